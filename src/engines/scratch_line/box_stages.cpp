// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "engines/scratch_line/box_stages.hpp"

#include "engines/radices.hpp"
#include "engines/scratch_line/engine.hpp"

#include <TeamFFT/device/math/scalar.hpp>

#include <algorithm>
#include <iterator>
#include <utility>

namespace TeamFFT::Impl {

namespace {

class Lists {
 public:
  Lists(std::vector<std::size_t> const& box, RegisterBudget const& budget, Precision precision, std::size_t stages)
      : m_left(box), m_budget(budget), m_precision(precision), m_stages(stages) {
    extend();
  }
  [[nodiscard]] std::vector<StageList> all() && { return std::move(m_all); }

 private:
  [[nodiscard]] bool may_be_next(unsigned R) const {
    if (!is_butterfly(R) || is_wide_prime(R)) return false;
    return m_now.radices.empty() ? may_be_first(R, m_budget) : may_be_later(R, scalar_bytes(m_precision));
  }

  /// Every list that begins with the present one.
  void extend() {
    auto const open = static_cast<std::size_t>(std::ranges::count_if(m_left, [](std::size_t n) { return n > 1; }));
    std::size_t const free = m_stages - m_now.radices.size();
    if (open > free || (open == 0) != (free == 0)) return;
    if (free == 0) return m_all.push_back(m_now);
    for (unsigned a = 0; a < m_left.size(); ++a)
      for (unsigned R = 2; R <= std::min<std::size_t>(m_budget.widest, m_left[a]); ++R) {
        if (m_left[a] % R != 0 || !may_be_next(R)) continue;
        m_left[a] /= R, m_now.radices.push_back(R), m_now.axes.push_back(a);
        extend();
        m_left[a] *= R, m_now.radices.pop_back(), m_now.axes.pop_back();
      }
  }

  std::vector<std::size_t> m_left;  ///< of each axis, what has no stage yet
  RegisterBudget const& m_budget;
  Precision m_precision;
  std::size_t m_stages;
  StageList m_now;
  std::vector<StageList> m_all;
};

}  // namespace

std::vector<StageList> box_stages(std::vector<std::size_t> const& box, RegisterBudget const& budget,
                                  Precision precision) {
  std::vector<StageList> all;
  bool is_last = false;
  for (std::size_t stages = 2; stages <= max_scratch_line_stages && !is_last; ++stages) {
    is_last = !all.empty();
    auto more = Lists(box, budget, precision, stages).all();
    all.insert(all.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
  }
  return all;
}

}  // namespace TeamFFT::Impl
