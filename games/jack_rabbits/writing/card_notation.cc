// Cards and places in writing, and what chance does with cards, dice and lots.
#include "core/log_text.h"
#include "games/jack_rabbits/writing/notation.h"
#include "games/jack_rabbits/writing/written.h"

namespace warren::jack_rabbits {
namespace {

constexpr std::string_view kAsPicture = "\xEF\xB8\x8F";  // some programs write it after a symbol
constexpr std::array<std::string_view, kKing + 1> kRanks = {"A", "2", "3",  "4", "5", "6", "7",
                                                            "8", "9", "10", "J", "Q", "K"};
constexpr std::array<std::string_view, 2> kJokerNames = {"red", "black"};

bool read_card_or_hidden(std::string_view word, Card& card) {
  return word == "?" || read(word, card);
}

std::string write_hidden(Card card) { return card == kNoCard ? "?" : write(card); }

}  // namespace

// --- cards and places ----------------------------------------------------------------------------

std::string write(Card card) {
  if (card.rank == kJokerRank && card.suit < 2) return std::string(kJokerNames[card.suit]);
  if (card.rank > kKing || card.suit >= kSuitsKnown) return "?";
  return std::string(kRanks[card.rank]) + write_suit(card.suit);
}

bool read(std::string_view text, Card& card) {
  card = kNoCard;
  for (const Joker joker : {Joker::red, Joker::black}) {
    if (text == kJokerNames[static_cast<std::size_t>(joker)]) card = card_of(joker);
  }
  if (text.ends_with(kAsPicture)) text.remove_suffix(kAsPicture.size());
  for (std::uint8_t suit = 0; suit < kSuitsKnown; ++suit) {
    std::string_view rank = text;
    if (text.ends_with(kSuits[suit].sign))
      rank.remove_suffix(kSuits[suit].sign.size());
    else if (text.ends_with(kSuits[suit].letter))
      rank.remove_suffix(1);
    else
      continue;
    for (std::uint8_t r = 0; r < kRanks.size(); ++r) {
      if (rank == kRanks[r]) card = {suit, r};
    }
  }
  return card != kNoCard;
}

std::string write(Place place) {
  switch (place) {
    case Place::citadel:
      return "citadel";
    case Place::underground:
      return "underground";
    case Place::off_board:
      return "off";
    default:
      break;
  }
  if (!is_royal(place) || static_cast<int>(suit_of(place)) >= kSuitsKnown)
    return std::to_string(index_of(place));
  return write(card_of(place));
}

bool read(std::string_view text, Place& place) {
  for (const Place plain : {Place::citadel, Place::underground, Place::off_board}) {
    place = plain;
    if (text == write(plain)) return true;
  }
  Card card = kNoCard;
  place = Place::none;
  if (!read(text, card) || !is_royal(card)) return false;
  place = place_of(card);
  return true;
}

template <int W>
std::string write(const Cards<W>& cards) {
  std::string out;
  cards.for_each([&out](Card card) { out += (out.empty() ? "" : " ") + write(card); });
  return out.empty() ? "-" : out;
}

template <int W>
Problem read(std::string_view text, Cards<W>& cards) {
  const auto words = split_words(text);
  cards = {};
  if (words.size() == 1 && words[0] == "-") return {};
  return jack_rabbits::read_cards(Words(words), cards);
}

// --- outcomes ------------------------------------------------------------------------------------

template <int W>
std::string write(const Setup<W>& setup, const Outcome& outcome) {
  switch (outcome.kind) {
    case OutcomeKind::lots:
      return "order " + write_order(setup.seats, outcome.order(), ' ');
    case OutcomeKind::dice:
      return "dice " + std::to_string(outcome.die1()) + " " + std::to_string(outcome.die2());
    case OutcomeKind::draw:
      return "draw " + write(outcome.to) + " " + write_hidden(outcome.card);
    case OutcomeKind::steal:
      return "steal " + write(outcome.to) + " from " + write(outcome.from) + " " +
             write_hidden(outcome.card);
  }
  return "?";
}

template <int W>
Problem read(const Setup<W>& setup, std::string_view text, Outcome& outcome) {
  outcome = {};
  const auto words = split_words(text);
  const std::size_t count = words.size();
  const std::string_view name = words.empty() ? std::string_view{} : words[0];
  int first = 0;
  int second = 0;
  bool good = false;
  Outcome given;
  if (name == "order") {
    good = read_order(setup.seats, Words(words).subspan(1), first);
    given = Outcome::lots(first);
  } else if (name == "dice") {
    good = count == 3 && parse_int(words[1], 1, 6, first) && parse_int(words[2], 1, 6, second);
    given = Outcome::dice(first, second);
  } else if (name == "draw") {
    given = Outcome::draw(Seat::nobody, kNoCard);
    good = count == 3 && read(words[1], given.to) && read_card_or_hidden(words[2], given.card);
  } else if (name == "steal") {
    given = Outcome::steal(Seat::nobody, Seat::nobody, kNoCard);
    good = count == 5 && read(words[1], given.to) && words[2] == "from" &&
           read(words[3], given.from) && read_card_or_hidden(words[4], given.card);
  }
  if (!good) {
    return unreadable(text, Text{"what chance does: order p1 p0, dice 3 5, draw p0 7C or "
                                 "steal p0 from p1 QH",
                                 "lo que hace el azar: order p1 p0, dice 3 5, draw p0 7C o "
                                 "steal p0 from p1 QH"});
  }
  outcome = given;
  return {};
}

template std::string write<4>(const Cards<4>&);
template std::string write<12>(const Cards<12>&);
template Problem read<4>(std::string_view, Cards<4>&);
template Problem read<12>(std::string_view, Cards<12>&);
template std::string write<4>(const Setup<4>&, const Outcome&);
template std::string write<12>(const Setup<12>&, const Outcome&);
template Problem read<4>(const Setup<4>&, std::string_view, Outcome&);
template Problem read<12>(const Setup<12>&, std::string_view, Outcome&);

}  // namespace warren::jack_rabbits
