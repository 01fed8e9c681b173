import { createResource, Show, Suspense, type JSX } from 'solid-js';
import { forgetDropped, notedAsKept } from '../../match/lasting';
import { kept } from '../../match/opening';
import { words } from '../../words';

// Games that were kept and that nobody threw away, but which are not here any more.
export function Dropped(): JSX.Element {
  const [count, { mutate }] = createResource(async () => {
    const noted = await notedAsKept();
    const here = new Set(kept.ids());
    return noted.filter((id) => !here.has(id)).length;
  });
  return (
    <Suspense>
      <Show when={count()}>
        {(many) => (
          <div class="verdict bad" role="alert">
            <p>{words().keeping.dropped(many())}</p>
            <button
              type="button"
              class="button quiet"
              onClick={() => void forgetDropped(kept.ids()).then(() => mutate(0))}
            >
              {words().keeping.understood}
            </button>
          </div>
        )}
      </Show>
    </Suspense>
  );
}
