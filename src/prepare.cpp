// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "prepare.hpp"

#include "tables.hpp"

#include <TeamFFT/device/twiddle.hpp>
#include <TeamFFT/number.hpp>

#include <algorithm>
#include <cstring>
#include <map>
#include <string>
#include <type_traits>

namespace TeamFFT::Impl {

namespace {

constexpr std::size_t most_lines = std::size_t{1} << 31;

template <class Real>
using Wide = std::conditional_t<std::is_same_v<Real, float>, double, long double>;

/// One block of memory for all tables of a plan; equal tables are stored once.
template <class Real>
class TableBlock {
 public:
  template <class Make>
  std::uint32_t add(std::string const& key, Make const& make) {
    if (auto const it = m_known.find(key); it != m_known.end()) return it->second;
    auto const values = make();
    std::size_t const offset = (m_bytes.size() + 15) / 16 * 16;
    std::size_t const bytes = values.size() * sizeof(values[0]);
    m_bytes.resize(offset + bytes);
    if (bytes != 0) std::memcpy(m_bytes.data() + offset, values.data(), bytes);
    return m_known[key] = static_cast<std::uint32_t>(offset / 16);
  }

  std::vector<char> take() { return std::move(m_bytes); }

 private:
  std::vector<char> m_bytes;
  std::map<std::string, std::uint32_t> m_known;
};

template <class Real>
std::vector<Complex<Real>> rounded(std::vector<std::complex<Wide<Real>>> const& values) {
  std::vector<Complex<Real>> result(values.size());
  std::transform(values.begin(), values.end(), result.begin(), [](auto const& v) {
    return Complex<Real>{static_cast<Real>(v.real()), static_cast<Real>(v.imag())};
  });
  return result;
}

template <class Real>
std::vector<Complex<Real>> stage_twiddles(std::vector<unsigned> const& radices) {
  std::vector<std::complex<Wide<Real>>> table;
  std::size_t L = 1;
  for (std::size_t s = 0; s < radices.size(); ++s) {
    for (unsigned row = 0; s != 0 && row < twiddle_rows(radices[s]); ++row)
      for (std::size_t k = 0; k < L; ++k) table.push_back(root_of_unity<Wide<Real>>(k << row, L * radices[s]));
    L *= radices[s];
  }
  return rounded<Real>(table);
}

template <class Real>
std::vector<Complex<Real>> chirps(std::size_t N) {
  std::vector<std::complex<Wide<Real>>> table(N);
  for (std::size_t n = 0; n < N; ++n) table[n] = chirp<Wide<Real>>(n, N);
  return rounded<Real>(table);
}

/// low[i] = W_n^i, i < 2^shift; high[i] = W_n^(i 2^shift): about sqrt(n) entries each (Bailey 1990).
template <class Real>
std::vector<Complex<Real>> split_roots(std::size_t n, unsigned shift) {
  std::vector<std::complex<Wide<Real>>> table;
  for (std::size_t i = 0; i < (std::size_t{1} << shift); ++i) table.push_back(root_of_unity<Wide<Real>>(i, n));
  for (std::size_t i = 0; i <= (n >> shift); ++i) table.push_back(root_of_unity<Wide<Real>>(i << shift, n));
  return rounded<Real>(table);
}

template <class Real>
DeviceRoots add_roots(TableBlock<Real>& tables, std::size_t n) {
  DeviceRoots roots;
  while ((std::size_t{1} << (2 * roots.shift)) < n) ++roots.shift;
  roots.offset = tables.add("roots " + std::to_string(n), [&] { return split_roots<Real>(n, roots.shift); });
  return roots;
}

template <class Real>
void add_tables(TableBlock<Real>& tables, Pass const& pass, PassArguments<Real>& a) {
  std::string radices;
  for (auto R : pass.tuning.radices) radices += " " + std::to_string(R);
  bool const there_and_back = pass.algorithm == Algorithm::convolution && pass.tuning.row >= 0;
  a.twiddles = tables.add((there_and_back ? "there and back" : "stages") + radices, [&] {
    auto table = stage_twiddles<Real>(pass.tuning.radices);
    if (there_and_back) {
      auto const back = stage_twiddles<Real>({pass.tuning.radices.rbegin(), pass.tuning.radices.rend()});
      table.insert(table.end(), back.begin(), back.end());
    }
    return table;
  });
  if (pass.load_chirp || pass.store_chirp) a.chirp = tables.add("chirp " + std::to_string(pass.chirp_length), [&] { return chirps<Real>(pass.chirp_length); });
  if (pass.load_twiddle_length) a.load_roots = add_roots(tables, pass.load_twiddle_length);
  if (pass.store_twiddle_length) a.store_roots = add_roots(tables, pass.store_twiddle_length);
  if (pass.filter != Filter::none) {
    std::string key = pass.filter == Filter::rader ? "rader" : "bluestein";
    for (auto n : pass.filter_factors) key += " " + std::to_string(n);
    a.filter = tables.add(key + " " + std::to_string(pass.filter_argument), [&] { return rounded<Real>(filter_table<Wide<Real>>(pass)); });
  }
  auto const permutation = [&](bool rising) {
    return tables.add((rising ? "g " : "s ") + std::to_string(pass.permutation_prime), [&] { return permutation_table(pass.permutation_prime, rising); });
  };
  if (pass.gather) a.gather = permutation(true);
  if (pass.scatter) a.scatter = permutation(false);
}

std::uint32_t flags_of(Pass const& pass) {
  std::uint32_t flags = 0;
  auto const set = [&](bool on, std::uint32_t flag) { flags |= on ? flag : 0; };
  set(pass.real_load, flag_real_load);
  set(pass.swap_load, flag_swap_load);
  set(pass.swap_store, flag_swap_store);
  set(pass.load_chirp, flag_load_chirp);
  set(pass.store_chirp, flag_store_chirp);
  set(pass.load_twiddle_length != 0, flag_load_twiddle);
  set(pass.store_twiddle_length != 0, flag_store_twiddle);
  set(pass.gather, flag_gather);
  set(pass.scatter, flag_scatter);
  set(pass.algorithm == Algorithm::convolution, flag_convolution);
  set(pass.companion == Companion::carry, flag_carry);
  set(pass.companion == Companion::combine, flag_combine);
  set(pass.tuning.tile_load, flag_tile_load);
  set(pass.tuning.tile_store, flag_tile_store);
  set(pass.tuning.ping_pong, flag_ping_pong);
  set(pass.load_count >= elements_per_transform(pass, &LineDim::load_position), flag_whole_load);
  set(pass.store_count >= elements_per_transform(pass, &LineDim::store_position), flag_whole_store);
  // A stage may meet global memory itself where there is no op but swap and scale, and its threads still find neighbours there: 4 elements of a line, or
  // the lines of a tile. (The executor takes the flags back where the Views are not aligned.)
  auto const& radices = pass.tuning.radices;
  bool const plain_load = (flags & flag_whole_load) && !pass.real_load && !pass.gather && !pass.load_chirp && pass.load_twiddle_length == 0;
  bool const plain_store = (flags & flag_whole_store) && !pass.scatter && !pass.store_chirp && pass.store_twiddle_length == 0;
  set(plain_load && radices.size() >= 2 && (pass.tuning.tile_load || pass.length / radices.front() >= 4), flag_direct_load);
  set(plain_store && radices.size() >= 2 && (pass.tuning.tile_store || pass.length / radices.back() >= 4), flag_direct_store);
  auto const packed = [&](std::ptrdiff_t stride, std::ptrdiff_t LineDim::*step) {
    return stride == 1 && pass.lines.size() <= 1 && (pass.lines.empty() || pass.lines[0].*step == static_cast<std::ptrdiff_t>(pass.length));
  };
  set(packed(pass.load_stride, &LineDim::load) && !pass.real_load && (flags & flag_whole_load), flag_packed_load);
  set(packed(pass.store_stride, &LineDim::store) && (flags & flag_whole_store), flag_packed_store);
  for (auto const& d : pass.lines) {
    set(d.load_position != 0, flag_position_load);
    set(d.store_position != 0, flag_position_store);
    set(d.filter_position != 0, flag_position_filter);
  }
  return flags;
}

bool has_position(LineDim const& d) { return d.load_position || d.store_position || d.filter_position || d.load_twiddle || d.store_twiddle; }

/// The kernel's dimensions first (those with positions among them, and the first ones, which make memory access contiguous), the host's after.
std::size_t kernel_dims(std::vector<LineDim>& dims) {
  std::vector<LineDim> chosen, rest;
  std::size_t const with_position = static_cast<std::size_t>(std::count_if(dims.begin(), dims.end(), has_position));
  std::size_t free = max_line_dims - with_position;
  for (auto const& d : dims) {
    bool const take = has_position(d) || free > 0;
    if (take && !has_position(d)) --free;
    (take ? chosen : rest).push_back(d);
  }
  std::size_t const n = chosen.size();
  chosen.insert(chosen.end(), rest.begin(), rest.end());
  dims = chosen;
  return n;
}

/// Every combination of the host's dimensions, and of pieces of the kernel's slowest one where all together are too many lines.
std::vector<LaunchPart> parts_of(std::vector<LineDim> const& dims, std::size_t in_kernel) {
  std::size_t lines_below = 1;
  for (std::size_t d = 0; d + 1 < in_kernel; ++d) lines_below *= dims[d].count;
  LineDim const outer = in_kernel ? dims[in_kernel - 1] : LineDim{};
  std::size_t const piece = std::min(outer.count, std::max<std::size_t>(1, (most_lines - 1) / lines_below));
  std::vector<LaunchPart> parts;
  for (std::size_t start = 0; start < outer.count; start += piece)
    parts.push_back({static_cast<std::int64_t>(start) * outer.load, static_cast<std::int64_t>(start) * outer.store,
                     static_cast<std::uint32_t>(std::min(piece, outer.count - start))});
  for (std::size_t d = in_kernel; d < dims.size(); ++d) {
    std::vector<LaunchPart> all;
    for (std::size_t c = 0; c < dims[d].count; ++c)
      for (auto part : parts) {
        part.load += static_cast<std::int64_t>(c) * dims[d].load;
        part.store += static_cast<std::int64_t>(c) * dims[d].store;
        all.push_back(part);
      }
    parts = std::move(all);
  }
  return parts;
}

template <class Real>
PreparedPass<Real> prepare(Pass const& pass, TableBlock<Real>& tables) {
  PreparedPass<Real> result;
  auto& a = result.arguments;
  result.source = pass.source;
  result.target = pass.target;
  result.scaled = pass.scaled;
  result.tuning = pass.tuning;
  a.load_stride = pass.load_stride;
  a.store_stride = pass.store_stride;
  a.load_position_step = static_cast<std::uint32_t>(pass.load_position_step);
  a.store_position_step = static_cast<std::uint32_t>(pass.store_position_step);
  a.load_count = pass.load_count;
  a.store_count = pass.store_count;
  a.companion_load = pass.companion_load;
  a.companion_store = pass.companion_store;
  a.length = static_cast<std::uint32_t>(pass.length);
  a.lines_per_team = pass.tuning.lines_per_team;
  a.flags = flags_of(pass);
  a.scale = {1, 0};
  a.stage_count = static_cast<std::uint16_t>(pass.tuning.radices.size());
  for (std::size_t s = 0; s < pass.tuning.radices.size(); ++s) a.radices[s / 8] |= std::uint64_t{pass.tuning.radices[s]} << (8 * (s % 8));
  auto dims = pass.lines;
  std::size_t const in_kernel = kernel_dims(dims);
  a.dim_count = static_cast<std::uint16_t>(in_kernel);
  a.scratch_bytes = static_cast<std::uint32_t>(pass.tuning.scratch_bytes);
  a.line_count = 1;
  for (std::size_t d = 0; d < in_kernel; ++d) {
    a.dims[d] = {dims[d].load, dims[d].store};
    a.counts[d] = static_cast<std::uint32_t>(dims[d].count);
    a.positions[d] = {dims[d].load_position + dims[d].store_position + dims[d].filter_position,  // at most one of them is set
                      static_cast<std::uint32_t>(dims[d].load_twiddle + dims[d].store_twiddle)};
    if (d + 1 < in_kernel) a.line_count *= a.counts[d];
  }
  result.parts = parts_of(dims, in_kernel);
  add_tables(tables, pass, a);
  return result;
}

}  // namespace

template <class Real>
Prepared<Real> prepare(PassList const& list) {
  Prepared<Real> result;
  TableBlock<Real> tables;
  for (auto const& pass : list.passes) result.passes.push_back(prepare(pass, tables));
  result.tables = tables.take();
  return result;
}

template Prepared<float> prepare<float>(PassList const&);
template Prepared<double> prepare<double>(PassList const&);

}  // namespace TeamFFT::Impl
