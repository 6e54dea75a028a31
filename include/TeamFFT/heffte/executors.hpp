// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// heFFTe's executors on TeamFFT's plans: complex, real to half spectrum, and cosine and sine transforms.
#ifndef TEAMFFT_HEFFTE_EXECUTORS_HPP
#define TEAMFFT_HEFFTE_EXECUTORS_HPP

#include <TeamFFT/heffte/box_plans.hpp>
#include <TeamFFT/heffte/box_problem.hpp>
#include <TeamFFT/heffte/context.hpp>

#include <heffte.h>

#include <array>
#include <cmath>
#include <complex>
#include <cstddef>

namespace TeamFFT::Impl {

[[nodiscard]] inline std::array<bool, 3> dimensions(int a) { return {a == 0, a == 1, a == 2}; }
[[nodiscard]] inline std::array<bool, 3> dimensions(int a, int b) {
  return {a == 0 || b == 0, a == 1 || b == 1, a == 2 || b == 2};
}

/// One, two or three dimensions of a box, each in one plan for the whole box, in place.
template <class ExecutionSpace, Kind forward_kind>
class BoxExecutor : public heffte::executor_base {
 public:
  using Stream = HeffteStream<ExecutionSpace>;
  template <class Index>
  BoxExecutor(Stream stream, heffte::box3d<Index> const& box, int dimension)
      : BoxExecutor(stream, box, dimensions(dimension)) {}
  template <class Index>
  BoxExecutor(Stream stream, heffte::box3d<Index> const& box, int one, int other)
      : BoxExecutor(stream, box, dimensions(one, other)) {}
  template <class Index>
  BoxExecutor(Stream stream, heffte::box3d<Index> const& box)
      : BoxExecutor(stream, box, std::array{true, true, true}) {}

  [[nodiscard]] int box_size() const override { return static_cast<int>(BoxShape::count(m_plans.shape().before)); }
  [[nodiscard]] std::size_t workspace_size() const override {
    return m_plans.workspace_size(is_trigonometric(forward_kind) ? 1 : 2);
  }

  /// What forward and backward together multiply a line's elements by, of all transformed dimensions.
  [[nodiscard]] double gain() const {
    double product = 1;
    for (std::size_t place = 0; place < 3; ++place)
      if (m_plans.shape().is_transformed[place])
        product *=
            factor_of_backward * static_cast<double>(logical_length(forward_kind, m_plans.shape().before[place]));
    return product;
  }

 protected:
  /// heFFTe's stock cosine and sine transforms are of four times the length: backward ones have twice the value of the
  /// definition along each dimension.
  static constexpr double factor_of_backward = is_trigonometric(forward_kind) ? 2 : 1;

  template <class Index>
  BoxExecutor(Stream stream, heffte::box3d<Index> const& box, std::array<bool, 3> const& which)
      : BoxExecutor(heffte_instance<ExecutionSpace>(stream), box_shape(box, box, which, padding())) {}
  BoxExecutor(ExecutionSpace const& exec, BoxShape const& shape)
      : m_plans(
            exec, shape, forward_kind,
            std::pow(factor_of_backward, shape.is_transformed[0] + shape.is_transformed[1] + shape.is_transformed[2])) {
  }

  [[nodiscard]] static int padding() {
    auto const* const context = heffte_context<ExecutionSpace>();
    return context != nullptr ? context->padding : 0;
  }

  BoxPlans<ExecutionSpace> m_plans;
};

/// fft3d's executor. Real input is converted first, and of a real output's spectrum the real part is kept.
template <class ExecutionSpace>
class ComplexExecutor final : public BoxExecutor<ExecutionSpace, Kind::c2c_forward> {
 public:
  using BoxExecutor<ExecutionSpace, Kind::c2c_forward>::BoxExecutor;
  using heffte::executor_base::backward;
  using heffte::executor_base::forward;

  void forward(std::complex<float> data[], std::complex<float>* work) const override {
    m_plans.run(Direction::forward, data, data, work);
  }
  void forward(std::complex<double> data[], std::complex<double>* work) const override {
    m_plans.run(Direction::forward, data, data, work);
  }
  void backward(std::complex<float> data[], std::complex<float>* work) const override {
    m_plans.run(Direction::backward, data, data, work);
  }
  void backward(std::complex<double> data[], std::complex<double>* work) const override {
    m_plans.run(Direction::backward, data, data, work);
  }
  void forward(float const in[], std::complex<float> out[], std::complex<float>* work) const override {
    from_real(in, out, work);
  }
  void forward(double const in[], std::complex<double> out[], std::complex<double>* work) const override {
    from_real(in, out, work);
  }
  void backward(std::complex<float> in[], float out[], std::complex<float>* work) const override {
    to_real(in, out, work);
  }
  void backward(std::complex<double> in[], double out[], std::complex<double>* work) const override {
    to_real(in, out, work);
  }

 private:
  using BoxExecutor<ExecutionSpace, Kind::c2c_forward>::m_plans;

  template <class Real>
  void from_real(Real const in[], std::complex<Real> out[], std::complex<Real>* work) const {
    convert_elements(m_plans.exec(), BoxShape::count(m_plans.shape().before), in, out);
    m_plans.run(Direction::forward, out, out, work);
  }
  template <class Real>
  void to_real(std::complex<Real> in[], Real out[], std::complex<Real>* work) const {
    m_plans.run(Direction::backward, in, in, work);
    convert_elements(m_plans.exec(), BoxShape::count(m_plans.shape().before), in, out);
  }
};

/// rtransform's executor.
template <class ExecutionSpace, Kind forward_kind>
class RealExecutor final : public BoxExecutor<ExecutionSpace, forward_kind> {
 public:
  using BoxExecutor<ExecutionSpace, forward_kind>::BoxExecutor;
  using heffte::executor_base::backward;
  using heffte::executor_base::forward;

  void forward(float data[], float* work) const override { this->m_plans.run(Direction::forward, data, data, work); }
  void forward(double data[], double* work) const override { this->m_plans.run(Direction::forward, data, data, work); }
  void backward(float data[], float* work) const override { this->m_plans.run(Direction::backward, data, data, work); }
  void backward(double data[], double* work) const override {
    this->m_plans.run(Direction::backward, data, data, work);
  }
};

/// fft3d_r2c's first executor: one dimension, out of place, real to n/2 + 1 complex elements.
template <class ExecutionSpace>
class HalfSpectrumExecutor final : public heffte::executor_base {
 public:
  using heffte::executor_base::backward;
  using heffte::executor_base::forward;
  template <class Index>
  HalfSpectrumExecutor(HeffteStream<ExecutionSpace> stream, heffte::box3d<Index> const& box, int dimension)
      : m_plans(heffte_instance<ExecutionSpace>(stream), box_shape(box, box.r2c(dimension), dimensions(dimension), 0),
                Kind::r2c, 1) {}

  void forward(float const in[], std::complex<float> out[], std::complex<float>* work) const override {
    m_plans.run(Direction::forward, in, out, work);
  }
  void forward(double const in[], std::complex<double> out[], std::complex<double>* work) const override {
    m_plans.run(Direction::forward, in, out, work);
  }
  void backward(std::complex<float> in[], float out[], std::complex<float>* work) const override {
    m_plans.run(Direction::backward, in, out, work);
  }
  void backward(std::complex<double> in[], double out[], std::complex<double>* work) const override {
    m_plans.run(Direction::backward, in, out, work);
  }

  [[nodiscard]] int box_size() const override { return static_cast<int>(BoxShape::count(m_plans.shape().before)); }
  [[nodiscard]] int complex_size() const override { return static_cast<int>(BoxShape::count(m_plans.shape().behind)); }
  [[nodiscard]] std::size_t workspace_size() const override { return m_plans.workspace_size(2); }

 private:
  BoxPlans<ExecutionSpace> m_plans;
};

}  // namespace TeamFFT::Impl

#endif
