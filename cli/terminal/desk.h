// What lies before the person at the keyboard: the offers, the cursor, what was typed so far.
#pragma once

#include <string>
#include <vector>

#include "cli/paint/painter.h"
#include "cli/terminal/keys.h"

namespace warren::cli {

class Desk {
 public:
  // New offers: the cursor goes to where they begin.
  void lay_out(std::vector<Choice> choices, int home);
  void clear() { lay_out({}, -1); }

  const std::vector<Choice>& choices() const { return choices_; }
  bool on_board() const { return on_board_; }
  int selected() const { return selected_; }
  int place() const;   // where the cursor is on the board; -1: nowhere
  int chosen() const;  // what Enter would choose, as things are; -1: nothing yet
  // The offers to be listed, by their places in `choices`: those of the cursor's place while it is
  // on the board, those of a group that was opened, otherwise all.
  std::vector<int> listed() const;
  // Whether this line of the list stands for its whole group, which Enter opens.
  bool folded(int choice) const;
  int group_size(int choice) const;
  const std::string& opened() const { return group_; }  // the group; empty: none

  void move(Key::Kind arrow, const std::vector<Spot>& spots);
  void page(int lines);
  void switch_side();
  void point_at(int choice);  // in the list
  // What Enter means: the offer to choose; -1 if there is none or several, which are then listed.
  // Where the cursor was not moved yet, Enter chooses nothing on the board: it could cost a tile.
  int enter();
  bool back();  // out of a group, or from a list of one place to the board; false if in neither

  std::string input;
  std::string message;
  bool warning = false;

 private:
  bool any_place() const;
  int first_of_group(int choice) const;
  bool offered(int place) const;
  void move_on_board(Key::Kind arrow, const std::vector<Spot>& spots);
  void move_in_list(int by);

  std::vector<Choice> choices_;
  bool on_board_ = false;
  int cursor_ = -1;
  int selected_ = 0;
  int only_ = -1;       // the list shows the offers of this place alone
  std::string group_;   // or those of this group
  bool moved_ = false;  // the cursor is where a person put it
};

}  // namespace warren::cli
