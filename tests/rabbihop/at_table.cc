#include "tests/rabbihop/at_table.h"

template class warren::AtTableOf<warren::rabbihop::Rabbihop, warren::rabbihop::AtTable>;

namespace warren::rabbihop {
namespace {

Cell cell_of(const Setup& setup, std::string_view text) {
  Cell cell{0};
  EXPECT_TRUE(read(setup, text, cell)) << text;
  return cell;
}

std::string with_empty_rows(const Setup& setup, std::string position) {
  int rows = 0;
  for (std::size_t at = 0; (at = position.find("row ", at)) != std::string::npos; ++at) ++rows;
  for (; rows < setup.side; ++rows) {
    position += "\nrow";
    for (int column = 0; column < setup.side; ++column) position += " .";
  }
  return position;
}

}  // namespace

std::unique_ptr<const Setup> open_setup(std::string_view settings, Problem* why) {
  return open_with<Rabbihop>(OptionSet(option_menu()), settings, why,
                             [](const OptionSet& chosen) { return open(chosen, kNewestRules); });
}

AtTable::AtTable(std::string_view settings) : AtTableOf(open_setup(settings)) {}
AtTable::AtTable(std::string_view settings, std::string_view position) : AtTable(settings) {
  begin_at(with_empty_rows(setup(), std::string(position)));
}

std::string AtTable::pawn(int seat) const { return write(pub().pawn_of(seat_of(seat))); }

std::string AtTable::at(std::string_view cell) const {
  std::string out;
  for (TileId id = pub().top_at(cell_of(setup(), cell)); id != TileId::none;
       id = pub().below[slot(id)])
    out = write_tile(id, pub().face[slot(id)]) + (out.empty() ? "" : "+") + out;
  return out.empty() ? "." : out;
}

std::string AtTable::face(std::string_view cell) const {
  const TileId id = pub().top_at(cell_of(setup(), cell));
  return id == TileId::none ? "." : write_face(pub().face[slot(id)]);
}

std::string AtTable::tile_at(std::string_view cell) const {
  const TileId id = pub().top_at(cell_of(setup(), cell));
  return id == TileId::none ? "." : write_tile(id);
}

std::string AtTable::pile(int seat) const {
  std::string out;
  for (TileId id = pub().pile[static_cast<std::size_t>(seat)]; id != TileId::none;
       id = pub().below[slot(id)])
    out = write_tile(id) + (out.empty() ? "" : " ") + out;
  return out;
}

std::string AtTable::market() const {
  std::string out;
  for (const TileId id : pub().market) out += (out.empty() ? "" : " ") + write_tile(id);
  return out;
}

std::string AtTable::gone() const {
  const std::string text = position();
  const std::size_t at = text.find("gone ");
  return at == std::string::npos ? "" : text.substr(at + 5, text.find('\n', at) - at - 5);
}

int AtTable::fences(std::string_view where) const {
  Border border;
  EXPECT_TRUE(read(setup(), where, border)) << where;
  return pub().fences_at(border);
}

}  // namespace warren::rabbihop
