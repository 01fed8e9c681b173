#include "scene/scene.h"

#include <array>

namespace warren {

std::string_view pawn_sign(Seat seat, bool active) {
  static constexpr std::array<std::string_view, kMaxSeats> kCalm = {"①", "②", "③", "④",
                                                                    "⑤", "⑥", "⑦", "⑧"};
  static constexpr std::array<std::string_view, kMaxSeats> kActive = {"❶", "❷", "❸", "❹",
                                                                      "❺", "❻", "❼", "❽"};
  return (active ? kActive : kCalm)[static_cast<std::size_t>(index_of(seat))];
}

}  // namespace warren
