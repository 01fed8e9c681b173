// What the parts of the guide that speak of questions share.
#pragma once

#include <algorithm>
#include <memory>
#include <string>

#include "games/jack_rabbits/state/sections.h"
#include "scene/jack_rabbits/guide_parts.h"
#include "scene/jack_rabbits/power_words.h"
#include "scene/jack_rabbits/staging.h"

namespace warren::jack_rabbits_scene {

class Telling {
 public:
  explicit Telling(const Look& look)
      : look_(look), pub_(look.pub()), frame_(look.pub().top()), me_(look.view.seat) {
    jr::offers(look.setup, look.sight(), *offers_);
  }

 protected:
  std::string say(Text text, Facts facts = {}) const { return look_.say(text, facts); }
  void begin(std::string_view topic, jr::Section rule) {
    out_.topic = topic;
    out_.rule = rule.in(look_.lang);
  }
  // What the table says of such a question anyway is the lesson where no other is given.
  void teach(Text text, Facts facts = {}) { out_.teach(out_.topic, say(text, facts)); }
  void teach_aim() { out_.teach(out_.topic, aim(look_)); }
  const Cards& hand() const { return look_.view.own.hand; }
  jr::Place here() const { return pub_.place_of(me_); }
  bool offered(jr::ActionKind kind) const {
    return std::any_of(offers_->begin(), offers_->end(),
                       [&](const Action& offer) { return offer.kind == kind; });
  }
  // All cards that offers of a kind name.
  Cards named(jr::ActionKind kind) const {
    Cards out;
    for (const Action& offer : *offers_) {
      if (offer.kind == kind) out = out | offer.cards;
    }
    return out;
  }
  void point(jr::Place place) { out_.point(id_of(look_, place)); }
  void point(Seat seat) { out_.point(id_of(seat)); }
  void point_cards(const Cards& cards) {
    for (const std::string& card : written(cards & hand()))
      out_.point(std::string(kCardThing) + card);
  }
  Cards of_suits(jr::SuitMask suits) const {
    return jr::paying(hand(), suits) - jr::royals(hand());
  }
  int held(const jr::Need& need) const {
    return jr::worth_for(look_.setup, hand() - jr::royals(hand()), need);
  }
  std::string need_text(const jr::Need& need) const {
    return say({"{0} in {1}", "{0} en {1}"}, {need.amount, suits_name(need.suits, look_.lang)});
  }

  void teach_fight() {
    if (look_.setup.weapons.size() > 1) {
      out_.teach(
          "fight-fire",
          say({"Fight: {0} against one another, each side in one suit. Whoever cannot or will "
               "not play more goes off the board; a winning attacker steals a random card.",
               "Pelea: {0} de ambas partes, cada una de un solo palo. Quien no puede o no "
               "quiere jugar más va al destierro; si gana el atacante, roba una carta al "
               "azar."},
              {suits_name(weapons_now(look_), look_.lang)}) +
              arms());
      return;
    }
    out_.teach(
        "fight",
        say({"Fight: spades against spades. Whoever cannot or will not play more goes off the "
             "board; a winning attacker steals a random card. All spades played are spent.",
             "Pelea: picas contra picas. Quien no puede o no quiere jugar más va al destierro; "
             "si gana el atacante, roba una carta al azar. Las picas jugadas se gastan."}));
  }

  // What suits that fight add to it.
  std::string arms() const {
    std::string out;
    for (const jr::Suit suit : look_.setup.weapons) {
      const PowerWords* words = power_words(look_, suit);
      if (words != nullptr && !words->fights.in(look_.lang).empty())
        out += " " + say(words->fights);
    }
    return out;
  }

  const Look& look_;
  const Game::Public& pub_;
  const jr::Frame& frame_;
  Seat me_;
  std::unique_ptr<Offers<Action>> offers_ = std::make_unique<Offers<Action>>();
  Guide out_;
};

}  // namespace warren::jack_rabbits_scene
