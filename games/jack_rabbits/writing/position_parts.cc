#include "games/jack_rabbits/writing/position_parts.h"

#include <algorithm>

#include "core/numbers.h"

namespace warren::jack_rabbits {
namespace {

std::size_t at(Seat seat) { return static_cast<std::size_t>(index_of(seat)); }
std::size_t at(int index) { return static_cast<std::size_t>(index); }

}  // namespace

// --- the parts of lines --------------------------------------------------------------------------

template <int W>
Problem PositionParts<W>::bad(std::string_view word) const {
  return Problem(
      {"“{0}” cannot be read in the line “{1}”", "«{0}» no se entiende en la línea «{1}»"},
      {word, line_});
}

template <int W>
Problem PositionParts<W>::seat_from(Words words, std::size_t i, Seat& seat) const {
  if (i >= words.size()) return bad(line_);
  if (!jack_rabbits::read(words[i], seat)) return bad(words[i]);
  if (index_of(seat) < setup_.seats) return {};
  return Problem({"there is no player {0} at this table; there are p0 to p{1}",
                  "no hay jugador {0} en esta mesa; están de p0 a p{1}"},
                 {words[i], setup_.seats - 1});
}

template <int W>
Problem PositionParts<W>::seats_from(Words words, std::size_t from, SeatSet& seats) const {
  if (words.size() <= from) return bad(line_);
  for (std::size_t i = from; i < words.size(); ++i) {
    Seat seat = Seat::nobody;
    if (Problem problem = seat_from(words, i, seat)) return problem;
    seats = seats.with(seat);
  }
  return {};
}

template <int W>
Problem PositionParts<W>::number_from(Words words, std::size_t i, int most, int& number) const {
  if (i >= words.size()) return bad(line_);
  if (parse_int(words[i], 0, most, number)) return {};
  return Problem({"“{0}” is no number from 0 to {1}, in the line “{2}”",
                  "«{0}» no es un número de 0 a {1}, en la línea «{2}»"},
                 {words[i], most, line_});
}

template <int W>
Problem PositionParts<W>::cards_from(Words words, std::size_t from, Cards<W>& cards) const {
  if (words.size() <= from) return bad(line_);
  if (words.size() == from + 1 && words[from] == "-") return {};
  if (Problem problem = read_cards(words.subspan(from), cards)) return problem;
  const Cards<W> strange = cards - setup_.pips - setup_.court;
  if (strange.empty()) return {};
  return Problem(
      {"the card {0} is not in play at this table", "la carta {0} no está en juego en esta mesa"},
      {write(strange.nth(0))});
}

template <int W>
Problem PositionParts<W>::put(Words words, std::size_t from, Cards<W>& where) {
  Cards<W> cards;
  if (Problem problem = cards_from(words, from, cards)) return problem;
  const Cards<W> twice = cards & named_;
  if (!twice.empty()) {
    return Problem({"the card {0} is in two places", "la carta {0} está en dos sitios"},
                   {write(twice.nth(0))});
  }
  named_ = named_ | cards;
  where = cards;
  return {};
}

template <int W>
Problem PositionParts<W>::flag(Words words, bool& value) const {
  value = true;
  return words.size() == 1 ? Problem{} : bad(line_);
}

template <int W>
Problem PositionParts<W>::per_suit(Words words, std::array<std::uint8_t, W>& values) const {
  int suit = 0;
  int number = 0;
  if (words.size() != 3) return bad(line_);
  if (!read_suit(words[1], suit) || suit >= W || (setup_.suits >> suit & 1) == 0)
    return bad(words[1]);
  if (Problem problem = number_from(words, 2, 255, number)) return problem;
  values[at(suit)] = static_cast<std::uint8_t>(number);
  return {};
}

// --- cards ---------------------------------------------------------------------------------------

template <int W>
Problem PositionParts<W>::read_hand(Words words) {
  Seat seat = Seat::nobody;
  if (Problem problem = seat_from(words, 1, seat)) return problem;
  if (secret_of_another(seat)) {
    return Problem({"a view shows no hand but the viewer's: “{0}”",
                    "una vista no muestra más mano que la propia: «{0}»"},
                   {line_});
  }
  return put(words, 2, state_.own[at(seat)].hand);
}

template <int W>
Problem PositionParts<W>::read_sealed(Words words) {
  Seat seat = Seat::nobody;
  if (Problem problem = seat_from(words, 1, seat)) return problem;
  if (secret_of_another(seat)) return bad(words[1]);
  return cards_from(words, 2, state_.own[at(seat)].sealed);
}

template <int W>
Problem PositionParts<W>::read_seen(Words words) {
  Seat seat = Seat::nobody;
  Seat other = Seat::nobody;
  if (Problem problem = seat_from(words, 1, seat)) return problem;
  if (words.size() < 3 || words[2] != "of" || secret_of_another(seat)) return bad(line_);
  if (Problem problem = seat_from(words, 3, other)) return problem;
  return cards_from(words, 4, state_.own[at(seat)].seen[at(other)]);
}

// In a view this is where the cards of others are named.
template <int W>
Problem PositionParts<W>::read_known(Words words) {
  Seat seat = Seat::nobody;
  if (Problem problem = seat_from(words, 1, seat)) return problem;
  Cards<W>& known = pub().known[at(seat)];
  return secret_of_another(seat) ? put(words, 2, known) : cards_from(words, 2, known);
}

template <int W>
Problem PositionParts<W>::read_court(Words words) {
  court_ = true;
  return put(words, 1, pub().court);
}

template <int W>
Problem PositionParts<W>::read_capital(Words words) {
  Seat seat = Seat::nobody;
  Cards<W> cards;
  if (Problem problem = seat_from(words, 1, seat)) return problem;
  if (Problem problem = put(words, 2, cards)) return problem;
  if (cards.size() != 1 || cards.nth(0).rank != kAce) return bad(line_);
  pub().extras.capital[at(seat)] = static_cast<std::uint8_t>(cards.nth(0).suit + 1);
  return {};
}

template <int W>
Problem PositionParts<W>::read_displayed(Words words) {
  Seat seat = Seat::nobody;
  Cards<W> cards;
  if (Problem problem = seat_from(words, 1, seat)) return problem;
  if (Problem problem = cards_from(words, 2, cards)) return problem;
  if (!(paying(cards, mask_of(Suit::hearts)) == cards)) return bad(line_);
  pub().extras.displayed[at(seat)] = cards.suit(static_cast<int>(Suit::hearts));
  return {};
}

// --- what powers of expansion suits keep ---------------------------------------------------------

template <int W>
Problem PositionParts<W>::read_laid_out(Words words) {
  if constexpr (kKeeps<W>) {
    Seat seat = Seat::nobody;
    if (Problem problem = seat_from(words, 1, seat)) return problem;
    return cards_from(words, 2, pub().kept.laid_out[at(seat)]);
  }
  return bad(line_);
}

template <int W>
Problem PositionParts<W>::read_heap(Words words) {
  if constexpr (kKeeps<W>) {
    Cards<W> cards;
    if (Problem problem = put(words, 1, cards)) return problem;
    for (int suit = 0; suit < W; ++suit) pub().kept.heap[at(suit)] = cards.suit(suit);
    return {};
  }
  return bad(line_);
}

template <int W>
Problem PositionParts<W>::read_memory(Words words) {
  if constexpr (kKeeps<W>) {
    int suit = 0;
    if (words.size() != 2 + Keepings<W>::kBytes) return bad(line_);
    if (!read_suit(words[1], suit) || suit >= W || (setup_.suits >> suit & 1) == 0)
      return bad(words[1]);
    for (std::size_t i = 0; i < Keepings<W>::kBytes; ++i) {
      int number = 0;
      if (Problem problem = number_from(words, i + 2, 255, number)) return problem;
      pub().kept.memory[at(suit)][i] = static_cast<std::uint8_t>(number);
    }
    return {};
  }
  return bad(line_);
}

template <int W>
Problem PositionParts<W>::read_pool(Words words) {
  pub().pool = {};
  return cards_from(words, 1, pub().pool);
}

template <int W>
Problem PositionParts<W>::read_hands(Words words) {
  if (static_cast<int>(words.size()) != setup_.seats + 1) return bad(line_);
  for (int i = 0; i < setup_.seats; ++i) {
    int size = 0;
    if (Problem problem = number_from(words, at(i) + 1, 255, size)) return problem;
    pub().hand[at(i)] = static_cast<std::uint8_t>(size);
  }
  hands_ = true;
  return {};
}

template <int W>
Problem PositionParts<W>::read_pile(Words words) {
  int size = 0;
  if (words.size() != 2) return bad(line_);
  if (Problem problem = number_from(words, 1, 255, size)) return problem;
  pub().pile = static_cast<std::uint8_t>(size);
  pile_ = true;
  return {};
}

// --- cards that are not named --------------------------------------------------------------------

template <int W>
void PositionParts<W>::fill_court() {
  if (court_) return;
  pub().court = setup_.court - named_;
  named_ = named_ | pub().court;
}

template <int W>
void PositionParts<W>::fill_pile() {
  state_.dark.pile = setup_.pips - named_;
  pub().pile = static_cast<std::uint8_t>(state_.dark.pile.size());
  for (int i = 0; i < setup_.seats; ++i) {
    const Cards<W>& hand = state_.own[at(i)].hand;
    pub().hand[at(i)] = static_cast<std::uint8_t>(hand.size());
    pub().known[at(i)] = pub().known[at(i)] | royals(hand);
  }
}

template <int W>
Problem PositionParts<W>::count_hidden_cards() {
  int hidden = 0;
  for (int i = 0; i < setup_.seats; ++i) {
    const bool mine = seat_of(i) == viewer_;
    const Cards<W>& hand = state_.own[at(i)].hand;
    Cards<W>& known = pub().known[at(i)];
    known = known | royals(hand);
    const int shown = mine ? hand.size() : known.size();
    auto& size = pub().hand[at(i)];
    if (!hands_) size = static_cast<std::uint8_t>(shown);
    if (size < shown || (mine && size > shown)) {
      return Problem({"player {0} does not hold {1} cards", "el jugador {0} no tiene {1} cartas"},
                     {write(seat_of(i)), size});
    }
    hidden += size - shown;
  }
  const int unseen = (setup_.pips - named_).size() - hidden;
  if (!pile_) pub().pile = static_cast<std::uint8_t>(std::max(unseen, 0));
  return {};
}

template class PositionParts<4>;
template class PositionParts<12>;

}  // namespace warren::jack_rabbits
