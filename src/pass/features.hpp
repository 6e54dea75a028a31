// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the ends and the middle of a pass ask of a kernel beside lines of complex elements, as sets: an engine lists
// what it compiles, and accepts the passes that ask for no more.
#ifndef TEAMFFT_PASS_FEATURES_HPP
#define TEAMFFT_PASS_FEATURES_HPP

#include "pass/pass.hpp"

#include <cstdint>

namespace TeamFFT::Impl {

class Features {
 public:
  constexpr Features() = default;
  constexpr explicit Features(std::uint32_t bits) : m_bits(bits) {}

  [[nodiscard]] constexpr bool are_within(Features all) const { return (m_bits & ~all.m_bits) == 0; }
  [[nodiscard]] constexpr bool have(Features any) const { return (m_bits & any.m_bits) != 0; }
  constexpr Features& operator|=(Features other) {
    m_bits |= other.m_bits;
    return *this;
  }
  friend constexpr Features operator|(Features a, Features b) { return a |= b; }
  friend constexpr bool operator==(Features, Features) = default;

 private:
  std::uint32_t m_bits = 0;
};

namespace features {

/// Of an op, whichever it is.
constexpr Features of_op(std::size_t index) { return Features(std::uint32_t{1} << index); }

inline constexpr std::size_t op_count = std::variant_size_v<Op>;

inline constexpr Features none, swap = of_op(op_index<ops::Swap>()), scale = of_op(op_index<ops::Scale>()),
                                permutation = of_op(op_index<ops::Permutation>()),
                                chirp = of_op(op_index<ops::Chirp>()), twiddle = of_op(op_index<ops::Twiddle>());
inline constexpr Features pairs = of_op(op_count);          ///< reals, two neighbours of which are one complex element
inline constexpr Features reals = of_op(op_count + 1);      ///< other reals
inline constexpr Features line_wise = of_op(op_count + 2);  ///< a map, a packing, or a real store
/// values from the count on that no chirp pads: a load gives 0 for them, a store leaves them out
inline constexpr Features crop = of_op(op_count + 3);

inline constexpr Features mirror = of_op(op_count + 4);     ///< the mirror line, too (Map::halved)
inline constexpr Features two_lines = of_op(op_count + 5);  ///< a partner line, too (packings of two lines)
inline constexpr Features called = of_op(op_count + 6);     ///< a functor's elements instead of memory's

inline constexpr Features bluestein = of_op(0), rader = of_op(1), companion = of_op(2), identity = of_op(3),
                          filter = of_op(4),
                          box = of_op(5);  ///< of a middle; filter: a user's, box: lines are boxes of several axes

/// Every op that there is.
inline constexpr Features all_ops{(std::uint32_t{1} << op_count) - 1};

}  // namespace features

/// No op but the swap, and a real load, between memory and the first stage; no element past the data.
inline constexpr Features plain_load = features::swap | features::reals | features::pairs;
/// No op but scale and swap between the last stage and memory; every element is stored.
inline constexpr Features plain_store = features::swap | features::scale | features::pairs;

/// Those of a pass, or those that an engine compiles.
struct PassFeatures {
  Features load, store, middle;

  [[nodiscard]] constexpr bool are_within(PassFeatures const& all) const {
    return load.are_within(all.load) && store.are_within(all.store) && middle.are_within(all.middle);
  }
  friend constexpr PassFeatures operator|(PassFeatures const& a, PassFeatures const& b) {
    return {a.load | b.load, a.store | b.store, a.middle | b.middle};
  }
};

/// Packed lines of reals that lie side by side are complex lines of half the length: such an end needs no map.
[[nodiscard]] bool loads_as_complex(Pass const& pass);
[[nodiscard]] bool stores_as_complex(Pass const& pass);
[[nodiscard]] Pass as_complex(Pass pass);

/// Whether lines go to a user's filter and back; and the fields that lie in scratch together there.
[[nodiscard]] bool has_user_filter(Pass const& pass);
[[nodiscard]] std::size_t fields_of(Pass const& pass);

/// The other ends with a map, a packing, or a real store.
[[nodiscard]] bool is_line_wise_load(Pass const& pass);
[[nodiscard]] bool is_line_wise_store(Pass const& pass);

/// Whether all values of an end that is not line-wise are there.
[[nodiscard]] bool loads_whole(Pass const& pass);
[[nodiscard]] bool stores_whole(Pass const& pass);

[[nodiscard]] Features load_features(Pass const& pass);
[[nodiscard]] Features store_features(Pass const& pass);
[[nodiscard]] PassFeatures features_of(Pass const& pass);

/// Whether a pass asks for no more than an engine, or one of its kernels, compiles.
[[nodiscard]] inline bool accepts(PassFeatures const& compiled, Pass const& pass) {
  return features_of(pass).are_within(compiled);
}

}  // namespace TeamFFT::Impl

#endif
