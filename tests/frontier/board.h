// The board that the tests of the Frontier are played on: with all its suits, on one island. Spots,
// caves, ports and tiles in positions are those of this board.
#pragma once

#include <string_view>

namespace warren::jack_rabbits {

inline constexpr std::string_view kFrontierBoard =
    R"({"warren-board":1,"suits":"CSHDTEON","tiles":["citadel 0 0","mountain -1 1 1",)"
    R"("mountain -2 1","JD -2 0 1","mountain -1 -1","wood -1 -2 1","JS 0 3","wood -1 2",)"
    R"("crossing 3 -2 3","wood 0 1","river 1 -1","river 1 0","mountain 1 -2","wood 1 -3 1",)"
    R"("river 0 -3 1","mountain -3 3","tavern -1 -3 1","crossing 0 3 3","cave 0 1 4",)"
    R"("QH -2 4 5","crossing -2 -4 3","mountain -3 2 1","wood 0 -6","crossing 2 -6 3",)"
    R"("river -1 4 1","tavern 2 -1 2","JN 2 -4","river 3 -1 1","wood 0 -4 2","QC 5 -2 3",)"
    R"("cave 2 -3 1","KS 0 -7","river 2 -6","QD 1 -5","JT 3 1 3","wood 4 -1 1",)"
    R"("KE -4 -2 1","QT -2 -2 5","cave -4 0 5","KT -1 -5 2","tavern 1 -8 2","QS 5 0 1",)"
    R"("crossing -4 -2 3","KN 3 3 3","crossing -3 1 3","tavern -3 -1 2","wood 0 4 1",)"
    R"("river -1 -4 2","QN 3 -2 1","JH -4 2 2","tavern 2 2 1","crossing 3 1 3","JE 2 -7 3",)"
    R"("QO 1 5 2","JO -4 4 2","KO 4 -8","JC -4 0 3","cave -1 -5 3","mountain 0 -2 2",)"
    R"("cave -1 5 2","KH -2 6 3","crossing 3 -5","tavern -4 4 5","cave 2 4 1","KD -4 6 3",)"
    R"("KC -6 2 2","mountain 2 0 1","cave 5 -2 4","tavern 3 -7","tavern -5 1 2",)"
    R"("river -2 2 2","QE 4 -6 5","cave -6 0 5"]})";

}  // namespace warren::jack_rabbits
