// Positions, read line by line. docs/notation.md says what each line means and what is taken for
// granted where it is left out.
#include <algorithm>
#include <string>
#include <vector>

#include "core/log_text.h"
#include "core/viewer.h"
#include "games/jack_rabbits/rules/needs.h"
#include "games/jack_rabbits/writing/position_parts.h"

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
         (frame.kind == FrameKind::draw && frame.why() == Draw::deal);
}

template <int W>
class PositionReader : private PositionParts<W> {
 public:
  PositionReader(const Setup<W>& setup, std::string_view text)
      : PositionParts<W>(setup), text_(text) {}
  Problem read(State<W>& state);
  Problem read(View<W>& view);

 private:
  using Parts = PositionParts<W>;
  using Parts::bad, Parts::flag, Parts::limits_, Parts::line_, Parts::number_from, Parts::per_suit,
      Parts::pub, Parts::seat_from, Parts::seats_from, Parts::state_, Parts::setup_, Parts::view_,
      Parts::viewer_;

  struct Line {
    std::string_view name;
    std::size_t key;  // how many words tell such lines apart: no line comes twice
    Problem (PositionReader::*read)(Words);
  };
  static const std::array<Line, 33> lines_;
  static const std::array<Line, 2> lines_of_views_;

  Problem read_lines();
  Problem read_line(Words words);
  const Line* find_line(std::string_view name) const;
  Problem read_turn(Words words);
  Problem read_dice(Words words);
  Problem read_price(Words words);
  Problem read_rabbits(Words words);
  Problem read_order(Words words);
  Problem read_crossed(Words words);
  Problem read_attacked(Words words) { return seats_from(words, 1, pub().attacked); }
  Problem read_called(Words words);
  Problem read_proposals(Words words);
  Problem read_handed(Words words);
  Problem read_tired(Words words) { return seats_from(words, 1, pub().extras.tired); }
  Problem read_finished(Words words) { return flag(words, pub().extras.finished); }
  Problem read_bought(Words words) { return flag(words, pub().bought); }
  Problem read_closing(Words words) { return flag(words, pub().closing); }
  Problem read_club(Words words);
  Problem read_token(Words words) { return per_suit(words, pub().token); }
  Problem read_used(Words words) { return per_suit(words, pub().used); }
  Problem read_trailed(Words words);
  Problem read_winner(Words words);
  Problem read_pending(Words words);
  void fill_in();

  std::string_view text_;
  int number_ = 0;  // of the line being read
  std::vector<std::string> keys_;
  bool dice_ = false, price_ = false, pending_ = false;
};

template <int W>
const std::array<typename PositionReader<W>::Line, 33> PositionReader<W>::lines_ = {{
    {"turn", 1, &PositionReader::read_turn},
    {"dice", 1, &PositionReader::read_dice},
    {"price", 1, &PositionReader::read_price},
    {"rabbits", 1, &PositionReader::read_rabbits},
    {"order", 1, &PositionReader::read_order},
    {"hand", 2, &PositionReader::read_hand},
    {"sealed", 2, &PositionReader::read_sealed},
    {"seen", 4, &PositionReader::read_seen},
    {"known", 2, &PositionReader::read_known},
    {"court", 1, &PositionReader::read_court},
    {"spent", 1, &PositionReader::read_spent},
    {"laid", 1, &PositionReader::read_laid},
    {"crossed", 1, &PositionReader::read_crossed},
    {"attacked", 1, &PositionReader::read_attacked},
    {"bought", 1, &PositionReader::read_bought},
    {"closing", 1, &PositionReader::read_closing},
    {"club", 1, &PositionReader::read_club},
    {"token", 2, &PositionReader::read_token},
    {"used", 2, &PositionReader::read_used},
    {"trailed", 1, &PositionReader::read_trailed},
    {"winner", 1, &PositionReader::read_winner},
    {"pool", 1, &PositionReader::read_pool},
    {"pending", 0, &PositionReader::read_pending},
    {"capital", 2, &PositionReader::read_capital},
    {"displayed", 2, &PositionReader::read_displayed},
    {"called", 2, &PositionReader::read_called},
    {"proposals", 1, &PositionReader::read_proposals},
    {"handed", 1, &PositionReader::read_handed},
    {"tired", 1, &PositionReader::read_tired},
    {"finished", 1, &PositionReader::read_finished},
    {"laid-out", 2, &PositionReader::read_laid_out},
    {"heap", 1, &PositionReader::read_heap},
    {"memory", 2, &PositionReader::read_memory},
}};
template <int W>
const std::array<typename PositionReader<W>::Line, 2> PositionReader<W>::lines_of_views_ = {{
    {"hands", 1, &PositionReader::read_hands},
    {"pile", 1, &PositionReader::read_pile},
}};

// --- the turn ------------------------------------------------------------------------------------

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
  if ((first == 0) != (second == 0)) {
    return Problem({"dice show 1 to 6, or 0 0 before the roll: “{0}”",
                    "los dados muestran de 1 a 6, o 0 0 antes de tirar: «{0}»"},
                   {line_});
  }
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
    if (placed.has(seat)) return bad(words[i]);
    if (!jack_rabbits::read(words[i + 1], place) || (limits_.places & bit(place)) == 0) {
      return Problem(
          {"there is no {0} on this board; there are {1}", "no hay {0} en este tablero; hay {1}"},
          {words[i + 1], write_places(limits_)});
    }
    placed = placed.with(seat);
    pub().place[at(seat)] = place;
  }
  return {};
}

template <int W>
Problem PositionReader<W>::read_order(Words words) {
  int which = 0;
  if (!jack_rabbits::read_order(setup_.seats, words.subspan(1), which)) {
    return Problem({"an order of turns names each of the {0} players once: “{1}”",
                    "un orden de turnos nombra una vez a cada uno de los {0} jugadores: «{1}»"},
                   {setup_.seats, line_});
  }
  for (int i = 0; i < setup_.seats; ++i) {
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
Problem PositionReader<W>::read_called(Words words) {
  Seat seat = Seat::nobody;
  if (Problem problem = seat_from(words, 1, seat)) return problem;
  return seats_from(words, 2, pub().extras.called[at(seat)]);
}

template <int W>
Problem PositionReader<W>::read_proposals(Words words) {
  int proposals = 0;
  if (words.size() != 2) return bad(line_);
  if (Problem problem = number_from(words, 1, kMostProposals, proposals)) return problem;
  pub().extras.proposals = static_cast<std::uint8_t>(proposals);
  return {};
}

template <int W>
Problem PositionReader<W>::read_handed(Words words) {
  if (words.size() != 3) return bad(line_);
  for (std::size_t side = 0; side < 2; ++side) {
    int count = 0;
    if (Problem problem = number_from(words, side + 1, 255, count)) return problem;
    pub().extras.handed[side] = static_cast<std::uint8_t>(count);
  }
  return {};
}

template <int W>
Problem PositionReader<W>::read_club(Words words) {
  Card card = kNoCard;
  if (words.size() != 2) return bad(line_);
  if (!jack_rabbits::read(words[1], card) || card.suit != static_cast<int>(Suit::clubs) ||
      is_joker(card)) {
    return Problem({"“{0}” is no club; clubs go from AC and 2C to KC",
                    "«{0}» no es un trébol; van de AC y 2C a KC"},
                   {words[1]});
  }
  pub().club = static_cast<std::uint8_t>(card.rank + 1);
  return {};
}

template <int W>
Problem PositionReader<W>::read_trailed(Words words) {
  if (words.size() < 2) return bad(line_);
  for (std::size_t i = 1; i < words.size(); ++i) {
    Place place = Place::none;
    if (!jack_rabbits::read(words[i], place) || (limits_.places & bit(place)) == 0) {
      return Problem(
          {"there is no {0} on this board; there are {1}", "no hay {0} en este tablero; hay {1}"},
          {words[i], write_places(limits_)});
    }
    pub().extras.trailed |= bit(place);
  }
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

// --- all of it -----------------------------------------------------------------------------------

template <int W>
const typename PositionReader<W>::Line* PositionReader<W>::find_line(std::string_view name) const {
  for (const Line& line : lines_) {
    if (line.name == name) return &line;
  }
  for (const Line& line : lines_of_views_) {
    if (view_ && line.name == name) return &line;
  }
  return nullptr;
}

template <int W>
Problem PositionReader<W>::read_line(Words words) {
  const Line* found = find_line(words[0]);
  if (found == nullptr) {
    std::string names;
    for (const Line& line : lines_) names += (names.empty() ? "" : ", ") + std::string(line.name);
    return Problem({"“{0}” is no line of a position; these are: {1}",
                    "«{0}» no es una línea de posición; lo son: {1}"},
                   {line_, names});
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
  pub().pool = setup_.pips;
  for (int i = 0; i < setup_.seats; ++i) pub().order[at(i)] = seat_of(i);
  while (!text_.empty()) {
    line_ = take_line(text_);
    ++number_;
    const auto words = split_words(line_);
    if (words.empty()) continue;
    if (Problem problem = read_line(Words(words))) return std::move(problem).at_line(number_);
  }
  fill_in();
  return {};
}

// What all see and the position does not say.
template <int W>
void PositionReader<W>::fill_in() {
  if (!pending_ && !pub().over()) pub().pending.push(Frame::of(FrameKind::hex));
  if (!dice_ && !setup_.variant.explore &&
      std::none_of(pub().pending.begin(), pub().pending.end(), before_roll)) {
    pub().die1 = kDie1;
    pub().die2 = kDie2;
  }
  if (!price_) pub().price = static_cast<std::uint8_t>(usual_price(setup_, pub().dice()));
  this->fill_court();
}

template <int W>
Problem PositionReader<W>::read(State<W>& state) {
  if (Problem problem = read_lines()) return problem;
  this->fill_pile();
  state = state_;
  return {};
}

template <int W>
Problem PositionReader<W>::read(View<W>& view) {
  view_ = true;
  if (Problem problem = read_viewer(text_, setup_.seats, viewer_)) return problem;
  number_ = 1;
  if (Problem problem = read_lines()) return problem;
  if (Problem problem = this->count_hidden_cards()) return problem;
  view = {.seat = viewer_, .pub = state_.pub};
  if (viewer_ != Seat::nobody) view.own = state_.own[at(viewer_)];
  return {};
}

}  // namespace

template <int W>
Problem read(const Setup<W>& setup, std::string_view text, State<W>& state) {
  state = {};
  return PositionReader<W>(setup, text).read(state);
}

template <int W>
Problem read(const Setup<W>& setup, std::string_view text, View<W>& view) {
  view = {};
  return PositionReader<W>(setup, text).read(view);
}

template Problem read<4>(const Setup<4>&, std::string_view, State<4>&);
template Problem read<12>(const Setup<12>&, std::string_view, State<12>&);
template Problem read<4>(const Setup<4>&, std::string_view, View<4>&);
template Problem read<12>(const Setup<12>&, std::string_view, View<12>&);

}  // namespace warren::jack_rabbits
