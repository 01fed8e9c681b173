#include "host/past.h"

namespace warren {

const AnyView& Past::at(const AnyView& now, int entries) {
  const Seat seat = now.viewer();
  auto& then = views_[seat == Seat::nobody ? kMaxSeats : static_cast<std::size_t>(index_of(seat))];
  if (then == nullptr || then->entries() > entries) then = now.beginning();
  while (then->entries() < entries && then->follow(now)) {
  }
  return *then;
}

std::vector<int> turns_of(const AnyView& view) {
  std::vector<int> out;
  const auto then = view.beginning();
  for (int turn = then->result().turns; then->follow(view);) {
    const int now = then->result().turns;
    if (now != turn) out.push_back(then->entries());
    turn = now;
  }
  return out;
}

}  // namespace warren
