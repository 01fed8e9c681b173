// The laws of Jack Rabbits once more with the suits of the Frontier.
#include "tests/frontier/frontier.h"
#include "tests/laws/laws.h"

namespace warren {
namespace {

using jack_rabbits::Frontier;

// Random players need thousands of steps to the end on a board of eight suits.
WARREN_LAWS(Frontier, .games = 1, .option_sets = 8, .cap = 400, .moves = 6, .some_end = false);

}  // namespace
}  // namespace warren
