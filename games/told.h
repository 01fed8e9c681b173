// What a match tells a seat of its log, as text (docs/notation.md): one block for each entry, then
// the digest of the view that all of it leads to.
//
//   entry 17 p0
//   stepped p0 12 road
//   entry 18 p0 undo
//   view
//   viewer p1
//   …
//   end
//   check 0123456789abcdef
//
// Below an entry stand its events, as this seat may know them. What is taken back has none: the
// seat is given the view it leads back to, as somebody is who joins.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/seat.h"
#include "games/ruling.h"

namespace warren {

// The strings refer to what was read. In bytes, as told by one process to another of the same
// build, events and views are stamped values (core/layout.h) in place of notation.
struct ToldEntry {
  int number = 0;
  Seat by = Seat::nobody;  // nobody: chance
  bool undo = false;
  std::vector<std::string_view> events = {};
  std::string_view view = {};  // of an undo
};

struct Told {
  std::vector<ToldEntry> entries = {};
  std::uint64_t check = 0;
};

std::string write_entry_line(int number, Seat by, bool undo);
Bytes write_told_bytes(const Told& told);
[[nodiscard]] Problem read_told(std::string_view text, Told& told);
[[nodiscard]] Problem read_told(ByteSpan bytes, Told& told);

inline std::string_view as_text(ByteSpan bytes) {
  return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}
inline ByteSpan as_bytes(std::string_view text) {
  return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()};
}

// What a view answers that cannot follow.
Ruling out_of_step(int entry, int expected, const Voice& voice);
Ruling goes_elsewhere(const Voice& voice);

}  // namespace warren
