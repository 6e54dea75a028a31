// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Wisdom: an empty, valid text until plans can measure.
#include "interfaces/fftw3/interface.hpp"

#include <TeamFFT/version.hpp>

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <cstring>

namespace TeamFFT::Impl::Relink {

std::string wisdom_text(char const* precision) {
  auto const v = version();
  return "(teamfft-" + std::to_string(v.major) + "." + std::to_string(v.minor) + "." + std::to_string(v.patch) + " " +
         precision + "_wisdom\n)\n";
}

bool is_wisdom(std::string const& text, char const* precision) {
  auto const trimmed = [](std::string value) {
    auto const is_space = [](unsigned char c) { return std::isspace(c) != 0; };
    value.erase(value.begin(), std::ranges::find_if_not(value, is_space));
    while (!value.empty() && is_space(static_cast<unsigned char>(value.back()))) value.pop_back();
    return value;
  };
  return trimmed(text) == trimmed(wisdom_text(precision));
}

char* string_for_free(std::string const& text) {
  auto* const memory = static_cast<char*>(std::malloc(text.size() + 1));
  if (memory != nullptr) std::memcpy(memory, text.c_str(), text.size() + 1);
  return memory;
}

}  // namespace TeamFFT::Impl::Relink
