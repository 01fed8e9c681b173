#include "games/jack_rabbits/rules.h"

namespace warren::jack_rabbits {

template <int W>
Asked asked(const Table<W>&, const Public<W>& pub) {
  Asked out;
  if (pub.over() || pub.pending.empty()) return out;
  const Frame& frame = pub.top();
  switch (frame.kind) {
    case FrameKind::none:
      break;
    case FrameKind::lots:
    case FrameKind::draw:
    case FrameKind::roll:
    case FrameKind::steal:
      out.chance = true;
      break;
    case FrameKind::start:
    case FrameKind::match:
    case FrameKind::hex:
    case FrameKind::road:
    case FrameKind::shortfall:
    case FrameKind::landing:
    case FrameKind::goods:
    case FrameKind::proof:
      out.must = SeatSet::of(pub.turn);
      break;
    case FrameKind::pay:
    case FrameKind::discard:
    case FrameKind::surplus:
    case FrameKind::rescue:
    case FrameKind::power:
      out.must = SeatSet::of(frame.seat());
      break;
    case FrameKind::fight:
      out.must = SeatSet::of(frame.b != 0 ? frame.seat() : pub.turn);
      break;
    case FrameKind::vet:
      out.must = SeatSet(static_cast<std::uint8_t>(frame.a & ~frame.b));
      out.settle = out.must.empty();
      break;
  }
  return out;
}

template Asked asked<4>(const Table<4>&, const Public<4>&);
template Asked asked<12>(const Table<12>&, const Public<12>&);

}  // namespace warren::jack_rabbits
