// The questions that are pending: a stack of frames in what all see.
#pragma once

#include <array>
#include <string_view>

#include "core/seat.h"
#include "games/jack_rabbits/state/types.h"

namespace warren::jack_rabbits {

// What is pending, innermost on top. `hex` lies at the bottom all through a turn, until its
// increment.
enum class FrameKind : std::uint8_t {
  none,
  lots,       // chance: the order of turns
  draw,       // chance: cards for a seat; why, and how many still
  start,      // the turn's seat, on a tower: show a club and fly, or not
  roll,       // chance: the dice
  match,      // the turn's seat: show a card that matches a die, or none
  hex,        // the turn's seat: what to do where it is; whether it has travelled
  road,       // the turn's seat, at a spot of a road; whether it has bought a joker there
  shortfall,  // the turn's seat: pay what the club lacks, or fall
  landing,    // the turn's seat: which tower to fly to
  pay,        // a seat: cards of some suits that meet a need; for a purpose and its detail
  goods,      // the turn's seat: more goods; those chosen are laid out
  vet,        // vetters: contest or allow; some have answered
  proof,      // the turn's seat: show hearts or go; what its challenger has shown
  fight,      // defender or attacker, who is the turn's seat: spades, or give in
  steal,      // chance: a card of a victim for the turn's seat, none of the hearts laid out
  discard,    // a seat: down to the hand limit
  surplus,    // a seat: which of four royals to give up
  rescue,     // a seat that would go off-board. Asked only where some power may save it
  power,      // a seat: a question of a suit's power
  display,    // the turn's seat, at its end: lay out hearts or not
  seize,      // chance: cards of a victim for whoever called it out; how many still
  trade,      // a seat: accept or decline terms that the turn's seat proposes
  swap,       // that seat and the turn's: cards to hand over, sealed; some have answered
  capital,    // a seat: which of the first aces just spent stays; what they were spent for
};
inline constexpr int kFrameKinds = 25;
inline constexpr std::array<std::string_view, kFrameKinds> kFrameNames = {
    "none",    "lots",  "draw",    "start", "roll",  "match", "hex",    "road",    "shortfall",
    "landing", "pay",   "goods",   "vet",   "proof", "fight", "steal",  "discard", "surplus",
    "rescue",  "power", "display", "seize", "trade", "swap",  "capital"};
constexpr std::string_view name_of(FrameKind kind) {
  return kFrameNames[static_cast<std::size_t>(kind)];
}

// A pending question: its kind, and the numbers that the kind speaks of, which are read and written
// by name only. A frame can come from a foreign text: a seat or a place may be none that there is.
struct Frame {
  FrameKind kind = FrameKind::none;

 private:
  std::uint8_t a_ = 0, b_ = 0, c_ = 0, d_ = 0, e_ = 0;
  std::uint16_t mask_ = 0;

 public:
  // draw, pay, discard, surplus, rescue, power, trade, swap, capital: who gets, owes or answers
  constexpr Seat seat() const { return static_cast<Seat>(a_); }
  constexpr Draw why() const { return static_cast<Draw>(b_); }  // draw
  constexpr int cards_left() const { return c_; }               // draw, seize
  constexpr bool travelled() const { return a_ != 0; }          // hex: the journey is over
  constexpr Spot spot() const { return a_; }                    // road
  constexpr bool joker_bought() const { return b_ != 0; }       // road: at this very spot
  constexpr int shortfall() const { return a_; }                // shortfall
  constexpr int need() const { return c_; }                     // pay
  constexpr SuitMask suits() const { return mask_; }  // pay: those that pay; capital: of the aces
  constexpr Purpose purpose() const { return static_cast<Purpose>(b_); }  // pay, capital
  constexpr int detail() const { return d_; }                             // pay, capital
  constexpr SeatSet vetters() const { return SeatSet(a_); }               // vet
  constexpr SeatSet vetters_left() const {                                // vet
    return SeatSet(static_cast<std::uint8_t>(a_ & ~b_));
  }
  constexpr SeatSet answered() const {  // vet, swap
    return SeatSet(kind == FrameKind::vet ? b_ : static_cast<std::uint8_t>(mask_));
  }
  constexpr Seat challenger() const { return static_cast<Seat>(a_); }  // proof
  constexpr RankMask hearts_shown() const { return mask_; }            // proof: by the challenger
  constexpr bool queen_shown() const { return e_ != 0; }  // proof: this palace's, instead
  constexpr Seat defender() const { return static_cast<Seat>(a_); }  // fight
  constexpr bool defender_plays() const { return b_ != 0; }          // fight
  constexpr int attacker_total() const { return c_; }                // fight: worth of spades
  constexpr int defender_total() const { return d_; }                // fight: worth of spades
  constexpr bool play_begun() const { return e_ != 0; }              // fight: more spades follow
  constexpr Seat victim() const { return static_cast<Seat>(a_); }    // steal, seize
  constexpr RankMask hearts_laid_out() const { return mask_; }       // steal: cannot be drawn
  constexpr Seat caller() const { return static_cast<Seat>(b_); }    // seize
  constexpr Off off() const { return static_cast<Off>(b_); }         // rescue
  constexpr Suit suit() const { return static_cast<Suit>(b_); }      // power
  constexpr int choice() const { return c_; }                        // power: which of its own
  constexpr int aim() const { return d_; }                           // power: as its suit says
  constexpr int extra() const { return e_; }                         // power: as its suit says
  constexpr int more() const { return mask_; }                       // power: as its suit says
  // fight: which of the suits that fight each side plays, if it has played at all
  constexpr int attacker_weapon() const { return mask_ & 0xF; }
  constexpr int defender_weapon() const { return mask_ >> 4; }
  constexpr int weapon() const { return b_; }  // steal: the winner's
  constexpr Terms terms() const {              // trade, swap
    return {static_cast<Suit>(b_), c_, d_, e_ != 0};
  }

  static constexpr Frame of(FrameKind kind) { return made(kind); }
  static constexpr Frame of_seat(FrameKind kind, Seat seat) { return made(kind, seat); }
  static constexpr Frame draw(Seat seat, Draw why, int cards) {
    return made(FrameKind::draw, seat, static_cast<int>(why), cards);
  }
  static constexpr Frame missing(int shortfall) {
    return made(FrameKind::shortfall, seat_of(shortfall));
  }
  static constexpr Frame pay(Seat seat, int need, SuitMask suits, Purpose purpose, int detail) {
    return made(FrameKind::pay, seat, static_cast<int>(purpose), need, detail, suits);
  }
  static constexpr Frame capital(Seat seat, SuitMask aces, Purpose purpose, int detail) {
    return made(FrameKind::capital, seat, static_cast<int>(purpose), 0, detail, aces);
  }
  static constexpr Frame vet(SeatSet vetters) {
    return made(FrameKind::vet, static_cast<Seat>(vetters.bits()));
  }
  static constexpr Frame proof(Seat challenger, RankMask hearts, bool queen) {
    Frame frame = made(FrameKind::proof, challenger, 0, 0, 0, hearts);
    frame.e_ = queen ? 1 : 0;
    return frame;
  }
  static constexpr Frame fight(Seat defender) { return made(FrameKind::fight, defender); }
  static constexpr Frame steal(Seat victim, RankMask hearts_laid_out, int weapon) {
    return made(FrameKind::steal, victim, weapon, 0, 0, hearts_laid_out);
  }
  static constexpr Frame seize(Seat victim, Seat caller, int cards) {
    return made(FrameKind::seize, victim, warren::index_of(caller), cards);
  }
  static constexpr Frame rescue(Seat seat, Off off) {
    return made(FrameKind::rescue, seat, static_cast<int>(off));
  }
  static constexpr Frame of_power(Seat seat, Suit suit, int choice = 0, int aim = 0, int extra = 0,
                                  int more = 0) {
    Frame frame = made(FrameKind::power, seat, static_cast<int>(suit), choice, aim,
                       static_cast<std::uint16_t>(more));
    frame.e_ = static_cast<std::uint8_t>(extra);
    return frame;
  }
  static constexpr Frame trade(Seat seat, const Terms& terms) {
    Frame frame =
        made(FrameKind::trade, seat, static_cast<int>(terms.suit), terms.points, terms.diamonds);
    frame.e_ = terms.turn_gives_diamonds ? 1 : 0;
    return frame;
  }

  constexpr void give_to(Seat seat) { a_ = static_cast<std::uint8_t>(seat); }  // draw
  constexpr int take_one() { return --c_; }  // draw, seize: how many are left
  constexpr void set_travelled(bool travelled) { a_ = travelled ? 1 : 0; }  // hex
  constexpr void step_to(Spot spot) {                                       // road
    a_ = spot;
    b_ = 0;
  }
  constexpr void set_joker_bought() { b_ = 1; }  // road
  constexpr void answer_vetting(Seat seat) { b_ = SeatSet(b_).with(seat).bits(); }
  constexpr void answer_trade(Seat seat) {  // swap
    mask_ = SeatSet(static_cast<std::uint8_t>(mask_)).with(seat).bits();
  }
  constexpr void accept_trade() { kind = FrameKind::swap; }
  // fight: the cards that were played, of this weapon, are worth this; then it is the other's turn,
  // unless more follow.
  constexpr void add_spades(int worth, bool more, int weapon) {
    std::uint8_t& total = b_ != 0 ? d_ : c_;
    total = static_cast<std::uint8_t>(total + worth);
    mask_ = static_cast<std::uint16_t>(mask_ | weapon << (b_ != 0 ? 4 : 0));
    e_ = more ? 1 : 0;
    if (!more) b_ ^= 1;
  }

  // Whether what is a yes or no of this kind is one: not in every foreign text.
  constexpr bool flags_fit() const {
    switch (kind) {
      case FrameKind::hex:
        return a_ <= 1;
      case FrameKind::road:
        return b_ <= 1;
      case FrameKind::fight:
        return b_ <= 1 && e_ <= 1;
      case FrameKind::proof:
      case FrameKind::trade:
      case FrameKind::swap:
        return e_ <= 1;
      default:
        return true;
    }
  }

  // Whether those who answered a trade can be seats at all: nobody has before it is accepted.
  constexpr bool answers_fit() const {
    return kind == FrameKind::swap ? mask_ <= 0xFF : mask_ == 0;
  }

  // All numbers, in the order of their bytes: for notation, which names those of each kind.
  using Numbers = std::array<std::uint16_t, 6>;
  constexpr Numbers numbers() const { return {a_, b_, c_, d_, e_, mask_}; }
  static constexpr Frame of_numbers(FrameKind kind, const Numbers& numbers) {
    Frame frame =
        made(kind, static_cast<Seat>(numbers[0]), numbers[1], numbers[2], numbers[3], numbers[5]);
    frame.e_ = static_cast<std::uint8_t>(numbers[4]);
    return frame;
  }

  template <class Self, class Visit>
  static constexpr void fields(Self& self, Visit&& visit) {
    visit(self.kind);
    visit(self.a_);
    visit(self.b_);
    visit(self.c_);
    visit(self.d_);
    visit(self.e_);
    visit(self.mask_);
  }
  friend constexpr bool operator==(const Frame&, const Frame&) = default;

 private:
  static constexpr Frame made(FrameKind kind, Seat a = seat_of(0), int b = 0, int c = 0, int d = 0,
                              std::uint16_t mask = 0) {
    Frame frame;
    frame.kind = kind;
    frame.a_ = static_cast<std::uint8_t>(a);
    frame.b_ = static_cast<std::uint8_t>(b);
    frame.c_ = static_cast<std::uint8_t>(c);
    frame.d_ = static_cast<std::uint8_t>(d);
    frame.mask_ = mask;
    return frame;
  }
};
static_assert(sizeof(Frame) == 8);

}  // namespace warren::jack_rabbits
