// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// From exceptions to status codes, and the sentence that a thread's last failure left.
#ifndef TEAMFFT_INTERFACES_C_STATUS_HPP
#define TEAMFFT_INTERFACES_C_STATUS_HPP

#include <TeamFFT/teamfft.h>
#include <TeamFFT/types.hpp>

#include <exception>
#include <new>
#include <string>
#include <string_view>

namespace TeamFFT::Impl {

/// An Error whose status is not TEAMFFT_INVALID_ARGUMENT.
class StatusError : public Error {
 public:
  StatusError(teamfft_status status, std::string const& message) : Error(message), m_status(status) {}
  [[nodiscard]] teamfft_status status() const { return m_status; }

 private:
  teamfft_status m_status;
};

/// Keeps the message for teamfft_last_error() of this thread and returns the status. Where no memory is left for the
/// message, a constant one stands for it.
teamfft_status fail(teamfft_status status, std::string_view message) noexcept;

/// What `call` returns, or the status of what it throws: no exception leaves a function of C.
template <class Call>
teamfft_status guarded(Call const& call) noexcept {
  try {
    call();
    return TEAMFFT_SUCCESS;
  } catch (StatusError const& error) {
    return fail(error.status(), error.what());
  } catch (Error const& error) {
    return fail(TEAMFFT_INVALID_ARGUMENT, error.what());
  } catch (std::bad_alloc const&) {
    return fail(TEAMFFT_OUT_OF_MEMORY, "TeamFFT: no memory is left on the host. Free some, or split the problem.");
  } catch (std::exception const& error) {
    return fail(TEAMFFT_INTERNAL_ERROR, error.what());
  } catch (...) {
    return fail(TEAMFFT_INTERNAL_ERROR, "TeamFFT: an exception that is none of the standard library");
  }
}

template <class T>
void require_pointer(char const* function, char const* name, T const* pointer) {
  if (pointer == nullptr)
    throw Error(std::string(function) + ": " + name + " is a null pointer. Give the address of one.");
}

/// The value of the enum, whatever number C code put there.
template <class Enum>
void require_in_enum(char const* function, char const* name, Enum value, int last) {
  if (static_cast<int>(value) < 0 || static_cast<int>(value) > last)
    throw Error(std::string(function) + ": " + name + " is " + std::to_string(static_cast<int>(value)) + "; 0 to " +
                std::to_string(last) + " are possible. Give one of the enumerators.");
}

/// Text as C functions give it: as much as fits, with a final zero, and how much there is.
void give_text(std::string_view value, char* text, std::size_t capacity, std::size_t* needed);

}  // namespace TeamFFT::Impl

#endif
