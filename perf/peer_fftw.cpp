// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// FFTW as a rival on the host.
#include "fftw_library.hpp"
#include "transform.hpp"

#include <array>

namespace TeamFFT::Impl::Bench {

namespace {

unsigned planner_flags(FftwFlag flag) {
  switch (flag) {
    case FftwFlag::estimate: return fftw_estimate;
    case FftwFlag::patient: return fftw_patient;
    default: return fftw_measure;
  }
}

template <class Real>
class FftwTransform final : public Transform {
 public:
  FftwTransform(FftwLibrary<Real> const& library, Problem const& problem, FftwFlag flag, int threads, Buffers const& buffers)
      : m_library(library), m_in(reinterpret_cast<Real*>(buffers.in())) {
    m_out = problem.placement == Placement::in_place ? m_in : reinterpret_cast<Real*>(buffers.out());
    if (m_library.plan_with_nthreads != nullptr)
      m_library.plan_with_nthreads(threads);
    else if (threads > 1)
      threads = 1;
    auto const axes = fftw_axes(problem), batch = fftw_batch(problem);
    m_plan = m_library.plan_guru64_dft(static_cast<int>(axes.size()), axes.data(), static_cast<int>(batch.size()), batch.data(), m_in, m_out,
                                       fftw_sign(problem), planner_flags(flag) | (m_in == m_out ? 0u : unsigned(fftw_preserve_input)));
    if (m_plan == nullptr) throw Error("fftw: no plan for " + problem.token());
    std::array<char const*, 3> const names{"estimate", "measure", "patient"};
    m_version = m_library.version() + ", " + names[static_cast<std::size_t>(flag)] + ", " + std::to_string(threads) + (threads == 1 ? " thread" : " threads");
  }
  ~FftwTransform() override { m_library.destroy_plan(m_plan); }
  FftwTransform(FftwTransform const&) = delete;
  FftwTransform& operator=(FftwTransform const&) = delete;

  void execute() override { m_library.execute_dft(m_plan, m_in, m_out); }
  [[nodiscard]] std::string version() const override { return m_version; }

 private:
  FftwLibrary<Real> const& m_library;
  Real *m_in, *m_out;
  FftwPlan m_plan = nullptr;
  std::string m_version;
};

template <class Real>
std::unique_ptr<Transform> make_fftw_as(ExecutionSpace const& exec, Problem const& problem, FftwFlag flag, Buffers const& buffers) {
  auto const* library = FftwLibrary<Real>::get();
  if (library == nullptr)
    throw Error(
        "fftw: no libfftw3 of this precision was found by the loader; "
        "install it or name its folder in LD_LIBRARY_PATH");
  return std::make_unique<FftwTransform<Real>>(*library, problem, flag, static_cast<int>(exec.concurrency()), buffers);
}

}  // namespace

std::unique_ptr<Transform> make_fftw(ExecutionSpace const& exec, Problem const& problem, FftwFlag flag, Buffers const& buffers) {
  if (!runs_on_host) throw Error(std::string("fftw: transforms data on the host, and this build computes on ") + ExecutionSpace::name());
  return problem.precision == Precision::f32 ? make_fftw_as<float>(exec, problem, flag, buffers) : make_fftw_as<double>(exec, problem, flag, buffers);
}

}  // namespace TeamFFT::Impl::Bench
