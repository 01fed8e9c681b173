// Plays a log again, entry by entry, with the referee's eye on every one.
#pragma once

#include <climits>
#include <memory>
#include <string>
#include <string_view>

#include "core/log.h"
#include "core/shared_refusals.h"

namespace warren {

// Where and why a replay stopped before its end.
struct ReplayStop {
  enum class Kind : std::uint8_t {
    none,
    unreadable,  // the text itself is wrong
    refused,     // the text is fine, but the rules do not allow what it says
  } kind = Kind::none;
  int line = 0;
  std::string code;     // stable id, such as "jump-border"
  std::string section;  // its heading on the rules page; empty where no rule speaks
  std::string reason;   // a sentence
};

template <Game G>
struct Replayed {
  std::unique_ptr<const typename G::Setup> setup;  // null if the set-up could not be read
  std::unique_ptr<Match<G>> match;
  ReplayStop stop;
};

namespace detail {

inline ReplayStop unreadable(int line, const Problem& problem, Lang lang) {
  return {ReplayStop::Kind::unreadable, line, "unreadable", "", problem.say(lang)};
}

inline ReplayStop refused(int line, std::string code, Text text, Facts facts, Lang lang) {
  return {ReplayStop::Kind::refused, line, std::move(code), "", fill(text, facts, lang)};
}

inline ReplayStop refused(int line, const SharedRefusal& refusal, Lang lang) {
  return refused(line, std::string(refusal.code), refusal.text, {}, lang);
}

inline ReplayStop failed(int line, Overflow what, Lang lang) {
  return {ReplayStop::Kind::refused, line, std::string(shared_refusals::kMatchFailed.code), "",
          match_failed(what).say(lang)};
}

inline ReplayStop read_options(const LogParts& parts, Lang lang, OptionSet& options) {
  if (!parts.preset.text.empty()) {
    if (const Problem p = options.apply_preset(parts.preset.text))
      return unreadable(parts.preset.number, p, lang);
  }
  for (const auto& option : parts.options) {
    if (const Problem p = options.set(option.text)) return unreadable(option.number, p, lang);
  }
  return {};
}

// The line of a position without which it could be, the last of several; 0: there is none.
template <Game G>
int line_at_fault(const typename G::Setup& setup, std::string_view position) {
  constexpr int kMostLines = 200;  // more than a position needs
  int fault = 0;
  std::string_view rest = position;
  for (int line = 1; !rest.empty() && line <= kMostLines; ++line) {
    std::string others(position.substr(0, position.size() - rest.size()));
    if (take_line(rest).empty()) continue;
    others += rest;
    auto state = G::initial(setup);
    if (!G::read(setup, others, state) && G::broken(setup, state).empty()) fault = line;
  }
  return fault;
}

// Reads the position that a log begins with. What is wrong with it is reported at its own line.
template <Game G>
ReplayStop read_start(const LogParts& parts, Lang lang, const typename G::Setup& setup,
                      typename G::State& start) {
  Problem problem = G::read(setup, parts.position, start);
  if (!problem) {
    const auto broken = G::broken(setup, start);
    if (broken.empty()) return {};
    problem =
        Problem({"this position cannot be: {0}", "esta posición no puede darse: {0}"}, {broken});
  }
  const int line = problem.line() > 0 ? problem.line() : line_at_fault<G>(setup, parts.position);
  return unreadable(parts.position_line + line, problem, lang);
}

template <Game G>
ReplayStop open_log(const LogParts& parts, Lang lang, Replayed<G>& out) {
  const OverflowWatch watch;
  OptionSet options(G::option_menu());
  if (ReplayStop stop = read_options(parts, lang, options); stop.kind != ReplayStop::Kind::none)
    return stop;
  auto opened = G::open(options, parts.rules == 0 ? G::kNewestRules : parts.rules);
  if (opened.problem) {
    const bool future = parts.rules > G::kNewestRules;
    const LogLine& last = parts.options.empty() ? parts.game : parts.options.back();
    return unreadable(future ? parts.rules_line.number : last.number, opened.problem, lang);
  }
  if (parts.has_view) {
    return unreadable(parts.view.number,
                      Problem({"this is what one player sees, not a log",
                               "esto es lo que ve un jugador, no un registro"}),
                      lang);
  }
  out.setup = std::move(opened.setup);
  auto start = G::initial(*out.setup);
  if (parts.has_position) {
    if (ReplayStop stop = read_start<G>(parts, lang, *out.setup, start);
        stop.kind != ReplayStop::Kind::none)
      return stop;
  }
  if (watch.seen() != Overflow::none) return failed(parts.game.number, watch.seen(), lang);
  out.match = std::make_unique<Match<G>>(*out.setup, start);
  return {};
}

// A line of a log: who acts, or "check", and what is said.
struct Said {
  std::string_view who, what;
};
inline Said said(const LogLine& line) {
  const std::size_t space = std::min(line.text.find_first_of(" \t"), line.text.size());
  return {line.text.substr(0, space),
          line.text.substr(std::min(line.text.find_first_not_of(" \t", space), line.text.size()))};
}

inline ReplayStop hold_check(const LogLine& line, std::uint64_t chain, Lang lang) {
  const std::string_view what = said(line).what;
  std::uint64_t expected = 0;
  if (!parse_hex(what, expected)) {
    return unreadable(line.number,
                      Problem({"“{0}” is no digest; it has 16 hexadecimal digits",
                               "«{0}» no es un resumen; tiene 16 cifras hexadecimales"},
                              {what}),
                      lang);
  }
  if (expected == chain) return {};
  return refused(
      line.number, "check-differs",
      {"the game has gone another way than when this log was written: {0} instead of {1}",
       "la partida ha ido por otro camino que al escribirse este registro: {0} en vez de {1}"},
      {hex(chain), what}, lang);
}

// Plays one entry. `see` is told every event.
template <Game G>
ReplayStop play_line(Match<G>& match, const LogLine& line, Lang lang,
                     typename Match<G>::See see = {}) {
  const auto [who, what] = said(line);
  if (who == "chance") {
    typename G::Outcome outcome{};
    if (const Problem p = G::read(match.setup(), what, outcome))
      return unreadable(line.number, p, lang);
    if (match.fall(outcome, see)) return {};
    if (match.failure() != Overflow::none) return failed(line.number, match.failure(), lang);
    return refused(line.number,
                   match.asked().chance ? shared_refusals::kChanceImpossible
                                        : shared_refusals::kChanceNotAsked,
                   lang);
  }
  int seat = 0;
  if (!parse_int(who.substr(1), 0, match.setup().seats - 1, seat)) {
    return unreadable(line.number,
                      Problem({"“{0}” is no player of this game; p0 to p{1} are",
                               "«{0}» no juega esta partida; sí p0 a p{1}"},
                              {who, match.setup().seats - 1}),
                      lang);
  }
  if (what == "undo") {
    if (match.undo(seat_of(seat))) return {};
    if (match.failure() != Overflow::none) return failed(line.number, match.failure(), lang);
    return refused(line.number, shared_refusals::kUndoBarrier, lang);
  }
  typename G::Action action{};
  if (const Problem p = G::read(match.setup(), what, action))
    return unreadable(line.number, p, lang);
  if (const Refusal refusal = match.act(seat_of(seat), action, see)) {
    if (match.failure() != Overflow::none) return failed(line.number, match.failure(), lang);
    const RefusalWords words = G::words(refusal);
    return {ReplayStop::Kind::refused, line.number, std::string(words.id),
            std::string(words.section.in(lang)), G::tell(match.setup(), refusal, lang)};
  }
  return {};
}

}  // namespace detail

// Goes through the lines of a log, at most `until` of its entries (checks do not count), until one
// stops it.
template <class Play, class Check>
ReplayStop each_line(const LogParts& parts, int until, Play&& play, Check&& check) {
  int played = 0;
  for (const LogLine& line : parts.entries) {
    const bool checks = detail::said(line).who == "check";
    if (!checks && played++ >= until) break;
    const ReplayStop stop = checks ? check(line) : play(line);
    if (stop.kind != ReplayStop::Kind::none) return stop;
  }
  return {};
}

// Plays the lines of a log with `match`, which has play_line and chain_digest.
template <class AMatch>
ReplayStop replay_lines(AMatch& match, const LogParts& parts, Lang lang, int until) {
  return each_line(
      parts, until, [&](const LogLine& line) { return match.play_line(line, lang); },
      [&](const LogLine& line) { return detail::hold_check(line, match.chain_digest(), lang); });
}

template <Game G>
Replayed<G> replay(const LogParts& parts, Lang lang, int until = INT_MAX) {
  Replayed<G> out;
  out.stop = detail::open_log<G>(parts, lang, out);
  if (out.stop.kind != ReplayStop::Kind::none) return out;
  out.stop = each_line(
      parts, until,
      [&](const LogLine& line) { return detail::play_line<G>(*out.match, line, lang); },
      [&](const LogLine& line) {
        return detail::hold_check(line, out.match->chain_digest(), lang);
      });
  return out;
}

}  // namespace warren
