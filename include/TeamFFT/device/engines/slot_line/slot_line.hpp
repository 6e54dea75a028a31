// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The slot-line kernel: lines of up to four radices, all data at run time, on every GPU. One body by two launches: the
// backend's own passes arguments and shape by value; Kokkos' passes where they lie in memory, from where a team copies
// them to its scratch.
#ifndef TEAMFFT_DEVICE_ENGINES_SLOT_LINE_SLOT_LINE_HPP
#define TEAMFFT_DEVICE_ENGINES_SLOT_LINE_SLOT_LINE_HPP

#include <TeamFFT/device/ends/called.hpp>
#include <TeamFFT/device/ends/fields.hpp>
#include <TeamFFT/device/ends/locate_lines.hpp>
#include <TeamFFT/device/ends/mirrored_extended.hpp>
#include <TeamFFT/device/ends/mirrored_half_spectrum.hpp>
#include <TeamFFT/device/ends/mirrored_trigonometric.hpp>
#include <TeamFFT/device/ends/mirrored_two_lines.hpp>
#include <TeamFFT/device/ends/positions.hpp>
#include <TeamFFT/device/line/wavefront.hpp>
#include <TeamFFT/device/math/scalar.hpp>
#include <TeamFFT/device/middle/table_filter.hpp>
#include <TeamFFT/device/middle/user_filter.hpp>

#include <TeamFFT/device/engines/slot_line/contract_budgets.hpp>
#include <TeamFFT/device/engines/slot_line/numbers.hpp>
#include <TeamFFT/device/engines/slot_line/sweeps.hpp>

#include <cstddef>
#include <new>

namespace TeamFFT::Impl {

/// A kernel: its ends and its budget.
template <class Real, SlotEnds Ends, unsigned Width, unsigned Widest>
struct SlotForm {
  static constexpr Precision precision = sizeof(Real) == 4 ? Precision::f32 : Precision::f64;
  static constexpr SlotEnds ends = Ends;
  static constexpr unsigned width = Width, widest = Widest, mirrored = widest_mirrored(Width, Widest, precision, Ends);
  static constexpr bool has_only_stages = true;  ///< lines of a single stage, too
  static constexpr bool takes(unsigned R, bool) { return is_slot_radix(R, Ends); }
};

/// The same of a pass that calls something, with less for a user's compiler to do.
template <class Real, SlotEnds Ends, SlotCalls Calls>
struct CalledSlotForm : SlotForm<Real, Ends, 1, called_slot_budget(Ends, Calls, scalar_precision<Real>).widest> {
  static constexpr unsigned mirrored = widest_called_mirrored(Ends, Calls, scalar_precision<Real>);
  static constexpr bool has_only_stages = false;
  static constexpr bool takes(unsigned R, bool is_inner) {
    return Calls == SlotCalls::filter ? is_filter_radix(R, scalar_precision<Real>) : is_called_radix(R, is_inner);
  }
};

/// What meets the registers of the first stage and of the last one.
template <class SourceEnd, class TargetEnd>
struct EndPair {
  using Source = SourceEnd;
  using Target = TargetEnd;
};
template <SlotEnds ends, class Real, class Calls>
struct EndsOf;
template <class Real, class Calls>
struct EndsOf<SlotEnds::memory, Real, Calls> : EndPair<MemorySource<Real>, MemoryTarget<Real>> {};
template <class Real, class Calls>
struct EndsOf<SlotEnds::roots, Real, Calls> : EndPair<MemorySource<Real>, RootTarget<Real>> {};
template <class Real, class Calls>
struct EndsOf<SlotEnds::chirped, Real, Calls> : EndPair<PositionSource<Real>, PositionTarget<Real>> {};
template <class Real, class Calls>
struct EndsOf<SlotEnds::convolved, Real, Calls> : EndPair<PositionSource<Real>, PositionTarget<Real>> {};
template <class Real>
struct EndsOf<SlotEnds::to_half_spectrum, Real, InMemory>
    : EndPair<MemorySource<Real, Swap::never>, HalfSpectrumTarget<Real>> {};
template <class Real>
struct EndsOf<SlotEnds::from_half_spectrum, Real, InMemory>
    : EndPair<HalfSpectrumSource<Real>, MemoryTarget<Real, Swap::always>> {};
template <class Real, class Calls>
struct EndsOf<SlotEnds::to_half_spectrum, Real, Calls>
    : EndPair<CalledPairSource<Real, Calls>, HalfSpectrumTarget<Real, Calls>> {};
template <class Real, class Calls>
struct EndsOf<SlotEnds::from_half_spectrum, Real, Calls>
    : EndPair<HalfSpectrumSource<Real, Calls>, CalledPairTarget<Real, Calls>> {};
template <class Real, class Calls>
struct EndsOf<SlotEnds::interleaved_to_rotated, Real, Calls>
    : EndPair<InterleavedSource<Real, Calls>, RotatedTarget<Real, Calls>> {};
template <class Real, class Calls>
struct EndsOf<SlotEnds::rotated_to_interleaved, Real, Calls>
    : EndPair<RotatedSource<Real, Calls>, InterleavedTarget<Real, Calls>> {};
template <class Real, class Calls>
struct EndsOf<SlotEnds::twisted, Real, Calls> : EndPair<TwistedSource<Real, Calls>, TwistedTarget<Real, Calls>> {};
template <class Real, class Calls>
struct EndsOf<SlotEnds::extended, Real, Calls> : EndPair<ExtendedSource<Real, Calls>, ExtendedTarget<Real, Calls>> {};
template <class Real, class Calls>
struct EndsOf<SlotEnds::two_lines_to_half_spectra, Real, Calls>
    : EndPair<TwoLinesSource<Real>, TwoHalfSpectraTarget<Real>> {};
template <class Real, class Calls>
struct EndsOf<SlotEnds::half_spectra_to_two_lines, Real, Calls>
    : EndPair<TwoHalfSpectraSource<Real>, TwoLinesTarget<Real>> {};
template <class Real, class Calls>
struct EndsOf<SlotEnds::called, Real, Calls> : EndPair<CalledLineSource<Real, Calls>, CalledLineTarget<Real, Calls>> {};
template <class Real, class Calls>
struct EndsOf<SlotEnds::filtered, Real, Calls> : EndPair<FieldSource<Real, Calls>, FieldTarget<Real, Calls>> {};

template <class Real, unsigned W, class Member>
TEAMFFT_FUNCTION void prepare_roots(Member const& member, SlotTeam<Real, W> const& t, DeviceRoots const& roots,
                                    SlotStage const& s) {
  RootFactors<Real>::prepare(member, t, roots, s.radix, s.S.n);
}

// A stage for with_radix(), each a struct: lambdas of so long a kernel are calls on CUDA. HIP's compiler did not unroll
// loops over two lines where it inlined a stage before it had compiled it ("loop not unrolled", Clang 21).
#if defined(__HIP_DEVICE_COMPILE__)
#define TEAMFFT_STAGE __host__ __device__ inline
#else
#define TEAMFFT_STAGE TEAMFFT_FUNCTION
#endif
template <class Source, Mirror mirror, class Member, class Team>
struct FirstSlotStage {
  Member const& member;
  Team const& t;
  SlotStage const& s;
  template <class R>
  TEAMFFT_STAGE void operator()(R) const {
    if constexpr (mirror != Mirror::none)
      first_mirrored_stage<mirror, Source, R::value>(member, t, s);
    else
      first_stage<Source, R::value>(member, t, s);
  }
};
template <SlotWay way, class Member, class Team>
struct InnerSlotStage {
  Member const& member;
  Team const& t;
  SlotStage const& s;
  template <class R>
  TEAMFFT_STAGE void operator()(R) const {
    inner_stage<way, R::value>(member, t, s);
  }
};
template <class Target, Mirror mirror, class Member, class Team>
struct LastSlotStage {
  Member const& member;
  Team const& t;
  SlotStage const& s;
  template <class R>
  TEAMFFT_STAGE void operator()(R) const {
    if constexpr (mirror != Mirror::none)
      last_mirrored_stage<mirror, Target, R::value>(member, t, s);
    else
      last_stage<Target, R::value>(member, t, s, true);
  }
};
template <class Source, class Target, Mirror load, Mirror store, class Member, class Team>
struct OnlySlotStage {
  Member const& member;
  Team const& t;
  SlotStage const& s;
  template <class R>
  TEAMFFT_STAGE void operator()(R) const {
    if constexpr (load != Mirror::none || store != Mirror::none)
      only_mirrored_stage<load, store, Source, Target, R::value>(member, t, s);
    else
      only_stage<Source, Target, R::value>(member, t, s);
  }
};

/// Stages between ends that act on the registers of the first stage and of the last one.
template <class Source, class Target, class Form, class Real, class Member>
TEAMFFT_FUNCTION void run_stages(Member const& member, SlotTeam<Real, Form::width> const& t) {
  constexpr unsigned widest = Form::widest, mirrored = Form::mirrored;
  constexpr Mirror load = mirror_of_load(Form::ends), store = mirror_of_store(Form::ends);
  constexpr bool from_mirror = load != Mirror::none, to_mirror = store != Mirror::none;
  using Team = SlotTeam<Real, Form::width>;
  auto const& shape = t.shape;
  std::uint32_t const last = in_step(shape.stages) - 1;
  auto const& first_of_all = in_step(shape.stage[0]);
  if constexpr (Form::ends == SlotEnds::roots) prepare_roots(member, t, t.a.store_roots, shape.stage[last]);
  if constexpr (Form::ends == SlotEnds::called)
    if (t.a.has(flag_store_twiddle)) prepare_roots(member, t, t.a.store_roots, shape.stage[last]);
  if constexpr (Form::ends == SlotEnds::chirped) {
    if (t.a.has(flag_load_twiddle)) {
      prepare_roots(member, t, t.a.load_roots, first_of_all);
      member.team_barrier();
    } else if (t.a.has(flag_store_twiddle)) {
      prepare_roots(member, t, t.a.store_roots, shape.stage[last]);
    }
  }
#if defined(__HIP_DEVICE_COMPILE__)  // forms with radices above 16 are asked for no line of one narrower stage, whose
                                     // code cost them a spilled register
  constexpr bool has_only_stages =
      Form::has_only_stages && (widest <= 16 || mirrored > 16 || !(from_mirror || to_mirror));
#else
  constexpr bool has_only_stages = Form::has_only_stages;
#endif
  if constexpr (has_only_stages)
    if (last == 0)
      return with_radix<Form, 2, (from_mirror || to_mirror ? mirrored : widest) + 1>(
          first_of_all.radix, OnlySlotStage<Source, Target, load, store, Member, Team>{member, t, first_of_all});
  with_radix<Form, 2, (from_mirror ? mirrored : widest) + 1>(
      first_of_all.radix, FirstSlotStage<Source, load, Member, Team>{member, t, first_of_all});
  TEAMFFT_NO_UNROLL
  for (std::uint32_t k = 1; k < last; ++k) {
    auto const& s = in_step(shape.stage[k]);
    with_inner_radix<Form>(s.radix, InnerSlotStage<SlotWay::there, Member, Team>{member, t, s});
  }
  auto const& last_of_all = in_step(shape.stage[last]);
  with_radix<Form, 2, (to_mirror ? mirrored : widest) + 1>(
      last_of_all.radix, LastSlotStage<Target, store, Member, Team>{member, t, last_of_all});
}

template <class Middle, class Member, class Team>
struct TurningSlotStage {
  Member const& member;
  Team const& t;
  SlotStage const& s;
  template <class R>
  TEAMFFT_STAGE void operator()(R) const {
    turning_stage<Middle, R::value>(member, t, s);
  }
};
template <class Target, class Member, class Team>
struct LeavingSlotStage {
  Member const& member;
  Team const& t;
  SlotStage const& s;
  template <class R>
  TEAMFFT_STAGE void operator()(R) const {
    last_stage<Target, R::value>(member, t, s, false);
  }
};
#undef TEAMFFT_STAGE

/// The first `count` stages of a line, there.
template <class Source, class Form, class Real, class Member>
TEAMFFT_FUNCTION void run_there(Member const& member, SlotTeam<Real, Form::width> const& t, std::uint32_t count) {
  using Team = SlotTeam<Real, Form::width>;
  auto const& first_of_all = in_step(t.shape.stage[0]);
  with_radix<Form, 2, Form::widest + 1>(first_of_all.radix,
                                        FirstSlotStage<Source, Mirror::none, Member, Team>{member, t, first_of_all});
  TEAMFFT_NO_UNROLL
  for (std::uint32_t k = 1; k < count; ++k) {
    auto const& s = in_step(t.shape.stage[k]);
    with_inner_radix<Form>(s.radix, InnerSlotStage<SlotWay::there, Member, Team>{member, t, s});
  }
}

/// The same stages, transposed, back.
template <class Target, class Form, class Real, class Member>
TEAMFFT_FUNCTION void run_back(Member const& member, SlotTeam<Real, Form::width> const& t, std::uint32_t count) {
  using Team = SlotTeam<Real, Form::width>;
  TEAMFFT_NO_UNROLL
  for (std::uint32_t k = count; k-- > 1;) {
    auto const& s = in_step(t.shape.stage[k]);
    with_inner_radix<Form>(s.radix, InnerSlotStage<SlotWay::back, Member, Team>{member, t, s});
  }
  auto const& first_of_all = in_step(t.shape.stage[0]);
  with_radix<Form, 2, Form::widest + 1>(first_of_all.radix,
                                        LeavingSlotStage<Target, Member, Team>{member, t, first_of_all});
}

/// Stages there, the middle, and stages back: two stages or more. Both ends act on the registers of the first one.
template <class Source, class Middle, class Target, class Form, class Real, class Member>
TEAMFFT_FUNCTION void run_there_and_back(Member const& member, SlotTeam<Real, Form::width> const& t) {
  std::uint32_t const last = in_step(t.shape.stages) - 1;
  run_there<Source, Form>(member, t, last);
  auto const& s = in_step(t.shape.stage[last]);
  with_radix<Form, 2, Form::widest + 1>(s.radix,
                                        TurningSlotStage<Middle, Member, SlotTeam<Real, Form::width>>{member, t, s});
  run_back<Target, Form>(member, t, last);
}

/// The filter over all elements of all fields, which the same threads' butterflies of the last stage have left in
/// scratch.
template <class Calls, class Real, class Member>
TEAMFFT_FUNCTION void filter_fields(Member const& member, SlotTeam<Real, 1> const& t, SlotStage const& s) {
  auto const& own = calls_of<Calls>(t);
  for (std::uint32_t i = member.team_rank(); i < s.count; i += member.team_size()) {
    SlotPlace const place(t.shape, s, i);
    std::uint32_t const line = t.line(place.group, 0);
    if (line >= t.lines) continue;
    std::uint64_t const position = filter_position<Real>(t, line);
    if (!own.functor.has(position)) continue;
    auto const along = own.functor.along(position);
    Complex<Real>* p = t.data + place.slot;
    TEAMFFT_NO_UNROLL
    for (std::uint32_t r = 0; r < s.radix; ++r, p += s.step) {
      Complex<Real> z[Calls::most];
      TEAMFFT_UNROLL
      for (unsigned c = 0; c < Calls::most; ++c) z[c] = read_scratch(p + c * own.pitch);
      own.apply(along, place.b + r * s.S.n, z);
      TEAMFFT_UNROLL
      for (unsigned d = 0; d < Calls::most; ++d) write_scratch(p + d * own.pitch, z[d]);
    }
  }
}

/// Lines of one field or of several there, the filter, and its results' lines back. Of one field the filter meets the
/// last stage's registers.
template <class Form, class Calls, class Real, class Member>
TEAMFFT_FUNCTION void run_filter(Member const& member, SlotTeam<Real, 1> const& first) {
  using Source = FieldSource<Real, Calls>;
  using Target = FieldTarget<Real, Calls>;
  if constexpr (Calls::most == 1) {
    run_there_and_back<Source, FieldFilter<Real, Calls>, Target, Form>(member, first);
  } else {
    std::uint32_t const stages = in_step(first.shape.stages), pitch = calls_of<Calls>(first).pitch;
    auto const team = [&](std::uint32_t field) {
      auto t = first;
      t.data += field * pitch;
      t.field = field;
      return t;
    };
    TEAMFFT_NO_UNROLL
    for (std::uint32_t c = 0; c < Calls::in; ++c) run_there<Source, Form>(member, team(c), stages);
    filter_fields<Calls>(member, first, in_step(first.shape.stage[stages - 1]));
    TEAMFFT_NO_UNROLL
    for (std::uint32_t d = 0; d < Calls::out; ++d) run_back<Target, Form>(member, team(d), stages);
  }
}

/// Stages between sweeps, which know all ends. A convolution goes through them and, transposed, back.
template <class Form, class Real, class Member>
TEAMFFT_FUNCTION void run_swept_stages(Member const& member, SlotTeam<Real, 1> const& t) {
  auto const& shape = t.shape;
  bool const convolves = t.a.has(flag_convolution);
  std::uint32_t const n = shape.stages, count = convolves ? 2 * n : n;
  auto const swept = [&](std::uint32_t stage) { return SweptLines<Real>{t, n == 0 ? nullptr : &shape.stage[stage]}; };
  sweep_in(member, swept(0));
  TEAMFFT_NO_UNROLL
  for (std::uint32_t i = 0; i < count; ++i) {
    auto const& s = in_step(shape.stage[i < n ? i : 2 * n - 1 - i]);
    bool const onward = i < n && i != 0, back = i >= n && i + 1 != 2 * n;
    with_radix<Form, 2, Form::widest + 1>(s.radix,
                                          [&](auto R) { swept_stage<decltype(R)::value>(member, t, s, onward, back); });
    if (!convolves || i + 1 != n) continue;
    member.team_barrier();
    sweep_filter(member, swept(n - 1));
  }
  member.team_barrier();
  sweep_out(member, swept(convolves || n == 0 ? 0 : n - 1));
}

/// The body for one team. `scratch` begins with the LineInfos where the shape has bytes for them, and the factors of
/// the big twiddle.
template <class Form, class Real, class Calls, class Member>
TEAMFFT_FUNCTION void slot_line_kernel(Member const& member, PassArguments<Real, Calls> const& a,
                                       SlotShape const& shape, char* scratch) {
  std::uint32_t const first_line = member.league_rank() * a.lines_per_team;
  std::uint32_t const left = first_line < a.line_count ? a.line_count - first_line : 0,
                      lines = left < a.lines_per_team ? left : a.lines_per_team;
  if (lines == 0) return;
  auto* const info = reinterpret_cast<LineInfo*>(scratch);
  auto* const data = reinterpret_cast<Complex<Real>*>(scratch + shape.info_bytes + shape.root_bytes);
  SlotTeam<Real, Form::width> const team{{a, info, data, first_line, lines}, shape};
  if (shape.info_bytes != 0) locate_lines(member, a, first_line, info);
  if constexpr (Form::ends == SlotEnds::any) {
    run_swept_stages<Form>(member, team);
  } else {
    using Ends = EndsOf<Form::ends, Real, Calls>;
    if constexpr (Form::ends == SlotEnds::filtered)
      run_filter<Form, Calls>(member, team);
    else if constexpr (turns(Form::ends))
      run_there_and_back<typename Ends::Source, TableFilter<Real>, typename Ends::Target, Form>(member, team);
    else
      run_stages<typename Ends::Source, typename Ends::Target, Form>(member, team);
  }
}

/// What changes from call to call, and where the rest lies in memory: arguments, then the shape.
template <class Real>
struct SlotCall {
  Real const* source;
  Real* target;
  char const* tables;
  Scale<Real> scale;
  std::uint32_t numbers, line_count, outer_count, flags;
  std::uint16_t map_flags;
#ifdef TEAMFFT_CHECK_BOUNDS
  Bounds bounds;
#endif

  explicit SlotCall(PassArguments<Real> const& a, std::uint32_t numbers_)
      : source(a.source),
        target(a.target),
        tables(a.tables),
        scale(a.scale),
        numbers(numbers_),
        line_count(a.line_count),
        outer_count(a.dim_count == 0 ? 1 : a.counts[a.dim_count - 1]),
        flags(a.flags),
        map_flags(a.maps.flags) {
#ifdef TEAMFFT_CHECK_BOUNDS
    bounds = a.bounds;
#endif
  }

  TEAMFFT_FUNCTION void set(PassArguments<Real>& a) const {
    a.source = source;
    a.target = target;
    a.tables = tables;
    a.scale = scale;
    a.line_count = line_count;
    if (a.dim_count != 0) a.counts[a.dim_count - 1] = outer_count;
    a.flags = flags;
    a.maps.flags = map_flags;
#ifdef TEAMFFT_CHECK_BOUNDS
    a.bounds = bounds;
#endif
  }
};

/// Words of memory into scratch, by all threads.
template <class Member>
TEAMFFT_FUNCTION void copy_words(Member const& member, std::uint32_t const* from, void* to, std::uint32_t bytes) {
  auto* const words = static_cast<std::uint32_t*>(to);
  for (std::uint32_t i = member.team_rank(); i < bytes / sizeof(std::uint32_t); i += member.team_size())
    words[i] = load_constant(from + i);
}

/// The same body with arguments and shape in scratch, ahead of all else that is there.
template <class Form, class Real, class Member>
TEAMFFT_FUNCTION void slot_line_kernel(Member const& member, SlotCall<Real> const& call, char* scratch) {
  using Numbers = SlotNumbers<Real>;
  static_assert(sizeof(Numbers) <= slot_numbers_bytes, "The planner counts slot_numbers_bytes of scratch for them.");
  auto* const own = in_scratch(reinterpret_cast<Numbers*>(scratch));
  copy_words(member, reinterpret_cast<std::uint32_t const*>(in_memory(call.tables) + std::uint64_t{16} * call.numbers),
             own, sizeof(Numbers));
  member.team_barrier();
  if (member.team_rank() == 0) call.set(own->arguments);
  member.team_barrier();
  slot_line_kernel<Form>(member, own->arguments, own->shape, scratch + slot_numbers_bytes);
}

/// The same with what the pass calls beside them.
template <class Form, class Calls, class Real, class Member>
TEAMFFT_FUNCTION void called_slot_line_kernel(Member const& member, SlotCall<Real> const& call, Calls const& calls,
                                              char* scratch) {
  using Numbers = SlotNumbersAndCalls<Real, Calls>;
  static_assert(sizeof(Numbers) <= slot_numbers_bytes + slot_calls_bytes,
                "The planner counts so much scratch for them.");
  auto* const own = in_scratch(reinterpret_cast<Numbers*>(scratch));
  auto const* const from = in_memory(call.tables) + std::uint64_t{16} * call.numbers;
  auto const words_at = [&](std::size_t offset) { return reinterpret_cast<std::uint32_t const*>(from + offset); };
  copy_words(member, words_at(0), static_cast<PassArguments<Real>*>(&own->arguments), sizeof(PassArguments<Real>));
  copy_words(member, words_at(offsetof(SlotNumbers<Real>, shape)), &own->shape, sizeof(SlotShape));
  member.team_barrier();
  if (member.team_rank() == 0) {
    call.set(own->arguments);
    new (static_cast<Calls*>(&own->arguments)) Calls(calls);
  }
  member.team_barrier();
  slot_line_kernel<Form>(member, own->arguments, own->shape, scratch + slot_numbers_bytes + slot_calls_bytes);
}

}  // namespace TeamFFT::Impl

#endif
