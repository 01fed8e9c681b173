#include "games/catalog.h"

#include <array>

#include "core/json.h"
#include "games/setup_words.h"

namespace warren {
namespace {

template <class... Gs>
std::array<const AnyGame*, sizeof...(Gs)> adapters(GameList<Gs...>) {
  return {&adapter_of<Gs>()...};
}

void write_seats(JsonWriter& json, SeatSet seats) {
  json.begin_array();
  for (const Seat seat : seats) json.number(index_of(seat));
  json.end_array();
}

void write_result(JsonWriter& json, const AnyMatch& match) {
  const Result result = match.result();
  json.begin_object().key("over").boolean(result.over).key("winners");
  write_seats(json, result.winners);
  json.key("scores").begin_array();
  for (int i = 0; i < match.seats(); ++i) json.number(result.scores[static_cast<std::size_t>(i)]);
  json.end_array().key("turns").number(result.turns).end_object();
}

void write_asked(JsonWriter& json, const Asked& asked) {
  json.begin_object().key("must");
  write_seats(json, asked.must);
  json.key("may");
  write_seats(json, asked.may);
  json.key("chance").boolean(asked.chance).end_object();
}

void write_match(JsonWriter& json, const AnyMatch& match) {
  json.key("game").text(match.game()).key("rules").number(match.rules());
  json.key("options").begin_object();
  const OptionSet& options = match.options();
  for (std::size_t i = 0; i < options.menu().specs.size(); ++i)
    json.key(options.menu().specs[i].name).text(options.value_text(static_cast<int>(i)));
  json.end_object().key("entries").number(match.entries());
  json.key("digest").text(hex(match.digest())).key("chain").text(hex(match.chain_digest()));
  json.key("result");
  write_result(json, match);
  json.key("asked");
  write_asked(json, match.asked());
  json.key("position").text(match.position());
}

}  // namespace

SeatsRange AnyGame::seats() const {
  const int place = option_menu().find(kPlayersOption);
  if (place < 0) return {};
  const OptionSpec& spec = option_menu().specs[static_cast<std::size_t>(place)];
  return {spec.lowest, spec.highest};
}

std::span<const AnyGame* const> all_games() {
  static const auto games = adapters(Games{});
  return games;
}

const AnyGame* find_game(std::string_view id) {
  for (const AnyGame* game : all_games()) {
    if (game->id() == id) return game;
  }
  return nullptr;
}

Problem unknown_game(std::string_view id) {
  std::string known;
  for (const AnyGame* game : all_games()) {
    if (!known.empty()) known += ", ";
    known += game->id();
  }
  return Problem({"there is no game “{0}”; the games are: {1}",
                  "no existe el juego «{0}»; los juegos son: {1}"},
                 {id, known});
}

AnySeen read_handout(std::string_view text) {
  LogParts parts;
  if (LogProblem wrong = take_apart(text, parts); wrong.line > 0)
    return {nullptr, std::move(wrong.problem)};
  const AnyGame* game = find_game(parts.game.text);
  if (game == nullptr) return {nullptr, unknown_game(parts.game.text)};
  OptionSet options(game->option_menu());
  for (const LogLine& option : parts.options) {
    if (Problem problem = options.set(option.text)) return {nullptr, std::move(problem)};
  }
  if (!parts.has_view)
    return {nullptr, Problem({"this holds no view", "esto no contiene ninguna vista"})};
  const int rules = parts.rules == 0 ? game->newest_rules() : parts.rules;
  return game->see(options, rules, parts.view_entry, parts.view.text);
}

AnyReplayed replay_log(std::string_view text, Lang lang, int until) {
  LogParts parts;
  if (const LogProblem wrong = take_apart(text, parts); wrong.line > 0)
    return {nullptr, detail::unreadable(wrong.line, wrong.problem, lang)};
  const AnyGame* game = find_game(parts.game.text);
  if (game == nullptr)
    return {nullptr, detail::unreadable(parts.game.number, unknown_game(parts.game.text), lang)};
  return game->replay(parts, lang, until);
}

std::string replay_json(const AnyReplayed& replayed) {
  JsonWriter json;
  json.begin_object();
  if (replayed.match != nullptr) write_match(json, *replayed.match);
  const ReplayStop& stop = replayed.stop;
  json.key("refused");
  if (stop.kind == ReplayStop::Kind::refused) {
    json.begin_object().key("line").number(stop.line).key("code").text(stop.code);
    json.key("section").text(stop.section).key("reason").text(stop.reason).end_object();
  } else {
    json.null();
  }
  json.key("unreadable");
  if (stop.kind == ReplayStop::Kind::unreadable) {
    json.begin_object().key("line").number(stop.line);
    json.key("reason").text(stop.reason).end_object();
  } else {
    json.null();
  }
  return json.end_object().str();
}

}  // namespace warren
