// What an action is called in the list of offers, and where on the board it leads.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "scene/jack_rabbits/look.h"

namespace warren::jack_rabbits_scene {

class Wording {
 public:
  explicit Wording(const Look& look) : look_(look), pub_(look.pub()) {}

  Choice choice(const Action& action) const;

 private:
  // Journeys (travel_wording.cc); false if the action is none.
  bool travel(const Action& action, Choice& out) const;
  void walk(const Action& action, Choice& out) const;
  void ride(const Action& action, Choice& out) const;
  void sail(const Action& action, Choice& out) const;
  void trail(const Action& action, Choice& out) const;
  void hop(const Action& action, Choice& out) const;
  std::string inland(int port) const;
  std::string heading(const Action& action) const;
  std::string where(const Action& action, const Preview& seen) const;
  std::pair<int, int> leaving(const Action& action) const;
  std::string toll() const;
  void walk_on_page(const Action& action, const std::string& end, Choice& out) const;

  // The rest (wording.cc).
  bool on_a_hex(const Action& action, Choice& out) const;
  void buy(const Action& action, Choice& out) const;
  void pay(const Action& action, Choice& out) const;
  void fight(const Action& action, Choice& out) const;
  void propose(const Action& action, Choice& out) const;
  void hand_over(const Action& action, Choice& out) const;
  void power(const Action& action, Choice& out) const;
  void break_first(const Action& action, Choice& out) const;
  std::string giving_in() const;

  std::string say(Text text, Facts facts = {}) const { return look_.say(text, facts); }
  std::string cards(const Action& action) const { return cards_name(action.cards, look_.lang); }
  int worth(const Action& action) const { return look_.setup.worth_of(action.cards); }
  jr::Place here() const { return pub_.place_of(pub_.turn); }
  bool on_hex() const { return pub_.top().kind == jr::FrameKind::hex; }
  bool below() const { return on_hex() && here() == jr::Place::underground; }
  const jr::Stand& stand() const { return look_.setup.ground.at(pub_.top().spot()); }

  const Look& look_;
  const Game::Public& pub_;
};

}  // namespace warren::jack_rabbits_scene
