// The laws that look at one position.
#pragma once

#include "core/match.h"
#include "tests/laws/names.h"
#include "tests/laws/trace.h"

namespace warren::laws {

// --- words ---------------------------------------------------------------------------------------

inline bool whole_sentence(std::string_view text) { return !text.empty() && !Text::places(text); }

// `thing` is a refusal or an event; `what` is how the report calls it.
template <Game G, class T>
void check_sentences(const Case<G>& at, const std::string& what, const T& thing) {
  for (const Lang lang : {Lang::en, Lang::es}) {
    const std::string said = G::tell(at.setup, thing, lang);
    if (!whole_sentence(said)) at.violated(Law::words, what + ": “" + said + "”");
    const std::string of_names = G::tell(at.setup, thing, named(lang));
    if (!whole_sentence(of_names) || speaks_by_number(of_names))
      at.violated(Law::words, what + ", with names: “" + of_names + "”");
  }
}

// A refusal as one number. The suite asks for millions of them.
inline std::uint64_t packed(const Refusal& refusal) {
  std::uint64_t bits = refusal.code;
  for (const std::int16_t fact : refusal.facts)
    bits = bits << 16 | static_cast<std::uint16_t>(fact);
  return bits;
}

template <Game G>
void check_words(const Case<G>& at, const Refusal& refusal) {
  const std::uint64_t bits = packed(refusal);
  if (bits == at.report.refused_last) return;  // most are refused for the reason before them
  at.report.refused_last = bits;
  if (!at.report.refusals_told.insert(bits).second) return;
  if (G::words(refusal).id.empty())
    at.violated(Law::words, "refusal " + std::to_string(refusal.code) + " has no id");
  check_sentences<G>(at, "refusal " + std::string(G::words(refusal).id), refusal);
}

template <Game G>
void check_words(const Case<G>& at, const typename G::Event& event) {
  if (!at.report.events_told.insert(bytes_of(event)).second) return;
  check_sentences<G>(at, "event " + G::write(at.setup, event), event);
}

// --- writing and reading back --------------------------------------------------------------------

template <Game G, class T>
void check_bytes(const Case<G>& at, std::string_view what, const T& value) {
  const std::string bytes = bytes_of(value);
  T again{};
  if (!read_back(bytes, again) || !(again == value) || bytes_of(again) != bytes)
    at.violated(Law::bytes, std::string(what) + " " + G::write(at.setup, value));
}

template <Game G, class T>
void check_text(const Case<G>& at, std::string_view what, const T& value) {
  const std::string text = G::write(at.setup, value);
  T again{};
  const Problem problem = G::read(at.setup, text, again);
  if (problem || !(again == value) || bytes_of(again) != bytes_of(value))
    at.violated(Law::text, std::string(what) + " " + text + " " + problem.say(Lang::en));
}

template <Game G, class T>
void check_round_trip(const Case<G>& at, std::string_view what, const T& value) {
  check_bytes<G>(at, what, value);
  check_text<G>(at, what, value);
}

// --- what is possible ----------------------------------------------------------------------------

// All that a Sight allows and refuses.
struct Legality {
  std::string offers;
  std::uint64_t refusals = 0;  // a digest of them all
  friend bool operator==(const Legality&, const Legality&) = default;
};

template <Game G, class See>
Legality legality(const typename G::Setup& setup, const typename G::Sight& sight, See&& see) {
  Legality out;
  Offers<typename G::Action> offers;
  G::offers(setup, sight, offers);
  for (const auto& action : offers) out.offers += bytes_of(action);
  G::every_action(setup, sight, [&](const typename G::Action& action) {
    const Refusal refusal = G::refusal(setup, sight, action);
    out.refusals = chain(out.refusals, packed(refusal));
    see(action, refusal);
  });
  return out;
}
template <Game G>
Legality legality(const typename G::Setup& setup, const typename G::Sight& sight) {
  return legality<G>(setup, sight, [](const auto&, const auto&) {});
}

// Whether lists should hold a possible action: all of them, unless the game says which.
template <Game G>
bool in_lists(const typename G::Setup& setup, const typename G::Sight& sight,
              const typename G::Action& action) {
  if constexpr (requires { G::listed(setup, sight, action); }) {
    return G::listed(setup, sight, action);
  } else {
    return true;
  }
}

template <Game G>
void check_refused(const Case<G>& at, Match<G>& match, const Move<G>& move) {
  const auto before = match.state();
  const auto entries = match.log().size();
  const auto chain_before = match.chain_digest();
  bool seen = false;
  const Refusal refusal = match.act(move.seat, move.action, [&](const auto&) { seen = true; });
  if (!refusal || seen || !(match.state() == before) || match.log().size() != entries ||
      match.chain_digest() != chain_before)
    at.violated(Law::refused_changes_nothing, write_entry<G>(at.setup, move));
}

// Offers against the predicate, for one seat. The match is only asked to refuse something.
template <Game G>
Legality check_offers(const Case<G>& at, Match<G>& match, Seat seat, Rng& rng) {
  const typename G::State state = match.state();
  const Asked asked = G::asked(at.setup, state.pub);
  Offers<typename G::Action> offers;
  G::offers(at.setup, G::sight(state, seat), offers);
  std::vector<std::string> offered;
  for (const auto& action : offers) {
    offered.push_back(bytes_of(action));
    check_round_trip<G>(at, "action", action);
  }
  std::ranges::sort(offered);
  const std::string who = name_of(seat);
  if (std::ranges::adjacent_find(offered) != offered.end())
    at.violated(Law::offers, who + " is offered something twice");
  if (!(asked.must | asked.may).has(seat) && !offered.empty())
    at.violated(Law::offers, who + " is not asked but has offers");
  if (asked.must.has(seat) && offered.empty()) at.violated(Law::stuck, who + " has no offer");

  std::set<std::string> allowed;
  std::uint32_t others = 0;
  Move<G> some{};
  const auto see = [&](const typename G::Action& action, const Refusal& refusal) {
    if (!refusal) {
      ++at.report.possible;
      if (!in_lists<G>(at.setup, G::sight(state, seat), action)) return;
      allowed.insert(bytes_of(action));
      if (!std::ranges::binary_search(offered, bytes_of(action)))
        at.violated(Law::offers, who + " is not offered " + G::write(at.setup, action));
    } else {
      ++at.report.refused;
      check_words<G>(at, refusal);
      if (rng.below(++others) == 0) some = move_of<G>(seat, action);
    }
  };
  Legality out = legality<G>(at.setup, G::sight(state, seat), see);
  for (const std::string& bytes : offered) {
    if (allowed.contains(bytes)) continue;
    typename G::Action action;
    for (const auto& offer : offers) action = bytes_of(offer) == bytes ? offer : action;
    at.violated(Law::offers, who + " is offered what is refused, or not in every_action: " +
                                 G::write(at.setup, action));
    break;
  }
  if (others > 0) check_refused<G>(at, match, some);
  return out;
}

template <Game G>
void check_chance(const Case<G>& at, const typename G::State& state) {
  if (!G::asked(at.setup, state.pub).chance) return;
  const std::uint32_t count = G::chances(at.setup, state);
  if (count == 0) return at.violated(Law::chance, "chance is asked and has no case");
  std::set<std::string> cases;
  for (std::uint32_t k = 0; k < count; ++k) {
    const auto outcome = G::outcome(at.setup, state, k);
    if (!G::possible(at.setup, state, outcome))
      at.violated(Law::chance, "case " + std::to_string(k) + " is impossible");
    cases.insert(bytes_of(outcome));
    if (k < 8) check_round_trip<G>(at, "outcome", outcome);
  }
  // A game whose chance repeats cases, as weights, says so.
  constexpr bool repeats = requires { G::kOutcomesRepeat; };
  if (!repeats && cases.size() != count) at.violated(Law::chance, "a case is there twice");
  const typename G::Outcome nothing{};
  if (G::possible(at.setup, state, nothing) && !cases.contains(bytes_of(nothing)))
    at.violated(Law::chance, "an outcome that is none of the cases is possible");
}

// --- the position itself -------------------------------------------------------------------------

// False if the state is broken: then nothing can be expected of it any more.
template <Game G>
bool check_position(const Case<G>& at, const typename G::State& state) {
  ++at.report.positions;
  if (const auto broken = G::broken(at.setup, state); !broken.empty()) {
    at.violated(Law::invariant, std::string(broken));
    return false;
  }
  const Asked asked = G::asked(at.setup, state.pub);
  const Result result = G::result(at.setup, state.pub);
  if (asked.nobody() != result.over)
    at.violated(Law::asked_or_over, result.over ? "asked after the end" : "nobody is asked");
  if (asked.settle) at.violated(Law::asked_or_over, "something sealed is left unopened");
  const SeatSet seats = SeatSet::first(at.setup.seats);
  const bool unwon = result.over && result.winners.empty() && !has_winner<G>(at.setup);
  if ((result.winners.empty() == result.over && !unwon) || (result.winners | seats) != seats)
    at.violated(Law::result, "winners " + std::to_string(result.winners.bits()));
  if (((asked.must | asked.may) | seats) != seats)
    at.violated(Law::asked_or_over, "an empty chair is asked");
  check_round_trip<G>(at, "state", state);
  check_chance<G>(at, state);
  return true;
}

}  // namespace warren::laws
