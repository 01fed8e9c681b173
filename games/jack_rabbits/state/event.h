// What happens: the only way in which a state or a view changes.
#pragma once

#include <array>

#include "core/seat.h"
#include "games/jack_rabbits/state/types.h"

namespace warren::jack_rabbits {

// Whatever moves cards says which; empty `cards` where they are hidden from whoever is told.
enum class EventKind : std::uint8_t {
  ordered,         // order
  turn_began,      // seat
  declared,        // seat, cards = the club
  grounded,        // seat: it does not fly
  rolled,          // seat, die1, die2, price
  showed,          // seat, cards = the match, extra = cards to draw beyond one for each
  passed,          // seat: no match shown, extra = cards to draw all the same
  drew,            // seat, cards (its own eyes only), why
  no_card,         // seat, why: pile and spent lot are empty
  reshuffled,      // the spent lot becomes the pile
  surfaced,        // seat: from off-board to the Underground
  took_off,        // seat, shortfall
  stepped,         // seat, spot, by: road, boat or cave
  arrived,         // seat, place, by
  walked_back,     // seat
  went_off,        // seat, off
  intended,        // seat, purpose, its detail, need, the suits that pay
  paid,            // seat, cards, purpose, its detail
  joker_bought,    // seat, cards
  joker_released,  // seat, cards
  acquired,        // seat, cards = the royal
  goods_chosen,    // seat, cards, more
  bought,          // seat, cards
  attacked,        // seat, other = defender
  played,          // seat, cards, more
  gave_in,         // seat
  stole,           // seat, other = victim, cards (thief's and victim's eyes only, unless a royal)
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
  endangered,      // seat, off: it would go off-board
  power,           // seat, suit; numbers and cards are what its power says
  won,             // seat
  ace_laid,        // seat, cards = the ace that stays before it
  called,          // seat, other = whom it calls out, surplus, 0 if it was wrong
  seized,          // seat, other = victim, cards (their eyes only, unless a royal)
  proposed,        // seat, other = to whom, terms
  accepted,        // seat
  declined,        // seat
  sealed,          // seat, cards (its own eyes only)
  handed,          // seat, other = to whom, count, cards (their eyes only; royals for all)
  traded,          // seat, other = with whom: the cards have changed hands
  laid_out,        // seat, cards; none: nothing
  stopped,         // seat: exploring is enough for it
  finished,        // exploring has ended
  heaped,          // seat, suit, cards: they lie on the table as nobody's now
  cleared,         // suit: what lay there is spent
};
inline constexpr int kEventKinds = 54;

// An event: its kind, whose it is, the numbers that the kind speaks of, and cards. The numbers are
// read and written by name only, as those of an Action.
template <int W>
struct Event {
  EventKind kind = EventKind::won;
  Seat seat = Seat::nobody;

 private:
  std::uint8_t a_ = 0, b_ = 0, c_ = 0, d_ = 0;
  std::uint16_t mask_ = 0;

 public:
  Cards<W> cards{};

  constexpr int order() const { return a_; }                              // ordered
  constexpr int die1() const { return a_; }                               // rolled
  constexpr int die2() const { return b_; }                               // rolled
  constexpr int price() const { return c_; }                              // rolled
  constexpr int extra() const { return a_; }                              // showed, passed
  constexpr Draw why() const { return static_cast<Draw>(a_); }            // drew, no_card
  constexpr int shortfall() const { return a_; }                          // took_off
  constexpr Spot spot() const { return a_; }                              // stepped
  constexpr Place place() const { return static_cast<Place>(a_); }        // arrived
  constexpr By by() const { return static_cast<By>(b_); }                 // stepped, arrived
  constexpr Off off() const { return static_cast<Off>(a_); }              // went_off, endangered
  constexpr Purpose purpose() const { return static_cast<Purpose>(a_); }  // intended, paid
  constexpr int detail() const { return b_; }         // intended, paid: of the purpose
  constexpr int need() const { return c_; }           // intended
  constexpr SuitMask suits() const { return mask_; }  // intended: those that pay
  constexpr bool more() const { return a_ != 0; }     // goods_chosen, played: others follow
  // attacked, stole, called, seized, proposed, handed, traded
  constexpr Seat other() const { return static_cast<Seat>(a_); }
  constexpr int surplus() const { return b_; }  // called
  constexpr int count() const { return b_; }    // handed
  constexpr Terms terms() const {               // proposed
    return {static_cast<Suit>(b_), c_, d_, mask_ != 0};
  }
  constexpr Suit suit() const { return static_cast<Suit>(a_); }  // power, heaped, cleared
  constexpr int choice() const { return b_; }                    // power: which of its own
  constexpr int aim() const { return c_; }                       // power: as its suit says
  constexpr int second_aim() const { return d_; }                // power: as its suit says
  constexpr int beyond() const { return mask_; }                 // power: as its suit says

  static constexpr Event of(EventKind kind, Seat seat, const Cards<W>& cards = {}) {
    Event event;
    event.kind = kind;
    event.seat = seat;
    event.cards = cards;
    return event;
  }
  static constexpr Event ordered(int order) {
    return made(EventKind::ordered, Seat::nobody, {}, order);
  }
  static constexpr Event rolled(Seat seat, int die1, int die2, int price) {
    return made(EventKind::rolled, seat, {}, die1, die2, price);
  }
  static constexpr Event showed(Seat seat, const Cards<W>& match, int extra) {
    return made(EventKind::showed, seat, match, extra);
  }
  static constexpr Event passed(Seat seat, int extra) {
    return made(EventKind::passed, seat, {}, extra);
  }
  static constexpr Event drew(Seat seat, Draw why, Card card) {
    return made(EventKind::drew, seat, Cards<W>::of(card), static_cast<int>(why));
  }
  static constexpr Event no_card(Seat seat, Draw why) {
    return made(EventKind::no_card, seat, {}, static_cast<int>(why));
  }
  static constexpr Event took_off(Seat seat, int shortfall) {
    return made(EventKind::took_off, seat, {}, shortfall);
  }
  static constexpr Event stepped(Seat seat, Spot spot, By by) {
    return made(EventKind::stepped, seat, {}, spot, static_cast<int>(by));
  }
  static constexpr Event arrived(Seat seat, Place place, By by) {
    return made(EventKind::arrived, seat, {}, index_of(place), static_cast<int>(by));
  }
  static constexpr Event went_off(Seat seat, Off off) {
    return made(EventKind::went_off, seat, {}, static_cast<int>(off));
  }
  static constexpr Event endangered(Seat seat, Off off) {
    return made(EventKind::endangered, seat, {}, static_cast<int>(off));
  }
  static constexpr Event intended(Seat seat, Purpose purpose, int detail, int need,
                                  SuitMask suits) {
    Event event = made(EventKind::intended, seat, {}, static_cast<int>(purpose), detail, need);
    event.mask_ = suits;
    return event;
  }
  static constexpr Event paid(Seat seat, const Cards<W>& cards, Purpose purpose, int detail = 0) {
    return made(EventKind::paid, seat, cards, static_cast<int>(purpose), detail);
  }
  static constexpr Event goods_chosen(Seat seat, const Cards<W>& goods, bool more) {
    return made(EventKind::goods_chosen, seat, goods, more ? 1 : 0);
  }
  static constexpr Event attacked(Seat seat, Seat defender) {
    return made(EventKind::attacked, seat, {}, warren::index_of(defender));
  }
  static constexpr Event played(Seat seat, const Cards<W>& spades, bool more) {
    return made(EventKind::played, seat, spades, more ? 1 : 0);
  }
  static constexpr Event stole(Seat thief, Seat victim, Card card) {
    return made(EventKind::stole, thief, Cards<W>::of(card), warren::index_of(victim));
  }
  static constexpr Event seized(Seat caller, Seat victim, Card card) {
    return made(EventKind::seized, caller, Cards<W>::of(card), warren::index_of(victim));
  }
  static constexpr Event called(Seat seat, Seat other, int surplus) {
    return made(EventKind::called, seat, {}, warren::index_of(other), surplus);
  }
  static constexpr Event proposed(Seat seat, Seat to, const Terms& terms) {
    Event event = made(EventKind::proposed, seat, {}, warren::index_of(to),
                       static_cast<int>(terms.suit), terms.points, terms.diamonds);
    event.mask_ = terms.turn_gives_diamonds ? 1 : 0;
    return event;
  }
  static constexpr Event handed(Seat giver, Seat receiver, const Cards<W>& cards) {
    return made(EventKind::handed, giver, cards, warren::index_of(receiver), cards.size());
  }
  static constexpr Event traded(Seat seat, Seat other) {
    return made(EventKind::traded, seat, {}, warren::index_of(other));
  }
  static constexpr Event of_power(Seat seat, Suit suit, int choice, int aim = 0, int extra = 0,
                                  int beyond = 0, const Cards<W>& cards = {}) {
    Event event = made(EventKind::power, seat, cards, static_cast<int>(suit), choice, aim, extra);
    event.mask_ = static_cast<std::uint16_t>(beyond);
    return event;
  }
  static constexpr Event heaped(Seat seat, Suit suit, const Cards<W>& cards) {
    return made(EventKind::heaped, seat, cards, static_cast<int>(suit));
  }
  static constexpr Event cleared(Suit suit) {
    return made(EventKind::cleared, Seat::nobody, {}, static_cast<int>(suit));
  }

  // All numbers, in the order of their bytes: for notation, which names those of each kind.
  using Numbers = std::array<std::uint16_t, 5>;
  constexpr Numbers numbers() const { return {a_, b_, c_, d_, mask_}; }
  static constexpr Event of_numbers(EventKind kind, Seat seat, const Numbers& numbers) {
    Event event = made(kind, seat, {}, numbers[0], numbers[1], numbers[2], numbers[3]);
    event.mask_ = numbers[4];
    return event;
  }

  template <class Self, class Visit>
  static constexpr void fields(Self& self, Visit&& visit) {
    visit(self.kind);
    visit(self.seat);
    visit(self.a_);
    visit(self.b_);
    visit(self.c_);
    visit(self.d_);
    visit(self.mask_);
    visit(self.cards);
  }
  friend constexpr bool operator==(const Event&, const Event&) = default;

 private:
  static constexpr Event made(EventKind kind, Seat seat, const Cards<W>& cards, int a, int b = 0,
                              int c = 0, int d = 0) {
    Event event = of(kind, seat, cards);
    event.a_ = static_cast<std::uint8_t>(a);
    event.b_ = static_cast<std::uint8_t>(b);
    event.c_ = static_cast<std::uint8_t>(c);
    event.d_ = static_cast<std::uint8_t>(d);
    return event;
  }
};

}  // namespace warren::jack_rabbits
