#include "scene/jack_rabbits/building.h"

#include "bots/jack_rabbits/builder.h"
#include "core/ranking.h"
#include "games/jack_rabbits/board/tile_words.h"
#include "games/jack_rabbits/building/spoken.h"

namespace warren::jack_rabbits_scene {
namespace {

constexpr std::size_t kBest = 12;  // places that stand alone in a list; the others are folded away

// "roads joined: 2, left open: 1 · breaks guideline T"
std::string bring(const Scene& scene, const jr::Board& board, const jr::Placed& tile) {
  const bool alike = setup_of(scene).guidelines.alike;
  const site::Lie lie = site::lie_of(board, tile, alike);
  std::string out =
      say(scene, {"roads joined: {0}, left open: {1}", "caminos unidos: {0}, abiertos: {1}"},
          {lie.joined, lie.open});
  if (lie.joined + lie.shared + lie.findings == 0)
    out = say(scene, {"a new island", "una isla nueva"});
  std::string signs;
  for (const jr::Finding& finding : jr::findings(board, tile, alike)) {
    if (signs.find(jr::symbol(finding.guideline)) == std::string::npos)
      signs += jr::symbol(finding.guideline);
  }
  if (!signs.empty())
    out += say(scene, {" · breaks guideline {0}", " · infringe la pauta {0}"}, {signs});
  return out;
}

std::string label_of(const Scene& scene, const site::Action& action, Seat seat) {
  const site::Public& pub = public_of(scene);
  switch (action.kind) {
    case site::ActionKind::flip:
      return say(scene, {"flip a {0} ({1} left)", "destapar un {0} (quedan {1})"},
                 {site::spoken(action.shape),
                  int{pub.face_down_of(seat)[static_cast<std::size_t>(action.shape)]}});
    case site::ActionKind::take:
      return say(scene, {"take {0} ×{1}", "tomar {0} ×{1}"},
                 {site::spoken(action.tile.kind), pub.open_of(seat).count(action.tile.kind)});
    case site::ActionKind::back:
      return say(scene, {"lay it back", "devolverla"});
    case site::ActionKind::place:
      return bring(scene, site::board_of(pub), action.tile);
    case site::ActionKind::pass:
      return say(scene, {"pass", "pasar"});
  }
  return {};
}

}  // namespace

std::vector<Choice> building_choices(const Scene& scene) {
  const SeatView<Building>& seen = *view_as<Building>(scene.view);
  const auto offers = std::make_unique<Offers<site::Action>>();
  Building::offers(seen.setup(), Building::sight(seen.view()), *offers);
  const site::PlaceJudge judge(seen.setup(), seen.view().pub);
  std::vector<Rank> ranks;
  for (const site::Action& action : *offers) {
    const bool place = action.kind == site::ActionKind::place;
    ranks.push_back({place ? -judge.worth(action.tile) : 100000});
  }
  std::vector<Choice> out;
  for (const int number : in_order(ranks)) {
    const site::Action& action = (*offers)[number];
    Choice choice{Building::write(seen.setup(), action), label_of(scene, action, scene.viewer())};
    if (action.kind == site::ActionKind::place && out.size() >= kBest)
      choice.group = say(scene, {"other places", "otros lugares"});
    out.push_back(std::move(choice));
  }
  return out;
}

std::string building_status(const Scene& scene) {
  return say(scene, {"building a board", "construcción del tablero"});
}

std::string building_question(const Scene& scene) {
  const site::Public& pub = public_of(scene);
  const bool seated = scene.viewer() != Seat::nobody;
  if (seated && pub.taken_of(scene.viewer()) != site::kNoTile) {
    return say(scene, {"where does this go: {0}?", "¿dónde va esto: {0}?"},
               {site::spoken(pub.taken_of(scene.viewer()))});
  }
  if (jr::tiles_lie_open(setup_of(scene).how))
    return say(scene, {"which tile will you place?", "¿qué pieza colocas?"});
  return say(scene, {"which shape will you flip?", "¿qué forma destapas?"});
}
std::string tiles_text(const Scene& scene, const site::Tiles& tiles) {
  std::string out;
  tiles.each_kind([&](jr::TileKind kind) {
    out += (out.empty() ? "" : ", ") +
           (jr::is_royal(kind) ? jr::name_of(kind) : jr::spoken(kind, scene.lang));
    if (tiles.count(kind) > 1) out += " ×" + std::to_string(tiles.count(kind));
  });
  return out;
}

}  // namespace warren::jack_rabbits_scene
