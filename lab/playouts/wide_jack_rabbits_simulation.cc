// Simulations of Jack Rabbits with more suits than the narrow type has room for.
#include "games/jack_rabbits/jack_rabbits.h"
#include "lab/playouts/simulation_of.h"

namespace warren {

template PreparedSimulation prepare_simulation_of<jack_rabbits::WideJackRabbits>(
    const SimulationWords& words);

}  // namespace warren
