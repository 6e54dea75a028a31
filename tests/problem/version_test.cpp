// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The version that programs ask for is that of the build, and the changes of that version are written down.
#include <TeamFFT/version.hpp>

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>
#include <string>

namespace TeamFFT {
namespace {

std::string text_of(Version const& version) {
  return std::to_string(version.major) + "." + std::to_string(version.minor) + "." + std::to_string(version.patch);
}

std::string text_of_file(std::string const& path) {
  std::ostringstream text;
  text << std::ifstream(path).rdbuf();
  return text.str();
}

TEST(Version, IsThatOfHeadersAndBuild) {
  EXPECT_EQ(version(), header_version);
  EXPECT_EQ(text_of(version()), TEAMFFT_BUILD_VERSION);
}

TEST(Version, StandsInChangesAndCitation) {
  std::string const folder = TEAMFFT_SOURCE_DIR;
  EXPECT_NE(text_of_file(folder + "/CHANGELOG.md").find("\n## " + text_of(header_version) + " ("), std::string::npos);
  EXPECT_NE(text_of_file(folder + "/CITATION.cff").find("\nversion: " + text_of(header_version) + "\n"),
            std::string::npos);
}

}  // namespace
}  // namespace TeamFFT
