// What happened, as sentences; with secrets, as each seat may know it.
#pragma once

#include <string>
#include <vector>

#include "games/any_game.h"

namespace warren {

class Chronicle {
 public:
  // `secrets`: whether seats are told different things.
  Chronicle(int seats, bool secrets) : readers_(secrets ? seats : 0) {}

  int size() const { return static_cast<int>(lines_.size()); }
  const std::string& line(int index, Seat reader) const {
    const auto& told = lines_[static_cast<std::size_t>(index)];
    const bool own = readers_ > 0 && reader != Seat::nobody;
    return told[own ? static_cast<std::size_t>(index_of(reader)) + 1 : 0];
  }

  // Notes the events of what was done last.
  void note(const AnyMatch& match, Lang lang) {
    for (int i = 0; i < match.events(); ++i) {
      std::vector<std::string> told = {match.event_sentence(i, Seat::nobody, lang)};
      for (int reader = 0; reader < readers_; ++reader)
        told.push_back(match.event_sentence(i, seat_of(reader), lang));
      lines_.push_back(std::move(told));
    }
  }
  void say(const std::string& sentence) {
    lines_.emplace_back(static_cast<std::size_t>(readers_) + 1, sentence);
  }

 private:
  int readers_;
  std::vector<std::vector<std::string>> lines_;  // for all, then for each seat
};

}  // namespace warren
