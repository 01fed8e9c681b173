// What an event is about, so that pawns hop and tiles travel.
#include "scene/rabbihop/scene_parts.h"

namespace warren::rabbihop_scene {
namespace {

using rh::EventKind;

constexpr const char* kDeck = "deck";
constexpr const char* kMarket = "market";
constexpr const char* kAside = "aside";
constexpr const char* kGone = "gone";

// What a fence closed off. The fences still stand, so it can be found after its tiles have gone.
std::vector<std::string> territory(const Look& look, const rh::Event& event) {
  const rh::Border border = event.border();
  std::vector<std::string> out = {rh::write(border)};
  rh::CellMask part =
      rh::region(look.setup, look.pub(), event.beyond() ? border.other() : border.cell);
  for (; part != 0; part &= part - 1) out.push_back(rh::write(rh::lowest(part)));
  return out;
}

// Where the start tile lay before the map slid: all else moved as far.
std::string start_before(const Look& look, const rh::Event& event) {
  const rh::Cell now = look.pub().start;
  return rh::write(
      rh::cell_at(rh::row_of(now) - event.rows(), rh::column_of(now) - event.columns()));
}

class Facts {
 public:
  Facts(const Look& look, const rh::Event& event) : look_(look), event_(event) {}

  EventFacts all() {
    out_.seat = event_.seat;
    out_.weight = weight();
    tell();
    if (event_.seat != Seat::nobody) out_.marks.push_back(id_of(event_.seat));
    return out_;
  }

 private:
  std::string cell() const { return rh::write(event_.cell()); }
  std::string other_cell() const { return rh::write(event_.other_cell()); }
  std::string from() const { return rh::write(event_.from()); }
  std::string to() const { return rh::write(event_.to()); }
  std::string border() const { return rh::write(event_.border()); }
  std::string pile() const { return id_of(event_.seat); }
  std::string tile() const { return rh::write_tile(event_.tile()); }

  void moves(std::string from, std::string to, int count = 0) {
    out_.from = std::move(from);
    out_.to = std::move(to);
    out_.count = count;
  }
  void marks(std::vector<std::string> ids) { out_.marks = std::move(ids); }

  void tell() {
    switch (event_.kind) {
      case EventKind::placed: {
        const bool market = event_.source() == rh::Source::market;
        moves(market ? kMarket : kDeck, cell(), 1);
        out_.cards = {tile()};
        return marks({cell()});
      }
      case EventKind::opened:
        moves(kDeck, kMarket, 1);
        out_.cards = {tile()};
        return marks({tile()});
      case EventKind::jumped:
        moves(from(), to());
        return marks({from(), to()});
      case EventKind::slid:
        return moves(start_before(look_, event_), rh::write(look_.pub().start));
      case EventKind::paid:
        return moves(pile(), kGone, event_.tiles());
      case EventKind::skipped:
        moves(pile(), cell(), 1);
        return marks({cell()});
      case EventKind::took:
        moves(cell(), pile(), 1);
        return marks({cell()});
      case EventKind::turned:
        moves("", cell(), event_.quarters());
        return marks({cell()});
      case EventKind::spun:
      case EventKind::oriented:
      case EventKind::did:
      case EventKind::chose:
      case EventKind::teleported:
        moves("", cell());
        return marks({cell()});
      case EventKind::fenced:
        if (event_.added())
          moves("", border(), 1);
        else
          moves(border(), "", 1);
        return marks({border()});
      case EventKind::lifted:
        moves(border(), "", 1);
        return marks({border()});
      case EventKind::laid:
        moves("", border(), 1);
        return marks({border()});
      case EventKind::stole:
        moves(id_of(event_.victim()), pile(), 1);
        out_.cards = {tile()};
        return marks({id_of(event_.victim()), tile()});
      case EventKind::swapped:
        moves(cell(), other_cell(), 2);
        return marks({cell(), other_cell()});
      case EventKind::stacked:
        moves(from(), to(), 1);
        return marks({from(), to()});
      case EventKind::destroyed:
        moves(cell(), kGone, 1);
        return marks({cell()});
      case EventKind::walked:
        moves("", rh::write(look_.pub().start));
        return marks({rh::write(look_.pub().start)});
      case EventKind::claimed:
        moves("", event_.seat == Seat::nobody ? kGone : kAside);
        return marks(territory(look_, event_));
      case EventKind::kept:
        moves(kAside, pile(), 1);
        out_.cards = {tile()};
        return marks({tile()});
      case EventKind::left:
        return moves(kAside, kGone);
      case EventKind::discarded:
        if (event_.tile() == rh::TileId::none) return moves(kDeck, kGone, 1);
        moves(kMarket, kGone, 1);
        out_.cards = {tile()};
        return marks({tile()});
      case EventKind::cannot_jump:
      case EventKind::stayed:
      case EventKind::finished:
      case EventKind::turn_began:
      case EventKind::ended:
        return;
    }
  }

  int weight() const {
    switch (event_.kind) {
      case EventKind::turn_began:
      case EventKind::finished:
      case EventKind::chose:
      case EventKind::did:
      case EventKind::stayed:
      case EventKind::left:
        return 0;
      case EventKind::stole:
        return event_.victim() == look_.view.seat && event_.seat != Seat::nobody ? 4 : 3;
      case EventKind::jumped:
      case EventKind::claimed:
      case EventKind::ended:
        return 3;
      case EventKind::paid:
      case EventKind::skipped:
      case EventKind::took:
      case EventKind::fenced:
      case EventKind::teleported:
      case EventKind::swapped:
      case EventKind::stacked:
      case EventKind::destroyed:
      case EventKind::walked:
        return 2;
      default:
        return 1;
    }
  }

  const Look& look_;
  const rh::Event& event_;
  EventFacts out_;
};

}  // namespace

EventFacts facts_of(const Look& look, const rh::Event& event) { return Facts(look, event).all(); }

}  // namespace warren::rabbihop_scene
