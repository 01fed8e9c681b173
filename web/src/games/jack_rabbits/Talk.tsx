// What goes on between players: fights, visits that are vetted, trades.
import { For, Show, type JSX } from 'solid-js';
import { Card } from '../../parts/Card';
import { Rabbit } from '../../parts/Rabbit';
import { Suit } from '../../parts/Suit';
import { fightSuit } from '../../parts/suits';
import { cardFace, suitName } from '../../words/cards';
import type { PlayState } from './play';
import { Suits } from './Suits';
import { jack } from './words';

export function Who(props: { play: PlayState; seat: number }): JSX.Element {
  return (
    <span class={`jr-who seat-${props.seat % 8}`}>
      <Rabbit seat={props.seat} /> {props.play.scene().chairs[props.seat]?.name}
    </span>
  );
}

// What a side may win and lose, before it chooses.
export function Stakes(props: { play: PlayState; seat: number }): JSX.Element {
  const stake = () => props.play.view().stakes.find(({ seat }) => seat === props.seat);
  return (
    <Show when={stake()}>
      {(now) => (
        <ul class="jr-stakes">
          <li class="good">{now().good}</li>
          <li class="bad">{now().bad}</li>
        </ul>
      )}
    </Show>
  );
}

interface FighterProps {
  play: PlayState;
  seat: number;
  spades: number; // what they are worth
  cards: string[];
  asked: boolean;
}
function Fighter(props: FighterProps): JSX.Element {
  const suit = () => (props.cards.length ? cardFace(props.cards[0]).suit : fightSuit);
  return (
    <div classList={{ asked: props.asked, mine: props.seat === props.play.me() }}>
      <Who play={props.play} seat={props.seat} />
      <span class="jr-laid">
        <For each={props.cards}>{(card) => <Card code={card} class="mini" />}</For>
      </span>
      <span class="jr-score">
        {props.spades} <Suit suit={suit()} label={suitName(suit())} />
      </span>
      <Stakes play={props.play} seat={props.seat} />
    </div>
  );
}

export function Fight(props: { play: PlayState }): JSX.Element {
  const fight = () => props.play.view().fight;
  return (
    <Show when={fight()}>
      {(now) => (
        <div class="jr-talk" role="group" aria-label={jack().fight}>
          <h2>{jack().fight}</h2>
          <div class="jr-duel" data-anchor="laid">
            <Fighter
              play={props.play}
              seat={now().attacker}
              spades={now().attackerSpades}
              cards={now().attackerCards}
              asked={!now().reply}
            />
            <Fighter
              play={props.play}
              seat={now().defender}
              spades={now().defenderSpades}
              cards={now().defenderCards}
              asked={now().reply}
            />
          </div>
        </div>
      )}
    </Show>
  );
}

export function Vetting(props: { play: PlayState }): JSX.Element {
  const play = props.play;
  const vetting = () => play.view().vetting;
  const place = () => play.board().tiles.find((tile) => tile.id === vetting()?.place)?.name ?? '';
  const name = (seat: number) => play.scene().chairs[seat]?.name ?? '';
  return (
    <Show when={vetting()}>
      {(now) => (
        <div class="jr-talk" role="group" aria-label={jack().vetting}>
          <div class="jr-talk-head">
            <h2>{jack().visits(name(now().visitor), place())}</h2>
            <ul class="jr-answers">
              <For each={now().asked}>
                {(seat) => (
                  <li class="soft">
                    <Who play={play} seat={seat} /> {now().answered.includes(seat) ? '✓' : '…'}{' '}
                    <span class="long">
                      {now().answered.includes(seat) ? jack().answered : jack().thinking}
                    </span>
                  </li>
                )}
              </For>
            </ul>
          </div>
          <div class="jr-duel">
            <For each={play.view().stakes}>
              {({ seat }) => (
                <div classList={{ asked: play.view().asked.includes(seat), mine: seat === play.me() }}>
                  <Show
                    when={seat === now().visitor || seat === now().challenger || seat === play.me()}
                    fallback={jack().whoContests}
                  >
                    <Who play={play} seat={seat} />
                  </Show>
                  <Show when={seat === now().challenger}>
                    <span class="jr-paying" role="group" aria-label={jack().contestedBy(name(seat))}>
                      <For each={now().cards}>{(card) => <Card code={card} class="mini" />}</For>
                    </span>
                  </Show>
                  <Stakes play={play} seat={seat} />
                </div>
              )}
            </For>
          </div>
          <Sealed play={play} />
        </div>
      )}
    </Show>
  );
}

function Sealed(props: { play: PlayState }): JSX.Element {
  return (
    <Show when={props.play.view().sealed.length}>
      <p class="soft">
        {jack().sealed}
        <span class="jr-paying">
          <For each={props.play.view().sealed}>{(card) => <Card code={card} class="mini" />}</For>
        </span>
      </p>
    </Show>
  );
}

export function Trade(props: { play: PlayState }): JSX.Element {
  const trade = () => props.play.view().trade;
  const name = (seat: number) => props.play.scene().chairs[seat]?.name ?? '';
  return (
    <Show when={trade()}>
      {(now) => (
        <div class="jr-talk" role="group" aria-label={jack().trade}>
          <h2>{jack().trade}</h2>
          <div class="jr-duel">
            <div classList={{ mine: now().proposer === props.play.me() }}>
              <Rabbit seat={now().proposer} /> {jack().gives(name(now().proposer))}{' '}
              <b>
                {now().give.amount} <Suits suits={now().give.suits} />
              </b>
              <Stakes play={props.play} seat={now().proposer} />
            </div>
            <div classList={{ mine: now().other === props.play.me() }}>
              <Rabbit seat={now().other} /> {jack().gives(name(now().other))}{' '}
              <b>
                {now().take.amount} <Suits suits={now().take.suits} />
              </b>
              <Stakes play={props.play} seat={now().other} />
            </div>
          </div>
          <Sealed play={props.play} />
        </div>
      )}
    </Show>
  );
}

// A flight that may fail.
export function Flight(props: { play: PlayState }): JSX.Element {
  const flies = () => ['start', 'shortfall'].includes(props.play.view().frame);
  return (
    <Show when={flies() && props.play.view().stakes[0]}>
      {(now) => (
        <div class="jr-talk" role="group" aria-label={jack().flight}>
          <Stakes play={props.play} seat={now().seat} />
        </div>
      )}
    </Show>
  );
}
