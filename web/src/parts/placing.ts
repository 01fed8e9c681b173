// Where a card that speaks of a thing goes: beside it, never over it, and over as little as can be of what
// one may want to press next.
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export const overlap = (a: Box, b: Box) =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

const gap = 10;
const within = (at: number, size: number, from: number, room: number) =>
  Math.max(from, Math.min(at, from + room - size));

// `edges`: rather at the upper or lower edge of this part of the window, whichever is farther from the thing, or
// else outside it.
export function placeBeside(
  thing: Box,
  size: { w: number; h: number },
  room: Box,
  keepFree: Box[],
  edges?: Box,
): Box {
  const x = within(thing.x + thing.w / 2 - size.w / 2, size.w, room.x, room.w);
  const y = within(thing.y + thing.h / 2 - size.h / 2, size.h, room.y, room.h);
  const beside = [
    { x: thing.x + thing.w + gap, y },
    { x: thing.x - size.w - gap, y },
    { x, y: thing.y - size.h - gap },
    { x, y: thing.y + thing.h + gap },
  ];
  const upper = edges && thing.y + thing.h / 2 < edges.y + edges.h / 2;
  const ends = edges ? [edges.y + gap, edges.y + edges.h - size.h - gap] : [];
  const outside = edges ? [edges.y + edges.h + gap, edges.y - size.h - gap] : [];
  const first = [...(upper ? ends.reverse() : ends), ...outside].map((end) => ({ x, y: end }));
  let best = { x, y, ...size };
  let least = Infinity;
  [...first, ...beside].forEach((at, order) => {
    const box = {
      x: within(at.x, size.w, room.x, room.w),
      y: within(at.y, size.h, room.y, room.h),
      ...size,
    };
    const covered = keepFree.reduce((sum, each) => sum + overlap(box, each), 0);
    const cost = 1000 * overlap(box, thing) + covered + order;
    if (cost >= least) return;
    least = cost;
    best = box;
  });
  return best;
}
