// The headings of the rules page, docs/rules/jack-rabbits.*.md, in their order.
#pragma once

#include <array>

#include "core/sections.h"

namespace warren::jack_rabbits {

inline constexpr std::array kHeadings = {
    Text{"What is in the box", "Qué hay en la caja"},
    Text{"Setup", "Preparación"},
    Text{"Building a board", "Construir un tablero"},
    Text{"Winning", "Victoria"},
    Text{"A turn", "Un turno"},
    Text{"Lottery", "Lotería"},
    Text{"Journey", "Travesía"},
    Text{"Acquisition", "Adquisición"},
    Text{"Increment", "Incremento"},
    Text{"Hand limit", "Límite de cartas"},
    Text{"Paying", "Pagar"},
    Text{"Empty pile", "Pila vacía"},
    Text{"Transfers: trailway", "Traslados: pasadizo"},
    Text{"Transfers: merchant", "Traslados: comerciante"},
    Text{"Transfers: tavern", "Traslados: comodín"},
    Text{"Transfers: cave", "Traslados: madriguera"},
    Text{"Off-board", "Destierro"},
    Text{"The Underground", "El Subsuelo"},
    Text{"Powers", "Poderes"},
    Text{"Clubs: flights", "Tréboles: vuelos"},
    Text{"Spades: fights", "Picas: peleas"},
    Text{"Hearts: vetting", "Corazones: juicios"},
    Text{"Diamonds: plazas", "Diamantes: plazas"},
    Text{"Options", "Opciones"},
    Text{"Options: board and suits", "Opciones: tablero y palos"},
    Text{"Options: aces and values", "Opciones: ases y valores"},
    Text{"Options: lottery and hands", "Opciones: lotería y manos"},
    Text{"Options: clovers and hearts boost", "Opciones: tréboles y corazones potenciados"},
    Text{"Player trade", "Comercio interpersonal"},
    Text{"Options: trailing carrots", "Opciones: zanahorias ventajosas"},
    Text{"Explore", "Explorar"},
    Text{"Options: editions", "Opciones: ediciones"},
    Text{"At this table", "En esta mesa"},
};
using Section = SectionOf<kHeadings>;

}  // namespace warren::jack_rabbits
