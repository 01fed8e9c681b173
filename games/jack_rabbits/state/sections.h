// The headings of the rules page, docs/rules/jack-rabbits.*.md, in their order.
#pragma once

#include <array>

#include "core/sections.h"

namespace warren::jack_rabbits {

inline constexpr std::array kHeadings = {
    Heading{"What is in the box", "Qué hay en la caja"},
    Heading{"Setup", "Preparación"},
    Heading{"Building a board", "Construir un tablero"},
    Heading{"Winning", "Victoria"},
    Heading{"A turn", "Un turno"},
    Heading{"Lottery", "Lotería"},
    Heading{"Journey", "Travesía"},
    Heading{"Acquisition", "Adquisición"},
    Heading{"Increment", "Incremento"},
    Heading{"Hand limit", "Límite de cartas"},
    Heading{"Paying", "Pagar"},
    Heading{"Empty pile", "Pila vacía"},
    Heading{"Transfers: trailway", "Traslados: pasadizo"},
    Heading{"Transfers: merchant", "Traslados: comerciante"},
    Heading{"Transfers: tavern", "Traslados: comodín"},
    Heading{"Transfers: cave", "Traslados: madriguera"},
    Heading{"Off-board", "Destierro"},
    Heading{"The Underground", "El Subsuelo"},
    Heading{"Powers", "Poderes"},
    Heading{"Clubs: flights", "Tréboles: vuelos"},
    Heading{"Spades: fights", "Picas: peleas"},
    Heading{"Hearts: vetting", "Corazones: juicios"},
    Heading{"Diamonds: plazas", "Diamantes: plazas"},
    Heading{"Options", "Opciones"},
    Heading{"Options: board and suits", "Opciones: tablero y palos"},
    Heading{"Options: aces and values", "Opciones: ases y valores"},
    Heading{"Options: lottery and hands", "Opciones: lotería y manos"},
    Heading{"Options: clovers and hearts boost", "Opciones: tréboles y corazones potenciados"},
    Heading{"Player trade", "Comercio interpersonal"},
    Heading{"Options: trailing carrots", "Opciones: zanahorias ventajosas"},
    Heading{"Explore", "Explorar"},
    Heading{"Options: editions", "Opciones: ediciones"},
    Heading{"Expansions", "Expansiones"},
    Heading{"Torches: summons and fire", "Antorchas: convocatoria y fuego"},
    Heading{"Shields: guard and seals", "Escudos: guardia y sellos"},
    Heading{"Horseshoes: broncos and market", "Herraduras: bronco y mercado"},
    Heading{"Acorns: beast and load", "Bellotas: bestia y sobrecarga"},
    Heading{"Rescues", "Rescates"},
    Heading{"At this table", "En esta mesa"},
};
using Section = SectionOf<kHeadings>;

}  // namespace warren::jack_rabbits
