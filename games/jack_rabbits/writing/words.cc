// Why not: what people read where an action is refused.
#include "games/jack_rabbits/state/refusal.h"
#include "games/jack_rabbits/state/sections.h"
#include "games/jack_rabbits/writing/notation.h"
#include "games/jack_rabbits/writing/spoken.h"

namespace warren::jack_rabbits {
namespace {

// What the facts of a refusal stand for.
enum class Facts : std::uint8_t { numbers, card, place, seat, joker };

// The words of a refusal as they are listed here.
struct Words {
  std::string_view id;
  Section section;
  Text text;
};

struct Entry {
  Words words;
  Facts facts = Facts::numbers;
  Text named = {};  // where the seat has a name and this reads better
};

// Sections are headings of the rules page. In the order of Code.
// clang-format off
constexpr std::array<Entry, kCodes> kRefusals = {{
    {{"possible", "", {"This is possible.", "Esto es posible."}}},
    {{"malformed", "A turn", {"This is no action of the game.", "Esto no es una acción del juego."}}},
    {{"game-over", "Winning", {"The game is over.", "La partida ha terminado."}}},
    {{"not-asked", "A turn", {"It is not for you to decide now.", "Ahora no te toca decidir."}}},
    {{"not-now", "A turn", {"Something else is asked now.", "Ahora se pregunta otra cosa."}}},

    {{"not-yours", "A turn", {"You do not hold {0}.", "No tienes {0}."}}, Facts::card},
    {{"one-card", "A turn", {"Name exactly one card.", "Nombra exactamente una carta."}}},
    {{"some-card", "Paying", {"Name at least one card.", "Nombra al menos una carta."}}},

    {{"matches-nothing", "Lottery", {"No die shows the value of {0}.", "Ningún dado muestra el valor de {0}."}}, Facts::card},

    {{"not-a-club", "Clubs: flights", {"A flight is declared with a club.", "Un vuelo se declara con un trébol."}}},
    {{"no-tower", "Clubs: flights", {"Flights neither start from nor land on {0}.", "Los vuelos ni salen de ese lugar ni llegan a él: {0}."}}, Facts::place},
    {{"same-tower", "Clubs: flights", {"You are taking off from {0}; land somewhere else.", "Estás despegando de {0}; aterriza en otro sitio."}}, Facts::place},

    {{"journey-over", "Journey", {"Your journey of this turn is over.", "Tu travesía de este turno ha terminado."}}},
    {{"no-road", "Journey", {"No road leads out by side {0}.", "Ningún camino sale por el lado {0}."}}},
    {{"closed-edge", "Journey", {"The road by side {0} runs into a closed edge.", "El camino del lado {0} da a un borde cerrado."}}},
    {{"crossed-edge", "Journey", {"You have already crossed the edge of side {0} that way in this journey.", "Ya has cruzado así el borde del lado {0} en esta travesía."}}},
    {{"barred", "Shields: guard and seals", {"The way with the number {0} is guarded.", "El paso con el número {0} está vigilado."}}},
    {{"sealed-hex", "Shields: guard and seals", {"{0} is sealed, and you cannot break the seal now.", "Hay un sello que ahora no puedes romper: {0}."}}, Facts::place},
    {{"step-is-walk", "Journey", {"By side {0} you will be asked at the next stop anyway: walk.", "Por el lado {0} se te preguntará de todos modos en la siguiente parada: camina."}}},
    {{"way-open", "Journey", {"There is still a way on; one walks back only when every way is closed.", "Aún hay por dónde seguir; solo se vuelve atrás cuando todo está cerrado."}}},
    {{"no-cave", "Transfers: cave", {"There is no cave {0} on this board.", "No hay cueva {0} en este tablero."}}},

    {{"not-trailway", "Transfers: trailway", {"A trailway needs a tile with two roads: a wood, a mountain or a river.", "Un pasadizo necesita una pieza con dos caminos: bosque, montaña o río."}}},
    {{"not-other-road", "Transfers: trailway", {"The other road of this tile does not end at side {0}.", "El otro camino de esta pieza no acaba en el lado {0}."}}},
    {{"not-crossing", "Transfers: merchant", {"The merchant waits at crossings, and you are at none.", "El comerciante espera en los cruces, y no estás en ninguno."}}},
    {{"no-such-hex", "Transfers: merchant", {"No horse goes to {0}.", "Ningún caballo va a ese lugar: {0}."}}, Facts::place},
    {{"no-port", "Transfers: merchant", {"There is no open road end {0} on this board.", "No hay extremo abierto {0} en este tablero."}}},
    {{"no-water", "Transfers: merchant", {"Your tile does not touch the water of that road end.", "Tu pieza no toca el agua de ese extremo."}}},
    {{"own-port", "Transfers: merchant", {"The road end {0} belongs to the tile you are on; sail to another.", "El extremo abierto {0} es de la pieza donde estás; navega a otro."}}},
    {{"not-tavern", "Transfers: tavern", {"Jokers are sold at taverns, and you are at none.", "Los comodines se venden en las tabernas, y no estás en ninguna."}}},
    {{"joker-twice", "Transfers: tavern", {"You have bought a joker here already.", "Ya has comprado un comodín aquí."}}},
    {{"joker-taken", "Transfers: tavern", {"The {0} joker is not in the court.", "El comodín {0} no está en la corte."}}, Facts::joker},
    {{"joker-not-yours", "Transfers: tavern", {"You do not hold the {0} joker.", "No tienes el comodín {0}."}}, Facts::joker},
    {{"joker-below", "Transfers: tavern", {"No joker is released in the Underground.", "En el Subsuelo no se libera ningún comodín."}}},
    {{"not-cave", "Transfers: cave", {"You are in no cave.", "No estás en ninguna cueva."}}},
    {{"same-cave", "Transfers: cave", {"You are in cave {0} already; leave by another.", "Ya estás en la cueva {0}; sal por otra."}}},
    {{"second-hop", "Transfers: cave", {"You have just come out of this cave: go on along its road.", "Acabas de salir de esta cueva: sigue por su camino."}}},

    {{"wrong-suit", "Paying", {"{0} is of a suit that does not pay for this.", "{0} es de un palo que aquí no paga."}}, Facts::card},
    {{"joker-pays", "Paying", {"A joker cannot pay.", "Un comodín no puede pagar."}}},
    {{"too-little", "Paying", {"These cards are worth {0}, and {1} is needed.", "Estas cartas valen {0}, y hacen falta {1}."}}},
    {{"cannot-pay", "Paying", {"All the cards you could pay with are worth {0}, and {1} is needed.", "Todas las cartas con que podrías pagar valen {0}, y hacen falta {1}."}}},

    {{"no-fights", "Spades: fights", {"There are no fights in this game.", "En esta partida no hay peleas."}}},
    {{"fight-off-board", "Spades: fights", {"There are no fights off the board.", "En el destierro no hay peleas."}}},
    {{"fight-yourself", "Spades: fights", {"You cannot attack yourself.", "No puedes atacarte a ti mismo."}}},
    {{"fight-absent", "Spades: fights", {"The rabbit of {0} is not on your hex.", "El conejo de {0} no está en tu hexágono."}}, Facts::seat},
    {{"fight-twice", "Spades: fights", {"{0} has been attacked in this turn already.", "{0} ya ha sido atacado en este turno."}}, Facts::seat, {"{0} has been attacked in this turn already.", "{0} ya ha recibido un ataque en este turno."}},
    {{"no-spade", "Spades: fights", {"You have no spade to attack with.", "No tienes ninguna pica con que atacar."}}},
    {{"not-a-spade", "Spades: fights", {"{0} is no spade.", "{0} no es una pica."}}, Facts::card},
    {{"not-higher", "Spades: fights", {"That makes {0} in spades; it has to be more than {1}.", "Eso suma {0} en picas; tiene que pasar de {1}."}}},
    {{"cannot-exceed", "Spades: fights", {"With all your spades you reach {0}; it has to be more than {1}.", "Con todas tus picas llegas a {0}; tiene que pasar de {1}."}}},
    {{"must-open", "Spades: fights", {"You attacked: play at least one spade.", "Has atacado: juega al menos una pica."}}},
    {{"reply-begun", "Spades: fights", {"You have begun to reply: play on until your spades are worth more.", "Has empezado a responder: sigue hasta que tus picas valgan más."}}},

    {{"not-a-heart", "Hearts: vetting", {"{0} is no heart.", "{0} no es un corazón."}}, Facts::card},
    {{"few-hearts", "Hearts: vetting", {"These hearts are worth {0}, and {1} is needed.", "Estos corazones valen {0}, y hacen falta {1}."}}},

    {{"no-trade", "Diamonds: plazas", {"Plazas sell nothing in this game.", "En esta partida las plazas no venden nada."}}},
    {{"not-plaza", "Diamonds: plazas", {"You are on no plaza.", "No estás en ninguna plaza."}}},
    {{"bought-already", "Diamonds: plazas", {"You have bought at a plaza in this turn already.", "Ya has comprado en una plaza en este turno."}}},
    {{"wrong-goods", "Diamonds: plazas", {"This plaza does not sell {0}.", "Esta plaza no vende {0}."}}, Facts::card},
    {{"not-spent", "Diamonds: plazas", {"{0} is not in the spent lot.", "{0} no está en el descarte."}}, Facts::card},
    {{"goods-dear", "Diamonds: plazas", {"These goods are worth {0}, and all you could pay with is worth {1}.", "Esta compra vale {0}, y todo con lo que podrías pagar vale {1}."}}},

    {{"no-royal-here", "Acquisition", {"You are not on the hex of a royal.", "No estás en el hexágono de una carta real."}}},
    {{"royal-taken", "Acquisition", {"{0} is not in the court.", "{0} no está en la corte."}}, Facts::card},

    {{"too-many", "Hand limit", {"You named {0} cards, more than the surplus, which is {1}.", "Has nombrado {0} cartas, más que el excedente, que es {1}."}}},
    {{"not-a-royal", "Winning", {"{0} is no royal; give one of your royals back.", "{0} no es una carta real; devuelve una de tus reales."}}, Facts::card},

    {{"no-such-power", "Expansions", {"No suit in play has this power.", "Ningún palo en juego tiene este poder."}}},
    {{"power-used", "Expansions", {"You have used this power in this turn already.", "Ya has usado este poder en este turno."}}},
    {{"power-not-here", "Expansions", {"This power cannot be used here and now.", "Este poder no se puede usar aquí y ahora."}}},

    {{"other-island", "Options: board and suits", {"Horses go to hexes of the same island only, and {0} is not on it.", "Los caballos solo van a hexágonos de la misma isla, y en ella no está {0}."}}, Facts::place},
    {{"not-laid-out", "Options: clovers and hearts boost", {"{0} is not laid out; here you may contest only with hearts that are.", "{0} no está expuesto; aquí solo puedes cuestionar con corazones que lo estén."}}, Facts::card},
    {{"no-calls", "Options: lottery and hands", {"In this game everybody discards at once: nobody is called out.", "En esta partida todos se descartan en el acto: no se señala a nadie."}}},
    {{"call-yourself", "Options: lottery and hands", {"You cannot call out yourself.", "No puedes señalarte a ti mismo."}}},
    {{"called-already", "Options: lottery and hands", {"You have called out {0} in this turn already.", "Ya has señalado a {0} en este turno."}}, Facts::seat},
    {{"no-player-trade", "Player trade", {"Players do not trade with each other in this game.", "En esta partida los jugadores no comercian entre sí."}}},
    {{"trade-yourself", "Player trade", {"You cannot trade with yourself.", "No puedes comerciar contigo mismo."}}},
    {{"trade-absent", "Player trade", {"The rabbit of {0} is not on your hex.", "El conejo de {0} no está en tu hexágono."}}, Facts::seat},
    {{"three-proposals", "Player trade", {"You have proposed {0} trades in this turn; there are no more.", "Ya has propuesto {0} tratos en este turno; no hay más."}}},
    {{"trade-suit", "Player trade", {"A trade is diamonds for another suit that is in play.", "Un trato es de diamantes por otro palo que esté en juego."}}},
    {{"trade-points", "Player trade", {"Each side of a trade is 1 to {0} points.", "Cada lado de un trato es de 1 a {0} puntos."}}},
    {{"no-exploring", "Explore", {"Only exploring ends when all have had enough.", "Solo al explorar se acaba cuando todos tienen bastante."}}},
    {{"not-first-ace", "Options: aces and values", {"{0} is none of the aces that you have just spent.", "{0} no es ninguno de los ases que acabas de gastar."}}, Facts::card},
    {{"landlocked", "Transfers: merchant", {"No edge of your tile is on water: no boat puts in here.", "Ningún lado de tu pieza da al agua: aquí no atraca ningún barco."}}},
    {{"tower-open", "Clubs: flights", {"A tower is open to you, and the flight is paid: land.", "Hay una torre abierta para ti y el vuelo está pagado: aterriza."}}},

    {{"no-such-tile", "Expansions", {"This token does not stand on tiles of that shape.", "Esta ficha no se pone en piezas de esa forma."}}},
    {{"token-there", "Expansions", {"The token stands there already; move it somewhere else.", "La ficha ya está ahí; llévala a otro sitio."}}},
    {{"only-cave", "Shields: guard and seals", {"This is the only cave whose road leads to a hex: it may not be closed.", "Es la única cueva cuyo camino lleva a un hexágono: no se puede cerrar."}}},
    {{"nobody-to-move", "Torches: summons and fire", {"Nobody is off the board whom you could summon.", "No hay nadie en el destierro a quien convocar."}}},
    {{"above-ground", "Horseshoes: broncos and market", {"This is done in the Underground only.", "Esto solo se hace en el Subsuelo."}}},
    {{"no-herd", "Horseshoes: broncos and market", {"You ride only on the island you are on, and only if it has a hex of horseshoes.", "Solo se cabalga en la isla donde estás, y solo si tiene un hexágono de herraduras."}}},
    {{"same-hex", "Horseshoes: broncos and market", {"You are there already: {0}.", "Ya estás ahí: {0}."}}, Facts::place},
    {{"no-well", "Horseshoes: broncos and market", {"There is no well here: only hexes of horseshoes have one.", "Aquí no hay pozo: solo lo tienen los hexágonos de herraduras."}}},
    {{"no-such-transfer", "Shields: guard and seals", {"This tile does not sell that now, so you cannot have it for free.", "Esta pieza no vende eso ahora, así que tampoco lo regala."}}},
    {{"came-that-way", "Acorns: beast and load", {"You came in by that edge; leave by another.", "Has entrado por ese borde; sal por otro."}}},
    {{"pips-only", "Expansions", {"{0} cannot be laid there: only numbers and aces of the suit.", "{0} no se puede dejar ahí: solo números y ases del palo."}}, Facts::card},
    {{"seal-dear", "Shields: guard and seals", {"These shields are worth {0}; at most {1} may be laid out.", "Estos escudos valen {0}; se pueden exponer {1} como mucho."}}},
    {{"seal-royal", "Shields: guard and seals", {"One royal may lie with the shields, and not one whose hex you sealed last turn.", "Con los escudos se expone una sola carta real, y no una cuyo hexágono sellaste el turno anterior."}}},
    {{"break-dear", "Shields: guard and seals", {"Your shields are worth {0}; breaking this seal takes {1}.", "Tus escudos valen {0}; para romper este sello hacen falta {1}."}}},
}};
// clang-format on

const Entry& entry(const Refusal& refusal) {
  return kRefusals[refusal.code < kCodes ? refusal.code
                                         : static_cast<std::size_t>(Code::malformed)];
}

std::vector<Fact> facts_of(Facts as, const Refusal& refusal) {
  const int first = refusal.facts[0];
  switch (as) {
    case Facts::numbers:
      break;
    case Facts::card:
      return {spoken(
          Card{static_cast<std::uint8_t>(first), static_cast<std::uint8_t>(refusal.facts[1])})};
    case Facts::place:
      return {spoken(place_at(first))};
    case Facts::seat:
      return {spoken_player(first)};
    case Facts::joker:
      return {spoken(static_cast<Joker>(first))};
  }
  return {first, int{refusal.facts[1]}};
}

}  // namespace

RefusalWords words(const Refusal& refusal) {
  const Words& found = entry(refusal).words;
  return {found.id, found.section, found.text};
}

template <int W>
std::string tell(const Setup<W>&, const Refusal& refusal, Voice voice) {
  const Entry& found = entry(refusal);
  const bool named = !found.named.empty() && !voice.name(seat_of(refusal.facts[0])).empty();
  const Text& text = named ? found.named : found.words.text;
  return fill(text, facts_of(found.facts, refusal), voice);
}

template std::string tell<4>(const Setup<4>&, const Refusal&, Voice);
template std::string tell<12>(const Setup<12>&, const Refusal&, Voice);

}  // namespace warren::jack_rabbits
