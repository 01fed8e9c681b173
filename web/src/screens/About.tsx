import { For, type JSX } from 'solid-js';
import { Rabbit } from '../parts/Rabbit';
import { words } from '../words';
import { Page } from './Page';

export default function About(): JSX.Element {
  return (
    <Page title={words().about.title}>
      <article class="paper prose about">
        <Rabbit seat={0} />
        <h1>{words().about.title}</h1>
        <For each={words().about.paragraphs}>{(paragraph) => <p>{paragraph}</p>}</For>
        <p>{words().about.licence}</p>
      </article>
    </Page>
  );
}
