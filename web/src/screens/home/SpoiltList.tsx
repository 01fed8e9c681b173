// Records that cannot be read. They stay until somebody decides: each can be rescued, taken out or thrown away.
import { createSignal, For, Show, type JSX } from 'solid-js';
import type { Spoilt } from '../../match/kept';
import { throwAway } from '../../match/opening';
import { Icon } from '../../parts/Icon';
import { words } from '../../words';
import { rescue, spoiltId } from '../rescue';
import { downloadText } from '../share';
import { AskToThrowAway } from './AskToThrowAway';

export default function SpoiltList(props: { list: Spoilt[]; changed(): void }): JSX.Element {
  const [leaving, setLeaving] = createSignal<Spoilt | null>(null);
  const [failed, setFailed] = createSignal('');
  const name = (one: Spoilt) => spoiltId(one).slice(0, 40) || '?';
  const size = (one: Spoilt) => words().keeping.letters(one.raw.length);
  return (
    <>
      <h3>{words().keeping.spoilt}</h3>
      <p class="soft">{words().keeping.spoiltNote}</p>
      <ul class="kept-list">
        <For each={props.list}>
          {(one) => (
            <li data-spoilt={one.key}>
              <div class="kept-what">
                <span>
                  <Icon name="warn" /> {name(one)} · {size(one)}
                </span>
                <Show when={failed() === one.key}>
                  <span role="alert">{words().keeping.rescueFailed}</span>
                </Show>
              </div>
              <Show when={one.text !== null}>
                <button
                  type="button"
                  class="text-button"
                  aria-label={`${words().keeping.rescue}: ${name(one)}`}
                  onClick={() => void rescue(one).catch(() => setFailed(one.key))}
                >
                  {words().keeping.rescue}
                </button>
              </Show>
              <button
                type="button"
                class="icon-button"
                aria-label={words().keeping.takeOut(name(one))}
                onClick={() => downloadText(one.raw, `${name(one).replace(/[^\w-]/g, '_')}.txt`)}
              >
                <Icon name="download" />
              </button>
              <button
                type="button"
                class="icon-button"
                aria-label={`${words().home.remove}: ${name(one)}`}
                onClick={() => setLeaving(one)}
              >
                <Icon name="trash" />
              </button>
            </li>
          )}
        </For>
      </ul>
      <Show when={leaving()} keyed>
        {(one) => (
          <AskToThrowAway
            ask={words().keeping.spoiltAsk}
            what={`${name(one)} · ${size(one)}`}
            onClose={() => setLeaving(null)}
            onYes={() => void throwAway(spoiltId(one)).then(props.changed)}
          />
        )}
      </Show>
    </>
  );
}
