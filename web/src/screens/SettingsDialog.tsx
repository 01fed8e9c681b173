import { createSignal, For, Show, type JSX } from 'solid-js';
import type { Lang } from '../engine/contract';
import { Dialog } from '../parts/Dialog';
import { choose, settings, speeds, textSizes, themes, type Settings } from '../settings';
import { languages, speak, Unlearnt, words } from '../words';

export function SettingsDialog(props: { onClose(): void }): JSX.Element {
  const [missing, setMissing] = createSignal('');
  const take = (lang: Lang) =>
    speak(lang).then(
      () => setMissing(''),
      (error: Unlearnt) => setMissing(error.language),
    );
  return (
    <Dialog title={words().settings.title} onClose={props.onClose}>
      <div class="settings">
        <Radios
          name="lang"
          legend={words().settings.language}
          options={(['en', 'es'] as const).map((one) => [one, languages[one]])}
          take={take}
        />
        <Show when={missing()}>{(one) => <p role="alert">{words().failed.language(one())}</p>}</Show>
        <Radios
          name="theme"
          legend={words().settings.theme}
          options={themes.map((one) => [one, words().settings.themes[one]])}
        />
        <Radios
          name="speed"
          legend={words().settings.speed}
          options={speeds.map((one) => [one, words().settings.speeds[one]])}
        />
        <Check name="sound" legend={words().settings.sound} label={words().settings.soundOn} />
        <Check name="quick" legend={words().settings.confirming} label={words().settings.quick} />
        <Check name="alone" legend={words().settings.noChoice} label={words().settings.alone} />
        <Check name="coach" legend={words().guide.title} label={words().guide.setting} />
        <Radios
          name="textSize"
          legend={words().settings.textSize}
          options={textSizes.map((one) => [one, `${one} %`])}
        />
      </div>
    </Dialog>
  );
}

function Check(props: {
  name: 'sound' | 'quick' | 'alone' | 'coach';
  legend: string;
  label: string;
}): JSX.Element {
  return (
    <fieldset>
      <legend>{props.legend}</legend>
      <label class="check">
        <input
          type="checkbox"
          checked={settings[props.name]}
          onChange={(event) => choose(props.name, event.currentTarget.checked)}
        />
        <span>{props.label}</span>
      </label>
    </fieldset>
  );
}

function Radios<K extends keyof Settings>(props: {
  name: K;
  legend: string;
  options: [Settings[K], string][];
  take?(value: Settings[K]): Promise<unknown>; // may fail to: then all stays as it is
}): JSX.Element {
  let radios!: HTMLDivElement;
  async function take(value: Settings[K]) {
    if (!props.take) return choose(props.name, value);
    await props.take(value);
    const now = props.options.findIndex(([one]) => one === settings[props.name]);
    radios.querySelectorAll('input')[now].checked = true;
  }
  return (
    <fieldset>
      <legend>{props.legend}</legend>
      <div ref={radios} class="radios">
        <For each={props.options}>
          {([value, label]) => (
            <label class="radio">
              <input
                type="radio"
                name={props.name}
                checked={settings[props.name] === value}
                onChange={() => void take(value)}
              />
              <span>{label}</span>
            </label>
          )}
        </For>
      </div>
    </fieldset>
  );
}
