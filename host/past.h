// What seats saw at moments gone by, for those who look at a match again.
#pragma once

#include <array>
#include <memory>
#include <vector>

#include "games/any_view.h"

namespace warren {

class Past {
 public:
  // The view `now` as it was after so many entries of the log. It is good until the same seat is
  // asked for again. The next moment costs one entry; an earlier one goes there from the beginning.
  const AnyView& at(const AnyView& now, int entries);

 private:
  std::array<std::unique_ptr<AnyView>, kMaxSeats + 1> views_;  // the last: what all may see
};

// The moments at which a turn begins: numbers of entries, ascending.
std::vector<int> turns_of(const AnyView& view);

}  // namespace warren
