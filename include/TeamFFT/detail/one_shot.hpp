// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the transforms as functions share: the sentences for element types, and the way to the cached plan.
#ifndef TEAMFFT_DETAIL_ONE_SHOT_HPP
#define TEAMFFT_DETAIL_ONE_SHOT_HPP

#include <TeamFFT/cache.hpp>
#include <TeamFFT/detail/running.hpp>
#include <TeamFFT/types.hpp>
#include <TeamFFT/detail/view.hpp>

#include <cstddef>
#include <span>
#include <string_view>

namespace TeamFFT::Impl {

template <class View>
[[nodiscard]] constexpr std::size_t rank_of() {
  if constexpr (is_end<View>)
    return View::rank() < 1 ? 1 : View::rank();
  else
    return 1;
}

/// Which elements a function takes to which.
enum class Elements { any_to_complex, real_to_complex, complex_to_real, alike };

template <Elements elements, class In, class Out>
struct RequireElements {
  static constexpr bool in = ElementOf<In>::is_complex, out = ElementOf<Out>::is_complex;
  static_assert(elements != Elements::any_to_complex || out,
                "TeamFFT: fft, ifft and their 2-D and N-D forms need a complex output.");
  static_assert(elements != Elements::real_to_complex || (!in && out),
                "TeamFFT: rfft, rfft2, rfftn and ihfft take real input to complex output.");
  static_assert(elements != Elements::complex_to_real || (in && !out),
                "TeamFFT: irfft, irfft2, irfftn and hfft take complex input to real output.");
  static_assert(
      elements != Elements::alike || in == out,
      "TeamFFT: dct, dst, their inverses and N-D forms take real input to real output, or complex to complex.");
  static constexpr bool met = elements == Elements::any_to_complex    ? out
                              : elements == Elements::real_to_complex ? !in && out
                              : elements == Elements::complex_to_real ? in && !out
                                                                      : in == out;
};

/// One call of a function: its name for messages, and what it computes.
struct FunctionCall {
  std::string_view function;
  Kind kind;  ///< along all axes; beside r2c and c2r, which are for the last one, the others are complex
  bool conjugated = false;
};

/// Checks, looks for the plan in the cache (or makes it), and enqueues its passes.
template <Elements elements, class ExecutionSpace, class In, class Out, std::size_t DIM>
void transform_cached(FunctionCall const& call, ExecutionSpace const& exec, In const& in, Out const& out,
                      axis_type<DIM> const& axes, std::span<std::size_t const> shape, Normalization normalization) {
  if constexpr (RequireTransform<ExecutionSpace, In, Out, DIM>::met) {
    if constexpr (RequireElements<elements, In, Out>::met) {
      require_running(call.function);
      auto const& source = source_of<ExecutionSpace>(in, out);
      auto const& target = target_of<ExecutionSpace>(in, out);
      auto const from = view_info(source), to = view_info(target);
      auto key = make_key(call.function, from, to, kinds_for<DIM>(from, to, call.kind), axes, shape);
      key.conjugated = call.conjugated;
      execute_cached(exec, key, source, target, check_planar(call.function, source, target), normalization);
    }
  }
}

/// For an inverse that is a forward transform of another kind: backward scales where forward did.
[[nodiscard]] constexpr Normalization exchanged(Normalization normalization) {
  if (normalization == Normalization::forward) return Normalization::backward;
  if (normalization == Normalization::backward) return Normalization::forward;
  return normalization;
}

}  // namespace TeamFFT::Impl

#endif
