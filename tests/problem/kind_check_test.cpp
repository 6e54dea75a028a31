// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Real, half-complex, cosine and sine kinds at the checks: which problem two Views make, and what is said where they
// make none. Without Kokkos.
#include "view_maker.hpp"

#include <TeamFFT/detail/kinds.hpp>

#include <gtest/gtest.h>

#include <vector>

namespace {

using namespace TeamFFT;
using namespace TeamFFT::Impl;
using namespace TeamFFT::Test;

std::vector<Kind> const real_to_real{Kind::dct1, Kind::dct2, Kind::dct3, Kind::dct4, Kind::dst1, Kind::dst2,
                                     Kind::dst3, Kind::dst4, Kind::r2hc, Kind::hc2r, Kind::dht};

TEST(KindCheck, HalfSpectra_AnyAxisCanBeHalved) {
  EXPECT_EQ((Call{real_in({4, 16}), complex_out({3, 16}), {Kind::r2c}, {0}}).token(),
            "r2c_f32_n4_b16_oop_is1x16_os1x16");
  EXPECT_EQ((Call{real_in({4, 6}), complex_out({3, 6}), {Kind::c2c_forward, Kind::r2c}, {1, 0}}).token(),
            "r2cxfwd_f32_n4x6_oop");
  EXPECT_EQ((Call{real_in({4, 6}), complex_out({4, 4}), {Kind::c2c_forward, Kind::r2c}, {0, 1}}).token(),
            "r2c_f32_n4x6_oop");
  EXPECT_EQ((Call{complex_in({3, 4, 4}), real_out({3, 4, 6}), {Kind::c2c_backward, Kind::c2r}, {1, 2}}).token(),
            "c2r_f32_n4x6_b3_oop");
  EXPECT_EQ(
      (Call{complex_in({3, 4, 4}), real_out({3, 4, 7}), {Kind::c2c_backward, Kind::c2c_backward, Kind::c2r}, {0, 1, 2}})
          .token(),
      "c2r_f32_n3x4x7_oop");
}

TEST(KindCheck, HalfSpectra_CropAndPad) {
  EXPECT_EQ((Call{real_in({4, 20}), complex_out({4, 9}), {Kind::r2c}, {1}, {16}}).token(), "r2c_f32_n16i20_b4_oop");
  EXPECT_EQ((Call{complex_in({4, 5}), real_out({4, 16}), {Kind::c2r}, {1}, {16}}).token(), "c2r_f32_n16i5_b4_oop");
  EXPECT_EQ((Call{real_in({5, 20}), complex_out({4, 9}), {Kind::c2c_forward, Kind::r2c}, {0, 1}, {4, 16}}).token(),
            "r2c_f32_n4i5x16i20_oop");
  EXPECT_EQ((Call{complex_in({2, 0}), real_out({2, 4}), {Kind::c2r}, {1}, {4}}).token(), "c2r_f32_n4i0_b2_oop");
}

TEST(KindCheck, HalfSpectra_OfLengthOneAndEmptyBatchesWork) {
  EXPECT_EQ((Call{real_in({4, 1}), complex_out({4, 1}), {Kind::r2c}}).token(), "r2c_f32_n1_b4_oop");
  EXPECT_EQ((Call{complex_in({4, 1}), real_out({4, 1}), {Kind::c2r}}).token(), "c2r_f32_n1_b4_oop");
  EXPECT_EQ((Call{real_in({0, 8}), complex_out({0, 5}), {Kind::r2c}}).token(), "r2c_f32_n8_b0_oop");
}

TEST(KindCheck, HalfSpectra_OddAndEvenDiffer) {
  for (std::size_t n : {15, 16, 17, 18})
    for (std::size_t m : {8, 9, 10}) {
      bool const fits = m == n / 2 + 1;
      auto const needed = std::to_string(n / 2 + 1);
      auto const forward = Call{real_in({2, n}), complex_out({2, m}), {Kind::r2c}}.error();
      auto const backward = Call{complex_in({2, m}), real_out({2, n}), {Kind::c2r}}.error();
      EXPECT_TRUE(
          says(forward,
               fits ? "no error" : "a real input of length " + std::to_string(n) + " needs " + needed + " (n/2+1)."));
      EXPECT_TRUE(
          says(backward,
               fits ? "no error" : "a real output of length " + std::to_string(n) + " needs " + needed + " (n/2+1)."));
    }
}

TEST(KindCheck, HalfSpectra_OutputMustBeWhatNSays) {
  EXPECT_TRUE(says((Call{real_in({2, 20}), complex_out({2, 8}), {Kind::r2c}, {1}, {16}}).error(),
                   "output extent 8 along axis 1; n = 16 needs 9 (n/2+1)."));
  EXPECT_TRUE(says((Call{complex_in({2, 9}), real_out({2, 16}), {Kind::c2r}, {1}, {17}}).error(),
                   "output extent 16 along axis 1; n = 17 needs 17."));
  EXPECT_TRUE(says((Call{complex_in({2, 9}), real_out({2, 16}), {Kind::c2r}, {1}, {0}}).error(),
                   "n = 0 along axis 1; a transform length is at least 1."));
  EXPECT_TRUE(says((Call{complex_in({2, 9}), real_out({2, 0}), {Kind::c2r}}).error(),
                   "a transform length of 0 along axis 1; c2r needs at least 1."));
  EXPECT_TRUE(says((Call{real_in({2, 0}), complex_out({2, 1}), {Kind::r2c}}).error(),
                   "a transform length of 0 along axis 1; r2c needs at least 1."));
  EXPECT_TRUE(says((Call{real_in({4, 8}), complex_out({5, 5}), {Kind::c2c_forward, Kind::r2c}, {0, 1}}).error(),
                   "output extent 5 along axis 0; an input of length 4 needs 4."));
}

TEST(KindCheck, HalfSpectra_TypesMustFit) {
  EXPECT_TRUE(says((Call{complex_in({2, 9}), complex_out({2, 9}), {Kind::c2r}}).error(),
                   "c2r with complex input and complex output; it takes complex input to real output. Change the "
                   "Views' element types or the kind."));
  EXPECT_TRUE(
      says((Call{real_in({2, 9}), real_out({2, 9}), {Kind::c2r}}).error(), "c2r with real input and real output"));
  EXPECT_TRUE(
      says((Call{real_in({2, 9}), real_out({2, 9}), {Kind::r2c}}).error(), "r2c with real input and real output"));
  EXPECT_TRUE(says((Call{complex_in({2, 9}), real_out({2, 16}), {Kind::c2r, Kind::dct2}, {0, 1}}).error(),
                   "c2r as kind 0 of 2"));
}

TEST(KindCheck, RealToReal_TakesRealAndComplexViews) {
  for (Kind const kind : real_to_real) {
    std::string const name(row_of(kind).name);
    EXPECT_EQ((Call{real_in({4, 16}), real_out({4, 16}), {kind}}).token(), name + "_f32_n16_b4_oop");
    EXPECT_EQ((Call{complex_in({4, 16}), complex_out({4, 16}), {kind}}).token(), name + "_f32_complex_n16_b4_oop");
    EXPECT_EQ((Call{real_in({4, 16}), real_in({4, 16}), {kind}}).token(), name + "_f32_n16_b4_ip");
    EXPECT_EQ((Call{real_in({4, 16}), real_out({4, 16}), {kind, kind}, {0, 1}}).token(), name + "_f32_n4x16_oop");
    EXPECT_EQ((Call{real_in({4, 16}), real_out({4, 12}), {kind}, {1}, {12}}).token(), name + "_f32_n12i16_b4_oop");
    EXPECT_EQ((Call{real_in({4, 9}), real_out({4, 12}), {kind}, {1}, {12}}).token(), name + "_f32_n12i9_b4_oop");
    EXPECT_TRUE(says((Call{complex_in({4, 16}), real_out({4, 16}), {kind}}).error(),
                     name + " with complex input and real output; it takes real to real or complex to complex."));
    EXPECT_TRUE(says((Call{real_in({4, 16}), complex_out({4, 16}), {kind}}).error(),
                     name + " with real input and complex output"));
    EXPECT_TRUE(says((Call{real_in({4, 16}), real_out({4, 15}), {kind}}).error(),
                     "output extent 15 along axis 1; an input of length 16 needs 16."));
    EXPECT_TRUE(says((Call{real_in({4, 0}), real_out({4, 0}), {kind}}).error(),
                     "a transform length of 0 along axis 1; " + name + " needs at least"));
    EXPECT_TRUE(says((Call{real_in({4, 16}, {20, 1}), real_in({4, 16}), {kind}}).error(),
                     "strides that differ; in place needs equal strides"));
  }
}

TEST(KindCheck, RealToReal_LengthOneIsTheLeastButForTheFirstCosine) {
  for (Kind const kind : real_to_real) {
    auto const message = Call{real_in({4, 1}), real_out({4, 1}), {kind}}.error();
    EXPECT_TRUE(says(message, kind == Kind::dct1 ? "a transform length of 1 along axis 1; dct1 needs at least 2. Give "
                                                   "longer Views, or n to zero-pad the input."
                                                 : "no error: " + std::string(row_of(kind).name) + "_f32_n1_b4_oop"));
  }
  EXPECT_EQ((Call{real_in({4, 1}), real_out({4, 2}), {Kind::dct1}, {1}, {2}}).token(), "dct1_f32_n2i1_b4_oop");
  EXPECT_TRUE(says((Call{real_in({4, 8}), real_out({4, 1}), {Kind::dct1}, {1}, {1}}).error(),
                   "a transform length of 1 along axis 1; dct1 needs at least 2."));
}

TEST(KindCheck, MixedKinds_AreOnePerAxis) {
  EXPECT_EQ((Call{complex_in({4, 6}), complex_out({4, 6}), {Kind::dct2, Kind::c2c_forward}, {0, 1}}).token(),
            "dct2xfwd_f32_n4x6_oop");
  EXPECT_EQ((Call{real_in({4, 6}), complex_out({4, 6}), {Kind::dct2, Kind::c2c_forward}, {0, 1}}).token(),
            "dct2xfwd_f32_real_n4x6_oop");
  EXPECT_EQ((Call{real_in({4, 6}), complex_out({4, 4}), {Kind::dct2, Kind::r2c}, {0, 1}}).token(),
            "dct2xr2c_f32_n4x6_oop");
  EXPECT_EQ((Call{complex_in({4, 4}), real_out({4, 6}), {Kind::dst3, Kind::c2r}, {0, 1}}).token(),
            "dst3xc2r_f32_n4x6_oop");
  EXPECT_EQ((Call{real_in({4, 6}), real_out({4, 6}), {Kind::dct1, Kind::dst4}, {0, 1}}).token(),
            "dct1xdst4_f32_n4x6_oop");
  EXPECT_TRUE(says((Call{complex_in({4, 6}), real_out({4, 6}), {Kind::dct2, Kind::c2c_forward}, {0, 1}}).error(),
                   "c2c with complex input and real output"));
  EXPECT_TRUE(says((Call{real_in({4, 6}), real_out({4, 6}), {Kind::dct2, Kind::dct2, Kind::dct2}, {0, 1}}).error(),
                   "3 kinds for 2 axes"));
}

TEST(KindCheck, UnknownTypes_NameTheKnownOnes) {
  for (int type = 1; type <= 4; ++type) {
    EXPECT_EQ(row_of(kind_of_type("dct", Kind::dct1, type)).name, "dct" + std::to_string(type));
    EXPECT_EQ(row_of(kind_of_type("dst", Kind::dst1, type)).name, "dst" + std::to_string(type));
  }
  for (int type : {-1, 0, 5, 100}) {
    try {
      (void)kind_of_type("idst", Kind::dst1, type);
      ADD_FAILURE() << type;
    } catch (Error const& error) {
      EXPECT_EQ(std::string(error.what()), "idst: type " + std::to_string(type) +
                                               "; the types are 1, 2, 3 and 4. Give one of them (2 is the default).");
    }
  }
}

TEST(KindCheck, Inverses_UndoEachOther) {
  for (auto const& row : kind_rows) {
    EXPECT_EQ(inverse_of(inverse_of(row.kind)), row.kind) << row.name;
    for (std::size_t n : {2, 5, 8})
      EXPECT_EQ(logical_length(inverse_of(row.kind), n), logical_length(row.kind, n)) << row.name;
  }
}

}  // namespace
