#include "games/jack_rabbits/building/refusal.h"

#include "games/jack_rabbits/board/building.h"
#include "games/jack_rabbits/board/tile_words.h"
#include "games/jack_rabbits/building/spoken.h"
#include "games/jack_rabbits/state/sections.h"

namespace warren::jack_rabbits::building {
namespace {

// What the facts of a refusal stand for.
enum class As : std::uint8_t { nothing, shape, kind, tile };

// The words of a refusal as they are listed here.
struct Words {
  std::string_view id;
  Section section;
  Text text;
};

struct Entry {
  Words words;
  As as = As::nothing;
};

// In the order of Code. Sections are headings of the rules page.
// clang-format off
constexpr std::array<Entry, kCodes> kRefusals = {{
    {{"possible", "", {"This is possible.", "Esto es posible."}}},
    {{"malformed", "Building a board", {"This is nothing that a builder does.", "Esto no es algo que haga quien construye."}}},
    {{"building-over", "Building a board", {"The board is finished.", "El tablero está terminado."}}},
    {{"tile-to-come", "Building a board", {"Chance has to bring a tile first.", "Antes tiene que salir una pieza."}}},
    {{"not-your-turn", "Building a board", {"It is not your turn to build.", "No te toca construir."}}},
    {{"passed-already", "Building a board", {"You have passed; you are asked again when another tile is placed.", "Has pasado; te volverá a tocar cuando se coloque otra pieza."}}},
    {{"no-tiles", "Building a board", {"You have no tile left.", "No te queda ninguna pieza."}}},
    {{"tiles-lie-open", "Building a board", {"Tiles lie open here: place one of yours.", "Aquí las piezas están a la vista: coloca una de las tuyas."}}},
    {{"none-of-shape", "Building a board", {"You have no {0} left to flip.", "No te queda ninguna pieza con forma de {0}."}}, As::shape},
    {{"strict-building", "Building a board", {"Building is strict: flip a tile of a shape and place it.", "La construcción es estricta: destapa una pieza de una forma y colócala."}}},
    {{"flipped-tile", "Building a board", {"You have flipped a tile ({0}): place that one.", "Has destapado una pieza ({0}): coloca esa."}}, As::kind},
    {{"tile-in-hand", "Building a board", {"You have a tile in hand ({0}): place it or lay it back first.", "Tienes una pieza en la mano ({0}): colócala o déjala antes."}}, As::kind},
    {{"no-tile-in-hand", "Building a board", {"You have no tile in hand.", "No tienes ninguna pieza en la mano."}}},
    {{"not-your-tile", "Building a board", {"No such tile lies before you: {0}.", "No tienes ante ti esa pieza: {0}."}}, As::kind},
    {{"bad-pose", "Building a board", {"That tile cannot be turned so: {0}.", "Esa pieza no puede girarse así: {0}."}}, As::kind},
    {{"too-far-out", "Building a board", {"The table ends before that.", "La mesa acaba antes."}}},
    {{"overlaps", "Building a board", {"A tile may not overlap another: {0} lies there.", "Una pieza no puede superponerse a otra: ahí está {0}."}}, As::tile},
    {{"must-touch", "Building a board", {"It must touch the land by an edge; only a hex may be placed apart.", "Debe tocar la tierra por un lado; solo un hexágono puede ir aparte."}}},
    {{"too-far", "Building a board", {"A hex placed apart lies within four edge lengths of a tile.", "Un hexágono aparte queda a cuatro lados como mucho de alguna pieza."}}},
    {{"lies-apart", "Building a board", {"Nothing shares an edge with a tower that is an island of its own: {0} lies there.", "Nada comparte un lado con una torre que es una isla aparte: ahí está {0}."}}, As::tile},
    {{"blue-side", "Building a board", {"A blue side stays open to water: {0} would lie beyond it.", "Un lado azul sigue abierto al agua: {0} quedaría detrás."}}, As::tile},
    {{"guideline-t", "Building a board", {"Guideline T: at {0} a road would run into a closed edge.", "Pauta T: en {0} un camino daría con un lado cerrado."}}, As::tile},
    {{"guideline-x", "Building a board", {"Guideline X: a road would lead straight to {0}, from hex to hex.", "Pauta X: un camino llevaría directamente a {0}, de hexágono a hexágono."}}, As::tile},
    {{"guideline-triangles", "Building a board", {"Guideline !: it would share an edge with the triangle {0}.", "Pauta !: compartiría un lado con el triángulo {0}."}}, As::tile},
    {{"last-cave", "Building a board", {"This is the last cave and no other leads to a hex: its road must lead to one.", "Es la última cueva y ninguna otra lleva a un hexágono: su camino debe llevar a uno."}}},
    {{"fits-nowhere", "Building a board", {"There is no place now for such a tile: {0}.", "Ahora no hay sitio para esa pieza: {0}."}}, As::kind},
    {{"hex-left", "Building a board", {"A hex may not be left over: all others have passed, so place one.", "No puede sobrar ningún hexágono: los demás han pasado, coloca uno."}}},
    {{"cave-left", "Building a board", {"No cave leads to a hex yet and all others have passed: place one of yours.", "Ninguna cueva lleva aún a un hexágono y los demás han pasado: coloca una tuya."}}},
}};
// clang-format on

const Entry& entry(const Refusal& refusal) {
  return kRefusals[refusal.code < kCodes ? refusal.code
                                         : static_cast<std::size_t>(Code::malformed)];
}

constexpr std::uint8_t high(int fact) { return static_cast<std::uint8_t>(fact >> 8 & 0xFF); }
constexpr std::uint8_t low(int fact) { return static_cast<std::uint8_t>(fact & 0xFF); }

Placed tile_of(const Refusal& refusal) {
  const int where = refusal.facts[1];
  return {static_cast<TileKind>(low(refusal.facts[0])),
          {static_cast<std::int8_t>(high(where)), static_cast<std::int8_t>(low(where))},
          high(refusal.facts[0])};
}

Fact fact(As as, const Refusal& refusal) {
  const auto kind = static_cast<TileKind>(low(refusal.facts[0]));
  switch (as) {
    case As::nothing:
      return {""};
    case As::shape:
      return spoken(static_cast<Shape>(low(refusal.facts[0])));
    case As::kind:
      return spoken(kind);
    case As::tile:
      return {known(kind) ? notation(tile_of(refusal)) : "?"};
  }
  return {""};
}

}  // namespace

Refusal refuse(Code code, const Placed& tile) {
  const auto pack = [](int upper, int lower) {
    return static_cast<std::int16_t>(
        static_cast<std::uint16_t>((upper & 0xFF) << 8 | (lower & 0xFF)));
  };
  return {static_cast<std::uint8_t>(code),
          {pack(tile.pose, static_cast<int>(tile.kind)), pack(tile.at.a, tile.at.b), 0}};
}

RefusalWords words(const Refusal& refusal) {
  const Words& found = entry(refusal).words;
  return {found.id, found.section, found.text};
}

std::string tell(const Refusal& refusal, Voice voice) {
  const Entry& found = entry(refusal);
  return fill(found.words.text, {fact(found.as, refusal)}, voice);
}

}  // namespace warren::jack_rabbits::building
