// What a choice brings, tried out on the viewer's own view: points, tiles that are lost, and
// whether it does anything at all.
#include "core/step.h"
#include "scene/rabbihop/scene_parts.h"

namespace warren::rabbihop_scene {
namespace {

using rh::ActionKind;
using rh::EventKind;

// Follows an action to where chance or somebody has to decide, or to the end of the turn: what
// comes then is another matter.
class Trial {
 public:
  Trial(const Look& look, const rh::View& view, const rh::Action& action)
      : look_(look), view_(view), before_(score(view_)) {
    try_action<rh::Rabbihop>(look.setup, view_, action, [this](const rh::Event& e) { see(e); });
    if (!ended_) after_ = score(view_);
  }

  int gain() const { return after_ - before_; }
  const rh::View& view() const { return view_; }
  bool ended() const { return ended_; }
  bool trapped() const { return trapped_; }

  struct Loss {
    std::vector<std::string> tiles;  // their names, from the top
    int points = 0;
  };
  const Loss& paid() const { return paid_; }  // for fences, or to skip something
  const Loss& caught() const { return caught_; }

  bool claims() const { return claims_; }  // a fence closes a territory off
  Seat owner() const { return owner_; }    // who gets it, or nobody
  int territory() const { return territory_; }

 private:
  int score(const rh::View& view) const { return rh::score(look_.setup, view.pub, view.seat); }

  // Each is told before it happens.
  void see(const rh::Event& event) {
    if (ended_) return;
    switch (event.kind) {
      case EventKind::turn_began:
      case EventKind::ended:
        ended_ = true;
        after_ = score(view_);
        return;
      case EventKind::paid:
        return lose(event, event.tiles(), event.why() == rh::Why::trap ? caught_ : paid_);
      case EventKind::skipped:
        return lose(event, 1, paid_);
      case EventKind::walked:
        trapped_ = trapped_ || event.from_trap();
        return;
      case EventKind::claimed:
        claims_ = true;
        owner_ = event.seat;
        territory_ = tiles_of(event);
        return;
      default:
        return;
    }
  }

  void lose(const rh::Event& event, int count, Loss& out) const {
    if (event.seat != view_.seat) return;
    rh::TileId id = view_.pub.pile[static_cast<std::size_t>(warren::index_of(event.seat))];
    for (; count > 0 && id != rh::TileId::none; --count, id = view_.pub.below[rh::slot(id)])
      out.tiles.push_back(full_name(id, look_.lang));
    rh::View after = view_;
    rh::Rabbihop::evolve(look_.setup, after, event);
    out.points += score(after) - score(view_);
  }

  int tiles_of(const rh::Event& event) const {
    rh::View after = view_;
    rh::Rabbihop::evolve(look_.setup, after, event);
    // Of what leaves the game only cells are told: stacks are rare, and nobody gets them.
    return event.seat != Seat::nobody
               ? after.pub.aside.size()
               : std::popcount(view_.pub.filled) - std::popcount(after.pub.filled);
  }

  const Look& look_;
  rh::View view_;
  int before_;
  int after_ = 0;
  bool ended_ = false;
  bool trapped_ = false;
  bool claims_ = false;
  Seat owner_ = Seat::nobody;
  int territory_ = 0;
  Loss paid_, caught_;
};

std::string joined(const std::vector<std::string>& parts) {
  std::string out;
  for (const std::string& part : parts) out += (out.empty() ? "" : ", ") + part;
  return out;
}

// Notes behind a label, what is lost first (a narrow window cuts the rest off), and sentences of
// warning.
struct Remarks {
  std::vector<std::string> notes, warnings;
};

// "carrot 3, fence: −2"
std::string lost(const Trial::Loss& loss) {
  return joined(loss.tiles) + ": " + signed_number(loss.points);
}

// "+1 for now: you would have the most"
std::string worth(const Look& look, const rh::View& taken, rh::TileType type, int points) {
  const std::string number = signed_number(points);
  if (type != rh::TileType::swap) return number;
  return rh::each_counts(look.setup, taken.pub, taken.seat, type) > 0
             ? say(look,
                   {"{0} for now: you would have the most",
                    "{0} por ahora: tendrías más que nadie"},
                   {number})
             : say(look,
                   {"{0} for now: you would not have the most",
                    "{0} por ahora: no tendrías más que nadie"},
                   {number});
}

// What taking the tile one has landed on would bring, where one may, and whether it can be used.
void landing(const Look& look, const Trial& jump, Choice& out, Remarks& said) {
  const rh::View& view = jump.view();
  const rh::Action take = rh::Action::of(ActionKind::take);
  if (view.pub.pending.empty()) return;
  const rh::FrameKind asked = view.pub.pending.top().kind;
  if (asked == rh::FrameKind::handle && !rh::refusal(look.setup, rh::Rabbihop::sight(view), take)) {
    const Trial taken(look, view, take);
    const rh::TileType type = view.pub.type_at(view.pub.pawn_of(view.seat));
    out.gain = taken.gain();
    said.notes.push_back(worth(look, taken.view(), type, *out.gain));
    if (rh::act_code(look.setup, view.pub, view.seat) == rh::Code::thief_nobody)
      said.notes.push_back(say(look, {"nobody to rob", "nadie a quien robar"}));
  } else if (rh::shared(view.pub, view.pub.pawn_of(view.seat)) &&
             view.pub.pawn_of(view.seat) != view.pub.start) {
    said.notes.push_back(say(look, {"occupied", "ocupada"}));
  }
}

void jump(const Look& look, const rh::Action& action, Choice& out, Remarks& said) {
  const Trial trial(look, look.view, action);
  if (out.cost > 0) {
    said.notes.push_back(say(look, {"pay {0}", "pagas {0}"}, {out.cost}));
    said.warnings.push_back(out.cost == 1
                                ? say(look,
                                      {"A fence is in the way: you pay a tile ({0}).",
                                       "Hay una valla en el camino: pagas una loseta ({0})."},
                                      {lost(trial.paid())})
                                : say(look,
                                      {"{1} fences are in the way: you pay {1} tiles ({0}).",
                                       "Hay {1} vallas en el camino: pagas {1} losetas ({0})."},
                                      {lost(trial.paid()), out.cost}));
  }
  if (!trial.trapped()) return landing(look, trial, out, said);
  const auto tiles = static_cast<int>(trial.caught().tiles.size());
  const std::string points = signed_number(trial.caught().points);
  said.notes.push_back(
      tiles == 0 ? say(look, {"to the start", "a la salida"})
      : tiles == 1
          ? say(look, {"lose a tile: {0}", "pierdes una loseta: {0}"}, {points})
          : say(look, {"lose {1} tiles: {0}", "pierdes {1} losetas: {0}"}, {points, tiles}));
  said.warnings.push_back(
      tiles == 0 ? say(look, {"A trap: you go to the start.", "Una trampa: vas a la salida."})
                 : say(look,
                       {"A trap: you lose what lies on top of your pile ({0}) and go to the start.",
                        "Una trampa: pierdes lo que está encima de tu pila ({0}) y vas a la "
                        "salida."},
                       {lost(trial.caught())}));
}

// Why the action of the tile under the viewer can do nothing now; empty: it can.
Text nothing_to_do(const Look& look) {
  const rh::Public& pub = look.pub();
  const Trial trial(look, look.view, rh::Action::of(ActionKind::act));
  switch (pub.type_at(pub.pawn_of(look.view.seat))) {
    case rh::TileType::plus:
      return {};
    case rh::TileType::fence_move:
      if (!trial.ended()) return {};
      return {"there is no fence to move", "no hay ninguna valla que mover"};
    case rh::TileType::teleport:
      if (!trial.ended()) return {};
      return {"there is no other teleport to go to", "no hay otro teletransporte adonde ir"};
    default: {
      if (trial.ended() || trial.view().pub.pending.top().kind != rh::FrameKind::rotate) return {};
      const auto offers = std::make_unique<Offers<rh::Action>>();
      rh::offers(look.setup, rh::Rabbihop::sight(trial.view()), *offers);
      if (offers->size() > 1) return {};
      return {"there is no tile to turn", "no hay ninguna loseta que girar"};
    }
  }
}

void use(const Look& look, Remarks& said) {
  const Text why = nothing_to_do(look);
  if (why.empty()) return;
  said.notes.push_back(say(look, {"does nothing now", "ahora no hace nada"}));
  said.warnings.push_back(say(look,
                              {"It does nothing, and that was your turn: {0}.",
                               "No hace nada, y ese habrá sido tu turno: {0}."},
                              {say(look, why)}));
}

void close_off(const Look& look, const rh::Action& action, Remarks& said) {
  const Trial trial(look, look.view, action);
  if (!trial.claims()) return;
  const int tiles = trial.territory();
  if (trial.owner() == look.view.seat) {
    said.notes.push_back(say(look, {"your territory, {0}", "tu territorio, {0}"}, {tiles}));
  } else if (trial.owner() == Seat::nobody) {
    said.notes.push_back(
        say(look, {"nobody's territory, {0}", "territorio de nadie, {0}"}, {tiles}));
  } else {
    const std::string& name = look.seating.at(trial.owner()).name;
    said.notes.push_back(
        say(look, {"the territory of {1}, {0}", "territorio de {1}, {0}"}, {tiles, name}));
    said.warnings.push_back(say(look,
                                {"This closes off a territory: {1} gets its tiles ({0}).",
                                 "Esto cierra un territorio: sus losetas ({0}) son para {1}."},
                                {tiles, name}));
  }
}

void points(const Look& look, const rh::Action& action, Choice& out, Remarks& said) {
  const Trial trial(look, look.view, action);
  if (action.kind == ActionKind::teleport && rh::shared(trial.view().pub, action.cell())) {
    said.notes.push_back(say(look, {"occupied", "ocupado"}));
    return;
  }
  out.gain = trial.gain();
  const rh::Public& pub = look.pub();
  if (action.kind == ActionKind::take) {
    const rh::TileType type = pub.type_at(pub.pawn_of(look.view.seat));
    said.notes.push_back(worth(look, trial.view(), type, *out.gain));
  } else {
    said.notes.push_back(signed_number(*out.gain));
  }
  // A tile that is taken is replaced, and the turn in which the deck runs out is the last.
  if (action.kind == ActionKind::take && pub.deck == 1)
    said.notes.push_back(say(look, {"ends the game", "acaba la partida"}));
  if (action.kind != ActionKind::skip) return;
  said.warnings.push_back(say(
      look,
      {"You give up the top of your pile ({0}).", "Pierdes la loseta de arriba de tu pila ({0})."},
      {lost(trial.paid())}));
}

}  // namespace

void add_what_it_brings(const Look& look, const rh::Action& action, Choice& out) {
  Remarks said;
  switch (action.kind) {
    case ActionKind::jump:
      jump(look, action, out, said);
      break;
    case ActionKind::act:
      use(look, said);
      break;
    case ActionKind::take:
    case ActionKind::rob:
    case ActionKind::teleport:
    case ActionKind::keep:
    case ActionKind::skip:
      points(look, action, out, said);
      break;
    case ActionKind::add_fence:
    case ActionKind::lay:
      if (look.setup.territory) close_off(look, action, said);
      break;
    default:
      break;
  }
  if (!said.notes.empty()) out.label += " (" + joined(said.notes) + ")";
  for (const std::string& each : said.warnings)
    out.warning += (out.warning.empty() ? "" : " ") + each;
}

}  // namespace warren::rabbihop_scene
