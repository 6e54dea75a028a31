// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The ops of a pass' ends: what happens to values between memory and the line. An op is a struct here, which says what
// it does (for reference()) and how a plan prints it, and an entry of the list Op; engines name those that they compile
// (features.hpp), and the general kernel names all.
#ifndef TEAMFFT_PASS_OPS_HPP
#define TEAMFFT_PASS_OPS_HPP

#include "pass/tables.hpp"

#include <TeamFFT/detail/number.hpp>

#include <algorithm>
#include <complex>
#include <cstddef>
#include <cstdint>
#include <string>
#include <variant>
#include <vector>

namespace TeamFFT::Impl {

/// The two ends of a pass.
enum class EndOf : std::uint8_t { load, store };

namespace ops {

/// What an op may ask about the value that it changes.
struct Value {
  std::size_t position;  ///< p of pass.hpp, or the element that a permutation makes of it
  std::size_t index;     ///< of the element in its line: j, or k of a store
  std::size_t twiddle;   ///< q of the line, see Twiddle
  long double scale;     ///< the plan's
};

using Complex = std::complex<long double>;

/// Real and imaginary part exchanged: a backward transform is a forward one between two of them.
struct Swap {
  [[nodiscard]] static std::string text(EndOf end) { return end == EndOf::load ? "swap load" : "swap store"; }
  [[nodiscard]] static Complex apply(Complex v, Value const&, EndOf) { return {v.imag(), v.real()}; }
  friend bool operator==(Swap const&, Swap const&) = default;
};

/// Times the plan's scale.
struct Scale {
  [[nodiscard]] static std::string text(EndOf) { return "scale"; }
  [[nodiscard]] static Complex apply(Complex v, Value const& at, EndOf) { return at.scale * v; }
  friend bool operator==(Scale const&, Scale const&) = default;
};

/// Rader's: position p of the load is element g^p mod `prime`, of the store element g^-p, g its smallest primitive
/// root. Only addresses change.
struct Permutation {
  std::size_t prime;

  [[nodiscard]] std::string text(EndOf end) const {
    return (end == EndOf::load ? "gather g^j mod " : "scatter g^-k mod ") + std::to_string(prime);
  }
  [[nodiscard]] static Complex apply(Complex v, Value const&, EndOf) { return v; }
  friend bool operator==(Permutation const&, Permutation const&) = default;
};

/// Bluestein's: times c[p] at the load, conj c[p] at the store, c[n] = exp(-i pi n^2 / length).
struct Chirp {
  std::size_t length;

  [[nodiscard]] std::string text(EndOf end) const {
    return end == EndOf::load ? "chirp " + std::to_string(length) : "conj chirp";
  }
  [[nodiscard]] Complex apply(Complex v, Value const& at, EndOf end) const {
    auto const c = chirp<long double>(at.position, length);
    return v * (end == EndOf::load ? c : std::conj(c));
  }
  friend bool operator==(Chirp const&, Chirp const&) = default;
};

/// Between the passes of a long line: times W_length^(q j), q the line's (LineDim::load_twiddle, store_twiddle).
struct Twiddle {
  std::size_t length;

  [[nodiscard]] std::string text(EndOf end) const {
    return "twiddle W_" + std::to_string(length) + (end == EndOf::load ? " at load" : " at store");
  }
  [[nodiscard]] Complex apply(Complex v, Value const& at, EndOf) const {
    return v * root_of_unity<long double>(multiply_mod(at.twiddle, at.index, length), length);
  }
  friend bool operator==(Twiddle const&, Twiddle const&) = default;
};

}  // namespace ops

/// From memory inwards: a load does them in this order, a store backwards.
using Op = std::variant<ops::Swap, ops::Scale, ops::Permutation, ops::Chirp, ops::Twiddle>;

/// The place of one of them in the list.
template <class Wanted, std::size_t I = 0>
constexpr std::size_t op_index() {
  if constexpr (std::is_same_v<std::variant_alternative_t<I, Op>, Wanted>)
    return I;
  else
    return op_index<Wanted, I + 1>();
}

/// The ops of an end, each at most once, from memory inwards.
class Ops {
 public:
  template <class Wanted>
  [[nodiscard]] Wanted const* find() const {
    for (auto const& op : m_ops)
      if (auto const* const found = std::get_if<Wanted>(&op)) return found;
    return nullptr;
  }
  template <class Wanted>
  [[nodiscard]] bool has() const {
    return find<Wanted>() != nullptr;
  }
  /// In the place of one of the same type where there is one.
  void put(Op const& op) {
    auto const place = std::ranges::lower_bound(m_ops, op.index(), {}, [](Op const& other) { return other.index(); });
    if (place != m_ops.end() && place->index() == op.index())
      *place = op;
    else
      m_ops.insert(place, op);
  }
  /// Returns whether there was one.
  template <class Unwanted>
  bool drop() {
    return std::erase_if(m_ops, [](Op const& op) { return std::holds_alternative<Unwanted>(op); }) != 0;
  }
  /// Two exchanges are none.
  void swap_once_more() {
    if (!drop<ops::Swap>()) put(ops::Swap{});
  }

  [[nodiscard]] auto begin() const { return m_ops.begin(); }
  [[nodiscard]] auto end() const { return m_ops.end(); }
  [[nodiscard]] auto rbegin() const { return m_ops.rbegin(); }
  [[nodiscard]] auto rend() const { return m_ops.rend(); }
  friend bool operator==(Ops const&, Ops const&) = default;

 private:
  std::vector<Op> m_ops;
};

[[nodiscard]] inline std::string text_of(Op const& op, EndOf end) {
  return std::visit([&](auto const& own) { return own.text(end); }, op);
}

[[nodiscard]] inline ops::Complex apply(Op const& op, ops::Complex v, ops::Value const& at, EndOf end) {
  return std::visit([&](auto const& own) { return own.apply(v, at, end); }, op);
}

}  // namespace TeamFFT::Impl

#endif
