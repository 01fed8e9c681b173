// Makes an AnyGame out of any game: nothing here knows one game from another.
#pragma once

#include <algorithm>
#include <deque>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/match.h"
#include "games/any_game.h"
#include "games/rulings.h"
#include "games/seat_view.h"

namespace warren {

template <Game G>
class MatchOf final : public AnyMatch {
 public:
  using Table = typename G::Table;
  using State = typename G::State;
  using Action = typename G::Action;
  using Outcome = typename G::Outcome;
  using Event = typename G::Event;

  explicit MatchOf(std::unique_ptr<const Table> table)
      : table_(std::move(table)), match_(std::make_unique<Match<G>>(*table_)) {}
  // What was done in it before cannot be told any more.
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
  std::string position() const override { return G::write(*table_, match_->state()); }

  std::string view_text(Seat seat) const override { return G::write(*table_, view(seat)); }
  std::string start_text(Seat seat) const override {
    return G::write(*table_, view_of<G>(match_->start(), seat));
  }
  Bytes view_bytes(Seat seat) const override { return stamped_bytes(view(seat)); }
  std::uint64_t view_digest(Seat seat) const override { return G::digest(*table_, view(seat)); }
  std::string handout(Seat to, When when) const override { return handout_as(game(), to, when); }
  std::string handout_as(std::string_view whole, Seat to, When when) const {
    const bool start = when == When::start;
    return write_handout(whole, rules(), options(), start ? 0 : entries(),
                         start ? start_text(to) : view_text(to));
  }
  std::string told(int from, Seat to) const override {
    std::deque<std::string> kept;
    Told told;
    add_told(from, to, 0, kept, told);
    return write_told(told);
  }
  Bytes told_bytes(int from, Seat to) const override {
    std::deque<std::string> kept;
    Told told{.bytes = true};
    add_told(from, to, 0, kept, told);
    return write_told_bytes(told);
  }
  // Adds what is told of the entries from this one on; `before` entries of other stages come first.
  // The texts are kept alive by `kept`.
  void add_told(int from, Seat to, int before, std::deque<std::string>& kept, Told& out) const;

  std::vector<std::string> offers(Seat seat) const override {
    return written_offers<G>(*table_, listed(seat));
  }
  std::vector<Bytes> offers_bytes(Seat seat) const override {
    return stamped_offers<G>(listed(seat));
  }
  Ruling refusal(Seat seat, std::string_view text, const Voice& voice) const override {
    return with_value<G, Action>(*table_, text, voice, [&](const Action& action) {
      return would_refuse(seat, action, voice);
    });
  }
  Ruling refusal(Seat seat, ByteSpan bytes, const Voice& voice) const override {
    return with_value<G, Action>(*table_, bytes, voice, [&](const Action& action) {
      return would_refuse(seat, action, voice);
    });
  }
  Ruling act(Seat seat, std::string_view text, const Voice& voice) override {
    return with_value<G, Action>(*table_, text, voice,
                                 [&](const Action& action) { return do_act(seat, action, voice); });
  }
  Ruling act(Seat seat, ByteSpan bytes, const Voice& voice) override {
    return with_value<G, Action>(*table_, bytes, voice,
                                 [&](const Action& action) { return do_act(seat, action, voice); });
  }
  ListRuling act_all(Seat seat, std::span<const std::string> texts, const Voice& voice) override;
  bool can_undo(Seat seat) const override { return match_->can_undo(seat); }
  Ruling undo(Seat seat, const Voice& voice) override {
    if (!match_->undo(seat)) return broken_house_rule(house::kUndoBarrier, voice);
    happened_.push_back({{}, std::make_unique<State>(match_->state())});
    return {};
  }

  std::uint32_t chances() const override {
    return asked().chance ? G::chances(*table_, match_->state()) : 0;
  }
  Ruling fall_case(std::uint32_t which, const Voice& voice) override {
    if (which >= chances()) return chance_refused(voice);
    return do_fall(G::outcome(*table_, match_->state(), which), voice);
  }
  Ruling fall(std::string_view text, const Voice& voice) override {
    return with_value<G, Outcome>(*table_, text, voice,
                                  [&](const Outcome& outcome) { return do_fall(outcome, voice); });
  }
  Ruling fall(ByteSpan bytes, const Voice& voice) override {
    return with_value<G, Outcome>(*table_, bytes, voice,
                                  [&](const Outcome& outcome) { return do_fall(outcome, voice); });
  }

  int entries() const override { return static_cast<int>(match_->log().size()); }
  std::string entry_text(int entry, Seat to) const override {
    return write_entry<G>(*table_, redact_entry<G>(logged(entry), to));
  }
  int events(int entry) const override { return static_cast<int>(happened(entry).events.size()); }
  std::string event_text(int entry, int event, Seat to) const override {
    return G::write(*table_, redacted(entry, event, to));
  }
  std::string event_sentence(int entry, int event, Seat to, const Voice& voice) const override {
    return G::tell(*table_, redacted(entry, event, to), voice);
  }
  std::string log() const override { return write_log<G>(*match_); }
  std::string entries_text() const { return write_entries<G>(*match_); }

  ReplayStop play_line(const LogLine& line, Lang lang) override {
    Happened now;
    ReplayStop stop = detail::play_line<G>(
        *match_, line, lang, [&](const Event& event) { now.events.push_back(event); });
    if (stop.kind != ReplayStop::Kind::none) return stop;
    if (match_->log().back().kind == Entry<G>::Kind::undo)
      now.back = std::make_unique<State>(match_->state());
    happened_.push_back(std::move(now));
    return stop;
  }

 private:
  // What an entry of the log brought.
  struct Happened {
    std::vector<Event> events;
    std::unique_ptr<State> back;  // where an undo leads
  };

  typename G::View view(Seat seat) const { return view_of<G>(match_->state(), seat); }
  const Entry<G>& logged(int entry) const { return match_->log()[static_cast<std::size_t>(entry)]; }
  const Happened& happened(int entry) const { return happened_[static_cast<std::size_t>(entry)]; }
  Event redacted(int entry, int event, Seat to) const {
    return G::redact(happened(entry).events[static_cast<std::size_t>(event)], to);
  }

  // On the heap: the buffer is larger than some threads' stacks like.
  std::unique_ptr<Offers<Action>> listed(Seat seat) const {
    auto out = std::make_unique<Offers<Action>>();
    if (seated(seat)) G::offers(*table_, G::sight(match_->state(), seat), *out);
    return out;
  }
  Ruling chance_refused(const Voice& voice) const {
    return broken_house_rule(asked().chance ? house::kChanceImpossible : house::kChanceNotAsked,
                             voice);
  }

  bool seated(Seat seat) const { return index_of(seat) < seats(); }
  Ruling would_refuse(Seat seat, const Action& action, const Voice& voice) const {
    if (!seated(seat)) return broken_house_rule(house::kNoSuchSeat, voice);
    return ruling_of<G>(*table_, G::refusal(*table_, G::sight(match_->state(), seat), action),
                        voice);
  }
  Ruling do_act(Seat seat, const Action& action, const Voice& voice) {
    if (!seated(seat)) return broken_house_rule(house::kNoSuchSeat, voice);
    Happened now;
    const auto see = [&](const Event& event) { now.events.push_back(event); };
    Ruling ruling = ruling_of<G>(*table_, match_->act(seat, action, see), voice);
    if (ruling) happened_.push_back(std::move(now));
    return ruling;
  }
  Ruling do_fall(const Outcome& outcome, const Voice& voice) {
    Happened now;
    if (!match_->fall(outcome, [&](const Event& event) { now.events.push_back(event); }))
      return chance_refused(voice);
    happened_.push_back(std::move(now));
    return {};
  }

  std::unique_ptr<const Table> table_;
  std::unique_ptr<Match<G>> match_;  // refers to the table
  std::vector<Happened> happened_;   // for each entry of the log
};

template <Game G>
ListRuling MatchOf<G>::act_all(Seat seat, std::span<const std::string> texts, const Voice& voice) {
  if (!seated(seat)) return {broken_house_rule(house::kNoSuchSeat, voice)};
  std::vector<Action> actions;
  for (const std::string& text : texts) {
    Ruling wrong = with_value<G, Action>(*table_, text, voice, [&](const Action& action) {
      actions.push_back(action);
      return Ruling{};
    });
    if (!wrong) return {std::move(wrong), static_cast<int>(actions.size())};
  }
  const HowFar far = match_->rehearse(seat, actions);
  if (far.refused) return {ruling_of<G>(*table_, far.refused, voice), far.done};
  ListRuling out;
  for (const Action& action : actions) {
    out.ruling = do_act(seat, action, voice);
    if (!out.ruling) break;  // never: what a view shows is so
    ++out.at;
  }
  return out;
}

template <Game G>
void MatchOf<G>::add_told(int from, Seat to, int before, std::deque<std::string>& kept,
                          Told& out) const {
  const auto written = [&](const auto& value) -> std::string_view {
    return kept.emplace_back(out.bytes ? std::string(as_text(stamped_bytes(value)))
                                       : G::write(*table_, value));
  };
  for (int i = std::max(from, 0); i < entries(); ++i) {
    const Happened& now = happened(i);
    ToldEntry entry{before + i, logged(i).seat, now.back != nullptr};
    for (const Event& event : now.events) entry.events.push_back(written(G::redact(event, to)));
    if (entry.undo) entry.view = written(view_of<G>(*now.back, to));
    out.entries.push_back(std::move(entry));
  }
  out.check = view_digest(to);
}

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
    auto opened = G::open(options, rules);
    if (opened.problem) return {nullptr, opened.problem};
    return {std::make_unique<MatchOf<G>>(std::move(opened.table))};
  }
  AnyReplayed replay(const LogParts& parts, Lang lang, int until) const override {
    Replayed<G> begun;
    ReplayStop stop = detail::open_log<G>(parts, lang, begun);
    if (stop.kind != ReplayStop::Kind::none) return {nullptr, std::move(stop)};
    auto match = std::make_unique<MatchOf<G>>(std::move(begun.table), std::move(begun.match));
    stop = replay_lines(*match, parts, lang, until);
    return {std::move(match), std::move(stop)};
  }
  AnySeen see(const OptionSet& options, int rules, int entry,
              std::string_view view) const override {
    return see_any(options, rules, entry, view);
  }
  AnySeen see(const OptionSet& options, int rules, int entry, ByteSpan view) const override {
    return see_any(options, rules, entry, view);
  }

  template <class Words>
  static AnySeen see_any(const OptionSet& options, int rules, int entry, Words words) {
    auto seen = seat_view(options, rules, entry, words);
    return {std::move(seen.view), std::move(seen.problem)};
  }
  struct Seen {
    std::unique_ptr<SeatView<G>> view;
    Problem problem = {};
  };
  template <class Words>
  static Seen seat_view(const OptionSet& options, int rules, int entry, Words words) {
    auto opened = G::open(options, rules);
    if (opened.problem) return {nullptr, opened.problem};
    Seen out;
    std::shared_ptr<const typename G::Table> table = std::move(opened.table);
    if constexpr (std::is_same_v<Words, std::string_view>) {
      typename G::View view;
      out.problem = G::read(*table, words, view);
      if (!out.problem) out.view = std::make_unique<SeatView<G>>(table, view, entry);
    } else {
      const Ruling read =
          with_value<G, typename G::View>(*table, words, Lang::en, [&](const auto& view) {
            out.view = std::make_unique<SeatView<G>>(table, view, entry);
            return Ruling{};
          });
      if (!read) out.problem = Problem(kUnreadableBytes);
    }
    return out;
  }
};

}  // namespace warren
