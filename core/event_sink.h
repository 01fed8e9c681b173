// Where events go when it does not matter how fast: a reference to any function of an event, so
// that what takes one is compiled once. It must not outlive what it was made of.
#pragma once

#include <concepts>
#include <type_traits>

namespace warren {

template <class Event>
class EventSink {
 public:
  EventSink() : target_(nullptr), call_([](void*, const Event&) {}) {}  // tells nobody
  template <class See>
  requires(!std::same_as<std::remove_cvref_t<See>, EventSink>)
      EventSink(See&& see)  // NOLINT: a lambda is passed as it is
      : target_(const_cast<void*>(static_cast<const void*>(&see))),
        call_([](void* target, const Event& event) {
          (*static_cast<std::remove_reference_t<See>*>(target))(event);
        }) {}
  void operator()(const Event& event) const { call_(target_, event); }

 private:
  void* target_;
  void (*call_)(void*, const Event&);
};

}  // namespace warren
