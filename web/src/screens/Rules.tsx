import type { JSX } from 'solid-js';
import type { GameId } from '../engine/contract';
import { RulesText } from '../parts/RulesText';
import { words } from '../words';
import { titles } from './Home';
import { Page } from './Page';

export default function Rules(props: { game: GameId; section: string }): JSX.Element {
  return (
    <Page title={words().rules.title(titles[props.game])} class="rules-page">
      <div class="paper">
        <RulesText game={props.game} section={props.section} top={1} />
      </div>
    </Page>
  );
}
