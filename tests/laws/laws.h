// The laws that every game keeps, as a suite that a game gets by one line:
//
//   WARREN_LAWS(Rabbihop);
//
// Random games of every preset, every number of players and many random option sets are played; at
// each position every law of report.h is checked, and what does not hold is reported with the seed,
// step and options that show it. A game may say more about itself:
//
//   static constexpr bool kAlwaysEnds = true;      a game that reaches the cap is a violation
//   static constexpr bool kOutcomesRepeat = true;  equal outcomes of chance stand for weights
//   static std::string_view pending(const Public&) the kind of decision: pairs are counted by it
#pragma once

#include <gtest/gtest.h>

#include <iostream>
#include <memory>
#include <optional>

#include "core/overflow.h"
#include "tests/laws/history.h"
#include "tests/laws/secrecy.h"

namespace warren::laws {

struct Effort {
  int games = 1;          // of each preset and number of players
  int option_sets = 25;   // drawn at random, one game each
  int cap = 2000;         // steps, after which a game is given up
  std::size_t moves = 8;  // tried at each position, of each seat asked and of chance
  bool some_end = true;   // some game must come to its end before the cap
};

// Everything that is checked at one position. `played` is only asked to refuse things.
template <Game G>
bool check_here(const Case<G>& at, Played<G>& played, const Effort& effort, Rng& rng) {
  const typename G::State state = played.state();
  if (!check_position<G>(at, state)) return false;
  std::vector<Trace<G>> traces;
  for (const auto& move : some_moves<G>(at.setup, state, effort.moves, rng)) {
    traces.push_back(check_move<G>(at, state, move));
    check_preview<G>(at, state, traces.back());
  }
  check_faces<G>(at, traces);
  const Asked asked = G::asked(at.setup, state.pub);
  for (const Seat seat : at.viewers()) {
    // Where there are no secrets, seats that are not asked are refused everything in the same way:
    // a few of the positions are enough for them.
    const bool often = has_secrets<G>() || (asked.must | asked.may).has(seat);
    std::optional<Legality> legal;
    if (seat != Seat::nobody && (often || (at.step + index_of(seat)) % 8 == 0))
      legal = check_offers<G>(at, played.match(), seat, rng);
    check_secrets<G>(at, state, seat, traces, legal, rng);
  }
  return true;
}

template <Game G>
void check_game(const typename G::Setup& setup, std::uint64_t seed, const Effort& effort,
                Report& report, const typename G::State& start) {
  Case<G> at{setup, report, seed};
  const OverflowWatch watch;
  Rng rng(seed);
  Played<G> played(setup, start);
  typename G::State midway = played.state();
  ++report.games;
  for (; at.step < effort.cap && !report.enough(); ++at.step) {
    if (!check_here<G>(at, played, effort, rng)) return;
    if (watch.seen() != Overflow::none)
      return at.violated(Law::room, std::string(text_of(watch.seen()).in(Lang::en)));
    if (rng.below(static_cast<std::uint32_t>(at.step + 1)) == 0) midway = played.state();
    const auto move = played.choose(rng);
    if (!move) break;
    played.make(*move);
    played.check_undo(at, rng);
  }
  const bool over = played.match().result().over;
  ++(over ? report.ended : report.capped);
  constexpr bool claims_to_end = requires { G::kAlwaysEnds; };
  if (claims_to_end && !over && !report.enough()) at.violated(Law::ends, "the cap was reached");
  check_replay<G>(at, played.match());

  // A log may also begin in the middle.
  Played<G> again(setup, midway);
  for (int i = 0; i < 10; ++i) {
    if (const auto move = again.choose(rng)) again.make(*move);
  }
  check_replay<G>(at, again.match());
  if (watch.seen() != Overflow::none)
    at.violated(Law::room, std::string(text_of(watch.seen()).in(Lang::en)));
}

template <Game G>
void check_game(const typename G::Setup& setup, std::uint64_t seed, const Effort& effort,
                Report& report) {
  check_game<G>(setup, seed, effort, report, G::initial(setup));
}

// Opens a set-up and checks what opening promises; null if the options are refused.
template <Game G>
std::unique_ptr<const typename G::Setup> check_open(const OptionSet& options, int rules,
                                                    Report& report) {
  std::string text;
  OptionSet reread(G::option_menu());
  for (const auto& option : options.to_text()) {
    text += (text.empty() ? "" : ", ") + option;
    if (reread.set(option)) report.violated(Law::options, "unreadable: " + option);
  }
  if (!(reread == options)) report.violated(Law::options, "read back differently: " + text);

  ++report.option_sets;
  const OverflowWatch watch;
  auto opened = G::open(options, rules);
  if (watch.seen() != Overflow::none) report.violated(Law::room, text);
  if (opened.problem) {
    ++report.refused_sets;
    for (const Lang lang : {Lang::en, Lang::es}) {
      const std::string said = opened.problem.say(lang);
      if (opened.setup || !whole_sentence(said))
        report.violated(Law::words, "refused options: “" + said + "”: " + text);
    }
    return nullptr;
  }
  if (options.conflict()) report.violated(Law::options, "a conflict is let through: " + text);
  const auto& setup = *opened.setup;
  const auto again = G::open(setup.options, rules);
  if (!again.setup || !(again.setup->options == setup.options) ||
      again.setup->seats != setup.seats || !(G::initial(*again.setup) == G::initial(setup)))
    report.violated(Law::options, "opens another set-up: " + text);
  return std::move(opened.setup);
}

// Texts are drawn among their named choices.
inline OptionSet random_options(const OptionMenu& menu, Rng& rng) {
  OptionSet options(menu);
  for (std::size_t i = 0; i < menu.specs.size(); ++i) {
    const OptionSpec& spec = menu.specs[i];
    if (rng.below(2) == 0) continue;
    int value = static_cast<int>(rng.below(2));
    const int most = spec.highest + (spec.utmost.empty() ? 0 : 1);
    if (spec.kind == OptionKind::number)
      value = spec.lowest +
              static_cast<int>(rng.below(static_cast<std::uint32_t>(most - spec.lowest + 1)));
    if (!spec.choices.empty())
      value = static_cast<int>(rng.below(static_cast<std::uint32_t>(spec.choices.size())));
    options.set_at(static_cast<int>(i), value);
  }
  return options;
}

// Whether the game has room for what a preset asks for: a narrow width may leave it to a wider one.
template <Game G>
bool has_room_for(const Preset& preset) {
  OptionSet options(G::option_menu());
  if constexpr (requires { G::has_room(options); })
    return options.apply_preset(preset.name) || G::has_room(options);
  return true;
}

template <Game G>
Report check_laws(const Effort& effort, std::uint64_t seed = 1) {
  Report report;
  const OptionMenu& options = G::option_menu();
  if (!G::open(OptionSet(options), 0).problem ||
      !G::open(OptionSet(options), G::kNewestRules + 1).problem)
    report.violated(Law::options, "an unknown rules version is let through");

  const int players = options.find("players");
  for (const Preset& preset : options.presets) {
    if (!has_room_for<G>(preset)) continue;
    long before = report.games;
    const OptionSpec* spec =
        players < 0 ? nullptr : &options.specs[static_cast<std::size_t>(players)];
    for (int count = spec ? spec->lowest : 0; count <= (spec ? spec->highest : 0); ++count) {
      OptionSet set(options);
      if (set.apply_preset(preset.name)) report.violated(Law::options, std::string(preset.name));
      if (spec) set.set_at(players, count);
      Rng rng = setup_rng(seed);
      resolve_setup<G>(set, rng);
      const auto setup = check_open<G>(set, G::kNewestRules, report);
      for (int i = 0; setup && i < effort.games && !report.enough(); ++i)
        check_game<G>(*setup, seed++, effort, report);
    }
    if (report.games == before && !report.enough())
      report.violated(Law::options,
                      "a preset for no number of players: " + std::string(preset.name));
  }

  Rng rng(seed);
  for (int i = 0; i < effort.option_sets && !report.enough(); ++i) {
    const int rules = 1 + static_cast<int>(rng.below(G::kNewestRules));
    OptionSet set = random_options(options, rng);
    resolve_setup<G>(set, rng);
    if (const auto setup = check_open<G>(set, rules, report))
      check_game<G>(*setup, seed++, effort, report);
  }
  check_sight<G>(report);
  return report;
}

template <Game G>
void expect_laws(Effort effort, int times) {
  effort.games *= times;
  effort.option_sets *= times;
  const Report report = check_laws<G>(effort);
  std::cout << G::kId << ": " << report.counts() << "\n"
            << (has_secrets<G>() ? "" : "  it has no secrets: no pair can differ\n");
  EXPECT_TRUE(report.holds()) << report.violations();
  EXPECT_GT(report.games, 0);
  EXPECT_TRUE(report.ended > 0 || !effort.some_end) << "no game came to its end";
  testing::Test::RecordProperty("games", static_cast<int>(report.games));
  testing::Test::RecordProperty("capped", static_cast<int>(report.capped));
  testing::Test::RecordProperty("positions", static_cast<int>(report.positions));
  testing::Test::RecordProperty("differing_pairs", static_cast<int>(report.all_pairs().differing));
}

}  // namespace warren::laws

// More words are the effort of the plain run: WARREN_LAWS(Toy, .games = 20). The slow one does ten
// times as much.
#define WARREN_LAWS(GAME, ...)                                                   \
  TEST(Laws, GAME) { ::warren::laws::expect_laws<GAME>({__VA_ARGS__}, 1); }      \
  TEST(SlowLaws, GAME) { ::warren::laws::expect_laws<GAME>({__VA_ARGS__}, 10); } \
  static_assert(::warren::Game<GAME>)
