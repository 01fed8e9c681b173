// Which of several first aces stays (rules 6, capital aces): what a person is asked and offered.
#include <gtest/gtest.h>

#include <string>

#include "host/host.h"
#include "scene/scene_json.h"

namespace warren {
namespace {

const std::string kLog =
    "warren-log 1\n# seats Ana=human,Luis=human\ngame jack-rabbits\noption capital_aces=on\n"
    "position\ndice 6 6\nhand p0 AS AH 3C\nend\np0 step 0\np0 trail 0\n";

std::string scene_after(const std::string& lines, int seat, Lang lang) {
  const LoadedHost loaded = load_host(kLog + lines, {{}}, 1, lang);
  EXPECT_NE(loaded.host, nullptr) << loaded.problem;
  if (loaded.host == nullptr) return {};
  JsonWriter json;
  const Seat viewer = seat_of(seat);
  write_scene(json, {loaded.host->view(viewer), loaded.host->seating(), lang},
              loaded.host->situation(viewer));
  return json.str();
}

TEST(JackRabbitsFirstAces, AreAskedForInBothLanguages) {
  const std::string english = scene_after("p0 pay AS AH\n", 0, Lang::en);
  for (const char* words : {"which ace stays before you?", "capital AS", "capital AH",
                            "A♠ stays before you", "A♥ stays before you"})
    EXPECT_NE(english.find(words), std::string::npos) << words << "\n" << english;
  const std::string spanish = scene_after("p0 pay AS AH\n", 0, Lang::es);
  for (const char* words : {"¿qué as se queda ante ti?", "A♠ se queda ante ti"})
    EXPECT_NE(spanish.find(words), std::string::npos) << words << "\n" << spanish;
}

TEST(JackRabbitsFirstAces, OthersSeeWhatGoesOn) {
  const std::string other = scene_after("p0 pay AS AH\n", 1, Lang::en);
  EXPECT_NE(other.find("an ace stays"), std::string::npos) << other;
  EXPECT_EQ(other.find("capital AS"), std::string::npos) << "it is not for them to choose";
}

TEST(JackRabbitsFirstAces, TheOneChosenLiesBeforeItsPlayer) {
  const std::string after = scene_after("p0 pay AS AH\np0 capital AH\n", 1, Lang::en);
  EXPECT_NE(after.find("\"capital\":\"AH\""), std::string::npos) << after;
}

}  // namespace
}  // namespace warren
