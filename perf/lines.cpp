// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lines.hpp"

#include <TeamFFT/detail/kinds.hpp>

#include <algorithm>

namespace TeamFFT::Impl::Bench {

namespace {

constexpr int max_axes = 8;

/// The axes of one side of a problem, for a kernel.
struct AxisMap {
  int rank = 0, halved = -1;  // the axis whose mirror half is not stored
  // small: a functor of 512 bytes goes through constant memory
  std::uint32_t length[max_axes] = {}, extent[max_axes] = {}, packed[max_axes] = {};
  bool mirrors[max_axes] = {};
  std::ptrdiff_t stride[max_axes] = {};

  /// Splits a packed index.
  KOKKOS_FUNCTION void position(std::size_t index, std::uint32_t* k) const {
    for (int d = rank - 1; d >= 0; --d) {
      k[d] = static_cast<std::uint32_t>(index % packed[d]);
      index /= packed[d];
    }
  }
  /// k becomes -k modulo the lengths of the axes that mirror.
  KOKKOS_FUNCTION void mirror(std::uint32_t* k) const {
    for (int d = 0; d < rank; ++d)
      if (mirrors[d] && k[d] != 0) k[d] = length[d] - k[d];
  }
  [[nodiscard]] KOKKOS_FUNCTION bool holds(std::uint32_t const* k) const {
    for (int d = 0; d < rank; ++d)
      if (k[d] >= extent[d]) return false;
    return true;
  }
  [[nodiscard]] KOKKOS_FUNCTION std::ptrdiff_t offset(std::uint32_t const* k) const {
    std::ptrdiff_t sum = 0;
    for (int d = 0; d < rank; ++d) sum += static_cast<std::ptrdiff_t>(k[d]) * stride[d];
    return sum;
  }
};

/// Elements along an axis of one side's View as far as the kind reads or writes them.
std::size_t stored_extent(Axis const& axis, Side side) {
  return side == Side::input ? input_extent(axis.kind, axis.length) : output_extent(axis.kind, axis.length);
}

AxisMap axis_map(Problem const& problem, Side side, Packing packing) {
  if (problem.axes.size() > max_axes) throw Error("teamfft-bench: a problem of more than 8 axes");
  AxisMap map;
  for (auto const& axis : problem.axes) {
    int const d = map.rank++;
    auto const stored = stored_extent(axis, side);
    bool const halved = axis.kind == (side == Side::input ? Kind::c2r : Kind::r2c);
    map.length[d] = static_cast<std::uint32_t>(axis.length);
    map.extent[d] = static_cast<std::uint32_t>(side == Side::input ? std::min(axis.extent_in, stored) : stored);
    map.packed[d] = static_cast<std::uint32_t>(packing == Packing::completed ? axis.length : stored);
    map.stride[d] = side == Side::input ? axis.stride_in : axis.stride_out;
    map.mirrors[d] = halved || is_complex_kind(axis.kind);
    if (halved) map.halved = d;
  }
  return map;
}

template <class Real>
struct Gather {
  using Complex = Kokkos::complex<double>;
  Real const* data;
  AxisMap axes;
  bool real, conjugated, completed, hermitian_part;
  std::size_t points;
  Kokkos::View<std::ptrdiff_t*, MemorySpace> base;
  Kokkos::View<double*, MemorySpace> packed;

  [[nodiscard]] KOKKOS_FUNCTION Complex load(std::ptrdiff_t first, std::uint32_t const* k) const {
    if (!axes.holds(k)) return {};
    auto const at = first + axes.offset(k);
    if (real) return Complex(static_cast<double>(data[at]));
    Complex const value(static_cast<double>(data[2 * at]), static_cast<double>(data[2 * at + 1]));
    return conjugated ? Kokkos::conj(value) : value;
  }

  [[nodiscard]] KOKKOS_FUNCTION Complex complete(std::ptrdiff_t first, std::uint32_t* k) const {
    auto const n = axes.length[axes.halved], half = k[axes.halved];
    if (2 * half > n) {
      axes.mirror(k);
      return Kokkos::conj(load(first, k));
    }
    auto const value = load(first, k);
    if (!hermitian_part || (half != 0 && 2 * half != n)) return value;
    axes.mirror(k);
    return 0.5 * (value + Kokkos::conj(load(first, k)));
  }

  KOKKOS_FUNCTION void operator()(std::size_t i) const {
    std::uint32_t k[max_axes] = {};
    axes.position(i % points, k);
    auto const first = base(i / points);
    auto const value = completed ? complete(first, k) : load(first, k);
    packed(2 * i) = value.real();
    packed(2 * i + 1) = value.imag();
  }
};

/// The offset in elements of line number `line`; the last batch dimension varies fastest.
std::ptrdiff_t line_offset(Problem const& problem, Side side, std::size_t line) {
  std::ptrdiff_t offset = 0;
  for (auto b = problem.batch.rbegin(); b != problem.batch.rend(); ++b) {
    offset += static_cast<std::ptrdiff_t>(line % b->count) * (side == Side::input ? b->stride_in : b->stride_out);
    line /= b->count;
  }
  return offset;
}

template <class Real>
std::vector<std::complex<double>> gather_as(ExecutionSpace const& exec, Problem const& problem, Side side,
                                            Packing packing, unsigned char const* data,
                                            std::vector<std::size_t> const& lines) {
  auto const axes = axis_map(problem, side, packing);
  std::size_t const points = packed_points(problem, side, packing), n = points * lines.size();
  Kokkos::View<std::ptrdiff_t*, MemorySpace> base("teamfft-bench::line offsets", lines.size());
  auto const host_base = Kokkos::create_mirror_view(base);
  for (std::size_t l = 0; l < lines.size(); ++l) host_base(l) = line_offset(problem, side, lines[l]);
  Kokkos::deep_copy(exec, base, host_base);
  Kokkos::View<double*, MemorySpace> packed(Kokkos::view_alloc(Kokkos::WithoutInitializing, "teamfft-bench::lines"),
                                            2 * n);
  bool const real = side == Side::input ? problem.input_is_real() : problem.output_is_real();
  bool const halved = axes.halved >= 0;
  Gather<Real> const gather{reinterpret_cast<Real const*>(data),
                            axes,
                            real,
                            halved && problem.conjugated,
                            halved && packing == Packing::completed,
                            side == Side::input,
                            points,
                            base,
                            packed};
  Kokkos::parallel_for("teamfft-bench::gather",
                       Kokkos::RangePolicy<ExecutionSpace, Kokkos::IndexType<std::size_t>>(exec, 0, n), gather);
  std::vector<std::complex<double>> result(n);
  Kokkos::View<double*, Kokkos::HostSpace, Kokkos::MemoryUnmanaged> target(reinterpret_cast<double*>(result.data()),
                                                                           2 * n);
  Kokkos::deep_copy(exec, target, packed);
  exec.fence("teamfft-bench: lines are on the host");
  return result;
}

/// The batch dimensions of the input, for a kernel.
struct BatchMap {
  int rank = 0;
  std::size_t count[max_axes] = {};
  std::ptrdiff_t stride[max_axes] = {};

  [[nodiscard]] KOKKOS_FUNCTION std::ptrdiff_t offset(std::size_t line) const {
    std::ptrdiff_t sum = 0;
    for (int d = rank - 1; d >= 0; line /= count[d--]) sum += static_cast<std::ptrdiff_t>(line % count[d]) * stride[d];
    return sum;
  }
};

BatchMap batch_map(Problem const& problem) {
  if (problem.batch.size() > max_axes) throw Error("teamfft-bench: a problem of more than 8 batch dimensions");
  BatchMap map;
  for (auto const& batch : problem.batch) {
    map.count[map.rank] = batch.count;
    map.stride[map.rank++] = batch.stride_in;
  }
  return map;
}

template <class Real>
struct Symmetrize {
  Real* data;
  AxisMap axes;  // packed along the halved axis: the planes k = 0 and, for even n, n/2
  BatchMap batch;
  std::size_t points;

  KOKKOS_FUNCTION void operator()(std::size_t i) const {
    std::uint32_t k[max_axes] = {}, m[max_axes];
    axes.position(i % points, k);
    if (k[axes.halved] == 1) k[axes.halved] = axes.length[axes.halved] / 2;
    for (int d = 0; d < axes.rank; ++d) m[d] = k[d];
    axes.mirror(m);
    if (!axes.holds(k) || !axes.holds(m)) return;
    bool first = false, same = true;  // each pair is one thread's
    for (int d = 0; d < axes.rank; ++d) {
      if (same && k[d] != m[d]) first = k[d] < m[d];
      same = same && k[d] == m[d];
    }
    auto const line = batch.offset(i / points), from = line + axes.offset(k), to = line + axes.offset(m);
    if (same) data[2 * from + 1] = 0;
    if (!first) return;
    data[2 * to] = data[2 * from];
    data[2 * to + 1] = -data[2 * from + 1];
  }
};

template <class Real>
void make_hermitian_as(ExecutionSpace const& exec, Problem const& problem, unsigned char* data) {
  auto axes = axis_map(problem, Side::input, Packing::stored);
  axes.packed[axes.halved] = axes.length[axes.halved] % 2 == 0 ? 2 : 1;
  std::size_t points = 1;
  for (int d = 0; d < axes.rank; ++d) points *= axes.packed[d];
  Kokkos::parallel_for(
      "teamfft-bench::symmetrize",
      Kokkos::RangePolicy<ExecutionSpace, Kokkos::IndexType<std::size_t>>(exec, 0, problem.batch_count() * points),
      Symmetrize<Real>{reinterpret_cast<Real*>(data), axes, batch_map(problem), points});
}

}  // namespace

std::size_t packed_points(Problem const& problem, Side side, Packing packing) {
  std::size_t points = 1;
  for (auto const& axis : problem.axes)
    points *= packing == Packing::completed ? axis.length : stored_extent(axis, side);
  return points;
}

std::vector<std::complex<double>> gather_lines(ExecutionSpace const& exec, Problem const& problem, Side side,
                                               Packing packing, unsigned char const* data,
                                               std::vector<std::size_t> const& lines) {
  return problem.precision == Precision::f32 ? gather_as<float>(exec, problem, side, packing, data, lines)
                                             : gather_as<double>(exec, problem, side, packing, data, lines);
}

void make_hermitian(ExecutionSpace const& exec, Problem const& problem, unsigned char* data) {
  bool const halved =
      std::any_of(problem.axes.begin(), problem.axes.end(), [](Axis const& axis) { return axis.kind == Kind::c2r; });
  if (!halved) return;
  if (problem.precision == Precision::f32)
    make_hermitian_as<float>(exec, problem, data);
  else
    make_hermitian_as<double>(exec, problem, data);
}

}  // namespace TeamFFT::Impl::Bench
