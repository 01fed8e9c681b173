#include "table/told.h"

#include "bots/opponent.h"
#include "games/catalog.h"
#include "table/naming.h"

namespace warren {
namespace {

std::string_view name_of(OptionKind kind) {
  switch (kind) {
    case OptionKind::flag:
      return "flag";
    case OptionKind::number:
      return "number";
    case OptionKind::choice:
      return "choice";
    case OptionKind::text:
      return "text";
  }
  return {};
}

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

void write_option(JsonWriter& json, const OptionSpec& spec, const std::string& standard) {
  json.begin_object().key("name").text(spec.name).key("kind").text(name_of(spec.kind));
  json.key("standard").text(standard);
  json.key("lowest").number(spec.lowest).key("highest").number(spec.highest);
  json.key("automatic").text(spec.automatic).key("choices").begin_array();
  for (const OptionChoice& choice : spec.choices) {
    json.begin_object().key("name").text(choice.name).key("label");
    write_text(json, choice.label);
    json.end_object();
  }
  json.end_array().key("label");
  write_text(json, spec.label);
  json.key("help");
  write_text(json, spec.help);
  json.end_object();
}

void write_preset(JsonWriter& json, const OptionTable& table, const Preset& preset) {
  OptionSet options(table);
  if (options.apply_preset(preset.name)) return;  // never: the table's presets are sound
  json.begin_object().key("name").text(preset.name).key("label");
  write_text(json, preset.label);
  json.key("values").begin_object();
  for (std::size_t i = 0; i < table.specs.size(); ++i)
    json.key(table.specs[i].name).text(options.value_text(static_cast<int>(i)));
  json.end_object().key("known").begin_array();
  for (const Known& known : preset.known) {
    const Known words = table.known_as(preset, known.option, known.value);
    OptionSet one(table);
    one.set_at(table.find(known.option), known.value);
    json.begin_object().key("option").text(known.option);
    json.key("value").text(one.value_text(table.find(known.option))).key("name");
    write_text(json, words.name);
    json.key("help");
    write_text(json, words.help);
    json.end_object();
  }
  json.end_array().end_object();
}

void write_game(JsonWriter& json, const AnyGame& game) {
  const OptionTable& table = game.option_table();
  const OptionSet standard(table);
  json.begin_object().key("id").text(game.id()).key("title");
  write_text(json, game.title());
  json.key("secrets").boolean(game.secrets()).key("seats").begin_object();
  json.key("fewest").number(game.seats().fewest).key("most").number(game.seats().most).end_object();
  json.key("rules").number(game.newest_rules()).key("options").begin_array();
  for (std::size_t i = 0; i < table.specs.size(); ++i)
    write_option(json, table.specs[i], standard.value_text(static_cast<int>(i)));
  json.end_array().key("presets").begin_array();
  for (const Preset& preset : table.presets) write_preset(json, table, preset);
  json.end_array().key("bots").begin_array();
  for (const BotInfo& bot : bots_for(game.id())) {
    json.begin_object().key("name").text(bot.name).key("label");
    write_text(json, bot.label);
    json.end_object();
  }
  json.end_array().key("standardBot").text(standard_bot(game.id())).end_object();
}

void write_choice(JsonWriter& json, const Scene& scene, const SceneWriter& writer,
                  const Choice& choice) {
  json.begin_object().key("notation").text(choice.notation);
  json.key("verb").text(choice.notation.substr(0, choice.notation.find(' ')));
  json.key("label").text(choice.label).key("place");
  json.text(choice.place < 0 ? std::string() : writer.place_id(scene, choice.place));
  json.key("cost").number(choice.cost).key("group").text(choice.group).key("steps");
  write_texts(json, choice.steps);
  json.key("cards");
  write_texts(json, writer.cards_of(scene, choice));
  json.end_object();
}

void write_result(JsonWriter& json, const Scene& scene, const SceneWriter& writer) {
  const Result result = scene.match.result();
  if (!result.over) {
    json.null();
    return;
  }
  json.begin_object().key("winners").begin_array();
  for (const Seat seat : result.winners) json.number(index_of(seat));
  json.end_array().key("scores").begin_array();
  for (int i = 0; i < scene.match.seats(); ++i)
    json.number(result.scores[static_cast<std::size_t>(i)]);
  json.end_array().key("reason").text(writer.outcome(scene));
  json.key("reckoning").text(writer.reckoning(scene)).end_object();
}

void write_note(JsonWriter& json, const std::string& kind, const std::string& sentence,
                const EventFacts& facts) {
  json.begin_object().key("kind").text(kind).key("seat").number(number_of(facts.seat));
  json.key("sentence").text(sentence).key("cards");
  write_texts(json, facts.cards);
  json.key("count").number(facts.count).key("from").text(facts.from).key("to").text(facts.to);
  json.key("marks");
  write_texts(json, facts.marks);
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

void write_catalogue(JsonWriter& json) {
  json.begin_object().key("games").begin_array();
  for (const AnyGame* game : all_games()) write_game(json, *game);
  json.end_array().end_object();
}

Scene scene_of(const Host& host, Seat viewer, Lang lang) {
  return {host.match(), host.seating(), viewer, lang};
}

void write_scene(JsonWriter& json, const Host& host, Seat viewer, Lang lang) {
  const Scene scene = scene_of(host, viewer, lang);
  const AnyMatch& match = host.match();
  const SceneWriter& writer = scene_writer(match.stage().game());
  const Turn turn = host.next();
  const bool asked = turn.kind == Turn::Kind::person && turn.seat == viewer;
  json.begin_object().key("game").text(match.game()).key("stage").text(match.stage().game());
  json.key("viewer").number(number_of(viewer)).key("chairs").begin_array();
  for (int i = 0; i < match.seats(); ++i) {
    const Chair& chair = host.seating().at(seat_of(i));
    json.begin_object().key("name").text(chair.name).key("bot").text(chair.bot).end_object();
  }
  json.end_array().key("entries").number(match.entries());
  json.key("turns").number(match.result().turns).key("next").begin_object();
  json.key("kind").text(name_of(turn.kind)).key("seat").number(number_of(turn.seat));
  json.key("mayPass").boolean(turn.may_pass).end_object();
  json.key("status").text(writer.status(scene));
  json.key("question").text(asked ? writer.question(scene) : writer.phase(scene));
  json.key("choices").begin_array();
  if (asked) {
    for (const Choice& choice : writer.choices(scene, viewer))
      write_choice(json, scene, writer, choice);
  }
  json.end_array().key("hints").boolean(asked && !standard_bot(match.game()).empty());
  json.key("canUndo").boolean(viewer != Seat::nobody && host.can_undo(viewer));
  json.key("canFinish").boolean(asked && host.can_finish()).key("result");
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

void write_happening(JsonWriter& json, const Host& host, int line, Seat viewer, Lang lang) {
  const AnyMatch& told = host.match().told();
  const Scene scene = scene_of(host, viewer, lang);
  const SceneWriter& writer = scene_writer(told.game());
  json.begin_object().key("entry").number(host.match().entries()).key("notes").begin_array();
  for (int i = line; i < host.chronicle().size(); ++i) {
    const int event = i - line;
    if (event >= told.events()) {
      write_note(json, "undo", with_names(host.chronicle().line(i, viewer), host.seating(), lang),
                 {});
      continue;
    }
    const std::string text = told.event_text(event, viewer);
    const std::string sentence = told.event_sentence(event, viewer, lang);
    write_note(json, text.substr(0, text.find(' ')), with_names(sentence, host.seating(), lang),
               writer.facts(scene, event));
  }
  json.end_array().end_object();
}

void write_refused(JsonWriter& json, const Ruling& ruling, const Host& host) {
  if (ruling) {
    json.null();
    return;
  }
  json.begin_object().key("code").text(ruling.code).key("section").text(ruling.section);
  json.key("reason").text(with_names(ruling.reason, host.seating(), host.lang())).end_object();
}

}  // namespace warren
