#include "games/jack_rabbits/board/tile_words.h"

#include <vector>

#include "core/problem.h"
#include "games/jack_rabbits/board/finished.h"

namespace warren::jack_rabbits {
namespace {

constexpr std::array<Text, 3> kRoyals = {
    Text("King of {0}' tower", "Torre del rey de {0}"),
    Text("Queen of {0}' palace", "Palacio de la reina de {0}"),
    Text("Jack of {0}' plaza", "Plaza de la jota de {0}"),
};
constexpr std::array kPlain = {
    Text("Citadel", "Ciudadela"), Text("Wood", "Bosque"),    Text("Mountain", "Montaña"),
    Text("River", "Río"),         Text("Crossing", "Cruce"), Text("Tavern", "Taberna"),
    Text("Cave", "Cueva"),
};
static_assert(kPlain.size() == kPlainKinds);

// The suits that are printed on the tile, and those of expansions on the board that pay likewise.
std::vector<Suit> payers(const Board& board, TileKind road) {
  const Toll toll = toll_of(road);
  std::vector<Suit> out(toll.suits.begin(), toll.suits.begin() + toll.count);
  for (const Suit suit : suits_on(board)) {
    if (counterpart(suit) != suit && pays(suit, road)) out.push_back(suit);
  }
  return out;
}

std::string list_of(const std::vector<Suit>& suits, Lang lang) {
  std::string out;
  for (std::size_t i = 0; i < suits.size(); ++i) {
    if (i > 0)
      out += i + 1 == suits.size() ? Text(" or ", " o ").in(lang) : Text(", ", ", ").in(lang);
    out += spoken(suits[i], lang);
  }
  return out;
}

}  // namespace

std::string spoken(Suit suit, Lang lang) { return std::string(info(suit).name.in(lang)); }

std::string spoken(TileKind kind, Lang lang) {
  if (!is_royal(kind)) return std::string(kPlain[plain_number(kind)].in(lang));
  return fill(kRoyals[static_cast<std::size_t>(title_of(kind))], {info(suit_of(kind)).titled},
              lang);
}

std::string spoken_count(int number, Lang lang, Text one, Text more) {
  constexpr std::array<Text, 7> kNumbers = {
      Text("no", "ningún"),   Text("one", "un"),     Text("two", "dos"), Text("three", "tres"),
      Text("four", "cuatro"), Text("five", "cinco"), Text("six", "seis")};
  const std::string word = number < 7
                               ? std::string(kNumbers[static_cast<std::size_t>(number)].in(lang))
                               : std::to_string(number);
  // Spanish says "ningún camino" where English says "no roads".
  const bool single = number == 1 || (number == 0 && lang == Lang::es);
  return word + " " + std::string((single ? one : more).in(lang));
}

std::string spoken(const Board& board, int tile, Lang lang) {
  const TileKind kind = board.tile(tile).kind;
  std::string out = spoken(kind, lang);
  if (shape_of(kind) == Shape::hex) {
    int roads = 0;
    bool blue = false;
    for (const Side& side : board.outline_of(tile).side) {
      roads += side.road ? 1 : 0;
      blue = blue || side.blue;
    }
    out += ", " + spoken_count(roads, lang, {"road", "camino"}, {"roads", "caminos"});
    if (blue) out += Text(", a blue side", ", un lado azul").in(lang);
    return out;
  }
  const std::vector<Suit> suits = payers(board, kind);
  if (suits.empty()) return out;
  return out + fill(Text(", {0} pay here", ", aquí se paga con {0}"), {list_of(suits, lang)}, lang);
}

}  // namespace warren::jack_rabbits
