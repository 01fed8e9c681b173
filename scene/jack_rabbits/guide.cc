// What the guide says about a question of the turn: lottery, journey, payments. With the numbers
// and cards of now.
#include <algorithm>

#include "games/jack_rabbits/plans/keeping.h"
#include "games/jack_rabbits/rules/vetting.h"
#include "scene/jack_rabbits/guide_telling.h"

namespace warren::jack_rabbits_scene {
namespace {

using jr::ActionKind;
using jr::FrameKind;
using jr::Section;

class TurnTelling : public Telling {
 public:
  using Telling::Telling;

  Guide tell() {
    switch (frame_.kind) {
      case FrameKind::match:
        lottery();
        break;
      case FrameKind::hex:
        if (look_.setup.variant.explore)
          explore();
        else if (frame_.travelled())
          arrived();
        else
          journey();
        break;
      case FrameKind::road:
        if (look_.setup.variant.explore)
          explore();
        else
          road();
        break;
      case FrameKind::pay:
        pay();
        break;
      case FrameKind::discard:
        discard();
        break;
      case FrameKind::surplus:
        surplus();
        break;
      default:
        return guide_power(look_);
    }
    return std::move(out_);
  }

 private:
  void lottery() {
    begin("lottery", "Lottery");
    out_.point("dice");
    const Cards matching = named(ActionKind::show);
    point_cards(matching);
    const int first = pub_.die1, second = pub_.die2;
    out_.line = first == second
                    ? say({"You rolled two {0}s.", "Han salido dos {0}."}, {first})
                    : say({"You rolled {0} and {1}.", "Han salido {0} y {1}."}, {first, second});
    if (matching.empty()) {
      out_.line += say({" No card of yours matches a die.", " Ninguna carta tuya coincide."});
    } else if (matching.size() == 1) {
      out_.line +=
          say({" Show {0} and draw a card for free.", " Muestra {0} y toma una carta gratis."},
              {cards_name(matching, look_.lang)});
    } else {
      out_.line += look_.setup.variant.windfall
                       ? say({" Show any of {0}: each draws a card for free.",
                              " Muestra las que quieras de {0}: cada una da una carta gratis."},
                             {cards_name(matching, look_.lang)})
                       : say({" Show one of {0} and draw a card for free.",
                              " Muestra una de {0} y toma una carta gratis."},
                             {cards_name(matching, look_.lang)});
    }
    if (matching.empty()) {
      out_.good = say({"Go on: your journey comes next.", "Sigue: ahora viene tu travesía."});
    } else {
      out_.good =
          say({"The card shown stays in your hand.", "La carta mostrada sigue en tu mano."});
      out_.risk = hand().size() >= look_.setup.hand_limit && look_.counts()
                      ? say({"Your hand is full: you would have to discard one.",
                             "Tu mano está llena: tendrías que descartar una."})
                      : say({"Only that the others then know of it.",
                             "Solo que los demás sabrán que la tienes."});
    }
    teach_welcome();
    teach(
        {"Every turn begins with two dice. A card equal to one of them, shown, brings a new one. "
         "Then you travel.",
         "Cada turno empieza con dos dados. Si muestras una carta igual a uno de ellos, tomas "
         "otra. "
         "Luego viajas."});
  }

  void teach_welcome() {
    out_.teach(
        "welcome",
        objective(look_) +
            say({" J, Q and K are royals; each is bought on its own hex with cards of its suit "
                 "worth "
                 "{0}.",
                 " J, Q y K son cartas reales; cada una se compra en su hexágono con cartas de su "
                 "palo que valgan {0}."},
                {jr::kRoyalCost}));
  }

  void explore() {
    begin("explore", "Explore");
    out_.line = aim(look_);
    out_.good = say({"Nothing is paid and nobody wins: see where the roads lead.",
                     "No se paga nada y nadie gana: mira adónde llevan los caminos."});
    point(here());
    teach({"When all have seen enough, say so, and the walk is over.",
           "Cuando todos hayan visto bastante, decidlo, y se acaba el paseo."});
  }

  void journey() {
    const bool below = here() == jr::Place::underground;
    begin(below ? "underground" : "journey",
          below ? Section("The Underground") : Section("Journey"));
    const Reach reach = reach_now(look_);
    const std::string from = hex_name(here(), look_.lang);
    std::vector<jr::Place> near = reach.free;
    std::erase(near, jr::Place::off_board);
    std::erase(near, here());
    const bool buys = offered(ActionKind::acquire);
    if (buys && !swaps()) {
      out_.line = buyable();
      out_.line += say({" Or travel on.", " O viaja."});
      point(here());
    } else if (near.empty()) {
      out_.line = say({"No road leads from {0} to a hex for free now.",
                       "Desde {0} ningún camino gratis lleva ahora a un hexágono."},
                      {from});
    } else {
      out_.line = say({"From {0} you can travel for free to {1}, or stay.",
                       "Desde {0} puedes ir gratis a {1}, o quedarte."},
                      {from, places_name(look_, near)});
    }
    if (!reach.paid.empty()) {
      out_.line += reach.paid.size() == 1
                       ? say({" Paying the price, {0}, also to {1}.",
                              " Pagando el precio, {0}, también a {1}."},
                             {int{pub_.price}, places_name(look_, reach.paid)})
                       : say({" Paying the price, {0}, you reach {1} more.",
                              " Pagando el precio, {0}, llegas a {1} más."},
                             {int{pub_.price}, static_cast<int>(reach.paid.size())});
    }
    out_.good =
        say({"On a royal's hex you can buy it; ending on any hex draws a card.",
             "En el hexágono de una carta real puedes comprarla; acabar en cualquier hexágono da "
             "una carta."});
    if (std::find(reach.free.begin(), reach.free.end(), jr::Place::off_board) != reach.free.end())
      out_.risk = say({"A road that runs off the board ends your turn without a card.",
                       "Un camino que sale del tablero acaba tu turno sin carta."});
    if (look_.setup.classic.vet && out_.risk.empty() && reaches_palace(reach))
      out_.risk =
          say({"At a queen's palace others may contest your visit with hearts.",
               "En el palacio de una reina otros pueden cuestionar tu visita con corazones."});
    if (buys && swaps()) warn_of_swap();
    teach_welcome();
    if (below) {
      out_.teach(out_.topic, describe_place(look_, kUnderground).what);
    } else {
      teach(
          {"A journey follows a road over the small tiles and ends at the next hex. Choose a "
           "marked hex, or a way out to go step by step.",
           "Al viajar sigues un camino por las piezas pequeñas hasta el próximo hexágono. "
           "Elige un hexágono marcado, o una salida para ir paso a paso."});
    }
    if (!reach.paid.empty()) teach_price();
    add_hex_actions();
  }
  bool reaches_palace(const Reach& reach) const {
    const auto palace = [&](jr::Place place) { return jr::is_palace(look_.setup, place); };
    return std::any_of(reach.free.begin(), reach.free.end(), palace) ||
           std::any_of(reach.paid.begin(), reach.paid.end(), palace);
  }
  void teach_price() {
    out_.point("price");
    out_.teach(
        "price",
        say({"Roads are free. A shortcut on the way (a horse, say, or a boat) costs the price: "
             "cards worth the total of the dice, {0} now. A number on a hex says how many "
             "cards the way there takes.",
             "Los caminos son gratis. Un traslado por el camino (a caballo o en barco, por "
             "ejemplo) cuesta el precio: cartas que valgan la suma de los dados, ahora {0}. "
             "El número de un hexágono dice cuántas cartas cuesta llegar."},
            {int{pub_.price}}));
  }

  // The royal of this hex can be paid for.
  std::string buyable() const {
    const jr::Need need = jr::royal_need(look_.setup, pub_, here());
    return say(
        {"{0} is here for {1}, and you can pay it.", "Aquí está {0} por {1}, y puedes pagarla."},
        {hex_name(here(), look_.lang), need_text(need)});
  }

  // The royal of this hex can be paid for, but only with one that is worth as much to the viewer.
  bool swaps() const {
    const jr::Need need =
        jr::with_capital(look_.setup, pub_, me_, jr::royal_need(look_.setup, pub_, here()));
    if (held(need) >= need.amount) return false;
    const jr::Objective objective = look_.setup.objective;
    const Cards mine = pub_.royals_of(me_);
    bool gains = false;
    (mine & jr::paying(hand(), need.suits)).for_each([&](Card paid) {
      const Cards then = (mine - Cards::of(paid)) | Cards::of(jr::card_of(here()));
      gains = gains || jr::towards(objective, then) > jr::towards(objective, mine);
    });
    return !gains;
  }
  void warn_of_swap() {
    out_.risk = say({"You could pay for {0} only with a royal, which goes back to the court: "
                     "nothing is gained.",
                     "Solo podrías pagar {0} con otra carta real, que vuelve a la corte: no ganas "
                     "nada."},
                    {hex_name(here(), look_.lang)});
  }

  void arrived() {
    const bool offers = offered(ActionKind::acquire);
    const bool buys = offers && !swaps();
    begin(buys ? "acquire" : "arrived", buys ? Section("Acquisition") : Section("Increment"));
    point(here());
    const std::string name = hex_name(here(), look_.lang);
    if (buys) {
      out_.line = buyable();
      out_.good = say({"One of the three royals you need; then you draw a card.",
                       "Una de las tres cartas reales que necesitas; luego tomas una carta."});
      out_.risk = say({"The cards paid are gone.", "Las cartas pagadas se pierden."});
      out_.point(std::string(kCardThing) + jr::write(jr::card_of(here())));
      teach({"On a royal's own hex, cards of its suit worth {0} buy it. Your carrot marks the hex; "
             "then you draw a card and your turn is over.",
             "En el hexágono de una carta real puedes comprarla con cartas de su palo que valgan "
             "{0}. Tu "
             "zanahoria queda allí y dice que es tuya; luego tomas una carta y acaba tu turno."},
            {jr::kRoyalCost});
    } else {
      out_.line = say({"You are at {0}.", "Estás en {0}."}, {name});
      if (jr::is_royal(here()) && pub_.court.has(jr::card_of(here()))) {
        const jr::Need need =
            jr::with_capital(look_.setup, pub_, me_, jr::royal_need(look_.setup, pub_, here()));
        out_.line +=
            say({" Its royal costs {0}; you hold {1}.", " Su carta real cuesta {0}; tienes {1}."},
                {need_text(need), held(need)});
      }
      out_.line += say({" End your turn and draw a card.", " Acaba tu turno y toma una carta."});
      out_.good =
          say({"From here your next journey begins.", "De aquí parte tu próxima travesía."});
      if (hand().size() >= look_.setup.hand_limit && look_.counts())
        out_.risk = say({"Your hand is full: then you discard one.",
                         "Tu mano está llena: luego descartas una."});
      if (offers) warn_of_swap();
      teach({"Whoever ends a turn on a hex draws a card.",
             "Quien acaba el turno en un hexágono toma una carta."});
    }
    add_hex_actions();
  }

  // What powers allow on this hex, explained when it first comes up.
  void add_hex_actions() {
    if (jr::is_royal(here())) {
      static constexpr std::array<std::string_view, 3> kTopics = {"plaza", "palace", "tower"};
      if (const Text power = power_of(look_, here()); !power.empty()) {
        const auto title = jr::title_of(here());
        out_.teach(kTopics[title == jr::Title::jack    ? 0
                           : title == jr::Title::queen ? 1
                                                       : 2],
                   say(power));
      }
    }
    if (offered(ActionKind::attack)) {
      for (const Action& offer : *offers_) {
        if (offer.kind == ActionKind::attack) point(offer.seat());
      }
      if (out_.risk.empty())
        out_.risk = say({"Whoever loses a fight goes off the board.",
                         "Quien pierde una pelea va al destierro."});
      teach_fight();
    }
    if (offered(ActionKind::propose)) {
      out_.teach("trade",
                 say({"With a rabbit on your hex you may propose a trade: cards of a suit "
                      "against diamonds.",
                      "A un conejo en tu hexágono puedes proponerle un trato: cartas de un "
                      "palo por diamantes."}));
    }
  }
  void road() {
    const jr::Stand& stand = look_.setup.ground.at(frame_.spot());
    std::string_view topic = "road";
    Section rule = "Journey";
    switch (stand.fare) {
      case jr::Fare::merchant:
        topic = "transfer-horse", rule = "Transfers: merchant";
        break;
      case jr::Fare::tavern:
        topic = "tavern", rule = "Transfers: tavern";
        break;
      case jr::Fare::cave:
        topic = "cave", rule = "Transfers: cave";
        break;
      case jr::Fare::trailway:
        topic = "trailway", rule = "Transfers: trailway";
        break;
      case jr::Fare::none:
        break;
    }
    begin(topic, rule);
    out_.point(id_of(int{stand.tile}));
    out_.line = say({"You are on {0}: go on for free", "Estás en {0}: sigue gratis"},
                    {tile_name(stand.kind, look_.lang)});
    if (offered(ActionKind::back))
      out_.line = say({"You are on {0} and every way on is closed: you may walk back",
                       "Estás en {0} y no se puede seguir: puedes volver atrás"},
                      {tile_name(stand.kind, look_.lang)});
    if (offered(ActionKind::down))
      out_.line = say({"You are in a cave: go down to the Underground for free",
                       "Estás en una cueva: baja gratis al Subsuelo"});
    const jr::Need need = jr::with_capital(look_.setup, pub_, me_, jr::toll_need(pub_, stand));
    if (stand.fare == jr::Fare::none) {
      out_.line += ".";
    } else {
      out_.line += say({", or pay {0}. You hold {1}.", ", o paga {0}. Tienes {1}."},
                       {need_text(need), held(need)});
      point_cards(of_suits(need.suits));
    }
    out_.good = say(purpose(stand.kind));
    if (offered(ActionKind::horse) || offered(ActionKind::boat) || offered(ActionKind::joker) ||
        offered(ActionKind::hop) || offered(ActionKind::trail))
      out_.risk = say({"Cards paid are gone, and you need {0} of a suit for its royal.",
                       "Lo pagado se pierde, y necesitas {0} de un palo para su carta real."},
                      {jr::kRoyalCost});
    teach_aim();
    if (stand.fare != jr::Fare::none) teach_price();
  }

  void pay() {
    const bool royal = frame_.purpose() == jr::Purpose::royal;
    begin(royal ? "pay-royal" : "pay", royal ? Section("Acquisition") : Section("Paying"));
    const jr::Need need = jr::need_now(look_.setup, pub_);
    out_.line =
        say({"Choose cards in {1} worth {0} or more for {2}.",
             "Elige cartas en {1} que valgan {0} o más para {2}."},
            {need.amount, suits_name(need.suits, look_.lang), purpose_of_payment(look_, frame_)});
    out_.good = say({"A 7 is worth 7, an ace {0}, a royal {1}. Mix them as you like.",
                     "Un 7 vale 7, un as {0}, una carta real {1}. Mézclalas como quieras."},
                    {int{look_.setup.value[0]}, int{look_.setup.value[12]}});
    out_.risk = say({"No change is given: what is paid too much is lost.",
                     "No se da cambio: lo que pagas de más se pierde."});
    point_cards(of_suits(need.suits));
    teach_aim();
  }

  void discard() {
    begin("hand-limit", "Hand limit");
    const int over = std::max(1, hand().size() - look_.setup.hand_limit);
    out_.line = say({"You hold {0} cards and may keep {1}: discard {2}.",
                     "Tienes {0} cartas y puedes conservar {1}: descarta {2}."},
                    {hand().size(), look_.setup.hand_limit, over});
    out_.good = say({"Small cards of suits you are not collecting are missed least.",
                     "Lo que menos se echa de menos: cartas bajas de palos que no reúnes."});
    out_.risk = say({"A royal discarded goes back to the court.",
                     "Una carta real descartada vuelve a la corte."});
    teach_aim();
  }

  void surplus() {
    begin("fourth-royal", "Winning");
    out_.line = say({"You hold four royals: choose the one that goes back to the court.",
                     "Tienes cuatro cartas reales: elige la que vuelve a la corte."});
    out_.good = objective(look_);
    out_.risk = say({"Anybody can buy it again on its hex.",
                     "Cualquiera puede volver a comprarla en su hexágono."});
    point_cards(jr::royals(hand()));
    teach_aim();
  }
};

}  // namespace

Guide guide_question(const Look& look) {
  const Asked asked = jr::asked(look.setup, look.pub());
  return asked.must.has(look.view.seat) ? TurnTelling(look).tell() : guide_power(look);
}

}  // namespace warren::jack_rabbits_scene
