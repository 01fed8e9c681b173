#include "lab/playouts/option_sweep.h"

#include <algorithm>

namespace warren {
namespace {

std::string setting_of(const OptionSpec& spec, int value) {
  const std::string name = std::string(spec.name) + "=";
  if (spec.kind == OptionKind::flag) return name + (value != 0 ? "on" : "off");
  if (spec.kind == OptionKind::number) return name + std::to_string(value);
  return name + std::string(spec.choices[static_cast<std::size_t>(value)].name);
}

// What this value asks for of others.
void add_needs(const OptionMenu& menu, const OptionSpec& spec, int value,
               std::vector<std::string>& settings) {
  for (const OptionRule& rule : menu.rules) {
    const bool meant = rule.a_value == value || rule.a_value == OptionRule::kChanged;
    if (rule.kind != OptionRule::Kind::needs || rule.a != spec.name || !meant) continue;
    const OptionSpec& needed = menu.specs[static_cast<std::size_t>(menu.find(rule.b))];
    settings.push_back(setting_of(needed, rule.b_value));
  }
}

int values_of(const OptionSpec& spec) {
  if (spec.kind == OptionKind::flag) return 2;
  return spec.kind == OptionKind::number ? 0 : static_cast<int>(spec.choices.size());
}

}  // namespace

std::vector<Variation> every_variation(const OptionMenu& menu,
                                       const std::vector<std::string>& left_out) {
  std::vector<Variation> out;
  for (const Preset& preset : menu.presets)
    out.push_back({std::string(preset.name), std::string(preset.name), {}});
  for (const OptionSpec& spec : menu.specs) {
    if (std::find(left_out.begin(), left_out.end(), spec.name) != left_out.end()) continue;
    for (int value = 0; value < values_of(spec); ++value) {
      if (value == spec.standard) continue;
      Variation& added = out.emplace_back();
      added.name = setting_of(spec, value);
      added.settings.push_back(added.name);
      add_needs(menu, spec, value, added.settings);
    }
  }
  return out;
}

}  // namespace warren
