// The laws of Jack Rabbits once more with a fifth suit, whose power uses every hook there is.
#include "tests/fifth_suit/wardens.h"
#include "tests/laws/laws.h"

namespace warren {
namespace {

using jack_rabbits::FiveSuits;

// Random players need thousands of steps to the end on a board of five suits.
WARREN_LAWS(FiveSuits, .games = 1, .option_sets = 8, .cap = 400, .moves = 6, .some_end = false);

}  // namespace
}  // namespace warren
