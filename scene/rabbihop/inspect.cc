// What a thing of Rabbihop is: a cell, a border, a tile, a player, the deck.
#include <algorithm>

#include "games/rabbihop/sections.h"
#include "scene/rabbihop/scene_parts.h"

namespace warren::rabbihop_scene {
namespace {

using rh::TileType;

rh::Section section_of(TileType type) {
  switch (type) {
    case TileType::start:
      return "Tiles: start";
    case TileType::carrot1:
    case TileType::carrot2:
    case TileType::carrot3:
      return "Tiles: carrot";
    case TileType::fence:
      return "Tiles: fence";
    case TileType::fence_move:
      return "Tiles: fence move";
    case TileType::teleport:
      return "Tiles: teleport";
    case TileType::rotate:
      return "Tiles: rotate";
    case TileType::swap:
      return "Tiles: swap";
    case TileType::modifier:
      return "Tiles: score modifier";
    case TileType::trap:
      return "Tiles: trap";
    case TileType::blocker:
      return "Tiles: blocker";
    case TileType::thief:
      return "Tiles: thief";
    case TileType::stamper:
      return "Tiles: stamper";
    case TileType::plus:
      return "Tiles: plus";
    case TileType::fast_explore:
      return "Bunny Explorers";
    case TileType::matcher:
    case TileType::stacker:
      return "Holes & Molehills";
    case TileType::springboard:
      return "Springboard";
  }
  return "Tiles";
}

// What lies in cells, markets and piles.
Inspection tile(const Look& look, rh::TileId id) {
  const TileType type = rh::tile(id).type;
  Inspection out{.title = capital(full_name(id, look.lang))};
  const std::string use = action_words(type, look.lang);
  out.what =
      type == TileType::start
          ? say(look, {"Where the rabbits start.", "De donde salen los conejos."})
          : say(look,
                {"Taken, it is worth {0}. Used: {1}.", "Si la tomas vale {0}. Si la usas: {1}."},
                {signed_number(rh::info(type).score), use});
  if (const std::string effect = effect_words(type, look.lang); !effect.empty())
    out.note(capital(effect) + ".");
  out.rule = section_of(type).in(look.lang);
  return out;
}

Inspection cell(const Look& look, rh::Cell at) {
  const rh::TileId id = look.pub().top_at(at);
  Inspection out;
  if (id == rh::TileId::none) {
    out.title = say(look, {"No tile", "Sin loseta"});
    out.what = say(look, {"Nothing lies here: no jump ends here.",
                          "Aquí no hay nada: ningún salto acaba aquí."});
    out.rule = rh::Section("Jump").in(look.lang);
  } else {
    out = tile(look, id);
    out.note(edges(look, look.pub().face_at(at)));
  }
  out.title += " · " + rh::write(at);
  if (const std::string pawns = pawns_on(look, at); !pawns.empty())
    out.note(say(look, {"Here: {0}.", "Aquí: {0}."}, {pawns}));
  if (id == rh::TileId::none) return out;
  std::vector<std::string> below;
  for (rh::TileId next = look.pub().below[rh::slot(id)]; next != rh::TileId::none;
       next = look.pub().below[rh::slot(next)])
    below.push_back(full_name(next, look.lang));
  if (!below.empty())
    out.note(say(look, {"Below it: {0}.", "Debajo: {0}."}, {listed(look, below)}));
  return out;
}

int pile_size(const Look& look, Seat seat) {
  int tiles = 0;
  for (rh::TileId id = look.pub().pile[static_cast<std::size_t>(warren::index_of(seat))];
       id != rh::TileId::none; id = look.pub().below[rh::slot(id)])
    ++tiles;
  return tiles;
}

std::string tiles_text(const Look& look, int tiles) {
  return tiles == 1 ? say(look, {"1 tile", "1 loseta"})
                    : say(look, {"{0} tiles", "{0} losetas"}, {tiles});
}

Inspection border(const Look& look, int place) {
  const int fences = look.pub().fences_at(border_of(place));
  Inspection out{.title =
                     fences > 0 ? say(look, {"Fence", "Valla"}) : say(look, {"Border", "Borde"})};
  out.title += " · " + rh::write(border_of(place));
  out.what = fences == 0
                 ? say(look, {"A fence can stand here. None does.",
                              "Aquí puede haber una valla. No hay ninguna."})
                 : say(look, {"A jump across it costs the top tile of your pile for each fence.",
                              "Un salto por encima cuesta la loseta de encima de tu pila por cada "
                              "valla."});
  if (fences > 0) {
    std::string cost = say(look, {"Costs {0}.", "Cuesta {0}."}, {tiles_text(look, fences)});
    if (look.view.seat != Seat::nobody)
      cost += say(look, {" Your pile has {0}.", " Tu pila tiene {0}."},
                  {tiles_text(look, pile_size(look, look.view.seat))});
    out.cost(cost);
  }
  out.rule = rh::Section("Jump").in(look.lang);
  return out;
}

Inspection player(const Look& look, Seat seat) {
  const rh::Public& pub = look.pub();
  Inspection out{.title = look.seating.at(seat).name};
  if (seat == look.view.seat) out.title += say(look, {" (you)", " (tú)"});
  out.what = say(look,
                 {"The rabbit is on {0}. Score {1}, with {2}.",
                  "El conejo está en {0}. Puntos: {1}, con {2}."},
                 {rh::write(pub.pawn_of(seat)), signed_number(rh::score(look.setup, pub, seat)),
                  tiles_text(look, pile_size(look, seat))});
  const rh::TileId top = pub.pile[static_cast<std::size_t>(warren::index_of(seat))];
  if (top != rh::TileId::none) {
    out.note(say(look,
                 {"On top of the pile: {0}. It is what fences, traps and thieves take first.",
                  "Encima de la pila: {0}. Es lo primero que se llevan vallas, trampas y "
                  "ladrones."},
                 {full_name(top, look.lang)}));
  }
  out.rule = rh::Section("Handle").in(look.lang);
  out.plain = true;
  return out;
}

Inspection supply(const Look& look, std::string_view id) {
  Inspection out{.plain = true};
  out.rule = rh::Section("Setup and end").in(look.lang);
  if (id == "deck") {
    out.title = say(look, {"Deck", "Mazo"});
    out.what = say(look, {"Cells that become empty are refilled from here. The turn in which it "
                          "runs out is the last one.",
                          "Las casillas que quedan vacías se rellenan de aquí. El turno en que se "
                          "agota es el último."});
    out.note(say(look, {"Left: {0}.", "Quedan {0}."}, {tiles_text(look, look.pub().deck)}));
  } else if (id == "market") {
    out.title = say(look, {"Market", "Mercado"});
    out.what = say(look, {"Whoever leaves a cell empty chooses from these what fills it.",
                          "Quien deja una casilla vacía elige de estas cuál la rellena."});
    out.rule = rh::Section("Open market").in(look.lang);
  } else if (id == "aside") {
    out.title = say(look, {"Territory", "Territorio"});
    out.what = say(look, {"Tiles of a closed territory: its owner chooses which to keep.",
                          "Losetas de un territorio cerrado: su dueño elige cuáles conserva."});
    out.rule = rh::Section("Territory").in(look.lang);
  } else {
    return {};
  }
  return out;
}

}  // namespace

Inspection describe(const Look& look, std::string_view id) {
  const Pointed at = pointed_at(look, id);
  if (at.tile != rh::TileId::none) return tile(look, at.tile);
  if (at.seat != Seat::nobody) return player(look, at.seat);
  if (at.place < 0) return supply(look, id);
  if (is_cell(at.place)) return cell(look, cell_of(at.place));
  if (is_border(at.place)) return border(look, at.place);
  return {.title = say(look, {"Beyond the edge", "Más allá del borde"}),
          .what = spoken(look, at.place),
          .rule = std::string(rh::Section("Bunny Explorers").in(look.lang))};
}

}  // namespace warren::rabbihop_scene
