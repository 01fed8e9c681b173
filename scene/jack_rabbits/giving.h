// Cards that a seat is about to give or to show: in which order they are proposed, what they have
// to reach and what they are worth for it, and what there is to be warned of.
#pragma once

#include <string>

#include "core/ranking.h"
#include "games/jack_rabbits/plans/keeping.h"
#include "scene/jack_rabbits/look.h"

namespace warren::jack_rabbits_scene {

// The order of what is offered now, for lists: the first is what a good player would rather give,
// or where cards are only shown, what tells others least.
class Giving {
 public:
  explicit Giving(const Look& look);
  // `first` is what the list puts before all else.
  Rank rank(const Action& action, int first) const;

 private:
  Rank rank_of(const jr::Cost& cost, int first) const {
    return {first, cost.kept(), cost.cards(), cost.points()};
  }
  jr::Cost cost(const Cards& cards) const { return keeping_.cost(look_.setup, cards, anything_); }
  jr::Cost fight_cost(const Action& action) const;

  const Look& look_;
  jr::Keeping<Game::kWidth> keeping_;
  jr::Need anything_;
};

// What is given rather than anything else of some cards, to meet a need; none if nothing does.
Cards rather_given(const Look& look, const jr::Keeping<Game::kWidth>& keeping, const Cards& hand,
                   const jr::Need& need);

// What an action's cards have to reach in this view: of a payment, hearts that prove something, a
// trade, a fight. False where there is no such amount. `step` and `warning` are left alone.
bool find_amount(const Look& look, const Game::View& view, const Action& action,
                 Preview::Payment& out);

// In plain words, what somebody may regret about giving these cards: royals. Empty: nothing. Where
// an action is one of several that pay, there is no telling what else would do.
std::string warning(const Look& look, const Game::View& view, const Action& action,
                    bool several = false);

}  // namespace warren::jack_rabbits_scene
