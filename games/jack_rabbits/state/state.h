// The state of Jack Rabbits: what all see, what a seat alone knows, and the pile.
#pragma once

#include "core/game.h"
#include "core/inline_list.h"
#include "games/jack_rabbits/state/frame.h"
#include "games/jack_rabbits/state/types.h"

namespace warren::jack_rabbits {

template <int W>
inline constexpr int kCrossedWords = (kSpotsPerSuit * W + 63) / 64;

// What options of rules 6 add.
struct Extras {
  static constexpr bool kAddedLater = true;
  PlaceSet trailed = 0;  // hexes with one's carrot that were reached in this turn
  std::array<std::uint8_t, kSeats> capital{};  // the suit, from 1, of the ace before a player
  std::array<RankMask, kSeats> displayed{};    // hearts laid out, which are still in the hand
  std::array<SeatSet, kSeats> called{};        // whom each seat has called out in this turn
  std::uint8_t proposals = 0;                  // of trades, in this turn
  std::array<std::uint8_t, 2> handed{};        // cards that the last trade moved, from each side
  SeatSet tired;                               // who said, one after the other, that it is enough
  bool finished = false;                       // exploring has ended

  template <class Self, class Visit>
  static constexpr void fields(Self& self, Visit&& visit) {
    visit(self.trailed);
    visit(self.capital);
    visit(self.displayed);
    visit(self.called);
    visit(self.proposals);
    visit(self.handed);
    visit(self.tired);
    visit(self.finished);
  }
  friend constexpr bool operator==(const Extras&, const Extras&) = default;
};

// What the powers of suits beyond the classic ones keep on the table. The narrow width has no room
// for such suits: there it is empty, and costs nothing.
template <int W>
struct Keepings {
  static constexpr bool kAddedLater = true;
  static constexpr std::size_t kBytes = 16;
  std::array<Cards<W>, kSeats> laid_out{};  // cards of a hand that lie open before their owner
  std::array<RankMask, W> heap{};           // of each suit, cards that lie there as nobody's
  std::array<std::array<std::uint8_t, kBytes>, W> memory{};  // what a suit's power remembers

  template <class Self, class Visit>
  static constexpr void fields(Self& self, Visit&& visit) {
    visit(self.laid_out);
    visit(self.heap);
    visit(self.memory);
  }
  friend constexpr bool operator==(const Keepings&, const Keepings&) = default;
};
template <>
struct Keepings<kNarrow> {
  static constexpr bool kAddedLater = true;
  template <class Self, class Visit>
  static constexpr void fields(Self&, Visit&&) {}
  friend constexpr bool operator==(const Keepings&, const Keepings&) = default;
};
// Whether a width has room for powers that keep something.
template <int W>
inline constexpr bool kKeeps = W > kNarrow;

// A royal in a hand is known to all by its carrot, so `known` holds every royal in every hand: that
// is where the carrots are.
template <int W>
struct Public {
  std::array<Cards<W>, kSeats> known{};  // cards that all know to be in a hand
  Cards<W> court;                        // royals and jokers that nobody holds
  Cards<W> spent;                        // the spent lot
  Cards<W> laid;                         // spades played in a fight, goods chosen at a plaza
  Cards<W> pool;                         // what the pile was made of: it holds nothing else
  std::array<std::uint64_t, kCrossedWords<W>> crossed{};  // spots entered in this journey
  std::array<std::uint8_t, kSeats> hand{};                // sizes
  std::array<Place, kSeats> place{};                      // on a road: where the journey began
  std::array<Seat, kSeats> order{};                       // of turns
  std::uint8_t pile = 0;                                  // cards in it
  Seat turn = Seat::nobody;
  std::uint8_t die1 = 0, die2 = 0;
  std::uint8_t price = 0;
  std::uint8_t club = 0;  // the rank, counted from 1, of the club shown for a flight not yet flown
  SeatSet attacked;       // in this turn
  bool bought = false;    // at a plaza, in this turn
  bool closing = false;   // the turn is over but for powers that act at its end
  Seat winner = Seat::nobody;
  std::uint16_t turns = 0;
  std::array<std::uint8_t, W> token{};  // of each suit's power; 0 is off the board
  std::array<std::uint8_t, W> used{};   // what a suit's power remembers of this turn
  Extras extras;
  [[no_unique_address]] Keepings<W> kept;
  DecisionStack<Frame, kKeeps<W> ? 16 : 8> pending;

  const Frame& top() const { return pending.top(); }
  bool over() const { return winner != Seat::nobody || extras.finished; }
  Place place_of(Seat seat) const { return place[static_cast<std::size_t>(index_of(seat))]; }
  int hand_of(Seat seat) const { return hand[static_cast<std::size_t>(index_of(seat))]; }
  const Cards<W>& known_of(Seat seat) const {
    return known[static_cast<std::size_t>(index_of(seat))];
  }
  Cards<W> royals_of(Seat seat) const { return royals(known_of(seat)); }
  Cards<W> displayed_by(Seat seat) const {
    return of_suit<W>(Suit::hearts, extras.displayed[static_cast<std::size_t>(index_of(seat))]);
  }
  // What a seat has laid out for a power: it is in the hand still, but stays where it lies.
  Cards<W> laid_out_by(Seat seat) const {
    if constexpr (kKeeps<W>) return kept.laid_out[static_cast<std::size_t>(index_of(seat))];
    return {};
  }
  // The suit, from 1, of the ace before a player; 0: none.
  int capital_of(Seat seat) const {
    return extras.capital[static_cast<std::size_t>(index_of(seat))];
  }
  // Cards that can be drawn blind: hearts laid out cannot.
  int concealed_of(Seat seat) const { return hand_of(seat) - displayed_by(seat).size(); }
  // Cards that a seat can give, pay or show. Whoever must give one and has none takes in what it
  // laid out (expansions, shields).
  Cards<W> free_of(Seat seat, const Cards<W>& its_hand) const {
    if constexpr (kKeeps<W>) return its_hand - laid_out_by(seat);
    return its_hand;
  }
  int dice() const { return die1 + die2; }
  bool has_crossed(Spot spot) const { return (crossed[spot / 64] >> (spot % 64) & 1) != 0; }

  template <class Self, class Visit>
  static constexpr void fields(Self& self, Visit&& visit) {
    visit(self.known);
    visit(self.court);
    visit(self.spent);
    visit(self.laid);
    visit(self.pool);
    visit(self.crossed);
    visit(self.hand);
    visit(self.place);
    visit(self.order);
    visit(self.pile);
    visit(self.turn);
    visit(self.die1);
    visit(self.die2);
    visit(self.price);
    visit(self.club);
    visit(self.attacked);
    visit(self.bought);
    visit(self.closing);
    visit(self.winner);
    visit(self.turns);
    visit(self.token);
    visit(self.used);
    visit(self.pending);
    visit(self.extras);
    visit(self.kept);
  }
  friend bool operator==(const Public&, const Public&) = default;
};

template <int W>
struct Own {
  Cards<W> hand;
  Cards<W> sealed;  // the hearts named in a sealed answer, none: it allows; the cards handed over
  std::array<Cards<W>, kSeats> seen{};  // what this seat alone knows of other hands

  template <class Self, class Visit>
  static constexpr void fields(Self& self, Visit&& visit) {
    visit(self.hand);
    visit(self.sealed);
    visit(self.seen);
  }
  friend bool operator==(const Own&, const Own&) = default;
};

template <int W>
struct Dark {
  Cards<W> pile;
  template <class Self, class Visit>
  static constexpr void fields(Self& self, Visit&& visit) {
    visit(self.pile);
  }
  friend bool operator==(const Dark&, const Dark&) = default;
};

template <int W>
using State = StateOf<Public<W>, Own<W>, Dark<W>, kSeats>;
template <int W>
using View = ViewOf<Public<W>, Own<W>, Dark<W>>;
template <int W>
using Sight = SightOf<Public<W>, Own<W>>;
static_assert(sizeof(State<4>) <= 1024);
static_assert(sizeof(State<12>) <= 2048);

// The aces that lie before players (rules 6, capital aces).
template <int W>
Cards<W> capital_aces(const Public<W>& pub) {
  Cards<W> out;
  for (const std::uint8_t suit : pub.extras.capital) {
    if (suit > 0 && suit <= W) out.add(card_of(static_cast<Suit>(suit - 1), kAce));
  }
  return out;
}

// Cards that lie on the table as nobody's.
template <int W>
Cards<W> heaped(const Public<W>& pub) {
  Cards<W> out;
  if constexpr (kKeeps<W>) {
    for (int s = 0; s < W; ++s) out.set_suit(s, pub.kept.heap[static_cast<std::size_t>(s)]);
  }
  return out;
}

// What a seat knows to be in another's hand.
template <int W>
Cards<W> known_to(const Sight<W>& sight, Seat other) {
  return sight.pub.known_of(other) | sight.own.seen[static_cast<std::size_t>(index_of(other))];
}

// The seat whose turn follows.
template <int W>
Seat next_in_order(const Public<W>& pub, int seats, Seat seat) {
  for (int i = 0; i < seats; ++i) {
    if (pub.order[static_cast<std::size_t>(i)] == seat)
      return pub.order[static_cast<std::size_t>((i + 1) % seats)];
  }
  return pub.order[0];
}

}  // namespace warren::jack_rabbits
