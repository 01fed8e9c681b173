import { words } from '../words';
import { Page } from './Page';

export default function OpenLink(props: { data: string }) {
  return <Page title={words().app.name}>{props.data}</Page>;
}
