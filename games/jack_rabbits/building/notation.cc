#include "games/jack_rabbits/building/notation.h"

#include <array>

#include "core/log_text.h"
#include "games/jack_rabbits/board/board_file.h"
#include "games/jack_rabbits/writing/written.h"

namespace warren::jack_rabbits::building {
namespace {

using Words = std::vector<std::string_view>;

constexpr std::array<std::string_view, kShapes> kShapeNames = {"hex", "rhombus", "triangle"};
// In the order of ActionKind and EventKind.
constexpr std::array<std::string_view, kActionKinds> kActionNames = {"flip", "take", "back",
                                                                     "place", "pass"};
constexpr std::array<std::string_view, kEventKinds> kEventNames = {
    "dealt",     "turn-began", "reached", "flipped", "set-aside", "took",
    "laid-back", "placed",     "passed",  "renewed", "ended"};
constexpr std::string_view kBreaks = "breaks";
constexpr std::string_view kGuidelines = "TX!";  // a bit each, from the lowest

template <class Kind, std::size_t N>
bool read_name(std::string_view word, const std::array<std::string_view, N>& names, Kind& kind) {
  for (std::size_t i = 0; i < N; ++i) {
    if (names[i] != word) continue;
    kind = static_cast<Kind>(i);
    return true;
  }
  return false;
}

template <std::size_t N>
std::string listing(const std::array<std::string_view, N>& names) {
  std::string out;
  for (const std::string_view name : names) out += (out.empty() ? "" : ", ") + std::string(name);
  return out;
}

std::string write_kind(TileKind kind) {
  return known(kind) ? jack_rabbits::name_of(kind) : std::to_string(static_cast<int>(kind));
}
std::string write_tile(const Placed& tile) { return known(tile.kind) ? notation(tile) : "?"; }

std::string write_guidelines(std::uint8_t broken) {
  std::string out;
  for (std::size_t i = 0; i < kGuidelines.size(); ++i) {
    if ((broken >> i & 1) != 0) out += kGuidelines[i];
  }
  return out;
}
bool read_guidelines(std::string_view word, std::uint8_t& broken) {
  broken = 0;
  for (const char sign : word) {
    const std::size_t i = kGuidelines.find(sign);
    if (i == std::string_view::npos) return false;
    broken = static_cast<std::uint8_t>(broken | 1U << i);
  }
  return broken != 0;
}

Problem not_so(std::string_view text, Text wanted) { return unreadable(text, wanted); }

// What stands behind the name of an event.
enum class Behind : std::uint8_t { nothing, seat, shape, kind, tile };
constexpr Behind behind(EventKind kind) {
  switch (kind) {
    case EventKind::turn_began:
    case EventKind::passed:
      return Behind::seat;
    case EventKind::reached:
      return Behind::shape;
    case EventKind::dealt:
    case EventKind::flipped:
    case EventKind::set_aside:
    case EventKind::took:
    case EventKind::laid_back:
      return Behind::kind;
    case EventKind::placed:
      return Behind::tile;
    case EventKind::renewed:
    case EventKind::ended:
      break;
  }
  return Behind::nothing;
}

// "QD -3 3 1 breaks TX", the last two words only where a guideline is broken.
bool read_placed(Words words, Event& event) {
  if (words.size() > 2 && words[words.size() - 2] == kBreaks) {
    if (!read_guidelines(words.back(), event.broken)) return false;
    words.resize(words.size() - 2);
  }
  return !read_tile(joined(words), event.tile);
}

}  // namespace

std::string_view name_of(Shape shape) {
  return known(shape) ? kShapeNames[static_cast<std::size_t>(shape)] : "?";
}
std::string_view name_of(ActionKind kind) {
  const auto index = static_cast<std::size_t>(kind);
  return index < kActionNames.size() ? kActionNames[index] : "?";
}

// --- actions -------------------------------------------------------------------------------------

std::string write(const Action& action) {
  std::string out(name_of(action.kind));
  if (action.kind == ActionKind::flip) out += " " + std::string(name_of(action.shape));
  if (action.kind == ActionKind::take) out += " " + write_kind(action.tile.kind);
  if (action.kind == ActionKind::place) out += " " + write_tile(action.tile);
  return out;
}

Problem read(std::string_view text, Action& action) {
  const Words words = split_words(text);
  Action given;
  if (words.empty() || !read_name(words[0], kActionNames, given.kind)) {
    return Problem({"“{0}” is no action of a builder; it would begin with one of: {1}",
                    "«{0}» no es una acción de quien construye; empezaría por: {1}"},
                   {text, listing(kActionNames)});
  }
  const Words rest(words.begin() + 1, words.end());
  switch (given.kind) {
    case ActionKind::flip:
      if (rest.size() != 1 || !read_name(rest[0], kShapeNames, given.shape))
        return not_so(text, {"flip hex, flip rhombus or flip triangle",
                             "flip hex, flip rhombus o flip triangle"});
      break;
    case ActionKind::take:
      if (rest.size() != 1 || !read_kind(rest[0], given.tile.kind))
        return not_so(text, {"take and a tile, such as take QD", "take y una pieza: take QD"});
      break;
    case ActionKind::place:
      if (Problem problem = read_tile(joined(rest), given.tile)) return problem;
      break;
    case ActionKind::back:
    case ActionKind::pass:
      if (!rest.empty()) return not_so(text, {"back or pass alone", "back o pass sin nada más"});
      break;
  }
  action = given;
  return {};
}

// --- outcomes ------------------------------------------------------------------------------------

std::string write(const Outcome& outcome) {
  return (outcome.flip ? "flip " : "deal ") + jack_rabbits::write(outcome.to) + " " +
         write_kind(outcome.tile);
}

Problem read(const Setup& setup, std::string_view text, Outcome& outcome) {
  const Words words = split_words(text);
  Outcome given;
  if (words.size() != 3 || (words[0] != "flip" && words[0] != "deal") ||
      !jack_rabbits::read(words[1], given.to) || index_of(given.to) >= setup.seats ||
      !read_kind(words[2], given.tile)) {
    return not_so(text, {"what chance does: deal p0 QD or flip p0 wood",
                         "lo que hace el azar: deal p0 QD o flip p0 wood"});
  }
  given.flip = words[0] == "flip";
  outcome = given;
  return {};
}

// --- events --------------------------------------------------------------------------------------

std::string write(const Event& event) {
  const auto kind = static_cast<std::size_t>(event.kind);
  if (kind >= kEventNames.size()) return "?";
  std::string out(kEventNames[kind]);
  const Behind what = behind(event.kind);
  if (what != Behind::nothing) out += " " + jack_rabbits::write(event.seat);
  if (what == Behind::shape) out += " " + std::string(name_of(event.shape));
  if (what == Behind::kind) out += " " + write_kind(event.tile.kind);
  if (what == Behind::tile) out += " " + write_tile(event.tile);
  if (event.broken != 0) out += " " + std::string(kBreaks) + " " + write_guidelines(event.broken);
  return out;
}

Problem read(std::string_view text, Event& event) {
  const Words words = split_words(text);
  Event given;
  bool good = !words.empty() && read_name(words[0], kEventNames, given.kind);
  const Behind what = behind(given.kind);
  std::size_t used = 1;
  if (good && what != Behind::nothing)
    good = words.size() > used && jack_rabbits::read(words[used++], given.seat);
  if (good && what == Behind::shape)
    good = words.size() > used && read_name(words[used++], kShapeNames, given.shape);
  if (good && what == Behind::kind)
    good = words.size() > used && read_kind(words[used++], given.tile.kind);
  if (good && what == Behind::tile) {
    good =
        read_placed(Words(words.begin() + static_cast<std::ptrdiff_t>(used), words.end()), given);
    used = words.size();
  }
  if (!good || used != words.size())
    return not_so(text, {"an event of building", "un suceso de la construcción"});
  event = given;
  return {};
}

}  // namespace warren::jack_rabbits::building
