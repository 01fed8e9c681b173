#include "scene/jack_rabbits/giving.h"

#include <algorithm>

#include "games/jack_rabbits/plans/payments.h"
#include "games/jack_rabbits/rules/vetting.h"
#include "games/jack_rabbits/suits/hearts.h"
#include "games/jack_rabbits/suits/player_trade.h"
#include "games/jack_rabbits/suits/spades.h"

namespace warren::jack_rabbits_scene {
namespace {

using jr::ActionKind;
using jr::Cost;
using jr::FrameKind;
using jr::Need;
using Keeping = jr::Keeping<Game::kWidth>;

// The spades that have to be played now, at least.
Need spades_need(const Look& look, const Game::Public& pub, Seat seat) {
  const jr::Reply reply = jr::reply_now(pub);
  return {reply.theirs - reply.mine + 1, jr::mask_of(jr::Suit::spades),
          jr::first_ace_of(look.setup, pub, seat)};
}

}  // namespace

Cards rather_given(const Look& look, const Keeping& keeping, const Cards& hand, const Need& need) {
  Cards best;
  Cost least = Cost::never();
  jr::minimal_payments(look.setup, hand, need, [&](const Cards& cards) {
    const Cost cost = keeping.cost(look.setup, cards, need);
    if (cost >= least) return;
    least = cost;
    best = cards;
  });
  return best;
}

// --- the order of lists --------------------------------------------------------------------------

Giving::Giving(const Look& look) : look_(look) {
  const Seat seat = look.view.seat;
  if (seat == Seat::nobody) return;  // who holds nothing
  anything_ = {0, look.setup.suits, jr::first_ace_of(look.setup, look.pub(), seat)};
  keeping_.look(look.setup, look.sight());
}

Rank Giving::rank(const Action& action, int first) const {
  switch (action.kind) {
    case ActionKind::pay:
    case ActionKind::discard:
    case ActionKind::give_up:
    case ActionKind::contest:
      return rank_of(cost(action.cards), first);
    case ActionKind::spades:
      return rank_of(fight_cost(action), first);
    case ActionKind::hand_over: {
      const Need need = jr::agreed(look_.pub(), look_.pub().top(), look_.view.seat);
      const bool cheats = jr::cheats(look_.setup, action.cards, need);
      return rank_of(cost(action.cards), cheats ? first + 1 : first);
    }
    case ActionKind::prove:
    case ActionKind::lay_out: {
      const Cards news = action.cards - look_.pub().known_of(look_.view.seat);
      return {first, news.size(), action.cards.size(), look_.setup.worth_of(action.cards)};
    }
    default:
      return {first};
  }
}

// Where others are to follow, with the best of these.
Cost Giving::fight_cost(const Action& action) const {
  const Cost now = cost(action.cards);
  if (!action.more) return now;
  const Need need = spades_need(look_, look_.pub(), look_.view.seat);
  const bool ace = jr::has_ace(action.cards, need.suits);
  const int missing = need.amount - jr::worth_for(look_.setup, action.cards, need);
  const Need then{std::max(1, missing), need.suits, ace ? 0 : need.first_ace};
  const Cards hand = look_.view.own.hand - action.cards;
  return now + keeping_.cost(look_.setup, rather_given(look_, keeping_, hand, then), then);
}

// --- amounts -------------------------------------------------------------------------------------

bool find_amount(const Look& look, const Game::View& view, const Action& action,
                 Preview::Payment& out) {
  const Game::Public& pub = view.pub;
  if (pub.pending.empty() || view.seat == Seat::nobody) return false;
  const FrameKind kind = pub.top().kind;
  const auto asked = [&](ActionKind answer, FrameKind question) {
    return action.kind == answer && kind == question;
  };
  const auto found = [&](const Need& need, std::string purpose) {
    out.need = need;
    out.cards = action.cards;
    out.worth = jr::worth_for(look.setup, action.cards, need);
    out.purpose = std::move(purpose);
    return true;
  };
  if (asked(ActionKind::pay, FrameKind::pay) || asked(ActionKind::pay, FrameKind::shortfall))
    return found(jr::need_now(look.setup, pub), purpose_of_payment(look, pub.top()));
  if (asked(ActionKind::contest, FrameKind::vet)) {
    found(jr::proof_need(look.setup, pub, view.seat),
          look.say({"contesting the visit", "cuestionar la visita"}));
    if (look.setup.variant.queen_proves && jr::proves_as_queen(pub, action.cards))
      out.worth = std::max(out.worth, out.need.amount);
    return true;
  }
  if (asked(ActionKind::prove, FrameKind::proof)) {
    return found(jr::proof_need(look.setup, pub, view.seat),
                 look.say({"staying at {0}", "quedarte en {0}"},
                          {hex_name(pub.place_of(pub.turn), look.lang)}));
  }
  if (asked(ActionKind::lay_out, FrameKind::display))
    return found(jr::kDisplay, look.say({"laying out hearts", "exponer corazones"}));
  if (asked(ActionKind::hand_over, FrameKind::swap))
    return found(jr::agreed(pub, pub.top(), view.seat), look.say({"the trade", "el trato"}));
  if (!asked(ActionKind::spades, FrameKind::fight)) return false;
  found(spades_need(look, pub, view.seat), look.say({"the fight", "la pelea"}));
  const int before = jr::reply_now(pub).mine;  // counted with what is played now
  out.need.amount += before;
  out.worth += before;
  return true;
}

// --- warnings ------------------------------------------------------------------------------------

namespace {

// What becomes of royals that are given, in a sentence.
class Regret {
 public:
  Regret(const Look& look, const Game::View& view, const Action& action)
      : look_(look), view_(view), action_(action), royals_(jr::royals(action.cards)) {
    keeping_.look(look.setup, Game::sight(view));
    breaks_ = keeping_.cost(look.setup, royals_).count(jr::Kept::trio) > 0;
    if (action.kind == ActionKind::pay) look_at_purchase();
  }

  std::string say(bool several) const {
    if (harmless_ || !view_.own.hand.contains(royals_)) return {};
    switch (action_.kind) {
      case ActionKind::pay:
        return lost() +
               otherwise(several,
                         {"You can pay with {0} instead.", "En su lugar puedes pagar con {0}."},
                         {"Nothing else pays for this.", "No tienes otra cosa con que pagar."});
      case ActionKind::spades:
        return lost() + otherwise(several,
                                  {"Other spades would do: {0}.", "Bastarían otras picas: {0}."},
                                  {"No other spades are enough.", "Otras picas no te bastan."});
      case ActionKind::contest:
        return contested() +
               otherwise(
                   several, {"Other hearts would do: {0}.", "Bastarían otros corazones: {0}."},
                   {"You have no other hearts that do.", "No tienes otros corazones que basten."});
      case ActionKind::hand_over:
        return handed_over() +
               otherwise(several, {"Other cards would do: {0}.", "Bastarían otras cartas: {0}."},
                         {"Nothing else is what you agreed to.", "Nada más llega a lo acordado."});
      case ActionKind::discard:
        return lost() + words({" You can discard something else.", " Puedes descartar otra cosa."});
      case ActionKind::give_up:
        return !breaks_
                   ? std::string()
                   : lost() + words({" You can give another one back.", " Puedes devolver otra."});
      default:
        return {};
    }
  }

 private:
  // A royal that is paid for another one: what counts is what one holds then. With three already,
  // one would go back in any case.
  void look_at_purchase() {
    const auto& pending = view_.pub.pending;
    if (pending.empty() || pending.top().kind != FrameKind::pay) return;
    if (pending.top().purpose() != jr::Purpose::royal) return;
    const Cards held = jr::royals(view_.own.hand);
    const auto bought = Cards::of(jr::card_of(jr::place_at(pending.top().detail())));
    const int then = jr::towards(look_.setup.objective, (held - royals_) | bought);
    if (then == jr::kMostRoyals) breaks_ = false;
    harmless_ = held.size() == jr::kMostRoyals && royals_.size() == 1 &&
                then == jr::towards(look_.setup.objective, held | bought);
  }

  std::string words(Text text, Facts facts = {}) const { return look_.say(text, facts); }
  std::string names() const { return cards_name(royals_, look_.lang); }
  bool one() const { return royals_.size() == 1; }

  std::string lost() const {
    if (breaks_) return trio();
    return one() ? words({"{0} goes back to the court.", "{0} vuelve a la corte."}, {names()})
                 : words({"{0} go back to the court.", "{0} vuelven a la corte."}, {names()});
  }
  std::string trio() const {
    return words({"This gives up {0}: you would no longer hold three royals that win.",
                  "Con esto pierdes {0}: ya no tendrías tres cartas reales con las que ganar."},
                 {names()});
  }
  std::string contested() const {
    const std::string visitor = player_name(look_, view_.pub.turn);
    if (breaks_) {
      return words(
          {"If {0} shows hearts too you lose {1}, and no longer hold three royals that win.",
           "Si {0} también muestra corazones pierdes {1}, y ya no tendrías tres cartas reales con "
           "las que ganar."},
          {visitor, names()});
    }
    return words(
        {"If {0} shows hearts too you lose {1}.", "Si {0} también muestra corazones pierdes {1}."},
        {visitor, names()});
  }
  std::string handed_over() const {
    if (breaks_) return trio();
    const Seat turn = view_.pub.turn;
    const Seat other = view_.seat == turn ? view_.pub.top().seat() : turn;
    const std::string name = player_name(look_, other);
    return one() ? words({"{0} goes to {1}.", "{0} pasa a {1}."}, {names(), name})
                 : words({"{0} go to {1}.", "{0} pasan a {1}."}, {names(), name});
  }
  // Whether royals could be spared.
  std::string otherwise(bool several, Text other, Text nothing) const {
    Preview::Payment asked;
    if (!find_amount(look_, view_, action_, asked)) return {};
    Need need = asked.need;
    Cards hand = view_.own.hand;
    if (action_.kind == ActionKind::spades) need = spades_need(look_, view_.pub, view_.seat);
    if (action_.kind == ActionKind::contest)
      hand = jr::challengers_cards(look_.setup, Game::sight(view_));
    const Cards rather = rather_given(look_, keeping_, hand - jr::royals(hand), need);
    if (rather.empty()) return " " + words(nothing);
    return several ? std::string() : " " + words(other, {cards_name(rather, look_.lang)});
  }

  const Look& look_;
  const Game::View& view_;
  const Action& action_;
  Cards royals_;
  Keeping keeping_;
  bool breaks_ = false;
  bool harmless_ = false;
};

}  // namespace

std::string warning(const Look& look, const Game::View& view, const Action& action, bool several) {
  if (view.seat == Seat::nobody || jr::royals(action.cards).empty()) return {};
  return Regret(look, view, action).say(several);
}

}  // namespace warren::jack_rabbits_scene
