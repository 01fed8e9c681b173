import { describe, expect, it } from 'vitest';
import { overlap, placeBeside } from '../src/parts/placing';

const room = { x: 0, y: 0, w: 1000, h: 800 };
const size = { w: 300, h: 150 };

describe('a card beside a thing', () => {
  it('lies beside it, inside the window, wherever the thing is', () => {
    for (let x = 0; x <= 900; x += 90)
      for (let y = 0; y <= 720; y += 90) {
        const thing = { x, y, w: 80, h: 80 };
        const box = placeBeside(thing, size, room, []);
        expect(overlap(box, thing), `${x}, ${y}`).toBe(0);
        expect(overlap(box, room)).toBe(size.w * size.h);
      }
  });

  it('leaves free what can be pressed next, if there is room elsewhere', () => {
    const thing = { x: 400, y: 350, w: 80, h: 80 };
    const right = { x: 500, y: 345, w: 200, h: 90 };
    const left = { x: 100, y: 345, w: 200, h: 90 };
    expect(placeBeside(thing, size, room, []).x).toBeGreaterThan(480);
    expect(placeBeside(thing, size, room, [right]).x).toBeLessThan(400);
    const box = placeBeside(thing, size, room, [right, left]);
    expect(overlap(box, right) + overlap(box, left) + overlap(box, thing)).toBe(0);
  });

  it('goes to the far edge of the board on a small screen', () => {
    const phone = { x: 0, y: 0, w: 390, h: 844 };
    const board = { x: 0, y: 130, w: 390, h: 420 };
    const wide = { w: 340, h: 150 };
    const above = placeBeside({ x: 150, y: 450, w: 60, h: 60 }, wide, phone, [], board);
    expect(above.y).toBe(140);
    const below = placeBeside({ x: 150, y: 180, w: 60, h: 60 }, wide, phone, [], board);
    expect(below.y + below.h).toBe(540);
    // A thing in the middle is not covered either.
    const middle = { x: 150, y: 300, w: 60, h: 60 };
    expect(overlap(placeBeside(middle, { w: 340, h: 250 }, phone, [], board), middle)).toBe(0);
  });
});
