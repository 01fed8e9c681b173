// What the viewer sees now: rabbits, carrots, hands, lots, and what is asked.
#include "games/jack_rabbits/board/drawing_tiles.h"
#include "games/jack_rabbits/rules/needs.h"
#include "games/jack_rabbits/rules/vetting.h"
#include "games/jack_rabbits/suits/hearts.h"
#include "games/jack_rabbits/suits/player_trade.h"
#include "scene/jack_rabbits/power_words.h"
#include "scene/jack_rabbits/scene_parts.h"
#include "scene/jack_rabbits/staging.h"
#include "scene/scene_json.h"

namespace warren::jack_rabbits_scene {
namespace {

using jr::FrameKind;
using jr::Point;

constexpr int kCarrotCorner = 1;
constexpr int kSealCorner = 0;
constexpr int kRabbitRoom = 262;  // round its middle, for its base and what marks it
constexpr std::array<int, jr::kSeats> kRabbitCorner = {5, 2, 4, 3};

int number_of(Seat seat) { return seat == Seat::nobody ? -1 : index_of(seat); }

void write_seats(JsonWriter& json, SeatSet seats) {
  json.begin_array();
  for (const Seat seat : seats) json.number(index_of(seat));
  json.end_array();
}

// How far a point of a tile is from the nearest of its edges, which are all of the same length.
int room_at(const std::vector<Point>& corners, Point at) {
  int least = jr::kEdge;
  for (std::size_t i = 0; i < corners.size(); ++i) {
    const Point along = corners[(i + 1) % corners.size()] - corners[i];
    const Point to = at - corners[i];
    least = std::min(least, std::abs(along.x * to.y - along.y * to.x) / jr::kEdge);
  }
  return least;
}
// Nearer to the middle of the tile, until a rabbit stands wholly inside it.
Point drawn_in(const jr::Board& board, int tile, Point at) {
  const Point middle = jr::middle_of(board, tile);
  const std::vector<Point> corners = jr::corners_of(board, tile);
  for (int share = 0; share <= 1000; share += 50) {
    const Point moved = jr::between(at, middle, share);
    if (room_at(corners, moved) >= kRabbitRoom) return moved;
  }
  return middle;
}

// In the middle of the piece of road that the rabbit is on.
Point road_point(const Look& look, const jr::Stand& stand) {
  const jr::Board& board = look.setup.board;
  if (jr::roads_meet(stand.kind) || stand.ways == 0) return jr::middle_of(board, stand.tile);
  const jr::RoadEnd in = jr::road_end(board, stand.tile, stand.side);
  const jr::RoadEnd out = jr::road_end(board, stand.tile, stand.way[0].side);
  const Point bends = in.bend + out.bend;
  const Point sum = in.edge + out.edge + bends + bends + bends;
  return drawn_in(board, stand.tile, {sum.x / 8, sum.y / 8});
}

void write_rabbits(const Look& look, JsonWriter& json) {
  const jr::Sheet sheet = jr::sheet_of(look.setup.board);
  json.key("rabbits").begin_array();
  for (int i = 0; i < look.setup.seats; ++i) {
    const Seat seat = seat_of(i);
    const std::string place = id_of(look, look.pub().place_of(seat));
    const jr::Spot spot = seat == look.pub().turn ? spot_now(look.pub()) : jr::kNoSpot;
    json.begin_object().key("place").text(place).key("tile");
    json.text(spot == jr::kNoSpot ? place : id_of(int{look.setup.ground.at(spot).tile})).key("at");
    write_point(json, rabbit_point(look, sheet, seat));
    const Whereabouts apart = whereabouts(look, seat);
    json.key("where").text(apart.where).key("then").text(apart.then).end_object();
  }
  json.end_array().key("carrots").begin_array();
  for (int i = 0; i < look.setup.seats; ++i) {
    look.pub().royals_of(seat_of(i)).for_each([&](Card royal) {
      const int tile = place_number(look, jr::place_of(royal));
      if (tile < 0) return;
      json.begin_object().key("tile").text(id_of(tile)).key("royal").text(jr::write(royal));
      json.key("seat").number(i).key("at");
      write_point(json, corner_point(jr::middle_of(look.setup.board, tile), kCarrotCorner));
      json.end_object();
    });
  }
  json.end_array();
}

void write_hands(const Look& look, JsonWriter& json) {
  const Game::Public& pub = look.pub();
  json.key("hands").begin_array();
  for (int i = 0; i < look.setup.seats; ++i) {
    const Seat seat = seat_of(i);
    const bool own = seat == look.view.seat;
    const auto s = static_cast<std::size_t>(i);
    const bool open = !look.open.empty();
    const Cards cards = open ? look.open[s] : own ? look.view.own.hand : Cards{};
    const Cards seen = own || open ? Cards{} : look.view.own.seen[s];
    const int capital = pub.capital_of(seat);
    json.begin_object().key("count");
    if (look.counts()) {
      json.number(pub.hand_of(seat));
    } else {
      json.null();
    }
    // Backs to draw: whoever likes counts them.
    const int known = (pub.known_of(seat) | seen).size();
    json.key("hidden").number(own || open ? 0 : pub.hand_of(seat) - known);
    json.key("cards");
    write_texts(json, written(cards));
    json.key("known");
    write_texts(json, written(pub.known_of(seat)));
    json.key("seen");
    write_texts(json, written(seen - pub.known_of(seat)));
    json.key("displayed");
    write_texts(json, written(pub.displayed_by(seat) | pub.laid_out_by(seat)));
    json.key("royals");
    write_texts(json, written(pub.royals_of(seat)));
    json.key("capital");
    json.text(capital == 0 ? std::string()
                           : jr::write(jr::card_of(static_cast<jr::Suit>(capital - 1), jr::kAce)));
    json.key("standing").text(tally(look, seat));
    json.key("ready").boolean(needs_only_home(look, seat)).end_object();
  }
  json.end_array();
}

// What the powers of suits have put on the board and beside it.
void write_tokens(const Look& look, JsonWriter& json) {
  const Game::Public& pub = look.pub();
  json.key("tokens").begin_array();
  jr::each_suit(look.setup.suits, [&](jr::Suit suit) {
    const PowerWords* words = power_words(look, suit);
    const int tile = int{pub.token[static_cast<std::size_t>(suit)]} - 1;
    if (words == nullptr || words->token_id.empty() || tile < 0) return;
    json.begin_object().key("id").text(words->token_id).key("name").text(look.say(words->token));
    json.key("tile").text(id_of(tile)).key("at");
    write_point(json, jr::middle_of(look.setup.board, tile));
    json.end_object();
  });
  json.end_array().key("seals").begin_array();
  for (int i = 0; i < look.setup.seats; ++i) {
    for (const jr::Place place : seals_of(look, seat_of(i))) {
      const int tile = place_number(look, place);
      if (!is_tile(tile)) continue;
      json.begin_object().key("tile").text(id_of(tile)).key("seat").number(i).key("at");
      write_point(json, corner_point(jr::middle_of(look.setup.board, tile), kSealCorner));
      json.end_object();
    }
  }
  json.end_array().key("heaps").begin_array();
  jr::each_suit(look.setup.suits, [&](jr::Suit suit) {
    const PowerWords* words = power_words(look, suit);
    if (words == nullptr || words->heap_id.empty()) return;
    const jr::RankMask ranks = jr::heaped(pub).suit(static_cast<int>(suit));
    json.begin_object().key("id").text(words->heap_id).key("name").text(look.say(words->heap));
    json.key("worth").number(look.setup.cost_of(ranks)).key("cards");
    write_texts(json, written(jr::of_suit<Game::kWidth>(suit, ranks)));
    json.end_object();
  });
  json.end_array();
}

void write_need(JsonWriter& json, const jr::Need& need, const std::string& purpose = {}) {
  json.begin_object().key("suits");
  write_texts(json, letters(need.suits));
  json.key("amount").number(need.amount).key("purpose").text(purpose).end_object();
}

void write_need(const Look& look, JsonWriter& json) {
  const Game::Public& pub = look.pub();
  const FrameKind kind = pub.pending.empty() ? FrameKind::none : pub.top().kind;
  json.key("need");
  if (kind == FrameKind::pay || kind == FrameKind::shortfall)
    write_need(json, jr::need_now(look.setup, pub), purpose_of_payment(look, pub.top()));
  else if (kind == FrameKind::proof)
    write_need(json, jr::proof_need(look.setup, pub, pub.turn));
  else if (kind == FrameKind::vet && look.view.seat != Seat::nobody)
    write_need(json, jr::proof_need(look.setup, pub, look.view.seat));
  else if (kind == FrameKind::display)
    write_need(json, jr::kDisplay);
  else
    json.null();
}

// What is for sale where the turn's rabbit is, while it may buy.
Cards goods_now(const Look& look) {
  const Game::Public& pub = look.pub();
  if (pub.pending.empty() || pub.bought) return {};
  const FrameKind kind = pub.top().kind;
  const jr::Place here = pub.turn == Seat::nobody ? jr::Place::none : pub.place_of(pub.turn);
  const bool asked = kind == FrameKind::hex || kind == FrameKind::goods;
  if (!asked || here == jr::Place::none) return {};
  return jr::goods_at(look.setup, pub, here);
}

// The spades on the table, each on the side of whoever played it. Of those that nobody was heard to
// play (of a draft, or of a position) it is known whose turn it is.
Cards spades_of(const Scene& scene, const Look& look, Seat seat) {
  const Game::Public& pub = look.pub();
  const jr::Frame& frame = pub.top();
  const SeatView<Game>& heard = *view_as<Game>(scene.view);
  Fought fight = last_fight(heard, scene.view.entries() - 1, look.setup.seats);
  const Seat other = seat == pub.turn ? frame.defender() : pub.turn;
  const Cards unheard = pub.laid - fight.of(seat) - fight.of(other);
  const Seat last = frame.play_begun() == frame.defender_plays() ? frame.defender() : pub.turn;
  const Cards own = fight.of(seat) & pub.laid;
  return seat == last ? own | unheard : own;
}

void write_fight(const Scene& scene, const Look& look, JsonWriter& json) {
  const Game::Public& pub = look.pub();
  json.key("fight");
  if (pub.pending.empty() || pub.top().kind != FrameKind::fight) {
    json.null();
    return;
  }
  const jr::Frame& frame = pub.top();
  json.begin_object().key("attacker").number(number_of(pub.turn));
  json.key("defender").number(number_of(frame.seat()));
  json.key("attackerSpades")
      .number(frame.attacker_total())
      .key("defenderSpades")
      .number(frame.defender_total());
  json.key("attackerCards");
  write_texts(json, written(spades_of(scene, look, pub.turn)));
  json.key("defenderCards");
  write_texts(json, written(spades_of(scene, look, frame.defender())));
  json.key("reply")
      .boolean(frame.defender_plays())
      .key("begun")
      .boolean(frame.play_begun())
      .end_object();
}

void write_vetting(const Look& look, JsonWriter& json) {
  const Game::Public& pub = look.pub();
  const FrameKind kind = pub.pending.empty() ? FrameKind::none : pub.top().kind;
  json.key("vetting");
  if (kind != FrameKind::vet && kind != FrameKind::proof) {
    json.null();
    return;
  }
  const jr::Frame& frame = pub.top();
  const bool proof = kind == FrameKind::proof;
  json.begin_object().key("visitor").number(number_of(pub.turn));
  json.key("place").text(id_of(look, pub.place_of(pub.turn))).key("asked");
  write_seats(json, proof ? SeatSet{} : frame.vetters());
  json.key("answered");
  write_seats(json, proof ? SeatSet{} : frame.answered());
  json.key("challenger").number(proof ? number_of(frame.seat()) : -1).key("cards");
  write_texts(json, proof ? written(jr::challenge_of(pub, frame)) : std::vector<std::string>{});
  json.end_object();
}

void write_trade(const Look& look, JsonWriter& json) {
  const Game::Public& pub = look.pub();
  const FrameKind kind = pub.pending.empty() ? FrameKind::none : pub.top().kind;
  json.key("trade");
  if (kind != FrameKind::trade && kind != FrameKind::swap) {
    json.null();
    return;
  }
  const jr::Frame& frame = pub.top();
  json.begin_object().key("proposer").number(number_of(pub.turn));
  json.key("other").number(number_of(frame.seat())).key("give");
  write_need(json, jr::agreed(pub, frame, pub.turn));
  json.key("take");
  write_need(json, jr::agreed(pub, frame, frame.seat()));
  json.key("answered");
  write_seats(json, kind == FrameKind::swap ? frame.answered() : SeatSet{});
  json.end_object();
}

void write_staging(const Look& look, JsonWriter& json) {
  const Goal reached = goal(look);
  json.key("aim").text(aim(look)).key("priceMeans").text(price_meaning(look));
  json.key("goal").text(reached.text).key("urgent").boolean(reached.urgent);
  json.key("stakes").begin_array();
  for (const Stake& stake : stakes(look)) {
    json.begin_object().key("seat").number(number_of(stake.seat));
    json.key("good").text(stake.good).key("bad").text(stake.bad).end_object();
  }
  json.end_array();
}

void write_lots(const Look& look, JsonWriter& json) {
  const Game::Public& pub = look.pub();
  json.key("court");
  write_texts(json, written(pub.court));
  json.key("spent");
  write_texts(json, written(pub.spent));
  json.key("laid");
  write_texts(json, written(pub.laid));
  json.key("sealed");
  write_texts(json, written(look.view.own.sealed));
  json.key("pile").number(int{pub.pile}).key("dice").begin_array();
  json.number(int{pub.die1}).number(int{pub.die2}).end_array();
  json.key("price").number(int{pub.price}).key("club");
  json.text(pub.club == 0
                ? std::string()
                : jr::write(jr::card_of(jr::Suit::clubs, static_cast<std::uint8_t>(pub.club - 1))));
}

}  // namespace

Point rabbit_point(const Look& look, const jr::Sheet& sheet, Seat seat) {
  const jr::Spot spot = seat == look.pub().turn ? spot_now(look.pub()) : jr::kNoSpot;
  if (spot != jr::kNoSpot) return road_point(look, look.setup.ground.at(spot));
  const jr::Place place = look.pub().place_of(seat);
  const int corner = kRabbitCorner[static_cast<std::size_t>(index_of(seat))];
  if (place == jr::Place::off_board) {
    const Point at = off_point(sheet, look.setup.board);
    return at + jr::between({}, jr::point(jr::kCorners[static_cast<std::size_t>(corner)]), 260);
  }
  if (place == jr::Place::underground) return corner_point(sheet.underground, corner);
  const int tile = place_number(look, place);
  return tile < 0 ? sheet.low : corner_point(jr::middle_of(look.setup.board, tile), corner);
}

void write_view(const Scene& scene, const Look& look, JsonWriter& json) {
  const Game::Public& pub = look.pub();
  json.begin_object().key("kind").text(Game::kId);
  write_rabbits(look, json);
  write_hands(look, json);
  write_tokens(look, json);
  json.key("order").begin_array();
  for (int i = 0; i < look.setup.seats; ++i)
    json.number(number_of(pub.order[static_cast<std::size_t>(i)]));
  json.end_array().key("turn").number(number_of(pub.turn)).key("asked");
  write_seats(json, jr::asked(look.setup, pub).must);
  write_lots(look, json);
  json.key("phase").text(phase(look)).key("frame").text(Game::pending(pub));
  write_need(look, json);
  json.key("goods");
  write_texts(json, written(goods_now(look)));
  write_fight(scene, look, json);
  write_vetting(look, json);
  write_trade(look, json);
  write_staging(look, json);
  json.end_object();
}

}  // namespace warren::jack_rabbits_scene
