#include "core/overflow.h"

#include <array>
#include <cstddef>

namespace warren {
namespace {

struct Words {
  std::string_view code;
  Text text;
};
constexpr std::array<Words, kOverflows> kWords{{
    {},
    {"decisions-full",
     {"the stack of pending decisions is full", "la pila de decisiones pendientes está llena"}},
    {"list-full", {"a list of the game is full", "una lista de la partida está llena"}},
    {"offers-full",
     {"there is more to choose from than fits a list",
      "hay más para elegir de lo que cabe en una "
      "lista"}},
    {"bytes-full",
     {"the state is larger than the buffer for its bytes",
      "el estado es mayor que el búfer para sus bytes"}},
    {"list-empty",
     {"something was to be taken from a list that does not hold it",
      "había que tomar algo de una lista que no lo contiene"}},
}};

const Words& words_of(Overflow what) { return kWords[static_cast<std::size_t>(what)]; }

}  // namespace

namespace detail {
thread_local constinit OverflowRegister overflow_register;
}  // namespace detail

std::string_view code_of(Overflow what) { return words_of(what).code; }
Text text_of(Overflow what) { return words_of(what).text; }

}  // namespace warren
