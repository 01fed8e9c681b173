// The options of Jack Rabbits, as data.
#include <bit>

#include "games/jack_rabbits/board/board_file.h"
#include "games/jack_rabbits/setup/conflicts.h"
#include "games/jack_rabbits/setup/editions.h"
#include "games/jack_rabbits/setup/setup.h"

namespace warren::jack_rabbits {
namespace {

Problem check_board_text(std::string_view text) {
  Board board;
  const BoardReading reading = read_board(text, board);
  return reading ? Problem() : reading.problems.front();
}

Problem check_suits_text(std::string_view text) {
  SuitMask suits = 0;
  return read_suits(text, suits);
}

constexpr std::array kObjectiveChoices = {
    // in the order of Objective
    OptionChoice{"simple", {"any three royals", "tres reales cualesquiera"}},
    OptionChoice{"diverse", {"three royals of three suits", "tres reales de tres palos"}},
    OptionChoice{"monarchic", {"a king, a queen and a jack", "un rey, una reina y una jota"}},
    OptionChoice{"diverse_monarchic",
                 {"a king, a queen and a jack of three suits",
                  "un rey, una reina y una jota de tres palos"}},
    OptionChoice{"tribal", {"three royals of one suit", "tres reales de un mismo palo"}},
    OptionChoice{"triple_court", {"three royals of one title", "tres reales del mismo rango"}},
};
static_assert(kObjectiveChoices.size() == kObjectives);

Problem check_turns_text(std::string_view text) {
  std::array<Seat, kSeats> order{};
  return read_turns(text, 0, order);
}

constexpr std::array kOrders = {
    // in the order of TurnOrder
    OptionChoice{"seated", {"round the table", "alrededor de la mesa"}},
    OptionChoice{"random", {"drawn by lot", "por sorteo"}},
};

constexpr std::array kBoards = {
    // in the order of BoardChoice
    OptionChoice{"sample",
                 {"the sample board of the rules", "el tablero de muestra de las reglas"}},
    OptionChoice{"random", {"drawn at random", "al azar"}},
    OptionChoice{"built", {"built by the players", "construido por los jugadores"}},
};

constexpr std::array kBuildings = {
    // in the order of Building
    OptionChoice{"strict", {"flip a tile and place it", "destapar una pieza y colocarla"}},
    OptionChoice{"free", {"open tiles, in turn", "piezas a la vista, por turnos"}},
    OptionChoice{"freestyle", {"open tiles, all at once", "piezas a la vista, a la vez"}},
};

constexpr std::array kSuitChoices = {
    // in the order of SuitChoice
    OptionChoice{"all", {"the classic four", "los cuatro clásicos"}},
    OptionChoice{"frontier",
                 {"the classic four and the Frontier's", "los clásicos y los de la frontera"}},
};

constexpr std::array kAdditional = {
    // in the order of Additional
    OptionChoice{"off", {"it adds nothing", "no suma nada"}},
    OptionChoice{"suit", {"where the ace's suit may pay", "donde puede pagar el palo del as"}},
    OptionChoice{"any", {"in every payment and vetting", "en todo pago y en todo juicio"}},
};

constexpr std::array kLimits = {
    // in the order of Limit
    OptionChoice{"forced", {"discard at once", "descartar en el acto"}},
    OptionChoice{"called", {"discard if somebody notices", "descartar si alguien lo nota"}},
};

constexpr std::array kReaches = {
    // in the order of HorseReach
    OptionChoice{"anywhere", {"any hex", "cualquier hexágono"}},
    OptionChoice{"land", {"hexes of the same island", "hexágonos de la misma isla"}},
};

constexpr std::array kPrizes = {
    // in the order of DoublePrize
    OptionChoice{"two", {"two cards for each match", "dos cartas por coincidencia"}},
    OptionChoice{"own", {"one card by itself", "una carta por sí mismo"}},
};

constexpr std::array kHeartsBoosts = {
    // in the order of HeartsBoost
    OptionChoice{"off", {"palaces only", "solo palacios"}},
    OptionChoice{"guest", {"where one's rabbit stands", "donde está el propio conejo"}},
    OptionChoice{"carrot", {"there, and at one's carrots", "ahí y en las propias zanahorias"}},
    OptionChoice{"palace", {"anybody, at any carrot", "cualquiera, en cualquier zanahoria"}},
    OptionChoice{"displayed", {"where one has laid out hearts", "donde se han expuesto corazones"}},
};

constexpr std::array kProofs = {
    OptionChoice{"hearts", {"hearts worth 6", "corazones que valgan 6"}},
    OptionChoice{"hearts_or_queen", {"or that queen's card", "o la carta de esa reina"}},
};

// --- what matters beside the other options ------------------------------------------------------

bool has_cards(const OptionSet& options) { return options.get("explore") == 0; }
bool has_powers(const OptionSet& options) {
  return has_cards(options) && options.get("powers") != 0;
}
template <Suit suit>
bool has_power(const OptionSet& options) {
  SuitMask suits = 0;
  if (suits_in_play(options, {}, suits)) return true;  // there is a conflict to be shown
  return has_powers(options) && (suits & mask_of(suit)) != 0;
}
bool has_capital(const OptionSet& options) {
  return has_cards(options) && options.get("capital_aces") != 0;
}
bool has_windfall(const OptionSet& options) {
  return has_cards(options) && options.get("windfall") != 0;
}
bool is_called(const OptionSet& options) {
  return has_cards(options) && options.get("limit") == static_cast<int>(Limit::called);
}
bool is_built(const OptionSet& options) {
  return options.get(kBoardOption) == static_cast<int>(BoardChoice::built);
}
// The sample board and those drawn at random break no guideline.
bool is_own_board(const OptionSet& options) {
  return is_built(options) || options.get(kBoardOption) == OptionSet::kOwnText;
}
bool is_tight(const OptionSet& options) { return options.get("tight_suits") != 0; }
bool may_be_tight(const OptionSet& options) {
  return is_tight(options) || options.get("players") < std::popcount(kClassicSuits);
}

// --- the menu -----------------------------------------------------------------------------------

constexpr std::array kGroups = {
    OptionGroup{"game", {"The game", "La partida"}},
    OptionGroup{"board", {"Board and suits", "Tablero y palos"}},
    OptionGroup{"cards", {"Cards, aces and hands", "Cartas, ases y manos"}},
    OptionGroup{"powers", {"Powers in detail", "Los poderes en detalle"}},
    OptionGroup{"ways", {"Journeys", "Travesías"}},
};

constexpr std::array kSpecs = {
    OptionSpec{.name = "players",
               .group = "game",
               .kind = OptionKind::number,
               .standard = 2,
               .lowest = 2,
               .highest = kSeats,
               .label = {"Players", "Jugadores"},
               .help = {"How many play.", "Cuántos juegan."}},
    OptionSpec{.name = "powers",
               .group = "game",
               .standard = 1,
               .matters = has_cards,
               .label = {"Powers of the suits", "Poderes de los palos"},
               .help = {"Clubs fly, spades fight, hearts vet, diamonds trade; without them it is "
                        "the intro game.",
                        "Los tréboles vuelan, las picas pelean, los corazones juzgan y los "
                        "diamantes comercian; sin ellos es el juego introductorio."}},
    OptionSpec{.name = "objective",
               .group = "game",
               .kind = OptionKind::choice,
               .choices = kObjectiveChoices,
               .matters = has_cards,
               .label = {"Objective", "Objetivo"},
               .help = {"Which three royals must be brought to the Citadel to win.",
                        "Qué tres reales hay que llevar a la Ciudadela para ganar."}},
    OptionSpec{.name = "order",
               .group = "game",
               .kind = OptionKind::text,
               .choices = kOrders,
               .check = check_turns_text,
               .label = {"Order of turns", "Orden de los turnos"},
               .help = {"Who begins and who follows; or the numbers of the players in the order "
                        "you want, such as 2 1 3.",
                        "Quién empieza y quién sigue; o los números de los jugadores en el orden "
                        "que quieras, por ejemplo 2 1 3."}},
    OptionSpec{
        .name = "board",
        .group = "board",
        .kind = OptionKind::text,
        .choices = kBoards,
        .check = check_board_text,
        .label = {"Board", "Tablero"},
        .help =
            {"The land to travel; or a board of your own: the text of a board file.",
             "La tierra que se recorre; o un tablero propio: el texto de un archivo de tablero."}},
    OptionSpec{.name = "building",
               .group = "board",
               .kind = OptionKind::choice,
               .choices = kBuildings,
               .matters = is_built,
               .label = {"How a board is built", "Cómo se construye el tablero"},
               .help = {"Strict: what you flip you must place. Free: choose among your open tiles, "
                        "or pass. Freestyle: the same, without turns.",
                        "Estricta: lo que destapas, lo colocas. Libre: eliges entre tus piezas, a "
                        "la vista, o pasas. Improvisada: lo mismo, pero sin turnos."}},
    OptionSpec{.name = "enforce_guidelines",
               .group = "board",
               .matters = is_own_board,
               .label = {"Enforce the guidelines", "Imponer las pautas"},
               .help = {"No dead ends, joined hexes or touching triangles; otherwise these "
                        "guidelines (T, X, !) are only advice.",
                        "Ni caminos sin salida, ni hexágonos enlazados, ni triángulos juntos; si "
                        "no, estas pautas (T, X, !) son solo consejos."}},
    OptionSpec{
        .name = "alike",
        .group = "board",
        .matters = is_own_board,
        .label = {"Only like triangles apart", "Separar solo triángulos iguales"},
        .help =
            {"Only triangles of the same kind may not touch: two taverns, say.",
             "Solo los triángulos del mismo tipo no pueden tocarse: dos tabernas, por ejemplo."}},
    OptionSpec{.name = "explore",
               .group = "game",
               .label = {"Explore", "Explorar"},
               .help = {"For small children: rabbits walk the roads in turn, with no cards and no "
                        "winner, until all have had enough.",
                        "Para niños pequeños: los conejos recorren los caminos por turnos, sin "
                        "cartas ni ganador, hasta que todos quieran parar."}},
    OptionSpec{
        .name = "tight_suits",
        .group = "board",
        .matters = may_be_tight,
        .label = {"Tight suits", "Palos justos"},
        .help =
            {"As many suits as players: the others leave, with their cards, hexes and road tiles.",
             "Tantos palos como jugadores: los demás se van, con sus cartas, hexágonos y vías "
             "carreteras."}},
    OptionSpec{
        .name = "suits",
        .group = "board",
        .kind = OptionKind::text,
        .choices = kSuitChoices,
        .check = check_suits_text,
        .label = {"Suits in play", "Palos en juego"},
        .help = {"Which suits are in play, by their letters, such as CSD or CSHDT: at least "
                 "as many as players. Tight suits that are not named are spades first, then "
                 "hearts, then diamonds.",
                 "Qué palos juegan, por sus letras en inglés, por ejemplo CSD o CSHDT: al "
                 "menos tantos como jugadores. Los palos justos que no se nombran son primero "
                 "las picas, luego los corazones y luego los diamantes."}},
    OptionSpec{.name = "advanced_citadel",
               .group = "board",
               .matters = has_powers,
               .label = {"Advanced citadel", "Ciudadela avanzada"},
               .help = {"The Citadel is also a tower, a palace and a plaza.",
                        "La Ciudadela es también torre, palacio y plaza."}},
    OptionSpec{.name = "ambivalent_aces",
               .group = "cards",
               .matters = has_cards,
               .label = {"Ambivalent aces", "Ases ambivalentes"},
               .help = {"An ace counts 1 or 11, as its player likes.",
                        "Un as vale 1 u 11, a gusto de quien lo juega."}},
    OptionSpec{.name = "capital_aces",
               .group = "cards",
               .matters = has_cards,
               .label = {"Capital aces", "Ases capitales"},
               .help = {"The first ace you spend counts 11 and stays face up before you.",
                        "El primer as que gastas vale 11 y se queda ante ti boca arriba."}},
    OptionSpec{.name = "additional_capital",
               .group = "cards",
               .kind = OptionKind::choice,
               .choices = kAdditional,
               .matters = has_capital,
               .label = {"Additional capital", "Capitales adicionales"},
               .help = {"The ace before you adds 1 to your payments.",
                        "El as que tienes ante ti suma 1 a tus pagos."}},
    OptionSpec{.name = "patriarchal_values",
               .group = "cards",
               .matters = has_cards,
               .label = {"Patriarchal values", "Valores patriarcales"},
               .help = {"Ace 14, king 13, queen 12, jack 11. No die matches an ace.",
                        "As 14, rey 13, reina 12, jota 11. Ningún dado coincide con un as."}},
    OptionSpec{
        .name = "windfall",
        .group = "cards",
        .matters = has_cards,
        .label = {"Windfall lottery", "Lotería gorda"},
        .help = {"Every card you show that matches a die draws one, and a double draws more.",
                 "Cada carta que muestras y coincide con un dado da otra, y un doble da más."}},
    OptionSpec{.name = "double_prize",
               .group = "cards",
               .kind = OptionKind::choice,
               .choices = kPrizes,
               .matters = has_windfall,
               .label = {"Prize of a double", "Premio del doble"},
               .help = {"What a double brings in a windfall lottery.",
                        "Qué da un doble en la lotería gorda."}},
    OptionSpec{
        .name = "overtaxed",
        .group = "cards",
        .matters = has_cards,
        .label = {"Overtaxed hands", "Manos extralimitadas"},
        .help = {"You may hold six cards, not nine.", "Puedes tener seis cartas, no nueve."}},
    OptionSpec{
        .name = "limit",
        .group = "cards",
        .kind = OptionKind::choice,
        .choices = kLimits,
        .matters = has_cards,
        .label = {"Hand limit", "Límite de cartas"},
        .help =
            {"Whoever holds too many cards discards at once, or only when another player notices.",
             "Quien tiene cartas de más se descarta en el acto, o solo si otro jugador se da "
             "cuenta."}},
    OptionSpec{
        .name = "seized_surplus",
        .group = "cards",
        .matters = is_called,
        .label = {"Seized surplus", "Excedente expropiado"},
        .help =
            {"Whoever notices a hand that is too full takes the surplus from it, unseen.",
             "Quien se da cuenta de que una mano pasa del límite se lleva a ciegas lo que sobra."}},
    OptionSpec{.name = "clovers_boost",
               .group = "powers",
               .matters = has_power<Suit::clubs>,
               .label = {"Clovers boost", "Tréboles potenciados"},
               .help = {"A flight may land on any hex but the Underground.",
                        "Un vuelo puede aterrizar en cualquier hexágono menos el Subsuelo."}},
    OptionSpec{.name = "hearts_boost",
               .group = "powers",
               .kind = OptionKind::choice,
               .choices = kHeartsBoosts,
               .matters = has_power<Suit::hearts>,
               .label = {"Hearts boost", "Corazones potenciados"},
               .help = {"Who may question arrivals elsewhere than in palaces.",
                        "Quién puede cuestionar visitas fuera de los palacios."}},
    OptionSpec{.name = "diamonds_boost",
               .group = "powers",
               .matters = has_power<Suit::diamonds>,
               .label = {"Diamonds boost", "Diamantes potenciados"},
               .help = {"Trade with the players whose rabbits are where yours is.",
                        "Comercia con quienes tienen su conejo donde está el tuyo."}},
    OptionSpec{.name = "trailing_carrots",
               .group = "ways",
               .matters = has_cards,
               .label = {"Trailing carrots", "Zanahorias ventajosas"},
               .help = {"On reaching a hex with your own carrot you may travel on.",
                        "Al llegar a un hexágono con tu zanahoria puedes seguir la travesía."}},
    OptionSpec{.name = "vet_proof",
               .group = "powers",
               .kind = OptionKind::choice,
               .choices = kProofs,
               .matters = has_power<Suit::hearts>,
               .label = {"What a challenger shows", "Qué muestra quien cuestiona"},
               .help = {"Whoever questions a visitor shows hearts worth 6 or more, or also that "
                        "palace's queen.",
                        "Quien cuestiona a una visita muestra corazones que valgan 6 o más, o "
                        "también la reina de ese palacio."}},
    OptionSpec{.name = "horse_reach",
               .group = "ways",
               .kind = OptionKind::choice,
               .choices = kReaches,
               .matters = has_cards,
               .label = {"Where horses go", "Adónde van los caballos"},
               .help = {"Any hex but the Underground, or only those of the same island.",
                        "A todo hexágono menos el Subsuelo, o solo a los de la misma isla."}},
};
static_assert(static_cast<std::size_t>(BoardChoice::built) + 1 == kBoards.size());

}  // namespace

const OptionMenu& option_menu() {
  static constexpr OptionMenu kMenu{.specs = kSpecs,
                                    .groups = kGroups,
                                    .rules = kOptionRules,
                                    .presets = kPresets,
                                    .check = suits_conflict};
  return kMenu;
}

}  // namespace warren::jack_rabbits
