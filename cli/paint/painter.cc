#include "cli/paint/painter.h"

namespace warren::cli {

std::vector<Choice> Painter::choices(const Scene& scene) const {
  std::vector<Choice> out;
  for (std::string& offer : scene.view.offers()) out.push_back({offer, offer});
  return out;
}

int Painter::home(const Scene&) const { return -1; }
std::string Painter::about(const Scene&, int) const { return {}; }
std::string Painter::reckoning(const Scene&) const { return {}; }
std::string Painter::legend(Lang) const { return {}; }
std::string Painter::lines(const Scene& scene) const { return scene.view.text(); }
std::string Painter::meant(const Scene&, std::string_view typed) const {
  return std::string(typed);
}

}  // namespace warren::cli
