// How refusals and things that cannot be read become Rulings, for any game.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/game.h"
#include "core/layout.h"
#include "core/shared_refusals.h"
#include "games/ruling.h"

namespace warren {

inline constexpr Text kUnreadableBytes{
    "these bytes are not one value of the kind expected here, or come from another version",
    "estos bytes no son un valor del tipo que se espera aquí, o son de otra versión"};

inline Ruling unreadable(const Problem& problem, const Voice& voice) {
  return {Ruling::Kind::unreadable, "unreadable", "", problem.say(voice)};
}
inline Ruling refused_for(const SharedRefusal& refusal, const Voice& voice) {
  return {Ruling::Kind::refused, std::string(refusal.code), "",
          std::string(refusal.text.in(voice.lang()))};
}
inline Ruling failed_ruling(const Problem& failure, const Voice& voice) {
  return {Ruling::Kind::refused, std::string(shared_refusals::kMatchFailed.code), "",
          failure.say(voice)};
}

template <Game G>
Ruling ruling_of(const typename G::Setup& setup, const Refusal& refusal, const Voice& voice) {
  if (!refusal) return {};
  const RefusalWords words = G::words(refusal);
  return {Ruling::Kind::refused, std::string(words.id), std::string(words.section.in(voice.lang())),
          G::tell(setup, refusal, voice)};
}

// Reads an action or an outcome and gives it to `use`; or says what is wrong.
template <Game G, class T, class Use>
Ruling with_value(const typename G::Setup& setup, std::string_view text, const Voice& voice,
                  Use&& use) {
  T value{};
  if (const Problem problem = G::read(setup, text, value)) return unreadable(problem, voice);
  return use(value);
}
template <Game G, class T, class Use>
Ruling with_value(const typename G::Setup&, ByteSpan bytes, const Voice& voice, Use&& use) {
  T value{};
  if (!from_stamped_bytes(bytes, value)) return unreadable(Problem(kUnreadableBytes), voice);
  return use(value);
}

// Actions and outcomes are judged by the rules, whatever their bytes say. Events and views are
// applied as they are, so they must be something that can be written down.
template <Game G, class T>
Problem read_sound(const typename G::Setup& setup, ByteSpan bytes, T& value) {
  T again{};
  const bool sound = from_stamped_bytes(bytes, value) &&
                     !G::read(setup, G::write(setup, value), again) && again == value;
  return sound ? Problem() : Problem(kUnreadableBytes);
}

template <Game G>
std::vector<std::string> written_offers(const typename G::Setup& setup,
                                        const std::unique_ptr<Offers<typename G::Action>>& offers) {
  std::vector<std::string> out;
  for (const auto& action : *offers) out.push_back(G::write(setup, action));
  return out;
}
template <Game G>
std::vector<Bytes> stamped_offers(const std::unique_ptr<Offers<typename G::Action>>& offers) {
  std::vector<Bytes> out;
  for (const auto& action : *offers) out.push_back(stamped_bytes(action));
  return out;
}

}  // namespace warren
