// The tables of a page: what it asks and what it is told, as JSON, one call at a time. The types of
// both are in web/src/engine/contract.ts.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <string_view>

#include "core/json.h"
#include "core/json_reader.h"
#include "table/host.h"

namespace warren {

class Tables {
 public:
  // Takes {"call": "open", …}; gives the answer, or {"problem": {"en": …, "es": …}}.
  std::string call(std::string_view request);

 private:
  int seat_down(std::unique_ptr<Host> host) {
    hosts_[++last_] = std::move(host);
    return last_;
  }
  Problem open(const JsonValue& request, JsonWriter& json);
  Problem load(const JsonValue& request, JsonWriter& json);
  Problem answer(const JsonValue& request, JsonWriter& json);

  std::map<int, std::unique_ptr<Host>> hosts_;  // by number
  int last_ = 0;
};

}  // namespace warren
