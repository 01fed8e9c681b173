#include "games/setup_words.h"

namespace warren {

Problem apply(const SetupWords& wanted, OptionSet& options) {
  if (!wanted.preset.empty()) {
    if (Problem problem = options.apply_preset(wanted.preset)) return problem;
  }
  std::string players_given;
  for (const std::string& option : wanted.options) {
    if (Problem problem = options.set(option)) return problem;
    if (option.starts_with(std::string(kPlayersOption) + "=")) players_given = option;
  }
  if (!wanted.players.empty()) {
    const OptionSet before = options;
    if (Problem problem = options.set(kPlayersOption, wanted.players)) return problem;
    if (!players_given.empty() && before != options) {
      return Problem({"{0} and the option {1} contradict each other; leave one of them out",
                      "{0} y la opción {1} se contradicen; quita una de las dos"},
                     {"--players " + wanted.players, players_given});
    }
  }
  return options.conflict();
}

}  // namespace warren
