// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// One of heFFTe's transforms behind one interface: fft3d, fft3d_r2c or rtransform with TeamFFT's tags.
#ifndef TEAMFFT_HEFFTE_DISTRIBUTED_TRANSFORM_HPP
#define TEAMFFT_HEFFTE_DISTRIBUTED_TRANSFORM_HPP

#include <TeamFFT/detail/kinds.hpp>
#include <TeamFFT/heffte.hpp>
#include <TeamFFT/heffte/context.hpp>
#include <TeamFFT/heffte/distributed_options.hpp>
#include <TeamFFT/heffte/distributed_request.hpp>

#include <heffte.h>
#include <mpi.h>

#include <array>
#include <complex>
#include <cstddef>
#include <memory>
#include <type_traits>
#include <variant>

namespace TeamFFT::Impl {

template <class T>
inline constexpr bool is_std_complex = !std::is_same_v<T, typename HeffteElement<T>::real>;

/// heFFTe's boxes include their last index.
[[nodiscard]] inline heffte::box3d<int> heffte_box(WideBox const& box, bool is_left) {
  auto const at = [](std::uint64_t index) { return static_cast<int>(index); };
  return {{at(box.low[0]), at(box.low[1]), at(box.low[2])},
          {at(box.high[0]) - 1, at(box.high[1]) - 1, at(box.high[2]) - 1},
          is_left ? std::array{0, 1, 2} : std::array{2, 1, 0}};
}

[[nodiscard]] inline heffte::plan_options heffte_options(DistributedRequest::Settings const& settings) {
  constexpr std::array algorithms{heffte::reshape_algorithm::alltoallv, heffte::reshape_algorithm::alltoall,
                                  heffte::reshape_algorithm::p2p, heffte::reshape_algorithm::p2p_plined};
  heffte::plan_options options(settings.reorder != 0, algorithms[static_cast<std::size_t>(settings.exchange)],
                               settings.pencils != 0);
  options.use_gpu_aware = settings.gpu_aware != 0;
  if (settings.ranks > 0) options.use_num_subranks(static_cast<int>(settings.ranks));
  return options;
}

/// Types III are what heFFTe calls backward of II.
[[nodiscard]] constexpr Direction heffte_direction(Kind kind) {
  return kind == Kind::c2c_backward || kind == Kind::c2r || kind == Kind::dct3 || kind == Kind::dst3
             ? Direction::backward
             : Direction::forward;
}

template <class ExecutionSpace>
class DistributedTransform {
 public:
  template <Kind kind>
  using Tag = heffte::backend::teamfft_tag<HeffteLocation<ExecutionSpace>, kind>;
  static_assert(heffte::backend::is_enabled<Tag<Kind::c2c_forward>>::value,
                "TeamFFT: this heFFTe was not built for the GPU of the execution space; build it with "
                "Heffte_ENABLE_CUDA or Heffte_ENABLE_ROCM.");
  static_assert(
      std::is_same_v<typename HeffteSpace<HeffteLocation<ExecutionSpace>>::type, ExecutionSpace>,
      "TeamFFT: a DistributedPlan runs on Kokkos::DefaultHostExecutionSpace or on the GPU's execution space.");

  /// Collective.
  DistributedTransform(ExecutionSpace const& exec, MPI_Comm comm, DistributedRequest const& request)
      : m_context{exec, static_cast<Precision>(request.settings.precision),
                  heffte_direction(static_cast<Kind>(request.settings.kind)),
                  static_cast<int>(request.settings.padding)} {
    auto const kind = static_cast<Kind>(request.settings.kind);
    bool const is_left = request.settings.is_left != 0, is_forward = m_context.direction == Direction::forward;
    auto const in = heffte_box(request.in, is_left), out = heffte_box(request.out, is_left);
    HeffteContextScope<ExecutionSpace> const scope(m_context);
    make(is_forward ? kind : inverse_of(kind), is_forward ? in : out, is_forward ? out : in, comm,
         heffte_options(request.settings));
  }

  /// Bytes.
  [[nodiscard]] std::size_t workspace_size() const {
    std::size_t const real = m_context.precision == Precision::f32 ? sizeof(float) : sizeof(double);
    return std::visit(
        [&](auto const& transform) -> std::size_t {
          using type = std::decay_t<decltype(transform)>;
          if constexpr (std::is_same_v<type, std::monostate>)
            return 0;
          else
            return transform->size_workspace() * real * (is_trigonometric_transform<type> ? 1 : 2);
        },
        m_transform);
  }

  /// The types are those of the kind and the precision; `workspace` has workspace_size() bytes. Collective.
  template <class In, class Out>
  void run(In const* in, Out* out, Normalization normalization, void* workspace) const {
    auto context = m_context;
    context.normalization = normalization;
    HeffteContextScope<ExecutionSpace> const scope(context);
    std::visit([&](auto const& transform) { call(transform, in, out, workspace); }, m_transform);
  }

 private:
  using Complex = std::unique_ptr<heffte::fft3d<Tag<Kind::c2c_forward>>>;
  using Half = std::unique_ptr<heffte::fft3d_r2c<Tag<Kind::c2c_forward>>>;
  template <Kind kind>
  using Real = std::unique_ptr<heffte::rtransform<Tag<kind>>>;
  template <class T>
  static constexpr bool is_trigonometric_transform = !std::is_same_v<T, Complex> && !std::is_same_v<T, Half>;

  [[nodiscard]] HeffteStream<ExecutionSpace> stream() const {
    if constexpr (is_host_space<ExecutionSpace>) return nullptr;
#if defined(KOKKOS_ENABLE_CUDA)
    else if constexpr (std::is_same_v<ExecutionSpace, Kokkos::Cuda>)
      return m_context.exec.cuda_stream();
#endif
#if defined(KOKKOS_ENABLE_HIP)
    else if constexpr (std::is_same_v<ExecutionSpace, Kokkos::HIP>)
      return m_context.exec.hip_stream();
#endif
  }

  void make(Kind forward, heffte::box3d<int> const& box, heffte::box3d<int> const& spectrum, MPI_Comm comm,
            heffte::plan_options const& options) {
    auto const emplace = [&]<class Transform>(std::type_identity<std::unique_ptr<Transform>>) {
      m_transform = std::make_unique<Transform>(stream(), box, spectrum, comm, options);
    };
    if (forward == Kind::r2c)
      m_transform = std::make_unique<typename Half::element_type>(stream(), box, spectrum, 2, comm, options);
    else if (forward == Kind::dct1)
      emplace(std::type_identity<Real<Kind::dct1>>());
    else if (forward == Kind::dct2)
      emplace(std::type_identity<Real<Kind::dct2>>());
    else if (forward == Kind::dst2)
      emplace(std::type_identity<Real<Kind::dst2>>());
    else
      emplace(std::type_identity<Complex>());
  }

  /// Only pairs of types that the transform has.
  template <class Transform, class In, class Out>
  void call([[maybe_unused]] Transform const& transform, [[maybe_unused]] In const* in, [[maybe_unused]] Out* out,
            [[maybe_unused]] void* workspace) const {
    if constexpr (!std::is_same_v<Transform, std::monostate>) {
      constexpr bool is_equal = std::is_same_v<In, Out>, complex_in = is_std_complex<In>,
                     complex_out = is_std_complex<Out>;
      using Work = std::conditional_t<complex_in, In, Out>;
      constexpr bool fits =
          std::is_same_v<Transform, Half> ? !is_equal : is_equal && complex_in != is_trigonometric_transform<Transform>;
      constexpr bool forward_fits = !std::is_same_v<Transform, Half> || complex_out,
                     backward_fits = !std::is_same_v<Transform, Half> || complex_in;
      bool const forward = m_context.direction == Direction::forward;
      if constexpr (fits && forward_fits)
        if (forward) transform->forward(in, out, static_cast<Work*>(workspace), heffte::scale::none);
      if constexpr (fits && backward_fits)
        if (!forward) transform->backward(in, out, static_cast<Work*>(workspace), heffte::scale::none);
    }
  }

  HeffteContext<ExecutionSpace> m_context;
  std::variant<std::monostate, Complex, Half, Real<Kind::dct1>, Real<Kind::dct2>, Real<Kind::dst2>> m_transform;
};

}  // namespace TeamFFT::Impl

#endif
