// Rules, "Options": hearts boost.
#include "tests/jack_rabbits/option_setups.h"

namespace warren::jack_rabbits {
namespace {

const std::string kGuest = "players=4 hearts_boost=guest";
const std::string kCarrot = "players=4 hearts_boost=carrot";
const std::string kPalace = "players=4 hearts_boost=palace";

// --- guest ---------------------------------------------------------------------------------------

// Guest: the player whose rabbit stands on a hex may vet arrivals there, and nobody else.
TEST(HeartsBoost, AGuestVetsWhereItsRabbitStands) {
  for (const auto& [walk, hex] : {std::pair{"0", "JD"}, std::pair{"5", "KS"}}) {
    AtTable t(kGuest, "rabbits p2 " + std::string(hex) + "\nhand p1 9H\nhand p2 6H");
    t.plays("p0 walk " + std::string(walk));
    EXPECT_EQ(t.asked(), "p2 vet p2") << hex;
    EXPECT_EQ(t.offers(2), "contest 6H, allow");
    t.refused("p1 contest 9H", "not-asked");
    t.refused("p2 contest", "some-card");
    expect_can_be_written(t);
    t.plays("p2 allow");
    EXPECT_EQ(t.asked(), "p0 hex travelled");
  }
}

// Who has no hearts is asked all the same: being asked betrays nothing.
TEST(HeartsBoost, AGuestWithoutHeartsIsAskedToo) {
  AtTable with(kGuest, "rabbits p2 JD\nhand p2 6H");
  with.plays("p0 walk 0");
  AtTable without(kGuest, "rabbits p2 JD\nhand p2 6C");
  without.plays("p0 walk 0");
  EXPECT_EQ(with.asked(), without.asked());
  EXPECT_EQ(with.view(0), without.view(0));
  EXPECT_EQ(without.offers(2), "allow");
}

// Several guests are asked at the same time; the first contester in turn order counts.
TEST(HeartsBoost, SeveralGuestsAreAskedTogether) {
  AtTable t(kGuest, "turn p1 5\nrabbits p0 JD p2 KC p3 JD\nhand p0 6H\nhand p3 7H");
  t.plays("p1 walk 0");
  EXPECT_EQ(t.asked(), "p0,p3 vet p0,p3");
  t.plays("p0 contest 6H\np3 contest 7H");
  EXPECT_EQ(t.asked(), "p1 proof p3 7H");
  EXPECT_EQ(t.known(0), "") << "the other answer stays sealed";
}

// Nobody is asked on a hex without a guest.
TEST(HeartsBoost, NobodyVetsAnEmptyHex) {
  AtTable t(kGuest, "rabbits p1 KS p2 KS p3 KC\nhand p1 6H\nhand p2 JD");
  t.plays("p0 walk 0");
  EXPECT_EQ(t.asked(), "p0 hex travelled") << "whoever has its carrot";
}

// It ends as any vetting.
TEST(HeartsBoost, AGuestsVettingEndsAsAny) {
  const std::string position = "rabbits p2 JD\nhand p0 7H 10D\nhand p2 2H 4H 5C";
  AtTable leaves(kGuest, position);
  leaves.plays("p0 walk 0\np2 contest 2H 4H\np0 leave");
  EXPECT_EQ(leaves.place(0), "off");
  EXPECT_EQ(leaves.turn(), 1);
  expect_known_to_all(leaves, 2, "2H 4H");
  AtTable proves(kGuest, position);
  proves.plays("p0 walk 0\np2 contest 2H 4H\np0 prove 7H");
  EXPECT_EQ(proves.place(2), "off");
  EXPECT_EQ(proves.hand(2), "5C");
  EXPECT_EQ(proves.spent(), "2H 4H");
  proves.refused("p0 attack p2", "fight-absent");
  proves.plays("p0 acquire\np0 pay 10D\nchance draw p0 2C");
  EXPECT_EQ(proves.hand(0), "2C 7H JD");
}

// On the Citadel, too: then a win waits for the vetting.
TEST(HeartsBoost, AGuestOfTheCitadelVetsTheWinner) {
  const std::string position = "rabbits p0 KS p2 KC p3 KC\nhand p0 JC QS KD 6H\nhand p1 7H";
  AtTable t(kGuest, position);
  t.plays("p0 walk 1");
  EXPECT_EQ(t.asked(), "p1 vet p1");
  EXPECT_EQ(t.winner(), "nobody");
  t.plays("p1 contest 7H\np0 prove 6H");
  EXPECT_EQ(t.winner(), "p0");
  AtTable turned_away(kGuest, position);
  turned_away.plays("p0 walk 1\np1 contest 7H\np0 leave");
  EXPECT_EQ(turned_away.winner(), "nobody");
  EXPECT_EQ(turned_away.place(0), "off");
}

// Not in the Underground.
TEST(HeartsBoost, NobodyVetsInTheUnderground) {
  for (const std::string& settings : {kGuest, kCarrot, kPalace}) {
    AtTable t(settings, "rabbits p0 KD p1 underground\nhand p1 6H KH");
    t.plays("p0 walk 0\np0 down");
    EXPECT_EQ(t.place(0), "underground");
    EXPECT_EQ(t.asked(), "p0 hex travelled") << settings;
  }
}

// A flight and a horse are arrivals as well.
TEST(HeartsBoost, AGuestVetsByWhateverMeansOneArrives) {
  AtTable flight(kGuest, "rabbits p0 KS p3 KH\nhand p0 9C\npending hex\npending start");
  flight.plays("p0 declare 9C\nchance dice 4 3\np0 pass\np0 land KH");
  EXPECT_EQ(flight.asked(), "p3 vet p3");
  AtTable joker(kGuest, "rabbits p0 KS p3 JH\nhand p0 red");
  joker.plays("p0 release red JH");
  EXPECT_EQ(joker.asked(), "p3 vet p3");
  AtTable stays(kGuest, "rabbits p0 KS p3 KS\nhand p3 9H");
  stays.plays("p0 end\nchance draw p0 2C");
  EXPECT_EQ(stays.turn(), 1) << "who stays does not arrive";
}

// Palaces are vetted by all, as without it.
TEST(HeartsBoost, PalacesAreVettedByAllAsBefore) {
  for (const std::string& settings : {kGuest, kCarrot, kPalace}) {
    AtTable t(settings, "rabbits p1 KC p2 underground p3 off\nhand p3 9H");
    t.plays("p0 walk 1");
    EXPECT_EQ(t.place(0), "QH");
    EXPECT_EQ(t.asked(), "p1,p2 vet p1,p2") << settings;
  }
}

// --- carrot --------------------------------------------------------------------------------------

// Carrot: there, and on any hex with one's carrot, wherever one's rabbit is but off the board.
TEST(HeartsBoost, AnOwnerVetsWhereItsCarrotLies) {
  for (const std::string place : {"KC", "underground", "citadel"}) {
    AtTable t(kCarrot, "hand p1 9H\nhand p2 JD 6H\nrabbits p2 " + place);
    t.plays("p0 walk 0");
    EXPECT_EQ(t.asked(), "p2 vet p2") << place;
    t.refused("p1 contest 9H", "not-asked");
    t.plays("p2 contest 6H\np0 leave");
    EXPECT_EQ(t.place(0), "off");
  }
  AtTable off(kCarrot, "rabbits p2 off\nhand p2 JD 6H");
  off.plays("p0 walk 0");
  EXPECT_EQ(off.asked(), "p0 hex travelled");
}

// Where a guest and an owner both contest, the first in turn order counts.
TEST(HeartsBoost, AGuestAndAnOwnerMayBothContest) {
  AtTable t(kCarrot,
            "turn p1 5\nrabbits p0 KC p2 KD p3 KS\nhand p0 KS 6H\nhand p1 8H\nhand p3 2H 4H");
  t.plays("p1 walk 5");
  EXPECT_EQ(t.place(1), "KS");
  EXPECT_EQ(t.asked(), "p0,p3 vet p0,p3") << "the owner and the guest of a tower";
  t.plays("p0 contest 6H\np3 contest 2H 4H");
  EXPECT_EQ(t.asked(), "p1 proof p3 2H,4H");
  EXPECT_EQ(t.known(0), "KS") << "the owner's answer stays sealed";
  t.plays("p1 prove 8H");
  EXPECT_EQ(t.place(3), "off");
  EXPECT_EQ(t.hand(0), "KS 6H") << "one contest per arrival";
  EXPECT_EQ(t.asked(), "p1 hex travelled");
  AtTable owner(kCarrot,
                "turn p1 5\nrabbits p0 KC p2 KD p3 KS\nhand p0 KS 6H\nhand p1 8H\nhand p3 2H 4H");
  owner.plays("p1 walk 5\np3 allow\np0 contest 6H\np1 leave");
  EXPECT_EQ(owner.place(1), "off");
  EXPECT_EQ(owner.known(0), "KS 6H");
}

// A challenger that loses a royal of hearts loses its carrot, and with it the right to vet there.
TEST(HeartsBoost, ALostCarrotVetsNoMore) {
  AtTable t(kCarrot, "rabbits p0 KC p1 KD p2 KD p3 KD\nhand p0 red black 7H\nhand p3 JH");
  t.plays("p0 release red JH\np3 contest JH\np0 prove 7H");
  EXPECT_TRUE(t.in_court("JH"));
  EXPECT_EQ(t.carrot("JH"), "nobody");
  EXPECT_EQ(t.place(3), "off");
  AtTable after(kCarrot, "rabbits p0 KC p1 KD p2 KD p3 KD\nhand p0 red 7H\nhand p3 6H");
  after.plays("p0 release red JH");
  EXPECT_EQ(after.asked(), "p0 hex travelled");
}

// --- palace --------------------------------------------------------------------------------------

// Palace: on any hex with a carrot anybody may vet, the owner too, wherever they are but off-board.
TEST(HeartsBoost, AnybodyVetsWhereACarrotLies) {
  AtTable t(kPalace, "rabbits p1 KC p2 underground p3 off\nhand p1 6H\nhand p2 JD\nhand p3 9H");
  t.plays("p0 walk 0");
  EXPECT_EQ(t.asked(), "p1,p2 vet p1,p2");
  t.refused("p3 contest 9H", "not-asked");
  t.plays("p2 allow\np1 contest 6H\np0 leave");
  EXPECT_EQ(t.place(0), "off");
}

// Where no carrot lies nobody vets, not even a guest; nor on the Citadel.
TEST(HeartsBoost, NobodyVetsWhereNoCarrotLies) {
  AtTable empty(kPalace, "rabbits p1 JD\nhand p1 6H\nhand p2 KD QD");
  empty.plays("p0 walk 0");
  EXPECT_EQ(empty.asked(), "p0 hex travelled");
  AtTable citadel(kPalace, "rabbits p0 KS\nhand p1 6H JD QD KD");
  citadel.plays("p0 walk 1");
  EXPECT_EQ(citadel.asked(), "p0 hex travelled");
}

// --- all of them ---------------------------------------------------------------------------------

// Own carrot exempts the visitor everywhere.
TEST(HeartsBoost, OnesOwnCarrotExemptsTheVisitor) {
  for (const std::string& settings : {kGuest, kCarrot, kPalace}) {
    AtTable jack(settings, "rabbits p1 JD p2 JD\nhand p0 JD\nhand p1 6H");
    jack.plays("p0 walk 0");
    EXPECT_EQ(jack.asked(), "p0 hex travelled") << settings;
    AtTable king(settings, "rabbits p1 KS\nhand p0 KS\nhand p1 6H");
    king.plays("p0 walk 5");
    EXPECT_EQ(king.asked(), "p0 hex travelled") << settings;
    AtTable queen(settings, "rabbits p1 QH\nhand p0 QH\nhand p1 6H");
    queen.plays("p0 walk 1");
    EXPECT_EQ(queen.asked(), "p0 hex travelled") << settings;
  }
}

// Hearts must be in play, and powers.
TEST(HeartsBoost, NeedsHeartsInPlay) {
  EXPECT_EQ(why_not("intro hearts_boost=guest"),
            "hearts_boost=guest needs powers=on: without powers it would do nothing");
  AtTable absent(tight("CS") + " hearts_boost=carrot", "rabbits p1 JS\nhand p0 red\nhand p1 JS",
                 tight_box("CS"));
  absent.plays("p0 release red JS");
  EXPECT_EQ(absent.asked(), "p0 hex travelled");
}

// Without it nobody vets but on palaces.
TEST(HeartsBoost, IsOffUnlessChosen) {
  AtTable t("players=3", "rabbits p1 JD\nhand p1 6H\nhand p2 JD");
  t.plays("p0 walk 0");
  EXPECT_EQ(t.asked(), "p0 hex travelled");
  EXPECT_EQ(open_setup("players=3")->variant.hearts, HeartsBoost::off);
}

}  // namespace
}  // namespace warren::jack_rabbits
