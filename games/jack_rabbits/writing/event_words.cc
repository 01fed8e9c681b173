// What happened: the sentences of events, also of those whose cards are hidden.
#include "games/jack_rabbits/referee/chance.h"
#include "games/jack_rabbits/suits/powers.h"
#include "games/jack_rabbits/writing/notation.h"
#include "games/jack_rabbits/writing/spoken.h"

namespace warren::jack_rabbits {
namespace {

// {0} is always the player; what else there is stands in facts_of. In the order of EventKind.
constexpr std::array<Text, kEventKinds> kSentences = {
    Text{"The players take their turns in this order: {1}.",
         "Los jugadores juegan en este orden: {1}."},
    Text{"The turn of {0} begins.", "Empieza el turno de {0}."},
    Text{"{0} shows {1} and will fly.", "{0} muestra {1} y va a volar."},
    Text{"{0} does not fly.", "{0} no vuela."},
    Text{"{0} rolls {1} and {2}; the price is {3}.", "{0} saca {1} y {2}; el precio es {3}."},
    Text{"{0} shows {1}, which matches.", "{0} muestra {1}, que coincide."},
    Text{"{0} shows no card that matches.", "{0} no muestra ninguna carta que coincida."},
    Text{"{0} draws {1} {2}.", "{0} toma {1} {2}."},
    Text{"Pile and spent lot are empty: {0} draws nothing.",
         "La pila y el descarte están vacíos: {0} no toma nada."},
    Text{"The spent lot is shuffled into a new pile.",
         "El descarte se baraja y pasa a ser la pila."},
    Text{"{0} comes back into the Underground.", "{0} vuelve al Subsuelo."},
    Text{"{0} takes off, but the club is {1} short.",
         "{0} despega, pero el trébol se queda corto por {1}."},
    Text{"{0} {1} {2}.", "{0} {1} {2}."},
    Text{"{0} {1} {2}.", "{0} {1} {2}."},
    Text{"{0} finds no way on and walks back.", "{0} no puede seguir y vuelve atrás."},
    Text{"{0} goes off the board: {1}.", "{0} va al destierro: {1}."},
    Text{"{0} will pay {1} in {2} {3}.", "{0} va a pagar {1} en {2} {3}."},
    Text{"{0} pays {1} {2}.", "{0} paga {1} {2}."},
    Text{"{0} buys {1}.", "{0} compra {1}."},
    Text{"{0} releases {1}.", "{0} libera {1}."},
    Text{"{0} acquires {1} and leaves a carrot there.",
         "{0} adquiere {1} y deja allí una zanahoria."},
    Text{"{0} chooses {1} out of the spent lot.", "{0} elige {1} del descarte."},
    Text{"{0} takes {1} out of the spent lot.", "{0} se lleva {1} del descarte."},
    Text{"{0} attacks {1}.", "{0} ataca a {1}."},
    Text{"{0} plays {1}.", "{0} juega {1}."},
    Text{"{0} gives in.", "{0} se rinde."},
    Text{"{0} steals {1} from {2}.", "{0} le roba {1} a {2}."},
    Text{"{0} has answered{1}.", "{0} ha respondido{1}."},
    Text{"Nobody contests: {0} may stay.", "Nadie cuestiona la visita: {0} puede quedarse."},
    Text{"{0} contests the visit with {1}.", "{0} cuestiona la visita con {1}."},
    Text{"{0} answers with {1} and may stay.", "{0} contesta con {1} y puede quedarse."},
    Text{"{0} shows no hearts in answer.", "{0} no muestra corazones."},
    Text{"{0} loses {1}.", "{0} pierde {1}."},
    Text{"{0} has a royal too many and gives {1} back to the court.",
         "A {0} le sobra una real y devuelve {1} a la corte."},
    Text{"{0} discards {1}.", "{0} descarta {1}."},
    Text{"{0} does no more in this turn.", "{0} no hace más en este turno."},
    Text{"The turn of {0} ends.", "Acaba el turno de {0}."},
    Text{"{0} is about to go off the board: {1}.", "{0} está a punto de ir al destierro: {1}."},
    Text{"{0} uses the power of {1}{2}.", "{0} usa el poder de {1}{2}."},
    Text{"{0} wins the game.", "{0} gana la partida."},
    Text{"{1} is the first ace that {0} spends: it counts 11 and stays before them.",
         "{1} es el primer as que gasta {0}: vale 11 y se queda ante él."},
    // Where one is called out nobody counts for the others, here either.
    Text{"{0} calls out {1}, who holds too many cards.", "{0} señala a {1}: le sobran cartas."},
    Text{"{0} seizes {1} from {2}.", "{0} expropia {1} a {2}."},
    Text{"{0} proposes a trade to {1}: {2} for {3}.", "{0} propone un trato a {1}: {2} por {3}."},
    Text{"{0} accepts the trade.", "{0} acepta el trato."},
    Text{"{0} declines the trade.", "{0} rechaza el trato."},
    Text{"{0} has chosen what to hand over{1}.", "{0} ha elegido lo que entrega{1}."},
    Text{"{0} hands {1} {2}.", "{0} entrega a {1} {2}."},
    Text{"The trade of players {0} and {1} is done.", "Trato hecho entre los jugadores {0} y {1}."},
    Text{"{0} lays out {1}.", "{0} expone {1}."},
    Text{"{0} says that it is enough.", "{0} dice que ya basta."},
    Text{"All have explored enough.", "Todos han explorado bastante."},
    Text{"{0} gives {1} away: nobody's now.", "{0} se desprende de {1}: ya no es de nadie."},
    Text{"What lay there of {1} is spent.", "Lo que había de {1} pasa al descarte."},
};

// In the order of By; a place or a tile follows.
constexpr std::array<Text, 6> kComes = {Text{"walks", "camina"},   Text{"rides", "cabalga"},
                                        Text{"sails", "navega"},   Text{"flies", "vuela"},
                                        Text{"goes down", "baja"}, Text{"is taken", "va a parar"}};
constexpr Text kOutOfCave{"comes out of", "sale por"};

// In the order of Off and of Draw.
constexpr std::array<Text, 8> kOffs = {
    Text{"the road ends there", "ahí acaba el camino"},
    Text{"the flight fails", "el vuelo fracasa"},
    Text{"the fight is lost", "ha perdido la pelea"},
    Text{"the visit was contested", "le han cuestionado la visita"},
    Text{"the visit was contested in vain", "ha cuestionado en vano la visita"},
    Text{"what was handed over is not what was agreed", "no ha entregado lo convenido"},
    Text{"fire", "el fuego"},
    Text{"the beast", "la bestia"}};
constexpr std::array<Text, 4> kDraws = {
    Text{"to begin with", "para empezar"}, Text{"in the lottery", "en la lotería"},
    Text{"as the increment", "de incremento"}, Text{"by a power", "por un poder"}};

constexpr Text kWrongCall{"{0} calls out {1}, who has no card too many.",
                          "{0} señala a {1}, a quien no le sobra nada."};
// Where players have names: "él" is for one who is but a number.
constexpr Text kAceOfNamed{
    "{1} is the first ace that {0} spends: it counts 11 and stays before them.",
    "{1} es el primer as que gasta {0}: vale 11 y se queda a la vista."};
constexpr Text kTradeOfNamed{"The trade between {0} and {1} is done.",
                             "Trato hecho entre {0} y {1}."};
constexpr Text kTakesOff{"{0} takes off.", "{0} despega."};
constexpr Text kNoHearts{"{0} lays out no hearts.", "{0} no expone corazones."};
constexpr Text kACard{"a card", "una carta"};
constexpr Text kHiddenCards{"hidden cards", "cartas ocultas"};

template <std::size_t N>
Fact pick(const std::array<Text, N>& texts, std::uint8_t index) {
  return index < N ? Fact(texts[index]) : Fact("?");
}

template <int W>
Fact cards_of(const Event<W>& event, Text if_hidden = kHiddenCards) {
  return event.cards.empty() ? Fact(if_hidden) : spoken(event.cards);
}

Fact with(Text text, const Fact& fact) {
  return {fill(text, {fact}, Lang::en), fill(text, {fact}, Lang::es)};
}

Fact tile_name(TileKind kind) {
  switch (kind) {
    case TileKind::wood:
      return Text{"a wood", "un bosque"};
    case TileKind::mountain:
      return Text{"a mountain", "una montaña"};
    case TileKind::river:
      return Text{"a river", "un río"};
    case TileKind::crossing:
      return Text{"a crossing", "un cruce"};
    case TileKind::tavern:
      return Text{"a tavern", "una taberna"};
    case TileKind::cave:
      return Text{"a cave", "una cueva"};
    case TileKind::citadel:
    case TileKind::first_royal:
    case TileKind::last_royal:
      break;
  }
  return Text{"a tile", "una pieza"};
}
Fact tile_name(const Ground& ground, Spot spot) {
  return tile_name(spot < ground.spots ? ground.at(spot).kind : TileKind::citadel);
}

Fact purpose_of(std::uint8_t purpose, std::uint8_t detail) {
  const auto place = static_cast<Place>(detail);
  switch (static_cast<Purpose>(purpose)) {
    case Purpose::trail:
      return Text{"for the other road of the tile", "por el otro camino de la pieza"};
    case Purpose::horse:
      return with({"for a horse {0}", "por un caballo {0}"}, spoken_to(place));
    case Purpose::boat:
      return with({"for a boat to the road end {0}", "por un barco al extremo abierto {0}"},
                  int{detail});
    case Purpose::joker:
      return with({"for the {0} joker", "por el comodín {0}"}, spoken(static_cast<Joker>(detail)));
    case Purpose::hop:
      return with({"to come out of cave {0}", "por salir por la cueva {0}"}, int{detail});
    case Purpose::shortfall:
      return Text{"to fly all the same", "por volar a pesar de todo"};
    case Purpose::goods:
      return Text{"for goods at the plaza", "por la compra en la plaza"};
    case Purpose::royal:
      if (!is_royal(place)) break;
      return with({"for {0}", "por {0}"}, spoken(card_of(place)));
    case Purpose::power:
      return with({"for the power of {0}", "por el poder de {0}"},
                  spoken_suits(static_cast<SuitMask>(detail < kMostSuits ? 1U << detail : 0)));
    case Purpose::none:
      break;
  }
  return Text{"for something", "por algo"};
}

Fact order_of(int seats, int which) {
  const std::array<Seat, kSeats> order = nth_order(seats, which);
  return std::vector<Seat>(order.begin(), order.begin() + seats);
}

std::vector<Fact> stepped(const Ground& ground, Spot spot, By by) {
  const Fact tile = tile_name(ground, spot);
  if (by == By::cave) return {kOutOfCave, tile};
  return {pick(kComes, static_cast<int>(by)),
          Fact("to " + tile.in(Lang::en), "a " + tile.in(Lang::es))};
}

// A suit out of foreign bytes may be none.
Fact suit_name(Suit suit) {
  return spoken_suits(static_cast<int>(suit) < kMostSuits ? mask_of(suit) : SuitMask{0});
}

// What the proposer gives, for what.
std::vector<Fact> proposed(Seat to, const Terms& terms) {
  const auto side = [](int count, Suit of) {
    const Fact name = suit_name(of);
    return Fact(std::to_string(count) + " in " + name.in(Lang::en),
                std::to_string(count) + " en " + name.in(Lang::es));
  };
  const Fact goods = side(terms.points, terms.suit);
  const Fact gold = side(terms.diamonds, Suit::diamonds);
  if (terms.turn_gives_diamonds) return {spoken_player(warren::index_of(to)), gold, goods};
  return {spoken_player(warren::index_of(to)), goods, gold};
}

// How many cards, and which as far as whoever reads may know.
template <int W>
Fact handed(const Event<W>& event) {
  const int hidden = event.count() - event.cards.size();
  if (event.count() == 0) return Text{"nothing", "nada"};
  if (hidden <= 0) return spoken(event.cards);
  const Fact unseen =
      hidden == 1 ? Fact(kACard)
                  : Fact(std::to_string(hidden) + " cards", std::to_string(hidden) + " cartas");
  if (event.cards.empty()) return unseen;
  const Fact seen = spoken(event.cards);
  return {seen.in(Lang::en) + " and " + unseen.in(Lang::en),
          seen.in(Lang::es) + " y " + unseen.in(Lang::es)};
}

// What one of a power's choices is about.
template <int W>
PowerChoice choice_of(const Event<W>& event) {
  const auto suit = static_cast<std::size_t>(event.suit());
  const Power<kWide>* power = suit < kMostSuits ? kPowers<kWide>[suit] : nullptr;
  const auto at = static_cast<std::size_t>(event.choice());
  return power != nullptr && at < power->choices.size() ? power->choices[at] : PowerChoice{};
}
template <int W>
Fact aim_of(const Setup<W>& setup, Aim aim, int value) {
  switch (aim) {
    case Aim::tile:
      return value < setup.board.size() ? tile_name(setup.board.tile(value).kind)
                                        : tile_name(TileKind::citadel);
    case Aim::place:
      return spoken(place_at(value));
    case Aim::seat:
      return spoken_player(value);
    case Aim::joker:
      return spoken(static_cast<Joker>(value));
    case Aim::cave:
    case Aim::port:
    case Aim::side:
    case Aim::nothing:
      break;
  }
  return value;
}

// What follows the player in the sentence.
template <int W>
std::vector<Fact> facts_of(const Setup<W>& setup, const Event<W>& event) {
  switch (event.kind) {
    case EventKind::ordered:
      return {order_of(setup.seats, event.order())};
    case EventKind::rolled:
      return {event.die1(), event.die2(), event.price()};
    case EventKind::drew:
      return {cards_of(event, kACard), pick(kDraws, static_cast<int>(event.why()))};
    case EventKind::took_off:
      return {event.shortfall()};
    case EventKind::stepped:
      return stepped(setup.ground, event.spot(), event.by());
    case EventKind::arrived:
      return {pick(kComes, static_cast<int>(event.by())), spoken_to(event.place())};
    case EventKind::went_off:
    case EventKind::endangered:
      return {pick(kOffs, static_cast<int>(event.off()))};
    case EventKind::intended:
      return {event.need(), spoken_suits(event.suits()),
              purpose_of(static_cast<int>(event.purpose()), event.detail())};
    case EventKind::paid:
      return {cards_of(event), purpose_of(static_cast<int>(event.purpose()), event.detail())};
    case EventKind::attacked:
      return {spoken_player(warren::index_of(event.other()))};
    case EventKind::stole:
    case EventKind::seized:
      return {cards_of(event, kACard), spoken_player(warren::index_of(event.other()))};
    case EventKind::called:
      return {spoken_player(warren::index_of(event.other()))};
    case EventKind::proposed:
      return proposed(event.other(), event.terms());
    case EventKind::handed:
      return {spoken_player(warren::index_of(event.other())), handed(event)};
    case EventKind::sealed:
    case EventKind::answered:  // whoever sees no cards must not read whether there are any
      if (event.cards.empty()) return {""};
      return {with({" with {0}", " con {0}"}, spoken(event.cards))};
    case EventKind::power:
      if (choice_of(event).told.in(Lang::en).empty())
        return {suit_name(event.suit()),
                event.cards.empty() ? Fact("") : with({": {0}", ": {0}"}, spoken(event.cards))};
      return {aim_of(setup, choice_of(event).aim, event.aim()), cards_of(event)};
    case EventKind::cleared:
      return {suit_name(event.suit())};
    default:
      return {cards_of(event)};
  }
}

template <int W>
Text sentence_of(const Event<W>& event, Voice voice) {
  switch (event.kind) {
    case EventKind::power:
      if (const Text told = choice_of(event).told; !told.in(Lang::en).empty()) return told;
      break;
    case EventKind::took_off:
      if (event.shortfall() == 0) return kTakesOff;
      break;
    case EventKind::called:
      if (event.surplus() == 0) return kWrongCall;
      break;
    case EventKind::laid_out:
      if (event.cards.empty()) return kNoHearts;
      break;
    case EventKind::ace_laid:
      if (!voice.name(event.seat).empty()) return kAceOfNamed;
      break;
    default:
      break;
  }
  return kSentences[static_cast<std::size_t>(event.kind)];
}

// "players 1 and 2", unless one of them has a name.
std::string trade_done(Seat one, Seat other, Voice voice) {
  const bool named = !voice.name(one).empty() || !voice.name(other).empty();
  if (named) return fill(kTradeOfNamed, {one, other}, voice);
  const std::vector<Fact> numbers = {std::vector<Seat>{one}, std::vector<Seat>{other}};
  return fill(kSentences[static_cast<std::size_t>(EventKind::traded)], numbers, voice);
}

}  // namespace

template <int W>
std::string tell(const Setup<W>& setup, const Event<W>& event, Voice voice) {
  const auto kind = static_cast<std::size_t>(event.kind);
  if (kind >= kSentences.size()) return "?";
  if (event.kind == EventKind::traded) return trade_done(event.seat, event.other(), voice);
  std::vector<Fact> facts = {spoken_player(index_of(event.seat))};
  for (Fact& fact : facts_of(setup, event)) facts.push_back(std::move(fact));
  return fill(sentence_of(event, voice), facts, voice);
}

template std::string tell<4>(const Setup<4>&, const Event<4>&, Voice);
template std::string tell<12>(const Setup<12>&, const Event<12>&, Voice);

}  // namespace warren::jack_rabbits
