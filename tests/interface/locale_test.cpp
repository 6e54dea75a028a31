// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Text in the classic locale: a program, or its stream, that groups digits and writes a decimal comma gets the same
// plans, messages and tokens.
#include "view_tools.hpp"

#include <iomanip>
#include <locale>
#include <sstream>
#include <string>

namespace {

using namespace TeamFFT;
using namespace TeamFFT::Test;

/// 1234567.5 is 1.234.567,5, and true is wahr.
struct Grouping : std::numpunct<char> {
  char do_decimal_point() const override { return ','; }
  char do_thousands_sep() const override { return '.'; }
  std::string do_grouping() const override { return "\3"; }
  std::string do_truename() const override { return "wahr"; }
};

class InLocale {
 public:
  InLocale() : m_before(std::locale::global(std::locale(std::locale::classic(), new Grouping))) {}
  ~InLocale() { std::locale::global(m_before); }
  InLocale(InLocale const&) = delete;
  InLocale& operator=(InLocale const&) = delete;

 private:
  std::locale m_before;
};

/// All text that the library makes: prints, messages with integers and with fractions, tokens and what they mean.
class Texts {
 public:
  explicit Texts(Device const& device)
      : m_exec(device),
        m_plan(device, m_in, m_out, Direction::forward),
        m_filter(device, m_in, m_out, m_factors),
        m_poisson(solver(device)) {}

  [[nodiscard]] std::string all() const {
    auto const printed = [](auto const& plan) {
      std::ostringstream os;
      os << plan;
      return os.str();
    };
    auto const problem = Problem::parse("r2c_f64_n65536i12345_b1234567_oop");
    return printed(m_plan) + printed(m_filter) + printed(m_poisson) +
           message([&] { fft(m_exec, m_in, MatrixView<>("short", 30, 1999)); }) +
           message([&] { static_cast<void>(Problem::parse("c2c_f64_fwd_n1.000_oop")); }) +
           message([&] { static_cast<void>(fftfreq(m_exec, 1000, 0.0)); }) +
           message([&] { static_cast<void>(next_fast_len(m_exec, std::size_t(1) << 41)); }) +
           message([&] { far(-1234.5); }) +
           message([&] { static_cast<void>(TeamTransform<double, dynamic>(m_exec, 1 << 30)); }) + problem.token() +
           printed(Plan(m_exec, small())) + std::to_string(problem.axes.front().length);
  }

  void print(std::ostream& os) const { os << m_plan << m_filter << m_poisson; }

 private:
  using Reals = Kokkos::View<double**, Device>;

  template <class Call>
  static std::string message(Call const& call) {
    try {
      call();
    } catch (Error const& error) {
      return error.what();
    }
    ADD_FAILURE() << "no Error";
    return {};
  }
  static Problem small() { return Problem::parse("c2c_f64_fwd_n2000_b0_oop"); }
  static PoissonPlan<Device> solver(Device const& device) {
    Reals const rhs("rhs", 30, 2000), phi("phi", 30, 2000);
    return {device, rhs, phi, std::array{0.5, 0.25}, std::array{Boundary::dirichlet, Boundary::periodic}};
  }
  /// A spacing that no grid has.
  void far(double spacing) const {
    Reals const rhs("rhs", 30, 2000), phi("phi", 30, 2000);
    PoissonPlan const plan(m_exec, rhs, phi, std::array{spacing, 0.25},
                           std::array{Boundary::dirichlet, Boundary::periodic});
  }

  MatrixView<> m_in{"in", 30, 2000}, m_out{"out", 30, 2000}, m_factors{"factors", 30, 2000};
  Device m_exec;
  Plan<Device> m_plan;
  FilterPlan<Device> m_filter;
  PoissonPlan<Device> m_poisson;
};

TEST(Locale, Texts_AreTheSameInEveryGlobalLocale) {
  Texts const texts{Device()};
  auto const expected = texts.all();
  EXPECT_NE(expected.find("-1234.5"), expected.npos) << expected;
  EXPECT_NE(expected.find("2000"), expected.npos) << expected;
  InLocale const here;
  std::ostringstream os;
  os << 1234567 << " " << 0.5;
  ASSERT_EQ(os.str(), "1.234.567 0,5");
  EXPECT_EQ(Texts{Device()}.all(), expected) << "plans that are made there";
  EXPECT_EQ(texts.all(), expected) << "plans that were made before";
}

TEST(Locale, Prints_NeitherObeyNorChangeTheirStream) {
  Texts const texts{Device()};
  std::ostringstream plain;
  texts.print(plain);
  std::ostringstream os;
  os.imbue(std::locale(std::locale::classic(), new Grouping));
  os << std::hex << std::showbase << std::scientific << std::setprecision(11) << std::setfill('*') << std::left
     << std::setw(3000);
  auto const flags = os.flags();
  texts.print(os);
  EXPECT_EQ(os.str(), plain.str());
  EXPECT_EQ(os.flags(), flags);
  EXPECT_EQ(os.precision(), 11);
  EXPECT_EQ(os.width(), 3000);
  EXPECT_EQ(os.fill(), '*');
  EXPECT_EQ(std::use_facet<std::numpunct<char>>(os.getloc()).decimal_point(), ',');
}

}  // namespace
