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
import { lang, settings, speeds, type Speed } from '../settings';
import { engine, gameInfo, kept, loadKept, openText } from '../match/opening';
import type { KeptGame } from '../match/kept';
import { wear } from '../looks';
import { createMatch } from '../match/match';
import { createPlayer } from '../match/player';
import type { OpenMatch } from '../match/state';
import { words } from '../words';
import { titles } from './Home';
import { useTitle } from './Page';
import { Failed, GameSlot, Log, Looker, Missing, ShareButtons, TurnBar } from './Table';

const still = matchMedia('(prefers-reduced-motion: reduce)');
// Chosen in a replay; until then it is that of the settings.
const [chosen, setChosen] = createSignal<Speed>();
const speed = () => chosen() ?? settings.speed;

const everybody = -2; // of the eyes: a spectator for whom all hands are open

export default function Replay(props: { id: string }): JSX.Element {
  const [times, setTimes] = createSignal(1);
  const [opened] = createResource(times, async () => {
    const game = kept.get(props.id);
    if (!game) return null;
    const { secrets } = await gameInfo(game.game);
    const { table, entries } = await loadKept(game);
    const { turns, over } = await engine.call('story', { table, viewer: -1, lang: lang(), open: false });
    const people = game.chairs.flatMap((chair, seat) => (chair.bot === '' ? [seat] : []));
    const match = createMatch({
      engine,
      id: game.id,
      table,
      game: game.game,
      secrets,
      lang: lang(),
      replay: true,
      viewer: !(over && secrets) && people.length === 1 ? people[0] : -1,
      open: over && secrets,
      speed,
      moves: () => !still.matches,
      tell: (notes) => notes.forEach((note) => announce(note.sentence)),
    });
    return { game, all: entries, turns, over, secrets, match };
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

interface PlayerProps {
  game: KeptGame;
  all: number; // entries of the log
  turns: number[]; // the moments at which one begins
  over: boolean;
  secrets: boolean;
  match: OpenMatch;
  again(): void;
}

function Player(props: PlayerProps): JSX.Element {
  const { match, game, all } = props;
  const state = match.state;
  const player = createPlayer(match, all, props.turns, () => {
    const now = state.log.filter((line) => line.entry === player.moment()).map((line) => line.sentence);
    announce([`${words().replay.of(player.moment(), all)}.`, ...now].join(' '));
  });
  const { moment, playing, jump, by, byTurn, toggle } = player;
  onCleanup(() => player.close());
  wear(game.looks);
  useTitle(() => `${words().replay.title}: ${titles[game.game]}`);
  createEffect(on(lang, (now) => void match.setLang(now), { defer: true }));

  async function goOn() {
    jump(moment());
    const id = await openText(game.text, moment(), undefined, game.looks);
    go({ screen: 'table', id });
  }

  function key(event: KeyboardEvent) {
    if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
    const target = event.target as Element;
    const slides = target.matches('input[type=range]') && !event.shiftKey;
    if (slides || target.closest('input:not([type=range]), select, textarea, dialog, [data-part=board]'))
      return;
    const move = event.shiftKey ? byTurn : by;
    const todo: Record<string, () => void> = {
      ArrowLeft: () => move(-1),
      ArrowRight: () => move(1),
      Home: () => jump(0),
      End: () => jump(all),
      p: toggle,
      P: toggle,
    };
    if (!todo[event.key]) return;
    todo[event.key]();
    event.preventDefault();
  }
  onMount(() => {
    document.addEventListener('keydown', key);
    onCleanup(() => document.removeEventListener('keydown', key));
    if (!props.over) jump(all);
  });

  // While the game is not over, hands stay hidden, except that of the only person who plays.
  const eyes = () => (!props.over ? [] : [...(props.secrets ? [everybody] : []), -1, ...game.chairs.keys()]);
  const [eye, setEye] = createSignal(props.over && props.secrets ? everybody : state.viewer);
  const named = (one: number) =>
    one === everybody ? words().replay.open : one < 0 ? words().replay.spectator : game.chairs[one].name;
  function seeAs(one: number) {
    setEye(one);
    void match.look(Math.max(-1, one), one === everybody);
  }

  return (
    <div
      class="table-screen replaying"
      data-entries={state.scene?.entries}
      data-telling={state.playing.length ? moment() + 1 : undefined}
      data-playing={playing()}
    >
      <TurnBar match={match} />
      <main id="main" class="table-main" tabindex="-1">
        <Show when={state.failed} fallback={<GameSlot match={match} />}>
          <Failed match={match} again={props.again} />
        </Show>
      </main>
      <aside class="log-panel paper" aria-labelledby="log-title">
        <h2 id="log-title">{words().table.log}</h2>
        <Log match={match} lines={state.log} label={words().table.log} />
      </aside>
      <Looker match={match} rules={createSignal<string | null>(null)} />
      <section class="replay-bar paper" aria-label={words().replay.title}>
        <input
          type="range"
          min="0"
          max={all}
          value={moment()}
          aria-label={words().replay.moment}
          aria-valuetext={words().replay.of(moment(), all)}
          onInput={(event) => jump(event.currentTarget.valueAsNumber)}
        />
        <div class="row">
          <Step icon="first" label={words().replay.first} onPress={() => jump(0)} />
          <Step icon="turnBack" label={words().replay.turnBack} onPress={() => byTurn(-1)} />
          <Step icon="back" label={words().replay.back} onPress={() => by(-1)} />
          <Step
            icon={playing() ? 'pause' : 'play'}
            label={playing() ? words().replay.stop : words().replay.play}
            onPress={toggle}
          />
          <Step icon="on" label={words().replay.on} onPress={() => by(1)} />
          <Step icon="turnOn" label={words().replay.turnOn} onPress={() => byTurn(1)} />
          <Step icon="last" label={words().replay.last} onPress={() => jump(all)} />
          <span class="moment">{words().replay.of(moment(), all)}</span>
          <Pick
            label={words().table.speed}
            options={speeds}
            value={speed()}
            named={(one) => words().settings.speeds[one]}
            onPick={(one) => setChosen(one)}
          />
          <Show when={eyes().length}>
            <Pick label={words().replay.eyes} options={eyes()} value={eye()} named={named} onPick={seeAs} />
          </Show>
          <button
            type="button"
            class="button"
            title={words().replay.goOnHelp}
            disabled={moment() === all && props.over}
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
    <button
      type="button"
      class="icon-button"
      aria-label={props.label}
      title={props.label}
      onClick={() => props.onPress()}
    >
      <Icon name={props.icon} />
    </button>
  );
}

interface PickProps<T> {
  label: string;
  options: T[];
  value: T;
  named(option: T): string;
  onPick(option: T): void;
}
function Pick<T extends string | number>(props: PickProps<T>): JSX.Element {
  return (
    <label>
      {props.label}{' '}
      <select onChange={(event) => props.onPick(props.options[event.currentTarget.selectedIndex])}>
        <For each={props.options}>
          {(one) => <option selected={one === props.value}>{props.named(one)}</option>}
        </For>
      </select>
    </label>
  );
}
