// A match that is played in another tab, as it goes on there.
import { createEffect, createSignal, on, onCleanup, onMount, Show, type JSX } from 'solid-js';
import { announce } from '../announce';
import { wear } from '../looks';
import { createMatch } from '../match/match';
import { engine, gameInfo, kept, loadKept, owning } from '../match/opening';
import type { KeptGame } from '../match/reading';
import type { OpenMatch } from '../match/state';
import { lang, settings } from '../settings';
import { words } from '../words';
import { useTitle } from './Page';
import { Failed, GameSlot, Log, TurnBar } from './Table';
import { titles } from './titles';

const still = matchMedia('(prefers-reduced-motion: reduce)');

export function Following(props: { id: string; takeOver(): void }): JSX.Element {
  const [match, setMatch] = createSignal<OpenMatch>();
  const [error, setError] = createSignal<unknown>();
  let newest: KeptGame | null = kept.get(props.id);
  let shown = -1;
  let busy = false;
  let closed = false;

  async function open(game: KeptGame) {
    const info = await gameInfo(game.game);
    const { table } = await loadKept(game);
    const people = game.chairs.flatMap((chair, seat) => (chair.bot === '' ? [seat] : []));
    const one = createMatch({
      engine,
      id: game.id,
      table,
      game: game.game,
      secrets: info.secrets,
      lang: lang(),
      replay: true,
      // Several people must not see each other's hands here either.
      viewer: people.length === 1 ? people[0] : -1,
      speed: () => settings.speed,
      moves: () => !still.matches,
      tell: (notes) => notes.forEach((note) => announce(note.sentence)),
    });
    await one.advance();
    await one.turnTo(game.entries, false);
    setMatch(one);
  }

  // Goes on to the newest state, however often it changes while one is being shown.
  async function follow() {
    if (busy) return;
    busy = true;
    try {
      while (newest && newest.entries > shown && !closed) {
        const game = newest;
        const now = match();
        if (now) {
          await now.grow((await loadKept(game)).table);
          while (shown < game.entries && !closed) await now.turnTo(++shown, true);
        } else {
          await open(game);
          shown = game.entries;
        }
      }
    } catch (failure) {
      setError(() => failure);
    } finally {
      busy = false;
    }
  }

  onMount(() => {
    const end = owning.follow(props.id, (game) => {
      newest = game;
      void follow();
    });
    onCleanup(end);
    void follow();
  });
  onCleanup(() => {
    closed = true;
    match()?.close();
  });
  // Read where it is shown: the frame round all screens says what went wrong.
  const failed = () => {
    if (error()) throw error();
    return null;
  };

  return (
    <>
      {failed()}
      <Show when={match()} keyed fallback={<p class="loading">{words().app.loading}</p>}>
        {(one) => <Followed match={one} takeOver={props.takeOver} again={() => void follow()} />}
      </Show>
    </>
  );
}

function Followed(props: { match: OpenMatch; takeOver(): void; again(): void }): JSX.Element {
  const { match } = props;
  useTitle(() => titles[match.state.game]);
  wear(kept.get(match.state.id)?.looks);
  createEffect(on(lang, (now) => void match.setLang(now), { defer: true }));
  return (
    <div class="table-screen replaying" data-entries={match.state.scene?.entries}>
      <TurnBar match={match} />
      <main id="main" class="table-main" tabindex="-1">
        <Show when={match.state.failed} fallback={<GameSlot match={match} />}>
          <Failed match={match} again={props.again} />
        </Show>
      </main>
      <aside class="log-panel paper" aria-labelledby="log-title">
        <h2 id="log-title">{words().table.log}</h2>
        <Log match={match} lines={match.state.log} label={words().table.log} />
      </aside>
      <section class="replay-bar paper" aria-label={words().keeping.following}>
        <div class="row">
          <span class="moment" role="status">
            {words().keeping.following}
          </span>
          <button type="button" class="button" onClick={() => props.takeOver()}>
            {words().keeping.playHere}
          </button>
        </div>
      </section>
    </div>
  );
}
