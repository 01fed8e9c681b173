// The deck, the market, and the tiles of a territory that somebody chooses among.
import { For, Show, type JSX } from 'solid-js';
import type { Choice } from '../../engine/contract';
import type { RabbihopBoard, RabbihopView, TileView } from '../../engine/rabbihop';
import type { OpenMatch } from '../../match/state';
import { TileBack, TileCard } from './Tile';
import { hopWords } from './words';

interface SupplyProps {
  match: OpenMatch;
  view: RabbihopView;
  board: RabbihopBoard;
  choices: Choice[]; // that name a tile
}

export function Supply(props: SupplyProps): JSX.Element {
  return (
    <section class="hop-supply" aria-label={hopWords().deck}>
      <div
        class="hop-deck"
        classList={{ low: props.view.deck <= 3 }}
        data-thing="deck"
        role="img"
        aria-label={hopWords().deckLeft(props.view.deck)}
      >
        <svg viewBox="-3 -3 112 112" data-spot="deck" aria-hidden="true">
          <Show when={props.view.deck > 2}>
            <g transform="translate(8 8)">
              <TileBack />
            </g>
          </Show>
          <Show when={props.view.deck > 1}>
            <g transform="translate(4 4)">
              <TileBack />
            </g>
          </Show>
          <Show
            when={props.view.deck > 0}
            fallback={<rect class="hop-no-deck" x="1" y="1" width="98" height="98" rx="9" />}
          >
            <TileBack />
          </Show>
        </svg>
        <b>{props.view.deck}</b>
        <small>{props.view.deck === 1 ? hopWords().lastTile : hopWords().deck}</small>
      </div>
      <Show when={props.board.market}>
        <div class="hop-market" data-spot="market">
          <h2>{hopWords().market}</h2>
          <div class="hop-market-tiles">
            <For each={props.view.market}>{(tile) => <Offered {...props} tile={tile} />}</For>
          </div>
        </div>
      </Show>
    </section>
  );
}

export function Aside(props: SupplyProps): JSX.Element {
  return (
    <section class="hop-aside paper" data-spot="aside" aria-labelledby="hop-aside-title">
      <h2 id="hop-aside-title">{hopWords().aside}</h2>
      <p class="soft">{hopWords().asideHelp}</p>
      <div class="hop-market-tiles">
        <For each={props.view.aside}>{(tile) => <Offered {...props} tile={tile} />}</For>
      </div>
    </section>
  );
}

function Offered(props: SupplyProps & { tile: TileView }): JSX.Element {
  const choice = () => props.choices.find((one) => one.cards.includes(props.tile.id));
  return (
    <div
      class="hop-offered"
      classList={{
        can: choice() !== undefined,
        marked: props.match.marked(props.tile.id),
        hinted: choice() !== undefined && props.match.state.hint?.notation === choice()!.notation,
      }}
    >
      <TileCard tile={props.tile} />
      <small aria-hidden="true">{props.tile.name}</small>
      <button
        type="button"
        class="hop-over"
        data-thing={props.tile.id}
        aria-label={choice()?.label ?? props.tile.name}
        onClick={() => {
          const one = choice();
          if (one) void props.match.act(one, 'pointed');
          else void props.match.touch(props.tile.id);
        }}
      />
    </div>
  );
}
