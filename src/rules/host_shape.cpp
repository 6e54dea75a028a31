// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "host_shape.hpp"

#include "general_shape.hpp"
#include "radices.hpp"

#include <algorithm>

namespace TeamFFT::Impl {

namespace {

constexpr std::size_t shared_line_elements = 4096;  // of a line, for each thread of a host that shares it

/// A side of whole packed half-spectra, each alone in its memory, with no other op.
bool is_spectrum(Pass const& pass, bool store) {
  auto side = store ? pass.store_side : pass.load_side;
  side.conjugate = false;
  if (side != Side{Map::half, Packing::spectrum}) return false;
  if (store) return !pass.store_chirp && !pass.scatter && pass.store_twiddle_length == 0;
  return pass.map_count > pass.line_elements && !pass.load_chirp && !pass.gather && pass.load_twiddle_length == 0;
}

/// The fewest lanes along a line: vectors of 32 bytes where there are such, and no fewer than 4 lanes.
std::size_t narrowest_along(Context const& context) {
  std::size_t const scalar_bytes = context.complex_bytes() / 2;
  return std::max<std::size_t>(4, std::min<std::size_t>(32, context.machine.vector_bytes) / scalar_bytes);
}

/// A whole convolution of each line. Many of them stay lanes of rows while these fit in the first two levels of caches.
bool convolves_along(Context const& context, Pass const& pass) {
  constexpr std::size_t cached_rows = std::size_t{256} << 10;
  bool const alone = pass.filter_factors.size() == 1;
  std::size_t const rows = 4 * pass.length * context.machine.vector_bytes;  // two buffers
  bool const few = pass.line_count() * context.complex_bytes() / 2 < context.machine.vector_bytes;
  return pass.algorithm == Algorithm::convolution && alone && (few || rows > cached_rows);
}

/// The first stage of lanes along a line.
struct AlongStage {
  unsigned radix, lanes;
  [[nodiscard]] std::size_t rows() const { return (radix + lanes - 1) / lanes; }
  /// Lanes at work, of the narrower vectors a little less.
  [[nodiscard]] double use(std::size_t widest) const {
    return static_cast<double>(radix) / static_cast<double>(rows()) * (lanes == widest ? 1.0 : 1.1) * (radix == lanes ? 1.0 : 0.9);
  }
};

/// The one with most lanes at work; a line has a vector of butterflies at least. Convolutions choose their length, and want no lanes without elements.
std::optional<AlongStage> along_stage(Context const& context, std::size_t length, bool padded) {
  std::size_t const widest = context.machine.vector_bytes / (context.complex_bytes() / 2);
  std::optional<AlongStage> best;
  for (std::size_t lanes = widest; lanes >= narrowest_along(context); lanes /= 2)
    for (unsigned R = 3; R <= 32; ++R) {
      auto const W = static_cast<unsigned>(lanes);
      if (length % R != 0 || length / R < lanes || !(R == W || (padded && fills_lanes(R, W)))) continue;
      AlongStage const stage{R, W};
      if (!best || stage.use(widest) > best->use(widest)) best = stage;
    }
  return best;
}

/// Threads that share a line where there are fewer lines than threads: each has work that is worth the barriers.
unsigned threads_of_line(Machine const& machine, Pass const& pass) {
  std::size_t const idle = std::min<std::size_t>(machine.max_team_size, machine.concurrency / std::max<std::size_t>(1, pass.line_count()));
  return static_cast<unsigned>(std::clamp<std::size_t>(pass.length / shared_line_elements, 1, std::max<std::size_t>(1, idle)));
}

/// One butterfly where there is one: all its elements stay in registers; else stages of at most `widest`.
std::vector<unsigned> short_radices(std::size_t length) {
  constexpr unsigned widest = 16;
  if (is_butterfly(length)) return {static_cast<unsigned>(length)};
  auto result = factorize(length, true);
  return result.front() <= widest ? result : std::vector<unsigned>{};
}

}  // namespace

std::optional<Tuning> fit_lanes(Context const& context, Tuning t, Pass const& pass) {
  unsigned const lanes = context.machine.vector_bytes / (static_cast<unsigned>(context.complex_bytes()) / 2);
  bool const vectors = lanes > 1 && 2 * pass.line_count() >= lanes;
  std::size_t const one_buffer = pass.length * context.complex_bytes(), preferred = context.machine.preferred_scratch;
  std::size_t const limit = preferred != 0 ? std::min(context.scratch(), preferred) : context.scratch();
  auto const fits = [&](std::size_t buffers) { return (vectors ? lanes : 1) * buffers * one_buffer <= limit; };
  // A convolution of one stage works in place, the spectrum of others has rows of its own. Mapped rows of one stage have theirs where there is room.
  t.ping_pong = t.radices.size() > 1 || ((is_mapped_load(pass) || is_mapped_store(pass)) && fits(2));
  std::size_t const line_bytes = (t.ping_pong ? 2 : 1) * one_buffer;
  t.lanes = vectors && fits(t.ping_pong ? 2 : 1) ? lanes : 1;
  if (t.lanes * line_bytes > limit) return {};
  t.lines_per_team = t.lanes;
  t.scratch_bytes = t.lanes * line_bytes;
  return t;
}

std::optional<Tuning> fit_short(Context const& context, Pass const& pass) {
  constexpr std::size_t longest = 256, team_elements = 4096, gathered = 4096;  // gathered: short_lines_bytes of the kernel
  // From here on lanes along the line are faster where they divide it (f64: 96 0.75 and 0.86 of FFTW's speed, 128 0.92 and 0.87; f32: 128 0.79 and 0.99, 192
  // 0.89 and 0.81; AMD EPYC, 2026-11-22).
  std::size_t const longest_beside_along = context.precision == Precision::f32 ? 160 : 96;
  auto const& machine = context.machine;
  std::size_t const lanes = machine.vector_bytes / (context.complex_bytes() / 2), line_count = pass.line_count();
  if (lanes < 2 || pass.length < 2 || pass.length > longest || line_count < lanes / 2) return {};
  if (pass.length > longest_beside_along && pass.length % lanes == 0) return {};
  if (pass.algorithm != Algorithm::transform || pass.companion != Companion::none || pass.lines.empty()) return {};
  if (!loads_plainly(pass) || !stores_plainly(pass) || (pass.real_load && !loads_as_complex(pass))) return {};
  auto const& inner = pass.lines.front();
  bool const whole_groups = pass.lines.size() == 1 || inner.count % lanes == 0;
  bool const load = pass.load_stride == 1 || inner.load == 1, store = pass.store_stride == 1 || inner.store == 1;
  if (!whole_groups || !load || !store) return {};
  // Rows that lie apart in far memory want the widest vectors, and to be asked for early: not here.
  constexpr std::size_t far_bytes = std::size_t{1} << 20;
  bool const strided = pass.load_stride != 1 || pass.store_stride != 1;
  if (strided && pass.length > 16 && line_count * pass.length * context.complex_bytes() >= far_bytes) return {};
  Tuning t;
  t.radices = short_radices(pass.length);
  if (t.radices.empty()) return {};
  t.lanes = static_cast<unsigned>(lanes);
  t.short_lines = true;
  std::size_t const shared = line_count / (8 * lanes * std::max(1u, machine.concurrency));  // eight teams a thread at least
  std::size_t const groups = std::clamp<std::size_t>(team_elements / (pass.length * lanes), 1, std::max<std::size_t>(1, shared));
  t.lines_per_team = static_cast<unsigned>(groups * lanes);
  std::size_t const group = lanes * pass.length * context.complex_bytes();
  t.scratch_bytes = group + std::max(group, gathered) + pass.length / t.radices.front() * sizeof(std::uint32_t);
  if (t.scratch_bytes > context.scratch()) return {};
  return t;
}

std::optional<Tuning> fit_along(Context const& context, Pass const& pass) {
  auto const& machine = context.machine;
  bool const convolution = convolves_along(context, pass);
  bool const spectrum_load = is_spectrum(pass, false), spectrum_store = is_spectrum(pass, true);
  bool const plain_load = spectrum_load || (loads_plainly(pass) && (!pass.real_load || loads_as_complex(pass)));
  bool const plain_store = spectrum_store || stores_plainly(pass);
  bool const plain = pass.algorithm == Algorithm::transform && plain_load && plain_store && pass.load_stride == 1 && pass.store_stride == 1;
  if (!context.lanes() || !(convolution || (plain && pass.companion == Companion::none))) return {};
  auto const stage = along_stage(context, pass.length, !convolution);
  if (!stage) return {};
  Tuning t;
  t.radices = factorize(pass.length / stage->radix, true);
  t.radices.insert(t.radices.begin(), stage->radix);
  t.lanes = stage->lanes;
  t.lanes_along = true;
  bool const ordered = convolution || spectrum_load || spectrum_store;
  std::size_t const elements = pass.length / stage->radix * stage->rows() * stage->lanes;
  t.scratch_bytes = (ordered ? elements + pass.length + 1 : elements) * context.complex_bytes();
  std::size_t const shared = pass.line_count() / (8 * std::max(1u, machine.concurrency));  // eight teams a thread at least
  t.lines_per_team = static_cast<unsigned>(std::clamp<std::size_t>(2048 / pass.length, 1, std::max<std::size_t>(1, shared)));
  t.team_size = threads_of_line(machine, pass);
  if (t.scratch_bytes > context.scratch()) return {};  // which may be more than a core's caches: the stages go depth first
  return t;
}

double host_time(Pass const& pass, double time, double lines) {
  constexpr std::size_t cached_rows = std::size_t{256} << 10;
  constexpr double team_elements = 250;
  auto const& t = pass.tuning;
  if (t.lanes == 1) time *= 4;
  if (!t.lanes_along) time *= t.scratch_bytes > 4 * cached_rows ? 3 : t.scratch_bytes > cached_rows ? 1.2 : 1;
  bool const prepares = !t.lanes_along && !t.short_lines;
  return time + (prepares ? lines * team_elements / static_cast<double>(t.lines_per_team * pass.length) : 0.0);
}

}  // namespace TeamFFT::Impl
