// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "drawing.hpp"

#include "bench.hpp"
#include "plan/planner.hpp"
#include "portable.hpp"
#include "problem/text.hpp"
#include "problem_list.hpp"

#include <TeamFFT/detail/executor.hpp>
#include <TeamFFT/types.hpp>

#include <examples/svg.hpp>
#include <machines/list.hpp>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <sstream>
#include <string>
#include <vector>

namespace TeamFFT::Impl::Bench {

namespace {

namespace svg = example::svg;

constexpr double width = 1000, row_height = 190, head_height = 70, array_width = 190, array_height = 120,
                 card_left = 240, card_width = 520;
constexpr char const *read_colour = "#2563eb", *write_colour = "#d97706";

std::string escaped(std::string const& text) {
  std::string result;
  for (char const c : text) result += c == '<' ? "&lt;" : c == '&' ? "&amp;" : std::string(1, c);
  return result;
}

/// Broken between words so that no line has more than `most` characters, but for a longer word.
std::vector<std::string> wrapped(std::string const& text, std::size_t most) {
  std::istringstream words(text);
  std::vector<std::string> lines{""};
  for (std::string word; words >> word;) {
    if (!lines.back().empty() && lines.back().size() + 1 + word.size() > most) lines.emplace_back();
    lines.back() += (lines.back().empty() ? "" : " ") + word;
  }
  return lines;
}

std::string bytes_text(double bytes) {
  char const* const units[] = {"B", "KiB", "MiB", "GiB", "TiB"};
  std::size_t unit = 0;
  for (; bytes >= 1024 && unit + 1 < std::size(units); ++unit) bytes /= 1024;
  return svg::decimals(bytes, unit == 0 ? 0 : 1) + " " + units[unit];
}

char const* name(Buffer buffer) {
  switch (buffer) {
    case Buffer::in: return "in";
    case Buffer::out: return "out";
    case Buffer::workspace: return "workspace";
    case Buffer::spectrum: return "spectrum";
  }
  return "";
}

void rectangle(std::ofstream& out, double x, double y, double w, double h, char const* fill,
               char const* stroke = "none") {
  out << "<rect x=\"" << svg::decimals(x, 1) << "\" y=\"" << svg::decimals(y, 1) << "\" width=\"" << svg::decimals(w, 1)
      << "\" height=\"" << svg::decimals(h, 1) << "\" fill=\"" << fill << "\" stroke=\"" << stroke << "\"/>\n";
}

void arrow(std::ofstream& out, double x, double y, double to, char const* colour) {
  out << "<path d=\"M" << x << ' ' << y << "H" << to - 7 << "m-2 -5l9 5l-9 5\" fill=\"none\" stroke=\"" << colour
      << "\" stroke-width=\"2\"/>\n";
}

/// One end of a pass, as a team meets it.
struct PassEnd {
  End const& end;
  std::ptrdiff_t LineDim::*stride;
  char const* colour;
};

/// How memory looks to the lines: the elements of a row, how many of them a team takes side by side, and how many rows
/// it takes.
struct SeenMemory {
  std::size_t row, rows, team_row, team_rows;
};

SeenMemory seen(Pass const& pass, PassEnd const& side) {
  std::size_t const length = std::max<std::size_t>(pass.length, 1), lines = pass.line_count();
  std::size_t const team = std::min<std::size_t>(pass.choice.lines_per_team, lines);
  if (std::abs(side.end.stride) <= 1) return {length, lines, length, team};
  // Lines side by side: the dimension over lines that is fastest in memory.
  std::size_t neighbours = 1;
  for (auto const& d : pass.lines)
    if (std::abs(d.*side.stride) == 1) neighbours = d.count;
  return {neighbours, length, std::min(team, neighbours), length};
}

/// At least two points, so that one row of a thousand is still to be seen.
double share(std::size_t part, std::size_t whole, double extent) {
  return std::clamp(extent * static_cast<double>(part) / static_cast<double>(std::max<std::size_t>(whole, 1)), 2.0,
                    extent);
}

void draw_array(std::ofstream& out, double x, double y, Pass const& pass, PassEnd const& side) {
  auto const view = seen(pass, side);
  rectangle(out, x, y, array_width, array_height, "#f3f4f6", "#9ca3af");
  rectangle(out, x, y, share(view.team_row, view.row, array_width), share(view.team_rows, view.rows, array_height),
            side.colour);
  std::string what = std::string(name(side.end.buffer)) +
                     (side.end.called ? side.end.window ? " (a box)" : " (called)" : "") +
                     (side.end.is_real() ? ", real" : "");
  svg::text(out, x + array_width / 2, y - 8, what, "middle", "#111");
  bool const is_row = std::abs(side.end.stride) <= 1;
  svg::text(out, x + array_width / 2, y + array_height + 17,
            is_row ? text("rows of ", view.row, ", ", view.team_rows, " a team")
                   : text(view.team_row, " of ", view.row, " side by side, stride ", std::abs(side.end.stride)));
}

void draw_card(std::ofstream& out, double y, Pass const& pass, std::size_t number) {
  rectangle(out, card_left, y, card_width, array_height, "white", "#9ca3af");
  std::string radices;
  for (unsigned const r : pass.choice.radices) radices += (radices.empty() ? " = " : "×") + std::to_string(r);
  svg::text(out, card_left + 12, y + 22, text("pass ", number, ": ", pass.rule, ", lines of ", pass.length, radices),
            "start", "#111");
  auto const& c = pass.choice;
  svg::text(out, card_left + 12, y + 42,
            text(c.kernel_name(), " kernel, ", c.team_size, " threads and ", c.lines_per_team,
                 " lines a team, scratch ", bytes_text(static_cast<double>(c.scratch_bytes))),
            "start");
  double line = y + 64;
  auto lines = wrapped(pass.request(), 76);
  constexpr std::size_t most = 3;
  if (lines.size() > most) lines.resize(most), lines.back() += " …";
  for (auto const& each : lines) svg::text(out, card_left + 12, line, escaped(each), "start"), line += 19;
}

void draw_bytes(std::ofstream& out, double y, std::size_t bytes, std::size_t most) {
  double const length = share(bytes, most, card_width - 100);
  rectangle(out, card_left, y, length, 10, "#94a3b8");
  svg::text(out, card_left + length + 8, y + 10, bytes_text(static_cast<double>(bytes)), "start");
}

/// Throws Error where no known GPU has this name.
Machine machine_named(std::string const& name) {
  if (auto const machine = known_gpu(name)) return *machine;
  std::string names;
  for (auto const& machine : known_gpus()) names += (names.empty() ? "" : ", ") + machine.name;
  throw Error(text("teamfft-bench: no GPU is known as \"", name, "\"; there are ", names));
}

}  // namespace

void draw(std::string const& file, PassList const& list, Machine const& machine) {
  auto const precision = list.problem.precision;
  std::vector<std::size_t> bytes;
  std::size_t moved = 0, most = 1;
  for (auto const& pass : list.passes) {
    bytes.push_back(pass.bytes(precision, list.windows));
    moved += bytes.back();
    most = std::max(most, bytes.back());
  }
  std::ofstream out(file);
  auto const height = static_cast<int>(head_height + row_height * static_cast<double>(list.passes.size()) + 50);
  svg::begin(out, static_cast<int>(width), height);
  svg::text(out, 24, 28, text(list.problem.token(), " on ", machine.name), "start", "#111");
  svg::text(out, 24, 48, escaped(list.reason), "start");
  double y = head_height + 20;
  for (std::size_t p = 0; p < list.passes.size(); ++p, y += row_height) {
    auto const& pass = list.passes[p];
    draw_array(out, 24, y, pass, {pass.source, &LineDim::load, read_colour});
    arrow(out, 24 + array_width, y + array_height / 2, card_left, read_colour);
    draw_card(out, y, pass, p + 1);
    arrow(out, card_left + card_width, y + array_height / 2, width - 24 - array_width, write_colour);
    draw_array(out, width - 24 - array_width, y, pass, {pass.target, &LineDim::store, write_colour});
    draw_bytes(out, y + array_height + 8, bytes[p], most);
  }
  auto const least = least_bytes(list.problem);
  svg::text(out, 24, y + 10,
            text("traffic ", bytes_text(static_cast<double>(moved)), ", ",
                 svg::decimals(static_cast<double>(moved) / static_cast<double>(std::max<std::size_t>(least, 1)), 2),
                 " of the least; workspace ",
                 bytes_text(static_cast<double>(list.memory().all() * (precision == Precision::f32 ? 8 : 16)))),
            "start", "#111");
  out << "</svg>\n";
  if (!out.flush()) throw Error(text("teamfft-bench: cannot write ", file));
}

void draw_plan(Settings const& settings) {
  auto const problems = make_problems(settings);
  if (problems.size() != 1) throw Error(text("teamfft-bench: --draw takes one problem, not ", problems.size()));
  auto machine = settings.machine.empty() ? detect_machine(ExecutionSpace()) : machine_named(settings.machine);
  auto options = settings.options;
  if (settings.launch == LaunchChoice::portable) {
    options = portable_options(options, machine, settings.wavefront);
    machine = *options.machine;
  }
  draw(settings.drawing, make_passes(problems.front(), machine, options), machine);
}

}  // namespace TeamFFT::Impl::Bench
