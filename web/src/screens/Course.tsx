// The lessons of a game in their order, which of them are done, and the way to the next one.
import { createSignal, For, onCleanup, Show, type JSX } from 'solid-js';
import type { GameId } from '../engine/contract';
import { lessonDone } from '../learnt';
import { course } from '../lessons';
import { Icon } from '../parts/Icon';
import { writeRoute } from '../route';
import { say, words } from '../words';
import { says } from '../words/learning';
import { Page } from './Page';
import { titles } from './titles';
import './Course.css';

export default function Course(props: { game: GameId }): JSX.Element {
  const all = course(props.game);
  const look = () => new Set(all.filter((one) => lessonDone(props.game, one.name)));
  const [done, setDone] = createSignal(look());
  // Another tab may be learning.
  const again = () => setDone(look());
  addEventListener('storage', again);
  onCleanup(() => removeEventListener('storage', again));
  const next = () => all.find((one) => !done().has(one));
  const to = (lesson: string) => writeRoute({ screen: 'lesson', game: props.game, lesson });
  return (
    <Page title={says().course(titles[props.game])}>
      <div class="paper course">
        <h1>{says().course(titles[props.game])}</h1>
        <p>{says().lead}</p>
        <div class="row course-next">
          <Show
            when={next()}
            fallback={
              <>
                <b>{says().allDone}</b>
                <a class="button big" href={`#/play/${props.game}`}>
                  {words().home.playNow}
                </a>
              </>
            }
          >
            {(one) => (
              <a class="button big" href={to(one().name)}>
                {done().size ? says().next : says().first}: {say(one().title)}
              </a>
            )}
          </Show>
          <p class="course-progress">
            <progress value={done().size} max={all.length} aria-hidden="true" />
            {says().progress(done().size, all.length)}
          </p>
        </div>
        <ol class="course-list">
          <For each={all}>
            {(one) => (
              <li classList={{ done: done().has(one), next: next() === one }}>
                <div>
                  <h2>
                    <a href={to(one.name)}>{say(one.title)}</a>
                    <Show when={done().has(one)}>
                      <span class="course-done">
                        <Icon name="done" />
                        {says().done}
                      </span>
                    </Show>
                  </h2>
                  <p>
                    {say(one.intro)} <span class="soft">{says().tasks(one.tasks)}</span>
                  </p>
                </div>
              </li>
            )}
          </For>
        </ol>
        <p class="row">
          <a href="#/">{words().app.toHome}</a>
          <a href={`#/rules/${props.game}`}>{words().rules.title(titles[props.game])}</a>
        </p>
      </div>
    </Page>
  );
}
