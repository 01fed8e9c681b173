// What one seat sees of a match of Jack Rabbits, in words: for the terminal and for the page.
#pragma once

#include <string>
#include <vector>

#include "games/jack_rabbits/jack_rabbits.h"
#include "games/jack_rabbits/rules/asked.h"
#include "games/jack_rabbits/rules/needs.h"
#include "scene/choice.h"
#include "scene/scene.h"

namespace warren::jack_rabbits_scene {

namespace jr = jack_rabbits;
using Game = jr::WideJackRabbits;  // any selection of suits is shown
using Cards = jr::Cards<Game::kWidth>;
using Action = Game::Action;

// What one seat sees of a match of Jack Rabbits.
struct Look {
  const Game::Setup& setup;
  Game::View view;
  const Seating& seating;
  Lang lang;
  bool signs = true;  // players are told by a sign before their names, as pictures of letters do
  std::vector<Cards> open = {};  // the hand of each seat, where all hands are open; else empty

  const Game::Public& pub() const { return view.pub; }
  // Where hands are called out nobody counts them for the players.
  bool counts() const { return setup.variant.limit != jr::Limit::called; }
  Voice voice() const { return {lang, seating.names()}; }
  Game::Sight sight() const { return {view.seat, view.pub, view.own}; }
  std::string say(Text text, Facts facts = {}) const { return warren::fill(text, facts, lang); }
};
Look look_at(const Scene& scene);

// Places: a tile of the board, the Underground, off the board, or an open road end.
inline constexpr int kUnderground = 1000;
inline constexpr int kOffBoard = 1001;
inline constexpr int kPorts = 2000;
int place_number(const Look& look, jr::Place place);
constexpr int place_of_port(int port) { return kPorts + port; }
constexpr bool is_tile(int place) { return place >= 0 && place < kUnderground; }

// --- names (names.cc) ----------------------------------------------------------------------------

std::string card_name(Card card, Lang lang);            // "7♣", "the red joker"
std::string cards_name(const Cards& cards, Lang lang);  // "7♣ 3♠"
std::string suit_symbol(int suit);                      // "♣"; a letter for a suit that has none
std::string suits_name(jr::SuitMask suits);             // "♠♦"
std::string suits_name(jr::SuitMask suits, Lang lang);  // "♠ or ♦", "♣ or acorns"
std::string hex_name(jr::Place place, Lang lang);       // "Q♥", "the Citadel"
std::string hex_to(jr::Place place, Lang lang);         // "to Q♥", "off the board"
std::string tile_name(jr::TileKind kind, Lang lang);    // "a wood"
std::string player_name(const Look& look, Seat seat);   // "② Luis"
std::string short_name(const Look& look, Seat seat);  // "②", or the name where there are no signs

// --- journeys (journeys.cc) ----------------------------------------------------------------------

// What a choice would bring, as far as this seat can tell before chance and others speak.
struct Preview {
  std::vector<int> tiles;       // passed, in order
  int end = -1;                 // the place it leads to; -1: one stays
  jr::Spot spot = jr::kNoSpot;  // where one stops on the road
  Cards given;                  // that leave the hand
  struct Payment {              // or other cards that have to reach an amount
    int step = 0;               // of the choice
    jr::Need need = {};
    Cards cards = {};
    int worth = 0;  // what they are for this need
    std::string purpose = {};
    std::string warning = {};
  };
  std::vector<Payment> payments;
  std::string warning;  // of all its steps
  SeatSet vetters;      // who may contest the arrival it ends with
  int steps = 0;        // that go through before something else is asked
  Refusal refused;      // why a step does not go through; those before it are in here
};
Preview preview(const Look& look, const Choice& choice);
// The road tile that the rabbit of the turn stands on; -1 if it is on a hex.
jr::Spot spot_now(const Game::Public& pub);
// Where one can come on foot by a side of a tile: "K♥ or off the board".
std::string ends_on_foot(const Look& look, int tile, int side);
std::string direction(const Look& look, int tile, int side);  // "northeast"
std::string port_name(const Look& look, int port);            // "J♦, exit 1"; on a page "J♦"
// What the viewer's way to a place would cost this turn.
Cards cards_to_get_there(const Look& look, jr::Place place);
// Journeys of several actions, one for each place that can be reached.
void add_journeys(const Look& look, std::vector<Choice>& choices);

// --- what is asked and offered -------------------------------------------------------------------

std::vector<Choice> choices(const Look& look);  // choices.cc
std::string question(const Look& look);         // answers.cc
std::string phase(const Look& look);            // what goes on, for those who are not asked
std::string about(const Look& look, int place);
std::string spoken_place(const Look& look, int place);  // spoken_places.cc: for listeners
std::string rabbits_at(const Look& look, int place);    // "you, Luis"
// The suits that whoever plays in the present fight may play, "♠ or torches"; as often as there is
// a choice. Else all that fight.
jr::SuitMask weapons_now(const Look& look);
std::string purpose_of_payment(const Look& look, const jr::Frame& pay);
std::string reckoning(const Look& look);
std::string status(const Look& look);

}  // namespace warren::jack_rabbits_scene
