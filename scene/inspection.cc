#include "scene/inspection.h"

#include <algorithm>
#include <array>

#include "scene/scene_writer.h"

namespace warren {
namespace {

constexpr std::size_t kMostOffers = 3;

// What is offered there, in the words of the list, the best first.
void add_offers(const Scene& scene, std::string_view thing, Inspection& out) {
  const SceneWriter& writer = scene_writer(scene.view);
  std::vector<std::string> labels;
  std::string warning;
  for (const Choice& choice : writer.choices(scene)) {
    if (!writer.concerns(scene, choice, thing)) continue;
    if (std::find(labels.begin(), labels.end(), choice.label) == labels.end())
      labels.push_back(choice.label);
    if (warning.empty() && labels.size() == 1) warning = choice.warning;
  }
  const std::size_t shown = labels.size() <= kMostOffers + 1 ? labels.size() : kMostOffers;
  std::vector<Inspection::Line> lines;
  for (std::size_t i = 0; i < shown; ++i)
    lines.push_back({Inspection::Kind::can, std::move(labels[i])});
  if (shown < labels.size()) {
    lines.push_back(
        {Inspection::Kind::can, fill(Text("and {0} more", "y {0} más").in(scene.lang),
                                     {static_cast<int>(labels.size() - shown)}, scene.lang)});
  }
  if (!warning.empty()) lines.push_back({Inspection::Kind::cost, std::move(warning)});
  out.lines.insert(out.lines.begin(), lines.begin(), lines.end());
}

bool offered(const Inspection& seen) {
  return !seen.lines.empty() && seen.lines[0].kind == Inspection::Kind::can;
}

}  // namespace

Ruling why_not(const Scene& scene, std::string_view thing) {
  const SceneWriter& writer = scene_writer(scene.view);
  const std::string action = writer.touch(scene, thing);
  const Ruling ruling = action.empty() ? Ruling{} : writer.refusal(scene, action);
  return ruling ? writer.untouchable(scene, thing) : ruling;
}

Inspection inspect(const Scene& scene, std::string_view thing, bool now) {
  Inspection out = scene_writer(scene.view).describe(scene, thing);
  if (out.title.empty() || !now || scene.viewer() == Seat::nobody ||
      !scene.view.asked().must.has(scene.viewer()))
    return out;
  add_offers(scene, thing, out);
  if (offered(out) || out.plain) return out;
  const Ruling ruling = why_not(scene, thing);
  if (ruling.code == kNotNow) return out;  // what is asked is in sight
  out.lines.insert(out.lines.begin(), {Inspection::Kind::cannot, ruling.reason});
  out.code = ruling.code;
  if (!ruling.section.empty()) out.rule = ruling.section;
  return out;
}

std::string capital(std::string text) {
  const std::size_t first = text.starts_with("¿") ? std::string_view("¿").size() : 0;
  if (first < text.size() && text[first] >= 'a' && text[first] <= 'z')
    text[first] = static_cast<char>(text[first] - 'a' + 'A');
  return text;
}

void write_inspection(JsonWriter& json, const Inspection& seen) {
  static constexpr std::array<std::string_view, 4> kKinds = {"can", "cannot", "cost", "note"};
  json.begin_object().key("title").text(seen.title).key("what").text(seen.what);
  json.key("lines").begin_array();
  for (const Inspection::Line& line : seen.lines) {
    json.begin_object().key("kind").text(kKinds[static_cast<std::size_t>(line.kind)]);
    json.key("text").text(line.text).end_object();
  }
  json.end_array().key("rule").text(seen.rule).key("code").text(seen.code).end_object();
}

}  // namespace warren
