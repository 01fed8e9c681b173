// A game with a stage before it, behind one face: one match, one log, one chain of digests. The
// first stage is a game of its own; its end gives the options that the second opens with
// (docs/decisions/building-is-a-stage.md). Nothing here knows which games they are.
#pragma once

#include <cassert>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "games/adapter.h"
#include "games/staged_log.h"
#include "games/staged_view.h"

namespace warren {

template <class First, class Second>
requires StageBefore<First, Second>
class StagedMatch final : public AnyMatch {
 public:
  explicit StagedMatch(std::unique_ptr<MatchOf<First>> first) : first_(std::move(first)) {
    open_second();  // a position may be the last of its stage
  }

  std::string_view game() const override { return Second::kId; }
  const AnyMatch& stage() const override { return now(); }
  // As they were chosen: the log begins with them, and the entries tell the rest.
  const OptionSet& options() const override { return first_->options(); }
  int rules() const override { return first_->rules(); }
  int seats() const override { return first_->seats(); }

  Asked asked() const override { return now().asked(); }
  Result result() const override { return now().result(); }
  std::uint64_t digest() const override { return now().digest(); }
  std::uint64_t chain_digest() const override {
    return staged_chain<First, Second>(first_->typed(), second());
  }

  Problem failure() const override { return now().failure(); }
  std::string_view broken() const override { return now().broken(); }
  std::string position() const override { return now().position(); }

  std::unique_ptr<AnyView> view(Seat seat, When when) const override {
    if (when == When::now && second_ != nullptr)
      return second_->seat_view(seat, when, first_->entries());
    return std::make_unique<StagedView<First, Second>>(first_->seat_view(seat, when, 0));
  }
  std::string view_text(Seat seat) const override { return now().view_text(seat); }
  Bytes view_bytes(Seat seat) const override { return now().view_bytes(seat); }
  std::uint64_t view_digest(Seat seat) const override { return now().view_digest(seat); }

  std::vector<std::string> offers(Seat seat) const override { return now().offers(seat); }
  std::vector<Bytes> offers_bytes(Seat seat) const override { return now().offers_bytes(seat); }
  Ruling refusal(Seat seat, std::string_view action, const Voice& voice) const override {
    return now().refusal(seat, action, voice);
  }
  Ruling refusal(Seat seat, ByteSpan action, const Voice& voice) const override {
    return now().refusal(seat, action, voice);
  }
  Ruling act(Seat seat, std::string_view action, const Voice& voice) override {
    return done([&](AnyMatch& match) { return match.act(seat, action, voice); });
  }
  Ruling act(Seat seat, ByteSpan action, const Voice& voice) override {
    return done([&](AnyMatch& match) { return match.act(seat, action, voice); });
  }
  // Nothing is taken back across the seam: the second stage has its own beginning.
  bool can_undo(Seat seat) const override { return now().can_undo(seat); }
  Ruling undo(Seat seat, const Voice& voice) override {
    return done([&](AnyMatch& match) { return match.undo(seat, voice); });
  }

  std::uint32_t chances() const override { return now().chances(); }
  Ruling fall_case(std::uint32_t which, const Voice& voice) override {
    return done([&](AnyMatch& match) { return match.fall_case(which, voice); });
  }
  Ruling fall(std::string_view outcome, const Voice& voice) override {
    return done([&](AnyMatch& match) { return match.fall(outcome, voice); });
  }
  Ruling fall(ByteSpan outcome, const Voice& voice) override {
    return done([&](AnyMatch& match) { return match.fall(outcome, voice); });
  }

  int entries() const override {
    return first_->entries() + (second_ == nullptr ? 0 : second_->entries());
  }
  std::string entry_text(int entry, Seat to) const override {
    return at(entry).entry_text(within(entry), to);
  }
  HeardEntry entry(int entry) const override { return at(entry).entry(within(entry)); }
  std::string event_text(int entry, int event, Seat to) const override {
    return at(entry).event_text(within(entry), event, to);
  }
  Bytes event_bytes(int entry, int event, Seat to) const override {
    return at(entry).event_bytes(within(entry), event, to);
  }
  std::string back_text(int entry, Seat to) const override {
    return at(entry).back_text(within(entry), to);
  }
  Bytes back_bytes(int entry, Seat to) const override {
    return at(entry).back_bytes(within(entry), to);
  }
  std::string log() const override {
    return write_staged_log<First, Second>(first_->typed(), second());
  }

  ReplayStop play_line(const LogLine& line, Lang lang) override {
    ReplayStop stop =
        second_ == nullptr ? first_->play_line(line, lang) : second_->play_line(line, lang);
    open_second();
    return stop;
  }

 private:
  const Match<Second>* second() const { return second_ == nullptr ? nullptr : &second_->typed(); }
  const AnyMatch& now() const {
    if (second_ == nullptr) return *first_;
    return *second_;
  }
  // The stage that an entry belongs to, and its number there.
  bool in_first(int entry) const { return second_ == nullptr || entry < first_->entries(); }
  const AnyMatch& at(int entry) const {
    if (in_first(entry)) return *first_;
    return *second_;
  }
  int within(int entry) const { return in_first(entry) ? entry : entry - first_->entries(); }

  template <class Do>
  auto done(Do&& what) {
    auto ruling = second_ == nullptr ? what(static_cast<AnyMatch&>(*first_)) : what(*second_);
    if (ruling) open_second();
    return ruling;
  }

  void open_second() {
    if (second_ != nullptr || !first_->result().over) return;
    Match<First>& match = first_->typed();
    const OverflowWatch watch;
    auto opened = Second::open(First::baked(match.setup(), match.state().pub), rules());
    if (watch.seen() != Overflow::none) return match.fail(watch.seen());
    assert(!opened.problem);  // the first stage checks at its beginning what could be wrong
    if (opened.setup != nullptr)
      second_ = std::make_unique<MatchOf<Second>>(std::move(opened.setup));
  }

  std::unique_ptr<MatchOf<First>> first_;
  std::unique_ptr<MatchOf<Second>> second_;  // null until the first is over
};

template <class First, class Second>
requires StageBefore<First, Second>
class StagedGame final : public AnyGame {
 public:
  std::string_view id() const override { return whole_.id(); }
  Text title() const override { return whole_.title(); }
  int newest_rules() const override { return whole_.newest_rules(); }
  bool secrets() const override { return whole_.secrets(); }
  const OptionMenu& option_menu() const override { return whole_.option_menu(); }
  void resolve(OptionSet& options, std::uint64_t seed) const override {
    whole_.resolve(options, seed);
  }

  AnyOpened open(const OptionSet& options, int rules) const override {
    if (!First::wanted(options)) return whole_.open(options, rules);
    const OverflowWatch watch;
    auto opened = First::open(options, rules);
    if (opened.problem) return {nullptr, opened.problem};
    if (watch.seen() != Overflow::none) return {nullptr, match_failed(watch.seen())};
    return {std::make_unique<StagedMatch<First, Second>>(
        std::make_unique<MatchOf<First>>(std::move(opened.setup)))};
  }

  AnyReplayed replay(const LogParts& parts, Lang lang, int until) const override {
    OptionSet options(option_menu());
    if (detail::read_options(parts, lang, options).kind != ReplayStop::Kind::none ||
        !First::wanted(options))
      return whole_.replay(parts, lang, until);
    Replayed<First> begun;
    ReplayStop stop = detail::open_log<First>(parts, lang, begun);
    if (stop.kind != ReplayStop::Kind::none) return {nullptr, std::move(stop)};
    auto match = std::make_unique<StagedMatch<First, Second>>(
        std::make_unique<MatchOf<First>>(std::move(begun.setup), std::move(begun.match)));
    stop = replay_lines(*match, parts, lang, until);
    return {std::move(match), std::move(stop)};
  }

  // A view of the second stage comes with the options that the first gave.
  AnySeen see(const OptionSet& options, int rules, int entry,
              std::string_view view) const override {
    return see_any(options, rules, entry, view);
  }
  AnySeen see(const OptionSet& options, int rules, int entry, ByteSpan view) const override {
    return see_any(options, rules, entry, view);
  }

 private:
  template <class Words>
  AnySeen see_any(const OptionSet& options, int rules, int entry, Words words) const {
    if (!First::wanted(options)) return whole_.see(options, rules, entry, words);
    auto seen = GameOf<First>::seat_view(options, rules, entry, words);
    if (seen.view == nullptr) return {nullptr, std::move(seen.problem)};
    return {std::make_unique<StagedView<First, Second>>(std::move(seen.view))};
  }

  GameOf<Second> whole_;  // as it is without its first stage
};

}  // namespace warren
