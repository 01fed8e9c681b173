// What people read: why not, and what happened, in English and Spanish.
#include "games/rabbihop/notation.h"
#include "games/rabbihop/refusal.h"
#include "games/rabbihop/sections.h"

namespace warren::rabbihop {
namespace {

// What the numbers of a refusal or an event stand for.
enum class As : std::uint8_t { nothing, fences, tiles, cell, seat, tile };

Fact counted(int count, Text one, Text many) {
  return count == 1 ? Fact(one)
                    : Fact(fill(many, {count}, Lang::en), fill(many, {count}, Lang::es));
}
Fact fences(int count) {
  return counted(count, {"1 fence", "1 valla"}, {"{0} fences", "{0} vallas"});
}
Fact tiles(int count) {
  return counted(count, {"1 tile", "1 loseta"}, {"{0} tiles", "{0} losetas"});
}

Fact fact(As as, int value) {
  switch (as) {
    case As::nothing:
      return {""};
    case As::fences:
      return fences(value);
    case As::tiles:
      return tiles(value);
    case As::cell:
      return {write(static_cast<Cell>(value))};
    case As::seat:
      return {value >= 0 && value < kMaxSeats ? seat_of(value) : Seat::nobody};
    case As::tile:
      return {value < kTiles ? write_tile(tile_of(value)) : "?"};
  }
  return {""};
}

// The words of a refusal as they are listed here.
struct Words {
  std::string_view id;
  Section section;
  Text text;
};

struct RefusalEntry {
  Words words;
  As first = As::nothing;
  As second = As::nothing;
};

// Sections are headings of the rules page. In the order of Code.
// clang-format off
constexpr std::array<RefusalEntry, kCodes> kRefusals = {{
    {{"possible", "", {"This is possible.", "Esto es posible."}}},
    {{"malformed", "A turn", {"This is no action of the game.", "Esto no es una acción del juego."}}},
    {{"game-over", "Setup and end", {"The game is over.", "La partida ha terminado."}}},
    {{"not-your-turn", "A turn", {"It is not for you to decide now.", "Ahora no te toca decidir."}}},
    {{"not-now", "A turn", {"Something else is asked now.", "Ahora se pregunta otra cosa."}}},
    {{"jump-no-number", "Jump", {"Your tile has no number on that edge.", "Tu loseta no tiene número en ese borde."}}},
    {{"jump-off-grid", "Jump", {"That jump leaves the grid.", "Ese salto se sale de la cuadrícula."}}},
    {{"jump-empty-cell", "Jump", {"There is no tile on {0} to land on.", "No hay loseta en {0} donde caer."}}, As::cell},
    {{"jump-box", "Bunny Explorers", {"That jump would make the map larger than the grid.", "Ese salto haría el mapa mayor que la cuadrícula."}}},
    {{"jump-fences", "Jump", {"That jump crosses {0} and your pile has {1} to pay with.", "Ese salto cruza {0} y tu pila tiene {1} para pagar."}}, As::fences, As::tiles},
    {{"jump-blocker", "Tiles: blocker", {"A pawn stands on the blocker on {0}.", "Hay un peón en el bloqueo de {0}."}}, As::cell},
    {{"jump-no-sharing", "Start tweaks", {"Pawns may not share the tile on {0}.", "Los peones no pueden compartir la loseta de {0}."}}, As::cell},
    {{"must-take", "Bunny Explorers", {"You must take this tile: a fast explore asks for it.", "Debes tomar esta loseta: lo pide una exploración rápida."}}},
    {{"take-start", "Handle", {"The start tile is never taken.", "La salida no se toma nunca."}}},
    {{"take-shared", "Handle", {"Another pawn stands on your tile.", "Hay otro peón en tu loseta."}}},
    {{"take-paid", "Holes & Molehills", {"You skipped the jump: what lies here cannot be taken this turn.", "Omitiste el salto: lo que hay aquí no se puede tomar este turno."}}},
    {{"thief-nobody", "Tiles: thief", {"Nobody with a tile to steal is on your tile or beside it.", "No hay nadie con una loseta que robar en tu loseta ni al lado."}}},
    {{"swap-too-few", "Tiles: swap", {"There are no two tiles free to be swapped.", "No hay dos losetas libres que intercambiar."}}},
    {{"stamper-too-few", "Tiles: stamper", {"There are no two tiles free to be destroyed.", "No hay dos losetas libres que destruir."}}},
    {{"stacker-too-few", "Holes & Molehills", {"There are no three tiles free to be stacked.", "No hay tres losetas libres que apilar."}}},
    {{"plus-twice", "Tiles: plus", {"This is an extra turn already.", "Este ya es un turno extra."}}},
    {{"plus-no-deck", "Setup and end", {"The deck has run out: there is no extra turn.", "El mazo se ha agotado: no hay turno extra."}}},
    {{"fence-nowhere", "Tiles: fence", {"There is no place for a fence and none to remove.", "No hay sitio para una valla ni ninguna que quitar."}}},
    {{"cell-empty", "Handle", {"No tile lies on {0}.", "No hay loseta en {0}."}}, As::cell},
    {{"cell-start", "Handle", {"The start tile is never changed.", "La salida no se cambia nunca."}}},
    {{"cell-pawn", "Handle", {"A pawn stands on {0}.", "Hay un peón en {0}."}}, As::cell},
    {{"cell-twice", "Tiles", {"{0} was chosen already; choose another.", "{0} ya se eligió; elige otra."}}, As::cell},
    {{"border-outside", "Tiles: fence", {"Fences stand between two tiles, not at the border of the grid.", "Las vallas van entre dos losetas, no en el borde de la cuadrícula."}}},
    {{"border-empty", "Tiles: fence", {"Fences do not stand beside an empty cell.", "No se ponen vallas junto a una casilla vacía."}}},
    {{"border-full", "Tiles: fence", {"No more fences fit between {0} and {1}.", "No caben más vallas entre {0} y {1}."}}, As::cell, As::cell},
    {{"border-no-fence", "Tiles: fence", {"There is no fence between {0} and {1}.", "No hay valla entre {0} y {1}."}}, As::cell, As::cell},
    {{"border-same", "Tiles: fence move", {"The fence must go to another place.", "La valla debe ir a otro sitio."}}},
    {{"border-no-other", "Tiles: fence move", {"There is no other place for this fence.", "No hay otro sitio para esta valla."}}},
    {{"teleport-no-tile", "Tiles: teleport", {"There is no teleport on {0}.", "No hay teletransporte en {0}."}}, As::cell},
    {{"teleport-here", "Tiles: teleport", {"You are there already; choose another teleport.", "Ya estás ahí; elige otro teletransporte."}}},
    {{"teleport-shared", "Start tweaks", {"Pawns may not share the teleport on {0}.", "Los peones no pueden compartir el teletransporte de {0}."}}, As::cell},
    {{"rob-yourself", "Tiles: thief", {"A thief steals from another player.", "El ladrón roba a otro jugador."}}},
    {{"rob-far", "Tiles: thief", {"{0} is neither on your tile nor beside it.", "{0} no está en tu loseta ni al lado."}}, As::seat},
    {{"rob-poor", "Tiles: thief", {"{0} has no tile to steal.", "{0} no tiene losetas que robar."}}, As::seat},
    {{"walk-from-start", "Handle", {"You are on the start tile already.", "Ya estás en la salida."}}},
    {{"walk-not-stuck", "Handle", {"One walks to the start only when no jump is possible and another pawn is on the tile.", "Solo se va andando a la salida si no hay salto posible y otro peón está en la loseta."}}},
    {{"stay-can-act", "Handle", {"Handling is compulsory: your tile's action is possible.", "Manejar es obligatorio: la acción de tu loseta es posible."}}},
    {{"skip-off", "Holes & Molehills", {"Skipping is part of Holes & Molehills, which is not in play.", "Omitir es de Hoyos y toperas, que no está en juego."}}},
    {{"skip-once", "Holes & Molehills", {"You have skipped a part of this turn already.", "Ya has omitido una parte de este turno."}}},
    {{"skip-poor", "Holes & Molehills", {"Your pile has no tile to pay with.", "Tu pila no tiene losetas con que pagar."}}},
    {{"skip-start", "Holes & Molehills", {"Nothing may be put on the start tile.", "No se puede poner nada sobre la salida."}}},
    {{"skip-shared", "Holes & Molehills", {"Another pawn stands on your tile: nothing may be put there.", "Hay otro peón en tu loseta: no se puede poner nada ahí."}}},
    {{"market-no-tile", "Open market", {"{0} does not lie on the market.", "{0} no está en el mercado."}}, As::tile},
    {{"keep-no-tile", "Territory", {"{0} is not among the tiles of this territory.", "{0} no está entre las losetas de este territorio."}}, As::tile},
}};
// clang-format on

const RefusalEntry& entry(const Refusal& refusal) {
  return kRefusals[refusal.code < kCodes ? refusal.code
                                         : static_cast<std::size_t>(Code::malformed)];
}

constexpr std::array<Text, 4> kDirections = {Text{"north", "al norte"}, Text{"east", "al este"},
                                             Text{"south", "al sur"}, Text{"west", "al oeste"}};
constexpr std::array<Text, 3> kWhys = {Text{"for the fences", "por las vallas"},
                                       Text{"in the trap", "en la trampa"},
                                       Text{"for not jumping", "por no saltar"}};

constexpr std::array<Text, 4> kSides = {Text{"north", "norte"}, Text{"east", "este"},
                                        Text{"south", "sur"}, Text{"west", "oeste"}};
constexpr std::array<Text, 4> kTurns = {
    Text{"nothing", "nada"}, Text{"a quarter turn", "un cuarto de vuelta"},
    Text{"half a turn", "media vuelta"}, Text{"three quarter turns", "tres cuartos de vuelta"}};

constexpr std::array<Text, kEventKinds> kSentences = {
    Text{"New on {1}: {0}.", "Nueva en {1}: {0}."},
    Text{"New on the market: {0}.", "Nueva en el mercado: {0}."},
    Text{"{0} jumps {1} from {2} to {3}.", "{0} salta {1}, de {2} a {3}."},
    Text{"The map slides within its frame.", "El mapa se desliza en su marco."},
    Text{"{0} pays {1} {2}.", "{0} paga {1} {2}."},
    Text{"{0} cannot jump.", "{0} no puede saltar."},
    Text{"{0} puts the top of the pile on {1} to skip {2}.",
         "{0} pone la loseta de arriba de su pila en {1} para omitir {2}."},
    Text{"The tile on {0} lies so: {1}.", "La loseta de {0} queda así: {1}."},
    Text{"{0} takes the tile on {1}.", "{0} toma la loseta de {1}."},
    Text{"{0} uses the tile on {2} ({1}).", "{0} usa la loseta de {2} ({1})."},
    Text{"{0} turns {1} by {2}.", "{0} gira {1} {2}."},
    Text{"{0} is done.", "{0} termina."},
    Text{"{0} {1} a fence {2}.", "{0} {1} una valla {2}."},
    Text{"{0} lifts the fence {1}.", "{0} quita la valla {1}."},
    Text{"{0} puts the fence {1}.", "{0} pone la valla {1}."},
    Text{"{0} teleports to {1}.", "{0} se teletransporta a {1}."},
    Text{"{0} steals a tile from {1}: {2}.", "{0} roba una loseta a {1}: {2}."},
    Text{"{0} chooses {1}.", "{0} elige {1}."},
    Text{"{0} swaps {1} and {2}.", "{0} intercambia {1} y {2}."},
    Text{"{0} destroys the tile on {1}.", "{0} destruye la loseta de {1}."},
    Text{"{0} puts the tile of {1} onto {2}.", "{0} pone la loseta de {1} sobre {2}."},
    Text{"{0} lays the new tile on {1} so: {2}.", "{0} orienta así la nueva loseta de {1}: {2}."},
    Text{"{0} goes to the start tile.", "{0} va a la salida."},
    Text{"{0} has nothing to handle.", "{0} no tiene nada que manejar."},
    Text{"The fence {1} closes off a territory for {0}.",
         "La valla {1} encierra un territorio para {0}."},
    Text{"{0} keeps a tile: {1}.", "{0} conserva una loseta: {1}."},
    Text{"The rest of the territory leaves the game.", "El resto del territorio sale del juego."},
    Text{"No tile was drawn this round. One leaves the deck: {0}.",
         "No se sacó ninguna loseta en esta ronda. Se retira una del mazo: {0}."},
    Text{"{0} begins {1}.", "{0} empieza {1}."},
    Text{"The game is over.", "La partida ha terminado."},
};

constexpr Text kLostInTrap{"{0} loses {1} {2}.", "{0} pierde {1} {2}."};
constexpr Text kClaimedByNobody{"The fence {1} closes off a territory with nobody inside.",
                                "La valla {1} encierra un territorio sin nadie dentro."};

const Text& sentence_of(const Event& event) {
  if (event.kind == EventKind::paid && event.why() == Why::trap) return kLostInTrap;
  if (event.kind == EventKind::claimed && event.seat == Seat::nobody) return kClaimedByNobody;
  return kSentences[static_cast<std::size_t>(event.kind)];
}

Fact tile_name(const Event& event) {
  return slot(event.tile()) < kTiles ? Fact(info(tile(event.tile()).type).name) : Fact("?");
}

// An event may be read from a text that no game wrote: what is no type counts as some other.
TileType type_of(const Event& event) {
  return static_cast<TileType>(static_cast<int>(event.type()) % kTileTypes);
}

Fact faced(Face face) { return {face_words(face, Lang::en), face_words(face, Lang::es)}; }

std::vector<Fact> facts_of(const Event& event) {
  const Fact player = event.seat;
  const auto cell = [&] { return Fact(write(event.cell())); };
  const auto border = [&] {
    return slot(event.border().cell) < kCellSlots ? Fact(between(event.border())) : Fact("?");
  };
  switch (event.kind) {
    case EventKind::placed:
      return {tile_name(event), cell()};
    case EventKind::opened:
      return {tile_name(event)};
    case EventKind::jumped:
      return {player, kDirections[static_cast<std::size_t>(event.dir()) % kDirections.size()],
              write(event.from()), write(event.to())};
    case EventKind::paid:
      return {player, tiles(event.tiles()),
              kWhys[static_cast<std::size_t>(event.why()) % kWhys.size()]};
    case EventKind::skipped:
      return {player, cell(),
              event.skips_handling() ? Text{"the handling", "el manejo"}
                                     : Text{"the jump", "el salto"}};
    case EventKind::spun:
      return {cell(), faced(event.face())};
    case EventKind::did:
      return {player, info(type_of(event)).name, cell()};
    case EventKind::turned:
      return {player, cell(), turn_words(event.quarters())};
    case EventKind::fenced:
      return {player, event.added() ? Text{"adds", "añade"} : Text{"removes", "quita"}, border()};
    case EventKind::lifted:
    case EventKind::laid:
    case EventKind::claimed:
      return {player, border()};
    case EventKind::stole:
      return {player, event.victim(), tile_name(event)};
    case EventKind::swapped:
      return {player, cell(), write(event.other_cell())};
    case EventKind::stacked:
      return {player, write(event.from()), write(event.to())};
    case EventKind::oriented:
      return {player, cell(), faced(event.face())};
    case EventKind::kept:
      return {player, tile_name(event)};
    case EventKind::discarded:
      if (event.tile() == TileId::none) return {Text{"nobody saw which", "nadie vio cuál"}};
      return {tile_name(event)};
    case EventKind::turn_began:
      return {player,
              event.extra() ? Text{"an extra turn", "un turno extra"} : Text{"a turn", "un turno"}};
    case EventKind::took:
    case EventKind::teleported:
    case EventKind::chose:
    case EventKind::destroyed:
      return {player, cell()};
    case EventKind::slid:
    case EventKind::cannot_jump:
    case EventKind::finished:
    case EventKind::walked:
    case EventKind::stayed:
    case EventKind::left:
    case EventKind::ended:
      return {player};
  }
  return {player};
}

}  // namespace

Text side_words(Dir dir) { return kSides[static_cast<std::size_t>(dir)]; }

std::string face_words(Face face, Lang lang) {
  std::string out;
  for (const Dir dir : kDirs) {
    if (edge(face, dir) == 0) continue;
    if (!out.empty()) out += ", ";
    out += side_words(dir).in(lang);
    out += " " + std::to_string(edge(face, dir));
  }
  return out.empty() ? std::string(Text{"no numbers", "sin números"}.in(lang)) : out;
}

Fact between(Border border) {
  const std::string one = write(border.cell), other = write(border.other());
  return {"between " + one + " and " + other, "entre " + one + " y " + other};
}

Text turn_words(int quarters) { return kTurns[static_cast<std::size_t>(quarters & 3)]; }

RefusalWords words(const Refusal& refusal) {
  const Words& found = entry(refusal).words;
  return {found.id, found.section, found.text};
}

std::string tell(const Setup&, const Refusal& refusal, Voice voice) {
  const RefusalEntry& e = entry(refusal);
  return fill(e.words.text, {fact(e.first, refusal.facts[0]), fact(e.second, refusal.facts[1])},
              voice);
}

std::string tell(const Setup&, const Event& event, Voice voice) {
  if (static_cast<std::size_t>(event.kind) >= kEventKinds) return {};
  return fill(sentence_of(event), facts_of(event), voice);
}

}  // namespace warren::rabbihop
