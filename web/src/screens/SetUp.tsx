import { words } from '../words';
import { Page } from './Page';

export default function SetUp(props: { game: string }) {
  return <Page title={words().app.name}>{props.game}</Page>;
}
