// What moves on the table while something is told: rabbits along their roads, cards between hands and
// lots, dice.
import { createEffect, createSignal, on } from 'solid-js';
import { createStore } from 'solid-js/store';
import type { Incident, Note } from '../../engine/contract';
import type { JackRabbitsBoard, JackRabbitsView, Point } from '../../engine/jack_rabbits';
import type { Play, OpenMatch } from '../../match/state';
import { settings, type Speed } from '../../settings';
import { drawRoute } from './model';

export interface Flight {
  id: number;
  card: string; // empty: face down
  from: DOMRect;
  to: DOMRect;
  ms: number;
  late: number;
}

export interface Staged extends Incident {
  low: boolean; // below on the board: the rabbits are above
}

// How long an incident is shown, in ms at normal speed: time to read it where the viewer is concerned.
const glance = 800;
const reading = (incident: Incident) =>
  Math.min(
    2600,
    1200 + 12 * incident.sides.reduce((sum, side) => sum + side.brings.length, incident.title.length),
  );
const slower: Record<Speed, number> = { slow: 1.6, normal: 1, fast: 0.5, none: 1 };

const walks = ['stepped', 'arrived', 'walked_back', 'went_off', 'surfaced'];
const isWalk = (note: Note) => walks.includes(note.kind.replace('-', '_')) && note.to !== '';
const carries = (note: Note) => note.from !== '' && note.to !== '' && note.count > 0 && !isWalk(note);

export function createMotion(match: OpenMatch) {
  const view = () => match.state.scene!.view as JackRabbitsView;
  const board = () => match.state.board as JackRabbitsBoard;
  const [moved, setMoved] = createStore<Record<number, Point | undefined>>({});
  const [flights, setFlights] = createSignal<Flight[]>([]);
  const [dice, setDice] = createSignal<[number, number] | null>(null); // while they tumble
  const [incident, setIncident] = createSignal<Staged | null>(null);
  const tiles: Record<number, string> = {};
  let last = 0;
  let next = () => {};

  // The scene has caught up with the animation.
  createEffect(
    on(
      () => [match.state.scene?.entries, match.state.viewer, match.state.busy],
      () => {
        if (match.state.playing.length) return;
        for (const seat of Object.keys(moved)) {
          setMoved(Number(seat), undefined);
          delete tiles[Number(seat)];
        }
        setDice(null);
        setFlights([]);
        setIncident(null);
      },
    ),
  );

  const at = (seat: number): Point => moved[seat] ?? view().rabbits[seat]?.at ?? board().off;
  const tileOf = (seat: number) => tiles[seat] ?? view().rabbits[seat].tile;

  function frames(ms: number, skipped: AbortSignal, draw: (share: number) => void): Promise<void> {
    return new Promise((resolve) => {
      const start = performance.now();
      const tick = (now: number) => {
        const share = skipped.aborted ? 1 : Math.min(1, (now - start) / Math.max(1, ms));
        draw(share);
        if (share < 1) requestAnimationFrame(tick);
        else resolve();
      };
      requestAnimationFrame(tick);
    });
  }
  const wait = (ms: number, skipped: AbortSignal) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, skipped.aborted ? 0 : ms);
      skipped.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
    });

  // A rabbit goes over these places, and stands in the end where the scene will have it.
  async function walk(notes: Note[], play: Play, ms: number) {
    const seat = notes[0].seat;
    if (seat < 0) return;
    const path = notes.map((note) => note.to);
    const from = at(seat);
    const drawn = drawRoute(board(), tileOf(seat), path, from);
    const after = (play.after.view as JackRabbitsView).rabbits[seat];
    const end = path[path.length - 1];
    const goal = after && (after.tile === end || after.place === end) ? after.at : drawn.end;
    const line = document.createElementNS('http://www.w3.org/2000/svg', 'path');
    line.setAttribute('d', `M${from.x} ${from.y}${joined(drawn.road, drawn.jump)}L${goal.x} ${goal.y}`);
    const length = line.getTotalLength();
    await frames(ms, play.skipped, (share) => {
      const eased = share * share * (3 - 2 * share);
      const point = line.getPointAtLength(eased * length);
      const hop =
        Math.abs(Math.sin(eased * Math.PI * Math.max(1, path.length * 2))) * 90 * (share < 1 ? 1 : 0);
      setMoved(seat, { x: point.x, y: point.y - hop });
    });
    tiles[seat] = end;
  }

  // Where a lot, a hand or a card is on the screen; the own hand comes behind the plate of its owner.
  function anchor(name: string): DOMRect | null {
    const all = [...document.querySelectorAll<HTMLElement>(`[data-anchor="${name}"]`)].reverse();
    const boxes = all.map((one) => one.getBoundingClientRect());
    return boxes.find((box) => box.width > 0 && box.height > 0) ?? null;
  }
  async function carry(note: Note, play: Play, ms: number) {
    const first = note.cards[0] && anchor(`card:${note.cards[0]}`);
    const from = first || anchor(note.from);
    const to = anchor(note.to);
    if (!from || !to) return wait(ms, play.skipped);
    const many = Math.min(6, note.count);
    const late = ms / (2 * many);
    const list: Flight[] = [];
    for (let i = 0; i < many; i++) {
      const card = note.cards[i] ?? '';
      const own = card ? anchor(`card:${card}`) : null;
      list.push({ id: ++last, card, from: own ?? from, to, ms: ms - late * (many - 1), late: late * i });
    }
    setFlights((all) => [...all, ...list]);
    await wait(ms, play.skipped);
    setFlights((all) => all.filter((one) => !list.includes(one)));
  }
  async function tumble(play: Play, ms: number) {
    const { dice: rolled } = play.after.view as JackRabbitsView;
    let before = -1;
    await frames(ms, play.skipped, (share) => {
      const step = Math.floor(share * 8);
      if (step === before) return;
      before = step;
      const any = () => 1 + Math.floor(Math.random() * 6);
      setDice(share > 0.7 ? rolled : [any(), any()]);
    });
  }

  // Above or below, so that it hides none of the rabbits concerned.
  function isLow({ sides }: Incident): boolean {
    const frame = document.querySelector('.jr-board-frame')?.getBoundingClientRect();
    if (!frame) return false;
    const middle = frame.top + frame.height / 2;
    const boxes = sides.map(({ seat }) =>
      document.querySelector(`[data-rabbit="${seat}"]`)?.getBoundingClientRect(),
    );
    const away = boxes.map((box) => (box ? box.top + box.height / 2 - middle : 0));
    return away.reduce((sum, one) => sum + one, 0) < 0;
  }
  async function show(one: Incident, play: Play) {
    // Who learns has time to read of the others, too.
    const { urgent } = play.after.view as JackRabbitsView; // somebody is about to win
    const mine = settings.coach || urgent || one.sides.some(({ seat }) => seat === match.state.viewer);
    const ended = new AbortController();
    next = () => ended.abort();
    play.skipped.addEventListener('abort', next, { once: true });
    setIncident({ ...one, low: isLow(one) });
    const ms = (mine ? reading(one) : glance) * slower[settings.speed];
    if (!play.skipped.aborted) await wait(ms, ended.signal);
    setIncident(null);
  }

  async function animate(play: Play) {
    if ((play.after.view as JackRabbitsView).kind !== 'jack-rabbits') return;
    const told = play.happening.notes.flatMap((note) => note.incident ?? []);
    await Promise.all([
      move(play),
      (async () => {
        for (const one of told) await show(one, play);
      })(),
    ]);
  }
  async function move(play: Play) {
    if (!play.moves) return wait(play.ms, play.skipped);
    const notes = play.happening.notes;
    const parts: (() => Promise<void>)[] = [];
    const todo: Note[][] = [];
    for (const note of notes) {
      const before = todo[todo.length - 1];
      if (isWalk(note) && before && isWalk(before[0]) && before[0].seat === note.seat) before.push(note);
      else if (isWalk(note) || carries(note) || note.kind === 'rolled') todo.push([note]);
    }
    const share = play.ms / Math.max(1, todo.length);
    for (const group of todo) {
      const ms = Math.max(share, Math.min(play.ms, 0.55 * play.ms));
      if (isWalk(group[0])) parts.push(() => walk(group, play, ms * (0.7 + 0.25 * group.length)));
      else if (group[0].kind === 'rolled') parts.push(() => tumble(play, ms));
      else parts.push(() => carry(group[0], play, ms));
    }
    if (!parts.length) return wait(play.ms * 0.7, play.skipped);
    for (const part of parts) await part();
  }

  return {
    at,
    flights,
    dice,
    incident,
    next: () => next(),
    animate,
  };
}
export type Motion = ReturnType<typeof createMotion>;

// The pieces of a way as one line: every start of a new piece is a line to it.
function joined(road: string, jump: string): string {
  return (road + jump).replaceAll('M', 'L');
}
