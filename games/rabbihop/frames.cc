#include "games/rabbihop/frames.h"

#include "core/log_text.h"
#include "games/rabbihop/notation.h"

namespace warren::rabbihop {
namespace {

// In the order of FrameKind.
constexpr std::array<std::string_view, 24> kFrameNames = {
    "none",        "fill",        "jump",         "leave-plus",  "handle",       "rotate",
    "fence",       "lift",        "lay",          "teleport",    "rob",          "swap-first",
    "swap-second", "stamp-first", "stamp-second", "stack-first", "stack-second", "stack-onto",
    "refill",      "explore",     "orient",       "spin",        "open-market",  "keep",
};
static_assert(static_cast<int>(FrameKind::keep) + 1 == kFrameNames.size());

constexpr std::array kHandlingNames = {FlagName{"landed", kLanded},
                                       FlagName{"must-take", kMustTake},
                                       FlagName{"no-take", kNoTake}, FlagName{"stuck", kStuck}};

// What stands in a frame's a, b, c.
enum class FrameShape : std::uint8_t {
  plain,
  cell,
  two_cells,
  border,
  cells_counted,
  count,
  flags,
  seat
};

FrameShape shape_of(FrameKind kind) {
  switch (kind) {
    case FrameKind::leave_plus:
    case FrameKind::swap_second:
    case FrameKind::stamp_second:
    case FrameKind::stack_second:
    case FrameKind::refill:
    case FrameKind::explore:
    case FrameKind::orient:
    case FrameKind::spin:
      return FrameShape::cell;
    case FrameKind::stack_onto:
      return FrameShape::two_cells;
    case FrameKind::lay:
      return FrameShape::border;
    case FrameKind::rotate:
      return FrameShape::cells_counted;
    case FrameKind::fence:
      return FrameShape::count;
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
  const auto cell = [](std::uint8_t value) { return " " + write(static_cast<Cell>(value)); };
  std::string out(kFrameNames[static_cast<std::size_t>(frame.kind)]);
  switch (shape_of(frame.kind)) {
    case FrameShape::plain:
      return out;
    case FrameShape::cell:
      return out + cell(frame.a);
    case FrameShape::two_cells:
      return out + cell(frame.a) + cell(frame.b);
    case FrameShape::border:
      return out + " " + write(Border{static_cast<Cell>(frame.a), frame.b != 0});
    case FrameShape::cells_counted:
      if (frame.a > 0) out += cell(frame.b);
      if (frame.a > 1) out += cell(frame.c);
      return out;
    case FrameShape::count:
      return out + " " + std::to_string(frame.a);
    case FrameShape::flags:
      return out + write_flags(kHandlingNames, frame.a);
    case FrameShape::seat:
      return out + " p" + std::to_string(frame.a);
  }
  return out;
}

bool read_frame(const Setup& setup, std::span<const std::string_view> words, Frame& frame) {
  frame = {};
  for (std::size_t i = 1; !words.empty() && i < kFrameNames.size(); ++i) {
    if (kFrameNames[i] == words[0]) frame.kind = static_cast<FrameKind>(i);
  }
  if (frame.kind == FrameKind::none) return false;
  const auto cell = [&](std::size_t i, std::uint8_t& value) {
    Cell read_cell = Cell::none;
    if (i >= words.size() || !read(setup, words[i], read_cell)) return false;
    value = static_cast<std::uint8_t>(read_cell);
    return true;
  };
  bool good = true;
  std::size_t wanted = 2;
  int number = 0;
  switch (shape_of(frame.kind)) {
    case FrameShape::plain:
      wanted = 1;
      break;
    case FrameShape::cell:
      good = cell(1, frame.a);
      break;
    case FrameShape::two_cells:
      wanted = 3;
      good = cell(1, frame.a) && cell(2, frame.b);
      break;
    case FrameShape::border: {
      Border border;
      good = words.size() == 2 && read(setup, words[1], border);
      if (good) frame.a = static_cast<std::uint8_t>(border.cell), frame.b = border.south ? 1 : 0;
      break;
    }
    case FrameShape::cells_counted:
      wanted = words.size();
      good = words.size() <= 3 && (words.size() < 2 || cell(1, frame.b)) &&
             (words.size() < 3 || cell(2, frame.c));
      frame.a = static_cast<std::uint8_t>(words.size() - 1);
      break;
    case FrameShape::count:
      good = words.size() == 2 && parse_int(words[1], 1, 2, number);
      frame.a = static_cast<std::uint8_t>(number);
      break;
    case FrameShape::flags:
      wanted = words.size();
      for (std::size_t i = 1; i < words.size(); ++i)
        good = good && read_flag(kHandlingNames, words[i], frame.a);
      break;
    case FrameShape::seat:
      if (words.size() != 2) return false;
      good = words[1].size() == 2 && words[1][0] == 'p' &&
             parse_int(words[1].substr(1), 0, setup.seats - 1, number);
      frame.a = static_cast<std::uint8_t>(number);
      break;
  }
  return good && words.size() == wanted;
}

}  // namespace warren::rabbihop
