// A table of Rabbihop that is set up in notation, and what the page is told of it.
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <string_view>

#include "core/json_reader.h"
#include "games/catalog.h"
#include "host/host.h"
#include "scene/scene_json.h"
#include "scene/scene_writer.h"

namespace warren {

// A table of people, from a position on. Rows left out at the southern end are empty.
class Sitting {
 public:
  Sitting(std::string_view options, std::string position, int side = 4) {
    for (auto rows = count_rows(position); rows < side; ++rows) {
      position += "\nrow";
      for (int i = 0; i < side; ++i) position += " .";
    }
    std::string text = "warren-log 1\ngame rabbihop\n";
    for (std::size_t at = 0; at < options.size();) {
      const std::size_t end = std::min(options.find(' ', at), options.size());
      text += "option " + std::string(options.substr(at, end - at)) + "\n";
      at = end + 1;
    }
    text += "position\n" + position + "\nend\n";
    LoadedHost loaded = load_host(text, {{"Ana", ""}, {"Bea", ""}}, 1, Lang::en, {});
    EXPECT_NE(loaded.host, nullptr) << loaded.problem << "\n" << text;
    host_ = std::move(loaded.host);
  }

  Scene scene(Seat viewer = Seat{0}, Lang lang = Lang::en) const {
    return {host_->view(viewer), host_->seating(), lang};
  }
  Sitting& plays(std::string_view action, Seat seat = Seat{0}) {
    const Ruling ruling = host_->act(seat, action, Lang::en);
    EXPECT_TRUE(ruling) << action << ": " << ruling.reason;
    return *this;
  }
  Sitting& deals() {
    host_->deal();
    return *this;
  }
  // The facts of the last entry's first event of this kind.
  EventFacts facts(std::string_view kind) const {
    const AnyView& view = host_->view(Seat{0});
    const int entry = view.entries() - 1;
    for (int i = 0; i < view.entry(entry).events; ++i) {
      const std::string text = view.event_text(entry, i);
      if (text.substr(0, text.find(' ')) == kind) return writer().facts(scene(), entry, i);
    }
    ADD_FAILURE() << "no event " << kind;
    return {};
  }
  std::string touch(std::string_view place, Seat seat = Seat{0}) const {
    return writer().touch(scene(seat), place);
  }
  // What somebody hears who touches a place for which nothing is offered.
  Ruling touched(std::string_view place, Lang lang = Lang::en) const {
    return why_not(scene(Seat{0}, lang), place);
  }
  Foreseen foresee(const std::string& action) const { return writer().foresee(scene(), {action}); }
  std::string about(std::string_view id, Lang lang = Lang::en) const {
    for (const int place : writer().places(scene())) {
      if (writer().place_id(scene(), place) == id)
        return writer().about(scene(Seat{0}, lang), place);
    }
    return "no such place";
  }
  JsonValue view(Lang lang = Lang::en) const {
    JsonWriter json;
    writer().write_view(scene(Seat{0}, lang), json);
    return read(json);
  }
  JsonValue board(Lang lang = Lang::en) const {
    JsonWriter json;
    writer().write_board(scene(Seat{0}, lang), json);
    return read(json);
  }
  // What is offered under this notation.
  Choice choice(std::string_view notation, Lang lang = Lang::en, Seat seat = Seat{0}) const {
    for (const Choice& each : writer().choices(scene(seat, lang))) {
      if (each.notation == notation) return each;
    }
    ADD_FAILURE() << notation << " is not offered";
    return {};
  }
  static const SceneWriter& writer() { return rabbihop_scene_writer(); }
  const Host& host() const { return *host_; }

 private:
  static int count_rows(const std::string& position) {
    int rows = 0;
    for (std::size_t at = 0; (at = position.find("row ", at)) != std::string::npos; ++at) ++rows;
    return rows;
  }
  static JsonValue read(const JsonWriter& json) {
    JsonValue value;
    const Problem problem = read_json(json.str(), value);
    EXPECT_FALSE(problem) << problem.say(Lang::en) << "\n" << json.str();
    return value;
  }
  std::unique_ptr<Host> host_;
};

inline const JsonValue& at(const JsonValue& value, std::string_view key) {
  const JsonValue* found = value.find(key);
  EXPECT_NE(found, nullptr) << key;
  static const JsonValue kNothing;
  return found == nullptr ? kNothing : *found;
}

}  // namespace warren
