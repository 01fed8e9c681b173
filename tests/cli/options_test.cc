// warren options: the options of a game, and as an edition knows them.
#include <gtest/gtest.h>

#include "tests/cli/program.h"

namespace warren {
namespace {

TEST(OptionsCommand, ListsPresetsWithTheirSettings) {
  const Spoken said = warren_says("options jack-rabbits");
  EXPECT_EQ(said.code, 0) << said.err;
  for (const char* part :
       {"edition-001      Spanish and English rulebook, “Juego completivo” and “Full Game”: "
        "limit=called vet_proof=hearts_or_queen building=freestyle",
        "intro            Intro game, without powers: powers=off",
        "additional_capital≠off needs capital_aces=on",
        "frontier         The Frontier: eight suits: board=random suits=frontier",
        "warren options jack-rabbits --preset NAME", "\n\nCards, aces and hands\nambivalent_aces"})
    EXPECT_NE(said.out.find(part), std::string::npos) << part << "\n" << said.out;
  EXPECT_EQ(warren_says("options rabbihop").out.find("--preset NAME"), std::string::npos)
      << "it has no editions";
}

TEST(OptionsCommand, ShowsAnEditionUnderItsOwnNames) {
  const Spoken said = warren_says("options jack-rabbits --preset edition-001");
  EXPECT_EQ(said.code, 0) << said.err;
  const std::size_t offer = said.out.find("on offer");
  ASSERT_NE(offer, std::string::npos) << said.out;
  for (const char* set : {"Full game", "limit=called", "building=freestyle"})
    EXPECT_LT(said.out.find(set), offer) << set << "\n" << said.out;
  for (const char* offered :
       {"Residential flights", "Provisional palaces", "Interpersonal trades", "Intro game"}) {
    const std::size_t at = said.out.find(offered);
    EXPECT_TRUE(at != std::string::npos && at > offer) << offered << "\n" << said.out;
  }
  EXPECT_EQ(said.out.find("Clovers boost"), std::string::npos) << "another edition's name";
  EXPECT_NE(said.out.find("without a name in this edition, but possible: players"),
            std::string::npos)
      << said.out;
}

TEST(OptionsCommand, ShowsItInSpanishToo) {
  const Spoken said = warren_says("options jack-rabbits --preset edition-001 --lang es");
  for (const char* part : {"Juego completivo", "Vuelos residenciales", "Palacios provisionales",
                           "Comercio interpersonal", "se ofrece", "Por turnos"})
    EXPECT_NE(said.out.find(part), std::string::npos) << part << "\n" << said.out;
}

TEST(OptionsCommand, APresetWithoutNamesOfItsOwnShowsItsValues) {
  const Spoken said = warren_says("options jack-rabbits --preset intro");
  EXPECT_EQ(said.code, 0) << said.err;
  EXPECT_NE(said.out.find("= off    Powers of the suits"), std::string::npos) << said.out;
}

TEST(OptionsCommand, AnUnknownPresetIsOneLineWithTheList) {
  for (const char* command : {"options jack-rabbits --preset edition-009",
                              "simulate jack-rabbits --games 1 --preset edition-009"}) {
    const Spoken said = warren_says(command);
    EXPECT_EQ(said.code, 2);
    EXPECT_EQ(said.error_lines(), 1) << said.err;
    EXPECT_NE(said.err.find("edition-000, edition-001, edition-002, edition-003"),
              std::string::npos)
        << said.err;
  }
}

}  // namespace
}  // namespace warren
