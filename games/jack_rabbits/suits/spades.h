// Spades: fight (rules 5). Spades are played one by one, `more` saying that others follow, or as
// one set; a play must exceed what the other has played, so it is begun only if it can.
#pragma once

#include "games/jack_rabbits/rules/needs.h"
#include "games/jack_rabbits/state/refusal.h"
#include "games/jack_rabbits/turn/hand.h"

namespace warren::jack_rabbits {

inline constexpr int kSpades = static_cast<int>(Suit::spades);

template <int W>
RankMask spades_of(const Cards<W>& cards) {
  return static_cast<RankMask>(cards.suit(kSpades) & kPaying);
}

// What spades count in a fight: the first ace that a player spends counts more (rules 6).
template <int W>
int spades_worth(const Setup<W>& setup, const Public<W>& pub, Seat seat, RankMask spades) {
  const int worth = setup.worth_of(spades);
  return (spades & 1) != 0 ? worth + first_ace_of(setup, pub, seat) : worth;
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
};
template <int W>
Reply reply_now(const Public<W>& pub) {
  const Frame& fight = pub.top();
  const bool defends = fight.defender_plays();
  const int attacker = fight.attacker_total(), defender = fight.defender_total();
  return {defends ? defender : attacker, defends ? attacker : defender, fight.play_begun(),
          !defends && defender == 0};
}

// On a hex with another rabbit; each can be attacked once a turn.
template <int W>
Refusal refuse_attack(const Setup<W>& setup, const Sight<W>& sight, const Action<W>& action) {
  const Public<W>& pub = sight.pub;
  if (!setup.classic.fight) return refuse(Code::no_fights);
  if (action.target() >= setup.seats) return refuse(Code::malformed);
  if (action.seat() == sight.seat) return refuse(Code::fight_yourself);
  if (pub.place_of(action.seat()) != pub.place_of(sight.seat))
    return refuse(Code::fight_absent, action.target());
  if (pub.attacked.has(action.seat())) return refuse(Code::fight_twice, action.target());
  return spades_of(sight.own.hand) == 0 ? refuse(Code::no_spade) : Refusal{};
}

template <int W>
Refusal refuse_spades(const Setup<W>& setup, const Sight<W>& sight, const Action<W>& action) {
  if (const Refusal no = refuse_cards(sight.own.hand, action.cards)) return no;
  const Cards<W> others = action.cards - of_suit<W>(Suit::spades, spades_of(action.cards));
  if (!others.empty()) return refuse(Code::not_a_spade, others.nth(0));
  const Reply reply = reply_now(sight.pub);
  const auto worth = [&](RankMask spades) {
    return spades_worth(setup, sight.pub, sight.seat, spades);
  };
  const int total = reply.mine + worth(spades_of(action.cards));
  if (!action.more)
    return total > reply.theirs ? Refusal{} : refuse(Code::not_higher, total, reply.theirs);
  const RankMask all = spades_of(sight.own.hand);
  if (all == spades_of(action.cards)) return refuse(Code::no_spade);
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
  const RankMask all = spades_of(sight.own.hand);
  const bool several = (all & (all - 1)) != 0;
  const auto worth = [&](RankMask spades) {
    return spades_worth(setup, sight.pub, sight.seat, spades);
  };
  const bool enough = reply.mine + worth(all) > reply.theirs;
  for (unsigned ranks = all; ranks != 0 && enough; ranks &= ranks - 1) {
    const auto rank = static_cast<std::uint8_t>(std::countr_zero(ranks));
    const auto card = Cards<W>::of(card_of(Suit::spades, rank));
    if (reply.mine + worth(static_cast<RankMask>(ranks & -ranks)) > reply.theirs)
      out.add(with_cards(ActionKind::spades, card));
    if (several) out.add(with_cards(ActionKind::spades, card, true));
  }
  if (!reply.begun && !reply.opening) out.add(action_of<W>(ActionKind::give_in));
}

}  // namespace warren::jack_rabbits
