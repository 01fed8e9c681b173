// Positions of building in writing. The lines, in any order but for those of `laid`: turn, laid,
// aside, tiles, down, taken, passed, ask.
#include <array>

#include "core/log_text.h"
#include "games/jack_rabbits/board/board_file.h"
#include "games/jack_rabbits/building/notation.h"
#include "games/jack_rabbits/building/rules.h"
#include "games/jack_rabbits/writing/written.h"

namespace warren::jack_rabbits::building {
namespace {

using Words = std::vector<std::string_view>;

// In the order of Question.
constexpr std::array<std::string_view, 4> kQuestions = {"deal", "build", "flip", "over"};
constexpr int kMostTurns = 0xFFFF;

std::string write_tiles(const Tiles& tiles) {
  std::string out;
  tiles.each_kind([&](TileKind kind) {
    for (int i = 0; i < tiles.count(kind); ++i) out += " " + jack_rabbits::name_of(kind);
  });
  return out;
}

class Reader {
 public:
  Reader(const Setup& setup, Public& pub) : setup_(setup), pub_(pub) {}

  Problem read(std::string_view text) {
    pub_ = {};
    for (int number = 1; !text.empty(); ++number) {
      line_ = take_line(text);
      const Words words = split_words(line_);
      if (words.empty()) continue;
      if (!read_line(words)) {
        return Problem({"“{0}” is no line of a position of building: turn, laid, aside, tiles, "
                        "down, taken, passed and ask are, players are p0 to p{1}, and no number is "
                        "over {2}",
                        "«{0}» no es una línea de una posición de la construcción: lo son turn, "
                        "laid, aside, tiles, down, taken, passed y ask, los jugadores van de p0 a "
                        "p{1} y ningún número pasa de {2}"},
                       {line_, setup_.seats - 1, words[0] == "turn" ? kMostTurns : kMostLaid})
            .at_line(number);
      }
    }
    if (pub_.laid.empty()) pub_.laid.push({TileKind::citadel, vertex(0, 0), 0});
    // Tiles that are nowhere lie with the last seat, or face down. What is too much, `broken`
    // tells.
    if (pub_.question != Question::deal && !broken_counts()) give_rest();
    return {};
  }

 private:
  bool read_line(const Words& words) {
    const std::string_view name = words[0];
    Seat seat{};
    if (name == "laid") return read_laid(words);
    if (name == "aside") return read_tiles(words, 1, pub_.aside);
    if (name == "ask") return read_question(words);
    if (name == "passed") return read_passed(words);
    if (words.size() < 3 || !read_seat(words[1], seat)) return false;
    if (name == "turn") return read_turn(words, seat);
    if (name == "tiles") return read_tiles(words, 2, pub_.open_of(seat));
    if (name == "down") return read_down(words, pub_.face_down_of(seat));
    if (name == "taken") return words.size() == 3 && read_kind(words[2], pub_.taken_of(seat));
    return false;
  }

  bool read_seat(std::string_view word, Seat& seat) const {
    return jack_rabbits::read(word, seat) && index_of(seat) < setup_.seats;
  }
  bool read_laid(const Words& words) {
    Placed tile;
    if (pub_.laid.size() == kMostLaid || read_tile(joined(std::span(words).subspan(1)), tile))
      return false;
    pub_.laid.push(tile);
    return true;
  }
  bool read_turn(const Words& words, Seat seat) {
    int turns = 0;
    if (words.size() != 3 || !parse_int(words[2], 0, kMostTurns, turns)) return false;
    pub_.turn = seat;
    pub_.turns = static_cast<std::uint16_t>(turns);
    return true;
  }
  bool read_tiles(const Words& words, std::size_t from, Tiles& tiles) const {
    for (std::size_t i = from; i < words.size(); ++i) {
      TileKind kind{};
      if (!read_kind(words[i], kind) || tiles.size() == kMostLaid) return false;
      tiles.add(kind);
    }
    return true;
  }
  bool read_down(const Words& words, FaceDown& down) {
    if (words.size() != 2 + kShapes) return false;
    for (std::size_t i = 0; i < kShapes; ++i) {
      int count = 0;
      if (!parse_int(words[2 + i], 0, kMostLaid, count)) return false;
      down[i] = static_cast<std::uint8_t>(count);
    }
    return down_ = true;
  }
  bool read_passed(const Words& words) {
    for (std::size_t i = 1; i < words.size(); ++i) {
      Seat seat{};
      if (!read_seat(words[i], seat)) return false;
      pub_.passed = pub_.passed.with(seat);
    }
    return true;
  }
  bool read_question(const Words& words) {
    if (words.size() < 2) return false;
    for (std::size_t i = 0; i < kQuestions.size(); ++i) {
      if (words[1] != kQuestions[i]) continue;
      pub_.question = static_cast<Question>(i);
      if (pub_.question != Question::flip) return words.size() == 2;
      for (const Shape shape : {Shape::hex, Shape::rhombus, Shape::triangle}) {
        if (words.size() != 3 || words[2] != building::name_of(shape)) continue;
        pub_.flipping = shape;
        return true;
      }
    }
    return false;
  }

  // Whether a tile is named more often than there are of its kind.
  bool broken_counts() const {
    Tiles seen = pub_.aside;
    for (const Placed& tile : pub_.laid) seen.add(tile.kind);
    for (const Tiles& tiles : pub_.open) {
      tiles.each_kind([&](TileKind kind) {
        for (int i = 0; i < tiles.count(kind); ++i) seen.add(kind);
      });
    }
    bool many = false;
    seen.each_kind([&](TileKind kind) {
      many = many || (kind != TileKind::citadel && seen.count(kind) > setup_.tiles.count(kind));
    });
    return many;
  }

  void give_rest() {
    const Tiles rest = unseen(setup_, pub_);
    if (tiles_lie_open(setup_.how)) {
      rest.each_kind([&](TileKind kind) {
        for (int i = 0; i < rest.count(kind); ++i)
          pub_.open_of(seat_of(setup_.seats - 1)).add(kind);
      });
      return;
    }
    int next = 0;
    for (int shape = 0; shape < kShapes && !down_; ++shape) {
      for (int i = 0; i < rest.size(static_cast<Shape>(shape)); ++i)
        ++pub_.face_down_of(seat_of(next++ % setup_.seats))[static_cast<std::size_t>(shape)];
    }
  }

  const Setup& setup_;
  Public& pub_;
  std::string_view line_;
  bool down_ = false;  // a line said what lies face down
};

}  // namespace

std::string write(const Setup& setup, const Public& pub) {
  std::string out =
      "turn " + jack_rabbits::write(pub.turn) + " " + std::to_string(pub.turns) + "\n";
  for (const Placed& tile : pub.laid) out += "laid " + notation(tile) + "\n";
  if (!pub.aside.empty()) out += "aside" + write_tiles(pub.aside) + "\n";
  for (const Seat seat : SeatSet::first(setup.seats)) {
    const std::string p = " " + jack_rabbits::write(seat);
    if (!pub.open_of(seat).empty()) out += "tiles" + p + write_tiles(pub.open_of(seat)) + "\n";
    if (!tiles_lie_open(setup.how)) {
      out += "down" + p;
      for (const int count : pub.face_down_of(seat)) out += " " + std::to_string(count);
      out += "\n";
    }
    if (const TileKind taken = pub.taken_of(seat); taken != kNoTile)
      out += "taken" + p + " " + jack_rabbits::name_of(taken) + "\n";
  }
  if (!pub.passed.empty()) {
    out += "passed";
    for (const Seat seat : pub.passed) out += " " + jack_rabbits::write(seat);
    out += "\n";
  }
  out += "ask " + std::string(kQuestions[static_cast<std::size_t>(pub.question)]);
  if (pub.question == Question::flip) out += " " + std::string(name_of(pub.flipping));
  return out + "\n";
}

Problem read(const Setup& setup, std::string_view text, Public& pub) {
  return Reader(setup, pub).read(text);
}

}  // namespace warren::jack_rabbits::building
