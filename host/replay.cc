#include "host/replay.h"

#include <algorithm>

#include "scene/inspection.h"
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
  Moment(Host& host, const Eyes& eyes, int entries) : seating_(host.seating()), lang_(eyes.lang) {
    const AnyView& all = host.view(Seat::nobody);
    const int at = std::clamp(entries, all.first_entry(), all.entries());
    view_ = &host.view_then(eyes.viewer, at);
    for (int i = 0; eyes.open && i < host.match().seats(); ++i)
      open_.push_back(&host.view_then(seat_of(i), at));
  }
  Scene scene() const { return {*view_, seating_, lang_, open_}; }

 private:
  const AnyView* view_ = nullptr;
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
  const Moment moment(host, eyes, entries);
  const Scene scene = moment.scene();
  write_scene(json, scene, host.situation_then(scene.view));
  return {};
}

Problem inspect_moment(JsonWriter& json, Host& host, const Eyes& eyes, int entries,
                       std::string_view thing) {
  if (Problem problem = hidden(host, eyes)) return problem;
  write_inspection(json, inspect(Moment(host, eyes, entries).scene(), thing, false));
  return {};
}

}  // namespace warren
