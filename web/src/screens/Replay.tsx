import { words } from '../words';
import { Page } from './Page';

export default function Replay(props: { id: string }) {
  return <Page title={words().app.name}>{props.id}</Page>;
}
