// The options of Jack Rabbits, as data.
#include "games/jack_rabbits/board/board_file.h"
#include "games/jack_rabbits/table.h"

namespace warren::jack_rabbits {
namespace {

Problem check_board_text(std::string_view text) {
  Board board;
  const BoardReading reading = read_board(text, board);
  return reading ? Problem() : reading.problems.front();
}

constexpr std::array kObjectiveChoices = {
    // in the order of Objective
    OptionChoice{"simple", {"any three royals", "tres figuras cualesquiera"}},
    OptionChoice{"diverse", {"three royals of three suits", "tres figuras de tres palos"}},
    OptionChoice{"monarchic", {"a king, a queen and a jack", "un rey, una reina y una jota"}},
    OptionChoice{"diverse_monarchic",
                 {"a king, a queen and a jack of three suits",
                  "un rey, una reina y una jota de tres palos"}},
    OptionChoice{"tribal", {"three royals of one suit", "tres figuras de un mismo palo"}},
    OptionChoice{"triple_court", {"three royals of one title", "tres figuras del mismo rango"}},
};
static_assert(kObjectiveChoices.size() == kObjectives);

constexpr std::array kOrders = {
    OptionChoice{"seated", {"round the table", "alrededor de la mesa"}},
    OptionChoice{"random", {"drawn by lot", "por sorteo"}},
};

constexpr std::array kBoards = {
    // in the order of BoardChoice
    OptionChoice{"sample",
                 {"the sample board of the rules", "el tablero de muestra de las reglas"}},
    OptionChoice{"random", {"drawn at random", "al azar"}},
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
                 "Los tréboles vuelan, las picas pelean, los corazones vetan y los diamantes "
                 "comercian. Sin ellos es el juego de iniciación: solo viajes, transbordos y "
                 "figuras."}},
    OptionSpec{.name = "objective",
               .kind = OptionKind::choice,
               .choices = kObjectiveChoices,
               .label = {"Objective", "Objetivo"},
               .help = {"Which three royals must be brought to the Citadel to win.",
                        "Qué tres figuras hay que llevar a la Ciudadela para ganar."}},
    OptionSpec{.name = "order",
               .kind = OptionKind::choice,
               .choices = kOrders,
               .label = {"Order of turns", "Orden de los turnos"},
               .help = {"Seated: the first seat begins and turns go round. Random: lots decide who "
                        "begins and who follows.",
                        "Según el asiento: empieza el primero y los turnos dan la vuelta. Al azar: "
                        "un sorteo decide quién empieza y quién sigue."}},
    OptionSpec{.name = "board",
               .kind = OptionKind::text,
               .choices = kBoards,
               .check = check_board_text,
               .label = {"Board", "Tablero"},
               .help = {"Or a board of your own: what warren board random prints, or --board FILE. "
                        "A simulation draws one random board, from its seed, for all its games.",
                        "O un tablero propio: lo que escribe warren board random, o --board "
                        "ARCHIVO. Una simulación sortea un solo tablero, con su semilla, para "
                        "todas sus partidas."}},
};
static_assert(static_cast<std::size_t>(BoardChoice::random) + 1 == kBoards.size());

constexpr std::array kIntro = {Setting{"powers", 0}};

constexpr std::array kPresets = {
    Preset{"standard", {"Standard game", "Juego normal"}},
    Preset{"intro", {"Intro game, without powers", "Juego de iniciación, sin poderes"}, kIntro},
};

}  // namespace

const OptionTable& option_table() {
  static constexpr OptionTable kTable{.specs = kSpecs, .presets = kPresets};
  return kTable;
}

}  // namespace warren::jack_rabbits
