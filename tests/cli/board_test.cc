// warren board: every command of it, on the sample, on random boards and on files.
#include <gtest/gtest.h>

#include "tests/cli/program.h"

namespace warren {
namespace {

TEST(BoardCommand, PrintsTheSampleBoardAsAFileThatReadsBack) {
  const auto sample = warren_says("board sample");
  EXPECT_EQ(sample.code, 0) << sample.err;
  EXPECT_EQ(sample.out.find("{\"warren-board\":1,"), 0U);
  const auto checked = warren_says("board check -", sample.out);
  EXPECT_EQ(checked.code, 0) << checked.err;
  EXPECT_NE(checked.out.find("37 tiles"), std::string::npos) << checked.out;
  EXPECT_EQ(warren_says("board show -", sample.out).out, warren_says("board show").out);
  EXPECT_EQ(warren_says("board svg -", sample.out).out, warren_says("board svg sample").out);
}

TEST(BoardCommand, MakesTheSameRandomBoardOfTheSameSeed) {
  const auto board = warren_says("board random --seed 7");
  EXPECT_EQ(board.code, 0) << board.err;
  EXPECT_EQ(board.out, warren_says("board random --seed 7").out);
  EXPECT_NE(board.out, warren_says("board random --seed 8").out);
  EXPECT_EQ(warren_says("board check -", board.out).code, 0);
  EXPECT_NE(warren_says("board random").out, warren_says("board random").out);
}

TEST(BoardCommand, MakesRandomBoardsOfAnySuits) {
  const auto board = warren_says("board random --seed 7 --suits LBSI");
  EXPECT_EQ(board.code, 0) << board.err;
  EXPECT_NE(board.out.find("\"suits\":\"SLBI\""), std::string::npos);
  EXPECT_EQ(board.out, warren_says("board random --seed 7 --suits SLBI").out);
}

TEST(BoardCommand, FindsAFairerBoardAmongMany) {
  const auto unevenness = [](const char* words) {
    const std::string out = warren_says(words).out;
    return std::stoi(out.substr(out.find("Unevenness: ") + 12));
  };
  EXPECT_LE(unevenness("board fair random --seed 7 --fair 20"),
            unevenness("board fair random --seed 7"));
}

TEST(BoardCommand, JudgesHowEvenlyRoyalsLie) {
  const auto fair = warren_says("board fair");
  EXPECT_EQ(fair.code, 0);
  for (const char* words : {"\n  KC  ", "\n  JD  ", "clubs ", "diamonds ", " K ", "Unevenness: "})
    EXPECT_NE(fair.out.find(words), std::string::npos) << words << fair.out;
  EXPECT_EQ(fair.out.find("none leads"), std::string::npos);
}

TEST(BoardCommand, ShowsAMapAndTheRoads) {
  const auto map = warren_says("board show");
  EXPECT_EQ(map.code, 0);
  EXPECT_NE(map.out.find("[QS]"), std::string::npos);
  EXPECT_NE(map.out.find("Citadel: 0 JD; 1 QH; 2 off the board"), std::string::npos) << map.out;
  EXPECT_NE(warren_says("board show --lang es").out.find("Ciudadela: 0 JD"), std::string::npos);
}

TEST(BoardCommand, DrawsLightAndDarkToAFileToo) {
  const Folder folder;
  const auto light = warren_says("board svg --width 900");
  EXPECT_EQ(light.code, 0);
  EXPECT_EQ(light.out.find("<svg "), 0U);
  EXPECT_NE(light.out.find(" width='900' "), std::string::npos);
  const auto dark =
      warren_says(Arguments{"board", "svg", "--dark", "--out", folder.at("dark.svg")});
  EXPECT_EQ(dark.code, 0) << dark.err;
  EXPECT_EQ(dark.out, "");
  EXPECT_EQ(folder.read("dark.svg"), warren_says("board svg --dark").out);
  EXPECT_NE(folder.read("dark.svg"), light.out);
}

TEST(BoardCommand, NamesEveryProblemOfAFile) {
  std::string text = warren_says("board sample").out;
  const auto replace = [&text](std::string_view from, std::string_view to) {
    const std::size_t at = text.find(from);
    ASSERT_NE(at, std::string::npos) << from;
    text.replace(at, from.size(), to);
  };
  replace("\"QD -3 3\"", "\"QX -3 3\"");
  replace("\"KD -2 4\"", "\"KD -2 4 9\"");
  const Folder folder;
  const std::string file = folder.write("bad.json", text);
  const auto checked = warren_says(Arguments{"board", "check", file});
  EXPECT_EQ(checked.code, 2);
  EXPECT_EQ(checked.out, "");
  EXPECT_GE(checked.error_lines(), 2) << checked.err;
  EXPECT_NE(checked.err.find("QX"), std::string::npos) << checked.err;
  EXPECT_NE(checked.err.find("KD -2 4 9"), std::string::npos) << checked.err;
  for (const char* command : {"show", "svg", "fair"}) {
    const auto spoken = warren_says(Arguments{"board", command, file});
    EXPECT_EQ(spoken.code, 2);
    EXPECT_EQ(spoken.out, "");
    EXPECT_EQ(spoken.error_lines(), 1) << spoken.err;
    EXPECT_NE(spoken.err.find("warren board check " + file), std::string::npos) << spoken.err;
  }
}

TEST(BoardCommand, FindsBrokenGuidelines) {
  // The tower of clubs, which has one exit, is turned so that it faces the palace's water no more.
  std::string text = warren_says("board sample").out;
  const std::string_view tower = "\"KC 5 -8\"";
  ASSERT_NE(text.find(tower), std::string::npos) << text;
  text.replace(text.find(tower), tower.size(), "\"KC 5 -8 3\"");
  const auto checked = warren_says("board check -", text);
  EXPECT_EQ(checked.code, 1) << checked.err;
  EXPECT_NE(checked.out.find("guideline T: "), std::string::npos) << checked.out;
  EXPECT_NE(checked.out.find("KC 5 -8 3"), std::string::npos) << checked.out;
  EXPECT_NE(warren_says("board check - --lang es", text).out.find("pauta T: "), std::string::npos);
  EXPECT_NE(warren_says("board show -", text).out.find('#'), std::string::npos);
}

struct BadBoardWords {
  const char* words;
  const char* says;
};

TEST(BoardCommand, SaysOnOneLineWhatItCannotDo) {
  for (const auto& [words, says] :
       {BadBoardWords{"board", "sample, random, check, show, fair, svg"},
        BadBoardWords{"board fly", "“fly”"}, BadBoardWords{"board fly", "warren board --help"},
        BadBoardWords{"board sample extra", "warren board sample --help"},
        BadBoardWords{"board check", "BOARD"},
        BadBoardWords{"board check /no/such/file", "/no/such/file"},
        BadBoardWords{"board show /no/such/file", "/no/such/file"},
        BadBoardWords{"board show -", "-: "}, BadBoardWords{"board random --seed x", "--seed"},
        BadBoardWords{"board random --fair 0", "--fair"},
        BadBoardWords{"board random --fair 10001", "--fair"},
        BadBoardWords{"board random --suits C", "--suits C: name at least two suits"},
        BadBoardWords{"board random --suits CX", "CSHDTEONLRBI"},
        BadBoardWords{"board show sample --suits CS", "--suits is for random boards"},
        BadBoardWords{"board show sample --seed 3", "--seed"},
        BadBoardWords{"board svg --fair 3", "--fair"},
        BadBoardWords{"board svg --width 0", "--width"},
        BadBoardWords{"board svg --width wide", "--width"},
        BadBoardWords{"board svg --out /no/such/folder/x", "/no/such/folder/x"}}) {
    const auto spoken = warren_says(words);
    EXPECT_EQ(spoken.code, 2) << words;
    EXPECT_EQ(spoken.out, "") << words;
    EXPECT_EQ(spoken.error_lines(), 1) << words << spoken.err;
    EXPECT_NE(spoken.err.find(says), std::string::npos) << words << ": " << spoken.err;
    EXPECT_NE(warren_says(words, "", {"LANG=es_ES.UTF-8"}).err, spoken.err) << words;
  }
  const auto empty = warren_says(Arguments{"board", "random", "--seed", ""});
  EXPECT_EQ(empty.code, 2);
  EXPECT_NE(empty.err.find("--seed is empty"), std::string::npos) << empty.err;
}

TEST(BoardCommand, HelpsWithExamples) {
  for (const char* words : {"board --help", "board svg --help", "board random --help"}) {
    const auto help = warren_says(words);
    EXPECT_EQ(help.code, 0);
    EXPECT_NE(help.out.find("Examples:"), std::string::npos) << help.out;
  }
}

}  // namespace
}  // namespace warren
