// What each side may win and lose, said before anybody chooses: from what all see.
#include "games/jack_rabbits/rules/vetting.h"
#include "games/jack_rabbits/suits/player_trade.h"
#include "scene/jack_rabbits/power_words.h"
#include "scene/jack_rabbits/staging.h"

namespace warren::jack_rabbits_scene {
namespace {

using jr::FrameKind;

class Stakes {
 public:
  explicit Stakes(const Look& look) : look_(look), pub_(look.pub()), frame_(look.pub().top()) {}

  std::vector<Stake> all() const {
    switch (frame_.kind) {
      case FrameKind::fight:
        return {attacker(), defender()};
      case FrameKind::vet:
        return vetted();
      case FrameKind::proof:
        return {visitor(), challenger(frame_.challenger())};
      case FrameKind::trade:
      case FrameKind::swap:
        return {trader(pub_.turn, frame_.seat()), trader(frame_.seat(), pub_.turn)};
      case FrameKind::start:
        return {pilot()};
      case FrameKind::shortfall:
        return {grounded()};
      default:
        return {};
    }
  }

 private:
  std::string say(Text text, Facts facts = {}) const { return look_.say(text, facts); }
  std::string name(Seat seat) const { return player_name(look_, seat); }

  // What the suit that the attacker fights with adds to a theft.
  std::string after_theft() const {
    const auto weapon = static_cast<std::size_t>(frame_.attacker_weapon());
    if (frame_.attacker_total() == 0 || weapon >= look_.setup.weapons.all().size()) return {};
    const PowerWords* words = power_words(look_, look_.setup.weapons.all()[weapon]);
    return words != nullptr ? say(words->after_theft) : std::string();
  }
  Stake attacker() const {
    const Seat other = frame_.defender();
    return {
        pub_.turn,
        can_be_robbed(look_, other)
            ? say({"wins: steals a random card from {0}", "gana: le roba una carta al azar a {0}"},
                  {name(other)}) +
                  after_theft()
            : say({"wins: {0} has no card to steal", "gana: {0} no tiene cartas que robar"},
                  {name(other)}),
        say({"loses: goes off the board, the turn is over",
             "pierde: va al destierro y acaba el turno"})};
  }
  Stake defender() const {
    const Seat seat = frame_.defender();
    return {seat,
            say({"wins: stays, {0} goes off the board", "gana: se queda, {0} va al destierro"},
                {name(pub_.turn)}),
            can_be_robbed(look_, seat)
                ? say({"loses: goes off the board, {0} steals a card",
                       "pierde: va al destierro y {0} le roba una carta"},
                      {name(pub_.turn)})
                : say({"loses: goes off the board", "pierde: va al destierro"})};
  }

  Stake visitor() const {
    const int need = jr::proof_need(look_.setup, pub_, pub_.turn).amount;
    return {pub_.turn,
            say({"shows hearts worth {0}: stays and keeps them",
                 "muestra corazones que valgan {0}: se queda y los conserva"},
                {need}),
            say({"shows none: goes off the board, the turn is over",
                 "no los muestra: va al destierro y acaba el turno"})};
  }
  Stake challenger(Seat seat) const {
    return {seat,
            say({"if {0} has no such hearts: {0} goes off the board",
                 "si {0} no los tiene: {0} va al destierro"},
                {name(pub_.turn)}),
            say({"if {0} has: loses the cards shown and goes off the board",
                 "si {0} los tiene: pierde lo mostrado y va al destierro"},
                {name(pub_.turn)})};
  }
  // Those asked risk the same: told of the viewer where it is one of them.
  std::vector<Stake> vetted() const {
    const SeatSet asked = frame_.vetters();
    if (asked.empty()) return {visitor()};
    return {visitor(), challenger(asked.has(look_.view.seat) ? look_.view.seat : *asked.begin())};
  }

  Stake trader(Seat seat, Seat other) const {
    const jr::Need gets = jr::agreed(pub_, frame_, other);
    return {seat,
            say({"is to get {0} in {1}", "ha de recibir {0} en {1}"},
                {gets.amount, suits_name(gets.suits, look_.lang)}),
            say({"gives less or other cards: goes off the board",
                 "da menos u otras cartas: va al destierro"})};
  }

  Stake pilot() const {
    const jr::Place tower = pub_.place_of(pub_.turn);
    const jr::SuitMask suits =
        jr::is_royal(tower) ? jr::mask_of(jr::suit_of(tower)) : look_.setup.suits;
    return {pub_.turn,
            say({"club worth the dice or more: a flight to another tower",
                 "un trébol que valga lo que los dados o más: vuela a otra torre"}),
            say({"worth less: pay the rest in {0}, or fall off the board",
                 "si vale menos: se paga el resto en {0} o se cae al destierro"},
                {suits_name(suits, look_.lang)})};
  }
  Stake grounded() const {
    const jr::Need need = jr::need_now(look_.setup, pub_);
    return {pub_.turn,
            say({"pays {0} in {1}: flies all the same", "paga {0} en {1}: vuela a pesar de todo"},
                {need.amount, suits_name(need.suits, look_.lang)}),
            say({"does not: falls off the board, the turn is over",
                 "no paga: cae al destierro y acaba el turno"})};
  }

  const Look& look_;
  const Game::Public& pub_;
  const jr::Frame& frame_;
};

}  // namespace

bool can_be_robbed(const Look& look, Seat seat) { return look.pub().concealed_of(seat) > 0; }

std::vector<Stake> stakes(const Look& look) {
  if (look.pub().pending.empty() || look.pub().turn == Seat::nobody) return {};
  return Stakes(look).all();
}

}  // namespace warren::jack_rabbits_scene
