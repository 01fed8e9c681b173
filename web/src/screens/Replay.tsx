// An old game, moment by moment.
import {
  createEffect,
  createResource,
  createSignal,
  For,
  on,
  onCleanup,
  onMount,
  Show,
  type JSX,
} from 'solid-js';
import { announce } from '../announce';
import { Icon, type IconName } from '../parts/Icon';
import { go } from '../route';
import { lang, settings } from '../settings';
import { engine, gameInfo, kept, loadKept, openText } from '../match/opening';
import type { KeptGame } from '../match/kept';
import { createMatch } from '../match/match';
import type { OpenMatch } from '../match/state';
import { words } from '../words';
import { titles } from './Home';
import { useTitle } from './Page';
import { Failed, GameSlot, Log, Missing, ShareButtons, TurnBar } from './Table';

const still = matchMedia('(prefers-reduced-motion: reduce)');

export default function Replay(props: { id: string }): JSX.Element {
  const [times, setTimes] = createSignal(1);
  const [opened] = createResource(times, async () => {
    const game = kept.get(props.id);
    if (!game) return null;
    const info = await gameInfo(game.game);
    const { table, entries } = await loadKept(game, 0);
    const all = (await loadKeptLength(game)) ?? entries;
    const people = game.chairs.flatMap((chair, seat) => (chair.bot === '' ? [seat] : []));
    const replay = createMatch({
      engine,
      id: game.id,
      table,
      game: game.game,
      secrets: info.secrets,
      lang: lang(),
      replay: true,
      viewer: people.length === 1 ? people[0] : -1,
      speed: () => settings.speed,
      moves: () => !still.matches,
      tell: (notes) => notes.forEach((note) => announce(note.sentence)),
    });
    return { game, all, match: replay, people };
  });
  createEffect(
    on(opened, (one) => {
      if (!one) return;
      void one.match.advance();
      onCleanup(() => one.match.close());
    }),
  );
  return (
    <Show when={!opened.loading} fallback={<p class="loading">{words().app.loading}</p>}>
      <Show when={opened()} keyed fallback={<Missing id={props.id} />}>
        {(one) => <Player {...one} again={() => setTimes(times() + 1)} />}
      </Show>
    </Show>
  );
}

// How many entries the whole game has.
async function loadKeptLength(game: KeptGame): Promise<number> {
  const whole = await loadKept(game);
  await engine.call('close', { table: whole.table });
  return whole.entries;
}

interface PlayerProps {
  game: KeptGame;
  all: number;
  match: OpenMatch;
  people: number[];
  again(): void;
}

function Player(props: PlayerProps): JSX.Element {
  const { match, game, all } = props;
  const [moment, setMoment] = createSignal(0); // the wanted moment; the shown one follows
  const [playing, setPlaying] = createSignal(false);
  let shown = 0;
  let busy = false;
  let closed = false;
  onCleanup(() => (closed = true));
  useTitle(() => `${words().replay.title}: ${titles[game.game]}`);
  createEffect(on(lang, (now) => void match.setLang(now), { defer: true }));

  // Follows the slider, however often it moves while a moment is loading.
  async function follow() {
    if (busy) return;
    busy = true;
    while (shown !== moment() && !closed) {
      const to = moment();
      const next = await loadKept(game, to).catch(() => null);
      if (!next || closed) break;
      await match.turnTo(next.table, to === shown + 1 && playing());
      shown = to;
      if (playing() && moment() === to) {
        if (to < all) setMoment(to + 1);
        else setPlaying(false);
      }
    }
    busy = false;
  }
  function moveTo(to: number) {
    setMoment(Math.max(0, Math.min(all, to)));
    match.skip();
    void follow();
  }
  function toggle() {
    setPlaying(!playing());
    if (playing()) moveTo(moment() === all ? 0 : moment() + 1);
    else match.skip();
  }
  const step = (by: number) => {
    setPlaying(false);
    moveTo(moment() + by);
  };

  async function goOn() {
    setPlaying(false);
    const id = await openText(game.text, moment());
    go({ screen: 'table', id });
  }

  function key(event: KeyboardEvent) {
    if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
    if ((event.target as Element).closest('input, select, textarea, dialog, [data-part=board]')) return;
    if (event.key === 'ArrowLeft') step(-1);
    else if (event.key === 'ArrowRight') step(1);
    else if (event.key === 'Home') step(-all);
    else if (event.key === 'End') step(all);
    else return;
    event.preventDefault();
  }
  onMount(() => {
    document.addEventListener('keydown', key);
    onCleanup(() => document.removeEventListener('keydown', key));
    if (game.over) return;
    moveTo(all);
  });

  // While the game is not over, hands stay hidden, except that of the only person who plays.
  const eyes = () => (game.over ? [-1, ...game.chairs.keys()] : []);

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
      <section class="replay-bar paper" aria-label={words().replay.title}>
        <input
          type="range"
          min="0"
          max={all}
          value={moment()}
          aria-label={words().replay.moment}
          aria-valuetext={words().replay.of(moment(), all)}
          onInput={(event) => {
            setPlaying(false);
            moveTo(event.currentTarget.valueAsNumber);
          }}
        />
        <div class="row">
          <Step icon="first" label={words().replay.first} onPress={() => step(-all)} />
          <Step icon="back" label={words().replay.back} onPress={() => step(-1)} />
          <Step
            icon={playing() ? 'pause' : 'play'}
            label={playing() ? words().replay.stop : words().replay.play}
            onPress={toggle}
          />
          <Step icon="on" label={words().replay.on} onPress={() => step(1)} />
          <Step icon="last" label={words().replay.last} onPress={() => step(all)} />
          <span class="moment">{words().replay.of(moment(), all)}</span>
          <Show when={eyes().length}>
            <label>
              {words().replay.eyes}{' '}
              <select onChange={(event) => void match.look(Number(event.currentTarget.value))}>
                <For each={eyes()}>
                  {(seat) => (
                    <option value={seat} selected={seat === match.state.viewer}>
                      {seat < 0 ? words().replay.spectator : game.chairs[seat].name}
                    </option>
                  )}
                </For>
              </select>
            </label>
          </Show>
          <button
            type="button"
            class="button"
            title={words().replay.goOnHelp}
            disabled={moment() === all && game.over}
            onClick={() => void goOn()}
          >
            {words().replay.goOn}
          </button>
          <ShareButtons game={game} />
        </div>
      </section>
    </div>
  );
}

function Step(props: { icon: IconName; label: string; onPress(): void }): JSX.Element {
  return (
    <button type="button" class="icon-button" aria-label={props.label} onClick={() => props.onPress()}>
      <Icon name={props.icon} />
    </button>
  );
}
