// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <TeamFFT/detail/fast_length.hpp>

#include "plan/fast_length.hpp"

#include <TeamFFT/detail/executor.hpp>
#include <TeamFFT/detail/kinds.hpp>

#include <backends/machine.hpp>
#include <backends/spaces.hpp>

#include <map>
#include <mutex>
#include <string>
#include <tuple>

namespace TeamFFT::Impl {
namespace {

/// Answers by their question; forgotten all together where there are many.
template <class ExecutionSpace>
class Answers {
 public:
  /// the device's concurrency, what is transformed, length, taps
  using Question = std::tuple<int, Precision, Kind, std::size_t, std::size_t>;

  template <class Compute>
  static std::size_t answer(Question const& question, Compute const& compute) {
    static Answers answers;
    {
      std::lock_guard const lock(answers.m_mutex);
      if (auto const at = answers.m_known.find(question); at != answers.m_known.end()) return at->second;
    }
    auto const result = compute();
    std::lock_guard const lock(answers.m_mutex);
    constexpr std::size_t many = 10000;
    if (answers.m_known.size() >= many) answers.m_known.clear();
    return answers.m_known[question] = result;
  }

 private:
  std::mutex m_mutex;
  std::map<Question, std::size_t> m_known;
};

void check_length(Kind kind, std::size_t n) {
  auto const& row = row_of(kind);
  constexpr std::size_t most = std::size_t{1} << 40;
  if (n < row.smallest || n > most)
    throw Error("next_fast_len: n = " + std::to_string(n) + "; " +
                (is_complex_kind(kind) ? "c2c" : std::string(row.name)) + " needs a length from " +
                std::to_string(row.smallest) + " to 2^40. Give such a length.");
}

}  // namespace

template <class ExecutionSpace>
std::size_t fast_length(ExecutionSpace const& exec, Precision precision, Kind kind, std::size_t n) {
  check_length(kind, n);
  return Answers<ExecutionSpace>::answer({exec.concurrency(), precision, kind, n, 0},
                                         [&] { return fast_length(detect_machine(exec), precision, kind, n); });
}

template <class ExecutionSpace>
std::size_t fast_block(ExecutionSpace const& exec, Precision precision, Kind kind, std::size_t signal,
                       std::size_t taps) {
  return Answers<ExecutionSpace>::answer({exec.concurrency(), precision, kind, signal, taps}, [&] {
    return fast_block(detect_machine(exec), precision, kind, signal, taps);
  });
}

#define TEAMFFT_INSTANTIATE(Space)                                                                    \
  template TEAMFFT_EXPORT std::size_t fast_length<Space>(Space const&, Precision, Kind, std::size_t); \
  template TEAMFFT_EXPORT std::size_t fast_block<Space>(Space const&, Precision, Kind, std::size_t, std::size_t);
TEAMFFT_FOR_EACH_SPACE(TEAMFFT_INSTANTIATE)
#undef TEAMFFT_INSTANTIATE

}  // namespace TeamFFT::Impl
