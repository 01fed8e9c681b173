// Journeys in words: where each way leads and what it costs.
#include "games/jack_rabbits/turn/going.h"
#include "games/jack_rabbits/writing/spoken.h"
#include "scene/jack_rabbits/power_words.h"
#include "scene/jack_rabbits/wording.h"

namespace warren::jack_rabbits_scene {

using jr::ActionKind;

// "7 in ♠♦", for a transfer on this tile.
std::string Wording::toll() const {
  // Signs of suits beyond the classic four are letters, which a page explains nowhere.
  const std::string suits = look_.setup.hooks.any && !look_.signs
                                ? suits_name(stand().toll, look_.lang)
                                : suits_name(stand().toll);
  return say({"{0} in {1}", "{0} en {1}"}, {int{pub_.price}, suits});
}

std::string Wording::inland(int port) const {
  const jr::Landing& landing = look_.setup.ground.port[static_cast<std::size_t>(port)];
  if (landing.inland.to == jr::Way::To::hex)
    return hex_name(static_cast<jr::Place>(landing.inland.at), look_.lang);
  const std::string tile = port_name(look_, port);
  const jr::Stand& entered = look_.setup.ground.at(jr::Spot{landing.inland.at});
  if (entered.ways != 1) return tile;
  return tile + ", " + ends_on_foot(look_, entered.tile, entered.way[0].side);
}

// What lies at the end of a walk or a step.
std::string Wording::where(const Action& action, const Preview& seen) const {
  // A power may be asked first whether it saves who walks off: then nothing is reached yet.
  const bool undecided = seen.end < 0 && seen.spot == jr::kNoSpot;
  // Or the hex that it leads to has to be broken into first.
  if (undecided && !breaks_open(look_, action).empty())
    return hex_to(jr::leads_to(look_.setup, pub_, action), look_.lang);
  if (seen.end >= kPorts || seen.end == kOffBoard || undecided)
    return say({"off the board", "al destierro"});
  if (seen.spot == jr::kNoSpot) {
    const jr::TileKind kind = look_.setup.net.kind(seen.end);
    return hex_to(jr::place_of(kind), look_.lang);
  }
  const jr::Stand& stop = look_.setup.ground.at(seen.spot);
  if (stop.kind == jr::TileKind::cave && !stop.mouth)
    return say({"to cave {0}", "a la cueva {0}"}, {int{stop.cave}});
  const std::string tile = say({"to {0}", "a {0}"}, {tile_name(stop.kind, look_.lang)});
  if (action.kind == ActionKind::step) return tile;
  if (stop.ways < 2) return tile + say({", no way on", ", sin salida"});
  const std::string ends = ends_on_foot(look_, leaving(action).first, leaving(action).second);
  return ends.empty() ? tile : say({"to {0}", "a {0}"}, {ends});
}

// The tile and the side that a walk begins with.
std::pair<int, int> Wording::leaving(const Action& action) const {
  const jr::Ground& ground = look_.setup.ground;
  if (below()) {
    const jr::Stand& mouth = ground.at(ground.mouth[static_cast<std::size_t>(action.cave())]);
    return {mouth.tile, mouth.side};
  }
  return {on_hex() ? ground.at(here()).tile : stand().tile, action.side()};
}

// " northeast", where another way out leads to the same ends, or nothing else tells them apart.
std::string Wording::heading(const Action& action) const {
  const auto [tile, side] = leaving(action);
  const std::string ends = ends_on_foot(look_, tile, side);
  bool alike = action.kind == ActionKind::step;
  for (int other = 0; other < look_.setup.board.outline_of(tile).sides; ++other)
    alike = alike || (other != side && ends_on_foot(look_, tile, other) == ends);
  return alike ? " " + direction(look_, tile, side) : std::string();
}

// On a page nobody sees the numbers of sides.
void Wording::walk_on_page(const Action& action, const std::string& end, Choice& out) const {
  const std::string by = heading(action);
  if (action.kind == ActionKind::step)
    out.label = say({"step{0} {1}", "un paso{0} {1}"}, {by, end});
  else if (is_tile(out.place) || out.place == kUnderground)
    out.label = say({"walk{0} {1}, free", "andar{0} {1}, gratis"}, {by, end});
  else
    out.label = say({"walk{0} {1}", "andar{0} {1}"}, {by, end});
}

void Wording::walk(const Action& action, Choice& out) const {
  const Preview seen = preview(look_, out);
  const bool step = action.kind == ActionKind::step;
  out.place = seen.end;
  const std::string end = where(action, seen);
  if (below()) {
    out.label =
        step ? say({"up to the mouth of cave {0}", "subir a la boca de la {0}"}, {action.target()})
             : say({"up by cave {0}, walk {1}", "subir por la {0} y andar {1}"},
                   {action.target(), end});
  } else if (!look_.signs) {
    walk_on_page(action, end, out);
  } else if (on_hex()) {
    out.label =
        step ? say({"step by exit {0} {1}", "un paso por la {0} {1}"}, {action.target(), end})
             : say({"walk by exit {0} {1}", "andar por la {0} {1}"}, {action.target(), end});
  } else if (stand().ways > 1) {
    out.label =
        step ? say({"step by side {0} {1}", "un paso por el {0} {1}"}, {action.target(), end})
             : say({"walk by side {0} {1}", "andar por el {0} {1}"}, {action.target(), end});
  } else {
    out.label = step ? say({"step on {0}", "seguir un paso {0}"}, {end})
                     : say({"walk on {0}", "seguir andando {0}"}, {end});
  }
  if (step) out.group = say({"a single step…", "un solo paso…"});
}

void Wording::ride(const Action& action, Choice& out) const {
  const std::string there = hex_to(action.place(), look_.lang);
  out.place = place_number(look_, action.place());
  if (action.kind == ActionKind::horse) {
    out.label = say({"a horse {0} for {1}", "un caballo {0} por {1}"}, {there, toll()});
    out.group = say({"a horse for {0} to…", "caballo por {0} a…"}, {toll()});
    return;
  }
  out.label = say({"ride the red joker {0}", "con el comodín rojo {0}"}, {there});
  out.group = say({"ride the red joker to…", "con el comodín rojo a…"});
}

void Wording::sail(const Action& action, Choice& out) const {
  out.place = place_of_port(action.port());
  const std::string end = inland(action.port());
  if (action.kind == ActionKind::boat) {
    out.label = say({"a boat to ≈{0} ({1}), {2}", "un barco a ≈{0} ({1}), {2}"},
                    {action.target(), end, toll()});
    out.group = say({"a boat for {0} to…", "barco por {0} a…"}, {toll()});
    return;
  }
  out.label =
      say({"black joker to ≈{0} ({1})", "comodín negro a ≈{0} ({1})"}, {action.target(), end});
  out.group = say({"sail the black joker to…", "con el comodín negro a…"});
}

void Wording::trail(const Action& action, Choice& out) const {
  const jr::Stand& on = stand();
  out.place = on.tile;
  const std::string ends = ends_on_foot(look_, on.tile, action.side());
  const std::string by = direction(look_, on.tile, action.side());
  out.label =
      look_.signs ? say({"other road by {0} to {2}, {1}", "otro camino por {0} a {2}, {1}"},
                        {action.target(), toll(), ends})
      : on.others > 1
          ? say({"other road {0} to {2}, {1}", "otro camino {0}, a {2}, {1}"}, {by, toll(), ends})
          : say({"other road to {1}, {0}", "otro camino a {1}, {0}"}, {toll(), ends});
  for (std::size_t i = 0; i < on.others; ++i) {
    const jr::Way& way = on.other[i];
    if (way.side != action.side()) continue;
    if (way.to == jr::Way::To::spot) out.place = look_.setup.ground.at(jr::Spot{way.at}).tile;
    if (way.to == jr::Way::To::hex) out.place = place_number(look_, static_cast<jr::Place>(way.at));
    if (way.to == jr::Way::To::off) out.place = place_of_port(way.at);
  }
}

void Wording::hop(const Action& action, Choice& out) const {
  const jr::Stand& mouth =
      look_.setup.ground.at(look_.setup.ground.mouth[static_cast<std::size_t>(action.cave())]);
  out.place = mouth.tile;
  out.label = say({"out of cave {0} to {1}, {2}", "por la cueva {0} a {1}, {2}"},
                  {action.target(), ends_on_foot(look_, mouth.tile, mouth.side), toll()});
}

bool Wording::travel(const Action& action, Choice& out) const {
  switch (action.kind) {
    case ActionKind::walk:
    case ActionKind::step:
      walk(action, out);
      return true;
    case ActionKind::trail:
      trail(action, out);
      return true;
    case ActionKind::horse:
    case ActionKind::release_horse:
      ride(action, out);
      return true;
    case ActionKind::boat:
    case ActionKind::release_boat:
      sail(action, out);
      return true;
    case ActionKind::hop:
      hop(action, out);
      return true;
    case ActionKind::joker:
      out.place = stand().tile;
      out.label = say({"buy {0} joker for {1}", "comodín {0} por {1}"},
                      {jr::spoken(action.joker()), toll()});
      return true;
    case ActionKind::down:
      out.place = kUnderground;
      out.label = say({"down into the Underground", "bajar al Subsuelo"});
      return true;
    case ActionKind::back:
      out.place = place_number(look_, here());
      out.label = say({"walk back {0}: no journey", "volver {0}: sin travesía"},
                      {hex_to(here(), look_.lang)});
      return true;
    case ActionKind::land:
      out.place = place_number(look_, action.place());
      out.label = say({"land on {0}", "aterrizar en {0}"}, {hex_name(action.place(), look_.lang)});
      return true;
    default:
      return false;
  }
}

}  // namespace warren::jack_rabbits_scene
