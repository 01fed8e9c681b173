#include "core/problem.h"

#include "core/utf8.h"

namespace warren {
namespace {

// Facts often quote what somebody gave us, which may be a picture. Lists of names stay whole.
constexpr std::size_t kLongestFact = 1000;
constexpr std::size_t kShownOfLonger = 60;

std::string shown(const std::string& fact) {
  return printable(fact, fact.size() > kLongestFact ? kShownOfLonger : kLongestFact);
}

}  // namespace

std::string fill(std::string_view text, const std::vector<Fact>& facts, Lang lang) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool place = text[i] == '{' && i + 2 < text.size() && text[i + 2] == '}' &&
                       text[i + 1] >= '0' && text[i + 1] <= '9';
    const std::size_t which = place ? static_cast<std::size_t>(text[i + 1] - '0') : 0;
    if (place && which < facts.size()) {
      out += shown(facts[which].in(lang));
      i += 2;
    } else {
      out += text[i];
    }
  }
  return out;
}

}  // namespace warren
