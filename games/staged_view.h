// What a seat sees of a game with a stage before it (games/staged.h): the view of the first stage,
// and from its end on, which all can see, that of the second.
//
//   First::wanted(options)      whether these options ask for the first stage
//   First::baked(setup, pub)    the options of the second, when the first is over
#pragma once

#include <memory>
#include <string>
#include <utility>

#include "games/seat_view.h"

namespace warren {

template <class First, class Second>
concept StageBefore = Game<First> && Game<Second> &&
    requires(const OptionSet& options, const typename First::Setup& setup,
             const typename First::Public& pub) {
  { First::wanted(options) } -> std::same_as<bool>;
  { First::baked(setup, pub) } -> std::same_as<OptionSet>;
};

template <class First, class Second>
requires StageBefore<First, Second>
class StagedView final : public FollowingView {
 public:
  explicit StagedView(std::unique_ptr<SeatView<First>> first) : first_(std::move(first)) {
    cross();  // a position may be the last of its stage
  }

  std::string_view game() const override { return Second::kId; }
  const AnyView& stage() const override { return now(); }
  const OptionSet& options() const override { return now().options(); }
  int rules() const override { return first_->rules(); }
  int seats() const override { return first_->seats(); }
  Seat viewer() const override { return first_->viewer(); }

  Asked asked() const override { return now().asked(); }
  bool midway(Seat seat) const override { return now().midway(seat); }
  Result result() const override { return now().result(); }
  std::uint64_t digest() const override { return now().digest(); }
  std::string text() const override { return now().text(); }
  Bytes bytes() const override { return now().bytes(); }

  std::vector<std::string> offers() const override { return now().offers(); }
  std::vector<Bytes> offers_bytes() const override { return now().offers_bytes(); }
  Ruling refusal(std::string_view action, const Voice& voice) const override {
    return now().refusal(action, voice);
  }
  Ruling refusal(ByteSpan action, const Voice& voice) const override {
    return now().refusal(action, voice);
  }
  Rehearsal rehearse(std::span<const std::string> actions, const Voice& voice) const override {
    Rehearsal out = now().rehearse(actions, voice);
    if (second_ == nullptr) out.after = of_first(std::move(out.after));
    return out;
  }
  std::vector<AnyRoute> routes() const override { return now().routes(); }

  int first_entry() const override { return first_->first_entry(); }
  int entries() const override { return now().entries(); }
  HeardEntry entry(int entry) const override { return teller(entry).entry(entry); }
  const AnyView& teller(int entry) const override {
    if (second_ == nullptr || entry < second_->first_entry()) return *first_;
    return *second_;
  }
  std::string event_text(int entry, int event) const override {
    return teller(entry).event_text(entry, event);
  }
  std::string event_sentence(int entry, int event, const Voice& voice) const override {
    return teller(entry).event_sentence(entry, event, voice);
  }

  std::unique_ptr<AnyView> beginning() const override { return of_first(first_->beginning()); }
  bool follow(const AnyView& ahead) override {
    if (ahead.kind() != kind() || entries() >= ahead.entries()) return false;
    const auto& other = static_cast<const StagedView&>(ahead);
    const bool followed =
        second_ == nullptr ? first_->follow(*other.first_) : second_->follow(*other.second_);
    cross();
    return followed;
  }
  const void* kind() const override { return &kStagedKind; }

  Ruling take(const ToldEntry& entry, const Voice& voice) override {
    Ruling ruling = following().take(entry, voice);
    cross();
    return ruling;
  }
  Ruling take_bytes(const ToldEntry& entry, const Voice& voice) override {
    Ruling ruling = following().take_bytes(entry, voice);
    cross();
    return ruling;
  }
  void mark() override {
    crossed_at_mark_ = second_ != nullptr;
    following().mark();
  }
  void go_back() override {
    if (!crossed_at_mark_) second_ = nullptr;
    following().go_back();
  }

 private:
  static constexpr char kStagedKind = 0;  // its address

  static std::unique_ptr<AnyView> of_first(std::unique_ptr<AnyView> first) {
    return std::make_unique<StagedView>(
        std::unique_ptr<SeatView<First>>(static_cast<SeatView<First>*>(first.release())));
  }

  const AnyView& now() const {
    if (second_ == nullptr) return *first_;
    return *second_;
  }
  FollowingView& following() {
    if (second_ == nullptr) return *first_;
    return *second_;
  }

  void cross() {
    if (second_ != nullptr || !first_->result().over) return;
    auto opened = Second::open(First::baked(first_->setup(), first_->view().pub), rules());
    if (opened.setup == nullptr) return;
    std::shared_ptr<const typename Second::Setup> setup = std::move(opened.setup);
    const auto view = initial_view<Second>(*setup, viewer());
    second_ = std::make_unique<SeatView<Second>>(std::move(setup), view, first_->entries());
  }

  std::unique_ptr<SeatView<First>> first_;
  std::unique_ptr<SeatView<Second>> second_;  // null until the first is over
  bool crossed_at_mark_ = false;
};

}  // namespace warren
