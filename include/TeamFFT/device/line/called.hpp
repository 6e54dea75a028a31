// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Functors where an end's memory would be, as code that is compiled without their types calls them, on hosts: the pass'
// source or target points to one of these.
#ifndef TEAMFFT_DEVICE_LINE_CALLED_HPP
#define TEAMFFT_DEVICE_LINE_CALLED_HPP

#include <TeamFFT/device/line/arguments.hpp>

#include <cstdint>

namespace TeamFFT::Impl {

/// Elements offset, offset + step, .. of a source, `count` of them, in the order and type of its Views: reals, or
/// complex numbers as pairs of scalars.
using LoadElements = void (*)(void const* source, std::int64_t offset, std::int64_t step, unsigned count, void* to);
/// The same into a sink.
using StoreElements = void (*)(void const* sink, std::int64_t offset, std::int64_t step, unsigned count,
                               void const* from);

/// Elements first .. first + count - 1 of a line between the transforms of a filter's turning pass become the filter's,
/// in place; `place` is the line's.
using FilterElements = void (*)(void const* filter, std::uint64_t place, std::uint32_t first, unsigned count,
                                void* elements);

struct CalledSource {
  void const* source;
  LoadElements function;
  std::int64_t first;  ///< the element that is the pass' own first one

  void load(std::int64_t offset, std::int64_t step, unsigned count, void* to) const {
    function(source, first + offset, step, count, to);
  }
};

struct CalledSink {
  void const* sink;
  StoreElements function;
  std::int64_t first;

  void store(std::int64_t offset, std::int64_t step, unsigned count, void const* from) const {
    function(sink, first + offset, step, count, from);
  }
};

/// Ends of a pass (arguments.hpp) where a functor may stand at either.
struct ErasedEnds {
  static constexpr bool are_called = true;
  static bool calls_source(std::uint16_t flags) { return (flags & line_wise_called_load) != 0; }
  static bool calls_sink(std::uint16_t flags) { return (flags & line_wise_called_store) != 0; }
  template <class Real>
  static void load(Real const* source, std::int64_t offset, void* to) {
    source_of(source).load(offset, 0, 1, to);
  }
  template <class Real>
  static void store(Real* target, std::int64_t offset, void const* from) {
    sink_of(target).store(offset, 0, 1, from);
  }
  /// Elements offset, offset + step, ..
  template <class Real>
  static void load_run(Real const* source, std::int64_t offset, std::int64_t step, unsigned count, void* to) {
    source_of(source).load(offset, step, count, to);
  }
  template <class Real>
  static void store_run(Real* target, std::int64_t offset, std::int64_t step, unsigned count, void const* from) {
    sink_of(target).store(offset, step, count, from);
  }
  template <class Real>
  static CalledSource const& source_of(Real const* source) {
    return *reinterpret_cast<CalledSource const*>(source);
  }
  template <class Real>
  static CalledSink const& sink_of(Real const* target) {
    return *reinterpret_cast<CalledSink const*>(target);
  }
};

}  // namespace TeamFFT::Impl

#endif
