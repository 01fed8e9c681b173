// What a seat can do.
#pragma once

#include <array>

#include "core/seat.h"
#include "games/jack_rabbits/state/types.h"

namespace warren::jack_rabbits {

// What the numbers of each kind mean is said beside their names in Action.
enum class ActionKind : std::uint8_t {
  declare,        // cards = a club shown for a flight
  roll,           // no flight
  show,           // cards = one that matches a die
  pass,           // no card matches, or none is shown
  walk,           // by a side (in the Underground: a cave), on until there is a choice
  step,           // by a side (in the Underground: a cave), to the next tile only
  trail,          // change to the tile's other road and leave by a side of it
  horse,          // hire a merchant's horse to a place
  boat,           // hire a merchant's boat to a port
  joker,          // buy a joker
  release_horse,  // release the red joker and ride to a place
  release_boat,   // release the black joker and sail to a port
  hop,            // pay and leave by another cave
  down,           // stop in the Underground
  back,           // every way on is closed: walk back
  pay,            // cards
  fall,           // do not pay the shortfall of a flight
  land,           // on a place, the tower flown to
  attack,         // a seat
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
  power,          // of a suit; choice, aim, extra and cards are what its power says
  call,           // a seat: call it out for holding too many cards
  propose,        // terms of a trade to a seat; more = diamonds are given
  accept,         // a trade
  decline,        // a trade
  hand_over,      // cards, sealed; any at all
  lay_out,        // cards = hearts
  stop,           // exploring is enough
  capital,        // cards = the one of several first aces that stays
};
inline constexpr int kActionKinds = 40;

// An action: its kind, the numbers that the kind speaks of, and cards. The numbers lie in four
// bytes; what each means follows from the kind, so that they are read and written by name only.
// Foreign bytes may hold anything: whoever judges an action compares `target` with what there is.
template <int W>
struct Action {
  ActionKind kind = ActionKind::end;

 private:
  std::uint8_t a_ = 0, b_ = 0;

 public:
  bool more = false;

 private:
  std::uint8_t c_ = 0, d_ = 0;

 public:
  Cards<W> cards{};

  // What the action aims at, as a number, whatever it is: one of the following.
  constexpr int target() const { return a_; }
  constexpr int side() const { return a_; }  // walk, step, trail
  constexpr int cave() const { return a_; }  // hop; walk and step in the Underground
  constexpr int port() const { return a_; }  // boat, release_boat
  constexpr Place place() const { return static_cast<Place>(a_); }  // horse, release_horse, land
  constexpr Joker joker() const { return static_cast<Joker>(a_); }  // joker
  constexpr Seat seat() const { return static_cast<Seat>(a_); }     // attack, call, propose
  constexpr Suit suit() const { return static_cast<Suit>(a_); }     // power
  constexpr int choice() const { return b_; }                       // power: which of its own
  constexpr int aim() const { return c_; }                          // power: what it aims at
  constexpr int extra() const { return d_; }                        // power: a second aim
  constexpr Terms terms() const {                                   // propose
    return {static_cast<Suit>(b_), c_, d_, more};
  }

  static constexpr Action of(ActionKind kind, int target = 0) {
    return of_numbers(kind, {static_cast<std::uint8_t>(target), 0, 0, 0});
  }
  static constexpr Action of_power(Suit suit, int choice, const Cards<W>& cards = {}) {
    return of_power(suit, choice, 0, 0, cards);
  }
  static constexpr Action of_power(Suit suit, int choice, int aim, int extra,
                                   const Cards<W>& cards = {}) {
    Action action = of(ActionKind::power, static_cast<int>(suit));
    action.b_ = static_cast<std::uint8_t>(choice);
    action.c_ = static_cast<std::uint8_t>(aim);
    action.d_ = static_cast<std::uint8_t>(extra);
    action.cards = cards;
    return action;
  }
  static constexpr Action propose(Seat to, const Terms& terms) {
    Action action = of(ActionKind::propose, warren::index_of(to));
    action.b_ = static_cast<std::uint8_t>(terms.suit);
    action.c_ = static_cast<std::uint8_t>(terms.points);
    action.d_ = static_cast<std::uint8_t>(terms.diamonds);
    action.more = terms.turn_gives_diamonds;
    return action;
  }

  // All numbers, in the order of their bytes: for notation, which names those of each kind.
  using Numbers = std::array<std::uint8_t, 4>;
  constexpr Numbers numbers() const { return {a_, b_, c_, d_}; }
  static constexpr Action of_numbers(ActionKind kind, const Numbers& numbers) {
    Action action;
    action.kind = kind;
    action.a_ = numbers[0];
    action.b_ = numbers[1];
    action.c_ = numbers[2];
    action.d_ = numbers[3];
    return action;
  }

  // Whether no number is set but those that a kind with a target, or with all four, uses.
  constexpr bool only_uses(bool target, bool all) const {
    return all || ((target || a_ == 0) && b_ == 0 && c_ == 0 && d_ == 0);
  }

  template <class Self, class Visit>
  static constexpr void fields(Self& self, Visit&& visit) {
    visit(self.kind);
    visit(self.a_);
    visit(self.b_);
    visit(self.more);
    visit(self.c_);
    visit(self.d_);
    visit(self.cards);
  }
  friend constexpr bool operator==(const Action&, const Action&) = default;
};

template <int W>
constexpr Action<W> action_of(ActionKind kind, int target = 0) {
  return Action<W>::of(kind, target);
}
template <int W>
constexpr Action<W> with_cards(ActionKind kind, const Cards<W>& cards, bool more = false) {
  Action<W> action = Action<W>::of(kind);
  action.cards = cards;
  action.more = more;
  return action;
}

}  // namespace warren::jack_rabbits
