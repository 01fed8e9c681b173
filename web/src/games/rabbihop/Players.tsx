// Who plays, with their piles: the score so far, the tile on top, and all of them on demand.
import { createSignal, For, Index, Show, type JSX } from 'solid-js';
import type { PileTileView, RabbihopView } from '../../engine/rabbihop';
import { Dialog } from '../../parts/Dialog';
import { Rabbit } from '../../parts/Rabbit';
import type { OpenMatch } from '../../match/state';
import { signed, TileCard } from './Tile';
import { hopWords } from './words';

export function Players(props: { match: OpenMatch; view: RabbihopView }): JSX.Element {
  const [open, setOpen] = createSignal(-1);
  const name = (seat: number) => props.match.state.scene!.chairs[seat]?.name ?? '';
  return (
    <section class="hop-players" aria-label={hopWords().players}>
      <ul classList={{ three: props.view.piles.length === 3 }}>
        <Index each={props.view.piles}>
          {(pile, seat) => (
            <li
              class={`hop-player seat-${seat}`}
              classList={{ turn: props.view.turn === seat, marked: props.match.marked(`p${seat}`) }}
            >
              <Rabbit seat={seat} />
              <span class="hop-name" aria-hidden="true">
                <b>{name(seat)}</b>
                <small>
                  {hopWords().tiles(pile().tiles.length)}
                  <Show when={props.view.turn === seat && props.view.extra}> · {hopWords().extra}</Show>
                </small>
              </span>
              <span class="hop-pile" aria-hidden="true" data-spot={`p${seat}`}>
                <Show when={pile().tiles.length > 0} fallback={<span class="hop-no-pile" />}>
                  <TileCard tile={pile().tiles[pile().tiles.length - 1]} />
                </Show>
              </span>
              <span class="hop-score" aria-hidden="true" data-spot={`p${seat}`}>
                {signed(pile().score)}
              </span>
              <button
                type="button"
                class="hop-over"
                data-thing={`p${seat}`}
                aria-label={[
                  `${name(seat)}${props.match.state.viewer === seat ? ` (${hopWords().you})` : ''}`,
                  hopWords().score(pile().score),
                  hopWords().tiles(pile().tiles.length),
                  ...(props.view.turn === seat ? [hopWords().turnOf(name(seat))] : []),
                  hopWords().showPile(name(seat)),
                ].join('. ')}
                onClick={() => setOpen(seat)}
              />
            </li>
          )}
        </Index>
      </ul>
      <Show when={open() >= 0 && props.view.piles[open()]}>
        {(pile) => (
          <Dialog
            title={`${hopWords().pileOf(name(open()))}: ${hopWords().score(pile().score)}`}
            onClose={() => setOpen(-1)}
          >
            <Show when={pile().tiles.length > 0} fallback={<p>{hopWords().emptyPile}</p>}>
              <p class="soft">{hopWords().topFirst}</p>
              <ol class="hop-pile-list">
                <For each={[...pile().tiles].reverse()}>{(tile) => <PileTile tile={tile} />}</For>
              </ol>
            </Show>
          </Dialog>
        )}
      </Show>
    </section>
  );
}

function PileTile(props: { tile: PileTileView }): JSX.Element {
  return (
    <li>
      <TileCard tile={props.tile} />
      <span>
        {props.tile.name}
        <Show when={props.tile.why}>
          <small class="soft"> · {props.tile.why}</small>
        </Show>
      </span>
      <b>{signed(props.tile.counts)}</b>
    </li>
  );
}
