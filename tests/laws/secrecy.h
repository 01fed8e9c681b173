// The laws of secrets. A state and a world drawn from what one seat sees of it are a pair that this
// seat must not be able to tell apart: not by what is asked, offered, refused or told, nor by a
// digest or the log.
#pragma once

#include <optional>

#include "tests/laws/position.h"

namespace warren::laws {

template <Game G>
std::string pending_kind(const typename G::Public& pub) {
  if constexpr (requires { std::string(G::pending(pub)); }) {
    return std::string(G::pending(pub));
  } else {
    return {};
  }
}

// A world for what a seat sees. It is drawn from the view as it was sent, so that nothing but its
// bytes can find its way into it.
template <Game G>
std::optional<typename G::State> check_world(const Case<G>& at, const typename G::State& state,
                                             Seat seat, Rng& rng) {
  Rng same = rng;
  const typename G::View view = sent_view<G>(state, seat);
  const typename G::State world = G::world(at.setup, view, rng);
  const std::string who = name_of(seat);
  if (!(G::world(at.setup, view_of<G>(state, seat), same) == world))
    at.violated(Law::world_from_bytes, "of " + who);
  const std::string_view broken = G::broken(at.setup, world);
  const bool agrees = view_of<G>(world, seat) == view;
  if (!broken.empty()) at.violated(Law::world, "of " + who + ": " + std::string(broken));
  if (!agrees) at.violated(Law::world, who + " sees another view");
  if (!broken.empty() || !agrees) return {};
  return world;
}

// A move that can happen in `world` and that the log shows to `to` as it shows `move`: the same one
// where that is possible, else another with the same face.
template <Game G>
std::optional<Move<G>> counterpart(const Case<G>& at, const typename G::State& world,
                                   const Move<G>& move, Seat to, Rng& rng) {
  if (can_happen<G>(at.setup, world, move)) return move;
  const std::string face = entry_bytes<G>(move, to);
  for (const Move<G>& other : some_moves<G>(at.setup, world, kMaxOffers, rng)) {
    if (other.kind == move.kind && other.seat == move.seat && entry_bytes<G>(other, to) == face)
      return other;
  }
  return {};
}

// One move in both states of a pair.
template <Game G>
void check_pair(const Case<G>& at, const Trace<G>& real, const typename G::State& world, Seat to,
                Rng& rng) {
  const auto move = counterpart<G>(at, world, real.move, to, rng);
  const std::string what = name_of(to) + " at “" + write_entry<G>(at.setup, real.move) + "”: ";
  if (!move) {
    // Seeing this move rules the world out. If a seat made it, it cannot be taken back.
    if (real.move.kind == Move<G>::Kind::act && !real.reveals())
      at.violated(Law::barrier, what + "could not be in a world it held for possible");
    return;
  }
  const Trace<G> other = trace<G>(at.setup, world, *move);
  const auto both = [&](const auto& here, const auto& there) {
    return what + write_told<G>(at.setup, here, to) + " but else " +
           write_told<G>(at.setup, there, to);
  };
  if (told<G>(real.first, to) != told<G>(other.first, to))
    return at.violated(Law::same_events, both(real.first, other.first));
  if (!(view_of<G>(real.between, to) == view_of<G>(other.between, to)))
    at.violated(Law::same_events, what + "equal events, different views");
  if (view_of<G>(real.after, to) == view_of<G>(other.after, to) &&
      told<G>(real.settled, to) != told<G>(other.settled, to))
    at.violated(Law::same_settling, both(real.settled, other.settled));
}

// What one viewer can learn in this state, against a world it cannot tell from it. `legal` is what
// the referee allows it, if that is to be compared.
template <Game G>
void check_secrets(const Case<G>& at, const typename G::State& state, Seat to,
                   const std::vector<Trace<G>>& traces, const std::optional<Legality>& legal,
                   Rng& rng) {
  const typename G::View view = view_of<G>(state, to);
  const std::string who = name_of(to);
  check_bytes<G>(at, "view", view);
  // Reading a position takes long, and views of one position differ little: one seat's at a time.
  if (at.step % (at.setup.seats + 1) == (index_of(to) + 1) % 256) check_text<G>(at, "view", view);
  const typename G::View sent = sent_view<G>(state, to);
  if (G::digest(at.setup, sent) != G::digest(at.setup, view))
    at.violated(Law::same_digest, who + ": the digest of a view is not that of its bytes");
  if (legal && legality<G>(at.setup, G::sight(sent)) != *legal)
    at.violated(Law::same_legality, who + ": the referee allows something else than the view");

  const auto drawn = check_world<G>(at, state, to, rng);
  if (!drawn) return;
  const typename G::State& world = *drawn;
  auto& pairs = at.report.pairs[pending_kind<G>(state.pub)];
  const bool differs = !(world == state);
  pairs.all += static_cast<long>(traces.size());
  if (differs) pairs.differing += static_cast<long>(traces.size());
  if (!(G::asked(at.setup, world.pub) == G::asked(at.setup, state.pub)))
    at.violated(Law::same_questions, who);
  if (G::digest(at.setup, view_of<G>(world, to)) != G::digest(at.setup, view))
    at.violated(Law::same_digest, who);
  if (!differs) return;
  if (legal && legality<G>(at.setup, G::sight(world, to)) != *legal)
    at.violated(Law::same_legality, who + ": another world allows something else");
  for (const auto& one : traces) check_pair<G>(at, one, world, to, rng);
}

// Two moves of one seat, or of chance, in one state: what a viewer is told of either. A difference
// that the events hide must be hidden by the log as well, and the other way round.
template <Game G>
void check_faces(const Case<G>& at, const Trace<G>& a, const Trace<G>& b, Seat to) {
  if (a.move.kind != b.move.kind || a.move.seat != b.move.seat) return;
  const auto between = [&] {
    return name_of(to) + ", “" + write_entry<G>(at.setup, a.move) + "” and “" +
           write_entry<G>(at.setup, b.move) + "”";
  };
  const bool same_face = entry_bytes<G>(a.move, to) == entry_bytes<G>(b.move, to);
  const bool same_events = told<G>(a.first, to) == told<G>(b.first, to);
  if (same_face && !same_events) at.violated(Law::log_hides, "too much: " + between());
  if (!same_face && same_events && a.first != b.first)
    at.violated(Law::log_hides, "too little: " + between());
  // The states differ in what this viewer does not see, so it must not have been told.
  if (!same_events && !(a.between == b.between) &&
      view_of<G>(a.between, to) == view_of<G>(b.between, to))
    at.violated(Law::told_more, between());
}

template <Game G>
void check_faces(const Case<G>& at, const std::vector<Trace<G>>& traces) {
  if constexpr (!has_secrets<G>()) return;
  for (std::size_t i = 0; i < traces.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      for (const Seat to : at.viewers()) check_faces<G>(at, traces[i], traces[j], to);
    }
  }
}

// After all games: were there any secrets to betray?
template <Game G>
void check_sight(Report& report) {
  if (has_secrets<G>() && report.all_pairs().differing == 0)
    report.violated(Law::blind, "every world drawn was the true state: no secret was tested");
}

}  // namespace warren::laws
