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

namespace warren {

class PageCalls {
 public:
  // Takes {"call": "open", …}; gives the answer, or {"problem": {"en": …, "es": …}}.
  std::string call(std::string_view request);

 private:
  int seat_down(std::unique_ptr<Host> host) {
    host->let_people_speak_up();
    hosts_[++last_] = std::move(host);
    return last_;
  }
  Problem open(const JsonValue& request, JsonWriter& json);
  Problem load(const JsonValue& request, JsonWriter& json);
  Problem answer(const JsonValue& request, JsonWriter& json);

  std::map<int, std::unique_ptr<Host>> hosts_;  // of each open table, by its number
  int last_ = 0;
};

}  // namespace warren
