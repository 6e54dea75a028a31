// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the planner makes of a machine's facts, and that it offers nothing that the machine's backend has not compiled
// or that does not fit.
#include "engines/compiled.hpp"
#include "engines/slot_line/layout.hpp"
#include "engines/rows_for.hpp"
#include "engines/scratch_line/candidates.hpp"
#include "engines/scratch_line/team.hpp"
#include "machines.hpp"
#include "plan/planner.hpp"
#include "problems.hpp"

#include <TeamFFT/device/engines/register_line/contract_plain.hpp>

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <tuple>

namespace TeamFFT::Test {
namespace {

using Impl::make_passes;

/// What an Error says that `body` throws; empty where it throws none.
template <class Body>
std::string error_of(Body const& body) {
  try {
    body();
  } catch (Error const& error) {
    return error.what();
  }
  return {};
}

bool says(std::string const& text, std::string const& part) { return text.find(part) != std::string::npos; }

/// Lines of every engine: contiguous, in tiles, of primes, long, real, padded, and several axes.
std::vector<Problem> assorted() {
  std::vector<Problem> problems;
  for (auto precision : {Precision::f32, Precision::f64}) {
    for (std::size_t N : {2,    5,    16,   31,   37,   61,   97,   100,  143,   251,   256,   509,   1000,
                          1018, 1024, 2187, 3599, 4096, 4099, 6561, 8192, 16384, 48000, 65536, 65537, 1 << 20})
      for (std::size_t lines : {1, 20000})
        problems.push_back(packed({N}, N * lines < (std::size_t{1} << 28) ? lines : 20, precision));
    for (std::size_t N : {3, 8, 17, 60, 143, 200, 512, 1000, 1001, 1029, 4096})
      for (std::size_t beside : {64, 1000, 65537}) problems.push_back(along(0, {N, beside}, precision));
    for (auto kind : {Kind::r2c, Kind::c2r, Kind::dct1, Kind::dct2, Kind::dct4})
      for (std::size_t n : {9, 64, 101, 1000, 1024, 1025, 8192})
        problems.push_back(packed({kind}, {n}, 1000, precision));
    problems.push_back(packed({64, 64}, 1000, precision));
    problems.push_back(packed({256, 256, 256}, 1, precision));
    problems.push_back(packed({Kind::c2c_forward, Kind::r2c}, {256, 256}, 100, precision));
  }
  return problems;
}

/// Gives every pass of the machine's plans to check(problem, list, pass).
template <class Check>
void for_each_pass(Machine const& machine, PlanOptions const& options, Check const& check) {
  for (auto const& problem : assorted()) {
    SCOPED_TRACE(describe(problem, options) + " on " + machine.name);
    auto const list = make_passes(problem, machine, options);
    for (auto const& pass : list.passes) check(problem, list, pass);
  }
}

std::vector<PlanOptions> some_options() {
  PlanOptions small, by_kokkos;
  small.scratch_limit = 20000;
  by_kokkos.launch = Launch::parallel_for;
  return {{}, small, by_kokkos};
}

TEST(Machines, EveryChoiceOfAPlan_FitsAndIsCompiled) {
  for (auto const& machine : all_machines())
    for (auto const& options : some_options())
      for_each_pass(machine, options, [&](Problem const&, Impl::PassList const& list, Impl::Pass const& pass) {
        auto const& t = pass.choice;
        EXPECT_EQ(Impl::missing_kernel(machine, t), "");
        EXPECT_NO_THROW(Impl::require_compiled(machine, list));
        std::size_t const numbers =
            t.launch == Launch::parallel_for ? Impl::slot_numbers_bytes + Impl::slot_alignment_bytes : 0;
        EXPECT_LE(t.scratch_bytes, options.scratch_limit != 0 ? options.scratch_limit + numbers : machine.team_scratch);
        EXPECT_LE(t.team_size, machine.max_team_size);
        if (t.launch == Launch::parallel_for) {
          EXPECT_LE(t.scratch_bytes, machine.portable_scratch);
        }
        if (t.teams() > 1) {
          EXPECT_LE(t.teams(), machine.largest_cluster);
        }
        for (auto const& chain : list.chains)
          EXPECT_TRUE(Impl::fits(machine, Impl::rows_for(machine).chains[chain.row]));
      });
}

/// Every row of a table that a plan could name, with the bytes that its team takes.
template <class Visit>
void for_each_row(Impl::MachineRows const& rows, Visit const& visit) {
  for (auto const& table : {rows.complex, rows.convolution, rows.real})
    for (auto const& row : table) visit(row, Impl::scratch_bytes(row));
  for (auto const& row : rows.plain) visit(row, Impl::plain_scratch_bytes(row));
}

/// The row that a pass has chosen.
Impl::Row const& row_of(Impl::MachineRows const& rows, Impl::RegisterLineChoice const& choice) {
  switch (choice.table) {
    case Impl::RowsOf::reals: return rows.real[choice.row];
    case Impl::RowsOf::convolutions: return rows.convolution[choice.row];
    case Impl::RowsOf::whole_lines: return rows.plain[choice.row];
    default: return rows.complex[choice.row];
  }
}

TEST(Machines, RowsThatDoNotFit_AreNotOffered) {
  auto small_teams = h200(), few_registers = h200(), little_scratch = h200(), small_clusters = h200();
  small_teams.name = "teams of 128", small_teams.max_team_size = 128;
  few_registers.name = "16384 registers", few_registers.multiprocessor.registers = 16384;
  little_scratch.name = "10 KB", little_scratch.team_scratch = 10 * 1024, little_scratch.portable_scratch = 8 * 1024;
  small_clusters.name = "clusters of 2", small_clusters.largest_cluster = 2;
  for (auto const& machine :
       {h200(), a100(), mi300x(), gpu_48kb(), small_teams, few_registers, little_scratch, small_clusters}) {
    auto const rows = Impl::rows_for(machine);
    for_each_pass(machine, {}, [&](Problem const&, Impl::PassList const&, Impl::Pass const& pass) {
      auto const& t = pass.choice;
      EXPECT_LE(t.scratch_bytes, machine.team_scratch);
      EXPECT_LE(t.team_size, machine.max_team_size);
      if (auto const* const row = t.as<Impl::RegisterLineChoice>()) {
        EXPECT_TRUE(Impl::fits(machine, row_of(rows, *row)));
      }
      if (auto const* const cluster = t.as<Impl::RegisterLineClusterChoice>()) {
        EXPECT_TRUE(Impl::fits(machine, rows.cluster[cluster->row]));
      }
      if (t.teams() > 1) {
        EXPECT_LE(t.teams(), machine.largest_cluster);
      }
    });
  }
}

/// Row by row: on a machine that lacks one thread, one byte or one register of what the row needs, its own problem is
/// planned without it.
TEST(Machines, EachRow_NeedsItsThreadsScratchAndRegisters) {
  auto const machine = h200();
  auto const rows = Impl::rows_for(machine);
  std::size_t count = 0;
  for_each_row(rows, [&](Impl::Row const& row, std::size_t scratch) {
    ++count;
    EXPECT_TRUE(Impl::fits(machine, row)) << row.length;
    EXPECT_LE(scratch, machine.team_scratch) << row.length;
    auto fewer = machine;
    fewer.max_team_size = row.team_size() - 1;
    EXPECT_FALSE(Impl::fits(fewer, row)) << row.length;
    fewer = machine;
    fewer.multiprocessor.registers = 8 * row.team_size() - 1;
    EXPECT_FALSE(Impl::fits(fewer, row)) << row.length;
  });
  EXPECT_GT(count, 1000u);
  for (auto const& row : rows.cluster) {
    EXPECT_TRUE(Impl::fits(machine, row));
    auto smaller = machine;
    smaller.largest_cluster = row.teams - 1;
    EXPECT_FALSE(Impl::fits(smaller, row));
  }
  for (auto const& row : rows.chains) {
    EXPECT_TRUE(Impl::fits(machine, row));
    auto smaller = machine;
    smaller.memory.second_level_bytes = row.ring_bytes;
    EXPECT_EQ(Impl::fits(smaller, row), row.in_scratch());
  }
}

TEST(Machines, WithoutCompiledKernels_PlansTakeTheKernelsOfEveryGpuByKokkosLaunch) {
  std::size_t slot_lines = 0;
  for_each_pass(mi300x(), {}, [&](Problem const&, Impl::PassList const& list, Impl::Pass const& pass) {
    auto const& t = pass.choice;
    EXPECT_TRUE(list.chains.empty());
    EXPECT_TRUE(t.is<Impl::SlotLineChoice>() || t.is<Impl::ColumnChoice>() || t.is<Impl::MapChoice>());
    slot_lines += t.is<Impl::SlotLineChoice>();
    EXPECT_EQ(t.launch, Launch::parallel_for);
  });
  EXPECT_GT(slot_lines, 0u);
  auto machine = h200();
  machine.compiled.column = machine.compiled.chain = machine.compiled.register_line = false;
  std::size_t scratch_line = 0;
  for_each_pass(machine, {}, [&](Problem const&, Impl::PassList const& list, Impl::Pass const& pass) {
    EXPECT_TRUE(list.chains.empty());
    EXPECT_FALSE(pass.choice.is<Impl::RegisterLineChoice>() || pass.choice.is<Impl::RegisterLineClusterChoice>() ||
                 pass.choice.is<Impl::ColumnChoice>());
    scratch_line += pass.choice.is_in_place();
  });
  EXPECT_GT(scratch_line, 0u);
}

TEST(Machines, WithoutClusters_NoLineIsShared) {
  auto const shares = [](Machine const& machine) {
    std::size_t shared = 0;
    for_each_pass(machine, {}, [&](Problem const&, Impl::PassList const&, Impl::Pass const& pass) {
      shared += pass.choice.teams() > 1;
    });
    return shared;
  };
  EXPECT_GT(shares(h200()), 0u);
  auto without = h200();
  without.largest_cluster = 0;
  EXPECT_EQ(shares(without), 0u);
  EXPECT_EQ(shares(a100()), 0u);
}

/// Team sizes of the plans, one after the other.
std::vector<unsigned> team_sizes(Machine const& machine, PlanOptions const& options) {
  std::vector<unsigned> sizes;
  for_each_pass(machine, options, [&](Problem const&, Impl::PassList const&, Impl::Pass const& pass) {
    sizes.push_back(pass.choice.team_size);
  });
  return sizes;
}

TEST(Machines, FewerRegistersThreadsOrTeams_MakeOtherTeams) {
  PlanOptions without_rows;
  without_rows.rows = false;
  auto const sizes = team_sizes(h200(), without_rows);
  auto const differ = [&](auto const& change) {
    auto machine = h200();
    change(machine);
    return team_sizes(machine, without_rows) != sizes;
  };
  EXPECT_TRUE(differ([](Machine& m) { m.multiprocessor.registers /= 2; }));
  EXPECT_TRUE(differ([](Machine& m) { m.multiprocessor.threads /= 4; }));
  EXPECT_TRUE(differ([](Machine& m) { m.multiprocessor.teams = 2; }));
  EXPECT_TRUE(differ([](Machine& m) { m.multiprocessor.warp = 64; }));
  EXPECT_TRUE(differ([](Machine& m) { m.memory.sector_bytes = 64; }));
  EXPECT_TRUE(differ([](Machine& m) {
    m.multiprocessor.first_level_bytes = 512 << 10, m.multiprocessor.scratch_shares = {228 << 10};
  }));
  EXPECT_TRUE(differ([](Machine& m) { m.multiprocessor.reserved_scratch = 16 << 10; }));
}

TEST(Machines, TeamsOfTheSlotLineKernel_AreWholeWarpsAndFitInTheRegisters) {
  for (unsigned const warp : {32u, 64u})
    for (unsigned const registers : {131072u, 65536u, 32768u, 16384u}) {
      auto machine = mi300x();
      machine.multiprocessor.warp = warp, machine.multiprocessor.registers = registers;
      for_each_pass(machine, {}, [&](Problem const& problem, Impl::PassList const&, Impl::Pass const& pass) {
        EXPECT_EQ(pass.choice.team_size % warp, 0u);
        if (!pass.choice.is<Impl::SlotLineChoice>()) return;
        EXPECT_LE(pass.choice.team_size * Impl::slot_budget(pass.choice, problem.precision).registers(), registers);
      });
    }
}

TEST(Machines, TeamsInPlace_FitInTheRegisters) {
  PlanOptions without_rows;
  without_rows.rows = false;
  for (unsigned const registers : {32768u, 16384u}) {
    auto machine = h200();
    machine.multiprocessor.registers = registers;
    for_each_pass(machine, without_rows, [&](Problem const& problem, Impl::PassList const&, Impl::Pass const& pass) {
      auto const& t = pass.choice;
      if (t.is<Impl::ScratchLineChoice>() && !pass.convolves() && !Impl::has_chirps(pass)) {
        auto const& form = Impl::scratch_line_budgets(problem.precision)[Impl::budget_of(t)];
        EXPECT_TRUE(Impl::has_registers(machine, t.team_size, form.registers))
            << t.team_size << " threads of " << form.registers;
      }
    });
  }
}

TEST(Machines, SetByHand_HaveTheKernelsOfEveryBackendAndATypicalMultiprocessor) {
  Machine machine;
  machine.name = "by hand";
  machine.team_scratch = 100 * 1024, machine.portable_scratch = 40936, machine.max_team_size = 1024,
  machine.concurrency = 80;
  std::size_t rows = 0;
  for_each_pass(machine, {}, [&](Problem const&, Impl::PassList const&, Impl::Pass const& pass) {
    rows += pass.choice.is<Impl::RegisterLineChoice>();
    EXPECT_LE(pass.choice.scratch_bytes, machine.team_scratch);
  });
  EXPECT_GT(rows, 0u);
}

TEST(Machines, WithoutWarpsRegistersOrSectors_AreAnError) {
  auto const plan_with = [](auto const& change) {
    auto machine = h200();
    change(machine);
    (void)make_passes(packed({256}, 10), machine, {});
  };
  std::string const what = "TeamFFT plan: machine h200 has multiprocessors of ";
  EXPECT_TRUE(says(error_of([&] { plan_with([](Machine& m) { m.multiprocessor.warp = 0; }); }), what));
  EXPECT_TRUE(says(error_of([&] { plan_with([](Machine& m) { m.multiprocessor.registers = 0; }); }), what));
  EXPECT_TRUE(says(error_of([&] { plan_with([](Machine& m) { m.multiprocessor.threads = 0; }); }), what));
  EXPECT_TRUE(says(error_of([&] { plan_with([](Machine& m) { m.memory.sector_bytes = 0; }); }), what));
}

TEST(Machines, APlanForAnother_IsRefusedWhereItsKernelsAreNotCompiled) {
  auto const list = make_passes(packed({4096}, 1000), h200(), {});
  EXPECT_NO_THROW(Impl::require_compiled(h200(), list));
  EXPECT_TRUE(says(error_of([&] { Impl::require_compiled(mi300x(), list); }),
                   "TeamFFT: pass 1 of c2c_f32_fwd_n4096_b1000_oop takes a kernel of one length (a row), which the "
                   "library has not compiled for mi300x; leave "
                   "PlanOptions::machine unset"));
  auto const cluster = make_passes(packed({65536}, 1024), h200(), {});
  EXPECT_TRUE(says(error_of([&] { Impl::require_compiled(a100(), cluster); }), "takes a cluster of 8 teams"));
  auto const chain = make_passes(packed({64, 64}, 1000), h200(), {});
  auto without_chains = h200();
  without_chains.compiled.chain = false;
  EXPECT_TRUE(says(error_of([&] { Impl::require_compiled(without_chains, chain); }),
                   "takes a kernel of two passes in one launch"));
  EXPECT_NO_THROW(Impl::require_compiled(mi300x(), make_passes(packed({4096}, 1000), mi300x(), {})));
}

}  // namespace
}  // namespace TeamFFT::Test
