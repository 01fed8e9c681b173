#include "games/rabbihop/rabbihop.h"
#include "tests/laws/laws.h"

namespace warren {
namespace {

using rabbihop::Rabbihop;

WARREN_LAWS(Rabbihop);

}  // namespace
}  // namespace warren
