// What a card is worth, what its suit does, and where it lies, as far as the viewer knows.
#include "games/jack_rabbits/state/sections.h"
#include "scene/jack_rabbits/power_words.h"
#include "scene/jack_rabbits/scene_parts.h"

namespace warren::jack_rabbits_scene {
namespace {

using jr::Suit;

struct Power {
  Text what;
  Text rule;
};

// What the suit can do beside paying, where its power is in play.
Power power_of(const Look& look, Suit suit) {
  const jr::Classic& powers = look.setup.classic;
  if (suit == Suit::clubs && powers.fly) {
    return {{"Clubs fly: show one on a tower at the start of your turn, before the dice.",
             "Los tréboles vuelan: muestra uno en una torre al empezar tu turno, antes de los "
             "dados."},
            jr::Section("Clubs: flights")};
  }
  if (suit == Suit::spades && powers.fight) {
    return {{"Spades fight: attack a rabbit on your hex with them, or defend your own.",
             "Las picas pelean: con ellas atacas a un conejo en tu hexágono, o defiendes el tuyo."},
            jr::Section("Spades: fights")};
  }
  if (suit == Suit::hearts && powers.vet) {
    return {{"Hearts vet: worth 6 or more they contest an arrival, or prove your own.",
             "Los corazones juzgan: si valen 6 o más cuestionan una llegada, o prueban la tuya."},
            jr::Section("Hearts: vetting")};
  }
  if (suit == Suit::diamonds && powers.trade) {
    return {{"Diamonds trade: they buy spent cards at plazas.",
             "Los diamantes comercian: compran cartas gastadas en las plazas."},
            jr::Section("Diamonds: plazas")};
  }
  if (const PowerWords* words = power_words(look, suit); words != nullptr)
    return {words->cards, jr::Section("Powers")};
  return {{"A card to pay with.", "Una carta para pagar."}, jr::Section("Paying")};
}

// "woods, rivers and mountains; caves"
std::string where_it_pays(const Look& look, Suit suit) {
  static constexpr std::array<Text, jr::kFares> kTiles = {
      Text{"woods, rivers, mountains", "bosques, ríos, montañas"}, Text{"crossings", "cruces"},
      Text{"taverns", "tabernas"}, Text{"caves", "cuevas"}};
  std::string out;
  for (std::size_t i = 0; i < kTiles.size(); ++i) {
    if ((look.setup.ground.toll[i] >> static_cast<int>(suit) & 1) == 0) continue;
    out += (out.empty() ? "" : ", ") + look.say(kTiles[i]);
  }
  return out;
}

void add_worth(const Look& look, Card card, Inspection& out) {
  const auto suit = static_cast<Suit>(card.suit);
  out.cost(look.say(
      {"Worth {0}. Pays for {1} royals, and on {2}.",
       "Vale {0}. Paga las cartas reales de {1}, y en {2}."},
      {look.setup.value_of(card), suits_name(jr::mask_of(suit)), where_it_pays(look, suit)}));
}

// Which dice it equals, and whether they lie there now.
void add_lottery(const Look& look, Card card, Inspection& out) {
  const Game::Public& pub = look.pub();
  const auto equals = [&](int die) {
    return (look.setup.match[static_cast<std::size_t>(die)] >> card.rank & 1) != 0;
  };
  const bool mine = pub.turn == look.view.seat && pub.dice() > 0 && !pub.pending.empty() &&
                    pub.top().kind == jr::FrameKind::match;
  for (int die = 1; die <= 6; ++die) {
    if (!equals(die)) continue;
    if (mine && (die == pub.die1 || die == pub.die2)) {
      out.note(look.say({"It equals a die, {0}: shown now it brings a card, and stays yours.",
                         "Es igual a un dado, {0}: si la muestras tomas una carta, y sigue siendo "
                         "tuya."},
                        {die}));
    } else {
      out.note(
          look.say({"In the lottery it goes with a {0}.", "En la lotería va con un {0}."}, {die}));
    }
    return;
  }
}

// Who has it, as far as the viewer knows; false: it lies elsewhere.
bool add_holder(const Look& look, Card card, Inspection& out) {
  const Game::Public& pub = look.pub();
  if (jr::holds(look.view.own.hand, card)) return true;
  for (int i = 0; i < look.setup.seats; ++i) {
    const auto seat = static_cast<std::size_t>(i);
    const bool open = !look.open.empty() && jr::holds(look.open[seat], card);
    const bool shown = open || jr::holds(pub.known_of(seat_of(i)), card);
    if (!shown && !jr::holds(look.view.own.seen[seat], card)) continue;
    out.note(look.say({"In the hand of {0}.", "En la mano de {0}."},
                      {look.seating.at(seat_of(i)).name}));
    if (!shown) out.note(look.say({"Only you know that.", "Solo tú lo sabes."}));
    return true;
  }
  return false;
}

void add_where(const Look& look, Card card, Inspection& out) {
  const Game::Public& pub = look.pub();
  if (add_holder(look, card, out)) return;
  if (jr::holds(pub.court, card) && jr::is_royal(card)) {
    const jr::Need need = jr::royal_need(look.setup, pub, jr::place_of(card));
    out.cost(look.say({"In the court. On its own hex it costs {0} in {1}.",
                       "En la corte. En su hexágono cuesta {0} en {1}."},
                      {need.amount, suits_name(need.suits, look.lang)}) +
             purse(look, need, cards_to_get_there(look, jr::place_of(card))));
  } else if (jr::holds(pub.court, card)) {
    const jr::SuitMask suits = look.setup.ground.toll[static_cast<std::size_t>(jr::Fare::tavern)];
    out.cost(look.say({"In the court. At a tavern it costs the price of the turn in {0}.",
                       "En la corte. En una taberna cuesta el precio del turno en {0}."},
                      {suits_name(suits, look.lang)}));
  } else if (jr::holds(pub.spent, card)) {
    out.note(look.setup.classic.trade ? look.say({"Spent: for sale on the plaza of its suit.",
                                                  "Gastada: se vende en la plaza de su palo."})
                                      : look.say({"Spent: it comes back with the next pile.",
                                                  "Gastada: vuelve con la próxima pila."}));
  } else if (!jr::holds(pub.laid, card)) {
    out.note(look.say(
        {"In the pile, or in a hand you do not see.", "En la pila, o en una mano que no ves."}));
  }
}

}  // namespace

Inspection describe_card(const Look& look, Card card) {
  Inspection out{.title = capital(card_name(card, look.lang))};
  if (jr::is_joker(card)) {
    const bool red = card == jr::card_of(jr::Joker::red);
    out.what =
        red ? look.say({"A horse: once, on your journey, it takes you to a hex free of "
                        "charge. Then it is back in the court.",
                        "Un caballo: una vez, en tu travesía, te lleva gratis a un hexágono. "
                        "Luego vuelve a la corte."})
            : look.say({"A boat: once, on your journey, it sails from a tile by the water to "
                        "an open road end, free of charge. Then it is back in the court.",
                        "Un barco: una vez, en tu travesía, navega gratis desde una pieza "
                        "junto al agua a un extremo abierto. Luego vuelve a la corte."});
    out.rule = jr::Section("Transfers: tavern").in(look.lang);
  } else if (!jr::is_in_play(look.setup, static_cast<Suit>(card.suit))) {
    return {};
  } else if (jr::is_royal(card)) {
    out.what = look.say({"A royal. {0}", "Una carta real. {0}"}, {objective(look)});
    out.rule = jr::Section("Winning").in(look.lang);
  } else {
    const Power power = power_of(look, static_cast<Suit>(card.suit));
    out.what = look.say(power.what);
    out.rule = power.rule.in(look.lang);
  }
  if (!jr::is_joker(card)) add_worth(look, card, out);
  if (!jr::is_joker(card) && !jr::is_royal(card)) add_lottery(look, card, out);
  add_where(look, card, out);
  const Game::Public& pub = look.pub();
  out.plain = !jr::holds(look.view.own.hand, card) && !jr::holds(pub.court, card) &&
              !jr::holds(pub.spent, card);
  return out;
}

}  // namespace warren::jack_rabbits_scene
