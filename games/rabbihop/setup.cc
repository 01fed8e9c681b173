#include "games/rabbihop/setup.h"

#include <algorithm>

#include "games/rabbihop/tiles.h"

namespace warren::rabbihop {
namespace {

constexpr std::array kTweaks = {
    OptionChoice{"plain", {"plain start tile", "salida normal"}},
    OptionChoice{"no_sharing", {"no sharing", "sin compartir"}},
    OptionChoice{"double_fence", {"double fences", "vallas dobles"}},
    OptionChoice{"pay_two", {"pay two", "pagar dos"}},
};

constexpr std::array kStartNumbers = {
    OptionChoice{"plain", {"a 1 on every edge", "un 1 en cada borde"}},
    OptionChoice{"drawn", {"drawn by lot", "al azar"}},
};

constexpr std::array kGroups = {
    OptionGroup{"length", {"Length", "Duración"}},
    OptionGroup{"expansions", {"Expansions", "Expansiones"}},
    OptionGroup{"variants", {"Variants", "Variantes"}},
};

constexpr std::array kSpecs = {
    OptionSpec{
        .name = "players",
        .group = "length",
        .kind = OptionKind::number,
        .standard = 2,
        .lowest = 2,
        .highest = 8,
        .label = {"Players", "Jugadores"},
        .help = {"How many play; two or three on a grid of 4×4, four or five on 5×5, more on 6×6.",
                 "Cuántos juegan; dos o tres en una cuadrícula de 4×4, cuatro o cinco en 5×5, más "
                 "en 6×6."}},
    OptionSpec{.name = "deck_size",
               .group = "length",
               .kind = OptionKind::number,
               .standard = 0,
               .lowest = 1,
               .highest = 105,
               .automatic = "auto",
               .utmost = "all",
               .label = {"Deck size", "Tamaño del mazo"},
               .help = {"Tiles in the deck: more make a longer game. Automatic is 8 for each "
                        "player, and at least 20.",
                        "Losetas del mazo: cuantas más, más larga la partida. Automático son 8 por "
                        "jugador, y al menos 20."}},
    OptionSpec{.name = "explorers",
               .group = "expansions",
               .label = {"Bunny Explorers", "Conejos exploradores"},
               .help = {"Only the start tile lies out; jumping into the unknown lays new tiles.",
                        "Solo está la salida; saltar a lo desconocido coloca losetas nuevas."}},
    OptionSpec{.name = "molehills",
               .group = "expansions",
               .label = {"Holes & Molehills", "Hoyos y toperas"},
               .help = {"Pay with a tile of your pile to skip a jump or the handling; tiles pile "
                        "up in stacks.",
                        "Paga con una loseta de tu pila para omitir el salto o el manejo; las "
                        "losetas se apilan en montones."}},
    OptionSpec{.name = "territory",
               .group = "expansions",
               .label = {"Territory", "Territorio"},
               .help = {"A fence that closes off a part of the grid wins its tiles.",
                        "Una valla que encierra parte de la cuadrícula gana sus losetas."}},
    OptionSpec{
        .name = "market",
        .group = "variants",
        .label = {"Open market", "Mercado abierto"},
        .help = {"The next three tiles lie open; whoever replaces a tile chooses among them.",
                 "Las tres losetas siguientes están a la vista; quien repone una loseta elige "
                 "entre ellas."}},
    OptionSpec{.name = "springboard",
               .group = "variants",
               .label = {"Springboard", "Trampolín"},
               .help = {"Adds four springboards: jumping from one ignores fences.",
                        "Añade cuatro trampolines: saltar desde uno no cuenta las vallas."}},
    OptionSpec{.name = "start",
               .group = "variants",
               .kind = OptionKind::choice,
               .choices = kTweaks,
               .label = {"Start tile", "Loseta de salida"},
               .help = {"A small change of the rules: pawns may not share tiles, a fence tile acts "
                        "twice, or whoever cannot jump pays two tiles.",
                        "Un pequeño cambio de reglas: los peones no comparten loseta, la loseta de "
                        "valla actúa dos veces, o quien no puede saltar paga dos losetas."}},
    OptionSpec{
        .name = "start_numbers",
        .group = "variants",
        .kind = OptionKind::choice,
        .choices = kStartNumbers,
        .label = {"Numbers of the start", "Números de la salida"},
        .help = {"A 1 on every edge of the start tile, or one of six other start tiles, drawn.",
                 "Un 1 en cada borde de la salida, o una de otras seis salidas, al azar."}},
};

constexpr std::array kRules = {
    OptionRule{.kind = OptionRule::Kind::excludes,
               .a = "territory",
               .b = "explorers",
               .why = {"Territory needs the whole grid from the beginning",
                       "Territorio necesita la cuadrícula entera desde el principio"}},
};

constexpr std::array kExplorers = {Setting{"explorers"}};
constexpr std::array kMolehills = {Setting{"molehills"}};
constexpr std::array kTerritory = {Setting{"territory"}};
constexpr std::array kMarket = {Setting{"market"}};
constexpr std::array kSpringboard = {Setting{"springboard"}};
constexpr std::array kFull = {Setting{"molehills"}, Setting{"territory"}, Setting{"market"},
                              Setting{"springboard"}};

constexpr std::array kPresets = {
    Preset{
        .name = "base",
        .label = {"Base game", "Juego básico"},
        .help = {"The rules as they are, without extras.", "Las reglas tal cual, sin añadidos."}},
    Preset{.name = "explorers",
           .label = {"Bunny Explorers", "Conejos exploradores"},
           .settings = kExplorers,
           .help = {"Only the start lies out; jumping into the unknown lays new tiles.",
                    "Solo está la salida; saltar a lo desconocido coloca losetas nuevas."}},
    Preset{.name = "molehills",
           .label = {"Holes & Molehills", "Hoyos y toperas"},
           .settings = kMolehills,
           .help = {"Skip a jump for a tile of your pile; tiles pile up in stacks.",
                    "Omite un salto a cambio de una loseta; las losetas se apilan en montones."}},
    Preset{.name = "territory",
           .label = {"Territory", "Territorio"},
           .settings = kTerritory,
           .help = {"Fence off a part of the grid and win its tiles.",
                    "Encierra con vallas parte de la cuadrícula y gana sus losetas."}},
    Preset{.name = "market",
           .label = {"Open market", "Mercado abierto"},
           .settings = kMarket,
           .help = {"Three tiles lie open to choose from.",
                    "Tres losetas a la vista, para elegir entre ellas."}},
    Preset{.name = "springboard",
           .label = {"Springboard", "Trampolín"},
           .settings = kSpringboard,
           .help = {"Four tiles from which you jump over any fence.",
                    "Cuatro losetas desde las que se salta cualquier valla."}},
    Preset{.name = "full",
           .label = {"Everything that goes together", "Todo lo que se combina"},
           .settings = kFull,
           .help = {"Holes & Molehills, Territory, the open market and springboards.",
                    "Hoyos y toperas, territorio, mercado abierto y trampolines."}},
};

int side_for(int players) { return players <= 3 ? 4 : players <= 5 ? 5 : 6; }

bool in_box(const Setup& setup, TileGroup group, bool springboard) {
  switch (group) {
    case TileGroup::base:
      return true;
    case TileGroup::explorers:
      return setup.explorers;
    case TileGroup::molehills:
      return setup.molehills;
    case TileGroup::territory:
      return setup.territory;
    case TileGroup::springboard:
      return springboard;
  }
  return false;
}

// Rules, set-up: 8 tiles per player, 20 at least, or all that is left; Explorers add what the grid
// would have held. A size given by hand is cut to what is left and not grown.
int deck_for(const Setup& setup, int wanted) {
  const int grid = setup.side * setup.side - 1;
  const int left = setup.tiles.size() - 1 - (setup.explorers ? 0 : grid);
  const int standard = std::max(20, 8 * setup.seats) + (setup.explorers ? grid : 0);
  return std::min(wanted == 0 ? standard : wanted, left);
}

void prepare_cells(Setup& setup) {
  for (CellMask cells = setup.cells; cells != 0; cells &= cells - 1) {
    const Cell cell = lowest(cells);
    for (std::size_t quarters = 1; quarters <= 3; ++quarters) {
      setup.turns[slot(cell)][quarters - 1] = Action::turn(cell, static_cast<int>(quarters));
    }
    for (std::size_t d = 0; d < 4; ++d) {
      for (int distance = 0; distance < 4; ++distance) {
        const int row = row_of(cell) + distance * kRowStep[d];
        const int column = column_of(cell) + distance * kColumnStep[d];
        const bool inside = row >= 0 && column >= 0 && row < setup.side && column < setup.side;
        setup.reach[slot(cell)][d][static_cast<std::size_t>(distance)] =
            inside ? cell_at(row, column) : Cell::none;
      }
    }
  }
}

}  // namespace

const OptionMenu& option_menu() {
  static constexpr OptionMenu kMenu{
      .specs = kSpecs, .groups = kGroups, .rules = kRules, .presets = kPresets};
  return kMenu;
}

Opened<Setup> open(const OptionSet& options, int rules) {
  if (rules < 1 || rules > kNewestRules) {
    return {nullptr, Problem({"Rabbihop has no rules version {0}; the newest is {1}",
                              "Rabbihop no tiene la versión de reglas {0}; la más nueva es {1}"},
                             {rules, kNewestRules})};
  }
  if (Problem conflict = options.conflict()) return {nullptr, conflict};
  auto setup = std::make_unique<Setup>(Setup{
      .options = options,
      .rules = rules,
      .errata = errata_of(rules),
      .seats = options.get("players"),
      .side = side_for(options.get("players")),
      .start = Cell::none,
      .deck = 0,
      .cells = 0,
      .tiles = {},
      .explorers = options.get("explorers") != 0,
      .molehills = options.get("molehills") != 0,
      .territory = options.get("territory") != 0,
      .market = options.get("market") != 0,
      .tweak = static_cast<StartTweak>(options.get("start")),
      .draws_start = options.get("start_numbers") != 0,
  });
  setup->start = cell_at(setup->side / 2, setup->side / 2);
  for (int row = 0; row < setup->side; ++row) {
    for (int column = 0; column < setup->side; ++column)
      setup->cells |= mask_of(cell_at(row, column));
  }
  for (int i = 0; i < kTiles; ++i) {
    if (in_box(*setup, tile(tile_of(i)).group, options.get("springboard") != 0))
      setup->tiles.add(tile_of(i));
  }
  prepare_cells(*setup);
  setup->deck = deck_for(*setup, options.get("deck_size"));
  return {std::move(setup), {}};
}

}  // namespace warren::rabbihop
