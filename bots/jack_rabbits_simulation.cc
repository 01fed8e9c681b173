// Simulations of Jack Rabbits, in a file of its own: playouts take long to compile.
#include "bots/simulation_of.h"
#include "games/jack_rabbits/fast.h"

namespace warren {

template PreparedSimulation prepare_simulation_of<jack_rabbits::JackRabbits>(
    const SimulationWords& words);

}  // namespace warren
