// Positions in writing: what all see, then what seats alone know. The lines are in
// position_reader.cc.
#include "core/viewer.h"
#include "games/jack_rabbits/rules/needs.h"
#include "games/jack_rabbits/writing/notation.h"
#include "games/jack_rabbits/writing/written.h"

namespace warren::jack_rabbits {
namespace {

std::size_t at(int seat) { return static_cast<std::size_t>(seat); }
std::string p(int seat) { return " " + write(seat_of(seat)); }
std::string number(int value) { return " " + std::to_string(value); }

template <int W>
std::string line(std::string_view name, const Cards<W>& cards) {
  return cards.empty() ? "" : std::string(name) + " " + write(cards) + "\n";
}

template <int W>
std::string write_rabbits(const Setup<W>& setup, const Public<W>& pub) {
  std::string out = "rabbits";
  for (int i = 0; i < setup.seats; ++i) out += p(i) + " " + write(pub.place[at(i)]);
  return out + "\n";
}

template <int W>
std::string write_order_of_turns(const Setup<W>& setup, const Public<W>& pub) {
  std::string out = "order";
  bool by_seats = true;
  for (int i = 0; i < setup.seats; ++i) {
    out += " " + write(pub.order[at(i)]);
    by_seats = by_seats && pub.order[at(i)] == seat_of(i);
  }
  return by_seats ? "" : out + "\n";
}

template <int W>
std::string write_crossed(const Public<W>& pub) {
  std::string out;
  for (int spot = 0; spot < kSpotsPerSuit * W; ++spot) {
    if (pub.has_crossed(static_cast<Spot>(spot))) out += number(spot);
  }
  return out.empty() ? "" : "crossed" + out + "\n";
}

std::string write_seats(std::string_view name, SeatSet seats) {
  if (seats.empty()) return "";
  std::string out(name);
  for (const Seat seat : seats) out += " " + write(seat);
  return out + "\n";
}

// What options of rules 6 keep.
template <int W>
std::string write_extras(const Public<W>& pub) {
  std::string out;
  for (int i = 0; i < kSeats; ++i) {
    if (const int suit = pub.extras.capital[at(i)]; suit != 0)
      out += "capital" + p(i) + " " + write(card_of(static_cast<Suit>(suit - 1), kAce)) + "\n";
    out += line("displayed" + p(i), pub.displayed_by(seat_of(i)));
    out += write_seats("called" + p(i), pub.extras.called[at(i)]);
  }
  if (pub.extras.proposals != 0) out += "proposals" + number(pub.extras.proposals) + "\n";
  const auto& handed = pub.extras.handed;
  if (handed[0] != 0 || handed[1] != 0)
    out += "handed" + number(handed[0]) + number(handed[1]) + "\n";
  return out + write_seats("tired", pub.extras.tired);
}

// What the powers of expansion suits keep on the table.
template <int W>
std::string write_keepings(const Public<W>& pub) {
  std::string out;
  if constexpr (kKeeps<W>) {
    for (int i = 0; i < kSeats; ++i) out += line("laid-out" + p(i), pub.kept.laid_out[at(i)]);
    out += line("heap", heaped(pub));
    for (int suit = 0; suit < W; ++suit) {
      std::string bytes;
      const auto& memory = pub.kept.memory[at(suit)];
      for (const std::uint8_t byte : memory) bytes += number(byte);
      if (memory != std::remove_cvref_t<decltype(memory)>{})
        out += "memory " + write_suit(suit) + bytes + "\n";
    }
  }
  return out;
}

// What the turn and the powers remember.
template <int W>
std::string write_memory(const Public<W>& pub) {
  std::string out;
  out += write_seats("attacked", pub.attacked);
  if (pub.extras.trailed != 0) {
    out += "trailed";
    for (PlaceSet left = pub.extras.trailed; left != 0; left &= left - 1)
      out += " " + write(place_at(std::countr_zero(left)));
    out += "\n";
  }
  out += write_extras(pub);
  if (pub.bought) out += "bought\n";
  if (pub.closing) out += "closing\n";
  if (pub.club != 0)
    out += "club " + write(card_of(Suit::clubs, static_cast<std::uint8_t>(pub.club - 1))) + "\n";
  for (int suit = 0; suit < W; ++suit) {
    const std::string name = " " + write_suit(suit);
    if (pub.token[at(suit)] != 0) out += "token" + name + number(pub.token[at(suit)]) + "\n";
    if (pub.used[at(suit)] != 0) out += "used" + name + number(pub.used[at(suit)]) + "\n";
  }
  return out + write_keepings(pub);
}

template <int W>
std::string write_questions(const Public<W>& pub) {
  std::string out;
  for (const Frame& frame : pub.pending) out += "pending " + write(frame) + "\n";
  if (pub.pending.empty() && !pub.over()) out += "pending none\n";
  if (pub.extras.finished)
    out += "finished\n";
  else if (pub.over())
    out += "winner " + write(pub.winner) + "\n";
  return out;
}

// `court` is what it would be taken for if it were left out.
template <int W>
std::string write_public(const Setup<W>& setup, const Public<W>& pub, const Cards<W>& court) {
  std::string out = "turn " + write(pub.turn) + number(pub.turns) + "\n";
  out += "dice" + number(pub.die1) + number(pub.die2) + "\n";
  if (pub.price != usual_price(setup, pub.dice())) out += "price" + number(pub.price) + "\n";
  out += write_rabbits(setup, pub) + write_order_of_turns(setup, pub);
  if (pub.court != court) out += "court " + write(pub.court) + "\n";
  out += line("spent", pub.spent) + line("laid", pub.laid);
  if (pub.pool != setup.pips) out += "pool " + write(pub.pool) + "\n";
  return out + write_crossed(pub) + write_memory(pub) + write_questions(pub);
}

template <int W>
std::string write_own(const Setup<W>& setup, int seat, const Own<W>& own) {
  std::string out = line("hand" + p(seat), own.hand) + line("sealed" + p(seat), own.sealed);
  for (int other = 0; other < setup.seats; ++other)
    out += line("seen" + p(seat) + " of" + p(other), own.seen[at(other)]);
  return out;
}

}  // namespace

template <int W>
std::string write(const Setup<W>& setup, const State<W>& state) {
  const Public<W>& pub = state.pub;
  Cards<W> named = pub.spent | pub.laid;  // capital aces and heaps hold no royals
  std::string secrets;
  for (int i = 0; i < setup.seats; ++i) {
    const Cards<W>& hand = state.own[at(i)].hand;
    named = named | hand;
    // That a royal in a hand is known goes without saying.
    secrets += write_own(setup, i, state.own[at(i)]) +
               line("known" + p(i), pub.known[at(i)] - royals(hand));
  }
  return write_public(setup, pub, setup.court - named) + secrets;
}

template <int W>
std::string write(const Setup<W>& setup, const View<W>& view) {
  const Public<W>& pub = view.pub;
  Cards<W> named = pub.spent | pub.laid | view.own.hand;
  std::string hands = "hands";
  std::string known;
  for (int i = 0; i < setup.seats; ++i) {
    named = named | pub.known[at(i)];
    hands += number(pub.hand[at(i)]);
    known += line("known" + p(i), pub.known[at(i)]);
  }
  std::string out = write_viewer(view.seat);
  out += write_public(setup, pub, setup.court - named);
  out += "pile" + number(pub.pile) + "\n" + hands + "\n" + known;
  if (view.seat != Seat::nobody) out += write_own(setup, index_of(view.seat), view.own);
  return out;
}

template std::string write<4>(const Setup<4>&, const State<4>&);
template std::string write<12>(const Setup<12>&, const State<12>&);
template std::string write<4>(const Setup<4>&, const View<4>&);
template std::string write<12>(const Setup<12>&, const View<12>&);

}  // namespace warren::jack_rabbits
