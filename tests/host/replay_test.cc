// A match that is looked at again: each moment is what everybody saw then, and hands are opened
// when it is over and not before.
#include "host/replay.h"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "core/json_reader.h"
#include "scene/scene_json.h"

namespace warren {
namespace {

std::string golden_log(std::string_view name) {
  std::ostringstream text;
  text << std::ifstream(WARREN_SOURCE_DIR "/tests/golden/" + std::string(name) + ".log").rdbuf();
  return text.str();
}
std::unique_ptr<Host> loaded(const std::string& text, int until = INT_MAX) {
  LoadedHost out = load_host(text, {{}}, 1, Lang::en, {.until = until});
  EXPECT_NE(out.host, nullptr) << out.problem;
  return std::move(out.host);
}
JsonValue read(const JsonWriter& json) {
  JsonValue out;
  const Problem problem = read_json(json.str(), out, {.bytes = std::size_t{1} << 24});
  EXPECT_FALSE(problem) << problem.say(Lang::en);
  return out;
}
JsonValue moment(Host& host, const Eyes& eyes, int entries) {
  JsonWriter json;
  const Problem problem = write_moment(json, host, eyes, entries);
  EXPECT_FALSE(problem) << problem.say(Lang::en);
  return read(json);
}
JsonValue story(Host& host, const Eyes& eyes) {
  JsonWriter json;
  const Problem problem = write_story(json, host, eyes);
  EXPECT_FALSE(problem) << problem.say(Lang::en);
  return read(json);
}
JsonValue scene(const Host& host, Seat viewer) {
  JsonWriter json;
  write_scene(json, {host.view(viewer), host.seating(), Lang::en}, host.situation(viewer));
  return read(json);
}
std::vector<Seat> everybody(const Host& host) {
  std::vector<Seat> out{Seat::nobody};
  for (int i = 0; i < host.match().seats(); ++i) out.push_back(seat_of(i));
  return out;
}
std::vector<std::string> cards(const JsonValue& scene, std::size_t seat) {
  std::vector<std::string> out;
  for (const JsonValue& card : scene.find("view")->find("hands")->items[seat].find("cards")->items)
    out.push_back(card.text);
  return out;
}

// Some matches, of both games and both stages.
constexpr std::string_view kMatches[] = {"rabbihop/full-2", "jack-rabbits/intro-2",
                                         "jack-rabbits-built/strict-2"};

TEST(Replay, ShowsWhatEverybodySawAtThatMoment) {
  for (const std::string_view name : kMatches) {
    const std::string text = golden_log(name);
    const auto whole = loaded(text);
    const int entries = whole->match().entries();
    for (int at = 0; at <= entries; at += at < 40 ? 13 : 47) {
      const auto then = loaded(text, at);
      for (const Seat viewer : everybody(*whole)) {
        const JsonValue shown = moment(*whole, {viewer}, at);
        const JsonValue seen = scene(*then, viewer);
        for (const std::string_view key : {"stage", "entries", "turns", "status", "places"})
          EXPECT_EQ(*shown.find(key), *seen.find(key)) << name << " " << at << " " << key;
        EXPECT_EQ(*shown.find("view"), *seen.find("view")) << name << " " << at;
        EXPECT_TRUE(shown.find("choices")->items.empty());
        EXPECT_FALSE(shown.find("asked")->boolean);
      }
    }
  }
}

TEST(Replay, GoesBackAsItWentOn) {
  for (const std::string_view name : kMatches) {
    const auto host = loaded(golden_log(name));
    std::vector<JsonValue> on;
    for (int at = 0; at < 60; ++at) on.push_back(moment(*host, {seat_of(0)}, at));
    for (int at = 60; at-- > 0; at -= 6) EXPECT_EQ(moment(*host, {seat_of(0)}, at), on[at]) << at;
  }
}

TEST(Replay, TellsTheStoryAsTheLogDoes) {
  for (const std::string_view name : kMatches) {
    const auto host = loaded(golden_log(name));
    for (const Seat viewer : everybody(*host)) {
      JsonWriter json;
      json.begin_object();
      write_happenings(json, {host->view(viewer), host->seating(), Lang::es}, 0);
      json.end_object();
      const JsonValue log = read(json);
      const JsonValue told = story(*host, {viewer, Lang::es});
      for (const char* part : {"happenings", "lines"})
        EXPECT_EQ(*told.find(part), *log.find(part)) << name << " " << part;
    }
  }
}

TEST(Replay, KnowsWhereTurnsBegin) {
  for (const std::string_view name : kMatches) {
    const auto host = loaded(golden_log(name));
    const JsonValue told = story(*host, {});
    ASSERT_GT(told.find("turns")->items.size(), 3U) << name;
    for (const JsonValue& turn : told.find("turns")->items) {
      const int at = static_cast<int>(turn.number);
      EXPECT_NE(moment(*host, {}, at).find("turns")->number,
                moment(*host, {}, at - 1).find("turns")->number)
          << name << " " << at;
    }
  }
}

TEST(Replay, OpensAllHandsAfterTheGame) {
  const auto host = loaded(golden_log("jack-rabbits/intro-2"));
  ASSERT_TRUE(story(*host, {}).find("over")->boolean);
  bool held = false;
  for (int at = 0; at <= host->match().entries(); at += 9) {
    const JsonValue open = moment(*host, {.open = true}, at);
    EXPECT_EQ(open.find("viewer")->number, -1);
    for (int seat = 0; seat < host->match().seats(); ++seat) {
      const auto s = static_cast<std::size_t>(seat);
      const std::vector<std::string> own = cards(moment(*host, {seat_of(seat)}, at), s);
      EXPECT_EQ(cards(open, s), own) << at;
      EXPECT_TRUE(cards(moment(*host, {}, at), s).empty());
      held = held || !own.empty();
    }
  }
  EXPECT_TRUE(held);
}

// Whoever drew a card knows which it was: so does everybody who looks at open hands.
TEST(Replay, TellsWithOpenHandsWhatTheirOwnersKnew) {
  const auto host = loaded(golden_log("jack-rabbits/intro-2"));
  const std::vector<JsonValue> open = story(*host, {.open = true}).find("happenings")->items;
  const std::vector<JsonValue> closed = story(*host, {}).find("happenings")->items;
  ASSERT_EQ(open.size(), closed.size());
  int drawn = 0;
  for (std::size_t i = 0; i < open.size(); ++i) {
    const auto& notes = open[i].find("notes")->items;
    ASSERT_EQ(notes.size(), closed[i].find("notes")->items.size());
    for (std::size_t n = 0; n < notes.size(); ++n) {
      const JsonValue& hidden = closed[i].find("notes")->items[n];
      EXPECT_EQ(*notes[n].find("kind"), *hidden.find("kind"));
      EXPECT_GE(notes[n].find("cards")->items.size(), hidden.find("cards")->items.size());
      if (notes[n].find("kind")->text != "drew") continue;
      EXPECT_EQ(notes[n].find("cards")->items.size(), 1U);
      EXPECT_NE(*notes[n].find("sentence"), *hidden.find("sentence"));
      ++drawn;
    }
  }
  EXPECT_GT(drawn, 10);
}

TEST(Replay, KeepsHandsHiddenWhileTheGameRuns) {
  const std::string text = golden_log("jack-rabbits/intro-2");
  const int entries = loaded(text)->match().entries();
  for (const int until : {0, 1, entries / 2, entries - 1}) {
    const auto host = loaded(text, until);
    EXPECT_FALSE(story(*host, {}).find("over")->boolean);
    for (const Seat viewer : everybody(*host)) {
      JsonWriter json;
      EXPECT_TRUE(write_story(json, *host, {viewer, Lang::en, true}));
      EXPECT_TRUE(write_moment(json, *host, {viewer, Lang::en, true}, until));
      EXPECT_TRUE(json.str().empty());
    }
  }
}

}  // namespace
}  // namespace warren
