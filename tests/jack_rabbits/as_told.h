// What a seat, or a spectator, is told and may read: events, the log of a running game, views.
#pragma once

#include <string>
#include <string_view>

#include "core/log.h"
#include "tests/jack_rabbits/at_table.h"

namespace warren::jack_rabbits {

// -1 is a spectator.
inline Seat seat_or_spectator(int seat) { return seat < 0 ? Seat::nobody : seat_of(seat); }

// The events of the last `plays`, each in this writing, as this seat is told them.
template <class Write>
std::string each_told(const AtTable& t, int seat, Write&& write) {
  std::string out;
  std::string_view lines = t.told();
  while (!lines.empty()) {
    Event<4> event;
    EXPECT_FALSE(JackRabbits::read(t.setup(), take_line(lines), event));
    out += write(JackRabbits::redact(event, seat_or_spectator(seat))) + "\n";
  }
  return out;
}
inline std::string told_to(const AtTable& t, int seat) {
  return each_told(t, seat, [&](const auto& e) { return JackRabbits::write(t.setup(), e); });
}
// The same as sentences.
inline std::string said_to(const AtTable& t, int seat, Lang lang) {
  return each_told(t, seat, [&](const auto& e) { return JackRabbits::tell(t.setup(), e, lang); });
}

// The log of a running game as this seat may read it.
inline std::string log_for(const AtTable& t, int seat) {
  std::string out;
  for (const auto& entry : t.match().log()) {
    const auto shown = redact_entry<JackRabbits>(entry, seat_or_spectator(seat));
    out += write_entry<JackRabbits>(t.setup(), shown) + "\n";
  }
  return out;
}

// The lines of a view that begin with this word.
inline std::string lines_of(std::string_view view, std::string_view word) {
  std::string out;
  while (!view.empty()) {
    const std::string_view line = take_line(view);
    if (line.starts_with(std::string(word) + " ")) out += std::string(line) + "\n";
  }
  return out;
}

}  // namespace warren::jack_rabbits
