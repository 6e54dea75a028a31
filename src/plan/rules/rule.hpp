// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What rules work on: one axis of a problem, where its lines lie, and the machine. A rule says whether it applies and
// rewrites the axis into passes.
#ifndef TEAMFFT_PLAN_RULES_RULE_HPP
#define TEAMFFT_PLAN_RULES_RULE_HPP

#include "engines/finish.hpp"
#include "pass/context.hpp"
#include "pass/pass.hpp"

#include <optional>

namespace TeamFFT::Impl {

/// What a transform's values are: any, those of a real line (whose results are a half-spectrum), or a half-spectrum
/// (whose results are real).
enum class Core : std::uint8_t { complex, real, hermitian };

/// One axis on its way from `source` to `target`, whose ops are those of its first load and of its last store: `lines`
/// has strides only, but for the positions of line-wise ends.
struct AxisTask {
  std::size_t length = 1;
  std::vector<LineDim> lines;
  End source, target = plain_end(Buffer::out, 1, 1);
  Core core = Core::complex;
};

/// A real or half-spectrum line of even length as complex line of half that; for rules of one pass.
[[nodiscard]] std::optional<AxisTask> packed(AxisTask const& task);
/// What times are measured in: the values of all the task's transforms.
[[nodiscard]] std::size_t elements_of(AxisTask const& task);

/// The passes of one axis, with an estimate of their time in units of reading and writing the axis' data once.
struct AxisPlan {
  std::vector<Pass> passes;
  std::size_t workspace_elements = 0;
  std::size_t spectrum_elements = 0;  ///< behind those, beside passes of their own
  double time = 0;
  std::string reason;
  std::string others = {};  ///< rules that were not taken, and their times
};

// direct.cpp: N a product of radices, in scratch: one pass.
[[nodiscard]] std::optional<AxisPlan> direct(Context const& context, AxisTask const& task);
/// The better of a rule's plans for a real line: packed into half its length where the rule then needs one pass, or
/// whole.
template <std::optional<AxisPlan> (*rule)(Context const&, AxisTask const&)>
std::optional<AxisPlan> packed_or_whole(Context const& context, AxisTask const& task) {
  auto const half = packed(task);
  auto best = half ? rule(context, *half) : std::nullopt;
  if (best && rule == direct) return best;
  auto whole = rule(context, task);
  return !best || (whole && whole->time < best->time) ? whole : best;
}
// hierarchical.cpp: N = n_1 n_2 ... n_k (Gentleman and Sande 1966; Bailey 1990), a pass each.
[[nodiscard]] std::optional<AxisPlan> hierarchical(Context const& context, AxisTask const& task);
// real.cpp: real and half-spectrum lines of N = n_1 n_2, in two passes of half the bytes.
[[nodiscard]] std::optional<AxisPlan> real(Context const& context, AxisTask const& task);
/// A plan for complex lines.
using ComplexPlan = std::optional<AxisPlan> (*)(Context const&, AxisTask const&);
/// half_length.cpp: an even number of reals as half as many complex elements, whose plan may be any, between passes
/// that only map. `most_workspace`: of the complex plan, in complex elements, where it does not work in the output.
[[nodiscard]] std::optional<AxisPlan> half_length(Context const& context, AxisTask const& task,
                                                  ComplexPlan complex_plan, std::size_t most_workspace);
// two_lines.cpp: an odd number of reals of two lines as one of complex elements, where a kernel has the maps of both
// ends.
[[nodiscard]] std::optional<AxisPlan> two_lines_in_one_pass(Context const& context, AxisTask const& task);
/// The same between passes that only map. `most_workspace`: complex elements between all passes, where the complex plan
/// does not work in the output.
[[nodiscard]] std::optional<AxisPlan> two_lines(Context const& context, AxisTask const& task, ComplexPlan complex_plan,
                                                std::size_t most_workspace);
// bluestein.cpp: any N as a cyclic convolution of length M >= 2N - 1 (Bluestein 1970), in 2k - 1 passes where M has k
// factors.
[[nodiscard]] std::optional<AxisPlan> bluestein(Context const& context, AxisTask const& task);
/// What an element of a line of M costs before anything is planned, times M, in proportion. M is smooth.
[[nodiscard]] double padding_cost(std::size_t M);
// rader.cpp: prime N as a cyclic convolution of length N - 1 (Rader 1968), or padded to M >= 2N - 3.
[[nodiscard]] std::optional<AxisPlan> rader(Context const& context, AxisTask const& task);

// split.cpp
/// n = f_1 ... f_k with every factor in scratch beside its neighbours and the fewest, most even factors; empty where
/// there is none. One factor where the whole length fits.
[[nodiscard]] std::vector<std::size_t> split(Context const& context, std::size_t n, std::size_t line_count);
// convolution.cpp: what hierarchical, bluestein and rader share.
/// The workspace's arrangement: [outer lines][pitch][inner lines], inner being the batch dimension that is contiguous
/// where the axis itself is not.
struct Workspace {
  std::vector<LineDim> load;    ///< task lines with the task's load strides and the workspace's store strides
  std::vector<LineDim> store;   ///< workspace's load strides and the task's store strides
  std::vector<LineDim> inside;  ///< workspace's both
  std::ptrdiff_t unit = 1;      ///< from one element of a line to the next
  std::size_t elements = 0;
};
[[nodiscard]] Workspace arrange(AxisTask const& task, std::size_t pitch);
/// The passes of a convolution of M = factors: forward, filter in the last factor's rows, and back. Lengths, strides,
/// positions and twiddles of the ends are filled in here. Nothing where a pass does not fit in scratch.
struct ConvolutionEnds {
  std::string rule;
  End first, last;
  Filter filter = Filter::bluestein;
  std::size_t argument = 1;
  bool companion = false;
};
[[nodiscard]] std::optional<AxisPlan> convolution_passes(Context const& context, AxisTask const& task,
                                                         std::vector<std::size_t> const& factors,
                                                         ConvolutionEnds const& ends);
/// The fastest of the convolutions of the given lengths (those that are products of radices); nothing where none fits.
/// `what` begins the reason.
[[nodiscard]] std::optional<AxisPlan> best_convolution(Context const& context, AxisTask const& task,
                                                       std::vector<std::size_t> const& lengths,
                                                       ConvolutionEnds const& ends, std::string const& what);
/// How far apart the workspace's rows of `rest` elements should lie.
[[nodiscard]] std::size_t row_width(Context const& context, AxisTask const& task, std::size_t rest);
/// The forward passes over f_1 .. f_{k-1} of a hierarchical transform, from `first`, whose stride is the whole line's,
/// into the workspace. `width`: elements from one row over f_k to the next; f_k where k is not 2.
void forward_passes(std::vector<Pass>& passes, std::string const& rule, End const& first, Workspace const& workspace,
                    std::vector<std::size_t> const& factors, std::size_t width);

}  // namespace TeamFFT::Impl

#endif
