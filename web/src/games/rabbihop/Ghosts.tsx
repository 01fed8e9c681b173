// What is flying, above everything else.
import { For, onMount, Show, type JSX } from 'solid-js';
import { Portal } from 'solid-js/web';
import { RabbitToken } from '../../parts/Rabbit';
import type { Ghost, Motion } from './motion';
import { TileArt, TileBack } from './Tile';

export function Ghosts(props: { motion: Motion }): JSX.Element {
  return (
    <Portal>
      <div class="hop-ghosts" aria-hidden="true">
        <For each={props.motion.ghosts()}>{(ghost) => <Flying ghost={ghost} motion={props.motion} />}</For>
      </div>
    </Portal>
  );
}

function Flying(props: { ghost: Ghost; motion: Motion }): JSX.Element {
  let svg!: SVGSVGElement;
  const ghost = props.ghost;
  const size = (rect: DOMRect) => (ghost.seat >= 0 ? rect.width * 0.5 : Math.max(rect.width, 18));
  onMount(() => {
    const { from, to, ms } = ghost;
    const at = (rect: DOMRect) => ({
      x: rect.x + rect.width / 2 - size(rect) / 2,
      y: rect.y + rect.height / 2 - size(rect) / 2,
    });
    const a = at(from);
    const b = at(to);
    const scale = size(to) / size(from);
    const lift = ghost.high ? Math.min(90, 20 + Math.hypot(b.x - a.x, b.y - a.y) * 0.35) : 12;
    svg.style.width = svg.style.height = `${size(from)}px`;
    const run = svg.animate(
      [
        { transform: `translate(${a.x}px, ${a.y}px)`, easing: 'ease-out' },
        {
          transform: `translate(${(a.x + b.x) / 2}px, ${(a.y + b.y) / 2 - lift}px) scale(${(1 + scale) / 2 + 0.12})`,
          easing: 'ease-in',
        },
        { transform: `translate(${b.x}px, ${b.y}px) scale(${scale})`, opacity: to.width === 0 ? 0 : 1 },
      ],
      { duration: ms, fill: 'forwards' },
    );
    run.onfinish = () => props.motion.landed(ghost.key);
  });
  return (
    <svg ref={svg} class="hop-ghost" viewBox={ghost.seat >= 0 ? '-3 -3 46 46' : '0 0 100 100'}>
      <Show
        when={ghost.seat >= 0}
        fallback={
          <Show when={ghost.tile} fallback={<TileBack />}>
            {(tile) => <TileArt tile={tile()} />}
          </Show>
        }
      >
        <RabbitToken seat={ghost.seat} x={20} y={20} />
      </Show>
    </svg>
  );
}
