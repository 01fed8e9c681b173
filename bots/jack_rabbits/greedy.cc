#include "bots/jack_rabbits/greedy.h"

#include <algorithm>
#include <bit>

#include "bots/jack_rabbits/sparing.h"
#include "games/jack_rabbits/rules/needs.h"
#include "games/jack_rabbits/suits/spades.h"

namespace warren {

using namespace jack_rabbits;

template <int W>
bool JackRabbitsGreedy<W>::interrupts(const Setup& setup, const Sight& sight,
                                      const Offers<Action>& offers, Rng&) {
  return outlook_.heeds() && call_out(setup, sight, offers) != nullptr;
}

template <int W>
Action<W> JackRabbitsGreedy<W>::choose(const Setup& setup, const Sight& sight,
                                       const Offers<Action>& offers, Rng& rng) {
  if (offers.size() == 1) return offers[0];
  if (setup.variant.limit == Limit::called && outlook_.heeds()) {
    if (const Action* call = call_out(setup, sight, offers)) return *call;
  }
  outlook_.look(setup, sight);
  const Prospect<W> prospect(setup, sight, outlook_);
  const Moment now{setup, sight, offers, outlook_, prospect, rng};
  if (setup.variant.explore) return dealings_.explore(now);
  switch (sight.pub.top().kind) {
    case FrameKind::start:
      return start(now);
    case FrameKind::match:
      return match(now);
    case FrameKind::hex:
      return hex(now);
    case FrameKind::road:
      return road(now);
    case FrameKind::shortfall:
      return shortfall(now);
    case FrameKind::landing:
      return landing(now);
    case FrameKind::pay:
      return travel_.pay(setup, sight, prospect, offers);
    case FrameKind::vet:
      return vet(now);
    case FrameKind::proof:
      return proof(now);
    case FrameKind::fight:
      return fight(now);
    case FrameKind::discard:
      return discard(now);
    case FrameKind::surplus:
      return give_up(now);
    case FrameKind::capital:
      return capital(now);
    case FrameKind::goods:
      return goods(now);
    case FrameKind::display:
      return dealings_.lay_out(now);
    case FrameKind::trade:
      return dealings_.answer(now);
    case FrameKind::swap:
      return dealings_.hand_over(now);
    case FrameKind::power:
    case FrameKind::rescue:
      return stratagems_.answer(now, travel_);
    default:
      return offers[0];
  }
}

// --- the beginning of a turn ---------------------------------------------------------------------

// A flight is worth what the best tower is worth, less what the club may lack (rules 5, clubs).
template <int W>
Action<W> JackRabbitsGreedy<W>::start(const Moment& now) {
  const int here = stop_of<W>(now.here());
  const Cards& hand = now.hand();
  const int tower = now.prospect.flying(hand);
  int ground =
      std::max(now.prospect.ending(now.here(), hand), now.prospect.acquiring(now.here(), hand));
  for (StopSet<W> left = outlook_.map().on_foot(here); left != 0; left &= left - 1)
    ground =
        std::max(ground, now.prospect.arriving(place_of_stop<W>(std::countr_zero(left)), hand));

  const SuitMask pays =
      now.here() == Place::citadel ? now.setup.suits : mask_of(suit_of(now.here()));
  const int purse = worth_for(now.setup, hand, now.prospect.needed({0, pays}));
  const int fallen = outlook_.standing(kOffStop<W>, hand);
  return now.best([&](const Action& offer) {
    if (offer.kind != ActionKind::declare) return ground + outlook_.weights().ground_bonus;
    const int club = now.setup.worth_of(offer.cards);
    int sum = 0;
    for (int a = 1; a <= 6; ++a) {
      for (int b = 1; b <= 6; ++b) {
        const int lack = std::max(0, a + b - club);
        sum += lack > purse ? fallen : tower - lack * outlook_.weights().lacking;
      }
    }
    return sum / 36;
  });
}

// Showing a card brings one for nothing. Cards that others know already are shown first, then those
// of suits that need not be kept secret.
template <int W>
Action<W> JackRabbitsGreedy<W>::match(const Moment& now) const {
  const Cards& known = now.pub().known_of(now.sight.seat);
  // Whoever calls out a hand that is too full takes a card of it (rules 6, seized surplus).
  const bool full = now.setup.variant.seized_surplus && outlook_.heeds() &&
                    now.hand().size() >= now.setup.hand_limit;
  return now.best([&](const Action& offer) {
    if (offer.kind == ActionKind::pass) return full ? 100 : -1;
    if (offer.cards.size() > 1) return outlook_.heeds() ? 10 : 0;  // rules 6, windfall
    if (known.contains(offer.cards)) return 9;
    const int suit = offer.cards.nth(0).suit;
    return suit == static_cast<int>(Suit::diamonds) || suit == static_cast<int>(Suit::clubs) ? 2
                                                                                             : 1;
  });
}

// --- on a hex ------------------------------------------------------------------------------------

// What it would do without powers, unless one of them is better.
template <int W>
Action<W> JackRabbitsGreedy<W>::hex(const Moment& now) {
  const Action chosen = on_hex(now);
  const bool settled = chosen.kind == ActionKind::acquire || chosen.kind == ActionKind::attack ||
                       chosen.kind == ActionKind::buy;
  if (settled || !now.setup.hooks.any) return chosen;
  const Action* better = stratagems_.best(now, travel_);
  return better != nullptr ? *better : chosen;
}
template <int W>
Action<W> JackRabbitsGreedy<W>::road(const Moment& now) {
  const Action chosen = on_road(now);
  if (!now.setup.hooks.any) return chosen;
  const Action* better = stratagems_.best(now, travel_);
  return better != nullptr ? *better : chosen;
}

template <int W>
Action<W> JackRabbitsGreedy<W>::on_hex(const Moment& now) {
  const Place here = now.here();
  const Prospect<W>& prospect = now.prospect;
  Action chosen = action_of<W>(ActionKind::end);
  int value = prospect.ending(here, now.hand());
  if (now.find(ActionKind::acquire) != nullptr) {
    const int acquired = prospect.acquiring(here, now.hand());
    if (acquired > value) {
      value = acquired;
      chosen = action_of<W>(ActionKind::acquire);
    }
  }
  if (!now.pub().top().travelled()) {
    const typename Travel<W>::End end = travel_.best(now.setup, now.sight, outlook_, prospect);
    if (end.value > value) {
      value = end.value;
      chosen = travel_.towards(now.setup, now.sight, prospect, end.place);
    }
  }
  if (value >= kWon) return chosen;
  if (now.find(ActionKind::buy) != nullptr) {
    const typename Prospect<W>::Purchase purchase = prospect.buying(here, now.hand());
    if (purchase.value > value) {
      shopping_ = purchase.goods;
      return goods(now);
    }
  }
  if (now.setup.variant.diamonds_boost && outlook_.heeds()) {
    if (const Action* trade = dealings_.proposal(now)) return *trade;
  }
  int gain = now.restless() ? -kTurn : outlook_.weights().quarrel;
  for (const Action& offer : now.offers) {
    if (offer.kind != ActionKind::attack) continue;
    const int attack = prospect.attacking(offer.seat(), here, now.hand());
    if (attack <= gain) continue;
    gain = attack;
    chosen = offer;
  }
  return chosen;
}

template <int W>
Action<W> JackRabbitsGreedy<W>::on_road(const Moment& now) {
  const Place goal = travel_.bound_for(now.pub());
  const typename Travel<W>::End end = travel_.best(now.setup, now.sight, outlook_, now.prospect);
  const Place place = travel_.reaches(goal) ? goal : end.place;
  if (place == Place::none) return now.offers[0];
  return travel_.towards(now.setup, now.sight, now.prospect, place);
}

// Names the goods one by one.
template <int W>
Action<W> JackRabbitsGreedy<W>::goods(const Moment& now) const {
  const Cards wanted = shopping_ - now.pub().laid;
  const bool more = wanted.size() > 1;
  return now.best([&](const Action& offer) {
    if (offer.kind != ActionKind::buy) return -1;
    return wanted.contains(offer.cards) && offer.more == more ? 2 : offer.more ? 0 : 1;
  });
}

// --- flights -------------------------------------------------------------------------------------

template <int W>
Action<W> JackRabbitsGreedy<W>::landing(const Moment& now) const {
  return now.best(
      [&](const Action& offer) { return now.prospect.landing(offer.place(), now.hand()); });
}

template <int W>
Action<W> JackRabbitsGreedy<W>::shortfall(const Moment& now) const {
  const Sparing<W> sparing(now.setup, now.sight, now.offers, ActionKind::pay);
  return now.best([&](const Action& offer) {
    if (sparing.wastes(offer)) return kNever;
    if (offer.kind == ActionKind::fall) return outlook_.standing(kOffStop<W>, now.hand());
    const int tower = now.prospect.flying(now.hand() - offer.cards);
    return tower - now.prospect.lost_royals(offer.cards);
  });
}

// --- vettings ------------------------------------------------------------------------------------

template <int W>
Action<W> JackRabbitsGreedy<W>::vet(const Moment& now) const {
  const Sparing<W> sparing(now.setup, now.sight, now.offers, ActionKind::contest);
  return now.best([&](const Action& offer) {
    if (sparing.wastes(offer)) return kNever;
    if (offer.kind == ActionKind::allow) return outlook_.weights().quarrel;
    return now.prospect.contesting(now.pub().turn, offer.cards);
  });
}

// Hearts are shown, not lost: it always proves if it can, with as few cards as possible that others
// do not know yet.
template <int W>
Action<W> JackRabbitsGreedy<W>::proof(const Moment& now) const {
  const Cards& known = now.pub().known_of(now.sight.seat);
  return now.best([&](const Action& offer) {
    return offer.kind == ActionKind::prove ? -(offer.cards - known).size() : -100;
  });
}

// --- fights --------------------------------------------------------------------------------------

// What these cards, all of one weapon, are worth in a fight.
template <int W>
static int worth_of_weapon(const jack_rabbits::Moment<W>& now,
                           const jack_rabbits::Cards<W>& cards) {
  return weapon_worth(now.setup, now.pub(), now.sight.seat, cards);
}

// Plays just enough to be ahead, as long as the other is likely to run out of weapons first.
template <int W>
Action<W> JackRabbitsGreedy<W>::fight(const Moment& now) const {
  const Reply reply = reply_now(now.pub());
  if (reply.opening && !reply.begun) {
    const int with =
        now.prospect.weapon_against(now.pub().top().defender(), now.here(), now.hand());
    return now.best([&](const Action& offer) {
      if (offer.more || weapon_of(now.setup, offer.cards) != with) return kNever;
      return -worth_of_weapon(now, offer.cards) - now.prospect.lost_royals(offer.cards);
    });
  }
  const Sparing<W> sparing(now.setup, now.sight);
  const Cards hand = now.pub().free_of(now.sight.seat, now.hand());
  Cards play;
  int fewest = 0, least = 0;
  for (int weapon = 0; weapon < now.setup.weapons.size(); ++weapon) {
    if (!reply.fits(weapon)) continue;
    const Need need{reply.theirs - reply.mine + 1, mask_of(now.setup.weapons[weapon]),
                    first_ace_of(now.setup, now.pub(), now.sight.seat)};
    minimal_payments(now.setup, hand, need, [&](const Cards& cards) {
      const int royals = sparing.royals(cards);
      const int worth = worth_of_weapon(now, cards);
      if (!play.empty() && (royals > fewest || (royals == fewest && worth >= least))) return;
      fewest = royals;
      least = worth;
      play = cards;
    });
  }
  const Action* give_in = now.find(ActionKind::give_in);
  if (give_in != nullptr && (play.empty() || !replies(now, reply, play))) return *give_in;
  const bool more = play.size() > 1;
  return now.best([&](const Action& offer) {
    return !offer.cards.empty() && play.contains(offer.cards) && offer.more == more ? 1 : 0;
  });
}

// Whether playing these is better than giving in. Cards that are played are lost either way.
template <int W>
bool JackRabbitsGreedy<W>::replies(const Moment& now, const Reply& reply, const Cards& play) const {
  const Frame& frame = now.pub().top();
  const bool defends = frame.defender_plays();
  const Seat other = defends ? now.pub().turn : frame.defender();
  const int with = weapon_of(now.setup, play);
  const Cards pips = only(weapons_in(now.setup, now.hand(), with), kPips);
  const int all = reply.mine + std::max(worth_of_weapon(now, pips), worth_of_weapon(now, play));
  const int against = defends ? frame.attacker_weapon() : frame.defender_weapon();
  const int odds =
      now.prospect.outfought(other, reply.theirs > 0 ? against : -1, all - reply.theirs);
  const Cards rest = now.hand() - play;
  const bool burnt = !defends && now.prospect.burns(with);
  const int stop = burnt ? kOffStop<W> : stop_of<W>(now.here());
  const int held = outlook_.standing(stop, rest) - now.prospect.lost_royals(play);
  const int lost = now.prospect.beaten(rest, defends) - now.prospect.lost_royals(play);
  const int given = now.prospect.beaten(now.hand(), defends);
  return (odds * held + (kSure - odds) * lost) / kSure > given;
}

// --- too many cards ------------------------------------------------------------------------------

template <int W>
Action<W> JackRabbitsGreedy<W>::discard(const Moment& now) const {
  const bool complete = now.outlook.goals().complete();
  if (now.restless() && !complete && now.rng.below(3) == 0) {
    const auto any = now.rng.below(static_cast<std::uint32_t>(now.offers.size()));
    return now.offers[static_cast<int>(any)];
  }
  const int stop = stop_of<W>(now.here());
  return now.best([&](const Action& offer) {
    const Card card = offer.cards.nth(0);
    return jack_rabbits::is_royal(card) ? kNever : -outlook_.worth(card, stop, now.hand());
  });
}

// One royal too many: compares how it stands without each of them.
template <int W>
Action<W> JackRabbitsGreedy<W>::give_up(const Moment& now) const {
  const int stop = stop_of<W>(now.here());
  return now.best([&](const Action& offer) {
    return outlook_.without(now.setup, now.sight, offer.cards, stop);
  });
}

// Of several first aces the one whose suit pays on the most roads: it may add to payments there
// (rules 6, additional capital).
template <int W>
Action<W> JackRabbitsGreedy<W>::capital(const Moment& now) const {
  const Ground& ground = now.setup.ground;
  return now.best([&](const Action& offer) {
    const int suit = offer.cards.nth(0).suit;
    int roads = 0;
    for (int spot = 0; spot < ground.spots; ++spot)
      roads += ground.at(static_cast<Spot>(spot)).toll >> suit & 1;
    return roads;
  });
}

template class JackRabbitsGreedy<4>;
template class JackRabbitsGreedy<12>;

}  // namespace warren
