// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Elements that are asked for together before one of them is used: what stands around a View (factors, windows) must not make a load wait for another.
#ifndef TEAMFFT_DEVICE_LINE_ASKED_HPP
#define TEAMFFT_DEVICE_LINE_ASKED_HPP

#include <TeamFFT/device/line/accessor.hpp>

#include <cstdint>
#include <type_traits>

namespace TeamFFT::Impl {

/// Ends whose elements are asked for before they are used: ask_load(offset), and value(asked) when others have been asked for, too; ask_store(offset), and
/// store(offset, v, asked).
template <class Ends>
inline constexpr bool are_asked = false;

/// What an end in memory, or a functor, has to be asked for a store: nothing.
struct NothingAsked {};

/// source[offset], a real (`Value` = Real) or an element, as asked for.
template <class Value, class Real, class Ends>
TEAMFFT_FUNCTION auto ask_load(PassArguments<Real, Ends> const& a, std::int64_t offset) {
  auto const read = [&] {
    if constexpr (std::is_same_v<Value, Real>)
      return read_scalar(a, offset);
    else
      return read_element(a, offset);
  };
  if constexpr (are_asked<Ends>)
    return calls_source(a) ? a.template ask_load<Value>(offset) : Ends::template in_memory<Value>(read());
  else
    return read();
}
template <class Real, class Ends, class Asked>
TEAMFFT_FUNCTION auto value_of(PassArguments<Real, Ends> const& a, Asked const& asked) {
  if constexpr (are_asked<Ends>)
    return calls_source(a) ? a.value(asked) : asked.v;
  else
    return asked;
}

template <class Value, class Real, class Ends>
TEAMFFT_FUNCTION auto ask_store(PassArguments<Real, Ends> const& a, std::int64_t offset) {
  if constexpr (are_asked<Ends>)
    return calls_sink(a) ? a.template ask_store<Value>(offset) : typename Ends::template Asked<Value>{};
  else
    return NothingAsked{};
}
template <class Real, class Ends, class Value, class Asked>
TEAMFFT_FUNCTION void write_asked(PassArguments<Real, Ends> const& a, std::int64_t offset, Value const& v, Asked const& asked) {
  if constexpr (are_asked<Ends>)
    if (calls_sink(a)) return a.store(offset, v, asked);
  if constexpr (std::is_same_v<Value, Real>)
    write_scalar(a, offset, v);
  else
    write_finished(a, offset, v);
}

}  // namespace TeamFFT::Impl

#endif
