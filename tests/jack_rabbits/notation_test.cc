// Jack Rabbits in writing: what is written is read back as itself, and what cannot be read is
// refused with a reason.
#include <set>

#include "tests/jack_rabbits/in_writing.h"

namespace warren::jack_rabbits {
namespace {

TYPED_TEST_SUITE(Notation, Widths);

// --- cards and places ----------------------------------------------------------------------------

TEST(Writing, EveryCardOfTheClassicSuits) {
  std::set<std::string> texts;
  for (std::uint8_t suit = 0; suit < 4; ++suit) {
    for (std::uint8_t rank = 0; rank <= kKing; ++rank) {
      Card again = kNoCard;
      const std::string text = write(Card{suit, rank});
      EXPECT_TRUE(read(text, again)) << text;
      EXPECT_EQ(again, (Card{suit, rank})) << text;
      texts.insert(text);
    }
  }
  EXPECT_EQ(texts.size(), 52U);
  EXPECT_TRUE(texts.contains("AC") && texts.contains("10S") && texts.contains("QH"));
}

TEST(Writing, SymbolsAndJokers) {
  Card card = kNoCard;
  EXPECT_TRUE(read("10♠", card));
  EXPECT_EQ(card, card_of(Suit::spades, kTen));
  EXPECT_TRUE(read("A♣\xEF\xB8\x8F", card));
  EXPECT_EQ(card, card_of(Suit::clubs, kAce));
  EXPECT_TRUE(read("K♥", card));
  EXPECT_TRUE(read("2♦", card));
  EXPECT_TRUE(read("red", card));
  EXPECT_EQ(card, card_of(Joker::red));
  EXPECT_EQ(write(card_of(Joker::black)), "black");
}

TEST(Writing, WhatIsNoCard) {
  for (const std::string_view text :
       {"", "C", "1C", "11C", "A", "AX", "aC", "ac", "10", "♠", "CA", "A C", "?", "-", "reds"}) {
    Card card;
    EXPECT_FALSE(read(text, card)) << text;
  }
  EXPECT_EQ(write(kNoCard), "?");
  EXPECT_EQ(write(Card{2, 14}), "?");
}

TEST(Writing, EveryPlace) {
  for (const std::string_view text : {"citadel", "underground", "off", "KC", "QH", "JD"}) {
    Place place = Place::none;
    EXPECT_TRUE(read(text, place)) << text;
    EXPECT_EQ(write(place), text);
  }
  Place place = Place::citadel;
  for (const std::string_view text : {"", "7C", "AC", "red", "Citadel", "none", "17"})
    EXPECT_FALSE(read(text, place)) << text;
}

TYPED_TEST(Notation, SetsOfCards) {
  EXPECT_EQ(write(this->cards("QH 10♠ AC black red")), "AC red 10S black QH");
  EXPECT_EQ(write(this->cards("-")), "-");
  EXPECT_EQ(write(this->cards("")), "-");
  auto some = this->cards("");
  EXPECT_EQ(read("AC AC", some).say(Lang::en), "the card AC is named twice");
  EXPECT_EQ(read("AC 1D", some).say(Lang::en),
            "“1D” cannot be read; it should be a card such as AC, 10S or red");
}

// --- actions -------------------------------------------------------------------------------------

// As the page has them, in the order of ActionKind.
constexpr std::array<std::string_view, kActionKinds> kActionExamples = {
    "declare 7C",
    "roll",
    "show 5H",
    "pass",
    "walk 2",
    "step 2",
    "trail 3",
    "horse QS",
    "boat 4",
    "joker red",
    "release red QS",
    "release black 4",
    "hop 2",
    "down",
    "back",
    "pay 7C 3S",
    "fall",
    "land KD",
    "attack p2",
    "spades 5S 9S",
    "give in",
    "contest 6H",
    "allow",
    "answer",
    "prove 6H",
    "leave",
    "buy 9H +",
    "acquire",
    "end",
    "discard AC",
    "give up KS",
    "power H 3 AC 2D",
    "call p1",
    "propose p1 taking 6 S for 10",
    "accept",
    "decline",
    "hand over 4D 6D",
    "lay out 6H",
    "stop",
    "capital AS"};

TYPED_TEST(Notation, AnExampleOfEveryAction) {
  for (std::size_t kind = 0; kind < kActionExamples.size(); ++kind) {
    Action<TestFixture::W> action;
    const Problem problem = read(*this->setup, kActionExamples[kind], action);
    EXPECT_FALSE(problem) << problem.say(Lang::en);
    EXPECT_EQ(static_cast<std::size_t>(action.kind), kind) << kActionExamples[kind];
    EXPECT_EQ(write(*this->setup, action), kActionExamples[kind]);
    EXPECT_TRUE(kActionExamples[kind].starts_with(name_of(action.kind)));
  }
}

// Whatever bytes an action has, its text is its own.
TYPED_TEST(Notation, EveryActionOfAnyBytes) {
  std::set<std::string> texts;
  int count = 0;
  for (int kind = 0; kind < kActionKinds; ++kind) {
    for (const std::string_view cards : {"-", "7C", "AC 10S red"}) {
      for (int byte = 0; byte < 256; ++byte) {
        auto action = Action<TestFixture::W>::of_numbers(
            static_cast<ActionKind>(kind),
            {static_cast<std::uint8_t>(byte), static_cast<std::uint8_t>(byte % 3 == 0 ? byte : 0),
             0, 0});
        action.more = byte % 2 != 0;
        action.cards = this->cards(cards);
        this->round_trip(action);
        texts.insert(write(*this->setup, action));
        ++count;
      }
    }
  }
  EXPECT_EQ(texts.size(), static_cast<std::size_t>(count));
}

TYPED_TEST(Notation, WhatIsNoAction) {
  EXPECT_THAT(this->action("jump 3"), testing::StartsWith("“jump 3” is no action; it would"));
  EXPECT_THAT(this->action("give"), testing::HasSubstr("is no action"));
  EXPECT_EQ(this->action("walk"), "“walk” lacks a number from 0 to 255");
  EXPECT_EQ(this->action("walk north"),
            "“north” cannot be read; it should be a number from 0 to 255");
  EXPECT_EQ(this->action("walk 256"), "“256” cannot be read; it should be a number from 0 to 255");
  EXPECT_EQ(this->action("walk -1"), "“-1” cannot be read; it should be a number from 0 to 255");
  EXPECT_EQ(this->action("walk 02"), "“walk 02” is to be written “walk 2”");
  EXPECT_EQ(this->action("walk 2 3"), "“3” is too much behind “walk”");
  EXPECT_EQ(this->action("roll 7C"), "“7C” is too much behind “roll”");
  EXPECT_EQ(this->action("horse 7C"),
            "“7C” cannot be read; it should be a place such as QH, citadel, underground or off");
  EXPECT_EQ(this->action("attack 2"), "“attack 2” is to be written “attack p2”");
  EXPECT_EQ(this->action("joker green"), "“green” cannot be read; it should be red, black");
  EXPECT_EQ(this->action("pay 7C 7C"), "the card 7C is named twice");
  EXPECT_EQ(this->action("pay ?"),
            "“?” cannot be read; it should be a card such as AC, 10S or red");
  EXPECT_EQ(this->action("pay + 7C"),
            "“+” cannot be read; it should be a card such as AC, 10S or red");
  EXPECT_EQ(this->action("roll mask=3"), "“roll mask=3” names a field that it has not got");
  EXPECT_EQ(this->action("walk a=3"), "“a=3” cannot be read; it should be a number from 0 to 255");
  EXPECT_THAT(this->action(""), testing::StartsWith("“” is no action;"));
}

// --- outcomes ------------------------------------------------------------------------------------

TYPED_TEST(Notation, Outcomes) {
  for (const std::string_view text :
       {"order p1 p0 p2", "order p2 p1 p0", "dice 3 5", "draw p0 7C", "draw p1 ?",
        "steal p0 from p1 QH", "steal p2 from p0 ?", "steal p0 from p1 red"}) {
    EXPECT_EQ(this->outcome(text), text);
  }
  for (std::uint8_t which = 0; which < 6; ++which) this->round_trip(Outcome::lots(which));
  Outcome outcome;
  EXPECT_FALSE(read(*this->setup, "order p1 p0 p2", outcome));
  EXPECT_EQ(outcome.order(), 2);
  EXPECT_FALSE(read(*this->setup, "draw p1 ?", outcome));
  EXPECT_EQ(outcome, Outcome::draw(seat_of(1), kNoCard));
  for (const std::string_view text :
       {"", "order", "order p0 p1", "order p0 p1 p1", "order p0 p1 p3", "order p0 p1 p2 p3",
        "order 7", "dice 3", "dice 0 5", "dice 3 7", "dice 3 5 1", "draw p0", "draw 7C",
        "draw p0 7C 8C", "draw p8 7C", "steal p0 p1 QH", "steal p0 from p1", "spin"}) {
    EXPECT_NE(this->outcome(text).find("it should be what chance does"), std::string::npos) << text;
  }
}

// --- events --------------------------------------------------------------------------------------

constexpr std::array<std::string_view, kEventKinds> kEventExamples = {
    "ordered p1,p0,p2",
    "turn-began p0",
    "declared p0 7C",
    "grounded p0",
    "rolled p0 3 4 9",
    "showed p0 3C",
    "passed p0",
    "drew p0 lottery 7C",
    "no-card p1 increment",
    "reshuffled",
    "surfaced p2",
    "took-off p0 3",
    "stepped p0 14 road",
    "arrived p0 QH horse",
    "walked-back p0",
    "went-off p1 lost-fight",
    "intended p0 horse QS 7 SD",
    "paid p0 royal KH 10H",
    "joker-bought p0 red",
    "joker-released p0 black",
    "acquired p0 KH",
    "goods-chosen p0 more 9H",
    "bought p0 9H 10H",
    "attacked p0 p2",
    "played p2 more 5S",
    "gave-in p2",
    "stole p0 p2 QH",
    "answered p1 6H",
    "unvetted p0",
    "challenged p1 6H",
    "proved p0 KH",
    "conceded p0",
    "forfeited p1 6H",
    "gave-up p0 KS",
    "discarded p0 AC 2C",
    "ended p0",
    "closed p0",
    "endangered p1 failed-vetting",
    "power p0 H 1 at 2 extra 3 AC",
    "won p0",
    "ace-laid p0 AS",
    "called p0 p1 2",
    "seized p0 p1 QH",
    "proposed p0 p1 taking 6 S for 10",
    "accepted p1",
    "declined p1",
    "sealed p0 4D",
    "handed p0 p1 2 QH",
    "traded p0 p1",
    "laid-out p0 6H",
    "stopped p0",
    "finished",
    "heaped p0 H AC 2H",
    "cleared H",
};

TYPED_TEST(Notation, AnExampleOfEveryEvent) {
  for (std::size_t kind = 0; kind < kEventExamples.size(); ++kind) {
    Event<TestFixture::W> event;
    const Problem problem = read(*this->setup, kEventExamples[kind], event);
    EXPECT_FALSE(problem) << problem.say(Lang::en);
    EXPECT_EQ(static_cast<std::size_t>(event.kind), kind) << kEventExamples[kind];
    EXPECT_EQ(write(*this->setup, event), kEventExamples[kind]);
    event.cards = {};  // as those read it who may not see them
    this->round_trip(event);
  }
}

TYPED_TEST(Notation, HiddenCardsOfEvents) {
  for (const std::string_view text : {"drew p1 increment ?", "stole p0 p1 ?", "answered p2 ?",
                                      "power p0 H 1 at 2 extra 3", "heaped p0 H ?"})
    EXPECT_EQ(this->event(text), text);
}

TYPED_TEST(Notation, EveryEventOfAnyBytes) {
  std::set<std::string> texts;
  int count = 0;
  for (int kind = 0; kind < kEventKinds; ++kind) {
    for (const std::string_view cards : {"-", "7C", "AC 10S red"}) {
      for (int byte = 0; byte < 256; byte += 1 + byte / 16) {
        const auto value = [byte](int nth) { return static_cast<std::uint8_t>(byte * nth); };
        auto event = Event<TestFixture::W>::of_numbers(
            static_cast<EventKind>(kind), seat_of(255 - byte),
            {value(1), value(3), value(0), value(7), static_cast<std::uint16_t>(byte * 257)});
        event.cards = this->cards(cards);
        this->round_trip(event);
        texts.insert(write(*this->setup, event));
        ++count;
      }
    }
  }
  EXPECT_EQ(texts.size(), static_cast<std::size_t>(count));
}

TYPED_TEST(Notation, WhatIsNoEvent) {
  EXPECT_THAT(this->event("slept p0"), testing::StartsWith("“slept p0” is no event;"));
  EXPECT_EQ(this->event("won"), "“won” lacks a player such as p1");
  EXPECT_EQ(this->event("won p9"), "“p9” cannot be read; it should be a player such as p1");
  EXPECT_EQ(this->event("won p0 p1"), "“p1” is too much behind “won”");
  EXPECT_EQ(this->event("drew p0 lottery"), "“drew” lacks its cards, or ? for hidden ones");
  EXPECT_EQ(this->event("drew p0 twice ?"),
            "“twice” cannot be read; it should be deal, lottery, increment, power");
  EXPECT_EQ(this->event("rolled p0 3 4"), "“rolled p0 3 4” lacks a number from 0 to 255");
  EXPECT_EQ(this->event("intended p0 horse QS 7 DS"),
            "“intended p0 horse QS 7 DS” is to be written “intended p0 horse QS 7 SD”");
  EXPECT_EQ(this->event("won p0 e=1"), "“won p0 e=1” names a field that it has not got");
}

}  // namespace
}  // namespace warren::jack_rabbits
