// What the guide says about a question of Rabbihop, and of the next turns.
#include <algorithm>

#include "games/rabbihop/sections.h"
#include "scene/rabbihop/scene_parts.h"

namespace warren::rabbihop_scene {
namespace {

using rh::FrameKind;

// What is said of a question about the objects of an action.
struct Object {
  FrameKind kind;
  const char* topic;
  rh::Section rule;
  Text good, risk;
};
constexpr Text kFenceGood{"Whoever jumps over a fence pays the top tile of their pile.",
                          "Quien salta una valla paga la loseta de encima de su pila."};
constexpr Text kFenceRisk{"It stands in your own way, too.", "También te estorba a ti."};
constexpr Text kSwapGood{"Bring a good tile to where your next jump can lead.",
                         "Trae una loseta buena adonde pueda llevarte tu próximo salto."};
constexpr Text kStampGood{"Bad tiles in your way make room for new ones.",
                          "Las losetas malas de tu camino dejan sitio a otras."};
constexpr Text kStampRisk{"What comes instead is left to chance.",
                          "Lo que venga en su lugar lo decide el azar."};
constexpr Text kStackGood{"Whoever takes a stack takes all of it.",
                          "Quien toma un montón se lo lleva entero."};
constexpr Text kMarketGood{"Choose what you can reach before the others do.",
                           "Elige lo que puedas alcanzar antes que los demás."};
constexpr std::array kObjects = {
    Object{
        FrameKind::rotate,
        "rotate",
        "Tiles: rotate",
        {"The numbers turn along: a tile you can jump to may then lead to something better.",
         "Los números giran con ella: así una loseta a la que puedas saltar lleva a otra mejor."},
        {"The others jump by them, too.", "Los demás también saltan con ellos."}},
    Object{FrameKind::fence, "fence", "Tiles: fence", kFenceGood, kFenceRisk},
    Object{FrameKind::lift, "fence-move", "Tiles: fence move", kFenceGood, {}},
    Object{FrameKind::lay, "fence-move", "Tiles: fence move", kFenceGood, kFenceRisk},
    Object{FrameKind::teleport,
           "teleport",
           "Tiles: teleport",
           {"You come to another part of the board at once.",
            "Llegas enseguida a otra parte del tablero."},
           {"You take the teleport there, which counts against you.",
            "Tomas el teletransporte de allí, que resta puntos."}},
    Object{FrameKind::rob,
           "rob",
           "Tiles: thief",
           {"You get what lies on top of their pile.", "Te llevas lo de encima de su pila."},
           {"It counts for you as it is, good or bad.", "Te cuenta como es, buena o mala."}},
    Object{FrameKind::swap_first, "swap", "Tiles: swap", kSwapGood, {}},
    Object{FrameKind::swap_second, "swap", "Tiles: swap", kSwapGood, {}},
    Object{FrameKind::stamp_first, "stamp", "Tiles: stamper", kStampGood, kStampRisk},
    Object{FrameKind::stamp_second, "stamp", "Tiles: stamper", kStampGood, kStampRisk},
    Object{FrameKind::stack_first, "stack", "Holes & Molehills", kStackGood, {}},
    Object{FrameKind::stack_second, "stack", "Holes & Molehills", kStackGood, {}},
    Object{FrameKind::stack_onto, "stack", "Holes & Molehills", kStackGood, {}},
    Object{FrameKind::fill, "market", "Open market", kMarketGood, {}},
    Object{FrameKind::refill, "market", "Open market", kMarketGood, {}},
    Object{FrameKind::explore, "market", "Open market", kMarketGood, {}},
    Object{FrameKind::orient,
           "orient",
           "Bunny Explorers",
           {"Turn it so that your next jump leads where you want to go.",
            "Gírala para que tu próximo salto te lleve adonde quieras."},
           {}},
    Object{FrameKind::keep,
           "keep",
           "Territory",
           {"Keep what scores; the last one kept lies on top of your pile.",
            "Conserva lo que puntúa; la última queda encima de tu pila."},
           {"What lies on top is what fences and thieves take first.",
            "Lo de encima es lo primero que se llevan vallas y ladrones."}},
};

class Guiding {
 public:
  explicit Guiding(const Look& look)
      : look_(look), pub_(look.pub()), me_(look.view.seat), choices_(choices(look)) {}

  Guide tell() {
    const FrameKind kind = pub_.pending.top().kind;
    if (kind == FrameKind::jump)
      jump();
    else if (kind == FrameKind::handle)
      handle();
    else
      object(kind);
    return std::move(out_);
  }

 private:
  std::string words(Text text, Facts facts = {}) const { return say(look_, text, facts); }
  void begin(std::string_view topic, rh::Section rule) {
    out_.topic = topic;
    out_.rule = rule.in(look_.lang);
  }
  std::string tile_on(rh::Cell cell) const {
    return capital(full_name(pub_.top_at(cell), look_.lang));
  }
  // "Carrot 2 (b3)"
  std::string named(rh::Cell cell) const { return tile_on(cell) + " (" + rh::write(cell) + ")"; }
  bool lies(int place) const {
    return is_cell(place) && pub_.top_at(cell_of(place)) != rh::TileId::none;
  }
  // The line the table asks with, as a sentence.
  std::string asked() const {
    const std::string line = capital(question(look_));
    return line.ends_with('?') ? line : line + ".";
  }
  // What a kind of tile does beside scoring, when one first comes near.
  void teach_tile(rh::TileType type) {
    const std::string effect = effect_words(type, look_.lang);
    if (effect.empty()) return;
    const std::string topic = "tile-" + std::string(rh::info(type).code);
    out_.teach(topic,
               capital(std::string(rh::info(type).name.in(look_.lang))) + ": " + effect + ".");
  }

  void jump() {
    begin("jump", "Jump");
    std::vector<std::string> ends;
    const Choice* best = nullptr;
    for (const Choice& choice : choices_) {
      if (!choice.notation.starts_with("jump") || choice.place < 0) continue;
      ends.push_back(lies(choice.place) ? named(cell_of(choice.place))
                                        : words({"somewhere new", "un sitio nuevo"}));
      if (out_.risk.empty()) out_.risk = choice.warning;
      if (choice.gain && lies(choice.place) && (best == nullptr || *choice.gain > *best->gain))
        best = &choice;
    }
    out_.line = words({"By the numbers of your tile you can jump to {0}.",
                       "Con los números de tu loseta puedes saltar a {0}."},
                      {either(ends)});
    if (ends.empty()) out_.line = asked();
    if (ends.size() == 1) {
      out_.line = words({"This time there is only one jump: to {0}.",
                         "Esta vez solo hay un salto posible: a {0}."},
                        {ends.front()});
      out_.teach("one-jump",
                 words({"You must jump if you can. Where a tile was taken a new one lies: its "
                        "numbers decide where you can go from there.",
                        "Si puedes saltar, tienes que hacerlo. Donde se tomó una loseta hay otra "
                        "nueva: sus números deciden adónde puedes ir desde ahí."}));
    }
    const std::string theft = best_theft();
    // One arrow: where it is worth going, or else where one stands.
    out_.point(
        id_of(best != nullptr && *best->gain > 0 ? best->place : place_of(pub_.pawn_of(me_))));
    if (best != nullptr && *best->gain > 0)
      out_.good = words({"Taken, {0} brings {1}.", "Si la tomas, {0} da {1}."},
                        {named(cell_of(best->place)), signed_number(*best->gain)});
    else if (!theft.empty())
      out_.good = theft;
    else if (only_traps())
      out_.good =
          words({"Before you take or turn a tile, look at its numbers: they decide your next jump.",
                 "Antes de tomar o girar una loseta mira sus números: deciden tu próximo "
                 "salto."});
    else
      out_.good = ends.size() == 1
                      ? words({"It scores nothing now; using it may help you on.",
                               "No da puntos ahora, pero usarla puede ayudarte."})
                      : words({"None of them scores now; using one may help you on.",
                               "Ninguna da puntos ahora, pero usar una puede ayudarte."});
    if (out_.risk.empty()) out_.risk = occupied();
    out_.teach(
        "welcome",
        words({"Collect tiles: carrots score 1 to 3, most others cost a point. When the deck "
               "runs out, the highest score wins.",
               "Reúne losetas: las zanahorias dan de 1 a 3, casi todas las demás restan uno. "
               "Cuando se agota el mazo, gana quien tiene más puntos."}));
    out_.teach(
        "jump",
        words({"A turn is a jump, then taking the tile you land on or using it. A jump is as "
               "long as the number on the edge you leave by.",
               "Un turno es un salto y luego tomar la loseta donde caes, o usarla. El salto "
               "es tan largo como el número del lado por el que sales."}));
    for (const Choice& choice : choices_) {
      if (choice.notation.starts_with("jump") && lies(choice.place))
        teach_tile(pub_.type_at(cell_of(choice.place)));
    }
  }
  bool jumps(const Choice& choice) const {
    return choice.notation.starts_with("jump") && choice.place >= 0 && lies(choice.place);
  }
  bool only_traps() const {
    bool some = false;
    for (const Choice& choice : choices_) {
      if (!choice.notation.starts_with("jump")) continue;
      if (!jumps(choice) || pub_.type_at(cell_of(choice.place)) != rh::TileType::trap) return false;
      some = true;
    }
    return some;
  }
  // A thief within reach, and what could be stolen from there.
  std::string best_theft() const {
    int most = 0;
    std::string out;
    for (const Choice& choice : choices_) {
      if (!jumps(choice) || pub_.type_at(cell_of(choice.place)) != rh::TileType::thief) continue;
      rh::Public then = pub_;
      then.pawn[static_cast<std::size_t>(me_)] = cell_of(choice.place);
      for (const Seat victim : rh::victims(look_.setup, then, me_)) {
        const rh::TileId top = pub_.pile[static_cast<std::size_t>(warren::index_of(victim))];
        const int points = rh::each_counts(look_.setup, pub_, me_, rh::tile(top).type);
        if (points <= most) continue;
        most = points;
        out = words(
            {"With {0} you can steal {2} from {1}: {3}.", "Con {0} puedes robar {2} a {1}: {3}."},
            {named(cell_of(choice.place)), look_.seating.at(victim).name,
             capital(full_name(top, look_.lang)), signed_number(points)});
      }
    }
    return out;
  }
  // A tile that would score, but on which another pawn stands.
  std::string occupied() const {
    for (const Choice& choice : choices_) {
      if (!jumps(choice)) continue;
      const rh::Cell cell = cell_of(choice.place);
      if (rh::each_counts(look_.setup, pub_, me_, pub_.type_at(cell)) <= 0) continue;
      for (int i = 0; i < look_.setup.seats; ++i) {
        if (seat_of(i) != me_ && pub_.pawn_of(seat_of(i)) == cell)
          return words({"{0} cannot be taken while {1} stands there, too.",
                        "{0} no se puede tomar mientras {1} también esté allí."},
                       {named(cell), look_.seating.at(seat_of(i)).name});
      }
    }
    return {};
  }
  std::string either(const std::vector<std::string>& some) const {
    std::string out;
    for (std::size_t i = 0; i < some.size(); ++i) {
      if (i > 0) out += i + 1 == some.size() ? words({" or ", " o "}) : std::string(", ");
      out += some[i];
    }
    return out;
  }

  void handle() {
    begin("handle", "Handle");
    const rh::Cell here = pub_.pawn_of(me_);
    const bool tile = lies(place_of(here));
    const rh::TileType type = tile ? pub_.type_at(here) : rh::TileType::start;
    out_.point(id_of(place_of(here)));
    const Choice* take = find(rh::ActionKind::take);
    const Choice* use = find(rh::ActionKind::act);
    const int gain = take != nullptr ? take->gain.value_or(0) : 0;
    if (take != nullptr && use != nullptr) {
      out_.line = words({"You are on {0}: take it ({1}) or use it: {2}.",
                         "Estás en {0}: tómala ({1}) o úsala para {2}."},
                        {tile_on(here), signed_number(gain), action_words(type, look_.lang)});
    } else {
      out_.line = asked();
    }
    if (take != nullptr)
      out_.good = gain > 0 ? words({"What you take is yours and scores at the end.",
                                    "Lo que tomas es tuyo y puntúa al final."})
                           : words({"A tile in your pile can pay for fences later.",
                                    "Más adelante podrás pagar vallas con las losetas de tu "
                                    "pila."});
    else
      out_.good =
          use != nullptr
              ? words({"Using a tile leaves it where it is.", "Usar una loseta la deja ahí."})
              : words({"Your next jump begins here.", "Tu próximo salto sale de aquí."});
    if (take != nullptr && gain < 0)
      out_.risk =
          words({"Taken, it counts {0}.", "Si la tomas cuenta {0}."}, {signed_number(gain)});
    else if (use != nullptr && !use->warning.empty())
      out_.risk = use->warning;
    else if (take != nullptr && gain > 0)
      out_.risk = words({"It lies on top of your pile, where traps, thieves and fences take from.",
                         "Queda encima de tu pila: de ahí te la pueden quitar trampas, ladrones y "
                         "vallas."});
    out_.teach("handle",
               words({"Take the tile under you and a new one is laid; or use it and it stays. You "
                      "must do one of them if you can.",
                      "Toma la loseta en la que estás y el mazo la repone; o usa su efecto y se "
                      "queda. Si puedes, tienes que hacer una de las dos cosas."}));
    if (tile) teach_tile(type);
  }
  const Choice* find(rh::ActionKind kind) const {
    for (const Choice& choice : choices_) {
      if (choice.notation == rh::write(rh::Action::of(kind))) return &choice;
    }
    return nullptr;
  }

  void object(FrameKind kind) {
    for (const Object& one : kObjects) {
      if (one.kind != kind) continue;
      begin(one.topic, one.rule);
      out_.good = words(one.good);
      if (!one.risk.empty()) out_.risk = words(one.risk);
    }
    out_.line = asked();
    if (rh::wants_tile(kind)) {
      out_.point(id_of(place_of(rh::cell_wanting(look_.setup, pub_))));
      out_.point("market");
    } else if (kind == FrameKind::keep) {
      out_.point("aside");
    } else if (kind == FrameKind::rob) {
      std::vector<std::string> tops;
      for (const Seat seat : rh::victims(look_.setup, pub_, me_)) {
        out_.point(id_of(seat));
        const rh::TileId top = pub_.pile[static_cast<std::size_t>(warren::index_of(seat))];
        tops.push_back(look_.seating.at(seat).name + " (" + capital(full_name(top, look_.lang)) +
                       ")");
      }
      out_.line = words({"Choose whose top tile you take: {0}.",
                         "Elige de quién te llevas la loseta de encima: {0}."},
                        {either(tops)});
    } else {
      out_.point(id_of(place_of(pub_.pawn_of(me_))));
    }
    const rh::Cell under = pub_.pawn_of(me_);
    if (!rh::wants_tile(kind) && kind != FrameKind::keep && kind != FrameKind::orient &&
        lies(place_of(under)))
      out_.teach(out_.topic, words({"You use the tile under you: {0}.",
                                    "Estás usando la loseta en la que estás: {0}."},
                                   {action_words(pub_.type_at(under), look_.lang)}));
  }

  const Look& look_;
  const rh::Public& pub_;
  Seat me_;
  std::vector<Choice> choices_;
  Guide out_;
};

// Whether one can leave the tile as it is, numbers and all: where it has to be taken, or moves one
// on, another jump follows than the one that was seen.
bool may_stay(rh::TileType type) {
  switch (type) {
    case rh::TileType::trap:
    case rh::TileType::teleport:
    case rh::TileType::thief:
    case rh::TileType::swap:
    case rh::TileType::stamper:
    case rh::TileType::plus:
    case rh::TileType::fast_explore:
    case rh::TileType::stacker:
      return false;
    default:
      return true;
  }
}

// A tile that scores and can be taken once one jumps there.
int worth_there(const Look& look, rh::Cell cell) {
  const rh::Public& pub = look.pub();
  for (int i = 0; i < look.setup.seats; ++i) {
    if (seat_of(i) != look.view.seat && pub.pawn_of(seat_of(i)) == cell) return 0;
  }
  if (pub.type_at(cell) == rh::TileType::start) return 0;
  return rh::each_counts(look.setup, pub, look.view.seat, pub.type_at(cell));
}

// What the next jump leads to from where one stands, if that tile stays.
rh::Cell best_next(const Look& look) {
  const rh::Public& pub = look.pub();
  if (!may_stay(pub.type_at(pub.pawn_of(look.view.seat)))) return rh::Cell::none;
  rh::Cell best = rh::Cell::none;
  int most = 0;
  for (const rh::Dir dir : rh::kDirs) {
    const rh::Leap leap = rh::leap(look.setup, pub, look.view.seat, dir);
    if (leap.code != rh::Code::possible || leap.explores || leap.fences > 0) continue;
    if (worth_there(look, leap.to) > most) best = leap.to, most = worth_there(look, leap.to);
  }
  return best;
}

// A tile that scores and is two jumps away, if nobody changes what lies between.
struct Far {
  rh::Cell by = rh::Cell::none, cell = rh::Cell::none;
  int points = 0;
};
Far two_jumps(const Look& look) {
  const rh::Public& pub = look.pub();
  const Seat me = look.view.seat;
  Far best;
  int near = 0;
  for (const rh::Dir first : rh::kDirs) {
    const rh::Leap one = rh::leap(look.setup, pub, me, first);
    if (one.code != rh::Code::possible || one.explores) continue;
    if (!may_stay(pub.type_at(one.to))) continue;
    near = std::max(near, worth_there(look, one.to));
    rh::Public then = pub;
    then.pawn[static_cast<std::size_t>(me)] = one.to;
    for (const rh::Dir second : rh::kDirs) {
      const rh::Leap two = rh::leap(look.setup, then, me, second);
      if (two.code != rh::Code::possible || two.explores || two.fences > 0) continue;
      const int points = worth_there(look, two.to);
      if (points > best.points) best = {one.to, two.to, points};
    }
  }
  return best.points > near ? best : Far{};
}

}  // namespace

Guide guide_question(const Look& look) { return Guiding(look).tell(); }

void guide_goal(const Look& look, Guide& out) {
  const rh::Public& pub = look.pub();
  const Seat me = look.view.seat;
  if (pub.turn == Seat::nobody) return;
  const int mine = rh::score(look.setup, pub, me);
  Seat leader = me;
  bool level = false;  // somebody has as many
  int most = mine;
  for (int i = 0; i < look.setup.seats; ++i) {
    const int theirs = rh::score(look.setup, pub, seat_of(i));
    if (theirs > most) leader = seat_of(i), most = theirs;
    level = level || (seat_of(i) != me && theirs == mine);
  }
  const std::string points = plain_number(mine);
  if (leader != me) {
    out.goal =
        say(look, {"You have {0}, {1} leads with {2}.", "Tienes {0}; {1} va por delante con {2}."},
            {points, look.seating.at(leader).name, plain_number(most)});
  } else {
    out.goal = level ? say(look,
                           {"Nobody is ahead of you: you have {0}.",
                            "Nadie va por delante de ti: tienes {0}."},
                           {points})
                     : say(look, {"You lead with {0}.", "Vas por delante con {0}."}, {points});
  }
  out.goal +=
      pub.deck == 1
          ? say(look, {" One tile is left in the deck.", " Queda una loseta en el mazo."})
          : say(look, {" {0} tiles are left in the deck.", " Quedan {0} losetas en el mazo."},
                {int{pub.deck}});
  if (pub.pending.empty() || pub.turn != me) return;
  if (pub.pending.top().kind == FrameKind::handle) {
    const rh::Cell next = best_next(look);
    if (next == rh::Cell::none) return;
    out.goal =
        say(look,
            {"If this tile stays, your next jump can lead to {0}. ",
             "Si esta loseta se queda, tu próximo salto puede llevarte a {0}. "},
            {capital(full_name(pub.top_at(next), look.lang)) + " (" + rh::write(next) + ")"}) +
        out.goal;
    out.point(id_of(place_of(next)));
    return;
  }
  if (pub.pending.top().kind != FrameKind::jump) return;
  const Far far = two_jumps(look);
  if (far.cell == rh::Cell::none) return;
  out.goal = say(look,
                 far.by == pub.start ? Text{"Two jumps away, by {0}: {1} ({2}). ",
                                            "A dos saltos, por {0}: {1} ({2}). "}
                                     : Text{"Two jumps away, if you only use {0}: {1} ({2}). ",
                                            "A dos saltos, si {0} solo la usas: {1} ({2}). "},
                 {rh::write(far.by), capital(full_name(pub.top_at(far.cell), look.lang)),
                  rh::write(far.cell)}) +
             out.goal;
  out.point(id_of(place_of(far.cell)));
}

}  // namespace warren::rabbihop_scene
