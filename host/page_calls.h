// What a page may call: it opens tables, looks at them and acts there. A request and its answer are
// JSON, one call at a time; the types of both are in web/src/engine/contract.ts.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <string_view>

#include "core/json.h"
#include "core/json_reader.h"
#include "host/host.h"
#include "host/lesson_table.h"

namespace warren {

class PageCalls {
 public:
  // Takes {"call": "open", …}; gives the answer, or {"problem": {"en": …, "es": …}}.
  std::string call(std::string_view request);

 private:
  // A lesson brings its own host, which is another one in each task.
  struct Table {
    std::unique_ptr<Host> plain = {};
    std::unique_ptr<LessonTable> lesson = {};

    Host& host() { return lesson == nullptr ? *plain : lesson->host(); }
  };

  int seat_down(Table table) {
    table.host().let_people_speak_up();
    tables_[++last_] = std::move(table);
    return last_;
  }
  Problem open(const JsonValue& request, JsonWriter& json);
  Problem load(const JsonValue& request, JsonWriter& json);
  Problem learn(const JsonValue& request, JsonWriter& json);
  Problem answer(const JsonValue& request, JsonWriter& json);

  std::map<int, Table> tables_;  // those that are open, by their numbers
  int last_ = 0;
};

}  // namespace warren
