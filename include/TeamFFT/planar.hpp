// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Complex data whose real and imaginary parts lie in two real Views.
#ifndef TEAMFFT_PLANAR_HPP
#define TEAMFFT_PLANAR_HPP

#include <TeamFFT/detail/macros_off.hpp>

#include <TeamFFT/detail/element.hpp>
#include <TeamFFT/detail/end_indices.hpp>
#include <TeamFFT/detail/view_info.hpp>
#include <TeamFFT/ends.hpp>
#include <TeamFFT/types.hpp>

#include <Kokkos_Core.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <type_traits>
#include <utility>

namespace TeamFFT {

namespace Impl {

/// Reals of a View without its type and its reference to the memory.
template <class Scalar, std::size_t RANK>
struct RealPart {
  Scalar* data = nullptr;
  std::int64_t strides[RANK] = {};  ///< 0 along one element

  template <class View>
  requires(Kokkos::is_view_v<View>) explicit RealPart(View const& view) : data(view.data()) {
    for (std::size_t d = 0; d < RANK; ++d)
      strides[d] = view.extent(d) > 1 ? static_cast<std::int64_t>(view.stride(d)) : 0;
  }
  /// Those of another part, which are only read here.
  template <class Other>
  requires(std::is_same_v<Other const, Scalar>) explicit RealPart(RealPart<Other, RANK> const& part) : data(part.data) {
    for (std::size_t d = 0; d < RANK; ++d) strides[d] = part.strides[d];
  }
  [[nodiscard]] KOKKOS_FUNCTION Scalar& operator()(Kokkos::Array<std::int64_t, RANK> const& indices) const {
    return data[offset(indices)];
  }
  [[nodiscard]] KOKKOS_FUNCTION std::int64_t offset(Kokkos::Array<std::int64_t, RANK> const& indices) const {
    return offset(indices, std::make_index_sequence<RANK>());
  }

 private:
  template <std::size_t... D>
  [[nodiscard]] KOKKOS_FUNCTION std::int64_t offset(Kokkos::Array<std::int64_t, RANK> const& indices,
                                                    std::index_sequence<D...>) const {
    return ((indices[D] * strides[D]) + ...);
  }
};

struct NoCapture {};

/// Elements of two parts along a line, by numbers.
template <class Scalar>
struct PartsAlong {
  Scalar *re, *im;
  std::int64_t re_step, im_step;

  [[nodiscard]] KOKKOS_FUNCTION Kokkos::complex<std::remove_const_t<Scalar>> element(std::uint32_t number) const {
    return {re[number * re_step], im[number * im_step]};
  }
  KOKKOS_FUNCTION void take(std::uint32_t number, Kokkos::complex<std::remove_const_t<Scalar>> const& element) const {
    re[number * re_step] = element.real();
    im[number * im_step] = element.imag();
  }
};

/// The sentences that wrong types of parts meet.
template <class Re, class Im>
struct RequireParts {
  static constexpr bool views = Kokkos::is_view_v<Re> && Kokkos::is_view_v<Im>;
  static_assert(views, "TeamFFT: planar() takes two Kokkos::Views.");
  static constexpr bool reals = [] {
    if constexpr (views)
      return Element<typename Re::non_const_value_type>::valid &&
             !Element<typename Re::non_const_value_type>::is_complex &&
             std::is_same_v<typename Re::non_const_value_type, typename Im::non_const_value_type>;
    return false;
  }();
  static_assert(!views || reals, "TeamFFT: real and imaginary parts must both be Views of float, or both of double.");
  static constexpr bool ranks = [] {
    if constexpr (views)
      return 1 <= Re::rank() && Re::rank() <= static_cast<std::size_t>(max_rank) && Re::rank() == Im::rank();
    return false;
  }();
  static_assert(!views || ranks, "TeamFFT: real and imaginary parts must be Views of the same rank, 1 to 8.");
  static constexpr bool met = reals && ranks;
};

}  // namespace Impl

/// What planar() makes: element (i, j, ..) is re(i, j, ..) + i im(i, j, ..). Scalar: float or double, const where the
/// elements cannot be written.
template <class Scalar, std::size_t RANK, class ReSpace, class ImSpace>
class Planar {
  using Real = std::remove_const_t<Scalar>;

 public:
  using value_type = Kokkos::complex<Real>;
  using non_const_value_type = value_type;
  using functor_type = Impl::NoCapture;  ///< parts take none of the room for functors
  using indices_type = Impl::EndIndices<std::int64_t, RANK>;

  static constexpr bool is_const = std::is_const_v<Scalar>;
  template <class ExecutionSpace>
  static constexpr bool is_accessible_from = Kokkos::SpaceAccessibility<ExecutionSpace, ReSpace>::accessible&&
      Kokkos::SpaceAccessibility<ExecutionSpace, ImSpace>::accessible;

  template <class Re, class Im>
  Planar(Re const& re, Im const& im) : m_indices("planar", extents_of(re, im).data()), m_re(re), m_im(im) {}

  [[nodiscard]] static constexpr std::size_t rank() { return RANK; }
  [[nodiscard]] std::size_t extent(std::size_t d) const { return m_indices.extent(d); }
  /// Of the real part.
  [[nodiscard]] std::size_t stride(std::size_t d) const { return static_cast<std::size_t>(m_re.strides[d]); }
  [[nodiscard]] KOKKOS_FUNCTION indices_type const& indices() const { return m_indices; }
  [[nodiscard]] Planar oriented(bool left) const {
    Planar turned = *this;
    turned.m_indices = m_indices.oriented(left);
    return turned;
  }
  /// The same elements, which are only read: one type for all inputs.
  [[nodiscard]] Planar<Real const, RANK, ReSpace, ImSpace> as_input() const { return {m_indices, m_re, m_im}; }
  /// The real and the imaginary part as the library's checks see Views.
  [[nodiscard]] std::array<Impl::ViewInfo, 2> parts() const {
    return {info_of(m_re, Impl::ElementPart::real), info_of(m_im, Impl::ElementPart::imaginary)};
  }

  /// Those from an offset of its indices on, with such an offset from each to the next.
  [[nodiscard]] KOKKOS_FUNCTION Impl::PartsAlong<Scalar> along(std::int64_t offset, std::int64_t step) const {
    auto const first = m_indices.all(offset), next = m_indices.all(step);
    return {&m_re(first), &m_im(first), m_re.offset(next), m_im.offset(next)};
  }
  /// The element at an offset of its indices.
  [[nodiscard]] KOKKOS_FUNCTION value_type at(std::int64_t offset) const { return (*this)(m_indices.all(offset)); }
  /// The element at these indices.
  [[nodiscard]] KOKKOS_FUNCTION value_type operator()(Kokkos::Array<std::int64_t, RANK> const& indices) const {
    return {m_re(indices), m_im(indices)};
  }

  /// Takes the element at an offset of its indices.
  KOKKOS_FUNCTION void take(std::int64_t offset, value_type const& element) const {
    (*this)(m_indices.all(offset), element);
  }
  /// Takes the element at these indices.
  KOKKOS_FUNCTION void operator()(Kokkos::Array<std::int64_t, RANK> const& indices, value_type const& element) const {
    m_re(indices) = element.real();
    m_im(indices) = element.imag();
  }

 private:
  template <class, std::size_t, class, class>
  friend class Planar;
  template <class OtherScalar>
  Planar(indices_type const& indices, Impl::RealPart<OtherScalar, RANK> const& re,
         Impl::RealPart<OtherScalar, RANK> const& im)
      : m_indices(indices), m_re(re), m_im(im) {}

  template <class Re, class Im>
  static std::array<std::size_t, RANK> extents_of(Re const& re, Im const& im) {
    std::array<std::size_t, RANK> extents;
    for (std::size_t d = 0; d < RANK; ++d) {
      extents[d] = re.extent(d);
      if (im.extent(d) != re.extent(d))
        throw Error("TeamFFT::planar: the imaginary part has extent " + std::to_string(im.extent(d)) + " along axis " +
                    std::to_string(d) + ", the real part " + std::to_string(re.extent(d)) +
                    "; both need the same extents. Take a Kokkos::subview of the larger one.");
    }
    return extents;
  }

  [[nodiscard]] Impl::ViewInfo info_of(Impl::RealPart<Scalar, RANK> const& part, Impl::ElementPart which) const {
    Impl::ViewInfo info;
    info.data = part.data;
    info.part = which;
    info.rank = static_cast<int>(RANK);
    info.precision = Impl::Element<Real>::precision;
    info.is_const = is_const;
    for (std::size_t d = 0; d < RANK; ++d) {
      info.extents[d] = m_indices.extent(d);
      info.strides[d] = static_cast<std::ptrdiff_t>(part.strides[d]);
    }
    return info;
  }

  indices_type m_indices;
  Impl::RealPart<Scalar, RANK> m_re, m_im;
};

/// Complex data whose real and imaginary parts lie in two real Views, where a complex View stands in a transform, a
/// Plan or a FilterPlan (not in convolve, correlate and fftshift):
///
///     Kokkos::View<float**> re("re", 64, 1024), im("im", 64, 1024);
///     TeamFFT::fft(exec, TeamFFT::planar(re, im), spectrum);                       // from two Views
///     TeamFFT::fft(exec, TeamFFT::planar(re, im), TeamFFT::planar(re, im));        // in place
///
/// The Views have one precision and the same extents, any layout each; as an input they may be const. In place are the
/// same two Views at both ends. No copy is made of either: they must live until the transform has run. Throws Error
/// where extents differ.
template <class Re, class Im>
[[nodiscard]] auto planar(Re const& re, Im const& im) {
  if constexpr (Impl::RequireParts<Re, Im>::met) {
    using Real = typename Re::non_const_value_type;
    constexpr bool is_const = std::is_const_v<typename Re::value_type> || std::is_const_v<typename Im::value_type>;
    return Planar<std::conditional_t<is_const, Real const, Real>, Re::rank(), typename Re::memory_space,
                  typename Im::memory_space>(re, im);
  }
}

namespace Impl {

template <class Scalar, std::size_t RANK, class ReSpace, class ImSpace>
inline constexpr bool is_planar<Planar<Scalar, RANK, ReSpace, ImSpace>> = true;
template <class Scalar, std::size_t RANK, class ReSpace, class ImSpace>
inline constexpr bool is_source<Planar<Scalar, RANK, ReSpace, ImSpace>> = true;
template <class Scalar, std::size_t RANK, class ReSpace, class ImSpace>
inline constexpr bool is_sink<Planar<Scalar, RANK, ReSpace, ImSpace>> = !std::is_const_v<Scalar>;

}  // namespace Impl
}  // namespace TeamFFT

#include <TeamFFT/detail/macros_on.hpp>

#endif
