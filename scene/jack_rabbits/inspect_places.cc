// What a place of the board is, what it costs to use it, and who is there.
#include "games/jack_rabbits/board/tile_words.h"
#include "games/jack_rabbits/state/sections.h"
#include "scene/jack_rabbits/power_words.h"
#include "scene/jack_rabbits/scene_parts.h"

namespace warren::jack_rabbits_scene {
namespace {

using jr::TileKind;

jr::Section section_of(TileKind kind) {
  switch (kind) {
    case TileKind::wood:
    case TileKind::mountain:
    case TileKind::river:
      return "Transfers: trailway";
    case TileKind::crossing:
      return "Transfers: merchant";
    case TileKind::tavern:
      return "Transfers: tavern";
    case TileKind::cave:
      return "Transfers: cave";
    case TileKind::citadel:
    case TileKind::first_royal:
    case TileKind::last_royal:
      break;
  }
  return "Acquisition";
}

void add_rabbits(const Look& look, int place, Inspection& out) {
  const std::string here = rabbits_at(look, place);
  if (!here.empty()) out.note(look.say({"Here: {0}.", "Aquí: {0}."}, {here}));
}

// The toll of the tile: what it is now, or what it will be on the viewer's turn.
std::string toll(const Look& look, jr::SuitMask suits) {
  const Game::Public& pub = look.pub();
  const std::string in = suits_name(suits, look.lang);
  const bool known = pub.price > 0 && pub.turn == look.view.seat && !pub.pending.empty();
  if (known) {
    return look.say({"A transfer costs the price, {0} now, in {1}.",
                     "Un traslado cuesta el precio, ahora {0}, en {1}."},
                    {int{pub.price}, in}) +
           purse(look, {pub.price, suits});
  }
  return look.say({"A transfer costs the price of the turn in {0}.",
                   "Un traslado cuesta el precio del turno en {0}."},
                  {in}) +
         purse(look, {0, suits});
}

// Tokens that stand here, seals that close it, and what suits add to their hexes and the
// Underground.
void add_powers(const Look& look, int place, Inspection& out) {
  jr::each_suit(look.setup.suits, [&](jr::Suit suit) {
    const PowerWords* words = power_words(look, suit);
    if (words == nullptr) return;
    if (place == kUnderground && !words->annex.in(look.lang).empty())
      out.note(look.say(words->annex) + ": " + look.say(words->annex_what));
    if (!is_tile(place)) return;
    if (!words->token_id.empty() &&
        place == int{look.pub().token[static_cast<std::size_t>(suit)]} - 1)
      out.note(look.say(words->on_tile));
    const jr::TileKind kind = look.setup.net.kind(place);
    if (jr::is_royal(kind) && jr::suit_of(jr::place_of(kind)) == suit &&
        !words->hexes.in(look.lang).empty())
      out.note(look.say(words->hexes));
  });
  if (!is_tile(place) || jr::shape_of(look.setup.net.kind(place)) != jr::Shape::hex) return;
  for (const Seat seat : sealed_by(look, jr::place_of(look.setup.net.kind(place)))) {
    out.note(
        seat == look.view.seat
            ? look.say({"Sealed by you.", "Sellado por ti."})
            : look.say({"Sealed by {0} with {1}: whoever comes discards shields worth more.",
                        "Sellado por {0} con {1}: quien llegue descarta escudos que valgan más."},
                       {look.seating.at(seat).name,
                        cards_name(look.pub().laid_out_by(seat), look.lang)}));
  }
}

Inspection road(const Look& look, int tile, TileKind kind) {
  Inspection out{.title = jr::spoken(kind, look.lang), .what = look.say(purpose(kind))};
  out.rule = section_of(kind).in(look.lang);
  const jr::Ground& ground = look.setup.ground;
  for (int spot = 0; spot < ground.spots; ++spot) {
    const jr::Stand& stand = ground.stand[static_cast<std::size_t>(spot)];
    if (stand.tile != tile || stand.mouth) continue;
    if (stand.fare == jr::Fare::cave) out.title += " " + std::to_string(stand.cave);
    if (stand.fare == jr::Fare::merchant && ground.shore[static_cast<std::size_t>(tile)].none())
      out.note(look.say({"No water touches this crossing: no boats.",
                         "Este cruce no da al agua: no hay barcos."}));
    if (!look.setup.variant.explore) out.cost(toll(look, stand.toll));
    break;
  }
  return out;
}

// Who holds the royal, or what it costs.
void add_royal(const Look& look, jr::Place place, Inspection& out) {
  const Card royal = jr::card_of(place);
  const Fact name = card_name(royal, look.lang);
  for (int i = 0; i < look.setup.seats; ++i) {
    if (!look.pub().known_of(seat_of(i)).has(royal)) continue;
    out.note(
        seat_of(i) == look.view.seat
            ? look.say({"Your carrot: {0} is in your hand.", "Tu zanahoria: {0} está en tu mano."},
                       {name})
            : look.say({"Carrot of {1}, who holds {0}.", "Zanahoria de {1}, que tiene {0}."},
                       {name, look.seating.at(seat_of(i)).name}));
    return;
  }
  const jr::Need need = jr::royal_need(look.setup, look.pub(), place);
  out.cost(look.say({"{0} is in the court and costs {1} in {2}, paid here.",
                     "{0} está en la corte y cuesta {1} en {2}, que se pagan aquí."},
                    {name, need.amount, suits_name(need.suits, look.lang)}) +
           purse(look, need, cards_to_get_there(look, place)));
}

Inspection royal_hex(const Look& look, jr::Place place, TileKind kind) {
  Inspection out{.title = jr::spoken(kind, look.lang), .what = look.say(purpose(kind))};
  out.rule = section_of(kind).in(look.lang);
  if (look.setup.variant.explore) return out;
  add_royal(look, place, out);
  if (const Text power = power_of(look, place); !power.empty()) out.note(look.say(power));
  const Cards goods = jr::goods_at(look.setup, look.pub(), place);
  if (!goods.empty())
    out.note(look.say({"For sale: {0}.", "A la venta: {0}."}, {cards_name(goods, look.lang)}));
  return out;
}

Inspection citadel(const Look& look) {
  Inspection out{.title = jr::spoken(TileKind::citadel, look.lang),
                 .what = look.say(purpose(TileKind::citadel))};
  out.rule = jr::Section("Winning").in(look.lang);
  if (look.setup.variant.explore) return out;
  out.note(objective(look));
  if (look.view.seat != Seat::nobody) {
    const Cards royals = look.pub().royals_of(look.view.seat);
    out.note(royals.empty()
                 ? look.say({"You hold no royal yet.", "Aún no tienes ninguna carta real."})
                 : look.say({"You hold {0}.", "Tienes {0}."}, {cards_name(royals, look.lang)}));
  }
  if (look.setup.variant.advanced_citadel)
    out.note(look.say(
        {"It is a tower, a palace and a plaza as well.", "Es también torre, palacio y plaza."}));
  return out;
}

Inspection open_end(const Look& look, int port) {
  const int water = look.setup.ground.port[static_cast<std::size_t>(port)].water;
  Inspection out{.title = look.say({"Open road end {0}", "Extremo abierto {0}"}, {port})};
  out.what = look.say(
      {"Here a road of {0} runs out into {1}. Walking out takes you off the board and ends your "
       "turn; boats land here.",
       "Aquí un camino de {0} acaba en {1}. Quien sale andando va al destierro y acaba su turno; "
       "los barcos llegan aquí."},
      {port_name(look, port), water == 0 ? look.say({"the sea", "el mar"})
                                         : look.say({"lake {0}", "el lago {0}"}, {water})});
  out.rule = jr::Section("Off-board").in(look.lang);
  return out;
}

}  // namespace

Text power_of(const Look& look, jr::Place place) {
  const jr::Classic& powers = look.setup.classic;
  switch (jr::title_of(place)) {
    case jr::Title::king:
      if (!powers.fly) break;
      return {
          "A turn that starts on a tower may start with a flight: show a club, fly to another "
          "tower.",
          "Un turno que empieza en una torre puede empezar con un vuelo: muestra un trébol y "
          "vuela a otra torre."};
    case jr::Title::queen:
      if (!powers.vet) break;
      return {
          "Whoever arrives on a palace may be contested with hearts worth 6, and answers with "
          "hearts.",
          "A quien llega a un palacio lo pueden cuestionar con corazones que valgan 6, y "
          "responde con corazones."};
    case jr::Title::jack:
      if (!powers.trade) break;
      return jr::suit_of(place) == jr::Suit::diamonds
                 ? Text{"Spent diamonds are sold on this plaza, once a turn, for any suit.",
                        "En esta plaza se venden los diamantes gastados, una vez por turno, por "
                        "cualquier palo."}
                 : Text{
                       "Spent cards of its suit are sold on this plaza, once a turn, for diamonds.",
                       "En esta plaza se venden las cartas gastadas de su palo, una vez por "
                       "turno, por diamantes."};
  }
  return {};
}

Text purpose(TileKind kind) {
  switch (kind) {
    case TileKind::wood:
    case TileKind::mountain:
    case TileKind::river:
      return {"Two roads. On your way over it you may pay to change to the other one.",
              "Dos caminos. Al pasar puedes pagar para cambiar al otro."};
    case TileKind::crossing:
      return {
          "The road forks. A merchant hires out a horse to a hex or, by the water, a boat to "
          "another open road end.",
          "El camino se bifurca. Un comerciante alquila un caballo a un hexágono o, junto al "
          "agua, un barco a otro extremo abierto."};
    case TileKind::tavern:
      return {
          "Passing it you may buy a joker of the court: red is a horse, black a boat, now or "
          "later.",
          "Al pasar puedes comprar un comodín de la corte: el rojo es un caballo, el negro un "
          "barco, para ahora o después."};
    case TileKind::cave:
      return {
          "From here you go down to the Underground free of charge, or pay to come out of "
          "another cave at once.",
          "Desde aquí bajas gratis al Subsuelo, o pagas para salir enseguida por otra cueva."};
    case TileKind::citadel:
      return {"Where everything begins and ends: bring three royals home here and win.",
              "Donde todo empieza y acaba: trae aquí tres cartas reales y ganas."};
    case TileKind::first_royal:
    case TileKind::last_royal:
      break;
  }
  return {"A royal's home, and a hex: here a journey ends.",
          "El hogar de una carta real, y un hexágono: aquí acaba una travesía."};
}

Inspection describe_place(const Look& look, int place) {
  Inspection out;
  if (place == kUnderground) {
    out.title = look.say({"The Underground", "El Subsuelo"});
    out.what = look.say(
        {"Reached by caves, free of charge. A turn that starts here leaves by any cave you like, "
         "free as well.",
         "Se llega por las cuevas, gratis. Un turno que empieza aquí sale por la cueva que "
         "quieras, también gratis."});
    out.rule = jr::Section("The Underground").in(look.lang);
  } else if (place == kOffBoard) {
    out.title = look.say({"Off the board", "Destierro"});
    out.what = look.say(
        {"A rabbit here keeps its cards and carrots. On its next turn it turns up in the "
         "Underground instead of travelling.",
         "Un conejo aquí conserva sus cartas y zanahorias. En su próximo turno aparece en el "
         "Subsuelo en vez de viajar."});
    out.rule = jr::Section("Off-board").in(look.lang);
    out.plain = true;
  } else if (place >= kPorts) {
    if (place - kPorts >= look.setup.ground.ports) return {};
    out = open_end(look, place - kPorts);
  } else if (place >= look.setup.net.tiles()) {
    return {};
  } else {
    const TileKind kind = look.setup.net.kind(place);
    out = jr::shape_of(kind) != jr::Shape::hex ? road(look, place, kind)
          : kind == TileKind::citadel          ? citadel(look)
                                               : royal_hex(look, jr::place_of(kind), kind);
  }
  add_powers(look, place, out);
  add_rabbits(look, place, out);
  return out;
}

}  // namespace warren::jack_rabbits_scene
