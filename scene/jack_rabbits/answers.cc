// What is asked, what goes on, what lies where, and how the game stands.
#include <bit>

#include "games/jack_rabbits/rules/needs.h"
#include "games/jack_rabbits/rules/vetting.h"
#include "games/jack_rabbits/suits/player_trade.h"
#include "games/jack_rabbits/suits/spades.h"
#include "games/jack_rabbits/writing/spoken.h"
#include "scene/jack_rabbits/look.h"
#include "scene/jack_rabbits/power_words.h"

namespace warren::jack_rabbits_scene {
namespace {

using jr::FrameKind;
using jr::Purpose;

// What is paid for: "a horse to Q♠".
std::string purpose(const Look& look, Purpose what, int detail) {
  switch (what) {
    case Purpose::trail:
      return look.say({"the other road", "el otro camino"});
    case Purpose::horse:
      return look.say({"a horse to {0}", "un caballo a {0}"},
                      {hex_name(jr::place_at(detail), look.lang)});
    case Purpose::boat:
      return look.say({"a boat to ≈{0}", "un barco a ≈{0}"}, {detail});
    case Purpose::joker:
      return look.say({"the {0} joker", "el comodín {0}"},
                      {jr::spoken(static_cast<jr::Joker>(detail))});
    case Purpose::hop:
      return look.say({"leaving by cave {0}", "salir por la cueva {0}"}, {detail});
    case Purpose::shortfall:
      return look.say({"the flight", "el vuelo"});
    case Purpose::goods:
      return look.say({"the goods", "la compra"});
    case Purpose::royal:
      return hex_name(jr::place_at(detail), look.lang);
    case Purpose::power:
    case Purpose::none:
      break;
  }
  return look.say({"a power", "un poder"});
}

std::string need_text(const Look& look, const jr::Need& need) {
  const jr::SuitMask all = look.setup.suits;
  if (std::popcount(all) > 4 && (need.suits & all) == all)
    return look.say({"{0} in any suits", "{0} en cualquier palo"}, {need.amount});
  return look.say({"{0} in {1}", "{0} en {1}"}, {need.amount, suits_name(need.suits, look.lang)});
}

// Of a trade, as somebody gives and takes it: "6 in ♠ for 10 in ♦".
std::string bargain(const Look& look, const jr::Frame& frame, Seat giver) {
  const auto side = [&](Seat seat) { return need_text(look, jr::agreed(look.pub(), frame, seat)); };
  const Seat other = giver == look.pub().turn ? frame.seat() : look.pub().turn;
  return look.say({"{0} for {1}", "{0} por {1}"}, {side(giver), side(other)});
}

std::string hex_question(const Look& look, bool travelled) {
  const std::string here = hex_name(look.pub().place_of(look.pub().turn), look.lang);
  return travelled ? look.say({"what do you do at {0}?", "¿qué haces en {0}?"}, {here})
                   : look.say({"where to from {0}?", "desde {0}, ¿adónde?"}, {here});
}

std::string discard_question(const Look& look, int surplus) {
  return look.say(surplus == 1 ? Text{"choose 1 card to discard (hand limit {1})",
                                      "elige 1 carta que descartar (límite {1})"}
                               : Text{"choose {0} cards to discard (hand limit {1})",
                                      "elige {0} cartas que descartar (límite {1})"},
                  {surplus, look.setup.hand_limit});
}

std::string road_question(const Look& look, const jr::Stand& stand) {
  return look.say(
      {"on {0}: which way?", "en {0}: ¿por dónde?"},
      {stand.kind == jr::TileKind::cave ? look.say({"cave {0}", "la cueva {0}"}, {int{stand.cave}})
                                        : tile_name(stand.kind, look.lang)});
}

std::string fight_question(const Look& look, const jr::Frame& frame) {
  const std::string suits = suits_name(weapons_now(look), look.lang);
  const bool choose = look.setup.weapons.size() > 1;
  if (frame.attacker_total() == 0 && frame.defender_total() == 0 && !frame.play_begun())
    return choose ? look.say({"attack with which cards: {0}?", "¿con qué cartas atacas: {0}?"},
                             {suits})
                  : look.say({"attack with which spades?", "¿con qué picas atacas?"});
  const int theirs = frame.defender_plays() ? frame.attacker_total() : frame.defender_total();
  const int mine = frame.defender_plays() ? frame.defender_total() : frame.attacker_total();
  const int most = jr::most_to_play(look.setup, Game::sight(look.view));
  if (choose)
    return frame.play_begun() ? look.say({"more in {2}: {0} so far, over {1} needed",
                                          "más en {2}: llevas {0}, hay que pasar de {1}"},
                                         {mine, theirs, suits})
                              : look.say({"more than {0} in {2}, or give in: all yours make {1}",
                                          "más de {0} en {2}, o ríndete: con todas llegas a {1}"},
                                         {theirs, mine + most, suits});
  return frame.play_begun()
             ? look.say({"more spades: {0} so far, over {1} needed",
                         "más picas: llevas {0}, hay que pasar de {1}"},
                        {mine, theirs})
             : look.say({"more than {0} in ♠, or give in: all your spades make {1}",
                         "más de {0} en ♠, o ríndete: con todas tus picas llegas a {1}"},
                        {theirs, mine + most});
}

Fact objective(const OptionSet& options) {
  const auto& specs = options.menu().specs;
  for (std::size_t i = 0; i < specs.size(); ++i) {
    if (specs[i].name != "objective") continue;
    return specs[i].choices[static_cast<std::size_t>(options.at(static_cast<int>(i)))].label;
  }
  return "?";
}

std::string signs_of(const Look& look, SeatSet seats) {
  std::string out;
  int left = seats.size();
  for (const Seat seat : seats) {
    const bool last = --left == 0;
    if (!out.empty())
      out += look.signs ? " " : last ? look.say({" and ", " y "}) : std::string(", ");
    out += short_name(look, seat);
  }
  return out;
}

std::string carrot_text(const Look& look, jr::Place place) {
  const Card royal = jr::card_of(place);
  for (int i = 0; i < look.setup.seats; ++i) {
    if (look.pub().known_of(seat_of(i)).has(royal)) {
      return look.say({"carrot of {0}", "zanahoria de {0}"}, {player_name(look, seat_of(i))});
    }
  }
  return look.say({"royal in the court", "en la corte"});
}

std::string exits_text(const Look& look, int tile) {
  std::string out;
  for (int side = 0; side < jr::kMostSides; ++side) {
    if (look.setup.net.ahead(tile, side).kind == jr::Ahead::Kind::nothing) continue;
    out += (out.empty() ? "" : "; ") + std::to_string(side) + " " + ends_on_foot(look, tile, side);
  }
  return out;
}

std::string about_road(const Look& look, int tile, jr::TileKind kind) {
  const jr::Ground& ground = look.setup.ground;
  for (int spot = 0; spot < ground.spots; ++spot) {
    const jr::Stand& stand = ground.stand[static_cast<std::size_t>(spot)];
    if (stand.tile != tile || stand.mouth) continue;
    const std::string cost = look.pub().price > 0
                                 ? need_text(look, {look.pub().price, stand.toll})
                                 : look.say({"the price in {0}", "el precio en {0}"},
                                            {suits_name(stand.toll, look.lang)});
    switch (stand.fare) {
      case jr::Fare::merchant:
        return look.say({"a crossing: a horse to any hex, by the water a boat, for {0}",
                         "un cruce: un caballo a cualquier hexágono o, junto al agua, un barco, "
                         "por {0}"},
                        {cost});
      case jr::Fare::tavern:
        return look.say({"a tavern: a joker for {0}", "una taberna: un comodín por {0}"}, {cost});
      case jr::Fare::cave:
        return look.say({"cave {0}: down for nothing, or out of another cave for {1}",
                         "cueva {0}: baja gratis, o sal por otra por {1}"},
                        {int{stand.cave}, cost});
      case jr::Fare::trailway:
        return look.say(
            {"{0}: change to its other road for {1}", "{0}: pasa a su otro camino por {1}"},
            {tile_name(kind, look.lang), cost});
      case jr::Fare::none:
        return tile_name(kind, look.lang);
    }
  }
  return tile_name(kind, look.lang);
}

std::string how_it_came(const Look& look) {
  const Game::Public& pub = look.pub();
  if (pub.winner == Seat::nobody) return {};
  return look.say(
      {"In turn {1}, {0} was home at the Citadel with three royals that win. ",
       "En el turno {1}, {0} estaba en casa, en la Ciudadela, con tres cartas reales con las "
       "que se gana. "},
      {player_name(look, pub.winner), int{pub.turns}});
}

}  // namespace

std::string purpose_of_payment(const Look& look, const jr::Frame& pay) {
  if (pay.kind == FrameKind::shortfall) return purpose(look, Purpose::shortfall, 0);
  if (pay.purpose() == Purpose::power) {
    if (std::string said = power_paid_for(look); !said.empty()) return said;
  }
  return purpose(look, pay.purpose(), pay.detail());
}

jr::SuitMask weapons_now(const Look& look) {
  const Game::Public& pub = look.pub();
  const bool fights = !pub.pending.empty() && pub.top().kind == FrameKind::fight;
  const int fixed = fights ? jr::reply_now(pub).weapon : -1;
  jr::SuitMask out = 0;
  for (int i = 0; i < look.setup.weapons.size(); ++i) {
    if (fixed < 0 || fixed == i)
      out = static_cast<jr::SuitMask>(out | jr::mask_of(look.setup.weapons[i]));
  }
  return out;
}

std::string question(const Look& look) {
  const Game::Public& pub = look.pub();
  if (pub.pending.empty()) return {};
  const jr::Frame& frame = pub.top();
  const Asked asked = jr::asked(look.setup, pub);
  if (asked.may.has(look.view.seat) && !asked.must.has(look.view.seat))
    return look.say(
        {"call somebody out for too many cards?", "¿señalas a alguien por cartas de más?"});
  switch (frame.kind) {
    case FrameKind::start:
      return look.say({"show a club and fly, or roll?", "¿muestras un trébol y vuelas, o tiras?"});
    case FrameKind::match:
      return look.say(
          {"lottery, {0} and {1}: show a card?", "lotería, {0} y {1}: ¿muestras carta?"},
          {int{pub.die1}, int{pub.die2}});
    case FrameKind::hex:
      return hex_question(look, frame.travelled());
    case FrameKind::road:
      return road_question(look, look.setup.ground.at(frame.spot()));
    case FrameKind::shortfall:
      return look.say({"the club is {0} short: pay {1}, or fall?",
                       "el trébol se queda corto por {0}: ¿pagas {1}, o caes?"},
                      {frame.shortfall(), need_text(look, jr::need_now(look.setup, pub))});
    case FrameKind::landing:
      return look.say({"fly to which tower?", "¿a qué torre vuelas?"});
    case FrameKind::pay:
      return look.say(
          {"pay {0} for {1}", "paga {0} por {1}"},
          {need_text(look, jr::need_now(look.setup, pub)), purpose_of_payment(look, frame)});
    case FrameKind::goods:
      return look.say({"what else do you buy?", "¿qué más compras?"});
    case FrameKind::vet:
      return look.say({"contest the visit of {0} to {1}?", "¿cuestionas la visita de {0} a {1}?"},
                      {player_name(look, pub.turn), hex_name(pub.place_of(pub.turn), look.lang)});
    case FrameKind::proof:
      return look.say(
          {"{0} contests with {1}: show hearts worth {2}?",
           "{0} cuestiona con {1}: ¿muestras corazones que valgan {2}?"},
          {player_name(look, frame.seat()), cards_name(jr::challenge_of(pub, frame), look.lang),
           jr::proof_need(look.setup, pub, pub.turn).amount});
    case FrameKind::fight:
      return fight_question(look, frame);
    case FrameKind::discard:
      if (!look.counts())
        return look.say({"discard down to {0} cards", "descarta hasta quedarte con {0} cartas"},
                        {look.setup.hand_limit});
      return discard_question(look, pub.hand_of(frame.seat()) - look.setup.hand_limit);
    case FrameKind::surplus:
      return look.say({"four royals: which goes back?", "cuatro reales: ¿cuál devuelves?"});
    case FrameKind::display:
      return look.say({"lay out hearts at {0}?", "¿expones corazones en {0}?"},
                      {hex_name(pub.place_of(pub.turn), look.lang)});
    case FrameKind::trade:
      return look.say({"{0} offers you a trade, you give {1}: accept?",
                       "{0} te propone un trato, das {1}: ¿aceptas?"},
                      {player_name(look, pub.turn), bargain(look, frame, frame.seat())});
    case FrameKind::capital:
      return look.say({"which ace stays before you?", "¿qué as se queda ante ti?"});
    case FrameKind::swap:
      return look.say(
          {"you agreed to give {0}: what do you hand over?", "acordaste dar {0}: ¿qué entregas?"},
          {bargain(look, frame, look.view.seat)});
    case FrameKind::rescue:
      return look.say({"you would go off the board: are you saved by a power?",
                       "irías al destierro: ¿te salva un poder?"});
    default:
      if (const PowerQuestion* asks = power_question(pub)) return ask(look, asks->question);
      return look.say({"what will you do?", "¿qué haces?"});
  }
}

std::string phase(const Look& look) {
  const Game::Public& pub = look.pub();
  if (pub.extras.finished) return look.say({"Explored enough", "Bastante explorado"});
  if (pub.over()) return look.say({"Winner: {0}", "Gana: {0}"}, {player_name(look, pub.winner)});
  if (pub.pending.empty() || pub.turn == Seat::nobody) return {};
  const jr::Frame& frame = pub.top();
  const SeatSet asked = jr::asked(look.setup, pub).must;
  switch (frame.kind) {
    case FrameKind::vet:
      return look.say(
          asked.size() == 1
              ? Text{"{0} may contest the visit to {1}", "{0} puede cuestionar la visita a {1}"}
              : Text{"{0} may contest the visit to {1}", "{0} pueden cuestionar la visita a {1}"},
          {signs_of(look, asked), hex_name(pub.place_of(pub.turn), look.lang)});
    case FrameKind::proof:
      return look.say(
          {"Contested by {0}: {1}", "Cuestiona {0}: {1}"},
          {player_name(look, frame.seat()), cards_name(jr::challenge_of(pub, frame), look.lang)});
    case FrameKind::fight:
      return look.say({"Fight: {0} {1}, {2} {3}", "Pelea: {0} {1}, {2} {3}"},
                      {short_name(look, pub.turn), frame.attacker_total(),
                       short_name(look, frame.defender()), frame.defender_total()});
    case FrameKind::pay:
      return look.say(
          {"{0}: {1} for {2}", "{0}: {1} por {2}"},
          {player_name(look, frame.seat()), need_text(look, jr::need_now(look.setup, pub)),
           purpose_of_payment(look, frame)});
    case FrameKind::capital:
      return look.say({"{0}: an ace stays", "{0}: se queda un as"},
                      {player_name(look, frame.seat())});
    case FrameKind::goods:
      return look.say({"Chosen at the plaza: {0}", "Elegidas en la plaza: {0}"},
                      {cards_name(pub.laid, look.lang)});
    case FrameKind::start:
    case FrameKind::roll:
    case FrameKind::match:
      return look.say({"{0}: lottery", "{0}: lotería"}, {player_name(look, pub.turn)});
    case FrameKind::shortfall:
    case FrameKind::landing:
      return look.say(
          {"{0}: flight with {1}", "{0}: vuelo con {1}"},
          {player_name(look, pub.turn),
           card_name(jr::card_of(jr::Suit::clubs, static_cast<std::uint8_t>(pub.club - 1)),
                     look.lang)});
    case FrameKind::discard:
      return look.say({"{0}: down to {1} cards", "{0}: hasta {1} cartas"},
                      {player_name(look, frame.seat()), look.setup.hand_limit});
    case FrameKind::surplus:
      return look.say({"{0}: one royal too many", "{0}: una carta real de más"},
                      {player_name(look, frame.seat())});
    case FrameKind::trade:
      return look.say({"{0} thinks about a trade: {1}", "{0} piensa en un trato: {1}"},
                      {player_name(look, frame.seat()), bargain(look, frame, frame.seat())});
    case FrameKind::swap:
      return look.say({"{0} and {1} trade: {2}", "{0} y {1} comercian: {2}"},
                      {player_name(look, pub.turn), player_name(look, frame.seat()),
                       bargain(look, frame, pub.turn)});
    case FrameKind::steal:
      return look.say({"{0} steals a card from {1}", "{0} le roba una carta a {1}"},
                      {player_name(look, pub.turn), player_name(look, frame.victim())});
    case FrameKind::seize:
      return look.say({"{0} seizes cards of {1}", "{0} expropia cartas de {1}"},
                      {player_name(look, frame.caller()), player_name(look, frame.victim())});
    case FrameKind::road:
      return look.say({"{0}: on a journey from {1}", "{0}: de travesía desde {1}"},
                      {player_name(look, pub.turn), hex_name(pub.place_of(pub.turn), look.lang)});
    case FrameKind::hex:
      return !frame.travelled()
                 ? look.say({"{0}: before the journey", "{0}: antes de la travesía"},
                            {player_name(look, pub.turn)})
                 : look.say({"{0}: after the journey", "{0}: después de la travesía"},
                            {player_name(look, pub.turn)});
    case FrameKind::rescue:
      return look.say({"{0} would go off the board", "{0} iría al destierro"},
                      {player_name(look, frame.seat())});
    default:
      if (const PowerQuestion* asks = power_question(pub)) return ask(look, asks->goes_on);
      return look.say({"{0}: end of the turn", "{0}: fin del turno"},
                      {player_name(look, pub.turn)});
  }
}

std::string about(const Look& look, int place) {
  if (place == kUnderground) {
    return look.say(
        {"the Underground: reached by caves; a turn that starts there leaves by any cave",
         "el Subsuelo: se llega por las cuevas; de ahí se sale por cualquiera"});
  }
  if (place == kOffBoard)
    return look.say({"off the board: until the next turn", "el destierro: hasta el próximo turno"});
  if (place >= kPorts) {
    const int port = place - kPorts;
    const int water = look.setup.ground.port[static_cast<std::size_t>(port)].water;
    const std::string on = water == 0 ? look.say({"the sea", "el mar"})
                                      : look.say({"lake {0}", "el lago {0}"}, {water});
    return look.say({"≈{0}: an open road end of {1}, on {2}; walking out there ends the turn",
                     "≈{0}: extremo abierto de {1}, en {2}; salir por ahí acaba el turno"},
                    {port, port_name(look, port), on});
  }
  const jr::TileKind kind = look.setup.net.kind(place);
  if (jr::shape_of(kind) != jr::Shape::hex) return about_road(look, place, kind);
  const jr::Place hex = jr::place_of(kind);
  std::string out = jr::is_royal(hex) ? hex_name(hex, look.lang) + " · " + carrot_text(look, hex)
                                      : hex_name(hex, look.lang);
  return out + look.say({" · exits: ", " · salidas: "}) + exits_text(look, place);
}

std::string reckoning(const Look& look) {
  const Game::Public& pub = look.pub();
  const bool counted = look.counts() || pub.over();
  std::string out = "\n" + how_it_came(look) +
                    look.say({"The objective: {0}.\n\n| player | royals |",
                              "El objetivo: {0}.\n\n| jugador | reales |"},
                             {objective(look.setup.options)});
  if (counted) out += look.say({" cards |", " cartas |"});
  out += look.say({" rabbit |\n| --- | --- |", " conejo |\n| --- | --- |"});
  out += counted ? " --- | --- |\n" : " --- |\n";
  for (int i = 0; i < look.setup.seats; ++i) {
    const Seat seat = seat_of(i);
    const std::string royals = cards_name(pub.royals_of(seat), look.lang);
    out += "| " + player_name(look, seat) + " | " + (royals.empty() ? "–" : royals) + " | ";
    if (counted) out += std::to_string(pub.hand_of(seat)) + " | ";
    out += hex_name(pub.place_of(seat), look.lang) + " |\n";
  }
  return out;
}

}  // namespace warren::jack_rabbits_scene
