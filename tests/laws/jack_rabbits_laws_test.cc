#include "games/jack_rabbits/jack_rabbits.h"
#include "tests/laws/laws.h"

namespace warren {
namespace {

using jack_rabbits::JackRabbits;

WARREN_LAWS(JackRabbits, .games = 2, .option_sets = 12, .cap = 400, .moves = 6);

}  // namespace
}  // namespace warren
