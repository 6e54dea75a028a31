// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// From cuFFT's layouts to problems: rank, lengths, embeddings, strides, distances and a type. It knows no CUDA.
#ifndef TEAMFFT_INTERFACES_CUFFT_LAYOUT_HPP
#define TEAMFFT_INTERFACES_CUFFT_LAYOUT_HPP

#include "interfaces/cufft/refusal.hpp"
#include "interfaces/cufft/types.hpp"

#include <TeamFFT/teamfft.h>

#include <array>
#include <memory>
#include <string>
#include <type_traits>

namespace TeamFFT::Impl::Cufft {

inline constexpr int most_rank = 3;
using Lengths = std::array<long long, most_rank>;

[[nodiscard]] constexpr bool is_double(Type type) {
  return type == Type::z2z || type == Type::d2z || type == Type::z2d;
}
[[nodiscard]] constexpr bool is_complex(Type type) { return type == Type::c2c || type == Type::z2z; }
[[nodiscard]] constexpr bool is_to_complex(Type type) { return type == Type::r2c || type == Type::d2z; }

/// The type whose input, output and stages have such elements. Throws Refusal: not_supported for elements of two bytes,
/// invalid_type for others that make no transform.
[[nodiscard]] Type type_of(Data input, Data output, Data execution);

/// One side: element (x_0, ..., x_(r-1)) of transform b lies at b dist + ((x_0 embed_1 + x_1) embed_2 + x_2) stride, in
/// elements of its own. For lengths (4, 6) in f32 r2c and embed (4, 8), stride 1, element (1, 2) of transform 0 is real
/// number 10 of the input.
struct Side {
  Lengths embed{};
  long long stride = 1, dist = 0;
};

/// A batch of transforms as cuFFT's functions describe it.
struct Request {
  Type type = Type::c2c;
  int rank = 0;
  Lengths n{};
  bool is_basic = true;  ///< without embeddings: dense, and real rows in place begin at whole complex elements
  Side in, out;          ///< where it is not basic
  long long batch = 1;
};

/// Throws Refusal for what no layout makes right: invalid_type, invalid_size, invalid_value.
void check(Request const& request);

/// Where the elements of a basic request lie; those of another one as they are.
struct Sides {
  Side in, out;
};
[[nodiscard]] Sides sides_of(Request const& request, bool in_place);

struct DestroyProblem {
  void operator()(teamfft_problem problem) const { teamfft_problem_destroy(problem); }
};
using ProblemHandle = std::unique_ptr<std::remove_pointer_t<teamfft_problem>, DestroyProblem>;

/// The checked request as a problem. Real types have one direction of their own. Throws Refusal: invalid_size for
/// offsets beyond 2^62.
[[nodiscard]] ProblemHandle problem_of(Request const& request, bool backward, bool in_place);

/// The request of cuFFT's arguments, checked. Without inembed the layout is the basic one.
template <class Integer>
[[nodiscard]] Request request_of(int rank, Integer const* n, Integer const* inembed, Integer istride, Integer idist,
                                 Integer const* onembed, Integer ostride, Integer odist, Type type, Integer batch) {
  if (rank < 1 || rank > most_rank)
    throw Refusal(Result::invalid_value,
                  "TeamFFT: a rank of " + std::to_string(rank) + "; cuFFT's interface has 1, 2 and 3.");
  if (n == nullptr) throw Refusal(Result::invalid_value, "TeamFFT: n is a null pointer. Give the lengths.");
  if (inembed != nullptr && onembed == nullptr)  // as cuFFT has it; the other way round it takes the basic layout
    throw Refusal(Result::invalid_value, "TeamFFT: onembed is a null pointer beside an inembed. Give both, or none.");
  Request request;
  request.type = type;
  request.rank = rank;
  request.is_basic = inembed == nullptr || onembed == nullptr;
  request.batch = batch;
  for (int d = 0; d < rank; ++d) {
    request.n[d] = n[d];
    if (request.is_basic) continue;
    request.in.embed[d] = inembed[d];
    request.out.embed[d] = onembed[d];
  }
  request.in.stride = istride;
  request.in.dist = idist;
  request.out.stride = ostride;
  request.out.dist = odist;
  check(request);
  return request;
}

/// The request of dense transforms of such lengths.
[[nodiscard]] Request basic_request(int rank, Lengths const& n, Type type, long long batch);

}  // namespace TeamFFT::Impl::Cufft

#endif
