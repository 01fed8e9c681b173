// The headings of the rules page, docs/rules/rabbihop.*.md, in their order.
#pragma once

#include <array>

#include "core/sections.h"

namespace warren::rabbihop {

inline constexpr std::array kHeadings = {
    Text{"Pieces", "Piezas"},
    Text{"Setup and end", "Preparación y final"},
    Text{"A turn", "Un turno"},
    Text{"Jump", "Salto"},
    Text{"Handle", "Manejo"},
    Text{"Tiles", "Losetas"},
    Text{"Tiles: carrot", "Losetas: zanahoria"},
    Text{"Tiles: rotate", "Losetas: giro"},
    Text{"Tiles: fence", "Losetas: valla"},
    Text{"Tiles: fence move", "Losetas: mover vallas"},
    Text{"Tiles: teleport", "Losetas: teletransporte"},
    Text{"Tiles: swap", "Losetas: trueque"},
    Text{"Tiles: score modifier", "Losetas: modificador"},
    Text{"Tiles: trap", "Losetas: trampa"},
    Text{"Tiles: blocker", "Losetas: bloqueo"},
    Text{"Tiles: thief", "Losetas: ladrón"},
    Text{"Tiles: stamper", "Losetas: sello"},
    Text{"Tiles: plus", "Losetas: más"},
    Text{"Tiles: start", "Losetas: salida"},
    Text{"Bunny Explorers", "Conejos exploradores"},
    Text{"Holes & Molehills", "Hoyos y toperas"},
    Text{"Territory", "Territorio"},
    Text{"Open market", "Mercado abierto"},
    Text{"Start tweaks", "Salidas especiales"},
    Text{"Start numbers", "Números de la salida"},
    Text{"Springboard", "Trampolín"},
    Text{"At this table", "En esta mesa"},
};
using Section = SectionOf<kHeadings>;

}  // namespace warren::rabbihop
