// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How a Kokkos::View becomes an AnyView.
#ifndef TEAMFFT_DETAIL_ANY_VIEW_HPP
#define TEAMFFT_DETAIL_ANY_VIEW_HPP

#include <TeamFFT/detail/lifetime.hpp>
#include <TeamFFT/detail/space.hpp>
#include <TeamFFT/detail/view.hpp>
#include <TeamFFT/options.hpp>

#include <Kokkos_Core.hpp>

#include <memory>

namespace TeamFFT {

template <class View>
requires requires {
  typename View::memory_space;
  typename View::non_const_value_type;
}
AnyView::AnyView(View const& view)
    : m_info(Impl::view_info(view)),
      m_keep(std::make_shared<Impl::Kept<View>>(view)),
      m_on_host(Kokkos::SpaceAccessibility<Kokkos::HostSpace, typename View::memory_space>::accessible),
      m_on_device(Kokkos::SpaceAccessibility<Kokkos::DefaultExecutionSpace, typename View::memory_space>::accessible) {
  static_assert(Impl::has_valid_elements<View>(),
                "TeamFFT: factors must be float, double, Kokkos::complex<float> or Kokkos::complex<double>.");
  static_assert(Impl::has_valid_rank<View>(), "TeamFFT: factors are Views of rank 1 to 8.");
  static_assert(Impl::has_strides<View>(), "TeamFFT: factors need LayoutLeft, LayoutRight or LayoutStride.");
}

template <class ExecutionSpace>
bool AnyView::is_accessible_from() const {
  return Impl::is_host_space<ExecutionSpace> ? m_on_host : m_on_device;
}

}  // namespace TeamFFT

#endif
