#include "core/options.h"

#include <algorithm>
#include <cassert>

#include "core/numbers.h"
#include "core/utf8.h"

namespace warren {
namespace {

constexpr std::size_t kLongestQuote = 60;  // of a value that is refused

std::string join_names(std::span<const OptionChoice> choices) {
  std::string out;
  for (const auto& choice : choices) {
    if (!out.empty()) out += '|';
    out += choice.name;
  }
  return out;
}

bool parse_value(const OptionSpec& spec, std::string_view text, int& value) {
  switch (spec.kind) {
    case OptionKind::flag:
      value = text == "on" || text == "true" || text == "yes" || text == "1" ? 1 : 0;
      return value == 1 || text == "off" || text == "false" || text == "no" || text == "0";
    case OptionKind::number:
      if (!spec.automatic.empty() && text == spec.automatic) {
        value = 0;
        return true;
      }
      if (!spec.utmost.empty() && text == spec.utmost) {
        value = spec.highest + 1;
        return true;
      }
      return parse_int(text, spec.lowest, spec.highest, value);
    case OptionKind::choice:
    case OptionKind::text:
      for (value = 0; value < static_cast<int>(spec.choices.size()); ++value) {
        if (spec.choices[static_cast<std::size_t>(value)].name == text) return true;
      }
      return false;
  }
  return false;
}

// A log keeps a value on one line, trims it and takes # for the beginning of a remark.
Problem check_line(std::string_view text) {
  if (text.size() > OptionSet::kLongestText) {
    return Problem({"it is longer than {0} bytes", "tiene más de {0} bytes"},
                   {static_cast<int>(OptionSet::kLongestText)});
  }
  const bool plain = printable(text, text.size()) == text && text.find('#') == text.npos;
  if (!plain || text.starts_with(' ') || text.ends_with(' ')) {
    return Problem({"it must be one line, without # and without blanks at its ends",
                    "debe ser una sola línea, sin # y sin espacios en los extremos"});
  }
  return {};
}

Problem check_text(const OptionSpec& spec, std::string_view text) {
  if (Problem problem = check_line(text)) return problem;
  return spec.check == nullptr ? Problem() : spec.check(text);
}

std::string name_value(const OptionSet& set, int place) {
  return std::string(set.menu().specs[static_cast<std::size_t>(place)].name) + "=" +
         set.value_text(place);
}

// The same, for a sentence: a text may be long.
std::string quote(const OptionSet& set, int place) {
  return printable(name_value(set, place), kLongestQuote);
}

int standard_value(const OptionSpec& spec) {
  const bool no_name = spec.kind == OptionKind::text && spec.choices.empty();
  return no_name ? OptionSet::kOwnText : spec.standard;
}

}  // namespace

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

std::string allowed_values(const OptionSpec& spec) {
  switch (spec.kind) {
    case OptionKind::flag:
      return "on|off";
    case OptionKind::number: {
      std::string out = std::to_string(spec.lowest) + ".." + std::to_string(spec.highest);
      if (!spec.automatic.empty()) out += "|" + std::string(spec.automatic);
      if (!spec.utmost.empty()) out += "|" + std::string(spec.utmost);
      return out;
    }
    case OptionKind::choice:
      return join_names(spec.choices);
    case OptionKind::text:
      return join_names(spec.choices) + (spec.choices.empty() ? "…" : "|…");
  }
  return {};
}

int OptionMenu::find(std::string_view name) const {
  for (std::size_t i = 0; i < specs.size(); ++i) {
    if (specs[i].name == name) return static_cast<int>(i);
  }
  return -1;
}

const Preset* OptionMenu::find_preset(std::string_view name) const {
  for (const auto& preset : presets) {
    if (preset.name == name) return &preset;
  }
  return nullptr;
}

Known OptionMenu::known_as(const Preset& preset, std::string_view option, int value) const {
  Known out{.option = option, .value = value};
  for (const auto& known : preset.known) {
    if (known.option == option && known.value == value) out = known;
  }
  const OptionSpec& spec = specs[static_cast<std::size_t>(find(option))];
  if (out.name.empty()) out.name = spec.label;
  if (out.help.empty()) out.help = spec.help;
  return out;
}

OptionSet::OptionSet(const OptionMenu& menu) : menu_(&menu), texts_(menu.specs.size()) {
  assert(menu.specs.size() <= kMost);
  for (std::size_t i = 0; i < menu.specs.size(); ++i)
    values_[i] = static_cast<std::int16_t>(standard_value(menu.specs[i]));
}

int OptionSet::get(std::string_view name) const {
  const int place = menu_->find(name);
  assert(place >= 0);
  return at(place);
}

void OptionSet::set_at(int place, int value) {
  values_[static_cast<std::size_t>(place)] = static_cast<std::int16_t>(value);
  texts_[static_cast<std::size_t>(place)].clear();
}

Problem OptionSet::set(std::string_view name, std::string_view value) {
  const int place = menu_->find(name);
  if (place < 0) {
    std::string known;
    for (const auto& spec : menu_->specs) {
      if (!known.empty()) known += ", ";
      known += spec.name;
    }
    return Problem({"there is no option “{0}”; the options are {1}",
                    "no existe la opción «{0}»; las opciones son {1}"},
                   {std::string(name), known});
  }
  const OptionSpec& spec = menu_->specs[static_cast<std::size_t>(place)];
  int number = 0;
  if (parse_value(spec, value, number)) {
    set_at(place, number);
    return {};
  }
  if (spec.kind != OptionKind::text) {
    return Problem({"option {0} cannot be “{1}”; it takes {2}",
                    "la opción {0} no puede ser «{1}»; admite {2}"},
                   {std::string(name), std::string(value), allowed_values(spec)});
  }
  if (const Problem wrong = check_text(spec, value)) {
    return Problem({"option {0} cannot be “{1}”: {2}; it takes {3}",
                    "la opción {0} no puede ser «{1}»: {2}; admite {3}"},
                   {std::string(name), printable(value, kLongestQuote),
                    Fact(wrong.say(Lang::en), wrong.say(Lang::es)), allowed_values(spec)});
  }
  values_[static_cast<std::size_t>(place)] = kOwnText;
  texts_[static_cast<std::size_t>(place)] = value;
  return {};
}

Problem OptionSet::set(std::string_view name_and_value) {
  const std::size_t equals = name_and_value.find('=');
  if (equals == std::string_view::npos) {
    return Problem({"“{0}” is not an option; write name=value",
                    "«{0}» no es una opción; escribe nombre=valor"},
                   {std::string(name_and_value)});
  }
  return set(name_and_value.substr(0, equals), name_and_value.substr(equals + 1));
}

Problem OptionSet::apply_preset(std::string_view name) {
  if (const Preset* preset = menu_->find_preset(name)) {
    for (const auto& setting : preset->settings) set_at(menu_->find(setting.option), setting.value);
    return {};
  }
  std::string known;
  for (const auto& preset : menu_->presets) {
    if (!known.empty()) known += ", ";
    known += preset.name;
  }
  return Problem({"there is no preset “{0}”; the presets are {1}",
                  "no existe el preajuste «{0}»; los preajustes son {1}"},
                 {std::string(name), known});
}

bool OptionSet::matches(int place, int value) const {
  if (value != OptionRule::kChanged) return at(place) == value;
  return at(place) != standard_value(menu_->specs[static_cast<std::size_t>(place)]);
}

bool OptionSet::breaks(const OptionRule& rule) const {
  const bool met = matches(menu_->find(rule.b), rule.b_value);
  return matches(menu_->find(rule.a), rule.a_value) &&
         met == (rule.kind == OptionRule::Kind::excludes);
}

bool OptionSet::is_idle(int place) const {
  const OptionSpec& spec = menu_->specs[static_cast<std::size_t>(place)];
  if (spec.matters == nullptr || spec.matters(*this)) return false;
  return std::none_of(menu_->rules.begin(), menu_->rules.end(), [&](const OptionRule& rule) {
    return (rule.a == spec.name || rule.b == spec.name) && breaks(rule);
  });
}

Problem OptionSet::conflict() const {
  for (const auto& rule : menu_->rules) {
    const int a = menu_->find(rule.a);
    const int b = menu_->find(rule.b);
    assert(a >= 0 && b >= 0);
    if (!breaks(rule)) continue;
    if (rule.kind == OptionRule::Kind::excludes) {
      return Problem({"{0} does not go with {1}: {2}", "{0} no se combina con {1}: {2}"},
                     {quote(*this, a), quote(*this, b), rule.why});
    }
    OptionSet wanted = *this;
    wanted.set_at(b, rule.b_value);
    return Problem({"{0} needs {1}: {2}", "{0} necesita {1}: {2}"},
                   {quote(*this, a), quote(wanted, b), rule.why});
  }
  return menu_->check == nullptr ? Problem() : menu_->check(*this);
}

std::string OptionSet::value_text(int place) const {
  const OptionSpec& spec = menu_->specs[static_cast<std::size_t>(place)];
  switch (spec.kind) {
    case OptionKind::flag:
      return at(place) != 0 ? "on" : "off";
    case OptionKind::number:
      if (at(place) == 0 && !spec.automatic.empty()) return std::string(spec.automatic);
      if (at(place) > spec.highest && !spec.utmost.empty()) return std::string(spec.utmost);
      return std::to_string(at(place));
    case OptionKind::text:
      if (at(place) == kOwnText) return texts_[static_cast<std::size_t>(place)];
      [[fallthrough]];
    case OptionKind::choice:
      return std::string(spec.choices[static_cast<std::size_t>(at(place))].name);
  }
  return {};
}

std::vector<std::string> OptionSet::to_text() const {
  std::vector<std::string> out;
  for (int i = 0; i < static_cast<int>(menu_->specs.size()); ++i)
    out.push_back(name_value(*this, i));
  return out;
}

}  // namespace warren
