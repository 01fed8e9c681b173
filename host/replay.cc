#include "host/replay.h"

#include <algorithm>

#include "scene/scene_json.h"

namespace warren {
namespace {

bool is_over(const Host& host) { return host.match().result().over; }

Problem hidden(const Host& host, const Eyes& eyes) {
  if (!eyes.open || is_over(host)) return {};
  return Problem({"hands are opened when the game is over",
                  "las manos se abren cuando la partida ha terminado"});
}

// What these eyes saw after so many entries.
class Moment {
 public:
  Moment(Host& host, const Eyes& eyes, int entries)
      : view_(host.view_then(eyes.viewer, entries)), seating_(host.seating()), lang_(eyes.lang) {
    for (int i = 0; eyes.open && i < host.match().seats(); ++i)
      open_.push_back(&host.view_then(seat_of(i), entries));
  }
  Scene scene() const { return {view_, seating_, lang_, open_}; }

 private:
  const AnyView& view_;
  const Seating& seating_;
  Lang lang_;
  std::vector<const AnyView*> open_;
};

}  // namespace

Problem write_story(JsonWriter& json, Host& host, const Eyes& eyes) {
  if (Problem problem = hidden(host, eyes)) return problem;
  const AnyView& all = host.view(Seat::nobody);
  const TurnBook book(all);
  json.begin_object().key("happenings").begin_array();
  for (int entry = all.first_entry(); entry < all.entries(); ++entry)
    write_last_happening(json, Moment(host, eyes, entry + 1).scene(), book);
  json.end_array();
  const Moment last(host, eyes, all.entries());
  const Scene scene = last.scene();
  write_turns(json, scene, TurnBook(scene.view));
  json.key("turns").begin_array();
  for (const int turn : turns_of(all)) json.number(turn);
  json.end_array().key("over").boolean(is_over(host)).end_object();
  return {};
}

Problem write_moment(JsonWriter& json, Host& host, const Eyes& eyes, int entries) {
  if (Problem problem = hidden(host, eyes)) return problem;
  const AnyView& all = host.view(Seat::nobody);
  const Moment moment(host, eyes, std::clamp(entries, all.first_entry(), all.entries()));
  const Scene scene = moment.scene();
  write_scene(json, scene, host.situation_then(scene.view));
  return {};
}

}  // namespace warren
