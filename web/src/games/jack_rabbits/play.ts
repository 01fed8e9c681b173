// What the person at the table is about to do: a way they point at with its payments, or cards they
// choose. Nothing is sent until it is confirmed; the engine says whether it is possible.
import { createEffect, createMemo, createSignal, on } from 'solid-js';
import type { Choice, Payment, Refused, Scene } from '../../engine/contract';
import type { JackRabbitsBoard, JackRabbitsView, Need } from '../../engine/jack_rabbits';
import type { OpenMatch } from '../../match/state';
import { actionsOf } from '../../match/actions';
import { aimedAt, aims, askedCards, compose, meant, meantByExit, sameCards, toggled } from './model';

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

  // The answer to a visit in another's turn that can stand until the viewer's own.
  const allowing = () =>
    match.mayStand() && view().turn !== me() && choices().find((choice) => choice.verb === 'allow');

  // --- what pointing at a place means: a way, or what one of the buttons says
  const groups = createMemo(() => aims(choices()));
  const [chosenAim, aimAt] = createSignal('');
  // Where nothing else is asked than where something goes.
  const aim = () => {
    const only = groups().length === 1 && view().frame === 'power' ? groups()[0] : '';
    return groups().includes(chosenAim()) ? chosenAim() : only;
  };
  const meansAt = (place: string) => (aim() ? aimedAt(choices(), aim(), place) : meant(choices(), place));
  function toggleAim(group: string) {
    const next = chosenAim() === group ? '' : group;
    clear();
    aimAt(next);
  }

  // --- ways
  const [way, setWay] = createSignal<Way | null>(null);
  const [payments, setPayments] = createSignal<Payment[]>([]);
  const [wayRefused, setWayRefused] = createSignal<Refused | null>(null);
  const [payment, setPayment] = createSignal(0); // which one is being changed
  const [wayWarning, setWayWarning] = createSignal('');
  const [goes, setGoes] = createSignal(0); // how many steps, before something else is asked

  async function show(next: Way) {
    setWay(next);
    setGoes(next.steps.length);
    const seen = await match.consider(next.steps);
    if (way() !== next || !seen) return;
    setPayments(seen.payments);
    setWayRefused(seen.refused);
    setWayWarning(seen.warning);
    setGoes(seen.steps);
    setPayment((n) => Math.min(n, Math.max(0, seen.payments.length - 1)));
  }
  function choose(list: Choice[], which: number, place: string) {
    setPayment(0);
    setPayments([]);
    setWayRefused(null);
    setWayWarning('');
    void show({ choices: list, which, steps: actionsOf(list[which]), place });
  }
  function clear() {
    setWay(null);
    setPayments([]);
    setWayRefused(null);
    setWayWarning('');
    setCards([]);
    setGoods([]);
    match.select('');
    void match.consider(null);
  }
  // What was chosen last goes first: cards or a way, then all that was begun.
  function cancel() {
    const local = way() !== null || goods().length > 0 || !match.state.draft.length;
    if (!way()) aimAt('');
    clear();
    if (!local) void match.cancel();
  }

  // A place is clicked; a second click on the same place confirms, unless there is a warning to be read.
  function point(place: string) {
    match.dismiss();
    if (!match.mine()) return void match.touch(place);
    if (way()?.place === place) return wayWarning() ? undefined : confirmWay();
    const list = meansAt(place);
    if (!list.length) {
      clear();
      return void match.touch(place);
    }
    // Its price is asked next, and nothing is sent before that.
    if (list[0].verb === 'acquire') return void match.act(list[0], 'pointed');
    match.select(place);
    choose(list, 0, place);
  }
  function pointExit(side: number) {
    const id = `exit${side}`;
    if (way()?.place === id) return wayWarning() ? undefined : confirmWay();
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
    const steps = now.steps.slice(0, goes());
    clear();
    void match.act(steps, 'shown');
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
  const [sum, setSum] = createSignal<Payment | null>(null); // how far the chosen cards go
  const [regret, setRegret] = createSignal(''); // what giving them would be warned of
  let asked = 0;

  async function judge(action: string): Promise<Refused | null> {
    const turn = ++asked;
    setVerdict({ checked: false });
    const seen = await match.consider(action);
    if (!seen) return null;
    if (turn === asked) {
      setVerdict({ checked: true, refused: seen.refused });
      setSum(seen.payments[0] ?? null);
      setRegret(seen.warning);
    }
    return seen.refused;
  }
  // No card is chosen any more; what was begun stays.
  function putBack() {
    asked++;
    setCards([]);
    setSum(null);
    setRegret('');
    setVerdict({ checked: false });
    void match.consider(null);
  }
  async function pick(card: string) {
    match.dismiss();
    if (way() && payments().length) return pay(card);
    const want = asking();
    if (!want) return void match.touch(`card:${card}`);
    const next = toggled(cards(), card);
    if (!next.length) return putBack();
    setCards(next);
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
    clear();
    void match.act(action, 'shown');
  }

  // --- goods of a plaza
  const [goods, setGoods] = createSignal<string[]>([]);
  const [goodsVerdict, setGoodsVerdict] = createSignal<Verdict>({ checked: false });
  const [bill, setBill] = createSignal<Need | null>(null); // what the chosen goods cost
  const sells = createMemo(() => choices().some((choice) => choice.verb === 'buy'));
  async function take(card: string) {
    match.dismiss();
    if (!sells()) return void match.touch(`card:${card}`);
    const next = toggled(goods(), card);
    setGoods(next);
    setGoodsVerdict({ checked: false });
    setBill(null);
    if (!next.length) return;
    const action = compose('buy', next);
    const refused = await match.why(action);
    const then = refused ? null : await match.ahead([action]);
    if (!sameCards(goods(), next)) return;
    setGoodsVerdict({ checked: true, refused });
    setBill((then?.view as JackRabbitsView | undefined)?.need ?? null);
  }
  function confirmGoods() {
    const now = goodsVerdict();
    if (!goods().length || !now.checked || now.refused) return;
    const action = compose('buy', goods());
    clear();
    void match.act(action, 'shown');
  }

  // A new question: nothing is chosen yet, except the cheapest payment if there is nothing to warn of.
  createEffect(
    on(
      () => [match.mine(), match.state.scene?.entries] as const,
      ([mine]) => {
        setWay(null);
        aimAt('');
        setPayments([]);
        setGoods([]);
        setCards([]);
        setVerdict({ checked: false });
        setSum(null);
        setRegret('');
        setBill(null);
        const want = mine ? asking() : null;
        if (want?.words === 'pay' && !want.offers[0].warning) {
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
    allowing,
    groups,
    aim,
    toggleAim,
    meansAt,
    way,
    payments,
    payment,
    setPayment,
    wayRefused,
    wayWarning,
    point,
    pointExit,
    other,
    confirmWay,
    cancel,
    pick,
    putBack,
    chosen,
    cards,
    verdict,
    sum,
    regret,
    offer,
    confirmCards,
    goods,
    goodsVerdict,
    bill,
    sells,
    take,
    confirmGoods,
  };
}
export type PlayState = ReturnType<typeof createPlay>;
