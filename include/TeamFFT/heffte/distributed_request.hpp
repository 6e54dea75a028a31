// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// One rank's request for a DistributedPlan, as it travels to all others, and what makes the requests of all ranks
// impossible together.
#ifndef TEAMFFT_HEFFTE_DISTRIBUTED_REQUEST_HPP
#define TEAMFFT_HEFFTE_DISTRIBUTED_REQUEST_HPP

#include <TeamFFT/detail/kinds.hpp>
#include <TeamFFT/heffte/distributed_options.hpp>
#include <TeamFFT/types.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <vector>

namespace TeamFFT::Impl {

/// Half-open, three axes; those that the caller does not have come first and have extent 1.
struct WideBox {
  std::array<std::uint64_t, 3> low{0, 0, 0}, high{1, 1, 1};

  [[nodiscard]] bool is_empty() const { return low[0] >= high[0] || low[1] >= high[1] || low[2] >= high[2]; }
  [[nodiscard]] std::uint64_t count() const {
    return is_empty() ? 0 : (high[0] - low[0]) * (high[1] - low[1]) * (high[2] - low[2]);
  }
  [[nodiscard]] bool is_within(std::array<std::uint64_t, 3> const& extents) const {
    return high[0] <= extents[0] && high[1] <= extents[1] && high[2] <= extents[2];
  }
  [[nodiscard]] bool meets(WideBox const& other) const {
    for (std::size_t axis = 0; axis < 3; ++axis)
      if (high[axis] <= other.low[axis] || other.high[axis] <= low[axis]) return false;
    return true;
  }
  [[nodiscard]] std::string text(int padding) const {
    std::string low_text, high_text;
    for (auto axis = static_cast<std::size_t>(padding); axis < 3; ++axis) {
      low_text += (low_text.empty() ? "" : ", ") + std::to_string(low[axis]);
      high_text += (high_text.empty() ? "" : ", ") + std::to_string(high[axis]);
    }
    return "[" + low_text + "] to [" + high_text + ")";
  }
};

/// Numbers only, so that MPI moves it as bytes. `settings` must be equal on all ranks.
struct DistributedRequest {
  struct Settings {
    std::array<std::uint64_t, 3> extents{1, 1, 1};  ///< of the real or complex domain
    std::int64_t padding = 0, kind = 0, precision = 0, is_left = 0, reorder = 0, exchange = 0, pencils = 0,
                 gpu_aware = 0, ranks = 0, on_device = 0;

    friend bool operator==(Settings const&, Settings const&) = default;
  };
  Settings settings;
  WideBox in, out;
};

/// The extents of one side: r2c halves the last axis of what it writes, c2r reads such a half.
[[nodiscard]] inline std::array<std::uint64_t, 3> side_extents(DistributedRequest::Settings const& settings,
                                                               Kind halved) {
  auto extents = settings.extents;
  if (static_cast<Kind>(settings.kind) == halved) extents[2] = extents[2] / 2 + 1;
  return extents;
}

/// The kinds that heFFTe has a transform for.
[[nodiscard]] inline bool is_distributed(Kind kind) {
  constexpr std::array kinds{Kind::c2c_forward, Kind::c2c_backward, Kind::r2c,  Kind::c2r, Kind::dct1,
                             Kind::dct2,        Kind::dct3,         Kind::dst2, Kind::dst3};
  return std::find(kinds.begin(), kinds.end(), kind) != kinds.end();
}

/// Why these settings are none; empty where they are.
[[nodiscard]] inline std::string settings_fault(DistributedRequest::Settings const& settings, std::size_t ranks) {
  auto const kind = static_cast<Kind>(settings.kind);
  if (settings.kind < 0 || settings.kind >= static_cast<std::int64_t>(kind_rows.size()) || !is_distributed(kind))
    return "a kind that heFFTe has no transform for; it has c2c, r2c, c2r, dct1, dct2, dct3, dst2 and dst3. Use a Plan "
           "on gathered data.";
  if (settings.precision < 0 || settings.precision > 1 || settings.exchange < 0 || settings.exchange > 3)
    return "a precision or an exchange that is none; give a value of the enum.";
  for (auto axis = static_cast<std::size_t>(settings.padding); axis < 3; ++axis)
    if (settings.extents[axis] < row_of(kind).smallest || settings.extents[axis] > std::numeric_limits<int>::max())
      return "extent " + std::to_string(settings.extents[axis]) + " along axis " +
             std::to_string(axis - static_cast<std::size_t>(settings.padding)) + "; at least " +
             std::to_string(row_of(kind).smallest) + " and at most 2^31 - 1 are possible. Give another extent.";
  double elements = 1;
  for (auto const extent : settings.extents) elements *= static_cast<double>(extent);
  if (elements > 0x1p53) return "extents whose product is above 2^53; no machine holds that. Check the numbers.";
  if (settings.ranks < 0 || settings.ranks > static_cast<std::int64_t>(ranks))
    return "options.ranks = " + std::to_string(settings.ranks) + " of a communicator of " + std::to_string(ranks) +
           " ranks; give 0 (all) to " + std::to_string(ranks) + ".";
  return {};
}

/// Why one side's boxes do not tile its extents.
[[nodiscard]] inline std::string tiling_fault(std::vector<WideBox> const& boxes,
                                              std::array<std::uint64_t, 3> const& extents, int padding,
                                              char const* side) {
  std::string const of = std::string(side) + " box ";
  std::uint64_t held = 0;
  for (std::size_t rank = 0; rank < boxes.size(); ++rank) {
    auto const& box = boxes[rank];
    auto const who = of + box.text(padding) + " of rank " + std::to_string(rank);
    if (box.is_empty())
      return who +
             " is empty; heFFTe needs an element on each rank. Leave the rank out of the communicator, or give it a "
             "part.";
    if (!box.is_within(extents))
      return who + " reaches beyond the extents " + WideBox{{0, 0, 0}, extents}.text(padding) +
             ". Boxes are half-open, low <= i < high.";
    if (box.count() > static_cast<std::uint64_t>(std::numeric_limits<int>::max()))
      return who + " has " + std::to_string(box.count()) +
             " elements; heFFTe counts those of a rank in int. Use more ranks.";
    held += box.count();
  }
  for (std::size_t one = 0; one < boxes.size(); ++one)
    for (std::size_t other = one + 1; other < boxes.size(); ++other)
      if (boxes[one].meets(boxes[other]))
        return of + boxes[one].text(padding) + " of rank " + std::to_string(one) + " and " +
               boxes[other].text(padding) + " of rank " + std::to_string(other) +
               " overlap; each element belongs to one rank.";
  auto const all = WideBox{{0, 0, 0}, extents}.count();
  if (held != all)
    return std::string(side) + " boxes of the communicator's " + std::to_string(boxes.size()) + " ranks hold " +
           std::to_string(held) + " of " + std::to_string(all) +
           " elements; together they must hold all. Give boxes for just these ranks, or the communicator that the "
           "boxes are for.";
  return {};
}

/// Why the requests of all ranks are impossible together. The same sentence on each rank, because each has all
/// requests.
[[nodiscard]] inline std::string requests_fault(std::vector<DistributedRequest> const& requests) {
  auto const& settings = requests.front().settings;
  for (std::size_t rank = 1; rank < requests.size(); ++rank)
    if (!(requests[rank].settings == settings))
      return "rank " + std::to_string(rank) +
             " asks for other extents, another kind, other options or an execution space with other memory than rank "
             "0; they must be equal on all ranks.";
  if (auto fault = settings_fault(settings, requests.size()); !fault.empty()) return fault;
  std::vector<WideBox> in, out;
  for (auto const& request : requests) {
    in.push_back(request.in);
    out.push_back(request.out);
  }
  auto const padding = static_cast<int>(settings.padding);
  auto fault = tiling_fault(in, side_extents(settings, Kind::c2r), padding, "input");
  return !fault.empty() ? fault : tiling_fault(out, side_extents(settings, Kind::r2c), padding, "output");
}

}  // namespace TeamFFT::Impl

#endif
