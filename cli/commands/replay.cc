// warren replay FILE: plays a log again and shows where it ends, or what in it is not allowed.
#include <fmt/format.h>

#include <climits>
#include <cstdint>
#include <memory>

#include "cli/commands/commands.h"
#include "cli/shared/match_text.h"
#include "core/json.h"
#include "core/numbers.h"
#include "core/utf8.h"
#include "games/catalog.h"
#include "games/follow.h"
#include "scene/scene_writer.h"

namespace warren::cli {
namespace {

constexpr std::size_t kLongestValue = 60;  // of an option; the log has all of it

struct ReplayWords {
  std::string file;
  std::string until;
  bool json = false;
  bool views = false;
  bool offers = false;
};

void print_end(const Session& session, const AnyMatch& match) {
  const OptionSet& options = match.options();
  std::string changed;
  const OptionSet standard(options.menu());
  for (int i = 0; i < static_cast<int>(options.menu().specs.size()); ++i) {
    if (options.at(i) == standard.at(i)) continue;
    changed += fmt::format(" {}={}", options.menu().specs[static_cast<std::size_t>(i)].name,
                           printable(options.value_text(i), kLongestValue));
  }
  if (changed.empty()) changed = say(session, {" all standard", " todas las normales"});
  print(match.position());
  print(say(session, {"game    {0}, rules {1}\n", "juego   {0}, reglas {1}\n"},
            {match.game(), match.rules()}));
  print(say(session, {"options{0}\n", "opción {0}\n"}, {changed}));
  print(say(session, {"entries {0}\n", "entrada {0}\n"}, {match.entries()}));
  print(say(session, {"asked   {0}\n", "turno   {0}\n"}, {asked_text(session, match)}));
  print(say(session, {"result  {0}\n", "estado  {0}\n"}, {result_text(session, match)}));
  print(say(session, {"digest  {0}\n", "resumen {0}\n"}, {hex(match.digest())}));
  print(say(session, {"chain   {0}\n", "cadena  {0}\n"}, {hex(match.chain_digest())}));
}

// What a seat may do, in notation and in words. Whole journeys are left out: they are no notation.
std::vector<Choice> offers_of(const Session& session, const AnyMatch& match, Seat seat) {
  std::vector<Chair> chairs;
  for (int i = 0; i < match.seats(); ++i) chairs.push_back({fmt::format("p{}", i), ""});
  const Seating seating(std::move(chairs));
  const auto view = match.view(seat, AnyMatch::When::now);
  const Scene scene{*view, seating, session.lang};
  std::vector<Choice> out;
  for (Choice& choice : scene_writer(*view).choices(scene)) {
    if (choice.steps.empty()) out.push_back(std::move(choice));
  }
  return out;
}

void print_offers(const Session& session, const AnyMatch& match) {
  const Asked asked = match.asked();
  if (asked.chance) {
    print(say(session,
              {"chance  {0} equally likely cases\n", "azar    {0} casos igual de probables\n"},
              {static_cast<int>(match.chances())}));
  }
  const SeatSet seats = asked.must | asked.may;
  for (const Seat seat : seats) {
    print(say(session, {"p{0} may\n", "p{0} puede\n"}, {index_of(seat)}));
    for (const Choice& choice : offers_of(session, match, seat))
      print(fmt::format("  {:<20} {}\n", choice.notation, choice.label));
  }
  if (!asked.chance && seats.empty())
    print(say(session, {"nothing is possible any more\n", "ya no se puede hacer nada\n"}));
}

// Every entry an offer: {"seat":0,"notation":"walk 0","label":"…"}.
std::string offers_json(const Session& session, const AnyMatch& match) {
  JsonWriter json;
  json.begin_array();
  for (const Seat seat : match.asked().must | match.asked().may) {
    for (const Choice& choice : offers_of(session, match, seat)) {
      json.begin_object().key("seat").number(index_of(seat));
      json.key("notation").text(choice.notation).key("label").text(choice.label).end_object();
    }
  }
  return json.end_array().str();
}

std::string answer_json(const Session& session, const AnyReplayed& replayed, bool offers) {
  std::string json = replay_json(replayed);
  if (!offers || replayed.match == nullptr) return json;
  json.pop_back();  // the brace
  return json + ",\"offers\":" + offers_json(session, *replayed.match) + "}";
}

void print_refused(const Session& session, const std::string& file, const ReplayStop& stop) {
  const std::string section = stop.section.empty()
                                  ? std::string()
                                  : say(session, {", rules: {0}", ", reglas: {0}"}, {stop.section});
  print(say(session,
            {"{0}: line {1} is refused ({2}{3}): {4}\n",
             "{0}: la línea {1} no se permite ({2}{3}): {4}\n"},
            {file, stop.line, stop.code, section, stop.reason}));
}

int replay_file(const Session& session, const ReplayWords& words) {
  std::uint64_t until = INT_MAX;
  if (!words.until.empty()) {
    if (const Problem problem = read_number("--until", words.until, 0, INT_MAX, until))
      return complain(session, problem);
  }
  std::string text;
  if (const Problem problem = read_file(words.file, text)) return complain(session, problem);

  if (words.views) {
    const Followed followed = follow_log(text);
    print(follow_json(followed) + "\n");
    return followed.problem.empty() ? kDone : kRefused;
  }
  const AnyReplayed replayed = replay_log(text, session.lang, static_cast<int>(until));
  const ReplayStop& stop = replayed.stop;
  if (words.json) print(answer_json(session, replayed, words.offers) + "\n");
  switch (stop.kind) {
    case ReplayStop::Kind::unreadable:
      return complain(session, Problem({"{0}: line {1}: {2}", "{0}: línea {1}: {2}"},
                                       {words.file, stop.line, stop.reason}));
    case ReplayStop::Kind::refused:
      if (!words.json) print_refused(session, words.file, stop);
      if (!words.json && words.offers && replayed.match != nullptr)
        print_offers(session, *replayed.match);
      return kRefused;
    case ReplayStop::Kind::none:
      break;
  }
  if (!words.json) print_end(session, *replayed.match);
  if (!words.json && words.offers) print_offers(session, *replayed.match);
  return kDone;
}

}  // namespace

void add_replay(CLI::App& app, Session& session) {
  const auto words = std::make_shared<ReplayWords>();
  CLI::App* command = add_command(
      app, session, "replay",
      {"play a log again: shows its end, or the first line that the rules refuse (exit code 1)",
       "juega de nuevo un registro: muestra su final o la primera línea que las reglas no permiten "
       "(código 1)"},
      "  warren replay game.log\n"
      "  warren replay game.log --until 40\n"
      "  warren replay game.log --until 40 --offers\n"
      "  warren record rabbihop --seed 7 | warren replay - --json",
      [&session, words] { return replay_file(session, *words); });
  add_argument(command, session, "FILE", words->file,
               {"the log, or - for standard input", "el registro, o - para la entrada"});
  add_word(command, session, "--until", words->until,
           {"stop after so many entries", "detenerse tras tantas entradas"}, "N");
  add_flag(command, session, "--offers", words->offers,
           {"list what each player who is asked may do there, in notation and in words",
            "enumera lo que puede hacer ahí cada jugador a quien le toca, en notación y en "
            "palabras"});
  add_flag(command, session, "--json", words->json,
           {"answer with one line of JSON", "responder con una línea de JSON"});
  add_flag(
      command, session, "--views", words->views,
      {"let every seat follow by what it is told, and say in one line of JSON what became of "
       "their views",
       "que cada asiento siga la partida por lo que se le cuenta, y decir en una línea de JSON "
       "qué fue de sus vistas"});
}

}  // namespace warren::cli
