// What is said of torches.
#include "scene/jack_rabbits/power_words.h"

namespace warren::jack_rabbits_scene {
namespace {

constexpr std::array kLines = {
    PowerLine{.choice = "stay",
              .label = {"stay in the Underground", "quedarse en el Subsuelo"},
              .weight = 0},
    PowerLine{.choice = "transfer",
              .leads = Leads::rabbit,
              .label = {"leave at once by {0}, for {1}", "salir en el acto por {0}, por {1}"},
              .group = {"leave at once, for {1}…", "salir en el acto, por {1}…"},
              .paid_for = {"leaving at once by {0}", "salir en el acto por {0}"},
              .weight = 0},
    PowerLine{
        .choice = "left",
        .did = {"went on at once by torchlight", "siguió en el acto a la luz de una antorcha"},
        .weight = 2},
    PowerLine{.choice = "summon",
              .label = {"summon all who are off the board, for {1}",
                        "convocar a todos los desterrados, por {1}"},
              .paid_for = {"a summons", "una convocatoria"},
              .weight = 0},
    PowerLine{.choice = "waits", .did = {}, .weight = 2},
    PowerLine{.choice = "summoned",
              .did = {"summoned all who were off the board to the Underground",
                      "convocó al Subsuelo a todos los desterrados"},
              .brings = {"all rabbits that were off the board are in the Underground now",
                         "los conejos desterrados están ahora en el Subsuelo"},
              .weight = 3},
    PowerLine{.choice = "fire", .weight = 0},
    PowerLine{.choice = "burns",
              .did = {"set fire to {0}", "prendió fuego a este lugar: {0}"},
              .brings = {"stole with torches: everybody there goes off the board",
                         "robó con antorchas: todos los de allí van al destierro"},
              .weight = 3},
};
constexpr std::array kQuestions = {
    PowerQuestion{
        .choice = "gate",
        .question = {"leave the Underground at once for {1}, or stay?",
                     "¿sales del Subsuelo en el acto por {1}, o te quedas?"},
        .goes_on = {"{3}: at the gate of the Underground", "{3}: a la entrada del Subsuelo"},
        .aim = {"Fire cavern: the price in torches takes you out by another cave at once.",
                "Caverna del fuego: el precio en antorchas te saca en el acto por otra cueva."},
        .good = {"Your journey goes on in this very turn.",
                 "Tu travesía sigue en este mismo turno."},
        .risk = {"The torches paid are gone. If you stay you act here, and draw a card.",
                 "Las antorchas pagadas se pierden. Si te quedas actúas aquí y tomas una carta."}},
};

}  // namespace

const PowerWords kTorchWords = {
    .lines = kLines,
    .questions = kQuestions,
    .cards =
        {"Torches fight like spades, and burn: an attacker who steals with them drives everybody "
         "off that hex. They also summon all who are off the board, and lead out of the "
         "Underground at once.",
         "Las antorchas pelean como las picas, y queman: quien ataca y roba con ellas echa a "
         "todos de ese hexágono. También convocan a los desterrados, y sacan en el acto del "
         "Subsuelo."},
    .fights =
        {"Whoever steals with torches sets the hex on fire: all who are there go off the board.",
         "Quien roba con antorchas prende fuego al hexágono: todos los de allí van al destierro."},
    .after_theft = {"; then fire drives all on this hex off the board",
                    "; luego el fuego echa a todos de este hexágono"},
    .annex = {"Fire cavern", "Caverna del fuego"},
    .annex_what = {"On entering, the price in torches takes you out by another cave at once.",
                   "Al entrar, el precio en antorchas te saca en el acto por otra cueva."},
};

}  // namespace warren::jack_rabbits_scene
