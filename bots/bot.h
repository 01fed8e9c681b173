// What a bot is. It is handed what its seat sees (a Sight), never a State, and what it may do; its
// numbers come from a generator of its own, apart from chance.
//
// A bot lives for one game at one seat and is made without arguments:
//
//   struct Greedy {
//     // One of the offers.
//     Action choose(const Setup&, const Sight&, const Offers<Action>&, Rng&);
//     // Whether it likes to act although it need not.
//     bool interrupts(const Setup&, const Sight&, const Offers<Action>&, Rng&);
//   };
//
// A seat that may act but need not is asked `interrupts` first; a bot without it never does.
#pragma once

#include <concepts>
#include <memory>
#include <string_view>

#include "core/game.h"

namespace warren {

template <class B, class G>
concept BotFor = std::default_initializable<B> &&
    requires(B& bot, const typename G::Setup& setup, const typename G::Sight& sight,
             const Offers<typename G::Action>& offers, Rng& rng) {
  { bot.choose(setup, sight, offers, rng) } -> std::convertible_to<typename G::Action>;
};

template <class B, class G>
concept Interrupting = requires(B& bot, const typename G::Setup& setup,
                                const typename G::Sight& sight,
                                const Offers<typename G::Action>& offers, Rng& rng) {
  { bot.interrupts(setup, sight, offers, rng) } -> std::same_as<bool>;
};

template <Game G, BotFor<G> B>
bool bot_interrupts(B& bot, const typename G::Setup& setup, const typename G::Sight& sight,
                    const Offers<typename G::Action>& offers, Rng& rng) {
  if constexpr (Interrupting<B, G>) {
    return bot.interrupts(setup, sight, offers, rng);
  } else {
    return false;
  }
}

// A bot picked by name when the program runs.
template <Game G>
class AnyBot {
 public:
  virtual ~AnyBot() = default;
  virtual typename G::Action choose(const typename G::Setup& setup, const typename G::Sight& sight,
                                    const Offers<typename G::Action>& offers, Rng& rng) = 0;
  virtual bool interrupts(const typename G::Setup& setup, const typename G::Sight& sight,
                          const Offers<typename G::Action>& offers, Rng& rng) = 0;
};

template <Game G, BotFor<G> B>
class BotBehind final : public AnyBot<G> {
 public:
  typename G::Action choose(const typename G::Setup& setup, const typename G::Sight& sight,
                            const Offers<typename G::Action>& offers, Rng& rng) override {
    return bot_.choose(setup, sight, offers, rng);
  }
  bool interrupts(const typename G::Setup& setup, const typename G::Sight& sight,
                  const Offers<typename G::Action>& offers, Rng& rng) override {
    return bot_interrupts<G>(bot_, setup, sight, offers, rng);
  }

 private:
  B bot_{};
};

}  // namespace warren
