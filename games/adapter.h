// Makes an AnyGame out of any game: nothing here knows one game from another.
#pragma once

#include <algorithm>
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

// Its address is the identity of a match's type.
template <Game G>
inline constexpr char kMatchKind = 0;

template <Game G>
class MatchOf final : public AnyMatch {
 public:
  using Setup = typename G::Setup;
  using State = typename G::State;
  using Action = typename G::Action;
  using Outcome = typename G::Outcome;
  using Event = typename G::Event;

  explicit MatchOf(std::unique_ptr<const Setup> setup)
      : setup_(std::move(setup)), match_(std::make_unique<Match<G>>(*setup_)) {}
  // What was done in it before cannot be told any more.
  MatchOf(std::unique_ptr<const Setup> setup, std::unique_ptr<Match<G>> match)
      : setup_(std::move(setup)), match_(std::move(match)) {}

  const Match<G>& typed() const { return *match_; }
  Match<G>& typed() { return *match_; }

  const void* kind() const override { return &kMatchKind<G>; }
  std::string_view game() const override { return G::kId; }
  const OptionSet& options() const override { return setup_->options; }
  int rules() const override { return setup_->rules; }
  int seats() const override { return setup_->seats; }

  Asked asked() const override { return match_->asked(); }
  Result result() const override { return match_->result(); }
  std::uint64_t digest() const override { return match_->digest(); }
  std::uint64_t chain_digest() const override { return match_->chain_digest(); }
  Problem failure() const override { return match_failed(match_->failure()); }
  std::string_view broken() const override {
    const std::string_view found = watched([&] { return G::broken(*setup_, match_->state()); });
    return has_failed() ? text_of(match_->failure()).in(Lang::en) : found;
  }
  std::string position() const override { return G::write(*setup_, match_->state()); }

  std::unique_ptr<AnyView> view(Seat seat, When when) const override {
    return seat_view(seat, when, 0);
  }
  // `before` entries of another stage come first.
  std::unique_ptr<SeatView<G>> seat_view(Seat seat, When when, int before) const {
    if (!seated(seat)) seat = Seat::nobody;
    const bool start = when == When::start;
    return std::make_unique<SeatView<G>>(
        setup_, view_of<G>(start ? match_->start() : match_->state(), seat),
        before + (start ? 0 : entries()));
  }
  std::string view_text(Seat seat) const override { return G::write(*setup_, view(seat)); }
  Bytes view_bytes(Seat seat) const override {
    return watched([&] { return stamped_bytes(view(seat)); });
  }
  std::uint64_t view_digest(Seat seat) const override {
    return watched([&] { return G::digest(*setup_, view(seat)); });
  }

  std::vector<std::string> offers(Seat seat) const override {
    return written_offers<G>(*setup_, listed(seat));
  }
  std::vector<Bytes> offers_bytes(Seat seat) const override {
    return stamped_offers<G>(listed(seat));
  }
  Ruling refusal(Seat seat, std::string_view text, const Voice& voice) const override {
    return with_value<G, Action>(*setup_, text, voice, [&](const Action& action) {
      return would_refuse(seat, action, voice);
    });
  }
  Ruling refusal(Seat seat, ByteSpan bytes, const Voice& voice) const override {
    return with_value<G, Action>(*setup_, bytes, voice, [&](const Action& action) {
      return would_refuse(seat, action, voice);
    });
  }
  Ruling act(Seat seat, std::string_view text, const Voice& voice) override {
    return with_value<G, Action>(*setup_, text, voice,
                                 [&](const Action& action) { return do_act(seat, action, voice); });
  }
  Ruling act(Seat seat, ByteSpan bytes, const Voice& voice) override {
    return with_value<G, Action>(*setup_, bytes, voice,
                                 [&](const Action& action) { return do_act(seat, action, voice); });
  }
  bool can_undo(Seat seat) const override { return match_->can_undo(seat); }
  Ruling undo(Seat seat, const Voice& voice) override {
    if (!match_->undo(seat))
      return has_failed() ? failed(voice) : refused_for(shared_refusals::kUndoBarrier, voice);
    note_undo();
    return {};
  }

  std::uint32_t chances() const override {
    return watched([&] { return asked().chance ? G::chances(*setup_, match_->state()) : 0; });
  }
  Ruling fall_case(std::uint32_t which, const Voice& voice) override {
    if (which >= chances()) return chance_refused(voice);
    return do_fall(watched([&] { return G::outcome(*setup_, match_->state(), which); }), voice);
  }
  Ruling fall(std::string_view text, const Voice& voice) override {
    return with_value<G, Outcome>(*setup_, text, voice,
                                  [&](const Outcome& outcome) { return do_fall(outcome, voice); });
  }
  Ruling fall(ByteSpan bytes, const Voice& voice) override {
    return with_value<G, Outcome>(*setup_, bytes, voice,
                                  [&](const Outcome& outcome) { return do_fall(outcome, voice); });
  }

  int entries() const override { return static_cast<int>(match_->log().size()); }
  std::string entry_text(int entry, Seat to) const override {
    return write_entry<G>(*setup_, redact_entry<G>(logged(entry), to));
  }
  HeardEntry entry(int entry) const override {
    const bool undo = logged(entry).kind == Entry<G>::Kind::undo;
    return {logged(entry).seat, undo, undo ? 0 : happened(entry).count};
  }
  std::string event_text(int entry, int event, Seat to) const override {
    return G::write(*setup_, redacted(entry, event, to));
  }
  Bytes event_bytes(int entry, int event, Seat to) const override {
    return stamped_bytes(redacted(entry, event, to));
  }
  std::string back_text(int entry, Seat to) const override {
    return G::write(*setup_, back(entry, to));
  }
  Bytes back_bytes(int entry, Seat to) const override { return stamped_bytes(back(entry, to)); }
  std::string log() const override { return write_log<G>(*match_); }

  ReplayStop play_line(const LogLine& line, Lang lang) override {
    const std::size_t before = events_.size();
    ReplayStop stop = detail::play_line<G>(*match_, line, lang, kept());
    if (stop.kind != ReplayStop::Kind::none)
      forget_events(before);
    else if (match_->log().back().kind == Entry<G>::Kind::undo)
      note_undo();
    else
      note_events(before);
    return stop;
  }

 private:
  // Where to find what an entry of the log brought: its events, or the state an undo led back to.
  struct Happened {
    int first = 0;
    int count = 0;
  };
  void note_events(std::size_t before) {
    happened_.push_back({static_cast<int>(before), static_cast<int>(events_.size() - before)});
  }
  void forget_events(std::size_t before) {  // of what did not happen after all
    while (events_.size() > before) events_.pop_back();
  }
  void note_undo() {
    happened_.push_back({static_cast<int>(backs_.size()), 0});
    backs_.push_back(std::make_unique<State>(match_->state()));
  }
  EventSink<Event> kept() { return keep_; }

  // What is asked of a match makes it fail as well if a list overflows over it.
  template <class Ask>
  auto watched(Ask&& ask) const {
    const OverflowWatch watch;
    auto answer = ask();
    match_->fail(watch.seen());
    return answer;
  }
  bool has_failed() const { return match_->failure() != Overflow::none; }
  Ruling failed(const Voice& voice) const { return failed_ruling(failure(), voice); }
  Ruling ruling(const Refusal& refusal, const Voice& voice) const {
    return has_failed() ? failed(voice) : ruling_of<G>(*setup_, refusal, voice);
  }

  typename G::View view(Seat seat) const { return view_of<G>(match_->state(), seat); }
  const Entry<G>& logged(int entry) const { return match_->log()[static_cast<std::size_t>(entry)]; }
  const Happened& happened(int entry) const { return happened_[static_cast<std::size_t>(entry)]; }
  Event redacted(int entry, int event, Seat to) const {
    return G::redact(events_[static_cast<std::size_t>(happened(entry).first + event)], to);
  }
  typename G::View back(int entry, Seat to) const {
    return view_of<G>(*backs_[static_cast<std::size_t>(happened(entry).first)], to);
  }

  // On the heap: the buffer is larger than some threads' stacks like.
  std::unique_ptr<Offers<Action>> listed(Seat seat) const {
    return watched([&] {
      auto out = std::make_unique<Offers<Action>>();
      if (seated(seat)) G::offers(*setup_, G::sight(match_->state(), seat), *out);
      return out;
    });
  }
  Ruling chance_refused(const Voice& voice) const {
    if (has_failed()) return failed(voice);
    return refused_for(
        asked().chance ? shared_refusals::kChanceImpossible : shared_refusals::kChanceNotAsked,
        voice);
  }

  bool seated(Seat seat) const { return index_of(seat) < seats(); }
  Ruling would_refuse(Seat seat, const Action& action, const Voice& voice) const {
    if (!seated(seat)) return refused_for(shared_refusals::kNoSuchSeat, voice);
    const Refusal refusal =
        watched([&] { return G::refusal(*setup_, G::sight(match_->state(), seat), action); });
    return ruling(refusal, voice);
  }
  Ruling do_act(Seat seat, const Action& action, const Voice& voice) {
    if (!seated(seat)) return refused_for(shared_refusals::kNoSuchSeat, voice);
    const std::size_t before = events_.size();
    const Ruling answer = ruling(match_->act(seat, action, kept()), voice);
    answer ? note_events(before) : forget_events(before);
    return answer;
  }
  Ruling do_fall(const Outcome& outcome, const Voice& voice) {
    const std::size_t before = events_.size();
    if (match_->fall(outcome, kept())) {
      note_events(before);
      return {};
    }
    forget_events(before);
    return chance_refused(voice);
  }

  struct Keep {
    std::vector<Event>& events;
    void operator()(const Event& event) const { events.push_back(event); }
  };

  std::shared_ptr<const Setup> setup_;
  std::unique_ptr<Match<G>> match_;            // refers to the setup
  std::vector<Event> events_;                  // all that happened
  std::vector<std::unique_ptr<State>> backs_;  // where undos led
  std::vector<Happened> happened_;             // for each entry of the log
  Keep keep_{events_};
};

// What is played now, if it is this game; null if it is another one, or another stage of one.
template <Game G>
const Match<G>* typed_match(const AnyMatch& match) {
  const AnyMatch& now = match.stage();
  return now.kind() == &kMatchKind<G> ? &static_cast<const MatchOf<G>&>(now).typed() : nullptr;
}

template <Game G>
class GameOf final : public AnyGame {
 public:
  std::string_view id() const override { return G::kId; }
  Text title() const override { return G::kTitle; }
  int newest_rules() const override { return G::kNewestRules; }
  bool secrets() const override { return !std::is_same_v<typename G::Own, Nothing>; }
  const OptionMenu& option_menu() const override { return G::option_menu(); }

  void resolve(OptionSet& options, std::uint64_t seed) const override {
    Rng rng = setup_rng(seed);
    resolve_setup<G>(options, rng);
  }
  AnyOpened open(const OptionSet& options, int rules) const override {
    const OverflowWatch watch;
    auto opened = G::open(options, rules);
    if (opened.problem) return {nullptr, opened.problem};
    if (watch.seen() != Overflow::none) return {nullptr, match_failed(watch.seen())};
    return {std::make_unique<MatchOf<G>>(std::move(opened.setup))};
  }
  AnyReplayed replay(const LogParts& parts, Lang lang, int until) const override {
    Replayed<G> begun;
    ReplayStop stop = detail::open_log<G>(parts, lang, begun);
    if (stop.kind != ReplayStop::Kind::none) return {nullptr, std::move(stop)};
    auto match = std::make_unique<MatchOf<G>>(std::move(begun.setup), std::move(begun.match));
    stop = replay_lines(*match, parts, lang, until);
    return {std::move(match), std::move(stop)};
  }
  AnySeen see(const OptionSet& options, int rules, int entry,
              std::string_view view) const override {
    auto seen = seat_view(options, rules, entry, view);
    return {std::move(seen.view), std::move(seen.problem)};
  }
  AnySeen see(const OptionSet& options, int rules, int entry, ByteSpan view) const override {
    auto seen = seat_view(options, rules, entry, view);
    return {std::move(seen.view), std::move(seen.problem)};
  }

  struct Seen {
    std::unique_ptr<SeatView<G>> view;  // null if there is a problem
    Problem problem = {};
  };
  template <class Words>
  static Seen seat_view(const OptionSet& options, int rules, int entry, Words words) {
    auto opened = G::open(options, rules);
    if (opened.problem) return {nullptr, opened.problem};
    Seen out;
    std::shared_ptr<const typename G::Setup> setup = std::move(opened.setup);
    typename G::View view;
    if constexpr (std::is_same_v<Words, ByteSpan>)
      out.problem = read_sound<G>(*setup, words, view);
    else
      out.problem = G::read(*setup, words, view);
    if (!out.problem) out.view = std::make_unique<SeatView<G>>(std::move(setup), view, entry);
    return out;
  }
};

}  // namespace warren
