// Which rabbit each seat has: a colour and a shape that belong together, of eight. A matter of the page alone.
import { createSignal, onCleanup } from 'solid-js';

export const rabbitCount = 8;

const [worn, setWorn] = createSignal<readonly number[]>([]); // at the table that is shown

export const lookOf = (seat: number): number => worn()[seat] ?? seat % rabbitCount;

// The seats of the table that is shown look like this, until it is left. Without looks: as they stand.
export function wear(looks: readonly number[] | undefined) {
  const { style } = document.documentElement;
  setWorn(looks ?? []);
  looks?.forEach((look, seat) => style.setProperty(`--worn-${seat}`, `var(--seat-${look})`));
  onCleanup(() => {
    setWorn([]);
    for (let seat = 0; seat < rabbitCount; seat++) style.removeProperty(`--worn-${seat}`);
  });
}

// What somebody kept, if it is a rabbit for each of these seats and no two are alike.
export function readLooks(value: unknown, seats: number): number[] | undefined {
  const good =
    Array.isArray(value) &&
    value.length === seats &&
    new Set(value).size === seats &&
    value.every((one) => Number.isInteger(one) && one >= 0 && one < rabbitCount);
  return good ? (value as number[]) : undefined;
}

export const standardLooks = (seats: number): number[] => [...Array(seats).keys()];

// The first rabbit that nobody has.
export const freeLook = (looks: readonly number[]): number =>
  standardLooks(rabbitCount).find((look) => !looks.includes(look)) ?? 0;

// The seat has this rabbit now; whoever had it takes the seat's.
export const withLook = (looks: readonly number[], seat: number, look: number): number[] =>
  looks.map((one, i) => (i === seat ? look : one === look ? looks[seat] : one));
