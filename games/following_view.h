// How a view follows what it is told: the parts that know no game. games/seat_view.h adds those
// that do, and games/staged_view.h puts the views of two stages together.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "games/any_view.h"
#include "games/told.h"

namespace warren {

// (What is virtual is inline here: tests have run-time types and the engine has none, so that no
// file of the engine may own the table of these classes.)
class FollowingView : public AnyView {
 public:
  Ruling hear(std::string_view told, const Voice& voice) final { return hear_text(told, voice); }
  Ruling hear(ByteSpan told, const Voice& voice) final { return hear_bytes(told, voice); }

  // Takes in its next entry; what is wrong in the midst of one is mended by going back.
  virtual Ruling take(const ToldEntry& entry, const Voice& voice) = 0;
  virtual Ruling take_bytes(const ToldEntry& entry, const Voice& voice) = 0;
  virtual void mark() = 0;     // remembers how things stand
  virtual void go_back() = 0;  // to the mark

 private:
  Ruling hear_text(std::string_view told, const Voice& voice);
  Ruling hear_bytes(ByteSpan told, const Voice& voice);
};

// The view of one game. Events and views are kept by whoever knows their type, one after the other.
class OneGameView : public FollowingView {
 public:
  explicit OneGameView(int entry) : first_(entry) {}

  Ruling take(const ToldEntry& entry, const Voice& voice) final { return take_text(entry, voice); }
  Ruling take_bytes(const ToldEntry& entry, const Voice& voice) final {
    return take_stamped(entry, voice);
  }
  void mark() final {
    remember();
    mark_ = {heard_.size(), kept_events()};
  }
  void go_back() final {
    return_to(mark_.events);
    while (heard_.size() > mark_.heard) heard_.pop_back();
  }
  Rehearsal rehearse(std::span<const std::string> actions, const Voice& voice) const final {
    return rehearsed(actions, voice);
  }

  int first_entry() const final { return first_; }
  int entries() const final { return first_ + static_cast<int>(heard_.size()); }
  HeardEntry entry(int entry) const final {
    const Heard& one = heard(entry);
    return {one.by, one.undo, one.undo ? 0 : one.count};
  }
  bool follow(const AnyView& ahead) final { return take_over(ahead); }

 protected:
  struct Heard {
    Seat by = Seat::nobody;
    bool undo = false;
    int first = 0;  // of the kept events, or the kept text of the view that an undo leads to
    int count = 0;  // events
  };
  const Heard& heard(int entry) const { return heard_[static_cast<std::size_t>(entry - first_)]; }
  void note(const Heard& heard) { heard_.push_back(heard); }
  void note_undo(Seat by) {
    note({by, true, static_cast<int>(backs_.size()), 0});
    backs_.push_back(text());
  }

  // Keep and apply one more event.
  virtual Problem add_event(std::string_view text) = 0;
  virtual Problem add_event_bytes(std::string_view bytes) = 0;
  virtual void add_same_events(const AnyView& ahead, const Heard& heard) = 0;
  virtual int kept_events() const = 0;
  // Be this view of the same seat, which an undo leads to.
  virtual Problem go_back_to(std::string_view text) = 0;
  virtual Problem go_back_to_bytes(std::string_view bytes) = 0;
  virtual void remember() = 0;             // the view as it is
  virtual void return_to(int events) = 0;  // what was remembered, with so many events kept

  // Adds to `revealed` whether it tells somebody something new.
  virtual Ruling try_out(std::string_view action, const Voice& voice, bool& revealed) = 0;
  virtual std::unique_ptr<OneGameView> from_here() const = 0;

 private:
  Ruling take_text(const ToldEntry& entry, const Voice& voice);
  Ruling take_stamped(const ToldEntry& entry, const Voice& voice);
  template <class AddEvent, class AddBack>
  Ruling take_as(const ToldEntry& entry, const Voice& voice, AddEvent&& add, AddBack&& back);
  Rehearsal rehearsed(std::span<const std::string> actions, const Voice& voice) const;
  bool take_over(const AnyView& ahead);

  struct Mark {
    std::size_t heard = 0;
    int events = 0;
  };
  std::vector<Heard> heard_;
  std::vector<std::string> backs_;  // the views that undos led to
  Mark mark_;
  int first_;
};

}  // namespace warren
