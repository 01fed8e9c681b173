// The table without a terminal: lines in, lines out, not one escape code.
#include <gtest/gtest.h>

#include <string>

#include "tests/terminal/piped.h"

namespace warren {
namespace {

TEST(PipedTable, HasNoEscapeCodes) {
  const std::string out =
      piped("hint\\nwhy take\\nhelp\\njump west\\nundo\\nlog\\nq\\n", "play rabbihop --seed 5");
  EXPECT_EQ(out.find('\x1b'), std::string::npos);
  EXPECT_NE(out.find("would do"), std::string::npos) << out;
  EXPECT_NE(out.find("(rules: A turn)"), std::string::npos) << out;
  EXPECT_NE(out.find("takes that back"), std::string::npos) << out;
  EXPECT_NE(out.find("The game ends here"), std::string::npos) << out;
}

TEST(PipedTable, EndsWithItsInput) {
  EXPECT_NE(piped("1\\n", "play rabbihop --seed 5").find("The game ends here"), std::string::npos);
}

TEST(PipedTable, SeatsThatCannotBeAreRefused) {
  EXPECT_NE(piped("", "play rabbihop --seats human,genius").find("“genius”"), std::string::npos);
  EXPECT_NE(piped("", "play rabbihop --players 2 --seats human,random,random").find("--players"),
            std::string::npos);
}

TEST(PipedTable, RulesAreThePageAsWritten) {
  const std::string english = piped("", "rules rabbihop");
  const std::string spanish = piped("", "rules rabbihop --lang es");
  EXPECT_NE(english.find("## Jump"), std::string::npos);
  EXPECT_NE(spanish.find("## Salto"), std::string::npos);
  EXPECT_EQ(english.find('\x1b'), std::string::npos);
}

}  // namespace
}  // namespace warren
