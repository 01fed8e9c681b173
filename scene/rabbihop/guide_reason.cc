// Why a hint of Rabbihop may be a good idea: what plainly comes of it.
#include "games/rabbihop/sections.h"
#include "scene/rabbihop/scene_parts.h"

namespace warren::rabbihop_scene {
namespace {

// Of using the tile of such a type.
struct Use {
  rh::TileType type;
  Text text;
};
constexpr std::array kUses = {
    Use{rh::TileType::plus, {"You play once more at once.", "Juegas otra vez enseguida."}},
    Use{rh::TileType::thief,
        {"You get the top tile of somebody's pile.",
         "Te llevas la loseta de encima de otra pila."}},
    Use{rh::TileType::fence,
        {"Fences cost the others tiles.", "Las vallas cuestan losetas a los demás."}},
    Use{rh::TileType::fence_move,
        {"Fences cost the others tiles.", "Las vallas cuestan losetas a los demás."}},
    Use{rh::TileType::swap,
        {"You bring a good tile to where you can jump.",
         "Traes una loseta buena adonde puedas saltar."}},
    Use{rh::TileType::stamper,
        {"Bad tiles make room for new ones.", "Las losetas malas dejan sitio a otras."}},
};

}  // namespace

std::string guide_reason(const Look& look, const Choice& choice) {
  const rh::Public& pub = look.pub();
  const auto is = [&](rh::ActionKind kind) {
    return choice.notation == rh::write(rh::Action::of(kind));
  };
  if (!choice.warning.empty()) return {};
  const bool lies = is_cell(choice.place) && pub.top_at(cell_of(choice.place)) != rh::TileId::none;
  if (choice.gain && *choice.gain > 0)
    return choice.notation.starts_with("jump")
               ? say(look, {"Taken there, the tile brings {0}.", "Si la tomas allí, da {0}."},
                     {signed_number(*choice.gain)})
               : say(look, {"It brings {0}.", "Da {0}."}, {signed_number(*choice.gain)});
  const rh::TileType type = lies ? pub.type_at(cell_of(choice.place)) : rh::TileType::start;
  if (choice.notation.starts_with("jump"))
    return lies ? say(look, {"There you can {0}.", "Allí puedes {0}."},
                      {action_words(type, look.lang)})
                : std::string();
  if (!is(rh::ActionKind::act)) return {};
  for (const Use& use : kUses) {
    if (use.type == type) return say(look, use.text);
  }
  return say(look, {"It costs nothing, and you choose where your next jumps can lead.",
                    "No cuesta nada, y decides adónde llevarán tus próximos saltos."});
}

}  // namespace warren::rabbihop_scene
