// What is asked, and the answers that are no places on the board: the way that is being considered,
// cards to choose, fights, visits, trades, goods, and plain buttons.
import { createEffect, createMemo, createSignal, For, on, Show, type JSX } from 'solid-js';
import { announce } from '../../announce';
import type { Refused } from '../../engine/contract';
import type { Need } from '../../engine/jack_rabbits';
import { Card } from '../../parts/Card';
import { ChoiceList } from '../../parts/ChoiceList';
import { Icon } from '../../parts/Icon';
import { Rabbit } from '../../parts/Rabbit';
import { Suit } from '../../parts/Suit';
import { sentence, words } from '../../words';
import { actionsOf } from '../../match/actions';
import { buttons, placeless, sameCards, travels } from './model';
import type { PlayState, Verdict } from './play';
import { jack } from './words';

export function Tray(props: { play: PlayState }): JSX.Element {
  const play = props.play;
  const mine = () => play.match.mine();
  const plain = createMemo(() => [...buttons(play.choices()), ...placeless(play.choices())]);
  return (
    <section class="jr-tray paper" data-part="choices" aria-label={words().table.choices}>
      <Fight play={play} />
      <Vetting play={play} />
      <Trade play={play} />
      <Show when={mine()} fallback={<p class="soft jr-wait">{play.view().phase || jack().wait}</p>}>
        <Show when={play.way()} fallback={<Asked play={play} plain={plain()} />}>
          <WayPanel play={play} />
        </Show>
      </Show>
    </section>
  );
}

function Asked(props: { play: PlayState; plain: ReturnType<typeof buttons> }): JSX.Element {
  const play = props.play;
  const places = () => play.choices().some((choice) => travels(choice) && choice.place);
  return (
    <>
      <Show when={play.asking()}>
        <CardsPanel play={play} others={props.plain.length > 0} />
      </Show>
      <Show when={play.sells()}>
        <Shop play={play} />
      </Show>
      <Show when={places() && !play.asking()}>
        <p class="jr-lead jr-where">{jack().choosePlace}</p>
      </Show>
      <div class="jr-buttons">
        <For each={props.plain}>
          {(choice) => (
            <button
              type="button"
              class="button"
              classList={{
                quiet: ['end', 'pass', 'allow', 'decline', 'leave', 'fall', 'give', 'roll', 'stop'].includes(
                  choice.verb,
                ),
                hinted: play.match.state.hint?.notation === choice.notation,
              }}
              onClick={() => void play.match.act(choice)}
            >
              {sentence(choice.label)}
            </button>
          )}
        </For>
        <Show when={play.choices().some((choice) => choice.verb === 'propose')}>
          <Propose play={play} />
        </Show>
        <Show when={play.choices().length > props.plain.length}>
          <details class="jr-all">
            <summary>{jack().everything}</summary>
            <ChoiceList
              choices={play.choices()}
              hint={play.match.state.hint}
              onChoose={(choice) => void play.match.act(choice)}
              onConsider={(choice) => void play.match.consider(choice)}
            />
          </details>
        </Show>
      </div>
    </>
  );
}

const suitSigns: Record<string, string> = { C: '♣', S: '♠', H: '♥', D: '♦' };

function Suits(props: { suits: string[] }): JSX.Element {
  return (
    <span class="jr-suits">
      <For each={props.suits}>
        {(suit) => (
          <Suit
            suit={suit}
            label={words().cards.suits[suit as keyof ReturnType<typeof words>['cards']['suits']]}
          />
        )}
      </For>
    </span>
  );
}

// --- a way on the board --------------------------------------------------------------------------

function WayPanel(props: { play: PlayState }): JSX.Element {
  const play = props.play;
  const way = () => play.way()!;
  const choice = () => way().choices[way().which];
  createEffect(() => announce(sentence(choice().label)));
  // Its name tells of the cheapest payment; with another it goes by where it leads.
  const changed = () => !sameCards(way().steps, actionsOf(choice()));
  const there = () => play.board().tiles.find((tile) => tile.id === choice().place)?.name ?? choice().place;
  const others = () =>
    way()
      .choices.map((one, i) => ({ one, i }))
      .filter(({ i }) => i !== way().which);
  return (
    <div class="jr-way" role="group" aria-label={choice().label}>
      <p class="jr-way-name">{changed() ? `${jack().go}: ${there()}` : sentence(choice().label)}</p>
      <For each={play.payments()}>
        {(payment, i) => (
          <button
            type="button"
            class="jr-payment"
            classList={{ current: play.payments().length > 1 && play.payment() === i() }}
            aria-pressed={play.payment() === i()}
            onClick={() => play.setPayment(i())}
          >
            <span>
              {jack().payFor(payment.amount, payment.purpose)} <Suits suits={payment.suits} />
            </span>
            <span class="jr-paying">
              <For each={payment.cards} fallback={<span class="soft">{jack().nothingChosen}</span>}>
                {(card) => <Card code={card} class="mini" />}
              </For>
            </span>
          </button>
        )}
      </For>
      <Show when={play.payments().length}>
        <p class="soft jr-small">{jack().clickCards}</p>
      </Show>
      <Reason refused={play.wayRefused()} />
      <div class="jr-buttons">
        <button
          type="button"
          class="button jr-confirm"
          disabled={play.wayRefused() !== null}
          onClick={() => play.confirmWay()}
        >
          {travels(choice()) ? jack().go : jack().doIt}
        </button>
        <button type="button" class="button quiet" onClick={() => play.cancel()}>
          {jack().cancel}
        </button>
      </div>
      <Show when={others().length}>
        <p class="soft jr-small">{jack().otherWays}</p>
        <ul class="choice-list">
          <For each={others()}>
            {({ one, i }) => (
              <li>
                <button type="button" class="choice" onClick={() => play.other(i)}>
                  {one.label}
                </button>
              </li>
            )}
          </For>
        </ul>
      </Show>
    </div>
  );
}

function Reason(props: { refused: Refused | null }): JSX.Element {
  return (
    <Show when={props.refused}>
      <p class="jr-reason" role="status">
        {props.refused!.reason}
      </p>
    </Show>
  );
}

// --- cards ---------------------------------------------------------------------------------------

function CardsPanel(props: { play: PlayState; others: boolean }): JSX.Element {
  const play = props.play;
  const need = () => play.view().need;
  const name = () => jack().confirm[play.asking()!.words] ?? jack().doIt;
  return (
    <div class="jr-choose">
      <Show when={need()} fallback={<p class="jr-lead">{lead(props.others)}</p>}>
        {(want) => (
          <Show when={jack().lead[play.view().frame]} fallback={<NeedLine need={want()} />}>
            {(say) => <p class="jr-lead">{say()(want().amount)}</p>}
          </Show>
        )}
      </Show>
      <Show when={play.cards().length}>
        <div class="jr-buttons">
          <button
            type="button"
            class="button jr-confirm"
            disabled={!good(play.verdict())}
            onClick={() => play.confirmCards()}
          >
            <span>{play.offer() ? sentence(play.offer()!.label) : name()}</span>
            <Show when={!play.offer()}>
              <span class="jr-paying">
                <For each={play.cards()}>{(card) => <Card code={card} silent class="mini" />}</For>
              </span>
            </Show>
          </button>
          <button type="button" class="button quiet" onClick={() => play.cancel()}>
            {jack().cancel}
          </button>
        </div>
      </Show>
      <Verdicts verdict={play.verdict()} />
    </div>
  );
}
const lead = (others: boolean) => (others ? jack().chooseCards : jack().chooseCardsOnly);
const good = (verdict: Verdict) => verdict.checked && !verdict.refused;

function Verdicts(props: { verdict: Verdict }): JSX.Element {
  return <Reason refused={props.verdict.checked ? props.verdict.refused : null} />;
}

function NeedLine(props: { need: Need }): JSX.Element {
  return (
    <p class="jr-lead">
      {jack().payFor(props.need.amount, props.need.purpose)} <Suits suits={props.need.suits} />
    </p>
  );
}

// --- goods ---------------------------------------------------------------------------------------

function Shop(props: { play: PlayState }): JSX.Element {
  const play = props.play;
  return (
    <div class="jr-shop" role="group" aria-label={jack().shop}>
      <p class="jr-lead">
        {jack().shop} <span class="soft">{jack().shopHelp}</span>
      </p>
      <ul class="jr-minis" data-anchor="laid">
        <For each={[...play.view().laid, ...play.view().goods]}>
          {(card) => (
            <li>
              <button
                type="button"
                class="jr-mini usable"
                classList={{ chosen: play.goods().includes(card) || play.view().laid.includes(card) }}
                aria-pressed={play.goods().includes(card)}
                disabled={play.view().laid.includes(card)}
                onClick={() => void play.take(card)}
              >
                <Card code={card} class="mini" />
              </button>
            </li>
          )}
        </For>
      </ul>
      <Show when={play.goods().length}>
        <div class="jr-buttons">
          <button
            type="button"
            class="button jr-confirm"
            disabled={!good(play.goodsVerdict())}
            onClick={() => play.confirmGoods()}
          >
            {jack().confirm.buy}
          </button>
          <button type="button" class="button quiet" onClick={() => play.cancel()}>
            {jack().cancel}
          </button>
        </div>
        <Verdicts verdict={play.goodsVerdict()} />
      </Show>
    </div>
  );
}

// --- what goes on between players ----------------------------------------------------------------

function Who(props: { play: PlayState; seat: number }): JSX.Element {
  return (
    <span class={`jr-who seat-${props.seat % 8}`}>
      <Rabbit seat={props.seat} /> {props.play.scene().chairs[props.seat]?.name}
    </span>
  );
}

function Fight(props: { play: PlayState }): JSX.Element {
  const fight = () => props.play.view().fight;
  return (
    <Show when={fight()}>
      {(now) => (
        <div class="jr-talk" role="group" aria-label={jack().fight}>
          <div class="jr-talk-head">
            <h2>{jack().fight}</h2>
            <div class="jr-laid" data-anchor="laid">
              <For each={props.play.view().laid}>{(card) => <Card code={card} class="mini" />}</For>
            </div>
          </div>
          <div class="jr-duel">
            <div classList={{ asked: !now().reply }}>
              <Who play={props.play} seat={now().attacker} />
              <span class="jr-score">
                {now().attackerSpades} <Suit suit="S" label={jack().spades} />
              </span>
            </div>
            <div classList={{ asked: now().reply }}>
              <Who play={props.play} seat={now().defender} />
              <span class="jr-score">
                {now().defenderSpades} <Suit suit="S" label={jack().spades} />
              </span>
            </div>
          </div>
        </div>
      )}
    </Show>
  );
}

function Vetting(props: { play: PlayState }): JSX.Element {
  const play = props.play;
  const vetting = () => play.view().vetting;
  const place = () => play.board().tiles.find((tile) => tile.id === vetting()?.place)?.name ?? '';
  const name = (seat: number) => play.scene().chairs[seat]?.name ?? '';
  return (
    <Show when={vetting()}>
      {(now) => (
        <div class="jr-talk" role="group" aria-label={jack().vetting}>
          <h2>
            <Rabbit seat={now().visitor} /> {jack().visits(name(now().visitor), place())}
          </h2>
          <ul class="jr-answers">
            <For each={now().asked}>
              {(seat) => (
                <li>
                  <Who play={play} seat={seat} />{' '}
                  <span class="soft">
                    {now().answered.includes(seat) ? `✓ ${jack().answered}` : `… ${jack().thinking}`}
                  </span>
                </li>
              )}
            </For>
          </ul>
          <Show when={now().challenger >= 0}>
            <p class="jr-lead">
              {jack().contestedBy(name(now().challenger))}
              <span class="jr-paying">
                <For each={now().cards}>{(card) => <Card code={card} class="mini" />}</For>
              </span>
            </p>
          </Show>
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

function Trade(props: { play: PlayState }): JSX.Element {
  const trade = () => props.play.view().trade;
  const name = (seat: number) => props.play.scene().chairs[seat]?.name ?? '';
  return (
    <Show when={trade()}>
      {(now) => (
        <div class="jr-talk" role="group" aria-label={jack().trade}>
          <h2>{jack().trade}</h2>
          <div class="jr-duel">
            <div>
              <Rabbit seat={now().proposer} /> {jack().gives(name(now().proposer))}{' '}
              <b>
                {now().give.amount} <Suits suits={now().give.suits} />
              </b>
            </div>
            <div>
              <Rabbit seat={now().other} /> {jack().gives(name(now().other))}{' '}
              <b>
                {now().take.amount} <Suits suits={now().take.suits} />
              </b>
            </div>
          </div>
          <Sealed play={props.play} />
        </div>
      )}
    </Show>
  );
}

// Terms of one's own: who gives diamonds, how many points, and of which other suit.
function Propose(props: { play: PlayState }): JSX.Element {
  const play = props.play;
  const partners = createMemo(() => [
    ...new Set(
      play
        .choices()
        .filter((choice) => choice.verb === 'propose')
        .map((choice) => choice.notation.split(' ')[1]),
    ),
  ]);
  const suits = () => play.board().suits.filter((suit) => suit !== 'D');
  const [partner, setPartner] = createSignal(partners()[0] ?? '');
  const [suit, setSuit] = createSignal(suits()[0] ?? 'C');
  const [points, setPoints] = createSignal(6);
  const [diamonds, setDiamonds] = createSignal(6);
  const [giving, setGiving] = createSignal(false); // the diamonds
  const [refused, setRefused] = createSignal<Refused | null>(null);
  createEffect(() => !partners().includes(partner()) && setPartner(partners()[0] ?? ''));
  const action = () =>
    `propose ${partner()} ${giving() ? 'taking ' : ''}${points()} ${suit()} for ${diamonds()}`;
  createEffect(
    on(action, async (now) => {
      const no = await play.match.why(now);
      if (now === action()) setRefused(no);
    }),
  );
  const name = (seat: string) => play.scene().chairs[Number(seat.slice(1))]?.name ?? '';
  const number = (text: string) => Math.max(1, Math.min(99, Math.round(Number(text)) || 1));
  const suitName = (letter: string) => words().cards.suits[letter as 'C'];
  // One side of the bargain: the diamonds, or the other suit, which can be chosen.
  const Side = (each: { title: string; diamonds: boolean }) => (
    <fieldset class="jr-terms">
      <legend>{each.title}</legend>
      <input
        type="number"
        min="1"
        max="99"
        aria-label={`${each.title}: ${jack().points} ${suitName(each.diamonds ? 'D' : suit())}`}
        value={each.diamonds ? diamonds() : points()}
        onInput={(event) => (each.diamonds ? setDiamonds : setPoints)(number(event.currentTarget.value))}
      />
      <Show
        when={!each.diamonds}
        fallback={
          <span class="jr-terms-suit">
            <Suit suit="D" /> {suitName('D')}
          </span>
        }
      >
        <select
          aria-label={jack().suitOf}
          value={suit()}
          onChange={(event) => setSuit(event.currentTarget.value)}
        >
          <For each={suits()}>
            {(one) => (
              <option value={one}>
                {suitSigns[one]} {suitName(one)}
              </option>
            )}
          </For>
        </select>
      </Show>
    </fieldset>
  );
  return (
    <details class="jr-propose">
      <summary>{jack().propose}</summary>
      <div class="jr-form">
        <Show when={partners().length > 1}>
          <label class="jr-field">
            {jack().proposeTo}
            <select value={partner()} onChange={(event) => setPartner(event.currentTarget.value)}>
              <For each={partners()}>{(one) => <option value={one}>{name(one)}</option>}</For>
            </select>
          </label>
        </Show>
        <div class="jr-bargain">
          <Side title={jack().give} diamonds={giving()} />
          <button
            type="button"
            class="icon-button"
            aria-label={jack().exchange}
            title={jack().exchange}
            onClick={() => setGiving(!giving())}
          >
            <Icon name="swap" />
          </button>
          <Side title={jack().take} diamonds={!giving()} />
        </div>
        <Reason refused={refused()} />
        <button
          type="button"
          class="button"
          disabled={refused() !== null}
          onClick={() => void play.match.act(action())}
        >
          {jack().propose}
          <Show when={partners().length === 1}>: {name(partner())}</Show>
        </button>
      </div>
    </details>
  );
}
