// Names are those the editions print; where one was printed in English only, the Spanish is ours.
// What an edition leaves open and we read in its text, such as horse_reach, keeps our name.
#include "games/jack_rabbits/setup/editions.h"

#include <algorithm>

#include "games/jack_rabbits/board/building.h"
#include "games/jack_rabbits/setup/setup.h"

namespace warren::jack_rabbits {
namespace {

template <class Enum>
constexpr Known is(std::string_view option, Enum value, Text name, Text help = {}) {
  return {option, static_cast<int>(value), name, help};
}
constexpr Known on(std::string_view option, Text name, Text help = {}) {
  return {option, 1, name, help};
}

// --- what several editions call the same --------------------------------------------------------

constexpr Text kIntroHelp = {"Journeys, transfers and royals alone, to learn the game.",
                             "Solo travesías, traslados y reales, para aprender."};
constexpr Text kFullHelp = {"With the powers of the suits: flights, fights, vetting and plazas.",
                            "Con los poderes de los palos: vuelos, peleas, juicios y plazas."};

constexpr Text kSimpleHelp = {"Any three royals win.", "Ganan tres reales cualesquiera."};
constexpr Text kDiverseHelp = {"Three royals of three suits win.",
                               "Ganan tres reales de tres palos."};
constexpr Text kMonarchicHelp = {"A king, a queen and a jack win.",
                                 "Ganan un rey, una reina y una jota."};
constexpr Text kBothHelp = {"A king, a queen and a jack of three suits win.",
                            "Ganan un rey, una reina y una jota de tres palos."};
constexpr Text kTribalHelp = {"Three royals of one suit win.",
                              "Ganan tres reales de un mismo palo."};
constexpr Known kSimple = is("objective", Objective::simple, {"Simple", "Simple"}, kSimpleHelp);
constexpr Known kDiverse =
    is("objective", Objective::diverse, {"Diverse", "Diverso"}, kDiverseHelp);
constexpr Known kMonarchic =
    is("objective", Objective::monarchic, {"Monarchic", "Monárquico"}, kMonarchicHelp);
constexpr Known kTribal = is("objective", Objective::tribal, {"Tribal", "Tribal"}, kTribalHelp);

// A newcomer should be at the table at once: no preset asks for building, it only says how.
constexpr Text kStrictHelp = {
    "On a board that the players build: in turn, choose a shape, flip one of your tiles of it and "
    "place it.",
    "En un tablero que construyen los jugadores: por turnos, elige una forma, destapa una de tus "
    "piezas y colócala."};
constexpr Text kFreeHelp = {
    "On a board that the players build: your tiles lie open; in turn, place any of them or pass.",
    "En un tablero que construyen los jugadores: tus piezas están a la vista; por turnos, coloca "
    "una o pasa."};
constexpr Text kFreestyleHelp = {
    "On a board that the players build: all tiles lie open, and anybody places one of theirs at "
    "any time.",
    "En un tablero que construyen los jugadores: las piezas están a la vista y cualquiera coloca "
    "las suyas en todo momento."};
constexpr Known kStrict = is("building", Building::strict, {"Strict", "Estricto"}, kStrictHelp);
constexpr Known kFree = is("building", Building::free, {"Free", "Libre"}, kFreeHelp);
constexpr Known kFreestyle = is("building", Building::freestyle, {"Free", "Libre"}, kFreestyleHelp);

constexpr Known kForced =
    is("limit", Limit::forced, {},
       {"Whoever holds more than nine cards discards down to nine at once.",
        "Quien tiene más de nueve cartas se descarta hasta nueve en el acto."});
constexpr Known kCalled =
    is("limit", Limit::called, {},
       {"Nobody need discard, until another player points out that they hold more than nine.",
        "Nadie tiene que descartarse hasta que otro jugador le señala que pasa de nueve."});
constexpr Known kOrQueen =
    on("vet_proof", {},
       {"A challenger shows hearts worth 6 or more, or that palace's queen.",
        "Quien cuestiona muestra corazones que valgan 6 o más, o la reina de ese "
        "palacio."});
constexpr Known kExplore = on("explore", {});

constexpr Known kAdvancedCitadel =
    on("advanced_citadel", {"Advanced citadel", "Ciudadela avanzada"});
constexpr Known kTightSuits = on("tight_suits", {"Tight suits", "Palos justos"});
constexpr Known kAmbivalentAces = on("ambivalent_aces", {"Ambivalent aces", "Ases ambivalentes"});
constexpr Known kCapitalAces = on("capital_aces", {"Capital aces", "Ases capitales"});
constexpr Text kAdditionalCapital = {"Additional capital", "Capitales adicionales"};
constexpr Text kAnyHelp = {
    "The capital ace before you adds 1 to every payment, and to either side of a vetting.",
    "El as capital que tienes ante ti suma 1 a todo pago, y a cada lado de un juicio."};
constexpr Known kAdditionalSuit =
    is("additional_capital", Additional::suit, kAdditionalCapital,
       {"The capital ace before you adds 1 to payments in which its suit is allowed.",
        "El as capital que tienes ante ti suma 1 a los pagos que admiten su palo."});
constexpr Known kTrailingCarrots =
    on("trailing_carrots", {"Trailing carrots", "Zanahorias ventajosas"});
constexpr Known kWindfall = on("windfall", {"Windfall lottery", "Lotería gorda"});
constexpr Known kDoubleAlone =
    is("double_prize", DoublePrize::own, {},
       {"In the windfall lottery a double draws a card by itself, as its text can be read.",
        "En la lotería gorda un doble da una carta por sí mismo, según se lea su texto."});
constexpr Known kOvertaxed = on("overtaxed", {"Overtaxed hands", "Manos extralimitadas"});
constexpr Known kSeizedSurplus = on("seized_surplus", {"Seized surplus", "Excedente expropiado"});
constexpr Known kPatriarchal =
    on("patriarchal_values", {"Patriarchal values", "Valores patriarcales"});

// --- edition 000 --------------------------------------------------------------------------------

constexpr std::array k000Settings = {
    Setting{"limit", static_cast<int>(Limit::forced)},
    Setting{"diamonds_boost", 1},
    Setting{"vet_proof", 1},
    Setting{"building", static_cast<int>(Building::strict)},
};
constexpr std::array k000 = {
    is("powers", 1, {"Regular game", "Juego regular"}, kFullHelp),
    is("powers", 0, {"Basic game", "Juego básico"}, kIntroHelp),
    kSimple,
    kDiverse,
    is("objective", Objective::monarchic, {"Monarchy", "Monarquía"}, kMonarchicHelp),
    is("objective", Objective::diverse_monarchic, {"Diverse monarchy", "Monarquía diversa"},
       kBothHelp),
    kTribal,
    kStrict,
    kFreestyle,
    kForced,
    kOrQueen,
    on("diamonds_boost", {"Trade when meeting rabbits", "Comercio al encontrarse"}),
    kCapitalAces,
    is("additional_capital", Additional::any, {"Capital aces +1", "Ases capitales +1"}, kAnyHelp),
    on("windfall", {"Windfall of prizes", "Lluvia de premios"}),
    kDoubleAlone,
    kAdvancedCitadel,
    on("trailing_carrots", {"Trail of carrots", "Rastro de zanahorias"}),
    kTightSuits,
    kPatriarchal,
    on("overtaxed", {"Short hands", "Manos cortas"}),
};

// --- edition 001, English and Spanish -----------------------------------------------------------

constexpr std::array k001Settings = {
    Setting{"limit", static_cast<int>(Limit::called)},
    Setting{"vet_proof", 1},
    Setting{"building", static_cast<int>(Building::freestyle)},
};
constexpr std::array k001 = {
    is("powers", 1, {"Full game", "Juego completivo"}, kFullHelp),
    is("powers", 0, {"Intro game", "Juego introductorio"}, kIntroHelp),
    kSimple,
    kDiverse,
    kMonarchic,
    is("objective", Objective::diverse_monarchic, {"Diverse + monarchic", "Diverso y monárquico"},
       kBothHelp),
    kTribal,
    kFreestyle,
    is("building", Building::strict, {"Strict", "Por turnos"}, kStrictHelp),
    on("alike", {},
       {"As the Spanish text has it: only triangles of the same kind are to be kept apart.",
        "Como dice el texto español: solo se separan los triángulos del mismo tipo."}),
    kCalled,
    kOrQueen,
    is("horse_reach", HorseReach::land, {},
       {"As the Spanish text can be read: a horse goes to hexes of the same island only.",
        "Según se lea el texto español: un caballo solo va a hexágonos de la misma isla."}),
    kAmbivalentAces,
    kCapitalAces,
    is("additional_capital", Additional::any, kAdditionalCapital, kAnyHelp),
    is("additional_capital", Additional::suit, kAdditionalCapital,
       {"As the Spanish text has it: it adds 1 only where its suit is allowed.",
        "Como dice el texto español: suma 1 solo donde se admite su palo."}),
    kAdvancedCitadel,
    kTightSuits,
    on("clovers_boost", {"Residential flights", "Vuelos residenciales"}),
    is("hearts_boost", HeartsBoost::displayed, {"Provisional palaces", "Palacios provisionales"},
       {"Ending your turn on a hex you may lay out hearts worth 6 or more; until your next turn "
        "you may vet arrivals there with them.",
        "Al acabar tu turno en un hexágono puedes exponer corazones que valgan 6 o más; hasta tu "
        "siguiente turno puedes cuestionar con ellos a quien llegue."}),
    kTrailingCarrots,
    on("diamonds_boost", {"Interpersonal trades", "Comercio interpersonal"}),
    kWindfall,
    kDoubleAlone,
    kOvertaxed,
    kSeizedSurplus,
    kPatriarchal,
};

// --- editions 002 and 003 -----------------------------------------------------------------------

template <std::size_t... N>
constexpr auto joined(const std::array<Known, N>&... parts) {
  std::array<Known, (N + ...)> out;
  auto at = out.begin();
  ((at = std::copy(parts.begin(), parts.end(), at)), ...);
  return out;
}

constexpr std::array kCalledSettings = {Setting{"limit", static_cast<int>(Limit::called)}};
constexpr std::array kFirstOfBoth = {
    is("powers", 1, {"Standard game", "Juego estándar"}, kFullHelp),
    is("powers", 0, {"Intro game", "Juego introductorio"}, kIntroHelp),
    kExplore,
    kSimple,
    kDiverse,
    kMonarchic,
    is("objective", Objective::diverse_monarchic, {"Diverse-monarchic", "Diverso-monárquico"},
       kBothHelp),
    kTribal,
    kStrict,
    kFree,
    kCalled,
};
constexpr std::array kLastOfBoth = {kWindfall, kOvertaxed, kSeizedSurplus, kPatriarchal};

constexpr std::array k002Alone = {
    kAdvancedCitadel,
    on("tight_suits", {"Tight suits: spades boost", "Palos justos: picas potenciadas"},
       {"As many suits as players; with fewer hexes rabbits meet, and fight, more often. Which "
        "suits stay: the option suits.",
        "Tantos palos como jugadores; con menos hexágonos los conejos se encuentran, y pelean, "
        "más a menudo. Qué palos quedan: la opción suits."}),
    on("clovers_boost", {"Clovers boost", "Tréboles potenciados"}),
    is("hearts_boost", HeartsBoost::carrot, {"Hearts boost", "Corazones potenciados"},
       {"You may vet arrivals where your rabbit stands and where your carrot lies.",
        "Puedes cuestionar a quien llegue adonde está tu conejo o hay una zanahoria tuya."}),
    kTrailingCarrots,
    on("diamonds_boost", {"Diamonds boost", "Diamantes potenciados"}),
    kAmbivalentAces,
    kCapitalAces,
    kAdditionalSuit,
};
constexpr std::array k003Alone = {
    on("diamonds_boost", {"Special trades", "Tratos especiales"}),
    kAdvancedCitadel,
    kTightSuits,
    kAmbivalentAces,
    kCapitalAces,
    kAdditionalSuit,
    on("clovers_boost", {"Special flights", "Vuelos especiales"}),
    is("hearts_boost", HeartsBoost::guest, {"Special access", "Acceso especial"},
       {"You may vet arrivals on the hex where your rabbit stands.",
        "Puedes cuestionar a quien llegue al hexágono donde está tu conejo."}),
    kTrailingCarrots,
};
constexpr auto k002 = joined(kFirstOfBoth, k002Alone, kLastOfBoth);
constexpr auto k003 = joined(kFirstOfBoth, k003Alone, kLastOfBoth);

constexpr std::array kIntroSettings = {Setting{"powers", 0}};
constexpr std::array kFrontierSettings = {Setting{"board", static_cast<int>(BoardChoice::random)},
                                          Setting{"suits", static_cast<int>(SuitChoice::frontier)}};

}  // namespace

constinit const std::array<Preset, 7> kPresets = {
    Preset{.name = "standard",
           .label = {"Standard game", "Juego completivo"},
           .help = {"With the powers of the suits: flights, fights, palaces and plazas.",
                    "Con los poderes de los palos: vuelos, peleas, palacios y plazas."}},
    Preset{.name = "intro",
           .label = {"Intro game, without powers", "Juego introductorio, sin poderes"},
           .settings = kIntroSettings,
           .help = {"Journeys, transfers and royals alone: the best way to learn it.",
                    "Solo travesías, traslados y reales: lo mejor para aprender."}},
    Preset{.name = "frontier",
           .label = {"The Frontier: eight suits", "La frontera: ocho palos"},
           .settings = kFrontierSettings,
           .help = {"The classic suits and torches, shields, horseshoes and acorns, on a larger "
                    "board.",
                    "Los palos clásicos y antorchas, escudos, herraduras y bellotas, en un tablero "
                    "más grande."}},
    Preset{
        .name = "edition-000",
        .label = {"English rulebook of 2024, “a quest through wonderlands”",
                  "Reglamento inglés de 2024, «a quest through wonderlands»"},
        .settings = k000Settings,
        .known = k000,
        .help = {"Basic and Regular Game. Rabbits that meet may trade; a palace's queen is proof "
                 "enough for a challenger.",
                 "Juego básico y juego regular. Los conejos que se encuentran pueden comerciar; "
                 "la reina de un palacio basta como prueba a quien cuestiona."}},
    Preset{.name = "edition-001",
           .label = {"Spanish and English rulebook, “Juego completivo” and “Full Game”",
                     "Reglamento en español e inglés, «Juego completivo» y «Full Game»"},
           .settings = k001Settings,
           .known = k001,
           .help = {"Intro and Full Game. Too many cards count only if somebody notices; a "
                    "palace's queen is proof enough for a challenger.",
                    "Juego introductorio y juego completivo. El límite de cartas solo cuenta si "
                    "alguien se da cuenta; la reina de un palacio basta como prueba."}},
    Preset{.name = "edition-002",
           .label = {"English rulebook of 2024, “Wander lands of wooden shards”",
                     "Reglamento inglés de 2024, «Wander lands of wooden shards»"},
           .settings = kCalledSettings,
           .known = k002,
           .help = {"Intro and Standard Game, with a boost for each suit on offer. Too many cards "
                    "count only if somebody notices.",
                    "Juego introductorio y juego estándar; ofrece potenciar cada palo. El límite "
                    "de cartas solo cuenta si alguien se da cuenta."}},
    Preset{.name = "edition-003",
           .label = {"English rulebook, “on a land of wooden shards”",
                     "Reglamento inglés, «on a land of wooden shards»"},
           .settings = kCalledSettings,
           .known = k003,
           .help = {"Intro and Standard Game, with special flights, access and trades on offer. "
                    "Too many cards count only if somebody notices.",
                    "Juego introductorio y juego estándar; ofrece vuelos, acceso y tratos "
                    "especiales. El límite de cartas solo cuenta si alguien se da cuenta."}},
};

}  // namespace warren::jack_rabbits
