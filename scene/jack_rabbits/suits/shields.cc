// What is said of shields: the guard, and seals.
#include "scene/jack_rabbits/power_words.h"

namespace warren::jack_rabbits_scene {
namespace {

constexpr Text kBreaking{"the seal of {0}", "el sello de {0}"};
constexpr std::array kLines = {
    PowerLine{.choice = "protect",
              .label = {"lay out {2}: seals your hex", "exponer {2}: sella tu hexágono"},
              .group = {"lay out shields…", "exponer escudos…"},
              .did = {"laid out {2}", "expuso {2}"},
              .brings = {"these seal the hex until the next turn",
                         "sellan el hexágono hasta el próximo turno"},
              .weight = 3},
    PowerLine{.choice = "pass", .label = {"lay out nothing", "no exponer nada"}, .weight = 0},
    PowerLine{.choice = "guard",
              .leads = Leads::token,
              .label = {"move the guard to {0}, for {1}", "llevar al guardia a {0}, por {1}"},
              .group = {"move the guard, for {1}, to…", "llevar al guardia, por {1}, a…"},
              .paid_for = {"the guard", "el guardia"},
              .weight = 0},
    PowerLine{.choice = "posted",
              .did = {"moved the guard to {0}", "llevó al guardia a {0}"},
              .brings = {"nobody enters or passes that tile now",
                         "ahora nadie entra en esa pieza ni pasa por ella"},
              .weight = 3},
    PowerLine{.choice = "pushed",
              .did = {"moved the guard out of the way, to {0}", "apartó al guardia, a {0}"},
              .brings = {"nobody enters or passes that tile now",
                         "ahora nadie entra en esa pieza ni pasa por ella"},
              .weight = 3},
    PowerLine{.choice = "gift", .weight = 0},
    PowerLine{.choice = "gift-horse",
              .leads = Leads::rabbit,
              .label = {"a free horse to {0}", "un caballo gratis a {0}"},
              .group = {"a free horse to…", "un caballo gratis a…"},
              .did = {"took the horse of the guarded tile for free",
                      "tomó gratis el caballo de la pieza vigilada"}},
    PowerLine{.choice = "gift-boat",
              .leads = Leads::rabbit,
              .label = {"a free boat to {0}", "un barco gratis a {0}"},
              .group = {"a free boat to…", "un barco gratis a…"},
              .did = {"took the boat of the guarded tile for free",
                      "tomó gratis el barco de la pieza vigilada"}},
    PowerLine{.choice = "gift-joker",
              .label = {"take the {0} joker for free", "tomar gratis el comodín {0}"},
              .did = {"took a joker for free", "tomó gratis un comodín"}},
    PowerLine{.choice = "gift-hop",
              .leads = Leads::rabbit,
              .label = {"out of {0} for free", "salir gratis por {0}"},
              .group = {"out of another cave, for free…", "salir gratis por otra cueva…"},
              .did = {"took the tunnel of the guarded tile for free",
                      "tomó gratis la madriguera de la pieza vigilada"}},
    PowerLine{.choice = "forgo",
              .label = {"take no free transfer", "no tomar ningún traslado gratis"},
              .weight = 0},
    PowerLine{.choice = "broken",
              .did = {"broke the seal of {0}", "rompió el sello de {0}"},
              .brings = {"the hex is open again", "el hexágono vuelve a estar abierto"},
              .weight = 3},
    PowerLine{.choice = "break-p0", .paid_for = kBreaking, .weight = 0},
    PowerLine{.choice = "break-p1", .paid_for = kBreaking, .weight = 0},
    PowerLine{.choice = "break-p2", .paid_for = kBreaking, .weight = 0},
    PowerLine{.choice = "break-p3", .paid_for = kBreaking, .weight = 0},
};
constexpr std::array kQuestions = {
    PowerQuestion{
        .choice = "protect",
        .question = {"lay out shields to seal {2}?", "¿expones escudos para sellar {2}?"},
        .goes_on = {"{3}: lays out shields or not", "{3}: expone escudos o no"},
        .aim = {"Protect: shields worth 12 at most seal your hex; with a royal, its hex too.",
                "Proteger: escudos que valgan 12 como máximo sellan tu hexágono; con una real, el "
                "suyo."},
        .good =
            {"Nobody comes here without discarding shields worth more. You take the cards back.",
             "Nadie llega sin descartar escudos que valgan más. Luego recoges las cartas."},
        .risk = {"If the seal is broken you lose all that you laid out, the royal too.",
                 "Si rompen el sello pierdes todo lo expuesto, también la real."}},
    PowerQuestion{.choice = "gift",
                  .question = {"the guard is with you: take a transfer of this tile for free?",
                               "el guardia está contigo: ¿tomas gratis un traslado de esta pieza?"},
                  .goes_on = {"{3}: a free transfer", "{3}: un traslado gratis"},
                  .aim = {"Guard on your own tile: a transfer of that tile for free, now or never.",
                          "Guardia en tu pieza: un traslado de ella gratis, ahora o nunca."},
                  .good = {"The transfer costs nothing more.", "El traslado ya no cuesta nada."},
                  .risk = {"It is now or never.", "Es ahora o nunca."}},
};

}  // namespace

const PowerWords kShieldWords = {
    .lines = kLines,
    .questions = kQuestions,
    .cards =
        {"Shields pay for the guard, who closes a small triangle to all, and laid out at the end "
         "of a turn they seal your hex.",
         "Los escudos pagan al guardia, que cierra un triángulo a todos, y expuestos al acabar el "
         "turno sellan tu hexágono."},
    .token_id = "guard",
    .token = {"the guard", "el guardia"},
    .token_what =
        {"Nobody enters or passes its tile. On your turn the price in shields moves it to "
         "any other triangle; put on your own tile it brings you a free transfer.",
         "Nadie entra en su pieza ni pasa por ella. En tu turno el precio en escudos lo "
         "lleva a otro triángulo; en tu propia pieza te da un traslado gratis."},
    .on_tile = {"The guard stands here: nobody enters.", "Aquí está el guardia: nadie entra."},
};

}  // namespace warren::jack_rabbits_scene
