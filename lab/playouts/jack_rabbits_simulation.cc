// Simulations of Jack Rabbits with few suits, in a file of its own: playouts take long to compile.
#include "games/jack_rabbits/fast.h"
#include "lab/playouts/simulation_of.h"

namespace warren {

template PreparedSimulation prepare_simulation_of<jack_rabbits::JackRabbits>(
    const SimulationWords& words);

}  // namespace warren
