// What every small table for tests does: it opens a set-up, plays lines of a log, and says what was
// refused, who is asked, what is offered and what happened. tests/<game>/at_table.h adds what there
// is to look at in that game.
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "core/log_text.h"
#include "core/replay.h"

namespace warren {

// Opens the set-up of "players=3 full deck_size=9", settings and presets, by `open(options)`. Tells
// the problem to `why`, or fails the test if there is nobody to tell.
template <class G, class Open>
std::unique_ptr<const typename G::Setup> open_with(OptionSet options, std::string_view settings,
                                                   Problem* why, Open&& open) {
  Problem problem;
  for (const auto word : split_words(settings)) {
    const bool preset = word.find('=') == std::string_view::npos;
    if (!problem) problem = preset ? options.apply_preset(word) : options.set(word);
  }
  std::unique_ptr<const typename G::Setup> setup;
  if (!problem) {
    auto opened = open(options);
    problem = opened.problem;
    setup = std::move(opened.setup);
  }
  if (problem && why == nullptr) ADD_FAILURE() << problem.say(Lang::en);
  if (why != nullptr) *why = problem;
  return setup;
}

// `Self` is the table of the game; its kQuestion is the word that positions write before what is
// asked.
template <class G, class Self>
class AtTableOf {
 public:
  // Lines of a log: "p0 walk 2", "chance dice 3 4", "p0 undo"; all must be possible.
  Self& plays(std::string_view lines);
  // The line must be refused with this code (and section of the rules page), and change nothing.
  void refused(std::string_view line, std::string_view code);
  void refused_section(std::string_view line, std::string_view code, std::string_view section);

  // Who is asked what, as positions write it: "p0 jump", "p1,p2 vet p1,p2", "chance roll", "over".
  std::string asked() const;
  // All that the seat asked may do, or a certain seat, or only what begins with this word:
  // "walk 0, walk 1, end".
  std::string offers() const { return listed(match().asked().must.lowest(), ""); }
  std::string offers(int seat) const { return listed(seat_of(seat), ""); }
  std::string offers(std::string_view word) const {
    return listed(match().asked().must.lowest(), word);
  }
  // The events of the last `plays`, by name, "stepped stepped arrived", and in full, one per line.
  const std::string& happened() const { return happened_; }
  const std::string& told() const { return told_; }

  Result result() const { return match().result(); }
  bool over() const { return result().over; }
  std::string position() const { return G::write(setup(), match().state()); }
  const typename G::Public& pub() const { return match().state().pub; }
  const typename G::Setup& setup() const { return *setup_; }
  const Match<G>& match() const { return *match_; }

 protected:
  explicit AtTableOf(std::unique_ptr<const typename G::Setup> setup)
      : setup_(std::move(setup)), match_(std::make_unique<Match<G>>(*setup_)) {}
  void begin_at(std::string_view position);  // in place of the beginning

  static std::string name(Seat seat) { return "p" + std::to_string(index_of(seat)); }

 private:
  ReplayStop play(std::string_view line);
  std::string listed(Seat seat, std::string_view word) const;

  std::unique_ptr<const typename G::Setup> setup_;
  std::unique_ptr<Match<G>> match_;
  std::string happened_, told_;
};

template <class G, class Self>
void AtTableOf<G, Self>::begin_at(std::string_view position) {
  typename G::State state;
  const Problem problem = G::read(*setup_, position, state);
  EXPECT_FALSE(problem) << problem.say(Lang::en) << "\n" << position;
  if (problem) return;
  const std::string_view wrong = G::broken(*setup_, state);
  EXPECT_EQ(wrong, "") << position;
  if (wrong.empty()) match_ = std::make_unique<Match<G>>(*setup_, state);
}

template <class G, class Self>
ReplayStop AtTableOf<G, Self>::play(std::string_view line) {
  return detail::play_line<G>(*match_, {.number = 1, .text = line}, Lang::en,
                              [this](const typename G::Event& event) {
                                const std::string text = G::write(*setup_, event);
                                happened_ += happened_.empty() ? "" : " ";
                                happened_ += text.substr(0, text.find(' '));
                                told_ += text + "\n";
                              });
}

template <class G, class Self>
Self& AtTableOf<G, Self>::plays(std::string_view lines) {
  happened_.clear();
  told_.clear();
  while (!lines.empty()) {
    const std::string_view line = take_line(lines);
    if (line.empty()) continue;
    const ReplayStop stop = play(line);
    EXPECT_EQ(stop.code, "") << line << ", though " << asked() << " is asked\n" << position();
    EXPECT_EQ(G::broken(*setup_, match_->state()), "") << "after " << line;
  }
  return static_cast<Self&>(*this);
}

template <class G, class Self>
void AtTableOf<G, Self>::refused(std::string_view line, std::string_view code) {
  const typename G::State before = match_->state();
  EXPECT_EQ(play(line).code, code) << line << ", though " << asked() << " is asked\n" << position();
  EXPECT_TRUE(before == match_->state()) << line << " changed something";
}

template <class G, class Self>
void AtTableOf<G, Self>::refused_section(std::string_view line, std::string_view code,
                                         std::string_view section) {
  refused(line, code);
  EXPECT_EQ(play(line).section, section) << line;
}

template <class G, class Self>
std::string AtTableOf<G, Self>::asked() const {
  const Asked who = match_->asked();
  if (who.nobody()) return over() ? "over" : "nobody";
  std::string out = who.chance ? "chance" : "";
  for (const Seat seat : who.must) out += (out.empty() ? "" : ",") + name(seat);
  const std::string text = position();
  const std::size_t at = text.rfind(Self::kQuestion) + Self::kQuestion.size();
  return out + " " + text.substr(at, text.find('\n', at) - at);
}

template <class G, class Self>
std::string AtTableOf<G, Self>::listed(Seat seat, std::string_view word) const {
  const auto list = std::make_unique<Offers<typename G::Action>>();
  if (seat != Seat::nobody) G::offers(*setup_, G::sight(match_->state(), seat), *list);
  std::string out;
  for (const auto& action : *list) {
    const std::string text = G::write(*setup_, action);
    if (!word.empty() && text != word && !text.starts_with(std::string(word) + " ")) continue;
    out += (out.empty() ? "" : ", ") + text;
  }
  return out;
}

}  // namespace warren
