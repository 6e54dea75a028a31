// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "interfaces/fftw3/plan.hpp"

#include "interfaces/fftw3/steps.hpp"

#include <cmath>
#include <new>

namespace TeamFFT::Impl::Relink {
namespace {

template <class Real>
double count_operations(Request<Real> const& request) {
  double elements = 1, levels = 0;
  for (auto const& dim : request.howmany) elements *= static_cast<double>(dim.n);
  for (auto const& dim : request.dims) {
    elements *= static_cast<double>(dim.n);
    levels += std::log2(static_cast<double>(dim.n));
  }
  return (request.shape == Shape::c2c ? 5 : 2.5) * elements * levels;
}

/// The addresses of one call.
template <class Real>
struct Memory {
  Real *in, *out, *dense;

  [[nodiscard]] Real* at(Place place) const {
    return place == Place::input ? in : place == Place::output ? out : dense;
  }
};

template <class Real>
teamfft_status run(TransformStep const& step, Memory<Real> const& memory) {
  return step.transform->execute(memory.at(step.from) + step.in_offset, memory.at(step.to) + step.out_offset);
}

template <class Real>
teamfft_status run(CopyStep const& step, Memory<Real> const& memory) {
  copy<Real>(step.rows, {memory.at(step.from), step.in_imag}, {memory.at(step.to), step.out_imag});
  return TEAMFFT_SUCCESS;
}

}  // namespace

template <class Real>
Plan<Real>::Plan(Request<Real> const& request) : m_operations(0) {
  check(request);
  auto steps = steps_of(request);
  m_steps = std::move(steps.list);
  m_operations = count_operations(request);
  if (m_steps.size() == 1) m_single = std::get_if<TransformStep>(m_steps.data());
  if (steps.dense == 0) return;
  m_pool = std::make_unique<WorkspacePool>(steps.dense * sizeof(Real));
  m_pool->reserve();
}

template <class Real>
teamfft_status Plan<Real>::execute_steps(Real* in, Real* out) const {
  if (m_steps.empty()) return TEAMFFT_SUCCESS;
  if (in == nullptr || out == nullptr)
    return teamfft_fail(TEAMFFT_INVALID_ARGUMENT, "execute: a null pointer instead of an array. Give memory.");
  auto const run_all = [&](Real* work) {
    Memory<Real> const memory{in, out, work};
    for (auto const& step : m_steps)
      if (auto const status = std::visit([&](auto const& own) { return run(own, memory); }, step);
          status != TEAMFFT_SUCCESS)
        return status;
    return TEAMFFT_SUCCESS;
  };
  if (m_pool == nullptr) return run_all(nullptr);
  try {
    WorkspacePool::Loan const loan(*m_pool);
    return run_all(reinterpret_cast<Real*>(loan.data()));
  } catch (std::bad_alloc const&) {
    return teamfft_fail(TEAMFFT_OUT_OF_MEMORY,
                        "execute: no memory is left on the host for one call more at the same time.");
  }
}

template <class Real>
std::string Plan<Real>::text() const {
  std::string text;
  for (auto const& step : m_steps)
    if (auto const* const transform = std::get_if<TransformStep>(&step))
      text += transform->transform->text();
    else
      text += "copy\n";
  return text.empty() ? "nothing to do\n" : text;
}

template class Plan<float>;
template class Plan<double>;

}  // namespace TeamFFT::Impl::Relink
