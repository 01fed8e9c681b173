// The rules of a game, to be looked up while playing: a turn on one screen, all of the text, the words; and a search
// through all three.
import { createEffect, createResource, createSignal, For, Match, on, Show, Switch, type JSX } from 'solid-js';
import { findSections, findWords, loadGlossary, loadSummary, type Word } from '../at_hand';
import type { GameId } from '../engine/contract';
import { loadRules, type RulesPage } from '../rules';
import { lang } from '../settings';
import { words } from '../words';
import { loadPictures } from './figures';
import { Blocks } from './Markdown';
import { RulesText } from './RulesText';
import './RulesBook.css';

type Leaf = 'turn' | 'rules' | 'words';
const leaves: Leaf[] = ['turn', 'rules', 'words'];

export function RulesBook(props: { game: GameId; section: string; top: number }): JSX.Element {
  const [section, setSection] = createSignal(props.section);
  const [leaf, setLeaf] = createSignal<Leaf>(props.section ? 'rules' : 'turn');
  const [query, setQuery] = createSignal('');
  createEffect(
    on(
      () => props.section,
      (wanted) => wanted && open(wanted),
      { defer: true },
    ),
  );
  const [book] = createResource(
    () => ({ game: props.game, lang: lang() }),
    async ({ game, lang }) => {
      const [page, glossary] = await Promise.all([loadRules(game, lang), loadGlossary(game, lang)]);
      return { page, glossary };
    },
  );
  function open(wanted: string) {
    setQuery('');
    setLeaf('rules');
    setSection(wanted);
  }
  function show(one: Leaf) {
    setQuery('');
    setSection('');
    setLeaf(one);
  }

  return (
    <div class="rules-book">
      <Show when={props.top === 1 && book()}>
        {(read) => <h1>{words().rules.title(read().page.title)}</h1>}
      </Show>
      <div class="rules-bar">
        <nav class="rules-leaves" aria-label={words().rules.parts}>
          <For each={leaves}>
            {(one) => (
              <button
                type="button"
                class="button quiet"
                aria-current={!query() && leaf() === one ? 'page' : undefined}
                onClick={() => show(one)}
              >
                {words().rules[one]}
              </button>
            )}
          </For>
        </nav>
        <input
          type="search"
          class="rules-search"
          placeholder={words().rules.search}
          aria-label={words().rules.search}
          value={query()}
          onInput={(event) => setQuery(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || !query()) return;
            event.preventDefault(); // closes nothing but the search
            event.stopPropagation();
            setQuery('');
          }}
        />
      </div>
      <Show when={!book.error} fallback={<p role="alert">{words().rules.missing}</p>}>
        <Switch>
          <Match when={query().trim()}>
            <Show when={book()} fallback={<p>{words().app.loading}</p>}>
              {(read) => <Results {...read()} query={query()} onOpen={open} />}
            </Show>
          </Match>
          <Match when={leaf() === 'turn'}>
            <Turn game={props.game} top={props.top} page={book()?.page} onOpen={open} />
          </Match>
          <Match when={leaf() === 'words'}>
            <Show when={book()} fallback={<p>{words().app.loading}</p>}>
              {(read) => <Words list={read().glossary} onOpen={open} />}
            </Show>
          </Match>
          <Match when={leaf() === 'rules'}>
            <RulesText game={props.game} section={section()} top={props.top} />
          </Match>
        </Switch>
      </Show>
    </div>
  );
}

function SectionLink(props: { section: string; onOpen(section: string): void }): JSX.Element {
  return (
    <button
      type="button"
      class="section-link"
      title={words().rules.more(props.section)}
      onClick={() => props.onOpen(props.section)}
    >
      {props.section}
    </button>
  );
}

// A turn, step by step, each with its picture.
function Turn(props: {
  game: GameId;
  top: number;
  page?: RulesPage;
  onOpen(section: string): void;
}): JSX.Element {
  const [read] = createResource(
    () => ({ game: props.game, lang: lang() }),
    async ({ game, lang }) => {
      const [summary, pictures] = await Promise.all([loadSummary(game, lang), loadPictures(game, lang)]);
      return { ...summary, ...pictures };
    },
  );
  const picture = (heading: string) => {
    const english = props.page?.sections.find((one) => one.heading === heading)?.english ?? '';
    return read()?.figures[english]?.[0]?.draw();
  };
  return (
    <Show when={!read.error} fallback={<p role="alert">{words().rules.missing}</p>}>
      <Show when={props.page && read()} fallback={<p>{words().app.loading}</p>} keyed>
        {(shown) => (
          <article class="prose rules-turn">
            {shown.ground?.()}
            <Blocks blocks={shown.goal} top={props.top} />
            <ol>
              <For each={shown.steps}>
                {(step) => (
                  <li>
                    <h2>
                      <SectionLink section={step.heading} onOpen={props.onOpen} />
                    </h2>
                    <div class="figure-art" aria-hidden="true">
                      {picture(step.heading)}
                    </div>
                    <Blocks blocks={step.blocks} top={props.top} />
                  </li>
                )}
              </For>
            </ol>
          </article>
        )}
      </Show>
    </Show>
  );
}

function Words(props: { list: Word[]; onOpen(section: string): void }): JSX.Element {
  return (
    <dl class="rules-words">
      <For each={props.list}>
        {(one) => (
          <div>
            <dt>{one.word}</dt>
            <dd>
              {one.what}
              <span class="rules-print">
                {words().rules.other}: <i lang={lang() === 'en' ? 'es' : 'en'}>{one.other}</i>
                <Show when={/\w/.test(one.print)}>
                  {' · '}
                  {words().rules.print}: {one.print}
                </Show>
                {' · '}
                <SectionLink section={one.section} onOpen={props.onOpen} />
              </span>
            </dd>
          </div>
        )}
      </For>
    </dl>
  );
}

function Results(props: {
  page: RulesPage;
  glossary: Word[];
  query: string;
  onOpen(section: string): void;
}): JSX.Element {
  const named = () => findWords(props.glossary, props.query).slice(0, 6);
  const found = () => findSections(props.page, props.query);
  return (
    <div class="rules-results">
      <p role="status">{words().rules.found(named().length + found().length)}</p>
      <Words list={named()} onOpen={props.onOpen} />
      <ul>
        <For each={found()}>
          {(one) => (
            <li>
              <SectionLink section={one.section} onOpen={props.onOpen} />
              <p>
                {one.before}
                <mark>{one.hit}</mark>
                {one.after}
              </p>
            </li>
          )}
        </For>
      </ul>
    </div>
  );
}
