// The arithmetic of looking at a part of a drawing.
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export const boxOf = (v: readonly [number, number, number, number]): Box => ({
  x: v[0],
  y: v[1],
  w: v[2],
  h: v[3],
});

const within = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value));

// Never smaller than the whole drawing, never larger than 8 times; its middle stays on the drawing.
export function settle(view: Box, all: Box): Box {
  const scale = within(all.w / view.w, 1, 8);
  const w = all.w / scale;
  const h = all.h / scale;
  const mx = within(view.x + view.w / 2, all.x + w / 2, all.x + all.w - w / 2);
  const my = within(view.y + view.h / 2, all.y + h / 2, all.y + all.h - h / 2);
  return { x: mx - w / 2, y: my - h / 2, w, h };
}

// A `factor` above 1 zooms in; the point x, y stays where it is.
export function zoomAt(view: Box, all: Box, factor: number, x: number, y: number): Box {
  const scale = all.w / view.w;
  const real = within(scale * factor, 1, 8) / scale;
  return settle(
    { x: x - (x - view.x) / real, y: y - (y - view.y) / real, w: view.w / real, h: view.h / real },
    all,
  );
}

export function moved(view: Box, all: Box, dx: number, dy: number): Box {
  return settle({ ...view, x: view.x + dx, y: view.y + dy }, all);
}

// Moves just as far as brings the point into sight, and a little off the edge.
export function reach(view: Box, all: Box, x: number, y: number): Box {
  const [dx, dy] = [view.w * 0.15, view.h * 0.15];
  const over = (at: number, low: number, high: number) => Math.min(0, at - low) + Math.max(0, at - high);
  return moved(
    view,
    all,
    over(x, view.x + dx, view.x + view.w - dx),
    over(y, view.y + dy, view.y + view.h - dy),
  );
}

export function showPoint(all: Box, scale: number, x: number, y: number): Box {
  const w = all.w / scale;
  const h = all.h / scale;
  return settle({ x: x - w / 2, y: y - h / 2, w, h }, all);
}
