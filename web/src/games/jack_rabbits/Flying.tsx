import { onMount, type JSX } from 'solid-js';
import { Card } from '../../parts/Card';
import type { Flight } from './motion';

// A card on its way from one place to another.
export function Flying(props: { flight: Flight }): JSX.Element {
  let card!: HTMLDivElement;
  onMount(() => {
    const { from, to, ms, late } = props.flight;
    const place = (box: DOMRect) =>
      `translate(${box.x + box.width / 2 - 24}px, ${box.y + box.height / 2 - 34}px)`;
    card.animate([{ transform: place(from) }, { transform: place(to) }], {
      duration: ms,
      delay: late,
      fill: 'both',
      easing: 'ease-in-out',
    });
  });
  return (
    <div ref={card} class="jr-flying">
      <Card code={props.flight.card} silent />
    </div>
  );
}
