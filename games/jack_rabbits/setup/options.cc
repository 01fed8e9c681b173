// The options of Jack Rabbits, as data.
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
    OptionChoice{"strict", {"flip a tile of a shape and place it", "destapar y colocar una"}},
    OptionChoice{"free", {"open tiles, in turn", "piezas a la vista, por turnos"}},
    OptionChoice{"freestyle", {"open tiles, all at once", "piezas a la vista, a la vez"}},
};

constexpr std::array kSuitChoices = {
    OptionChoice{"all", {"all four", "los cuatro"}},
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
    OptionChoice{"called", {"discard when called out", "descartar si alguien avisa"}},
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

constexpr std::array kSpecs = {
    OptionSpec{.name = "players",
               .kind = OptionKind::number,
               .standard = 2,
               .lowest = 2,
               .highest = kSeats,
               .label = {"Players", "Jugadores"},
               .help = {"How many play.", "Cuántos juegan."}},
    OptionSpec{
        .name = "powers",
        .standard = 1,
        .label = {"Powers of the suits", "Poderes de los palos"},
        .help = {"Clubs fly, spades fight, hearts vet and diamonds trade. Without them it is "
                 "the intro game: journeys, transfers and royals alone.",
                 "Los tréboles vuelan, las picas pelean, los corazones juzgan y los diamantes "
                 "comercian. Sin ellos es el juego introductorio: solo travesías, traslados y "
                 "reales."}},
    OptionSpec{.name = "objective",
               .kind = OptionKind::choice,
               .choices = kObjectiveChoices,
               .label = {"Objective", "Objetivo"},
               .help = {"Which three royals must be brought to the Citadel to win.",
                        "Qué tres reales hay que llevar a la Ciudadela para ganar."}},
    OptionSpec{.name = "order",
               .kind = OptionKind::text,
               .choices = kOrders,
               .check = check_turns_text,
               .label = {"Order of turns", "Orden de los turnos"},
               .help = {"Seated: the first seat begins and turns go round. Random: lots decide who "
                        "begins and who follows. Or the players' numbers as they are to follow "
                        "each other, such as 2 1 3.",
                        "Según el asiento: empieza el primero y los turnos dan la vuelta. Al azar: "
                        "un sorteo decide quién empieza y quién sigue. O los números de los "
                        "jugadores tal como han de seguirse, por ejemplo 2 1 3."}},
    OptionSpec{
        .name = "board",
        .kind = OptionKind::text,
        .choices = kBoards,
        .check = check_board_text,
        .label = {"Board", "Tablero"},
        .help = {"The sample board, one drawn at random, or one that the players build before "
                 "they play. Or a board of your own: the text of a board file.",
                 "El tablero de muestra, uno al azar, o uno que los jugadores construyen "
                 "antes de jugar. O uno propio: el texto de un archivo de tablero."}},
    OptionSpec{.name = "building",
               .kind = OptionKind::choice,
               .choices = kBuildings,
               .label = {"How a board is built", "Cómo se construye el tablero"},
               .help = {"For a board built by the players. Strict: in turn, choose a shape, flip "
                        "one of your tiles of "
                        "it and place it. Free: in turn, place any of your tiles or pass. "
                        "Freestyle: as free, but anybody at any time.",
                        "Para un tablero construido por los jugadores. Estricta: por turnos, elige "
                        "una forma, destapa una de "
                        "tus piezas y colócala. Libre: por turnos, coloca una de tus piezas o "
                        "pasa. Improvisada: como la libre, pero cualquiera en todo momento."}},
    OptionSpec{
        .name = "enforce_guidelines",
        .label = {"Enforce the guidelines", "Imponer las pautas"},
        .help = {"No board may break the guidelines T, X and !; otherwise they are advice.",
                 "Ningún tablero puede infringir las pautas T, X y !; si no, son consejos."}},
    OptionSpec{.name = "alike",
               .label = {"Only like triangles apart", "Separar solo triángulos iguales"},
               .help = {"Guideline ! is about triangles of the same kind only.",
                        "La pauta ! solo atañe a los triángulos del mismo tipo."}},
    OptionSpec{
        .name = "explore",
        .label = {"Explore", "Explorar"},
        .help = {"For small children: rabbits walk the roads in turn; no cards, no winner. It ends "
                 "when all say so, one after the other.",
                 "Para niños pequeños: los conejos recorren los caminos por turnos; sin cartas ni "
                 "ganador. Termina cuando todos lo dicen, uno tras otro."}},
    OptionSpec{
        .name = "tight_suits",
        .label = {"Tight suits", "Palos justos"},
        .help = {"As many suits as players; the others leave with their cards, hexes and road "
                 "tiles. Which ones stay: see “Suits in play”.",
                 "Tantos palos como jugadores; los demás se van con sus cartas, hexágonos y "
                 "vías carreteras. Cuáles quedan: mira «Palos en juego»."}},
    OptionSpec{
        .name = "suits",
        .kind = OptionKind::text,
        .choices = kSuitChoices,
        .check = check_suits_text,
        .label = {"Suits in play", "Palos en juego"},
        .help = {"With tight suits their letters, as in SH or CSD. Unless you choose, spades "
                 "stay first, then hearts, then diamonds.",
                 "Con palos justos, sus letras, como SH o CSD. Si no se elige, quedan "
                 "primero las picas, luego los corazones y luego los diamantes."}},
    OptionSpec{.name = "advanced_citadel",
               .label = {"Advanced citadel", "Ciudadela avanzada"},
               .help = {"The Citadel is also a tower, a palace and a plaza.",
                        "La Ciudadela es también torre, palacio y plaza."}},
    OptionSpec{.name = "ambivalent_aces",
               .label = {"Ambivalent aces", "Ases ambivalentes"},
               .help = {"An ace counts 1 or 11, as its player likes.",
                        "Un as vale 1 u 11, a gusto de quien lo juega."}},
    OptionSpec{.name = "capital_aces",
               .label = {"Capital aces", "Ases capitales"},
               .help = {"The first ace you spend counts 11 and stays face up before you.",
                        "El primer as que gastas vale 11 y se queda ante ti boca arriba."}},
    OptionSpec{.name = "additional_capital",
               .kind = OptionKind::choice,
               .choices = kAdditional,
               .label = {"Additional capital", "Capitales adicionales"},
               .help = {"The ace before you adds 1 to your payments.",
                        "El as que tienes ante ti suma 1 a tus pagos."}},
    OptionSpec{.name = "patriarchal_values",
               .label = {"Patriarchal values", "Valores patriarcales"},
               .help = {"Ace 14, king 13, queen 12, jack 11. No die matches an ace.",
                        "As 14, rey 13, reina 12, jota 11. Ningún dado coincide con un as."}},
    OptionSpec{.name = "windfall",
               .label = {"Windfall lottery", "Lotería gorda"},
               .help = {"Every matching card that is shown draws one; a double brings more.",
                        "Cada carta que coincide y se muestra da una; un doble da más."}},
    OptionSpec{.name = "double_prize",
               .kind = OptionKind::choice,
               .choices = kPrizes,
               .label = {"Prize of a double", "Premio del doble"},
               .help = {"What a double brings in a windfall lottery.",
                        "Qué da un doble en la lotería gorda."}},
    OptionSpec{.name = "overtaxed",
               .label = {"Overtaxed hands", "Manos extralimitadas"},
               .help = {"The hand limit is 6.", "El límite de cartas es 6."}},
    OptionSpec{
        .name = "limit",
        .kind = OptionKind::choice,
        .choices = kLimits,
        .label = {"Hand limit", "Límite de cartas"},
        .help = {"Forced: whoever holds too many cards discards at once. Called: only when another "
                 "player calls them out.",
                 "Forzado: quien tiene cartas de más se descarta en el acto. Avisado: solo cuando "
                 "otro jugador lo señala."}},
    OptionSpec{.name = "seized_surplus",
               .label = {"Seized surplus", "Excedente expropiado"},
               .help = {"Whoever calls out a full hand takes the surplus, drawn blind.",
                        "Quien señala una mano llena se lleva a ciegas lo que sobra."}},
    OptionSpec{.name = "clovers_boost",
               .label = {"Clovers boost", "Tréboles potenciados"},
               .help = {"A flight may land on any hex but the Underground.",
                        "Un vuelo puede aterrizar en cualquier hexágono menos el Subsuelo."}},
    OptionSpec{.name = "hearts_boost",
               .kind = OptionKind::choice,
               .choices = kHeartsBoosts,
               .label = {"Hearts boost", "Corazones potenciados"},
               .help = {"Who may vet arrivals elsewhere than in palaces.",
                        "Quién puede cuestionar visitas fuera de los palacios."}},
    OptionSpec{.name = "diamonds_boost",
               .label = {"Diamonds boost", "Diamantes potenciados"},
               .help = {"Trade with the players whose rabbits are where yours is.",
                        "Comercia con quienes tienen su conejo donde está el tuyo."}},
    OptionSpec{.name = "trailing_carrots",
               .label = {"Trailing carrots", "Zanahorias ventajosas"},
               .help = {"On reaching a hex with your own carrot you may travel on.",
                        "Al llegar a un hexágono con tu zanahoria puedes seguir la travesía."}},
    OptionSpec{.name = "vet_proof",
               .kind = OptionKind::choice,
               .choices = kProofs,
               .label = {"What a challenger shows", "Qué muestra quien cuestiona"},
               .help = {"Hearts worth 6 or more, or also that palace's queen.",
                        "Corazones que valgan 6 o más, o también la reina de ese palacio."}},
    OptionSpec{.name = "horse_reach",
               .kind = OptionKind::choice,
               .choices = kReaches,
               .label = {"Where horses go", "Adónde van los caballos"},
               .help = {"Any hex but the Underground, or only those of the same island.",
                        "A todo hexágono menos el Subsuelo, o solo a los de la misma isla."}},
};
static_assert(static_cast<std::size_t>(BoardChoice::built) + 1 == kBoards.size());

}  // namespace

const OptionMenu& option_menu() {
  static constexpr OptionMenu kMenu{
      .specs = kSpecs, .rules = kOptionRules, .presets = kPresets, .check = tight_suits_conflict};
  return kMenu;
}

}  // namespace warren::jack_rabbits
