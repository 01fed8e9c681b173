// warren board: boards of Jack Rabbits, made, checked, drawn and judged.
#include <fmt/format.h>

#include <memory>
#include <random>

#include "cli/commands/board_words.h"
#include "cli/commands/commands.h"
#include "core/numbers.h"
#include "games/jack_rabbits/board/board_file.h"
#include "games/jack_rabbits/board/building.h"
#include "games/jack_rabbits/board/drawing.h"
#include "games/jack_rabbits/board/generator.h"
#include "games/jack_rabbits/board/merits.h"
#include "games/jack_rabbits/board/roads.h"
#include "games/jack_rabbits/board/sample.h"
#include "games/jack_rabbits/board/text_map.h"
#include "games/jack_rabbits/board/tile_words.h"

namespace warren::cli {
namespace {

using namespace jack_rabbits;

constexpr int kMostSeedsSearched = 10'000;
constexpr int kWidestPicture = 20'000;

// Which board: "sample", "random", a file, or - for standard input.
struct BoardWords {
  std::string source;
  std::string seed, fair, suits;
  bool dark = false;
  std::string width, out;
};

// The suits that --suits names, by their letters.
Problem suit_words(const std::string& letters, GeneratorOptions& options) {
  if (letters.empty()) return {};
  options.suits.clear();
  for (int i = 0; i < kSuitsKnown; ++i) {
    if (letters.find(info(static_cast<Suit>(i)).letter) != std::string::npos)
      options.suits.push_back(static_cast<Suit>(i));
  }
  if (options.suits.size() >= 2 && options.suits.size() == letters.size()) return {};
  std::string all;
  for (const SuitInfo& suit : kSuits) all += suit.letter;
  return Problem({"--suits {0}: name at least two suits, each once, by their letters: {1}",
                  "--suits {0}: nombra al menos dos palos, cada uno una vez, por su letra: {1}"},
                 {letters, all});
}

Problem seed_words(const BoardWords& words, const GeneratorOptions& options, std::uint64_t& seed) {
  std::random_device device;
  seed = std::uint64_t{device()} << 32 | device();
  std::uint64_t count = 0;
  if (!words.seed.empty()) {
    if (Problem problem = read_number("--seed", words.seed, 0, kLargestSeed, seed)) return problem;
  }
  if (words.fair.empty()) return {};
  if (Problem problem = read_number("--fair", words.fair, 1, kMostSeedsSearched, count))
    return problem;
  seed = fairest(seed, static_cast<int>(count), options);
  return {};
}

// The board that the words ask for; `reading` holds all that is wrong with a file.
Problem find_board(const BoardWords& words, Board& board, BoardReading& reading) {
  if (words.source == "random") {
    std::uint64_t seed = 0;
    GeneratorOptions options;
    if (Problem problem = suit_words(words.suits, options)) return problem;
    if (Problem problem = seed_words(words, options, seed)) return problem;
    if (generate(seed, options, board)) return {};
    return Problem({"no board was found for seed {0}; try another",
                    "no se halló tablero para la semilla {0}; prueba otra"},
                   {std::to_string(seed)});
  }
  for (const auto& [name, value] :
       {std::pair{"--seed", words.seed}, {"--fair", words.fair}, {"--suits", words.suits}}) {
    if (value.empty()) continue;
    return Problem({"{0} is for random boards: write random as the board",
                    "{0} es para tableros al azar: pon random como tablero"},
                   {name});
  }
  if (words.source.empty() || words.source == "sample") {
    board = sample_board();
    return {};
  }
  std::string text;
  if (Problem problem = read_file(words.source, text)) return problem;
  reading = read_board(text, board);
  return {};
}

// As above, for commands that need a board: what is wrong with a file is a problem.
Problem need_board(const BoardWords& words, Board& board) {
  BoardReading reading;
  if (Problem problem = find_board(words, board, reading)) return problem;
  return reading ? Problem() : no_board(words.source, reading);
}

int print_board(const Session& session, const BoardWords& words) {
  Board board;
  if (const Problem problem = need_board(words, board)) return complain(session, problem);
  print(write_board(board) + "\n");
  return kDone;
}

int check_board(const Session& session, const BoardWords& words) {
  Board board;
  BoardReading reading;
  if (const Problem problem = find_board(words, board, reading)) return complain(session, problem);
  for (const Problem& problem : reading.problems)
    complain(words.source + ": " + problem.say(session.lang));
  if (!reading) return kBadInput;
  const auto found = findings(board, false);
  for (const Finding& finding : found) print(describe(board, finding).say(session.lang) + "\n");
  if (!found.empty()) return kRefused;
  print(say(session,
            {"a board of {0} tiles that breaks no guideline\n",
             "un tablero de {0} piezas que no incumple ninguna pauta\n"},
            {board.size()}));
  return kDone;
}

int show_board(const Session& session, const BoardWords& words) {
  Board board;
  if (const Problem problem = need_board(words, board)) return complain(session, problem);
  print(text_map(board, session.lang) + "\n");
  print(text_list(board, RoadNet(board), session.lang));
  return kDone;
}

int draw_board(const Session& session, const BoardWords& words) {
  DrawOptions options{.theme = words.dark ? Theme::dark : Theme::light, .lang = session.lang};
  std::uint64_t width = 0;
  if (!words.width.empty()) {
    if (const Problem problem = read_number("--width", words.width, 1, kWidestPicture, width))
      return complain(session, problem);
  }
  options.width = static_cast<int>(width);
  Board board;
  if (const Problem problem = need_board(words, board)) return complain(session, problem);
  const std::string picture = svg(board, options);
  if (words.out.empty()) {
    print(picture);
  } else if (const Problem problem = write_file(words.out, picture)) {
    return complain(session, problem);
  }
  return kDone;
}

std::string hundredths(int number) { return fmt::format("{}.{:02}", number / 100, number % 100); }

int judge_board(const Session& session, const BoardWords& words) {
  Board board;
  if (const Problem problem = need_board(words, board)) return complain(session, problem);
  const RoadNet net(board);
  const Fairness fair = fairness(net);
  print(say(session, {"Free journeys from the Citadel to each royal:\n",
                      "Travesías gratuitas desde la Ciudadela hasta cada real:\n"}));
  for (std::size_t i = 0; i < net.hexes().size(); ++i) {
    const TileKind kind = net.kind(net.hexes()[i]);
    if (!is_royal(kind)) continue;
    const std::string journeys = fair.journeys[i] < 0
                                     ? say(session, {"none leads there", "ninguna llega"})
                                     : std::to_string(fair.journeys[i]);
    print(fmt::format("  {}  {}\n", name_of(kind), journeys));
  }
  print(say(session, {"On average:", "De media:"}));
  for (const Suit suit : suits_on(board))
    print(fmt::format(" {} {},", spoken(suit, session.lang),
                      hundredths(fair.by_suit[static_cast<std::size_t>(suit)])));
  print(fmt::format(" K {}, Q {}, J {}\n", hundredths(fair.by_title[0]),
                    hundredths(fair.by_title[1]), hundredths(fair.by_title[2])));
  print(say(session,
            {"Unevenness: {0} (0: every suit and title lies equally far)\n",
             "Desigualdad: {0} (0: todos los palos y títulos están igual de lejos)\n"},
            {fair.unevenness}));
  const Looks size = looks(board);
  print(say(session,
            {"Size: {0} half edges wide, {1} rows high, {2} gaps\n",
             "Tamaño: {0} medios lados de ancho, {1} filas de alto, {2} huecos\n"},
            {size.width, size.height, size.gaps}));
  return kDone;
}

constexpr Text kWhich("sample (if left out), random, a file, or - for standard input",
                      "sample (si falta), random, un archivo, o - para la entrada");

void add_chance(CLI::App* command, const Session& session, BoardWords& words) {
  add_word(command, session, "--seed", words.seed,
           {"of a random board: the same seed gives the same board",
            "de un tablero al azar: la misma semilla da el mismo tablero"},
           "N");
  add_word(command, session, "--fair", words.fair,
           {"the most even of the random boards of so many seeds",
            "el más parejo de los tableros de tantas semillas"},
           "N");
  add_word(command, session, "--suits", words.suits,
           {"of a random board, by their letters; otherwise the classic four",
            "de un tablero al azar, por sus letras; si no, los cuatro clásicos"},
           "LETTERS");
}

void add_source(CLI::App* command, const Session& session, BoardWords& words) {
  add_optional_argument(command, session, "BOARD", words.source, kWhich);
  add_chance(command, session, words);
}

void add_makers(CLI::App& family, Session& session) {
  const auto sample = std::make_shared<BoardWords>();
  add_command(family, session, "sample",
              {"print the sample board as a file", "escribe el tablero de muestra como archivo"},
              "  warren board sample > sample.json",
              [&session, sample] { return print_board(session, *sample); });
  const auto random = std::make_shared<BoardWords>();
  random->source = "random";
  CLI::App* command =
      add_command(family, session, "random",
                  {"make a random board that breaks no guideline",
                   "hace un tablero al azar que no incumple pautas"},
                  "  warren board random > board.json\n  warren board random --seed 7 --fair 200\n"
                  "  warren board random --suits CSHDTEON",
                  [&session, random] { return print_board(session, *random); });
  add_chance(command, session, *random);
}

void add_readers(CLI::App& family, Session& session) {
  const auto check = std::make_shared<BoardWords>();
  CLI::App* command = add_command(
      family, session, "check",
      {"what is wrong with a board: exit code 0 nothing, 1 guidelines are broken, 2 it is no board",
       "qué falla en un tablero: código 0 nada, 1 incumple pautas, 2 no es un tablero"},
      "  warren board check board.json\n  warren board random | warren board check -",
      [&session, check] { return check_board(session, *check); });
  add_argument(command, session, "BOARD", check->source,
               {"a file, or - for standard input", "un archivo, o - para la entrada"});

  const auto show = std::make_shared<BoardWords>();
  command = add_command(family, session, "show",
                        {"a map in plain text, and where every road leads",
                         "un mapa en texto y adónde lleva cada camino"},
                        "  warren board show\n  warren board show random --seed 7\n"
                        "  warren board show board.json",
                        [&session, show] { return show_board(session, *show); });
  add_source(command, session, *show);

  const auto fair = std::make_shared<BoardWords>();
  command = add_command(family, session, "fair",
                        {"how evenly the royals lie", "cómo de parejas están las reales"},
                        "  warren board fair\n  warren board fair random --seed 7 --fair 200",
                        [&session, fair] { return judge_board(session, *fair); });
  add_source(command, session, *fair);
}

void add_drawer(CLI::App& family, Session& session) {
  const auto words = std::make_shared<BoardWords>();
  CLI::App* command = add_command(
      family, session, "svg", {"draw a board as an SVG picture", "dibuja un tablero en SVG"},
      "  warren board svg --out sample.svg\n"
      "  warren board svg random --seed 7 --dark --width 2000 > board.svg",
      [&session, words] { return draw_board(session, *words); });
  add_source(command, session, *words);
  add_flag(command, session, "--dark", words->dark, {"light on dark", "claro sobre oscuro"});
  add_word(command, session, "--width", words->width,
           {"in pixels; otherwise the page decides", "en píxeles; si no, decide la página"}, "N");
  add_word(command, session, "--out", words->out,
           {"the file to write; otherwise standard output",
            "el archivo que se escribe; si no, la salida"},
           "FILE");
}

}  // namespace

void add_board(CLI::App& app, Session& session) {
  CLI::App* family = add_family(
      app, session, "board",
      {"boards of Jack Rabbits: make, check, show, draw and judge them",
       "tableros de Jack Rabbits: hacerlos, revisarlos, mostrarlos, dibujarlos y juzgarlos"},
      "  warren board show\n  warren board random --seed 7 > board.json\n"
      "  warren board check board.json\n  warren board svg board.json --dark > board.svg");
  add_makers(*family, session);
  add_readers(*family, session);
  add_drawer(*family, session);
}

}  // namespace warren::cli
