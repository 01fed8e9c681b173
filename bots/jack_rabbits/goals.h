// Which royals to go for: every trio that fulfils the objective, grouped by what its missing royals
// cost, with the shortest way to all of them and home to the Citadel.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <type_traits>

#include "bots/jack_rabbits/map.h"
#include "bots/jack_rabbits/needs_list.h"
#include "games/jack_rabbits/state/state.h"

namespace warren::jack_rabbits {

template <int W>
inline constexpr int kRoyalCount = 3 * W;
// A bit per royal, in the order of their places.
template <int W>
using RoyalSet = std::conditional_t<(kRoyalCount<W> <= 32), std::uint32_t, std::uint64_t>;
constexpr int royal_at(Place place) { return index_of(place) - 1; }
constexpr int stop_of_royal(int royal) { return royal + 1; }
constexpr Card card_of_royal(int royal) { return card_of(place_at(royal + 1)); }
template <int W>
RoyalSet<W> royal_set(const Cards<W>& cards);

template <int W>
class Goals {
 public:
  using Cards = jack_rabbits::Cards<W>;
  using Setup = jack_rabbits::Setup<W>;
  using Sight = jack_rabbits::Sight<W>;
  using JourneyMap = jack_rabbits::JourneyMap<W>;
  using RoyalSet = jack_rabbits::RoyalSet<W>;
  using Needs = typename NeedsList<W>::Number;
  // The way to a trio, by its needs, in hundredths of a turn; kFar where no trio has them.
  using Ways = std::array<std::int16_t, NeedsList<W>::kCount>;

  // Takes in what does not change in a game.
  void learn(Objective objective);
  // `robbery` is what it costs, beside spades, to get a royal that somebody else holds.
  void set_out(const Setup& setup, const Sight& sight, RoyalSet mine, const JourneyMap& map,
               int robbery);

  const Ways& from(int stop) const { return from_[static_cast<std::size_t>(stop)]; }
  // The rest of the way after getting this royal, from where it is to be had.
  const Ways& after(int royal) const { return after_[static_cast<std::size_t>(royal)]; }
  // All needs that have a way, from anywhere; the others are kFar from everywhere.
  std::span<const Needs> needs() const { return {needs_.data(), needs_size_}; }
  bool complete() const { return complete_; }  // only the way home is missing
  bool hopeless() const { return size_ == 0 && !complete_; }
  RoyalSet mine() const { return mine_; }
  // Whether this royal, with some of those, is part of a trio that fulfils the objective.
  bool suits_with(int royal, RoyalSet others) const;
  bool fulfils(RoyalSet royals) const;

 private:
  static constexpr int kRoyalCount = jack_rabbits::kRoyalCount<W>;
  static constexpr int kStops = jack_rabbits::kStops<W>;
  struct Target {
    std::int8_t royal, stop, suit;  // `suit` is what it is paid with
    std::int16_t extra;
  };

  void list_targets(const Setup& setup, const Sight& sight, int robbery);
  bool add_one(const JourneyMap& map);
  bool add_two(const JourneyMap& map);
  bool add_three(const JourneyMap& map);
  void add_first_leg(const JourneyMap& map);
  void list_needs();
  RoyalSet third(int a, int b) const {
    return (*third_)[static_cast<std::size_t>(a)][static_cast<std::size_t>(b)];
  }

  using Thirds = std::array<std::array<RoyalSet, kRoyalCount>, kRoyalCount>;
  static Thirds thirds_of(Objective objective);

  const Thirds* third_ = nullptr;  // the royals that complete a trio with two others
  bool any_three_ = false;
  RoyalSet mine_ = 0;
  bool complete_ = false;
  int size_ = 0;  // royals missing at least; 0 if no trio is possible
  RoyalSet targets_ = 0;
  std::array<Target, kRoyalCount> target_;  // of each royal in `targets_`
  std::array<Ways, kStops> from_;
  std::array<Ways, kRoyalCount> after_;
  std::array<bool, NeedsList<W>::kCount> used_;  // needs that have a way
  std::array<Needs, NeedsList<W>::kCount> needs_;
  std::size_t needs_size_ = 0;
};

}  // namespace warren::jack_rabbits
