// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// ProblemKey: a canonical Problem of up to eight axes and eight batch dimensions that needs no heap, so that a cached
// call allocates nothing.
#ifndef TEAMFFT_DETAIL_PROBLEM_KEY_HPP
#define TEAMFFT_DETAIL_PROBLEM_KEY_HPP

#include <TeamFFT/detail/export.hpp>
#include <TeamFFT/problem.hpp>

#include <array>
#include <cstddef>
#include <iterator>

namespace TeamFFT::Impl {

/// The part of std::vector's interface that canonicalize() uses, in place. Holds at most `Capacity` elements.
template <class T, std::size_t Capacity>
class InlineVector {
 public:
  using value_type = T;
  using iterator = T*;
  using const_iterator = T const*;

  [[nodiscard]] std::size_t size() const { return m_size; }
  [[nodiscard]] bool empty() const { return m_size == 0; }
  iterator begin() { return m_data.data(); }
  iterator end() { return m_data.data() + m_size; }
  [[nodiscard]] const_iterator begin() const { return m_data.data(); }
  [[nodiscard]] const_iterator end() const { return m_data.data() + m_size; }
  T& operator[](std::size_t i) { return m_data[i]; }
  T const& operator[](std::size_t i) const { return m_data[i]; }
  T& back() { return m_data[m_size - 1]; }
  [[nodiscard]] T const& back() const { return m_data[m_size - 1]; }
  void push_back(T const& value) { m_data[m_size++] = value; }
  void clear() { m_size = 0; }
  void erase(iterator first, iterator last) {
    for (; last != end(); ++first, ++last) *first = *last;
    m_size = static_cast<std::size_t>(first - begin());
  }
  void erase(iterator position) { erase(position, position + 1); }

  friend bool operator==(InlineVector const& a, InlineVector const& b) {
    bool equal = a.m_size == b.m_size;
    for (std::size_t i = 0; equal && i < a.m_size; ++i) equal = a[i] == b[i];
    return equal;
  }

 private:
  std::array<T, Capacity> m_data{};
  std::size_t m_size = 0;
};

/// The fields of Problem, and with the same meaning.
struct ProblemKey {
  static constexpr std::size_t capacity = 8;

  Precision precision = Precision::f32;
  Placement placement = Placement::out_of_place;
  bool real_input = false;
  bool conjugated = false;
  InlineVector<Axis, capacity> axes;
  InlineVector<Batch, capacity> batch;

  ProblemKey& canonicalize();
  [[nodiscard]] std::size_t hash() const;
  [[nodiscard]] TEAMFFT_EXPORT Problem problem() const;

  /// Throws Error where the problem has more dimensions than a View can have.
  static ProblemKey of(Problem const& problem);

  friend bool operator==(ProblemKey const&, ProblemKey const&) = default;
};

}  // namespace TeamFFT::Impl

#endif
