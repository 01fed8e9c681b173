import { createSignal, For, onMount, Show, type JSX } from 'solid-js';
import type { GameId } from '../engine/contract';
import { Dialog } from '../parts/Dialog';
import { Icon } from '../parts/Icon';
import { go } from '../route';
import { lang } from '../settings';
import { catalogue, kept, openText } from '../match/opening';
import type { KeptGame } from '../match/kept';
import { words } from '../words';
import { Page } from './Page';
import { GamePicture } from './pictures';

export const titles: Record<GameId, string> = { 'jack-rabbits': 'Jack Rabbits', rabbihop: 'Rabbihop' };
const games: GameId[] = ['jack-rabbits', 'rabbihop'];

export function Home(): JSX.Element {
  const [list, setList] = createSignal(kept.list());
  // Starts the engine in the background; if it cannot start, the table will say so.
  onMount(() => setTimeout(() => void catalogue().catch(() => {}), 50));
  const running = (game: GameId) => list().find((one) => one.game === game && !one.over);
  return (
    <Page title={words().app.home} class="sheets">
      <h1 class="lead on-wood">{words().home.lead}</h1>
      <div class="game-cards">
        <For each={games}>
          {(game) => (
            <section class="paper game-card" aria-labelledby={`card-${game}`}>
              <GamePicture game={game} />
              <div class="game-card-text">
                <h2 id={`card-${game}`}>{titles[game]}</h2>
                <p>{words().home.blurb[game]}</p>
                <p class="facts">{words().home.facts[game]}</p>
                <p class="row foremost">
                  <Show when={running(game)}>
                    {(one) => (
                      <a
                        class="button big"
                        href={`#/table/${one().id}`}
                        aria-label={words().home.goOnLong(titles[game])}
                      >
                        {words().home.goOn}
                      </a>
                    )}
                  </Show>
                  <a
                    class="button big"
                    classList={{ quiet: running(game) !== undefined }}
                    href={`#/play/${game}`}
                    aria-label={words().home.playNowLong(titles[game])}
                  >
                    {words().home.playNow}
                  </a>
                </p>
                <p class="row links">
                  <a href={`#/setup/${game}`}>{words().home.choose}</a>
                  <a href={`#/rules/${game}`}>{words().rules.title(titles[game])}</a>
                </p>
              </div>
            </section>
          )}
        </For>
      </div>
      <KeptGames list={list()} changed={() => setList(kept.list())} />
    </Page>
  );
}

function KeptGames(props: { list: KeptGame[]; changed(): void }): JSX.Element {
  const [failed, setFailed] = createSignal(false);
  const [leaving, setLeaving] = createSignal<KeptGame | null>(null);
  const when = (game: KeptGame) =>
    new Intl.DateTimeFormat(lang(), { dateStyle: 'medium', timeStyle: 'short' }).format(game.when);

  async function openFile(input: HTMLInputElement) {
    const [file] = input.files ?? [];
    input.value = '';
    if (!file) return;
    try {
      if (file.size > 4_000_000) throw new Error('too long');
      const id = await openText(await file.text());
      go({ screen: kept.get(id)?.over ? 'replay' : 'table', id });
    } catch {
      setFailed(true);
    }
  }

  return (
    <section class="paper" aria-labelledby="kept-title">
      <h2 id="kept-title">{words().home.kept}</h2>
      <p class="soft">{props.list.length ? words().home.keptNote : words().home.none}</p>
      <ul class="kept-list">
        <For each={props.list}>
          {(game) => (
            <li>
              <div class="kept-what">
                <span>
                  <a href={`#/table/${game.id}`}>{titles[game.game]}</a> ·{' '}
                  {game.over ? words().home.over : words().home.running} · {when(game)}
                </span>
                <span class="soft">{game.chairs.map((chair) => chair.name).join(', ')}</span>
              </div>
              <a class="text-button" href={`#/replay/${game.id}`}>
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
      <p class="row">
        <label class="button quiet file-button">
          <Icon name="file" />
          {words().home.open}
          <input
            type="file"
            accept=".log,.txt,text/plain"
            onChange={(event) => void openFile(event.currentTarget)}
          />
        </label>
        <Show when={failed()}>
          <span role="alert">{words().home.openFailed}</span>
        </Show>
      </p>
      <Show when={leaving()} keyed>
        {(game) => (
          <Dialog
            title={words().home.remove}
            onClose={() => setLeaving(null)}
            actions={
              <>
                <button type="button" class="button quiet" onClick={() => setLeaving(null)}>
                  {words().app.cancel}
                </button>
                <button
                  type="button"
                  class="button"
                  onClick={() => {
                    kept.remove(game.id);
                    setLeaving(null);
                    props.changed();
                  }}
                >
                  {words().home.remove}
                </button>
              </>
            }
          >
            <p>{words().home.removeAsk}</p>
            <p>
              {titles[game.game]} · {when(game)} · {game.chairs.map((chair) => chair.name).join(', ')}
            </p>
          </Dialog>
        )}
      </Show>
    </section>
  );
}
