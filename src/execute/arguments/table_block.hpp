// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The tables of a plan in one block of memory, and those that several ops share.
#ifndef TEAMFFT_EXECUTE_ARGUMENTS_TABLE_BLOCK_HPP
#define TEAMFFT_EXECUTE_ARGUMENTS_TABLE_BLOCK_HPP

#include "pass/tables.hpp"

#include <TeamFFT/device/line/accessor.hpp>
#include <TeamFFT/device/math/twiddle_table.hpp>
#include <TeamFFT/detail/number.hpp>

#include <algorithm>
#include <iterator>
#include <map>
#include <string>
#include <vector>

namespace TeamFFT::Impl {

inline constexpr std::size_t table_alignment = 64;  ///< of the widest vectors

/// One block of memory for all tables of a plan; equal tables are stored once.
template <class Real>
class TableBlock {
 public:
  /// Sets `bytes` aside in front of all that is added afterwards, once for each key, and returns whether it did: at the
  /// end of those set aside before.
  bool reserve(std::string const& key, std::size_t bytes) {
    if (!m_known.emplace(key, static_cast<std::uint32_t>(m_reserved / 16)).second) return false;
    m_reserved = aligned(m_reserved + bytes);
    return true;
  }
  [[nodiscard]] std::size_t reserved() const { return m_reserved; }

  template <class Make>
  std::uint32_t add(std::string const& key, Make const& make) {
    if (auto const it = m_known.find(key); it != m_known.end()) return it->second;
    auto const values = make();
    return append(key, 0, [&](std::vector<char>& bytes) { append_values(bytes, values); });
  }
  /// The same for long tables, which fill(bytes) appends: at most `most` bytes. Memory that is touched for the first
  /// time takes longer than the entries.
  template <class Fill>
  std::uint32_t append(std::string const& key, std::size_t most, Fill const& fill) {
    if (auto const it = m_known.find(key); it != m_known.end()) return it->second;
    std::size_t const offset = aligned(m_bytes.size());
    if (offset + most > m_bytes.capacity()) m_bytes.reserve(std::max(offset + most, 2 * m_bytes.capacity()));
    m_bytes.resize(offset);
    fill(m_bytes);
    return m_known[key] = static_cast<std::uint32_t>((m_reserved + offset) / 16);
  }

  template <class Values>
  static void append_values(std::vector<char>& bytes, Values const& values) {
    auto const* const first = reinterpret_cast<char const*>(std::data(values));
    bytes.insert(bytes.end(), first, first + std::size(values) * sizeof(*std::data(values)));
  }

  [[nodiscard]] std::size_t size() const { return m_bytes.size(); }
  std::vector<char> take() { return std::move(m_bytes); }

 private:
  static std::size_t aligned(std::size_t bytes) {
    return (bytes + table_alignment - 1) / table_alignment * table_alignment;
  }

  std::size_t m_reserved = 0;
  std::vector<char> m_bytes;
  std::map<std::string, std::uint32_t> m_known;
};

template <class Real, class From>
std::vector<Complex<Real>> rounded(std::vector<std::complex<From>> const& values) {
  std::vector<Complex<Real>> result(values.size());
  std::transform(values.begin(), values.end(), result.begin(), [](auto const& v) {
    return Complex<Real>{static_cast<Real>(v.real()), static_cast<Real>(v.imag())};
  });
  return result;
}

/// For each stage but the first, with L the product of the radices before it: W_{LR}^(k r), r = 1 .. R-1, for each k <
/// L.
template <class Real>
std::vector<Complex<Real>> all_twiddles(std::vector<unsigned> const& radices) {
  std::vector<std::complex<Wide<Real>>> table;
  std::size_t L = 1;
  for (unsigned const R : radices) {
    for (std::size_t k = 0; L != 1 && k < L; ++k)
      for (unsigned r = 1; r < R; ++r) table.push_back(root_of_unity<Wide<Real>>(k * r, L * R));
    L *= R;
  }
  return rounded<Real>(table);
}

template <class Real>
DeviceRoots add_roots(TableBlock<Real>& tables, std::size_t n) {
  using Root = std::complex<Wide<Real>>;
  DeviceRoots roots{};
  roots.shift = split_shift(n);
  roots.offset = tables.add("roots " + std::to_string(n), [n] {
    return rounded<Real>(SplitTable<Root>(n, [n](std::uint64_t k) { return root_of_unity<Wide<Real>>(k, n); }).values);
  });
  return roots;
}

}  // namespace TeamFFT::Impl

#endif
