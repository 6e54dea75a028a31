// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// From passes as data to kernel arguments: tables are computed and laid out, dimensions that a kernel does not loop
// over are set aside.
#ifndef TEAMFFT_EXECUTE_ARGUMENTS_ARGUMENTS_HPP
#define TEAMFFT_EXECUTE_ARGUMENTS_ARGUMENTS_HPP

#include "pass/pass.hpp"

#include <TeamFFT/device/engines/scratch_line/contract_box_rows.hpp>
#include <TeamFFT/device/engines/scratch_line/contract_prime.hpp>
#include <TeamFFT/device/engines/slot_line/contract.hpp>
#include <TeamFFT/device/line/accessor.hpp>

#include <variant>
#include <vector>

namespace TeamFFT::Impl {

/// A part of a pass that is one launch: offsets in elements of source and target.
struct LaunchPart {
  std::int64_t load = 0, store = 0;
  std::uint32_t outer_count = 1;  ///< of the kernel's slowest dimension
};

/// What a kernel whose shape is data is passed beside its arguments.
using KernelShape = std::variant<std::monostate, SlotShape, ScratchLineShape, ScratchLineEndsShape, RealBoxShape,
                                 PrimeShape, ScratchLineClusterShape, MapShape>;

/// What a pass is launched by.
struct Kernel {
  Choice choice;
  KernelShape shape;
};

template <class Real>
struct PreparedPass {
  PassArguments<Real> arguments{};  ///< but for pointers, scale and alignment
  Buffer source = Buffer::in, target = Buffer::out;
  bool scaled = false;
  bool calls_source = false, calls_sink = false;  ///< no memory there, but a user's functor
  std::optional<std::size_t> source_window, target_window;
  bool source_is_real = false, target_is_real = false;
  /// the real and imaginary parts of complex elements are elements of their own
  bool loads_parts = false, stores_parts = false;
  Kernel kernel;
  ElementSpan source_span, target_span;  ///< from the Views' first elements, or the workspace's
  /// one, but for passes of more than 2^31 lines or of more than max_line_dims dimensions
  std::vector<LaunchPart> parts;
};

/// A chain's passes; the ring is the target of the first and the source of the second.
template <class Real>
struct PreparedChain {
  Chain chain;
  PreparedPass<Real> first, second;
};

/// A table that a host would take too long to compute: src/execute/long_tables.hpp does so where it lies.
struct LongTable {
  enum class Kind : std::uint8_t { chirp, bluestein_filter, rader_filter, rising_powers, falling_powers };
  Kind kind;
  std::size_t argument;              ///< N of a chirp, p of powers
  std::size_t length;                ///< in entries; a filter's M
  std::vector<std::size_t> factors;  ///< of a filter's order (tables.hpp)
  std::size_t offset = 0;            ///< in bytes
};

/// A plan's tables: `long_bytes` for the long ones, then `tables`.
template <class Real>
struct Prepared {
  std::vector<PreparedPass<Real>> passes;
  std::vector<PreparedChain<Real>> chains;
  std::vector<LongTable> long_tables;
  std::size_t long_bytes = 0;
  std::vector<char> tables;
};

enum class LongTables { here, later };

/// The arguments of one launch: `source` and `target` are the Views' first elements, or the workspace; or where a
/// functor is called, a CalledSource and a CalledSink. `label` outlives the launch.
template <class Real>
[[nodiscard]] PassArguments<Real> arguments_for(PreparedPass<Real> const& pass, LaunchPart const& part,
                                                void const* source, void* target, char const* label);

/// The arguments of a chain's launch, its counters behind the ring.
template <class Real>
[[nodiscard]] ChainArguments<Real> arguments_for(PreparedChain<Real> const& chain, void const* source, void* ring,
                                                 void* target, char const* label);

/// Tables are computed in double for float and in long double for double (long filters in double). Long ones here as
/// all others, or later by the caller.
template <class Real>
[[nodiscard]] Prepared<Real> prepare(PassList const& list, LongTables long_tables = LongTables::here);

}  // namespace TeamFFT::Impl

#endif
