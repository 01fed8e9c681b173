#include "cli/terminal/desk.h"

#include <algorithm>
#include <cstdlib>

namespace warren::cli {
namespace {

constexpr int kFewest = 4;  // of a group that is folded into one line

}  // namespace

void Desk::lay_out(std::vector<Choice> choices, int home) {
  choices_ = std::move(choices);
  selected_ = 0;
  only_ = -1;
  group_.clear();
  moved_ = false;
  cursor_ = home;
  // On the board if there is something to choose between there.
  int first = -1;
  on_board_ = false;
  for (const Choice& choice : choices_) {
    if (choice.place < 0) continue;
    if (first >= 0 && choice.place != first) on_board_ = true;
    first = choice.place;
  }
}

int Desk::place() const {
  if (on_board_) return cursor_;
  if (choices_.empty() || folded(selected_)) return -1;
  return choices_[static_cast<std::size_t>(selected_)].place;
}

int Desk::chosen() const {
  if (choices_.empty()) return -1;
  if (!on_board_) return folded(selected_) ? -1 : selected_;
  const auto list = listed();
  return moved_ && offered(cursor_) && list.size() == 1 ? list.front() : -1;
}

bool Desk::any_place() const {
  return std::any_of(choices_.begin(), choices_.end(),
                     [](const Choice& choice) { return choice.place >= 0; });
}

bool Desk::offered(int place) const {
  return std::any_of(choices_.begin(), choices_.end(),
                     [&](const Choice& choice) { return choice.place == place; });
}

std::vector<int> Desk::listed() const {
  const int filter = !on_board_ ? only_ : moved_ && offered(cursor_) ? cursor_ : -1;
  std::vector<int> out;
  for (std::size_t i = 0; i < choices_.size(); ++i) {
    const Choice& choice = choices_[i];
    const int index = static_cast<int>(i);
    if (filter >= 0) {
      if (choice.place == filter) out.push_back(index);
    } else if (!group_.empty()) {
      if (choice.group == group_) out.push_back(index);
    } else if (group_size(index) < kFewest || first_of_group(index) == index) {
      out.push_back(index);
    }
  }
  return out;
}

int Desk::first_of_group(int choice) const {
  const std::string& group = choices_[static_cast<std::size_t>(choice)].group;
  const auto first = std::find_if(choices_.begin(), choices_.end(),
                                  [&](const Choice& other) { return other.group == group; });
  return static_cast<int>(first - choices_.begin());
}

int Desk::group_size(int choice) const {
  const std::string& group = choices_[static_cast<std::size_t>(choice)].group;
  if (group.empty()) return 0;
  return static_cast<int>(std::count_if(choices_.begin(), choices_.end(),
                                        [&](const Choice& other) { return other.group == group; }));
}

bool Desk::folded(int choice) const {
  const bool all = group_.empty() && (on_board_ ? !(moved_ && offered(cursor_)) : only_ < 0);
  return all && group_size(choice) >= kFewest;
}

void Desk::move(Key::Kind arrow, const std::vector<Spot>& spots) {
  if (choices_.empty()) return;
  if (on_board_) {
    moved_ = true;
    return move_on_board(arrow, spots);
  }
  if (arrow == Key::Kind::up) return move_in_list(-1);
  if (arrow == Key::Kind::down) return move_in_list(1);
  if (any_place()) switch_side();
}

// To the nearest offered place that way; where there is none, to the nearest place at all, so that
// everything can be looked at. A row is as high as two columns are wide.
void Desk::move_on_board(Key::Kind arrow, const std::vector<Spot>& spots) {
  const auto here = std::find_if(spots.begin(), spots.end(),
                                 [&](const Spot& spot) { return spot.place == cursor_; });
  if (here == spots.end()) {
    if (!spots.empty()) cursor_ = spots.front().place;
    return;
  }
  const bool vertical = arrow == Key::Kind::up || arrow == Key::Kind::down;
  const int sign = arrow == Key::Kind::up || arrow == Key::Kind::left ? -1 : 1;
  for (const bool must_be_offered : {true, false}) {
    const Spot* best = nullptr;
    int least = 0;
    for (const Spot& spot : spots) {
      if (must_be_offered && !offered(spot.place)) continue;
      const int rows = 2 * (spot.row - here->row);
      const int columns = spot.column - here->column;
      const int ahead = sign * (vertical ? rows : columns);
      const int aside = std::abs(vertical ? columns : rows);
      if (ahead <= 1 && !(ahead == 1 && aside == 0)) continue;
      const int distance = 10 * ahead + 7 * aside;
      if (best != nullptr && distance >= least) continue;
      best = &spot;
      least = distance;
    }
    if (best == nullptr) continue;
    cursor_ = best->place;
    return;
  }
}

void Desk::move_in_list(int by) {
  const auto list = listed();
  if (list.empty()) return;
  const auto at = std::find(list.begin(), list.end(), selected_) - list.begin();
  const auto last = static_cast<std::ptrdiff_t>(list.size()) - 1;
  selected_ = list[static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(at + by, 0, last))];
}

void Desk::page(int lines) {
  if (on_board_) switch_side();
  move_in_list(lines);
}

void Desk::switch_side() {
  if (on_board_) {
    const auto list = listed();
    on_board_ = false;
    only_ = -1;
    group_.clear();
    if (!list.empty())
      selected_ = group_size(list.front()) < kFewest ? list.front() : first_of_group(list.front());
  } else if (any_place()) {
    if (const int at = place(); at >= 0) cursor_ = at;
    on_board_ = true;
    moved_ = true;
    only_ = -1;
    group_.clear();
  }
}

void Desk::point_at(int choice) {
  on_board_ = false;
  only_ = -1;
  selected_ = choice;
  group_.clear();
  if (group_size(choice) >= kFewest) group_ = choices_[static_cast<std::size_t>(choice)].group;
}

int Desk::enter() {
  if (choices_.empty()) return -1;
  if (!on_board_) {
    if (!folded(selected_)) return selected_;
    group_ = choices_[static_cast<std::size_t>(selected_)].group;
    return -1;
  }
  if (!moved_) {
    switch_side();
    return -1;
  }
  if (!offered(cursor_)) return -1;
  const auto list = listed();
  if (list.size() == 1) return list.front();
  only_ = cursor_;
  on_board_ = false;
  selected_ = list.front();
  return -1;
}

bool Desk::back() {
  if (!on_board_ && !group_.empty()) {
    selected_ = first_of_group(selected_);
    group_.clear();
    return true;
  }
  if (on_board_ || only_ < 0) return false;
  on_board_ = true;
  only_ = -1;
  return true;
}

}  // namespace warren::cli
