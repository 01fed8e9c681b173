// Tiles in words: their names in full, and what they do.
#include "scene/rabbihop/look.h"

#include "games/seat_view.h"

namespace warren::rabbihop_scene {
namespace {

constexpr Text kTurnTiles{"turn up to three tiles", "girar hasta tres losetas"};

// In the order of TileType.
constexpr std::array<Text, rh::kTileTypes> kActions = {{
    kTurnTiles,
    kTurnTiles,
    kTurnTiles,
    kTurnTiles,
    Text{"add a fence or remove one", "poner una valla o quitar una"},
    Text{"move a fence to another place", "mover una valla a otro sitio"},
    Text{"go to another teleport and take it", "ir a otro teletransporte y tomarlo"},
    kTurnTiles,
    Text{"swap two tiles", "intercambiar dos losetas"},
    kTurnTiles,
    kTurnTiles,
    kTurnTiles,
    Text{"steal the top of a neighbour's pile", "robar la loseta de arriba de un vecino"},
    Text{"destroy and replace two tiles", "destruir y reponer dos losetas"},
    Text{"take another turn at once", "jugar otro turno enseguida"},
    kTurnTiles,
    kTurnTiles,
    Text{"stack two tiles onto a third", "apilar dos losetas sobre otra"},
    kTurnTiles,
}};

// What else a tile brings, in the order of TileType; empty: nothing.
constexpr std::array<Text, rh::kTileTypes> kEffects = {{
    Text{"never taken or changed", "nunca se toma ni se cambia"},
    Text{},
    Text{},
    Text{},
    Text{},
    Text{},
    Text{"one cannot jump away from it", "desde él no se puede saltar"},
    Text{},
    Text{"at the end +1 each for whoever has most of them",
         "al final +1 cada uno para quien más tenga"},
    Text{"at the end all tiles of yours of the type it shows are worth +1",
         "al final tus losetas del tipo que muestra valen +1"},
    Text{"whoever lands here loses the top four tiles and goes to the start",
         "quien cae aquí pierde las cuatro losetas de encima y va a la salida"},
    Text{"nobody may jump here while a pawn is on it", "nadie salta aquí si hay un peón"},
    Text{},
    Text{},
    Text{"whoever jumps off it in the extra turn takes it",
         "quien salta de él en el turno extra lo toma"},
    Text{"whoever lands here must take it; whoever explores from here must take the new tile",
         "quien cae aquí debe tomarla; quien explora desde aquí debe tomar la nueva"},
    Text{"when laid it turns by itself to fit its neighbours",
         "al colocarla gira sola para encajar con sus vecinas"},
    Text{},
    Text{"a jump from here ignores fences", "un salto desde aquí ignora las vallas"},
}};

}  // namespace

Look look_at(const Scene& scene) {
  const SeatView<rh::Rabbihop>& seen = *view_as<rh::Rabbihop>(scene.view);
  return {seen.setup(), seen.view(), scene.seating, scene.lang};
}

std::string full_name(rh::TileId id, Lang lang) {
  const rh::Tile& tile = rh::tile(id);
  const std::string plain(rh::info(tile.type).name.in(lang));
  if (tile.type != rh::TileType::modifier) return plain;
  return plain + " (" + std::string(rh::info(tile.shown).name.in(lang)) + ")";
}

std::string action_words(rh::TileType type, Lang lang) {
  return std::string(kActions[static_cast<std::size_t>(type)].in(lang));
}

std::string effect_words(rh::TileType type, Lang lang) {
  return std::string(kEffects[static_cast<std::size_t>(type)].in(lang));
}

std::string plain_number(int number) {
  return number < 0 ? "−" + std::to_string(-number) : std::to_string(number);
}

std::string signed_number(int number) { return (number > 0 ? "+" : "") + plain_number(number); }

std::string status(const Look& look) {
  const int deck = look.pub().deck;
  const Text text =
      deck > 1    ? Text{"turn {0} · deck {1}", "turno {0} · mazo {1}"}
      : deck == 1 ? Text{"turn {0} · last tile of the deck: the turn that draws it is the last",
                         "turno {0} · última loseta del mazo: el turno que la saca es el último"}
                  : Text{"turn {0} · the deck is empty: this turn is the last",
                         "turno {0} · el mazo está vacío: este turno es el último"};
  return warren::fill(text, {int{look.pub().turns}, deck}, look.lang);
}

}  // namespace warren::rabbihop_scene
