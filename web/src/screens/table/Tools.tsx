import { Show, type JSX } from 'solid-js';
import type { OpenMatch } from '../../match/state';
import { Icon, type IconName } from '../../parts/Icon';
import { words } from '../../words';

// What is open beside the game.
export type Side = 'recap' | 'log' | 'menu' | 'result' | null;

export function Tools(props: { match: OpenMatch; onSide(side: Side): void; onRules(): void }): JSX.Element {
  const match = props.match;
  const state = match.state;
  return (
    <nav class="tools" aria-label={words().app.menu}>
      <Tool
        icon="undo"
        label={words().table.undo}
        off={!match.canUndo() || state.busy || state.cover >= 0}
        onPress={() => void match.undo()}
      />
      <Show when={!state.lesson}>
        <Tool
          icon="hint"
          label={words().table.hint}
          off={!state.scene?.hints || !match.mine()}
          busy={state.hinting}
          onPress={() => void match.hint()}
        />
        <Tool
          icon="recap"
          label={words().table.recapShort}
          off={state.cover >= 0}
          onPress={() => props.onSide('recap')}
        />
      </Show>
      <Tool
        icon="skip"
        label={words().table.skip}
        off={!state.playing.length && !state.caption}
        onPress={() => match.skip()}
        side
      />
      <Tool
        class="log-tool"
        icon="log"
        label={words().table.logShort}
        off={state.cover >= 0}
        onPress={() => props.onSide('log')}
      />
      <Tool icon="book" label={words().app.rules} onPress={() => props.onRules()} />
      <Tool icon="more" label={words().app.menu} onPress={() => props.onSide('menu')} />
    </nav>
  );
}

interface ToolProps {
  icon: IconName;
  label: string;
  off?: boolean;
  busy?: boolean;
  side?: boolean;
  class?: string;
  onPress(): void;
}

function Tool(props: ToolProps): JSX.Element {
  return (
    <button
      type="button"
      class={`tool ${props.class ?? ''}`}
      classList={{ 'side-tool': props.side }}
      disabled={props.off}
      aria-busy={props.busy}
      onClick={() => props.onPress()}
    >
      <Icon name={props.icon} />
      <span>{props.label}</span>
    </button>
  );
}
