// A set-up of each width, and everything read, written and read again.
#pragma once

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <string_view>

#include "core/fields.h"
#include "games/jack_rabbits/jack_rabbits.h"
#include "games/jack_rabbits/writing/written.h"

namespace warren::jack_rabbits {

// Everything is tried in both widths.
template <class Width>
class Notation : public testing::Test {
 public:
  static constexpr int W = Width::value;
  using Game = JackRabbitsOf<W>;

  static std::unique_ptr<const jack_rabbits::Setup<W>> setup_of(std::string_view players,
                                                                std::string_view order = "seated") {
    OptionSet options(option_menu());
    EXPECT_FALSE(options.set("players=" + std::string(players)));
    EXPECT_FALSE(options.set("order=" + std::string(order)));
    auto opened = open<W>(options, kNewestRules);
    EXPECT_TRUE(opened.setup) << opened.problem.say(Lang::en);
    return std::move(opened.setup);
  }

  template <class T>
  void round_trip(const T& value) {
    const std::string text = write(*setup, value);
    T again{};
    const Problem problem = read(*setup, text, again);
    EXPECT_FALSE(problem) << text << ": " << problem.say(Lang::en);
    EXPECT_EQ(again, value) << text << " became " << write(*setup, again);
    EXPECT_EQ(to_bytes(again), to_bytes(value)) << text;
  }
  template <class T>
  std::string canonical(std::string_view text) {
    T value{};
    const Problem problem = read(*setup, text, value);
    return problem ? problem.say(Lang::en) : write(*setup, value);
  }
  std::string action(std::string_view text) { return canonical<Action<W>>(text); }
  std::string event(std::string_view text) { return canonical<Event<W>>(text); }
  std::string outcome(std::string_view text) { return canonical<Outcome>(text); }
  std::string position(std::string_view text) { return canonical<State<W>>(text); }
  std::string view_text(std::string_view text) { return canonical<View<W>>(text); }
  State<W> state(std::string_view text) {
    State<W> out;
    const Problem problem = read(*setup, text, out);
    EXPECT_FALSE(problem) << problem.say(Lang::en);
    return out;
  }
  static Cards<W> cards(std::string_view text) {
    Cards<W> out;
    const Problem problem = read(text, out);
    EXPECT_FALSE(problem) << problem.say(Lang::en);
    return out;
  }

  std::unique_ptr<const jack_rabbits::Setup<W>> setup = setup_of("3");
};

using Widths = testing::Types<std::integral_constant<int, 4>, std::integral_constant<int, 12>>;
}  // namespace warren::jack_rabbits
