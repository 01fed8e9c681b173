// Jack Rabbits behind the face of all games.
#include "games/adapter_of.h"

namespace warren {

template const AnyGame& adapter_of<jack_rabbits::WideJackRabbits>();

}  // namespace warren
