// What happened, turn by turn; a turn opens to its sentences. What is pointed at or in focus highlights what
// it speaks of.
import { createEffect, createMemo, createSignal, For, onCleanup, Show, type JSX } from 'solid-js';
import type { Logged, OpenMatch } from '../../match/state';
import { words } from '../../words';

export function Log(props: {
  match: OpenMatch;
  lines: Logged[];
  label: string;
  empty?: string;
  closed?: boolean; // also the turn that is being played
}): JSX.Element {
  const { match } = props;
  let list!: HTMLOListElement;
  const [chosen, setChosen] = createSignal<Record<number, boolean>>({}); // opened or closed by the viewer
  const turns = createMemo(() => [...new Set(props.lines.map((line) => line.turn))]);
  const newest = () => Math.max(-1, ...turns());
  const isOpen = (turn: number) => chosen()[turn] ?? (!props.closed && turn === newest());
  const of = (turn: number) => props.lines.filter((line) => line.turn === turn);
  const seat = (turn: number) => match.state.lines[turn]?.seat ?? -1;
  const told = (turn: number) => {
    if (match.state.lines[turn]?.line) return match.state.lines[turn].line;
    const name = match.state.scene?.chairs[seat(turn)]?.name;
    return name ? words().table.turnOf(name) : words().replay.setup;
  };
  createEffect(() => {
    if (props.lines.length) requestAnimationFrame(() => list && (list.scrollTop = list.scrollHeight));
  });
  onCleanup(() => match.mark([]));

  function key(event: KeyboardEvent) {
    const rows = [...list.querySelectorAll<HTMLElement>('[data-row]')];
    const at = rows.indexOf((event.target as Element).closest('[data-row]') as HTMLElement);
    const to: Record<string, HTMLElement | undefined> = {
      ArrowUp: rows[at - 1],
      ArrowDown: rows[at + 1],
      Home: rows[0],
      End: rows[rows.length - 1],
    };
    if (!(event.key in to)) return;
    event.preventDefault();
    event.stopPropagation();
    to[event.key]?.focus();
  }
  // The list may slide under a pointer that rests: only one that moves means a line.
  let pointed: unknown = null;
  const marking = (marks: () => string[]) => ({
    onPointerMove: ({ currentTarget: line }: PointerEvent) => {
      if (pointed !== line) match.mark(marks());
      pointed = line;
    },
    onPointerLeave: () => {
      pointed = null;
      match.mark([]);
    },
    onFocus: () => match.mark(marks()),
    onBlur: () => match.mark([]),
  });

  return (
    <Show when={props.lines.length} fallback={<p class="soft">{props.empty ?? words().table.logEmpty}</p>}>
      <ol class="log" ref={list} aria-label={props.label} onKeyDown={key}>
        <For each={turns()}>
          {(turn) => (
            <li class={seat(turn) >= 0 ? `by seat-${seat(turn) % 8}` : ''}>
              <button
                type="button"
                class="log-turn"
                data-row
                tabindex={turn === newest() ? 0 : -1}
                aria-expanded={isOpen(turn)}
                onClick={() => setChosen((all) => ({ ...all, [turn]: !isOpen(turn) }))}
                {...marking(() => [
                  ...new Set(of(turn).flatMap((line) => (line.weight > 1 ? line.marks : []))),
                ])}
              >
                {told(turn)}
              </button>
              <Show when={isOpen(turn)}>
                <ol class="log-steps">
                  <For each={of(turn)}>
                    {(line) => (
                      <li data-row data-line tabindex="-1" {...marking(() => line.marks)}>
                        {line.sentence}
                      </li>
                    )}
                  </For>
                </ol>
              </Show>
            </li>
          )}
        </For>
      </ol>
    </Show>
  );
}
