#include "lab/playouts/simulation.h"

#include <algorithm>

#include "core/json.h"
#include "core/log_text.h"
#include "core/numbers.h"
#include "core/overflow.h"
#include "games/catalog.h"

namespace warren {
namespace {

constexpr std::uint64_t kMostGames = 1'000'000'000'000;
constexpr std::uint64_t kHighestCap = 1'000'000'000'000;

double per(double sum, std::uint64_t count) {
  return count == 0 ? 0 : sum / static_cast<double>(count);
}
double whole_wins(std::uint64_t shares) { return static_cast<double>(shares) / kWholeWin; }
double mean_score(const Standing& standing) {
  return per(static_cast<double>(standing.score), standing.games);
}

void write_interval(JsonWriter& json, const Standing& standing) {
  const Interval interval = wilson(standing.wins, standing.games);
  json.begin_array().number(interval.low, 4).number(interval.high, 4).end_array();
}

template <class Write>
void write_seats(JsonWriter& json, std::string_view key, const SimulationPlan& plan,
                 const Tally& tally, Write&& write) {
  json.key(key).begin_array();
  for (int seat = 0; seat < plan.seats; ++seat) write(tally.of_seat(seat));
  json.end_array();
}

void write_bots(JsonWriter& json, const SimulationPlan& plan, const Tally& tally) {
  json.key("bots").begin_array();
  for (std::size_t i = 0; i < plan.bots.size(); ++i) {
    const Standing standing = tally.of_bot(static_cast<int>(i));
    json.begin_object().key("name").text(plan.bots[i]);
    json.key("games").number(standing.games).key("wins").number(standing.wins);
    json.key("win_share").number(whole_wins(standing.shares), 2).key("win_interval");
    write_interval(json, standing);
    json.key("mean_score").number(mean_score(standing), 3).end_object();
  }
  json.end_array();
}

// Among the unfinished games: those in which something overflowed.
void write_failures(JsonWriter& json, const Tally& tally) {
  json.key("failed").number(tally.failed()).key("failures").begin_object();
  for (std::size_t i = 0; i < tally.failures.size(); ++i) {
    if (tally.failures[i] > 0)
      json.key(code_of(static_cast<Overflow>(i))).number(tally.failures[i]);
  }
  json.end_object();
}

// Whether the narrow type of a game will do; also for options that preparing will refuse.
template <Game G>
bool fits_narrow(const SetupWords& words) {
  if constexpr (std::is_same_v<Narrow<G>, G>) {
    return true;
  } else {
    OptionSet options(G::option_menu());
    return apply(words, options) || Narrow<G>::has_room(options);
  }
}

}  // namespace

std::vector<std::string_view> split_list(std::string_view list) {
  std::vector<std::string_view> parts;
  for (;;) {
    const std::size_t comma = std::min(list.find(','), list.size());
    parts.push_back(list.substr(0, comma));
    if (comma == list.size()) return parts;
    list.remove_prefix(comma + 1);
  }
}

Problem read_words(std::string_view line, SimulationWords& words) {
  const auto parts = split_words(line);
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (!parts[i].starts_with("--") && words.game.empty()) {
      words.game = parts[i];
      continue;
    }
    std::string* target = nullptr;
    if (parts[i] == "--players") target = &words.setup.players;
    if (parts[i] == "--preset") target = &words.setup.preset;
    if (parts[i] == "--option") target = &words.setup.options.emplace_back();
    if (parts[i] == "--games") target = &words.games;
    if (parts[i] == "--bots") target = &words.bots;
    if (parts[i] == "--seed") target = &words.seed;
    if (parts[i] == "--cap") target = &words.cap;
    if (target == nullptr) {
      return Problem({"“{0}” is not known here; GAME, --players, --preset, --option, --games, "
                      "--bots, --seed and --cap are",
                      "«{0}» no se conoce aquí; sí JUEGO, --players, --preset, --option, --games, "
                      "--bots, --seed y --cap"},
                     {parts[i]});
    }
    if (i + 1 == parts.size()) {
      return Problem({"{0} stands last; write its value behind it",
                      "{0} está al final; escribe su valor detrás"},
                     {parts[i]});
    }
    const char* begin = parts[++i].data();
    // A value in braces, a board for instance, has blanks inside and reaches to its last brace.
    if (parts[i].find("={") != std::string_view::npos) {
      while (i + 1 < parts.size() && !parts[i].ends_with('}')) ++i;
    }
    target->assign(begin, parts[i].data() + parts[i].size());
  }
  return {};
}

Problem read_numbers(const SimulationWords& words, SimulationPlan& plan) {
  if (!words.games.empty()) {
    if (Problem p = read_number("--games", words.games, 1, kMostGames, plan.games)) return p;
  }
  if (!words.seed.empty()) {
    if (Problem p = read_number("--seed", words.seed, 0, kLargestSeed, plan.seed)) return p;
  }
  if (!words.cap.empty()) {
    if (Problem p = read_number("--cap", words.cap, 1, kHighestCap, plan.cap)) return p;
  }
  return {};
}

BotOfSeat SimulationPlan::seating(std::uint64_t game_number) const {
  BotOfSeat out{};
  const auto count = static_cast<std::size_t>(seats);
  std::size_t from = static_cast<std::size_t>(game_number % static_cast<std::uint64_t>(seats));
  for (std::size_t seat = 0; seat < count; ++seat, ++from)
    out[seat] = lineup[from < count ? from : from - count];
  return out;
}

PreparedSimulation prepare_simulation(const SimulationWords& words) {
  PreparedSimulation out;
  const bool known = with_game(words.game, [&](auto tag) {
    using G = typename decltype(tag)::type;
    out = fits_narrow<G>(words.setup) ? prepare_simulation_of<Narrow<G>>(words)
                                      : prepare_simulation_of<G>(words);
  });
  if (!known) out.problem = unknown_game(words.game);
  return out;
}

std::string simulation_json(const SimulationPlan& plan, const Tally& tally,
                            const SimulationTime* time) {
  JsonWriter json;
  json.begin_object().key("game").text(plan.game).key("games").number(tally.games);
  json.key("finished").number(tally.finished).key("choices").number(tally.choices);
  json.key("forced").number(tally.forced).key("chance").number(tally.chance);
  if (time != nullptr) {
    const double seconds = std::max(time->seconds, 1e-9);
    json.key("seconds").number(time->seconds, 6);
    json.key("games_per_second").number(static_cast<double>(tally.games) / seconds, 1);
    json.key("choices_per_second").number(static_cast<double>(tally.choices) / seconds, 1);
  }
  write_seats(json, "wins", plan, tally, [&](const Standing& s) { json.number(s.wins); });
  json.key("mean_turns").number(per(static_cast<double>(tally.turns), tally.games), 3);
  json.key("signature").text(hex(tally.signature));

  json.key("unfinished").number(tally.games - tally.finished);
  if (tally.failed() > 0) write_failures(json, tally);
  json.key("shared_wins").number(tally.shared);
  write_seats(json, "win_shares", plan, tally,
              [&](const Standing& s) { json.number(whole_wins(s.shares), 2); });
  write_seats(json, "win_intervals", plan, tally,
              [&](const Standing& s) { write_interval(json, s); });
  write_seats(json, "mean_scores", plan, tally,
              [&](const Standing& s) { json.number(mean_score(s), 3); });
  write_bots(json, plan, tally);
  json.key("players").number(plan.seats).key("seed").text(std::to_string(plan.seed));
  json.key("cap").number(plan.cap).key("stopped").boolean(tally.games < plan.games);
  json.key("options").begin_object();
  for (const std::string& option : plan.options) {
    const std::size_t equals = option.find('=');
    json.key(option.substr(0, equals)).text(option.substr(equals + 1));
  }
  return json.end_object().end_object().str();
}

}  // namespace warren
