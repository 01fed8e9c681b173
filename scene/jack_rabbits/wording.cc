#include "scene/jack_rabbits/wording.h"

#include "games/jack_rabbits/rules/needs.h"
#include "games/jack_rabbits/suits/player_trade.h"
#include "games/jack_rabbits/suits/spades.h"
#include "games/jack_rabbits/turn/going.h"
#include "scene/jack_rabbits/power_words.h"
#include "scene/jack_rabbits/staging.h"

namespace warren::jack_rabbits_scene {
namespace {

using jr::ActionKind;

// Actions that need no more than their cards.
struct Plain {
  ActionKind kind;
  Text label;  // {0}: the cards
  Text group = {};
};
constexpr std::array kPlain = {
    Plain{ActionKind::declare, {"show {0} and fly", "mostrar {0} y volar"}},
    Plain{ActionKind::roll, {"no flight: roll the dice", "sin vuelo: tirar los dados"}},
    Plain{ActionKind::show, {"show {0} and draw a card", "mostrar {0} y tomar una carta"}},
    Plain{ActionKind::pass, {"show no card", "no mostrar ninguna"}},
    Plain{ActionKind::lay_out,
          {"lay out {0}", "exponer {0}"},
          {"lay out hearts…", "exponer corazones…"}},
    Plain{ActionKind::accept, {"accept the trade", "aceptar el trato"}},
    Plain{ActionKind::decline, {"decline the trade", "rechazar el trato"}},
    Plain{ActionKind::stop, {"say that it is enough", "decir que ya basta"}},
    Plain{ActionKind::fall,
          {"do not pay: you fall off the board and your turn is over",
           "no pagar: caes al destierro y acaba tu turno"}},
    Plain{ActionKind::contest,
          {"contest, with {0}", "cuestionar, con {0}"},
          {"contest, with…", "cuestionar, con…"}},
    Plain{ActionKind::allow, {"allow the visit", "permitir la visita"}},
    Plain{ActionKind::prove,
          {"show {0} and stay", "mostrar {0} y quedarse"},
          {"show hearts and stay…", "mostrar corazones y quedarse…"}},
    Plain{ActionKind::leave,
          {"show none: you go off the board and your turn is over",
           "no mostrar: vas al destierro y acaba tu turno"}},
    Plain{ActionKind::discard, {"discard {0}", "descartar {0}"}},
    Plain{ActionKind::capital, {"{0} stays before you", "{0} se queda ante ti"}},
    Plain{ActionKind::give_up, {"give {0} back to the court", "devolver {0} a la corte"}},
};

}  // namespace

Choice Wording::choice(const Action& action) const {
  Choice out{jr::write(look_.setup, action), "", -1};
  if (travel(action, out) || on_a_hex(action, out)) {
    break_first(action, out);
    return out;
  }
  if (action.kind == ActionKind::pay) pay(action, out);
  if (action.kind == ActionKind::spades) fight(action, out);
  if (action.kind == ActionKind::hand_over) hand_over(action, out);
  if (action.kind == ActionKind::give_in) out.label = giving_in();
  if (action.kind == ActionKind::power) power(action, out);
  for (const Plain& plain : kPlain) {
    if (plain.kind != action.kind) continue;
    out.label = say(plain.label, {cards(action)});
    out.group = say(plain.group);
  }
  if (action.kind == ActionKind::leave && pub_.top().kind == jr::FrameKind::rescue)
    out.label = say({"go off the board", "ir al destierro"});
  if (out.label.empty()) out.label = out.notation;
  return out;
}

// As its suit says it. A page tells by the verb what pointing at the place means: that one's rabbit
// goes there, or a token.
void Wording::power(const Action& action, Choice& out) const {
  const PowerLine* line = power_line(action.suit(), action.choice());
  if (line == nullptr) return;
  const std::string aim = aim_name(look_, action.suit(), action.choice(), action.aim());
  const std::vector<Fact> facts = {aim, price_in(look_, action.suit()), cards(action),
                                   worth(action)};
  out.label = say(line->label, facts);
  out.group = say(line->group, facts);
  out.warning = say(line->warning, facts);
  out.place = aim_place(look_, action.suit(), action.choice(), action.aim());
  out.verb = line->leads == Leads::token ? "place" : line->leads == Leads::rabbit ? "way" : "";
  const Cards royals = jr::royals(action.cards);
  if (!royals.empty())
    out.label += say({", and that of {0}", ", y el de {0}"}, {cards_name(royals, look_.lang)});
  break_first(action, out);
}

// A move that arrives on a sealed hex: what closes it is broken before.
void Wording::break_first(const Action& action, Choice& out) const {
  const SeatSet owners = breaks_open(look_, action);
  if (owners.empty()) return;
  std::string names;
  for (const Seat seat : owners) names += (names.empty() ? "" : ", ") + player_name(look_, seat);
  const jr::Place there = jr::leads_to(look_.setup, pub_, action);
  out.place = place_number(look_, there);
  out.label =
      say({"break the seal of {0}, then {1}", "romper el sello de {0} y {1}"}, {names, out.label});
}

// What is done where one stands.
bool Wording::on_a_hex(const Action& action, Choice& out) const {
  switch (action.kind) {
    case ActionKind::attack:
      out.label = say({"attack {0}", "atacar a {0}"}, {player_name(look_, action.seat())});
      break;
    case ActionKind::call:
      out.label = say({"call out {0}: too many cards", "señalar a {0}: cartas de más"},
                      {player_name(look_, action.seat())});
      return true;
    case ActionKind::propose:
      propose(action, out);
      break;
    case ActionKind::buy:
      buy(action, out);
      break;
    case ActionKind::acquire: {
      const jr::Need need = jr::royal_need(look_.setup, pub_, here());
      out.label =
          say({"acquire {0} for {1} in {2}", "adquirir {0} por {1} en {2}"},
              {hex_name(here(), look_.lang), need.amount, suits_name(need.suits, look_.lang)});
      break;
    }
    case ActionKind::end:
      out.label = !pub_.top().travelled()
                      ? say({"stay: draw and end the turn", "quedarse: tomar carta y acabar"})
                      : say({"draw and end the turn", "tomar carta y acabar el turno"});
      break;
    default:
      return false;
  }
  if (on_hex()) out.place = place_number(look_, here());
  return true;
}

void Wording::buy(const Action& action, Choice& out) const {
  out.label = say({"buy {0}", "comprar {0}"}, {cards(action)});
  if (!action.more) return;
  out.label = say({"choose {0} and another", "elegir {0} y otra"}, {cards(action)});
  out.group = say({"buy several, first…", "comprar varias, primero…"});
}

void Wording::pay(const Action& action, Choice& out) const {
  out.label = say({"pay {0}", "pagar {0}"}, {cards(action)});
  if (action.cards.size() > 1)
    out.label += say({", worth {0}", ", que valen {0}"}, {worth(action)});
  const Cards royals = jr::royals(action.cards);
  if (!royals.empty())
    out.label += say({" (gives up {0})", " (pierdes {0})"}, {cards_name(royals, look_.lang)});
  out.group = action.cards.size() == 1
                  ? say({"pay with one card…", "pagar con una carta…"})
                  : say({"pay with {0} cards…", "pagar con {0} cartas…"}, {action.cards.size()});
}

void Wording::propose(const Action& action, Choice& out) const {
  const std::string suit = suits_name(jr::mask_of(action.terms().suit));
  const std::string gold = suits_name(jr::mask_of(jr::Suit::diamonds));
  const std::string points = say({"{0} in {1}", "{0} en {1}"}, {action.terms().points, suit});
  const std::string diamonds = say({"{0} in {1}", "{0} en {1}"}, {action.terms().diamonds, gold});
  out.label =
      say({"offer {0} a trade: your {1} for {2}", "proponer a {0} un trato: tus {1} por {2}"},
          {player_name(look_, action.seat()), action.more ? diamonds : points,
           action.more ? points : diamonds});
  out.group =
      say({"offer {0} a trade…", "proponer a {0} un trato…"}, {player_name(look_, action.seat())});
}

void Wording::hand_over(const Action& action, Choice& out) const {
  const jr::Need need = jr::agreed(pub_, pub_.top(), look_.view.seat);
  const bool cheats = jr::cheats(look_.setup, action.cards, need);
  out.label = action.cards.empty() ? say({"hand over nothing", "no entregar nada"})
                                   : say({"hand over {0}", "entregar {0}"}, {cards(action)});
  if (!cheats) return;
  out.label += say(
      {" (less than agreed: you go off the board)", " (menos de lo acordado: vas al destierro)"});
  out.group = say({"cheat…", "hacer trampa…"});
}

// All that it costs.
std::string Wording::giving_in() const {
  const Seat me = look_.view.seat;
  if (me == pub_.turn) {
    return say({"give in: you go off the board and your turn is over",
                "rendirse: vas al destierro y acaba tu turno"});
  }
  if (!can_be_robbed(look_, me))
    return say({"give in: you go off the board", "rendirse: vas al destierro"});
  return say({"give in: you go off the board, and {0} steals a card of yours",
              "rendirse: vas al destierro y {0} te roba una carta"},
             {player_name(look_, pub_.turn)});
}

void Wording::fight(const Action& action, Choice& out) const {
  const jr::Frame& frame = pub_.top();
  const int total = (frame.defender_plays() ? frame.defender_total() : frame.attacker_total()) +
                    jr::weapon_worth(look_.setup, pub_, look_.view.seat, action.cards);
  out.label = action.more
                  ? say({"play {0} and another (makes {1})", "jugar {0} y otra (suma {1})"},
                        {cards(action), total})
                  : say({"play {0} (makes {1})", "jugar {0} (suma {1})"}, {cards(action), total});
  out.group = action.more ? say({"play several spades, first…", "jugar varias picas, primero…"})
                          : std::string();
  if (action.more && look_.setup.weapons.size() > 1)
    out.group = say({"play several cards, first…", "jugar varias cartas, primero…"});
}

}  // namespace warren::jack_rabbits_scene
