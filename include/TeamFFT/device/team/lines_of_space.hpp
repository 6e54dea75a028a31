// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Which lines a TeamTransform has on its execution space, with Kokkos' types around them: registers or scratch on
// devices, the library's passes on hosts.
#ifndef TEAMFFT_DEVICE_TEAM_LINES_OF_SPACE_HPP
#define TEAMFFT_DEVICE_TEAM_LINES_OF_SPACE_HPP

#include <TeamFFT/detail/lasting.hpp>
#include <TeamFFT/device/team/host_lines.hpp>
#include <TeamFFT/device/team/register_lines.hpp>
#include <TeamFFT/device/team/scratch_lines.hpp>
#include <TeamFFT/types.hpp>

#include <Kokkos_Core.hpp>

#include <cstddef>
#include <cstdint>
#include <string>
#include <type_traits>

namespace TeamFFT {

/// A length that is known at run time.
inline constexpr unsigned dynamic = ~0u;

namespace Impl {

template <class ExecutionSpace>
inline constexpr bool is_host_team =
    Kokkos::SpaceAccessibility<Kokkos::HostSpace, typename ExecutionSpace::memory_space>::accessible;

inline constexpr std::size_t team_alignment = 16;

/// Bytes of scratch that a policy asks for, for lines that take so many. Level 0 is 32 KB at most on OpenMP, hence
/// level 1 on hosts.
template <class ExecutionSpace>
constexpr std::size_t policy_scratch_bytes(std::size_t bytes) {
  return team_alignment + bytes + (is_host_team<ExecutionSpace> ? host_team_alignment : 0);
}

template <class Real, unsigned N, unsigned Lines, class ExecutionSpace>
constexpr std::size_t static_scratch_bytes() {
  if constexpr (is_host_team<ExecutionSpace>)
    return policy_scratch_bytes<ExecutionSpace>(N == 1 ? 0 : host_scratch_bound(N, Lines, sizeof(Complex<Real>)));
  else if constexpr (N == 1)
    return policy_scratch_bytes<ExecutionSpace>(0);
  else
    return policy_scratch_bytes<ExecutionSpace>(sizeof(Complex<Real>) *
                                                RegisterLines<Real, N, Lines>::scratch_elements);
}

template <class Real, unsigned N, unsigned Lines, class ExecutionSpace>
constexpr int static_team_size() {
  if constexpr (is_host_team<ExecutionSpace>)
    return 1;
  else if constexpr (N == 1)
    return static_cast<int>(Lines);
  else
    return static_cast<int>(RegisterLines<Real, N, Lines>::team_size);
}

/// All that a policy asked for; none where that was less.
template <class Member>
KOKKOS_FUNCTION void* team_scratch(Member const& member, int level, std::size_t bytes) {
  return member.team_scratch(level).get_shmem_aligned(bytes - team_alignment, std::ptrdiff_t{team_alignment});
}

/// What a policy must ask for, bytes of scratch a team.
template <class Real, unsigned N, class ExecutionSpace, unsigned Lines>
struct TeamNumbers {
  static_assert(std::is_same_v<Real, float> || std::is_same_v<Real, double>,
                "TeamFFT: a TeamTransform is of float or double.");
  static_assert(
      N == 1 || team_radices(N)[0] != 0,
      "TeamFFT: a TeamTransform's length must be a product of at most four numbers from 2 to 16, or TeamFFT::dynamic.");
  static_assert(Lines >= 1, "TeamFFT: a TeamTransform takes at least one line.");
  static constexpr unsigned length = N, lines = Lines;
  static constexpr int team_size = static_team_size<Real, N, Lines, ExecutionSpace>();
  static constexpr int scratch_level = is_host_team<ExecutionSpace> ? 1 : 0;
  static constexpr std::size_t scratch_bytes = static_scratch_bytes<Real, N, Lines, ExecutionSpace>();
  static_assert(team_size <= 1024, "TeamFFT: these are more than 1024 threads; fewer lines are needed.");

  /// The team's scratch, as the policy was asked for it; or take any scratch_bytes - 16 bytes aligned to 16.
  template <class Member>
  KOKKOS_FUNCTION static void* scratch(Member const& member) {
    return team_scratch(member, scratch_level, scratch_bytes);
  }
};

template <class Real, class ExecutionSpace, unsigned Lines>
struct TeamNumbers<Real, dynamic, ExecutionSpace, Lines> {
  static_assert(std::is_same_v<Real, float> || std::is_same_v<Real, double>,
                "TeamFFT: a TeamTransform is of float or double.");
  static_assert(Lines == 1,
                "TeamFFT: the lines of a TeamTransform of dynamic length are an argument of its constructor.");
  static constexpr int scratch_level = is_host_team<ExecutionSpace> ? 1 : 0;
  std::uint32_t length = 1, lines = 1;
  int team_size = 1;
  std::size_t scratch_bytes = policy_scratch_bytes<ExecutionSpace>(0);

  template <class Member>
  KOKKOS_FUNCTION void* scratch(Member const& member) const {
    return team_scratch(member, scratch_level, scratch_bytes);
  }
};

template <class ExecutionSpace>
std::size_t most_scratch() {
  return static_cast<std::size_t>(
             Kokkos::TeamPolicy<ExecutionSpace>::scratch_size_max(is_host_team<ExecutionSpace> ? 1 : 0)) -
         policy_scratch_bytes<ExecutionSpace>(0);
}

inline void check_team(std::size_t n, std::size_t lines) {
  constexpr std::size_t most = std::size_t{1} << 31;
  if (n == 0 || lines == 0 || n >= most || lines >= most)
    throw Error("TeamTransform: length " + std::to_string(n) + " with " + std::to_string(lines) +
                " lines a team; both are 1 to " + std::to_string(most - 1) +
                ". Give a length and a number of lines in that range.");
}

template <class ExecutionSpace>
void check_scratch(std::size_t n, std::size_t lines, std::size_t bytes, std::size_t most) {
  if (bytes > most)
    throw Error("TeamTransform: length " + std::to_string(n) + " with " + std::to_string(lines) +
                (lines == 1 ? " line" : " lines") + " a team takes " + std::to_string(bytes) +
                " bytes of scratch; a team on " + ExecutionSpace::name() + " has " + std::to_string(most) +
                " at most. Give " + (lines > 1 ? "fewer lines a team, or " : "") + "a shorter length, or use a Plan.");
}

/// Kokkos' numbers as the lines' own and back.
template <class Real>
KOKKOS_FORCEINLINE_FUNCTION Complex<Real> own_value(Kokkos::complex<Real> const& x) {
  return {x.real(), x.imag()};
}
template <class Real, class Value>
KOKKOS_FORCEINLINE_FUNCTION auto own_factor(Value const& f) {
  if constexpr (std::is_arithmetic_v<Value>)
    return static_cast<Real>(f);
  else
    return own_value<Real>(Kokkos::complex<Real>(f));
}

/// load(line, j), store(line, k, y) and filter(line, k) of the user's as the lines call them.
template <class Real, class Load>
struct UserLoad {
  Load const& load;
  KOKKOS_FORCEINLINE_FUNCTION Complex<Real> operator()(int line, int j) const {
    return own_value<Real>(Kokkos::complex<Real>(load(line, j)));
  }
};
template <class Real, class Load>
struct HostLoad {
  Load const& load;
  KOKKOS_FORCEINLINE_FUNCTION Kokkos::complex<Real> operator()(int line, int j) const {
    return Kokkos::complex<Real>(load(line, j));
  }
};
template <class Real, class Load>
struct SwappedLoad {
  Load const& load;
  KOKKOS_FORCEINLINE_FUNCTION Complex<Real> operator()(int line, int j) const {
    return swapped(own_value<Real>(Kokkos::complex<Real>(load(line, j))));
  }
};
template <class Real, class Load>
struct RealLoad {
  Load const& load;
  KOKKOS_FORCEINLINE_FUNCTION Real operator()(int line, int j) const { return static_cast<Real>(load(line, j)); }
};
template <class Real, class Filter>
struct UserFilter {
  Filter const& filter;
  KOKKOS_FORCEINLINE_FUNCTION auto operator()(int line, int k) const { return own_factor<Real>(filter(line, k)); }
};
template <class Real, class Store>
struct UserStore {
  Store const& store;
  KOKKOS_FORCEINLINE_FUNCTION void operator()(int line, int k, Complex<Real> const& y) const {
    store(line, k, Kokkos::complex<Real>(y.re, y.im));
  }
};
template <class Real, class Store>
struct SwappedStore {
  Store const& store;
  KOKKOS_FORCEINLINE_FUNCTION void operator()(int line, int k, Complex<Real> const& y) const {
    store(line, k, Kokkos::complex<Real>(y.im, y.re));
  }
};
template <class Real, class Store>
struct RealStore {
  Store const& store;
  KOKKOS_FORCEINLINE_FUNCTION void operator()(int line, int k, Real y) const { store(line, k, y); }
};

/// Whether convolve() is one of reals.
template <class Load>
inline constexpr bool loads_reals =
    std::is_arithmetic_v<std::remove_cvref_t<std::invoke_result_t<Load const&, int, int>>>;

/// Lines of one element.
template <class Real, unsigned Lines>
struct SingleElements {
  static constexpr unsigned most_threads = (Lines + 31) / 32 * 32, min_blocks = 1;

  template <class ExecutionSpace>
  explicit SingleElements(ExecutionSpace const&) {}

  template <class Member, class Load, class Store>
  KOKKOS_FUNCTION void forward(Member const& member, void*, Load const& load, Store const& store) const {
    for_each_line(member, [&](int line) { store(line, 0, Kokkos::complex<Real>(load(line, 0))); });
  }
  template <class Member, class Load, class Store>
  KOKKOS_FUNCTION void backward(Member const& member, void* scratch, Load const& load, Store const& store) const {
    forward(member, scratch, load, store);
  }
  template <class Member, class Load, class Store>
  KOKKOS_FUNCTION void r2c(Member const& member, void* scratch, Load const& load, Store const& store) const {
    forward(member, scratch, load, store);
  }
  template <class Member, class Load, class Store>
  KOKKOS_FUNCTION void c2r(Member const& member, void*, Load const& load, Store const& store) const {
    for_each_line(member, [&](int line) { store(line, 0, Kokkos::complex<Real>(load(line, 0)).real()); });
  }
  template <class Member, class Load, class Filter, class Store>
  KOKKOS_FUNCTION void convolve(Member const& member, void*, Load const& load, Filter const& filter,
                                Store const& store) const {
    for_each_line(member, [&](int line) {
      auto const y =
          filtered_by(own_value<Real>(Kokkos::complex<Real>(load(line, 0))), own_factor<Real>(filter(line, 0)));
      if constexpr (loads_reals<Load>)
        store(line, 0, y.re);
      else
        store(line, 0, Kokkos::complex<Real>(y.re, y.im));
    });
  }

 private:
  template <class Member, class Visit>
  KOKKOS_FUNCTION static void for_each_line(Member const& member, Visit const& visit) {
    for (int line = member.team_rank(); line < static_cast<int>(Lines); line += member.team_size()) visit(line);
  }
};

/// Lines on a device, which have tables there.
template <class Real, class ExecutionSpace, class Own>
class DeviceLines {
 public:
  /// With real and imaginary part exchanged on both sides the forward transform is the backward one.
  template <class Member, class Load, class Store>
  KOKKOS_FUNCTION void forward(Member const& member, void* scratch, Load const& load, Store const& store) const {
    own().transform(member, scratch, UserLoad<Real, Load>{load}, UserStore<Real, Store>{store});
  }
  template <class Member, class Load, class Store>
  KOKKOS_FUNCTION void backward(Member const& member, void* scratch, Load const& load, Store const& store) const {
    own().transform(member, scratch, SwappedLoad<Real, Load>{load}, SwappedStore<Real, Store>{store});
  }
  template <class Member, class Load, class Store>
  KOKKOS_FUNCTION void r2c(Member const& member, void* scratch, Load const& load, Store const& store) const {
    own().r2c(member, scratch, RealLoad<Real, Load>{load}, UserStore<Real, Store>{store});
  }
  template <class Member, class Load, class Store>
  KOKKOS_FUNCTION void c2r(Member const& member, void* scratch, Load const& load, Store const& store) const {
    own().c2r(member, scratch, UserLoad<Real, Load>{load}, RealStore<Real, Store>{store});
  }
  template <class Member, class Load, class Filter, class Store>
  KOKKOS_FUNCTION void convolve(Member const& member, void* scratch, Load const& load, Filter const& filter,
                                Store const& store) const {
    if constexpr (loads_reals<Load>)
      own().convolve_reals(member, scratch, RealLoad<Real, Load>{load}, UserFilter<Real, Filter>{filter},
                           RealStore<Real, Store>{store});
    else
      own().convolve(member, scratch, UserLoad<Real, Load>{load}, UserFilter<Real, Filter>{filter},
                     UserStore<Real, Store>{store});
  }

 protected:
  void upload(ExecutionSpace const& exec, char const* tables, std::size_t bytes) {
    Kokkos::View<char*, typename ExecutionSpace::memory_space> const copy(
        Kokkos::view_alloc("TeamFFT::team_tables", Kokkos::WithoutInitializing), bytes);
    Kokkos::deep_copy(exec, copy, Kokkos::View<char const*, Kokkos::HostSpace, Kokkos::MemoryUnmanaged>(tables, bytes));
    exec.fence("TeamFFT: tables are uploaded");
    m_tables = Tables(copy);
  }
  [[nodiscard]] KOKKOS_FUNCTION char const* tables() const { return m_tables.get().data(); }

 private:
  using Tables = Kokkos::View<char const*, typename ExecutionSpace::memory_space>;

  [[nodiscard]] KOKKOS_FUNCTION auto own() const { return static_cast<Own const&>(*this).with_tables(); }

  Lasting<Tables> m_tables{Tables()};
};

template <class Real, unsigned N, class ExecutionSpace, unsigned Lines>
struct StaticDeviceLines : DeviceLines<Real, ExecutionSpace, StaticDeviceLines<Real, N, ExecutionSpace, Lines>> {
  using Registers = RegisterLines<Real, N, Lines>;
  static constexpr unsigned most_threads = (Registers::team_size + 31) / 32 * 32, min_blocks = Registers::min_blocks;

  explicit StaticDeviceLines(ExecutionSpace const& exec) {
    check_scratch<ExecutionSpace>(N, Lines, sizeof(Complex<Real>) * Registers::scratch_elements,
                                  most_scratch<ExecutionSpace>());
    auto const tables = Registers::tables();
    this->upload(exec, reinterpret_cast<char const*>(tables.data()), tables.size() * sizeof(Complex<Real>));
  }
  [[nodiscard]] KOKKOS_FUNCTION Registers with_tables() const {
    return Registers(reinterpret_cast<Complex<Real> const*>(this->tables()));
  }
};

template <class Real, class ExecutionSpace>
class DynamicDeviceLines : public DeviceLines<Real, ExecutionSpace, DynamicDeviceLines<Real, ExecutionSpace>> {
 public:
  static constexpr unsigned most_threads = most_scratch_line_threads<Real>, min_blocks = 1;

  DynamicDeviceLines(ExecutionSpace const& exec, std::size_t n, std::size_t lines) {
    check_team(n, lines);
    auto const prepared = prepare_scratch_lines<Real>(n, lines, most_scratch<ExecutionSpace>(), ExecutionSpace::name());
    m_shape = prepared.shape;
    m_team_size = static_cast<int>(prepared.team_size);
    m_scratch_bytes = policy_scratch_bytes<ExecutionSpace>(prepared.scratch_bytes);
    this->upload(exec, prepared.tables.data(), prepared.tables.size());
  }
  [[nodiscard]] TeamNumbers<Real, dynamic, ExecutionSpace, 1> numbers() const {
    return {m_shape.N, m_shape.lines, m_team_size, m_scratch_bytes};
  }
  [[nodiscard]] KOKKOS_FUNCTION ScratchLines<Real> with_tables() const {
    return ScratchLines<Real>(m_shape, this->tables());
  }

 private:
  ScratchLineTables m_shape;
  int m_team_size;
  std::size_t m_scratch_bytes;
};

/// Lines on a host. Code for a device has none of it.
template <class Real, unsigned N, class ExecutionSpace, unsigned Lines>
class HostTeamLines {
 public:
  static constexpr unsigned most_threads = 0, min_blocks = 0;

  explicit HostTeamLines(ExecutionSpace const&)
      : HostTeamLines(N, Lines, TeamNumbers<Real, N, ExecutionSpace, Lines>::scratch_bytes) {}
  HostTeamLines(ExecutionSpace const&, std::size_t n, std::size_t lines)
      : HostTeamLines(checked(n, lines), lines, most_scratch<ExecutionSpace>()) {}

  [[nodiscard]] TeamNumbers<Real, dynamic, ExecutionSpace, 1> numbers() const {
    return {m_lines.length(), m_lines.lines(), 1, policy_scratch_bytes<ExecutionSpace>(m_lines.scratch_bytes())};
  }

  template <class Member, class Load, class Store>
  KOKKOS_FUNCTION void forward(Member const&, void* scratch, Load const& load, Store const& store) const {
    KOKKOS_IF_ON_HOST((m_lines.transform(TeamKind::forward, scratch, HostLoad<Real, Load>{load}, store);))
  }
  template <class Member, class Load, class Store>
  KOKKOS_FUNCTION void backward(Member const&, void* scratch, Load const& load, Store const& store) const {
    KOKKOS_IF_ON_HOST((m_lines.transform(TeamKind::backward, scratch, HostLoad<Real, Load>{load}, store);))
  }
  template <class Member, class Load, class Store>
  KOKKOS_FUNCTION void r2c(Member const&, void* scratch, Load const& load, Store const& store) const {
    KOKKOS_IF_ON_HOST((m_lines.r2c(scratch, RealLoad<Real, Load>{load}, store);))
  }
  template <class Member, class Load, class Store>
  KOKKOS_FUNCTION void c2r(Member const&, void* scratch, Load const& load, Store const& store) const {
    KOKKOS_IF_ON_HOST((m_lines.c2r(scratch, HostLoad<Real, Load>{load}, store);))
  }
  template <class Member, class Load, class Filter, class Store>
  KOKKOS_FUNCTION void convolve(Member const&, void* scratch, Load const& load, Filter const& filter,
                                Store const& store) const {
    if constexpr (loads_reals<Load>) {
      KOKKOS_IF_ON_HOST(
          (m_lines.convolve_reals(scratch, RealLoad<Real, Load>{load}, UserFilter<Real, Filter>{filter}, store);))
    } else {
      KOKKOS_IF_ON_HOST(
          (m_lines.convolve(scratch, HostLoad<Real, Load>{load}, UserFilter<Real, Filter>{filter}, store);))
    }
  }

 private:
  HostTeamLines(std::size_t n, std::size_t lines, std::size_t most) : m_lines(n, lines) {
    check_scratch<ExecutionSpace>(n, lines, policy_scratch_bytes<ExecutionSpace>(m_lines.scratch_bytes()), most);
  }
  static std::size_t checked(std::size_t n, std::size_t lines) {
    check_team(n, lines);
    check_scratch<ExecutionSpace>(n, lines, n * sizeof(Complex<Real>), most_scratch<ExecutionSpace>());
    return n;
  }

  HostLines<Real, Kokkos::complex<Real>> m_lines;
};

template <class Real, unsigned N, class ExecutionSpace, unsigned Lines>
using LinesOfSpace =
    std::conditional_t<N == 1, SingleElements<Real, Lines>,
                       std::conditional_t<is_host_team<ExecutionSpace>, HostTeamLines<Real, N, ExecutionSpace, Lines>,
                                          std::conditional_t<N == dynamic, DynamicDeviceLines<Real, ExecutionSpace>,
                                                             StaticDeviceLines<Real, N, ExecutionSpace, Lines>>>>;

}  // namespace Impl
}  // namespace TeamFFT

#endif
