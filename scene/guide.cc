#include "scene/guide.h"

#include <algorithm>

#include "scene/scene_json.h"
#include "scene/scene_writer.h"

namespace warren {
namespace {

std::string in(const Scene& scene, Text text, Facts facts = {}) {
  return fill(text, facts, scene.lang);
}

// While others decide.
void add_waiting(const Scene& scene, Guide& out) {
  out.topic = "waiting";
  out.line = in(scene, {"Others decide now: nothing to do for you until it is your turn.",
                        "Ahora deciden otros: no tienes que hacer nada hasta tu turno."});
}

}  // namespace

void Guide::teach(std::string_view what, std::string text) {
  const auto same = [what](const Lesson& lesson) { return lesson.topic == what; };
  if (std::none_of(lessons.begin(), lessons.end(), same))
    lessons.push_back({std::string(what), std::move(text)});
}

void Guide::point(std::string thing) {
  if (!thing.empty() && std::find(points.begin(), points.end(), thing) == points.end())
    points.push_back(std::move(thing));
}

Guide guide(const Scene& scene) {
  const Seat viewer = scene.viewer();
  if (viewer == Seat::nobody) return {};
  const SceneWriter& writer = scene_writer(scene.view);
  Guide out;
  if (scene.view.result().over) {
    out.topic = "over";
    out.line = writer.outcome(scene);
    return out;
  }
  if (scene.view.asks_viewer()) {
    out = writer.guide(scene);
  } else {
    add_waiting(scene, out);
  }
  writer.add_goal(scene, out);
  return out;
}

std::string matters(const Scene& scene) {
  const AnyView& view = scene.view;
  if (scene.viewer() == Seat::nobody || view.result().over) return {};
  int from = view.entries();
  while (from > view.first_entry() && view.entry(from - 1).by != scene.viewer()) --from;
  return scene_writer(view).matters(scene, from);
}

void write_guide(JsonWriter& json, const Guide& guide, std::string_view matters) {
  json.begin_object().key("topic").text(guide.topic).key("line").text(guide.line);
  json.key("good").text(guide.good).key("risk").text(guide.risk).key("lessons").begin_array();
  for (const Guide::Lesson& lesson : guide.lessons) {
    json.begin_object().key("topic").text(lesson.topic).key("text").text(lesson.text);
    json.end_object();
  }
  json.end_array().key("goal").text(guide.goal).key("urgent").boolean(guide.urgent);
  json.key("points");
  write_texts(json, guide.points);
  json.key("rule").text(guide.rule).key("matters").text(matters).end_object();
}

}  // namespace warren
