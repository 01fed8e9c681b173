// What the laws are called, and what came of checking them.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

namespace warren::laws {

enum class Law : std::uint8_t {
  // how games run
  asked_or_over,
  result,
  invariant,
  room,
  stuck,
  ends,
  options,
  // what is possible
  offers,
  refused_changes_nothing,
  words,
  chance,
  // one writer for States and Views
  views_follow,
  preview,
  // secrets
  world,
  world_from_bytes,
  same_questions,
  same_legality,
  same_digest,
  same_events,
  same_settling,
  log_hides,
  told_more,
  barrier,
  blind,
  // writing and reading back
  bytes,
  text,
  digest,
  undo,
  replay,
};

inline constexpr std::array<std::string_view, 29> kLaws = {
    "asked or over: somebody is asked, or the game is over, and never both",
    "result: winners sit at the table, and only a game that is over has them",
    "invariant: nothing is broken after any step",
    "room: no list, stack or buffer overflows",
    "stuck: whoever must act can",
    "ends: a game that claims to end does",
    "options: what a set-up was opened with opens the same set-up again",
    "offers: they are what the predicate allows, each once, and only for those asked",
    "refused: a refused action changes nothing",
    "words: every refusal and event has a whole sentence in every language, with names too",
    "chance: its cases are possible and differ, and nothing else is possible",
    "views follow: view(evolve(s, e), x) == evolve(view(s, x), redact(e, x))",
    "preview: an act on a View is what the referee then does",
    "world: view(world(v), v.seat) == v, and nothing is broken in it",
    "world from bytes: a world depends on nothing but the bytes of the view and the generator",
    "same questions: whoever cannot tell two states apart sees the same seats asked",
    "same legality: whoever cannot tell two states apart has the same offers and refusals",
    "same digest: whoever cannot tell two states apart has the same digest",
    "same events: whoever cannot tell two states apart is told the same, as often, in one order",
    "same settling: opening what is sealed tells no more than the view then shows",
    "log hides: the log hides from a seat what the events hide from it, no more and no less",
    "told more: events tell a seat nothing hidden that its view does not then show",
    "barrier: an act that rules out what a seat held for possible reveals something",
    "blind: pairs of states that a seat cannot tell apart do differ",
    "bytes: what is written is read back",
    "text: what is written is read back",
    "digest: it follows from the bytes, and tells states apart",
    "undo: it restores the state of before exactly, and only up to the last barrier",
    "replay: a log read back gives the same chain, digest and state",
};
static_assert(kLaws.size() == static_cast<std::size_t>(Law::replay) + 1);

class Report {
 public:
  struct Pairs {
    long all = 0;
    long differing = 0;
  };

  // Plain counts, so that a reader sees that the checks were real.
  long option_sets = 0, refused_sets = 0, games = 0, ended = 0, capped = 0, positions = 0;
  long possible = 0, refused = 0, moves = 0, events = 0, undos = 0, replays = 0;
  std::map<std::string, Pairs, std::less<>> pairs;  // by kind of pending decision
  std::unordered_set<std::uint64_t> refusals_told;  // whose words were checked, each once
  std::uint64_t refused_last = 0;
  std::set<std::string, std::less<>> events_told;

  void violated(Law law, const std::string& details) {
    auto& found = violations_[law];
    ++found.count;
    if (found.details.size() < kShown) found.details.push_back(details);
  }
  bool holds() const { return violations_.empty(); }
  bool holds(Law law) const { return !violations_.contains(law); }
  // Stop when it is plain that something is wrong, rather than say so a million times.
  bool enough() const {
    long all = 0;
    for (const auto& [law, found] : violations_) all += found.count;
    return all >= 200;
  }

  Pairs all_pairs() const {
    Pairs sum;
    for (const auto& [kind, some] : pairs) {
      sum.all += some.all;
      sum.differing += some.differing;
    }
    return sum;
  }

  std::string broken_laws() const {  // "offers, preview"
    std::string out;
    for (const auto& [law, found] : violations_) {
      if (!out.empty()) out += ", ";
      out += name(law);
    }
    return out;
  }
  std::string violations() const {
    std::string out;
    for (const auto& [law, found] : violations_) {
      out += std::string(kLaws[static_cast<std::size_t>(law)]) + "\n  broken " +
             std::to_string(found.count) + " times\n";
      for (const auto& details : found.details) out += "  " + details + "\n";
    }
    return out;
  }
  std::string counts() const {
    std::string out;
    const auto say = [&out](long number, std::string_view what) {
      out += (out.empty() ? "" : ", ") + std::to_string(number) + " " + std::string(what);
    };
    say(option_sets, "option sets");
    say(refused_sets, "refused");
    say(games, "games");
    say(ended, "ended");
    say(capped, "capped");
    say(positions, "positions");
    say(possible, "possible actions");
    say(refused, "refused actions");
    say(moves, "moves tried");
    say(events, "events");
    say(undos, "undos");
    say(replays, "replays");
    say(all_pairs().all, "pairs of states");
    say(all_pairs().differing, "that differ");
    std::string by_kind;
    for (const auto& [kind, some] : pairs) {
      if (kind.empty()) continue;
      by_kind += (by_kind.empty() ? " (" : ", ") + kind + " " + std::to_string(some.differing);
    }
    return out + by_kind + (by_kind.empty() ? "" : ")");
  }

  static std::string_view name(Law law) {
    const std::string_view sentence = kLaws[static_cast<std::size_t>(law)];
    return sentence.substr(0, sentence.find(':'));
  }

 private:
  static constexpr std::size_t kShown = 3;
  struct Found {
    long count = 0;
    std::vector<std::string> details;
  };
  std::map<Law, Found> violations_;
};

}  // namespace warren::laws
