// What happened, sentence by sentence. A line that is pointed at or in focus highlights what it speaks of.
import { createEffect, For, onCleanup, Show, type JSX } from 'solid-js';
import type { Logged, OpenMatch } from '../../match/state';
import { words } from '../../words';

export function Log(props: {
  match: OpenMatch;
  lines: Logged[];
  label: string;
  empty?: string;
}): JSX.Element {
  let list!: HTMLOListElement;
  createEffect(() => {
    if (props.lines.length) requestAnimationFrame(() => list && (list.scrollTop = list.scrollHeight));
  });
  onCleanup(() => props.match.mark([]));

  function key(event: KeyboardEvent) {
    const line = (event.target as Element).closest('li');
    const to: Record<string, Element | null | undefined> = {
      ArrowUp: line?.previousElementSibling,
      ArrowDown: line?.nextElementSibling,
      Home: list.firstElementChild,
      End: list.lastElementChild,
    };
    if (!(event.key in to)) return;
    event.preventDefault();
    event.stopPropagation();
    (to[event.key] as HTMLElement | null | undefined)?.focus();
  }

  return (
    <Show when={props.lines.length} fallback={<p class="soft">{props.empty ?? words().table.logEmpty}</p>}>
      <ol class="log" ref={list} aria-label={props.label} onKeyDown={key}>
        <For each={props.lines}>
          {(line, i) => (
            <li
              tabindex={i() === props.lines.length - 1 ? 0 : -1}
              class={line.seat >= 0 ? `by seat-${line.seat % 8}` : ''}
              onPointerEnter={() => props.match.mark(line.marks)}
              onPointerLeave={() => props.match.mark([])}
              onFocus={() => props.match.mark(line.marks)}
              onBlur={() => props.match.mark([])}
            >
              {line.sentence}
            </li>
          )}
        </For>
      </ol>
    </Show>
  );
}
