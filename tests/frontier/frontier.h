// Games of the suits of the Frontier, for the proofs. There is no sample board of more than four
// suits: the word stands for one fixed board here, so that positions written by hand mean the same
// every time.
#pragma once

#include "games/jack_rabbits/jack_rabbits.h"

namespace warren::jack_rabbits {

template <SuitMask kSuits>
struct WithSuits : JackRabbitsOf<kWide> {
  static constexpr std::string_view kId = "with-suits";
  static constexpr SuitRange kRange{.standard = kSuits, .selectable = kPlayableSuits | kSuits};

  static Opened<Setup> open(const OptionSet& options, int rules) {
    // Another board must not make options possible that exclude the sample.
    if (const Problem conflict = options.conflict()) return {nullptr, conflict};
    OptionSet chosen = options;
    if (chosen.get(kBoardOption) == static_cast<int>(BoardChoice::sample)) {
      Rng rng(5);
      chosen.set_at(chosen.menu().find(kBoardOption), static_cast<int>(BoardChoice::random));
      jack_rabbits::resolve(chosen, rng, kRange);
    }
    return jack_rabbits::open<kWide>(chosen, rules, kPowers<kWide>, kRange);
  }
  static void resolve(OptionSet& options, Rng& rng) { jack_rabbits::resolve(options, rng, kRange); }
  // Questions of powers are told apart by their suit and choice; that of the beast and that of the
  // load have one name.
  static std::string pending(const Public& pub) {
    if (pub.pending.empty() || pub.top().kind != FrameKind::power)
      return std::string(JackRabbitsOf<kWide>::pending(pub));
    const Frame& frame = pub.top();
    const auto& choices = kPowers<kWide>[static_cast<std::size_t>(frame.suit())] -> choices;
    std::string name(choices[static_cast<std::size_t>(frame.choice())].name);
    if (frame.suit() == Suit::acorns && pub.closing) name = "load";
    return std::string("power ") + info(frame.suit()).letter + " " + name;
  }
};

inline constexpr SuitMask kFiveSuits = 0b11111;
struct FiveSuits : WithSuits<kFiveSuits> {};
struct Frontier : WithSuits<kFrontierSuits> {};

}  // namespace warren::jack_rabbits
