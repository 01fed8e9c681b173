#include "games/rabbihop/frames.h"

#include "core/log_text.h"
#include "games/rabbihop/notation.h"

namespace warren::rabbihop {
namespace {

// In the order of FrameKind.
constexpr std::array<std::string_view, 25> kFrameNames = {
    "none",        "fill",         "jump",        "leave-plus",  "handle",
    "rotate",      "fence",        "lift",        "lay",         "teleport",
    "rob",         "swap-first",   "swap-second", "stamp-first", "stamp-second",
    "stack-first", "stack-second", "stack-onto",  "refill",      "explore",
    "orient",      "spin",         "open-market", "keep",        "draw-start",
};
static_assert(static_cast<int>(FrameKind::draw_start) + 1 == kFrameNames.size());

constexpr std::array kHandlingNames = {FlagName{"landed", kLanded},
                                       FlagName{"must-take", kMustTake},
                                       FlagName{"no-take", kNoTake}, FlagName{"stuck", kStuck}};

// What is written after the name of a frame.
enum class FrameShape : std::uint8_t {
  plain,       // nothing
  cell,        // "refill b3"
  one_chosen,  // "swap-second b3"
  two_chosen,  // "stack-onto b3 c3"
  border,      // "lay b3-c3"
  turned,      // "rotate", "rotate b3", "rotate b3 c3"
  times,       // "fence 2"
  flags,       // "handle landed"
  seat,        // "keep p1"
};

FrameShape shape_of(FrameKind kind) {
  switch (kind) {
    case FrameKind::leave_plus:
    case FrameKind::refill:
    case FrameKind::explore:
    case FrameKind::orient:
    case FrameKind::spin:
      return FrameShape::cell;
    case FrameKind::swap_second:
    case FrameKind::stamp_second:
    case FrameKind::stack_second:
      return FrameShape::one_chosen;
    case FrameKind::stack_onto:
      return FrameShape::two_chosen;
    case FrameKind::lay:
      return FrameShape::border;
    case FrameKind::rotate:
      return FrameShape::turned;
    case FrameKind::fence:
      return FrameShape::times;
    case FrameKind::handle:
      return FrameShape::flags;
    case FrameKind::keep:
      return FrameShape::seat;
    default:
      return FrameShape::plain;
  }
}

}  // namespace

std::string write_flags(std::span<const FlagName> names, std::uint8_t flags) {
  std::string out;
  for (const auto& name : names) {
    if ((flags & name.flag) != 0) out += " " + std::string(name.name);
  }
  return out;
}

bool read_flag(std::span<const FlagName> names, std::string_view word, std::uint8_t& flags) {
  for (const auto& name : names) {
    if (name.name != word) continue;
    flags |= name.flag;
    return true;
  }
  return false;
}

std::string write_frame(const Frame& frame) {
  const auto word = [](Cell cell) { return " " + write(cell); };
  std::string out(kFrameNames[static_cast<std::size_t>(frame.kind)]);
  switch (shape_of(frame.kind)) {
    case FrameShape::plain:
      return out;
    case FrameShape::cell:
      return out + word(frame.cell());
    case FrameShape::one_chosen:
      return out + word(frame.first());
    case FrameShape::two_chosen:
      return out + word(frame.first()) + word(frame.second());
    case FrameShape::border:
      return out + " " + write(frame.border());
    case FrameShape::turned:
      if (frame.turned() > 0) out += word(frame.first_turned());
      if (frame.turned() > 1) out += word(frame.second_turned());
      return out;
    case FrameShape::times:
      return out + " " + std::to_string(frame.times_left());
    case FrameShape::flags:
      return out + write_flags(kHandlingNames, frame.handling());
    case FrameShape::seat:
      return out + " p" + std::to_string(warren::index_of(frame.seat()));
  }
  return out;
}

std::string frame_names() {
  std::string out;
  for (std::size_t i = 1; i < kFrameNames.size(); ++i)
    out += (i > 1 ? ", " : "") + std::string(kFrameNames[i]);
  return out;
}

bool read_frame(const Setup& setup, std::span<const std::string_view> words, Frame& frame) {
  frame = {};
  if (words.empty()) return false;
  auto kind = FrameKind::none;
  for (std::size_t i = 1; i < kFrameNames.size(); ++i) {
    if (kFrameNames[i] == words[0]) kind = static_cast<FrameKind>(i);
  }
  if (kind == FrameKind::none) return false;
  const auto rest = words.subspan(1);
  const auto cell = [&](std::size_t i, Cell& out) { return read(setup, rest[i], out); };
  Cell first = Cell::none;
  Cell second = Cell::none;
  int number = 0;
  switch (shape_of(kind)) {
    case FrameShape::plain:
      frame = Frame::of(kind);
      return rest.empty();
    case FrameShape::cell:
      if (rest.size() != 1 || !cell(0, first)) return false;
      frame = Frame::on_cell(kind, first);
      return true;
    case FrameShape::one_chosen:
      if (rest.size() != 1 || !cell(0, first)) return false;
      frame = Frame::after_first(kind, first);
      return true;
    case FrameShape::two_chosen:
      if (rest.size() != 2 || !cell(0, first) || !cell(1, second)) return false;
      frame = Frame::stack_onto(first, second);
      return true;
    case FrameShape::border: {
      Border border;
      if (rest.size() != 1 || !read(setup, rest[0], border)) return false;
      frame = Frame::lay(border);
      return true;
    }
    case FrameShape::turned:
      frame = Frame::of(kind);
      if (rest.size() > 2) return false;
      for (std::size_t i = 0; i < rest.size(); ++i) {
        if (!cell(i, first)) return false;
        frame.add_turned(first);
      }
      return true;
    case FrameShape::times:
      if (rest.size() != 1 || !parse_int(rest[0], 1, 2, number)) return false;
      frame = Frame::fence(number);
      return true;
    case FrameShape::flags: {
      std::uint8_t flags = 0;
      for (const std::string_view word : rest) {
        if (!read_flag(kHandlingNames, word, flags)) return false;
      }
      frame = Frame::handle(flags);
      return true;
    }
    case FrameShape::seat:
      if (rest.size() != 1 || rest[0].size() != 2 || rest[0][0] != 'p') return false;
      if (!parse_int(rest[0].substr(1), 0, setup.seats - 1, number)) return false;
      frame = Frame::keep(seat_of(number));
      return true;
  }
  return false;
}

}  // namespace warren::rabbihop
