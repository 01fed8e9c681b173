// A choice is put together on the view of whoever makes it: what is shown of it is what will be,
// and as long as it is not sent nothing has happened.
#include <gtest/gtest.h>

#include <map>

#include "core/json_reader.h"
#include "games/catalog.h"
#include "host/host.h"
#include "host/page_calls.h"
#include "scene/scene_json.h"

namespace warren {
namespace {

std::unique_ptr<Host> open(const std::string& game, const std::string& options,
                           std::uint64_t seed) {
  const std::string text =
      "warren-log 1\n# seats Ana=human,Luis=human\ngame " + game + "\noption players=2\n" + options;
  LoadedHost loaded = load_host(text, {{}}, seed, Lang::en);
  EXPECT_NE(loaded.host, nullptr) << loaded.problem;
  return std::move(loaded.host);
}

std::string shown(const AnyView& view, const Seating& seating) {
  JsonWriter json;
  write_scene(json, {view, seating, Lang::en}, {.next = {}, .asked = true});
  return json.str();
}

// What is asked in the middle of a choice: the word behind the last "pending" or "ask" of a
// position.
std::string question_of(const AnyView& view) {
  const std::string text = "\n" + view.text();
  for (const std::string_view line : {"\npending ", "\nask "}) {
    const std::size_t at = text.rfind(line);
    if (at == std::string::npos) continue;
    const std::size_t word = at + line.size();
    return text.substr(word, text.find_first_of(" \n", word) - word);
  }
  return {};
}

using Met = std::map<std::string, int>;

// Somebody chooses at random until the choice is whole; it is then done action by action, and every
// picture of the draft is the picture of what was done.
void choose_and_do(Host& host, Seat seat, Rng& rng, Met& met) {
  const std::string before = host.save_text();
  std::vector<std::string> actions;
  std::vector<std::string> pictures;
  Rehearsal seen;
  do {
    const AnyView& now = seen.after == nullptr ? host.view(seat) : *seen.after;
    const auto offers = now.offers();
    ASSERT_FALSE(offers.empty()) << now.text();
    actions.push_back(offers[rng.below(static_cast<std::uint32_t>(offers.size()))]);
    seen = host.view(seat).rehearse(actions, Lang::en);
    ASSERT_TRUE(seen.refused) << actions.back() << ": " << seen.refused.reason;
    if (!seen.after->midway(seat)) break;
    pictures.push_back(shown(*seen.after, host.seating()));
    ++met[question_of(*seen.after)];
  } while (seen.after->asks_viewer());
  EXPECT_EQ(host.save_text(), before) << "nothing has happened yet";
  for (std::size_t i = 0; i < actions.size(); ++i) {
    const Ruling ruling = host.act(seat, actions[i], Lang::en);
    ASSERT_TRUE(ruling) << actions[i] << ": " << ruling.reason;
    if (i + 1 < actions.size()) {
      EXPECT_EQ(shown(host.view(seat), host.seating()), pictures[i]);
    }
  }
  const bool lasting = seen.revealed || !seen.after->asks_viewer();
  if (!lasting) {
    EXPECT_TRUE(host.can_undo(seat)) << actions.back();
  }
}

Met play_by_drafts(const std::string& game, const std::string& options, std::uint64_t games) {
  Met met;
  for (std::uint64_t seed = 1; seed <= games; ++seed) {
    auto host = open(game, options, seed);
    Rng rng(seed, 0);
    for (int i = 0; i < 700 && !testing::Test::HasFailure(); ++i) {
      const Turn turn = host->next();
      if (turn.kind == Turn::Kind::over) break;
      if (turn.kind == Turn::Kind::chance)
        host->deal();
      else if (turn.may_pass)
        host->pass(turn.seat);
      else
        choose_and_do(*host, turn.seat, rng, met);
    }
  }
  return met;
}

TEST(Drafts, OfJackRabbitsShowWhatWillBeAndDoNothing) {
  Met met = play_by_drafts("jack-rabbits", "option diamonds_boost=on\n", 2);
  for (const char* question : {"pay", "road", "goods", "fight", "landing"})
    EXPECT_GT(met[question], 0) << question;
}

TEST(Drafts, OfRabbihopShowWhatWillBeAndDoNothing) {
  Met met = play_by_drafts("rabbihop", "option market=on\noption molehills=on\n", 20);
  for (const char* question : {"rotate", "fence", "lift", "lay", "teleport", "swap-second",
                               "stamp-second", "stack-onto", "refill"})
    EXPECT_GT(met[question], 0) << question;
}

TEST(Drafts, TheHostKeepsThemForTablesThatKeepNone) {
  LoadedHost loaded = load_host(
      "warren-log 1\n# seats Ana=human,Luis=human\ngame jack-rabbits\noption players=2\n"
      "position\ndice 2 3\nrabbits p0 QH\nhand p0 7H 3H 2C\npending hex travelled\nend\n",
      {{}}, 1, Lang::en);
  ASSERT_NE(loaded.host, nullptr) << loaded.problem;
  Host& host = *loaded.host;
  const Seat ana = seat_of(0), luis = seat_of(1);
  const std::string before = host.save_text();
  const auto choose = [&](std::string action) {
    return host.choose(ana, {&action, 1}, Lang::en).ruling;
  };
  ASSERT_TRUE(choose("acquire"));
  EXPECT_TRUE(host.drafting(ana));
  EXPECT_FALSE(host.drafting(luis));
  EXPECT_EQ(question_of(host.shown(ana)), "pay");
  EXPECT_EQ(question_of(host.view(ana)), "hex");
  EXPECT_EQ(host.save_text(), before) << "nothing has happened";
  EXPECT_EQ(choose("pay 7H").code, "too-little") << "refused, and the draft stands";
  EXPECT_TRUE(host.drafting(ana));
  ASSERT_TRUE(host.can_undo(ana));
  EXPECT_TRUE(host.undo(ana, Lang::en));
  EXPECT_FALSE(host.drafting(ana));
  EXPECT_EQ(host.save_text(), before);
  ASSERT_TRUE(choose("acquire"));
  ASSERT_TRUE(choose("pay 3H 7H"));
  EXPECT_FALSE(host.drafting(ana));
  const std::string after = host.save_text();
  EXPECT_NE(after.find("p0 acquire\np0 pay 3H 7H\n"), std::string::npos) << after;
}

JsonValue ask(PageCalls& calls, const std::string& text) {
  JsonValue value;
  EXPECT_FALSE(read_json(calls.call(text), value, {.bytes = std::size_t{1} << 22}));
  return value;
}

constexpr std::string_view kAtTheQueen =
    "warren-log 1\\n# seats Ana=human,Luis=human\\ngame jack-rabbits\\noption players=2\\n"
    "position\\ndice 2 3\\nrabbits p0 QH\\nhand p0 7H 3H 2C\\npending hex travelled\\nend\\n";

TEST(Drafts, ThePriceOfARoyalIsAskedBeforeAnythingIsSent) {
  PageCalls calls;
  const JsonValue loaded = ask(calls, R"({"call":"load","lang":"en","seed":"1","text":")" +
                                          std::string(kAtTheQueen) + "\"}");
  ASSERT_NE(loaded.find("table"), nullptr) << loaded.find("problem")->find("en")->text;
  const std::string at =
      R"("table":)" + std::to_string(loaded.find("table")->number) + R"(,"seat":0,"lang":"en")";
  const JsonValue begun = ask(calls, R"({"call":"rehearse",)" + at + R"(,"actions":["acquire"]})");
  ASSERT_TRUE(begun.find("scene")->is(JsonValue::Kind::object));
  EXPECT_EQ(begun.find("scene")->find("view")->find("frame")->text, "pay");
  EXPECT_TRUE(begun.find("scene")->find("asked")->boolean);
  const JsonValue whole =
      ask(calls, R"({"call":"rehearse",)" + at + R"(,"actions":["acquire","pay 3H 7H"]})");
  EXPECT_TRUE(whole.find("scene")->is(JsonValue::Kind::null));
  EXPECT_TRUE(whole.find("lasting")->boolean);
  EXPECT_TRUE(whole.find("costs")->boolean);
  const JsonValue dear =
      ask(calls, R"({"call":"rehearse",)" + at + R"(,"actions":["acquire","pay 7H"]})");
  EXPECT_TRUE(dear.find("refused")->is(JsonValue::Kind::object));
  const JsonValue why =
      ask(calls, R"({"call":"why",)" + at + R"(,"draft":["acquire"],"action":"pay 3H 7H"})");
  EXPECT_TRUE(why.find("refused")->is(JsonValue::Kind::null));
  EXPECT_TRUE(ask(calls, R"({"call":"why",)" + at + R"(,"action":"pay 3H 7H"})")
                  .find("refused")
                  ->is(JsonValue::Kind::object));
}

}  // namespace
}  // namespace warren
