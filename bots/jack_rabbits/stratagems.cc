#include "bots/jack_rabbits/stratagems.h"

#include <algorithm>
#include <bit>
#include <type_traits>

#include "core/step.h"
#include "games/jack_rabbits/jack_rabbits.h"
#include "games/jack_rabbits/rules/needs.h"
#include "games/jack_rabbits/rules/ways.h"
#include "games/jack_rabbits/turn/going.h"

namespace warren::jack_rabbits {
namespace {

template <int W>
using GameOf = JackRabbitsOf<W>;

template <int W>
SeatSet others_of(const Moment<W>& now) {
  return SeatSet::first(now.setup.seats).without(now.sight.seat);
}
template <int W>
bool ignored(const Moment<W>& now, Suit suit) {
  return (now.outlook.weights().ignores >> static_cast<int>(suit) & 1) != 0;
}

}  // namespace

// --- choosing ------------------------------------------------------------------------------------

template <int W>
bool Stratagems<W>::aims_at_tile(const Moment& now, const Action& action) const {
  const Power<W>* power = now.setup.hooks.of(action.suit());
  const auto choice = static_cast<std::size_t>(action.choice());
  return choice < power->choices.size() && power->choices[choice].aim == Aim::tile;
}

template <int W>
const Action<W>* Stratagems<W>::best(const Moment& now, Travel& travel) {
  if constexpr (!kKeeps<W>) return nullptr;
  InlineList<const Action*, kAnswered> plain, tokens;
  for (const Action& offer : now.offers) {
    if (offer.kind != ActionKind::power) {
      if (now.setup.hooks.landable.empty()) continue;
      const Place place = leads_to(now.setup, now.pub(), offer);
      if (place == Place::none || can_land(now.setup, now.pub(), now.sight.seat, place)) continue;
      if (plain.size() < kAnswered) plain.push(&offer);
      continue;
    }
    if (ignored(now, offer.suit())) continue;
    auto& list = aims_at_tile(now, offer) ? tokens : plain;
    if (list.size() < kAnswered) list.push(&offer);
  }
  if (plain.empty() && tokens.empty()) return nullptr;
  const View before{now.sight.seat, now.pub(), now.sight.own};
  int most = standing(now, before, travel, 0) + now.outlook.weights().venture;
  const Action* chosen = nullptr;
  const auto try_it = [&](const Action* offer) {
    const int value = tried(now, *offer, travel);
    if (value <= most) return;
    most = value;
    chosen = offer;
  };
  for (const Action* offer : plain) try_it(offer);
  // Where a token goes matters to others, and to oneself if it stands or comes to lie in the way.
  const int every = std::max(1, tokens.size() / kTried);
  for (int i = 0; i < tokens.size(); ++i) {
    const Action& offer = *tokens[i];
    const bool here = now.pub().top().kind == FrameKind::road &&
                      now.setup.ground.at(now.pub().top().spot()).tile == offer.aim();
    if (here || i % every == now.pub().turns % every) try_it(&offer);
  }
  return chosen;
}

template <int W>
Action<W> Stratagems<W>::answer(const Moment& now, Travel& travel) {
  if constexpr (!kKeeps<W>) return now.offers[0];
  const Frame& frame = now.pub().top();
  if (frame.kind == FrameKind::power && ignored(now, frame.suit()))
    return now.offers[now.offers.size() - 1];  // the last one is to leave it
  return now.best([&](const Action& offer) {
    if (offer.kind == ActionKind::power && ignored(now, offer.suit())) return kNever;
    return tried(now, offer, travel);
  });
}

template <int W>
int Stratagems<W>::tried(const Moment& now, const Action& action, Travel& travel) {
  View view{now.sight.seat, now.pub(), now.sight.own};
  try_action<GameOf<W>>(now.setup, view, action);
  const int mine = standing(now, view, travel, 0);
  return mine >= kWon ? mine : mine + mischief(now, view.pub);
}

// --- how one stands ------------------------------------------------------------------------------

template <int W>
int Stratagems<W>::standing(const Moment& now, const View& view, Travel& travel, int deep) {
  const Public& pub = view.pub;
  if (pub.over()) return pub.winner == view.seat ? kWon : -kWon;
  const Sight<W> sight{view.seat, pub, view.own};
  const Prospect<W> prospect(now.setup, sight, now.outlook);
  const Cards& hand = view.own.hand;
  const Place here = pub.place_of(view.seat);
  if (!GameOf<W>::asked(now.setup, pub).must.has(view.seat)) return resting(now, view, prospect);
  switch (pub.top().kind) {
    case FrameKind::pay: {
      int value = kNever;
      const Cards free = pub.free_of(view.seat, hand);
      const Cards cards = prospect.payment(
          free, need_now(now.setup, pub),
          [&](const Cards& rest) { return prospect.ending(here, rest); }, value);
      if (cards.empty()) return kNever;
      View after = view;
      try_action<GameOf<W>>(now.setup, after, with_cards(ActionKind::pay, cards));
      return standing(now, after, travel, deep) - prospect.lost_royals(cards);
    }
    case FrameKind::power:
    case FrameKind::rescue:
      return deep < kDeep ? answering(now, view, travel, deep) : resting(now, view, prospect);
    case FrameKind::hex: {
      if (pub.top().travelled()) return prospect.arriving(here, hand);
      const int stay = std::max(prospect.ending(here, hand), prospect.acquiring(here, hand));
      return std::max(stay, travel.best(now.setup, sight, now.outlook, prospect).value);
    }
    case FrameKind::road: {
      const int end = travel.best(now.setup, sight, now.outlook, prospect).value;
      return end != kNever ? end : prospect.ending(here, hand);
    }
    default:
      return resting(now, view, prospect);
  }
}

template <int W>
int Stratagems<W>::answering(const Moment& now, const View& view, Travel& travel, int deep) {
  Offers<Action>& offers = offers_[static_cast<std::size_t>(deep)];
  offers.clear();
  jack_rabbits::offers(now.setup, Sight<W>{view.seat, view.pub, view.own}, offers);
  int value = kNever;
  const int many = std::min(offers.size(), kAnswered);
  for (int i = 0; i < many; ++i) {
    View after = view;
    try_action<GameOf<W>>(now.setup, after, offers[i]);
    value = std::max(value, standing(now, after, travel, deep + 1));
  }
  return value;
}

// Where there is nothing for oneself to choose now.
template <int W>
int Stratagems<W>::resting(const Moment&, const View& view, const Prospect<W>& prospect) const {
  const Place here = view.pub.place_of(view.seat);
  const bool arrives = view.seat == view.pub.turn && !view.pub.closing &&
                       !view.pub.pending.empty() && view.pub.top().kind == FrameKind::vet;
  return arrives ? prospect.arriving(here, view.own.hand) : prospect.ending(here, view.own.hand);
}

// --- what it does to others ----------------------------------------------------------------------

template <int W>
int Stratagems<W>::mischief(const Moment& now, const Public& after) const {
  int sum = 0;
  for (const Seat other : others_of(now)) {
    sum += moved(now, after, other);
    if (after.token != now.pub().token) sum += hindered(now, after, other);
  }
  sum += dearer(now, after);
  return sum + sealed(now, after);
}

template <int W>
int Stratagems<W>::moved(const Moment& now, const Public& after, Seat other) const {
  const Place from = now.pub().place_of(other), to = after.place_of(other);
  if (from == to) return 0;
  if (to == Place::off_board) return now.prospect.harm(other, 150);
  return from == Place::off_board ? -now.prospect.harm(other, 60) : 0;
}

// The places that somebody can walk to from here without paying, as tokens stand.
template <int W>
void Stratagems<W>::walk(const Moment& now, const Public& pub, const Way& way, PlaceSet& to,
                         std::array<std::uint64_t, kCrossedWords<W>>& seen) {
  switch (way.to) {
    case Way::To::hex:
      to |= bit(place_at(way.at));
      return;
    case Way::To::spot: {
      std::uint64_t& word = seen[way.at / 64];
      if ((word >> (way.at % 64) & 1) != 0 || !can_pass(now.setup, pub, way.at)) return;
      word |= std::uint64_t{1} << (way.at % 64);
      for (const auto& hook : now.setup.hooks.entered) {
        if (hook.call(now.setup, pub, hook.suit, way.at)) return;
      }
      const Stand& stand = now.setup.ground.at(Spot{way.at});
      if (stand.kind == TileKind::cave && !stand.mouth) to |= bit(Place::underground);
      for (std::size_t i = 0; i < stand.ways; ++i) walk(now, pub, stand.way[i], to, seen);
      return;
    }
    default:
      return;
  }
}
template <int W>
PlaceSet Stratagems<W>::within_reach(const Moment& now, const Public& pub, Seat seat) {
  const Ground& ground = now.setup.ground;
  const Place here = pub.place_of(seat);
  PlaceSet to = 0;
  std::array<std::uint64_t, kCrossedWords<W>> seen{};
  if (is_hex(here)) {
    for (const Way& way : ground.at(here).exit) walk(now, pub, way, to, seen);
  } else if (here == Place::underground) {
    for (int cave = 0; cave < ground.caves; ++cave) {
      const Way mouth{Way::To::spot, ground.mouth[static_cast<std::size_t>(cave)], 0};
      walk(now, pub, mouth, to, seen);
    }
  }
  return to;
}
template <int W>
int Stratagems<W>::hindered(const Moment& now, const Public& after, Seat other) const {
  const PlaceSet before = within_reach(now, now.pub(), other);
  const PlaceSet then = within_reach(now, after, other);
  const Weights& weights = now.outlook.weights();
  const auto lost = [&](PlaceSet gone) {
    if (gone == 0) return 0;
    const RoyalSet<W> royals = royal_set(now.pub().known_of(other));
    const bool home = (gone & bit(Place::citadel)) != 0 && now.outlook.goals().fulfils(royals);
    return home ? weights.blocked_home : weights.blocked * std::min(4, std::popcount(gone));
  };
  const int delay = lost(before & ~then) - lost(then & ~before);
  return delay >= 0 ? now.prospect.harm(other, delay) : -now.prospect.harm(other, -delay);
}

// Prices that rise hurt most whoever cannot walk to where they want to go.
template <int W>
int Stratagems<W>::dearer(const Moment& now, const Public& after) const {
  const int rise = price_of(now.setup, after, 0) - price_of(now.setup, now.pub(), 0);
  if (rise == 0) return 0;
  const Weights& weights = now.outlook.weights();
  const bool walks = now.outlook.map().on_foot(now.stop()) != 0;
  int sum = -rise * weights.dearer / (walks ? 3 : 1);
  for (const Seat other : others_of(now)) {
    const int delay = std::abs(rise) * weights.dearer;
    const int harm = now.prospect.harm(other, delay);
    sum += rise > 0 ? harm : -harm;
  }
  // A hand that is full loses its worst card anyway.
  const int laid = now.pub().hand_of(now.sight.seat) - after.hand_of(now.sight.seat);
  if (laid > 0 && now.hand().size() + 2 > now.setup.hand_limit) {
    const Cards gone = heaped(after) & now.hand();
    const int worth = now.prospect.ending(now.here(), now.hand()) -
                      now.prospect.ending(now.here(), now.hand() - gone);
    sum += std::max(0, worth) * 3 / 4;
  }
  return sum;
}

// A seal keeps out those who would come to fight, or for the royal of this hex. Who breaks it takes
// what was laid out.
template <int W>
int Stratagems<W>::sealed(const Moment& now, const Public& after) const {
  const Seat me = now.sight.seat;
  const Cards laid = after.laid_out_by(me) - now.pub().laid_out_by(me);
  if (laid.empty()) return 0;
  const Weights& weights = now.outlook.weights();
  const Place here = now.here();
  const Cards crowned = royals(now.hand());
  const bool sought = jack_rabbits::is_royal(here) && now.pub().court.has(card_of(here));
  const int fallen =
      now.prospect.ending(here, now.hand()) - now.prospect.ending(Place::off_board, now.hand());
  const int stolen = weights.royal_lost * crowned.size() / std::max(1, now.hand().size());
  const int kept = weights.royal_lost * royals(laid).size() / std::max(1, now.hand().size());
  int sum = -weights.shown * (laid - now.pub().known_of(me)).size();
  for (const Seat other : others_of(now)) {
    const Place there = now.pub().place_of(other);
    if (there == here) {  // it is in already
      if (!now.setup.weapons.empty()) sum += kept * weights.visited / 100;
      continue;
    }
    const bool near = (now.outlook.map().on_foot(stop_of<W>(there)) >> now.stop() & 1) != 0;
    int risk = !now.setup.weapons.empty() ? std::max(0, fallen) + stolen : 0;
    if (sought) risk += weights.royal_lost / 4;
    const int share = near ? weights.visited : weights.visited / 5;
    sum += risk * share / 100;
    // Cards of the suit that was laid out break it.
    Suit suit = Suit::clubs;
    int worth = 0;
    for (int s = 0; s < W; ++s) {
      const auto pips = static_cast<RankMask>(laid.suit(s) & kPips);
      if (pips == 0) continue;
      suit = static_cast<Suit>(s);
      worth = now.setup.cost_of(pips);
    }
    const int odds = now.prospect.guess().at_least(other, suit, worth + 1);
    const int loss = weights.royal_lost * royals(laid).size() + weights.point * worth;
    sum -= loss * odds / kSure * share / 200;
  }
  return sum;
}

template class Stratagems<4>;
template class Stratagems<12>;

}  // namespace warren::jack_rabbits
