import { For, Show, type JSX } from 'solid-js';
import { kept } from '../../match/opening';
import type { OpenMatch } from '../../match/state';
import { open } from '../../opened';
import { Dialog } from '../../parts/Dialog';
import { Icon } from '../../parts/Icon';
import { choose, settings, speeds } from '../../settings';
import { words } from '../../words';
import { ShareButtons } from './ShareButtons';
import { wayOut } from './TurnBar';

export function MenuDialog(props: { match: OpenMatch; onClose(): void }): JSX.Element {
  const game = () => kept.get(props.match.state.id);
  const lesson = () => props.match.state.lesson;
  return (
    <Dialog title={words().app.menu} onClose={props.onClose}>
      <fieldset>
        <legend>{words().settings.speed}</legend>
        <div class="radios">
          <For each={speeds}>
            {(speed) => (
              <label class="radio">
                <input
                  type="radio"
                  name="table-speed"
                  checked={settings.speed === speed}
                  onChange={() => choose('speed', speed)}
                />
                <span>{words().settings.speeds[speed]}</span>
              </label>
            )}
          </For>
        </div>
      </fieldset>
      <div class="menu-list">
        <button
          type="button"
          class="button quiet"
          aria-pressed={settings.sound}
          onClick={() => choose('sound', !settings.sound)}
        >
          <Icon name={settings.sound ? 'sound' : 'mute'} />
          {words().settings.sound}: {settings.sound ? words().setup.on : words().setup.off}
        </button>
        <Show when={!lesson()}>
          <button
            type="button"
            class="button quiet"
            aria-pressed={settings.coach}
            onClick={() => choose('coach', !settings.coach)}
          >
            <Icon name="hint" />
            {words().guide.title}: {settings.coach ? words().setup.on : words().setup.off}
          </button>
        </Show>
        <button
          type="button"
          class="button quiet"
          onClick={() => {
            props.onClose();
            open('settings');
          }}
        >
          <Icon name="gear" />
          {words().app.settings}
        </button>
        <button
          type="button"
          class="button quiet"
          onClick={() => {
            props.onClose();
            open('legend');
          }}
        >
          <Icon name="legend" />
          {words().legend.title}
        </button>
        <button
          type="button"
          class="button quiet"
          onClick={() => {
            props.onClose();
            open('help');
          }}
        >
          <Icon name="help" />
          {words().app.help}
        </button>
        <Show when={game()}>{(one) => <ShareButtons game={one()} />}</Show>
        <Show when={!lesson()}>
          <a class="button quiet" href={`#/replay/${props.match.state.id}`}>
            <Icon name="recap" />
            {words().replay.title}
          </a>
        </Show>
        <a class="button quiet" href={wayOut(props.match.state)}>
          <Icon name="home" />
          {words().table.leave}
        </a>
      </div>
    </Dialog>
  );
}
