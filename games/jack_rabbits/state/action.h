// What seats and chance do, and what then happens.
#pragma once

#include "core/seat.h"
#include "games/jack_rabbits/state/types.h"

namespace warren::jack_rabbits {

enum class ActionKind : std::uint8_t {
  declare,        // cards = a club shown for a flight
  roll,           // no flight
  show,           // cards = one that matches a die
  pass,           // no card matches, or none is shown
  walk,           // a = side (in the Underground: cave): on, as far as no choice comes
  step,           // a = side (in the Underground: cave): to the next tile only
  trail,          // a = side: change to the tile's other road and leave by that side
  horse,          // a = place: hire a merchant's horse
  boat,           // a = port: hire a merchant's boat
  joker,          // a = Joker: buy it
  release_horse,  // a = place: release the red joker
  release_boat,   // a = port: release the black joker
  hop,            // a = cave: pay and leave by another cave
  down,           // stop in the Underground
  back,           // every way on is closed: walk back
  pay,            // cards
  fall,           // do not pay the shortfall of a flight
  land,           // a = place: the tower flown to
  attack,         // a = seat
  spades,         // cards; more = others follow in the same play
  give_in,        // in a fight
  contest,        // cards = hearts, sealed
  allow,          // sealed
  answer,         // how others see contest, allow and hand_over
  prove,          // cards = hearts
  leave,          // do not prove: go off-board
  buy,            // cards = goods; more = others follow
  acquire,        // the royal of this hex
  end,            // stay and do no more
  discard,        // cards
  give_up,        // cards = one of four royals
  power,          // a = suit, b and cards = what its power says
  call,           // a = seat: call it out for holding too many cards
  propose,        // a = seat, c points of suit b for d of diamonds; more = diamonds are given
  accept,         // a trade
  decline,        // a trade
  hand_over,      // cards, sealed; any at all
  lay_out,        // cards = hearts
  stop,           // exploring is enough
};
inline constexpr int kActionKinds = 39;

template <int W>
struct Action {
  ActionKind kind = ActionKind::end;
  std::uint8_t a = 0, b = 0;
  bool more = false;
  std::uint8_t c = 0, d = 0;
  Cards<W> cards{};

  constexpr Place place() const { return static_cast<Place>(a); }
  constexpr Seat seat() const { return static_cast<Seat>(a); }
  template <class Self, class Visit>
  static constexpr void fields(Self& self, Visit&& visit) {
    visit(self.kind);
    visit(self.a);
    visit(self.b);
    visit(self.more);
    visit(self.c);
    visit(self.d);
    visit(self.cards);
  }
  friend constexpr bool operator==(const Action&, const Action&) = default;
};

template <int W>
constexpr Action<W> action_of(ActionKind kind, int a = 0) {
  return {.kind = kind, .a = static_cast<std::uint8_t>(a)};
}
template <int W>
constexpr Action<W> with_cards(ActionKind kind, const Cards<W>& cards, bool more = false) {
  return {.kind = kind, .more = more, .cards = cards};
}

enum class OutcomeKind : std::uint8_t {
  lots,   // a = which of the orders of turns, in the order of the alphabet
  dice,   // a, b
  draw,   // card for `to`
  steal,  // card of `from` for `to`
};

struct Outcome {
  OutcomeKind kind = OutcomeKind::lots;
  std::uint8_t a = 0, b = 0;
  Seat to = Seat::nobody, from = Seat::nobody;
  Card card = kNoCard;  // no card: it is hidden
  template <class Self, class Visit>
  static constexpr void fields(Self& self, Visit&& visit) {
    visit(self.kind);
    visit(self.a);
    visit(self.b);
    visit(self.to);
    visit(self.from);
    visit(self.card);
  }
  friend constexpr bool operator==(const Outcome&, const Outcome&) = default;
};

// Whatever moves cards says which; empty `cards` where they are hidden from whoever is told.
enum class EventKind : std::uint8_t {
  ordered,         // a = which of the orders of turns
  turn_began,      // seat
  declared,        // seat, cards = the club
  grounded,        // seat: it does not fly
  rolled,          // seat, a and b = dice, c = price
  showed,          // seat, cards = the match, a = cards to draw beyond one for each
  passed,          // seat: no match shown, a = cards to draw all the same
  drew,            // seat, cards (its own eyes only), a = Draw
  no_card,         // seat, a = Draw: pile and spent lot are empty
  reshuffled,      // the spent lot becomes the pile
  surfaced,        // seat: from off-board to the Underground
  took_off,        // seat, a = shortfall
  stepped,         // seat, a = spot, b = By: road, boat or cave
  arrived,         // seat, a = place, b = By
  walked_back,     // seat
  went_off,        // seat, a = Off
  intended,        // seat, a = Purpose, b = its detail, c = need, mask = the suits that pay
  paid,            // seat, cards, a = Purpose, b = its detail
  joker_bought,    // seat, cards
  joker_released,  // seat, cards
  acquired,        // seat, cards = the royal
  goods_chosen,    // seat, cards, a = 1 if more follow
  bought,          // seat, cards
  attacked,        // seat, a = defender
  played,          // seat, cards, a = 1 if more follow
  gave_in,         // seat
  stole,           // seat, a = victim, cards (thief's and victim's eyes only, unless a royal)
  answered,        // seat, cards (its own eyes only)
  unvetted,        // seat: the visitor is let in
  challenged,      // seat = challenger, cards
  proved,          // seat = visitor, cards
  conceded,        // seat = visitor: it shows no hearts
  forfeited,       // seat = challenger, cards
  gave_up,         // seat, cards: a royal too many
  discarded,       // seat, cards
  ended,           // seat: its turn goes to the increment
  closed,          // seat: the end of its turn, where powers act then
  endangered,      // seat, a = Off: it would go off-board
  power,           // seat, a = suit, b, c, d and cards = what its power says
  won,             // seat
  ace_laid,        // seat, cards = the ace that stays before it
  called,          // seat, a = whom it calls out, b = the surplus, 0 if it was wrong
  seized,          // seat, a = victim, cards (their eyes only, unless a royal)
  proposed,        // seat, a = to whom; c points of suit b for d of diamonds, mask = 1: diamonds
  accepted,        // seat
  declined,        // seat
  sealed,          // seat, cards (its own eyes only)
  handed,          // seat, a = to whom, b = how many, cards (their eyes only; royals for all)
  traded,          // seat, a = with whom: the cards have changed hands
  laid_out,        // seat, cards; none: nothing
  stopped,         // seat: exploring is enough for it
  finished,        // exploring has ended
};
inline constexpr int kEventKinds = 52;

template <int W>
struct Event {
  EventKind kind = EventKind::won;
  Seat seat = Seat::nobody;
  std::uint8_t a = 0, b = 0, c = 0, d = 0;
  std::uint16_t mask = 0;  // of `intended`: the suits that pay
  Cards<W> cards{};

  constexpr Place place() const { return static_cast<Place>(a); }
  constexpr Seat other() const { return static_cast<Seat>(a); }
  template <class Self, class Visit>
  static constexpr void fields(Self& self, Visit&& visit) {
    visit(self.kind);
    visit(self.seat);
    visit(self.a);
    visit(self.b);
    visit(self.c);
    visit(self.d);
    visit(self.mask);
    visit(self.cards);
  }
  friend constexpr bool operator==(const Event&, const Event&) = default;
};

}  // namespace warren::jack_rabbits
