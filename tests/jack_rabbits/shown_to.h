// What a seat of a test's table is offered, in words, and what comes of it.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "scene/jack_rabbits/look.h"
#include "tests/jack_rabbits/at_table.h"

namespace warren::jack_rabbits {

// What is shown is of the wide game: what the narrow one of these tests plays is read there.
class ShownTo {
 public:
  ShownTo(const AtTable& table, int seat, Lang lang = Lang::en)
      : ShownTo(table.setup(), table.match().state(), seat_of(seat), lang) {}
  ShownTo(const Setup<4>& setup, const State<4>& state, Seat seat, Lang lang = Lang::en)
      : seating_({{"Ana", ""}, {"Luis", ""}, {"Eva", ""}, {"Ivo", ""}}),
        setup_(WideJackRabbits::open(setup.options, setup.rules).setup),
        look_{*setup_, widened(setup, view_of<JackRabbits>(state, seat)), seating_, lang, false} {}

  std::vector<Choice> choices() const { return jack_rabbits_scene::choices(look_); }
  // The choice with this notation.
  Choice choice(std::string_view notation) const {
    for (const Choice& choice : choices()) {
      if (choice.notation == notation) return choice;
    }
    ADD_FAILURE() << notation << " is not offered";
    return {};
  }
  // What begins with this word, in order: "pay 4C 3S, pay QH".
  std::string list(std::string_view word) const {
    std::string out;
    for (const Choice& choice : choices()) {
      if (!choice.notation.starts_with(word)) continue;
      out += (out.empty() ? "" : ", ") + choice.notation;
    }
    return out;
  }
  std::string first() const {
    const auto all = choices();
    return all.empty() ? "nothing" : all.front().notation;
  }
  jack_rabbits_scene::Preview preview(const std::vector<std::string>& actions) const {
    return jack_rabbits_scene::preview(look_, {"", "", -1, 0, "", actions});
  }
  std::string warning(const std::vector<std::string>& actions) const {
    return preview(actions).warning;
  }
  // "7 of 10": what the cards of the last action are worth, and have to be.
  std::string reached(const std::vector<std::string>& actions) const {
    const auto payments = preview(actions).payments;
    if (payments.empty()) return "nothing to reach";
    return std::to_string(payments.back().worth) + " of " +
           std::to_string(payments.back().need.amount);
  }

 private:
  WideJackRabbits::View widened(const Setup<4>& setup, const JackRabbits::View& view) const {
    WideJackRabbits::View out;
    const Problem problem = WideJackRabbits::read(*setup_, JackRabbits::write(setup, view), out);
    EXPECT_FALSE(problem) << problem.say(Lang::en);
    return out;
  }

  Seating seating_;
  std::unique_ptr<const WideJackRabbits::Setup> setup_;
  jack_rabbits_scene::Look look_;
};

}  // namespace warren::jack_rabbits
