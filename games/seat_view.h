// Makes an AnyView out of a view of any game: nothing here knows one game from another, nor a State
// or a Match.
#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/step.h"
#include "games/following_view.h"
#include "games/rulings.h"

namespace warren {

// Its address tells the views of one game from those of another.
template <Game G>
inline constexpr char kViewKind = 0;

template <Game G>
class SeatView final : public OneGameView {
 public:
  using Setup = typename G::Setup;
  using View = typename G::View;
  using Action = typename G::Action;
  using Event = typename G::Event;

  SeatView(std::shared_ptr<const Setup> setup, const View& view, int entry)
      : OneGameView(entry), setup_(std::move(setup)), start_(view), view_(view) {}

  const Setup& setup() const { return *setup_; }
  const View& view() const { return view_; }
  std::span<const Event> events(int entry) const {
    const Heard& one = heard(entry);
    return std::span(events_).subspan(static_cast<std::size_t>(one.first),
                                      static_cast<std::size_t>(one.count));
  }

  std::string_view game() const override { return G::kId; }
  const OptionSet& options() const override { return setup_->options; }
  int rules() const override { return setup_->rules; }
  int seats() const override { return setup_->seats; }
  Seat viewer() const override { return view_.seat; }

  Asked asked() const override { return G::asked(*setup_, view_.pub); }
  bool midway(Seat seat) const override { return is_midway<G>(*setup_, view_.pub, seat); }
  Result result() const override { return G::result(*setup_, view_.pub); }
  std::uint64_t digest() const override { return G::digest(*setup_, view_); }
  std::string text() const override { return G::write(*setup_, view_); }
  Bytes bytes() const override { return stamped_bytes(view_); }

  std::vector<std::string> offers() const override { return written_offers<G>(*setup_, listed()); }
  std::vector<Bytes> offers_bytes() const override { return stamped_offers<G>(listed()); }
  Ruling refusal(std::string_view text, const Voice& voice) const override {
    return with_value<G, Action>(*setup_, text, voice,
                                 [&](const Action& action) { return would_refuse(action, voice); });
  }
  Ruling refusal(ByteSpan bytes, const Voice& voice) const override {
    return with_value<G, Action>(*setup_, bytes, voice,
                                 [&](const Action& action) { return would_refuse(action, voice); });
  }
  std::vector<AnyRoute> routes() const override {
    std::vector<AnyRoute> out;
    if constexpr (requires(RouteSink<Action> see) { G::routes(*setup_, G::sight(view_), see); }) {
      if (!seated()) return out;
      G::routes(*setup_, G::sight(view_), [&](std::string to, std::span<const Action> actions) {
        AnyRoute& route = out.emplace_back(AnyRoute{std::move(to), {}});
        for (const Action& action : actions) route.actions.push_back(G::write(*setup_, action));
      });
    }
    return out;
  }

  std::string event_text(int entry, int event) const override {
    return G::write(*setup_, at(entry, event));
  }
  std::string event_sentence(int entry, int event, const Voice& voice) const override {
    return G::tell(*setup_, at(entry, event), voice);
  }
  std::unique_ptr<AnyView> beginning() const override {
    return std::make_unique<SeatView>(setup_, start_, first_entry());
  }
  const void* kind() const override { return &kViewKind<G>; }

 private:
  Problem add_event(std::string_view text) override {
    Event event;
    Problem problem = G::read(*setup_, text, event);
    return problem ? problem : apply(event);
  }
  Problem add_event_bytes(std::string_view bytes) override {
    Event event;
    Problem problem = read_sound<G>(*setup_, as_bytes(bytes), event);
    return problem ? problem : apply(event);
  }
  void add_same_events(const AnyView& ahead, const Heard& heard) override {
    const auto& other = static_cast<const SeatView&>(ahead);
    for (int i = 0; i < heard.count; ++i)
      apply(other.events_[static_cast<std::size_t>(heard.first + i)]);
  }
  int kept_events() const override { return static_cast<int>(events_.size()); }
  Problem go_back_to(std::string_view text) override {
    View back;
    Problem problem = G::read(*setup_, text, back);
    return problem ? problem : become(back);
  }
  Problem go_back_to_bytes(std::string_view bytes) override {
    View back;
    Problem problem = read_sound<G>(*setup_, as_bytes(bytes), back);
    return problem ? problem : become(back);
  }
  void remember() override { remembered_ = view_; }
  void return_to(int events) override {
    view_ = remembered_;
    while (kept_events() > events) events_.pop_back();
  }
  Ruling try_out(std::string_view text, const Voice& voice, bool& revealed) override {
    return with_value<G, Action>(*setup_, text, voice, [&](const Action& action) {
      Ruling ruling = would_refuse(action, voice);
      if (!ruling) return ruling;
      const OverflowWatch watch;
      try_action<G>(*setup_, view_, action, [&](const Event& event) {
        revealed = revealed || G::reveals(event);
        events_.push_back(event);
      });
      if (const Problem failure = match_failed(watch.seen())) return failed_ruling(failure, voice);
      return ruling;
    });
  }
  std::unique_ptr<OneGameView> from_here() const override {
    return std::make_unique<SeatView>(setup_, view_, entries());
  }

  // A problem if a list overflows over it, as no event of a sound match does.
  Problem apply(const Event& event) {
    const OverflowWatch watch;
    events_.push_back(event);
    G::evolve(*setup_, view_, event);
    return match_failed(watch.seen());
  }
  Problem become(const View& back) {
    if (back.seat != view_.seat)
      return Problem({"this is another seat's view", "esta vista es de otro asiento"});
    view_ = back;
    return {};
  }
  const Event& at(int entry, int event) const {
    return events(entry)[static_cast<std::size_t>(event)];
  }
  bool seated() const { return index_of(view_.seat) < seats(); }
  // On the heap: the buffer is larger than some threads' stacks like.
  std::unique_ptr<Offers<Action>> listed() const {
    auto out = std::make_unique<Offers<Action>>();
    if (seated()) G::offers(*setup_, G::sight(view_), *out);
    return out;
  }
  Ruling would_refuse(const Action& action, const Voice& voice) const {
    if (!seated()) return refused_for(shared_refusals::kNoSuchSeat, voice);
    return ruling_of<G>(*setup_, G::refusal(*setup_, G::sight(view_), action), voice);
  }

  std::shared_ptr<const Setup> setup_;
  View start_;
  View view_;
  View remembered_;
  std::vector<Event> events_;  // heard so far
};

// Whether this game is seen now. The type decides, not the id, which two types may share.
template <Game G>
bool is_of(const AnyView& view) {
  return view.stage().kind() == &kViewKind<G>;
}

// The typed view behind what is seen now, for bots and pictures; null if it is of another game, or
// of another stage of one.
template <Game G>
const SeatView<G>* view_as(const AnyView& view) {
  return is_of<G>(view) ? static_cast<const SeatView<G>*>(&view.stage()) : nullptr;
}

}  // namespace warren
