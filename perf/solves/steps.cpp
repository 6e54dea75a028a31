// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "steps.hpp"

#include "../problem_list.hpp"

#include <algorithm>

namespace TeamFFT::Impl::Bench {

namespace {

constexpr char const* own_plans = "teamfft-plans";

std::shared_ptr<Transform> make_leg(std::string const& name, ExecutionSpace const& exec, Settings const& settings,
                                    Leg const& leg) {
  Buffers buffers(leg.from, leg.to, leg.input);
  PlanFacts facts;
  if (name == own_plans) return make_teamfft(exec, leg.problem, settings.options, buffers, facts);
  return make_peer(name, exec, leg.problem, settings, buffers);
}

}  // namespace

Contender stepwise(std::string const& name, ExecutionSpace const& exec, Settings const& settings, Steps const& steps,
                   std::function<void(std::vector<std::shared_ptr<Transform>> const&)> const& ready) {
  Contender contender{name, name == own_plans ? Role::plans : Role::rival};
  std::vector<std::shared_ptr<Transform>> transforms;
  try {
    for (auto const& leg : steps.legs) transforms.push_back(make_leg(name, exec, settings, leg));
  } catch (std::exception const& error) {
    contender.unavailable = error.what();
    return contender;
  }
  contender.version = transforms.front()->version();
  if (ready) ready(transforms);
  contender.run = [transforms, own = steps.steps] {
    for (std::size_t i = 0; i < std::max(own.size(), transforms.size()); ++i) {
      if (i < own.size() && own[i]) own[i]();
      if (i < transforms.size()) transforms[i]->execute();
    }
  };
  return contender;
}

std::vector<std::string> stepwise_names(Settings const& settings) {
  std::vector<std::string> names{own_plans};
  names.insert(names.end(), settings.against.begin(), settings.against.end());
  return names;
}

Problem box_problem(Precision precision, char const* kind, bool backward, Extents3 const& extents,
                    std::vector<int> const& axes) {
  Settings settings;
  settings.precision = precision;
  settings.backward = backward;
  return make_problem(settings, parse_kind(settings, kind), {extents.begin(), extents.end()}, axes, 1);
}

std::vector<int> last_axes(std::size_t rank) {
  std::vector<int> axes;
  for (std::size_t d = 3 - rank; d < 3; ++d) axes.push_back(static_cast<int>(d));
  return axes;
}

}  // namespace TeamFFT::Impl::Bench
