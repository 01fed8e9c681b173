// What the guide says about a question that a power or an option of the rules asks.
#include "games/jack_rabbits/rules/vetting.h"
#include "games/jack_rabbits/suits/spades.h"
#include "scene/jack_rabbits/guide_telling.h"
#include "scene/jack_rabbits/power_words.h"

namespace warren::jack_rabbits_scene {
namespace {

using jr::ActionKind;
using jr::FrameKind;

class PowerTelling : public Telling {
 public:
  using Telling::Telling;

  Guide tell() {
    question();
    return std::move(out_);
  }

 private:
  void question() {
    if (!jr::asked(look_.setup, pub_).must.has(me_)) return call();
    switch (frame_.kind) {
      case FrameKind::start:
        return flight();
      case FrameKind::shortfall:
        return shortfall();
      case FrameKind::landing:
        return landing();
      case FrameKind::goods:
        return goods();
      case FrameKind::vet:
        return vetting();
      case FrameKind::proof:
        return proof();
      case FrameKind::fight:
        return fight();
      case FrameKind::display:
        return display();
      case FrameKind::trade:
      case FrameKind::swap:
        return trade();
      case FrameKind::capital:
        return capital_ace();
      default:
        return power();
    }
  }

  void flight() {
    begin("flight", "Clubs: flights");
    const Cards clubs = named(ActionKind::declare);
    point_cards(clubs);
    point(here());
    out_.line =
        clubs.empty()
            ? say({"You start on a tower, but hold no club to fly with: roll.",
                   "Empiezas en una torre, pero no tienes trébol para volar: tira."})
            : say({"You start on a tower: show one of {0} and fly to another tower, or roll.",
                   "Empiezas en una torre: muestra uno de {0} y vuela a otra, o tira."},
                  {cards_name(clubs, look_.lang)});
    out_.good = say({"A club worth the dice or more carries you for free.",
                     "Un trébol que valga lo que los dados o más te lleva gratis."});
    if (!clubs.empty())
      out_.risk = say({"If it is worth less you pay the rest, or fall off the board.",
                       "Si vale menos pagas el resto, o caes al destierro."});
    teach_aim();
  }
  void shortfall() {
    begin("shortfall", "Clubs: flights");
    const jr::Need need = jr::need_now(look_.setup, pub_);
    out_.line = say({"The dice beat your club by {0}: pay {1} and fly, or fall. You hold {2}.",
                     "Los dados superan tu trébol en {0}: paga {1} y vuela, o cae. Tienes {2}."},
                    {frame_.shortfall(), need_text(need), held(need)});
    out_.good = say({"Paid, you fly all the same.", "Si pagas, vuelas a pesar de todo."});
    out_.risk = say({"If you fall you are off the board and your turn is over.",
                     "Si caes estás en el destierro y acaba tu turno."});
    out_.point("dice");
    point_cards(of_suits(need.suits));
    teach_aim();
  }
  void landing() {
    begin("landing", "Clubs: flights");
    std::vector<jr::Place> towers;
    for (const Action& offer : *offers_) {
      if (offer.kind == ActionKind::land) towers.push_back(offer.place());
    }
    for (const jr::Place tower : towers) point(tower);
    out_.line =
        say({"You fly: land on {0}.", "Vuelas: aterriza en {0}."}, {places_name(look_, towers)});
    out_.good = say({"Landing is an arrival: you can buy the royal there.",
                     "Aterrizar es llegar: puedes comprar la carta real de allí."});
    teach_aim();
  }

  void goods() {
    begin("goods", "Diamonds: plazas");
    out_.line = say({"Chosen so far: {0}. Choose another card, or pay.",
                     "Elegido: {0}. Elige otra carta, o paga."},
                    {cards_name(pub_.laid, look_.lang)});
    out_.good = say({"You see what you buy, and one purchase may hold many cards.",
                     "Ves lo que compras, y una compra puede tener muchas cartas."});
    out_.risk = say({"What you pay lies in the spent lot then, for others to buy.",
                     "Lo que pagas queda en el descarte, a la venta para otros."});
    out_.point("spent");
    teach_aim();
  }

  void vetting() {
    begin("vetting", "Hearts: vetting");
    const Seat visitor = pub_.turn;
    const jr::Need need = jr::proof_need(look_.setup, pub_, me_);
    const Cards hearts = named(ActionKind::contest);
    point(visitor);
    point(pub_.place_of(visitor));
    point_cards(hearts);
    out_.line = say({"{0} comes to {1}. ", "{0} llega a {1}. "},
                    {player_name(look_, visitor), hex_name(pub_.place_of(visitor), look_.lang)}) +
                (hearts.empty() ? say({"You lack the {0} in ♥ to contest it: let it be.",
                                       "Te faltan los {0} en ♥ para cuestionarlo: deja pasar."},
                                      {need.amount})
                                : say({"Contest it with hearts worth {0}, or let it be.",
                                       "Cuestiónalo con corazones que valgan {0}, o deja pasar."},
                                      {need.amount}));
    out_.good = say({"If the visitor has no such hearts, the visitor goes off the board.",
                     "Si el visitante no tiene tales corazones, va al destierro."});
    if (!hearts.empty())
      out_.risk = say({"If the visitor has, you lose yours and go off the board.",
                       "Si los tiene, pierdes los tuyos y vas tú al destierro."});
    teach_vetting();
  }
  void proof() {
    begin("proof", "Hearts: vetting");
    const jr::Need need = jr::proof_need(look_.setup, pub_, me_);
    point(frame_.challenger());
    point_cards(of_suits(need.suits));
    out_.line =
        say({"{0} contests your visit: show hearts worth {1}, or go. You hold {2}.",
             "{0} cuestiona tu visita: muestra corazones que valgan {1}, o vete. Tienes {2}."},
            {player_name(look_, frame_.challenger()), need.amount, held(need)});
    out_.good = say({"Hearts shown stay in your hand, and you stay here.",
                     "Los corazones mostrados siguen en tu mano, y tú aquí."});
    out_.risk = say({"Without them you go off the board and your turn is over.",
                     "Sin ellos vas al destierro y acaba tu turno."});
    teach_vetting();
  }
  void teach_vetting() {
    out_.teach(
        "vetting",
        say({"Whoever arrives at a queen's palace may be contested with hearts worth {0}. The "
             "visitor shows as many or goes off the board; if shown, the challenger loses "
             "those hearts and goes instead.",
             "A quien llega al palacio de una reina se le puede cuestionar con corazones que "
             "valgan {0}. El visitante muestra otros tantos o va al destierro; si los "
             "muestra, quien cuestiona pierde los suyos y va él."},
            {jr::kVetProof}));
  }

  void fight() {
    begin("fight", "Spades: fights");
    const std::string suits = suits_name(weapons_now(look_), look_.lang);
    const jr::Reply reply = jr::reply_now(pub_);
    const int most = reply.mine + jr::most_to_play(look_.setup, Game::sight(look_.view));
    point(frame_.defender() == me_ ? pub_.turn : frame_.defender());
    point_cards(jr::paying(hand(), weapons_now(look_)));
    if (look_.setup.weapons.size() > 1) {
      out_.line =
          reply.opening && !reply.begun
              ? say({"Attack: choose cards in {1} to play. With all of one suit you make {0}.",
                     "Ataque: elige cartas en {1}. Con todas las de un palo sumas {0}."},
                    {most, suits})
              : say({"Play more than {0} in {2}, or give in. All yours make {1}.",
                     "Juega más de {0} en {2}, o ríndete. Todas las tuyas suman {1}."},
                    {reply.theirs, most, suits});
    } else {
      out_.line = reply.opening && !reply.begun
                      ? say({"Attack: choose the spades to play. All yours make {0}.",
                             "Ataque: elige las picas que juegas. Todas las tuyas suman {0}."},
                            {most})
                      : say({"Play more than {0} in ♠, or give in. All yours make {1}.",
                             "Juega más de {0} en ♠, o ríndete. Todas las tuyas suman {1}."},
                            {reply.theirs, most});
    }
    const bool attacks = pub_.turn == me_;
    out_.good =
        attacks ? say({"If you win you steal a random card.", "Si ganas robas una carta al azar."})
                : say({"If you win you stay and the attacker goes off the board.",
                       "Si ganas te quedas y el atacante va al destierro."});
    out_.risk = attacks ? say({"If you lose you go off the board; spades played are gone.",
                               "Si pierdes vas al destierro; las picas jugadas se pierden."})
                        : say({"If you lose you go off the board and lose a random card.",
                               "Si pierdes vas al destierro y te roban una carta al azar."});
    teach_fight();
  }

  // --- options -----------------------------------------------------------------------------------

  void display() {
    begin("display", "Options: clovers and hearts boost");
    out_.line = aim(look_);
    out_.good = say({"They stay yours.", "Siguen siendo tuyos."});
    out_.risk = say({"All see them.", "Todos los ven."});
    point_cards(named(ActionKind::lay_out));
    teach_aim();
  }
  void trade() {
    begin("trade", "Player trade");
    out_.line = capital(jack_rabbits_scene::question(look_));
    if (!out_.line.ends_with('?')) out_.line += ".";
    add_stakes();
    point(frame_.seat() == me_ ? pub_.turn : frame_.seat());
    teach_aim();
  }
  void capital_ace() {
    begin("capital-ace", "Options: aces and values");
    out_.line = say({"Several first aces are spent: choose the one that stays before you.",
                     "Se gastan varios primeros ases: elige el que se queda ante ti."});
    out_.good = aim(look_);
    teach_aim();
  }
  void call() {
    begin("call", "Hand limit");
    out_.line = say({"You may call out somebody who holds more than {0} cards.",
                     "Puedes señalar a quien tenga más de {0} cartas."},
                    {look_.setup.hand_limit});
    out_.good = say({"They discard down. A wrong call costs nothing.",
                     "Tendrá que descartar. Equivocarse no cuesta nada."});
    teach({"Nobody counts for you here: look at how many cards the others hold.",
           "Aquí nadie cuenta por ti: mira cuántas cartas tienen los demás."});
  }

  // Whether a power saves one from going off the board.
  void rescue() {
    begin("rescue", "Powers");
    out_.line = say({"You would go off the board: a power may save you, if you can pay {0}.",
                     "Irías al destierro: un poder puede salvarte, si puedes pagar {0}."},
                    {int{pub_.price}});
    out_.good = say({"Saved, you stay on the board and go on from there.",
                     "Si te salvas sigues en el tablero, y desde allí continúas."});
    out_.risk = say({"If not you are off the board until your next turn.",
                     "Si no, estás en el destierro hasta tu próximo turno."});
    teach(
        {"Some powers save a rabbit that would go off the board. Everybody whom one might save is "
         "asked, whatever cards they hold.",
         "Algunos poderes salvan a un conejo que iría al destierro. Se pregunta a todo el que "
         "podría salvarse, tenga las cartas que tenga."});
  }

  // Of a suit that is none of the four: as its table says it.
  void power() {
    if (frame_.kind == FrameKind::rescue) return rescue();
    if (const PowerQuestion* asks = power_question(pub_)) {
      const PowerWords* words = power_words(frame_.suit());
      begin("power-" + std::string(jr::info(frame_.suit()).name.in(Lang::en)) + "-" +
                std::string(asks->choice) + (asks->closing ? "-closing" : ""),
            "Powers");
      out_.line = capital(ask(look_, asks->question));
      out_.good = ask(look_, asks->good);
      out_.risk = ask(look_, asks->risk);
      if (!words->token_id.empty() && !asks->closing) out_.point(std::string(words->token_id));
      point(here());
      point_cards(of_suits(jr::mask_of(frame_.suit())));
      teach_aim();
      return;
    }
    begin("power", "Powers");
    out_.line = capital(jack_rabbits_scene::question(look_)) + ".";
    if (out_.line.size() < 2 || out_.line.find('?') != std::string::npos) out_.line.pop_back();
    if (out_.line.empty())
      out_.line =
          say({"A power of a suit asks you something.", "Un poder de un palo te pregunta."});
    out_.good = say({"Look at the cards and places offered to see what each does.",
                     "Mira las cartas y lugares que se ofrecen para ver qué hace cada uno."});
  }

  // What all are told of both sides, said of the viewer's.
  void add_stakes() {
    for (const Stake& stake : stakes(look_)) {
      if (stake.seat != me_) continue;
      out_.good = capital(stake.good) + ".";
      out_.risk = capital(stake.bad) + ".";
    }
  }
};

}  // namespace

Guide guide_power(const Look& look) { return PowerTelling(look).tell(); }

}  // namespace warren::jack_rabbits_scene
