#include "cli/terminal/clerk.h"

#include <algorithm>
#include <array>
#include <random>
#include <utility>

#include "cli/shared/letters.h"
#include "cli/shared/rules_pages.h"
#include "cli/terminal/help.h"
#include "scene/chronicle.h"
#include "scene/scene_writer.h"

namespace warren::cli {
namespace {

enum class Command : std::uint8_t {
  undo,
  why,
  hint,
  finish,
  log,
  rules,
  save,
  load,
  help,
  quit,
  none
};

struct CommandName {
  Command command;
  std::string_view name;
};

// Those of both languages always work; the first of a kind is the one that is completed.
constexpr std::array kCommands = {
    CommandName{Command::undo, "undo"},       CommandName{Command::why, "why"},
    CommandName{Command::hint, "hint"},       CommandName{Command::log, "log"},
    CommandName{Command::rules, "rules"},     CommandName{Command::save, "save"},
    CommandName{Command::load, "load"},       CommandName{Command::help, "help"},
    CommandName{Command::quit, "quit"},       CommandName{Command::help, "?"},
    CommandName{Command::quit, "q"},          CommandName{Command::quit, "exit"},
    CommandName{Command::undo, "deshacer"},   CommandName{Command::why, "porque"},
    CommandName{Command::hint, "pista"},      CommandName{Command::log, "registro"},
    CommandName{Command::rules, "reglas"},    CommandName{Command::save, "guardar"},
    CommandName{Command::load, "cargar"},     CommandName{Command::help, "ayuda"},
    CommandName{Command::quit, "salir"},      CommandName{Command::finish, "finish"},
    CommandName{Command::finish, "terminar"},
};

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) text.remove_prefix(1);
  while (!text.empty() && (text.back() == ' ' || text.back() == '\r' || text.back() == '\t'))
    text.remove_suffix(1);
  return text;
}

Command find_command(std::string_view word) {
  const std::string wanted = lower(word);
  for (const CommandName& known : kCommands) {
    if (known.name == wanted) return known.command;
  }
  return Command::none;
}

// The reason with the section of the rules it comes from.
std::string with_section(const Ruling& ruling, const Session& session) {
  if (ruling.section.empty()) return ruling.reason;
  return say(session, {"{0} (rules: {1})", "{0} (reglas: {1})"}, {ruling.reason, ruling.section});
}

}  // namespace

std::vector<Choice> Clerk::choices(const Host& host, const Turn& turn) const {
  return painter_.choices(scene(host, turn.seat));
}

bool Clerk::is_sure(const Host& host, std::string_view what, const std::string& warning) {
  if (warning.empty()) return true;
  Asked now{host.match().entries(), lower(what)};
  if (now == asked_before_) return true;
  asked_ = std::move(now);
  return false;
}

Answer Clerk::ask(const std::string& warning) const {
  return {Answer::Kind::asked, say(session_,
                                   {"{0} Enter it once more to do it all the same.",
                                    "{0} Repítelo para hacerlo de todos modos."},
                                   {warning})};
}

// An action, or the several that a choice stands for: all or none.
Answer Clerk::perform(Host& host, const Turn& turn, const Choice& choice) {
  if (!is_sure(host, choice.notation, choice.warning)) return ask(choice.warning);
  const std::vector<std::string> one = {choice.notation};
  const ListRuling done =
      host.choose(turn.seat, choice.steps.empty() ? one : choice.steps, session_.lang);
  if (!done) return {Answer::Kind::refused, with_section(done.ruling, session_), done.ruling.code};
  return {Answer::Kind::acted};
}

Answer Clerk::act(Host& host, const Turn& turn, std::string_view typed) {
  const std::string action = painter_.meant(scene(host, turn.seat), typed);
  const auto choices = this->choices(host, turn);
  int number = 0;
  if (parse_int(action, 1, static_cast<int>(choices.size()), number))
    return perform(host, turn, choices[static_cast<std::size_t>(number - 1)]);
  if (parse_int(action, 0, 1 << 20, number)) {
    return {Answer::Kind::refused, say(session_,
                                       {"there is no offer {0}; they go from 1 to {1}",
                                        "no hay opción {0}; van de 1 a {1}"},
                                       {number, static_cast<int>(choices.size())})};
  }
  const std::string wanted = lower(action);
  for (const Choice& choice : choices) {
    if (!choice.steps.empty() && lower(choice.notation) == wanted)
      return perform(host, turn, choice);
  }
  const Scene seen = scene(host, turn.seat);
  const Foreseen then = scene_writer(seen.view).foresee(seen, {std::string(action)});
  if (then.refused && !is_sure(host, action, then.warning)) return ask(then.warning);
  const Ruling ruling = host.choose(turn.seat, {&action, 1}, session_.lang).ruling;
  if (ruling) return {Answer::Kind::acted};
  if (ruling.kind == Ruling::Kind::unreadable) {  // the beginning of an action will do
    const Choice* only = nullptr;
    int matches = 0;
    for (const Choice& choice : choices) {
      if (!lower(choice.notation).starts_with(wanted)) continue;
      only = &choice;
      ++matches;
    }
    if (matches == 1) return perform(host, turn, *only);
    if (matches > 1) {
      return {Answer::Kind::refused, say(session_,
                                         {"“{0}” could be {1} things; type more of it",
                                          "«{0}» puede ser {1} cosas; escribe más"},
                                         {action, matches})};
    }
  }
  return {Answer::Kind::refused, with_section(ruling, session_), ruling.code};
}

Answer Clerk::why(const Host& host, const Turn& turn, std::string_view action) const {
  if (action.empty()) {
    return {
        Answer::Kind::refused,
        say(session_, {"why what? For instance: why {0}", "¿por qué qué? Por ejemplo: porque {0}"},
            {painter_.examples().front()})};
  }
  const std::string meant = painter_.meant(scene(host, turn.seat), action);
  const Ruling ruling = host.shown(turn.seat).refusal(meant, session_.lang);
  if (ruling) {
    return {Answer::Kind::said,
            say(session_, {"“{0}” is possible now.", "«{0}» es posible ahora."}, {action})};
  }
  return {Answer::Kind::said, with_section(ruling, session_)};
}

Answer Clerk::hint(const Host& host, const Turn& turn) const {
  const int advised = host.advice(host.shown(turn.seat));
  if (advised < 0)
    return {Answer::Kind::refused, say(session_, {"no bot knows this", "ningún bot lo sabe"})};
  const std::string wanted = host.shown(turn.seat).offers()[static_cast<std::size_t>(advised)];
  const auto choices = this->choices(host, turn);
  const auto found = std::find_if(choices.begin(), choices.end(),
                                  [&](const Choice& one) { return one.notation == wanted; });
  const int choice = static_cast<int>(found - choices.begin());
  Answer out{Answer::Kind::said,
             say(session_, {"{0} would do: {1} (number {2})", "{0} haría: {1} (número {2})"},
                 {standard_bot(host.match().game()), wanted, choice + 1})};
  out.choice = choice;
  return out;
}

// "Finish it for me."
Answer Clerk::finish(Host& host, const Turn& turn) const {
  if (!host.can_finish()) {
    return {Answer::Kind::refused,
            say(session_, {"finish is for building a board: it lays your tiles for you",
                           "terminar es para construir un tablero: coloca tus piezas por ti"})};
  }
  host.finish(turn.seat);
  return {Answer::Kind::acted};
}

Answer Clerk::rules(const Host& host, std::string_view word) const {
  const std::string_view game = host.match().game();
  const std::string_view text = rules_page(game, session_.lang);
  if (text.empty()) {
    return {Answer::Kind::refused,
            say(session_,
                {"there is no rules page for {0} yet", "todavía no hay página de reglas de {0}"},
                {game})};
  }
  Answer out{Answer::Kind::page};
  out.page = {say(session_, {"Rules of {0}", "Reglas de {0}"}, {host.game().title()}),
              [text](int columns) { return markdown(text, columns); },
              section_name(game, word, session_.lang)};
  return out;
}

Answer Clerk::log(const Host& host, const Turn& turn) const {
  const std::vector<std::string> lines = sentences_from(host.view(turn.seat), 0, session_.lang);
  Answer out{Answer::Kind::page};
  out.page = {say(session_, {"What happened", "Lo que ha pasado"}), [lines](int columns) {
                std::vector<PageLine> page;
                for (const std::string& line : lines) {
                  for (std::string& part : wrapped(line, columns, 2))
                    page.push_back({{std::move(part)}});
                }
                return page;
              }};
  out.page.at_end = true;
  return out;
}

Answer Clerk::save(const Host& host, const std::string& path) const {
  if (path.empty())
    return {Answer::Kind::refused, say(session_, {"save where? For instance: save game.log",
                                                  "¿dónde? Por ejemplo: guardar partida.log"})};
  if (const Problem problem = write_file(path, host.save_text()))
    return {Answer::Kind::refused, problem.say(session_.lang)};
  return {Answer::Kind::said, say(session_, {"Saved as {0}.", "Guardada como {0}."}, {path})};
}

Answer Clerk::load(const Host& host, const std::string& path) const {
  if (path.empty())
    return {Answer::Kind::refused, say(session_, {"load what? For instance: load game.log",
                                                  "¿cuál? Por ejemplo: cargar partida.log"})};
  std::string text;
  if (const Problem problem = read_file(path, text))
    return {Answer::Kind::refused, problem.say(session_.lang)};
  std::vector<Chair> chairs;
  for (int i = 0; i < host.match().seats(); ++i) chairs.push_back(host.seating().at(seat_of(i)));
  std::random_device device;
  LoadedHost loaded = load_host(text, chairs, device(), session_.lang);
  if (loaded.host == nullptr)
    return {Answer::Kind::refused,
            say(session_, {"{0} cannot be loaded: {1}", "{0} no se puede cargar: {1}"},
                {path, loaded.problem})};
  if (loaded.host->match().game() != host.match().game()) {
    return {Answer::Kind::refused,
            say(session_,
                {"{0} is a game of {1}; start it with warren play {1} --load {0}",
                 "{0} es una partida de {1}; ábrela con warren play {1} --load {0}"},
                {path, loaded.host->match().game()})};
  }
  Answer out{Answer::Kind::loaded,
             say(session_, {"Going on from {0}.", "Seguimos desde {0}."}, {path})};
  out.host = std::move(loaded.host);
  return out;
}

Answer Clerk::answer(Host& host, const Turn& turn, std::string_view line) {
  line = trimmed(line);
  asked_before_ = std::exchange(asked_, {});
  // "¿por qué …?" is two words in Spanish.
  std::string spelt = lower(line);
  if (spelt.starts_with("por que")) {
    spelt = "porque" + spelt.substr(7);
    line = spelt;
  }
  const std::size_t space = std::min(line.find(' '), line.size());
  const std::string_view rest = trimmed(line.substr(space));
  switch (find_command(line.substr(0, space))) {
    case Command::undo: {
      const Ruling ruling = host.undo(turn.seat, session_.lang);
      if (ruling) return {Answer::Kind::acted};
      return {Answer::Kind::refused, ruling.reason};
    }
    case Command::why:
      return why(host, turn, rest);
    case Command::hint:
      return hint(host, turn);
    case Command::finish:
      return finish(host, turn);
    case Command::log:
      return log(host, turn);
    case Command::rules:
      return rules(host, rest);
    case Command::save:
      return save(host, std::string(rest));
    case Command::load:
      return load(host, std::string(rest));
    case Command::help: {
      Answer out{Answer::Kind::page};
      out.page = help_page(painter_, session_.lang);
      return out;
    }
    case Command::quit:
      return {Answer::Kind::quit};
    case Command::none:
      break;
  }
  return act(host, turn, line);
}

std::string Clerk::completed(const Host& host, const Turn& turn, std::string_view line) const {
  std::vector<std::string> ways;
  for (const Choice& choice : choices(host, turn)) ways.push_back(choice.notation + " ");
  for (const CommandName& known : kCommands) ways.push_back(std::string(known.name) + " ");
  std::string begun = lower(line);
  std::string prefix;  // "why jump n" completes too
  if (begun.starts_with("why ")) {
    prefix = "why ";
    begun.erase(0, 4);
  }
  std::string common;
  bool any = false;
  for (const std::string& way : ways) {
    if (!lower(way).starts_with(begun)) continue;
    if (!any) common = way;
    any = true;
    const auto differs = std::mismatch(common.begin(), common.end(), way.begin(), way.end());
    common.erase(differs.first, common.end());
  }
  return any ? prefix + common : std::string(line);
}

Page Clerk::result_page(const Host& host) const {
  const Result result = host.match().result();
  std::string winners;
  for (const Seat seat : result.winners) {
    winners += (winners.empty() ? "" : ", ") + std::string(pawn_sign(seat, false)) + " " +
               host.seating().at(seat).name;
  }
  const std::string text =
      say(session_,
          {"# The game is over\n\nWon by: **{0}**\n", "# Fin de la partida\n\nGana: **{0}**\n"},
          {winners.empty() ? say(session_, {"nobody", "nadie"}) : winners}) +
      painter_.reckoning(scene(host, Seat::nobody));
  return {say(session_, {"Result", "Resultado"}),
          [text](int columns) { return markdown(text, columns); }};
}

}  // namespace warren::cli
