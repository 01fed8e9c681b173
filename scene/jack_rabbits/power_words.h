// What the powers of suits beyond the classic four say at a table: each suit brings a table of its
// own (suits/), and nothing else here tells suits apart.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "games/jack_rabbits/setup/power.h"
#include "games/jack_rabbits/state/sections.h"
#include "scene/jack_rabbits/look.h"

namespace warren::jack_rabbits_scene {

// What goes to the place that a choice aims at.
enum class Leads : std::uint8_t { nothing, rabbit, token };

// One of a power's choices, by its name in notation. In its texts {0} is what it aims at, {1} the
// price of the turn in the power's suit, {2} the cards, {3} what they are worth.
struct PowerLine {
  std::string_view choice;
  Leads leads = Leads::nothing;
  Text label = {};    // as offered
  Text group = {};    // what choices that differ in their aim stand under
  Text warning = {};  // what one may regret
  Text paid_for = {};
  Text did = {};     // of an event, after a name: "fled"; empty: what follows tells it
  Text brings = {};  // of one that is staged: what it means for whoever did it
  int weight = 2;    // of an event, as EventFacts has it; from 3 on it is staged
};

// What a power asks, by the choice that its frame names. {0} what it aims at, {1} the price in the
// suit, {2} the hex where the rabbit is, {3} who is asked, {4} what the viewer holds of the suit.
struct PowerQuestion {
  std::string_view choice;
  bool closing = false;  // the same choice asks something else at the end of a turn
  Text question;
  Text goes_on;  // told to those who are not asked
  Text aim;      // what it is for
  Text good, risk;
};

struct PowerWords {
  std::span<const PowerLine> lines;
  std::span<const PowerQuestion> questions;
  Text cards;             // what its cards do beside paying on roads
  Text hexes = {};        // what each of its three hexes has besides; empty: nothing
  Text fights = {};       // what its cards add to fights; empty: nothing
  Text after_theft = {};  // the same, after "steals a random card"
  // What it adds to the Underground.
  Text annex = {};
  Text annex_what = {};
  // Its token, if it has one, or what lies in its heap.
  std::string_view token_id = {};
  Text token = {}, token_what = {};
  Text on_tile = {};  // of the tile where it stands
  std::string_view heap_id = {};
  Text heap = {}, heap_what = {};
};
// Null where the suit has no power of its own in this match.
const PowerWords* power_words(const Look& look, jr::Suit suit);
const PowerWords* power_words(jr::Suit suit);
extern const PowerWords kTorchWords, kShieldWords, kHorseshoeWords, kAcornWords;

// --- asking the tables (power_words.cc) ----------------------------------------------------------

const PowerLine* power_line(jr::Suit suit, int choice);
// Of the power frame on top; null if it asks nothing.
const PowerQuestion* power_question(const Game::Public& pub);
std::string aim_name(const Look& look, jr::Suit suit, int choice, int aim);
int aim_place(const Look& look, jr::Suit suit, int choice, int aim);  // -1: nowhere on the board
// The same of an event, from what never changes.
Fact aim_told(const Game::Setup& setup, Lang lang, const Game::Event& event);
Seat aim_seat(const Game::Setup& setup, const Game::Event& event);  // nobody: it aims at none
std::string price_in(const Look& look, jr::Suit suit);              // "7 in torches"
// "the wood by K♥ and Q♠", as nothing else tells tiles apart.
std::string tile_between(const Look& look, int tile);
// What is paid for while a payment for a power lies on top of its wish.
std::string power_paid_for(const Look& look);
std::string ask(const Look& look, Text text);  // one of the texts of a PowerQuestion
// The seats whose seals close a hex to this seat.
SeatSet sealed_by(const Look& look, jr::Place place);
// All hexes that a seat's seal closes.
std::vector<jr::Place> seals_of(const Look& look, Seat seat);
// The seals that an action breaks first, if it arrives on a hex that is closed to the viewer.
SeatSet breaks_open(const Look& look, const Action& action);

}  // namespace warren::jack_rabbits_scene
