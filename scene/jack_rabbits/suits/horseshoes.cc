// What is said of horseshoes: broncos, wells, the shady market.
#include "scene/jack_rabbits/power_words.h"

namespace warren::jack_rabbits_scene {
namespace {

constexpr std::array kLines = {
    PowerLine{.choice = "ride",
              .leads = Leads::rabbit,
              .label = {"a bronco to {0}, for {1}", "un bronco a {0}, por {1}"},
              .group = {"a bronco, for {1}, to…", "un bronco, por {1}, a…"},
              .paid_for = {"a bronco to {0}", "un bronco a {0}"},
              .weight = 0},
    PowerLine{.choice = "ride-cave",
              .leads = Leads::rabbit,
              .label = {"a bronco to {0}, for {1}", "un bronco a {0}, por {1}"},
              .group = {"a bronco, for {1}, to…", "un bronco, por {1}, a…"},
              .paid_for = {"a bronco to {0}", "un bronco a {0}"},
              .weight = 0},
    PowerLine{.choice = "rode", .did = {"took a bronco", "tomó un bronco"}},
    PowerLine{.choice = "well",
              .leads = Leads::rabbit,
              .label = {"go down the well to the Underground, free",
                        "bajar gratis por el pozo al Subsuelo"},
              .did = {"went down the well", "bajó por el pozo"}},
};

}  // namespace

const PowerWords kHorseshoeWords = {
    .lines = kLines,
    .questions = {},
    .cards =
        {"Horseshoes pay for broncos: from anywhere on an island with a hex of theirs to any hex "
         "or cave of it. In the Underground they buy spent cards of any suit.",
         "Las herraduras pagan broncos: desde cualquier punto de una isla con un hexágono suyo "
         "hasta cualquier hexágono o cueva de ella. En el Subsuelo compran cartas gastadas de "
         "cualquier palo."},
    .hexes = {"Its well leads down to the Underground, free of charge.",
              "Su pozo baja gratis al Subsuelo."},
    .annex = {"Shady market", "Mercado oculto"},
    .annex_what =
        {"Horseshoes buy spent cards of any suit here, once a turn.",
         "Aquí las herraduras compran cartas gastadas de cualquier palo, una vez por turno."},
};

}  // namespace warren::jack_rabbits_scene
