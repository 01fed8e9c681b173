import { describe, expect, it } from 'vitest';
import type { BuildingSpot } from '../src/engine/building';
import { nearest, roomFor, sitesOf, towards } from '../src/games/building/spots';

const spot = (x: number, y: number, turn: number): BuildingSpot => ({
  notation: `place wood ${x} ${y} ${turn}`,
  kind: 'wood',
  label: '',
  centre: { x, y },
  corners: [
    { x: x - 10, y },
    { x: x + 10, y },
    { x, y: y + 10 },
  ],
  turn,
  warnings: [],
});

describe('places for the tile in hand', () => {
  it('are one for each point, with the turns in their order', () => {
    const sites = sitesOf([spot(0, 0, 2), spot(100, 0, 0), spot(0, 0, 1)]);
    expect(sites.map((site) => site.ways.map((way) => way.turn))).toEqual([[2, 1], [0]]);
  });
  it('are found by pointing near them, and only near them', () => {
    const sites = sitesOf([spot(0, 0, 0), spot(100, 0, 0)]);
    expect(nearest(sites, { x: 80, y: 5 }, 50)?.at.x).toBe(100);
    expect(nearest(sites, { x: 500, y: 500 }, 50)).toBeNull();
  });
  it('are gone through by arrow keys, straight ahead before aslant', () => {
    const sites = sitesOf([spot(0, 0, 0), spot(100, 90, 0), spot(150, 0, 0), spot(-100, 0, 0)]);
    const [first] = sites;
    expect(towards(sites, first!, 'ArrowRight')?.at).toEqual({ x: 150, y: 0 });
    expect(towards(sites, first!, 'ArrowLeft')?.at).toEqual({ x: -100, y: 0 });
    expect(towards(sites, first!, 'ArrowUp')).toBeNull();
    expect(towards(sites, first!, 'Enter')).toBeNull();
  });
  it('all have room in the picture', () => {
    const [left, top, width, height] = roomFor([0, 0, 100, 100], sitesOf([spot(-500, 700, 0)]));
    expect(left).toBeLessThan(-510);
    expect(top).toBe(0);
    expect(left + width).toBe(100);
    expect(top + height).toBeGreaterThan(710);
  });
});
