// The guide at the table: what is asked, what it is good for and what it risks, a goal for the next turns, and
// what comes up for the first time explained. All of it is the engine's; it never acts.
import { createEffect, createSignal, For, on, Show, type JSX } from 'solid-js';
import type { Guide } from '../../engine/contract';
import { explained, knows } from '../../learnt';
import type { OpenMatch } from '../../match/state';
import { Icon } from '../../parts/Icon';
import { choose } from '../../settings';
import { words } from '../../words';
import { usePoints } from './pointing';

const atOnce = 2; // more new things than these wait until they come up again

export function GuidePanel(props: { match: OpenMatch; onRule(section: string): void }): JSX.Element {
  const match = props.match;
  const state = match.state;
  const [said, setSaid] = createSignal<Guide | null>(null);
  const [fresh, setFresh] = createSignal<string[]>([]); // topics that are explained for the first time
  const [open, setOpen] = createSignal(false);
  const over = () => Boolean(state.scene?.result);
  const here = () => state.viewer >= 0 && state.cover < 0;
  const speaks = () => match.mine() || (over() && !state.busy);
  const [question, setQuestion] = createSignal(''); // that it speaks of
  const now = () => [state.viewer, state.scene?.entries, ...state.draft].join(' ');
  // Brings what is pointed at into sight where the board is zoomed in.
  function reveal() {
    setOpen(false);
    for (const one of document.querySelectorAll('.panzoom [data-guided]'))
      one.dispatchEvent(new Event('reveal', { bubbles: true }));
  }
  let asked = 0;
  let text!: HTMLDivElement;
  // What the others did since the viewer's last turn, a line for each turn.
  const others = () => {
    const { lines, viewer } = state;
    let since = lines.length - 1;
    while (speaks() && since >= 0 && lines[since]?.seat === viewer) since--; // the turn that has begun
    const last = since;
    while (since >= 0 && lines[since]?.seat !== viewer) since--;
    return lines
      .slice(since + 1, last + 1)
      .filter((one) => one.seat >= 0 && one.line)
      .map((one) => one.line);
  };

  function take(guide: Guide) {
    const again = now() === question() ? fresh() : []; // the same question in another language
    setQuestion(now());
    const isNew = ({ topic }: Guide['lessons'][0]) => again.includes(topic) || !knows(state.game, topic);
    const topics = guide.lessons.filter(isNew).map(({ topic }) => topic);
    setSaid(guide);
    setFresh(topics.slice(0, atOnce));
    setOpen(fresh().length > 0);
    explained(state.game, fresh());
  }
  usePoints(() => (here() && match.mine() && question() === now() && said()?.points) || []);
  // Asked for when the scene has been shown: nobody waits for it.
  createEffect(
    on(
      () => [here(), speaks(), state.viewer, state.lang, state.scene?.entries, state.draft.join()].join(' '),
      () => {
        const turn = ++asked;
        if (!here()) return void setSaid(null);
        if (!speaks()) return;
        setTimeout(async () => {
          const guide = turn === asked ? await match.guide() : null;
          if (guide && turn === asked) take(guide);
        });
      },
    ),
  );

  const Goal = () => (
    <Show when={said()?.goal && !over()}>
      <p class="guide-goal" classList={{ urgent: said()!.urgent }}>
        <span>
          {said()!.goal}{' '}
          <button type="button" class="rule-button guide-where" onClick={reveal}>
            {words().guide.where}
          </button>
        </span>
      </p>
    </Show>
  );
  const lessons = () => {
    const all = said()?.lessons ?? [];
    return fresh().length ? all.filter(({ topic }) => fresh().includes(topic)) : all;
  };
  return (
    <section
      class="guide paper"
      aria-label={words().guide.title}
      hidden={!here()}
      data-topic={said()?.topic}
      data-told={speaks() ? question() : undefined}
    >
      <div class="guide-head">
        <h2>{words().guide.title}</h2>
        <Show when={speaks() && said()?.lessons.length}>
          <button type="button" class="rule-button" aria-expanded={open()} onClick={() => setOpen(!open())}>
            {open() ? words().guide.less : words().guide.more}
          </button>
        </Show>
        <button
          type="button"
          class="icon-button"
          aria-label={words().guide.leave}
          title={words().guide.leave}
          onClick={() => {
            choose('coach', false);
            document.getElementById('main')?.focus();
          }}
        >
          <Icon name="close" />
        </button>
      </div>
      <div
        class="guide-text"
        classList={{ open: speaks() && open() }}
        tabindex="0"
        role="group"
        aria-label={words().guide.title}
        ref={text}
      >
        <div aria-live="polite">
          <Show when={said()?.matters && speaks()}>
            <p class="guide-matters">{said()!.matters}</p>
          </Show>
          <Show when={speaks() && said()?.urgent}>
            <Goal />
          </Show>
          <p class="guide-line">{speaks() ? (said()?.line ?? '') : words().guide.waiting}</p>
        </div>
        <Show when={speaks() && said()}>
          {(now) => (
            <>
              <Show when={!now().urgent}>
                <Goal />
              </Show>
              <Show when={now().good}>
                <p class="guide-good">{now().good}</p>
              </Show>
              <Show when={now().risk}>
                <p class="guide-risk">{now().risk}</p>
              </Show>
              <Show when={open()}>
                <div class="guide-lessons">
                  <For each={lessons()}>{({ text }) => <p>{text}</p>}</For>
                  <Show when={fresh().includes('welcome')}>
                    <p>{words().guide.arrow}</p>
                  </Show>
                  <Show when={now().rule}>
                    <button type="button" class="rule-button" onClick={() => props.onRule(now().rule)}>
                      {words().inspect.rule}
                    </button>
                  </Show>
                </div>
              </Show>
            </>
          )}
        </Show>
        <Show when={!over() && others().length}>
          <div class="guide-others">
            <Show when={speaks()}>
              <h3>{words().table.recap}</h3>
            </Show>
            <ul>
              <For each={others()}>{(line) => <li>{line}</li>}</For>
            </ul>
          </div>
        </Show>
        <Show when={speaks() && open()}>
          <button
            type="button"
            class="button guide-close"
            onClick={() => {
              setOpen(false);
              text.scrollTop = 0;
              text.focus();
            }}
          >
            {words().guide.understood}
          </button>
        </Show>
      </div>
    </section>
  );
}
