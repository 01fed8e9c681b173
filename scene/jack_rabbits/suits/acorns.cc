// What is said of acorns: the beast, and the load.
#include "scene/jack_rabbits/power_words.h"

namespace warren::jack_rabbits_scene {
namespace {

constexpr std::array kLines = {
    PowerLine{.choice = "question", .weight = 0},
    PowerLine{.choice = "drive",
              .leads = Leads::token,
              .label = {"drive the beast to {0}, for {1}", "llevar a la bestia a {0}, por {1}"},
              .group = {"drive the beast, for {1}, to…", "llevar a la bestia, por {1}, a…"},
              .paid_for = {"the beast", "la bestia"},
              .weight = 0},
    PowerLine{.choice = "driven",
              .did = {"drove the beast to {0}", "llevó a la bestia a {0}"},
              .brings = {"whoever comes there pays in acorns or flees",
                         "quien llegue allí paga en bellotas o huye"},
              .weight = 3},
    PowerLine{
        .choice = "chased",
        .did = {"drove the beast away, to {0}", "ahuyentó a la bestia, a {0}"},
        .brings = {"has driven the beast away and goes on", "ha ahuyentado a la bestia y sigue"},
        .weight = 3},
    PowerLine{.choice = "flee",
              .label = {"flee: you go off the board and your turn is over",
                        "huir: vas al destierro y acaba tu turno"},
              .weight = 0},
    PowerLine{.choice = "bolt",
              .leads = Leads::rabbit,
              .label = {"leave by {0}, free", "salir por {0}, gratis"},
              .weight = 0},
    PowerLine{
        .choice = "forgo", .label = {"stay on this tile", "quedarse en esta pieza"}, .weight = 0},
    PowerLine{.choice = "load",
              .label = {"lay {2} on the load", "dejar {2} en la sobrecarga"},
              .group = {"lay acorns on the load…", "dejar bellotas en la sobrecarga…"},
              .did = {"laid {2} on the load", "dejó {2} en la sobrecarga"},
              .brings = {"every roll is higher by that, for all",
                         "todas las tiradas suben en eso, para todos"},
              .weight = 3},
    PowerLine{.choice = "pass", .label = {"lay no acorns", "no dejar bellotas"}, .weight = 0},
};
constexpr std::array kQuestions = {
    PowerQuestion{
        .choice = "question",
        .question = {"the beast! Pay {1} and drive it away, or flee off the board?",
                     "¡la bestia! ¿Pagas {1} y la ahuyentas, o huyes al destierro?"},
        .goes_on = {"{3} meets the beast", "{3} se topa con la bestia"},
        .aim = {"Beast: pay the price in acorns to drive it away, or go off the board.",
                "Bestia: paga el precio en bellotas para ahuyentarla, o vas al destierro."},
        .good = {"Driven to a wood, mountain or river of your choice, it waits for others there.",
                 "Llevada al bosque, la montaña o el río que elijas, allí espera a otros."},
        .risk = {"If you flee you go off the board and your turn is over.",
                 "Si huyes vas al destierro y acaba tu turno."}},
    PowerQuestion{
        .choice = "question",
        .closing = true,
        .question = {"lay acorns on the load?", "¿dejas bellotas en la sobrecarga?"},
        .goes_on = {"{3}: lays acorns or not", "{3}: deja bellotas o no"},
        .aim = {"Load: acorns laid there make every roll of anyone dearer.",
                "Sobrecarga: las bellotas que hay en ella encarecen todas las tiradas."},
        .good = {"Every price gets higher, for the others first, and flights fail more often.",
                 "Suben todos los precios, primero los de los demás, y los vuelos fallan más."},
        .risk = {"The acorns are nobody's then.", "Las bellotas ya no son de nadie."}},
    PowerQuestion{
        .choice = "bolt",
        .question = {"the beast is with you: leave this tile for free?",
                     "la bestia está contigo: ¿sales gratis de esta pieza?"},
        .goes_on = {"{3}: leaves the tile of the beast", "{3}: sale de la pieza de la bestia"},
        .aim = {"Beast on your own tile: leave that tile for free, now or never.",
                "Bestia en tu pieza: sal de ella gratis, ahora o nunca."},
        .good = {"Any edge is free but the one you came in by.",
                 "Cualquier borde es gratis, salvo aquel por el que entraste."},
        .risk = {"It is now or never.", "Es ahora o nunca."}},
};

}  // namespace

const PowerWords kAcornWords = {
    .lines = kLines,
    .questions = kQuestions,
    .cards =
        {"Acorns drive the beast, which throws off the board whoever meets it and cannot pay, and "
         "laid on the load they make every roll dearer.",
         "Las bellotas llevan a la bestia, que echa al destierro a quien la encuentra y no puede "
         "pagar, y en la sobrecarga encarecen cada tirada."},
    .token_id = "beast",
    .token = {"the beast", "la bestia"},
    .token_what =
        {"Whoever enters its tile pays the price in acorns to drive it away, or goes off the "
         "board. On your turn the same payment moves it to any wood, mountain or river.",
         "Quien entra en su pieza paga el precio en bellotas para ahuyentarla, o va al "
         "destierro. En tu turno el mismo pago la lleva a otro bosque, montaña o río."},
    .on_tile = {"The beast is here: whoever enters pays in acorns or goes off the board.",
                "Aquí está la bestia: quien entra paga en bellotas o va al destierro."},
    .heap_id = "load",
    .heap = {"The load", "La sobrecarga"},
    .heap_what =
        {"Acorns that players laid here at the end of a turn: every roll is higher by what "
         "they are worth. Worth more than 10 they are discarded.",
         "Bellotas que los jugadores dejaron al acabar un turno: cada tirada sube en lo que "
         "valen. Si pasan de 10 se descartan."},
};

}  // namespace warren::jack_rabbits_scene
