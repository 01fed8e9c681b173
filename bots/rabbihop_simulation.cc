// Simulations of Rabbihop, in a file of its own: playouts take long to compile.
#include "bots/simulation_of.h"
#include "games/rabbihop/fast.h"

namespace warren {

template PreparedSimulation prepare_simulation_of<rabbihop::Rabbihop>(const SimulationWords& words);

}  // namespace warren
