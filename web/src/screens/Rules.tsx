import type { JSX } from 'solid-js';
import type { GameId } from '../engine/contract';
import { RulesBook } from '../parts/RulesBook';
import { words } from '../words';
import { titles } from './Home';
import { Page } from './Page';

export default function Rules(props: { game: GameId; section: string }): JSX.Element {
  return (
    <Page title={words().rules.title(titles[props.game])} class="rules-page">
      <div class="paper">
        <RulesBook game={props.game} section={props.section} top={1} />
      </div>
    </Page>
  );
}
