// Several are asked at once: each sees the question, whoever shares a device is asked one after the
// other, and what one of them does tells the others nothing.
#include <gtest/gtest.h>

#include "core/json_reader.h"
#include "games/catalog.h"
#include "host/host.h"
#include "scene/chronicle.h"
#include "scene/scene_json.h"

namespace warren {
namespace {

std::unique_ptr<Host> sit(const std::string& options, const std::string& position,
                          const std::string& seats) {
  std::string text = "warren-log 1\n# seats " + seats + "\ngame jack-rabbits\n" + options;
  if (!position.empty()) text += "position\n" + position + "end\n";
  LoadedHost loaded = load_host(text, {{}}, 1, Lang::en);
  EXPECT_NE(loaded.host, nullptr) << loaded.problem;
  return std::move(loaded.host);
}

std::string scene_text(const Host& host, Seat viewer) {
  JsonWriter json;
  write_scene(json, {host.view(viewer), host.seating(), Lang::en}, host.situation(viewer));
  return json.str();
}
std::size_t choices(const Host& host, Seat viewer) {
  JsonValue scene;
  EXPECT_FALSE(read_json(scene_text(host, viewer), scene));
  return scene.find("choices")->items.size();
}
void play(Host& host, Seat seat, std::string_view action) {
  const Ruling ruling = host.act(seat, action, Lang::en);
  ASSERT_TRUE(ruling) << action << ": " << ruling.reason;
}

// The first offer that begins so.
std::string offer(const Host& host, Seat seat, std::string_view verb) {
  for (const std::string& one : host.view(seat).offers()) {
    if (one.starts_with(verb)) return one;
  }
  ADD_FAILURE() << "nothing to " << verb;
  return {};
}

constexpr Seat kAna{0}, kLuis{1}, kEva{2};
const std::string kThree = "Ana=human,Luis=human,Eva=human";

// A rabbit arrives on a palace: the two others are asked at once.
std::unique_ptr<Host> vetting() {
  auto host = sit("option players=3\n", "hand p1 6H\nhand p2 7H 8H\nrabbits p0 citadel\n", kThree);
  play(*host, kAna, "walk 1");
  return host;
}

TEST(EverybodyAsked, WhoeverVetsSeesTheQuestion) {
  const auto host = vetting();
  EXPECT_FALSE(host->asks(kAna));
  EXPECT_TRUE(host->asks(kLuis));
  EXPECT_TRUE(host->asks(kEva));
  EXPECT_FALSE(host->asks(Seat::nobody));
  EXPECT_EQ(choices(*host, kAna), 0U);
  EXPECT_EQ(choices(*host, kLuis), 2U);
  EXPECT_EQ(choices(*host, kEva), 3U);
  EXPECT_EQ(host->next().seat, kLuis);
}

TEST(EverybodyAsked, OneAfterTheOtherInAnyOrder) {
  const auto host = vetting();
  play(*host, kEva, "contest 7H");
  EXPECT_TRUE(host->asks(kLuis));
  EXPECT_FALSE(host->asks(kEva));
  EXPECT_EQ(host->next().kind, Turn::Kind::person);
  EXPECT_EQ(host->next().seat, kLuis);
}

TEST(EverybodyAsked, NobodyLearnsWhatAnotherHasSealed) {
  const auto one = vetting(), other = vetting();
  play(*one, kEva, "contest 7H");
  play(*other, kEva, "allow");
  for (const Seat viewer : {kAna, kLuis, Seat::nobody}) {
    EXPECT_EQ(scene_text(*one, viewer), scene_text(*other, viewer));
    EXPECT_EQ(sentences_from(one->view(viewer), 0, Lang::en),
              sentences_from(other->view(viewer), 0, Lang::en));
  }
  EXPECT_NE(scene_text(*one, kEva), scene_text(*other, kEva));
}

TEST(EverybodyAsked, BothSidesOfATradeHandOver) {
  const auto host = sit("option players=3\noption diamonds_boost=on\n",
                        "hand p0 3S 5S\nhand p1 6D 7D\nrabbits p0 KS p1 KS\n", kThree);
  play(*host, kAna, "propose p1 8 S for 5");
  play(*host, kLuis, "accept");
  EXPECT_TRUE(host->asks(kAna));
  EXPECT_TRUE(host->asks(kLuis));
  EXPECT_GT(choices(*host, kAna), 0U);
  EXPECT_GT(choices(*host, kLuis), 0U);
  play(*host, kLuis, "hand over 7D");
  EXPECT_EQ(host->next().seat, kAna);
  EXPECT_FALSE(host->asks(kLuis));
}

// In freestyle all build at once: tile by tile it goes round, but nobody is interrupted who holds a
// tile in hand.
TEST(EverybodyAsked, FreestyleBuildersTakeTurnsOnOneDevice) {
  const auto host =
      sit("option players=3\noption board=built\noption building=freestyle\n", "", kThree);
  while (host->next().kind == Turn::Kind::chance) host->deal();
  for (const Seat seat : {kAna, kLuis, kEva}) {
    EXPECT_TRUE(host->asks(seat));
    EXPECT_GT(choices(*host, seat), 0U);
  }
  std::vector<Seat> order;
  for (int i = 0; i < 6; ++i) {
    const Seat seat = host->next().seat;
    order.push_back(seat);
    play(*host, seat, offer(*host, seat, "take"));
    ASSERT_EQ(host->next().seat, seat) << "with a tile in hand";
    play(*host, seat, offer(*host, seat, "place"));
  }
  EXPECT_EQ(order, (std::vector<Seat>{kAna, kLuis, kEva, kAna, kLuis, kEva}));
}

TEST(EverybodyAsked, ABotBuildsBesideAPerson) {
  const auto host = sit("option players=2\noption board=built\noption building=freestyle\n", "",
                        "Ana=human,Luis=greedy");
  while (host->next().kind == Turn::Kind::chance) host->deal();
  ASSERT_EQ(host->next().seat, kAna);
  play(*host, kAna, offer(*host, kAna, "take"));
  play(*host, kAna, offer(*host, kAna, "place"));
  EXPECT_EQ(host->next().kind, Turn::Kind::bot) << "it does not wait until all of hers lie";
}

// --- whole intentions ----------------------------------------------------------------------------

TEST(WholeIntentions, AreCarriedOutOrNot) {
  const std::string position = "rabbits p0 JD\nhand p0 7D 2C\n";
  const auto host = sit("option players=3\n", position, kThree);
  const std::string before = host->save_text();
  const std::vector<std::string> short_of_it = {"walk 2", "horse QC", "pay 2C"};
  const ListRuling refused = host->act_all(kAna, short_of_it, Lang::en);
  EXPECT_FALSE(refused);
  EXPECT_EQ(refused.at, 2) << "the first that does not go";
  EXPECT_EQ(refused.ruling.section, "Paying");
  EXPECT_EQ(host->act_all(kAna, short_of_it, Lang::es).ruling.section, "Pagar");
  EXPECT_EQ(host->save_text(), before);

  const std::vector<std::string> paid = {"walk 2", "horse QC", "pay 7D"};
  EXPECT_TRUE(host->act_all(kAna, paid, Lang::en));
  EXPECT_EQ(host->match().entries(), 3);
  EXPECT_EQ(host->view(kEva).entries(), 3);
}

// What others hold decides what comes after a fight or a vetting: a list ends there.
TEST(WholeIntentions, EndWhereSomebodyElseSpeaks) {
  for (const std::string hand : {"6H", "6C"}) {
    const auto host = sit("option players=2\n", "hand p1 " + hand + "\nrabbits p0 citadel\n",
                          "Ana=human,Luis=human");
    const std::vector<std::string> too_far = {"walk 1", "acquire"};
    const ListRuling ruling = host->act_all(kAna, too_far, Lang::en);
    EXPECT_EQ(ruling.ruling.code, "not-asked") << hand;
    EXPECT_EQ(ruling.at, 1) << hand;
    EXPECT_EQ(host->match().entries(), 0) << hand;
  }
}

// --- the chronicle -------------------------------------------------------------------------------

TEST(Chronicle, IsToldInTheLanguageAndWithTheNamesOfWhoeverReads) {
  const auto host = vetting();
  play(*host, kEva, "contest 7H");
  play(*host, kLuis, "allow");
  const auto english =
      sentences_from(host->view(kAna), 0, Voice(Lang::en, host->seating().names()));
  const auto spanish =
      sentences_from(host->view(kAna), 0, Voice(Lang::es, host->seating().names()));
  EXPECT_EQ(english.front(), "Ana walks to a wood.");
  EXPECT_EQ(spanish.front(), "Ana camina a un bosque.");
  EXPECT_EQ(english.back(), "Eva contests the visit with 7♥.");
  EXPECT_EQ(spanish.back(), "Eva cuestiona la visita con 7♥.");
  EXPECT_EQ(english.size(), spanish.size());
  EXPECT_EQ(sentences_from(host->view(kAna), 0, Lang::en).front(), "Player 1 walks to a wood.");
}

TEST(Chronicle, SaysWhoTookSomethingBack) {
  const auto host =
      sit("option players=2\n", "rabbits p0 KC\nhand p0 7C\n", "Ana=human,Luis=human");
  play(*host, kAna, host->view(kAna).offers().front());
  ASSERT_TRUE(host->undo(kAna, Lang::en));
  const AnyView& luis = host->view(kLuis);
  EXPECT_EQ(sentences(luis, luis.entries() - 1, Voice(Lang::es, host->seating().names())),
            std::vector<std::string>{"Ana lo deshace."});
}

}  // namespace
}  // namespace warren
