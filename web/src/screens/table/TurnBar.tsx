import { Show, type JSX } from 'solid-js';
import type { OpenMatch } from '../../match/state';
import { Icon } from '../../parts/Icon';
import { Rabbit } from '../../parts/Rabbit';
import { words } from '../../words';

// One line: whose turn it is, and what is asked.
export function TurnBar(props: { match: OpenMatch; children?: JSX.Element }): JSX.Element {
  const state = props.match.state;
  const name = (seat: number) => state.scene?.chairs[seat]?.name ?? '';
  const whose = () => {
    const next = state.scene?.next;
    if (!next) return words().app.loading;
    if (next.kind === 'over') return words().table.over;
    if (next.kind === 'chance') return words().table.chance;
    if (next.kind === 'bot') return words().table.thinking(name(next.seat));
    return state.scene?.asked && !state.replay
      ? words().table.yourTurn
      : words().table.turnOf(name(next.seat));
  };
  const seat = () => state.scene?.next.seat ?? -1;
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
          <Show when={state.cover < 0 && state.scene?.question}>
            {(question) => <span class="question">{question()}</span>}
          </Show>
        </span>
      </h1>
      <div class="bar-actions">{props.children}</div>
    </header>
  );
}
