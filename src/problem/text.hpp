// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// text(): the parts of a message as one string, in the classic locale.
#ifndef TEAMFFT_PROBLEM_TEXT_HPP
#define TEAMFFT_PROBLEM_TEXT_HPP

#include <TeamFFT/detail/printing.hpp>

#include <string>

namespace TeamFFT::Impl {

template <class... Parts>
[[nodiscard]] std::string text(Parts const&... parts) {
  auto os = classic_stream();
  (os << ... << parts);
  return os.str();
}

}  // namespace TeamFFT::Impl

#endif
