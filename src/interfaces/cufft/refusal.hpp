// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Refusal: why a function of cuFFT's interface does not return success.
#ifndef TEAMFFT_INTERFACES_CUFFT_REFUSAL_HPP
#define TEAMFFT_INTERFACES_CUFFT_REFUSAL_HPP

#include "interfaces/cufft/types.hpp"

#include <TeamFFT/teamfft.h>

#include <exception>
#include <new>
#include <string>
#include <utility>

namespace TeamFFT::Impl::Cufft {

class Refusal : public std::exception {
 public:
  /// Without a message teamfft_last_error() has one already.
  explicit Refusal(Result result, std::string message = {}) : m_result(result), m_message(std::move(message)) {}
  [[nodiscard]] Result result() const { return m_result; }
  [[nodiscard]] std::string const& message() const { return m_message; }
  [[nodiscard]] char const* what() const noexcept override { return m_message.c_str(); }

 private:
  Result m_result;
  std::string m_message;
};

/// The interface in C has fewer words. `otherwise` stands for arguments that it does not take.
inline Result result_of(teamfft_status status, Result otherwise) {
  switch (status) {
    case TEAMFFT_SUCCESS: return Result::success;
    case TEAMFFT_INVALID_ARGUMENT: return otherwise;
    case TEAMFFT_NOT_SUPPORTED: return Result::not_supported;
    case TEAMFFT_OUT_OF_MEMORY: return Result::alloc_failed;
    case TEAMFFT_NO_KOKKOS: return Result::setup_failed;
    case TEAMFFT_INTERNAL_ERROR: break;
  }
  return Result::internal_error;
}

inline void require(teamfft_status status, Result otherwise) {
  if (status != TEAMFFT_SUCCESS) throw Refusal(result_of(status, otherwise));
}

/// Keeps the message of a failure for teamfft_last_error().
inline Result refuse(Result result, char const* message) noexcept {
  teamfft_fail(result == Result::not_supported  ? TEAMFFT_NOT_SUPPORTED
               : result == Result::alloc_failed ? TEAMFFT_OUT_OF_MEMORY
                                                : TEAMFFT_INVALID_ARGUMENT,
               message);
  return result;
}

/// The result of `call`, or of what it throws: no exception leaves a function of C.
template <class Call>
Result guarded(Call const& call) noexcept {
  try {
    call();
    return Result::success;
  } catch (Refusal const& refusal) {
    return refusal.message().empty() ? refusal.result() : refuse(refusal.result(), refusal.what());
  } catch (std::bad_alloc const&) {
    return refuse(Result::alloc_failed, "TeamFFT: no memory is left on the host. Free some.");
  } catch (std::exception const& error) {
    return refuse(Result::internal_error, error.what());
  } catch (...) {
    return refuse(Result::internal_error, "TeamFFT: an exception that is none of the standard library");
  }
}

}  // namespace TeamFFT::Impl::Cufft

#endif
