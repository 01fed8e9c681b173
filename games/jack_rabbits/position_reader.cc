// Positions, read line by line. docs/notation.md says what each line means and what is taken for
// granted where it is left out.
#include <algorithm>
#include <vector>

#include "core/log.h"
#include "games/jack_rabbits/notation.h"
#include "games/jack_rabbits/written.h"

namespace warren::jack_rabbits {
namespace {

constexpr int kMostWrittenFrames = 6;         // deeper than games go, and then some room is left
constexpr std::uint8_t kDie1 = 3, kDie2 = 4;  // if a position does not say

std::size_t at(Seat seat) { return static_cast<std::size_t>(index_of(seat)); }
std::size_t at(int index) { return static_cast<std::size_t>(index); }

// Before the roll of a turn there are no dice.
bool before_roll(const Frame& frame) {
  return frame.kind == FrameKind::lots || frame.kind == FrameKind::start ||
         frame.kind == FrameKind::roll ||
         (frame.kind == FrameKind::draw && frame.b == static_cast<std::uint8_t>(Draw::deal));
}

// Reads into a State; of a View only what its seat sees is ever filled in.
template <int W>
class PositionReader {
 public:
  PositionReader(const Table<W>& table, std::string_view text)
      : table_(table), limits_(limits_of(table)), text_(text) {}
  Problem read(State<W>& state);
  Problem read(View<W>& view);

 private:
  struct Line {
    std::string_view name;
    std::size_t key;  // how many words tell such lines apart: no line comes twice
    Problem (PositionReader::*read)(Words);
  };
  static constexpr std::size_t kLines = 22;
  static const std::array<Line, kLines> lines_;

  Public<W>& pub() { return state_.pub; }
  Problem bad(std::string_view word) const {
    return Problem(
        {"“{0}” cannot be read in the line “{1}”", "«{0}» no se entiende en la línea «{1}»"},
        {word, line_});
  }
  Problem read_lines();
  Problem read_line(Words words);

  // The parts of lines.
  Problem seat_from(Words words, std::size_t i, Seat& seat) const;
  Problem number_from(Words words, std::size_t i, int most, int& number) const;
  Problem cards_from(Words words, std::size_t from, Cards<W>& cards) const;
  Problem put(Words words, std::size_t from, Cards<W>& where);
  Problem flag(Words words, bool& value) const;
  Problem per_suit(Words words, std::array<std::uint8_t, W>& values) const;
  bool secret_of_another(Seat seat) const { return view_ && seat != viewer_; }

  // The lines.
  Problem read_turn(Words words);
  Problem read_dice(Words words);
  Problem read_price(Words words);
  Problem read_rabbits(Words words);
  Problem read_order(Words words);
  Problem read_hand(Words words);
  Problem read_sealed(Words words);
  Problem read_seen(Words words);
  Problem read_known(Words words);
  Problem read_court(Words words);
  Problem read_spent(Words words) { return put(words, 1, pub().spent); }
  Problem read_laid(Words words) { return put(words, 1, pub().laid); }
  Problem read_pool(Words words);
  Problem read_crossed(Words words);
  Problem read_attacked(Words words);
  Problem read_bought(Words words) { return flag(words, pub().bought); }
  Problem read_closing(Words words) { return flag(words, pub().closing); }
  Problem read_club(Words words);
  Problem read_token(Words words) { return per_suit(words, pub().token); }
  Problem read_used(Words words) { return per_suit(words, pub().used); }
  Problem read_winner(Words words);
  Problem read_pending(Words words);
  Problem read_hands(Words words);
  Problem read_pile(Words words);

  void fill_in();
  void place_unnamed_cards();
  Problem count_hidden_cards();

  const Table<W>& table_;
  Limits limits_;
  std::string_view text_, line_;
  bool view_ = false;
  Seat viewer_ = Seat::nobody;
  State<W> state_{};
  Cards<W> named_;  // somewhere
  std::vector<std::string> keys_;
  bool dice_ = false, price_ = false, court_ = false, pending_ = false, hands_ = false,
       pile_ = false;
};

template <int W>
const std::array<typename PositionReader<W>::Line, PositionReader<W>::kLines> PositionReader<
    W>::lines_ = {{
    {"turn", 1, &PositionReader::read_turn},       {"dice", 1, &PositionReader::read_dice},
    {"price", 1, &PositionReader::read_price},     {"rabbits", 1, &PositionReader::read_rabbits},
    {"order", 1, &PositionReader::read_order},     {"hand", 2, &PositionReader::read_hand},
    {"sealed", 2, &PositionReader::read_sealed},   {"seen", 4, &PositionReader::read_seen},
    {"known", 2, &PositionReader::read_known},     {"court", 1, &PositionReader::read_court},
    {"spent", 1, &PositionReader::read_spent},     {"laid", 1, &PositionReader::read_laid},
    {"crossed", 1, &PositionReader::read_crossed}, {"attacked", 1, &PositionReader::read_attacked},
    {"bought", 1, &PositionReader::read_bought},   {"closing", 1, &PositionReader::read_closing},
    {"club", 1, &PositionReader::read_club},       {"token", 2, &PositionReader::read_token},
    {"used", 2, &PositionReader::read_used},       {"winner", 1, &PositionReader::read_winner},
    {"pool", 1, &PositionReader::read_pool},       {"pending", 0, &PositionReader::read_pending},
}};

// --- the parts of lines
// ----------------------------------------------------------------------------

template <int W>
Problem PositionReader<W>::seat_from(Words words, std::size_t i, Seat& seat) const {
  if (i >= words.size()) return bad(line_);
  if (!jack_rabbits::read(words[i], seat)) return bad(words[i]);
  if (index_of(seat) < table_.seats) return {};
  return Problem({"there is no player {0} at this table", "no hay jugador {0} en esta mesa"},
                 {words[i]});
}

template <int W>
Problem PositionReader<W>::number_from(Words words, std::size_t i, int most, int& number) const {
  if (i >= words.size()) return bad(line_);
  return parse_int(words[i], 0, most, number) ? Problem{} : bad(words[i]);
}

template <int W>
Problem PositionReader<W>::cards_from(Words words, std::size_t from, Cards<W>& cards) const {
  if (words.size() <= from) return bad(line_);
  if (words.size() == from + 1 && words[from] == "-") return {};
  if (Problem problem = read_cards(words.subspan(from), cards)) return problem;
  const Cards<W> strange = cards - table_.pips - table_.court;
  if (strange.empty()) return {};
  return Problem(
      {"the card {0} is not in play at this table", "la carta {0} no está en juego en esta mesa"},
      {write(strange.nth(0))});
}

// Cards that are nowhere else.
template <int W>
Problem PositionReader<W>::put(Words words, std::size_t from, Cards<W>& where) {
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
Problem PositionReader<W>::flag(Words words, bool& value) const {
  value = true;
  return words.size() == 1 ? Problem{} : bad(line_);
}

template <int W>
Problem PositionReader<W>::per_suit(Words words, std::array<std::uint8_t, W>& values) const {
  int suit = 0;
  int number = 0;
  if (words.size() != 3) return bad(line_);
  if (!read_suit(words[1], suit) || suit >= W || (table_.suits >> suit & 1) == 0)
    return bad(words[1]);
  if (Problem problem = number_from(words, 2, 255, number)) return problem;
  values[at(suit)] = static_cast<std::uint8_t>(number);
  return {};
}

// --- the turn
// --------------------------------------------------------------------------------------

template <int W>
Problem PositionReader<W>::read_turn(Words words) {
  if (words.size() < 2 || words.size() > 3) return bad(line_);
  pub().turn = Seat::nobody;
  if (words[1] != "nobody") {
    if (Problem problem = seat_from(words, 1, pub().turn)) return problem;
  }
  int turns = pub().turn == Seat::nobody ? 0 : 1;
  if (words.size() == 3) {
    if (Problem problem = number_from(words, 2, 65535, turns)) return problem;
  }
  pub().turns = static_cast<std::uint16_t>(turns);
  return {};
}

template <int W>
Problem PositionReader<W>::read_dice(Words words) {
  int first = 0;
  int second = 0;
  if (words.size() != 3) return bad(line_);
  if (Problem problem = number_from(words, 1, 6, first)) return problem;
  if (Problem problem = number_from(words, 2, 6, second)) return problem;
  pub().die1 = static_cast<std::uint8_t>(first);
  pub().die2 = static_cast<std::uint8_t>(second);
  dice_ = true;
  return {};
}

template <int W>
Problem PositionReader<W>::read_price(Words words) {
  int price = 0;
  if (words.size() != 2) return bad(line_);
  if (Problem problem = number_from(words, 1, 255, price)) return problem;
  pub().price = static_cast<std::uint8_t>(price);
  price_ = true;
  return {};
}

template <int W>
Problem PositionReader<W>::read_rabbits(Words words) {
  SeatSet placed;
  if (words.size() < 3 || words.size() % 2 == 0) return bad(line_);
  for (std::size_t i = 1; i < words.size(); i += 2) {
    Seat seat = Seat::nobody;
    Place place = Place::none;
    if (Problem problem = seat_from(words, i, seat)) return problem;
    if (placed.has(seat) || !jack_rabbits::read(words[i + 1], place)) return bad(words[i + 1]);
    if ((limits_.places & bit(place)) == 0) {
      return Problem({"there is no {0} on this board", "no hay {0} en este tablero"},
                     {words[i + 1]});
    }
    placed = placed.with(seat);
    pub().place[at(seat)] = place;
  }
  return {};
}

template <int W>
Problem PositionReader<W>::read_order(Words words) {
  int which = 0;
  if (!jack_rabbits::read_order(table_.seats, words.subspan(1), which)) {
    return Problem({"an order of turns names each of the {0} players once: “{1}”",
                    "un orden de turnos nombra una vez a cada uno de los {0} jugadores: «{1}»"},
                   {table_.seats, line_});
  }
  for (int i = 0; i < table_.seats; ++i) {
    if (Problem problem = seat_from(words, at(i) + 1, pub().order[at(i)])) return problem;
  }
  return {};
}

template <int W>
Problem PositionReader<W>::read_crossed(Words words) {
  if (words.size() < 2) return bad(line_);
  for (std::size_t i = 1; i < words.size(); ++i) {
    int spot = 0;
    if (Problem problem = number_from(words, i, limits_.spots - 1, spot)) return problem;
    pub().crossed[at(spot) / 64] |= std::uint64_t{1} << (spot % 64);
  }
  return {};
}

template <int W>
Problem PositionReader<W>::read_attacked(Words words) {
  if (words.size() < 2) return bad(line_);
  for (std::size_t i = 1; i < words.size(); ++i) {
    Seat seat = Seat::nobody;
    if (Problem problem = seat_from(words, i, seat)) return problem;
    pub().attacked = pub().attacked.with(seat);
  }
  return {};
}

template <int W>
Problem PositionReader<W>::read_club(Words words) {
  Card card = kNoCard;
  if (words.size() != 2) return bad(line_);
  if (!jack_rabbits::read(words[1], card) || card.suit != static_cast<int>(Suit::clubs) ||
      is_joker(card))
    return bad(words[1]);
  pub().club = static_cast<std::uint8_t>(card.rank + 1);
  return {};
}

template <int W>
Problem PositionReader<W>::read_winner(Words words) {
  if (words.size() != 2) return bad(line_);
  return seat_from(words, 1, pub().winner);
}

template <int W>
Problem PositionReader<W>::read_pending(Words words) {
  pending_ = true;
  if (words.size() == 2 && words[1] == "none") return {};
  Frame frame;
  if (Problem problem = jack_rabbits::read(limits_, words.subspan(1), frame)) return problem;
  if (pub().pending.size() >= kMostWrittenFrames) {
    return Problem({"there are more than {0} questions", "hay más de {0} preguntas"},
                   {kMostWrittenFrames});
  }
  pub().pending.push(frame);
  return {};
}

// --- cards
// -----------------------------------------------------------------------------------------

template <int W>
Problem PositionReader<W>::read_hand(Words words) {
  Seat seat = Seat::nobody;
  if (Problem problem = seat_from(words, 1, seat)) return problem;
  if (secret_of_another(seat)) {
    return Problem({"a view shows no hand but the viewer's: “{0}”",
                    "una vista no enseña más mano que la propia: «{0}»"},
                   {line_});
  }
  return put(words, 2, state_.own[at(seat)].hand);
}

template <int W>
Problem PositionReader<W>::read_sealed(Words words) {
  Seat seat = Seat::nobody;
  if (Problem problem = seat_from(words, 1, seat)) return problem;
  if (secret_of_another(seat)) return bad(words[1]);
  return cards_from(words, 2, state_.own[at(seat)].sealed);
}

template <int W>
Problem PositionReader<W>::read_seen(Words words) {
  Seat seat = Seat::nobody;
  Seat other = Seat::nobody;
  if (Problem problem = seat_from(words, 1, seat)) return problem;
  if (words.size() < 3 || words[2] != "of" || secret_of_another(seat)) return bad(line_);
  if (Problem problem = seat_from(words, 3, other)) return problem;
  return cards_from(words, 4, state_.own[at(seat)].seen[at(other)]);
}

// In a view this is where the cards of others are named.
template <int W>
Problem PositionReader<W>::read_known(Words words) {
  Seat seat = Seat::nobody;
  if (Problem problem = seat_from(words, 1, seat)) return problem;
  Cards<W>& known = pub().known[at(seat)];
  return secret_of_another(seat) ? put(words, 2, known) : cards_from(words, 2, known);
}

template <int W>
Problem PositionReader<W>::read_court(Words words) {
  court_ = true;
  return put(words, 1, pub().court);
}

template <int W>
Problem PositionReader<W>::read_pool(Words words) {
  pub().pool = {};
  return cards_from(words, 1, pub().pool);
}

template <int W>
Problem PositionReader<W>::read_hands(Words words) {
  if (static_cast<int>(words.size()) != table_.seats + 1) return bad(line_);
  for (int i = 0; i < table_.seats; ++i) {
    int size = 0;
    if (Problem problem = number_from(words, at(i) + 1, 255, size)) return problem;
    pub().hand[at(i)] = static_cast<std::uint8_t>(size);
  }
  hands_ = true;
  return {};
}

template <int W>
Problem PositionReader<W>::read_pile(Words words) {
  int size = 0;
  if (words.size() != 2) return bad(line_);
  if (Problem problem = number_from(words, 1, 255, size)) return problem;
  pub().pile = static_cast<std::uint8_t>(size);
  pile_ = true;
  return {};
}

// --- all of it
// -------------------------------------------------------------------------------------

template <int W>
Problem PositionReader<W>::read_line(Words words) {
  static constexpr std::array kOfViews = {Line{"hands", 1, &PositionReader::read_hands},
                                          Line{"pile", 1, &PositionReader::read_pile}};
  const auto named = [&words](const Line& line) { return line.name == words[0]; };
  const Line* found = std::find_if(lines_.begin(), lines_.end(), named);
  if (found == lines_.end()) {
    found = std::find_if(kOfViews.begin(), kOfViews.end(), named);
    if (!view_ || found == kOfViews.end()) {
      std::string names;
      for (const Line& line : lines_) names += (names.empty() ? "" : ", ") + std::string(line.name);
      return Problem({"“{0}” is no line of a position; these are: {1}",
                      "«{0}» no es una línea de posición; lo son: {1}"},
                     {line_, names});
    }
  }
  if (found->key > 0) {
    const std::string key = joined(words.first(std::min(found->key, words.size())));
    if (std::find(keys_.begin(), keys_.end(), key) != keys_.end()) {
      return Problem({"the position has two lines “{0}”", "la posición tiene dos líneas «{0}»"},
                     {key});
    }
    keys_.push_back(key);
  }
  return (this->*found->read)(words);
}

template <int W>
Problem PositionReader<W>::read_lines() {
  pub().turn = seat_of(0);
  pub().turns = 1;
  pub().pool = table_.pips;
  for (int i = 0; i < table_.seats; ++i) pub().order[at(i)] = seat_of(i);
  while (!text_.empty()) {
    line_ = take_line(text_);
    const auto words = split_words(line_);
    if (words.empty()) continue;
    if (Problem problem = read_line(Words(words))) return problem;
  }
  fill_in();
  return {};
}

// What all see and the position does not say.
template <int W>
void PositionReader<W>::fill_in() {
  if (!pending_ && !pub().over()) pub().pending.push({.kind = FrameKind::hex});
  if (!dice_ && std::none_of(pub().pending.begin(), pub().pending.end(), before_roll)) {
    pub().die1 = kDie1;
    pub().die2 = kDie2;
  }
  if (!price_) pub().price = static_cast<std::uint8_t>(pub().dice());
  if (!court_) {
    pub().court = table_.court - named_;
    named_ = named_ | pub().court;
  }
}

// Cards named nowhere are in the pile.
template <int W>
void PositionReader<W>::place_unnamed_cards() {
  state_.dark.pile = table_.pips - named_;
  pub().pile = static_cast<std::uint8_t>(state_.dark.pile.size());
  for (int i = 0; i < table_.seats; ++i) {
    const Cards<W>& hand = state_.own[at(i)].hand;
    pub().hand[at(i)] = static_cast<std::uint8_t>(hand.size());
    pub().known[at(i)] = pub().known[at(i)] | royals(hand);
  }
}

template <int W>
Problem PositionReader<W>::count_hidden_cards() {
  int hidden = 0;
  for (int i = 0; i < table_.seats; ++i) {
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
  const int unseen = (table_.pips - named_).size() - hidden;
  if (!pile_) pub().pile = static_cast<std::uint8_t>(std::max(unseen, 0));
  return {};
}

template <int W>
Problem PositionReader<W>::read(State<W>& state) {
  if (Problem problem = read_lines()) return problem;
  place_unnamed_cards();
  state = state_;
  return {};
}

template <int W>
Problem PositionReader<W>::read(View<W>& view) {
  view_ = true;
  line_ = take_line(text_);
  const auto words = split_words(line_);
  if (words.size() != 2 || words[0] != "viewer") {
    return Problem({"a view begins with “viewer p0” or “viewer nobody”",
                    "una vista empieza por «viewer p0» o «viewer nobody»"});
  }
  if (words[1] != "nobody") {
    if (Problem problem = seat_from(Words(words), 1, viewer_)) return problem;
  }
  if (Problem problem = read_lines()) return problem;
  if (Problem problem = count_hidden_cards()) return problem;
  view = {.seat = viewer_, .pub = state_.pub};
  if (viewer_ != Seat::nobody) view.own = state_.own[at(viewer_)];
  return {};
}

}  // namespace

template <int W>
Problem read(const Table<W>& table, std::string_view text, State<W>& state) {
  state = {};
  return PositionReader<W>(table, text).read(state);
}

template <int W>
Problem read(const Table<W>& table, std::string_view text, View<W>& view) {
  view = {};
  return PositionReader<W>(table, text).read(view);
}

template Problem read<4>(const Table<4>&, std::string_view, State<4>&);
template Problem read<12>(const Table<12>&, std::string_view, State<12>&);
template Problem read<4>(const Table<4>&, std::string_view, View<4>&);
template Problem read<12>(const Table<12>&, std::string_view, View<12>&);

}  // namespace warren::jack_rabbits
