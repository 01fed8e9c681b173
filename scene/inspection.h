// What a thing on the table is, for somebody who looks at it: what it does, what it can do for the
// viewer now, what it costs. Looking changes nothing and is possible at any time.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/json.h"
#include "scene/scene.h"

namespace warren {

struct Inspection {
  enum class Kind : std::uint8_t { can, cannot, cost, note };
  struct Line {
    Kind kind;
    std::string text;
  };
  std::string title = {};  // empty: there is no such thing
  std::string what = {};
  std::vector<Line> lines = {};
  std::string rule = {};  // a heading of the rules page; empty: none speaks of it
  std::string code = {};  // of the refusal that a line “cannot” tells of; empty: there is none
  bool plain = false;     // nobody expects to do something with it: no reason is needed

  void cost(std::string text) { lines.push_back({Kind::cost, std::move(text)}); }
  void note(std::string text) { lines.push_back({Kind::note, std::move(text)}); }
};

// Things are named as SceneWriter names them. `now`: the viewer is told what can be done with it.
Inspection inspect(const Scene& scene, std::string_view thing, bool now);
// Why nothing can be done with a thing that nothing is offered for.
Ruling why_not(const Scene& scene, std::string_view thing);
std::string capital(std::string text);  // with a capital letter first, if that is a plain one
void write_inspection(JsonWriter& json, const Inspection& seen);

}  // namespace warren
