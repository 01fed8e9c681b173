#include "scene/jack_rabbits/power_words.h"

#include <algorithm>

#include "games/jack_rabbits/board/tile_words.h"
#include "games/jack_rabbits/rules/needs.h"
#include "games/jack_rabbits/rules/ways.h"
#include "games/jack_rabbits/suits/powers.h"
#include "games/jack_rabbits/turn/going.h"
#include "games/jack_rabbits/writing/spoken.h"

namespace warren::jack_rabbits_scene {
namespace {

constexpr std::array<const PowerWords*, jr::kMostSuits> kWords = [] {
  std::array<const PowerWords*, jr::kMostSuits> words{};
  words[static_cast<std::size_t>(jr::Suit::torches)] = &kTorchWords;
  words[static_cast<std::size_t>(jr::Suit::shields)] = &kShieldWords;
  words[static_cast<std::size_t>(jr::Suit::horseshoes)] = &kHorseshoeWords;
  words[static_cast<std::size_t>(jr::Suit::acorns)] = &kAcornWords;
  return words;
}();

const jr::PowerChoice* choice_of(jr::Suit suit, int choice) {
  if (!jr::is_known(suit)) return nullptr;
  const jr::Power<Game::kWidth>* power = jr::kPowers<Game::kWidth>[static_cast<std::size_t>(suit)];
  const auto at = static_cast<std::size_t>(choice);
  return power != nullptr && at < power->choices.size() ? &power->choices[at] : nullptr;
}

const jr::Stand& mouth_of(const Look& look, int cave) {
  return look.setup.ground.at(look.setup.ground.mouth[static_cast<std::size_t>(cave)]);
}

// The way out of the tile where the turn's rabbit is, by one of its roads.
const jr::Way* way_by(const Look& look, int side) {
  const jr::Spot spot = spot_now(look.pub());
  if (spot == jr::kNoSpot) return nullptr;
  const jr::Stand& stand = look.setup.ground.at(spot);
  for (std::size_t i = 0; i < stand.ways; ++i) {
    if (stand.way[i].side == side) return &stand.way[i];
  }
  for (std::size_t i = 0; i < stand.others; ++i) {
    if (stand.other[i].side == side) return &stand.other[i];
  }
  return nullptr;
}
int place_by(const Look& look, int side) {
  const jr::Way* way = way_by(look, side);
  if (way == nullptr) return -1;
  if (way->to == jr::Way::To::spot) return look.setup.ground.at(jr::Spot{way->at}).tile;
  if (way->to == jr::Way::To::hex) return place_number(look, static_cast<jr::Place>(way->at));
  return way->to == jr::Way::To::off ? place_of_port(way->at) : -1;
}
std::string side_name(const Look& look, int side) {
  const jr::Spot spot = spot_now(look.pub());
  if (spot == jr::kNoSpot) return std::to_string(side);
  const int tile = look.setup.ground.at(spot).tile;
  const std::string ends = ends_on_foot(look, tile, side);
  const std::string by = direction(look, tile, side);
  return ends.empty() ? by : look.say({"the road {0}, to {1}", "el camino {0}, a {1}"}, {by, ends});
}

}  // namespace

const PowerWords* power_words(jr::Suit suit) {
  // What has no room for other suits than the classic ones need not carry their words.
  if constexpr (!jr::kKeeps<Game::kWidth>) return nullptr;
  return jr::is_known(suit) ? kWords[static_cast<std::size_t>(suit)] : nullptr;
}
const PowerWords* power_words(const Look& look, jr::Suit suit) {
  const bool plays = jr::is_known(suit) && (look.setup.suits & jr::mask_of(suit)) != 0 &&
                     look.setup.hooks.of(suit) != nullptr;
  return plays ? power_words(suit) : nullptr;
}

const PowerLine* power_line(jr::Suit suit, int choice) {
  const PowerWords* words = power_words(suit);
  const jr::PowerChoice* named = choice_of(suit, choice);
  if (words == nullptr || named == nullptr) return nullptr;
  for (const PowerLine& line : words->lines) {
    if (line.choice == named->name) return &line;
  }
  return nullptr;
}

const PowerQuestion* power_question(const Game::Public& pub) {
  if (pub.pending.empty() || pub.top().kind != jr::FrameKind::power) return nullptr;
  const jr::Frame& frame = pub.top();
  const PowerWords* words = power_words(frame.suit());
  const jr::PowerChoice* named = choice_of(frame.suit(), frame.choice());
  if (words == nullptr || named == nullptr) return nullptr;
  const PowerQuestion* found = nullptr;
  for (const PowerQuestion& each : words->questions) {
    if (each.choice == named->name && (!each.closing || pub.closing)) found = &each;
  }
  return found;
}

std::string tile_between(const Look& look, int tile) {
  const jr::TileKind kind = look.setup.net.kind(tile);
  if (jr::shape_of(kind) == jr::Shape::hex) return hex_name(jr::place_of(kind), look.lang);
  const auto& caves = look.setup.net.caves();
  const auto cave = std::find(caves.begin(), caves.end(), tile);
  if (cave != caves.end())
    return look.say({"cave {0}", "la cueva {0}"}, {static_cast<int>(cave - caves.begin())});
  std::vector<std::string> near;
  for (int side = 0; side < look.setup.board.outline_of(tile).sides; ++side) {
    for (const int hex : jr::on_foot(look.setup.net, tile, side).hexes) {
      std::string name = hex_name(jr::place_of(look.setup.net.kind(hex)), look.lang);
      if (std::find(near.begin(), near.end(), name) == near.end()) near.push_back(std::move(name));
    }
  }
  const std::string name = tile_name(kind, look.lang);
  if (near.empty()) return name;
  if (near.size() == 1) return look.say({"{0} by {1}", "{0} junto a {1}"}, {name, near[0]});
  return look.say({"{0} by {1} and {2}", "{0} junto a {1} y {2}"}, {name, near[0], near[1]});
}

std::string aim_name(const Look& look, jr::Suit suit, int choice, int aim) {
  const jr::PowerChoice* named = choice_of(suit, choice);
  const jr::Ground& ground = look.setup.ground;
  switch (named != nullptr ? named->aim : jr::Aim::nothing) {
    case jr::Aim::tile:
      return aim < look.setup.board.size() ? tile_between(look, aim) : std::string();
    case jr::Aim::place:
      return hex_name(jr::place_at(aim), look.lang);
    case jr::Aim::cave:
      return look.say({"cave {0}", "la cueva {0}"}, {aim});
    case jr::Aim::port:
      return aim < ground.ports
                 ? look.say({"≈{0} ({1})", "≈{0} ({1})"}, {aim, port_name(look, aim)})
                 : std::string();
    case jr::Aim::side:
      return side_name(look, aim);
    case jr::Aim::joker:
      return look.say({"{0}", "{0}"}, {jr::spoken(static_cast<jr::Joker>(aim))});
    case jr::Aim::seat:
      return aim < look.setup.seats ? player_name(look, seat_of(aim)) : std::string();
    case jr::Aim::nothing:
      break;
  }
  return {};
}

Fact aim_told(const Game::Setup& setup, Lang lang, const Game::Event& event) {
  const jr::PowerChoice* named = choice_of(event.suit(), event.choice());
  switch (named != nullptr ? named->aim : jr::Aim::nothing) {
    case jr::Aim::tile:
      return event.aim() < setup.board.size()
                 ? Fact(tile_name(setup.board.tile(event.aim()).kind, lang))
                 : Fact("");
    case jr::Aim::place:
      return hex_name(jr::place_at(event.aim()), lang);
    case jr::Aim::seat:
      return Fact(aim_seat(setup, event));
    default:
      return Fact("");
  }
}
Seat aim_seat(const Game::Setup& setup, const Game::Event& event) {
  const jr::PowerChoice* named = choice_of(event.suit(), event.choice());
  const bool seat = named != nullptr && named->aim == jr::Aim::seat && event.aim() < setup.seats;
  return seat ? seat_of(event.aim()) : Seat::nobody;
}

int aim_place(const Look& look, jr::Suit suit, int choice, int aim) {
  const jr::PowerChoice* named = choice_of(suit, choice);
  const PowerLine* line = power_line(suit, choice);
  switch (named != nullptr ? named->aim : jr::Aim::nothing) {
    case jr::Aim::tile:
      return aim < look.setup.board.size() ? aim : -1;
    case jr::Aim::place:
      return place_number(look, jr::place_at(aim));
    case jr::Aim::cave:
      return aim < look.setup.ground.caves ? int{mouth_of(look, aim).tile} : -1;
    case jr::Aim::port:
      return place_of_port(aim);
    case jr::Aim::side:
      return place_by(look, aim);
    case jr::Aim::joker:
    case jr::Aim::seat:
      return -1;
    case jr::Aim::nothing:
      // The only way that leads somewhere without an aim is the one down.
      return line != nullptr && line->leads == Leads::rabbit ? kUnderground : -1;
  }
  return -1;
}

std::string price_in(const Look& look, jr::Suit suit) {
  return look.say({"{0} in {1}", "{0} en {1}"},
                  {int{look.pub().price}, suits_name(jr::mask_of(suit), look.lang)});
}

std::string power_paid_for(const Look& look) {
  const auto& pending = look.pub().pending;
  if (pending.size() < 2) return {};
  const jr::Frame& wish = pending[pending.size() - 2];
  if (wish.kind != jr::FrameKind::power) return {};
  const PowerLine* line = power_line(wish.suit(), wish.choice());
  if (line == nullptr) return {};
  const std::string_view name = line->choice;
  // One of the choices for each seat.
  const bool seat = name.starts_with("break-p") && name.size() == 8;
  const int owner = seat ? name.back() - '0' : -1;
  const std::string aim = owner >= 0 && owner < look.setup.seats
                              ? player_name(look, seat_of(owner))
                              : aim_name(look, wish.suit(), wish.choice(), wish.aim());
  return look.say(line->paid_for, {aim});
}

std::string ask(const Look& look, Text text) {
  const Game::Public& pub = look.pub();
  const jr::Frame& frame = pub.top();
  const Seat seat = frame.seat();
  const int held = look.view.seat == Seat::nobody ? 0
                                                  : jr::worth_for(look.setup, look.view.own.hand,
                                                                  {0, jr::mask_of(frame.suit())});
  return look.say(text, {aim_name(look, frame.suit(), frame.choice(), frame.aim()),
                         price_in(look, frame.suit()), hex_name(pub.place_of(seat), look.lang),
                         player_name(look, seat), held});
}

SeatSet sealed_by(const Look& look, jr::Place place) {
  SeatSet out;
  for (int i = 0; i < look.setup.seats; ++i) {
    const std::vector<jr::Place> closed = seals_of(look, seat_of(i));
    if (std::find(closed.begin(), closed.end(), place) != closed.end()) out = out.with(seat_of(i));
  }
  return out;
}

std::vector<jr::Place> seals_of(const Look& look, Seat seat) {
  const Cards laid_out = look.pub().laid_out_by(seat);
  std::vector<jr::Place> out;
  if (laid_out.empty()) return out;
  out.push_back(look.pub().place_of(seat));
  jr::royals(laid_out).for_each([&](Card royal) { out.push_back(jr::place_of(royal)); });
  return out;
}

SeatSet breaks_open(const Look& look, const Action& action) {
  const Game::Public& pub = look.pub();
  const Seat me = look.view.seat;
  if (me == Seat::nobody || me != pub.turn || look.setup.hooks.landable.empty()) return {};
  const jr::Place place = jr::leads_to(look.setup, pub, action);
  if (place == jr::Place::none || jr::can_land(look.setup, pub, me, place)) return {};
  return sealed_by(look, place).without(me);
}

}  // namespace warren::jack_rabbits_scene
