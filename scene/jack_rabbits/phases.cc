// What the present question is for, in one plain line.
#include "games/jack_rabbits/rules/needs.h"
#include "scene/jack_rabbits/power_words.h"
#include "scene/jack_rabbits/staging.h"

namespace warren::jack_rabbits_scene {
namespace {

using jr::FrameKind;

std::string at_a_hex(const Look& look, bool travelled) {
  const Game::Public& pub = look.pub();
  const jr::Place here = pub.place_of(pub.turn);
  if (look.setup.variant.explore)
    return look.say(
        {"Exploring: walk where the roads lead.", "Explorar: ve adonde lleven los caminos."});
  if (!travelled) {
    return look.say({"Journey: follow a road to the next hex, or stay here.",
                     "Travesía: sigue un camino hasta el próximo hexágono, o quédate."});
  }
  if (jr::is_royal(here) && pub.court.has(jr::card_of(here))) {
    const jr::Need need = jr::royal_need(look.setup, pub, here);
    return look.say({"Arrived: {0} costs {1} in {2}; then a card, and the turn ends.",
                     "Llegada: {0} cuesta {1} en {2}; luego una carta y acaba el turno."},
                    {hex_name(here, look.lang), need.amount, suits_name(need.suits, look.lang)});
  }
  return look.say({"Arrived: act here if you can; then a card, and the turn ends.",
                   "Llegada: actúa aquí si puedes; luego una carta y acaba el turno."});
}

std::string of_a_draw(const Look& look, jr::Draw why) {
  switch (why) {
    case jr::Draw::deal:
      return look.say(
          {"Each player is dealt three cards.", "Se reparten tres cartas a cada jugador."});
    case jr::Draw::lottery:
      return look.say({"Lottery: the match is rewarded with a card.",
                       "Lotería: la coincidencia se premia con una carta."});
    case jr::Draw::increment:
      return look.say({"A turn that ends on a hex brings a card.",
                       "Un turno que acaba en un hexágono da una carta."});
    case jr::Draw::power:
      break;
  }
  return look.say({"A card is drawn.", "Se toma una carta."});
}

struct Line {
  FrameKind kind;
  Text text;
};
constexpr std::array kLines = {
    Line{FrameKind::lots, {"Who begins is drawn by lot.", "Se sortea quién empieza."}},
    Line{FrameKind::start,
         {"On a tower: before the dice, show a club to fly to another tower.",
          "En una torre: antes de los dados, muestra un trébol para volar a otra."}},
    Line{FrameKind::roll,
         {"Lottery: the dice set the price of this turn.",
          "Lotería: los dados fijan el precio de este turno."}},
    Line{FrameKind::match,
         {"Lottery: a card equal to one of the dice, shown, brings a new card.",
          "Lotería: mostrar una carta igual a un dado da una carta nueva."}},
    Line{FrameKind::road,
         {"On the road: walk on, or pay the price for a transfer.",
          "De camino: sigue a pie, o paga el precio por un traslado."}},
    Line{FrameKind::shortfall,
         {"The club is worth less than the dice: pay the rest, or fall.",
          "El trébol vale menos que los dados: paga el resto, o cae."}},
    Line{FrameKind::landing, {"Flight: choose where to land.", "Vuelo: elige dónde aterrizar."}},
    Line{FrameKind::goods,
         {"Plaza: choose cards of the spent lot, then pay what they are worth.",
          "Plaza: elige cartas del descarte y paga lo que valen."}},
    Line{FrameKind::vet,
         {"Vetting: whoever objects to this visit shows hearts worth {0} or more.",
          "Visita: quien no la quiera muestra corazones que valgan {0} o más."}},
    Line{FrameKind::proof,
         {"Vetting: hearts worth {0} or more let the visitor stay.",
          "Visita: con corazones que valgan {0} o más se queda."}},
    Line{FrameKind::fight,
         {"Fight: play more in ♠, or give in; all spades played are spent.",
          "Pelea: juega más en ♠, o ríndete; las picas jugadas se gastan."}},
    Line{FrameKind::steal,
         {"The winner of the fight takes a random card.",
          "Quien gana la pelea se lleva una carta al azar."}},
    Line{FrameKind::discard,
         {"Hand limit: at most {1} cards are kept.", "Límite de cartas: como máximo, {1}."}},
    Line{FrameKind::surplus,
         {"Nobody keeps more than three royals: one goes back to the court.",
          "Nadie conserva más de tres reales: una vuelve a la corte."}},
    Line{FrameKind::rescue,
         {"A power may still save this rabbit.", "Un poder aún puede salvar a este conejo."}},
    Line{FrameKind::display,
         {"Hearts laid out let you vet whoever comes here, until your next turn.",
          "Con corazones expuestos juzgas a quien llegue, hasta tu próximo turno."}},
    Line{FrameKind::seize,
         {"Who called takes the cards that are too many.",
          "Quien señaló se lleva las cartas de más."}},
    Line{FrameKind::trade,
         {"Trade: if accepted, both choose in secret what they hand over.",
          "Trato: si se acepta, ambos eligen en secreto lo que entregan."}},
    Line{FrameKind::swap,
         {"Trade: both choose in secret; who gives less than agreed goes off the board.",
          "Trato: ambos eligen en secreto; quien da menos va al destierro."}},
    Line{FrameKind::capital,
         {"The first ace spent counts 11 and stays before its player.",
          "El primer as gastado vale 11 y se queda ante su jugador."}},
};

}  // namespace

std::string aim(const Look& look) {
  const Game::Public& pub = look.pub();
  if (pub.over() || pub.pending.empty()) return {};
  const jr::Frame& frame = pub.top();
  if (frame.kind == FrameKind::hex) return at_a_hex(look, frame.travelled());
  if (frame.kind == FrameKind::draw) return of_a_draw(look, frame.why());
  if (frame.kind == FrameKind::pay) {
    return frame.purpose() == jr::Purpose::royal
               ? look.say({"Acquisition: cards of its own suit buy the royal.",
                           "Adquisición: cartas de su palo compran la real."})
               : look.say({"Payment: cards of these suits; no change is given.",
                           "Pago: cartas de estos palos; no se da cambio."});
  }
  if (const PowerQuestion* asks = power_question(pub)) return ask(look, asks->aim);
  if (frame.kind == FrameKind::fight && look.setup.weapons.size() > 1) {
    return look.say({"Fight: play more in {0}, or give in; all cards played are spent.",
                     "Pelea: juega más en {0}, o ríndete; las cartas jugadas se gastan."},
                    {suits_name(weapons_now(look), look.lang)});
  }
  for (const Line& line : kLines) {
    if (line.kind == frame.kind) return look.say(line.text, {jr::kVetProof, look.setup.hand_limit});
  }
  return {};
}

std::string price_meaning(const Look& look) {
  const Game::Public& pub = look.pub();
  if (pub.price == 0 || look.setup.variant.explore || pub.over()) return {};
  return look.say({"Price of a horse, boat, cave, other road or joker",
                   "Precio de caballo, barco, cueva, otro camino o comodín"});
}

}  // namespace warren::jack_rabbits_scene
