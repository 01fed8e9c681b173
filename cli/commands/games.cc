// warren games: what can be played.
#include <fmt/format.h>

#include "bots/opponent.h"
#include "cli/commands/commands.h"
#include "games/catalog.h"

namespace warren::cli {

void add_games(CLI::App& app, Session& session) {
  add_command(
      app, session, "games", {"list the games", "enumera los juegos"}, "  warren games",
      [&session] {
        for (const AnyGame* game : all_games()) {
          std::string bots;
          for (const BotInfo& bot : bots_for(game->id())) bots += fmt::format(" {}", bot.name);
          print(fmt::format(
              "{:12} {} ({}){}\n", game->id(), game->title().in(session.lang),
              say(session, {"{0} to {1} players, rules {2}", "{0} a {1} jugadores, reglas {2}"},
                  {game->seats().fewest, game->seats().most, game->newest_rules()}),
              "; bots:" + bots));
        }
        return kDone;
      });
}

}  // namespace warren::cli
