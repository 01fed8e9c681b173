// What the person at the table is about to do: a way they point at with its payments, or cards they
// choose. Nothing is sent until it is confirmed; the engine says whether it is possible.
import { createEffect, createMemo, createSignal, on } from 'solid-js';
import type { Choice, Payment, Refused, Scene } from '../../engine/contract';
import type { JackRabbitsBoard, JackRabbitsView } from '../../engine/jack_rabbits';
import type { OpenMatch } from '../../match/state';
import { actionsOf } from '../../match/actions';
import { askedCards, compose, meant, meantByExit, sameCards, toggled } from './model';

export type Verdict = { checked: false } | { checked: true; refused: Refused | null };

export interface Way {
  choices: Choice[]; // what pointing there can mean
  which: number;
  steps: string[]; // with the payments as they are now
  place: string;
}

export function createPlay(match: OpenMatch) {
  const scene = () => match.state.scene as Scene<JackRabbitsView>;
  const view = () => scene().view;
  const board = () => match.state.board as JackRabbitsBoard;
  const choices = () => (match.mine() ? scene().choices : []);
  const me = () => match.state.viewer;
  const hand = () => (me() >= 0 ? view().hands[me()].cards : []);
  const asking = createMemo(() => askedCards(choices()));

  // --- ways
  const [way, setWay] = createSignal<Way | null>(null);
  const [payments, setPayments] = createSignal<Payment[]>([]);
  const [wayRefused, setWayRefused] = createSignal<Refused | null>(null);
  const [payment, setPayment] = createSignal(0); // which one is being changed

  async function show(next: Way) {
    setWay(next);
    const seen = await match.consider(next.steps);
    if (way() !== next || !seen) return;
    setPayments(seen.payments);
    setWayRefused(seen.refused);
    setPayment((n) => Math.min(n, Math.max(0, seen.payments.length - 1)));
  }
  function choose(list: Choice[], which: number, place: string) {
    setPayment(0);
    setPayments([]);
    setWayRefused(null);
    void show({ choices: list, which, steps: actionsOf(list[which]), place });
  }
  function cancel() {
    setWay(null);
    setPayments([]);
    setWayRefused(null);
    setCards([]);
    setGoods([]);
    match.select('');
    void match.consider(null);
  }

  // A place is clicked; a second click on the same place confirms.
  function point(place: string) {
    match.dismiss();
    if (!match.mine()) return void match.touch(place);
    if (way()?.place === place) return confirmWay();
    const list = meant(choices(), place);
    if (!list.length) {
      cancel();
      return void match.touch(place);
    }
    match.select(place);
    choose(list, 0, place);
  }
  function pointExit(side: number) {
    const id = `exit${side}`;
    if (way()?.place === id) return confirmWay();
    const list = meantByExit(choices(), side);
    if (list.length) choose(list, 0, id);
  }
  function other(which: number) {
    const now = way();
    if (now) choose(now.choices, which, now.place);
  }
  function confirmWay() {
    const now = way();
    if (!now || wayRefused()) return;
    const steps = now.steps;
    cancel();
    void match.act(steps);
  }
  function pay(card: string) {
    const now = way()!;
    const one = payments()[payment()];
    const paid = toggled(one.cards, card);
    const steps = now.steps.map((step, i) => (i === one.step ? compose('pay', paid) : step));
    setPayments(payments().map((each) => (each === one ? { ...one, cards: paid } : each)));
    void show({ ...now, steps });
  }

  // --- cards of the hand
  const [cards, setCards] = createSignal<string[]>([]);
  const [verdict, setVerdict] = createSignal<Verdict>({ checked: false });
  let asked = 0;

  async function judge(action: string): Promise<Refused | null> {
    const turn = ++asked;
    setVerdict({ checked: false });
    const refused = await match.why(action);
    if (turn === asked) setVerdict({ checked: true, refused });
    return refused;
  }
  async function pick(card: string) {
    match.dismiss();
    if (way() && payments().length) return pay(card);
    const want = asking();
    if (!want) return void match.touch(`card:${card}`);
    const next = toggled(cards(), card);
    setCards(next);
    if (!next.length) return setVerdict({ checked: false });
    const refused = await judge(compose(want.words, next));
    // Where only one card can be chosen, a new one replaces it.
    if (refused?.code === 'one-card' && next.includes(card) && sameCards(cards(), next)) {
      setCards([card]);
      await judge(compose(want.words, [card]));
    }
  }
  const chosen = () => (way() && payments().length ? payments()[payment()].cards : cards());
  const offer = () => asking()?.offers.find((one) => sameCards(one.cards, cards()));
  function confirmCards() {
    const want = asking();
    const now = verdict();
    if (!want || !cards().length || !now.checked || now.refused) return;
    const action = compose(want.words, cards());
    cancel();
    void match.act(action);
  }

  // --- goods of a plaza
  const [goods, setGoods] = createSignal<string[]>([]);
  const [goodsVerdict, setGoodsVerdict] = createSignal<Verdict>({ checked: false });
  const sells = createMemo(() => choices().some((choice) => choice.verb === 'buy'));
  async function take(card: string) {
    match.dismiss();
    if (!sells()) return void match.touch(`card:${card}`);
    const next = toggled(goods(), card);
    setGoods(next);
    setGoodsVerdict({ checked: false });
    if (!next.length) return;
    const refused = await match.why(compose('buy', next));
    if (sameCards(goods(), next)) setGoodsVerdict({ checked: true, refused });
  }
  function confirmGoods() {
    const now = goodsVerdict();
    if (!goods().length || !now.checked || now.refused) return;
    const action = compose('buy', goods());
    cancel();
    void match.act(action);
  }

  // A new question: nothing is chosen yet, except the cheapest payment.
  createEffect(
    on(
      () => [match.mine(), match.state.scene?.entries] as const,
      ([mine]) => {
        setWay(null);
        setPayments([]);
        setGoods([]);
        setCards([]);
        setVerdict({ checked: false });
        const want = mine ? asking() : null;
        if (want?.words === 'pay') {
          setCards(want.offers[0].cards);
          void judge(want.offers[0].notation);
        }
      },
    ),
  );

  return {
    match,
    scene,
    view,
    board,
    choices,
    me,
    hand,
    asking,
    way,
    payments,
    payment,
    setPayment,
    wayRefused,
    point,
    pointExit,
    other,
    confirmWay,
    cancel,
    pick,
    chosen,
    cards,
    verdict,
    offer,
    confirmCards,
    goods,
    goodsVerdict,
    sells,
    take,
    confirmGoods,
  };
}
export type PlayState = ReturnType<typeof createPlay>;
