// Places for the tile in hand: those at the same point are one place with several turns.
import type { BuildingSpot, Point } from '../../engine/building';

// Something that arrow keys can reach.
export interface Step {
  key: string;
  at: Point;
}

export interface Site extends Step {
  corners: Point[];
  ways: BuildingSpot[]; // the best turn first
}

export function sitesOf(spots: readonly BuildingSpot[]): Site[] {
  const sites = new Map<string, Site>();
  for (const spot of spots) {
    const key = `${spot.centre.x},${spot.centre.y}`;
    const site = sites.get(key);
    if (site) site.ways.push(spot);
    else sites.set(key, { key, at: spot.centre, corners: spot.corners, ways: [spot] });
  }
  return [...sites.values()];
}

// The site nearest to a point, if it is close enough.
export function nearest(sites: readonly Site[], at: Point, within: number): Site | null {
  let best: Site | null = null;
  let least = within;
  for (const site of sites) {
    const far = Math.hypot(site.at.x - at.x, site.at.y - at.y);
    if (far < least) {
      least = far;
      best = site;
    }
  }
  return best;
}

const directions: Record<string, Point> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

export const isArrow = (key: string) => key in directions;

// The next one in the direction of an arrow key: near, and not far off the line.
export function towards<S extends Step>(sites: readonly S[], from: Step, key: string): S | null {
  const direction = directions[key];
  if (!direction) return null;
  let best: S | null = null;
  let least = Infinity;
  for (const site of sites) {
    const dx = site.at.x - from.at.x;
    const dy = site.at.y - from.at.y;
    const ahead = dx * direction.x + dy * direction.y;
    const aside = Math.abs(dx * direction.y) + Math.abs(dy * direction.x);
    if (ahead <= 0 || aside > 2 * ahead) continue;
    const far = ahead + 2 * aside;
    if (far < least) {
      least = far;
      best = site;
    }
  }
  return best;
}

// The drawing's box with all the sites in it and a margin.
export function roomFor(
  box: readonly [number, number, number, number],
  sites: readonly Site[],
): [number, number, number, number] {
  let [left, top] = box;
  let right = left + box[2];
  let bottom = top + box[3];
  const margin = 150;
  for (const site of sites) {
    for (const { x, y } of site.corners) {
      left = Math.min(left, x - margin);
      right = Math.max(right, x + margin);
      top = Math.min(top, y - margin);
      bottom = Math.max(bottom, y + margin);
    }
  }
  return [left, top, right - left, bottom - top];
}

export const polygon = (corners: readonly Point[]): string =>
  corners.map(({ x, y }) => `${x},${y}`).join(' ');
