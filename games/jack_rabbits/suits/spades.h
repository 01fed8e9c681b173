// Spades: fight (rules 5), and whatever other suits fight like them. Cards are played one by one,
// `more` saying that others follow, or as one set; a play must exceed what the other has played, so
// it is begun only if it can.
#pragma once

#include "games/jack_rabbits/rules/needs.h"
#include "games/jack_rabbits/state/refusal.h"
#include "games/jack_rabbits/turn/hand.h"

namespace warren::jack_rabbits {

// In the narrow width nothing else fights: what loops over the suits that do is a look-up there.
inline constexpr int kSpades = static_cast<int>(Suit::spades);

// The number, among the suits that fight, of the one that these cards are of: each side plays one
// suit only (expansions, torches). The number of them all if the cards are of none, or of several.
template <int W>
int weapon_of(const Setup<W>& setup, const Cards<W>& cards) {
  for (int i = 0; i < setup.weapons.size(); ++i) {
    if (!cards.empty() && paying(cards, mask_of(setup.weapons[i])) == cards) return i;
  }
  return setup.weapons.size();
}
template <int W>
Cards<W> weapons_in(const Setup<W>& setup, const Cards<W>& cards, int weapon) {
  if (weapon >= setup.weapons.size()) return {};
  if constexpr (!kKeeps<W>)
    return of_suit<W>(Suit::spades, static_cast<RankMask>(cards.suit(kSpades) & kPaying));
  else
    return paying(cards, mask_of(setup.weapons[weapon]));
}
template <int W>
bool is_armed(const Setup<W>& setup, const Cards<W>& hand) {
  if constexpr (!kKeeps<W>) {
    return !setup.weapons.empty() && (hand.suit(kSpades) & kPaying) != 0;
  }
  for (int i = 0; i < setup.weapons.size(); ++i) {
    if (!weapons_in(setup, hand, i).empty()) return true;
  }
  return false;
}

// What cards of one suit that fights count: the first ace that a player spends counts more (rules
// 6).
template <int W>
int weapon_worth(const Setup<W>& setup, const Public<W>& pub, Seat seat, const Cards<W>& cards) {
  if constexpr (!kKeeps<W>) {
    const RankMask spades = cards.suit(kSpades);
    const int worth = setup.worth_of(spades);
    return (spades & 1) != 0 ? worth + first_ace_of(setup, pub, seat) : worth;
  } else {
    const int worth = setup.worth_of(cards);
    return only(cards, RankMask{1}).empty() ? worth : worth + first_ace_of(setup, pub, seat);
  }
}

// Who plays now.
template <int W>
Seat fighter(const Public<W>& pub, const Frame& fight) {
  return fight.defender_plays() ? fight.defender() : pub.turn;
}

// How the fight stands for whoever plays now.
struct Reply {
  int mine = 0, theirs = 0;
  bool begun = false;    // some of this play lies there already
  bool opening = false;  // the attack itself
  int weapon = -1;       // what this side fights with; -1: it has played nothing yet
  bool fits(int with) const { return weapon < 0 || weapon == with; }
};
template <int W>
Reply reply_now(const Public<W>& pub) {
  const Frame& fight = pub.top();
  const bool defends = fight.defender_plays();
  const int attacker = fight.attacker_total(), defender = fight.defender_total();
  const int mine = defends ? defender : attacker;
  const int weapon = defends ? fight.defender_weapon() : fight.attacker_weapon();
  return {mine, defends ? attacker : defender, fight.play_begun(), !defends && defender == 0,
          mine == 0 ? -1 : weapon};
}

// What whoever plays now can play in all, of the suit in which that is most.
template <int W>
int most_to_play(const Setup<W>& setup, const Sight<W>& sight) {
  const Reply reply = reply_now(sight.pub);
  const Cards<W> hand = sight.pub.free_of(sight.seat, sight.own.hand);
  int most = 0;
  for (int weapon = 0; weapon < setup.weapons.size(); ++weapon) {
    if (!reply.fits(weapon)) continue;
    const Cards<W> all = weapons_in(setup, hand, weapon);
    const int worth = weapon_worth(setup, sight.pub, sight.seat, all);
    if (worth > most) most = worth;
  }
  return most;
}

// On a hex with another rabbit; each can be attacked once a turn.
template <int W>
Refusal refuse_attack(const Setup<W>& setup, const Sight<W>& sight, const Action<W>& action) {
  const Public<W>& pub = sight.pub;
  if (setup.weapons.empty()) return refuse(Code::no_fights);
  if (action.target() >= setup.seats) return refuse(Code::malformed);
  if (action.seat() == sight.seat) return refuse(Code::fight_yourself);
  if (pub.place_of(action.seat()) != pub.place_of(sight.seat))
    return refuse(Code::fight_absent, action.target());
  if (pub.attacked.has(action.seat())) return refuse(Code::fight_twice, action.target());
  return is_armed(setup, sight.own.hand) ? Refusal{} : refuse(Code::no_spade);
}

template <int W>
Refusal refuse_spades(const Setup<W>& setup, const Sight<W>& sight, const Action<W>& action) {
  const Cards<W> hand = sight.pub.free_of(sight.seat, sight.own.hand);
  if (const Refusal no = refuse_cards(hand, action.cards)) return no;
  const Reply reply = reply_now(sight.pub);
  const int weapon = weapon_of(setup, action.cards);
  if (weapon == setup.weapons.size() || !reply.fits(weapon)) {
    const int with = reply.weapon >= 0 ? reply.weapon : 0;
    const Cards<W> others = action.cards - weapons_in(setup, action.cards, with);
    return refuse(Code::not_a_spade, (others.empty() ? action.cards : others).nth(0));
  }
  const auto worth = [&](const Cards<W>& cards) {
    return weapon_worth(setup, sight.pub, sight.seat, cards);
  };
  const int total = reply.mine + worth(action.cards);
  if (!action.more)
    return total > reply.theirs ? Refusal{} : refuse(Code::not_higher, total, reply.theirs);
  const Cards<W> all = weapons_in(setup, hand, weapon);
  if (all == action.cards) return refuse(Code::no_spade);
  const int most = reply.mine + worth(all);
  return most > reply.theirs ? Refusal{} : refuse(Code::cannot_exceed, most, reply.theirs);
}

template <int W>
Refusal refuse_give_in(const Public<W>& pub) {
  const Reply reply = reply_now(pub);
  if (reply.begun) return refuse(Code::reply_begun);
  return reply.opening ? refuse(Code::must_open) : Refusal{};
}
// Whoever has no card left is not asked: all that is possible is to give in.
template <int W>
bool is_helpless(const Setup<W>& setup, const Public<W>& pub, Seat seat) {
  return setup.errata.empty_hand_gives_in && pub.hand_of(seat) == 0 && !refuse_give_in(pub);
}

template <int W>
void offer_spades(const Setup<W>& setup, const Sight<W>& sight, Offers<Action<W>>& out) {
  const Reply reply = reply_now(sight.pub);
  const Cards<W> hand = sight.pub.free_of(sight.seat, sight.own.hand);
  const auto worth = [&](const Cards<W>& cards) {
    return weapon_worth(setup, sight.pub, sight.seat, cards);
  };
  const int weapons = kKeeps<W> ? setup.weapons.size() : 1;
  for (int weapon = 0; weapon < weapons; ++weapon) {
    if (kKeeps<W> && !reply.fits(weapon)) continue;
    const Cards<W> all = weapons_in(setup, hand, weapon);
    if (reply.mine + worth(all) <= reply.theirs) continue;
    const bool several = all.size() > 1;
    all.for_each([&](Card card) {
      const auto one = Cards<W>::of(card);
      if (reply.mine + worth(one) > reply.theirs) out.add(with_cards(ActionKind::spades, one));
      if (several) out.add(with_cards(ActionKind::spades, one, true));
    });
  }
  if (!reply.begun && !reply.opening) out.add(action_of<W>(ActionKind::give_in));
}

}  // namespace warren::jack_rabbits
