// Who plays, and by which options.
import { createEffect, createMemo, createResource, createSignal, For, Index, Show, type JSX } from 'solid-js';
import { createStore } from 'solid-js/store';
import { EngineProblem } from '../engine/client';
import type { GameId, GameInfo, PresetInfo, Text } from '../engine/contract';
import { Icon } from '../parts/Icon';
import { withLook } from '../looks';
import { go } from '../route';
import { engine, gameInfo, openGame, store } from '../match/opening';
import { lang } from '../settings';
import { say, words } from '../words';
import { titles } from './Home';
import { OptionField } from './OptionField';
import {
  changedOptions,
  freeName,
  grouped,
  knownAs,
  nameLength,
  namedChairs,
  presetValues,
  readDraft,
  spelledOut,
  spelledValue,
  withChair,
  withoutChair,
  type Draft,
  type OptionGroup,
} from './options';
import { Page } from './Page';
import { RabbitPicker } from './RabbitPicker';

export default function SetUp(props: { game: GameId }): JSX.Element {
  const [info] = createResource(
    () => props.game,
    (game) => gameInfo(game),
  );
  return (
    <Page title={words().setup.title(titles[props.game])}>
      <Show when={info()} keyed>
        {(known) => <Form info={known} />}
      </Show>
    </Page>
  );
}

function Form(props: { info: GameInfo }): JSX.Element {
  const info = props.info;
  const key = `warren.setup.${info.id}`;
  const [draft, set] = createStore<Draft>(readDraft(store.getItem(key), info, words()));
  const [verdict] = createResource(
    () => ({ options: { ...draft.options, players: String(draft.chairs.length) }, spoken: lang() }),
    ({ options }) => engine.call('check', { game: info.id, options }),
  );
  const idle = () => verdict.latest?.idle ?? [];
  const changed = createMemo(() => changedOptions(draft, info).filter((name) => !idle().includes(name)));
  const editions = () => info.presets.filter((preset) => preset.known.length);
  const nameOf = (seat: number) => draft.chairs[seat].name || words().setup.seat(seat + 1);
  const [refused, setRefused] = createSignal<Text | null>(null); // by the engine, at the start
  const problem = () => verdict.latest?.problem ?? refused();
  const people = () => draft.chairs.filter((chair) => chair.bot === '').length;

  createEffect(() => {
    const text = JSON.stringify(draft);
    setRefused(null);
    try {
      store.setItem(key, text);
    } catch {
      // not remembered then
    }
  });

  // Moves the focus to the next player, or to the button that adds one, for use by keyboard.
  function take(seat: number, players: HTMLElement) {
    set(withoutChair(draft, seat));
    const left = players.querySelectorAll<HTMLElement>('.take:enabled');
    (left[Math.min(seat, left.length - 1)] ?? players.querySelector<HTMLElement>('button.quiet'))?.focus();
  }

  async function begin(event: Event) {
    event.preventDefault();
    if (problem()) return;
    const chairs = namedChairs(draft.chairs, words());
    try {
      const seed = draft.seed || undefined;
      const id = await openGame({ game: info.id, options: { ...draft.options }, chairs, seed }, [
        ...draft.looks,
      ]);
      go({ screen: 'table', id });
    } catch (error) {
      setRefused(error instanceof EngineProblem ? error.text : { en: String(error), es: String(error) });
    }
  }

  const groups = createMemo(() => grouped(info, idle()));
  const choose = (option: string, value: string) => {
    set('options', option, value);
    // There is no sample board of other suits than the classic four.
    const wide = option === 'suits' && value !== info.options.find(({ name }) => name === option)?.standard;
    if (wide && draft.options.board === 'sample') set('options', 'board', 'random');
  };
  const pick = (preset: PresetInfo) => (
    <label class="radio">
      <input
        type="radio"
        name="preset"
        checked={draft.preset === preset.name}
        onChange={() => set({ preset: preset.name, options: presetValues(info, preset.name) })}
      />
      <span>
        {say(preset.label)}
        <small>{say(preset.help)}</small>
      </span>
    </label>
  );

  return (
    <form class="setup" onSubmit={(event) => void begin(event)}>
      <div class="paper setup-side">
        <h1>{words().setup.title(say(info.title))}</h1>
        <fieldset>
          <legend>{words().setup.players}</legend>
          <p class="soft">{words().setup.playersHelp}</p>
          <ol class="seats">
            <Index each={draft.chairs}>
              {(chair, seat) => (
                <li class="seat-row">
                  <RabbitPicker
                    name={nameOf(seat)}
                    look={draft.looks[seat]}
                    onPick={(look) => set('looks', withLook(draft.looks, seat, look))}
                  />
                  <input
                    type="text"
                    aria-label={`${words().setup.seat(seat + 1)}: ${words().setup.name}`}
                    value={chair().name}
                    maxLength={nameLength}
                    autocomplete="off"
                    onInput={(event) => set('chairs', seat, 'name', event.currentTarget.value)}
                  />
                  <select
                    aria-label={`${words().setup.seat(seat + 1)}: ${words().setup.kind}`}
                    value={chair().bot}
                    onChange={(event) => set('chairs', seat, 'bot', event.currentTarget.value)}
                  >
                    <option value="">{words().setup.person}</option>
                    <For each={info.bots}>
                      {(bot) => (
                        <option value={bot.name} selected={bot.name === chair().bot} title={say(bot.label)}>
                          {words().setup.bots[bot.name] ?? say(bot.label)}
                        </option>
                      )}
                    </For>
                  </select>
                  <button
                    type="button"
                    class="icon-button take"
                    aria-label={words().setup.take(nameOf(seat))}
                    disabled={draft.chairs.length <= info.seats.fewest}
                    onClick={(event) => take(seat, event.currentTarget.closest('fieldset')!)}
                  >
                    <Show when={draft.chairs.length > info.seats.fewest}>
                      <Icon name="close" />
                    </Show>
                  </button>
                </li>
              )}
            </Index>
          </ol>
          <Show when={draft.chairs.length < info.seats.most}>
            <button
              type="button"
              class="button quiet"
              onClick={() =>
                set(
                  withChair(draft, {
                    name: freeName(draft.chairs, words().setup.botNames),
                    bot: info.standardBot,
                  }),
                )
              }
            >
              <Icon name="plus" />
              {words().setup.add}
            </button>
          </Show>
          <Show when={people() > 1 && info.secrets}>
            <p class="verdict">{words().setup.secretNote}</p>
          </Show>
        </fieldset>
        <div class="verdict" classList={{ bad: problem() !== null }} role="status">
          <Show when={problem()} fallback={words().setup.fine}>
            {(text) => (
              <>
                <b>{words().setup.conflict}:</b> {spelledOut(say(text()), info, say, words())}
              </>
            )}
          </Show>
        </div>
        <p class="row">
          <button type="submit" class="button big" disabled={problem() !== null}>
            {words().setup.start}
          </button>
          <a href={`#/rules/${info.id}`}>{words().app.rules}</a>
        </p>
      </div>

      <div class="paper">
        <fieldset>
          <legend>{words().setup.preset}</legend>
          <div class="radios">
            <For each={info.presets.filter((preset) => !preset.known.length)}>{pick}</For>
          </div>
          <Show when={editions().length}>
            <details class="options-group" open={editions().some(({ name }) => name === draft.preset)}>
              <summary>{words().setup.editions}</summary>
              <div class="radios">
                <For each={editions()}>{pick}</For>
              </div>
            </details>
          </Show>
        </fieldset>
        <div class="row options-head">
          <h2>{words().setup.options}</h2>
          <Show when={changed().length}>
            <span class="count">{words().setup.changed(changed().length)}</span>
            <button
              type="button"
              class="button quiet"
              onClick={() => set('options', presetValues(info, draft.preset))}
            >
              <Icon name="undo" />
              {words().setup.reset}
            </button>
          </Show>
        </div>
        <For each={info.groups}>
          {(group) => (
            <Show when={groups().find(({ name }) => name === group.name)}>
              {(now) => (
                <Group group={now()} draft={draft} info={info} changed={changed()} onChange={choose} />
              )}
            </Show>
          )}
        </For>
        <div class="option" classList={{ changed: draft.seed !== '' }}>
          <label for="seed">{words().setup.seed}</label>
          <input
            id="seed"
            type="text"
            inputmode="numeric"
            autocomplete="off"
            maxLength={19}
            pattern="[0-9]*"
            aria-describedby="seed-help"
            placeholder={words().setup.automatic}
            value={draft.seed}
            onInput={(event) => set('seed', event.currentTarget.value.trim())}
          />
          <p class="option-help" id="seed-help">
            {words().setup.seedHelp}
          </p>
        </div>
      </div>
    </form>
  );
}

interface GroupProps {
  group: OptionGroup;
  draft: Draft;
  info: GameInfo;
  changed: string[];
  onChange(option: string, value: string): void;
}

// Folded, it tells what was changed in it, or what there is to change.
function Group(props: GroupProps): JSX.Element {
  const changed = () => props.group.options.filter(({ name }) => props.changed.includes(name));
  const told = () =>
    changed().length
      ? changed().map((option) => spelledValue(option, props.draft.options[option.name], say, words()))
      : props.group.options.map((option) => say(option.label));
  return (
    <details class="options-group">
      <summary>
        {say(props.group.title)}
        <small classList={{ changed: changed().length > 0 }}>{told().join(' · ')}</small>
      </summary>
      <For each={props.group.options}>
        {(option) => (
          <OptionField
            option={option}
            value={props.draft.options[option.name]}
            changed={props.changed.includes(option.name)}
            known={knownAs(props.info, props.draft, option.name)}
            onChange={(value) => props.onChange(option.name, value)}
          />
        )}
      </For>
    </details>
  );
}
