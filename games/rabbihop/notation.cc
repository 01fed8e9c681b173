#include "games/rabbihop/notation.h"

#include "core/log_text.h"
#include "games/rabbihop/rules.h"

namespace warren::rabbihop {
namespace {

constexpr std::array<std::string_view, 4> kDirNames = {"north", "east", "south", "west"};

// In the order of ActionKind and EventKind.
constexpr std::array<std::string_view, kActionKinds> kActionNames = {
    "jump", "take", "do",       "walk", "stay", "skip",  "turn",  "done",   "add",    "remove",
    "lift", "lay",  "teleport", "rob",  "swap", "stamp", "stack", "choose", "orient", "keep",
};
constexpr std::array<std::string_view, kEventKinds> kEventNames = {
    "placed",  "opened",    "jumped",  "slid",       "paid",       "cannot-jump",
    "skipped", "spun",      "took",    "did",        "turned",     "finished",
    "fenced",  "lifted",    "laid",    "teleported", "stole",      "chose",
    "swapped", "destroyed", "stacked", "oriented",   "walked",     "stayed",
    "claimed", "kept",      "left",    "discarded",  "turn-began", "ended",
};

bool read_direction(std::string_view text, Dir& out) {
  for (const Dir dir : kDirs) {
    const std::string_view name = kDirNames[static_cast<std::size_t>(dir)];
    if (text == name || (text.size() == 1 && text[0] == name[0])) {
      out = dir;
      return true;
    }
  }
  return false;
}

Problem bad_argument(std::string_view what, Text wanted) {
  return Problem(
      {"“{0}” cannot be read; it should be {1}", "«{0}» no se entiende; debería ser {1}"},
      {what, wanted});
}

constexpr Text kWantCell{"a cell such as b3", "una casilla como b3"};
constexpr Text kWantBorder{"two neighbouring cells such as b3-c3",
                           "dos casillas vecinas como b3-c3"};
constexpr Text kWantTile{"a tile such as c1.4", "una loseta como c1.4"};
constexpr Text kWantQuarters{"quarter turns, 1 to 3", "cuartos de vuelta, de 1 a 3"};
constexpr Text kWantPlayer{"a player such as p1", "un jugador como p1"};
constexpr Text kWantFace{"four edges such as 12-3", "cuatro bordes como 12-3"};
constexpr Text kWantDirection{"north, east, south or west", "north, east, south o west"};

int arguments(ActionKind kind) {
  switch (kind) {
    case ActionKind::take:
    case ActionKind::act:
    case ActionKind::walk:
    case ActionKind::stay:
    case ActionKind::skip:
    case ActionKind::done:
      return 0;
    case ActionKind::turn:
      return 2;
    default:
      return 1;
  }
}

Problem read_arguments(const Setup& setup, const std::vector<std::string_view>& words,
                       Action& action) {
  switch (action.kind) {
    case ActionKind::jump: {
      Dir dir = Dir::north;
      if (!read_direction(words[1], dir)) return bad_argument(words[1], kWantDirection);
      action = Action::jump(dir);
      return {};
    }
    case ActionKind::turn: {
      Cell cell = Cell::none;
      int quarters = 0;
      if (!read(setup, words[1], cell)) return bad_argument(words[1], kWantCell);
      if (!parse_int(words[2], 1, 3, quarters)) return bad_argument(words[2], kWantQuarters);
      action = Action::turn(cell, quarters);
      return {};
    }
    case ActionKind::teleport:
    case ActionKind::swap:
    case ActionKind::stamp:
    case ActionKind::stack: {
      Cell cell = Cell::none;
      if (!read(setup, words[1], cell)) return bad_argument(words[1], kWantCell);
      action = Action::on_cell(action.kind, cell);
      return {};
    }
    case ActionKind::add_fence:
    case ActionKind::remove_fence:
    case ActionKind::lift:
    case ActionKind::lay: {
      Border border;
      if (!read(setup, words[1], border)) return bad_argument(words[1], kWantBorder);
      action = Action::on_border(action.kind, border);
      return {};
    }
    case ActionKind::rob: {
      int seat = 0;
      if (words[1][0] != 'p' || !parse_int(words[1].substr(1), 0, setup.seats - 1, seat))
        return bad_argument(words[1], kWantPlayer);
      action = Action::rob(seat_of(seat));
      return {};
    }
    case ActionKind::choose:
    case ActionKind::keep: {
      TileId id = TileId::none;
      if (!read_tile(words[1], id)) return bad_argument(words[1], kWantTile);
      action = Action::on_tile(action.kind, id);
      return {};
    }
    case ActionKind::orient: {
      int quarters = 0;
      if (!parse_int(words[1], 0, 3, quarters)) {
        return bad_argument(words[1], {"quarter turns, 0 to 3", "cuartos de vuelta, de 0 a 3"});
      }
      action = Action::orient(quarters);
      return {};
    }
    default:
      return {};
  }
}

}  // namespace

std::string_view name_of(ActionKind kind) { return kActionNames[static_cast<std::size_t>(kind)]; }

std::string write(Cell cell) {
  return {static_cast<char>('a' + column_of(cell)), static_cast<char>('1' + row_of(cell))};
}

std::string write(Border border) { return write(border.cell) + "-" + write(border.other()); }

std::string write_face(Face face) {
  std::string out;
  for (const Dir dir : kDirs) out += "-123"[edge(face, dir)];
  return out;
}

std::string write_tile(TileId id) {
  const Tile& t = tile(id);
  if (t.type == TileType::start) return "start";
  const std::string code(info(t.type).code);
  return code + "." +
         (t.type == TileType::modifier ? std::string(info(t.shown).code)
                                       : std::to_string(t.number));
}

std::string write_tile(TileId id, Face face) { return write_tile(id) + ":" + write_face(face); }

bool read(const Setup& setup, std::string_view text, Cell& cell) {
  if (text.size() != 2) return false;
  const int column = text[0] - 'a';
  const int row = text[1] - '1';
  if (row < 0 || column < 0 || row >= setup.side || column >= setup.side) return false;
  cell = cell_at(row, column);
  return true;
}

bool read(const Setup& setup, std::string_view text, Border& border) {
  Cell a = Cell::none;
  Cell b = Cell::none;
  if (text.size() != 5 || text[2] != '-' || !read(setup, text.substr(0, 2), a) ||
      !read(setup, text.substr(3), b))
    return false;
  if (index_of(b) < index_of(a)) std::swap(a, b);
  for (const bool south : {false, true}) {
    border = {a, south};
    if (border.other() == b) return true;
  }
  return false;
}

bool read_face(std::string_view text, Face& face) {
  if (text.size() != 4) return false;
  std::array<int, 4> edges{};
  for (std::size_t i = 0; i < 4; ++i) {
    if (text[i] != '-' && (text[i] < '1' || text[i] > '3')) return false;
    edges[i] = text[i] == '-' ? 0 : text[i] - '0';
  }
  face = face_of(edges[0], edges[1], edges[2], edges[3]);
  return true;
}

bool read_tile(std::string_view text, TileId& id) {
  id = kStartTile;
  if (text == "start") return true;
  const std::size_t dot = std::min(text.find('.'), text.size());
  const std::string_view code = text.substr(0, dot);
  const std::string_view suffix = text.substr(std::min(dot + 1, text.size()));
  if (dot == text.size()) return false;  // most words of a position are no tile's name
  int number = -1;
  if (!parse_int(suffix, 0, kTiles, number) || std::to_string(number) != suffix) number = -1;
  for (int i = 1; i < kTiles; ++i) {
    id = tile_of(i);
    const Tile& t = tile(id);
    if (t.type != TileType::modifier && t.number != number) continue;
    if (info(t.type).code != code) continue;
    if (t.type != TileType::modifier || info(t.shown).code == suffix) return true;
  }
  return false;
}

std::string write(const Action& action) {
  const std::string name(name_of(action.kind));
  switch (action.kind) {
    case ActionKind::jump:
      return name + " " +
             std::string(kDirNames[static_cast<std::size_t>(action.dir()) % kDirNames.size()]);
    case ActionKind::turn:
      return name + " " + write(action.cell()) + " " + std::to_string(action.quarters());
    case ActionKind::add_fence:
    case ActionKind::remove_fence:
    case ActionKind::lift:
    case ActionKind::lay:
      return name + " " + write(action.border());
    case ActionKind::teleport:
    case ActionKind::swap:
    case ActionKind::stamp:
    case ActionKind::stack:
      return name + " " + write(action.cell());
    case ActionKind::rob:
      return name + " p" + std::to_string(warren::index_of(action.victim()));
    case ActionKind::choose:
    case ActionKind::keep:
      return name + " " + write_tile(action.tile());
    case ActionKind::orient:
      return name + " " + std::to_string(action.quarters_from_printed());
    case ActionKind::take:
    case ActionKind::act:
    case ActionKind::walk:
    case ActionKind::stay:
    case ActionKind::skip:
    case ActionKind::done:
      return name;
  }
  return name;
}

Problem read(const Setup& setup, std::string_view text, Action& action) {
  const auto words = split_words(text);
  action = {};
  for (std::size_t i = 0; !words.empty() && i < kActionNames.size(); ++i) {
    if (words[0] != kActionNames[i]) continue;
    action = Action::of(static_cast<ActionKind>(i));
    if (static_cast<int>(words.size()) != 1 + arguments(action.kind)) {
      return Problem({"“{0}” takes {1} more words", "«{0}» lleva {1} palabras más"},
                     {words[0], arguments(action.kind)});
    }
    return read_arguments(setup, words, action);
  }
  std::string known;
  for (const auto name : kActionNames) known += (known.empty() ? "" : ", ") + std::string(name);
  return Problem({"“{0}” is no action; actions begin with {1}",
                  "«{0}» no es una acción; las acciones empiezan por {1}"},
                 {text, known});
}

std::string write(const Outcome& outcome) {
  return outcome.tile == TileId::none ? "spin " + write_face(outcome.face)
                                      : write_tile(outcome.tile, outcome.face);
}

Problem read(const Setup&, std::string_view text, Outcome& outcome) {
  outcome = {};
  const auto words = split_words(text);
  if (words.size() == 2 && words[0] == "spin") {
    return read_face(words[1], outcome.face) ? Problem{} : bad_argument(words[1], kWantFace);
  }
  const std::size_t colon = std::min(text.find(':'), text.size());
  if (words.size() != 1 || !read_tile(text.substr(0, colon), outcome.tile)) {
    outcome = {};
    return bad_argument(text, {"a tile such as c1.4 or c1.4:12-3, or spin 12-3",
                               "una loseta como c1.4 o c1.4:12-3, o spin 12-3"});
  }
  outcome.face = tile(outcome.tile).face;
  if (colon < text.size() && !read_face(text.substr(colon + 1), outcome.face))
    return bad_argument(text.substr(colon + 1), kWantFace);
  return {};
}

std::string write(const Event& event) {
  std::string out(kEventNames[static_cast<std::size_t>(event.kind)]);
  out += " " + std::to_string(static_cast<int>(event.seat));
  for (const int number : event.numbers()) out += " " + std::to_string(number);
  return out;
}

Problem read(std::string_view text, Event& event) {
  event = {};
  const auto words = split_words(text);
  std::array<int, 5> values{};
  bool good = words.size() == 6;
  for (std::size_t i = 0; good && i < values.size(); ++i)
    good = parse_int(words[i + 1], 0, 255, values[i]);
  for (std::size_t i = 0; good && i < kEventNames.size(); ++i) {
    if (words[0] != kEventNames[i]) continue;
    const auto byte = [&](std::size_t k) { return static_cast<std::uint8_t>(values[k]); };
    event = Event::of_numbers(static_cast<EventKind>(i), static_cast<Seat>(byte(0)),
                              {byte(1), byte(2), byte(3), byte(4)});
    return {};
  }
  return bad_argument(
      text, {"an event: its name and five numbers", "un suceso: su nombre y cinco números"});
}

}  // namespace warren::rabbihop
