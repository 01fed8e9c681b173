// Rules, "Hearts: vetting".
#include "tests/jack_rabbits/at_table.h"

namespace warren::jack_rabbits {
namespace {

// When a rabbit arrives on a queen's hex, of any suit, the others are asked whether they contest,
// with hearts or without.
TEST(Vetting, AnArrivalOnAPalaceIsAsked) {
  struct Case {
    std::string from, walk, palace;
  };
  for (const Case& c :
       {Case{"citadel", "p0 walk 1", "QH"}, Case{"KS", "p0 walk 2\np0 walk 2", "QS"},
        Case{"JS", "p0 walk 0", "QD"}, Case{"KC", "p0 walk 0\np0 walk 1", "QC"}}) {
    AtTable t("players=3", "hand p1 6H\nrabbits p0 " + c.from);
    t.plays(c.walk);
    EXPECT_EQ(t.place(0), c.palace);
    EXPECT_EQ(t.asked(), "p1,p2 vet p1,p2") << c.palace;
    EXPECT_EQ(t.offers(1), "contest 6H, allow");
    EXPECT_EQ(t.offers(2), "allow");
    t.refused("p0 end", "not-asked");
  }
}

TEST(Vetting, EachArrivalIsAskedAnew) {
  AtTable t("players=2", "hand p0 red");
  t.plays("p0 walk 1\np1 allow\np0 end\nchance draw p0 2C\nchance dice 3 4\np1 end");
  t.plays("chance draw p1 3C\nchance dice 3 4\np0 pass\np0 release red QH");
  EXPECT_EQ(t.asked(), "p1 vet p1");
}

// By whatever means.
TEST(Vetting, ByWhateverMeansItArrives) {
  struct Case {
    std::string position, play, by;
  };
  for (const Case& c :
       {Case{"rabbits p0 citadel", "p0 walk 1", "QH road"},
        Case{"rabbits p0 JD\nhand p0 7D", "p0 walk 2\np0 horse QC\np0 pay 7D", "QC horse"},
        Case{"rabbits p0 JD\nhand p0 7D", "p0 walk 2\np0 boat 4\np0 pay 7D", "QH boat"},
        Case{"rabbits p0 KC\nhand p0 red", "p0 release red QD", "QD horse"},
        Case{"rabbits p0 KC\nhand p0 black", "p0 release black 4", "QH boat"},
        Case{"rabbits p0 underground", "p0 walk 1", "QS road"}}) {
    AtTable t("players=3", c.position);
    t.plays(c.play);
    EXPECT_TRUE(t.told().ends_with("arrived p0 " + c.by + "\n")) << t.told();
    EXPECT_EQ(t.asked(), "p1,p2 vet p1,p2") << c.by;
  }
}

// Not on other hexes.
TEST(Vetting, OnNoOtherHex) {
  struct Case {
    std::string from, play, to;
  };
  for (const Case& c :
       {Case{"citadel", "p0 walk 5", "KS"}, Case{"citadel", "p0 walk 0", "JD"},
        Case{"citadel", "p0 walk 3", "citadel"}, Case{"KD", "p0 walk 0\np0 down", "underground"}}) {
    AtTable t("players=3", "hand p1 6H\nrabbits p0 " + c.from);
    t.plays(c.play);
    EXPECT_EQ(t.place(0), c.to);
    EXPECT_EQ(t.asked(), "p0 hex travelled") << c.to;
  }
}

// Not where the visitor's own carrot lies; another's exempts nobody.
TEST(Vetting, OnesOwnCarrotIsExempt) {
  AtTable own("players=2", "hand p0 QH\nhand p1 6H");
  own.plays("p0 walk 1");
  EXPECT_EQ(own.asked(), "p0 hex travelled");
  AtTable other("players=2", "hand p0 QS\nhand p1 QH");
  other.plays("p0 walk 1");
  EXPECT_EQ(other.asked(), "p1 vet p1");
}

// All players who are not off-board are asked.
TEST(Vetting, AllWhoAreNotOffBoardAreAsked) {
  AtTable t("players=4", "rabbits p1 KC p2 underground p3 off\nhand p3 KH");
  t.plays("p0 walk 1");
  EXPECT_EQ(t.asked(), "p1,p2 vet p1,p2");
  t.refused("p3 contest KH", "not-asked");
  AtTable nobody("players=2", "rabbits p1 off\nhand p1 KH");
  nobody.plays("p0 walk 1");
  EXPECT_EQ(nobody.asked(), "p0 hex travelled");
}

// They are asked at the same time, and answer sealed.
TEST(Vetting, AnswersAreSealed) {
  const std::string position = "hand p1 6H 2C\nhand p2 JH";
  AtTable contests("players=3", position);
  contests.plays("p0 walk 1\np1 contest 6H");
  AtTable allows("players=3", position);
  allows.plays("p0 walk 1\np1 allow");
  EXPECT_EQ(contests.asked(), "p2 vet p1,p2 answered p1");
  EXPECT_EQ(allows.asked(), contests.asked());
  for (const int other : {0, 2, -1}) EXPECT_EQ(contests.view(other), allows.view(other)) << other;
  EXPECT_NE(contests.view(1), allows.view(1));
  contests.refused("p1 allow", "not-asked");  // it stands
}

TEST(Vetting, AnswersComeInAnyOrder) {
  const std::string position = "hand p1 6H\nhand p2 JH";
  AtTable one("players=3", position);
  one.plays("p0 walk 1\np1 contest 6H\np2 contest JH");
  AtTable other("players=3", position);
  other.plays("p0 walk 1\np2 contest JH\np1 contest 6H");
  EXPECT_EQ(one.asked(), "p0 proof p1 6H");
  EXPECT_EQ(one.position(), other.position());
}

// If all allow, the visitor is in.
TEST(Vetting, IfAllAllowTheVisitorIsIn) {
  AtTable t("players=3", "hand p0 10H\nhand p1 6H\nhand p2 KH");
  t.plays("p0 walk 1\np1 allow\np2 allow");
  EXPECT_EQ(t.place(0), "QH");
  EXPECT_EQ(t.asked(), "p0 hex travelled");
  EXPECT_EQ(t.offers(), "acquire, end");
  EXPECT_EQ(t.hand(1) + ", " + t.hand(2), "6H, KH");
}

// A challenger names the cards in the sealed answer: hearts worth 6 or more.
TEST(Vetting, AChallengerShowsHeartsWorthSix) {
  for (const std::string cards : {"6H", "2H 4H", "5H 2H", "2H 4H 5H 6H"}) {
    AtTable t("players=2", "hand p1 2H 4H 5H 6H");
    t.plays("p0 walk 1\np1 contest " + cards);
    EXPECT_EQ(t.happened(), "stepped stepped arrived answered challenged") << cards;
  }
  AtTable t("players=2", "hand p1 AH 4H 5H");
  t.plays("p0 walk 1");
  t.refused_section("p1 contest 5H", "few-hearts", "Hearts: vetting");
  t.refused("p1 contest AH 4H", "few-hearts");
  t.refused("p1 contest 6H", "not-yours");
  t.refused("p1 contest", "some-card");
}

// Only hearts count.
TEST(Vetting, OnlyHeartsCount) {
  AtTable t("players=2", "rabbits p0 JS\nhand p1 9S 3H QD red");
  t.plays("p0 walk 0");
  EXPECT_EQ(t.place(0), "QD");
  for (const std::string cards : {"9S", "9S 3H", "QD", "red"})
    t.refused("p1 contest " + cards, "not-a-heart");
  EXPECT_EQ(t.offers(), "allow");
  AtTable queen("players=2", "hand p1 QH");
  queen.plays("p0 walk 1\np1 contest QH");
  EXPECT_EQ(queen.asked(), "p0 proof p1 QH");
}

// A royal of hearts counts 10.
TEST(Vetting, ARoyalOfHeartsCountsTen) {
  AtTable t("players=2", "hand p0 KH\nhand p1 JH");
  t.plays("p0 walk 1\np1 contest JH");
  EXPECT_EQ(t.offers(), "prove KH, leave");
  t.plays("p0 prove KH");
  EXPECT_EQ(t.place(1), "off");
}

// The first contester in turn order, counted from the visitor, counts.
TEST(Vetting, TheFirstContesterInTurnOrderCounts) {
  const std::string hands = "\nhand p0 6H\nhand p1 7H\nhand p3 8H";
  AtTable t("players=4", "turn p2 7" + hands);
  t.plays("p2 walk 1\np0 contest 6H\np1 contest 7H\np3 contest 8H");
  EXPECT_EQ(t.asked(), "p2 proof p3 8H");
  AtTable next("players=4", "turn p2 7" + hands);
  next.plays("p2 walk 1\np0 contest 6H\np1 contest 7H\np3 allow");
  EXPECT_EQ(next.asked(), "p2 proof p0 6H");
  AtTable drawn("players=4", "turn p2 7\norder p2 p1 p3 p0" + hands);
  drawn.plays("p2 walk 1\np0 contest 6H\np1 contest 7H\np3 contest 8H");
  EXPECT_EQ(drawn.asked(), "p2 proof p1 7H");
}

// The answers of the others stay sealed, and cost nothing.
TEST(Vetting, OtherContestersStaySealed) {
  const std::string position = "turn p2 7\nhand p0 6H\nhand p3 8H";
  AtTable wanted("players=4", position);
  wanted.plays("p2 walk 1\np0 contest 6H\np1 allow\np3 contest 8H");
  AtTable did_not("players=4", position);
  did_not.plays("p2 walk 1\np0 allow\np1 allow\np3 contest 8H");
  EXPECT_EQ(wanted.position(), did_not.position());
  for (int seat = -1; seat < 4; ++seat) EXPECT_EQ(wanted.view(seat), did_not.view(seat));
  EXPECT_EQ(wanted.hand(0), "6H");
  EXPECT_EQ(wanted.known(0), "");
  EXPECT_EQ(wanted.known(3), "8H");
}

// Then the visitor shows hearts worth 6 or more, or goes.
TEST(Vetting, TheVisitorIsAskedForProof) {
  AtTable t("players=2", "hand p0 AH 5H 9D\nhand p1 6H");
  t.plays("p0 walk 1\np1 contest 6H");
  EXPECT_EQ(t.asked(), "p0 proof p1 6H");
  EXPECT_EQ(t.offers(), "prove AH 5H, leave");
  t.refused("p0 prove 5H", "few-hearts");
  t.refused("p0 prove 9D", "not-a-heart");
  t.refused("p0 prove 6H", "not-yours");
  t.refused("p0 end", "not-now");
  t.plays("p0 prove AH 5H");
  EXPECT_EQ(t.asked(), "p0 hex travelled");
  AtTable without("players=2", "hand p0 9D\nhand p1 6H");
  without.plays("p0 walk 1\np1 contest 6H");
  EXPECT_EQ(without.asked(), "p0 proof p1 6H");
  EXPECT_EQ(without.offers(), "leave");
}

// If the visitor proves, the challenger loses the hearts shown and goes off-board.
TEST(Vetting, ABeatenChallengerLosesWhatWasShownAndGoesOffBoard) {
  AtTable t("players=2", "rabbits p1 KC\nhand p0 8H\nhand p1 2H 4H 7H JH");
  t.plays("p0 walk 1\np1 contest 2H JH\np0 prove 8H");
  EXPECT_EQ(t.happened(), "stepped stepped arrived answered challenged proved forfeited went-off");
  EXPECT_EQ(t.place(1), "off");
  EXPECT_EQ(t.hand(1), "4H 7H");
  EXPECT_EQ(t.spent(), "2H");
  EXPECT_TRUE(t.in_court("JH"));
  EXPECT_EQ(t.carrot("JH"), "nobody");
}

// The visitor keeps the proof, and the turn goes on.
TEST(Vetting, TheVisitorKeepsTheProof) {
  AtTable t("players=2", "hand p0 10H 2C\nhand p1 6H");
  t.plays("p0 walk 1\np1 contest 6H\np0 prove 10H");
  EXPECT_EQ(t.hand(0), "2C 10H");
  EXPECT_EQ(t.offers(), "acquire, end");
  t.plays("p0 acquire\np0 pay 10H\nchance draw p0 3S");
  EXPECT_EQ(t.hand(0), "2C 3S QH");
}

// If the visitor cannot or will not, it goes off-board and the turn ends.
TEST(Vetting, AVisitorWithoutProofGoesOffBoard) {
  for (const std::string hand : {"10H 2C", "2C"}) {
    AtTable t("players=2", "hand p1 6H\nhand p0 " + hand);
    t.plays("p0 walk 1\np1 contest 6H\np0 leave");
    EXPECT_EQ(t.place(0), "off");
    EXPECT_EQ(t.hand(0), hand == "2C" ? "2C" : "2C 10H");
    EXPECT_EQ(t.turn(), 1);
    EXPECT_EQ(t.asked(), "chance roll");
  }
}

// The challenger then keeps the hearts shown.
TEST(Vetting, AWinningChallengerKeepsTheHearts) {
  AtTable t("players=2", "rabbits p1 KS\nhand p0 2C\nhand p1 2H JH 9C");
  t.plays("p0 walk 1\np1 contest 2H JH\np0 leave");
  EXPECT_EQ(t.hand(1), "9C 2H JH");
  EXPECT_EQ(t.place(1), "KS");
  EXPECT_EQ(t.spent(), "");
  EXPECT_EQ(t.carrot("JH"), "p1");
}

// One contest per arrival.
TEST(Vetting, OneContestPerArrival) {
  AtTable t("players=3", "hand p0 10H\nhand p1 6H\nhand p2 KH");
  t.plays("p0 walk 1\np1 contest 6H\np2 contest KH\np0 prove 10H");
  EXPECT_EQ(t.asked(), "p0 hex travelled");
  EXPECT_EQ(t.place(2), "citadel");
  EXPECT_EQ(t.hand(2), "KH");
  t.refused("p2 contest KH", "not-asked");
}

}  // namespace
}  // namespace warren::jack_rabbits
