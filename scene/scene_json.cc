#include "scene/scene_json.h"

#include <climits>

#include "scene/chronicle.h"

namespace warren {
namespace {

std::string_view name_of(Turn::Kind kind) {
  switch (kind) {
    case Turn::Kind::over:
      return "over";
    case Turn::Kind::chance:
      return "chance";
    case Turn::Kind::bot:
      return "bot";
    case Turn::Kind::person:
      return "person";
  }
  return {};
}

int number_of(Seat seat) { return seat == Seat::nobody ? -1 : index_of(seat); }

void write_choice(JsonWriter& json, const Scene& scene, const SceneWriter& writer,
                  const Choice& choice) {
  json.begin_object().key("notation").text(choice.notation);
  json.key("verb").text(choice.verb.empty() ? choice.notation.substr(0, choice.notation.find(' '))
                                            : choice.verb);
  json.key("label").text(choice.label).key("place");
  json.text(choice.place < 0 ? std::string() : writer.place_id(scene, choice.place));
  json.key("cost").number(choice.cost).key("group").text(choice.group).key("steps");
  write_texts(json, choice.steps);
  json.key("gain");
  if (choice.gain)
    json.number(*choice.gain);
  else
    json.null();
  json.key("cards");
  write_texts(json, writer.cards_of(scene, choice));
  json.key("warning").text(choice.warning).end_object();
}

std::string_view name_of(Forced forced) {
  return forced == Forced::no ? "" : forced == Forced::rules ? "rules" : "hand";
}

// What gives something up is never done by itself.
Forced forced(const Scene& scene, const SceneWriter& writer, const std::vector<Choice>& choices) {
  if (choices.size() != 1 || !choices[0].steps.empty() || !choices[0].warning.empty())
    return Forced::no;
  if (!writer.foresee(scene, {choices[0].notation}).cards.empty()) return Forced::no;
  return writer.forced(scene);
}

void write_result(JsonWriter& json, const Scene& scene, const SceneWriter& writer) {
  const Result result = scene.view.result();
  if (!result.over) {
    json.null();
    return;
  }
  json.begin_object().key("winners").begin_array();
  for (const Seat seat : result.winners) json.number(index_of(seat));
  json.end_array().key("scores").begin_array();
  for (int i = 0; i < scene.view.seats(); ++i)
    json.number(result.scores[static_cast<std::size_t>(i)]);
  json.end_array().key("reason").text(writer.outcome(scene));
  json.key("reckoning").text(writer.reckoning(scene)).end_object();
}

void write_incident(JsonWriter& json, const std::optional<Incident>& incident) {
  if (!incident) {
    json.null();
    return;
  }
  json.begin_object().key("title").text(incident->title).key("sides").begin_array();
  for (const Incident::Side& side : incident->sides) {
    json.begin_object().key("seat").number(number_of(side.seat)).key("cards");
    write_texts(json, side.cards);
    json.key("brings").text(side.brings).key("lost").boolean(side.lost).end_object();
  }
  json.end_array().end_object();
}

void write_note(JsonWriter& json, int turn, const std::string& kind, const std::string& sentence,
                const EventFacts& facts, const std::optional<Incident>& incident = {}) {
  json.begin_object().key("turn").number(turn).key("kind").text(kind);
  json.key("seat").number(number_of(facts.seat));
  json.key("sentence").text(sentence).key("cards");
  write_texts(json, facts.cards);
  json.key("count").number(facts.count).key("from").text(facts.from).key("to").text(facts.to);
  json.key("weight").number(facts.weight).key("marks");
  write_texts(json, facts.marks);
  json.key("incident");
  write_incident(json, incident);
  json.end_object();
}

}  // namespace

void write_text(JsonWriter& json, std::string_view english, std::string_view spanish) {
  json.begin_object().key("en").text(english).key("es").text(spanish).end_object();
}

void write_text(JsonWriter& json, Text text) {
  write_text(json, text.in(Lang::en), text.in(Lang::es));
}

void write_texts(JsonWriter& json, const std::vector<std::string>& texts) {
  json.begin_array();
  for (const std::string& text : texts) json.text(text);
  json.end_array();
}

void write_scene(JsonWriter& json, const Scene& scene, const Situation& situation) {
  const AnyView& view = scene.view;
  const SceneWriter& writer = scene_writer(view);
  const bool asked = situation.asked;
  json.begin_object().key("game").text(view.game()).key("stage").text(view.stage().game());
  json.key("viewer").number(number_of(scene.viewer())).key("chairs").begin_array();
  for (int i = 0; i < view.seats(); ++i) {
    const Chair& chair = scene.seating.at(seat_of(i));
    json.begin_object().key("name").text(chair.name).key("bot").text(chair.bot).end_object();
  }
  json.end_array().key("entries").number(view.entries());
  json.key("turns").number(view.result().turns).key("next").begin_object();
  json.key("kind").text(name_of(situation.next.kind));
  json.key("seat").number(number_of(situation.next.seat)).end_object();
  json.key("asked").boolean(asked);
  json.key("status").text(writer.status(scene));
  json.key("question").text(asked ? writer.question(scene) : writer.phase(scene));
  const std::vector<Choice> choices = asked ? writer.choices(scene) : std::vector<Choice>{};
  json.key("choices").begin_array();
  for (const Choice& choice : choices) write_choice(json, scene, writer, choice);
  json.end_array()
      .key("forced")
      .text(name_of(forced(scene, writer, choices)))
      .key("hints")
      .boolean(asked && !standard_bot(view.game()).empty());
  json.key("canUndo").boolean(situation.can_undo);
  json.key("canFinish").boolean(situation.can_finish).key("result");
  write_result(json, scene, writer);
  json.key("places").begin_array();
  for (const int place : writer.places(scene)) {
    json.begin_object().key("id").text(writer.place_id(scene, place));
    json.key("about").text(writer.about(scene, place)).end_object();
  }
  json.end_array().key("view");
  writer.write_view(scene, json);
  json.end_object();
}

namespace {

// Where all hands are open, an event is told as whoever it belongs to knows it.
Scene best_told(const Scene& scene, int entry, int event) {
  if (scene.open.empty()) return scene;
  const SceneWriter& writer = scene_writer(scene.view.teller(entry));
  const Seat seat = writer.facts(scene, entry, event).seat;
  if (seat == Seat::nobody) return scene;
  return {*scene.open[static_cast<std::size_t>(index_of(seat))], scene.seating, scene.lang};
}

}  // namespace

void write_last_happening(JsonWriter& json, const Scene& scene, const TurnBook& book) {
  const AnyView& view = scene.view;
  const int entry = view.entries() - 1;
  const HeardEntry heard = view.entry(entry);
  const SceneWriter& writer = scene_writer(view.teller(entry));
  json.begin_object().key("entry").number(entry + 1).key("notes").begin_array();
  if (heard.undo)
    write_note(json, book.turn_of(entry, 0), "undo", undo_sentence(heard.by, scene.voice()), {});
  for (int event = 0; event < heard.events; ++event) {
    const Scene told = best_told(scene, entry, event);
    const std::string text = view.event_text(entry, event);
    write_note(json, book.turn_of(entry, event), text.substr(0, text.find(' ')),
               told.view.event_sentence(entry, event, scene.voice()),
               writer.facts(told, entry, event), writer.incident(told, entry, event));
  }
  json.end_array().end_object();
}

// Where things lie is told as it was right after each entry, so all but the last are gone through
// again.
void write_happenings(JsonWriter& json, const Scene& scene, int from) {
  const TurnBook book(scene.view);
  json.key("happenings").begin_array();
  if (from < scene.view.entries()) {
    const auto then = from + 1 < scene.view.entries() ? scene.view.beginning() : nullptr;
    while (then != nullptr && then->entries() + 1 < scene.view.entries()) {
      then->follow(scene.view);
      if (then->entries() > from)
        write_last_happening(json, {*then, scene.seating, scene.lang}, book);
    }
    write_last_happening(json, scene, book);
  }
  json.end_array();
  write_turns(json, scene, book, from < scene.view.entries() ? book.turn_of(from, 0) : INT_MAX);
}

void write_turns(JsonWriter& json, const Scene& scene, const TurnBook& book, int from) {
  json.key("lines").begin_array();
  for (const std::string& line : turn_lines(scene, book, from)) {
    json.begin_object().key("turn").number(from);
    json.key("seat").number(number_of(book.turns()[static_cast<std::size_t>(from++)].seat));
    json.key("line").text(line).end_object();
  }
  json.end_array();
}

void write_refused(JsonWriter& json, const Ruling& ruling) {
  if (ruling) {
    json.null();
    return;
  }
  json.begin_object().key("code").text(ruling.code).key("section").text(ruling.section);
  json.key("reason").text(ruling.reason).end_object();
}

}  // namespace warren
