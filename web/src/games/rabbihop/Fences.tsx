// The fences on one border, along the x axis with their middle at 0, 0. Each of them is drawn as long as
// there is room between the tiles; a number counts them when there are several.
import { For, Show, type JSX } from 'solid-js';

const most = 3;

export function Fences(props: { count: number; upright?: boolean; crossed?: boolean }): JSX.Element {
  const rows = () => Math.max(1, Math.min(most, props.count));
  const row = (i: number) => {
    if (rows() === 1) return '';
    const aside = i % 2 ? 8 : -6;
    return `translate(${aside} ${(i - (rows() - 1) / 2) * 10}) scale(.86 .62)`;
  };
  return (
    <g
      class="hop-fence"
      classList={{ crossed: props.crossed }}
      transform={props.upright ? 'rotate(90)' : undefined}
    >
      <For each={Array.from({ length: rows() }, (_, i) => i)}>
        {(i) => (
          <g transform={row(i)}>
            <path class="hop-rail" d="M-50 -4H50V0H-50ZM-50 3.5H50V7.5H-50Z" />
            <path
              class="hop-post"
              d="M-44 11V-8L-39.5 -12 -35 -8V11ZM-16 11V-8L-11.5 -12 -7 -8V11ZM7 11V-8L11.5 -12 16 -8V11ZM35 11V-8L39.5 -12 44 -8V11Z"
            />
          </g>
        )}
      </For>
      <Show when={props.count > 1}>
        <g transform={`translate(-51 0) rotate(${props.upright ? -90 : 0})`}>
          <circle class="hop-fences" r="10.5" />
          <text class="hop-fences-text" y="5.2" text-anchor="middle">
            {props.count}
          </text>
        </g>
      </Show>
    </g>
  );
}
