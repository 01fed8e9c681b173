// Why a hint may be a good idea, in a few words: what plainly comes of it. What a bot thinks beyond
// that nobody knows.
#include <algorithm>
#include <array>

#include "scene/jack_rabbits/guide_telling.h"

namespace warren::jack_rabbits_scene {
namespace {

using jr::ActionKind;

struct Reason {
  ActionKind kind;
  Text text;
};
constexpr std::array kReasons = {
    Reason{ActionKind::show,
           {"It brings a card, and the one you show stays yours.",
            "Da una carta, y la que muestras sigue siendo tuya."}},
    Reason{ActionKind::acquire,
           {"One more of the three royals you need.",
            "Una más de las tres cartas reales que necesitas."}},
    Reason{ActionKind::roll,
           {"Without a flight nothing is risked.", "Sin volar no arriesgas nada."}},
    Reason{ActionKind::down,
           {"It is free, and next turn you leave by any cave.",
            "Es gratis, y el próximo turno sales por cualquier cueva."}},
    Reason{
        ActionKind::allow,
        {"Whoever contests may lose their hearts and go off the board; this risks nothing.",
         "Quien cuestiona puede perder sus corazones e ir al destierro; esto no arriesga nada."}},
    Reason{ActionKind::contest,
           {"Without such hearts the visitor goes off the board.",
            "Sin tales corazones, el visitante va al destierro."}},
    Reason{ActionKind::prove,
           {"You stay, and the hearts you show stay yours.",
            "Te quedas, y los corazones que muestras siguen siendo tuyos."}},
    Reason{ActionKind::attack,
           {"Whoever wins the fight steals a card.", "Quien gana la pelea roba una carta."}},
    Reason{
        ActionKind::give_in,
        {"The spades you hold back stay yours.", "Las picas que no juegas siguen siendo tuyas."}},
    Reason{ActionKind::discard,
           {"It is missed least: no royal you are after costs it.",
            "Es lo que menos se echa de menos: no paga ninguna carta real que busques."}},
};

class Reasoning : public Telling {
 public:
  using Telling::Telling;

  std::string why(const Choice& choice) const {
    for (const Action& offer : *offers_) {
      if (jr::write(look_.setup, offer) == choice.notation) return of(offer, choice);
    }
    return travels_to(choice.place);
  }

 private:
  std::string of(const Action& action, const Choice& choice) const {
    if (!choice.warning.empty()) return {};
    if (action.kind == ActionKind::pass)
      return offered(ActionKind::show)
                 ? say({"No card is drawn, but the others learn nothing of your hand.",
                        "No tomas carta, pero los demás no ven nada de tu mano."})
                 : std::string();
    if (action.kind == ActionKind::end) return ends();
    for (const Reason& reason : kReasons) {
      if (reason.kind == action.kind) return say(reason.text);
    }
    return travels_to(choice.place);
  }

  jr::Need need_at(jr::Place place) const {
    return jr::with_capital(look_.setup, pub_, me_, jr::royal_need(look_.setup, pub_, place));
  }
  bool in_court(jr::Place place) const {
    return jr::is_royal(place) && pub_.court.has(jr::card_of(place));
  }

  std::string ends() const {
    if (in_court(here()) && held(need_at(here())) < need_at(here()).amount)
      return say({"It brings a card, and you still lack {0} in {1} for the royal here.",
                  "Da una carta, y aún te faltan {0} en {1} para la carta real de aquí."},
                 {need_at(here()).amount - held(need_at(here())),
                  suits_name(need_at(here()).suits, look_.lang)});
    return say({"It brings a card and costs nothing.", "Da una carta y no cuesta nada."});
  }

  // Where a journey ends that goes all the way to a hex.
  std::string travels_to(int number) const {
    for (int i = 0; number >= 0 && i < jr::kPlaces; ++i) {
      const jr::Place place = jr::place_at(i);
      if (place_number(look_, place) == number) return arrives(place);
    }
    return {};
  }
  std::string arrives(jr::Place place) const {
    if (place == jr::Place::citadel && needs_only_home(look_, me_))
      return say({"You are home with what wins.", "Llegas a casa con lo que gana."});
    if (!in_court(place)) return {};
    const jr::Need need = need_at(place);
    return held(need) >= need.amount
               ? say({"There you can buy {0}: you hold the {1} in {2} that it costs.",
                      "Allí puedes comprar {0}: tienes los {1} en {2} que cuesta."},
                     {hex_name(place, look_.lang), need.amount, suits_name(need.suits, look_.lang)})
               : say({"There you collect for {0}: you hold {1} of the {2} in {3} that it costs.",
                      "Allí reúnes para {0}: tienes {1} de los {2} en {3} que cuesta."},
                     {hex_name(place, look_.lang), held(need), need.amount,
                      suits_name(need.suits, look_.lang)});
  }
};

}  // namespace

std::string guide_reason(const Look& look, const Choice& choice) {
  return Reasoning(look).why(choice);
}

}  // namespace warren::jack_rabbits_scene
