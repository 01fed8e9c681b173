#include "core/viewer.h"

#include "core/log_text.h"
#include "core/numbers.h"

namespace warren {

std::string write_viewer(Seat seat) {
  return seat == Seat::nobody ? "viewer nobody\n"
                              : "viewer p" + std::to_string(index_of(seat)) + "\n";
}

Problem read_viewer(std::string_view& text, int seats, Seat& seat) {
  const auto words = split_words(take_line(text));
  int index = 0;
  seat = Seat::nobody;
  if (words.size() == 2 && words[0] == "viewer" && words[1] == "nobody") return {};
  if (words.size() != 2 || words[0] != "viewer" || words[1][0] != 'p' ||
      !parse_int(words[1].substr(1), 0, kMaxSeats - 1, index)) {
    return Problem({"a view begins with “viewer p0” or “viewer nobody”",
                    "una vista empieza por «viewer p0» o «viewer nobody»"});
  }
  if (index >= seats)
    return Problem({"there is no player {0} at this table", "no hay jugador {0} en esta mesa"},
                   {words[1]});
  seat = seat_of(index);
  return {};
}

}  // namespace warren
