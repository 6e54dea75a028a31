// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cuFFT as a rival on CUDA.
#include "transform.hpp"

#if defined(KOKKOS_ENABLE_CUDA) && defined(TEAMFFT_HAVE_CUFFT)

#include <TeamFFT/detail/kinds.hpp>

#include <cufft.h>

#include <algorithm>

namespace TeamFFT::Impl::Bench {

namespace {

void require(cufftResult status, char const* what) {
  if (status != CUFFT_SUCCESS)
    throw Error(std::string("cufft: ") + what + " returned status " + std::to_string(static_cast<int>(status)));
}

/// The storage of one side in cuFFT's words: element (x_1, x_2, x_3) of line b lies at b distance + ((x_1 embed[1] +
/// x_2) embed[2] + x_3) stride.
struct Embedding {
  std::vector<long long> embed;
  long long stride = 1;
};

template <class Stride>
Embedding embedding(Problem const& problem, std::vector<Axis> const& axes, Stride stride_of) {
  Embedding result{std::vector<long long>(axes.size(), 1), stride_of(axes.back())};
  result.embed[0] = static_cast<long long>(axes[0].length);  // of no effect
  for (std::size_t d = 1; d < axes.size(); ++d) {
    long long const outer = stride_of(axes[d - 1]), inner = stride_of(axes[d]);
    if (inner <= 0 || outer % inner != 0) throw Error("cufft: the axes' strides do not nest in " + problem.token());
    result.embed[d] = outer / inner;
  }
  return result;
}

/// cuFFT takes one batch dimension; the largest. The others are looped over: offsets in elements of each launch.
struct BatchSplit {
  Batch inside;
  std::vector<std::pair<std::ptrdiff_t, std::ptrdiff_t>> launches{{0, 0}};
};

BatchSplit split_batch(Problem const& problem) {
  auto dims = problem.batch;
  BatchSplit split;
  if (dims.empty()) return split;
  auto const largest =
      std::max_element(dims.begin(), dims.end(), [](Batch const& a, Batch const& b) { return a.count < b.count; });
  split.inside = *largest;
  dims.erase(largest);
  for (auto const& dim : dims) {
    auto const outer = std::move(split.launches);
    split.launches.clear();
    for (auto const& [in, out] : outer)
      for (std::size_t c = 0; c < dim.count; ++c)
        split.launches.emplace_back(in + static_cast<std::ptrdiff_t>(c) * dim.stride_in,
                                    out + static_cast<std::ptrdiff_t>(c) * dim.stride_out);
  }
  return split;
}

/// The axes as cuFFT takes them: a halved one last.
std::vector<Axis> ordered_axes(Problem const& problem) {
  auto axes = problem.axes;
  std::stable_partition(axes.begin(), axes.end(), [](Axis const& a) { return is_complex_kind(a.kind); });
  return axes;
}

cufftType type_of(RivalCall call, bool single) {
  if (call == RivalCall::r2c) return single ? CUFFT_R2C : CUFFT_D2Z;
  if (call == RivalCall::c2r) return single ? CUFFT_C2R : CUFFT_Z2D;
  return single ? CUFFT_C2C : CUFFT_Z2Z;
}

class CufftTransform final : public Transform {
 public:
  CufftTransform(ExecutionSpace const& exec, Problem const& problem, RivalCall call, CufftPlanning planning,
                 Buffers const& buffers)
      : m_batch(split_batch(problem)),
        m_input(exec, problem, buffers),
        m_in(m_input.data()),
        m_out(problem.placement == Placement::in_place ? m_in : buffers.out()),
        m_bytes_in(static_cast<std::ptrdiff_t>(element_bytes(problem, Side::input))),
        m_bytes_out(static_cast<std::ptrdiff_t>(element_bytes(problem, Side::output))),
        m_type(type_of(call, problem.precision == Precision::f32)),
        m_direction(problem.axes.front().kind == Kind::c2c_backward ? CUFFT_INVERSE : CUFFT_FORWARD) {
    auto const axes = ordered_axes(problem);
    auto in = embedding(problem, axes, [](Axis const& a) { return static_cast<long long>(a.stride_in); });
    auto out = embedding(problem, axes, [](Axis const& a) { return static_cast<long long>(a.stride_out); });
    std::vector<long long> lengths;
    for (auto const& axis : axes) lengths.push_back(static_cast<long long>(axis.length));
    std::size_t work_bytes = 0;
    require(cufftCreate(&m_plan), "cufftCreate");
    if (planning == CufftPlanning::patient) be_patient();
    auto const status =
        cufftMakePlanMany64(m_plan, static_cast<int>(lengths.size()), lengths.data(), in.embed.data(), in.stride,
                            m_batch.inside.stride_in, out.embed.data(), out.stride, m_batch.inside.stride_out, m_type,
                            static_cast<long long>(m_batch.inside.count), &work_bytes);
    require_or_destroy(status, "cufftMakePlanMany64");
    require(cufftSetStream(m_plan, exec.cuda_stream()), "cufftSetStream");
  }
  ~CufftTransform() override { cufftDestroy(m_plan); }
  CufftTransform(CufftTransform const&) = delete;
  CufftTransform& operator=(CufftTransform const&) = delete;

  void take_input() override { m_input.take(); }

  void execute() override {
    for (auto const& [in, out] : m_batch.launches)
      require(launch(m_in + in * m_bytes_in, m_out + out * m_bytes_out), "cufftExec");
  }

  [[nodiscard]] std::string version() const override {
    int version = 0;
    cufftGetVersion(&version);
    return std::to_string(version / 1000) + "." + std::to_string(version / 100 % 10) + "." +
           std::to_string(version % 100);
  }

 private:
  /// For use while the plan is made: what throws in a constructor is not destroyed.
  void require_or_destroy(cufftResult status, char const* what) {
    if (status != CUFFT_SUCCESS) cufftDestroy(m_plan);
    require(status, what);
  }

  void be_patient() {
#if CUFFT_VERSION >= 11200
    require_or_destroy(cufftSetPlanPropertyInt64(m_plan, NVFFT_PLAN_PROPERTY_INT64_PATIENT_JIT, 1),
                       "cufftSetPlanPropertyInt64(PATIENT_JIT)");
#else
    cufftDestroy(m_plan);
    throw Error("cufft: this release has no property PATIENT_JIT");
#endif
  }

  cufftResult launch(void* from, void* to) const {
    switch (m_type) {
      case CUFFT_C2C:
        return cufftExecC2C(m_plan, static_cast<cufftComplex*>(from), static_cast<cufftComplex*>(to), m_direction);
      case CUFFT_R2C: return cufftExecR2C(m_plan, static_cast<cufftReal*>(from), static_cast<cufftComplex*>(to));
      case CUFFT_C2R: return cufftExecC2R(m_plan, static_cast<cufftComplex*>(from), static_cast<cufftReal*>(to));
      case CUFFT_D2Z:
        return cufftExecD2Z(m_plan, static_cast<cufftDoubleReal*>(from), static_cast<cufftDoubleComplex*>(to));
      case CUFFT_Z2D:
        return cufftExecZ2D(m_plan, static_cast<cufftDoubleComplex*>(from), static_cast<cufftDoubleReal*>(to));
      default:
        return cufftExecZ2Z(m_plan, static_cast<cufftDoubleComplex*>(from), static_cast<cufftDoubleComplex*>(to),
                            m_direction);
    }
  }

  BatchSplit m_batch;
  RivalInput m_input;
  unsigned char *m_in, *m_out;
  std::ptrdiff_t m_bytes_in, m_bytes_out;
  cufftType m_type;
  int m_direction;
  cufftHandle m_plan = 0;
};

}  // namespace

std::unique_ptr<Transform> make_cufft(ExecutionSpace const& exec, Problem const& problem, CufftPlanning planning,
                                      Buffers const& buffers) {
  if (problem.axes.size() > 3)
    throw Error("cufft: at most 3 axes; " + problem.token() + " has " + std::to_string(problem.axes.size()));
  auto const call = rival_call("cufft", problem);
  if (call == RivalCall::r2r) throw Error("cufft: has no dct and no dst");
  return std::make_unique<CufftTransform>(exec, problem, call, planning, buffers);
}

}  // namespace TeamFFT::Impl::Bench

#else

namespace TeamFFT::Impl::Bench {

std::unique_ptr<Transform> make_cufft(ExecutionSpace const&, Problem const&, CufftPlanning, Buffers const&) {
  throw Error(
      "cufft: this build has none; it needs a Kokkos with CUDA and the "
      "CUDA toolkit's cuFFT");
}

}  // namespace TeamFFT::Impl::Bench

#endif
