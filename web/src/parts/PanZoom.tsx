// A window on a drawing: wheel or pinch to zoom where you point, drag to move, buttons and the keys
// + - 0 and M as alternatives.
import { createEffect, createSignal, on, onCleanup, onMount, Show, type JSX } from 'solid-js';
import { words } from '../words';
import { Icon } from './Icon';
import { boxOf, moved, reach, showPoint, zoomAt, type Box } from './zoom';

export interface PanZoomApi {
  fit(): void;
  show(x: number, y: number, scale?: number): void;
  findMe(): void;
  frame(points: { x: number; y: number }[], around: number): void;
  svg(): SVGSVGElement;
}

interface PanZoomProps {
  viewBox: readonly [number, number, number, number]; // all of the drawing
  label: string;
  me?: { x: number; y: number } | null; // where the viewer's own piece is
  follow?: { x: number; y: number } | null; // what moves, or is to be looked at: it is kept in sight
  api?(api: PanZoomApi): void;
  children: JSX.Element; // svg elements
  class?: string;
}

export function PanZoom(props: PanZoomProps): JSX.Element {
  const all = () => boxOf(props.viewBox);
  const [part, setPart] = createSignal<Box | null>(null); // null: all of it
  const view = () => part() ?? all();
  let svg!: SVGSVGElement;

  const set = (box: Box) => setPart(box.w >= all().w * 0.999 ? null : box);
  const middle = () => ({ x: view().x + view().w / 2, y: view().y + view().h / 2 });
  const zoom = (factor: number, at = middle()) => set(zoomAt(view(), all(), factor, at.x, at.y));
  const fit = () => setPart(null);
  const show = (x: number, y: number, scale = 2.5) => set(showPoint(all(), scale, x, y));
  createEffect(
    on(
      () => props.follow,
      (point) => point && part() && set(reach(view(), all(), point.x, point.y)),
    ),
  );
  // All of these, with so much round each.
  function frame(points: { x: number; y: number }[], around: number) {
    const xs = points.map((one) => one.x);
    const ys = points.map((one) => one.y);
    const [left, right] = [Math.min(...xs) - around, Math.max(...xs) + around];
    const [top, bottom] = [Math.min(...ys) - around, Math.max(...ys) + around];
    const scale = Math.min(all().w / (right - left), all().h / (bottom - top));
    show((left + right) / 2, (top + bottom) / 2, Math.min(2.5, Math.max(1, scale)));
  }
  const findMe = () => props.me && show(props.me.x, props.me.y);

  function at(clientX: number, clientY: number) {
    const matrix = svg.getScreenCTM();
    if (!matrix) return middle();
    const point = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
    return { x: point.x, y: point.y };
  }

  // Fingers and the mouse. A press that moves is a drag and is not followed by a click.
  const fingers = new Map<number, { x: number; y: number }>();
  let dragged = false;
  let from = { x: 0, y: 0 };

  function down(event: PointerEvent) {
    if (event.button > 1) return;
    if (fingers.size === 0) {
      dragged = false;
      from = { x: event.clientX, y: event.clientY };
    }
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  function move(event: PointerEvent) {
    const old = fingers.get(event.pointerId);
    if (!old) return;
    if (event.buttons === 0) {
      fingers.delete(event.pointerId); // it was released outside
      return;
    }
    const now = { x: event.clientX, y: event.clientY };
    if (!dragged && Math.hypot(now.x - from.x, now.y - from.y) < 6 && fingers.size === 1) return;
    if (!dragged) svg.setPointerCapture(event.pointerId);
    dragged = true;
    if (fingers.size === 2) {
      const other = [...fingers].find(([id]) => id !== event.pointerId)![1];
      const before = Math.hypot(old.x - other.x, old.y - other.y);
      const after = Math.hypot(now.x - other.x, now.y - other.y);
      const centre = at((now.x + other.x) / 2, (now.y + other.y) / 2);
      if (before > 0) zoom(after / before, centre);
    }
    const a = at(old.x, old.y);
    const b = at(now.x, now.y);
    const share = fingers.size === 2 ? 0.5 : 1;
    set(moved(view(), all(), (a.x - b.x) * share, (a.y - b.y) * share));
    fingers.set(event.pointerId, now);
  }

  const up = (event: PointerEvent) => fingers.delete(event.pointerId);

  function click(event: MouseEvent) {
    if (!dragged) return;
    event.stopPropagation();
    event.preventDefault();
    dragged = false;
  }

  function key(event: KeyboardEvent) {
    if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
    const target = event.target as Element;
    if (target.closest('input, select, textarea, dialog')) return;
    if (event.key === '+' || event.key === '=') zoom(1.4);
    else if (event.key === '-') zoom(1 / 1.4);
    else if (event.key === '0') fit();
    else if (event.key === 'm' || event.key === 'M') findMe();
    else return;
    event.preventDefault();
  }

  // A ring round what has the focus, over everything else that is drawn; it follows the shape as it changes.
  let ring!: SVGGElement;
  const follow = new MutationObserver((changes) => drawRing(changes[0].target as Element));
  onCleanup(() => follow.disconnect());
  function drawRing(shape: Element) {
    ring.setAttribute('transform', shape.closest('[data-place]')?.getAttribute('transform') ?? '');
    for (const copy of ring.children) {
      copy.replaceChildren(shape.cloneNode());
      for (const { name } of [...copy.firstElementChild!.attributes])
        if (/^(class|role|tabindex|data-.*|aria-.*)$/.test(name))
          copy.firstElementChild!.removeAttribute(name);
    }
  }
  function ringed(event: FocusEvent) {
    follow.disconnect();
    for (const copy of ring.children) copy.replaceChildren();
    const target = event.target as Element;
    if (event.type === 'focusout' || !target.matches('[data-place]:focus-visible')) return;
    const shape = target.querySelector('polygon, rect, circle') ?? target;
    drawRing(shape);
    follow.observe(shape, { attributes: true, attributeFilter: ['points', 'x', 'y', 'transform'] });
  }

  // What has the focus must be visible.
  function focused(event: FocusEvent) {
    ringed(event);
    if ((event.target as Element).matches(':focus-visible')) reveal(event.target as Element);
  }
  function reveal(target: Element) {
    if (!part()) return;
    const box = target.getBoundingClientRect();
    const frame = svg.getBoundingClientRect();
    if (
      box.left >= frame.left &&
      box.right <= frame.right &&
      box.top >= frame.top &&
      box.bottom <= frame.bottom
    )
      return;
    const point = at((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    show(point.x, point.y, all().w / view().w);
  }

  onMount(() => {
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      zoom(
        Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.0016)),
        at(event.clientX, event.clientY),
      );
    };
    svg.addEventListener('wheel', wheel, { passive: false });
    svg.addEventListener('click', click, { capture: true });
    svg.addEventListener('reveal', ({ target }) => reveal(target as Element));
    document.addEventListener('keydown', key);
    onCleanup(() => document.removeEventListener('keydown', key));
    props.api?.({ fit, show, findMe, frame, svg: () => svg });
  });

  return (
    <div class={`panzoom ${props.class ?? ''}`}>
      <svg
        ref={svg}
        class="panzoom-svg"
        classList={{ near: part() !== null }}
        viewBox={`${view().x} ${view().y} ${view().w} ${view().h}`}
        role="group"
        aria-label={props.label}
        onPointerDown={down}
        onPointerMove={move}
        onPointerUp={up}
        onPointerCancel={up}
        on:focusin={focused}
        on:focusout={ringed}
      >
        {props.children}
        <g ref={ring} class="focus-ring" aria-hidden="true">
          <g />
          <g />
        </g>
      </svg>
      <div class="panzoom-buttons">
        <button type="button" class="icon-button" aria-label={words().table.zoomIn} onClick={() => zoom(1.4)}>
          <Icon name="plus" />
        </button>
        <button
          type="button"
          class="icon-button"
          aria-label={words().table.zoomOut}
          onClick={() => zoom(1 / 1.4)}
        >
          <Icon name="minus" />
        </button>
        <button type="button" class="icon-button" aria-label={words().table.fit} onClick={fit}>
          <Icon name="fit" />
        </button>
        <Show when={props.me}>
          <button type="button" class="icon-button" aria-label={words().table.findMe} onClick={findMe}>
            <Icon name="me" />
          </button>
        </Show>
      </div>
    </div>
  );
}
