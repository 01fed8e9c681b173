// What chance brings.
#pragma once

#include "core/seat.h"
#include "games/jack_rabbits/state/types.h"

namespace warren::jack_rabbits {

enum class OutcomeKind : std::uint8_t {
  lots,   // which of the orders of turns
  dice,   // both dice
  draw,   // card for `to`
  steal,  // card of `from` for `to`
};

struct Outcome {
  OutcomeKind kind = OutcomeKind::lots;

 private:
  std::uint8_t a_ = 0, b_ = 0;

 public:
  Seat to = Seat::nobody, from = Seat::nobody;
  Card card = kNoCard;  // no card: it is hidden

  constexpr int order() const { return a_; }  // lots: counted in the order of the alphabet
  constexpr int die1() const { return a_; }   // dice
  constexpr int die2() const { return b_; }   // dice

  static constexpr Outcome lots(int order) { return of(OutcomeKind::lots, order, 0); }
  static constexpr Outcome dice(int die1, int die2) { return of(OutcomeKind::dice, die1, die2); }
  static constexpr Outcome draw(Seat to, Card card) {
    Outcome outcome = of(OutcomeKind::draw, 0, 0);
    outcome.to = to;
    outcome.card = card;
    return outcome;
  }
  static constexpr Outcome steal(Seat from, Seat to, Card card) {
    Outcome outcome = draw(to, card);
    outcome.kind = OutcomeKind::steal;
    outcome.from = from;
    return outcome;
  }

  template <class Self, class Visit>
  static constexpr void fields(Self& self, Visit&& visit) {
    visit(self.kind);
    visit(self.a_);
    visit(self.b_);
    visit(self.to);
    visit(self.from);
    visit(self.card);
  }
  friend constexpr bool operator==(const Outcome&, const Outcome&) = default;

 private:
  static constexpr Outcome of(OutcomeKind kind, int a, int b) {
    Outcome outcome;
    outcome.kind = kind;
    outcome.a_ = static_cast<std::uint8_t>(a);
    outcome.b_ = static_cast<std::uint8_t>(b);
    return outcome;
  }
};

}  // namespace warren::jack_rabbits
