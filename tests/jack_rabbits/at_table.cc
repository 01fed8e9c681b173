#include "tests/jack_rabbits/at_table.h"

#include "games/jack_rabbits/board/board_file.h"
#include "games/jack_rabbits/board/generator.h"
#include "games/jack_rabbits/board/sample.h"
#include "tests/jack_rabbits/extra.h"

template class warren::AtTableOf<warren::jack_rabbits::JackRabbits, warren::jack_rabbits::AtTable>;

namespace warren::jack_rabbits {

Box box_of(std::string_view suit_letters) {
  Box box{.suits = 0};
  GeneratorOptions wanted{.suits = {}};
  for (std::size_t s = 0; s < kSuits.size(); ++s) {
    if (suit_letters.find(kSuits[s].letter) == std::string_view::npos) continue;
    wanted.suits.push_back(static_cast<Suit>(s));
    box.suits = static_cast<SuitMask>(box.suits | mask_of(static_cast<Suit>(s)));
  }
  Board board;
  EXPECT_TRUE(generate(1, wanted, board)) << suit_letters;
  box.board = write_board(board);
  return box;
}

Box sample_with(const std::vector<std::string>& tiles) {
  std::vector<Placed> lie(kSampleTiles.begin(), kSampleTiles.end());
  for (const std::string& text : tiles) {
    Placed other;
    EXPECT_FALSE(read_tile(text, other)) << text;
    bool found = false;
    for (Placed& tile : lie) {
      if (tile.kind != other.kind || tile.at != other.at) continue;
      tile = other;
      found = true;
    }
    EXPECT_TRUE(found) << text;
  }
  Board board;
  for (const Placed& tile : lie) board.place(tile);
  return {.board = write_board(board)};
}

std::unique_ptr<const Setup<4>> open_setup(std::string_view settings, const Box& box,
                                           Problem* why) {
  OptionSet options(option_menu());
  const Problem unreadable = options.set(kBoardOption, box.board);
  EXPECT_FALSE(unreadable) << unreadable.say(Lang::en);
  return open_with<JackRabbits>(options, settings, why, [&](const OptionSet& chosen) {
    return open<4>(chosen, kNewestRules, Extra<4>{.suits = box.suits});
  });
}

AtTable::AtTable(std::string_view settings, const Box& box)
    : AtTableOf(open_setup(settings, box)) {}
AtTable::AtTable(std::string_view settings, std::string_view position, const Box& box)
    : AtTable(settings, box) {
  begin_at(position);
}

std::string AtTable::chances() const {
  std::string out;
  if (!match().asked().chance) return out;
  const auto& state = match().state();
  for (std::uint32_t i = 0; i < JackRabbits::chances(setup(), state); ++i) {
    const Outcome outcome = JackRabbits::outcome(setup(), state, i);
    out += (out.empty() ? "" : ", ") + jack_rabbits::write(setup(), outcome);
  }
  return out;
}

std::string AtTable::cards(const Cards<4>& set) {
  return set.empty() ? "" : jack_rabbits::write(set);
}

std::string AtTable::seen(int seat, int of) const {
  return cards(own(seat).seen[static_cast<std::size_t>(of)]);
}

const Stand& AtTable::stand() const {
  static const Stand kNowhere{};
  for (const Frame& frame : pub().pending) {
    if (frame.kind == FrameKind::road) return setup().ground.at(frame.spot());
  }
  return kNowhere;
}

std::string AtTable::tile() const {
  return stand().kind == TileKind::citadel ? "" : name_of(stand().kind);
}

std::string AtTable::carrot(std::string_view royal) const {
  Card card;
  EXPECT_TRUE(jack_rabbits::read(royal, card)) << royal;
  for (int seat = 0; seat < setup().seats; ++seat) {
    if (pub().royals_of(seat_of(seat)).has(card)) return name(seat_of(seat));
  }
  return "nobody";
}

bool AtTable::in_court(std::string_view text) const {
  Card card;
  EXPECT_TRUE(jack_rabbits::read(text, card)) << text;
  return pub().court.has(card);
}

std::string AtTable::view(int seat) const {
  const Seat who = seat < 0 ? Seat::nobody : seat_of(seat);
  return jack_rabbits::write(setup(), view_of<JackRabbits>(match().state(), who));
}

}  // namespace warren::jack_rabbits
