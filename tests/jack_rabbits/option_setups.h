// Set-ups and positions that the tests of the options (rules 6) share.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "tests/jack_rabbits/at_table.h"

namespace warren::jack_rabbits {

// Every option of rules 6 that needs no board of its own and is played with cards, alone.
inline constexpr std::array kEachOption = {
    std::string_view("advanced_citadel=on"),
    std::string_view("ambivalent_aces=on"),
    std::string_view("capital_aces=on"),
    std::string_view("capital_aces=on additional_capital=suit"),
    std::string_view("capital_aces=on additional_capital=any"),
    std::string_view("patriarchal_values=on"),
    std::string_view("windfall=on"),
    std::string_view("windfall=on double_prize=own"),
    std::string_view("overtaxed=on"),
    std::string_view("limit=called"),
    std::string_view("limit=called seized_surplus=on"),
    std::string_view("clovers_boost=on"),
    std::string_view("hearts_boost=guest"),
    std::string_view("hearts_boost=carrot"),
    std::string_view("hearts_boost=palace"),
    std::string_view("hearts_boost=displayed"),
    std::string_view("diamonds_boost=on"),
    std::string_view("trailing_carrots=on"),
    std::string_view("vet_proof=hearts_or_queen"),
    std::string_view("horse_reach=land"),
};
// The ways to leave two or three of the four suits in play.
inline constexpr std::array<std::string_view, 10> kTightSuits = {"CS", "CH",  "CD",  "SH",  "SD",
                                                                 "HD", "CSH", "CSD", "CHD", "SHD"};
// Many of them at once; what excludes each other is left out.
inline constexpr std::string_view kManyOptions =
    " advanced_citadel=on windfall=on double_prize=own overtaxed=on clovers_boost=on "
    "trailing_carrots=on vet_proof=hearts_or_queen order=random";
// And those that let players deal with each other.
inline constexpr std::string_view kSocialOptions =
    " limit=called seized_surplus=on diamonds_boost=on horse_reach=land";
inline constexpr std::array kAceOptions = {
    std::string_view(" ambivalent_aces=on"), std::string_view(" patriarchal_values=on"),
    std::string_view(" capital_aces=on additional_capital=suit"),
    std::string_view(" capital_aces=on additional_capital=any")};

// The beginning of a turn of p0 with these cards, on a hex where a flight may begin.
inline std::string flight_from(std::string_view hex, std::string_view hand) {
  return "rabbits p0 " + std::string(hex) + "\nhand p0 " + std::string(hand) +
         "\npending hex\npending start";
}

// The lottery of p0 with these dice and cards.
inline std::string lottery_of(std::string_view dice, std::string_view hand) {
  return "dice " + std::string(dice) + "\nhand p0 " + std::string(hand) +
         "\npending hex\npending match";
}

// A board of these suits for a set-up of four, of which tight suits leave these.
inline Box tight_box(std::string_view suit_letters) {
  Box box = box_of(suit_letters);
  box.suits = kClassicSuits;
  return box;
}
// "tight_suits=on suits=SH" and as many players.
inline std::string tight(std::string_view suit_letters) {
  return "tight_suits=on players=" + std::to_string(suit_letters.size()) +
         " suits=" + std::string(suit_letters);
}

// Why a set-up with these settings does not open; empty if it does.
inline std::string why_not(std::string_view settings, const Box& box = {}) {
  Problem why;
  const auto setup = open_setup(settings, box, &why);
  EXPECT_EQ(setup == nullptr, static_cast<bool>(why)) << settings;
  return why ? why.say(Lang::en) : "";
}

// What is written of a position is read again as itself, so that a game can be kept at any moment.
inline void expect_can_be_written(const AtTable& t) {
  const std::string text = t.position();
  State<4> again;
  const Problem problem = JackRabbits::read(t.setup(), text, again);
  EXPECT_FALSE(problem) << problem.say(Lang::en) << "\n" << text;
  EXPECT_TRUE(again == t.match().state()) << text;
}

// What all see is the same for every seat and for spectators, and says nothing of a hand but what
// is known of it.
inline void expect_known_to_all(const AtTable& t, int seat, std::string_view cards) {
  EXPECT_EQ(t.known(seat), cards);
  for (int viewer = -1; viewer < t.setup().seats; ++viewer) {
    const Seat who = viewer < 0 ? Seat::nobody : seat_of(viewer);
    const auto view = view_of<JackRabbits>(t.match().state(), who);
    EXPECT_TRUE(view.pub == t.pub()) << viewer;
    EXPECT_EQ(view.own.hand.empty(), viewer < 0 || t.hand(viewer).empty()) << viewer;
  }
}

}  // namespace warren::jack_rabbits
