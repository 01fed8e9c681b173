#include "bots/jack_rabbits/gentle.h"

namespace warren {

using namespace jack_rabbits;

namespace {

// In how many cases out of this many it does not take what it thinks best.
constexpr std::uint32_t kOutOf = 12;
constexpr std::uint32_t kOverlooks = 5;  // a card that matches a die
constexpr std::uint32_t kStrolls = 6;    // a better way

constexpr int kPatience = 30;  // rounds

bool quarrels(ActionKind kind) {
  switch (kind) {
    case ActionKind::attack:
    case ActionKind::contest:
    case ActionKind::call:
    case ActionKind::propose:
      return true;
    default:
      return false;
  }
}

template <int W>
const Action<W>* find(const Offers<Action<W>>& offers, ActionKind kind) {
  for (const Action<W>& offer : offers) {
    if (offer.kind == kind) return &offer;
  }
  return nullptr;
}

}  // namespace

template <int W>
Action<W> JackRabbitsGentle<W>::choose(const Setup& setup, const Sight& sight,
                                       const Offers<Action>& offers, Rng& rng) {
  if (offers.size() == 1) return offers[0];
  const Frame& asked = sight.pub.top();
  const std::uint32_t mood = rng.below(kOutOf);
  if (asked.kind == FrameKind::match && mood < kOverlooks) {
    if (const Action* pass = find(offers, ActionKind::pass)) return *pass;
  }
  if (asked.kind == FrameKind::hex && !asked.travelled() && mood < kStrolls &&
      find(offers, ActionKind::acquire) == nullptr) {
    if (const Action* way = stroll(offers, rng)) return *way;
  }
  return judgement_.choose(setup, sight, friendly(setup, sight, offers), rng);
}

template <int W>
const Offers<Action<W>>& JackRabbitsGentle<W>::friendly(const Setup& setup, const Sight& sight,
                                                        const Offers<Action>& offers) {
  if (sight.pub.turns > kPatience * setup.seats) return offers;
  friendly_.clear();
  for (const Action& offer : offers) {
    if (!quarrels(offer.kind)) friendly_.add(offer);
  }
  return friendly_.empty() ? offers : friendly_;
}

template <int W>
const Action<W>* JackRabbitsGentle<W>::stroll(const Offers<Action>& offers, Rng& rng) const {
  const Action* chosen = nullptr;
  std::uint32_t ways = 0;
  for (const Action& offer : offers) {
    if (offer.kind != ActionKind::walk && offer.kind != ActionKind::end) continue;
    if (rng.below(++ways) == 0) chosen = &offer;
  }
  return chosen;
}

template class JackRabbitsGentle<4>;
template class JackRabbitsGentle<12>;

}  // namespace warren
