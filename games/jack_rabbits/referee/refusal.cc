// The one predicate. Which actions a frame takes is data; what they ask for is in turn/ and
// suits/.
#include "games/jack_rabbits/state/refusal.h"

#include "games/jack_rabbits/referee/offers.h"
#include "games/jack_rabbits/rules/asked.h"
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

using K = ActionKind;
using KindSet = std::uint64_t;
constexpr KindSet set_of(std::initializer_list<K> kinds) {
  KindSet set = 0;
  for (const K kind : kinds) set |= KindSet{1} << static_cast<int>(kind);
  return set;
}
constexpr bool has(KindSet set, K kind) { return (set >> static_cast<int>(kind) & 1) != 0; }

constexpr KindSet kWithCards =
    set_of({K::declare, K::show, K::pay, K::spades, K::contest, K::prove, K::buy, K::discard,
            K::give_up, K::power, K::hand_over, K::lay_out, K::capital});
constexpr KindSet kWithTarget =
    set_of({K::walk, K::step, K::trail, K::horse, K::boat, K::joker, K::release_horse,
            K::release_boat, K::hop, K::land, K::attack, K::power, K::call, K::propose});
constexpr KindSet kWithMore = set_of({K::spades, K::buy, K::propose});

constexpr KindSet answers(FrameKind frame) {
  switch (frame) {
    case FrameKind::start:
      return set_of({K::declare, K::roll, K::call});
    case FrameKind::match:
      return set_of({K::show, K::pass, K::call});
    case FrameKind::hex:
      return set_of({K::walk, K::step, K::release_horse, K::release_boat, K::attack, K::buy,
                     K::acquire, K::end, K::power, K::call, K::propose, K::stop});
    case FrameKind::road:
      return set_of({K::walk, K::step, K::trail, K::horse, K::boat, K::joker, K::release_horse,
                     K::release_boat, K::hop, K::down, K::back, K::power, K::call});
    case FrameKind::shortfall:
      return set_of({K::pay, K::fall});
    case FrameKind::landing:
      return set_of({K::land, K::fall});
    case FrameKind::pay:
      return set_of({K::pay});
    case FrameKind::goods:
      return set_of({K::buy});
    case FrameKind::vet:
      return set_of({K::contest, K::allow});
    case FrameKind::proof:
      return set_of({K::prove, K::leave});
    case FrameKind::fight:
      return set_of({K::spades, K::give_in});
    case FrameKind::discard:
      return set_of({K::discard});
    case FrameKind::surplus:
      return set_of({K::give_up});
    case FrameKind::rescue:
      return set_of({K::power, K::leave});
    case FrameKind::power:
      return set_of({K::power});
    case FrameKind::display:
      return set_of({K::lay_out, K::pass});
    case FrameKind::trade:
      return set_of({K::accept, K::decline});
    case FrameKind::swap:
      return set_of({K::hand_over});
    case FrameKind::capital:
      return set_of({K::capital});
    case FrameKind::none:
    case FrameKind::lots:
    case FrameKind::draw:
    case FrameKind::roll:
    case FrameKind::steal:
    case FrameKind::seize:
      break;
  }
  return 0;
}

// Fields that an action of its kind does not use are empty, so that there is one way to say it.
template <int W>
bool well_formed(const Action<W>& action) {
  if (static_cast<int>(action.kind) >= kActionKinds || action.kind == K::answer) return false;
  if (!has(kWithCards, action.kind) && !action.cards.empty()) return false;
  if (!action.only_uses(has(kWithTarget, action.kind),
                        action.kind == K::power || action.kind == K::propose))
    return false;
  return !action.more || has(kWithMore, action.kind);
}

template <int W>
Refusal refuse_power(const Setup<W>& setup, const Sight<W>& sight, const Action<W>& action) {
  const Power<W>* power = action.target() < W ? setup.hooks.of(action.suit()) : nullptr;
  if (power == nullptr || power->refusal == nullptr) return refuse(Code::no_such_power);
  return power->refusal(setup, sight, action.suit(), action);
}

}  // namespace

template <int W>
Refusal refusal(const Setup<W>& setup, const Sight<W>& sight, const Action<W>& action) {
  const Public<W>& pub = sight.pub;
  if (!well_formed(action)) return refuse(Code::malformed);
  if (pub.over()) return refuse(Code::game_over);
  const Asked who = asked(setup, pub);
  const bool interrupts = action.kind == K::call && who.may.has(sight.seat);
  if (!who.must.has(sight.seat) && !interrupts) return refuse(Code::not_asked);
  const Frame& frame = pub.top();
  if (!has(answers(frame.kind), action.kind)) return refuse(Code::not_now);
  const auto stand = [&]() -> const Stand& { return setup.ground.at(frame.spot()); };
  switch (action.kind) {
    case K::declare:
      return refuse_declare(sight, action);
    case K::show:
      return refuse_show(setup, sight, action);
    case K::walk:
    case K::step:
      return refuse_walk(setup, sight, action);
    case K::trail:
      return refuse_trail(setup, sight, stand(), action);
    case K::horse:
    case K::boat:
      return refuse_merchant(setup, sight, stand(), action);
    case K::joker:
      return refuse_joker(setup, sight, stand(), action);
    case K::release_horse:
    case K::release_boat:
      return refuse_release(setup, sight, action);
    case K::hop:
      return refuse_hop(setup, sight, stand(), action);
    case K::down:
      return refuse_down(setup, pub);
    case K::back:
      return refuse_back(setup, pub);
    case K::pay:
      return refuse_pay(setup, sight, action);
    case K::land:
      return refuse_land(setup, sight, action);
    case K::attack:
      return refuse_attack(setup, sight, action);
    case K::spades:
      return refuse_spades(setup, sight, action);
    case K::give_in:
      return refuse_give_in(pub);
    case K::contest:
      return refuse_contest(setup, sight, action);
    case K::prove:
      return refuse_hearts(setup, sight, action, proof_need(setup, pub, sight.seat));
    case K::lay_out:
      return refuse_hearts(setup, sight, action, kDisplay);
    case K::call:
      return refuse_call(setup, sight, action);
    case K::propose:
      return refuse_propose(setup, sight, action);
    case K::hand_over:
      return refuse_hand_over(sight, action);
    case K::stop:
      return refuse_stop(setup);
    case K::buy:
      return refuse_buy(setup, sight, action);
    case K::acquire:
      return refuse_acquire(setup, sight);
    case K::discard:
      return refuse_discard(setup, sight, action);
    case K::give_up:
      return refuse_give_up(sight, action);
    case K::capital:
      return refuse_capital(pub, action);
    case K::power:
      return refuse_power(setup, sight, action);
    case K::fall:
      return refuse_fall(setup, pub);
    case K::roll:
    case K::pass:
    case K::allow:
    case K::leave:
    case K::end:
    case K::accept:
    case K::decline:
      return {};
    case K::answer:
      break;
  }
  return refuse(Code::malformed);
}

template Refusal refusal<4>(const Setup<4>&, const Sight<4>&, const Action<4>&);
template Refusal refusal<12>(const Setup<12>&, const Sight<12>&, const Action<12>&);

}  // namespace warren::jack_rabbits
