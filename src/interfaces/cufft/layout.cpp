// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "interfaces/cufft/layout.hpp"

#include <cstddef>
#include <string>

namespace TeamFFT::Impl::Cufft {
namespace {

using Offset = __int128;  // three factors of 63 bits, each of them checked

long long checked(Offset offset) {
  if (offset > (Offset{1} << 62))
    throw Refusal(Result::invalid_size, "TeamFFT: a layout that reaches beyond 2^62 elements. Give smaller strides.");
  return static_cast<long long>(offset);
}

/// Elements of a dense side along dimension d.
long long dense_extent(Request const& request, int d, bool is_real_side, bool in_place) {
  auto const n = request.n[d];
  if (d + 1 < request.rank || is_complex(request.type)) return n;
  auto const half = n / 2 + 1;
  if (!is_real_side) return half;
  return in_place ? 2 * half : n;
}

Side dense_side(Request const& request, bool is_real_side, bool in_place) {
  Side side{{}, 1, 1};
  for (int d = 0; d < request.rank; ++d) {
    side.embed[d] = dense_extent(request, d, is_real_side, in_place);
    side.dist = checked(Offset{side.dist} * side.embed[d]);
  }
  return side;
}

void check_side(Request const& request, Side const& side, char const* name) {
  auto const refuse = [&](Result result, std::string const& what) {
    throw Refusal(result, "TeamFFT: " + what + " on the side of the " + name +
                              ". Give a layout whose elements lie behind each other.");
  };
  if (side.stride < 1) refuse(Result::invalid_value, "a stride of " + std::to_string(side.stride));
  if (side.dist < (request.batch > 1 ? 1 : 0))
    refuse(Result::invalid_value, "a distance of " + std::to_string(side.dist));
  for (int d = 1; d < request.rank; ++d)  // the first one is in no address
    if (side.embed[d] < 1) refuse(Result::invalid_size, "an embedding of " + std::to_string(side.embed[d]));
}

teamfft_kind kind_of(Request const& request, int d, bool backward) {
  bool const is_last = d + 1 == request.rank;
  if (is_complex(request.type)) return backward ? TEAMFFT_C2C_BACKWARD : TEAMFFT_C2C_FORWARD;
  if (is_to_complex(request.type)) return is_last ? TEAMFFT_R2C : TEAMFFT_C2C_FORWARD;
  return is_last ? TEAMFFT_C2R : TEAMFFT_C2C_BACKWARD;
}

Lengths strides_of(Request const& request, Side const& side) {
  Lengths strides{};
  Offset stride = side.stride;
  for (int d = request.rank; d-- > 0;) {
    strides[d] = checked(stride);
    checked(stride * request.n[d]);
    stride *= side.embed[d];
  }
  return strides;
}

}  // namespace

Type type_of(Data input, Data output, Data execution) {
  auto const is_execution = [](Data data, Type type) {
    return data == (is_double(type) ? Data::c64f : Data::c32f) ||
           (!is_complex(type) && data == (is_double(type) ? Data::r64f : Data::r32f));
  };
  for (auto const data : {input, output, execution})
    if (data == Data::r16f || data == Data::c16f || data == Data::r16bf || data == Data::c16bf)
      throw Refusal(Result::not_supported, "TeamFFT: elements of two bytes, which TeamFFT has not. Give f32 or f64.");
  struct Row {
    Data input, output;
    Type type;
  };
  constexpr Row rows[] = {{Data::c32f, Data::c32f, Type::c2c}, {Data::r32f, Data::c32f, Type::r2c},
                          {Data::c32f, Data::r32f, Type::c2r}, {Data::c64f, Data::c64f, Type::z2z},
                          {Data::r64f, Data::c64f, Type::d2z}, {Data::c64f, Data::r64f, Type::z2d}};
  for (auto const& row : rows)
    if (row.input == input && row.output == output && is_execution(execution, row.type)) return row.type;
  throw Refusal(Result::invalid_type,
                "TeamFFT: no transform has elements of the kinds " + std::to_string(static_cast<int>(input)) + ", " +
                    std::to_string(static_cast<int>(output)) + " and " + std::to_string(static_cast<int>(execution)) +
                    " (input, output, execution). Give one precision.");
}

void check(Request const& request) {
  switch (request.type) {
    case Type::c2c:
    case Type::r2c:
    case Type::c2r:
    case Type::z2z:
    case Type::d2z:
    case Type::z2d: break;
    default:
      throw Refusal(Result::invalid_type, "TeamFFT: " + std::to_string(static_cast<int>(request.type)) +
                                              " is no type of cuFFT's. Give one of the six.");
  }
  for (int d = 0; d < request.rank; ++d)
    if (request.n[d] < 1)
      throw Refusal(Result::invalid_size,
                    "TeamFFT: a length of " + std::to_string(request.n[d]) + ". Give one or more.");
  if (request.batch < 1)
    throw Refusal(Result::invalid_size, "TeamFFT: a batch of " + std::to_string(request.batch) + ". Give one or more.");
  if (request.is_basic) return;
  check_side(request, request.in, "input");
  check_side(request, request.out, "output");
}

Sides sides_of(Request const& request, bool in_place) {
  if (!request.is_basic) return {request.in, request.out};
  bool const real_in = is_to_complex(request.type), real_out = !real_in && !is_complex(request.type);
  return {dense_side(request, real_in, in_place), dense_side(request, real_out, in_place)};
}

ProblemHandle problem_of(Request const& request, bool backward, bool in_place) {
  constexpr auto otherwise = Result::invalid_size;
  teamfft_problem made = nullptr;
  require(teamfft_problem_create(is_double(request.type) ? TEAMFFT_F64 : TEAMFFT_F32,
                                 in_place ? TEAMFFT_IN_PLACE : TEAMFFT_OUT_OF_PLACE, &made),
          otherwise);
  ProblemHandle problem(made);
  auto const sides = sides_of(request, in_place);
  auto const in = strides_of(request, sides.in), out = strides_of(request, sides.out);
  for (int d = 0; d < request.rank; ++d) {
    teamfft_axis axis{};
    axis.kind = kind_of(request, d, backward);
    axis.length = static_cast<std::size_t>(request.n[d]);
    axis.stride_in = in[d];
    axis.stride_out = out[d];
    require(teamfft_problem_add_axis(made, &axis), otherwise);
  }
  for (auto const& side : {sides.in, sides.out}) checked(Offset{side.dist} * request.batch);
  teamfft_batch const batch{static_cast<std::size_t>(request.batch), sides.in.dist, sides.out.dist};
  require(teamfft_problem_add_batch(made, &batch), otherwise);
  return problem;
}

Request basic_request(int rank, Lengths const& n, Type type, long long batch) {
  return request_of<long long>(rank, n.data(), nullptr, 1, 0, nullptr, 1, 0, type, batch);
}

}  // namespace TeamFFT::Impl::Cufft
