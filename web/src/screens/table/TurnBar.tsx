import { Show, type JSX } from 'solid-js';
import type { OpenMatch } from '../../match/state';
import { Icon } from '../../parts/Icon';
import { Rabbit } from '../../parts/Rabbit';
import { sentence, words } from '../../words';

// One line: whose turn it is, and what is asked.
export function TurnBar(props: { match: OpenMatch; children?: JSX.Element }): JSX.Element {
  const state = props.match.state;
  const name = (seat: number) => state.scene?.chairs[seat]?.name ?? '';
  // In a replay nobody is asked or waits: whose turn it was, and what happened.
  const replayed = () => {
    const scene = state.scene;
    if (!scene || scene.result) return words().table.over;
    return scene.view.turn < 0 ? words().replay.setup : words().table.turnOf(name(scene.view.turn));
  };
  const told = () => {
    const now = state.playing.length
      ? state.playing
      : state.log.filter((line) => line.entry === state.log[state.log.length - 1].entry);
    return now.map((note) => note.sentence).join(' ') || words().replay.begin;
  };
  const whose = () => {
    const next = state.scene?.next;
    if (!next) return words().app.loading;
    if (state.replay) return replayed();
    if (next.kind === 'over') return words().table.over;
    if (next.kind === 'chance') return words().table.chance;
    if (next.kind === 'bot') return words().table.thinking(name(next.seat));
    return state.scene?.asked ? words().table.yourTurn : words().table.turnOf(name(next.seat));
  };
  const seat = () => (state.replay ? state.scene?.view.turn : state.scene?.next.seat) ?? -1;
  const question = () =>
    state.pending ? words().table.confirm(sentence(state.pending.label)) : state.scene?.question;
  const line = () => (state.replay ? told() : state.cover < 0 && question());
  return (
    <header class="bar table-bar">
      <a class="icon-button" href="#/" aria-label={words().table.leave}>
        <Icon name="home" />
      </a>
      <h1 class="turn-line">
        <Show when={seat() >= 0}>
          <Rabbit seat={seat()} />
        </Show>
        <span>
          <b>{whose()}</b>
          <Show when={line()}>{(text) => <span class="question">{text()}</span>}</Show>
        </span>
      </h1>
      <div class="bar-actions">{props.children}</div>
    </header>
  );
}
