// The table without a terminal: lines in, lines out, not one escape code.
#include <gtest/gtest.h>

#include <array>
#include <cstdio>
#include <string>

namespace warren {
namespace {

std::string run(const std::string& input, const std::string& words) {
  const std::string command = "printf '" + input + "' | " + WARREN_PROGRAM + " " + words + " 2>&1";
  std::string out;
  std::FILE* pipe = popen(command.c_str(), "r");
  std::array<char, 4096> bytes{};
  while (const std::size_t count = std::fread(bytes.data(), 1, bytes.size(), pipe))
    out.append(bytes.data(), count);
  pclose(pipe);
  return out;
}

TEST(PipedTable, HasNoEscapeCodes) {
  const std::string out =
      run("hint\\nwhy take\\nhelp\\njump west\\nundo\\nlog\\nq\\n", "play rabbihop --seed 5");
  EXPECT_EQ(out.find('\x1b'), std::string::npos);
  EXPECT_NE(out.find("would do"), std::string::npos) << out;
  EXPECT_NE(out.find("(rules: A turn)"), std::string::npos) << out;
  EXPECT_NE(out.find("takes that back"), std::string::npos) << out;
  EXPECT_NE(out.find("The game ends here"), std::string::npos) << out;
}

TEST(PipedTable, EndsWithItsInput) {
  EXPECT_NE(run("1\\n", "play rabbihop --seed 5").find("The game ends here"), std::string::npos);
}

TEST(PipedTable, SeatsThatCannotBeAreRefused) {
  EXPECT_NE(run("", "play rabbihop --seats human,genius").find("“genius”"), std::string::npos);
  EXPECT_NE(run("", "play rabbihop --players 2 --seats human,random,random").find("--players"),
            std::string::npos);
}

TEST(PipedTable, RulesAreThePageAsWritten) {
  const std::string english = run("", "rules rabbihop");
  const std::string spanish = run("", "rules rabbihop --lang es");
  EXPECT_NE(english.find("## Jump"), std::string::npos);
  EXPECT_NE(spanish.find("## Salto"), std::string::npos);
  EXPECT_EQ(english.find('\x1b'), std::string::npos);
}

}  // namespace
}  // namespace warren
