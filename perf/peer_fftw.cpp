// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// FFTW as a rival on the host.
#include "fftw_library.hpp"
#include "transform.hpp"

#include <algorithm>
#include <array>

namespace TeamFFT::Impl::Bench {

namespace {

constexpr std::array<char const*, 3> flag_names{"estimate", "measure", "patient"};  // in the order of FftwFlag

unsigned planner_flags(FftwFlag flag) {
  switch (flag) {
    case FftwFlag::estimate: return fftw_estimate;
    case FftwFlag::patient: return fftw_patient;
    default: return fftw_measure;
  }
}

/// Everything twice as far, for the real and imaginary parts of complex Views.
std::vector<FftwDim> doubled(std::vector<FftwDim> dims) {
  for (auto& d : dims) d = {d.n, 2 * d.in, 2 * d.out};
  return dims;
}

template <class Real>
class FftwTransform final : public Transform {
 public:
  FftwTransform(FftwLibrary<Real> const& library, ExecutionSpace const& exec, Problem const& problem, FftwFlag flag,
                Buffers const& buffers)
      : m_library(library),
        m_call(rival_call("fftw", problem)),
        m_input(exec, problem, buffers),
        m_in(reinterpret_cast<Real*>(m_input.data())) {
    m_out = problem.placement == Placement::in_place ? m_in : reinterpret_cast<Real*>(buffers.out());
    int threads = static_cast<int>(exec.concurrency());
    if (m_library.plan_with_nthreads != nullptr)
      m_library.plan_with_nthreads(threads);
    else
      threads = 1;
    m_plan = make_plan(problem, planner_flags(flag) |
                                    (m_in == m_out || m_call == RivalCall::c2r ? 0u : unsigned(fftw_preserve_input)));
    if (m_plan == nullptr) throw Error("fftw: no plan for " + problem.token());
    m_version = m_library.version() + ", " + flag_names[static_cast<std::size_t>(flag)] + ", " +
                std::to_string(threads) + (threads == 1 ? " thread" : " threads");
  }
  ~FftwTransform() override { m_library.destroy_plan(m_plan); }
  FftwTransform(FftwTransform const&) = delete;
  FftwTransform& operator=(FftwTransform const&) = delete;

  void take_input() override { m_input.take(); }

  void execute() override {
    switch (m_call) {
      case RivalCall::c2c: return m_library.execute_dft(m_plan, m_in, m_out);
      case RivalCall::r2c: return m_library.execute_dft_r2c(m_plan, m_in, m_out);
      case RivalCall::c2r: return m_library.execute_dft_c2r(m_plan, m_in, m_out);
      default: return m_library.execute_r2r(m_plan, m_in, m_out);
    }
  }
  [[nodiscard]] std::string version() const override { return m_version; }

 private:
  FftwPlan make_plan(Problem const& problem, unsigned flags) const {
    auto axes = fftw_axes(problem), batch = fftw_batch(problem);
    if (m_call == RivalCall::r2r && !problem.input_is_real()) {
      axes = doubled(std::move(axes));
      batch = doubled(std::move(batch));
      batch.push_back({2, 1, 1});
    }
    int const rank = static_cast<int>(axes.size()), batch_rank = static_cast<int>(batch.size());
    if (m_call == RivalCall::c2c)
      return m_library.plan_guru64_dft(rank, axes.data(), batch_rank, batch.data(), m_in, m_out, fftw_sign(problem),
                                       flags);
    if (m_call == RivalCall::r2c)
      return m_library.plan_guru64_dft_r2c(rank, axes.data(), batch_rank, batch.data(), m_in, m_out, flags);
    if (m_call == RivalCall::c2r)
      return m_library.plan_guru64_dft_c2r(rank, axes.data(), batch_rank, batch.data(), m_in, m_out, flags);
    std::vector<int> kinds;
    for (auto const& axis : problem.axes) kinds.push_back(fftw_r2r_kind(axis.kind));
    return m_library.plan_guru64_r2r(rank, axes.data(), batch_rank, batch.data(), m_in, m_out, kinds.data(), flags);
  }

  FftwLibrary<Real> const& m_library;
  RivalCall m_call;
  RivalInput m_input;
  Real *m_in, *m_out;
  FftwPlan m_plan = nullptr;
  std::string m_version;
};

template <class Real>
std::unique_ptr<Transform> make_fftw_as(ExecutionSpace const& exec, Problem const& problem, FftwRival const& rival,
                                        Buffers const& buffers) {
  auto const* library = FftwLibrary<Real>::get(rival.folder);
  if (library == nullptr)
    throw Error(rival.folder.empty() ? "fftw: no libfftw3 of this precision was found by the loader; install it or "
                                       "name its folder in LD_LIBRARY_PATH"
                                     : "fftw: no libfftw3 of this precision is in " + rival.folder);
  return std::make_unique<FftwTransform<Real>>(*library, exec, problem, rival.flag, buffers);
}

}  // namespace

std::optional<FftwRival> parse_fftw_rival(std::string const& name, FftwFlag usual) {
  auto const at = std::min(name.find('@'), name.size());
  std::string const kind = name.substr(0, at);
  FftwRival rival{usual, at < name.size() ? name.substr(at + 1) : std::string()};
  if (kind == "fftw") return rival;
  for (std::size_t i = 0; i < flag_names.size(); ++i)
    if (kind == std::string("fftw-") + flag_names[i]) {
      rival.flag = static_cast<FftwFlag>(i);
      return rival;
    }
  return {};
}

std::unique_ptr<Transform> make_fftw(ExecutionSpace const& exec, Problem const& problem, FftwRival const& rival,
                                     Buffers const& buffers) {
  if (!runs_on_host)
    throw Error(std::string("fftw: transforms data on the host, and this build computes on ") + ExecutionSpace::name());
  return problem.precision == Precision::f32 ? make_fftw_as<float>(exec, problem, rival, buffers)
                                             : make_fftw_as<double>(exec, problem, rival, buffers);
}

}  // namespace TeamFFT::Impl::Bench
