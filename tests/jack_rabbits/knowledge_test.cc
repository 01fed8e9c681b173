// Rules, "Knowledge": who knows what, who is told what, and that being asked betrays nothing.
#include "tests/jack_rabbits/as_told.h"

namespace warren::jack_rabbits {
namespace {

using G = JackRabbits;

// Public: court, carrots, spent lot, sizes of hands and pile.
TEST(Knowledge, WhatLiesOpenIsTheSameForAll) {
  AtTable t("players=3",
            "rabbits p1 QS p2 off\nhand p0 5C QH\nhand p1 red 9S\nknown p1 red\nspent 2C 3D");
  for (int seat = -1; seat < 3; ++seat) {
    const std::string view = t.view(seat);
    EXPECT_EQ(write(view_of<G>(t.match().state(), seat_or_spectator(seat)).pub.court),
              "JC QC KC JS QS KS black JH KH JD QD KD");
    EXPECT_EQ(lines_of(view, "known"), "known p0 QH\nknown p1 red\n");
    EXPECT_EQ(lines_of(view, "spent"), "spent 2C 3D\n");
    EXPECT_EQ(lines_of(view, "hands"), "hands 2 2 0\n");
    EXPECT_EQ(lines_of(view, "pile"), "pile 36\n");
    EXPECT_EQ(lines_of(view, "rabbits"), "rabbits p0 citadel p1 QS p2 off\n");
  }
}

// Secret: hands, and what is drawn.
TEST(Knowledge, HandsAreSecret) {
  const std::string position = "hand p0 5C QH\nhand p1 8H 9S";
  AtTable t("players=2", position);
  EXPECT_EQ(lines_of(t.view(0), "hand"), "hand p0 5C QH\n");
  EXPECT_EQ(lines_of(t.view(1), "hand"), "hand p1 9S 8H\n");
  EXPECT_EQ(lines_of(t.view(-1), "hand"), "");
  AtTable other("players=2", "hand p0 6C QH\nhand p1 8H 9S");
  EXPECT_EQ(t.view(1), other.view(1));
  EXPECT_EQ(t.view(-1), other.view(-1));
}

TEST(Knowledge, WhatIsDrawnIsToldToItsPlayerAlone) {
  AtTable t("players=2", "hand p0 5C\nhand p1 9S\ndice 5 2\npending hex\npending match");
  t.plays("p0 show 5C\nchance draw p0 7D\np0 end\nchance draw p0 8D");
  EXPECT_EQ(told_to(t, 0),
            "showed p0 5C\ndrew p0 lottery 7D\nended p0\ndrew p0 increment 8D\nturn-began p1\n");
  for (const int other : {1, -1}) {
    EXPECT_EQ(told_to(t, other),
              "showed p0 5C\ndrew p0 lottery ?\nended p0\ndrew p0 increment ?\nturn-began p1\n");
    EXPECT_EQ(log_for(t, other), "p0 show 5C\nchance draw p0 ?\np0 end\nchance draw p0 ?\n");
  }
}

// A royal in a hand is known to all, by its carrot; a stolen one, too.
TEST(Knowledge, RoyalsInHandsAreKnown) {
  AtTable t("players=3", "rabbits p0 KS p1 KS\nhand p0 5S\nhand p1 QH 2D");
  EXPECT_EQ(lines_of(t.view(2), "known"), "known p1 QH\n");
  t.plays("p0 attack p1\np0 spades 5S\np1 give in\nchance steal p0 from p1 QH");
  for (const int other : {2, -1}) {
    EXPECT_EQ(lines_of(t.view(other), "known"), "known p0 QH\n");
    EXPECT_TRUE(told_to(t, other).ends_with("stole p0 p1 QH\n")) << told_to(t, other);
    EXPECT_TRUE(log_for(t, other).ends_with("chance steal p0 from p1 QH\n"));
  }
}

// A card that was shown and stays is known to be in that hand: in the lottery, for a flight, in a
// vetting.
TEST(Knowledge, ShownCardsAreKnown) {
  AtTable lottery("players=2", "hand p0 5C 6C\ndice 5 6\npending hex\npending match");
  lottery.plays("p0 show 5C\nchance draw p0 7D");
  EXPECT_EQ(lines_of(lottery.view(1), "known"), "known p0 5C\n");
  AtTable silent("players=2", "hand p0 5C 6C\ndice 5 6\npending hex\npending match");
  silent.plays("p0 pass");
  EXPECT_EQ(lines_of(silent.view(1), "known"), "");
  AtTable flight("players=2", "rabbits p0 KS\nhand p0 9C 3C\npending hex\npending start");
  flight.plays("p0 declare 9C\nchance dice 3 4\np0 pass\np0 land KH");
  EXPECT_EQ(lines_of(flight.view(1), "known"), "known p0 9C\n");
  AtTable proof("players=3", "hand p0 8H 9H\nhand p1 6H 7H");
  proof.plays("p0 walk 1\np1 contest 6H\np2 allow\np0 prove 8H");
  EXPECT_EQ(lines_of(proof.view(2), "known"), "known p0 8H\n");
  AtTable challenger("players=3", "hand p0 8H 9H\nhand p1 6H 7H");
  challenger.plays("p0 walk 1\np1 contest 6H\np2 allow\np0 leave");
  EXPECT_EQ(lines_of(challenger.view(2), "known"), "known p1 6H\n");
}

// So is one that was bought openly: goods of a plaza, a joker.
TEST(Knowledge, BoughtCardsAreKnown) {
  AtTable goods("players=2", "rabbits p0 JS\nhand p0 9D 8D\nspent 4S 5S");
  goods.plays("p0 buy 4S 5S\np0 pay 9D");
  EXPECT_EQ(lines_of(goods.view(1), "known"), "known p0 4S 5S\n");
  AtTable joker("players=2", "rabbits p0 JD\nhand p0 7D 8D");
  joker.plays("p0 step 3\np0 joker black\np0 pay 7D");
  EXPECT_EQ(lines_of(joker.view(1), "known"), "known p0 black\n");
}

// Until it leaves: paid, discarded or played, it is known no longer.
TEST(Knowledge, WhatLeavesIsKnownNoLonger) {
  struct Case {
    std::string position, play;
  };
  for (const Case& c : {
           Case{"rabbits p0 JD\nhand p0 7D 8D\nknown p0 7D", "p0 step 3\np0 joker red\np0 pay 7D"},
           Case{"hand p0 7D AC 2C 3C 4C 5C 6C 7C 8C 9C\nknown p0 7D\npending hex\npending discard "
                "p0",
                "p0 discard 7D"},
           Case{"rabbits p0 JS p1 JS\nhand p0 7S 8S\nknown p0 7S", "p0 attack p1\np0 spades 7S"},
           Case{"rabbits p0 JS\nhand p0 red\nknown p0 red", "p0 release red KC"},
       }) {
    AtTable t("players=3", c.position);
    EXPECT_NE(lines_of(t.view(2), "known"), "") << c.position;
    t.plays(c.play);
    const std::string known = lines_of(t.view(2), "known");
    EXPECT_EQ(known, c.play.find("joker red") == std::string::npos ? "" : "known p0 red\n");
  }
}

TEST(Knowledge, WhatLeavesIsNobodysSecretEither) {
  AtTable t("players=2", "rabbits p0 JD\nhand p0 7D 8D\nseen p1 of p0 7D 8D");
  t.plays("p0 step 3\np0 joker red\np0 pay 7D");
  EXPECT_EQ(t.seen(1, 0), "8D");
}

// Until it may have left: after a blind theft the others know nothing but royals of the loser's
// hand.
TEST(Knowledge, AfterABlindTheftOthersKnowRoyalsOnly) {
  const std::string position =
      "rabbits p0 KS p1 KS\nhand p0 5S\nhand p1 5C QH 7D 8D\nknown p1 5C\nseen p2 of p1 8D";
  const std::string fight = "p0 attack p1\np0 spades 5S\np1 give in\n";
  AtTable known_stays("players=3", position);
  EXPECT_EQ(lines_of(known_stays.view(2), "known"), "known p1 5C QH\n");
  known_stays.plays(fight + "chance steal p0 from p1 7D");
  for (const int other : {2, -1})
    EXPECT_EQ(lines_of(known_stays.view(other), "known"), "known p1 QH\n");
  EXPECT_EQ(known_stays.seen(2, 1), "");
  AtTable known_goes("players=3", position);
  known_goes.plays(fight + "chance steal p0 from p1 5C");
  EXPECT_EQ(known_goes.view(2), known_stays.view(2));
  EXPECT_EQ(known_goes.view(-1), known_stays.view(-1));
}

TEST(Knowledge, ALastCardThatWasKnownIsKnownToBeStolen) {
  AtTable t("players=3", "rabbits p0 KS p1 KS\nhand p0 5S 6C\nhand p1 5C\nknown p1 5C");
  t.plays("p0 attack p1\np0 spades 5S\np1 give in\nchance steal p0 from p1 5C");
  EXPECT_EQ(lines_of(t.view(2), "known"), "known p0 5C\n");
}

// The thief and the victim know the stolen card.
TEST(Knowledge, ThiefAndVictimKnowTheStolenCard) {
  AtTable t("players=3", "rabbits p0 KS p1 KS\nhand p0 5S 9H\nhand p1 4C 7D 8D\nknown p1 8D");
  t.plays("p0 attack p1\np0 spades 5S\np1 give in\nchance steal p0 from p1 4C");
  EXPECT_EQ(lines_of(t.view(1), "seen"), "seen p1 of p0 4C\n");
  EXPECT_EQ(lines_of(t.view(0), "seen"), "seen p0 of p1 8D\n");  // what the thief knew is not gone
  EXPECT_EQ(lines_of(t.view(2), "seen"), "");
  for (const int who : {0, 1}) EXPECT_TRUE(told_to(t, who).ends_with("stole p0 p1 4C\n"));
  for (const int who : {2, -1}) {
    EXPECT_TRUE(told_to(t, who).ends_with("stole p0 p1 ?\n"));
    EXPECT_TRUE(log_for(t, who).ends_with("chance steal p0 from p1 ?\n"));
  }
}

TEST(Knowledge, AStolenCardIsKnownUntilItMayHaveLeft) {
  const std::string position = "rabbits p0 JD p2 JD\nhand p0 4D 7H 8H\nseen p1 of p0 4D";
  AtTable paid("players=3", position + "\nspent 3D");
  paid.plays("p0 buy 3D\np0 pay 4D");
  EXPECT_EQ(paid.seen(1, 0), "");
  AtTable stolen("players=3", "turn p2 4\nhand p2 5S\n" + position);
  stolen.plays("p2 attack p0\np2 spades 5S\np0 give in\nchance steal p2 from p0 7H");
  EXPECT_EQ(stolen.seen(1, 0), "");
}

// An answer that is not opened is never told.
TEST(Knowledge, UnopenedAnswersAreNeverTold) {
  AtTable t("players=3", "hand p0 9H\nhand p1 6H\nhand p2 8H");
  t.plays("p0 walk 1\np2 contest 8H\np1 contest 6H\np0 prove 9H");
  for (const int other : {0, 1, -1}) {
    EXPECT_NE(told_to(t, other).find("answered p2 ?\n"), std::string::npos);
    EXPECT_EQ(told_to(t, other).find("8H"), std::string::npos);
    EXPECT_NE(log_for(t, other).find("p2 answer\n"), std::string::npos);
    EXPECT_EQ(log_for(t, other).find("8H"), std::string::npos);
    EXPECT_EQ(lines_of(t.view(other), "known"), "known p0 9H\n");
  }
  EXPECT_NE(log_for(t, 2).find("p2 contest 8H\n"), std::string::npos);
}

TEST(Knowledge, AnAnswerThatAllowsReadsLikeOneThatContests) {
  AtTable t("players=3", "hand p1 6H\nhand p2 8H");
  t.plays("p0 walk 1\np2 allow");
  AtTable other("players=3", "hand p1 6H\nhand p2 8H");
  other.plays("p0 walk 1\np2 contest 8H");
  for (const int seat : {0, 1, -1}) {
    EXPECT_EQ(told_to(t, seat), told_to(other, seat));
    EXPECT_EQ(log_for(t, seat), log_for(other, seat));
  }
}

// Who is asked follows from what all see.
TEST(Knowledge, BeingAskedBetraysNothing) {
  struct Case {
    std::string position, one, other, play, asked;
  };
  for (const Case& c : {
           Case{"pending hex\npending roll\nhand p0", "5C 9S", "9C 9S", "chance dice 5 2",
                "p0 match"},
           Case{"turn p1 4\nrabbits p0 KS p1 JD\nhand p0", "9C", "9S", "p1 end\nchance draw p1 2C",
                "p0 start"},
           Case{"rabbits p0 KS\npending hex\npending start\nhand p0 2C", "9S", "9H",
                "p0 declare 2C\nchance dice 4 4\np0 pass", "p0 shortfall 6"},
           Case{"rabbits p0 JS p1 JS\nhand p0 5S\nhand p1", "9S", "9C",
                "p0 attack p1\np0 spades 5S", "p1 fight p1 5 0 reply"},
           Case{"rabbits p0 JS p1 JS\nhand p1 9S\nhand p0 5S", "8S", "8C",
                "p0 attack p1\np0 spades 5S\np1 spades 9S", "p0 fight p1 5 9"},
           Case{"hand p1", "6H", "6C", "p0 walk 1", "p1 vet p1"},
           Case{"hand p1 6H\nhand p0", "8H", "8C", "p0 walk 1\np1 contest 6H", "p0 proof p1 6H"},
       }) {
    for (const std::string& hand : {c.one, c.other}) {
      AtTable t("players=2", c.position + " " + hand);
      t.plays(c.play);
      EXPECT_EQ(t.asked(), c.asked) << hand;
    }
  }
}

TEST(Knowledge, AWalkStopsAtTheSamePlacesWhateverTheHand) {
  int walks = 0;
  for (const std::string from : {"citadel", "KC", "QC", "JC", "KS", "QS", "JS", "KH", "QH", "JH",
                                 "KD", "QD", "JD", "underground"}) {
    for (int side = 0; side < 6; ++side) {
      const std::string walk = "p0 walk " + std::to_string(side);
      AtTable rich("players=2", "rabbits p0 " + from + "\nhand p0 7C 7S 7H 7D");
      if ((", " + rich.offers("walk") + ",").find(", " + walk.substr(3) + ",") == std::string::npos)
        continue;
      AtTable poor("players=2", "rabbits p0 " + from + "\nhand p0 AC 2C AS 2S");
      EXPECT_EQ(rich.plays(walk).view(-1), poor.plays(walk).view(-1)) << from << " " << walk;
      ++walks;
    }
  }
  EXPECT_EQ(walks, 6 + 36 + 4);  // all exits of the hexes, and the caves
}

// Choosing a transfer tells that it can be paid, so it cannot be undone.
TEST(Knowledge, ChoosingATransferIsABarrier) {
  struct Case {
    std::string from, way, choice;
  };
  for (const Case& c : {Case{"citadel", "step 1", "trail 0"}, Case{"JD", "walk 2", "horse QS"},
                        Case{"JD", "walk 2", "boat 9"}, Case{"JD", "step 3", "joker red"},
                        Case{"KD", "walk 0", "hop 2"}}) {
    AtTable t("players=2", "hand p0 7C 7S 7H 7D\nrabbits p0 " + c.from);
    t.plays("p0 " + c.way + "\np0 undo");  // a way that is open to all tells nothing
    EXPECT_EQ(t.tile(), "");
    t.plays("p0 " + c.way + "\np0 " + c.choice);
    t.refused("p0 undo", "undo-barrier");
  }
}

}  // namespace
}  // namespace warren::jack_rabbits
