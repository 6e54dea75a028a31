// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Launches on GPUs: the choice says which kernel of which family.
#include "execute/launch/kernel_family.hpp"
#include "execute/launch/launch.hpp"
#include "problem/text.hpp"

#include <TeamFFT/device/engines/column/contract.hpp>
#include <TeamFFT/device/math/scalar.hpp>
#include <TeamFFT/device/engines/scratch_line/contract.hpp>
#include <TeamFFT/device/engines/slot_line/contract_budgets.hpp>

#include <backends/spaces.hpp>

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <type_traits>
#include <variant>

namespace TeamFFT::Impl {

namespace {

/// The second table over the engines (the first is engines/registry.cpp): where each one's kernels are.
template <class ExecutionSpace, class Real>
struct Launcher {
  ExecutionSpace const& exec;
  PassArguments<Real> const& arguments;
  Kernel const& kernel;
  std::string const& label;

  void operator()(SlotLineChoice const& choice) const {
    run<SlotLineKernels<Real>>(slot_kernel(choice.ends, choice.budget, scalar_precision<Real>),
                               &std::get<SlotShape>(kernel.shape));
  }
  void operator()(RegisterLineChoice const& choice) const {
    switch (choice.table) {
      case RowsOf::transforms: return run_on_cuda<TransformRows>(choice.row);
      case RowsOf::whole_lines: return run_on_cuda<PlainRows>(choice.row);
      case RowsOf::convolutions: return run_on_cuda<ConvolutionRows>(choice.row);
      case RowsOf::reals: return run_on_cuda<RealRows>(choice.row);
      case RowsOf::chains: break;  // launch_chain()
    }
    throw_not_compiled();
  }
  void operator()(RegisterLineClusterChoice const& choice) const {
    run_on_cuda<RegisterLineClusters<Real>>(choice.row);
  }
  void operator()(ScratchLineChoice const& choice) const {
    constexpr std::uint32_t chirps = flag_load_chirp | flag_store_chirp | flag_load_twiddle | flag_convolution;
    // they come first
    constexpr std::size_t turning_kernels =
        sizeof(Real) == 4 ? std::size(turning_budgets_f32) : std::size(turning_budgets_f64);
    if (auto const* const box = std::get_if<RealBoxShape>(&kernel.shape))
      return run_on_cuda<RealBoxLines<Real>>(choice.budget, box);
    if (choice.ends == ScratchLineEnds::real_kinds)
      return run_on_cuda<RealKindLines<Real>>(choice.budget, &std::get<ScratchLineEndsShape>(kernel.shape));
    if (choice.ends == ScratchLineEnds::odd_lines)
      return run_on_cuda<OddKindLines<Real>>(choice.budget, &std::get<ScratchLineEndsShape>(kernel.shape));
    auto const* const shape = &std::get<ScratchLineShape>(kernel.shape);
    if (!arguments.has(chirps)) return run_on_cuda<ScratchLines<Real>>(choice.budget, shape);
    run_on_cuda<ScratchLineChirps<Real>>(
        arguments.has(flag_convolution) ? choice.budget : turning_kernels + choice.budget, shape);
  }
  void operator()(ScratchLinePrimeChoice const& choice) const {
    run_on_cuda<ScratchLinePrimes<Real>>(choice.budget, &std::get<PrimeShape>(kernel.shape));
  }
  void operator()(ScratchLineClusterChoice const& choice) const {
    run_on_cuda<ScratchLineClusters<Real>>(choice.budget, &std::get<ScratchLineClusterShape>(kernel.shape));
  }
  void operator()(ColumnChoice const& choice) const {
    if (choice.reals)
      return run_on_cuda<RealColumns<Real>>(
          column_budget(arguments.maps.transform_length, real_column_budgets(scalar_precision<Real>)));
    run<Columns<Real>>(column_budget(kernel.choice.radices[0], scalar_precision<Real>));
  }
  void operator()(MapChoice const& choice) const {
    run<MapKernels<Real>>(choice.two_lines ? 1 : 0, &std::get<MapShape>(kernel.shape));
  }
  void operator()(LanesChoice const&) const { throw_not_compiled(); }

  void views(ViewLaunch const& ends) const {
    auto const own = std::get<SlotLineChoice>(kernel.choice.engine).ends;
    auto const index = [&] {
      if (own == SlotEnds::to_half_spectrum) return ViewKernel::from_reals;
      if (own == SlotEnds::from_half_spectrum) return ViewKernel::to_reals;
      if (arguments.has(flag_real_load)) return ViewKernel::from_odd_reals;
      return arguments.has(flag_line_wise_load) ? ViewKernel::to_odd_reals : ViewKernel::complex;
    }();
    run<ViewedLines<Real>>(static_cast<std::size_t>(index), &ends);
  }

 private:
  template <class Family>
  void run(std::size_t index, void const* shape = nullptr) const {
    auto const& t = kernel.choice;
    launch_kernel<Family>(index, exec, &arguments, {label, t.launch, t.team_size, t.teams(), t.scratch_bytes, shape});
  }
  template <class Family>
  void run_on_cuda([[maybe_unused]] std::size_t index, [[maybe_unused]] void const* shape = nullptr) const {
#ifdef KOKKOS_ENABLE_CUDA
    if constexpr (std::is_same_v<ExecutionSpace, Kokkos::Cuda>) return run<Family>(index, shape);
#endif
    throw_not_compiled();
  }
  [[noreturn]] void throw_not_compiled() const {
    throw Error(
        text("TeamFFT: ", label, ": the plan has a kernel that is not compiled for ", ExecutionSpace::name(),
             ". Make the plan for the machine at hand: leave PlanOptions::machine away, or set its compiled engines."));
  }
};

}  // namespace

template <class ExecutionSpace, class Real>
void launch(ExecutionSpace const& exec, PassArguments<Real> const& arguments, Kernel const& kernel,
            std::string const& label) {
  std::visit(Launcher<ExecutionSpace, Real>{exec, arguments, kernel, label}, kernel.choice.engine);
}

template <class ExecutionSpace, class Real>
void launch_views(ExecutionSpace const& exec, PassArguments<Real> const& arguments, Kernel const& kernel,
                  ViewLaunch const& views, std::string const& label) {
  Launcher<ExecutionSpace, Real>{exec, arguments, kernel, label}.views(views);
}

#define TEAMFFT_INSTANTIATE(Space)                                                                                    \
  template void launch<Space, float>(Space const&, PassArguments<float> const&, Kernel const&, std::string const&);   \
  template void launch<Space, double>(Space const&, PassArguments<double> const&, Kernel const&, std::string const&); \
  template void launch_views<Space, float>(Space const&, PassArguments<float> const&, Kernel const&,                  \
                                           ViewLaunch const&, std::string const&);                                    \
  template void launch_views<Space, double>(Space const&, PassArguments<double> const&, Kernel const&,                \
                                            ViewLaunch const&, std::string const&);
TEAMFFT_FOR_EACH_GPU(TEAMFFT_INSTANTIATE)

#ifdef KOKKOS_ENABLE_CUDA

template <class ExecutionSpace, class Real>
void launch_chain(ExecutionSpace const& exec, ChainArguments<Real> const& arguments, std::size_t row,
                  std::string const& label) {
  launch_kernel<Rings<Real>>(row, exec, &arguments, TeamLaunch{label});
}

template void launch_chain(Kokkos::Cuda const&, ChainArguments<float> const&, std::size_t, std::string const&);
template void launch_chain(Kokkos::Cuda const&, ChainArguments<double> const&, std::size_t, std::string const&);

#endif

}  // namespace TeamFFT::Impl
