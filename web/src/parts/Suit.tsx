// The mark of a suit.
import { Show, type JSX } from 'solid-js';
import { suitLook } from './suits';

// Inside an svg: the suit in a box of `size` whose left upper corner is at x, y.
export function SuitMark(props: { suit: string; x?: number; y?: number; size?: number }): JSX.Element {
  const look = () => suitLook(props.suit);
  const place = () => `translate(${props.x ?? 0} ${props.y ?? 0}) scale(${(props.size ?? 24) / 24})`;
  return (
    <Show
      when={look().path}
      fallback={
        <text class="suit-black suit-letter" transform={place()} x="12" y="20" text-anchor="middle">
          {look().sign}
        </text>
      }
    >
      <path class={`suit-${look().ink}`} fill-rule="evenodd" d={look().path} transform={place()} />
    </Show>
  );
}

// In a line of text.
export function Suit(props: { suit: string; label?: string }): JSX.Element {
  return (
    <svg
      class="suit"
      viewBox="0 0 24 24"
      role={props.label ? 'img' : undefined}
      aria-label={props.label}
      aria-hidden={props.label ? undefined : 'true'}
    >
      <SuitMark suit={props.suit} />
    </svg>
  );
}
