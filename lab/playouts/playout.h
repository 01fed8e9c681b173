// Plays one whole game with a bot on every seat. Everything is a template: for random play the
// compiler sees one loop over the game's own functions and nothing else.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <utility>

#include "bots/bot.h"
#include "bots/generators.h"
#include "core/fast_step.h"
#include "core/match.h"
#include "core/overflow.h"
#include "core/step.h"

namespace warren {

// What happened in a game, counted. A seat's decision is a choice if it had at least two offers,
// and forced if it had one. Seats that may interrupt and do not are not counted.
struct PlayoutCount {
  std::uint64_t choices = 0;
  std::uint64_t forced = 0;
  std::uint64_t chance = 0;
  bool finished = false;             // false: it reached the cap on steps, or failed
  Overflow failed = Overflow::none;  // what overflowed, be it in a bot's thoughts: it stopped there

  std::uint64_t steps() const { return choices + forced + chance; }
};

// --- who sits there ----------------------------------------------------------------------------

// The same kind of bot on every seat, known when compiled.
template <Game G, BotFor<G> B>
class SameBots {
 public:
  explicit SameBots(const SeatRngs& rngs) : rngs_(rngs) {}
  decltype(auto) choose(const typename G::Setup& setup, const typename G::Sight& sight,
                        const Offers<typename G::Action>& offers) {
    const auto seat = static_cast<std::size_t>(index_of(sight.seat));
    return bots_[seat].choose(setup, sight, offers, rngs_[seat]);
  }
  bool interrupts(const typename G::Setup& setup, const typename G::Sight& sight,
                  const Offers<typename G::Action>& offers) {
    const auto seat = static_cast<std::size_t>(index_of(sight.seat));
    return bot_interrupts<G>(bots_[seat], setup, sight, offers, rngs_[seat]);
  }

 private:
  std::array<B, kMaxSeats> bots_{};
  SeatRngs rngs_;
};

// Bots picked by name, a fresh one for each seat of each game.
template <Game G>
class MixedBots {
 public:
  explicit MixedBots(const SeatRngs& rngs) : rngs_(rngs) {}
  void sit(int seat, std::unique_ptr<AnyBot<G>> bot) {
    bots_[static_cast<std::size_t>(seat)] = std::move(bot);
  }
  typename G::Action choose(const typename G::Setup& setup, const typename G::Sight& sight,
                            const Offers<typename G::Action>& offers) {
    const auto seat = static_cast<std::size_t>(index_of(sight.seat));
    return bots_[seat]->choose(setup, sight, offers, rngs_[seat]);
  }
  bool interrupts(const typename G::Setup& setup, const typename G::Sight& sight,
                  const Offers<typename G::Action>& offers) {
    const auto seat = static_cast<std::size_t>(index_of(sight.seat));
    return bots_[seat]->interrupts(setup, sight, offers, rngs_[seat]);
  }

 private:
  std::array<std::unique_ptr<AnyBot<G>>, kMaxSeats> bots_;
  SeatRngs rngs_;
};

// --- what it is played on ----------------------------------------------------------------------

// Whether the steps of a game are not worth being compiled into each playout of it.
template <class G>
inline constexpr bool kUnhurried = requires {
  G::kUnhurried;
};

// A bare state, for speed. `see` is told every event.
template <Game G, class See = IgnoreEvents>
class StateBoard {
 public:
  explicit StateBoard(const typename G::Setup& setup, See see = {})
      : setup_(setup), state_(G::initial(setup)), see_(see) {}
  const typename G::State& state() const { return state_; }
  void act(Seat seat, const typename G::Action& action) {
    if constexpr (kUnhurried<G>)
      play_action<G>(setup_, state_, seat, action, see_);
    else
      fast::play_action<G>(setup_, state_, seat, action, see_);
  }
  void roll(Rng& rng) {
    if constexpr (kUnhurried<G>)
      warren::roll<G>(setup_, state_, rng, see_);
    else
      fast::roll<G>(setup_, state_, rng, see_);
  }

 private:
  const typename G::Setup& setup_;
  typename G::State state_;
  [[no_unique_address]] See see_;
};

// A match, which keeps a log.
template <Game G>
class MatchBoard {
 public:
  explicit MatchBoard(Match<G>& match) : match_(match) {}
  const typename G::State& state() const { return match_.state(); }
  void act(Seat seat, const typename G::Action& action) { match_.act(seat, action); }
  void roll(Rng& rng) {
    const auto& setup = match_.setup();
    match_.fall(G::outcome(setup, state(), rng.below(G::chances(setup, state()))));
  }

 private:
  Match<G>& match_;
};

// --- the loop ----------------------------------------------------------------------------------

template <Game G, class Board, class Bots>
class Playout {
 public:
  using Action = typename G::Action;

  Playout(const typename G::Setup& setup, Board& board, Bots& bots, Offers<Action>& offers)
      : setup_(setup), board_(board), bots_(bots), offers_(offers) {}

  // To the end, or until `cap` steps are done.
  PlayoutCount play(Rng& dealer, std::uint64_t cap) {
    PlayoutCount count;
    const OverflowWatch watch;
    const std::uint32_t overflows_before = overflows();
    std::uint64_t passes = 0;  // rounds in which everybody passed, should a game allow it
    for (;;) {
      if (overflows() != overflows_before) [[unlikely]] {
        count.failed = watch.seen();
        break;
      }
      const Asked asked = G::asked(setup_, board_.state().pub);
      if (asked.nobody()) {
        count.finished = G::result(setup_, board_.state().pub).over;
        break;
      }
      if (count.steps() + passes >= cap) break;
      if (!asked.may.empty() && interrupted(asked.may, count)) continue;
      if (asked.chance) {
        board_.roll(dealer);
        ++count.chance;
      } else if (asked.must.empty()) {
        ++passes;
      } else if (!decide(asked.must.lowest(), count)) {
        break;
      }
    }
    return count;
  }

 private:
  // False if the seat has no offer, which no game should let happen: the game is then unfinished.
  bool decide(Seat seat, PlayoutCount& count) {
    const auto sight = G::sight(board_.state(), seat);
    offers_.clear();
    G::offers(setup_, sight, offers_);
    if (offers_.empty()) return false;
    act(sight, count);
    return true;
  }

  bool interrupted(SeatSet may, PlayoutCount& count) {
    for (const Seat seat : may) {
      const auto sight = G::sight(board_.state(), seat);
      offers_.clear();
      G::offers(setup_, sight, offers_);
      if (offers_.empty() || !bots_.interrupts(setup_, sight, offers_)) continue;
      act(sight, count);
      return true;
    }
    return false;
  }

  void act(const typename G::Sight& sight, PlayoutCount& count) {
    if (offers_.size() == 1) {  // nothing to think about
      ++count.forced;
      board_.act(sight.seat, offers_[0]);
    } else {
      ++count.choices;
      const Action action = bots_.choose(setup_, sight, offers_);
      board_.act(sight.seat, action);
    }
  }

  const typename G::Setup& setup_;
  Board& board_;
  Bots& bots_;
  Offers<Action>& offers_;
};

}  // namespace warren
