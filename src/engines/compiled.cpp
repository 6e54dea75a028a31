// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "engines/compiled.hpp"

#include "engines/registry.hpp"

#include <algorithm>

namespace TeamFFT::Impl {

namespace {

[[noreturn]] void refuse(Machine const& here, PassList const& list, std::size_t pass, std::string const& kernel) {
  throw Error("TeamFFT: pass " + std::to_string(pass + 1) + " of " + list.problem.token() + " takes " + kernel +
              ", which the library has not compiled for " + here.name +
              "; leave PlanOptions::machine unset, or set its largest_cluster and `compiled` to what this device has");
}

}  // namespace

std::string missing_kernel(Machine const& here, Choice const& t) {
  if (here.vector_bytes != 0) return {};  // hosts have one engine
  if (t.teams() > here.largest_cluster && t.teams() > 1) return "a cluster of " + std::to_string(t.teams()) + " teams";
  auto const& engine = engine_of(t);
  if (engine.compiled != nullptr && !(here.compiled.*engine.compiled)) return engine.kernel;
  if (t.launch == Launch::native && !here.compiled.native_launch) return "the backend's own launch";
  return {};
}

void require_compiled(Machine const& here, PassList const& list) {
  auto const is_chained = [&](std::size_t i) {
    return std::ranges::any_of(list.chains, [&](Chain const& c) { return i == c.pass || i == c.pass + 1; });
  };
  for (std::size_t i = 0; i < list.passes.size(); ++i) {
    if (is_chained(i) && here.compiled.chain) continue;  // it has a kernel of its own
    if (is_chained(i)) refuse(here, list, i, "a kernel of two passes in one launch");
    if (auto const kernel = missing_kernel(here, list.passes[i].choice); !kernel.empty()) refuse(here, list, i, kernel);
  }
}

}  // namespace TeamFFT::Impl
