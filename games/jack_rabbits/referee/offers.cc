#include "games/jack_rabbits/referee/offers.h"

#include "games/jack_rabbits/rules/asked.h"
#include "games/jack_rabbits/rules/needs.h"
#include "games/jack_rabbits/rules/vetting.h"
#include "games/jack_rabbits/suits/clubs.h"
#include "games/jack_rabbits/suits/diamonds.h"
#include "games/jack_rabbits/suits/hearts.h"
#include "games/jack_rabbits/suits/player_trade.h"
#include "games/jack_rabbits/suits/spades.h"
#include "games/jack_rabbits/turn/calls.h"
#include "games/jack_rabbits/turn/journey.h"
#include "games/jack_rabbits/turn/pay.h"
#include "games/jack_rabbits/turn/transfers.h"

namespace warren::jack_rabbits {
namespace {

template <int W>
void offer_powers(const Setup<W>& setup, const Sight<W>& sight, Offers<Action<W>>& out) {
  if (!setup.hooks.any) return;
  for (std::size_t s = 0; s < W; ++s) {
    const Power<W>* power = setup.hooks.power[s];
    if (power != nullptr && power->offers != nullptr)
      power->offers(setup, sight, static_cast<Suit>(s), out);
  }
}

// What can be done on a hex, before leaving it and after arriving (rules 3 and 5).
template <int W>
void offer_hex(const Setup<W>& setup, const Sight<W>& sight, Offers<Action<W>>& out) {
  const Public<W>& pub = sight.pub;
  const Place here = pub.place_of(sight.seat);
  if (!pub.top().travelled()) {
    offer_exits(setup, sight, out);
    if (here != Place::underground) offer_releases(setup, sight, setup.ground.at(here).tile, out);
  }
  if (is_armed(setup, sight.own.hand)) {
    for (int s = 0; s < setup.seats; ++s) {
      const Seat other = seat_of(s);
      if (other != sight.seat && pub.place_of(other) == here && !pub.attacked.has(other))
        out.add(action_of<W>(ActionKind::attack, s));
    }
  }
  if (sells(setup, pub)) offer_goods(setup, sight, out);
  if (is_royal(here) && !refuse_acquire(setup, sight)) out.add(action_of<W>(ActionKind::acquire));
  offer_proposals(setup, sight, out);
  offer_powers(setup, sight, out);
  out.add(action_of<W>(ActionKind::end));
  if (setup.variant.explore) out.add(action_of<W>(ActionKind::stop));
}

template <int W>
void offer_road(const Setup<W>& setup, const Sight<W>& sight, Offers<Action<W>>& out) {
  const Stand& stand = setup.ground.at(sight.pub.top().spot());
  offer_ways_on(setup, sight, stand, out);
  offer_transfers(setup, sight, stand, out);
  offer_releases(setup, sight, stand.tile, out);
  offer_powers(setup, sight, out);
}

}  // namespace

template <int W>
void offers(const Setup<W>& setup, const Sight<W>& sight, Offers<Action<W>>& out) {
  const Public<W>& pub = sight.pub;
  const Asked who = asked(setup, pub);
  if (!who.must.has(sight.seat)) {
    if (who.may.has(sight.seat)) offer_calls(setup, sight, out);
    return;
  }
  if (setup.variant.limit == Limit::called) offer_calls(setup, sight, out);
  switch (pub.top().kind) {
    case FrameKind::start:
      return offer_flights(sight, out);
    case FrameKind::match:
      return offer_match(setup, sight, out);
    case FrameKind::hex:
      return offer_hex(setup, sight, out);
    case FrameKind::road:
      return offer_road(setup, sight, out);
    case FrameKind::shortfall:
      offer_payments(setup, sight, out);
      return out.add(action_of<W>(ActionKind::fall));
    case FrameKind::landing:
      return offer_landings(setup, sight, out);
    case FrameKind::pay:
      return offer_payments(setup, sight, out);
    case FrameKind::goods:
      return offer_goods(setup, sight, out);
    case FrameKind::vet:
      offer_hearts(setup, sight, ActionKind::contest, challengers_cards(setup, sight), out);
      offer_queen(setup, sight, out);
      return out.add(action_of<W>(ActionKind::allow));
    case FrameKind::proof:
      offer_hearts(setup, sight, ActionKind::prove, sight.own.hand, out);
      return out.add(action_of<W>(ActionKind::leave));
    case FrameKind::fight:
      return offer_spades(setup, sight, out);
    case FrameKind::discard:
      return offer_each(ActionKind::discard, to_give_up(sight, sight.own.hand), out);
    case FrameKind::surplus:
      return offer_each(ActionKind::give_up, to_give_up(sight, royals(sight.own.hand)), out);
    case FrameKind::rescue:
      offer_powers(setup, sight, out);
      return out.add(action_of<W>(ActionKind::leave));
    case FrameKind::power:
      return offer_powers(setup, sight, out);
    case FrameKind::display:
      offer_display(setup, sight, out);
      return out.add(action_of<W>(ActionKind::pass));
    case FrameKind::trade:
      out.add(action_of<W>(ActionKind::accept));
      return out.add(action_of<W>(ActionKind::decline));
    case FrameKind::swap:
      return offer_gifts(setup, sight, out);
    case FrameKind::capital:
      return offer_capital(pub, out);
    case FrameKind::none:
    case FrameKind::lots:
    case FrameKind::draw:
    case FrameKind::roll:
    case FrameKind::steal:
    case FrameKind::seize:
      return;
  }
}

template <int W>
bool listed(const Setup<W>& setup, const Sight<W>& sight, const Action<W>& action) {
  switch (action.kind) {
    case ActionKind::pay:
      return is_listed(setup, sight.pub.free_of(sight.seat, sight.own.hand), action.cards,
                       need_now(setup, sight.pub));
    case ActionKind::contest:
      if (proves_as_queen(sight.pub, action.cards)) return true;
      return is_listed(setup, challengers_cards(setup, sight), action.cards,
                       proof_need(setup, sight.pub, sight.seat));
    case ActionKind::prove:
      return is_listed(setup, sight.pub.free_of(sight.seat, sight.own.hand), action.cards,
                       proof_need(setup, sight.pub, sight.seat));
    case ActionKind::lay_out:
      return is_listed(setup, sight.own.hand, action.cards, kDisplay);
    case ActionKind::propose:
      return is_round(action);
    case ActionKind::hand_over:
      return is_listed_gift(setup, sight, action.cards);
    case ActionKind::power: {
      const Power<W>* power = setup.hooks.of(action.suit());
      return power->listed == nullptr || power->listed(action);
    }
    case ActionKind::show:
      return action.cards.size() == 1 ||
             action.cards == only(sight.own.hand, matching_ranks(setup, sight.pub));
    case ActionKind::spades:
    case ActionKind::buy:
    case ActionKind::discard:
      return action.cards.size() == 1;
    default:
      return true;
  }
}

#define WARREN_WIDTH(W)                                                       \
  template void offers(const Setup<W>&, const Sight<W>&, Offers<Action<W>>&); \
  template bool listed(const Setup<W>&, const Sight<W>&, const Action<W>&)
WARREN_WIDTH(4);
WARREN_WIDTH(12);
#undef WARREN_WIDTH

}  // namespace warren::jack_rabbits
