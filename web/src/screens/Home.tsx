import { createSignal, For, onCleanup, onMount, Show, type JSX } from 'solid-js';
import type { GameId } from '../engine/contract';
import { games } from '../route';
import { catalogue, kept } from '../match/opening';
import { allSaved } from '../match/saving';
import { words } from '../words';
import { KeptGames } from './home/KeptGames';
import { Page } from './Page';
import { GamePicture } from './pictures';
import { titles } from './titles';

export { titles };

export function Home(): JSX.Element {
  const all = () => ({ list: kept.list(), spoilt: kept.spoilt() });
  const [found, setFound] = createSignal(all());
  const list = () => found().list;
  const look = () => void setFound(all());
  // The last move at the table may still be on its way here; and another tab may be playing.
  void allSaved().then(look);
  addEventListener('storage', look);
  onCleanup(() => removeEventListener('storage', look));
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
                  <a href={`#/learn/${game}`}>{words().home.learn(titles[game])}</a>
                  <a href={`#/setup/${game}`}>{words().home.choose}</a>
                  <a href={`#/rules/${game}`}>{words().rules.title(titles[game])}</a>
                </p>
              </div>
            </section>
          )}
        </For>
      </div>
      <KeptGames list={list()} spoilt={found().spoilt} changed={look} />
    </Page>
  );
}
