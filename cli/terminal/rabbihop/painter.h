// How the terminal shows Rabbihop.
#pragma once

#include <memory>

#include "cli/paint/painter.h"
#include "scene/rabbihop/look.h"

namespace warren::cli {

std::unique_ptr<Painter> make_rabbihop_painter();

namespace rabbihop_picture {

using namespace warren::rabbihop_scene;  // what the terminal shows is what the table says

// Names of tiles that fit three letters, five, or nine.
std::string short_name(rh::TileId id, Lang lang);
std::string middle_name(rh::TileId id, Lang lang);
std::string long_name(rh::TileId id, Lang lang);
Ink ink_of(rh::TileType type);
std::string legend(Lang lang);

Size board_size(const Look& look, Size room);
std::vector<Spot> paint_board(Canvas& canvas, const Box& box, const Look& look,
                              const Pointer& pointer);

}  // namespace rabbihop_picture
}  // namespace warren::cli
