#include "games/jack_rabbits/board/board_file.h"

#include <algorithm>
#include <array>
#include <climits>
#include <cstddef>
#include <utility>

#include "core/json.h"
#include "core/json_reader.h"
#include "core/numbers.h"
#include "games/jack_rabbits/board/building.h"

namespace warren::jack_rabbits {
namespace {

constexpr std::string_view kVersionKey = "warren-board";
constexpr std::string_view kSuitsKey = "suits";
constexpr std::string_view kTilesKey = "tiles";
constexpr std::string_view kLeftKey = "left";
constexpr JsonLimits kLimits{.bytes = std::size_t{1} << 16, .depth = 4};

std::string_view next_word(std::string_view& text) {
  const std::size_t end = std::min(text.find(' '), text.size());
  const std::string_view word = text.substr(0, end);
  text.remove_prefix(std::min(end + 1, text.size()));
  return word;
}

// A vertex has room for little: numbers must be small before they become one.
bool small(int number) { return number >= -kReach && number <= kReach; }

// How a suit that a file names is found: its place in kSuits, or -1.
int suit_with(char letter) {
  for (int i = 0; i < kSuitsKnown; ++i) {
    if (kSuits[static_cast<std::size_t>(i)].letter == letter) return i;
  }
  return -1;
}

class FileReader {
 public:
  BoardReading read(std::string_view text, Board& board) {
    JsonValue file;
    if (Problem problem = read_json(text, file, kLimits); problem) {
      add(std::move(problem));
    } else if (read_head(file)) {
      read_suits(*file.find(kSuitsKey));
      read_tiles(*file.find(kTilesKey));
      if (const JsonValue* left = file.find(kLeftKey)) read_left(*left);
      // What follows asks what the tiles make together, so they must all be known, and all lie.
      if (legible_) count_tiles();
      if (legible_ && board_.size() == static_cast<int>(file.find(kTilesKey)->items.size())) {
        check_waters();
        check_islands();
        check_caves();
      }
    }
    if (out_.problems.empty()) {
      out_.findings = findings(board_, false);
      board = std::move(board_);
    }
    return std::move(out_);
  }

 private:
  void add(Problem problem) { out_.problems.push_back(std::move(problem)); }
  void say(Text text, Facts facts = {}) { add(Problem(text, facts)); }

  // Is it a board file, of a version that we know, with all that it must have and nothing else?
  bool read_head(const JsonValue& file) {
    const JsonValue* version = file.find(kVersionKey);
    if (!file.is(JsonValue::Kind::object) || version == nullptr) {
      say({"this is no board file: it does not say {0}",
           "esto no es un archivo de tablero: no dice {0}"},
          {"{\"warren-board\":1, …}"});
      return false;
    }
    if (!version->is(JsonValue::Kind::number) || version->number != kBoardFileVersion) {
      say({"this board file is not of version {0}, the one this program reads",
           "este archivo de tablero no es de la versión {0}, la que lee este programa"},
          {kBoardFileVersion});
      return false;
    }
    for (const std::string& key : file.keys) {
      if (key == kVersionKey || key == kSuitsKey || key == kTilesKey || key == kLeftKey) continue;
      say({"a board file has no “{0}”", "un archivo de tablero no tiene «{0}»"}, {key});
    }
    need(file, kSuitsKey, JsonValue::Kind::text, {"a text", "un texto"});
    need(file, kTilesKey, JsonValue::Kind::array, {"a list of texts", "una lista de textos"});
    if (file.find(kLeftKey) != nullptr)
      need(file, kLeftKey, JsonValue::Kind::array, {"a list of texts", "una lista de textos"});
    return out_.problems.empty();
  }

  void need(const JsonValue& file, std::string_view key, JsonValue::Kind kind, Text what) {
    const JsonValue* value = file.find(key);
    const bool list = kind == JsonValue::Kind::array;
    const bool good =
        value != nullptr && value->is(kind) &&
        (!list || std::all_of(value->items.begin(), value->items.end(), [](const JsonValue& item) {
          return item.is(JsonValue::Kind::text);
        }));
    if (!good) {
      say({"“{0}” must be there and be {1}", "«{0}» debe estar y ser {1}"}, {key, Fact(what)});
    } else if (value->items.size() > static_cast<std::size_t>(kMostTiles)) {
      say({"“{0}” has {1} tiles; no board has more than {2}",
           "«{0}» tiene {1} piezas; ningún tablero tiene más de {2}"},
          {key, static_cast<int>(value->items.size()), kMostTiles});
    }
  }

  void read_suits(const JsonValue& value) {
    legible_ = false;
    if (value.text.empty()) return say({"no suit is named", "no se nombra ningún palo"});
    for (const char letter : value.text) {
      const int suit = suit_with(letter);
      if (suit < 0) {
        return say({"“{0}” names a suit that there is not", "«{0}» nombra un palo que no existe"},
                   {value.text});
      }
      if (has(static_cast<Suit>(suit))) {
        return say({"“{0}” names a suit twice", "«{0}» nombra un palo dos veces"}, {value.text});
      }
      suits_.push_back(static_cast<Suit>(suit));
    }
    legible_ = true;
  }
  bool has(Suit suit) const {
    return std::find(suits_.begin(), suits_.end(), suit) != suits_.end();
  }

  void read_tiles(const JsonValue& list) {
    for (const JsonValue& item : list.items) {
      Placed tile;
      if (Problem problem = read_tile(item.text, tile); problem) {
        add(std::move(problem));
        legible_ = false;
        continue;
      }
      ++seen_[static_cast<std::size_t>(tile.kind)];
      const Outline out = outline(tile);
      int under = -1;
      for (int i = 0; i < out.triangles && under < 0; ++i)
        under = board_.at(out.triangle[static_cast<std::size_t>(i)]);
      if (under < 0) {
        board_.place(tile);
      } else {
        say({"{0} overlaps {1}", "{0} se superpone a {1}"},
            {notation(tile), notation(board_.tile(under))});
      }
    }
  }

  void read_left(const JsonValue& list) {
    for (const JsonValue& item : list.items) {
      TileKind kind{};
      if (!read_kind(item.text, kind)) {
        legible_ = false;
        say({"“{0}”: there is no such tile", "«{0}»: no existe tal pieza"}, {item.text});
      } else if (shape_of(kind) == Shape::hex) {
        say({"{0} is left over; a hex may not be", "sobra {0}; un hexágono no puede sobrar"},
            {item.text});
      } else {
        ++seen_[static_cast<std::size_t>(kind)];
      }
    }
  }

  void count_tiles() {
    for (int i = 0; i < kTileKinds; ++i) {
      const auto kind = static_cast<TileKind>(i);
      const int there = seen_[static_cast<std::size_t>(i)];
      const int wanted = copies(kind, suits_);
      if (there == wanted) continue;
      if (kind == TileKind::citadel && there == 0) {
        say({"the Citadel is missing", "falta la Ciudadela"});
      } else if (is_royal(kind) && wanted == 0) {
        say({"{0} lies there, but its suit is not named", "{0} está, pero su palo no se nombra"},
            {name_of(kind)});
      } else if (there > wanted) {
        say({"{0} is there {1} times, not {2}", "{0} está {1} veces, no {2}"},
            {name_of(kind), there, wanted});
      } else {
        say({"{0} is missing: there are {1} of {2}, and none named as left over",
             "falta {0}: hay {1} de {2}, y no se nombra como sobrante"},
            {name_of(kind), there, wanted});
      }
    }
  }

  void check_waters() {
    for (const Clash& clash : clashes(board_)) add(describe(board_, clash));
    const auto open_ends = static_cast<int>(geography(board_).ports.size());
    if (open_ends > kMostOpenEnds) {
      say({"{0} road ends are open; no board has more than {1}",
           "hay {0} finales de camino abiertos; ningún tablero tiene más de {1}"},
          {open_ends, kMostOpenEnds});
    }
  }

  void check_islands() {
    if (seen_[static_cast<std::size_t>(TileKind::citadel)] == 0) return;  // that is said already
    const Geography land = geography(board_);
    for (const int tile : stranded(board_, land)) blame_island(land, tile);
  }

  void check_caves() {
    if (cave_leads_to_hex(RoadNet(board_))) return;
    say({"no cave has a road that leads to a hex",
         "ninguna cueva tiene un camino que lleve a un hexágono"});
  }

  void blame_island(const Geography& land, int first) {
    const int island = land.island[static_cast<std::size_t>(first)];
    for (int tile = first; tile < board_.size(); ++tile) {
      if (land.island[static_cast<std::size_t>(tile)] != island) continue;
      if (shape_of(board_.tile(tile).kind) != Shape::hex) continue;
      say({"{0} lies on an island too far out: none of its hexes is within four edge lengths of "
           "the rest",
           "{0} está en una isla demasiado alejada: ninguno de sus hexágonos queda a cuatro lados "
           "o menos del resto"},
          {notation(board_.tile(tile))});
      return;
    }
    say({"{0} does not touch the land: only a hex may start an island",
         "{0} no toca la tierra: solo un hexágono puede empezar una isla"},
        {notation(board_.tile(first))});
  }

  BoardReading out_;
  Board board_;
  std::vector<Suit> suits_;
  bool legible_ = false;                // every suit and tile is a known one
  std::array<int, kTileKinds> seen_{};  // of each kind, on the board and left over
};

}  // namespace

Problem read_tile(std::string_view text, Placed& tile) {
  std::string_view rest = text;
  TileKind kind{};
  if (!read_kind(next_word(rest), kind))
    return Problem({"“{0}”: there is no such tile", "«{0}»: no existe tal pieza"},
                   {std::string(text)});
  const std::string_view a_word = next_word(rest);
  const std::string_view b_word = next_word(rest);
  const bool turned = !rest.empty();
  int a = 0;
  int b = 0;
  int pose = 0;
  if (!parse_int(a_word, INT_MIN, INT_MAX, a) || !parse_int(b_word, INT_MIN, INT_MAX, b) ||
      (turned && !parse_int(rest, INT_MIN, INT_MAX, pose)) || text.ends_with(' '))
    return Problem({"“{0}”: a tile is written as its name, two numbers for its place and one for "
                    "its pose",
                    "«{0}»: una pieza se escribe con su nombre, dos números para su lugar y uno "
                    "para su posición"},
                   {std::string(text)});
  if (!small(a) || !small(b) || !in_reach(vertex(a, b)))
    return Problem({"“{0}” lies too far out", "«{0}» queda demasiado lejos"}, {std::string(text)});
  for (int n = 0; n < poses(kind); ++n) {
    if (pose_of(kind, n) != pose) continue;
    tile = {kind, vertex(a, b), pose_of(kind, n)};
    return {};
  }
  return Problem({"“{0}”: this tile has no pose {1}", "«{0}»: esta pieza no tiene posición {1}"},
                 {std::string(text), pose});
}

BoardReading read_board(std::string_view text, Board& board) {
  return FileReader().read(text, board);
}

std::string write_board(const Board& board) {
  const std::vector<Suit> suits = suits_on(board);
  std::string letters;
  for (const Suit suit : suits) letters += kSuits[static_cast<std::size_t>(suit)].letter;
  JsonWriter json;
  json.begin_object().key(kVersionKey).number(kBoardFileVersion).key(kSuitsKey).text(letters);
  json.key(kTilesKey).begin_array();
  for (const Placed& tile : board.tiles()) json.text(notation(tile));
  json.end_array();
  if (const auto left = left_over(board, suits); !left.empty()) {
    json.key(kLeftKey).begin_array();
    for (const TileKind kind : left) json.text(name_of(kind));
    json.end_array();
  }
  json.end_object();
  return json.str();
}

}  // namespace warren::jack_rabbits
