// Rabbihop as the page is told of it (web/src/engine/rabbihop.ts).
#include "scene/heard.h"
#include "scene/rabbihop/scene_parts.h"
#include "scene/rabbihop/turn_line.h"

namespace warren {
namespace rabbihop_scene {
namespace {

std::vector<int> all_places(const Look& look) {
  std::vector<int> out;
  const auto each = [&](auto&& visit) {
    for (rh::CellMask cells = look.setup.cells; cells != 0; cells &= cells - 1)
      visit(rh::lowest(cells));
  };
  each([&](rh::Cell cell) { out.push_back(place_of(cell)); });
  for (const bool south : {false, true}) {
    each([&](rh::Cell cell) {
      const rh::Border border{cell, south};
      if ((look.setup.cells & rh::mask_of(border.other())) != 0) out.push_back(place_of(border));
    });
  }
  return out;
}

class RabbihopSceneWriter final : public SceneWriter {
 public:
  std::vector<Choice> choices(const Scene& scene) const override {
    return rabbihop_scene::choices(look_at(scene));
  }
  // The tile that is chosen or kept; how a tile lies when it has been turned.
  std::vector<std::string> cards_of(const Scene& scene, const Choice& choice) const override {
    const Look look = look_at(scene);
    const rh::Public& pub = look.pub();
    rh::Action action;
    if (rh::read(look.setup, choice.notation, action)) return {};
    switch (action.kind) {
      case rh::ActionKind::choose:
      case rh::ActionKind::keep:
        return {rh::write_tile(action.tile())};
      case rh::ActionKind::turn:
        return {rh::write_face(rh::turned(pub.face_at(action.cell()), action.quarters()))};
      case rh::ActionKind::orient: {
        const rh::TileId laid = pub.top_at(pub.pending.top().cell());
        return {rh::write_face(rh::turned(rh::tile(laid).face, action.quarters_from_printed()))};
      }
      default:
        return {};
    }
  }
  std::string status(const Scene& scene) const override {
    return rabbihop_scene::status(look_at(scene));
  }
  std::string question(const Scene& scene) const override {
    return rabbihop_scene::question(look_at(scene));
  }
  std::string phase(const Scene& scene) const override {
    return rabbihop_scene::phase(look_at(scene));
  }
  std::string outcome(const Scene& scene) const override {
    return rabbihop_scene::outcome(look_at(scene), scene.view.result());
  }
  std::string reckoning(const Scene& scene) const override {
    return rabbihop_scene::reckoning(look_at(scene));
  }
  // Cells by rows, borders, and what lies beyond the edge where a jump leads there.
  std::vector<int> places(const Scene& scene) const override {
    const Look look = look_at(scene);
    std::vector<int> out = all_places(look);
    if (!look.setup.explorers || look.view.seat == Seat::nobody) return out;
    for (const Choice& choice : rabbihop_scene::choices(look)) {
      if (choice.place >= 0 && is_beyond(choice.place)) out.push_back(choice.place);
    }
    return out;
  }
  std::string place_id(const Scene&, int place) const override { return id_of(place); }
  std::string about(const Scene& scene, int place) const override {
    return spoken(look_at(scene), place);
  }
  void write_view(const Scene& scene, JsonWriter& json) const override {
    rabbihop_scene::write_view(look_at(scene), json);
  }
  void write_board(const Scene& scene, JsonWriter& json) const override {
    rabbihop_scene::write_board(look_at(scene), json);
  }
  EventFacts facts(const Scene& scene, int entry, int event) const override {
    return facts_of(look_at(scene), heard<rh::Rabbihop>(scene, entry, event));
  }
  Seat turn_begun(const HeardEvent& event) const override {
    return rabbihop_scene::turn_begun(event);
  }
  std::string turn_line(const HeardTurn& turn, const Voice& voice) const override {
    return rabbihop_scene::turn_line(turn, voice);
  }
  std::string touch(const Scene& scene, std::string_view place) const override {
    return rabbihop_scene::touch(look_at(scene), place);
  }
  Ruling untouchable(const Scene& scene, std::string_view place) const override {
    return rabbihop_scene::untouchable(look_at(scene), place);
  }
  Inspection describe(const Scene& scene, std::string_view thing) const override {
    return rabbihop_scene::describe(look_at(scene), thing);
  }
  Guide guide(const Scene& scene) const override { return guide_question(look_at(scene)); }
  void add_goal(const Scene& scene, Guide& out) const override { guide_goal(look_at(scene), out); }
  std::string matters(const Scene& scene, int from) const override {
    return guide_matters(scene, look_at(scene), from);
  }
  std::string reason(const Scene& scene, const Choice& choice) const override {
    return guide_reason(look_at(scene), choice);
  }
  Foreseen foresee(const Scene& scene, const std::vector<std::string>& actions) const override {
    return rabbihop_scene::foresee(look_at(scene), actions);
  }
};

}  // namespace
}  // namespace rabbihop_scene

const SceneWriter& rabbihop_scene_writer() {
  static const rabbihop_scene::RabbihopSceneWriter writer;
  return writer;
}

}  // namespace warren
