// What lies where, as JSON.
#include "games/rabbihop/frames.h"
#include "scene/rabbihop/scene_parts.h"

namespace warren::rabbihop_scene {
namespace {

using rh::FrameKind;

// In the pile of a seat it says what it counts now.
void write_tile(const Look& look, JsonWriter& json, rh::TileId id, rh::Face face,
                Seat owner = Seat::nobody) {
  const rh::Tile& tile = rh::tile(id);
  const bool modifier = tile.type == rh::TileType::modifier;
  json.begin_object().key("id").text(rh::write_tile(id)).key("type").text(rh::info(tile.type).code);
  json.key("shows").text(modifier ? rh::info(tile.shown).code : std::string_view{});
  json.key("name").text(full_name(id, look.lang));
  json.key("face").text(face == 0 ? std::string() : rh::write_face(face));
  json.key("score").number(rh::info(tile.type).score);
  if (owner != Seat::nobody) {
    json.key("counts").number(rh::each_counts(look.setup, look.pub(), owner, tile.type));
    json.key("why").text(why_it_counts(look, owner, tile.type));
  }
  json.end_object();
}

// From below. Tiles in a pile have no rotation: they are shown as printed.
void write_stack(const Look& look, JsonWriter& json, rh::TileId top, Seat owner) {
  std::vector<rh::TileId> tiles;
  for (; top != rh::TileId::none; top = look.pub().below[rh::slot(top)]) tiles.push_back(top);
  json.begin_array();
  for (auto id = tiles.rbegin(); id != tiles.rend(); ++id)
    write_tile(look, json, *id,
               owner == Seat::nobody ? look.pub().face[rh::slot(*id)] : rh::tile(*id).face, owner);
  json.end_array();
}

void write_cells(const Look& look, JsonWriter& json) {
  json.begin_array();
  for (rh::CellMask cells = look.setup.cells; cells != 0; cells &= cells - 1) {
    const rh::Cell cell = rh::lowest(cells);
    json.begin_object().key("id").text(rh::write(cell)).key("row").number(rh::row_of(cell));
    json.key("column").number(rh::column_of(cell)).key("stack");
    write_stack(look, json, look.pub().top_at(cell), Seat::nobody);
    json.end_object();
  }
  json.end_array();
}

void write_fences(const Look& look, JsonWriter& json) {
  json.begin_array();
  for (const bool south : {false, true}) {
    for (rh::CellMask cells = look.pub().fenced[south ? 1 : 0]; cells != 0; cells &= cells - 1) {
      const rh::Border border{rh::lowest(cells), south};
      json.begin_object().key("id").text(rh::write(border));
      json.key("count").number(look.pub().fences_at(border)).end_object();
    }
  }
  json.end_array();
}

// What was chosen so far in the present action.
std::vector<std::string> chosen(const rh::Frame& frame) {
  switch (frame.kind) {
    case FrameKind::rotate:
      if (frame.turned() == 0) return {};
      if (frame.turned() == 1) return {rh::write(frame.first_turned())};
      return {rh::write(frame.first_turned()), rh::write(frame.second_turned())};
    case FrameKind::lay:
      return {rh::write(frame.border())};
    case FrameKind::swap_second:
    case FrameKind::stamp_second:
    case FrameKind::stack_second:
      return {rh::write(frame.first())};
    case FrameKind::stack_onto:
      return {rh::write(frame.first()), rh::write(frame.second())};
    default:
      return {};
  }
}

// The cell that waits for a tile, or for the rotation of the tile on it.
std::string wanted(const Look& look, const rh::Frame& frame) {
  if (rh::wants_tile(frame.kind)) return rh::write(rh::cell_wanting(look.setup, look.pub()));
  if (frame.kind == FrameKind::draw_start) return rh::write(look.pub().start);
  const bool lies = frame.kind == FrameKind::orient || frame.kind == FrameKind::spin;
  return lies ? rh::write(frame.cell()) : std::string();
}

std::string frame_name(const rh::Frame& frame) {
  const std::string text = rh::write_frame(frame);
  return text.substr(0, text.find(' '));
}

}  // namespace

void write_view(const Look& look, JsonWriter& json) {
  const rh::Public& pub = look.pub();
  const rh::Frame frame = pub.pending.empty() ? rh::Frame{} : pub.pending.top();
  json.begin_object().key("kind").text(rh::Rabbihop::kId).key("side").number(look.setup.side);
  json.key("cells");
  write_cells(look, json);
  json.key("fences");
  write_fences(look, json);
  json.key("pawns").begin_array();
  for (int i = 0; i < look.setup.seats; ++i) json.text(rh::write(pub.pawn_of(seat_of(i))));
  json.end_array().key("piles").begin_array();
  for (int i = 0; i < look.setup.seats; ++i) {
    json.begin_object().key("score").number(rh::score(look.setup, pub, seat_of(i))).key("tiles");
    write_stack(look, json, pub.pile[static_cast<std::size_t>(i)], seat_of(i));
    json.end_object();
  }
  json.end_array().key("market").begin_array();
  for (const rh::TileId id : pub.market) write_tile(look, json, id, rh::tile(id).face);
  json.end_array().key("aside").begin_array();
  pub.aside.for_each([&](rh::TileId id) { write_tile(look, json, id, rh::tile(id).face); });
  json.end_array().key("deck").number(pub.deck).key("start").text(rh::write(pub.start));
  json.key("turn").number(pub.turn == Seat::nobody ? -1 : warren::index_of(pub.turn));
  json.key("extra").boolean((pub.flags & rh::kExtraTurn) != 0);
  json.key("frame").text(frame_name(frame)).key("chosen").begin_array();
  for (const std::string& id : chosen(frame)) json.text(id);
  json.end_array().key("wanted").text(wanted(look, frame)).end_object();
}

void write_board(const Look& look, JsonWriter& json) {
  json.begin_object().key("kind").text(rh::Rabbihop::kId);
  json.key("market").boolean(look.setup.market).key("types").begin_array();
  std::array<bool, rh::kTileTypes> in_play{};
  look.setup.tiles.for_each(
      [&](rh::TileId id) { in_play[static_cast<std::size_t>(rh::tile(id).type)] = true; });
  for (int i = 0; i < rh::kTileTypes; ++i) {
    const auto type = static_cast<rh::TileType>(i);
    if (!in_play[static_cast<std::size_t>(i)]) continue;
    json.begin_object().key("type").text(rh::info(type).code);
    json.key("name").text(rh::info(type).name.in(look.lang));
    json.key("action").text(action_words(type, look.lang));
    json.key("effect").text(effect_words(type, look.lang));
    json.key("score").number(rh::info(type).score).end_object();
  }
  json.end_array().end_object();
}

}  // namespace warren::rabbihop_scene
