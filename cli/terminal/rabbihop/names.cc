// Tiles in letters: names of several lengths, and colours.
#include "cli/shared/letters.h"
#include "cli/terminal/rabbihop/painter.h"

namespace warren::cli::rabbihop_picture {
namespace {

using rh::TileType;

struct TileWords {
  Text brief;   // 3 columns
  Text middle;  // 5
  Text wide;    // 9
  Ink ink;
};

// In the order of TileType.
// clang-format off
constexpr std::array<TileWords, rh::kTileTypes> kWords = {{
    {{"STA", "SAL"}, {"START", "SALID"}, {"START", "SALIDA"}, Ink::title},
    {{"ca1", "za1"}, {"car 1", "zan 1"}, {"carrot 1", "zanah. 1"}, Ink::orange},
    {{"ca2", "za2"}, {"car 2", "zan 2"}, {"carrot 2", "zanah. 2"}, Ink::orange},
    {{"ca3", "za3"}, {"car 3", "zan 3"}, {"carrot 3", "zanah. 3"}, Ink::orange},
    {{"fen", "val"}, {"fence", "valla"}, {"fence", "valla"}, Ink::brown},
    {{"mov", "mov"}, {"fmove", "mover"}, {"move fnc.", "mover v."}, Ink::brown},
    {{"tel", "tel"}, {"telep", "telet"}, {"teleport", "teletran."}, Ink::violet},
    {{"rot", "gir"}, {"rotat", "giro"}, {"rotate", "giro"}, Ink::cyan},
    {{"swa", "tru"}, {"swap", "truec"}, {"swap", "trueque"}, Ink::blue},
    {{"+", "+"}, {"+", "+"}, {"+", "+"}, Ink::gold},
    {{"tra", "tra"}, {"TRAP", "TRAMP"}, {"TRAP", "TRAMPA"}, Ink::red},
    {{"blo", "blo"}, {"block", "bloqu"}, {"blocker", "bloqueo"}, Ink::red},
    {{"thi", "lad"}, {"thief", "ladró"}, {"thief", "ladrón"}, Ink::pink},
    {{"stm", "sel"}, {"stamp", "sello"}, {"stamper", "sello"}, Ink::pink},
    {{"plu", "más"}, {"plus", "más"}, {"plus", "más"}, Ink::green},
    {{"fas", "ráp"}, {"fastx", "rápid"}, {"fast expl", "expl. ráp"}, Ink::green},
    {{"mat", "cas"}, {"match", "casad"}, {"matcher", "casadora"}, Ink::cyan},
    {{"stk", "apl"}, {"stack", "apila"}, {"stacker", "apiladora"}, Ink::blue},
    {{"spr", "trm"}, {"sprng", "trmpl"}, {"springbrd", "trampolín"}, Ink::green},
}};
// clang-format on

const TileWords& words(TileType type) { return kWords[static_cast<std::size_t>(type)]; }

// A score modifier is named after the type it shows: "+fence".
std::string name(rh::TileId id, Lang lang, Text TileWords::*length, int columns) {
  const rh::Tile& tile = rh::tile(id);
  const std::string plain((words(tile.shown).*length).in(lang));
  if (tile.type != TileType::modifier) return plain;
  std::string out = "+";
  std::string_view rest = plain;
  for (int i = 1; i < columns && !rest.empty(); ++i) add_letter(out, take_letter(rest));
  return out;
}

}  // namespace

std::string short_name(rh::TileId id, Lang lang) { return name(id, lang, &TileWords::brief, 3); }
std::string middle_name(rh::TileId id, Lang lang) { return name(id, lang, &TileWords::middle, 5); }
std::string long_name(rh::TileId id, Lang lang) { return name(id, lang, &TileWords::wide, 9); }

Ink ink_of(TileType type) { return words(type).ink; }
std::string legend(Lang lang) {
  std::string out(Text("## Tiles\n\n| on the board | tile | scores | its action |\n| --- | --- | "
                       "--- | --- |\n",
                       "## Losetas\n\n| en la mesa | loseta | puntos | su acción |\n| --- | --- | "
                       "--- | --- |\n")
                      .in(lang));
  for (int i = 0; i < rh::kTileTypes; ++i) {
    const auto type = static_cast<TileType>(i);
    const TileWords& w = words(type);
    const bool modifier = type == TileType::modifier;
    out += "| " + std::string(w.brief.in(lang)) + (modifier ? "…" : "") + ", " +
           std::string(w.middle.in(lang)) + (modifier ? "…" : "") + " | " +
           std::string(rh::info(type).name.in(lang)) + " | " +
           (type == TileType::start ? "–" : signed_number(rh::info(type).score)) + " | " +
           action_words(type, lang) + " |\n";
  }
  return out +
         std::string(
             Text("\nOn a tile the four numbers at its edges say how far it lets you jump that "
                  "way. ①②③ are pawns, ❶ is the one whose turn it is. ▂ and ┃ are fences, with a "
                  "small number where several stand; ≡3 is a stack of three tiles. ‹ › shows "
                  "where you may go or act, [ ] where the cursor is, -1 what getting there "
                  "costs.\n",
                  "\nLos cuatro números del borde de una loseta dicen hasta dónde se salta por "
                  "ahí. ①②③ son peones, ❶ es el del turno. ▂ y ┃ son vallas, con un número "
                  "pequeño si hay varias; ≡3 es un montón de tres losetas. ‹ › muestra dónde "
                  "puedes ir o actuar, [ ] dónde está el cursor, -1 lo que cuesta llegar.\n")
                 .in(lang));
}

}  // namespace warren::cli::rabbihop_picture
