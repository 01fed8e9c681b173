// Positions in writing: what is left out, what is refused, and that every position of a game, and
// every view of it, is read back as itself.
#include "core/rng.h"
#include "games/jack_rabbits/rules/asked.h"
#include "tests/jack_rabbits/in_writing.h"

namespace warren::jack_rabbits {
namespace {

template <class Width>
class Position : public Notation<Width> {};
TYPED_TEST_SUITE(Position, Widths);

// --- what is left out ----------------------------------------------------------------------------

TYPED_TEST(Position, NothingSaidIsAfterTheRollOfTheFirstTurn) {
  const auto state = this->state("");
  EXPECT_EQ(write(*this->setup, state),
            "turn p0 1\ndice 3 4\nrabbits p0 citadel p1 citadel p2 citadel\npending hex\n");
  EXPECT_EQ(state.dark.pile, this->setup->pips);
  EXPECT_EQ(state.pub.pile, 40);
  EXPECT_EQ(state.pub.court, this->setup->court);
  EXPECT_EQ(state.pub.price, 7);
  EXPECT_EQ(state.pub.order[2], seat_of(2));
  EXPECT_EQ(state.pub.top().kind, FrameKind::hex);
  EXPECT_EQ(TestFixture::Game::broken(*this->setup, state), "");
}

TYPED_TEST(Position, CardsNamedNowhereAreInThePileOrTheCourt) {
  const auto state = this->state("hand p0 AC 10S KH\nhand p1 red\nspent 2C 3C\n");
  EXPECT_EQ(state.own[0].hand, this->cards("AC 10S KH"));
  EXPECT_EQ(state.pub.hand[0], 3);
  EXPECT_EQ(state.pub.hand[1], 1);
  EXPECT_EQ(state.pub.known[0], this->cards("KH"));  // by its carrot
  EXPECT_TRUE(state.pub.known[1].empty());
  EXPECT_EQ(state.pub.court, this->setup->court - this->cards("KH red"));
  EXPECT_EQ(state.dark.pile, this->setup->pips - this->cards("AC 10S 2C 3C"));
  EXPECT_EQ(state.pub.pile, 36);
  EXPECT_EQ(TestFixture::Game::broken(*this->setup, state), "");
}

TYPED_TEST(Position, DiceAndPrice) {
  EXPECT_EQ(this->state("dice 6 2\n").pub.price, 8);
  EXPECT_EQ(this->state("dice 6 2\nprice 11").pub.price, 11);
  EXPECT_EQ(this->state("pending hex\npending roll\n").pub.dice(), 0);
  EXPECT_EQ(this->state("turn nobody\npending draw p0 deal 9").pub.dice(), 0);
  EXPECT_EQ(this->state("turn nobody\npending draw p0 deal 9").pub.turns, 0);
  EXPECT_EQ(this->state("pending hex\npending match\n").pub.dice(), 7);
}

TYPED_TEST(Position, AWinnerLeavesNoQuestion) {
  const auto state = this->state("winner p2\n");
  EXPECT_TRUE(state.pub.over());
  EXPECT_TRUE(state.pub.pending.empty());
  this->round_trip(state);
}

// --- all that can be said ------------------------------------------------------------------------

TYPED_TEST(Position, EveryLine) {
  const std::string text =
      "turn p1 12\n"
      "dice 3 4\n"
      "price 9\n"
      "rabbits p0 QH p1 citadel p2 off\n"
      "order p2 p1 p0\n"
      "court QC KC JC QS KS JS black QH JH QD KD JD\n"
      "spent 2C 3C\n"
      "laid 9S\n"
      "pool AC 2C 3C 10S\n"
      "crossed 3 14\n"
      "attacked p0 p2\n"
      "bought\n"
      "closing\n"
      "club 7C\n"
      "token H 3\n"
      "used S 1\n"
      "pending hex\n"
      "pending fight p0 9 0 reply\n"
      "hand p0 AC 10S KH\n"
      "sealed p0 KH\n"
      "hand p1 6H red\n"
      "seen p1 of p0 10S\n"
      "known p0 AC\n"
      "known p1 red\n";
  const auto state = this->state(text);
  const auto& pub = state.pub;
  EXPECT_EQ(pub.turn, seat_of(1));
  EXPECT_EQ(pub.turns, 12);
  EXPECT_EQ(pub.price, 9);
  EXPECT_EQ(pub.place[0], place_of(Suit::hearts, Title::queen));
  EXPECT_EQ(pub.place[2], Place::off_board);
  EXPECT_EQ(pub.order[0], seat_of(2));
  EXPECT_EQ(pub.laid, this->cards("9S"));
  EXPECT_EQ(pub.pool, this->cards("AC 2C 3C 10S"));
  EXPECT_TRUE(pub.has_crossed(3) && pub.has_crossed(14) && !pub.has_crossed(4));
  EXPECT_EQ(pub.attacked.size(), 2);
  EXPECT_TRUE(pub.bought && pub.closing);
  EXPECT_EQ(pub.club, 7);
  EXPECT_EQ(pub.token[2], 3);
  EXPECT_EQ(pub.used[1], 1);
  EXPECT_EQ(pub.known[0], this->cards("AC KH"));
  EXPECT_EQ(state.own[1].seen[0], this->cards("10S"));
  EXPECT_EQ(state.own[0].sealed, this->cards("KH"));
  EXPECT_EQ(pub.top(), ([] {
              Frame fight = Frame::fight(seat_of(0));
              fight.add_spades(9, false, 0);
              return fight;
            }()));
  this->round_trip(state);
}

TYPED_TEST(Position, EveryQuestion) {
  constexpr std::array<std::string_view, kFrameKinds - 1> kQuestions = {
      "lots",
      "draw p0 lottery 1",
      "start",
      "roll",
      "match",
      "hex travelled",
      "road 14 bought",
      "shortfall 3",
      "landing",
      "pay p0 7 in SD for horse QS",
      "goods",
      "vet p0,p2 answered p2",
      "proof p1 6H,KH",
      "fight p1 5 9 reply begun",
      "steal p1",
      "discard p2",
      "surplus p0",
      "rescue p1 lost-challenge",
      "power p0 H 3 at 4",
      "display",
      "seize p1 p0 2",
      "trade p1 taking 6 S for 10",
      "swap p1 6 S for 10 answered p0",
      "capital p0 of CS for trail 0",
  };
  for (std::size_t i = 0; i < kQuestions.size(); ++i) {
    const auto state = this->state("pending " + std::string(kQuestions[i]));
    EXPECT_EQ(state.pub.pending.size(), 1);
    EXPECT_EQ(static_cast<std::size_t>(state.pub.top().kind), i + 1);
    EXPECT_NE(write(*this->setup, state).find("pending " + std::string(kQuestions[i]) + "\n"),
              std::string::npos);
    this->round_trip(state);
  }
  for (const std::string_view purpose : {"trail 3", "boat 2", "joker black", "hop 1", "goods JH",
                                         "royal KD", "power S", "shortfall"}) {
    this->round_trip(this->state("pending pay p1 5 in H for " + std::string(purpose)));
  }
  EXPECT_EQ(this->state("pending none").pub.pending.size(), 0);
  this->round_trip(this->state("pending none"));
}

// --- what is refused -----------------------------------------------------------------------------

TYPED_TEST(Position, WhatCannotBeReadIsRefused) {
  EXPECT_EQ(this->position("hand p0 AC\nspent AC"), "the card AC is in two places");
  EXPECT_EQ(this->position("hand p0 AC AC"), "the card AC is named twice");
  EXPECT_EQ(this->position("hand p0 AC\nhand p0 2C"), "the position has two lines “hand p0”");
  EXPECT_EQ(this->position("dice 1 1\ndice 2 2"), "the position has two lines “dice”");
  EXPECT_EQ(this->position("hand p3 AC"),
            "there is no player p3 at this table; there are p0 to p2");
  EXPECT_EQ(this->position("hand nobody AC"),
            "there is no player nobody at this table; there are p0 to p2");
  EXPECT_EQ(this->position("turn p7"), "there is no player p7 at this table; there are p0 to p2");
  EXPECT_EQ(this->position("hand p0"), "“hand p0” cannot be read in the line “hand p0”");
  EXPECT_EQ(this->position("dice 3"), "“dice 3” cannot be read in the line “dice 3”");
  EXPECT_EQ(this->position("dice 3 7"), "“7” is no number from 0 to 6, in the line “dice 3 7”");
  EXPECT_EQ(this->position("dice 3 0"), "dice show 1 to 6, or 0 0 before the roll: “dice 3 0”");
  EXPECT_EQ(this->position("turn p0 70000"),
            "“70000” is no number from 0 to 65535, in the line “turn p0 70000”");
  EXPECT_THAT(this->position("rabbits p0 7C"),
              testing::StartsWith("there is no 7C on this board; there are citadel, KC, QC, JC,"));
  EXPECT_EQ(this->position("crossed 255"), "“255” is no number from 0 to " +
                                               std::to_string(this->setup->ground.spots - 1) +
                                               ", in the line “crossed 255”");
  EXPECT_EQ(this->position("club 7S"), "“7S” is no club; clubs go from AC and 2C to KC");
  EXPECT_EQ(this->position("club red"), "“red” is no club; clubs go from AC and 2C to KC");
  EXPECT_EQ(this->position("token X 1"), "“X” cannot be read in the line “token X 1”");
  EXPECT_EQ(this->position("seen p0 p1 AC"),
            "“seen p0 p1 AC” cannot be read in the line “seen p0 p1 AC”");
  EXPECT_EQ(this->position("order p0 p1"),
            "an order of turns names each of the 3 players once: “order p0 p1”");
  EXPECT_EQ(this->position("bought 3"), "“bought 3” cannot be read in the line “bought 3”");
  EXPECT_THAT(this->position("pile 3"), testing::StartsWith("“pile 3” is no line of a position;"));
  EXPECT_THAT(this->position("hello"), testing::StartsWith("“hello” is no line of a position;"));
}

TYPED_TEST(Position, AQuestionMustBeOneOfThisTable) {
  EXPECT_THAT(this->position("pending sleep"),
              testing::StartsWith("“sleep” cannot be read; it should be a question: "));
  EXPECT_EQ(this->position("pending steal p3"),
            "“steal p3” speaks of p3, which is not at this table; there is p0 to p2");
  EXPECT_EQ(this->position("pending road 200"),
            "“road 200” speaks of 200, which is not at this table; there is 0 to " +
                std::to_string(this->setup->ground.spots - 1));
  EXPECT_EQ(this->position("pending vet p1,p3"),
            "“vet p1,p3” speaks of p1,p3, which is not at this table; there is p0 to p2");
  EXPECT_EQ(this->position("pending vet p2,p1"), "“vet p2,p1” is to be written “vet p1,p2”");
  EXPECT_EQ(this->position("pending hex now"), "there is too much in the question “hex now”");
  EXPECT_EQ(this->position("pending pay p0"), "“pay p0” lacks a number from 0 to 255");
  std::string many;
  for (int i = 0; i < 7; ++i) many += "pending hex\n";
  EXPECT_EQ(this->position(many), "there are more than 6 questions");
}

// --- views ---------------------------------------------------------------------------------------

TYPED_TEST(Position, AViewShowsOneHandAndSizes) {
  const auto state = this->state(
      "hand p0 AC 10S KH\nhand p1 2H 3H red\nknown p1 3H\nseen p0 of p1 2H\nspent 5D\n");
  using Played = typename TestFixture::Game;
  const auto mine = view_of<Played>(state, seat_of(0));
  EXPECT_EQ(write(*this->setup, mine),
            "viewer p0\n"
            "turn p0 1\n"
            "dice 3 4\n"
            "rabbits p0 citadel p1 citadel p2 citadel\n"
            "court JC QC KC JS QS KS black JH QH JD QD KD\n"  // the red joker is somewhere
            "spent 5D\n"
            "pending hex\n"
            "pile 35\n"
            "hands 3 3 0\n"
            "known p0 KH\n"
            "known p1 3H\n"
            "hand p0 AC 10S KH\n"
            "seen p0 of p1 2H\n");
  this->round_trip(mine);
  const auto spectator = view_of<Played>(state, Seat::nobody);
  EXPECT_EQ(write(*this->setup, spectator).find("hand p"), std::string::npos);
  EXPECT_EQ(write(*this->setup, spectator).find("seen"), std::string::npos);
  this->round_trip(spectator);
}

TYPED_TEST(Position, AViewByHand) {
  View<TestFixture::W> view;
  EXPECT_FALSE(read(*this->setup, "viewer p1\nhand p1 AC KH\nhands 3 2 4\nknown p0 QH\n", view));
  EXPECT_EQ(view.seat, seat_of(1));
  EXPECT_EQ(view.pub.known[1], this->cards("KH"));
  EXPECT_EQ(view.pub.pile, 40 - 1 - 2 - 4);
  this->round_trip(view);
  EXPECT_EQ(this->view_text("hand p1 AC"), "a view begins with “viewer p0” or “viewer nobody”");
  EXPECT_EQ(this->view_text("viewer p3"), "there is no player p3 at this table");
  EXPECT_EQ(this->view_text("viewer p0\nhand p1 AC"),
            "a view shows no hand but the viewer's: “hand p1 AC”");
  EXPECT_EQ(this->view_text("viewer nobody\nhand p1 AC"),
            "a view shows no hand but the viewer's: “hand p1 AC”");
  EXPECT_EQ(this->view_text("viewer p0\nhand p0 AC\nhands 2 0 0"),
            "player p0 does not hold 2 cards");
  EXPECT_EQ(this->view_text("viewer p0\nknown p1 AC 2C\nhands 0 1 0"),
            "player p1 does not hold 1 cards");
  EXPECT_EQ(this->view_text("viewer p0\nknown p1 AC\nknown p2 AC"), "the card AC is in two places");
  EXPECT_EQ(this->view_text("viewer p0\nsealed p1 6H"),
            "“p1” cannot be read in the line “sealed p1 6H”");
}

// --- whole games ---------------------------------------------------------------------------------

// Plays at random and calls `see` with every event and, after each step, the state.
template <class Game, class SeeEvent, class SeeState>
void play(const typename Game::Setup& setup, Rng& rng, int steps, SeeEvent&& see_event,
          SeeState&& see_state) {
  auto state = Game::initial(setup);
  const auto offers = std::make_unique<Offers<typename Game::Action>>();
  for (int i = 0; i < steps && !state.pub.over(); ++i) {
    see_state(state);
    const auto apply = [&](const typename Game::Event& event) {
      Game::evolve(setup, state, event);
      see_event(event);
    };
    using Sink = EventSink<typename Game::Event>;
    const Asked asked = Game::asked(setup, state.pub);
    if (asked.settle) {
      Game::settle(setup, state, Sink(apply));
    } else if (asked.chance) {
      const auto outcome = Game::outcome(setup, state, rng.below(Game::chances(setup, state)));
      Game::fall(setup, state, outcome, Sink(apply));
    } else {
      const Seat seat = asked.must.lowest();
      offers->clear();
      Game::offers(setup, Game::sight(state, seat), *offers);
      ASSERT_FALSE(offers->empty());
      const auto action =
          (*offers)[static_cast<int>(rng.below(static_cast<std::uint32_t>(offers->size())))];
      Game::act(setup, Game::sight(state, seat), action, Sink(apply));
    }
  }
  see_state(state);
}

TYPED_TEST(Position, EverythingOfWholeGamesIsReadBack) {
  using Played = typename TestFixture::Game;
  Rng rng(5);
  for (const std::string_view players : {"2", "3", "4"}) {
    this->setup = this->setup_of(players, "random");
    const auto viewers = [&](auto&& visit) {
      for (int seat = 0; seat < this->setup->seats; ++seat) visit(seat_of(seat));
      visit(Seat::nobody);
    };
    const auto see_event = [&](const auto& event) {
      viewers([&](Seat to) { this->round_trip(Played::redact(event, to)); });
      for (const Lang lang : {Lang::en, Lang::es}) {
        viewers([&](Seat to) {
          const std::string said = tell(*this->setup, Played::redact(event, to), lang);
          EXPECT_TRUE(!said.empty() && said.find_first_of("{}?") == std::string::npos) << said;
        });
      }
    };
    const auto see_state = [&](const auto& state) {
      this->round_trip(state);
      viewers([&](Seat seat) { this->round_trip(view_of<Played>(state, seat)); });
    };
    play<Played>(*this->setup, rng, 500, see_event, see_state);
  }
}

// Damaged text is refused or read as something; it never does harm.
TYPED_TEST(Position, DamagedTextDoesNoHarm) {
  using Played = typename TestFixture::Game;
  Rng rng(9);
  std::vector<std::string> texts;
  play<Played>(
      *this->setup, rng, 300, [](const auto&) {},
      [&](const auto& state) {
        texts.push_back(write(*this->setup, state));
        texts.push_back(write(*this->setup, view_of<Played>(state, seat_of(1))));
      });
  constexpr std::string_view kSigns = " \n\t0123456789pCSHD,=-?+#QKA\xE2\x99\xA0{}";
  int readable = 0;
  for (const std::string& whole : texts) {
    for (int k = 0; k < 4; ++k) {
      std::string text = whole;
      for (int i = 0; i <= k; ++i) {
        const auto where = rng.below(static_cast<std::uint32_t>(text.size()));
        text[where] = kSigns[rng.below(static_cast<std::uint32_t>(kSigns.size()))];
      }
      State<TestFixture::W> state;
      View<TestFixture::W> view;
      if (!read(*this->setup, text, state)) {
        ++readable;
        this->round_trip(state);
      }
      if (!read(*this->setup, text, view)) this->round_trip(view);
    }
  }
  EXPECT_GT(readable, 0);
}

}  // namespace
}  // namespace warren::jack_rabbits
