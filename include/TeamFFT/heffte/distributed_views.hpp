// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Between Views and a DistributedPlan's request: the request of a constructor call, and whether Views hold a rank's
// boxes.
#ifndef TEAMFFT_HEFFTE_DISTRIBUTED_VIEWS_HPP
#define TEAMFFT_HEFFTE_DISTRIBUTED_VIEWS_HPP

#include <TeamFFT/detail/kinds.hpp>
#include <TeamFFT/detail/memory_check.hpp>
#include <TeamFFT/detail/plan_state.hpp>
#include <TeamFFT/detail/space.hpp>
#include <TeamFFT/detail/view_info.hpp>
#include <TeamFFT/heffte/box_plans.hpp>
#include <TeamFFT/heffte/distributed_options.hpp>
#include <TeamFFT/heffte/distributed_request.hpp>
#include <TeamFFT/heffte/gpu_aware.hpp>
#include <TeamFFT/types.hpp>

#include <Kokkos_Core.hpp>

#include <complex>
#include <cstddef>
#include <sstream>
#include <string>
#include <type_traits>

namespace TeamFFT::Impl {

template <std::size_t DIM>
[[nodiscard]] WideBox wide_box(IndexBox<DIM> const& box) {
  WideBox wide;
  for (std::size_t axis = 0; axis < DIM; ++axis) {
    wide.low[3 - DIM + axis] = box.low[axis];
    wide.high[3 - DIM + axis] = box.high[axis];
  }
  return wide;
}

template <class ExecutionSpace, std::size_t DIM>
[[nodiscard]] DistributedRequest distributed_request(IndexBox<DIM> const& in, IndexBox<DIM> const& out,
                                                     shape_type<DIM> const& extents, Kind kind,
                                                     DistributedOptions const& options) {
  static_assert(DIM == 2 || DIM == 3,
                "TeamFFT: a DistributedPlan has two or three dimensions; heFFTe spreads no others.");
  constexpr bool is_left_by_default = std::is_same_v<typename ExecutionSpace::array_layout, Kokkos::LayoutLeft>;
  DistributedRequest request;
  auto& settings = request.settings;
  for (std::size_t axis = 0; axis < DIM; ++axis) settings.extents[3 - DIM + axis] = extents[axis];
  settings.padding = 3 - static_cast<std::int64_t>(DIM);
  settings.kind = static_cast<std::int64_t>(kind);
  settings.precision = static_cast<std::int64_t>(options.precision);
  settings.is_left =
      options.order == TeamFFT::Order::automatic ? is_left_by_default : options.order == TeamFFT::Order::left;
  settings.reorder = options.reorder;
  settings.exchange = static_cast<std::int64_t>(options.exchange);
  settings.pencils = options.pencils;
  settings.gpu_aware = options.gpu_aware.has_value() ? *options.gpu_aware : mpi_reads_gpu_memory();
  settings.ranks = options.ranks;
  settings.on_device = is_host_space<ExecutionSpace> ? 0 : 1;
  request.in = wide_box(in);
  request.out = wide_box(out);
  return request;
}

[[nodiscard]] inline bool reads_real(Kind kind) { return kind == Kind::r2c || is_trigonometric(kind); }
[[nodiscard]] inline bool writes_real(Kind kind) { return kind == Kind::c2r || is_trigonometric(kind); }

/// Throws Error if the View is not contiguous in the plan's order with the box's extents.
inline void check_box_view(DistributedRequest const& request, WideBox const& box, ViewInfo const& view, bool is_real,
                           std::string const& side) {
  auto const& settings = request.settings;
  auto const padding = static_cast<std::size_t>(settings.padding), rank = 3 - padding;
  auto const refuse = [&](std::string const& what) {
    throw Error("execute: the " + side + " View of a DistributedPlan " + what);
  };
  if (view.rank != static_cast<int>(rank))
    refuse("has rank " + std::to_string(view.rank) + "; the plan's is " + std::to_string(rank) + ".");
  if (view.precision != static_cast<Precision>(settings.precision))
    refuse("is of another precision than the plan; set DistributedOptions::precision.");
  if (view.is_complex == is_real)
    refuse(is_real ? "has complex elements; the plan's kind wants real ones."
                   : "has real elements; the plan's kind wants complex ones.");
  std::ptrdiff_t stride = 1;
  for (std::size_t step = 0; step < rank; ++step) {
    auto const axis = settings.is_left != 0 ? step : rank - 1 - step;
    auto const extent = static_cast<std::size_t>(box.high[padding + axis] - box.low[padding + axis]);
    if (view.extents[axis] != extent)
      refuse("has extent " + std::to_string(view.extents[axis]) + " along axis " + std::to_string(axis) +
             "; this rank's box has " + std::to_string(extent) + ".");
    if (extent > 1 && view.strides[axis] != stride)
      refuse("has stride " + std::to_string(view.strides[axis]) + " along axis " + std::to_string(axis) +
             "; contiguous in the plan's order it is " + std::to_string(stride) +
             ". Copy it, or set DistributedOptions::order.");
    stride *= static_cast<std::ptrdiff_t>(extent);
  }
  if (view.data == nullptr) refuse("has no memory.");
}

/// "0x7f2000 to 0x7f2fff", the first and the last byte.
[[nodiscard]] inline std::string address_text(std::byte const* begin, std::byte const* end) {
  std::ostringstream os;
  os << static_cast<void const*>(begin) << " to " << static_cast<void const*>(end - 1);
  return os.str();
}

/// `workspace`: an address and bytes, of which `needed` are used.
inline void check_distributed(DistributedRequest const& request, ViewInfo const& in, ViewInfo const& out,
                              WorkspaceMemory const& workspace, std::size_t needed) {
  auto const kind = static_cast<Kind>(request.settings.kind);
  check_box_view(request, request.in, in, reads_real(kind), "input");
  check_box_view(request, request.out, out, writes_real(kind), "output");
  std::size_t const real = request.settings.precision == 0 ? sizeof(float) : sizeof(double);
  auto const* const in_begin = static_cast<std::byte const*>(in.data);
  auto const* const out_begin = static_cast<std::byte const*>(out.data);
  auto const* const in_end = in_begin + request.in.count() * real * (in.is_complex ? 2 : 1);
  auto const* const out_end = out_begin + request.out.count() * real * (out.is_complex ? 2 : 1);
  bool const in_place = in_begin == out_begin && kind != Kind::r2c && kind != Kind::c2r;
  if (!in_place && in_begin < out_end && out_begin < in_end)
    throw Error(
        "execute: input and output of a DistributedPlan overlap; in place they begin at one address, and r2c and c2r "
        "want memory of their own. The "
        "input lies at " +
        address_text(in_begin, in_end) + ", the output at " + address_text(out_begin, out_end) + ".");
  if (workspace.bytes < needed)
    throw Error("execute: a workspace of " + std::to_string(workspace.bytes) + " bytes; " + std::to_string(needed) +
                " are required (DistributedPlan::workspace_size), unless the plan has its own "
                "(DistributedOptions::external_workspace).");
  MemoryBeside beside;
  beside.workspace = workspace.data;
  beside.workspace_bytes = needed;
  check_memory("execute", {&in, 1}, {&out, 1}, beside);
}

/// The View's memory with the complex numbers that heFFTe knows.
template <class View>
[[nodiscard]] auto* standard_pointer(View const& view) {
  using value = typename View::value_type;
  using element = std::remove_const_t<value>;
  if constexpr (std::is_arithmetic_v<element>)
    return view.data();
  else {
    using standard = std::complex<typename element::value_type>;
    return reinterpret_cast<std::conditional_t<std::is_const_v<value>, standard const, standard>*>(view.data());
  }
}

[[nodiscard]] inline std::string distributed_text(DistributedRequest const& request, int ranks) {
  auto const& settings = request.settings;
  auto const padding = static_cast<int>(settings.padding);
  return "TeamFFT distributed plan " + std::string(row_of(static_cast<Kind>(settings.kind)).name) +
         (settings.precision == 0 ? "_f32" : "_f64") + " of " + WideBox{{0, 0, 0}, settings.extents}.text(padding) +
         " on " + std::to_string(ranks) + " ranks by heFFTe; here " + request.in.text(padding) + " -> " +
         request.out.text(padding);
}

}  // namespace TeamFFT::Impl

#endif
