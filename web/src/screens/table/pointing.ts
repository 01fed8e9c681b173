import { createEffect, onCleanup, untrack } from 'solid-js';

// Points at things of the game that the guide speaks of: what is drawn gets an arrow, a card or a plate a dashed
// frame. Neither needs a colour to be seen, nor changes what else the thing shows.
const least = 20; // pixels
const shape = 'M0 0L-34 -58H-15V-100H15V-58H34Z'; // its tip is at the origin

function arrowFor(element: SVGGraphicsElement): SVGPathElement {
  const box = element.getBBox();
  const arrow = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  // Squares have a number in the middle of each side.
  const square = element.closest('.hop-grid, .hop') !== null;
  const pixel = 1 / (element.getScreenCTM()?.a || 1);
  const size = Math.max(Math.min(box.width, box.height) / (square ? 3.6 : 2.6), least * pixel) / 100;
  const x = box.x + box.width * (square ? 0.8 : 0.5);
  const y = box.y + box.height * (square ? 0.34 : 0.44);
  arrow.setAttribute('d', shape);
  arrow.setAttribute('transform', `translate(${x} ${y}) scale(${size})`);
  arrow.setAttribute('class', 'guide-arrow');
  arrow.setAttribute('aria-hidden', 'true');
  return arrow;
}

// Takes the place of what was pointed at before.
export function pointAt(things: string[]) {
  for (const old of document.querySelectorAll('.guide-arrow')) old.remove();
  for (const old of document.querySelectorAll('[data-guided]')) old.removeAttribute('data-guided');
  for (const element of things.flatMap(named)) {
    if (within(element)) continue;
    element.setAttribute('data-guided', '');
    if (!(element instanceof SVGGraphicsElement)) continue;
    const into = element instanceof SVGGElement ? element : element.parentNode; // a shape holds nothing
    into?.append(arrowFor(element));
  }
}

function named(thing: string): Element[] {
  const name = CSS.escape(thing);
  return [
    ...document.querySelectorAll(`.game-slot [data-thing="${name}"], .game-slot [data-place="${name}"]`),
  ];
}
const within = (element: Element) => element.parentElement?.closest('[data-guided]'); // a card within its button

// Points as long as the component is there, also at what is drawn later or anew.
export function usePoints(points: () => string[]) {
  const draw = () => {
    pointAt(untrack(points));
    watcher.takeRecords(); // its own marks
  };
  const watcher = new MutationObserver(() => {
    const lost = (one: Element) => !one.hasAttribute('data-guided') && !within(one);
    if (untrack(points).flatMap(named).some(lost)) draw();
  });
  watcher.observe(document.body, { childList: true, subtree: true });
  createEffect(() => {
    points();
    draw();
  });
  onCleanup(() => {
    watcher.disconnect();
    pointAt([]);
  });
}
