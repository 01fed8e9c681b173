#include "games/jack_rabbits/offers.h"

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
void offer_powers(const Table<W>& table, const Sight<W>& sight, Offers<Action<W>>& out) {
  if (!table.hooks.any) return;
  for (std::size_t s = 0; s < W; ++s) {
    const Power<W>* power = table.hooks.power[s];
    if (power != nullptr && power->offers != nullptr)
      power->offers(table, sight, static_cast<Suit>(s), out);
  }
}

// What can be done on a hex, before leaving it and after arriving (rules 3 and 5).
template <int W>
void offer_hex(const Table<W>& table, const Sight<W>& sight, Offers<Action<W>>& out) {
  const Public<W>& pub = sight.pub;
  const Place here = pub.place_of(sight.seat);
  if (pub.top().a == 0) {
    offer_exits(table, pub, out);
    if (here != Place::underground) offer_releases(table, sight, table.ground.at(here).tile, out);
  }
  if (table.classic.fight && spades_of(sight.own.hand) != 0) {
    for (int s = 0; s < table.seats; ++s) {
      const Seat other = seat_of(s);
      if (other != sight.seat && pub.place_of(other) == here && !pub.attacked.has(other))
        out.add(action_of<W>(ActionKind::attack, s));
    }
  }
  if (sells(table, pub)) offer_goods(table, sight, out);
  if (is_royal(here) && !refuse_acquire(table, sight)) out.add(action_of<W>(ActionKind::acquire));
  offer_proposals(table, sight, out);
  offer_powers(table, sight, out);
  out.add(action_of<W>(ActionKind::end));
  if (table.variant.explore) out.add(action_of<W>(ActionKind::stop));
}

template <int W>
void offer_road(const Table<W>& table, const Sight<W>& sight, Offers<Action<W>>& out) {
  const Stand& stand = table.ground.at(Spot{sight.pub.top().a});
  offer_ways_on(table, sight.pub, stand, out);
  offer_transfers(table, sight, stand, out);
  offer_releases(table, sight, stand.tile, out);
  offer_powers(table, sight, out);
}

}  // namespace

template <int W>
void offers(const Table<W>& table, const Sight<W>& sight, Offers<Action<W>>& out) {
  const Public<W>& pub = sight.pub;
  const Asked who = asked(table, pub);
  if (!who.must.has(sight.seat)) {
    if (who.may.has(sight.seat)) offer_calls(table, sight, out);
    return;
  }
  if (table.variant.limit == Limit::called) offer_calls(table, sight, out);
  switch (pub.top().kind) {
    case FrameKind::start:
      return offer_flights(sight, out);
    case FrameKind::match:
      return offer_match(table, sight, out);
    case FrameKind::hex:
      return offer_hex(table, sight, out);
    case FrameKind::road:
      return offer_road(table, sight, out);
    case FrameKind::shortfall:
      offer_payments(table, sight, out);
      return out.add(action_of<W>(ActionKind::fall));
    case FrameKind::landing:
      return offer_landings(table, pub, out);
    case FrameKind::pay:
      return offer_payments(table, sight, out);
    case FrameKind::goods:
      return offer_goods(table, sight, out);
    case FrameKind::vet:
      offer_hearts(table, sight, ActionKind::contest, challengers_cards(table, sight), out);
      offer_queen(table, sight, out);
      return out.add(action_of<W>(ActionKind::allow));
    case FrameKind::proof:
      offer_hearts(table, sight, ActionKind::prove, sight.own.hand, out);
      return out.add(action_of<W>(ActionKind::leave));
    case FrameKind::fight:
      return offer_spades(table, sight, out);
    case FrameKind::discard:
      return offer_each(ActionKind::discard, sight.own.hand, out);
    case FrameKind::surplus:
      return offer_each(ActionKind::give_up, royals(sight.own.hand), out);
    case FrameKind::rescue:
      offer_powers(table, sight, out);
      return out.add(action_of<W>(ActionKind::leave));
    case FrameKind::power:
      return offer_powers(table, sight, out);
    case FrameKind::display:
      offer_display(table, sight, out);
      return out.add(action_of<W>(ActionKind::pass));
    case FrameKind::trade:
      out.add(action_of<W>(ActionKind::accept));
      return out.add(action_of<W>(ActionKind::decline));
    case FrameKind::swap:
      return offer_gifts(table, sight, out);
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
bool listed(const Table<W>& table, const Sight<W>& sight, const Action<W>& action) {
  switch (action.kind) {
    case ActionKind::pay:
      return is_listed(table, sight.own.hand, action.cards, need_now(table, sight.pub));
    case ActionKind::contest:
      if (proves_as_queen(sight.pub, action.cards)) return true;
      return is_listed(table, challengers_cards(table, sight), action.cards,
                       proof_need(table, sight.pub, sight.seat));
    case ActionKind::prove:
      return is_listed(table, sight.own.hand, action.cards,
                       proof_need(table, sight.pub, sight.seat));
    case ActionKind::lay_out:
      return is_listed(table, sight.own.hand, action.cards, kDisplay);
    case ActionKind::propose:
      return is_round(action);
    case ActionKind::hand_over:
      return is_listed_gift(table, sight, action.cards);
    case ActionKind::show:
      return action.cards.size() == 1 ||
             action.cards == only(sight.own.hand, matching_ranks(table, sight.pub));
    case ActionKind::spades:
    case ActionKind::buy:
    case ActionKind::discard:
      return action.cards.size() == 1;
    default:
      return true;
  }
}

#define WARREN_WIDTH(W)                                                       \
  template void offers(const Table<W>&, const Sight<W>&, Offers<Action<W>>&); \
  template bool listed(const Table<W>&, const Sight<W>&, const Action<W>&)
WARREN_WIDTH(4);
WARREN_WIDTH(12);
#undef WARREN_WIDTH

}  // namespace warren::jack_rabbits
