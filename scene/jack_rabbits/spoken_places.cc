// Places as a screen reader speaks of them: "Queen of Spades' palace, three roads, your carrot".
#include "games/jack_rabbits/board/tile_words.h"
#include "games/jack_rabbits/writing/spoken.h"
#include "scene/jack_rabbits/power_words.h"

namespace warren::jack_rabbits_scene {
namespace {

std::string who(const Look& look, Seat seat) {
  return seat == look.view.seat ? look.say({"you", "tú"}) : look.seating.at(seat).name;
}

std::string rabbits(const Look& look, int place) {
  const std::string out = rabbits_at(look, place);
  return out.empty() ? out : look.say({", here: {0}", ", aquí: {0}"}, {out});
}

std::string carrot(const Look& look, jr::Place place) {
  const Card royal = jr::card_of(place);
  for (int i = 0; i < look.setup.seats; ++i) {
    if (!look.pub().known_of(seat_of(i)).has(royal)) continue;
    if (seat_of(i) == look.view.seat) return look.say({", your carrot", ", tu zanahoria"});
    return look.say({", carrot of {0}", ", zanahoria de {0}"}, {look.seating.at(seat_of(i)).name});
  }
  return look.say({", royal in the court", ", carta real en la corte"});
}

std::string transfer(const Look& look, int tile) {
  const jr::Ground& ground = look.setup.ground;
  for (int spot = 0; spot < ground.spots; ++spot) {
    const jr::Stand& stand = ground.stand[static_cast<std::size_t>(spot)];
    if (stand.tile != tile || stand.mouth) continue;
    const Fact suits = jr::spoken_suits(stand.toll);
    const std::string cost =
        look.pub().price > 0
            ? look.say({"{0} in {1}", "{0} en {1}"}, {int{look.pub().price}, suits})
            : look.say({"the price in {0}", "el precio en {0}"}, {suits});
    switch (stand.fare) {
      case jr::Fare::merchant:
        return look.say({", a horse or a boat for {0}", ", un caballo o un barco por {0}"}, {cost});
      case jr::Fare::tavern:
        return look.say({", a joker for {0}", ", un comodín por {0}"}, {cost});
      case jr::Fare::cave:
        return look.say({" {0}, down for nothing, out of another cave for {1}",
                         " {0}, baja gratis, sal por otra cueva por {1}"},
                        {int{stand.cave}, cost});
      case jr::Fare::trailway:
        return look.say({", its other road for {0}", ", su otro camino por {0}"}, {cost});
      case jr::Fare::none:
        return {};
    }
  }
  return {};
}

std::string tokens(const Look& look, int tile) {
  std::string out;
  jr::each_suit(look.setup.suits, [&](jr::Suit suit) {
    const PowerWords* words = power_words(look, suit);
    if (words == nullptr || words->token_id.empty() ||
        tile != int{look.pub().token[static_cast<std::size_t>(suit)]} - 1)
      return;
    out += ", " + look.say(words->token);
  });
  return out;
}
std::string seals(const Look& look, jr::Place hex) {
  std::string out;
  for (const Seat seat : sealed_by(look, hex))
    out += look.say({", sealed by {0}", ", sello de {0}"}, {who(look, seat)});
  return out;
}

}  // namespace

std::string rabbits_at(const Look& look, int place) {
  std::string out;
  for (int i = 0; i < look.setup.seats; ++i) {
    const Seat seat = seat_of(i);
    const jr::Spot spot = seat == look.pub().turn ? spot_now(look.pub()) : jr::kNoSpot;
    const int at = spot == jr::kNoSpot ? place_number(look, look.pub().place_of(seat))
                                       : int{look.setup.ground.at(spot).tile};
    if (at == place) out += (out.empty() ? "" : ", ") + who(look, seat);
  }
  return out;
}

std::string spoken_place(const Look& look, int place) {
  if (place == kUnderground)
    return look.say({"Underground, reached by caves", "Subsuelo, se llega por las cuevas"}) +
           rabbits(look, place);
  if (place == kOffBoard) return look.say({"Off the board", "Destierro"}) + rabbits(look, place);
  if (place >= kPorts) {
    const int port = place - kPorts;
    const int water = look.setup.ground.port[static_cast<std::size_t>(port)].water;
    return look.say({"Open road end {0}, of {1}, on {2}: walking out ends the turn",
                     "Extremo abierto {0}, de {1}, en {2}: salir por ahí acaba el turno"},
                    {port, port_name(look, port),
                     water == 0 ? look.say({"the sea", "el mar"})
                                : look.say({"lake {0}", "el lago {0}"}, {water})});
  }
  const jr::TileKind kind = look.setup.net.kind(place);
  if (jr::shape_of(kind) != jr::Shape::hex)
    return jr::spoken(kind, look.lang) + transfer(look, place) + tokens(look, place) +
           rabbits(look, place);
  const jr::Place hex = jr::place_of(kind);
  return jr::spoken(look.setup.board, place, look.lang) +
         (jr::is_royal(hex) ? carrot(look, hex) : std::string()) + seals(look, hex) +
         rabbits(look, place);
}

}  // namespace warren::jack_rabbits_scene
