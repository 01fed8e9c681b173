#include "cli/terminal/jack_rabbits/road_signs.h"

#include "cli/shared/letters.h"

namespace warren::cli::jack_rabbits_picture {

namespace jr = jack_rabbits;

RoadSigns::RoadSigns(const jr::Placed& tile, const jr::Outline& outline)
    : kind_(tile.kind), halves_(outline.triangles == 2 ? 2 : 1) {
  int first_road = 0;  // the sides of the road that the first side with one belongs to
  for (int i = 0; i < outline.sides; ++i) {
    const jr::Side& side = outline.side[static_cast<std::size_t>(i)];
    if (!side.road) continue;
    if (first_road == 0) first_road = 1 << i | jr::ways(tile, outline, i).on;
    const std::size_t half = halves_ == 2 && side.inside == outline.triangle[1] ? 1 : 0;
    // A level edge is above or below; of the others / is left of a triangle that points up.
    const Direction where = side.edge.axis == 0                         ? vertical
                            : (side.edge.axis == 1) != side.inside.down ? left
                                                                        : right;
    half_[half].road[where] = (first_road >> i & 1) != 0 ? kThin : kThick;
  }
  for (int i = 0; i < halves_; ++i)
    half_[static_cast<std::size_t>(i)].down = outline.triangle[static_cast<std::size_t>(i)].down;
  upright_ = halves_ == 2 && half_[0].road[vertical] == kNone && half_[1].road[vertical] == kNone;
}

// The sign where the roads of a triangle meet.
char32_t RoadSigns::middle(const Half& half) const {
  const int side = half.road[left] != kNone ? half.road[left] : half.road[right];
  const int level = half.road[vertical];
  if (level == kNone) {
    if (half.road[left] == kNone || half.road[right] == kNone) return U' ';
    return half.road[left] == kThick ? U'━' : U'─';
  }
  if (half.road[left] != kNone && half.road[right] != kNone) return half.down ? U'┴' : U'┬';
  const bool thick = level == kThick;
  if (side != level) return half.down ? (thick ? U'╹' : U'╵') : (thick ? U'╻' : U'╷');
  const bool to_left = half.road[left] != kNone;
  if (half.down) return to_left ? (thick ? U'┛' : U'╯') : (thick ? U'┗' : U'╰');
  return to_left ? (thick ? U'┓' : U'╮') : (thick ? U'┏' : U'╭');
}

// Upright tiles whose roads go from one half to the other: along a side, or across.
char32_t RoadSigns::bend(const Half& half, int aside) const {
  const bool to_left = aside < 0;
  if (kind_ == jr::TileKind::mountain) return to_left == half.down ? U'╱' : U'╲';
  const bool thick = half.road[to_left ? left : right] == kThick;
  if (half.down) return to_left ? (thick ? U'┛' : U'╯') : (thick ? U'┗' : U'╰');
  return to_left ? (thick ? U'┓' : U'╮') : (thick ? U'┏' : U'╭');
}

char32_t RoadSigns::sign(int which, int aside, int reach) const {
  const Half& half = half_[static_cast<std::size_t>(which)];
  if (upright_ && half.road[left] != half.road[right]) {
    if (aside == -1 || aside == 1) return bend(half, aside);
    if (aside == 0) return U' ';
  }
  if (aside == 0) return kind_ == jr::TileKind::cave ? U' ' : middle(half);
  const int road = half.road[aside < 0 ? left : right];
  if (road == kNone || aside < -reach || aside > reach) return U' ';
  return road == kThick ? U'━' : U'─';
}

int RoadSigns::blank_side() const {
  if (half_[0].road[right] == kNone) return 1;
  return half_[0].road[left] == kNone ? -1 : 0;
}

std::string road_name(jr::TileKind kind, int columns, Lang lang) {
  static constexpr std::array<std::array<Text, 3>, 3> kNames = {{
      {Text{"wood", "bosq"}, Text{"wd", "bq"}, Text{"w", "b"}},
      {Text{"mtn.", "mont"}, Text{"mt", "mt"}, Text{"m", "m"}},
      {Text{"river", "río"}, Text{"rv", "rí"}, Text{"r", "r"}},
  }};
  const int index = static_cast<int>(kind) - static_cast<int>(jr::TileKind::wood);
  if (index < 0 || index >= static_cast<int>(kNames.size())) return {};
  for (const Text& name : kNames[static_cast<std::size_t>(index)]) {
    if (columns_of(name.in(lang)) <= columns) return std::string(name.in(lang));
  }
  return {};
}

}  // namespace warren::cli::jack_rabbits_picture
