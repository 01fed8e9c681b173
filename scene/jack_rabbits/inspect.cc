// What a thing is: a player, a lot of cards, the dice, a way out. Places and cards have files of
// their own.
#include "core/numbers.h"
#include "games/jack_rabbits/state/sections.h"
#include "scene/jack_rabbits/power_words.h"
#include "scene/jack_rabbits/scene_parts.h"

namespace warren::jack_rabbits_scene {
namespace {

Inspection plain(const Look& look, Text title, Text what, jr::Section rule, Facts facts = {}) {
  return {.title = look.say(title),
          .what = look.say(what, facts),
          .rule = std::string(rule.in(look.lang)),
          .plain = true};
}

// What the royals of a player are worth for winning.
std::string royals_text(const Look& look, Seat seat) {
  const Cards royals = look.pub().royals_of(seat);
  if (royals.empty()) return look.say({"No royals yet.", "Aún sin reales."});
  const std::vector<Fact> facts = {cards_name(royals, look.lang), royals.size()};
  if (royals.size() < 3)
    return look.say({"Royals: {0} ({1} of 3).", "Reales: {0} ({1} de 3)."}, facts);
  return jr::fulfils(look.setup.objective, royals)
             ? look.say(
                   {"Royals: {0}. At the Citadel they win.", "Reales: {0}. En la Ciudadela ganan."},
                   facts)
             : look.say({"Royals: {0}. They do not meet the objective.",
                         "Reales: {0}. No cumplen el objetivo."},
                        facts);
}

Inspection player(const Look& look, Seat seat) {
  const Game::Public& pub = look.pub();
  const jr::Place place = pub.place_of(seat);
  const jr::Spot spot = seat == pub.turn ? spot_now(pub) : jr::kNoSpot;
  const bool own = seat == look.view.seat;
  Inspection out{.title = look.seating.at(seat).name};
  if (own) out.title += look.say({" (you)", " (tú)"});
  if (spot != jr::kNoSpot) {
    out.what =
        look.say({"On a journey: the rabbit is on {0}.", "De travesía: el conejo está en {0}."},
                 {tile_name(look.setup.ground.at(spot).kind, look.lang)});
  } else if (place == jr::Place::off_board) {
    out.what =
        look.say({"The rabbit is off the board until its next turn; then it turns up in the "
                  "Underground.",
                  "El conejo está en el destierro hasta su próximo turno; entonces aparece "
                  "en el Subsuelo."});
  } else {
    out.what =
        look.say({"The rabbit is on {0}.", "El conejo está en {0}."}, {hex_name(place, look.lang)});
  }
  if (look.setup.variant.explore) return out;
  if (look.counts()) {
    out.note(
        look.say({"{0} of at most {1} cards in hand.", "{0} de {1} cartas como máximo en la mano."},
                 {pub.hand_of(seat), look.setup.hand_limit}));
  }
  out.note(royals_text(look, seat));
  out.rule = jr::Section("Winning").in(look.lang);
  const Seat viewer = look.view.seat;
  const bool near = viewer != Seat::nobody && !own && pub.place_of(viewer) == place;
  out.plain = !near || look.setup.weapons.empty();
  if (near && look.setup.classic.fight)
    out.note(
        look.say({"A fight: spades against spades. If the attacker wins they steal a card; "
                  "whoever loses goes off the board.",
                  "Una pelea: picas contra picas. Si gana quien ataca, roba una carta; quien "
                  "pierde va al destierro."}));
  if (const Cards laid_out = pub.laid_out_by(seat); !laid_out.empty()) {
    std::string hexes;
    for (const jr::Place sealed : seals_of(look, seat))
      hexes += (hexes.empty() ? "" : ", ") + hex_name(sealed, look.lang);
    out.note(look.say({"Laid out: {0}. Sealed: {1}.", "Expuesto: {0}. Sellado: {1}."},
                      {cards_name(laid_out, look.lang), hexes}));
  }
  return out;
}

Inspection exit(const Look& look, int side) {
  const Game::Public& pub = look.pub();
  if (pub.turn == Seat::nobody || side < 0 || side >= jr::kMostSides) return {};
  const jr::Spot spot = spot_now(pub);
  const int tile = spot == jr::kNoSpot ? place_number(look, pub.place_of(pub.turn))
                                       : int{look.setup.ground.at(spot).tile};
  if (!is_tile(tile)) return {};
  const std::string ends = ends_on_foot(look, tile, side);
  if (ends.empty()) return {};
  Inspection out{.title = look.say({"A way out", "Una salida"})};
  out.what = look.say({"The road by this side leads on foot to: {0}.",
                       "El camino por este lado lleva a pie a: {0}."},
                      {ends});
  out.rule = jr::Section("Journey").in(look.lang);
  return out;
}

Inspection dice(const Look& look) {
  Inspection out =
      plain(look, {"Dice", "Dados"},
            {"Each turn begins with the lottery: a card that equals a die may be shown "
             "to draw one. Their total is the price of the turn.",
             "Cada turno empieza con la lotería: una carta igual a un dado se puede "
             "mostrar para tomar otra. La suma es el precio del turno."},
            "Lottery");
  const Game::Public& pub = look.pub();
  if (pub.dice() > 0)
    out.note(look.say({"Now {0} and {1}.", "Ahora {0} y {1}."}, {int{pub.die1}, int{pub.die2}}));
  return out;
}

Inspection price(const Look& look) {
  Inspection out =
      plain(look, {"Price", "Precio"},
            {"The total of the dice. Every transfer of this turn costs it: a horse, a boat, a "
             "joker, another cave, a tile's other road. Roads are free.",
             "La suma de los dados. Es lo que cuesta cada traslado de este turno: un caballo, un "
             "barco, un comodín, otra cueva, el otro camino de una pieza. Los caminos son gratis."},
            "Lottery");
  if (look.pub().price > 0) out.cost(look.say({"Now {0}.", "Ahora {0}."}, {int{look.pub().price}}));
  return out;
}

std::string capital(std::string text) {
  if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 32);
  return text;
}
// A token of a suit, or what lies in its heap.
Inspection of_power(const Look& look, std::string_view thing) {
  Inspection out;
  jr::each_suit(look.setup.suits, [&](jr::Suit suit) {
    const PowerWords* words = power_words(look, suit);
    if (words == nullptr || thing.empty()) return;
    if (thing == words->token_id) {
      out.title = capital(look.say(words->token));
      out.what = look.say(words->token_what);
      const int tile = int{look.pub().token[static_cast<std::size_t>(suit)]} - 1;
      if (tile >= 0)
        out.note(look.say({"Now on {0}.", "Ahora en: {0}."}, {tile_between(look, tile)}));
      if (look.pub().price > 0 && look.pub().turn == look.view.seat)
        out.cost(look.say({"Moving it costs {0} now.", "Moverlo cuesta ahora {0}."},
                          {price_in(look, suit)}));
    } else if (thing == words->heap_id) {
      out.title = capital(look.say(words->heap));
      out.what = look.say(words->heap_what);
      const jr::RankMask ranks = jr::heaped(look.pub()).suit(static_cast<int>(suit));
      out.note(ranks == 0 ? look.say({"Nothing lies there.", "No hay nada."})
                          : look.say({"There: {0}, worth {1}.", "Hay: {0}, que valen {1}."},
                                     {cards_name(jr::of_suit<Game::kWidth>(suit, ranks), look.lang),
                                      look.setup.cost_of(ranks)}));
    }
  });
  if (!out.title.empty()) out.rule = jr::Section("Powers").in(look.lang);
  return out;
}

Inspection lot(const Look& look, std::string_view thing) {
  const Game::Public& pub = look.pub();
  if (thing == "pile") {
    return plain(
        look, {"Pile", "Pila"},
        {"{0} cards face down. One draws from here in the lottery and at the end of a turn "
         "on a hex. When none is left the spent lot is shuffled.",
         "{0} cartas boca abajo. De aquí se toma en la lotería y al acabar el turno en un "
         "hexágono. Cuando se agota se baraja el descarte."},
        "Empty pile", {int{pub.pile}});
  }
  if (thing == "court") {
    return plain(look, {"Court", "Corte"},
                 {"The royals and jokers that nobody holds. A royal is acquired on its own hex for "
                  "{0} in its suit, a joker bought at a tavern.",
                  "Las cartas reales y los comodines que nadie tiene. Una carta real se adquiere "
                  "en su hexágono "
                  "por {0} de su palo; un comodín se compra en una taberna."},
                 "Acquisition", {jr::kRoyalCost});
  }
  if (thing == "spent") {
    return plain(
        look, {"Spent lot", "Descarte"},
        look.setup.classic.trade
            ? Text{"Cards that were paid or discarded. They are for sale at plazas, and "
                   "become the new pile when it is empty.",
                   "Cartas pagadas o descartadas. Se venden en las plazas, y forman la "
                   "nueva pila cuando se agota."}
            : Text{"Cards that were paid or discarded. They become the new pile when it is "
                   "empty.",
                   "Cartas pagadas o descartadas. Forman la nueva pila cuando se agota."},
        "Empty pile");
  }
  if (thing == "dice") return dice(look);
  if (thing == "price") return price(look);
  if (thing == "goal") {
    Inspection out = plain(look, {"Goal", "Objetivo"}, {"", ""}, "Winning");
    out.what = objective(look);
    if (look.view.seat != Seat::nobody) out.note(royals_text(look, look.view.seat));
    return out;
  }
  return {};
}

}  // namespace

// Royals that were won are not what one would rather give.
std::string purse(const Look& look, const jr::Need& need, const Cards& spent) {
  const Seat seat = look.view.seat;
  if (seat == Seat::nobody) return {};
  const jr::Need mine = jr::with_capital(look.setup, look.pub(), seat, need);
  const Cards hand = look.view.own.hand - spent;
  const int all = jr::worth_for(look.setup, hand, mine);
  const int worth = jr::worth_for(look.setup, hand - jr::royals(hand), mine);
  std::string out = spent.empty() ? look.say({" You hold {0}", " Tienes {0}"}, {worth})
                                  : look.say({" The way there costs {1}; then you hold {0}",
                                              " Llegar allí cuesta {1}; después tienes {0}"},
                                             {worth, cards_name(spent, look.lang)});
  if (all > worth) out += look.say({" besides your royals", " sin contar tus cartas reales"});
  if (need.amount == 0) return out + look.say({" in them.", " de esos palos."});
  if (worth >= mine.amount) return out + look.say({": enough.", ": te alcanza."});
  if (all >= mine.amount)
    return out +
           look.say({": enough only if you give some up.", ": te alcanza solo si das alguna."});
  const int lacking = mine.amount - worth;
  return out + (lacking == 1 ? look.say({": one too little.", ": te falta uno."})
                             : look.say({": {0} too little.", ": te faltan {0}."}, {lacking}));
}

Inspection describe(const Look& look, std::string_view thing) {
  if (thing.starts_with(kCardThing)) {
    Card card;
    const bool known = jr::read(thing.substr(kCardThing.size()), card);
    return known ? describe_card(look, card) : Inspection{};
  }
  int number = 0;
  if (thing.size() == 2 && thing[0] == 'p' &&
      parse_int(thing.substr(1), 0, look.setup.seats - 1, number))
    return player(look, seat_of(number));
  if (thing.starts_with(kExit))
    return parse_int(thing.substr(kExit.size()), 0, jr::kMostSides - 1, number) ? exit(look, number)
                                                                                : Inspection{};
  if (Inspection found = lot(look, thing); !found.title.empty()) return found;
  if (Inspection found = of_power(look, thing); !found.title.empty()) return found;
  int place = -1;
  return read_id(thing, place) ? describe_place(look, place) : Inspection{};
}

}  // namespace warren::jack_rabbits_scene
