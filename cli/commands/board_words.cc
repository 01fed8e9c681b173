#include "cli/commands/board_words.h"

#include <string_view>

#include "games/catalog.h"
#include "games/jack_rabbits/setup/setup.h"

namespace warren::cli {
namespace {

// A named board, or the one in a file, as a value of the option.
Problem read_value(const OptionSpec& spec, const std::string& word, std::string& value) {
  value = word;
  for (const OptionChoice& choice : spec.choices) {
    if (choice.name == word) return {};
  }
  std::string text;
  if (Problem problem = read_file(word, text)) return problem;
  jack_rabbits::Board board;
  const jack_rabbits::BoardReading reading = jack_rabbits::read_board(text, board);
  if (!reading) return no_board(word, reading);
  value = jack_rabbits::write_board(board);
  return {};
}

}  // namespace

Problem no_board(const std::string& source, const jack_rabbits::BoardReading& reading) {
  const Problem& first = reading.problems.front();
  const Fact what(first.say(Lang::en), first.say(Lang::es));
  const int more = static_cast<int>(reading.problems.size()) - 1;
  if (more == 0) return Problem({"{0}: {1}", "{0}: {1}"}, {source, what});
  return Problem({"{0}: {1} (and {2} more: warren board check {0})",
                  "{0}: {1} (y {2} más: warren board check {0})"},
                 {source, what, more});
}

void add_board_word(CLI::App* command, const Session& session, std::string& word) {
  add_word(
      command, session, "--board", word,
      {"of Jack Rabbits: sample, random (one for all games of a simulation), a file, as warren "
       "board random prints it, or - for standard input",
       "de Jack Rabbits: sample, random (uno para todas las partidas de una simulación), un "
       "archivo como los que escribe warren board random, o - para la entrada"},
      "FILE");
}

Problem take_board(const std::string& word, const std::string& game, SetupWords& setup) {
  const AnyGame* found = find_game(game);
  if (word.empty() || found == nullptr) return {};
  const OptionMenu& menu = found->option_menu();
  const int place = menu.find(jack_rabbits::kBoardOption);
  if (place < 0) {
    return Problem({"--board is not for {0}, which has no boards to choose from",
                    "--board no es para {0}, que no tiene tableros que elegir"},
                   {game});
  }
  const std::string option = std::string(jack_rabbits::kBoardOption) + "=";
  for (const std::string& given : setup.options) {
    if (!given.starts_with(option)) continue;
    return Problem({"--board and --option {0} both name a board; leave one of them out",
                    "--board y --option {0} nombran un tablero; quita uno de los dos"},
                   {option + "…"});
  }
  std::string value;
  if (Problem problem = read_value(menu.specs[static_cast<std::size_t>(place)], word, value))
    return problem;
  setup.options.push_back(option + value);
  return {};
}

}  // namespace warren::cli
