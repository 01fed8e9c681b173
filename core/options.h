// The options of a game as one menu that the program, the server and the page all read.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/problem.h"
#include "core/words.h"

namespace warren {

// A text is one of its named choices, or any other single line that its check lets through.
enum class OptionKind : std::uint8_t { flag, number, choice, text };
std::string_view name_of(OptionKind kind);

struct OptionChoice {
  std::string_view name;
  Text label;
};

// Options that belong together, under a heading.
struct OptionGroup {
  std::string_view name;
  Text title;
};

class OptionSet;

struct OptionSpec {
  std::string_view name;
  std::string_view group = {};  // one of the menu's groups, if it has any
  OptionKind kind = OptionKind::flag;
  int standard = 0;                            // the default; flags are 0 or 1, choices an index
  int lowest = 0, highest = 1;                 // numbers only
  std::string_view automatic = {};             // numbers only: the word for 0, "decide for me"
  std::string_view utmost = {};                // numbers only: the word for highest + 1, "all"
  std::span<const OptionChoice> choices = {};  // choices and texts only
  // Texts only: what is wrong with a value that is none of the choices. Null: nothing ever is.
  Problem (*check)(std::string_view) = nullptr;
  // Whether any of its values changes anything beside the other options. Null: always.
  bool (*matters)(const OptionSet&) = nullptr;
  Text label = {};
  Text help = {};  // in one line, what it changes
};

// "a = a_value" cannot go with "b = b_value" (excludes) or asks for it (needs).
struct OptionRule {
  enum class Kind : std::uint8_t { excludes, needs } kind = Kind::excludes;
  static constexpr int kChanged =
      -2;  // instead of a value: any but the default (not for `needs` b)
  std::string_view a = {};
  int a_value = 1;
  std::string_view b = {};
  int b_value = 1;
  Text why = {};
};

struct Setting {
  std::string_view option;
  int value = 1;
};

// An option at one of its values, as an edition of a game knows it.
struct Known {
  std::string_view option;
  int value = 1;
  Text name = {};  // what the edition calls it; empty: what the option is called
  Text help = {};  // what it means there; empty: what the option says of itself
};

struct Preset {
  std::string_view name;
  Text label;
  std::span<const Setting> settings = {};  // the rest stays at its default
  // Of an edition: what it has, set or on offer, in its own order. Empty: all options as they are.
  std::span<const Known> known = {};
  Text help = {};  // in one line, what kind of game it makes
};

struct OptionMenu {
  std::span<const OptionSpec> specs;
  std::span<const OptionGroup> groups = {};  // in the order in which they are shown
  std::span<const OptionRule> rules = {};
  std::span<const Preset> presets = {};
  // What rules between two options cannot say. Null: there is nothing.
  Problem (*check)(const OptionSet&) = nullptr;

  int find(std::string_view name) const;                   // its place in `specs`, or -1
  const Preset* find_preset(std::string_view name) const;  // null if there is none
  // What a preset calls an option at this value and says of it: in its own words or the option's.
  Known known_as(const Preset& preset, std::string_view option, int value) const;
};

// The value of every option of one menu, in the menu's order.
class OptionSet {
 public:
  static constexpr int kMost = 48;
  static constexpr int kOwnText = -1;  // the number of a text that is none of the choices
  static constexpr std::size_t kLongestText = std::size_t{1} << 14;

  explicit OptionSet(const OptionMenu& menu);  // all at their defaults

  const OptionMenu& menu() const { return *menu_; }
  int get(std::string_view name) const;  // the option must exist
  int at(int place) const { return values_[static_cast<std::size_t>(place)]; }
  void set_at(int place, int value);

  // Reads "value" for the option "name"; says what is wrong with either and what would be right.
  [[nodiscard]] Problem set(std::string_view name, std::string_view value);
  [[nodiscard]] Problem set(std::string_view name_and_value);  // "name=value"
  [[nodiscard]] Problem apply_preset(std::string_view name);
  // The first rule between options that is broken; both sides are named.
  [[nodiscard]] Problem conflict() const;
  // Whether an option has this value, which may be OptionRule::kChanged.
  bool matches(int place, int value) const;
  // Whether it needs no showing: it changes nothing beside the other options, and none of them
  // stands against it.
  bool is_idle(int place) const;

  std::string value_text(int place) const;   // as `set` reads it
  std::vector<std::string> to_text() const;  // "name=value" for every option

  friend bool operator==(const OptionSet& a, const OptionSet& b) {
    return a.menu_ == b.menu_ && a.values_ == b.values_ && a.texts_ == b.texts_;
  }

 private:
  bool breaks(const OptionRule& rule) const;

  const OptionMenu* menu_;
  std::array<std::int16_t, kMost> values_{};
  std::vector<std::string> texts_;  // of each option, empty but where its number is kOwnText
};

// How an option's possible values are written: "on|off", "1..106|auto", "plain|pay_two". For a text
// an ellipsis stands for what is none of its choices.
std::string allowed_values(const OptionSpec& spec);

}  // namespace warren
