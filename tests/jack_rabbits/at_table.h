// A small table for tests: write a position, say what is played, look at what is there.
//
//   AtTable t("players=2 objective=tribal", "hand p0 4D 6D 2C\ndice 2 5");
//   t.plays("p0 walk 0\np0 acquire");
//   t.refused("p0 pay 4D", "too-little");
//   EXPECT_EQ(t.hand(0), "2C 4D 6D");
//
// What is left out of a position: docs/notation.md. By default it is p0's turn, after the lottery,
// before the journey, with dice 3 and 4 and all rabbits on the Citadel.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "games/jack_rabbits/jack_rabbits.h"
#include "tests/games/at_table_of.h"

namespace warren::jack_rabbits {

// What is played on, where that is not the sample board with its four suits.
struct Box {
  SuitMask suits = kClassicSuits;
  std::string board = "sample";  // or a board file
};
// "CH": these suits and no others, on a board drawn for them.
Box box_of(std::string_view suit_letters);
// The sample board with some tiles laid in another way, each written as in a board file:
// {"tavern 0 1 3"} takes the place of the tavern that hangs on that vertex.
Box sample_with(const std::vector<std::string>& tiles);

// "players=3 intro objective=tribal": settings and presets. A bad one fails the test, unless `why`
// is there to be told.
std::unique_ptr<const Setup<4>> open_setup(std::string_view settings, const Box& box = {},
                                           Problem* why = nullptr);

class AtTable : public AtTableOf<JackRabbits, AtTable> {
 public:
  static constexpr std::string_view kQuestion = "pending ";

  explicit AtTable(std::string_view settings, const Box& box = {});  // the set-up, nothing drawn
  AtTable(std::string_view settings, std::string_view position, const Box& box = {});

  // What chance may bring, all equally likely: "draw p0 5C, draw p0 6C".
  std::string chances() const;

  std::string hand(int seat) const { return cards(own(seat).hand); }
  std::string known(int seat) const { return cards(pub().known_of(seat_of(seat))); }
  std::string seen(int seat, int of) const;  // what it alone knows of that hand
  std::string place(int seat) const { return jack_rabbits::write(pub().place_of(seat_of(seat))); }
  std::string tile() const;  // the kind of tile of the journey's rabbit: "wood"; "" if on a hex
  // The side of that tile that its rabbit came in by.
  int came_by() const { return static_cast<int>(stand().side); }
  std::string carrot(std::string_view royal) const;  // whose lies on its hex: "p1", or "nobody"
  std::string spent() const { return cards(pub().spent); }
  std::string court() const { return cards(pub().court); }
  bool in_court(std::string_view card) const;
  std::string laid() const { return cards(pub().laid); }
  int pile() const { return pub().pile; }
  std::string pile_cards() const { return cards(match().state().dark.pile); }
  int price() const { return pub().price; }
  int turn() const { return warren::index_of(pub().turn); }
  std::string winner() const { return over() ? name(pub().winner) : "nobody"; }
  std::string view(int seat) const;  // as positions write it; -1 is a spectator
  const Own<4>& own(int seat) const { return match().state().own[static_cast<std::size_t>(seat)]; }

 private:
  const Stand& stand() const;
  static std::string cards(const Cards<4>& set);  // "" if there are none
};

}  // namespace warren::jack_rabbits

extern template class warren::AtTableOf<warren::jack_rabbits::JackRabbits,
                                        warren::jack_rabbits::AtTable>;
