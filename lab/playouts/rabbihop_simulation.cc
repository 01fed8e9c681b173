// Simulations of Rabbihop, in a file of its own: playouts take long to compile.
#include "games/rabbihop/fast.h"
#include "lab/playouts/simulation_of.h"

namespace warren {

template PreparedSimulation prepare_simulation_of<rabbihop::Rabbihop>(const SimulationWords& words);

}  // namespace warren
