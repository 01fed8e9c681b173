// The headings of the rules page, docs/rules/rabbihop.*.md, in their order.
#pragma once

#include <array>

#include "core/sections.h"

namespace warren::rabbihop {

inline constexpr std::array kHeadings = {
    Heading{"Pieces", "Piezas"},
    Heading{"Setup and end", "Preparación y final"},
    Heading{"A turn", "Un turno"},
    Heading{"Jump", "Salto"},
    Heading{"Handle", "Manejo"},
    Heading{"Tiles", "Losetas"},
    Heading{"Tiles: carrot", "Losetas: zanahoria"},
    Heading{"Tiles: rotate", "Losetas: giro"},
    Heading{"Tiles: fence", "Losetas: valla"},
    Heading{"Tiles: fence move", "Losetas: mover vallas"},
    Heading{"Tiles: teleport", "Losetas: teletransporte"},
    Heading{"Tiles: swap", "Losetas: trueque"},
    Heading{"Tiles: score modifier", "Losetas: modificador"},
    Heading{"Tiles: trap", "Losetas: trampa"},
    Heading{"Tiles: blocker", "Losetas: bloqueo"},
    Heading{"Tiles: thief", "Losetas: ladrón"},
    Heading{"Tiles: stamper", "Losetas: sello"},
    Heading{"Tiles: plus", "Losetas: más"},
    Heading{"Tiles: start", "Losetas: salida"},
    Heading{"Bunny Explorers", "Conejos exploradores"},
    Heading{"Holes & Molehills", "Hoyos y toperas"},
    Heading{"Territory", "Territorio"},
    Heading{"Open market", "Mercado abierto"},
    Heading{"Start tweaks", "Salidas especiales"},
    Heading{"Start numbers", "Números de la salida"},
    Heading{"Springboard", "Trampolín"},
    Heading{"At this table", "En esta mesa"},
};
using Section = SectionOf<kHeadings>;

}  // namespace warren::rabbihop
