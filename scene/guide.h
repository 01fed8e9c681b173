// What a guide at the table says to somebody who learns the game: what is asked now and with what,
// what it is good for and what it risks, what the next turns could be for, and why what others did
// matters. It explains and lets choose. Made of what the viewer sees and of nothing else.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/json.h"
#include "scene/scene.h"

namespace warren {

struct Guide {
  // Something to be explained once, when it first comes up.
  struct Lesson {
    std::string topic;
    std::string text;
  };
  std::string topic = {};  // what is asked, by a name that stays; empty: there is nothing to say
  std::string line = {};   // what this is and what can be done, with the numbers and cards of now
  std::string good = {};   // what it is good for
  std::string risk = {};   // what it risks; empty: nothing
  std::vector<Lesson> lessons = {};
  std::string goal = {};                 // for the next turns
  bool urgent = false;                   // the goal goes before all else: it may win now
  std::vector<std::string> points = {};  // things it speaks of, named as the inspector names them
  std::string rule = {};                 // a heading of the rules page

  void teach(std::string_view what, std::string text);  // once
  void point(std::string thing);                        // once
};

Guide guide(const Scene& scene);
// Why what others did since the viewer's last action matters to the viewer; empty: it does not.
std::string matters(const Scene& scene);
void write_guide(JsonWriter& json, const Guide& guide, std::string_view matters);

}  // namespace warren
