// warren rules: the page of every game, whole or one section of it.
#include <gtest/gtest.h>

#include "games/catalog.h"
#include "tests/cli/program.h"

namespace warren {
namespace {

TEST(Rules, EveryGameHasAPageInBothLanguages) {
  const auto headings = [](const std::string& page) {
    long count = 0;
    for (std::size_t at = page.find("\n#"); at != std::string::npos; at = page.find("\n#", at + 1))
      ++count;
    return count;
  };
  for (const AnyGame* game : all_games()) {
    const std::string id(game->id());
    const Spoken english = warren_says({"rules", id});
    const Spoken spanish = warren_says({"rules", id, "--lang", "es"});
    EXPECT_EQ(english.code, 0) << english.err;
    EXPECT_TRUE(english.out.starts_with("# ")) << id;
    EXPECT_NE(english.out, spanish.out) << id;
    EXPECT_EQ(headings(english.out), headings(spanish.out)) << id;
  }
}

TEST(Rules, OneSectionIsFoundByAPartOfItsHeading) {
  const Spoken said = warren_says({"rules", "rabbihop", "TELEPORT"});
  EXPECT_EQ(said.code, 0) << said.err;
  EXPECT_TRUE(said.out.starts_with("## Tiles: teleport\n")) << said.out;
  EXPECT_EQ(said.out.find("\n#"), std::string::npos) << said.out;
  EXPECT_TRUE(said.out.ends_with(".\n")) << said.out;
}

TEST(Rules, AHeadingThatIsCalledSoComesFirst) {
  EXPECT_TRUE(warren_says({"rules", "rabbihop", "tiles"}).out.starts_with("## Tiles\n"));
}

TEST(Rules, ASectionMayBeNamedInEitherLanguage) {
  const Spoken english = warren_says({"rules", "rabbihop", "jump", "--lang", "es"});
  const Spoken spanish = warren_says({"rules", "rabbihop", "salto", "--lang", "es"});
  EXPECT_TRUE(spanish.out.starts_with("## Salto\n")) << spanish.out << spanish.err;
  EXPECT_EQ(english.out, spanish.out) << english.err;
}

TEST(Rules, ASectionThatIsNotThereIsOneLine) {
  const Spoken said = warren_says({"rules", "rabbihop", "dragons"});
  EXPECT_EQ(said.code, 2);
  EXPECT_EQ(said.error_lines(), 1) << said.err;
  EXPECT_NE(said.err.find("“dragons”"), std::string::npos) << said.err;
}

TEST(Rules, WhoAsksForNoSectionIsToldWhichThereAre) {
  const Spoken english = warren_says({"rules", "jack-rabbits", "6"});
  const Spoken spanish = warren_says({"rules", "jack-rabbits", "6", "--lang", "es"});
  EXPECT_EQ(english.code, 2);
  EXPECT_EQ(english.error_lines(), 1) << english.err;
  EXPECT_NE(english.err.find("Transfers, Off-board, The Underground"), std::string::npos)
      << english.err;
  EXPECT_NE(spanish.err.find("Traslados, Destierro, El Subsuelo"), std::string::npos)
      << spanish.err;
}

TEST(Rules, ASlipOfTheFingersIsToldWhatMayBeMeant) {
  const Spoken english = warren_says({"rules", "jack-rabbits", "Lotery"});
  EXPECT_TRUE(english.err.ends_with(": Lottery, Options: lottery and hands\n")) << english.err;
  const Spoken spanish = warren_says({"rules", "rabbihop", "territrio", "--lang", "es"});
  EXPECT_TRUE(spanish.err.ends_with(": Territorio\n")) << spanish.err;
}

TEST(Rules, EveryGameHasASummaryAndAGlossaryInBothLanguages) {
  for (const AnyGame* game : all_games()) {
    const std::string id(game->id());
    for (const char* what : {"--summary", "--glossary"}) {
      const Spoken english = warren_says({"rules", id, what});
      const Spoken spanish = warren_says({"rules", id, what, "--lang", "es"});
      EXPECT_EQ(english.code, 0) << english.err;
      EXPECT_TRUE(english.out.starts_with("# ")) << id << what;
      EXPECT_TRUE(spanish.out.starts_with("# ")) << id << what;
      EXPECT_NE(english.out, spanish.out) << id << what;
    }
  }
}

TEST(Rules, AWordIsFoundByItsPrintedName) {
  const Spoken said = warren_says({"rules", "jack-rabbits", "shortcuts", "--glossary"});
  EXPECT_EQ(said.code, 0) << said.err;
  EXPECT_NE(said.out.find("| **trailway** |"), std::string::npos) << said.out;
  EXPECT_EQ(said.out.find("| **cave** |"), std::string::npos) << said.out;
}

TEST(Rules, AWordThatIsNotThereIsOneLine) {
  const Spoken said = warren_says({"rules", "rabbihop", "dragon", "--glossary"});
  EXPECT_EQ(said.code, 2);
  EXPECT_EQ(said.error_lines(), 1) << said.err;
  EXPECT_NE(said.err.find("“dragon”"), std::string::npos) << said.err;
}

TEST(Rules, ASummaryHasNoSections) {
  const Spoken said = warren_says({"rules", "rabbihop", "jump", "--summary"});
  EXPECT_EQ(said.code, 2);
  EXPECT_EQ(said.error_lines(), 1) << said.err;
}

}  // namespace
}  // namespace warren
