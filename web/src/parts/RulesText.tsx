// The rules of a game with a table of contents, opened at a section.
import { createEffect, createResource, createUniqueId, For, Show, type JSX } from 'solid-js';
import type { GameId } from '../engine/contract';
import type { Block } from '../markdown';
import { loadRules, sectionId } from '../rules';
import { lang } from '../settings';
import { say, words } from '../words';
import { FigureView } from './Figure';
import { illustrated, loadPictures } from './figures';
import { Blocks } from './Markdown';

export function RulesText(props: { game: GameId; section: string; top: number }): JSX.Element {
  const [page] = createResource(
    () => ({ game: props.game, lang: lang() }),
    async (what) => {
      const [rules, pictures, lessonsOf] = await Promise.all([
        loadRules(what.game, what.lang),
        loadPictures(what.game, what.lang),
        import('../lessons').then(
          (lessons) => lessons.lessonsOf,
          () => () => [], // then there are no ways to them
        ),
      ]);
      return { ...rules, lessonsOf, parts: illustrated(rules, pictures.figures), ground: pictures.ground };
    },
  );
  const own = createUniqueId(); // the page under this dialog may show the same rules
  let frame!: HTMLDivElement;

  function open(id: string) {
    const heading = frame.querySelector<HTMLElement>(`#${CSS.escape(own + id)}`);
    heading?.scrollIntoView({ block: 'start', behavior: 'instant' });
    heading?.focus({ preventScroll: true });
  }
  createEffect(() => {
    const shown = page();
    const id = shown && props.section ? sectionId(shown, props.section) : '';
    if (id) queueMicrotask(() => requestAnimationFrame(() => open(id)));
  });
  const sectionAt = (block: Block) =>
    block.kind === 'heading' && block.level === 2
      ? page()!.sections.find((one) => one.heading === block.text)
      : undefined;
  const anchor = (block: Block) => {
    const section = sectionAt(block);
    return section && own + section.id;
  };
  // The lessons in which this section is played.
  const tries = (block: Block) => (
    <For each={page()!.lessonsOf(props.game, sectionAt(block)?.english ?? '')}>
      {(lesson) => (
        <p class="try-it">
          <a href={`#/learn/${props.game}/${lesson.name}`}>{words().rules.tryIt(say(lesson.title))}</a>
        </p>
      )}
    </For>
  );

  return (
    <div ref={frame} class="rules">
      <Show when={!page.error} fallback={<p role="alert">{words().rules.missing}</p>}>
        <Show when={page()} fallback={<p>{words().app.loading}</p>} keyed>
          {(shown) => (
            <>
              <nav class="rules-contents" aria-label={words().rules.contents}>
                <details open={props.top === 1 && innerWidth > 900}>
                  <summary>{words().rules.contents}</summary>
                  <ol>
                    <For each={shown.sections}>
                      {(section) => (
                        <li>
                          <a
                            href={`#/rules/${props.game}/${encodeURIComponent(section.english)}`}
                            onClick={(event) => {
                              event.preventDefault();
                              open(section.id);
                            }}
                          >
                            {section.heading}
                          </a>
                        </li>
                      )}
                    </For>
                  </ol>
                </details>
              </nav>
              <article class="prose">
                {shown.ground?.()}
                <For each={shown.parts}>
                  {(part) => (
                    <>
                      <Blocks blocks={part.blocks} top={props.top} anchor={anchor} below={tries} />
                      <Show when={part.figure}>{(figure) => <FigureView figure={figure()} />}</Show>
                    </>
                  )}
                </For>
              </article>
            </>
          )}
        </Show>
      </Show>
    </div>
  );
}
