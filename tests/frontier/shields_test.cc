// Expansions, "Shields".
#include "tests/frontier/at_table.h"

namespace warren::jack_rabbits {
namespace {

// Tiles of the board: crossing 42 lies between JC, KE and QT; tavern 45 between JD and JC; cave 38
// at JD; crossing 20 at QT, with a side on the sea; crossing 8, landlocked, between QN, QC and
// river 27.

// --- the guard -----------------------------------------------------------------------------------

// A token that stands on a triangle.
TEST(Guard, StandsOnATriangle) {
  FrontierTable t("players=2", "rabbits p0 JD\nhand p0 7E");
  for (const std::string tile : {"1", "0", "3", "73", "255"})
    t.refused("p0 power E guard at " + tile, "no-such-tile");
  t.plays("p0 power E guard at 42\np0 pay 7E");
  EXPECT_EQ(t.token(Suit::shields), 42);
  EXPECT_EQ(t.told(),
            "power p0 E guard at 42\nintended p0 power E 7 E\npaid p0 power E 7E\n"
            "power p0 E posted at 42\n");
}
// Tokens start off the board.
TEST(Guard, StartsOffTheBoard) {
  FrontierTable t("players=2");
  EXPECT_EQ(t.token(Suit::shields), -1);
}
// Nobody enters or passes its tile, its payer neither: by road …
TEST(Guard, BarsItsTileToWhoWalks) {
  FrontierTable t("players=2", "rabbits p0 JD\ntoken E 46");
  t.refused("p0 walk 4", "barred");
  EXPECT_EQ(t.offers("walk"), "walk 1, walk 2, walk 3, walk 5");
  FrontierTable on("players=2", "rabbits p0 KE\ntoken E 46\nhand p0 9S");
  on.plays("p0 walk 1\np0 walk 0");
  EXPECT_EQ(on.place(0), "JC");
}
// … out of the Underground, by a tunnel …
TEST(Guard, BarsACaveFromBelow) {
  FrontierTable t("players=2", "rabbits p0 underground\ntoken E 39");
  t.refused("p0 walk 2", "barred");
  t.refused("p0 step 2", "barred");
  EXPECT_THAT(t.offers(), Not(HasSubstr("walk 2")));
  FrontierTable hop("players=2", "rabbits p0 JC\nhand p0 9D\ntoken E 39\n" + on_road(143));
  hop.refused("p0 hop 2", "barred");
  EXPECT_THAT(hop.offers(), Not(HasSubstr("hop 2")));
}
// … or by boat.
TEST(Guard, BarsLandingsOfBoats) {
  FrontierTable t("players=2", "rabbits p0 QN\nhand p0 black\ntoken E 21\npending hex");
  t.refused("p0 release black 2", "barred");
  EXPECT_THAT(t.offers(), Not(HasSubstr("release black 2,")));
  EXPECT_THAT(t.offers(), HasSubstr("release black 3"));
}

// Pay anywhere: on a hex, the Underground too, before and after the journey, and on a road tile.
TEST(Guard, IsPaidAnywhere) {
  for (const std::string position :
       {"rabbits p0 JD", "rabbits p0 underground", "rabbits p0 JD\npending hex travelled",
        "rabbits p0 citadel\npending hex\npending road 4",
        "rabbits p0 QC\n\npending hex\npending road 134"}) {
    FrontierTable t("players=2", position + "\nhand p0 7E 8E");
    EXPECT_EQ(t.offers("power E guard").substr(0, 28), "power E guard at 8, power E ") << position;
    const std::string asked = t.asked();
    t.plays("p0 power E guard at 42\np0 pay 7E");
    EXPECT_EQ(t.asked(), asked) << "and the turn goes on";
    EXPECT_EQ(t.token(Suit::shields), 42);
  }
}
// Not before the lottery is settled, inside a payment, fight, vetting, trade or declared flight.
TEST(Guard, IsNotPaidInsideAnythingElse) {
  const auto refused = [](std::string_view position) {
    FrontierTable t("players=2", "hand p0 7E 10S 7H 9C\nhand p1 6H\n" + std::string(position));
    t.refused("p0 power E guard at 42", "not-now");
    EXPECT_EQ(t.offers("power"), "");
  };
  refused("pending hex\npending match");
  refused("pending hex travelled\npending pay p0 10 in S for royal QS\nrabbits p0 QS");
  refused("attacked p1\npending hex\npending fight p1 0 0");
  refused("rabbits p0 KC\nclub 9C\npending hex\npending landing");
  refused("rabbits p0 QH p1 KC\npending hex travelled\npending proof p1 6H\nknown p1 6H");
}
// The rabbit must be on the board.
TEST(Guard, IsNotPaidOffBoard) {
  FrontierTable t("players=2", "rabbits p0 JC\nhand p0 7E");
  t.plays("p0 walk 4");
  t.refused("p0 power E guard at 42", "power-not-here");
  EXPECT_EQ(t.offers(), "leave");
}
// The price in shields.
TEST(Guard, CostsThePriceInShields) {
  FrontierTable t("players=2", "rabbits p0 JD\nhand p0 4E 3E 9S\ndice 3 4");
  t.plays("p0 power E guard at 42");
  t.refused("p0 pay 9S", "wrong-suit");
  t.refused("p0 pay 4E", "too-little");
  t.plays("p0 pay 4E 3E");
  EXPECT_EQ(t.spent(), "3E 4E");
  FrontierTable poor("players=2", "rabbits p0 JD\nhand p0 4E 9S");
  EXPECT_EQ(poor.offers("power"), "");
  poor.refused("p0 power E guard at 42", "cannot-pay");
}
// Once per power and turn.
TEST(Guard, IsPutOnceATurn) {
  FrontierTable t("players=2", "rabbits p0 JT\nhand p0 7E 8E 9E");
  t.plays("p0 power E guard at 42\np0 pay 7E");
  t.refused("p0 power E guard at 45", "power-used");
  EXPECT_EQ(t.offers("power"), "");
  t.plays("p0 end\nchance draw p0 2C\np0 power E pass\np0 power N pass\nchance dice 3 4\n");
  EXPECT_THAT(t.position(), Not(HasSubstr("used E")));
}
// A payment must change something: the token stands elsewhere afterwards.
TEST(Guard, MustGoElsewhere) {
  FrontierTable t("players=2", "rabbits p0 JT\nhand p0 7E\ntoken E 43");
  t.refused("p0 power E guard at 42", "token-there");
  EXPECT_THAT(t.offers("power"), Not(HasSubstr("at 42")));
}
// Not on the only cave whose road leads to a hex.
TEST(Guard, NeverClosesTheOnlyCaveThatLeadsToAHex) {
  // Two caves look at each other; the only other one leads to a hex.
  int seen = 0;
  FrontierTable t("players=2 suits=SE", "hand p0 KE 7E", "random");
  const int cave = t.setup().only_cave;
  for (int tile = 0; tile < t.setup().board.size(); ++tile) {
    if (t.setup().board.tile(tile).kind != TileKind::cave) continue;
    ++seen;
    const std::string line = "p0 power E guard at " + std::to_string(tile);
    if (tile == cave) t.refused(line, "only-cave");
    EXPECT_EQ(t.offers("power").find(line.substr(3)) == std::string::npos, tile == cave);
  }
  EXPECT_EQ(seen, 2);
}

// --- the free transfer ---------------------------------------------------------------------------

// If it is put on the tile you are on, you also get that tile's transfer free: a horse or a boat of
// a crossing, …
TEST(FreeTransfer, OfACrossingIsAHorseOrABoat) {
  FrontierTable t("players=2", "rabbits p0 QT\nhand p0 7E\n" + on_road(57));
  t.plays("p0 power E guard at 20\np0 pay 7E");
  EXPECT_EQ(t.asked(), "p0 power p0 E gift");
  EXPECT_THAT(t.offers(), HasSubstr("power E gift-horse at citadel, "));
  EXPECT_THAT(t.offers(), HasSubstr("power E gift-boat at 3, "));
  EXPECT_THAT(t.offers(), Not(HasSubstr("gift-boat at 2,"))) << "its own road end";
  t.plays("p0 power E gift-horse at JH");
  EXPECT_EQ(t.place(0), "JH");
  EXPECT_EQ(t.asked(), "p0 hex travelled");
  EXPECT_EQ(t.token(Suit::shields), 20) << "the guard stays there";
  FrontierTable boat("players=2", "rabbits p0 QT\nhand p0 7E\n" + on_road(57));
  boat.plays("p0 power E guard at 20\np0 pay 7E\np0 power E gift-boat at 18");
  EXPECT_EQ(boat.tile(), "crossing 61");
  boat.plays("p0 walk 1");
  EXPECT_EQ(boat.place(0), "JN");
}
// … no boat where it touches no water, …
TEST(FreeTransfer, IsWhatTheTileWouldSell) {
  FrontierTable t("players=2", "rabbits p0 QC\nhand p0 7E\n" + on_road(22));
  t.plays("p0 power E guard at 8\np0 pay 7E");
  EXPECT_THAT(t.offers(), Not(HasSubstr("gift-boat")));
  t.refused("p0 power E gift-boat at 0", "landlocked");
  t.refused("p0 power E gift-joker at 0", "no-such-transfer");
  t.refused("p0 power E gift-hop at 0", "no-such-transfer");
  t.refused("p0 power E gift-horse at underground", "no-such-hex");
}
// … a joker of a tavern, unless one was bought there just now, …
TEST(FreeTransfer, OfATavernIsAJoker) {
  FrontierTable t("players=2", "rabbits p0 JD\nhand p0 7E\n" + on_road(103));
  t.plays("p0 power E guard at 45\np0 pay 7E");
  EXPECT_EQ(t.offers(), "power E gift-joker at 0, power E gift-joker at 1, power E forgo");
  t.plays("p0 power E gift-joker at 1");
  EXPECT_EQ(t.hand(0), "black");
  EXPECT_EQ(t.asked(), "p0 road 103 bought");
  FrontierTable bought("players=2",
                       "rabbits p0 JD\nhand p0 7E black\npending hex\npending road 103 bought");
  bought.plays("p0 power E guard at 45\np0 pay 7E");
  EXPECT_EQ(bought.offers(), "power E forgo");
  bought.refused("p0 power E gift-joker at 0", "no-such-transfer");
  FrontierTable gone("players=2", "rabbits p0 JD\nhand p0 7E\nhand p1 red\n" + on_road(103));
  gone.plays("p0 power E guard at 45\np0 pay 7E");
  EXPECT_EQ(gone.offers(), "power E gift-joker at 1, power E forgo");
  gone.refused("p0 power E gift-joker at 0", "no-such-transfer");
}
// … a tunnel of a cave, but not for who comes up from below.
TEST(FreeTransfer, OfACaveIsATunnel) {
  FrontierTable t("players=2", "rabbits p0 JD\nhand p0 7E\n" + on_road(94));
  t.plays("p0 power E guard at 38\np0 pay 7E");
  t.refused("p0 power E gift-hop at 2", "same-cave");
  t.refused("p0 power E gift-hop at 8", "no-cave");
  t.plays("p0 power E gift-hop at 7");
  EXPECT_EQ(t.asked(), "p0 road 151");
  FrontierTable mouth("players=2", "rabbits p0 underground\nhand p0 7E\n" + on_road(146));
  mouth.plays("p0 power E guard at 38\np0 pay 7E");
  EXPECT_EQ(mouth.offers(), "power E forgo");
  mouth.refused("p0 power E gift-hop at 7", "no-such-transfer");
}
// Taken at once or lost.
TEST(FreeTransfer, IsTakenAtOnceOrLost) {
  FrontierTable t("players=2", "rabbits p0 JD\nhand p0 7E 9D\n" + on_road(103));
  t.plays("p0 power E guard at 45\np0 pay 7E");
  t.refused("p0 walk 1", "not-now");
  t.refused("p0 joker red", "not-now");
  t.plays("p0 power E forgo");
  t.refused("p0 power E gift-joker at 0", "power-not-here");
  EXPECT_EQ(t.hand(0), "9D");
}
// The guard stays there, and who stands on its tile may go on.
TEST(FreeTransfer, WhoStandsOnTheGuardedTileMayGoOn) {
  FrontierTable t("players=2", "rabbits p0 JD\nhand p0 7E\n" + on_road(103));
  t.plays("p0 power E guard at 45\np0 pay 7E\np0 power E forgo\np0 walk 1");
  EXPECT_EQ(t.place(0), "JC");
  EXPECT_EQ(t.token(Suit::shields), 45);
}
// Only where the guard is put on the tile you are on.
TEST(FreeTransfer, IsForTheTileYouAreOn) {
  FrontierTable t("players=2", "rabbits p0 JD\nhand p0 7E\n" + on_road(103));
  t.plays("p0 power E guard at 42\np0 pay 7E");
  EXPECT_EQ(t.asked(), "p0 road 103");
  FrontierTable hex("players=2", "rabbits p0 JD\nhand p0 7E");
  hex.plays("p0 power E guard at 45\np0 pay 7E");
  EXPECT_EQ(hex.asked(), "p0 hex");
}

// --- moving it out of the way --------------------------------------------------------------------

// Where the guarded tile is your next step you may pay to move it away and go on: from a hex, …
TEST(MovingTheGuardAway, IsForWhomItStandsBefore) {
  const auto moves = [](std::string_view position, int guarded) {
    FrontierTable t("players=2", "used E 4\nhand p0 7E 8E\ntoken E " + std::to_string(guarded + 1) +
                                     "\n" + std::string(position));
    t.plays("p0 power E guard at 8\np0 pay 7E");
    EXPECT_EQ(t.told(),
              "power p0 E guard at 8\nintended p0 power E 7 E\npaid p0 power E 7E\n"
              "power p0 E pushed at 8\n");
    EXPECT_EQ(t.token(Suit::shields), 8);
    t.refused("p0 power E guard at 62", "power-used");
  };
  moves("rabbits p0 JD", 45);
  moves("rabbits p0 JD\n" + on_road(44), 16);
  moves("rabbits p0 JD\n" + on_road(43), 16);  // by the other road, for a payment
  moves("rabbits p0 underground", 38);
  moves("rabbits p0 JC\n" + on_road(143), 38);  // a tunnel
  moves("rabbits p0 QT\n" + on_road(57), 51);   // a boat
}
// Elsewhere it is not: the payment of this turn is spent.
TEST(MovingTheGuardAway, IsForNobodyElse) {
  const auto refused = [](std::string_view position, int guarded) {
    FrontierTable t("players=2", "used E 4\nhand p0 7E 8E\ntoken E " + std::to_string(guarded + 1) +
                                     "\n" + std::string(position));
    t.refused("p0 power E guard at 61", "power-used");
    EXPECT_EQ(t.offers("power"), "");
  };
  refused("rabbits p0 JD", 42);
  refused("rabbits p0 JD\npending hex travelled", 45);  // the journey is over
  refused("rabbits p0 underground", 45);
  refused("rabbits p0 JC\n" + on_road(143), 45);
  refused("rabbits p0 underground\n" + on_road(151), 38);  // come up from below: no tunnel
  refused("rabbits p0 QC\n" + on_road(22), 20);            // landlocked: no boat
}
// It does not count: it may be paid for again, and the payment of the turn is still there.
TEST(MovingTheGuardAway, DoesNotCount) {
  FrontierTable t("players=2", "rabbits p0 JD\nhand p0 7E 8E 9E\ntoken E 46");
  t.plays("p0 power E guard at 38\np0 pay 7E");
  EXPECT_EQ(t.happened(), "power intended paid power");
  EXPECT_THAT(t.position(), Not(HasSubstr("used E")));
  t.plays("p0 power E guard at 61\np0 pay 8E");
  EXPECT_THAT(t.position(), Not(HasSubstr("used E"))) << "out of the way once more";
  t.plays("p0 power E guard at 62\np0 pay 9E");
  EXPECT_THAT(t.position(), HasSubstr("used E"));
}
// … and go on.
TEST(MovingTheGuardAway, OpensTheWay) {
  FrontierTable t("players=2", "rabbits p0 JD\nhand p0 7E\ntoken E 46");
  t.refused("p0 walk 4", "barred");
  t.plays("p0 power E guard at 61\np0 pay 7E\np0 walk 4");
  EXPECT_EQ(t.place(0), "JC");
}
// That never gives the free transfer.
TEST(MovingTheGuardAway, NeverGivesTheFreeTransfer) {
  FrontierTable t("players=2", "rabbits p0 JC\nhand p0 7E\ntoken E 39\n" + on_road(143));
  t.plays("p0 power E guard at 72\np0 pay 7E");
  EXPECT_EQ(t.told().substr(t.told().rfind("power p0")), "power p0 E pushed at 72\n");
  EXPECT_EQ(t.asked(), "p0 road 143");
}

// --- laying out a seal ---------------------------------------------------------------------------

// Ending your turn on a hex above ground, lay out shields worth at most 12, alone or with one of
// your royals.
TEST(Seal, IsLaidOutAtTheEndOfATurn) {
  FrontierTable t("players=2", "rabbits p0 JD\nhand p0 5E 7E KS 9C");
  t.plays("p0 end\nchance draw p0 2C");
  EXPECT_EQ(t.asked(), "p0 power p0 E protect");
  t.refused("p0 power E guard at 42", "power-not-here");
  t.plays("p0 power E protect 5E 7E");
  EXPECT_EQ(t.laid_out(0), "5E 7E");
  EXPECT_EQ(t.hand(0), "2C 9C KS 5E 7E") << "they count in the hand";
  EXPECT_EQ(t.known(0), "KS 5E 7E") << "and all see them";
  EXPECT_EQ(t.asked(), "p0 power p0 N question") << "shields are asked before acorns";
}
TEST(Seal, IsForHexesAboveGround) {
  for (const std::string place : {"underground", "citadel"}) {
    FrontierTable t("players=2", "rabbits p0 " + place + "\nhand p0 5E");
    t.plays("p0 end\nchance draw p0 2C");
    EXPECT_EQ(t.asked(), "p0 power p0 N question") << place;
  }
  FrontierTable off("players=2", "rabbits p0 JC\nhand p0 5E");
  off.plays("p0 walk 4\np0 leave");
  EXPECT_EQ(off.asked(), "p0 power p0 N question");
}
// Worth at most 12: pips and aces only, an ace counts 1, patriarchal 14; a royal of shields is
// none.
TEST(Seal, IsWorthAtMostTwelve) {
  FrontierTable t("players=2",
                  "rabbits p0 JD\nhand p0 AE 2E 10E KE 9C\npending power p0 E protect\nclosing");
  t.refused("p0 power E protect AE 2E 10E", "seal-dear");
  t.refused("p0 power E protect 2E 9C", "pips-only");
  t.refused("p0 power E protect KE", "some-card");
  t.refused("p0 power E protect", "some-card");
  t.refused("p0 power E protect 3E", "not-yours");
  EXPECT_EQ(t.offers(),
            "power E protect 2E 10E, power E protect 2E 10E KE, power E protect AE 10E, "
            "power E protect AE 10E KE, power E protect 10E, power E protect 10E KE, "
            "power E protect AE 2E, power E protect AE 2E KE, power E protect 2E, "
            "power E protect 2E KE, power E protect AE, power E protect AE KE, power E pass");
  t.plays("p0 power E protect 2E 10E KE");
  EXPECT_EQ(t.laid_out(0), "2E 10E KE");
  for (const std::string option : {"ambivalent_aces=on", "capital_aces=on"}) {
    FrontierTable low("players=2 " + option,
                      "rabbits p0 JD\nhand p0 AE 10E\npending power p0 E protect\nclosing");
    low.plays("p0 power E protect AE 10E");
    EXPECT_EQ(low.laid_out(0), "AE 10E") << option;
    EXPECT_THAT(low.position(), Not(HasSubstr("capital p0"))) << "it is not spent";
  }
  FrontierTable high("players=2 patriarchal_values=on",
                     "rabbits p0 JD\nhand p0 AE\npending power p0 E protect\nclosing");
  high.refused("p0 power E protect AE", "seal-dear");
}
// One of your royals: its hex is sealed too.
TEST(Seal, WithARoyalClosesItsHexToo) {
  FrontierTable t("players=2",
                  "rabbits p0 JD p1 KE\nhand p0 5E KS JH 2S\nhand p1 9O\n"
                  "pending power p0 E protect\nclosing");
  t.refused("p0 power E protect 5E KS JH", "seal-royal");
  t.refused("p0 power E protect 5E QS", "not-yours");
  t.plays("p0 power E protect 5E KS\np1 roll\nchance dice 3 4\np1 pass");
  t.refused("p1 power O ride at KS", "sealed-hex");
  t.refused("p1 power O ride at JD", "sealed-hex");
  t.plays("p1 power O ride at QS");
}
// The royal of the very hex may be laid out as well: it is then safe from thieves.
TEST(Seal, MayHoldTheRoyalOfTheHexItself) {
  FrontierTable t("players=2",
                  "rabbits p0 JD p1 JC\nhand p0 5E JD\npending power p0 E protect\nclosing");
  t.plays("p0 power E protect 5E JD");
  EXPECT_EQ(t.laid_out(0), "JD 5E");
}
// Whoever holds a card is asked; who holds none is not.
TEST(Seal, IsAskedOfWhoeverHoldsACard) {
  FrontierTable t("players=2", "rabbits p0 JD\nhand p0 9C\npending draw p0 increment 1");
  t.plays("chance draw p0 2C");
  EXPECT_EQ(t.asked(), "p0 power p0 E protect");
  EXPECT_EQ(t.offers(), "power E pass");
  FrontierTable bare("players=2", "rabbits p0 KT");
  bare.plays("p0 walk 5");
  EXPECT_EQ(bare.happened(), "went-off closed turn-began") << "nothing is asked";
}
TEST(Seal, MayBePassedOver) {
  FrontierTable t("players=2",
                  "rabbits p0 JD\nhand p0 5E 2N\npending power p0 E protect\nclosing\npending "
                  "power p0 N question");
  t.refused("p0 power E pass", "power-not-here");
  t.plays("p0 power N pass\np0 power E pass");
  EXPECT_EQ(t.laid_out(0), "");
  EXPECT_EQ(t.turn(), 1);
}

// Sealed until your next turn, when you take the cards back before the check for a win.
TEST(Seal, LastsUntilTheOwnersNextTurn) {
  FrontierTable t("players=2", "turn p1 2\nrabbits p0 JD p1 JC\nhand p0 5E 2C\nhand p1 2D\n" +
                                   seal_of(0, "JD", "5E"));
  t.plays("p1 end\nchance draw p1 2H");
  EXPECT_EQ(t.laid_out(0), "5E");
  t.plays("p1 power E pass\np1 power N pass");
  EXPECT_EQ(t.turn(), 0);
  EXPECT_EQ(t.laid_out(0), "");
  EXPECT_EQ(t.hand(0), "2C 5E");
}
// Nobody seals the same hex on two of their turns running: whose own hex was sealed last turn lays
// out nothing, …
TEST(Seal, IsNotLaidOutTwiceRunningOnTheSameHex) {
  FrontierTable t("players=2",
                  "rabbits p0 JD p1 JC\nhand p0 5E 6E KS\nhand p1 2S\n"
                  "pending power p0 E protect\nclosing\n");
  t.plays(
      "p0 power E protect 5E KS\nchance dice 3 4\np1 pass\np1 end\n"
      "chance draw p1 2H\np1 power E pass\np1 power N pass\nchance dice 3 4\np0 pass\n"
      "p0 end\nchance draw p0 3H");
  EXPECT_EQ(t.asked(), "p0 power p0 N question");
  t.plays(
      "p0 power N pass\nchance dice 3 4\np1 pass\np1 end\nchance draw p1 3C\n"
      "p1 power E pass\np1 power N pass\nchance dice 3 4\np0 pass\np0 end\n"
      "chance draw p0 4H");
  EXPECT_EQ(t.asked(), "p0 power p0 E protect") << "two turns later it may be sealed again";
}
// … a broken seal counts, …
TEST(Seal, IsNotLaidOutWhereABrokenOneWas) {
  FrontierTable t("players=2", "turn p1 2\nrabbits p0 JD p1 JC\nhand p0 5E 2C\nhand p1 6E 8E 2D\n" +
                                   seal_of(0, "JD", "5E"));
  t.plays("p1 walk 2\np1 walk 0\np1 pay 6E");
  EXPECT_EQ(t.place(1), "JD");
  t.plays("p1 end\nchance draw p1 2H\np1 power E pass\np1 power N pass\nchance dice 3 4\np0 pass");
  t.plays("p0 end\nchance draw p0 4H");
  EXPECT_EQ(t.asked(), "p0 power p0 N question");
}
// … and so does the hex of a royal.
TEST(Seal, OfARoyalsHexIsNotLaidOutTwiceRunningEither) {
  const std::string before = "memory E 0 0 3 5 0 0 0 0 0 0 0 0 0 0 0 0\n";  // JC, QS
  FrontierTable t(
      "players=2",
      before + "rabbits p0 JD\nhand p0 5E JC QS KS\nclosing\npending power p0 E protect");
  t.refused("p0 power E protect 5E JC", "seal-royal");
  t.refused("p0 power E protect 5E QS", "seal-royal");
  t.plays("p0 power E protect 5E KS");
  FrontierTable there("players=2", before + "rabbits p0 QS\nhand p0 5E");
  there.plays("p0 end\nchance draw p0 2C");
  EXPECT_EQ(there.asked(), "p0 power p0 N question");
}

// --- breaking one --------------------------------------------------------------------------------

// A sealed hex is closed to every way of arriving: road, horse, boat, flight, bronco.
TEST(BreakingASeal, IsTheOnlyWayIn) {
  const auto barred = [](std::string_view position, std::string_view line) {
    FrontierTable t("players=2", "hand p1 5E\n" + std::string(position));
    t.refused("p0 " + std::string(line), "sealed-hex");
    EXPECT_THAT(t.offers() + ",", Not(HasSubstr(std::string(line) + ",")));
  };
  const std::string jc = "p1 JC\n" + seal_of(1, "JC", "5E");
  barred("rabbits p0 JD " + jc + on_road(103), "walk 1");
  barred("hand p0 red\nrabbits p0 JD " + jc, "release red JC");
  barred("hand p0 black\nrabbits p0 QN " + jc, "release black 16");
  barred("hand p0 9O\nrabbits p0 JD " + jc, "power O ride at JC");
  barred("hand p0 9D\nrabbits p0 QT " + jc + on_road(57), "horse JC");
  barred("hand p0 9D\nrabbits p0 QT " + jc + on_road(57), "boat 16");
  barred("hand p0 9C 2S\nclub 9C\nrabbits p0 KH p1 KD\n" + seal_of(1, "KD", "5E") +
             "pending hex\npending landing",
         "land KD");
}
// Who would arrive may discard shields worth more than the seal, declared with the move that
// arrives.
TEST(BreakingASeal, TakesShieldsWorthMore) {
  FrontierTable t("players=2",
                  "rabbits p0 JD p1 JC\nhand p0 5E 3E 9S\nhand p1 7E\n" + seal_of(1, "JC", "7E"));
  t.plays("p0 walk 4");
  EXPECT_EQ(t.tile(), "tavern 45") << "who walks stops before the seal";
  EXPECT_EQ(t.offers("walk"), "walk 1");
  t.plays("p0 walk 1");
  EXPECT_EQ(t.asked(), "p0 pay p0 8 in E for power E");
  t.refused("p0 pay 5E", "too-little");
  t.refused("p0 pay 9S", "wrong-suit");
  t.plays("p0 pay 5E 3E");
  EXPECT_EQ(t.told(),
            "paid p0 power E 3E 5E\npower p0 E broken at 1\nforfeited p1 7E\n"
            "arrived p0 JC road\n");
  EXPECT_EQ(t.spent(), "3E 5E 7E");
  FrontierTable poor("players=2", "rabbits p0 JD p1 JC\nhand p0 7E 2C\nhand p1 8E\n" +
                                      seal_of(1, "JC", "8E") + on_road(103));
  poor.refused("p0 walk 1", "sealed-hex");
  EXPECT_EQ(poor.offers("back"), "back") << "every way on is closed";
}
// … by one who could pay for that move before breaking.
TEST(BreakingASeal, IsForWhoCouldPayForTheMove) {
  const std::string position =
      "rabbits p0 QT p1 JC\nhand p1 7E\n" + seal_of(1, "JC", "7E") + on_road(57) + "hand p0 8E ";
  FrontierTable poor("players=2", position + "6D");
  poor.refused("p0 horse JC", "cannot-pay");
  EXPECT_EQ(poor.offers("horse"), "");
  FrontierTable t("players=2", position + "8D");
  t.plays("p0 horse JC\np0 pay 8E");
  EXPECT_EQ(t.place(0), "QT");
  EXPECT_EQ(t.asked(), "p0 road 57") << "declared once more, and paid for";
  t.plays("p0 horse JC\np0 pay 8D");
  EXPECT_EQ(t.place(0), "JC");
}
// Broken before the move is paid for, with what is left: who then cannot pay goes on from there.
TEST(BreakingASeal, WhoCannotPayThenGoesOnFromThere) {
  FrontierTable t("players=2", "rabbits p0 JC p1 JD\nhand p0 8E\nhand p1 5E\n" +
                                   seal_of(1, "JD", "5E") + on_road(12));
  t.plays("p0 trail 2\np0 pay 8E");
  EXPECT_EQ(t.asked(), "p0 road 12");
  EXPECT_EQ(t.laid_out(1), "");
  t.refused("p0 trail 2", "cannot-pay");
  t.plays("p0 walk 1");
}
// A ride by bronco is paid for after the seal as well, and a red joker is released after it.
TEST(BreakingASeal, ComesBeforeOtherMovesToo) {
  const std::string jc = "p1 JC\nhand p1 5E\n" + seal_of(1, "JC", "5E");
  FrontierTable bronco("players=2", "hand p0 6E 9O\nrabbits p0 JD " + jc);
  bronco.plays("p0 power O ride at JC");
  EXPECT_EQ(bronco.asked(), "p0 pay p0 6 in E for power E");
  bronco.plays("p0 pay 6E\np0 power O ride at JC\np0 pay 9O");
  EXPECT_EQ(bronco.place(0), "JC");
  FrontierTable joker("players=2", "hand p0 6E red\nrabbits p0 JD " + jc);
  joker.plays("p0 release red JC\np0 pay 6E\np0 release red JC");
  EXPECT_EQ(joker.place(0), "JC");
  FrontierTable boat("players=2", "hand p0 6E black\nrabbits p0 QN " + jc);
  boat.plays("p0 release black 16\np0 pay 6E\np0 release black 16");
  EXPECT_EQ(boat.place(0), "JC");
  FrontierTable gift("players=2", "hand p0 6E 7E\nrabbits p0 QT " + jc + on_road(57));
  gift.plays("p0 power E guard at 20\np0 pay 7E\np0 power E gift-horse at JC\np0 pay 6E");
  EXPECT_EQ(gift.place(0), "JC") << "a free transfer goes on at once";
  FrontierTable gift_boat("players=2", "hand p0 6E 7E\nrabbits p0 QT " + jc + on_road(57));
  gift_boat.plays("p0 power E guard at 20\np0 pay 7E\np0 power E gift-boat at 16\np0 pay 6E");
  EXPECT_EQ(gift_boat.place(0), "JC");
  FrontierTable flight("players=2", "rabbits p0 KH p1 KD\nhand p0 9C 6E\nhand p1 5E\n" +
                                        seal_of(1, "KD", "5E") +
                                        "club 9C\npending hex\npending landing");
  flight.plays("p0 land KD\np0 pay 6E");
  EXPECT_EQ(flight.place(0), "KD");
}
// Only the shields laid out count, never the royal; shield royals may be used to break.
TEST(BreakingASeal, CountsOnlyTheShieldsLaidOut) {
  FrontierTable t("players=2", "rabbits p0 JD p1 JC\nhand p0 QE\nhand p1 5E KE\n" +
                                   seal_of(1, "JC", "5E", "KE") + on_road(103));
  t.plays("p0 walk 1");
  EXPECT_EQ(t.asked(), "p0 pay p0 6 in E for power E");
  t.plays("p0 pay QE");
  EXPECT_EQ(t.place(0), "JC");
  EXPECT_TRUE(t.in_court("QE"));
}
// Then its owner loses all they laid out: shields to the spent lot, the royal to the court.
TEST(BreakingASeal, CostsItsOwnerAllTheyLaidOut) {
  FrontierTable t("players=2", "rabbits p0 JD p1 JC\nhand p0 8E\nhand p1 2E 5E KS 9C\n" +
                                   seal_of(1, "JC", "2E 5E", "KS") + on_road(103));
  t.plays("p0 walk 1\np0 pay 8E");
  EXPECT_EQ(t.hand(1), "9C");
  EXPECT_EQ(t.laid_out(1), "");
  EXPECT_EQ(t.spent(), "2E 5E 8E");
  EXPECT_TRUE(t.in_court("KS"));
  EXPECT_EQ(t.carrot("KS"), "nobody");
  EXPECT_EQ(t.known(1), "");
}
// Each seal on the hex, one by one.
TEST(BreakingASeal, OfSeveralGoesOneByOne) {
  const std::string seals =
      "rabbits p0 JD p1 JC p2 KS\nhand p1 5E\nhand p2 3E JC\nknown p1 5E\nlaid-out p1 5E\n"
      "known p2 3E\nlaid-out p2 3E JC\nmemory E 0 0 0 0 3 0 0 0 4 3 0 0 0 0 0 0\n" +
      on_road(103);
  FrontierTable t("players=3", seals + "hand p0 4E 6E");
  t.plays("p0 walk 1");
  EXPECT_EQ(t.asked(), "p0 pay p0 6 in E for power E");
  t.plays("p0 pay 6E");
  EXPECT_EQ(t.asked(), "p0 road 103");
  t.plays("p0 walk 1");
  EXPECT_EQ(t.asked(), "p0 pay p0 4 in E for power E");
  t.plays("p0 pay 4E");
  EXPECT_EQ(t.place(0), "JC");
  EXPECT_EQ(t.spent(), "3E 4E 5E 6E");
  FrontierTable poor("players=3", seals + "hand p0 2E 6E");
  poor.refused("p0 walk 1", "sealed-hex");
}
// Vetting comes after breaking.
TEST(BreakingASeal, ComesBeforeVetting) {
  FrontierTable t("players=2", "rabbits p0 KE p1 QT\nhand p0 6E\nhand p1 5E 6H\n" +
                                   seal_of(1, "QT", "5E") + on_road(98));
  t.plays("p0 walk 2");
  EXPECT_EQ(t.asked(), "p0 pay p0 6 in E for power E");
  t.plays("p0 pay 6E");
  EXPECT_EQ(t.asked(), "p1 vet p1");
  EXPECT_EQ(t.laid_out(1), "");
}
// Your own seal never bars you: it is gone when your turn begins.
TEST(BreakingASeal, IsNotForOnesOwn) {
  FrontierTable t("players=2", "turn p1 2\nrabbits p0 KE p1 KC\nhand p0 5E JC\nhand p1 2C\n" +
                                   seal_of(0, "KE", "5E", "JC"));
  t.plays("p1 end\nchance draw p1 2S\np1 power E pass\np1 power N pass");
  t.plays("p0 roll\nchance dice 3 4\np0 pass\np0 walk 1\np0 walk 0");
  EXPECT_EQ(t.place(0), "JC");
}
// Rabbits already inside are not affected.
TEST(BreakingASeal, IsNotForRabbitsInside) {
  FrontierTable t("players=2",
                  "rabbits p0 JC p1 JC\nhand p0 5S\nhand p1 5E 2C\n" + seal_of(1, "JC", "5E"));
  EXPECT_EQ(t.offers("attack"), "attack p1");
  t.plays("p0 end\nchance draw p0 2S\np0 power E pass\np0 power N pass");
  EXPECT_EQ(t.place(0), "JC");
}
// A flyer who finds every tower sealed is asked: break or fall.
TEST(BreakingASeal, MayBeAllThatIsLeftToAFlyer) {
  const std::string position = "rabbits p0 KC p1 KE\nhand p1 5E KT\n" +
                               seal_of(1, "KE", "5E", "KT") +
                               "club 9C\npending hex\npending landing\nhand p0 9C";
  FrontierTable t("players=2 suits=CTE", position + " 6E", "random");
  EXPECT_EQ(t.offers(), "land KT, land KE, fall");
  t.plays("p0 land KE\np0 pay 6E");
  EXPECT_EQ(t.place(0), "KE");
  FrontierTable falls("players=2 suits=CTE", position, "random");
  EXPECT_EQ(falls.asked(), "p0 landing");
  EXPECT_EQ(falls.offers(), "fall");
  falls.refused("p0 land KE", "sealed-hex");
  falls.plays("p0 fall");
  EXPECT_EQ(falls.asked(), "p0 rescue p0 fell");
  FrontierTable open("players=2", position);
  open.refused("p0 fall", "tower-open");
  EXPECT_THAT(open.offers(), Not(HasSubstr("fall")));
}

// --- cards laid out ------------------------------------------------------------------------------

// They count in the hand but cannot be stolen, …
TEST(LaidOut, CannotBeSeized) {
  const std::string of_p1 = "rabbits p0 JD p1 JC\n" + seal_of(1, "JC", "5E 2E");
  FrontierTable t("players=2 limit=called seized_surplus=on",
                  of_p1 + "hand p1 2E 5E 2C 3C 4C 5C 6C 7C 8C 9C\nturn p0 3");
  t.plays("p0 call p1");
  EXPECT_EQ(t.asked(), "chance seize p1 p0 1");
  EXPECT_THAT(t.chances(), Not(HasSubstr("E")));
  EXPECT_EQ(t.laid_out(1), "2E 5E");
}
// … played in a fight, …
TEST(LaidOut, CannotBePlayed) {
  FrontierTable t("players=2", "rabbits p0 JC p1 JC\nhand p0 5S\nhand p1 5E KS 9S\n" +
                                   seal_of(1, "JC", "5E", "KS"));
  t.plays("p0 attack p1\np0 spades 5S");
  EXPECT_EQ(t.offers(), "spades 9S, give in");
  t.refused("p1 spades KS", "not-yours");
}
// … shown, …
TEST(LaidOut, CannotBeShown) {
  FrontierTable t("players=2 vet_proof=hearts_or_queen",
                  "rabbits p0 QN p1 JC\nhand p0 2C\nhand p1 5E KH 9S\npending hex travelled\n"
                  "pending vet p1\n" +
                      seal_of(1, "JC", "5E", "KH"));
  EXPECT_EQ(t.offers(), "allow");
  t.refused("p1 contest KH", "not-laid-out");
  FrontierTable queen("players=2 vet_proof=hearts_or_queen",
                      "rabbits p0 QN p1 JC\nhand p0 2C\nhand p1 5E QN 9S\npending hex travelled\n"
                      "pending vet p1\n" +
                          seal_of(1, "JC", "5E", "QN"));
  EXPECT_EQ(queen.offers(), "allow");
  queen.refused("p1 contest QN", "not-yours");
}
// … or given: a trader hands over other cards, or none.
TEST(LaidOut, CannotBeGiven) {
  const std::string trade =
      "rabbits p0 JC p1 JC\nhand p0 9D\nproposals 1\npending hex travelled\n"
      "pending swap p1 taking 5 E for 5\n" +
      seal_of(1, "JC", "5E");
  FrontierTable t("players=2 diamonds_boost=on", trade + "hand p1 5E 9S");
  t.refused("p1 hand over 5E", "not-yours");
  t.plays("p1 hand over 9S\np0 hand over 9D");
  EXPECT_EQ(t.hand(1), "9D 5E");
}
TEST(LaidOut, AreTakenInByWhoMustDiscardThem) {
  const std::string of_p1 = "rabbits p0 JD p1 JC\n" + seal_of(1, "JC", "5E 2E");
  FrontierTable t("players=2 limit=called",
                  of_p1 + "hand p1 2E 5E 2C 3C 4C 5C 6C 7C 8C 9C\nturn p0 3");
  t.plays("p0 call p1");
  t.refused("p1 discard 5E", "not-yours");
  EXPECT_THAT(t.offers(), Not(HasSubstr("E")));
}
// A beaten seal owner's laid-out cards return to the hand before the theft; it ends when its
// owner's rabbit leaves the hex.
TEST(LaidOut, ReturnToTheHandOfWhoLeaves) {
  FrontierTable t("players=2", "rabbits p0 JC p1 JC\nhand p0 5S\nhand p1 5E KS\n" +
                                   seal_of(1, "JC", "5E", "KS"));
  t.plays("p0 attack p1\np0 spades 5S\np1 give in");
  EXPECT_EQ(t.place(1), "off");
  EXPECT_EQ(t.laid_out(1), "");
  EXPECT_EQ(t.chances(), "steal p0 from p1 KS, steal p0 from p1 5E");
  FrontierTable burnt("players=3",
                      "rabbits p0 JC p1 JC p2 JC\nhand p0 9T\nhand p1 2C\n"
                      "hand p2 5E\n" +
                          seal_of(2, "JC", "5E"));
  burnt.plays("p0 attack p1\np0 spades 9T\np1 give in\nchance steal p0 from p1 2C");
  EXPECT_EQ(burnt.place(2), "off");
  EXPECT_EQ(burnt.laid_out(2), "");
}

}  // namespace
}  // namespace warren::jack_rabbits
