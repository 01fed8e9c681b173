// Questions about a position that several parts of the rules ask.
#pragma once

#include "games/jack_rabbits/refusal.h"
#include "games/jack_rabbits/state.h"
#include "games/jack_rabbits/table.h"

namespace warren::jack_rabbits {

// Who is asked by a frame of each kind: asked so often that it is a look-up.
enum class Asks : std::uint8_t { nobody, chance, turn, its_seat, fighter, vetters };
constexpr Asks asks(FrameKind kind) {
  switch (kind) {
    case FrameKind::none:
      return Asks::nobody;
    case FrameKind::lots:
    case FrameKind::draw:
    case FrameKind::roll:
    case FrameKind::steal:
      return Asks::chance;
    case FrameKind::start:
    case FrameKind::match:
    case FrameKind::hex:
    case FrameKind::road:
    case FrameKind::shortfall:
    case FrameKind::landing:
    case FrameKind::goods:
    case FrameKind::proof:
      return Asks::turn;
    case FrameKind::pay:
    case FrameKind::discard:
    case FrameKind::surplus:
    case FrameKind::rescue:
    case FrameKind::power:
      return Asks::its_seat;
    case FrameKind::fight:
      return Asks::fighter;
    case FrameKind::vet:
      return Asks::vetters;
  }
  return Asks::nobody;
}
inline constexpr std::array<Asks, kFrameKinds> kAsks = [] {
  std::array<Asks, kFrameKinds> out{};
  for (std::size_t i = 0; i < out.size(); ++i) out[i] = asks(static_cast<FrameKind>(i));
  return out;
}();

template <int W>
[[gnu::always_inline]] inline Asked asked(const Table<W>&, const Public<W>& pub) {
  Asked out;
  if (pub.pending.empty()) return out;
  const Frame& frame = pub.top();
  switch (kAsks[static_cast<std::size_t>(frame.kind)]) {
    case Asks::nobody:
      break;
    case Asks::chance:
      out.chance = true;
      break;
    case Asks::turn:
      out.must = SeatSet::of(pub.turn);
      break;
    case Asks::its_seat:
      out.must = SeatSet::of(frame.seat());
      break;
    case Asks::fighter:
      out.must = SeatSet::of(frame.b != 0 ? frame.seat() : pub.turn);
      break;
    case Asks::vetters:
      out.must = SeatSet(static_cast<std::uint8_t>(frame.a & ~frame.b));
      out.settle = out.must.empty();
      break;
  }
  return out;
}

// --- roads ---------------------------------------------------------------------------------------

// A rabbit that walks goes on over these; at a crossing and in a cave it has to choose.
constexpr bool passing(TileKind kind) {
  return kind == TileKind::wood || kind == TileKind::mountain || kind == TileKind::river ||
         kind == TileKind::tavern;
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

// --- prices --------------------------------------------------------------------------------------

// What has to be paid, and in which suits.
struct Need {
  int amount = 0;
  SuitMask suits = 0;
};

template <int W>
bool can_pay(const Table<W>& table, const Cards<W>& hand, const Need& need) {
  return table.worth_of(hand, need.suits) >= need.amount;
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
// The cards that can be bought at a plaza, and what pays for them (rules 5, diamonds).
template <int W>
RankMask goods_at(const Public<W>& pub, Place plaza) {
  return static_cast<RankMask>(pub.spent.suit(static_cast<int>(suit_of(plaza))) & kPips);
}
template <int W>
SuitMask plaza_suits(const Table<W>& table, Place plaza) {
  return suit_of(plaza) == Suit::diamonds ? table.suits : mask_of(Suit::diamonds);
}
// What the club shown for a flight lacks, and the suit of the tower that pays for it.
template <int W>
int flight_shortfall(const Table<W>& table, const Public<W>& pub) {
  const int value = table.value[static_cast<std::size_t>(pub.club - 1)];
  return value >= pub.dice() ? 0 : pub.dice() - value;
}
template <int W>
Need shortfall_need(const Public<W>& pub) {
  return {pub.top().a, mask_of(suit_of(pub.place_of(pub.turn)))};
}
// What the payment asked for now has to be; the top frame is `pay` or `shortfall`.
template <int W>
Need need_now(const Public<W>& pub) {
  const Frame& frame = pub.top();
  return frame.kind == FrameKind::pay ? Need{frame.c, frame.mask} : shortfall_need(pub);
}

// --- other rabbits -------------------------------------------------------------------------------

// Those asked to vet a rabbit that came to this hex (rules 5, hearts).
template <int W>
SeatSet vetters(const Table<W>& table, const Public<W>& pub, Seat visitor, Place place) {
  SeatSet asked;
  if (!table.classic.vet || !is_title(place, Title::queen)) return asked;
  if (pub.known_of(visitor).has(card_of(place))) return asked;  // its own carrot
  for (const Seat seat : SeatSet::first(table.seats)) {
    if (seat != visitor && pub.place_of(seat) != Place::off_board) asked = asked.with(seat);
  }
  return asked;
}
// Towers that a flight from here can land on.
template <int W>
bool is_landing(const Table<W>& table, const Public<W>& pub, Place place) {
  return is_title(place, Title::king) && table.ground.has(place) &&
         place != pub.place_of(pub.turn) && can_land(table, pub, pub.turn, place);
}
template <int W>
bool any_landing(const Table<W>& table, const Public<W>& pub) {
  for (int s = 0; s < W; ++s) {
    if (is_landing(table, pub, place_of(static_cast<Suit>(s), Title::king))) return true;
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
