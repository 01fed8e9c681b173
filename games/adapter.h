// Makes an AnyGame out of any game: nothing here knows one game from another.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/fields.h"
#include "core/house_rules.h"
#include "core/match.h"
#include "games/any_game.h"

namespace warren {

inline constexpr Text kUnreadableBytes{"these bytes are not one value of the kind expected here",
                                       "estos bytes no son un valor del tipo que se espera aquí"};

template <Game G>
class MatchOf final : public AnyMatch {
 public:
  using Table = typename G::Table;
  using Action = typename G::Action;
  using Outcome = typename G::Outcome;
  using Event = typename G::Event;

  explicit MatchOf(std::unique_ptr<const Table> table)
      : table_(std::move(table)), match_(std::make_unique<Match<G>>(*table_)) {}
  MatchOf(std::unique_ptr<const Table> table, std::unique_ptr<Match<G>> match)
      : table_(std::move(table)), match_(std::move(match)) {}

  const Match<G>& typed() const { return *match_; }
  Match<G>& typed() { return *match_; }

  std::string_view game() const override { return G::kId; }
  const OptionSet& options() const override { return table_->options; }
  int rules() const override { return table_->rules; }
  int seats() const override { return table_->seats; }

  Asked asked() const override { return match_->asked(); }
  Result result() const override { return match_->result(); }
  std::uint64_t digest() const override { return match_->digest(); }
  std::uint64_t chain_digest() const override { return match_->chain_digest(); }
  Problem failure() const override { return match_failed(match_->failure()); }
  std::string_view broken() const override {
    const std::string_view found = watched([&] { return G::broken(*table_, match_->state()); });
    return has_failed() ? text_of(match_->failure()).in(Lang::en) : found;
  }

  std::vector<std::string> offers(Seat seat) const override {
    std::vector<std::string> out;
    const auto list = listed(seat);
    for (const Action& action : *list) out.push_back(G::write(*table_, action));
    return out;
  }
  std::vector<Bytes> offers_bytes(Seat seat) const override {
    std::vector<Bytes> out;
    const auto list = listed(seat);
    for (const Action& action : *list) out.push_back(bytes_of(action));
    return out;
  }
  std::string view_text(Seat seat) const override { return G::write(*table_, view(seat)); }
  Bytes view_bytes(Seat seat) const override { return bytes_of(view(seat)); }
  std::uint64_t view_digest(Seat seat) const override {
    return watched([&] { return G::digest(*table_, view(seat)); });
  }
  std::string position() const override { return G::write(*table_, match_->state()); }

  Ruling refusal(Seat seat, std::string_view text, Lang lang) const override {
    return with_text<Action>(
        text, lang, [&](const Action& action) { return would_refuse(seat, action, lang); });
  }
  Ruling refusal(Seat seat, ByteSpan bytes, Lang lang) const override {
    return with_bytes<Action>(
        bytes, lang, [&](const Action& action) { return would_refuse(seat, action, lang); });
  }
  Ruling act(Seat seat, std::string_view text, Lang lang) override {
    return with_text<Action>(text, lang,
                             [&](const Action& action) { return do_act(seat, action, lang); });
  }
  Ruling act(Seat seat, ByteSpan bytes, Lang lang) override {
    return with_bytes<Action>(bytes, lang,
                              [&](const Action& action) { return do_act(seat, action, lang); });
  }
  bool can_undo(Seat seat) const override { return match_->can_undo(seat); }
  Ruling undo(Seat seat, Lang lang) override {
    if (!match_->undo(seat)) return has_failed() ? failed(lang) : broken(house::kUndoBarrier, lang);
    events_.clear();
    return {};
  }

  std::uint32_t chances() const override {
    return watched([&] { return asked().chance ? G::chances(*table_, match_->state()) : 0; });
  }
  Ruling fall_case(std::uint32_t which, Lang lang) override {
    if (which >= chances()) return chance_refused(lang);
    return do_fall(watched([&] { return G::outcome(*table_, match_->state(), which); }), lang);
  }
  Ruling fall(std::string_view text, Lang lang) override {
    return with_text<Outcome>(text, lang,
                              [&](const Outcome& outcome) { return do_fall(outcome, lang); });
  }
  Ruling fall(ByteSpan bytes, Lang lang) override {
    return with_bytes<Outcome>(bytes, lang,
                               [&](const Outcome& outcome) { return do_fall(outcome, lang); });
  }

  int events() const override { return static_cast<int>(events_.size()); }
  std::string event_sentence(int index, Seat to, Lang lang) const override {
    return G::tell(*table_, event(index, to), lang);
  }
  std::string event_text(int index, Seat to) const override {
    return G::write(*table_, event(index, to));
  }
  Bytes event_bytes(int index, Seat to) const override { return bytes_of(event(index, to)); }

  int entries() const override { return static_cast<int>(match_->log().size()); }
  std::string entry_text(int index, Seat to) const override {
    const auto& entry = match_->log()[static_cast<std::size_t>(index)];
    return write_entry<G>(*table_, redact_entry<G>(entry, to));
  }
  std::string log() const override { return write_log<G>(*match_); }
  std::string entries_text() const { return write_entries<G>(*match_); }

  // Plays an entry of a log.
  ReplayStop play_line(const LogLine& line, Lang lang) {
    Collected seen;
    ReplayStop stop = detail::play_line<G>(*match_, line, lang, seen);
    if (stop.kind == ReplayStop::Kind::none) events_ = std::move(seen.events);
    return stop;
  }

 private:
  // One type for all that is done: the game's whole machinery is compiled anew for each.
  struct Collected {
    std::vector<Event> events;
    void operator()(const Event& happened) { events.push_back(happened); }
  };

  // What is asked of a match makes it fail as well if a list overflows over it.
  template <class Ask>
  auto watched(Ask&& ask) const {
    const OverflowWatch watch;
    auto answer = ask();
    match_->fail(watch.seen());
    return answer;
  }
  bool has_failed() const { return match_->failure() != Overflow::none; }

  template <class T>
  Bytes bytes_of(const T& value) const {
    const ByteBuffer buffer = watched([&] { return to_bytes(value); });
    return {buffer.all().begin(), buffer.all().end()};
  }

  typename G::View view(Seat seat) const { return view_of<G>(match_->state(), seat); }
  Event event(int index, Seat to) const {
    return G::redact(events_[static_cast<std::size_t>(index)], to);
  }

  // On the heap: the buffer is larger than some threads' stacks like.
  std::unique_ptr<Offers<Action>> listed(Seat seat) const {
    return watched([&] {
      auto out = std::make_unique<Offers<Action>>();
      if (seated(seat)) G::offers(*table_, G::sight(match_->state(), seat), *out);
      return out;
    });
  }

  static Ruling broken(const HouseRule& rule, Lang lang) {
    return {Ruling::Kind::refused, std::string(rule.code), "", std::string(rule.text.in(lang))};
  }
  Ruling failed(Lang lang) const {
    return {Ruling::Kind::refused, std::string(house::kMatchFailed.code), "", failure().say(lang)};
  }
  Ruling chance_refused(Lang lang) const {
    if (has_failed()) return failed(lang);
    return broken(asked().chance ? house::kChanceImpossible : house::kChanceNotAsked, lang);
  }
  Ruling ruling(const Refusal& refusal, Lang lang) const {
    if (has_failed()) return failed(lang);
    if (!refusal) return {};
    const RefusalWords words = G::words(refusal);
    return {Ruling::Kind::refused, std::string(words.id), std::string(words.section),
            G::tell(*table_, refusal, lang)};
  }

  template <class T, class Use>
  Ruling with_text(std::string_view text, Lang lang, Use&& use) const {
    T value{};
    if (const Problem problem = G::read(*table_, text, value))
      return {Ruling::Kind::unreadable, "unreadable", "", problem.say(lang)};
    return use(value);
  }
  template <class T, class Use>
  Ruling with_bytes(ByteSpan bytes, Lang lang, Use&& use) const {
    T value{};
    if (!from_bytes(bytes, value))
      return {Ruling::Kind::unreadable, "unreadable", "", std::string(kUnreadableBytes.in(lang))};
    return use(value);
  }

  bool seated(Seat seat) const { return index_of(seat) < seats(); }
  Ruling would_refuse(Seat seat, const Action& action, Lang lang) const {
    if (!seated(seat)) return broken(house::kNoSuchSeat, lang);
    const Refusal refusal =
        watched([&] { return G::refusal(*table_, G::sight(match_->state(), seat), action); });
    return ruling(refusal, lang);
  }
  Ruling do_act(Seat seat, const Action& action, Lang lang) {
    if (!seated(seat)) return broken(house::kNoSuchSeat, lang);
    Collected seen;
    const Ruling answer = ruling(match_->act(seat, action, seen), lang);
    if (answer) events_ = std::move(seen.events);
    return answer;
  }
  Ruling do_fall(const Outcome& outcome, Lang lang) {
    Collected seen;
    if (!match_->fall(outcome, seen)) return chance_refused(lang);
    events_ = std::move(seen.events);
    return {};
  }

  std::unique_ptr<const Table> table_;
  std::unique_ptr<Match<G>> match_;  // refers to the table
  std::vector<Event> events_;
};

// What is played now, if it is this game; null if it is another one, or another stage of one.
template <Game G>
const Match<G>* typed_match(const AnyMatch& match) {
  const AnyMatch& now = match.stage();
  return now.game() == G::kId ? &static_cast<const MatchOf<G>&>(now).typed() : nullptr;
}

template <Game G>
class GameOf final : public AnyGame {
 public:
  std::string_view id() const override { return G::kId; }
  Text title() const override { return G::kTitle; }
  int newest_rules() const override { return G::kNewestRules; }
  bool secrets() const override { return !std::is_same_v<typename G::Own, Nothing>; }
  const OptionTable& option_table() const override { return G::option_table(); }

  void resolve(OptionSet& options, std::uint64_t seed) const override {
    Rng rng = setup_rng(seed);
    resolve_setup<G>(options, rng);
  }
  AnyOpened open(const OptionSet& options, int rules) const override {
    const OverflowWatch watch;
    auto opened = G::open(options, rules);
    if (opened.problem) return {nullptr, opened.problem};
    if (watch.seen() != Overflow::none) return {nullptr, match_failed(watch.seen())};
    return {std::make_unique<MatchOf<G>>(std::move(opened.table))};
  }
  AnyReplayed replay(const LogParts& parts, Lang lang, int until) const override {
    Replayed<G> replayed = warren::replay<G>(parts, lang, until);
    if (replayed.match == nullptr) return {nullptr, std::move(replayed.stop)};
    return {std::make_unique<MatchOf<G>>(std::move(replayed.table), std::move(replayed.match)),
            std::move(replayed.stop)};
  }
};

}  // namespace warren
