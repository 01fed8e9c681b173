// A board being built, for tests: options and a position in, lines of a log in, and what then
// holds.
#pragma once

#include <gtest/gtest.h>

#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/replay.h"
#include "games/jack_rabbits/board/sample.h"
#include "games/jack_rabbits/building/board_building.h"

namespace warren::jack_rabbits {

class Site {
 public:
  // "players=2 building=free", and a position; without one building begins.
  explicit Site(std::string_view settings, std::string_view position = {}) {
    OptionSet options(BoardBuilding::option_menu());
    EXPECT_FALSE(options.set("board", "built"));
    for (const auto setting : split_words(settings)) {
      const Problem problem = options.set(setting);
      EXPECT_FALSE(problem) << problem.say(Lang::en);
    }
    auto opened = BoardBuilding::open(options, BoardBuilding::kNewestRules);
    EXPECT_FALSE(opened.problem) << opened.problem.say(Lang::en);
    setup_ = std::move(opened.setup);
    auto start = BoardBuilding::initial(*setup_);
    if (!position.empty()) {
      const Problem problem = BoardBuilding::read(*setup_, position, start);
      EXPECT_FALSE(problem) << problem.say(Lang::en);
      EXPECT_EQ(BoardBuilding::broken(*setup_, start), "");
    }
    match_ = std::make_unique<Match<BoardBuilding>>(*setup_, start);
  }

  // Plays a line of a log, such as "p0 flip hex"; the code of its refusal, or nothing.
  std::string says(std::string_view line) {
    events_.clear();
    const auto see = [&](const building::Event& event) {
      events_ += (events_.empty() ? "" : "; ") + building::write(event);
    };
    return detail::play_line<BoardBuilding>(*match_, {.number = 1, .text = line}, Lang::en, see)
        .code;
  }
  // Deals what is left to deal, always the first case.
  void deal() {
    while (match_->asked().chance)
      EXPECT_TRUE(match_->fall(BoardBuilding::outcome(*setup_, match_->state(), 0)));
  }

  const building::Setup& setup() const { return *setup_; }
  const building::Public& pub() const { return match_->state().pub; }
  const std::string& events() const { return events_; }  // of the last line
  Asked asked() const { return match_->asked(); }
  bool over() const { return match_->result().over; }
  const Board& board() const { return building::board_of(pub()); }

 private:
  std::unique_ptr<const building::Setup> setup_;
  std::unique_ptr<Match<BoardBuilding>> match_;
  std::string events_;
};

// The lines of a position with the tiles of the sample board, in an order in which they can be
// placed, but for one of each of these kinds; where those lie on the sample is `left`.
inline std::string sample_but(std::initializer_list<const char*> kinds, std::vector<Placed>& left) {
  std::vector<Placed> waiting(kSampleTiles.begin() + 1, kSampleTiles.end());
  for (const char* name : kinds) {
    const auto found = std::find_if(waiting.begin(), waiting.end(),
                                    [&](const Placed& tile) { return name_of(tile.kind) == name; });
    left.push_back(*found);
    waiting.erase(found);
  }
  std::string out = "laid citadel 0 0\n";
  Board board;
  board.place({TileKind::citadel, vertex(0, 0), 0});
  while (!waiting.empty()) {
    const auto next = std::find_if(waiting.begin(), waiting.end(),
                                   [&](const Placed& tile) { return !fault(board, tile, {}); });
    if (next == waiting.end()) {
      ADD_FAILURE() << "the sample cannot be built without these";
      return out;
    }
    board.place(*next);
    out += "laid " + notation(*next) + "\n";
    waiting.erase(next);
  }
  return out;
}

}  // namespace warren::jack_rabbits
