#include "games/told.h"

#include "core/log_text.h"
#include "core/numbers.h"

namespace warren {
namespace {

Problem wrong_line(std::string_view line) {
  return Problem({"“{0}” is nothing that a seat is told: entry, the events of an entry, view and "
                  "check are",
                  "«{0}» no es nada que se cuente a un asiento: lo son entry, los sucesos de una "
                  "entrada, view y check"},
                 {line});
}

// "entry 17 p0", "entry 17 chance", "entry 17 p0 undo"
bool read_entry_line(std::string_view line, ToldEntry& entry) {
  const auto words = split_words(line);
  if (words.size() < 3 || words.size() > 4 || !parse_int(words[1], 0, INT32_MAX, entry.number))
    return false;
  int seat = 0;
  const bool chance = words[2] == "chance";
  if (!chance && (words[2][0] != 'p' || !parse_int(words[2].substr(1), 0, kMaxSeats - 1, seat)))
    return false;
  entry.by = chance ? Seat::nobody : seat_of(seat);
  entry.undo = words.size() == 4;
  return !entry.undo || (words[3] == "undo" && !chance);
}

// Numbers little-endian, then events and view with their lengths before them.
class ByteWriter {
 public:
  template <class T>
  void number(T value) {
    for (std::size_t i = 0; i < sizeof(T); ++i)
      out_.push_back(static_cast<std::uint8_t>(static_cast<std::uint64_t>(value) >> (8 * i)));
  }
  void block(std::string_view bytes) {
    number(static_cast<std::uint16_t>(bytes.size()));
    out_.insert(out_.end(), bytes.begin(), bytes.end());
  }
  Bytes take() && { return std::move(out_); }

 private:
  Bytes out_;
};

constexpr std::uint32_t kToldFormat = 1;

class BlockReader {
 public:
  explicit BlockReader(ByteSpan bytes) : bytes_(bytes) {}
  template <class T>
  T number() {
    std::uint64_t value = 0;
    if (bytes_.size() < sizeof(T)) return fail(), T{};
    for (std::size_t i = 0; i < sizeof(T); ++i) value |= std::uint64_t{bytes_[i]} << (8 * i);
    bytes_ = bytes_.subspan(sizeof(T));
    return static_cast<T>(value);
  }
  std::string_view block() {
    const auto size = number<std::uint16_t>();
    if (bytes_.size() < size) return fail(), std::string_view();
    const ByteSpan out = bytes_.first(size);
    bytes_ = bytes_.subspan(size);
    return as_text(out);
  }
  void fail() {
    failed_ = true;
    bytes_ = {};
  }
  bool failed() const { return failed_; }
  bool exhausted() const { return bytes_.empty(); }

 private:
  ByteSpan bytes_;
  bool failed_ = false;
};

}  // namespace

std::string write_entry_line(int number, Seat by, bool undo) {
  return "entry " + std::to_string(number) +
         (by == Seat::nobody ? " chance" : " p" + std::to_string(index_of(by))) +
         (undo ? " undo\n" : "\n");
}

Bytes write_told_bytes(const Told& told) {
  ByteWriter out;
  out.number(kToldFormat);
  out.number(static_cast<std::uint32_t>(told.entries.size()));
  for (const ToldEntry& entry : told.entries) {
    out.number(static_cast<std::uint32_t>(entry.number));
    out.number(static_cast<std::uint8_t>(entry.by));
    out.number(static_cast<std::uint8_t>(entry.undo));
    out.number(static_cast<std::uint16_t>(entry.events.size()));
    for (const std::string_view event : entry.events) out.block(event);
    if (entry.undo) out.block(entry.view);
  }
  out.number(told.check);
  return std::move(out).take();
}

Problem read_told(ByteSpan bytes, Told& told) {
  told = {};
  BlockReader in(bytes);
  if (in.number<std::uint32_t>() != kToldFormat) in.fail();
  for (auto left = in.number<std::uint32_t>(); left > 0 && !in.failed(); --left) {
    ToldEntry entry;
    entry.number = static_cast<int>(in.number<std::uint32_t>() & INT32_MAX);
    entry.by = static_cast<Seat>(in.number<std::uint8_t>());
    entry.undo = in.number<std::uint8_t>() == 1;
    for (auto events = in.number<std::uint16_t>(); events > 0 && !in.failed(); --events)
      entry.events.push_back(in.block());
    if (entry.undo) entry.view = in.block();
    told.entries.push_back(std::move(entry));
  }
  told.check = in.number<std::uint64_t>();
  if (!in.failed() && in.exhausted()) return {};
  return Problem(
      {"these bytes are not what a seat is told", "estos bytes no cuentan nada a nadie"});
}

Problem read_told(std::string_view text, Told& told) {
  told = {};
  while (!text.empty()) {
    const std::string_view line = take_line(text);
    if (line.empty()) continue;
    if (line.starts_with("check ")) {
      if (!parse_hex(line.substr(6), told.check)) return wrong_line(line);
      if (!text.empty()) return wrong_line(take_line(text));
      return {};
    }
    if (line.starts_with("entry ")) {
      ToldEntry entry;
      if (!read_entry_line(line, entry)) return wrong_line(line);
      if (!told.entries.empty() && entry.number != told.entries.back().number + 1)
        return wrong_line(line);
      told.entries.push_back(std::move(entry));
      continue;
    }
    if (told.entries.empty()) return wrong_line(line);
    ToldEntry& entry = told.entries.back();
    if (!entry.undo) {
      entry.events.push_back(line);
      continue;
    }
    if (line != "view" || !entry.view.empty()) return wrong_line(line);
    const char* begin = text.data();
    for (;;) {
      if (text.empty())
        return Problem({"this view has no line “end”", "a esta vista le falta la línea «end»"});
      const char* line_begin = text.data();
      if (take_line(text) != "end") continue;
      entry.view = {begin, static_cast<std::size_t>(line_begin - begin)};
      break;
    }
  }
  return Problem({"what a seat is told ends with a line “check”",
                  "lo que se cuenta a un asiento acaba con una línea «check»"});
}

Ruling out_of_step(int entry, int expected, const Voice& voice) {
  return {Ruling::Kind::refused, "out-of-step", "",
          Problem({"this is told of entry {0}, but entry {1} comes next",
                   "esto se cuenta de la entrada {0}, pero falta la entrada {1}"},
                  {entry, expected})
              .say(voice)};
}

Ruling goes_elsewhere(const Voice& voice) {
  return {Ruling::Kind::refused, "out-of-step", "",
          Problem({"what was told does not lead to the view it should",
                   "lo contado no lleva a la vista a la que debería"})
              .say(voice)};
}

}  // namespace warren
