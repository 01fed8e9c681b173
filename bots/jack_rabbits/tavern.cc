// Jokers that are bought on the way and kept for later (rules 4, tavern).
#include "bots/jack_rabbits/travel.h"
#include "games/jack_rabbits/rules/needs.h"
#include "games/jack_rabbits/rules/ways.h"
#include "games/jack_rabbits/turn/journey.h"

namespace warren::jack_rabbits {
namespace {

// The tavern that a walk by this way would pass; null if there is none.
template <int W>
const Stand* tavern_ahead(const Setup<W>& setup, const Public<W>& pub, Way way) {
  for (int tiles = 0; tiles < kMostSpots; ++tiles) {
    if (way.to != Way::To::spot || !open_way(setup, pub, way)) return nullptr;
    const Stand& stand = setup.ground.at(Spot{way.at});
    if (stand.kind == TileKind::tavern) return &stand;
    if (!passing(stand.kind)) return nullptr;
    way = stand.way[0];
  }
  return nullptr;
}

}  // namespace

template <int W>
Action<W> Travel<W>::by_tavern(const Setup& setup, const Sight& sight, const Prospect& prospect,
                               const Action& step) const {
  const Public<W>& pub = sight.pub;
  const bool walks = step.kind == ActionKind::walk || step.kind == ActionKind::step;
  const bool on_hex = pub.top().kind == FrameKind::hex;
  if (!walks || (on_hex && pub.place_of(sight.seat) == Place::underground)) return step;
  const Stand* here = on_hex ? nullptr : &setup.ground.at(pub.top().spot());
  const bool inside =
      here != nullptr && here->kind == TileKind::tavern && !pub.top().joker_bought();
  const Way way = way_by(setup, pub, step.side());
  const Stand* tavern = inside ? here : tavern_ahead(setup, pub, way);
  if (tavern == nullptr) return step;
  const Need toll = prospect.needed(toll_need(pub, *tavern));
  if (!can_pay(setup, sight.own.hand, toll)) return step;

  const int before = prospect.arriving(goal_, sight.own.hand);
  for (const Joker joker : {Joker::red, Joker::black}) {
    if (!pub.court.has(card_of(joker))) continue;
    int after = kNever;
    prospect.payment(
        sight.own.hand, toll,
        [&](const Cards& rest) {
          return prospect.arriving(goal_, rest | Cards::of(card_of(joker)));
        },
        after);
    if (after <= before) continue;
    if (inside) return action_of<W>(ActionKind::joker, static_cast<int>(joker));
    return action_of<W>(can_step(setup.ground, way) ? ActionKind::step : step.kind, step.side());
  }
  return step;
}

#define WARREN_WIDTH(W)                                                                \
  template Action<W> Travel<W>::by_tavern(const Setup&, const Sight&, const Prospect&, \
                                          const Action&) const
WARREN_WIDTH(4);
WARREN_WIDTH(12);
#undef WARREN_WIDTH

}  // namespace warren::jack_rabbits
