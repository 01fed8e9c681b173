import type { GameId } from '../engine/contract';
import { words } from '../words';
import { Page } from './Page';

export default function Rules(props: { game: GameId; section: string }) {
  return (
    <Page title={words().app.rules}>
      {props.game} {props.section}
    </Page>
  );
}
