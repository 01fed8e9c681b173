import { Show, type JSX } from 'solid-js';
import type { MatchState, OpenMatch } from '../../match/state';
import { Icon } from '../../parts/Icon';
import { Rabbit } from '../../parts/Rabbit';
import { sentence, words } from '../../words';

const name = (state: MatchState, seat: number) => state.scene?.chairs[seat]?.name ?? '';

// From a game one goes home, from a lesson back to its course.
export const wayOut = (state: MatchState) => (state.lesson ? `#/learn/${state.game}` : '#/');

// Whose turn it is for whoever is asked: a question may come in the middle of another's.
export function whoseTurn(state: MatchState): string {
  const turn = state.scene?.view.turn ?? -1;
  const own = turn < 0 || turn === state.viewer;
  return own ? words().table.yourTurn : words().table.askedBy(name(state, turn));
}

// The caption: what is being shown, with the rabbit of whoever does it; else whose turn it is, and what is
// asked.
export function TurnBar(props: { match: OpenMatch; children?: JSX.Element }): JSX.Element {
  const state = props.match.state;
  const caption = () => {
    if (state.replay || state.cover >= 0) return '';
    return state.alone ? words().table.alone(sentence(state.alone)) : (state.caption?.text ?? '');
  };
  // In a replay nobody is asked or waits: whose turn it was, and what happened.
  const replayed = () => {
    const scene = state.scene;
    if (!scene || scene.result) return words().table.over;
    return scene.view.turn < 0 ? words().replay.setup : words().table.turnOf(name(state, scene.view.turn));
  };
  const last = () => {
    const now = state.playing.length
      ? state.playing
      : state.log.filter((line) => line.entry === state.log[state.log.length - 1].entry);
    return now.map((note) => note.sentence).join(' ') || words().replay.begin;
  };
  const whose = () => {
    const next = state.scene?.next;
    if (!next) return words().app.loading;
    if (state.replay) return replayed();
    if (state.lesson && state.lesson.state !== 'doing') return words().table[state.lesson.state];
    if (next.kind === 'over') return words().table.over;
    if (next.kind === 'chance') return words().table.chance;
    if (next.kind === 'bot') return words().table.thinking(name(state, next.seat));
    return state.scene?.asked ? whoseTurn(state) : words().table.turnOf(name(state, next.seat));
  };
  const seat = () => {
    if (caption()) {
      const doer = state.alone ? state.viewer : state.caption!.seat;
      return doer >= 0 ? doer : state.scene!.view.turn;
    }
    return (state.replay ? state.scene?.view.turn : state.scene?.next.seat) ?? -1;
  };
  const question = () =>
    state.pending ? words().table.confirm(sentence(state.pending.label)) : state.scene?.question;
  const answered = () => state.lesson && state.lesson.state !== 'doing';
  const line = () => (state.replay ? last() : state.cover < 0 && !answered() && question());
  return (
    <header class="bar table-bar">
      <a class="icon-button" href={wayOut(state)} aria-label={words().table.leave}>
        <Icon name="home" />
      </a>
      <h1 class="turn-line">
        <Show when={seat() >= 0}>
          <Rabbit seat={seat()} />
        </Show>
        <Show
          when={caption()}
          fallback={
            <span>
              <b>{whose()}</b>
              <Show when={line()}>{(text) => <span class="question">{text()}</span>}</Show>
            </span>
          }
        >
          <span class="caption">{caption()}</span>
        </Show>
      </h1>
      <div class="bar-actions">{props.children}</div>
    </header>
  );
}
