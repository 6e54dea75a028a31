// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The functions of FFTW's interface for any precision: entry_points.def gives them FFTW's names.
#ifndef TEAMFFT_INTERFACES_FFTW3_INTERFACE_HPP
#define TEAMFFT_INTERFACES_FFTW3_INTERFACE_HPP

#include "interfaces/fftw3/plan.hpp"
#include "interfaces/fftw3/settings.hpp"

#include <TeamFFT/types.hpp>

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <exception>
#include <memory>
#include <new>
#include <string>
#include <utility>

namespace TeamFFT::Impl::Relink {

/// What FFTW's handle points to: the plan, which its copies share, and the arrays that it was made for.
template <class Real>
struct PlanHandle {
  std::shared_ptr<Plan<Real> const> plan;
  Shape shape;
  Side<Real> in, out;
  bool is_split;
};

/// Calls `make` and returns what it gives; a null pointer, or 0, where it throws, with the reason in
/// teamfft_last_error(). No exception leaves the library.
template <class Make>
auto make_or_null(Make const& make) noexcept -> decltype(make()) {
  try {
    return make();
  } catch (std::bad_alloc const&) {
    (void)teamfft_fail(TEAMFFT_OUT_OF_MEMORY, "TeamFFT plan: no memory is left on the host.");
  } catch (Error const& error) {
    (void)teamfft_fail(TEAMFFT_INVALID_ARGUMENT, error.what());
  } catch (std::exception const& error) {
    (void)teamfft_fail(TEAMFFT_INTERNAL_ERROR, error.what());
  } catch (...) {
    (void)teamfft_fail(TEAMFFT_INTERNAL_ERROR, "TeamFFT plan: an exception that is none of the standard library.");
  }
  return {};
}

template <class Handle, class Real>
Handle* new_plan(Request<Real> request) {
  request.threads = static_cast<unsigned>(planner_threads<Real>.load());
  PlanHandle<Real> parts{std::make_shared<Plan<Real> const>(request), request.shape, request.in, request.out,
                         request.is_split};
  return new Handle{std::move(parts)};
}

/// FFTW's execute functions return nothing: what goes wrong is said on stderr, too, because results are missing.
inline void report(teamfft_status status) {
  if (status != TEAMFFT_SUCCESS)
    std::fprintf(stderr, "TeamFFT: an FFTW plan was not executed: %s\n", teamfft_last_error());
}

template <class Real>
void execute(PlanHandle<Real> const* handle) {
  if (handle == nullptr) return report(teamfft_fail(TEAMFFT_INVALID_ARGUMENT, "execute: the plan is a null pointer"));
  report(handle->plan->execute(handle->in.data, handle->out.data));
}

/// With new arrays, which are those of the planned shape and, split, as far apart as the planned ones.
template <class Real>
void execute(PlanHandle<Real> const* handle, Shape shape, bool is_split, Side<Real> in, Side<Real> out) {
  auto const refuse = [](char const* what) { report(teamfft_fail(TEAMFFT_INVALID_ARGUMENT, what)); };
  if (handle == nullptr) return refuse("execute: the plan is a null pointer");
  if (handle->shape != shape)
    return refuse(
        "execute: the plan is of another type than the function: complex, real to complex, complex to real or real");
  bool const same_parts = handle->in.imag == in.imag && handle->out.imag == out.imag;
  if (!same_parts)
    return refuse(
        is_split
            ? "execute: real and imaginary parts of the new arrays are not as far apart as those of the planned ones"
            : "execute: the plan is of split arrays; use the function for those");
  report(handle->plan->execute(in.data, out.data));
}

/// Of packed pairs.
template <class Real>
Side<Real> pairs(void* data) {
  return {static_cast<Real*>(data), 1};
}

template <class Real>
Side<Real> reals(Real* data) {
  return {data, 0};
}

/// Bytes from the real parts to the imaginary ones.
template <class Real>
std::ptrdiff_t distance_of(Real const* re, Real const* im) {
  return static_cast<std::ptrdiff_t>(reinterpret_cast<std::intptr_t>(im) - reinterpret_cast<std::intptr_t>(re));
}

/// Of split arrays. One null pointer stands for both; parts at one address are none, because no complex side has a
/// distance of 0, and neither are parts that are no whole number of elements apart.
template <class Real>
Side<Real> split(Real* re, Real* im) {
  constexpr auto size = static_cast<std::ptrdiff_t>(sizeof(Real));
  if (re == nullptr || im == nullptr || re == im || distance_of(re, im) % size != 0) return {nullptr, 2};
  return {re, distance_of(re, im) / size};
}

/// The same for a plan, which says why it is none.
template <class Real>
Side<Real> planned_split(Real* re, Real* im) {
  if (distance_of(re, im) % static_cast<std::ptrdiff_t>(sizeof(Real)) != 0)
    throw Error("TeamFFT plan: the imaginary parts lie " + std::to_string(distance_of(re, im)) +
                " bytes behind the real ones, no whole number of elements.");
  return split(re, im);
}

// ---- planning -------------------------------------------------------------------------------------------------------

/// Dimensions in FFTW's guru form, whose strides are complex elements on interleaved complex sides.
struct Units {
  std::ptrdiff_t in = 1, out = 1;
};

/// A rank that arrays may have: what is beyond is no length of theirs, and is not read.
inline void require_rank(int rank, char const* name) {
  constexpr int most = 1000;
  if (rank < 0 || rank > most)
    throw Error("TeamFFT plan: a rank of " + std::to_string(rank) + " for " + name + "; 0 to " + std::to_string(most) +
                " are possible.");
}

template <class IoDim>
std::vector<Dim> dims_of(int rank, IoDim const* dims, Units units, char const* name) {
  require_rank(rank, name);
  if (rank > 0 && dims == nullptr)
    throw Error(std::string("TeamFFT plan: ") + name + " is a null pointer, and its rank is not 0.");
  std::vector<Dim> result;
  for (int i = 0; i < rank; ++i)
    result.push_back(
        {bounded_product(dims[i].n, 1), bounded_product(dims[i].is, units.in), bounded_product(dims[i].os, units.out)});
  return result;
}

/// The units of a shape's strides.
[[nodiscard]] inline Units units_of(Shape shape, bool is_split) {
  if (is_split) return {};
  return {shape == Shape::c2c || shape == Shape::c2r ? 2 : 1, shape == Shape::c2c || shape == Shape::r2c ? 2 : 1};
}

template <class Kind>
std::vector<int> kinds_of(int rank, Kind const* kinds) {
  require_rank(rank, "the kinds");
  if (rank > 0 && kinds == nullptr)
    throw Error("TeamFFT plan: the kinds are a null pointer. Give one for each dimension.");
  return std::vector<int>(kinds, kinds + rank);
}

/// plan_guru_* and plan_guru64_*, which the others end in.
template <class Handle, class Real, class IoDim>
Handle* plan_guru(Request<Real> request, int rank, IoDim const* dims, int howmany_rank, IoDim const* howmany) {
  auto const units = units_of(request.shape, request.is_split);
  request.dims = dims_of(rank, dims, units, "dims");
  request.howmany = dims_of(howmany_rank, howmany, units, "howmany_dims");
  return new_plan<Handle>(std::move(request));
}

/// One side's memory of plan_many_*: how long its rows are, null for as long as the side's, and two strides.
struct Embedding {
  int const* embed = nullptr;
  int stride = 1, dist = 0;
};

/// plan_many_* and, with packed embeddings and one transform, the basic functions.
template <class Handle, class Real>
Handle* plan_many(Request<Real> request, int rank, int const* n, int howmany, Embedding const& in,
                  Embedding const& out) {
  require_rank(rank, "the lengths");
  if (rank > 0 && n == nullptr) throw Error("TeamFFT plan: the lengths are a null pointer.");
  if (howmany < 0) throw Error("TeamFFT plan: " + std::to_string(howmany) + " transforms; give 0 or more.");
  auto const units = units_of(request.shape, false);
  bool const in_place = static_cast<void*>(request.in.data) == static_cast<void*>(request.out.data);
  bool const is_halved = request.shape == Shape::r2c || request.shape == Shape::c2r;
  auto const row = [&](Embedding const& side, bool is_complex, int d) -> std::ptrdiff_t {
    if (side.embed != nullptr) return side.embed[d];
    if (d + 1 < rank || !is_halved) return n[d];
    return is_complex ? n[d] / 2 + 1 : in_place ? std::ptrdiff_t{2} * (n[d] / 2 + 1) : n[d];
  };
  std::ptrdiff_t step_in = in.stride * units.in, step_out = out.stride * units.out;
  request.dims.resize(static_cast<std::size_t>(rank));
  for (int d = rank; d-- > 0;) {
    request.dims[static_cast<std::size_t>(d)] = {n[d], step_in, step_out};
    step_in = bounded_product(step_in, row(in, request.shape == Shape::c2r, d));
    step_out = bounded_product(step_out, row(out, request.shape == Shape::r2c, d));
  }
  request.howmany = {{howmany, in.dist * units.in, out.dist * units.out}};
  return new_plan<Handle>(std::move(request));
}

// ---- wisdom ---------------------------------------------------------------------------------------------------------

/// The empty wisdom, and whether a text is one. Another library's text is none.
[[nodiscard]] std::string wisdom_text(char const* precision);
[[nodiscard]] bool is_wisdom(std::string const& text, char const* precision);

/// Whether what next() gives, a character or EOF, is wisdom. It is read up to its last parenthesis, and no further than
/// a wisdom is long.
template <class Next>
[[nodiscard]] bool reads_wisdom(Next const& next, char const* precision) {
  constexpr std::size_t longest = 256;
  std::string text;
  for (int c = next(); c != EOF && text.size() < longest; c = next()) {
    text.push_back(static_cast<char>(c));
    if (c == ')') break;
  }
  return is_wisdom(text, precision);
}

/// Memory that free() takes, as FFTW's strings are; null where there is none.
[[nodiscard]] char* string_for_free(std::string const& text);

}  // namespace TeamFFT::Impl::Relink

#endif
