// What is this? Resting the pointer on a thing, pressing it long, or I on what is in focus shows a card that
// tells. So does touching something that nothing is offered for. Looking never acts.
import {
  createEffect,
  createMemo,
  createSignal,
  For,
  on,
  onCleanup,
  onMount,
  Show,
  Suspense,
  type JSX,
} from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { announce } from '../announce';
import { legendComponent } from '../games';
import type { Inspected, OpenMatch } from '../match/state';
import { open, opened } from '../opened';
import { choose, settings } from '../settings';
import { taps, touching } from '../touching';
import { sentence, words } from '../words';
import { Dialog, dialogOpen } from './Dialog';
import { Icon } from './Icon';
import { placeBeside, type Box } from './placing';

const restMs = 350;
const pressMs = 450;
const still = 10; // pixels that a finger may move and still press

// Things are elements of the game with one of these; what is drawn inside others comes first.
const named = '[data-thing], [data-place]';
const nameOf = (element: Element) => {
  const { thing, place } = (element as HTMLElement | SVGElement).dataset;
  return thing ?? place ?? '';
};
function thingAt(target: EventTarget | null): Element | null {
  const found = target instanceof Element ? target.closest(named) : null;
  return found?.closest('.game-slot') && nameOf(found) ? found : null;
}
// Rabbits let the pointer through to what they stand on, but are pointed at all the same.
function pointedAt({ target, clientX: x, clientY: y }: PointerEvent): Element | null {
  const found = thingAt(target);
  const board = found?.matches('.exit') ? null : (target as Element).closest('.panzoom-svg');
  const within = (one: Element) => {
    const box = one.getBoundingClientRect();
    return x > box.left && x < box.right && y > box.top && y < box.bottom;
  };
  const rabbits = [...(board?.querySelectorAll('[data-rabbit] .token-base') ?? [])];
  return rabbits.reverse().find(within)?.closest('[data-rabbit]') ?? found;
}
// What does something when it is pressed, and is no thing itself.
const acting = '.game-slot button:not(.panzoom-buttons *), .draft-bar button, .hint-toast button';
const buttonAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>(acting) : null;
const boxOf = (element: Element): Box => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, w: width, h: height };
};

export default function Inspector(props: { match: OpenMatch; onRule(section: string): void }): JSX.Element {
  const match = props.match;
  const state = match.state;
  const [button, setButton] = createSignal<Inspected | null>(null); // that was pressed long
  const seen = () => state.inspected ?? button();
  const [at, setAt] = createSignal<Box | null>(null);
  let card: HTMLElement | undefined;
  let anchor: Element | null = null; // what was pointed at last
  let over: Element | null = null; // the mouse is over it
  let quiet: Element | null = null; // it was pressed: nothing is told of it until the mouse has left it
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };
  let pressed = false; // the finger that is down has been told something: letting go does nothing

  const later = (ms: number, then: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(then, ms);
  };
  function look(element: Element, held: boolean) {
    anchor = element;
    void match.inspect(nameOf(element), held);
  }
  function lookAtButton(element: HTMLElement) {
    anchor = element;
    const title = element.ariaLabel ?? element.innerText;
    setButton({
      thing: 'button',
      title,
      what: words().inspect.brief,
      lines: [],
      rule: '',
      code: '',
      held: true,
    });
  }
  function hide() {
    clearTimeout(timer);
    setButton(null);
    if (seen()) void match.inspect('');
  }

  const handlers = {
    pointermove(event: PointerEvent) {
      if (event.pointerType === 'touch') {
        if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > still) clearTimeout(timer);
        return;
      }
      const found = pointedAt(event);
      if (found !== over) {
        over = found;
        quiet = null;
        if (seen() && !seen()!.held) hide();
      }
      clearTimeout(timer);
      if (!found || found === quiet || event.buttons || seen()) return;
      later(restMs, () => found.isConnected && !seen() && look(found, false));
    },
    pointerdown(event: PointerEvent) {
      if (card?.contains(event.target as Node)) return;
      pressed = false;
      hide();
      const found = pointedAt(event);
      quiet = anchor = found;
      const acts = found ? null : buttonAt(event.target);
      if (!(found ?? acts) || event.pointerType !== 'touch' || !event.isPrimary) return;
      from = { x: event.clientX, y: event.clientY };
      later(pressMs, () => {
        pressed = true;
        if (!settings.told) choose('told', true);
        if (found) look(found, true);
        else if (acts?.isConnected) lookAtButton(acts);
      });
    },
    pointerup: () => clearTimeout(timer),
    pointercancel: () => clearTimeout(timer),
    click(event: MouseEvent) {
      if (!pressed) return;
      pressed = false;
      event.stopPropagation();
      event.preventDefault();
    },
    contextmenu: (event: Event) =>
      touching() && (thingAt(event.target) ?? buttonAt(event.target)) && event.preventDefault(),
    dragstart: (event: Event) => touching() && thingAt(event.target) && event.preventDefault(),
    wheel: hide,
    focusin(event: FocusEvent) {
      const target = event.target as Node;
      // The finger that asked leaves the focus on the button that the thing lies in.
      if (pressed || !seen()?.held || card?.contains(target) || (anchor && target.contains(anchor))) return;
      if (thingAt(target) !== anchor) hide();
    },
    keydown(event: KeyboardEvent) {
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      const target = event.target as Element;
      if (target.closest('input, select, textarea') || dialogOpen()) return;
      const now = seen();
      if (event.key === 'Escape' && now) {
        hide();
        if (!now.held) return;
      } else if (event.key.toLowerCase() === 'i' && now?.held && card?.contains(target)) {
        return;
      } else if (event.key.toLowerCase() === 'i') {
        const found = thingAt(target);
        if (!found) return;
        if (now?.held && now.thing === nameOf(found) && now.rule) props.onRule(now.rule);
        else look(found, true);
      } else return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
  };
  onMount(() => {
    const options = { capture: true, passive: false };
    for (const [name, handler] of Object.entries(handlers))
      document.addEventListener(name, handler as EventListener, options);
    addEventListener('resize', hide);
    onCleanup(() => {
      for (const [name, handler] of Object.entries(handlers))
        document.removeEventListener(name, handler as EventListener, options);
      removeEventListener('resize', hide);
      clearTimeout(timer);
    });
  });

  // The table goes on while somebody looks.
  createEffect(
    on(
      () => [state.scene?.entries, state.draft.length, state.viewer, state.lang, state.cover],
      () => {
        const now = seen();
        if (state.cover >= 0 || button()) hide();
        else if (now) void match.inspect(now.thing, now.held);
      },
      { defer: true },
    ),
  );
  const told = () => [seen()!.title, seen()!.what, ...seen()!.lines.map((line) => sentence(line.text))];
  const held = createMemo(() => (seen()?.held ? seen()!.thing : ''));
  createEffect(on(held, (thing) => thing && announce(told().join('. ').replace(/\.\./g, '.'))));

  // What the card speaks of: what was pointed at, unless that has been drawn anew meanwhile.
  function element(thing: string): Element | null {
    if (button()) return anchor;
    if (anchor?.isConnected && nameOf(anchor) === thing) return anchor;
    return document.querySelector(`.game-slot [data-thing="${thing}"], .game-slot [data-place="${thing}"]`);
  }
  createEffect(() => {
    const now = seen();
    if (!now || !card) return setAt(null);
    const thing = element(now.thing);
    told(); // its size depends on it
    if (!thing) return setAt(null);
    const free = [...document.querySelectorAll('.game-slot :is(.can, .exit, .usable)')];
    const board = innerWidth < 600 ? thing.closest('.panzoom') : null;
    const room = { x: 6, y: 6, w: innerWidth - 12, h: innerHeight - 12 };
    const size = { w: card.offsetWidth, h: card.offsetHeight };
    setAt(placeBeside(boxOf(thing), size, room, free.map(boxOf), board ? boxOf(board) : undefined));
  });

  const legend = () =>
    opened() === 'legend' && state.scene ? legendComponent(state.scene.stage) : undefined;
  return (
    <>
      <section
        ref={card}
        class="inspector paper"
        classList={{ held: held() !== '' }}
        aria-label={words().inspect.title}
        hidden={!seen()}
        data-inspected={seen()?.thing}
        style={{ translate: `${Math.round(at()?.x ?? -999)}px ${Math.round(at()?.y ?? 0)}px` }}
      >
        <Show when={seen()}>
          {(now) => (
            <>
              <b class="inspector-title">{now().title}</b>
              <p>{now().what}</p>
              <ul>
                <For each={now().lines}>
                  {(line) => <li class={`inspector-${line.kind}`}>{sentence(line.text)}</li>}
                </For>
              </ul>
              <Show when={now().held}>
                <div class="inspector-foot">
                  <Show when={now().rule}>
                    <button type="button" class="rule-button" onClick={() => props.onRule(now().rule)}>
                      {words().inspect.rule}
                    </button>
                  </Show>
                  <button type="button" class="icon-button" aria-label={words().table.dismiss} onClick={hide}>
                    <Icon name="close" />
                  </button>
                </div>
              </Show>
            </>
          )}
        </Show>
      </section>
      <Show when={legend()}>
        {(component) => (
          <Dialog title={words().legend.title} onClose={() => open(null)} wide>
            <Show when={taps()}>
              <p>{words().inspect.press}</p>
            </Show>
            <Suspense>
              <Dynamic component={component()} match={match} />
            </Suspense>
          </Dialog>
        )}
      </Show>
    </>
  );
}
