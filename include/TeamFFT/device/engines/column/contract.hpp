// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What planner and kernels must agree on about columns: lines of one butterfly whose neighbours lie beside each other
// (device/engines/column/column.hpp).
#ifndef TEAMFFT_DEVICE_ENGINES_COLUMN_CONTRACT_HPP
#define TEAMFFT_DEVICE_ENGINES_COLUMN_CONTRACT_HPP

#include <TeamFFT/device/math/radix.hpp>
#include <TeamFFT/types.hpp>

#include <cstddef>
#include <span>

namespace TeamFFT::Impl {

/// The kernel compiled for radices from `narrowest` to `widest`. A thread has one line; the compiler must leave
/// registers for min_blocks teams of column_threads on a multiprocessor.
struct ColumnBudget {
  unsigned narrowest, widest, min_blocks;
};

inline constexpr unsigned column_threads = 256;  ///< of a team, at most

inline constexpr ColumnBudget column_budgets_f32[] = {{2, 4, 8}, {5, 16, 4}, {17, 31, 2}};
inline constexpr ColumnBudget column_budgets_f64[] = {{2, 4, 5}, {5, 8, 3}, {9, 16, 2}, {17, 31, 1}};

/// Those of real lines (device/engines/column/real_column.hpp), by their length, and threads of their teams at most.
inline constexpr unsigned real_column_threads = 128, longest_real_column = 32;
inline constexpr ColumnBudget real_column_budgets_f32[] = {
    {2, 8, 12}, {9, 16, 8}, {17, 23, 5}, {24, longest_real_column, 4}};
inline constexpr ColumnBudget real_column_budgets_f64[] = {
    {2, 8, 8}, {9, 16, 4}, {17, 23, 4}, {24, longest_real_column, 3}};

constexpr std::span<ColumnBudget const> real_column_budgets(Precision precision) {
  if (precision == Precision::f32) return real_column_budgets_f32;
  return real_column_budgets_f64;
}

constexpr std::span<ColumnBudget const> column_budgets(Precision precision) {
  if (precision == Precision::f32) return column_budgets_f32;
  return column_budgets_f64;
}

/// Lengths of columns: the common radices, and primes of one butterfly, whose results leave one by one. Others above
/// have two short stages.
constexpr bool is_column(std::size_t N) {
  return N >= 2 && N <= widest_butterfly && (N <= common_radix || emits(static_cast<unsigned>(N)));
}

/// Index of the budget among `budgets` for lines of such a length.
constexpr std::size_t column_budget(std::size_t N, std::span<ColumnBudget const> budgets) {
  std::size_t budget = 0;
  while (budgets[budget].widest < N) ++budget;
  return budget;
}
constexpr std::size_t column_budget(std::size_t N, Precision precision) {
  return column_budget(N, column_budgets(precision));
}

}  // namespace TeamFFT::Impl

#endif
