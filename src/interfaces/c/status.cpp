// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "interfaces/c/status.hpp"

#include <TeamFFT/version.hpp>

#include <algorithm>

namespace TeamFFT::Impl {
namespace {

struct LastError {
  std::string message;
  char const* text = "TeamFFT: no call of this thread has failed";
};

LastError& last_error() {
  thread_local LastError last;
  return last;
}

}  // namespace

teamfft_status fail(teamfft_status status, std::string_view message) noexcept {
  auto& last = last_error();
  try {
    last.message = message;
    last.text = last.message.c_str();
  } catch (...) {
    last.text = "TeamFFT: no memory is left for an error's message";
  }
  return status;
}

void give_text(std::string_view value, char* text, std::size_t capacity, std::size_t* needed) {
  if (needed != nullptr) *needed = value.size() + 1;
  if (capacity == 0) return;
  require_pointer("teamfft", "text", text);
  auto const count = std::min(value.size(), capacity - 1);
  std::copy_n(value.begin(), count, text);
  text[count] = '\0';
}

}  // namespace TeamFFT::Impl

char const* teamfft_last_error(void) { return TeamFFT::Impl::last_error().text; }

teamfft_status teamfft_fail(teamfft_status status, char const* message) {
  return TeamFFT::Impl::fail(status, message != nullptr ? message : "TeamFFT: a failure without a message");
}

char const* teamfft_status_name(teamfft_status status) {
  switch (status) {
    case TEAMFFT_SUCCESS: return "success";
    case TEAMFFT_INVALID_ARGUMENT: return "invalid argument";
    case TEAMFFT_NOT_SUPPORTED: return "not supported";
    case TEAMFFT_OUT_OF_MEMORY: return "out of memory";
    case TEAMFFT_NO_KOKKOS: return "no Kokkos";
    case TEAMFFT_INTERNAL_ERROR: return "internal error";
  }
  return "unknown status";
}

int teamfft_version(void) {
  auto const version = TeamFFT::version();
  return 10000 * version.major + 100 * version.minor + version.patch;
}
