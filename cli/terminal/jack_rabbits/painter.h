// How the terminal shows Jack Rabbits.
#pragma once

#include <memory>

#include "cli/paint/painter.h"
#include "scene/jack_rabbits/look.h"

namespace warren::cli {

std::unique_ptr<Painter> make_jack_rabbits_painter();
std::unique_ptr<Painter> make_board_building_painter();  // building.cc

namespace jack_rabbits_picture {

using namespace warren::jack_rabbits_scene;  // what the terminal shows is what the table says

// --- names (names.cc) ----------------------------------------------------------------------------

std::string hex_label(jr::Place place, int columns, Lang lang);  // as short as it has to be
Ink suit_ink(int suit);
Ink tile_ink(jr::TileKind kind);
std::string legend(Lang lang);

// Writes cards, suit by suit and each suit in its colour; `marked` ones get a ° behind them. Gives
// back the column after them, which may lie beyond `end`: then not all could be written.
int put_cards(Canvas& canvas, int row, int column, int end, const Cards& cards, const Cards& marked,
              Lang lang);
int columns_of_cards(const Cards& cards, const Cards& marked, Lang lang);

// --- lines (lines.cc) ----------------------------------------------------------------------------

std::string lines(const Look& look, std::string text);
std::string meant(const Look& look, std::string_view typed);

// --- pictures ------------------------------------------------------------------------------------

Size board_size(const Look& look, Size room);  // board.cc
std::vector<Spot> paint_board(Canvas& canvas, const Box& box, const Look& look,
                              const Pointer& pointer);
int standing_rows(const Look& look);  // standing.cc
void paint_standing(Canvas& canvas, const Box& box, const Look& look);

}  // namespace jack_rabbits_picture
}  // namespace warren::cli
