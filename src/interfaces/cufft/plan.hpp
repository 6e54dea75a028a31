// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Plan: what a handle of cuFFT's interface means. cuFFT's plan has its layout alone; direction and placement come with
// the call, so that it is up to four plans here.
#ifndef TEAMFFT_INTERFACES_CUFFT_PLAN_HPP
#define TEAMFFT_INTERFACES_CUFFT_PLAN_HPP

#include "interfaces/cufft/layout.hpp"
#include "interfaces/cufft/types.hpp"

#include <TeamFFT/teamfft.h>

#include <cstddef>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <type_traits>

namespace TeamFFT::Impl::Cufft {

struct DestroyPlan {
  void operator()(teamfft_plan plan) const { teamfft_plan_destroy(plan); }
};

/// Functions may be called from several threads at once; they follow each other. All throw Refusal: invalid_plan for a
/// call that comes before or after its time.
class Plan {
 public:
  Plan() = default;
  ~Plan();
  Plan(Plan const&) = delete;
  Plan& operator=(Plan const&) = delete;

  /// Once. Returns the bytes of the work area; allocates it, unless the program wants to bring one.
  std::size_t make(Request const& request);
  void set_auto_allocation(bool allocates);
  void set_work_area(void* area);
  void set_stream(Stream stream);
  [[nodiscard]] std::size_t work_size() const;

  /// Enqueues the transform on the plan's stream. `type`: that of the function, or none where the plan's decides.
  void execute(std::optional<Type> type, void const* in, void* out, int direction);

 private:
  /// A direction and a placement.
  struct Variant {
    std::unique_ptr<std::remove_pointer_t<teamfft_plan>, DestroyPlan> plan;
    std::string refusal;  ///< why the layout has no plan in place
  };

  void require_made() const;
  void make_variant(Request const& request, bool backward, bool in_place);
  void release_own_area();

  mutable std::mutex m_mutex;
  std::optional<Type> m_type;  ///< of a plan that is made
  Variant m_variants[2][2];    ///< [backward][in place]
  std::size_t m_bytes = 0;
  void* m_area = nullptr;
  bool m_allocates = true, m_owns_area = false;
  Stream m_stream = nullptr;
  int m_device = -1;
};

}  // namespace TeamFFT::Impl::Cufft

#endif
