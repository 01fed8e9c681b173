#include "scene/chronicle.h"

#include <algorithm>

namespace warren {

std::string undo_sentence(Seat by, const Voice& voice) {
  return fill(Text("{0} takes that back.", "{0} lo deshace."), {by}, voice);
}

std::vector<std::string> sentences(const AnyView& view, int entry, const Voice& voice) {
  const HeardEntry heard = view.entry(entry);
  if (heard.undo) return {undo_sentence(heard.by, voice)};
  std::vector<std::string> out;
  for (int event = 0; event < heard.events; ++event) {
    std::string sentence = view.event_sentence(entry, event, voice);
    if (!sentence.empty()) out.push_back(std::move(sentence));
  }
  return out;
}

std::vector<std::string> sentences_from(const AnyView& view, int entry, const Voice& voice) {
  std::vector<std::string> out;
  for (int i = std::max(entry, view.first_entry()); i < view.entries(); ++i) {
    for (std::string& sentence : sentences(view, i, voice)) out.push_back(std::move(sentence));
  }
  return out;
}

}  // namespace warren
