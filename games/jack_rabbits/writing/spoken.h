// How sentences name cards, places and players, in every language of ours.
#pragma once

#include <string>

#include "core/problem.h"
#include "games/jack_rabbits/state/types.h"

namespace warren::jack_rabbits {

Fact spoken_player(int seat);       // "Ana", "player 2"
Fact spoken(Card card);             // "7♣", "the red joker"
Fact spoken(Joker joker);           // "red"
Fact spoken(Place place);           // "the palace of the queen of hearts"
Fact spoken_to(Place place);        // where one goes; Spanish says "al palacio …"
Fact spoken_suits(SuitMask suits);  // "spades or diamonds"

template <int W>
Fact spoken(const Cards<W>& cards) {  // "7♣, 3♠"
  std::string en;
  std::string es;
  cards.for_each([&](Card card) {
    const Fact name = spoken(card);
    en += (en.empty() ? "" : ", ") + name.in(Lang::en);
    es += (es.empty() ? "" : ", ") + name.in(Lang::es);
  });
  return {en, es};
}

}  // namespace warren::jack_rabbits
