// Who won, and why.
import { createResource, For, Show, type JSX } from 'solid-js';
import { Dialog } from '../../parts/Dialog';
import { Markdown } from '../../parts/Markdown';
import { Rabbit } from '../../parts/Rabbit';
import { lang, settings } from '../../settings';
import type { OpenMatch } from '../../match/state';
import { kept } from '../../match/opening';
import { allSaved } from '../../match/saving';
import { words } from '../../words';
import { titles } from '../titles';
import { ranked } from './ranking';
import { ShareButtons } from './ShareButtons';

export function ResultDialog(props: { match: OpenMatch; onClose(): void; rematch(): void }): JSX.Element {
  const scene = () => props.match.state.scene!;
  const result = () => scene().result!;
  const name = (seat: number) => scene().chairs[seat]?.name ?? '';
  const winners = () => new Intl.ListFormat(lang()).format(result().winners.map(name));
  const verdict = () => {
    const count = result().winners.length;
    if (count === 0) return words().result.nobody;
    return count === 1 ? words().result.wins(winners()) : words().result.win(winners());
  };
  // To the only person at this device the result is told as theirs.
  const own = () => {
    const people = scene().chairs.filter((chair) => chair.bot === '').length;
    const me = props.match.state.viewer;
    const { winners } = result();
    if (people !== 1 || me < 0 || !winners.length) return verdict();
    if (!winners.includes(me)) return words().result.youLost(verdict());
    return winners.length === 1 ? words().result.youWin : verdict();
  };
  // The last move may still be on its way to where it is kept.
  const [game] = createResource(() => allSaved().then(() => kept.get(props.match.state.id)));
  // After the first game, the standard one.
  const guided = () => settings.coach && scene().chairs.some((chair) => chair.bot === 'gentle');
  // In Rabbihop the reason names winners and points already.
  const said = () =>
    [
      `${titles[scene().game]}:`,
      scene().game === 'rabbihop' ? '' : `${verdict()}.`,
      result().reason,
      ofRoyals() || scene().game === 'rabbihop'
        ? ''
        : `${ranking()
            .map(({ score, seat }) => `${name(seat)} ${score}`)
            .join(', ')}.`,
    ]
      .filter(Boolean)
      .join(' ');
  // In Jack Rabbits royals count, not points; the reckoning lists them.
  const ofRoyals = () => scene().game === 'jack-rabbits' && result().winners.length > 0;
  const ranking = () => ranked(result());
  return (
    <Dialog
      title={words().result.title}
      onClose={props.onClose}
      actions={
        <>
          <button type="button" class="button quiet" onClick={props.onClose}>
            {words().result.look}
          </button>
          <a class="button quiet" href={`#/replay/${props.match.state.id}`}>
            {words().result.replay}
          </a>
          <button type="button" class="button" classList={{ quiet: guided() }} onClick={props.rematch}>
            {words().result.rematch}
          </button>
          <Show when={guided()}>
            <a class="button" href={`#/play/${scene().game}/standard`}>
              {words().guide.next}
            </a>
          </Show>
        </>
      }
    >
      <div class="result-head">
        <For each={result().winners}>{(seat) => <Rabbit seat={seat} />}</For>
        <h3>{own()}</h3>
        <p class="soft">{result().reason}</p>
        <Show when={guided()}>
          <p>{words().guide.after[scene().game]}</p>
        </Show>
      </div>
      <Show when={result().scores.length && !ofRoyals()}>
        <table class="scores">
          <caption class="spoken">{words().result.scores}</caption>
          <tbody>
            <For each={ranking()}>
              {({ score, seat, place, tied }) => (
                <tr classList={{ won: result().winners.includes(seat) }}>
                  <td class="place">
                    {place}.<Show when={tied}> {words().result.tied}</Show>
                  </td>
                  <th scope="row">
                    <Rabbit seat={seat} /> {name(seat)}
                  </th>
                  <td>{score}</td>
                </tr>
              )}
            </For>
          </tbody>
        </table>
      </Show>
      <div class="row result-share">
        <Show when={game()}>{(one) => <ShareButtons game={one()} said={said()} />}</Show>
      </div>
      <Show when={result().reckoning}>
        <div class="reckoning">
          <h3>{words().result.why}</h3>
          <Markdown text={result().reckoning} top={3} />
        </div>
      </Show>
    </Dialog>
  );
}
