#include "cli/terminal/help.h"

namespace warren::cli {
namespace {

// clang-format off
constexpr Text kHelp{
    "# How to play at this table\n\n"
    "Whatever you may do stands in the list on the right and is marked on the board.\n\n"
    "| to choose | |\n| --- | --- |\n"
    "| arrow keys, Enter | go over the board, or up and down the list, and choose |\n"
    "| Tab | from the board to the list and back; completes what you type |\n"
    "| `+` before an offer | there are several of the kind: Enter shows them |\n"
    "| a number, Enter | the offer of that number |\n"
    "| notation, Enter | as in the log: `{0}`, `{1}`; the beginning will do |\n"
    "| Esc, Backspace | back, or take out what you typed |\n\n"
    "## Commands\n\n"
    "Type them and press Enter.\n\n"
    "| | |\n| --- | --- |\n"
    "| `undo` | take your last action back, as long as neither chance nor another player has acted since and nobody has learnt anything |\n"
    "| `why ACTION` | which rule forbids that action |\n"
    "| `hint` | what a bot would do |\n"
    "| `finish` | while a board is built: let the program lay all your tiles that are left |\n"
    "| `log` | all that happened |\n"
    "| `rules [WORD]` | the rules, from where they speak of it |\n"
    "| `save FILE` | write the log of the game |\n"
    "| `load FILE` | go on with another game |\n"
    "| `help`, `?` | this page |\n"
    "| `quit`, Ctrl-C | leave; the game is kept, and the next start goes on with it |\n\n",
    "# Cómo se juega en esta mesa\n\n"
    "Todo lo que puedes hacer está en la lista de la derecha y marcado en la mesa.\n\n"
    "| para elegir | |\n| --- | --- |\n"
    "| flechas, Intro | recorre la mesa, o la lista, y elige |\n"
    "| Tab | de la mesa a la lista y vuelta; completa lo que escribes |\n"
    "| `+` ante una opción | hay varias de esa clase: Intro las muestra |\n"
    "| un número, Intro | la opción con ese número |\n"
    "| notación, Intro | como en el registro: `{0}`, `{1}`; basta el principio |\n"
    "| Esc, Retroceso | atrás, o borra lo escrito |\n\n"
    "## Órdenes\n\n"
    "Escríbelas y pulsa Intro. También valen en inglés.\n\n"
    "| | |\n| --- | --- |\n"
    "| `deshacer` | deshace tu última acción, mientras no hayan actuado el azar ni otro jugador y nadie haya sabido nada nuevo |\n"
    "| `porque ACCIÓN` | qué regla impide esa acción |\n"
    "| `pista` | lo que haría un bot |\n"
    "| `terminar` | al construir un tablero: el programa coloca todas las piezas que te quedan |\n"
    "| `registro` | todo lo que ha pasado |\n"
    "| `reglas [PALABRA]` | las reglas, desde donde hablan de ello |\n"
    "| `guardar ARCHIVO` | escribe el registro de la partida |\n"
    "| `cargar ARCHIVO` | sigue con otra partida |\n"
    "| `ayuda`, `?` | esta página |\n"
    "| `salir`, Ctrl-C | deja la mesa; la partida se guarda y sigue la próxima vez |\n\n"};

constexpr Text kWelcome{
    "# Welcome to {0}\n\n"
    "When it is your turn, the bottom line asks you something. What you may answer is marked on "
    "the board with ‹ › and listed on the right.\n\n"
    "- Move with the **arrow keys** and choose with **Enter**,\n"
    "- or type the number of an offer,\n"
    "- or type what you do, such as `{1}`.\n\n"
    "`hint` tells you what a bot would do, `undo` takes an action back, `rules` opens the rules, "
    "and `?` explains everything on the screen.\n\n"
    "You can leave at any time with `quit` or Ctrl-C: the game waits for you.\n",
    "# Te damos la bienvenida a {0}\n\n"
    "Cuando te toca, la última línea te pregunta algo. Lo que puedes responder está marcado en la "
    "mesa con ‹ › y en la lista de la derecha.\n\n"
    "- Muévete con las **flechas** y elige con **Intro**,\n"
    "- o escribe el número de una opción,\n"
    "- o escribe lo que haces, como `{1}`.\n\n"
    "`pista` te dice lo que haría un bot, `deshacer` retira una acción, `reglas` abre las reglas, "
    "y `?` explica todo lo que se ve.\n\n"
    "Puedes dejarlo cuando quieras con `salir` o Ctrl-C: la partida te espera.\n"};
// clang-format on

}  // namespace

Page help_page(const Painter& painter, Lang lang) {
  const auto examples = painter.examples();
  const std::string text =
      warren::fill(kHelp, {examples.front(), examples.back()}, lang) + painter.legend(lang);
  return {std::string(Text("Help", "Ayuda").in(lang)),
          [text](int columns) { return markdown(text, columns); }};
}

Page welcome_page(const Painter& painter, std::string_view game_title, Lang lang) {
  const std::string text = warren::fill(kWelcome, {game_title, painter.examples().front()}, lang);
  return {std::string(game_title), [text](int columns) { return markdown(text, columns); }};
}

}  // namespace warren::cli
