// Jack Rabbits as the page is told of it (web/src/engine/jack_rabbits.ts).
#include "core/numbers.h"
#include "games/jack_rabbits/writing/notation.h"
#include "games/rulings.h"
#include "scene/heard.h"
#include "scene/jack_rabbits/guide_parts.h"
#include "scene/jack_rabbits/scene_parts.h"
#include "scene/jack_rabbits/staging.h"
#include "scene/jack_rabbits/turn_line.h"

namespace warren {
namespace jack_rabbits_scene {

std::string id_of(int place) {
  if (place == kUnderground) return "underground";
  if (place == kOffBoard) return "off";
  if (place >= kPorts) return "port" + std::to_string(place - kPorts);
  return "t" + std::to_string(place);
}

std::string id_of(const Look& look, jr::Place place) {
  const int number = place_number(look, place);
  return number < 0 ? std::string() : id_of(number);
}

std::string id_of(Seat seat) { return "p" + std::to_string(index_of(seat)); }

bool read_id(std::string_view id, int& place) {
  if (id == "underground") return place = kUnderground, true;
  if (id == "off") return place = kOffBoard, true;
  const bool port = id.starts_with("port");
  if (!port && !id.starts_with('t')) return false;
  const std::string_view digits = id.substr(port ? 4 : 1);
  if (digits.empty() || digits.size() > 3) return false;
  int number = 0;
  for (const char c : digits) {
    if (c < '0' || c > '9') return false;
    number = 10 * number + (c - '0');
  }
  place = port ? place_of_port(number) : number;
  return true;
}

std::vector<std::string> written(const Cards& cards) {
  std::vector<std::string> out;
  cards.for_each([&](Card card) { out.push_back(jr::write(card)); });
  return out;
}

std::vector<std::string> letters(jr::SuitMask suits) {
  std::vector<std::string> out;
  jr::each_suit(suits, [&](jr::Suit suit) { out.emplace_back(1, jr::info(suit).letter); });
  return out;
}

namespace {

Look page_look(const Scene& scene) {
  Look look = look_at(scene);
  look.signs = false;
  return look;
}

std::string may_contest(const Look& look, SeatSet vetters) {
  std::vector<std::string> names;
  for (const Seat seat : vetters) names.push_back(player_name(look, seat));
  if (names.empty()) return {};
  std::string all = names[0];
  for (std::size_t i = 1; i < names.size(); ++i)
    all += (i + 1 < names.size() ? std::string(", ") : look.say({" or ", " o "})) + names[i];
  return look.say(
      {"{0} may contest your visit there: then you show hearts worth {1}, or go off the "
       "board.",
       "{0} puede cuestionar allí tu visita: entonces muestras corazones que valgan {1}, o "
       "vas al destierro."},
      {all, jr::kVetProof});
}

// Whoever pays for the way may pay with what the royal there costs.
std::string left_for_royal(const Look& look, const Preview& seen) {
  for (int i = 0; !seen.given.empty() && i < jr::kPlaces; ++i) {
    const jr::Place place = jr::place_at(i);
    if (!jr::is_royal(place) || place_number(look, place) != seen.end) continue;
    if (!look.pub().court.has(jr::card_of(place))) return {};
    const jr::Need need = jr::with_capital(look.setup, look.pub(), look.view.seat,
                                           jr::royal_need(look.setup, look.pub(), place));
    const Cards pips = look.view.own.hand - jr::royals(look.view.own.hand);
    const int before = jr::worth_for(look.setup, pips, need);
    const int after = jr::worth_for(look.setup, pips - seen.given, need);
    if (before == after) return {};
    if (after >= need.amount)
      return look.say({"Then you still hold the {0} in {1} that {2} costs.",
                       "Entonces aún tienes los {0} en {1} que cuesta {2}."},
                      {need.amount, suits_name(need.suits, look.lang), hex_name(place, look.lang)});
    return look.say(
        {"Then you hold {0} of the {1} in {2} that {3} costs.",
         "Entonces tienes {0} de los {1} en {2} que cuesta {3}."},
        {after, need.amount, suits_name(need.suits, look.lang), hex_name(place, look.lang)});
  }
  return {};
}

class JackRabbitsSceneWriter final : public SceneWriter {
 public:
  std::vector<Choice> choices(const Scene& scene) const override {
    return jack_rabbits_scene::choices(page_look(scene));
  }
  // Those of a journey are what it gives up.
  std::vector<std::string> cards_of(const Scene& scene, const Choice& choice) const override {
    const Look look = page_look(scene);
    if (!choice.steps.empty()) return written(preview(look, choice).given);
    Action action;
    if (jr::read(look.setup, choice.notation, action)) return {};
    if (action.kind == jr::ActionKind::capital) return {};  // it has left the hand
    return written(action.cards);
  }
  std::string status(const Scene& scene) const override {
    return jack_rabbits_scene::status(page_look(scene));
  }
  std::string question(const Scene& scene) const override {
    return jack_rabbits_scene::question(page_look(scene));
  }
  std::string phase(const Scene& scene) const override {
    return jack_rabbits_scene::phase(page_look(scene));
  }
  std::string outcome(const Scene& scene) const override {
    const Look look = page_look(scene);
    const Seat winner = look.pub().winner;
    if (winner == Seat::nobody) return jack_rabbits_scene::phase(look);
    return look.say(
        {"{0} has brought {1} home to the Citadel.",
         "{0} ha reunido {1} y las ha llevado a casa, a la Ciudadela."},
        {player_name(look, winner), cards_name(look.pub().royals_of(winner), look.lang)});
  }
  std::string reckoning(const Scene& scene) const override {
    return jack_rabbits_scene::reckoning(page_look(scene));
  }
  std::vector<int> places(const Scene& scene) const override {
    const Look look = page_look(scene);
    std::vector<int> out;
    for (int tile = 0; tile < look.setup.net.tiles(); ++tile) out.push_back(tile);
    out.push_back(kUnderground);
    for (int port = 0; port < look.setup.ground.ports; ++port) out.push_back(place_of_port(port));
    return out;
  }
  std::string place_id(const Scene&, int place) const override { return id_of(place); }
  std::string about(const Scene& scene, int place) const override {
    return spoken_place(page_look(scene), place);
  }
  std::string thing_written(const Scene& scene, std::string_view written) const override {
    const Look look = page_look(scene);
    jr::Place place{};
    int spot = 0;
    if (jr::read(written, place)) return id_of(look, place);
    if (written.starts_with(kSpot) &&
        parse_int(written.substr(kSpot.size()), 0, look.setup.ground.spots - 1, spot))
      return id_of(int{look.setup.ground.at(spot).tile});
    return std::string(written);
  }
  void write_view(const Scene& scene, JsonWriter& json) const override {
    jack_rabbits_scene::write_view(scene, page_look(scene), json);
  }
  void write_board(const Scene& scene, JsonWriter& json) const override {
    jack_rabbits_scene::write_board(page_look(scene), json);
  }
  EventFacts facts(const Scene& scene, int entry, int event) const override {
    return facts_of(page_look(scene), heard<Game>(scene, entry, event));
  }
  Seat turn_begun(const HeardEvent& event) const override {
    return jack_rabbits_scene::turn_begun(event);
  }
  Seat whose(const HeardEvent& event) const override { return jack_rabbits_scene::whose(event); }
  std::string turn_line(const HeardTurn& turn, const Voice& voice) const override {
    return jack_rabbits_scene::turn_line(turn, voice);
  }
  Forced forced(const Scene& scene) const override {
    return jack_rabbits_scene::forced(page_look(scene));
  }
  std::optional<Incident> incident(const Scene& scene, int entry, int event) const override {
    return incident_of(scene, page_look(scene), entry, event);
  }
  std::string touch(const Scene& scene, std::string_view thing) const override {
    return jack_rabbits_scene::touch(page_look(scene), thing);
  }
  Ruling untouchable(const Scene& scene, std::string_view thing) const override {
    return jack_rabbits_scene::untouchable(page_look(scene), thing);
  }
  Ruling refusal(const Scene& scene, std::string_view action) const override {
    Ruling out = SceneWriter::refusal(scene, action);
    int side = -1;
    const std::size_t space = action.rfind(' ');
    if (out || space == std::string_view::npos ||
        !parse_int(action.substr(space + 1), 0, jr::kMostSides - 1, side))
      return out;
    if (std::string reason = reason_by_side(page_look(scene), out.code, side); !reason.empty())
      out.reason = std::move(reason);
    return out;
  }
  Inspection describe(const Scene& scene, std::string_view thing) const override {
    return jack_rabbits_scene::describe(page_look(scene), thing);
  }
  bool concerns(const Scene& scene, const Choice& choice, std::string_view thing) const override {
    if (!thing.starts_with(kExit)) return SceneWriter::concerns(scene, choice, thing);
    const std::string by = " " + std::string(thing.substr(kExit.size()));
    return choice.notation == "walk" + by || choice.notation == "step" + by;
  }
  Guide guide(const Scene& scene) const override { return guide_question(page_look(scene)); }
  void add_goal(const Scene& scene, Guide& out) const override {
    guide_goal(page_look(scene), out);
  }
  std::string reason(const Scene& scene, const Choice& choice) const override {
    return guide_reason(page_look(scene), choice);
  }
  std::string matters(const Scene& scene, int from) const override {
    return guide_matters(scene, page_look(scene), from);
  }
  Foreseen foresee(const Scene& scene, const std::vector<std::string>& actions) const override {
    const Look look = page_look(scene);
    const Preview seen = preview(look, {"", "", -1, 0, "", actions});
    Foreseen out;
    for (const int tile : seen.tiles) out.path.push_back(id_of(tile));
    if (seen.end >= 0) out.end = id_of(seen.end);
    if (seen.end >= 0 && !is_tile(seen.end)) out.path.push_back(out.end);
    out.cards = written(seen.given);
    for (const Preview::Payment& payment : seen.payments) {
      out.payments.push_back({payment.step, payment.need.amount, payment.worth,
                              letters(payment.need.suits), written(payment.cards), payment.purpose,
                              payment.warning});
    }
    out.warning = seen.warning;
    out.note = left_for_royal(look, seen);
    const std::string contest = may_contest(look, seen.vetters);
    if (!out.note.empty() && !contest.empty()) out.note += " ";
    out.note += contest;
    out.steps = seen.steps;
    out.refused = ruling_of<Game>(look.setup, seen.refused, look.voice());
    return out;
  }
};

}  // namespace
}  // namespace jack_rabbits_scene

const SceneWriter& jack_rabbits_scene_writer() {
  static const jack_rabbits_scene::JackRabbitsSceneWriter writer;
  return writer;
}

}  // namespace warren
