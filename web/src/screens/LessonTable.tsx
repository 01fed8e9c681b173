// A lesson: a table on which each task has its own position, with a panel that says what is to be done.
import { createEffect, createResource, createSignal, on, onCleanup, Show, type JSX } from 'solid-js';
import type { GameId } from '../engine/contract';
import { doneWith } from '../learnt';
import { findLesson, loadLesson } from '../lessons';
import { askToLast } from '../match/lasting';
import { createMatch } from '../match/match';
import { engine, gameInfo } from '../match/opening';
import { lang } from '../settings';
import { words } from '../words';
import { says } from '../words/learning';
import { PartMissing } from './Broken';
import { Page } from './Page';
import { atTable, Seated } from './Table';
import { LessonPanel } from './table/LessonPanel';

export default function LessonTable(props: { game: GameId; name: string }): JSX.Element {
  const { game, name } = props;
  const [times, setTimes] = createSignal(1);
  const [match] = createResource(times, async () => {
    if (!findLesson(game, name)) return null;
    const text = await loadLesson(game, name).catch((error) => {
      throw new PartMissing(String(error));
    });
    const { secrets } = await gameInfo(game);
    const { table } = await engine.call('learn', { text, lang: lang() });
    return createMatch({ ...atTable(), id: '', table, game, secrets, lesson: true });
  });
  createEffect(
    on(match, (opened) => {
      if (!opened) return;
      void opened.advance();
      onCleanup(() => opened.close());
    }),
  );
  createEffect(() => {
    if (!match()?.state.lesson?.over) return;
    doneWith(game, name);
    void askToLast();
  });
  const restart = () => void setTimes(times() + 1);
  return (
    <Show when={!match.loading} fallback={<p class="loading">{words().app.loading}</p>}>
      <Show when={match()} keyed fallback={<NoLesson game={game} />}>
        {(opened) => (
          <Seated
            match={opened}
            again={restart}
            panel={(onRule) => <LessonPanel match={opened} name={name} onRule={onRule} onRestart={restart} />}
          />
        )}
      </Show>
    </Show>
  );
}

function NoLesson(props: { game: GameId }): JSX.Element {
  return (
    <Page title={says().lesson}>
      <div class="paper" role="alert">
        <h1>{says().missing}</h1>
        <a class="button" href={`#/learn/${props.game}`}>
          {says().toCourse}
        </a>
      </div>
    </Page>
  );
}
