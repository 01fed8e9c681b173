// What people read while a board is built.
#include <array>

#include "games/jack_rabbits/board/tile_words.h"
#include "games/jack_rabbits/building/notation.h"
#include "games/jack_rabbits/building/spoken.h"
#include "games/jack_rabbits/writing/spoken.h"

namespace warren::jack_rabbits::building {
namespace {

// In the order of EventKind.
constexpr std::array<Text, kEventKinds> kSentences = {
    Text{"{0} is dealt a tile: {1}.", "{0} recibe una pieza: {1}."},
    Text{"{0} builds.", "Construye {0}."},
    Text{"{0} flips a tile: one with the shape of a {1}.",
         "{0} destapa una pieza con forma de {1}."},
    Text{"It is: {1}.", "Es: {1}."},
    Text{"That tile fits nowhere and is set aside: {1}.",
         "Esa pieza no cabe en ninguna parte y queda aparte: {1}."},
    Text{"{0} takes a tile in hand: {1}.", "{0} toma una pieza: {1}."},
    Text{"{0} lays it back: {1}.", "{0} la devuelve: {1}."},
    Text{"{0} places a tile: {1}.", "{0} coloca una pieza: {1}."},
    Text{"{0} passes.", "{0} pasa."},
    Text{
        "This board cannot be finished: no cave leads to a hex, or a hex is left over. All tiles "
        "are "
        "taken up and building begins anew.",
        "Este tablero no se puede terminar: ninguna cueva lleva a un hexágono o sobra un hexágono. "
        "Se recogen todas las piezas y se empieza a construir otra vez."},
    Text{"The board is finished.", "El tablero está terminado."},
};

// In the order of Guideline.
constexpr std::array<Text, 3> kWarnings = {
    Text{"Guideline T: a road runs into a closed edge.",
         "Pauta T: un camino da con un lado cerrado."},
    Text{"Guideline X: a road leads straight from hex to hex.",
         "Pauta X: un camino une directamente dos hexágonos."},
    Text{"Guideline !: two triangles share an edge.", "Pauta !: dos triángulos comparten un lado."},
};

constexpr std::array<Text, kShapes> kShapeWords = {
    Text{"hex", "hexágono"}, Text{"rhombus", "rombo"}, Text{"triangle", "triángulo"}};

}  // namespace

Fact spoken(TileKind kind) {
  if (!known(kind)) return {"?"};
  return {jack_rabbits::spoken(kind, Lang::en), jack_rabbits::spoken(kind, Lang::es)};
}

Fact spoken(Shape shape) {
  return known(shape) ? Fact(kShapeWords[static_cast<std::size_t>(shape)]) : Fact("?");
}

std::string tell(const Event& event, Voice voice) {
  const Text& sentence = kSentences[static_cast<std::size_t>(event.kind) % kSentences.size()];
  const Fact what =
      event.kind == EventKind::reached ? spoken(event.shape) : spoken(event.tile.kind);
  std::string out = fill(sentence, {event.seat, what}, voice);
  for (std::size_t i = 0; i < kWarnings.size(); ++i) {
    if ((event.broken >> i & 1) != 0) out += " " + std::string(kWarnings[i].in(voice.lang()));
  }
  return out;
}

}  // namespace warren::jack_rabbits::building
