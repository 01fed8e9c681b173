// The values of the toy game. See toy.h.
#pragma once

#include <array>
#include <cstdint>

#include "core/game.h"

namespace warren::toy {

inline constexpr int kSeats = 4;
using Cards = CardSet<2>;
inline constexpr Card kNoCard{0xFF, 0xFF};  // none, or not shown to whoever looks

inline bool holds(const Cards& cards, Card card) {
  return card.suit < 2 && card.rank < Cards::kRanks && cards.has(card);
}

enum class Pending : std::uint8_t { deal, turn, draw, steal, swap, feast, over };

struct Public {
  Pending pending = Pending::deal;
  Seat turn{};  // whose turn it is; while dealing, who gets the next card
  Seat partner = Seat::nobody;
  SeatSet sealed;
  std::uint8_t turns = 0;
  std::uint8_t pile = 0;
  std::array<std::uint8_t, kSeats> hand{}, points{}, dodges{};
  Cards shown;
  std::array<Card, kSeats> last = {kNoCard, kNoCard, kNoCard, kNoCard};  // what each turned up
  // A cache, as games keep them: neither listed nor compared. Honest rules leave it empty; the
  // leaks of leaks.h hide their loot here.
  std::array<Cards, kSeats> cache{};

  std::uint8_t& hand_of(Seat seat) { return hand[static_cast<std::size_t>(index_of(seat))]; }
  int hand_of(Seat seat) const { return hand[static_cast<std::size_t>(index_of(seat))]; }
  int dodges_of(Seat seat) const { return dodges[static_cast<std::size_t>(index_of(seat))]; }

  template <class Self, class Visit>
  static constexpr void fields(Self& self, Visit&& visit) {
    visit(self.pending);
    visit(self.turn);
    visit(self.partner);
    visit(self.sealed);
    visit(self.turns);
    visit(self.pile);
    visit(self.hand);
    visit(self.points);
    visit(self.dodges);
    visit(self.shown);
    visit(self.last);
  }
  friend bool operator==(const Public& a, const Public& b) {
    return a.pending == b.pending && a.turn == b.turn && a.partner == b.partner &&
           a.sealed == b.sealed && a.turns == b.turns && a.pile == b.pile && a.hand == b.hand &&
           a.points == b.points && a.dodges == b.dodges && a.shown == b.shown && a.last == b.last;
  }
};

struct Own {
  Cards hand;
  Card sealed = kNoCard;              // still in the hand until it is opened
  std::array<Cards, kSeats> known{};  // cards this seat knows to be in the others' hands

  Cards& known_of(Seat seat) { return known[static_cast<std::size_t>(index_of(seat))]; }

  template <class Self, class Visit>
  static constexpr void fields(Self& self, Visit&& visit) {
    visit(self.hand);
    visit(self.sealed);
    visit(self.known);
  }
  friend bool operator==(const Own&, const Own&) = default;
};

struct Dark {
  Cards pile;  // a set: no order exists until a card is drawn
  template <class Self, class Visit>
  static constexpr void fields(Self& self, Visit&& visit) {
    visit(self.pile);
  }
  friend bool operator==(const Dark&, const Dark&) = default;
};

struct Action {
  enum class Kind : std::uint8_t { draw, steal, swap, feast, play, seal, dodge } kind = Kind::draw;
  Seat partner = Seat::nobody;
  Card card = kNoCard;
  template <class Self, class Visit>
  static constexpr void fields(Self& self, Visit&& visit) {
    visit(self.kind);
    visit(self.partner);
    visit(self.card);
  }
  friend bool operator==(const Action&, const Action&) = default;
};

struct Outcome {
  Seat to = Seat::nobody;
  Seat from = Seat::nobody;  // nobody: the pile
  Card card = kNoCard;
  template <class Self, class Visit>
  static constexpr void fields(Self& self, Visit&& visit) {
    visit(self.to);
    visit(self.from);
    visit(self.card);
  }
  friend bool operator==(const Outcome&, const Outcome&) = default;
};

struct Event {
  enum class Kind : std::uint8_t {
    began,   // `who` begins `pending`, perhaps with `partner`
    drew,    // `who` gets `card` from the pile
    stole,   // `who` gets `card` from `partner`, unseen by the rest
    dodged,  // `who` keeps its cards
    sealed,  // `who` puts `card` face down before itself
    passed,  // `who` hands `card` to `partner`, unseen by the rest
    opened,  // `who` turns `card` up
    played,  // `who` plays `card` face up, for a point
    scored,  // `who` gets a point
    turned,  // the turn ends
  } kind = Kind::turned;
  Seat who = Seat::nobody;
  Seat partner = Seat::nobody;
  Card card = kNoCard;
  Pending pending = Pending::turn;
  template <class Self, class Visit>
  static constexpr void fields(Self& self, Visit&& visit) {
    visit(self.kind);
    visit(self.who);
    visit(self.partner);
    visit(self.card);
    visit(self.pending);
  }
  friend bool operator==(const Event&, const Event&) = default;
};

struct Setup {
  OptionSet options;
  int rules = 1;
  int seats = 2;
  int hand = 3;
  int turns = 12;
  bool steals = true;
  bool dodges = true;
  Cards deck;
};

}  // namespace warren::toy
