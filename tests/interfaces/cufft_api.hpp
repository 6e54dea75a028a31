// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cuFFT's functions out of a shared library: ours, on a GPU or on host memory, and NVIDIA's beside it.
#ifndef TEAMFFT_TESTS_INTERFACES_CUFFT_API_HPP
#define TEAMFFT_TESTS_INTERFACES_CUFFT_API_HPP

#include "interfaces/cufft/types.hpp"
#include "library.hpp"

#include <cstddef>
#include <ostream>
#include <vector>

namespace TeamFFT::Impl::Cufft {

struct Api {
#define TEAMFFT_CUFFT(name, arguments) Result(*name) arguments = nullptr;
#define TEAMFFT_CUFFT_REFUSED(name) TEAMFFT_CUFFT(name, ())
#include "interfaces/cufft/functions.def"
#undef TEAMFFT_CUFFT
#undef TEAMFFT_CUFFT_REFUSED

  explicit Api(Test::Library const& library) {
#define TEAMFFT_CUFFT(name, arguments) library.find(name, #name);
#define TEAMFFT_CUFFT_REFUSED(name) TEAMFFT_CUFFT(name, ())
#include "interfaces/cufft/functions.def"
#undef TEAMFFT_CUFFT
#undef TEAMFFT_CUFFT_REFUSED
  }
};

/// For GoogleTest, which prints bytes otherwise.
inline void PrintTo(Result result, std::ostream* os) { *os << "cufftResult " << static_cast<int>(result); }

}  // namespace TeamFFT::Impl::Cufft

namespace TeamFFT::Test {

namespace Cufft = Impl::Cufft;

/// The arguments of the functions that make a plan of a layout.
struct CufftLayout {
  Cufft::Type type = Cufft::Type::c2c;
  std::vector<long long> n, inembed, onembed;  ///< no embeddings: the basic layout
  long long istride = 1, idist = 0, ostride = 1, odist = 0, batch = 1;

  [[nodiscard]] int rank() const { return static_cast<int>(n.size()); }
};

/// Calls the function of int where `narrow`, else that of long long. The size of the work area comes back.
inline Cufft::Result make_plan(Cufft::Api const& api, Cufft::Handle plan, CufftLayout const& layout, bool narrow,
                               std::size_t* size) {
  auto const data = [](auto& embed) { return embed.empty() ? nullptr : embed.data(); };
  if (!narrow) {
    auto copy = layout;
    return api.cufftMakePlanMany64(plan, copy.rank(), copy.n.data(), data(copy.inembed), copy.istride, copy.idist,
                                   data(copy.onembed), copy.ostride, copy.odist, copy.type, copy.batch, size);
  }
  std::vector<int> n(layout.n.begin(), layout.n.end()), in(layout.inembed.begin(), layout.inembed.end()),
      out(layout.onembed.begin(), layout.onembed.end());
  auto const i = [](long long value) { return static_cast<int>(value); };
  return api.cufftMakePlanMany(plan, layout.rank(), n.data(), data(in), i(layout.istride), i(layout.idist), data(out),
                               i(layout.ostride), i(layout.odist), layout.type, i(layout.batch), size);
}

/// Calls the function of the type, or cufftXtExec.
inline Cufft::Result execute_plan(Cufft::Api const& api, Cufft::Handle plan, Cufft::Type type, void* in, void* out,
                                  int direction, bool by_type) {
  using Cufft::Type;
  if (!by_type) return api.cufftXtExec(plan, in, out, direction);
  switch (type) {
    case Type::c2c: return api.cufftExecC2C(plan, in, out, direction);
    case Type::z2z: return api.cufftExecZ2Z(plan, in, out, direction);
    case Type::r2c: return api.cufftExecR2C(plan, in, out);
    case Type::d2z: return api.cufftExecD2Z(plan, in, out);
    case Type::c2r: return api.cufftExecC2R(plan, in, out);
    case Type::z2d: break;
  }
  return api.cufftExecZ2D(plan, in, out);
}

}  // namespace TeamFFT::Test

#endif
