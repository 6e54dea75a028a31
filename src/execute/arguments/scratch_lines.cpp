// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Tables and shapes of a user's own kernel for lines of a length that is known at run time
// (device/team/scratch_lines.hpp).
#include "engines/scratch_line/digits.hpp"
#include "execute/arguments/table_block.hpp"
#include "pass/tables.hpp"

#include <TeamFFT/detail/number.hpp>
#include <TeamFFT/device/team/scratch_lines.hpp>

#include <algorithm>
#include <array>
#include <complex>
#include <string>
#include <vector>

namespace TeamFFT::Impl {

namespace {

static_assert(most_team_stages <= max_digits);

/// The fewest stages; none for 1, and for what has a prime factor above 13.
std::vector<unsigned> stages_of(std::size_t n) {
  std::array<unsigned, most_team_stages> radices{};
  if (!is_smooth(n, 13)) return {};
  for (unsigned stages = 1; stages <= most_team_stages; ++stages)
    if (split_stages(static_cast<unsigned>(n), stages, common_radix, radices))
      return {radices.begin(), radices.begin() + stages};
  return {};
}

/// What Bluestein's convolution costs: each of its elements meets each stage, and the sweeps.
double padding_cost(std::size_t M) { return static_cast<double>(M) * (2.0 + static_cast<double>(stages_of(M).size())); }

/// A product of radices of at least 2 n - 1, a sixth above it at most.
std::size_t padded_length(std::size_t n) {
  std::size_t const least = good_size(2 * n - 1);
  std::size_t best = least;
  for (std::size_t M = least; M <= least + least / 6; M = good_size(M + 1))
    if (padding_cost(M) < padding_cost(best)) best = M;
  return best;
}

/// Without room for pads.
DigitLayout dense_layout(std::vector<unsigned> const& radices) {
  DigitLayout layout;
  unsigned extent = 1;
  for (std::size_t i = radices.size(); i-- > 0; extent *= radices[i]) layout.step[i] = extent;
  layout.pitch = extent;
  return layout;
}

class ScratchLineBytes {
 public:
  template <class Values>
  std::uint32_t add(Values const& values) {
    bytes.resize((bytes.size() + 15) / 16 * 16);
    auto const offset = static_cast<std::uint32_t>(bytes.size());
    TableBlock<float>::append_values(bytes, values);
    return offset;
  }
  std::vector<char> bytes;
};

/// The elements of the filter at their places after the last stage; 0 where no element lies.
template <class Real>
std::vector<Complex<Real>> placed_filter(std::size_t n, std::size_t M, std::vector<std::uint16_t> const& after,
                                         std::size_t pitch) {
  auto const spectrum = rounded<Real>(filter_table<Wide<Real>>({Filter::bluestein, M, {M}, n}));
  std::vector<Complex<Real>> filter(pitch, Complex<Real>{0, 0});
  for (std::size_t k = 0; k < M; ++k) filter[after[k]] = spectrum[k];
  return filter;
}

template <class Real>
ScratchLineStages add_line(ScratchLineBytes& tables, std::size_t n, std::size_t lines, std::size_t most_elements) {
  bool const direct = n == 1 || is_smooth(n, 13);
  std::size_t const M = direct ? n : padded_length(n);
  ScratchLineStages s{};
  s.length = static_cast<std::uint32_t>(n);
  s.padded = static_cast<std::uint32_t>(M);
  s.pitch = s.padded;
  if (M * lines > most_elements) return s;  // the caller refuses it
  Choice choice;
  choice.radices = stages_of(M);
  choice.lines_per_team = static_cast<unsigned>(lines);
  s.stage_count = static_cast<std::uint32_t>(choice.radices.size());
  DigitLayout layout;
  std::vector<std::uint16_t> before{0}, after{0};
  if (s.stage_count != 0) {
    layout = digit_layout(M, choice, {}, scalar_precision<Real>);
    if (layout.pitch * lines > most_elements) layout = dense_layout(choice.radices);
    before = digit_slots(M, choice, layout, false);
    after = digit_slots(M, choice, layout, true);
    s.pitch = layout.pitch;
  }
  s.before = tables.add(before);
  s.after = tables.add(after);
  auto const twiddles = stage_twiddles<Real>(choice.radices);
  auto const all_twiddles = tables.add(twiddles);
  std::uint32_t L = 1;
  for (std::size_t i = 0; i < choice.radices.size(); L *= choice.radices[i++]) {
    auto const places = digit_places(M, choice, layout, i, {true, true});
    auto const own = static_cast<std::uint32_t>(twiddle_entries(choice.radices, i) * sizeof(Complex<Real>));
    s.stages[i] = {choice.radices[i],
                   tables.add(places),
                   all_twiddles + own,
                   static_cast<std::uint32_t>(places.size()),
                   L,
                   s.padded / choice.radices[i],
                   layout.step[i]};
  }
  if (!s.has_chirp()) return s;
  s.chirp = tables.add(rounded<Real>(chirp_table<Wide<Real>>(n)));
  s.filter = tables.add(placed_filter<Real>(n, M, after, s.pitch));
  return s;
}

[[noreturn]] void refuse(std::size_t N, std::size_t lines, std::size_t pitch, std::size_t element_bytes,
                         std::size_t most_scratch, char const* space) {
  constexpr std::size_t most = ~std::size_t{0};
  std::size_t const line = pitch > most / element_bytes ? most : pitch * element_bytes,
                    bytes = line > most / lines ? most : line * lines;
  std::string const limit = bytes <= most_scratch
                                ? "has 65536 elements at most"
                                : "on " + std::string(space) + " has " + std::to_string(most_scratch) + " at most";
  throw Error("TeamTransform: length " + std::to_string(N) + " with " + std::to_string(lines) +
              (lines == 1 ? " line" : " lines") + " a team takes " + std::to_string(bytes) + " bytes of scratch" +
              (pitch > N ? " (" + std::to_string(pitch) + " elements a line)" : "") + "; a team " + limit + ". Give " +
              (lines > 1 ? "fewer lines a team, or " : "") + "a shorter length, or use a Plan.");
}

}  // namespace

template <class Real>
PreparedScratchLines prepare_scratch_lines(std::size_t N, std::size_t lines, std::size_t most_scratch,
                                           char const* space) {
  constexpr std::size_t most_places = std::size_t{1} << 16;
  std::size_t const most_elements = std::min(most_places, most_scratch / sizeof(Complex<Real>));
  auto const fits = [&](std::size_t pitch) { return pitch <= most_elements / lines; };
  auto const require = [&](std::size_t pitch) {
    if (!fits(pitch)) refuse(N, lines, pitch, sizeof(Complex<Real>), most_scratch, space);
  };
  require(N);
  ScratchLineBytes tables;
  PreparedScratchLines result{};
  result.shape.N = static_cast<std::uint32_t>(N);
  result.shape.lines = static_cast<std::uint32_t>(lines);
  result.shape.whole = add_line<Real>(tables, N, lines, most_elements);
  std::uint32_t pitch = result.shape.whole.pitch;
  require(pitch);
  if (N % 2 == 0 && N > 2) {
    result.shape.half = add_line<Real>(tables, N / 2, lines, most_elements);
    pitch = std::max(pitch, result.shape.half.pitch);
    require(pitch);
    std::vector<std::complex<Wide<Real>>> roots;
    for (std::size_t k = 0; k <= N / 4; ++k) roots.push_back(root_of_unity<Wide<Real>>(k, N));
    result.shape.roots = tables.add(rounded<Real>(roots));
  }
  result.scratch_bytes = lines * pitch * sizeof(Complex<Real>);
  unsigned const widest = result.shape.whole.stage_count == 0 ? 1 : result.shape.whole.stages[0].radix;
  constexpr std::size_t warp = 64;  // of any device
  std::size_t const butterflies = lines * result.shape.whole.padded / widest;
  result.team_size = static_cast<unsigned>(
      std::min<std::size_t>(most_scratch_line_threads<Real>, (butterflies + warp - 1) / warp * warp));
  result.tables = std::move(tables.bytes);
  return result;
}

template TEAMFFT_EXPORT PreparedScratchLines prepare_scratch_lines<float>(std::size_t, std::size_t, std::size_t,
                                                                          char const*);
template TEAMFFT_EXPORT PreparedScratchLines prepare_scratch_lines<double>(std::size_t, std::size_t, std::size_t,
                                                                           char const*);

}  // namespace TeamFFT::Impl
