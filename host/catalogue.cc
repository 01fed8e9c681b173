// The games that can be played, as JSON for the page.
#include "host/catalogue.h"

#include "bots/opponent.h"
#include "games/catalog.h"
#include "scene/scene_json.h"
#include "scene/seating.h"

namespace warren {
namespace {

void write_option(JsonWriter& json, const OptionSpec& spec, const std::string& standard) {
  json.begin_object().key("name").text(spec.name).key("kind").text(name_of(spec.kind));
  json.key("group").text(spec.group);
  json.key("standard").text(standard);
  json.key("lowest").number(spec.lowest).key("highest").number(spec.highest);
  json.key("automatic").text(spec.automatic);
  json.key("utmost").text(spec.utmost).key("choices").begin_array();
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

void write_preset(JsonWriter& json, const OptionMenu& menu, const Preset& preset) {
  OptionSet options(menu);
  if (options.apply_preset(preset.name)) return;  // never: the menu's presets are sound
  json.begin_object().key("name").text(preset.name).key("label");
  write_text(json, preset.label);
  json.key("help");
  write_text(json, preset.help);
  json.key("values").begin_object();
  for (std::size_t i = 0; i < menu.specs.size(); ++i)
    json.key(menu.specs[i].name).text(options.value_text(static_cast<int>(i)));
  json.end_object().key("known").begin_array();
  for (const Known& known : preset.known) {
    const Known words = menu.known_as(preset, known.option, known.value);
    OptionSet one(menu);
    one.set_at(menu.find(known.option), known.value);
    json.begin_object().key("option").text(known.option);
    json.key("value").text(one.value_text(menu.find(known.option))).key("name");
    write_text(json, words.name);
    json.key("help");
    write_text(json, words.help);
    json.end_object();
  }
  json.end_array().end_object();
}

void write_game(JsonWriter& json, const AnyGame& game) {
  const OptionMenu& menu = game.option_menu();
  const OptionSet standard(menu);
  json.begin_object().key("id").text(game.id()).key("title");
  write_text(json, game.title());
  json.key("secrets").boolean(game.secrets()).key("seats").begin_object();
  json.key("fewest").number(game.seats().fewest).key("most").number(game.seats().most).end_object();
  json.key("rules").number(game.newest_rules()).key("groups").begin_array();
  for (const OptionGroup& group : menu.groups) {
    json.begin_object().key("name").text(group.name).key("title");
    write_text(json, group.title);
    json.end_object();
  }
  json.end_array().key("options").begin_array();
  for (std::size_t i = 0; i < menu.specs.size(); ++i)
    write_option(json, menu.specs[i], standard.value_text(static_cast<int>(i)));
  json.end_array().key("presets").begin_array();
  for (const Preset& preset : menu.presets) write_preset(json, menu, preset);
  json.end_array().key("bots").begin_array();
  for (const BotInfo& bot : bots_for(game.id())) {
    json.begin_object().key("name").text(bot.name).key("label");
    write_text(json, bot.label);
    json.end_object();
  }
  json.end_array().key("standardBot").text(standard_bot(game.id())).end_object();
}

}  // namespace

void write_catalogue(JsonWriter& json) {
  json.begin_object().key("games").begin_array();
  for (const AnyGame* game : all_games()) write_game(json, *game);
  json.end_array().end_object();
}

}  // namespace warren
