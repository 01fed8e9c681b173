// Makes an AnyView out of a view of any game: nothing here knows one game from another, nor a State
// or a Match.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/layout.h"
#include "core/rehearsal.h"
#include "games/any_view.h"
#include "games/rulings.h"
#include "games/told.h"

namespace warren {

// Its address tells the views of one game from those of another.
template <Game G>
inline constexpr char kViewKind = 0;

template <Game G>
class SeatView final : public AnyView {
 public:
  using Table = typename G::Table;
  using View = typename G::View;
  using Action = typename G::Action;
  using Event = typename G::Event;

  SeatView(std::shared_ptr<const Table> table, const View& view, int entry)
      : table_(std::move(table)), start_(view), view_(view), first_(entry) {}

  const Table& table() const { return *table_; }
  const View& view() const { return view_; }
  const std::vector<Event>& events(int entry) const { return heard(entry).events; }

  std::string_view game() const override { return G::kId; }
  const OptionSet& options() const override { return table_->options; }
  int rules() const override { return table_->rules; }
  int seats() const override { return table_->seats; }
  Seat viewer() const override { return view_.seat; }

  Asked asked() const override { return G::asked(*table_, view_.pub); }
  bool midway(Seat seat) const override { return is_midway<G>(*table_, view_.pub, seat); }
  Result result() const override { return G::result(*table_, view_.pub); }
  std::uint64_t digest() const override { return G::digest(*table_, view_); }
  std::string text() const override { return G::write(*table_, view_); }
  Bytes bytes() const override { return stamped_bytes(view_); }

  std::vector<std::string> offers() const override { return written_offers<G>(*table_, listed()); }
  std::vector<Bytes> offers_bytes() const override { return stamped_offers<G>(listed()); }
  Ruling refusal(std::string_view text, const Voice& voice) const override {
    return with_value<G, Action>(*table_, text, voice,
                                 [&](const Action& action) { return would_refuse(action, voice); });
  }
  Ruling refusal(ByteSpan bytes, const Voice& voice) const override {
    return with_value<G, Action>(*table_, bytes, voice,
                                 [&](const Action& action) { return would_refuse(action, voice); });
  }
  Rehearsal rehearse(std::span<const std::string> actions, const Voice& voice) const override {
    auto after = std::make_unique<SeatView>(table_, view_, entries());
    Rehearsal out;
    for (const std::string& text : actions) {
      out.refused = after->try_out(text, voice);
      if (!out.refused) break;
      ++out.done;
    }
    out.after = std::move(after);
    return out;
  }
  std::vector<AnyRoute> routes() const override {
    std::vector<AnyRoute> out;
    if constexpr (requires(RouteSink<Action> see) { G::routes(*table_, G::sight(view_), see); }) {
      if (!seated()) return out;
      G::routes(*table_, G::sight(view_), [&](std::string to, std::span<const Action> actions) {
        AnyRoute& route = out.emplace_back(AnyRoute{std::move(to), {}});
        for (const Action& action : actions) route.actions.push_back(G::write(*table_, action));
      });
    }
    return out;
  }

  Ruling hear(std::string_view text, const Voice& voice) override { return hear_any(text, voice); }
  Ruling hear(ByteSpan bytes, const Voice& voice) override { return hear_any(bytes, voice); }

  int first_entry() const override { return first_; }
  int entries() const override { return first_ + static_cast<int>(heard_.size()); }
  HeardEntry entry(int entry) const override {
    const Heard& one = heard(entry);
    return {one.by, one.back.has_value(), static_cast<int>(one.events.size())};
  }
  std::string event_text(int entry, int event) const override {
    return G::write(*table_, at(entry, event));
  }
  std::string event_sentence(int entry, int event, const Voice& voice) const override {
    return G::tell(*table_, at(entry, event), voice);
  }

  std::unique_ptr<AnyView> beginning() const override {
    return std::make_unique<SeatView>(table_, start_, first_);
  }
  bool follow(const AnyView& ahead) override {
    if (ahead.kind() != kind() || entries() >= ahead.entries()) return false;
    take_in(static_cast<const SeatView&>(ahead).heard(entries()));
    return true;
  }
  std::unique_ptr<AnyView> beside(std::string_view text) const override {
    View view;
    if (G::read(*table_, text, view)) return nullptr;
    return std::make_unique<SeatView>(table_, view, first_);
  }
  const void* kind() const override { return &kViewKind<G>; }

  // --- hearing (games/told.h) ---

  struct Mark {
    View view;
    std::size_t heard;
  };
  Mark mark() const { return {view_, heard_.size()}; }
  void go_back(const Mark& mark) {
    view_ = mark.view;
    heard_.resize(mark.heard);
  }
  Ruling take(const ToldEntry& entry, bool bytes, const Voice& voice) {
    Heard heard{entry.by, {}, {}};
    const auto read = [&](std::string_view what, auto& value) {
      using T = std::remove_reference_t<decltype(value)>;
      const auto keep = [&](const T& one) {
        value = one;
        return Ruling{};
      };
      return bytes ? with_value<G, T>(*table_, as_bytes(what), voice, keep)
                   : with_value<G, T>(*table_, what, voice, keep);
    };
    if (entry.undo) {
      View back;
      if (Ruling wrong = read(entry.view, back); !wrong) return wrong;
      if (back.seat != view_.seat) return somebody_elses(voice);
      heard.back = back;
    }
    for (const std::string_view text : entry.events) {
      Event event;
      if (Ruling wrong = read(text, event); !wrong) return wrong;
      heard.events.push_back(event);
    }
    take_in(heard);
    return {};
  }

 private:
  struct Heard {
    Seat by = Seat::nobody;
    std::vector<Event> events;
    std::optional<View> back;  // where an undo leads
  };

  const Heard& heard(int entry) const { return heard_[static_cast<std::size_t>(entry - first_)]; }
  const Event& at(int entry, int event) const {
    return heard(entry).events[static_cast<std::size_t>(event)];
  }

  void take_in(const Heard& heard) {
    if (heard.back) view_ = *heard.back;
    for (const Event& event : heard.events) G::evolve(*table_, view_, event);
    heard_.push_back(heard);
  }
  template <class Words>
  Ruling hear_any(Words words, const Voice& voice) {
    Told told;
    if (const Problem problem = read_told(words, told)) return unreadable(problem, voice);
    return hear_told(*this, told, voice);
  }

  bool seated() const { return index_of(view_.seat) < seats(); }
  // On the heap: the buffer is larger than some threads' stacks like.
  std::unique_ptr<Offers<Action>> listed() const {
    auto out = std::make_unique<Offers<Action>>();
    if (seated()) G::offers(*table_, G::sight(view_), *out);
    return out;
  }
  Ruling would_refuse(const Action& action, const Voice& voice) const {
    if (!seated()) return broken_house_rule(house::kNoSuchSeat, voice);
    return ruling_of<G>(*table_, G::refusal(*table_, G::sight(view_), action), voice);
  }
  Ruling try_out(std::string_view text, const Voice& voice) {
    return with_value<G, Action>(*table_, text, voice, [&](const Action& action) {
      Ruling ruling = would_refuse(action, voice);
      if (!ruling) return ruling;
      Heard heard{view_.seat, {}, {}};
      try_action<G>(*table_, view_, action,
                    [&](const Event& event) { heard.events.push_back(event); });
      heard_.push_back(std::move(heard));
      return ruling;
    });
  }

  std::shared_ptr<const Table> table_;
  View start_;
  View view_;
  int first_;
  std::vector<Heard> heard_;
};

// The typed view behind what is seen now, for bots and pictures; null if it is of another game, or
// of another stage of one.
template <Game G>
const SeatView<G>* view_as(const AnyView& view) {
  const AnyView& now = view.stage();
  return now.kind() == &kViewKind<G> ? static_cast<const SeatView<G>*>(&now) : nullptr;
}

}  // namespace warren
