import { onMount, type JSX } from 'solid-js';
import { announce, hush } from '../../announce';
import type { OpenMatch } from '../../match/state';
import { Rabbit } from '../../parts/Rabbit';
import { words } from '../../words';

// Hides the game while the device goes from one person to the next.
export function Cover(props: { match: OpenMatch }): JSX.Element {
  const seat = props.match.state.cover;
  const name = props.match.state.scene?.chairs[seat]?.name ?? '';
  let button!: HTMLButtonElement;
  onMount(() => {
    button.focus();
    hush();
    announce(words().cover.title(name));
  });
  return (
    <section class="cover">
      <div class="paper">
        <Rabbit seat={seat} />
        <h2>{words().cover.title(name)}</h2>
        <p>
          <button ref={button} type="button" class="button big" onClick={() => void props.match.uncover()}>
            {words().cover.button(name)}
          </button>
        </p>
        <p class="soft">{words().cover.note}</p>
      </div>
    </section>
  );
}
