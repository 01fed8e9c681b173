// Rules, "Knowledge", with the options that have secrets of their own: what each seat is told and
// may read of sealed trades, calls and seizures, hearts laid out, and vettings by several at once;
// as events, in the log of the running game, and as sentences of both languages.
#include "tests/jack_rabbits/as_told.h"
#include "tests/jack_rabbits/option_setups.h"

namespace warren::jack_rabbits {
namespace {

constexpr std::array kOthers = {2, -1};  // a third player, and a spectator

// --- trades --------------------------------------------------------------------------------------

const std::string kTrade = "players=3 diamonds_boost=on";
const std::string kTogether = "rabbits p0 KS p1 KS\nhand p0 5D 2C\nhand p1 3S 5S 9H";
const std::string kAgreed = "p0 propose p1 taking 8 S for 5\np1 accept\n";

// While one side has chosen, the other and all others know only that it has.
TEST(OptionKnowledge, ASealedTradeTellsOnlyThatItIsSealed) {
  AtTable t(kTrade, kTogether);
  t.plays(kAgreed + "p0 hand over 5D");
  EXPECT_EQ(told_to(t, 0), "proposed p0 p1 taking 8 S for 5\naccepted p1\nsealed p0 5D\n");
  for (const int other : {1, 2, -1}) {
    EXPECT_EQ(told_to(t, other), "proposed p0 p1 taking 8 S for 5\naccepted p1\nsealed p0 ?\n");
    EXPECT_EQ(log_for(t, other), "p0 propose p1 taking 8 S for 5\np1 accept\np0 answer\n");
    EXPECT_EQ(t.view(other).find("sealed"), std::string::npos);
    EXPECT_TRUE(said_to(t, other, Lang::en).ends_with("Player 1 has chosen what to hand over.\n"))
        << said_to(t, other, Lang::en);
    EXPECT_TRUE(said_to(t, other, Lang::es).ends_with("El jugador 1 ha elegido lo que entrega.\n"))
        << said_to(t, other, Lang::es);
  }
  EXPECT_EQ(log_for(t, 0), "p0 propose p1 taking 8 S for 5\np1 accept\np0 hand over 5D\n");
  EXPECT_NE(t.view(0).find("\nsealed p0 5D\n"), std::string::npos);
}

// Nothing, one card and many read alike until the cards change hands.
TEST(OptionKnowledge, EverySealedTradeReadsAlike) {
  AtTable nothing(kTrade, kTogether);
  nothing.plays(kAgreed + "p0 hand over");
  AtTable all(kTrade, kTogether);
  all.plays(kAgreed + "p0 hand over 5D 2C");
  for (const int other : {1, 2, -1}) {
    EXPECT_EQ(told_to(nothing, other), told_to(all, other));
    EXPECT_EQ(said_to(nothing, other, Lang::en), said_to(all, other, Lang::en));
    EXPECT_EQ(log_for(nothing, other), log_for(all, other));
    EXPECT_EQ(nothing.view(other), all.view(other));
  }
}

// Then the two who trade read both sides, the others how many cards, and who cheated.
TEST(OptionKnowledge, OnlyTheTradersReadWhatChangedHands) {
  AtTable t(kTrade, kTogether);
  t.plays(kAgreed + "p0 hand over 5D");
  t.plays("p1 hand over 5S 9H");
  EXPECT_EQ(told_to(t, 0),
            "sealed p1 ?\nhanded p0 p1 1 5D\nhanded p1 p0 2 5S 9H\ntraded p0 p1\n"
            "went-off p1 cheated\n");
  EXPECT_EQ(told_to(t, 1),
            "sealed p1 5S 9H\nhanded p0 p1 1 5D\nhanded p1 p0 2 5S 9H\ntraded p0 p1\n"
            "went-off p1 cheated\n");
  for (const int other : kOthers) {
    EXPECT_EQ(told_to(t, other),
              "sealed p1 ?\nhanded p0 p1 1 ?\nhanded p1 p0 2 ?\ntraded p0 p1\n"
              "went-off p1 cheated\n");
    EXPECT_EQ(log_for(t, other),
              "p0 propose p1 taking 8 S for 5\np1 accept\np0 answer\np1 answer\n");
    EXPECT_EQ(said_to(t, other, Lang::en),
              "Player 2 has chosen what to hand over.\n"
              "Player 1 hands player 2 a card.\n"
              "Player 2 hands player 1 2 cards.\n"
              "The trade of players 1 and 2 is done.\n"
              "Player 2 goes off the board: what was handed over is not what was agreed.\n");
    EXPECT_EQ(said_to(t, other, Lang::es),
              "El jugador 2 ha elegido lo que entrega.\n"
              "El jugador 1 entrega al jugador 2 una carta.\n"
              "El jugador 2 entrega al jugador 1 2 cartas.\n"
              "Trato hecho entre los jugadores 1 y 2.\n"
              "El jugador 2 va al destierro: no ha entregado lo convenido.\n");
  }
}

// A royal among them is told to all, for its carrot moves.
TEST(OptionKnowledge, ARoyalHandedOverIsToldToAll) {
  AtTable t(kTrade, "rabbits p0 KS p1 KS\nhand p0 QD 2C\nhand p1 8S");
  t.plays(kAgreed + "p0 hand over QD 2C");
  t.plays("p1 hand over 8S");
  for (const int other : kOthers) {
    EXPECT_NE(told_to(t, other).find("handed p0 p1 2 QD\nhanded p1 p0 1 ?\n"), std::string::npos)
        << told_to(t, other);
    EXPECT_NE(said_to(t, other, Lang::en).find("Player 1 hands player 2 Q♦ and a card.\n"),
              std::string::npos)
        << said_to(t, other, Lang::en);
    EXPECT_NE(said_to(t, other, Lang::es).find("El jugador 1 entrega al jugador 2 Q♦ y una carta."),
              std::string::npos)
        << said_to(t, other, Lang::es);
    EXPECT_EQ(lines_of(t.view(other), "known"), "known p1 QD\n");
  }
}

// The views of the others are the same, whatever pips were handed over.
TEST(OptionKnowledge, OthersSeeTheSameWhateverWasHandedOver) {
  AtTable one(kTrade, "rabbits p0 KS p1 KS\nhand p0 5D 6D\nhand p1 8S 9S");
  one.plays(kAgreed + "p0 hand over 5D\np1 hand over 8S");
  AtTable other(kTrade, "rabbits p0 KS p1 KS\nhand p0 5D 6D\nhand p1 8S 9S");
  other.plays(kAgreed + "p0 hand over 6D\np1 hand over 9S");
  for (const int seat : kOthers) {
    EXPECT_EQ(one.view(seat), other.view(seat));
    EXPECT_EQ(told_to(one, seat), told_to(other, seat));
    EXPECT_EQ(log_for(one, seat), log_for(other, seat));
  }
}

// --- calls and seizures --------------------------------------------------------------------------

const std::string kSeize = "players=4 limit=called seized_surplus=on";
const std::string kTen = "hand p0 2C 3C 4C 5C 6C 7C 8C 9C 10C KH\nhand p1 5D";

// Caller and victim read the card that is seized, the others that there was one.
TEST(OptionKnowledge, OnlyCallerAndVictimReadWhatIsSeized) {
  AtTable t(kSeize, kTen);
  t.plays("p1 call p0\nchance steal p1 from p0 7C");
  for (const int who : {0, 1}) {
    EXPECT_EQ(told_to(t, who), "called p1 p0 1\nseized p1 p0 7C\n");
    EXPECT_EQ(log_for(t, who), "p1 call p0\nchance steal p1 from p0 7C\n");
  }
  for (const int other : {2, 3, -1}) {
    EXPECT_EQ(told_to(t, other), "called p1 p0 1\nseized p1 p0 ?\n");
    EXPECT_EQ(log_for(t, other), "p1 call p0\nchance steal p1 from p0 ?\n");
    EXPECT_EQ(said_to(t, other, Lang::en),
              "Player 2 calls out player 1, who holds too many cards.\n"
              "Player 2 seizes a card from player 1.\n");
    EXPECT_EQ(said_to(t, other, Lang::es),
              "El jugador 2 señala al jugador 1: le sobran cartas.\n"
              "El jugador 2 expropia una carta al jugador 1.\n");
  }
  EXPECT_EQ(t.seen(0, 1), "7C") << "the victim knows where it went";
}

// What was known of the victim's hand may be gone for all but the caller; royals stay known.
TEST(OptionKnowledge, AfterASeizureOthersKnowRoyalsOnly) {
  AtTable t(kSeize, kTen + "\nknown p0 2C\nseen p2 of p0 3C");
  t.plays("p1 call p0\nchance steal p1 from p0 7C");
  for (const int other : {2, 3, -1}) EXPECT_EQ(lines_of(t.view(other), "known"), "known p0 KH\n");
  EXPECT_EQ(t.seen(2, 0), "");
  EXPECT_EQ(t.seen(1, 0), "2C") << "the caller saw what it was not";
  AtTable gone(kSeize, kTen + "\nknown p0 2C\nseen p2 of p0 3C");
  gone.plays("p1 call p0\nchance steal p1 from p0 2C");
  for (const int other : {2, 3, -1}) EXPECT_EQ(gone.view(other), t.view(other));
  EXPECT_EQ(gone.seen(1, 0), "");
}

// A royal that is seized is told to all.
TEST(OptionKnowledge, ASeizedRoyalIsToldToAll) {
  AtTable t(kSeize, kTen);
  t.plays("p1 call p0\nchance steal p1 from p0 KH");
  for (const int other : {2, 3, -1}) {
    EXPECT_EQ(told_to(t, other), "called p1 p0 1\nseized p1 p0 KH\n");
    EXPECT_EQ(log_for(t, other), "p1 call p0\nchance steal p1 from p0 KH\n");
    EXPECT_EQ(lines_of(t.view(other), "known"), "known p1 KH\n");
  }
}

// A call does not tell how many are too many: all can count. What is then discarded lies open.
TEST(OptionKnowledge, ACallTellsWhatAllCanCount) {
  AtTable t("players=3 limit=called", kTen);
  t.plays("p2 call p1\np2 call p0\np0 discard 2C");
  for (int seat = -1; seat < 3; ++seat) {
    EXPECT_EQ(told_to(t, seat), "called p2 p1 0\ncalled p2 p0 1\ndiscarded p0 2C\n");
    EXPECT_EQ(log_for(t, seat), "p2 call p1\np2 call p0\np0 discard 2C\n");
    EXPECT_EQ(said_to(t, seat, Lang::en),
              "Player 3 calls out player 2, who has no card too many.\n"
              "Player 3 calls out player 1, who holds too many cards.\nPlayer 1 discards 2♣.\n");
    EXPECT_EQ(said_to(t, seat, Lang::es),
              "El jugador 3 señala al jugador 2, a quien no le sobra nada.\n"
              "El jugador 3 señala al jugador 1: le sobran cartas.\nEl jugador 1 descarta 2♣.\n");
  }
  EXPECT_EQ(lines_of(t.view(-1), "hands"), "hands 9 1 0\n");
}

// --- hearts laid out -----------------------------------------------------------------------------

// Hearts laid out are read by all; laying out nothing tells nothing.
TEST(OptionKnowledge, HeartsLaidOutAreReadByAll) {
  AtTable t("players=3 hearts_boost=displayed", "hand p0 2H 4H 9C");
  t.plays("p0 end\nchance draw p0 AS");
  t.plays("p0 lay out 2H 4H");
  AtTable none("players=3 hearts_boost=displayed", "hand p0 2H 4H 9C");
  none.plays("p0 end\nchance draw p0 AS");
  none.plays("p0 pass");
  for (int seat = -1; seat < 3; ++seat) {
    EXPECT_EQ(told_to(t, seat), "laid-out p0 2H 4H\nturn-began p1\n");
    EXPECT_TRUE(said_to(t, seat, Lang::en).starts_with("Player 1 lays out 2♥, 4♥.\n"))
        << said_to(t, seat, Lang::en);
    EXPECT_TRUE(said_to(t, seat, Lang::es).starts_with("El jugador 1 expone 2♥, 4♥.\n"))
        << said_to(t, seat, Lang::es);
    EXPECT_EQ(told_to(none, seat), "laid-out p0\nturn-began p1\n");
    EXPECT_TRUE(said_to(none, seat, Lang::en).starts_with("Player 1 lays out no hearts.\n"));
    EXPECT_TRUE(said_to(none, seat, Lang::es).starts_with("El jugador 1 no expone corazones.\n"));
  }
  EXPECT_TRUE(log_for(t, -1).ends_with("p0 lay out 2H 4H\n"));
  EXPECT_TRUE(log_for(none, -1).ends_with("p0 pass\n"));
}

// Whether they contest is sealed all the same.
TEST(OptionKnowledge, WhetherTheyContestIsSealed) {
  const std::string settings = "players=3 hearts_boost=displayed";
  const std::string position =
      "rabbits p1 JD p2 JD\nhand p1 6H\nknown p1 6H\ndisplayed p1 6H\nhand p2 8H\nknown p2 8H\n"
      "displayed p2 8H";
  AtTable contest(settings, position);
  contest.plays("p0 walk 0\np1 contest 6H");
  AtTable allow(settings, position);
  allow.plays("p0 walk 0\np1 allow");
  EXPECT_EQ(contest.asked(), "p2 vet p1,p2 answered p1");
  for (const int seat : {0, 2, -1}) {
    EXPECT_EQ(told_to(contest, seat), told_to(allow, seat));
    EXPECT_EQ(log_for(contest, seat), log_for(allow, seat));
    EXPECT_EQ(contest.view(seat), allow.view(seat));
  }
}

// --- vetting by several --------------------------------------------------------------------------

// Several answer at the same time: nobody reads another's answer, nor a refusal of it.
TEST(OptionKnowledge, ParallelAnswersStaySealed) {
  const std::string position = "hand p0 9H\nhand p1 6H\nhand p2 8H\nhand p3 7H";
  AtTable t("players=4", position);
  t.plays("p0 walk 1\np3 contest 7H\np1 allow");
  for (const int seat : {0, 2, -1}) {
    const std::string told = told_to(t, seat);
    EXPECT_TRUE(told.ends_with("answered p3 ?\nanswered p1 ?\n")) << told;
    EXPECT_TRUE(log_for(t, seat).ends_with("p3 answer\np1 answer\n"));
    EXPECT_TRUE(
        said_to(t, seat, Lang::en).ends_with("Player 4 has answered.\nPlayer 2 has answered.\n"));
    EXPECT_TRUE(said_to(t, seat, Lang::es)
                    .ends_with("El jugador 4 ha respondido.\nEl jugador 2 ha respondido.\n"));
  }
  EXPECT_TRUE(told_to(t, 3).ends_with("answered p3 7H\nanswered p1 ?\n"));
  EXPECT_TRUE(log_for(t, 3).ends_with("p3 contest 7H\np1 answer\n"));
  t.refused("p3 allow", "not-asked");
  t.refused("p1 contest 6H", "not-asked");
  t.plays("p2 allow");
  EXPECT_EQ(told_to(t, 0), "answered p2 ?\nchallenged p3 7H\n") << "the one that counts is opened";
}

// The offers of whoever has not answered do not depend on the answers of others.
TEST(OptionKnowledge, AnswersOfOthersChangeNoOffers) {
  AtTable contested("players=3", "hand p1 6H\nhand p2 8H 7H");
  contested.plays("p0 walk 1\np1 contest 6H");
  AtTable allowed("players=3", "hand p1 6H\nhand p2 8H 7H");
  allowed.plays("p0 walk 1\np1 allow");
  EXPECT_EQ(contested.offers(2), allowed.offers(2));
  EXPECT_EQ(contested.offers(2), "contest 8H, contest 7H, allow");
}

// --- aces that are laid --------------------------------------------------------------------------

// An ace that stays before a player is told to all.
TEST(OptionKnowledge, AnAceThatIsLaidIsToldToAll) {
  AtTable t("players=2 capital_aces=on", "rabbits p0 JD\nhand p0 AD");
  t.plays("p0 acquire\np0 pay AD");
  for (int seat = -1; seat < 2; ++seat) {
    EXPECT_NE(told_to(t, seat).find("paid p0 royal JD AD\nace-laid p0 AD\n"), std::string::npos);
    EXPECT_NE(said_to(t, seat, Lang::en)
                  .find("A♦ is the first ace that player 1 spends: it counts 11 and stays before "
                        "them.\n"),
              std::string::npos)
        << said_to(t, seat, Lang::en);
    EXPECT_NE(said_to(t, seat, Lang::es)
                  .find("A♦ es el primer as que gasta el jugador 1: vale 11 y se queda ante él.\n"),
              std::string::npos);
  }
}

}  // namespace
}  // namespace warren::jack_rabbits
