#include "games/jack_rabbits/board/drawing_symbols.h"

#include "games/jack_rabbits/board/drawing_expansions.h"

namespace warren::jack_rabbits {
namespace {

struct Symbol {
  std::string_view name;
  std::string_view shapes;
};

// A suit is told by its shape; its colours only help. Further suits add a row here and their shape
// to those of drawing_expansions.cc.
struct SuitArt {
  std::string_view name;
  std::string_view light, dark;                // the sign
  std::string_view light_ground, dark_ground;  // the hexes of its royals
};
constexpr std::array kSuitArt = {
    SuitArt{"clubs", "#2c6e3f", "#86d08f", "#d7e5bd", "#33452f"},
    SuitArt{"spades", "#27364f", "#b4c8ee", "#d3dae5", "#323c50"},
    SuitArt{"hearts", "#b3243b", "#ff8d8d", "#f3d8d0", "#51313a"},
    SuitArt{"diamonds", "#b65f0c", "#f8bd55", "#f8e3b0", "#504021"},
    SuitArt{"torches", "#8b2f87", "#e79be8", "#ecd8ea", "#4a304b"},
    SuitArt{"shields", "#2f5f9e", "#93c0f7", "#d3e2f2", "#2c4059"},
    SuitArt{"horseshoes", "#7a4a26", "#dcae84", "#ead9c6", "#47382b"},
    SuitArt{"acorns", "#6b6a12", "#d3cf62", "#e8e6b8", "#42421f"},
    SuitArt{"shells", "#b23a72", "#ff9ec6", "#f6d7e4", "#522f42"},
    SuitArt{"anchors", "#175a5e", "#7fd6cf", "#c6e3dd", "#214b4a"},
    SuitArt{"bells", "#94700a", "#ecd06a", "#f4eac0", "#4c431f"},
    SuitArt{"icicles", "#1f84a8", "#b5e6ff", "#def3fa", "#31566a"},
};
static_assert(kSuitArt.size() == kSuits.size());

struct Player {
  std::string_view shape;
  std::string_view colour;
};
constexpr std::array<Player, kMostPlayersDrawn> kPlayers = {
    Player{"circle", "#d5521b"}, Player{"square", "#1f6fb5"}, Player{"triangle", "#7d3c98"},
    Player{"lozenge", "#1d8a6b"}};

constexpr std::array kSymbols = {
    // --- suits
    Symbol{
        "suit-clubs",
        "<circle cy='-23' r='21'/><circle cx='-24' cy='9' r='21'/><circle cx='24' cy='9' r='21'/>"
        "<path d='M-9 -10H9L12 8C6 8 5 10 5 14C6 30 10 40 18 46H-18C-10 40 -6 30 -5 14"
        "C-5 10 -6 8 -12 8Z'/>"},
    Symbol{"suit-spades",
           "<path d='M0 -47C10 -26 43 -12 43 13C43 26 33 34 22 34C14 34 8 29 5 22C6 34 10 41 18 46"
           "H-18C-10 41 -6 34 -5 22C-8 29 -14 34 -22 34C-33 34 -43 26 -43 13C-43 -12 -10 -26 0 -47Z"
           "'/>"},
    Symbol{"suit-hearts",
           "<path d='M0 45C-10 26 -46 8 -46 -17C-46 -33 -34 -43 -22 -43C-11 -43 -3 -36 0 -26"
           "C3 -36 11 -43 22 -43C34 -43 46 -33 46 -17C46 8 10 26 0 45Z'/>"},
    Symbol{"suit-diamonds",
           "<path d='M0 -48C8 -30 22 -11 37 0C22 11 8 30 0 48C-8 30 -22 11 -37 0C-22 -11 -8 -30 "
           "0 -48Z'/>"},
    // --- titles
    Symbol{"crown-k",
           "<path d='M-38 20L-46 -22L-22 -2L0 -38L22 -2L46 -22L38 20Z'/>"
           "<rect x='-38' y='27' width='76' height='12'/>"},
    Symbol{
        "crown-q",
        "<path d='M-36 20L-42 -12C-32 -2 -22 -4 -17 -18C-10 -2 -4 -6 0 -24C4 -6 10 -2 17 -18"
        "C22 -4 32 -2 42 -12L36 20Z'/><rect x='-36' y='27' width='72' height='12'/>"
        "<circle cx='-43' cy='-20' r='7'/><circle cx='-17' cy='-26' r='7'/>"
        "<circle cy='-33' r='8'/><circle cx='17' cy='-26' r='7'/><circle cx='43' cy='-20' r='7'/>"},
    Symbol{"crown-j",
           "<path d='M-40 20C-40 -12 -18 -24 2 -24C24 -24 40 -8 40 20Z'/>"
           "<rect x='-46' y='25' width='92' height='14' rx='7'/>"
           "<path d='M6 -14C8 -34 22 -44 44 -46C42 -28 30 -16 16 -10Z'/>"},
    Symbol{"letter-k", "<path class='pen' d='M-20 -38V38M26 -38L-18 4M-6 -6L28 38'/>"},
    Symbol{"letter-q",
           "<path class='pen' d='M0 -38C-20 -38 -31 -22 -31 0C-31 22 -20 38 0 38C20 38 31 22 31 0"
           "C31 -22 20 -38 0 -38ZM8 16L32 42'/>"},
    Symbol{"letter-j",
           "<path class='pen' d='M-8 -38H20V14C20 30 12 38 -2 38C-14 38 -21 31 -22 20'/>"},
    // --- what stands on a hex: tower, palace, plaza, citadel
    Symbol{"place-k",
           "<path d='M-27 48L-23 -16H-33V-46H-20V-36H-7V-46H7V-36H20V-46H33V-16H23L27 48Z'/>"
           "<rect class='gap' x='-4' y='-27' width='8' height='15' rx='4'/>"},
    Symbol{"place-q",
           "<path d='M-49 48V2H-46L-37 -22L-28 2H-24V-8C-24 -26 -7 -32 0 -48C7 -32 24 -26 24 -8V2"
           "H28L37 -22L46 2H49V48Z'/>"
           "<path class='gap' d='M-41 40V18A4 4 0 0 1 -33 18V40ZM33 40V18A4 4 0 0 1 41 18V40Z'/>"},
    Symbol{
        "place-j",
        "<path d='M-34 -46H34L48 -20V-14A8 8 0 0 1 32 -14A8 8 0 0 1 16 -14A8 8 0 0 1 0 -14"
        "A8 8 0 0 1 -16 -14A8 8 0 0 1 -32 -14A8 8 0 0 1 -48 -14V-20Z'/>"
        "<path class='gap' d='M-15 -42L-19 -20H-29L-22 -42ZM15 -42L19 -20H29L22 -42ZM-4 -42H4V-20"
        "H-4Z'/><path d='M-42 -8H-36V6H36V-8H42V6H46V48H-46V6H-42Z'/>"},
    Symbol{
        "place-citadel",
        "<path d='M-48 48V-14H-40V-6H-33V-14H-25V-4H-17V-30H-11V-22H-4V-30H4V-22H11V-30H17V-4H25"
        "V-14H33V-6H40V-14H48V48Z'/>"
        "<path class='gap' d='M-10 48V28A10 10 0 0 1 10 28V48ZM-38 26V12A3 3 0 0 1 -32 12V26Z"
        "M32 26V12A3 3 0 0 1 38 12V26ZM-3 8V-8A3 3 0 0 1 3 -8V8Z'/>"
        "<path d='M-1 -30V-50L20 -43L1 -37V-30ZM-37 -14V-30L-22 -25L-35 -20V-14ZM35 -14V-30L50 -25"
        "L37 -20V-14Z'/>"},
    // --- posts and land
    Symbol{"post-tavern",
           "<path d='M-30 -18H18V46H-30ZM18 -6H30C42 -6 46 2 46 10V20C46 30 40 36 30 36H18V25H29"
           "C34 25 35 22 35 18V12C35 7 33 5 29 5H18Z'/>"
           "<path d='M-36 -20A13 13 0 0 1 -24 -37A16 16 0 0 1 4 -40A13 13 0 0 1 24 -22Z'/>"
           "<path class='gap' d='M-19 -6H-13V34H-19ZM1 -6H7V34H1Z'/>"},
    Symbol{"post-crossing",
           "<path d='M-22 47C-20 26 -4 20 -4 6C-10 10 -18 12 -24 20C-32 26 -44 18 -42 6"
           "C-38 -8 -28 -18 -22 -30C-18 -38 -12 -40 -8 -41L-6 -50L4 -42C30 -36 40 -6 36 47Z'/>"
           "<circle class='gap' cx='-12' cy='-20' r='4.5'/>"},
    Symbol{"post-boat",
           "<path d='M-46 18H46C42 36 32 44 20 44H-20C-32 44 -42 36 -46 18Z"
           "M-3 -46V10H-38C-20 -6 -10 -24 -3 -46ZM5 -32C18 -20 26 -6 30 10H5Z'/>"},
    Symbol{"cave",
           "<path class='rock' d='M-50 40L-42 2L-30 -10L-22 -34L4 -44L26 -32L32 -10L44 4L50 40Z'/>"
           "<path class='hole' d='M-27 40C-29 4 -17 -18 0 -18C17 -18 29 4 27 40Z'/>"},
    Symbol{"tree",
           "<path class='trunk' d='M-5 30H5V48H-5Z'/>"
           "<path class='leaf' d='M0 -48L21 -14H12L28 12H16L34 36H-34L-16 12H-28L-12 -14H-21Z'/>"},
    Symbol{"peak",
           "<path class='rock' d='M-49 38L-12 -42L7 -6L20 -24L49 38Z'/>"
           "<path class='snow' d='M-12 -42L-25 -14L-16 -19L-9 -9L-2 -16L5 -10L7 -6L4 -11Z"
           "M20 -24L11 -12L18 -12L24 -5L29 -5Z'/>"},
    Symbol{"wave",
           "<path class='wave' d='M-44 4C-36 -8 -30 -8 -22 0C-14 8 -8 8 0 0C8 -8 14 -8 22 0"
           "C30 8 36 8 44 -4'/>"},
    Symbol{
        "underground",
        "<path class='hole' d='M-46 44C-48 -16 -28 -44 0 -44C28 -44 48 -16 46 44Z'/>"
        "<path class='glow' d='M-28 44C-29 0 -18 -20 0 -20C18 -20 29 0 28 44Z'/>"
        "<path class='hole' d='M-16 44C-16 34 -11 29 -6 27C-12 24 -13 14 -7 9C-13 0 -14 -15 -8 -16"
        "C-3 -16 -2 -4 -1 6H1C2 -4 3 -16 8 -16C14 -15 13 0 7 9C13 14 12 24 6 27C11 29 16 34 16 44Z"
        "'/>"},
    // --- tokens
    Symbol{"badge-circle", "<circle r='44'/>"},
    Symbol{"badge-square", "<rect x='-40' y='-40' width='80' height='80' rx='9'/>"},
    Symbol{"badge-triangle", "<path d='M0 -44L45 38H-45Z' stroke-linejoin='round'/>"},
    Symbol{"badge-lozenge", "<path d='M0 -46L43 0L0 46L-43 0Z' stroke-linejoin='round'/>"},
    Symbol{"rabbit",
           "<path d='M-7 4C-22 -12 -28 -46 -17 -48C-6 -50 -3 -22 -2 -4H2C3 -22 6 -50 17 -48"
           "C28 -46 22 -12 7 4Z'/><ellipse cy='20' rx='29' ry='25'/>"
           "<circle class='pupil' cx='-11' cy='14' r='4.5'/><circle class='pupil' cx='11' cy='14' "
           "r='4.5'/>"
           "<path class='pupil' d='M-5 24H5L0 30Z'/>"},
    Symbol{"carrot",
           "<path class='carrot-root' d='M0 50C-10 40 -26 4 -24 -10C-22 -20 22 -20 24 -10"
           "C26 4 10 40 0 50Z'/><path class='carrot-leaf' d='M-4 -14C-16 -20 -28 -34 -26 -44"
           "C-14 -40 -8 -32 -5 -26C-8 -36 -6 -46 0 -50C6 -46 8 -36 5 -26C8 -32 14 -40 26 -44"
           "C28 -34 16 -20 4 -14Z'/>"},
};

struct Colour {
  std::string_view rule;  // a selector and property
  std::string_view light, dark;
};
constexpr std::array kColours = {
    Colour{".sea{fill", "#9cc7dc", "#13232f"},
    Colour{".shelf{stroke", "#abd1e1", "#172b39"},
    Colour{".shallows{stroke", "#bfdde7", "#1d3646"},
    Colour{".beach{stroke", "#d9ecec", "#294a5a"},
    Colour{".lake{fill", "#a8d3e2", "#1f4152"},
    Colour{".wave{stroke", "#e8f4f6", "#3a6176"},
    Colour{".stream{fill", "#79b7d6", "#2f6d8d"},
    Colour{".stream{stroke", "#5793b3", "#4a8fb0"},
    Colour{".field{stroke", "#ffffff", "#000000"},
    Colour{".border{stroke", "#6d5a41", "#0b0d0c"},
    Colour{".ground-citadel{fill", "#f1e4c3", "#4b4233"},
    Colour{".ground-wood{fill", "#a9c98a", "#2c4630"},
    Colour{".ground-mountain{fill", "#cdc2b1", "#474441"},
    Colour{".ground-river{fill", "#c9dc9f", "#374a33"},
    Colour{".ground-crossing{fill", "#ecd6a2", "#4f432c"},
    Colour{".ground-tavern{fill", "#eac9a4", "#53402f"},
    Colour{".ground-cave{fill", "#c3b9ad", "#3e3a38"},
    Colour{".ground-underground{fill", "#5b4a3c", "#2a211b"},
    Colour{".burrow{fill", "#463628", "#1c1511"},
    Colour{".road{stroke", "#fff6dd", "#d9c9a1"},
    Colour{".kerb{stroke", "#8b6d48", "#211a12"},
    Colour{".plank{stroke", "#a47a4b", "#8a6a45"},
    Colour{".pile{stroke", "#6f4e2c", "#3b2b1a"},
    Colour{".disc{fill", "#fffaf0", "#1b1916"},
    Colour{".rim{stroke", "#8b6d48", "#8d7c60"},
    Colour{".gap{fill", "#fffaf0", "#1b1916"},
    Colour{".reverse{color", "#fffaf0", "#1b1916"},
    Colour{".ink{color", "#3d3122", "#f0e3c6"},
    Colour{".rock{fill", "#83776a", "#8b8279"},
    Colour{".snow{fill", "#fbfaf5", "#e4e6e6"},
    Colour{".hole{fill", "#211a16", "#060504"},
    Colour{".glow{fill", "#f1c561", "#e6b04a"},
    Colour{".leaf{fill", "#3d7346", "#5b9a62"},
    Colour{".trunk{fill", "#6b4b2c", "#8b6a45"},
    Colour{".wall{stroke", "#7b8f57", "#57704a"},
    Colour{".badge{stroke", "#fffdf6", "#fffdf6"},
    Colour{".passage{stroke", "#463628", "#1c1511"},
    Colour{".bay{fill", "#5fb0d9", "#2a6f97"},
    Colour{".ripple{stroke", "#e8f6fb", "#8cc4df"},
    Colour{".quay{stroke", "#a9a193", "#6b675f"},
    Colour{".ice{fill", "#a5d6ec", "#c9e6f5"},
    Colour{".crack{stroke", "#ffffff", "#4f86a6"},
    Colour{".brick{fill", "#b4553a", "#c46a4e"},
    Colour{".bars{stroke", "#c9c4bb", "#a9a59d"},
    Colour{".flame{fill", "#e4622a", "#f07a3c"},
};

// What no theme changes. Roads stop at the edge they cross, whatever lies beyond.
constexpr std::string_view kSymbolRule = "symbol{fill:currentColor}";
constexpr std::string_view kSameInAllThemes =
    ".ground,.border{stroke-linejoin:round}"
    ".border{fill:none;stroke-width:12;stroke-opacity:.55}"
    ".shelf,.shallows,.beach{fill:none;stroke-linejoin:round}"
    ".shelf{stroke-width:1500}.shallows{stroke-width:880}.beach{stroke-width:360}"
    ".wave{fill:none;stroke-width:6;stroke-linecap:round}"
    ".road,.kerb{fill:none;stroke-linejoin:round}.road{stroke-width:128}.kerb{stroke-width:166}"
    ".bridge{stroke-width:196}"
    ".stream{stroke-width:12}.field{fill:none;stroke-width:22;stroke-opacity:.4;"
    "stroke-linejoin:round}"
    ".plank,.pile{fill:none}.plank{stroke-width:150;stroke-dasharray:34 10}"
    ".pile{stroke-width:172}"
    ".rim{stroke-width:12}.wall{fill:none;stroke-width:26;stroke-linecap:round;"
    "stroke-dasharray:1 44}"
    ".pen{fill:none;stroke:currentColor;stroke-width:15;stroke-linecap:round;"
    "stroke-linejoin:round}"
    ".ripple,.crack,.bars{fill:none;stroke-linecap:round}.ripple{stroke-width:6}"
    ".crack{stroke-width:5}.bars{stroke-width:6}"
    ".quay{fill:none;stroke-width:120;stroke-linecap:round}.swell{stroke-width:16}"
    ".passage{fill:none;stroke-width:230}"
    ".badge{stroke-width:7}.token{color:#fffdf6}.pupil{fill:#2b2119}"
    ".carrot-root{fill:#ff9a2e;stroke:#7a3d00;stroke-width:4}"
    ".carrot-leaf{fill:#bfe38a;stroke:#2f5a1e;stroke-width:4}";

void append(std::string& out, std::initializer_list<std::string_view> parts) {
  for (const std::string_view part : parts) out += part;
}

}  // namespace

std::string symbol_element(std::string_view name, std::string_view shapes) {
  std::string out;
  append(out, {"<symbol id='", name, "' viewBox='-50 -50 100 100'>", shapes, "</symbol>\n"});
  return out;
}

std::string symbols(SuitMask suits) {
  std::string out;
  for (const Symbol& symbol : kSymbols) out += symbol_element(symbol.name, symbol.shapes);
  return out + expansion_symbols(suits);
}

std::string style_sheet(Theme theme, std::string_view prefix) {
  const bool dark = theme == Theme::dark;
  std::string out(prefix.empty() ? kSymbolRule : "");
  out += kSameInAllThemes;
  for (const Colour& colour : kColours)
    append(out, {"\n", colour.rule, ":", dark ? colour.dark : colour.light, "}"});
  for (const SuitArt& suit : kSuitArt) {
    append(out, {"\n.", suit.name, "{color:", dark ? suit.dark : suit.light, "}.ground-", suit.name,
                 "{fill:", dark ? suit.dark_ground : suit.light_ground, "}"});
  }
  for (std::size_t i = 0; i < kPlayers.size(); ++i) {
    append(out, {"\n.player-", kPlayers[i].shape, "{color:", kPlayers[i].colour, "}"});
  }
  out += "\n";
  if (prefix.empty()) return out;
  std::string named;
  for (std::size_t i = 0; i < out.size(); ++i) {
    named += out[i];
    const bool opens = out[i] == '.' && i + 1 < out.size() && out[i + 1] >= 'a';
    if (opens) named += prefix;  // not the point of a number
  }
  return named;
}

std::string_view suit_name(Suit suit) { return kSuitArt[static_cast<std::size_t>(suit)].name; }

std::string_view title_letter(Title title) {
  constexpr std::array<std::string_view, 3> kLetters = {"k", "q", "j"};
  return kLetters[static_cast<std::size_t>(title)];
}

std::string_view player_shape(int player) {
  return kPlayers[static_cast<std::size_t>(player)].shape;
}

}  // namespace warren::jack_rabbits
