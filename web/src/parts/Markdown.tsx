// Markdown as elements. Headings start at `top`, and get the ids that `anchor` gives them.
import { For, Match, Show, Switch, type JSX } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { readMarkdown, type Block, type Inline } from '../markdown';
import { words } from '../words';

export function Markdown(props: { text: string; top?: number }): JSX.Element {
  return <Blocks blocks={readMarkdown(props.text)} top={props.top} />;
}

interface BlocksProps {
  blocks: Block[];
  top?: number; // the level of a first heading; 1 unless told
  anchor?(block: Block): string | undefined;
  below?(block: Block): JSX.Element; // below a heading
}

export function Blocks(props: BlocksProps): JSX.Element {
  return (
    <For each={props.blocks}>
      {(block) => (
        <Switch>
          <Match when={block.kind === 'heading' && block}>
            {(heading) => (
              <>
                <Dynamic
                  component={`h${Math.min(6, heading().level + (props.top ?? 1) - 1)}`}
                  id={props.anchor?.(block)}
                  tabindex={props.anchor?.(block) ? '-1' : undefined}
                >
                  <Inlines inner={heading().inner} />
                </Dynamic>
                {props.below?.(block)}
              </>
            )}
          </Match>
          <Match when={block.kind === 'paragraph' && block}>
            {(paragraph) => (
              <p>
                <Inlines inner={paragraph().inner} />
              </p>
            )}
          </Match>
          <Match when={block.kind === 'list' && block}>
            {(list) => <List {...list()} top={props.top} />}
          </Match>
          <Match when={block.kind === 'table' && block}>
            {(table) => (
              <div class="scroll-x" tabindex="0" role="group">
                <table>
                  <Show when={table().head.some((cell) => cell.length)}>
                    <thead>
                      <tr>
                        <For each={table().head}>
                          {(cell) => (
                            <Dynamic
                              component={cell.length ? 'th' : 'td'}
                              scope={cell.length ? 'col' : undefined}
                            >
                              <Inlines inner={cell} />
                            </Dynamic>
                          )}
                        </For>
                      </tr>
                    </thead>
                  </Show>
                  <tbody>
                    <For each={table().rows}>
                      {(row) => (
                        <tr>
                          <For each={row}>
                            {(cell) => (
                              <td>
                                <Inlines inner={cell} />
                              </td>
                            )}
                          </For>
                        </tr>
                      )}
                    </For>
                  </tbody>
                </table>
              </div>
            )}
          </Match>
          <Match when={block.kind === 'code' && block}>{(code) => <pre>{code().text}</pre>}</Match>
          <Match when={block.kind === 'quote' && block}>
            {(quote) => (
              <blockquote>
                <Blocks blocks={quote().blocks} top={props.top} />
              </blockquote>
            )}
          </Match>
        </Switch>
      )}
    </For>
  );
}

function List(props: { ordered: boolean; start: number; items: Block[][]; top?: number }): JSX.Element {
  const items = () => (
    <For each={props.items}>
      {(blocks) => (
        <li>
          <Show
            when={blocks.length === 1 && blocks[0].kind === 'paragraph' && blocks[0]}
            fallback={<Blocks blocks={blocks} top={props.top} />}
          >
            {(only) => <Inlines inner={only().inner} />}
          </Show>
        </li>
      )}
    </For>
  );
  return (
    <Show when={props.ordered} fallback={<ul>{items()}</ul>}>
      <ol start={props.start}>{items()}</ol>
    </Show>
  );
}

function Inlines(props: { inner: Inline[] }): JSX.Element {
  return (
    <For each={props.inner}>
      {(one) => {
        switch (one.kind) {
          case 'text':
            return one.text;
          case 'code':
            return <code>{one.text}</code>;
          case 'bold':
            return (
              <strong>
                <Inlines inner={one.inner} />
              </strong>
            );
          case 'em':
            return (
              <em>
                <Inlines inner={one.inner} />
              </em>
            );
          case 'link':
            return (
              <a href={one.href} rel="noopener noreferrer">
                <Inlines inner={one.inner} />
              </a>
            );
          case 'ruling':
            return (
              <span class="ruling" title={words().rules.rulingHelp}>
                {words().rules.ruling}
              </span>
            );
        }
      }}
    </For>
  );
}
