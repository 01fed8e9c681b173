// Questions about a position that several parts of the rules ask.
#pragma once

#include "core/inline.h"
#include "games/jack_rabbits/refusal.h"
#include "games/jack_rabbits/state.h"
#include "games/jack_rabbits/table.h"

namespace warren::jack_rabbits {

// Who is asked by a frame of each kind: asked so often that it is a look-up.
enum class Asks : std::uint8_t { nobody, chance, turn, its_seat, fighter, vetters, traders };
constexpr Asks asks(FrameKind kind) {
  switch (kind) {
    case FrameKind::none:
      return Asks::nobody;
    case FrameKind::lots:
    case FrameKind::draw:
    case FrameKind::roll:
    case FrameKind::steal:
    case FrameKind::seize:
      return Asks::chance;
    case FrameKind::start:
    case FrameKind::match:
    case FrameKind::hex:
    case FrameKind::road:
    case FrameKind::shortfall:
    case FrameKind::landing:
    case FrameKind::goods:
    case FrameKind::proof:
    case FrameKind::display:
      return Asks::turn;
    case FrameKind::pay:
    case FrameKind::discard:
    case FrameKind::surplus:
    case FrameKind::rescue:
    case FrameKind::power:
    case FrameKind::trade:
      return Asks::its_seat;
    case FrameKind::fight:
      return Asks::fighter;
    case FrameKind::vet:
      return Asks::vetters;
    case FrameKind::swap:
      return Asks::traders;
  }
  return Asks::nobody;
}
inline constexpr std::array<Asks, kFrameKinds> kAsks = [] {
  std::array<Asks, kFrameKinds> out{};
  for (std::size_t i = 0; i < out.size(); ++i) out[i] = asks(static_cast<FrameKind>(i));
  return out;
}();

// Whom a seat can still call out in this turn (rules 3, hand limit).
template <int W>
SeatSet callable(const Table<W>& table, const Public<W>& pub, Seat caller) {
  const SeatSet called = pub.extras.called[static_cast<std::size_t>(index_of(caller))];
  SeatSet left = SeatSet::first(table.seats).without(caller);
  for (const Seat seat : called) left = left.without(seat);
  return left;
}
// Calls are possible between two actions of the active player, not inside a fight, vetting, trade
// or payment.
constexpr bool takes_calls(FrameKind kind) {
  return kind == FrameKind::start || kind == FrameKind::match || kind == FrameKind::hex ||
         kind == FrameKind::road;
}
template <int W>
SeatSet callers(const Table<W>& table, const Public<W>& pub) {
  SeatSet out;
  for (const Seat seat : SeatSet::first(table.seats).without(pub.turn)) {
    if (!callable(table, pub, seat).empty()) out = out.with(seat);
  }
  return out;
}

template <int W>
WARREN_INLINE inline Asked asked(const Table<W>& table, const Public<W>& pub) {
  Asked out;
  if (pub.pending.empty()) return out;
  const Frame& frame = pub.top();
  const Asks asks = kAsks[static_cast<std::size_t>(frame.kind)];
  switch (asks) {
    case Asks::nobody:
      break;
    case Asks::chance:
      out.chance = true;
      break;
    case Asks::turn:
    case Asks::its_seat:
    case Asks::fighter: {  // told apart without a jump: which it will be is hard to foresee
      const bool its_own = asks == Asks::its_seat || (asks == Asks::fighter && frame.b != 0);
      out.must = SeatSet::of(its_own ? frame.seat() : pub.turn);
      if (table.variant.limit == Limit::called && takes_calls(frame.kind))
        out.may = callers(table, pub);
      break;
    }
    case Asks::vetters:
      out.must = SeatSet(static_cast<std::uint8_t>(frame.a & ~frame.b));
      out.settle = out.must.empty();
      break;
    case Asks::traders:
      out.must = SeatSet::of(pub.turn).with(frame.seat());
      for (const Seat seat : SeatSet(static_cast<std::uint8_t>(frame.mask)))
        out.must = out.must.without(seat);
      out.settle = out.must.empty();
      break;
  }
  return out;
}

// --- roads ---------------------------------------------------------------------------------------

// A rabbit that walks goes on over these; at a crossing and in a cave it has to choose.
constexpr bool passing(TileKind kind) {
  switch (kind) {
    case TileKind::wood:
    case TileKind::mountain:
    case TileKind::river:
    case TileKind::tavern:
      return true;
    case TileKind::crossing:
    case TileKind::cave:
    case TileKind::citadel:
    case TileKind::first_royal:
    case TileKind::last_royal:
      break;
  }
  return false;
}

template <int W>
bool can_land(const Table<W>& table, const Public<W>& pub, Seat seat, Place place) {
  for (const auto& hook : table.hooks.landable) {
    if (!hook.call(table, pub, hook.suit, seat, place)) return false;
  }
  return true;
}
template <int W>
bool can_pass(const Table<W>& table, const Public<W>& pub, Spot spot) {
  for (const auto& hook : table.hooks.passable) {
    if (!hook.call(table, pub, hook.suit, spot)) return false;
  }
  return true;
}

// Why the turn's rabbit may not leave by this way: a closed edge, an edge already crossed in this
// direction, or something that bars it (rules 3.2).
template <int W>
Code way_code(const Table<W>& table, const Public<W>& pub, const Way& way) {
  switch (way.to) {
    case Way::To::nothing:
      return Code::no_road;
    case Way::To::closed:
      return Code::closed_edge;
    case Way::To::off:
      return Code::possible;
    case Way::To::hex:
      return can_land(table, pub, pub.turn, static_cast<Place>(way.at)) ? Code::possible
                                                                        : Code::sealed_hex;
    case Way::To::spot:
      if (pub.has_crossed(way.at)) return Code::crossed_edge;
      return can_pass(table, pub, way.at) ? Code::possible : Code::barred;
  }
  return Code::no_road;
}
template <int W>
bool open_way(const Table<W>& table, const Public<W>& pub, const Way& way) {
  return way_code(table, pub, way) == Code::possible;
}
// Stopping short of the next choice makes sense only where there is something to pass.
inline bool can_step(const Ground& ground, const Way& way) {
  return way.to == Way::To::spot && passing(ground.at(way.at).kind);
}
// Every way on is closed, so that the rabbit may walk back (rules 3.2).
template <int W>
bool cornered(const Table<W>& table, const Public<W>& pub, const Stand& stand) {
  if (stand.ways == 0) return false;  // a cave: down is a way on
  for (std::size_t i = 0; i < stand.ways; ++i) {
    if (open_way(table, pub, stand.way[i])) return false;
  }
  return true;
}

// --- hexes with a power
// ---------------------------------------------------------------------------

// The advanced Citadel is a tower, a palace and a plaza too (rules 6).
template <int W>
bool is_kind(const Table<W>& table, Place place, Title title) {
  return is_title(place, title) || (place == Place::citadel && table.variant.advanced_citadel);
}
template <int W>
bool is_tower(const Table<W>& table, Place place) {
  return is_kind(table, place, Title::king);
}
template <int W>
bool is_palace(const Table<W>& table, Place place) {
  return is_kind(table, place, Title::queen);
}
template <int W>
bool is_plaza(const Table<W>& table, Place place) {
  return is_kind(table, place, Title::jack);
}

// --- prices --------------------------------------------------------------------------------------

// What has to be paid, and in which suits.
struct Need {
  int amount = 0;
  SuitMask suits = 0;
  int first_ace = 0;  // what an ace among the cards counts more, one of them (rules 6)
};

// Capital aces (rules 6): the first ace that a player spends counts 11; the ace before a player
// adds 1 to payments.
template <int W>
int first_ace_of(const Table<W>& table, const Public<W>& pub, Seat seat) {
  return table.variant.capital_aces && pub.capital_of(seat) == 0 ? kFirstAce : 0;
}
template <int W>
int capital_adds(const Table<W>& table, const Public<W>& pub, Seat seat, SuitMask suits) {
  const int ace = pub.capital_of(seat);
  if (table.variant.additional == Additional::off || ace == 0) return 0;
  return table.variant.additional == Additional::any || (suits >> (ace - 1) & 1) != 0 ? 1 : 0;
}
// What a seat really has to find for a payment, of at least one card.
template <int W>
Need with_capital(const Table<W>& table, const Public<W>& pub, Seat seat, Need need) {
  if (!table.variant.capital_aces) return need;
  need.first_ace = first_ace_of(table, pub, seat);
  if (need.amount > 1) need.amount -= capital_adds(table, pub, seat, need.suits);
  return need;
}
template <int W>
bool has_ace(const Cards<W>& cards, SuitMask suits) {
  return !paying(only(cards, RankMask{1}), suits).empty();
}
// What the cards of the suits that pay are worth for a need.
template <int W>
int worth_for(const Table<W>& table, const Cards<W>& cards, const Need& need) {
  const int worth = table.worth_of(cards, need.suits);
  return need.first_ace != 0 && has_ace(cards, need.suits) ? worth + need.first_ace : worth;
}

// The cards that a lottery brings: one for the card shown; in a windfall one for each, and more for
// a double (rules 6).
template <int W>
int lottery_prize(const Table<W>& table, const Public<W>& pub, int shown) {
  if (!table.variant.windfall) return shown;
  const bool doubled = pub.die1 == pub.die2;
  if (table.variant.prize == DoublePrize::own) return shown + (doubled ? 1 : 0);
  return doubled ? 2 * shown : shown;
}

template <int W>
bool can_pay(const Table<W>& table, const Cards<W>& hand, const Need& need) {
  return worth_for(table, hand, need) >= need.amount;
}
// The price where no power changes it; nothing is rolled while exploring.
template <int W>
int usual_price(const Table<W>& table, int dice) {
  return table.variant.explore ? 1 : dice;
}
template <int W>
int price_of(const Table<W>& table, const Public<W>& pub, int dice) {
  int price = dice;
  for (const auto& hook : table.hooks.price) price += hook.call(table, pub, hook.suit);
  return price;
}
// An acquisition costs ten in the royal's own suit (rules 3.3).
template <int W>
Need royal_need(const Table<W>& table, const Public<W>& pub, Place place) {
  int cost = kRoyalCost;
  for (const auto& hook : table.hooks.cost)
    cost += hook.call(table, pub, hook.suit, card_of(place));
  return {cost, mask_of(suit_of(place))};
}
// A transfer costs the price of the turn in the suits of the tile.
template <int W>
Need toll_need(const Public<W>& pub, const Stand& stand) {
  return {pub.price, stand.toll};
}
// The cards that can be bought at a plaza, and what pays for them (rules 5, diamonds). The advanced
// Citadel sells every suit.
template <int W>
Cards<W> goods_at(const Public<W>& pub, Place plaza) {
  if (plaza == Place::citadel) return pub.spent;
  return of_suit<W>(suit_of(plaza), pub.spent.suit(static_cast<int>(suit_of(plaza))));
}
template <int W>
SuitMask plaza_suits(const Table<W>& table, Place plaza) {
  const bool gold = is_royal(plaza) && suit_of(plaza) == Suit::diamonds;
  return gold ? table.suits : mask_of(Suit::diamonds);
}
// What the club shown for a flight lacks, and the suit of the tower that pays for it.
template <int W>
int flight_shortfall(const Table<W>& table, const Public<W>& pub) {
  const int value = table.value[static_cast<std::size_t>(pub.club - 1)];
  return value >= pub.dice() ? 0 : pub.dice() - value;
}
template <int W>
Need shortfall_need(const Table<W>& table, const Public<W>& pub) {
  const Place tower = pub.place_of(pub.turn);
  return {pub.top().a, tower == Place::citadel ? table.suits : mask_of(suit_of(tower))};
}
// What the payment asked for now has to be; the top frame is `pay` or `shortfall`.
template <int W>
Need need_now(const Table<W>& table, const Public<W>& pub) {
  const Frame& frame = pub.top();
  if (frame.kind == FrameKind::pay)
    return with_capital(table, pub, frame.seat(), {frame.c, frame.mask});
  return with_capital(table, pub, pub.turn, shortfall_need(table, pub));
}

// --- other rabbits -------------------------------------------------------------------------------

// Whether a seat may vet arrivals at a hex that is no palace (rules 6, hearts boost).
template <int W>
bool boosted_vetter(const Table<W>& table, const Public<W>& pub, Seat seat, Place place) {
  const bool guest = pub.place_of(seat) == place;
  const bool carrot = is_royal(place) && pub.known_of(seat).has(card_of(place));
  switch (table.variant.hearts) {
    case HeartsBoost::off:
      return false;
    case HeartsBoost::guest:
      return guest;
    case HeartsBoost::carrot:
      return guest || carrot;
    case HeartsBoost::palace:
      return is_royal(place) && !pub.court.has(card_of(place));
    case HeartsBoost::displayed:
      return guest && !pub.displayed_by(seat).empty();
  }
  return false;
}
// Those asked to vet a rabbit that came to this hex (rules 5, hearts).
template <int W>
SeatSet vetters(const Table<W>& table, const Public<W>& pub, Seat visitor, Place place) {
  SeatSet asked;
  if (!table.classic.vet || !is_hex(place)) return asked;
  const bool palace = is_palace(table, place);
  if (!palace && table.variant.hearts == HeartsBoost::off) return asked;
  if (is_royal(place) && pub.known_of(visitor).has(card_of(place))) return asked;  // own carrot
  for (const Seat seat : SeatSet::first(table.seats)) {
    if (seat == visitor || pub.place_of(seat) == Place::off_board) continue;
    if (palace || boosted_vetter(table, pub, seat, place)) asked = asked.with(seat);
  }
  return asked;
}
// A challenger may show the queen of that very palace instead of hearts (rules 6, vet_proof). The
// queen of hearts is a heart anyway.
template <int W>
bool proves_as_queen(const Public<W>& pub, const Cards<W>& cards) {
  const Place here = pub.place_of(pub.turn);
  return is_title(here, Title::queen) && suit_of(here) != Suit::hearts &&
         cards == Cards<W>::of(card_of(here));
}
// What a challenger has shown; the top frame is `proof`.
template <int W>
Cards<W> challenge_of(const Public<W>& pub, const Frame& proof) {
  if (proof.e != 0) return Cards<W>::of(card_of(pub.place_of(pub.turn)));
  return of_suit<W>(Suit::hearts, proof.mask);
}
// The cards that a challenger may show: at a hex that is no palace only hearts laid out there,
// if that is what lets one vet.
template <int W>
Cards<W> challengers_cards(const Table<W>& table, const Sight<W>& sight) {
  const bool displayed = table.variant.hearts == HeartsBoost::displayed &&
                         !is_palace(table, sight.pub.place_of(sight.pub.turn));
  return displayed ? sight.pub.displayed_by(sight.seat) : sight.own.hand;
}
// Hearts worth six, to which an ace before a player may add, on either side (rules 5 and 6).
template <int W>
Need proof_need(const Table<W>& table, const Public<W>& pub, Seat seat) {
  return {kVetProof - capital_adds(table, pub, seat, 0), mask_of(Suit::hearts)};
}
// Where a flight from here can land; never on the hex it left.
template <int W>
bool can_fly_to(const Table<W>& table, Place place) {
  return (table.landings & bit(place)) != 0;
}
template <int W>
bool is_landing(const Table<W>& table, const Public<W>& pub, Place place) {
  return can_fly_to(table, place) && place != pub.place_of(pub.turn) &&
         can_land(table, pub, pub.turn, place);
}
template <int W>
bool any_landing(const Table<W>& table, const Public<W>& pub) {
  for (PlaceSet left = table.landings; left != 0; left &= left - 1) {
    if (is_landing(table, pub, place_at(std::countr_zero(left)))) return true;
  }
  return false;
}

// The first player who, on their own turn, stands on the Citadel with three royals that fulfil the
// objective (rules 2, winning).
template <int W>
bool wins(const Table<W>& table, const Public<W>& pub) {
  if (pub.place_of(pub.turn) != Place::citadel) return false;
  return fulfils(table.objective, pub.royals_of(pub.turn));
}

}  // namespace warren::jack_rabbits
