// What can be chosen stands on buttons, and Spanish buttons say it in the infinitive: "pagar 7♥".
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <set>

#include "games/catalog.h"
#include "host/host.h"
#include "scene/scene_writer.h"

namespace warren {
namespace {

// Ways and offers that begin with no verb: "un caballo a Q♥", "sin vuelo: tirar los dados".
constexpr std::array<std::string_view, 8> kNoVerbs = {"un",  "sin", "otro", "por",
                                                      "con", "al",  "a",    "comodín"};

bool is_infinitive(std::string_view word) {
  for (const std::string_view end : {"se", "la", "lo"}) {
    if (word.ends_with(end)) word.remove_suffix(end.size());
  }
  return word.ends_with("ar") || word.ends_with("er") || word.ends_with("ir");
}

bool is_button(std::string_view label) {
  if (label.starts_with("no ")) label.remove_prefix(3);
  const std::string_view word = label.substr(0, label.find_first_of(" ,:…"));
  const bool letters =
      std::all_of(word.begin(), word.end(), [](char c) { return c < '0' || c > '9'; });
  return !letters || is_infinitive(word) ||
         std::find(kNoVerbs.begin(), kNoVerbs.end(), word) != kNoVerbs.end();
}

// The first words of all that was offered.
std::set<std::string> met(const char* id, const std::vector<std::string>& settings) {
  const AnyGame& game = *find_game(id);
  OptionSet options(game.option_menu());
  for (const std::string& setting : settings) EXPECT_FALSE(options.set(setting));
  game.resolve(options, 7);
  AnyOpened opened = game.open(options, game.newest_rules());
  Host host(game, std::move(opened.match),
            Seating({{"Ana", "random"}, {"Luis", "random"}, {"Eva", "random"}}), 7);
  std::set<std::string> out;
  for (int i = 0; i < 400; ++i) {
    const Turn turn = host.next();
    if (turn.kind == Turn::Kind::over) break;
    if (turn.kind == Turn::Kind::chance) {
      host.deal();
      continue;
    }
    const Scene scene{host.view(turn.seat), host.seating(), Lang::es};
    for (const Choice& choice : scene_writer(scene.view).choices(scene)) {
      EXPECT_TRUE(is_button(choice.label)) << choice.label;
      EXPECT_TRUE(choice.group.empty() || is_button(choice.group) ||
                  choice.group.starts_with("caballo") || choice.group.starts_with("barco"))
          << choice.group;
      out.insert(choice.label.substr(0, choice.label.find(' ')));
    }
    host.play(turn, host.think(turn));
  }
  return out;
}

TEST(SpanishLabels, OfJackRabbitsAreInfinitives) {
  const std::set<std::string> words = met("jack-rabbits", {"players=3"});
  for (const char* word : {"andar", "mostrar", "pagar"}) EXPECT_TRUE(words.contains(word)) << word;
  EXPECT_FALSE(
      met("jack-rabbits", {"players=3", "diamonds_boost=on", "hearts_boost=displayed"}).empty());
}

TEST(SpanishLabels, OfTheFrontierAreInfinitives) {
  const std::set<std::string> words =
      met("jack-rabbits", {"players=3", "suits=frontier", "board=random"});
  for (const char* word : {"llevar", "dejar"}) EXPECT_TRUE(words.contains(word)) << word;
  EXPECT_FALSE(words.contains("power")) << "an offer is called by its notation";
}

TEST(SpanishLabels, OfRabbihopAreInfinitives) {
  const std::set<std::string> words = met("rabbihop", {"players=3", "molehills=on", "market=on"});
  for (const char* word : {"saltar", "tomar", "girar"}) EXPECT_TRUE(words.contains(word)) << word;
}

TEST(SpanishLabels, KnowAnImperative) {
  for (const char* label : {"paga 7♥", "no pagues: caes", "quédate: toma carta", "ve a Q♥"})
    EXPECT_FALSE(is_button(label)) << label;
}

}  // namespace
}  // namespace warren
