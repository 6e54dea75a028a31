// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The column kernel as a functor, one for each form, and its launch, the backend's own.
#include "execute/launch/launch.hpp"

#include <TeamFFT/device/engines/column/column.hpp>

#include <backends/cuda/launch.hpp>
#include <backends/spaces.hpp>
#include <TeamFFT/device/engines/register_line/contract.hpp>

#include <algorithm>
#include <array>
#include <utility>

#ifdef KOKKOS_ENABLE_CUDA

namespace TeamFFT::Impl {

namespace {

template <class Real, std::size_t I>
struct ColumnFormAt {
  static constexpr ColumnForm value = column_forms(scalar_precision<Real>)[I];
};

template <class Form, class Real>
struct ColumnFunctor {
  PassArguments<Real> arguments;

  template <class Member>
  KOKKOS_FORCEINLINE_FUNCTION void operator()(Member const& member, char*) const {
    column_kernel<Form>(member, arguments);
  }
};

template <class Real, std::size_t I>
void launch_form(Kokkos::Cuda const& exec, PassArguments<Real> const& arguments, Tuning const& tuning, std::string const& label) {
  using Form = ColumnFormAt<Real, I>;
  auto const teams = std::max(1u, (arguments.line_count + tuning.team_size - 1) / tuning.team_size);
  launch_cuda<column_threads, Form::value.min_blocks>(exec, teams, tuning.team_size, 0, ColumnFunctor<Form, Real>{arguments}, label);
}

template <class Real, std::size_t... I>
void launch_column(Kokkos::Cuda const& exec, PassArguments<Real> const& arguments, Tuning const& tuning, std::string const& label, std::index_sequence<I...>) {
  using Launch = void (*)(Kokkos::Cuda const&, PassArguments<Real> const&, Tuning const&, std::string const&);
  constexpr std::array<Launch, sizeof...(I)> launches{&launch_form<Real, I>...};
  launches[column_form(tuning.radices[0], scalar_precision<Real>)](exec, arguments, tuning, label);
}

}  // namespace

template <class Real>
void launch_column(Kokkos::Cuda const& exec, PassArguments<Real> const& arguments, Tuning const& tuning, std::string const& label) {
  launch_column(exec, arguments, tuning, label, std::make_index_sequence<column_forms(scalar_precision<Real>).size()>{});
}

template void launch_column(Kokkos::Cuda const&, PassArguments<float> const&, Tuning const&, std::string const&);
template void launch_column(Kokkos::Cuda const&, PassArguments<double> const&, Tuning const&, std::string const&);

}  // namespace TeamFFT::Impl

#endif
