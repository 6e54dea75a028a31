// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "interfaces/fftw3/transform.hpp"

#include "interfaces/fftw3/settings.hpp"

#include <TeamFFT/types.hpp>

#include <string>

namespace TeamFFT::Impl::Relink {
namespace {

struct DestroyProblem {
  void operator()(teamfft_problem problem) const { teamfft_problem_destroy(problem); }
};
using OwnedProblem = std::unique_ptr<teamfft_problem_s, DestroyProblem>;

OwnedProblem problem_of(TransformRequest const& request) {
  teamfft_problem made = nullptr;
  must(teamfft_problem_create(request.precision, request.in_place ? TEAMFFT_IN_PLACE : TEAMFFT_OUT_OF_PLACE, &made));
  OwnedProblem problem(made);
  std::ptrdiff_t const in_unit = request.in_is_complex ? 2 : 1, out_unit = request.out_is_complex ? 2 : 1;
  for (auto const& [kind, dim] : request.axes) {
    teamfft_axis axis{};
    axis.kind = kind;
    axis.length = static_cast<std::size_t>(dim.n);
    axis.stride_in = dim.in / in_unit;
    axis.stride_out = dim.out / out_unit;
    must(teamfft_problem_add_axis(made, &axis));
  }
  for (auto const& dim : request.batch) {
    teamfft_batch const batch{static_cast<std::size_t>(dim.n), dim.in / in_unit, dim.out / out_unit};
    must(teamfft_problem_add_batch(made, &batch));
  }
  if (!request.in_is_complex && !request.out_is_complex) must(teamfft_problem_set_real_input(made, 1));
  return problem;
}

}  // namespace

void must(teamfft_status status) {
  if (status != TEAMFFT_SUCCESS) throw Error(teamfft_last_error());
}

Transform::Transform(TransformRequest const& request) {
  auto const problem = problem_of(request);
  teamfft_options options{};
  options.threads = request.threads;
  options.destroy_input = request.destroys_input ? 1 : 0;
  if (request.threads > 1) {
    auto const [loop, data] = plan_loop();
    options.parallel_loop = loop;
    options.parallel_data = data;
  }
  teamfft_plan plan = nullptr;
  must(teamfft_plan_create(problem.get(), &options, &plan));
  m_plan.reset(plan);
}

std::string Transform::text() const {
  std::size_t needed = 0;
  must(teamfft_plan_print(m_plan.get(), nullptr, 0, &needed));
  std::string text(needed, '\0');
  must(teamfft_plan_print(m_plan.get(), text.data(), text.size(), nullptr));
  text.pop_back();
  return text;
}

}  // namespace TeamFFT::Impl::Relink
