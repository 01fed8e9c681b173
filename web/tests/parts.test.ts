import { mkdtempSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packGame, unpackGame } from '../src/link';
import { boxOf, moved, reach, settle, showPoint, zoomAt } from '../src/parts/zoom';
import { choice } from './fake';

describe('a window on a drawing', () => {
  const all = boxOf([0, 0, 100, 50]);
  it('keeps the point under the pointer where it is', () => {
    const near = zoomAt(all, all, 2, 30, 20);
    expect(near).toEqual({ x: 15, y: 10, w: 50, h: 25 });
    expect((30 - near.x) / near.w).toBeCloseTo(0.3);
  });
  it('shows no less than all and no more than 8 times', () => {
    expect(zoomAt(all, all, 0.1, 0, 0)).toEqual(all);
    expect(zoomAt(all, all, 100, 50, 25).w).toBe(12.5);
  });
  it('stays on the drawing', () => {
    const half = zoomAt(all, all, 2, 50, 25);
    expect(reach(half, all, 50, 25)).toEqual(half); // it is in sight
    const near = reach(half, all, 10, 25);
    expect(near.x).toBeLessThan(10);
    expect(near.y).toBe(half.y);
    expect(moved(zoomAt(all, all, 2, 50, 25), all, 1000, -1000)).toEqual({ x: 50, y: 0, w: 50, h: 25 });
    expect(showPoint(all, 4, 0, 0)).toEqual({ x: 0, y: 0, w: 25, h: 12.5 });
    expect(settle({ x: -5, y: -5, w: 200, h: 100 }, all)).toEqual(all);
  });
});

describe('a link', () => {
  it('holds a whole game', async () => {
    const text = 'warren 1\nname "Ñandú <b>"\n'.repeat(500);
    const packed = await packGame(text);
    expect(packed).toMatch(/^[\w-]+$/);
    expect(packed.length).toBeLessThan(text.length / 10);
    expect(await unpackGame(packed)).toBe(text);
  });
  it('is refused when it is spoilt', async () => {
    await expect(unpackGame('%%%')).rejects.toThrow();
    await expect(unpackGame('AAAA')).rejects.toThrow();
  });
  it('does not unpack without end', async () => {
    const packed = await packGame('a'.repeat(5_000_000)).catch(() => null);
    if (packed) await expect(unpackGame(packed)).rejects.toThrow('too long');
  });
});

describe('choices', () => {
  it('fold under their headings, those without one first', async () => {
    const { grouped } = await import('../src/parts/group');
    const groups = grouped([
      choice('a', { group: 'G' }),
      choice('b'),
      choice('c', { group: 'H' }),
      choice('d', { group: 'G' }),
    ]);
    expect(groups.map((group) => [group.name, group.choices.map((one) => one.notation)])).toEqual([
      ['', ['b']],
      ['G', ['a', 'd']],
      ['H', ['c']],
    ]);
  });
});

describe('the server of files', async () => {
  const { find } = (await import('../scripts/serve.mjs' as string)) as {
    find(root: string, url: string): Promise<string | null>;
  };
  const base = mkdtempSync(join(tmpdir(), 'warren-'));
  const root = join(base, 'dist');
  mkdirSync(join(root, 'assets'), { recursive: true });
  writeFileSync(join(root, 'index.html'), '');
  writeFileSync(join(root, 'assets', 'a b.js'), '');
  writeFileSync(join(root, '.hidden'), '');
  writeFileSync(join(base, 'secret'), '');
  symlinkSync(join(base, 'secret'), join(root, 'way-out'));

  it('finds what is there', async () => {
    expect(await find(root, '/')).toMatch(/index\.html$/);
    expect(await find(root, '/assets/a%20b.js?x=1')).toMatch(/a b\.js$/);
  });
  it.each([
    '/../secret',
    '/%2e%2e/secret',
    '/..%2fsecret',
    '/assets/..%2f..%2fsecret',
    '/.hidden',
    '/way-out',
    '/nope',
    '/%00',
    '/%',
    '//etc/passwd',
    '/assets',
  ])('gives nothing for %s', async (url) => {
    expect(await find(root, url)).toBeNull();
  });
});
