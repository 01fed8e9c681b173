// Everything that is drawn by hand, as data: each symbol is a little picture in a square of
// -50 to 50 both ways, and each theme a list of colours. Boards, cards and pages use these alone.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "games/jack_rabbits/board/tiles.h"

namespace warren::jack_rabbits {

enum class Theme : std::uint8_t { light, dark };

// The <symbol>s of all pictures, for the <defs> of a document. They have no colours of their own:
// shapes take the colour of whatever uses them, and the classes of style_sheet().
// Those of an expansion only if it is among the suits.
std::string symbols(SuitMask suits);
std::string symbol_element(std::string_view name, std::string_view shapes);
// The rules of a <style>: the classes of grounds, roads, waters, suits and players in a theme.
// With a prefix it is for a page: classes begin with it, and nothing but classes is styled.
std::string style_sheet(Theme theme, std::string_view prefix = {});

std::string_view suit_name(Suit suit);       // "clubs": the symbol is suit-clubs, the class clubs
std::string_view title_letter(Title title);  // "k": symbols place-k, crown-k and letter-k
std::string_view player_shape(int player);   // "circle": the symbol is badge-circle
inline constexpr int kMostPlayersDrawn = 4;

}  // namespace warren::jack_rabbits
