// The side of the table: players and what is known of them, the court, the spent lot.
#include <algorithm>
#include <bit>

#include "cli/shared/letters.h"
#include "cli/terminal/jack_rabbits/painter.h"
#include "scene/jack_rabbits/power_words.h"

namespace warren::cli::jack_rabbits_picture {
namespace {

constexpr Style kFaint{Ink::faint};
constexpr int kSuitsInCourtRow = 4;

int suits_in_play(const Look& look) { return std::popcount(look.setup.suits); }
int court_rows(const Look& look) {
  return (suits_in_play(look) + kSuitsInCourtRow - 1) / kSuitsInCourtRow;
}
// Two at least: the pile stands in the second.
int spent_rows(const Look& look) { return std::max(2, (suits_in_play(look) + 1) / 2); }

int token_rows(const Look& look) { return look.setup.hooks.any ? 1 : 0; }

// One line each, under a heading: sign, name, cards, where, what is known.
class Standing {
 public:
  Standing(Canvas& canvas, const Box& box, const Look& look)
      : canvas_(canvas), box_(box), look_(look), pub_(look.pub()), asked_(asked(look)) {
    const bool wide = box.columns >= 34;
    name_ = wide ? std::min(16, box.columns / 4) : 6;
    // Room for "Citadel" and "Ciudadela".
    where_ = wide ? (look.lang == Lang::es ? 9 : 8) : 4;
  }

  void paint() {
    int row = box_.row;
    heading(row++);
    for (int i = 0; i < look_.setup.seats; ++i) player(row++, seat_of(i));
    court(row);
    row += court_rows(look_);
    spent(row);
    row += spent_rows(look_);
    if (token_rows(look_) > 0) tokens(row++);
    canvas_.put(row, box_.column, cut(phase(look_), box_.columns), {Ink::cyan});
  }

 private:
  static SeatSet asked(const Look& look) {
    return look.pub().over() ? SeatSet{} : jr::asked(look.setup, look.pub()).must;
  }
  int end() const { return box_.column + box_.columns; }
  int cards_column() const { return box_.column + 3 + name_ + 3; }

  void heading(int row) {
    canvas_.put(row, cards_column() - 2, look_.say({"#", "#"}), kFaint);
    canvas_.put(row, cards_column() + 1, look_.say({"at", "en"}), kFaint);
    canvas_.put(row, cards_column() + 2 + where_, look_.say({"known", "se sabe"}), kFaint,
                end() - cards_column() - 2 - where_);
  }

  void player(int row, Seat seat) {
    const bool turn = pub_.turn == seat && !pub_.over();
    const Style style{seat_ink(warren::index_of(seat)), Paper::none, turn};
    canvas_.put(row, box_.column, pawn_sign(seat, turn), style);
    // Whoever has to decide something is marked, by a sign as well.
    canvas_.put(row, box_.column + 1, asked_.has(seat) ? U'▸' : U' ', {Ink::title});
    canvas_.put(row, box_.column + 2, cut(look_.seating.at(seat).name, name_), style);
    // Where hands are called out, the table does not count for anybody: it shows the cards' backs.
    const std::string count = look_.counts() ? std::to_string(pub_.hand_of(seat)) : "·";
    canvas_.put(row, cards_column() - columns_of(count), count, {Ink::plain, Paper::none, true});
    const bool travelling = turn && spot_now(pub_) != jr::kNoSpot;
    const std::string where = travelling ? look_.say({"road", "vía"})
                                         : hex_label(pub_.place_of(seat), where_, look_.lang);
    canvas_.put(row, cards_column() + 1, where, {}, where_);
    known(row, cards_column() + 2 + where_, seat);
  }

  // What all know; then, in brackets, what this seat alone knows.
  void known(int row, int column, Seat seat) {
    const Cards all = pub_.known_of(seat);
    column = put_cards(canvas_, row, column, end(), all,
                       pub_.displayed_by(seat) | pub_.laid_out_by(seat), look_.lang);
    column = capital(row, column, seat);
    if (!look_.counts()) column = backs(row, column, pub_.hand_of(seat) - all.size());
    const bool other = look_.view.seat != Seat::nobody && look_.view.seat != seat;
    if (!other) return;
    const Cards mine = look_.view.own.seen[static_cast<std::size_t>(warren::index_of(seat))] - all;
    if (mine.empty()) return;
    column = canvas_.put(row, column, all.empty() ? "(" : " (", kFaint, end() - column);
    column = put_cards(canvas_, row, column, end() - 1, mine, {}, look_.lang);
    canvas_.put(row, std::min(column, end() - 1), ")", kFaint);
  }

  int backs(int row, int column, int count) {
    std::string text = count > 0 ? " " : "";
    for (int i = 0; i < count; ++i) text += "▯";
    return canvas_.put(row, column, cut(text, end() - column), kFaint, end() - column);
  }
  // The ace that lies before a player.
  int capital(int row, int column, Seat seat) {
    const int suit = pub_.capital_of(seat);
    if (suit == 0) return column;
    const std::string text =
        " [" + card_name(jr::card_of(static_cast<jr::Suit>(suit - 1), jr::kAce), look_.lang) + "]";
    return canvas_.put(row, column, text, {suit_ink(suit - 1)}, end() - column);
  }

  void court(int row) {
    const int column = canvas_.put(row, box_.column, look_.say({"Court ", "Corte "}), kFaint);
    // Royals by suit take little room: "♣JQK".
    int at = column, count = 0;
    jr::each_suit(look_.setup.suits, [&](jr::Suit suit) {
      if (count > 0 && count % kSuitsInCourtRow == 0) ++row, at = column;
      ++count;
      const auto ranks = pub_.court.suit(static_cast<int>(suit));
      std::string text;
      for (const auto& [rank, letter] :
           {std::pair{jr::kJack, 'J'}, std::pair{jr::kQueen, 'Q'}, std::pair{jr::kKing, 'K'}})
        if ((ranks >> rank & 1) != 0) text += letter;
      if (text.empty()) return;
      text = suits_name(jr::mask_of(suit)) + text + (box_.columns < 38 ? "" : " ");
      at = canvas_.put(row, at, text, {suit_ink(static_cast<int>(suit)), Paper::none, true},
                       end() - at);
    });
    const Cards jokers = jr::only(pub_.court, jr::kJokers);
    put_cards(canvas_, row, at + (box_.columns < 38 ? 1 : 0), end(), jokers, {}, look_.lang);
  }

  // Lines of two suits, so that nothing moves as cards come and go.
  void spent(int row) {
    constexpr int title = 9;
    canvas_.put(row, box_.column, look_.say({"Spent", "Descarte"}), kFaint);
    const int half = (box_.columns - title) / 2;
    int count = 0;
    jr::each_suit(look_.setup.suits, [&](jr::Suit in_play) {
      const int suit = static_cast<int>(in_play);
      const int column = box_.column + title + (count % 2) * half;
      Cards cards;
      cards.set_suit(suit, pub_.spent.suit(suit));
      put_spent(row + count / 2, column, half, suit, cards);
      ++count;
    });
    canvas_.put(row + 1, box_.column, look_.say({"Pile {0}", "Pila {0}"}, {int{pub_.pile}}), kFaint,
                title);
  }

  void put_spent(int row, int column, int room, int suit, const Cards& cards) {
    const std::string sign = suits_name(static_cast<jr::SuitMask>(1U << suit));
    if (cards.empty()) {
      canvas_.put(row, column, sign + "–", kFaint);
    } else if (columns_of_cards(cards, {}, look_.lang) < room) {
      put_cards(canvas_, row, column, column + room, cards, {}, look_.lang);
    } else {  // without blanks between the ranks
      std::string text = sign;
      cards.for_each([&](Card card) {
        const std::string name = jr::write(card);
        text += name.substr(0, name.size() - 1);
      });
      canvas_.put(row, column, cut(text, room - 1), {suit_ink(suit), Paper::none, true});
    }
  }

  // What powers have put on the board, and what lies on their heaps.
  void tokens(int row) {
    std::string text;
    const auto add = [&](const std::string& more) { text += (text.empty() ? "" : " · ") + more; };
    jr::each_suit(look_.setup.suits, [&](jr::Suit suit) {
      const auto* words = jack_rabbits_scene::power_words(look_, suit);
      if (words == nullptr) return;
      const auto at = static_cast<std::size_t>(suit);
      const int tile = int{pub_.token[at]} - 1;
      if (!words->token_id.empty() && tile >= 0)
        add(look_.say(words->token) + ": " + jack_rabbits_scene::tile_between(look_, tile));
      const int worth = look_.setup.cost_of(pub_.kept.heap[at]);
      if (!words->heap_id.empty() && worth > 0)
        add(look_.say(words->heap) + " +" + std::to_string(worth));
    });
    canvas_.put(row, box_.column, cut(text, box_.columns), {Ink::title});
  }

  Canvas& canvas_;
  Box box_;
  const Look& look_;
  const Game::Public& pub_;
  SeatSet asked_;
  int name_ = 0, where_ = 0;
};

}  // namespace

int standing_rows(const Look& look) {
  return 1 + look.setup.seats + court_rows(look) + spent_rows(look) + token_rows(look) + 1;
}

void paint_standing(Canvas& canvas, const Box& box, const Look& look) {
  Standing(canvas, box, look).paint();
}

}  // namespace warren::cli::jack_rabbits_picture
