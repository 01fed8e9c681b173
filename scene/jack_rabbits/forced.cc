// Whether what all know leaves no choice, or only the viewer's hand.
#include <memory>

#include "core/overflow.h"
#include "scene/jack_rabbits/scene_parts.h"

namespace warren::jack_rabbits_scene {
namespace {

// Every card that the viewer could hold as far as all others know.
Cards perhaps_held(const Look& look) {
  const Game::Public& pub = look.pub();
  const Seat me = look.view.seat;
  Cards known = pub.known_of(me);
  if (pub.hand_of(me) <= known.size()) return known;
  Cards elsewhere = pub.court | pub.spent | pub.laid;
  for (int i = 0; i < look.setup.seats; ++i) {
    if (seat_of(i) != me) elsewhere = elsewhere | pub.known_of(seat_of(i));
  }
  return known | (look.setup.pips - elsewhere);
}

// Questions whose answers are cards: with every card in hand there would be many.
bool about_cards(jr::FrameKind kind) {
  switch (kind) {
    case jr::FrameKind::hex:
    case jr::FrameKind::road:
    case jr::FrameKind::landing:
    case jr::FrameKind::start:
    case jr::FrameKind::match:
    case jr::FrameKind::rescue:
    case jr::FrameKind::power:
      return false;
    default:
      return true;
  }
}

}  // namespace

Forced forced(const Look& look) {
  if (about_cards(look.pub().top().kind)) return Forced::hand;
  const OverflowWatch watch;
  Game::View view = look.view;
  view.own = {};
  view.own.hand = perhaps_held(look);
  const auto offers = std::make_unique<Offers<Action>>();
  Game::offers(look.setup, Game::sight(view), *offers);
  const bool alone = offers->size() == 1 && watch.seen() == Overflow::none;
  return alone ? Forced::rules : Forced::hand;
}

}  // namespace warren::jack_rabbits_scene
