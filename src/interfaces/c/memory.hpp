// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The memory of one call of a plan in C: two bare pointers, whose elements are those of the problem.
#ifndef TEAMFFT_INTERFACES_C_MEMORY_HPP
#define TEAMFFT_INTERFACES_C_MEMORY_HPP

#include "problem/view_check.hpp"

#include <TeamFFT/problem.hpp>

#include <cstddef>
#include <cstdint>
#include <string>

namespace TeamFFT::Impl {

/// What input and output of a problem may be. Ranges of addresses are kept, so that memories apart from each other are
/// told so by two comparisons; only ranges that meet are searched.
class CallMemory {
 public:
  explicit CallMemory(ProblemKey const& key);

  /// Throws Error, which begins with "teamfft_execute", for memory that cannot be transformed.
  void check(void const* in, void const* out) const {
    auto const from = reinterpret_cast<std::uintptr_t>(in), to = reinterpret_cast<std::uintptr_t>(out);
    bool const aligned = (from | to) % m_alignment == 0;
    bool const apart = to + m_out.low >= from + m_in.high || from + m_in.low >= to + m_out.high;
    if (in != nullptr && out != nullptr && aligned && (m_in_place ? in == out : apart)) [[likely]]
      return;
    search(in, out);
  }

  /// The same of a workspace, which shares no byte with the others.
  void check_workspace(void const* in, void const* out, void const* workspace, std::size_t bytes) const;

  [[nodiscard]] bool is_empty() const { return m_empty; }

 private:
  /// Bytes from the first element: the lowest, and behind the highest. Sums of addresses wrap as they should.
  struct Range {
    std::uintptr_t low = 0, high = 0;
  };
  static Range range_of(Footprint const& side);
  void search(void const* in, void const* out) const;

  ProblemKey m_key;
  Range m_in, m_out;
  std::size_t m_alignment = 1;
  bool m_in_place = false, m_empty = false;
};

}  // namespace TeamFFT::Impl

#endif
