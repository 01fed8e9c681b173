// How a game's adapter is made: included by games/<name>_adapter.cc alone.
#pragma once

#include "games/adapter.h"
#include "games/catalog.h"
#include "games/staged.h"

namespace warren {

template <class G>
struct AdapterOf {
  using type = GameOf<G>;
};
template <class G>
requires kStaged<G>
struct AdapterOf<G> {
  using type = StagedGame<FirstStage<G>, G>;
};

template <class G>
const AnyGame& adapter_of() {
  static const typename AdapterOf<G>::type adapter{};
  return adapter;
}

}  // namespace warren
