// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Views in one pool of memory: calls that must be refused before anything in the pool is written.
#ifndef TEAMFFT_TESTS_INTERFACE_ALIAS_TOOLS_HPP
#define TEAMFFT_TESTS_INTERFACE_ALIAS_TOOLS_HPP

#include "problem/view_check.hpp"
#include "run.hpp"
#include "strided_view.hpp"

#include <TeamFFT.hpp>

#include <Kokkos_Core.hpp>
#include <gtest/gtest.h>

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace TeamFFT::Test {

using Complex = Kokkos::complex<double>;

/// Numbers from a multiple of 256 bytes on, and Views of them.
class SharedPool {
 public:
  explicit SharedPool(std::size_t count) : m_memory("pool", count + 32), m_count(count) {
    auto const excess = reinterpret_cast<std::uintptr_t>(m_memory.data()) % 256;
    m_begin = m_memory.data() + (256 - excess) % 256 / sizeof(double);
    std::vector<double> values(count);
    for (std::size_t i = 0; i < count; ++i) values[i] = std::sin(1.7 * static_cast<double>(i) + 1);
    Kokkos::deep_copy(whole(),
                      Kokkos::View<double const*, Kokkos::HostSpace, Kokkos::MemoryUnmanaged>(values.data(), count));
  }

  /// A View whose first element is double number `first` of the pool; packed where there are no strides.
  template <class T>
  [[nodiscard]] auto view(std::size_t first, std::size_t n) const {
    return StridedView<T, 1>(reinterpret_cast<T*>(m_begin + first), Kokkos::LayoutStride(n, 1));
  }
  template <class T>
  [[nodiscard]] auto view(std::size_t first, std::vector<std::size_t> const& extents,
                          std::vector<std::ptrdiff_t> const& strides) const {
    return StridedView<T, 2>(reinterpret_cast<T*>(m_begin + first), layout_of<2>(extents, strides));
  }
  template <class T>
  [[nodiscard]] auto rows(std::size_t first, std::size_t n0, std::size_t n1) const {
    return view<T>(first, {n0, n1}, {static_cast<std::ptrdiff_t>(n1), 1});
  }
  template <std::size_t RANK, class T>
  [[nodiscard]] auto of_rank(std::size_t first, std::vector<std::size_t> const& extents,
                             std::vector<std::ptrdiff_t> const& strides) const {
    return StridedView<T, RANK>(reinterpret_cast<T*>(m_begin + first), layout_of<RANK>(extents, strides));
  }
  /// So many bytes.
  [[nodiscard]] auto bytes(std::size_t first, std::size_t count) const {
    return Kokkos::View<char*, Space::memory_space, Kokkos::MemoryUnmanaged>(reinterpret_cast<char*>(m_begin + first),
                                                                             count);
  }

  [[nodiscard]] std::vector<double> values() const {
    Kokkos::fence();
    std::vector<double> result(m_count);
    Kokkos::deep_copy(Kokkos::View<double*, Kokkos::HostSpace, Kokkos::MemoryUnmanaged>(result.data(), m_count),
                      whole());
    return result;
  }

 private:
  using Whole = Kokkos::View<double*, Space::memory_space, Kokkos::MemoryUnmanaged>;
  [[nodiscard]] Whole whole() const { return Whole(m_begin, m_count); }

  Kokkos::View<double*, Space::memory_space> m_memory;
  std::size_t m_count;
  double* m_begin;
};

/// "0x7f2000 to 0x7f2fff" of a View's elements.
template <class View>
std::string range_of(View const& view) {
  return Impl::addresses(Impl::footprint(Impl::view_info(view)));
}
template <class T, class... Properties>
std::string range_of(Kokkos::View<T, Properties...> const& view) requires(
    std::is_same_v<typename Kokkos::View<T, Properties...>::value_type, char>) {
  Impl::Footprint elements{view.data(), 1, {}};
  elements.dimensions.push_back({view.size(), 1});
  return Impl::addresses(elements);
}

inline std::string range_of(char const* text) { return text; }

/// The call throws an Error that says so with both Views' addresses, and leaves the pool as it was.
template <class Call, class A, class B>
testing::AssertionResult refuses(SharedPool const& pool, std::string const& what, A const& a, B const& b,
                                 Call const& call) {
  auto const before = pool.values();
  std::string message = "no error";
  try {
    call();
  } catch (Error const& error) {
    message = error.what();
  }
  for (auto const& part : {what, range_of(a), range_of(b)})
    if (message.find(part) == std::string::npos)
      return testing::AssertionFailure() << "\n  message: " << message << "\n  lacks:   " << part;
  if (!same_bits(before, pool.values())) return testing::AssertionFailure() << "elements changed, though: " << message;
  return testing::AssertionSuccess();
}

/// The View's elements on the host, row by row.
template <class View>
std::vector<typename View::non_const_value_type> elements_of(View const& view) {
  Kokkos::fence();
  Kokkos::View<typename View::non_const_value_type**, Kokkos::LayoutRight, typename View::memory_space> const packed(
      "packed", view.extent(0), view.extent(1));
  Kokkos::deep_copy(packed, view);
  auto const host = Kokkos::create_mirror_view_and_copy(Kokkos::HostSpace(), packed);
  return {host.data(), host.data() + host.size()};
}

/// Relative to the largest element of b.
template <class T>
double difference(std::vector<T> const& a, std::vector<T> const& b) {
  double most = 0, largest = 0;
  for (std::size_t i = 0; i < b.size(); ++i) {
    most = std::max(most, static_cast<double>(Kokkos::abs(a[i] - b[i])));
    largest = std::max(largest, static_cast<double>(Kokkos::abs(b[i])));
  }
  return a.size() == b.size() ? most / largest : 1;
}

}  // namespace TeamFFT::Test

#endif
