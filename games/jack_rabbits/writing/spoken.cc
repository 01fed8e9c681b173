#include "games/jack_rabbits/writing/spoken.h"

#include "games/jack_rabbits/board/tile_words.h"
#include "games/jack_rabbits/writing/notation.h"

namespace warren::jack_rabbits {
namespace {

// By Title.
constexpr std::array<Text, 3> kRoyalHexes = {
    Text{"the tower of the king of {0}", "la torre del rey de {0}"},
    Text{"the palace of the queen of {0}", "el palacio de la reina de {0}"},
    Text{"the plaza of the jack of {0}", "la plaza de la jota de {0}"},
};

Fact suit_name(int suit) {
  if (suit < 0 || suit >= kSuitsKnown) return {"?"};
  return kSuits[static_cast<std::size_t>(suit)].name;
}

}  // namespace

Fact spoken_player(int seat) {
  return seat >= 0 && seat < kMaxSeats ? seat_of(seat) : Seat::nobody;
}

Fact spoken(Joker joker) {
  return joker == Joker::red ? Text{"red", "rojo"} : Text{"black", "negro"};
}

Fact spoken(Card card) {
  if (card == card_of(Joker::red)) return Text{"the red joker", "el comodín rojo"};
  if (card == card_of(Joker::black)) return Text{"the black joker", "el comodín negro"};
  std::string text = write(card);
  if (card.suit < kSuitsKnown && card.rank <= kKing) {
    text.pop_back();
    text += kSuits[card.suit].sign;
  }
  return {text};
}

Fact spoken(Place place) {
  switch (place) {
    case Place::citadel:
      return Text{"the Citadel", "la Ciudadela"};
    case Place::underground:
      return Text{"the Underground", "el Subsuelo"};
    case Place::off_board:
      return Text{"the space off the board", "el destierro"};
    default:
      break;
  }
  if (!is_royal(place)) return Text{"a place that does not exist", "un lugar que no existe"};
  const Text& hex = kRoyalHexes[static_cast<std::size_t>(title_of(place))];
  const std::vector<Fact> suit = {suit_name(static_cast<int>(suit_of(place)))};
  return {fill(hex, suit, Lang::en), fill(hex, suit, Lang::es)};
}

Fact spoken_to(Place place) {
  const Fact name = spoken(place);
  const std::string& es = name.in(Lang::es);
  return {"to " + name.in(Lang::en), es.starts_with("el ") ? "al " + es.substr(3) : "a " + es};
}

Fact spoken_suits(SuitMask suits) {
  std::string en;
  std::string es;
  for (int suit = 0; suit < kMostSuits; ++suit) {
    if ((suits >> suit & 1) == 0) continue;
    const bool last = suits >> suit == 1;
    const Fact name = suit_name(suit);
    if (!en.empty()) en += last ? " or " : ", ";
    if (!es.empty()) es += last ? " o " : ", ";
    en += name.in(Lang::en);
    es += name.in(Lang::es);
  }
  if (en.empty()) return Text{"no suit", "ningún palo"};
  return {en, es};
}

}  // namespace warren::jack_rabbits
