// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "interfaces/c/problem.hpp"

#include "interfaces/c/status.hpp"

#include <TeamFFT/detail/kinds.hpp>
#include <TeamFFT/detail/view_info.hpp>

#include <memory>

namespace TeamFFT::Impl {
namespace {

Kind kind_of(teamfft_kind kind) {
  switch (kind) {
    case TEAMFFT_C2C_FORWARD: return Kind::c2c_forward;
    case TEAMFFT_C2C_BACKWARD: return Kind::c2c_backward;
    case TEAMFFT_R2C: return Kind::r2c;
    case TEAMFFT_C2R: return Kind::c2r;
    case TEAMFFT_DCT1: return Kind::dct1;
    case TEAMFFT_DCT2: return Kind::dct2;
    case TEAMFFT_DCT3: return Kind::dct3;
    case TEAMFFT_DCT4: return Kind::dct4;
    case TEAMFFT_DST1: return Kind::dst1;
    case TEAMFFT_DST2: return Kind::dst2;
    case TEAMFFT_DST3: return Kind::dst3;
    case TEAMFFT_DST4: return Kind::dst4;
    case TEAMFFT_R2HC: return Kind::r2hc;
    case TEAMFFT_HC2R: return Kind::hc2r;
    case TEAMFFT_DHT: return Kind::dht;
  }
  throw Error("teamfft_problem_add_axis: kind is " + std::to_string(static_cast<int>(kind)) +
              ", which is no teamfft_kind. Give one of the enumerators.");
}

Box box_of(teamfft_box const& box) {
  require_in_enum("teamfft_problem_add_axis", "the shape of a box", box.shape, TEAMFFT_BOX_LOW);
  return box.shape == TEAMFFT_BOX_AT ? Box::at(box.first) : box.shape == TEAMFFT_BOX_LOW ? Box::low() : Box{};
}

Axis axis_of(teamfft_axis const& given) {
  Axis axis;
  axis.kind = kind_of(given.kind);
  axis.length = given.length;
  axis.extent_in = given.extent_in != 0 ? given.extent_in : input_extent(axis.kind, given.length);
  axis.extent_out = given.extent_out;
  axis.stride_in = given.stride_in;
  axis.stride_out = given.stride_out;
  axis.in_box = box_of(given.in_box);
  axis.out_box = box_of(given.out_box);
  return axis;
}

}  // namespace
}  // namespace TeamFFT::Impl

using namespace TeamFFT::Impl;

teamfft_status teamfft_problem_create(teamfft_precision precision, teamfft_placement placement,
                                      teamfft_problem* problem) {
  return guarded([&] {
    constexpr auto* function = "teamfft_problem_create";
    require_pointer(function, "problem", problem);
    require_in_enum(function, "precision", precision, TEAMFFT_F64);
    require_in_enum(function, "placement", placement, TEAMFFT_IN_PLACE);
    auto made = std::make_unique<teamfft_problem_s>();
    made->problem.precision = precision == TEAMFFT_F32 ? TeamFFT::Precision::f32 : TeamFFT::Precision::f64;
    made->problem.placement =
        placement == TEAMFFT_IN_PLACE ? TeamFFT::Placement::in_place : TeamFFT::Placement::out_of_place;
    *problem = made.release();
  });
}

teamfft_status teamfft_problem_add_axis(teamfft_problem problem, teamfft_axis const* axis) {
  return guarded([&] {
    require_pointer("teamfft_problem_add_axis", "problem", problem);
    require_pointer("teamfft_problem_add_axis", "axis", axis);
    problem->problem.axes.push_back(axis_of(*axis));
  });
}

teamfft_status teamfft_problem_add_batch(teamfft_problem problem, teamfft_batch const* batch) {
  return guarded([&] {
    require_pointer("teamfft_problem_add_batch", "problem", problem);
    require_pointer("teamfft_problem_add_batch", "batch", batch);
    problem->problem.batch.push_back({batch->count, batch->stride_in, batch->stride_out});
  });
}

teamfft_status teamfft_problem_set_real_input(teamfft_problem problem, int is_real) {
  return guarded([&] {
    require_pointer("teamfft_problem_set_real_input", "problem", problem);
    problem->problem.real_input = is_real != 0;
  });
}

teamfft_status teamfft_problem_set_conjugated(teamfft_problem problem, int is_conjugated) {
  return guarded([&] {
    require_pointer("teamfft_problem_set_conjugated", "problem", problem);
    problem->problem.conjugated = is_conjugated != 0;
  });
}

teamfft_status teamfft_problem_parse(char const* token, teamfft_problem* problem) {
  return guarded([&] {
    require_pointer("teamfft_problem_parse", "token", token);
    require_pointer("teamfft_problem_parse", "problem", problem);
    *problem = std::make_unique<teamfft_problem_s>(teamfft_problem_s{TeamFFT::Problem::parse(token)}).release();
  });
}

teamfft_status teamfft_problem_token(teamfft_problem problem, char* text, size_t capacity, size_t* needed) {
  return guarded([&] {
    require_pointer("teamfft_problem_token", "problem", problem);
    auto canonical = problem->problem;
    check_problem("teamfft_problem_token", canonical);
    give_text(canonical.canonicalize().token(), text, capacity, needed);
  });
}

void teamfft_problem_destroy(teamfft_problem problem) { delete problem; }
