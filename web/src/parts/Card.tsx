// A playing card of our own drawing. `code` is "7C", "10S", "QH", "red", "black"; empty: face down.
// Works in a page and, with x, y, width and height, inside another svg.
import { Match, Show, Switch, type JSX } from 'solid-js';
import { cardFace, cardName } from '../words/cards';
import { SuitMark } from './Suit';
import { suitLook } from './suits';

interface CardProps {
  code: string;
  selected?: boolean;
  dim?: boolean; // cannot be used now
  silent?: boolean; // its name is on the element around it (a button)
  class?: string;
  x?: number;
  y?: number;
  width?: number;
  height?: number;
}

export function Card(props: CardProps): JSX.Element {
  const face = () => cardFace(props.code);
  const royal = () => ['J', 'Q', 'K'].includes(face().rank);
  const joker = () => face().suit === 'red' || face().suit === 'black';
  const mini = () => props.class?.includes('mini');
  const tint = () => `suit-${joker() ? face().suit : suitLook(face().suit).ink}`;
  return (
    <svg
      class={`card ${props.class ?? ''}`}
      classList={{ selected: props.selected, dim: props.dim }}
      viewBox="0 0 60 84"
      data-thing={props.code && `card:${props.code}`}
      x={props.x}
      y={props.y}
      width={props.width}
      height={props.height}
      role={props.silent ? undefined : 'img'}
      aria-label={props.silent ? undefined : cardName(props.code)}
      aria-hidden={props.silent ? 'true' : undefined}
    >
      <rect class="card-paper" x="1" y="1" width="58" height="82" rx="6" />
      <Switch>
        <Match when={!props.code}>
          <rect class="card-back" x="5" y="5" width="50" height="74" rx="4" />
          <g class="card-back-mark" transform="translate(15 25) scale(.75)">
            <RabbitHead />
          </g>
        </Match>
        <Match when={joker()}>
          <rect class="card-frame" x="6" y="6" width="48" height="72" rx="4" />
          <g class={tint()}>
            <path d="M14 40Q12 22 22 24 24 15 30 24 36 15 38 24 48 22 46 40Z" />
            <circle cx="13" cy="41" r="3" />
            <circle cx="47" cy="41" r="3" />
            <circle cx="30" cy="17" r="3" />
          </g>
          <g class={`card-head ${tint()}`} transform="translate(14.8 36) scale(.76)">
            <RabbitHead />
          </g>
        </Match>
        <Match when={mini()}>
          <Show when={royal()}>
            <rect class="card-royal" x="4" y="4" width="52" height="76" rx="4" />
          </Show>
          <text class={`card-rank large ${tint()}`} x="30" y="39" text-anchor="middle">
            {face().rank}
          </text>
          <SuitMark suit={face().suit} x={15} y={45} size={30} />
        </Match>
        <Match when={true}>
          <text class={`card-rank ${tint()}`} x="12" y="20" text-anchor="middle">
            {face().rank}
          </text>
          <SuitMark suit={face().suit} x={6.5} y={23} size={11} />
          <g transform="rotate(180 30 42)">
            <text class={`card-rank ${tint()}`} x="12" y="20" text-anchor="middle">
              {face().rank}
            </text>
            <SuitMark suit={face().suit} x={6.5} y={23} size={11} />
          </g>
          <Show when={royal()} fallback={<SuitMark suit={face().suit} x={17} y={29} size={26} />}>
            <g class={`card-head ${tint()}`} transform="translate(14 33) scale(.8)">
              <RabbitHead />
            </g>
            <Hat rank={face().rank} />
            <SuitMark suit={face().suit} x={25} y={67} size={10} />
          </Show>
        </Match>
      </Switch>
    </svg>
  );
}

// A rabbit's head with its ears in a box of 40 by 40.
export const rabbitHead =
  'M13.5 20C9 12 9.5 3 13 1.5 17 1 18 9 18.4 16.4 19.4 16.1 20.6 16.1 21.6 16.4 22 9 23 1 27 1.5 30.5 3 31 12 26.5 20 29.5 22.5 31 25.4 31 28.4 31 34.6 26.4 38.5 20 38.5 13.6 38.5 9 34.6 9 28.4 9 25.4 10.5 22.5 13.5 20Z';

export function RabbitHead(): JSX.Element {
  return (
    <>
      <path d={rabbitHead} />
      <g class="rabbit-face">
        <circle cx="15.6" cy="27" r="1.7" />
        <circle cx="24.4" cy="27" r="1.7" />
        <path d="M18 31.4H22L20 33.6Z" />
      </g>
    </>
  );
}

function Hat(props: { rank: string }): JSX.Element {
  return (
    <g class="card-gold">
      <Switch>
        <Match when={props.rank === 'K'}>
          <path d="M19 33V19L24.5 25 30 15 35.5 25 41 19V33Z" />
        </Match>
        <Match when={props.rank === 'Q'}>
          <path d="M19 33Q18 26 20 21L25 27 30 19 35 27 40 21Q42 26 41 33Z" />
          <circle cx="20" cy="19.6" r="2" />
          <circle cx="30" cy="17" r="2" />
          <circle cx="40" cy="19.6" r="2" />
        </Match>
        <Match when={true}>
          <path d="M18 33Q18 24 28 23 40 22 42 33Z" />
          <path d="M38 25Q46 18 45 12 38 16 36 23Z" />
        </Match>
      </Switch>
    </g>
  );
}
