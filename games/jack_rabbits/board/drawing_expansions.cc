// The symbols of the expansions. They stand in a file of their own, and in a picture only where
// their suit is on the board.
#include "games/jack_rabbits/board/drawing_expansions.h"

#include <array>

#include "games/jack_rabbits/board/drawing_symbols.h"

namespace warren::jack_rabbits {
namespace {

struct Symbol {
  Suit suit;  // that it comes with
  std::string_view name;
  std::string_view shapes;
};
// Single shapes without colours of their own are drawn likewise by the page: wide_suits.ts.
constexpr std::array kSymbols = {
    // --- the signs of suits
    Symbol{Suit::torches, "suit-torches",
           "<path fill-rule='evenodd' d='M3 -49C3 -34 27 -30 27 -7C27 -3 26 0 25 3H30L22 18H-22"
           "L-30 3H-25C-26 0 -27 -3 -27 -7C-27 -18 -21 -25 -16 -33C-15 -26 -12 -22 -8 -20C-10"
           " -32 -6 -42 3 -49ZM2 -22C3 -15 11 -12 11 -4C11 0 9 3 8 3H-8C-9 3 -11 0 -11 -4C-11"
           " -10 -4 -14 2 -22ZM-14 22H14L6 49H-6Z'/>"},
    Symbol{Suit::shields, "suit-shields",
           "<path fill-rule='evenodd' d='M-41 -46C-26 -38 -10 -40 0 -48C10 -40 26 -38 41 -46C46"
           " -6 36 30 0 49C-36 30 -46 -6 -41 -46ZM5 -32V-2H33C34 -12 34 -22 33 -33C22 -30 14 -29"
           " 5 -32ZM-5 8H-30C-25 20 -17 29 -5 36Z'/>"},
    Symbol{Suit::horseshoes, "suit-horseshoes",
           "<path fill-rule='evenodd' d='M-42 48V35H-36C-44 21 -47 8 -47 -4C-47 -31 -27 -48 0"
           " -48C27 -48 47 -31 47 -4C47 8 44 21 36 35H42V48H12V35C20 22 24 10 24 -2C24 -17 14"
           " -26 0 -26C-14 -26 -24 -17 -24 -2C-24 10 -20 22 -12 35V48ZM-39 6A4 4 0 1 0 -31 6A4 4"
           " 0 1 0 -39 6ZM-35 -19A4 4 0 1 0 -27 -19A4 4 0 1 0 -35 -19ZM-17 -36A4 4 0 1 0 -9 -36"
           "A4 4 0 1 0 -17 -36ZM9 -36A4 4 0 1 0 17 -36A4 4 0 1 0 9 -36ZM27 -19A4 4 0 1 0 35 -19"
           "A4 4 0 1 0 27 -19ZM31 6A4 4 0 1 0 39 6A4 4 0 1 0 31 6Z'/>"},
    Symbol{Suit::acorns, "suit-acorns",
           "<path fill-rule='evenodd' d='M-42 -2C-46 -28 -24 -36 -6 -37L-9 -50H7L6 -37C24 -36 46"
           " -28 42 -2ZM-33 6H33C34 26 16 38 3 44L0 50L-3 44C-16 38 -34 26 -33 6Z'/>"},
    Symbol{Suit::shells, "suit-shells",
           "<path fill-rule='evenodd' d='M-12 49L-15 35C-34 29 -49 8 -48 -13C-45 -24 -37 -27 -32"
           " -25C-32 -37 -21 -43 -14 -39C-12 -47 -5 -50 0 -46C5 -50 12 -47 14 -39C21 -43 32 -37"
           " 32 -25C37 -27 45 -24 48 -13C49 8 34 29 15 35L12 49ZM-3.5 -31L-1.5 25H1.5L3.5 -31Z"
           "M-23 -27L-8 25L-5 24L-16.5 -29ZM23 -27L8 25L5 24L16.5 -29ZM-39 -12L-15 22L-12 20"
           "L-33.5 -16ZM39 -12L15 22L12 20L33.5 -16Z'/>"},
    Symbol{Suit::anchors, "suit-anchors",
           "<path fill-rule='evenodd' d='M-6 -23H6V-14H26V-3H6V32C17 30 26 22 29 9L19 12L37 -13"
           "L50 11L41 8C37 34 20 48 0 49C-20 48 -37 34 -41 8L-50 11L-37 -13L-19 12L-29 9C-26 22"
           " -17 30 -6 32V-3H-26V-14H-6ZM-14 -36A14 14 0 1 0 14 -36A14 14 0 1 0 -14 -36ZM-6 -36"
           "A6 6 0 1 1 6 -36A6 6 0 1 1 -6 -36Z'/>"},
    Symbol{Suit::bells, "suit-bells",
           "<path fill-rule='evenodd' d='M-8 -41C-8 -52 8 -52 8 -41C25 -36 31 -22 32 -6C33 10 37"
           " 17 46 25V34H-46V25C-37 17 -33 10 -32 -6C-31 -22 -25 -36 -8 -41ZM-14 40H14C14 46 8"
           " 50 0 50C-8 50 -14 46 -14 40Z'/>"},
    Symbol{Suit::icicles, "suit-icicles",
           "<path fill-rule='evenodd' d='M-48 -48H48V-33H43L33 20L22 -25C20 -29 16 -29 15 -25L1"
           " 49L-14 -18C-16 -23 -20 -23 -21 -18L-31 30L-42 -33H-48Z'/>"},
    // --- what lies on hexes and beside the Underground
    Symbol{Suit::horseshoes, "well",
           "<path class='rock' d='M-34 16H34L28 48H-28Z'/><path class='hole' d='M-34 16C-34 6 34"
           " 6 34 16C34 26 -34 26 -34 16Z'/><path class='trunk' d='M-29 -18H-21V12H-29ZM21 -18"
           "H29V12H21ZM-3 -18H3V8H-3ZM-9 4H9L6 17H-6Z'/><path class='brick' d='M-46 -14L-8 -47H8"
           "L46 -14Z'/>"},
    Symbol{Suit::shells, "gondola",
           "<path d='M-50 -14C-43 -12 -42 -4 -36 4C-28 11 -16 13 0 13C16 13 28 11 35 2C40 -6 40"
           " -24 35 -32L50 -40C53 -18 50 8 41 20C33 30 16 33 0 33C-18 33 -36 29 -44 12C-48 4 -50"
           " -4 -50 -14ZM-28 -22H-10L-7 9H-31ZM-19 -43A8 8 0 1 1 -19 -27A8 8 0 1 1 -19 -43ZM2"
           " -48L7 -49L18 10H12ZM14 36H20L22 48H16Z'/><path class='ripple' d='M-46 45C-38 38 -30"
           " 38 -22 45C-14 50 -6 50 2 45'/>"},
    Symbol{Suit::bells, "sealed-cave",
           "<path class='rock' d='M-50 42L-42 2L-30 -12L-22 -36L4 -46L26 -34L32 -12L44 2L50 42"
           "Z'/><path class='hole' d='M-28 42C-30 4 -17 -20 0 -20C17 -20 30 4 28 42Z'/><path"
           " class='bars' d='M-15 40V-8M0 40V-18M15 40V-8M-26 6H26M-28 27H28'/><path"
           " class='glow' d='M-9 8H9V22H-9Z'/>"},
    Symbol{Suit::icicles, "hole",
           "<path class='ice' d='M-50 6L-34 -24L6 -34L40 -20L50 6L36 34L-4 42L-40 34Z'/><path"
           " class='crack' d='M-34 -24L-24 -10M40 -20L28 -8M-40 34L-28 22M36 34L26 24M6 -34L4"
           " -18M50 6H36'/><path class='hole' d='M-34 6C-34 -26 34 -26 34 6C34 36 -34 36 -34 6"
           "Z'/>"},
    Symbol{Suit::torches, "fire-cavern",
           "<path class='flame' d='M2 -50C6 -26 36 -14 36 16C36 38 20 49 0 49C-20 49 -36 38 -36"
           " 16C-36 0 -26 -10 -20 -24C-16 -14 -12 -8 -6 -8C-10 -24 -8 -40 2 -50Z'/><path"
           " class='glow' d='M4 -8C6 6 20 10 20 27C20 40 11 47 0 47C-11 47 -20 40 -20 28C-20 16"
           " -8 10 4 -8Z'/>"},
    Symbol{Suit::horseshoes, "shady-market",
           "<path class='glow' d='M-32 -40H32L48 -14C48 -4 34 -2 32 -10C30 -2 18 -2 16 -10C14 -2"
           " 2 -2 0 -10C-2 -2 -14 -2 -16 -10C-18 -2 -30 -2 -32 -10C-34 -2 -48 -4 -48 -14ZM-42 20"
           "H42V46H-42ZM-37 0H-31V18H-37ZM31 0H37V18H31Z'/><path class='hole' d='M-13 26H13V40"
           "H-13Z'/>"},
    Symbol{Suit::shells, "grotto",
           "<path class='hole' d='M-50 46C-54 -14 -30 -46 0 -46C30 -46 54 -14 50 46Z'/><path"
           " class='stream' d='M-46 46V20C-36 10 -28 10 -18 18C-10 25 4 25 12 18C22 10 32 10 46"
           " 20V46Z'/><path class='glow' d='M-5 10L-6 4C-16 1 -22 -8 -22 -17C-20 -22 -16 -23 -14"
           " -22C-14 -28 -8 -31 -5 -29C-3 -33 3 -33 5 -29C8 -31 14 -28 14 -22C16 -23 20 -22 22"
           " -17C22 -8 16 1 6 4L5 10Z'/>"},
    // --- tokens
    Symbol{Suit::shields, "guard",
           "<path fill-rule='evenodd' d='M-5 -38C-14 -46 -8 -50 4 -50C18 -50 30 -44 34 -34C26"
           " -38 14 -40 5 -38C22 -34 32 -20 32 -2V26L16 47H-16L-32 26V-2C-32 -20 -22 -34 -5 -38Z"
           "M-23 -4V5H-5V36H5V5H23V-4Z'/>"},
    Symbol{Suit::acorns, "beast",
           "<path fill-rule='evenodd' d='M-49 -46C-43 -28 -36 -24 -26 -25C-16 -32 16 -32 26 -25"
           "C36 -24 43 -28 49 -46C54 -20 48 -6 38 0C42 28 24 47 0 47C-24 47 -42 28 -38 0C-48 -6"
           " -54 -20 -49 -46ZM-27 -6L-10 2C-12 10 -24 10 -27 -6ZM27 -6L10 2C12 10 24 10 27 -6Z"
           "M-24 19L-16 25L-8 19L0 25L8 19L16 25L24 19C22 32 12 38 0 38C-12 38 -22 32 -24 19Z'/>"},
    Symbol{Suit::anchors, "sailboat",
           "<path fill-rule='evenodd' d='M-48 22H48C43 39 32 47 18 47H-18C-32 47 -43 39 -48 22Z"
           "M-2 -49V15H-40C-20 -4 -8 -24 -2 -49ZM5 -40C22 -26 33 -8 38 15H5Z'/>"},
    Symbol{Suit::anchors, "pirate-ship",
           "<path fill-rule='evenodd' d='M-49 14H-30V22H28V4H49V18C46 38 34 47 16 47H-14C-34 47"
           " -46 36 -49 14ZM-4 -49H20L14 -42L20 -35H3V-31H28C33 -14 32 2 24 16H-24C-16 2 -15 -14"
           " -20 -31H-4ZM-4 -21C-13 -21 -15 -8 -8 -4V3H10V-4C17 -8 16 -21 6 -21ZM-5 -13A4 4 0 1"
           " 0 -1 -9A4 4 0 0 0 -5 -13ZM7 -13A4 4 0 1 0 11 -9A4 4 0 0 0 7 -13Z'/>"},
    Symbol{Suit::icicles, "vortex",
           "<path fill-rule='evenodd' d='M8 -6C20 -30 2 -46 -22 -45C8 -54 38 -36 28 -6C24 4 16 8"
           " 10 8C34 22 46 4 48 -20C56 12 38 38 8 30C-2 28 -8 20 -10 13C-30 22 -26 38 -8 48C-40"
           " 44 -54 14 -32 -6C-24 -12 -16 -12 -10 -10C-12 -20 -4 -16 8 -6ZM0 -7A7 7 0 1 0 7 0A7"
           " 7 0 0 0 0 -7Z'/>"},
    // --- what lies on the table, under royals and on hexes
    Symbol{Suit::shields, "seal",
           "<path fill-rule='evenodd' d='M0 -49L11 -42L24 -43L30 -32L41 -25L41 -12L49 0L41 12L41"
           " 25L30 32L24 43L11 42L0 49L-11 42L-24 43L-30 32L-41 25L-41 12L-49 0L-41 -12L-41 -25"
           "L-30 -32L-24 -43L-11 -42ZM-24 -26C-14 -21 -6 -22 0 -27C6 -22 14 -21 24 -26C27 -2 20"
           " 18 0 30C-20 18 -27 -2 -24 -26Z'/>"},
    Symbol{Suit::acorns, "load",
           "<path fill-rule='evenodd' d='M-16 -49H16L10 -34C34 -24 46 4 44 28C43 42 34 48 20 48"
           "H-20C-34 48 -43 42 -44 28C-46 4 -34 -24 -10 -34ZM-22 4C-22 -10 -8 -14 -3 -14L-4 -21"
           "H5L3 -14C8 -14 22 -10 22 4ZM-17 9H17C17 22 8 29 0 35C-8 29 -17 22 -17 9Z'/>"},
    Symbol{Suit::anchors, "ballast",
           "<path fill-rule='evenodd' d='M-34 -49H34C38 -49 40 -47 40 -43V-7H-40V-43C-40 -47 -38"
           " -49 -34 -49ZM-30 -39V-17H30V-39ZM-5 -7H5V27C12 25 18 19 20 9L12 11L26 -1L41 12L32"
           " 10C28 34 14 44 0 49C-14 44 -28 34 -32 10L-41 12L-26 -1L-12 11L-20 9C-18 19 -12 25"
           " -5 27Z'/>"},
    Symbol{Suit::icicles, "ice-pile",
           "<path fill-rule='evenodd' d='M-20 -44L0 -49L22 -44V-6L2 0L-20 -6ZM-13 -36V-12L-2 -9"
           "V-34ZM-48 4L-26 -1L-4 5V40L-25 48L-48 41ZM-41 12V36L-30 40V15ZM4 5L26 -1L48 4V41L25"
           " 48L4 40ZM11 12V36L22 40V15Z'/>"},
};

// Where what belongs to a suit's tiles lies.
struct Site {
  Suit suit;
  std::array<std::string_view, 3> fixtures;  // by title, on the hex
  std::string_view annex;                    // beside the Underground
  Text annex_name;
};
constexpr std::array kSites = {
    Site{Suit::torches, {}, "fire-cavern", {"Fire cavern", "Caverna de fuego"}},
    Site{Suit::horseshoes,
         {"well", "well", "well"},
         "shady-market",
         {"Shady market", "Mercado oculto"}},
    Site{Suit::shells, {"gondola"}, "grotto", {"Grotto", "Gruta"}},
    Site{Suit::bells, {"sealed-cave"}, {}, {}},
    Site{Suit::icicles, {"hole"}, {}, {}},
};

const Site* site_of(Suit suit) {
  for (const Site& site : kSites) {
    if (site.suit == suit) return &site;
  }
  return nullptr;
}

}  // namespace

// The page's first module shows no board that has them (docs/decisions/one-small-module.md).
#ifdef WARREN_CLASSIC
constexpr bool kDrawn = false;
#else
constexpr bool kDrawn = true;
#endif

std::string expansion_symbols(SuitMask suits) {
  std::string out;
  if constexpr (kDrawn) {
    for (const Symbol& symbol : kSymbols) {
      if ((suits & mask_of(symbol.suit)) != 0) out += symbol_element(symbol.name, symbol.shapes);
    }
  }
  return out;
}

std::string_view fixture_on(TileKind hex) {
  const Site* site = is_royal(hex) ? site_of(suit_of(hex)) : nullptr;
  return site == nullptr ? std::string_view()
                         : site->fixtures[static_cast<std::size_t>(title_of(hex))];
}

std::string_view annex_of(Suit suit) {
  const Site* site = site_of(suit);
  return site == nullptr ? std::string_view() : site->annex;
}

std::string annex_name(Suit suit, Lang lang) {
  const Site* site = site_of(suit);
  return site == nullptr ? std::string() : std::string(site->annex_name.in(lang));
}

FigureArt art_of(Figure::Kind kind) {
  switch (kind) {
    case Figure::Kind::guard:
      return {"guard", Suit::shields, {"Guard", "Guardia"}};
    case Figure::Kind::beast:
      return {"beast", Suit::acorns, {"Beast", "Bestia"}};
    case Figure::Kind::sailboat:
      return {"sailboat", Suit::anchors, {"Sailboat", "Velero"}};
    case Figure::Kind::pirate_ship:
      return {"pirate-ship", Suit::anchors, {"Pirate ship", "Barco pirata"}};
    case Figure::Kind::vortex:
      return {"vortex", Suit::icicles, {"Vortex", "Vórtice"}};
    case Figure::Kind::seal:
      return {"seal", Suit::shields, {"Seal", "Sello"}};
    case Figure::Kind::ballast:
      return {"ballast", Suit::anchors, {"Ballast", "Lastre"}};
  }
  return {};
}

}  // namespace warren::jack_rabbits
