// Cards and places in letters and colours, and what the letters on the board mean.
#include "cli/shared/letters.h"
#include "cli/terminal/jack_rabbits/painter.h"

namespace warren::cli::jack_rabbits_picture {
namespace {

// In the order of jr::Tint.
constexpr std::array<Ink, 9> kInks = {Ink::green, Ink::cyan,  Ink::red,    Ink::gold, Ink::violet,
                                      Ink::blue,  Ink::brown, Ink::orange, Ink::pink};
constexpr std::array<std::string_view, 13> kRanks = {"A", "2", "3",  "4", "5", "6", "7",
                                                     "8", "9", "10", "J", "Q", "K"};

constexpr std::array<Text, 2> kJokers = {Text{"red", "rojo"}, Text{"black", "negro"}};

// Whoever writes only counts the columns first, so that lines can be chosen by what they hold.
template <class Put>
void each_piece(const Cards& cards, const Cards& marked, Lang lang, Put&& put) {
  bool first = true;
  for (int suit = 0; suit < Game::kWidth; ++suit) {
    bool begun = false;
    for (std::size_t rank = 0; rank < kRanks.size(); ++rank) {
      const Card card{static_cast<std::uint8_t>(suit), static_cast<std::uint8_t>(rank)};
      if (!cards.has(card)) continue;
      std::string text = begun ? " " : (first ? "" : "  ") + suit_symbol(suit);
      text += kRanks[rank];
      if (marked.has(card)) text += "°";
      put(text, suit_ink(suit));
      begun = true;
      first = false;
    }
  }
  for (const jr::Joker joker : {jr::Joker::red, jr::Joker::black}) {
    if (!cards.has(jr::card_of(joker))) continue;
    std::string text = first ? "" : " ";
    text += kJokers[static_cast<std::size_t>(joker)].in(lang);
    if (marked.has(jr::card_of(joker))) text += "°";
    put(text, joker == jr::Joker::red ? Ink::red : Ink::violet);
    first = false;
  }
}

}  // namespace

Ink suit_ink(int suit) {
  const auto known = static_cast<jr::Suit>(suit);
  if (!jr::is_known(known)) return Ink::plain;
  return kInks[static_cast<std::size_t>(jr::info(known).tint)];
}

Ink tile_ink(jr::TileKind kind) {
  switch (kind) {
    case jr::TileKind::wood:
      return Ink::green;
    case jr::TileKind::mountain:
      return Ink::brown;
    case jr::TileKind::river:
      return Ink::blue;
    case jr::TileKind::crossing:
      return Ink::title;
    case jr::TileKind::tavern:
      return Ink::orange;
    case jr::TileKind::cave:
      return Ink::violet;
    case jr::TileKind::citadel:
    case jr::TileKind::first_royal:
    case jr::TileKind::last_royal:
      break;
  }
  return Ink::plain;
}

std::string hex_label(jr::Place place, int columns, Lang lang) {
  static constexpr std::array<Text, 2> kCitadel = {Text{"Citadel", "Ciudadela"},
                                                   Text{"Cit", "Ciu"}};
  static constexpr std::array<Text, 2> kUnder = {Text{"below", "subsuelo"}, Text{"bel", "sub"}};
  static constexpr std::array<Text, 2> kOff = {Text{"off", "destierro"}, Text{"off", "des"}};
  if (jr::is_royal(place)) return card_name(jr::card_of(place), lang);
  const auto& names = place == jr::Place::citadel       ? kCitadel
                      : place == jr::Place::underground ? kUnder
                                                        : kOff;
  const std::string_view whole = names[0].in(lang);
  return std::string(columns_of(whole) <= columns ? whole : names[1].in(lang));
}

int put_cards(Canvas& canvas, int row, int column, int end, const Cards& cards, const Cards& marked,
              Lang lang) {
  each_piece(cards, marked, lang, [&](const std::string& text, Ink ink) {
    const int after = column + columns_of(text);
    if (after <= end) canvas.put(row, column, text, {ink, Paper::none, true});
    column = after;
  });
  return column;
}

int columns_of_cards(const Cards& cards, const Cards& marked, Lang lang) {
  int columns = 0;
  each_piece(cards, marked, lang,
             [&](const std::string& text, Ink) { columns += columns_of(text); });
  return columns;
}

std::string legend(Lang lang) {
  return std::string(
      Text("## The board\n\n"
           "| sign | means |\n| --- | --- |\n"
           "| K♦ Q♥ J♠ | the hex of a royal: tower, palace, plaza |\n"
           "| 0 to 5 | its exits, clockwise from the top, as `walk 2` and `step 2` name them |\n"
           "| ▾② | the carrot of player 2: that player holds the royal |\n"
           "| ① ② ❶ | rabbits; the dark one is on its turn |\n"
           "| ─ ━ | roads; on a tile with two roads the thick one is the other |\n"
           "| wd, mt, rv | wood, mountain, river: pay to change to the tile's other road |\n"
           "| ┬ ┴ | a crossing: hire a horse or, by the water, a boat |\n"
           "| t | a tavern: buy a joker |\n"
           "| ∩2 | cave 2: pay to leave by another, or go down for nothing |\n"
           "| ≈7 | an open road end, by its number: off the board, or where a boat lands |\n"
           "| ‹ › and [ ] | where you may go, and the cursor |\n\n"
           "Beside each player stand the number of cards, where the rabbit is, and what all know "
           "of the hand: its royals, and what was shown. Cards in ( ) only you know of. A ° behind "
           "a card of your "
           "hand says that all know you hold it.\n\n"
           "`go QS` travels there by the cheapest way there is, with all that has to be paid.\n\n"
           "Where hands are called out nobody counts them for you: each ▯ is a card. `call 2`, or "
           "`call` and a name, calls out that player.\n",
           "## El tablero\n\n"
           "| signo | significa |\n| --- | --- |\n"
           "| K♦ Q♥ J♠ | el hexágono de una carta real: torre, palacio, plaza |\n"
           "| 0 a 5 | sus salidas, como el reloj desde arriba, como en `walk 2` y `step 2` |\n"
           "| ▾② | la zanahoria del jugador 2: él tiene esa carta real |\n"
           "| ① ② ❶ | conejos; el oscuro está en su turno |\n"
           "| ─ ━ | caminos; en una pieza con dos, el grueso es el otro |\n"
           "| bq, mt, rí | bosque, montaña, río: paga para pasar al otro camino de la pieza |\n"
           "| ┬ ┴ | un cruce: alquila un caballo o, junto al agua, un barco |\n"
           "| t | una taberna: compra un comodín |\n"
           "| ∩2 | la cueva 2: paga para salir por otra, o baja gratis |\n"
           "| ≈7 | un extremo abierto, con su número: da al destierro, y ahí llega un barco |\n"
           "| ‹ › y [ ] | adónde puedes ir, y el cursor |\n\n"
           "Junto a cada jugador están cuántas cartas tiene, dónde está su conejo y lo que todos "
           "saben de su mano: sus reales y lo que mostró. Las cartas entre ( ) solo las sabes tú. "
           "Un ° "
           "tras una carta tuya dice que todos saben que la tienes.\n\n"
           "`go QS` te lleva allí por el camino más barato, con todo lo que haya que pagar.\n\n"
           "Con límite avisado nadie cuenta por ti: cada ▯ es una carta. `call 2` o `señala 2`, o "
           "con un nombre, señala a ese jugador.\n")
          .in(lang));
}

}  // namespace warren::cli::jack_rabbits_picture
