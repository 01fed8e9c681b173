// What is kept in this browser: games to go on with, what is spoilt, and all of it as a file.
import { createSignal, ErrorBoundary, For, lazy, onMount, Show, Suspense, type JSX } from 'solid-js';
import type { KeptGame, Spoilt } from '../../match/kept';
import { keepFailed, keepsNothing, kept, openText, throwAway } from '../../match/opening';
import { lasts } from '../../match/lasting';
import { Icon } from '../../parts/Icon';
import { go } from '../../route';
import { lang } from '../../settings';
import { words } from '../../words';
import { titles } from '../titles';
import { AskToThrowAway } from './AskToThrowAway';
import { Dropped } from './Dropped';

const SpoiltList = lazy(() => import('./SpoiltList'));
const atFirst = 12; // games in the list

interface Props {
  list: KeptGame[];
  spoilt: Spoilt[];
  changed(): void;
}

export function KeptGames(props: Props): JSX.Element {
  const [said, setSaid] = createSignal('');
  const [leaving, setLeaving] = createSignal<KeptGame | null>(null);
  const [all, setAll] = createSignal(false);
  const [lasting, setLasting] = createSignal<boolean | null>(null);
  onMount(() => void lasts().then(setLasting));
  const when = (game: KeptGame) =>
    new Intl.DateTimeFormat(lang(), { dateStyle: 'medium', timeStyle: 'short' }).format(game.when);
  // Who won, or whose turn it is.
  function news({ over, news, chairs }: KeptGame): string {
    if (!news) return over ? words().home.over : words().home.running;
    const named = (seats: number[]) =>
      new Intl.ListFormat(lang()).format(seats.map((one) => chairs[one].name));
    const { winners, seat, turns } = news;
    const now = over
      ? words().home.won(named(winners), winners.length)
      : seat < 0
        ? words().home.running
        : words().table.turnOf(chairs[seat].name);
    return `${now} · ${words().home.turns(turns)}`;
  }
  const note = () => {
    if (keepsNothing) return words().keeping.nothing;
    if (!props.list.length) return words().home.none;
    return lasting() === false ? words().keeping.mayBeDropped : words().home.keptNote;
  };

  async function openFile(input: HTMLInputElement) {
    const [file] = input.files ?? [];
    input.value = '';
    if (!file) return;
    try {
      if (file.size > 40_000_000) throw new Error('too long');
      const text = await file.text();
      const { bringAll, looksLikeBackup } = await import('./everything');
      if (looksLikeBackup(text)) {
        setSaid(await bringAll(text));
        props.changed();
      } else {
        const id = await openText(text);
        go({ screen: kept.get(id)?.over ? 'replay' : 'table', id });
      }
    } catch {
      setSaid(words().home.openFailed);
    }
  }

  return (
    <section class="paper" aria-labelledby="kept-title">
      <h2 id="kept-title">{words().home.kept}</h2>
      <Dropped />
      <p class="soft">{note()}</p>
      <Show when={keepFailed()}>
        <p class="verdict bad" role="alert">
          {words().keeping.fullAtHome}
        </p>
      </Show>
      <ul class="kept-list">
        <For each={all() ? props.list : props.list.slice(0, atFirst)}>
          {(game) => (
            <li>
              <div class="kept-what">
                <span>
                  <a href={`#/table/${encodeURIComponent(game.id)}`}>{titles[game.game]}</a> · {news(game)}
                </span>
                <span class="soft">
                  {game.chairs.map((chair) => chair.name).join(', ')} · {when(game)}
                </span>
              </div>
              <Show when={!game.over}>
                <a class="text-button" href={`#/table/${encodeURIComponent(game.id)}`}>
                  {words().home.goOn}
                </a>
              </Show>
              <a class="text-button" href={`#/replay/${encodeURIComponent(game.id)}`}>
                {words().home.watch}
              </a>
              <button
                type="button"
                class="icon-button"
                aria-label={words().home.removeLong(titles[game.game], when(game))}
                onClick={() => setLeaving(game)}
              >
                <Icon name="trash" />
              </button>
            </li>
          )}
        </For>
      </ul>
      <Show when={!all() && props.list.length > atFirst}>
        <p>
          <button type="button" class="button quiet" onClick={() => setAll(true)}>
            {words().keeping.showAll(props.list.length)}
          </button>
        </p>
      </Show>
      <Show when={props.spoilt.length}>
        <ErrorBoundary fallback={<p role="alert">{words().failed.part}</p>}>
          <Suspense>
            <SpoiltList list={props.spoilt} changed={props.changed} />
          </Suspense>
        </ErrorBoundary>
      </Show>
      <p class="row kept-foot">
        <label class="button quiet file-button">
          <Icon name="file" />
          {words().home.open}
          <input
            type="file"
            accept=".log,.txt,.json,text/plain,application/json"
            onChange={(event) => void openFile(event.currentTarget)}
          />
        </label>
        <Show when={props.list.length || props.spoilt.length}>
          <button
            type="button"
            class="button quiet"
            onClick={() => void import('./everything').then(({ saveAll }) => saveAll())}
          >
            <Icon name="download" />
            {words().keeping.saveAll}
          </button>
        </Show>
      </p>
      <p role="status" class="kept-said">
        {said()}
      </p>
      <Show when={leaving()} keyed>
        {(game) => (
          <AskToThrowAway
            ask={words().home.removeAsk}
            what={`${titles[game.game]} · ${when(game)} · ${game.chairs.map((chair) => chair.name).join(', ')}`}
            onClose={() => setLeaving(null)}
            onYes={() => void throwAway(game.id).then(props.changed)}
          />
        )}
      </Show>
    </section>
  );
}
