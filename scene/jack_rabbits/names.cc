// Cards, places and players in letters.
#include "games/jack_rabbits/writing/spoken.h"
#include "scene/jack_rabbits/look.h"

namespace warren::jack_rabbits_scene {

std::string suit_symbol(int suit) {
  const auto known = static_cast<jr::Suit>(suit);
  return jr::is_known(known) ? std::string(jr::info(known).sign) : "?";
}

std::string card_name(Card card, Lang lang) { return jr::spoken(card).in(lang); }

std::string cards_name(const Cards& cards, Lang lang) {
  std::string out;
  cards.for_each([&](Card card) { out += (out.empty() ? "" : " ") + card_name(card, lang); });
  return out;
}

std::string suits_name(jr::SuitMask suits) {
  std::string out;
  jr::each_suit(suits, [&](jr::Suit suit) { out += suit_symbol(static_cast<int>(suit)); });
  return out;
}

std::string suits_name(jr::SuitMask suits, Lang lang) {
  std::string out;
  for (int suit = 0; suit < jr::kMostSuits; ++suit) {
    if ((suits >> suit & 1) == 0) continue;
    const bool last = suits >> suit == 1;
    if (!out.empty()) out += last ? Text(" or ", " o ").in(lang) : Text(", ", ", ").in(lang);
    // A letter alone says little: such a suit is called by its name.
    const auto known = static_cast<jr::Suit>(suit);
    const bool lettered = jr::is_known(known) && jr::info(known).sign.size() == 1;
    out += lettered ? std::string(jr::info(known).name.in(lang)) : suit_symbol(suit);
  }
  return out;
}

std::string hex_name(jr::Place place, Lang lang) {
  if (jr::is_royal(place)) return card_name(jr::card_of(place), lang);
  if (place == jr::Place::off_board)
    return std::string(Text("off the board", "el destierro").in(lang));
  return jr::spoken(place).in(lang);
}

std::string hex_to(jr::Place place, Lang lang) {
  if (place == jr::Place::off_board)
    return std::string(Text("off the board", "al destierro").in(lang));
  if (!jr::is_royal(place)) return jr::spoken_to(place).in(lang);
  return std::string(Text("to ", "a ").in(lang)) + hex_name(place, lang);
}

std::string tile_name(jr::TileKind kind, Lang lang) {
  static constexpr std::array kNames = {
      Text{"a wood", "un bosque"},     Text{"a mountain", "una montaña"},
      Text{"a river", "un río"},       Text{"a crossing", "un cruce"},
      Text{"a tavern", "una taberna"}, Text{"a cave", "una cueva"}};
  static_assert(kNames.size() + 1 == jr::kPlainKinds);  // all but the Citadel, which comes first
  if (jr::shape_of(kind) == jr::Shape::hex) return "?";
  return std::string(kNames[jr::plain_number(kind) - 1].in(lang));
}

std::string player_name(const Look& look, Seat seat) {
  const std::string& name = look.seating.at(seat).name;
  return look.signs ? std::string(pawn_sign(seat, false)) + " " + name : name;
}

std::string short_name(const Look& look, Seat seat) {
  return look.signs ? std::string(pawn_sign(seat, false)) : look.seating.at(seat).name;
}

}  // namespace warren::jack_rabbits_scene
