import { For, Show, type JSX } from 'solid-js';
import type { TileView } from '../../engine/rabbihop';
import { TileCard } from './Tile';
import { hopWords } from './words';

// What is pointed at, in words. Screen readers get the same text from the places themselves.
export function Inspector(props: {
  about: string;
  tile: TileView | null;
  losing: string[]; // tiles, by what is considered
  warnings: string[]; // of what can be done there
}): JSX.Element {
  return (
    <div class="hop-inspector paper" aria-hidden="true">
      <Show when={props.about} fallback={<p class="soft">{hopWords().point}</p>}>
        <Show when={props.tile}>{(tile) => <TileCard tile={tile()} />}</Show>
        <p>
          {props.about}
          <For each={props.warnings}>{(warning) => <b class="hop-warning">{warning}</b>}</For>
          <Show when={props.losing.length > 0 && !props.warnings.length}>
            {' '}
            <b>
              {hopWords().loses} {hopWords().tiles(props.losing.length)}.
            </b>
          </Show>
        </p>
      </Show>
    </div>
  );
}
