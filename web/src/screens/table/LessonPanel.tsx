// What a lesson says at its table: the task, a hint if it is wanted, what was refused or missed and why, what was
// learnt, and the way on. It stands where the guide does, and points as the guide does.
import { createEffect, createSignal, For, on, onCleanup, Show, type JSX } from 'solid-js';
import { announce } from '../../announce';
import type { Lesson } from '../../engine/contract';
import { lessonAfter } from '../../lessons';
import type { OpenMatch } from '../../match/state';
import { Icon } from '../../parts/Icon';
import { writeRoute } from '../../route';
import { say, sentence, words } from '../../words';
import { says } from '../../words/learning';
import { leadTo } from './focus';
import { usePoints } from './pointing';
import { remark } from './remark';
import './GuidePanel.css';
import './LessonPanel.css';

interface Props {
  match: OpenMatch;
  name: string;
  onRule(section: string): void;
  onRestart(): void;
}

export function LessonPanel(props: Props): JSX.Element {
  return <Show when={props.match.state.lesson}>{(lesson) => <Panel {...props} lesson={lesson()} />}</Show>;
}

function Panel(props: Props & { lesson: Lesson }): JSX.Element {
  const { match } = props;
  const { state } = match;
  const lesson = () => props.lesson;
  const doing = () => lesson().state === 'doing';
  const [hinted, setHinted] = createSignal(false);
  // Where there is little room the text lies over the table until it was read.
  const [open, setOpen] = createSignal(true);
  const [start, setStart] = createSignal(-1); // so many entries of the log before the learner is first asked
  const begun = () => start() >= 0 && ((state.scene?.entries ?? 0) > start() || state.draft.length > 0);
  const answered = () => state.refused !== null || remark(state) !== '';
  const next = () => lessonAfter(state.game, props.name);
  let text!: HTMLDivElement;

  usePoints(() => (doing() && match.mine() ? lesson().points : []));
  // Said once: a task when it begins, and what is answered.
  createEffect(
    on(
      () => `${lesson().task} ${lesson().state} ${lesson().words}`,
      () => {
        const { task, intro, words, said } = lesson();
        announce(doing() ? `${task ? '' : intro} ${words}`.trim() : said);
        setHinted(false);
        setOpen(doing());
        setStart(-1);
        text.scrollTop = 0;
        if (!doing()) leadTo('.lesson-foot .button');
      },
    ),
  );
  createEffect(() => {
    if (match.mine() && start() < 0) setStart(state.scene!.entries);
  });
  createEffect(() => {
    if (!hinted()) return;
    announce(lesson().hint);
    setOpen(true);
  });
  createEffect(() => begun() && setOpen(false));
  // A refusal is announced by the table, together with this.
  createEffect(() => {
    const more = remark(state);
    if (more && !state.refused) announce(more);
    if (more || state.refused) text.scrollTop = 0;
  });
  const wantsHint = () => doing() && lesson().hint !== '';
  function key(event: KeyboardEvent) {
    if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
    if ((event.target as Element).closest('input, select, textarea, dialog')) return;
    if (event.key.toLowerCase() === 'h' && wantsHint()) setHinted(true);
  }
  document.addEventListener('keydown', key);
  onCleanup(() => document.removeEventListener('keydown', key));

  return (
    <section class="guide lesson paper" aria-label={says().lesson} data-state={lesson().state}>
      <div class="guide-head lesson-head">
        <h2>{lesson().title}</h2>
        <span class="lesson-task">
          {lesson().over ? says().over : says().task(lesson().task + 1, lesson().tasks)}
        </span>
      </div>
      <div
        ref={text}
        class="guide-text"
        classList={{ open: open() }}
        tabindex="0"
        role="group"
        aria-label={says().lesson}
      >
        <Show when={answered()}>
          <p class="guide-risk">
            <span>
              <Show when={state.refused}>{(refused) => sentence(refused().reason)}</Show> {remark(state)}{' '}
              <Show when={state.refused?.section}>
                {(section) => (
                  <button type="button" class="rule-button" onClick={() => props.onRule(section())}>
                    {words().table.rule}
                  </button>
                )}
              </Show>
            </span>
          </p>
        </Show>
        <Show when={!doing()}>
          <p class={lesson().state === 'done' ? 'guide-good lesson-said' : 'guide-risk lesson-said'}>
            <span>{lesson().said}</span>
          </p>
        </Show>
        <Show when={doing() && !answered() && lesson().task === 0 && lesson().intro}>
          <p class="lesson-intro soft">{lesson().intro}</p>
        </Show>
        <Show when={lesson().state !== 'done'}>
          <p class="guide-line">{lesson().words}</p>
        </Show>
        <Show when={hinted() && doing()}>
          <p class="lesson-hint guide-lessons">{lesson().hint}</p>
        </Show>
        <Show when={open()}>
          <button type="button" class="button guide-close" onClick={() => setOpen(false)}>
            {words().guide.understood}
          </button>
        </Show>
        <div class="lesson-rules">
          <span>{lesson().over ? says().learnt : says().rules}</span>
          <For each={lesson().teaches}>
            {(section) => (
              <button type="button" class="rule-button" onClick={() => props.onRule(section)}>
                {section}
              </button>
            )}
          </For>
        </div>
      </div>
      <div class="lesson-foot">
        <Show when={lesson().state === 'done'}>
          <Show
            when={lesson().over}
            fallback={
              <button type="button" class="button" onClick={() => void match.onward()}>
                {says().onward}
              </button>
            }
          >
            <Show when={next()}>
              {(one) => (
                <a
                  class="button"
                  href={writeRoute({ screen: 'lesson', game: state.game, lesson: one().name })}
                  title={say(one().title)}
                >
                  {says().next}
                </a>
              )}
            </Show>
            <a
              class="button"
              classList={{ quiet: next() !== undefined }}
              href={writeRoute({ screen: 'course', game: state.game })}
            >
              {says().toCourse}
            </a>
            <button type="button" class="button quiet" onClick={() => props.onRestart()}>
              {says().repeat}
            </button>
          </Show>
        </Show>
        <Show when={wantsHint()}>
          <button type="button" class="button quiet" disabled={hinted()} onClick={() => setHinted(true)}>
            <Icon name="hint" />
            {says().hint}
          </button>
        </Show>
        <Show when={lesson().state !== 'done'}>
          <button
            type="button"
            class="button"
            classList={{ quiet: doing() }}
            disabled={state.busy || (doing() && !begun())}
            onClick={() => void match.again()}
          >
            {doing() ? says().fromStart : says().retry}
          </button>
        </Show>
      </div>
    </section>
  );
}
