// What the powers of suits beyond the classic four are good for. None of them is known here by
// name: whatever may be done is tried on the seat's own view, what it asks for is paid and
// answered, and how one stands then is compared with how one stands now. What it does to others is
// read off what has changed on the table.
#pragma once

#include <array>

#include "bots/jack_rabbits/moment.h"
#include "bots/jack_rabbits/travel.h"

namespace warren::jack_rabbits {

template <int W>
class Stratagems {
 public:
  using Action = jack_rabbits::Action<W>;
  using Cards = jack_rabbits::Cards<W>;
  using Moment = jack_rabbits::Moment<W>;
  using Public = jack_rabbits::Public<W>;
  using Travel = jack_rabbits::Travel<W>;
  using View = jack_rabbits::View<W>;

  // The offer to use a power with, or to break into a closed hex, if it is better than to go on
  // without; null if there is none. The journey is found anew with `travel`.
  const Action* best(const Moment& now, Travel& travel);
  // The best answer to a question of a power, or of somebody who would go off-board.
  Action answer(const Moment& now, Travel& travel);

 private:
  static constexpr int kDeep = 2;       // questions that follow each other
  static constexpr int kTried = 6;      // of the offers that put a token somewhere
  static constexpr int kAnswered = 40;  // offers that are tried at most

  // How one stands after this: for oneself, and what it does to others.
  int tried(const Moment& now, const Action& action, Travel& travel);
  int standing(const Moment& now, const View& view, Travel& travel, int deep);
  int answering(const Moment& now, const View& view, Travel& travel, int deep);
  int resting(const Moment& now, const View& view, const Prospect<W>& prospect) const;
  int mischief(const Moment& now, const Public& after) const;
  int moved(const Moment& now, const Public& after, Seat other) const;
  int hindered(const Moment& now, const Public& after, Seat other) const;
  int dearer(const Moment& now, const Public& after) const;
  int sealed(const Moment& now, const Public& after) const;

  bool aims_at_tile(const Moment& now, const Action& action) const;
  static void walk(const Moment& now, const Public& pub, const Way& way, PlaceSet& to,
                   std::array<std::uint64_t, kCrossedWords<W>>& seen);
  static PlaceSet within_reach(const Moment& now, const Public& pub, Seat seat);

  std::array<Offers<Action>, kKeeps<W> ? kDeep + 1 : 0> offers_;
};

}  // namespace warren::jack_rabbits
