// Beside the board: the tile in hand, the viewer's tiles, and who has how many.
import { For, Index, Show, type JSX } from 'solid-js';
import { createStops } from '../../parts/stops';
import { sentence } from '../../words';
import type { Laying } from './laying';
import { Others } from './Others';
import { shapes, ShapeSign } from './ShapeSign';
import { buildingWords as t } from './words';

export function Desk(props: { laying: Laying }): JSX.Element {
  const { match, scene, view, mine, choices, way, site, spot, lay, turn, pick } = props.laying;
  const share = () => view().shares[scene().viewer];
  const stop = createStops({
    things: () => [
      ...shapes.filter((_, i) => share()?.faceDown[i]).map((shape) => `flip ${shape}`),
      ...(share()?.tiles.map(({ kind }) => `take ${kind}`) ?? []),
    ],
  });
  return (
    <section class="building-desk paper" data-part="choices" aria-label={t().yours}>
      <p class="building-progress">
        <progress
          value={view().laid}
          max={view().total}
          aria-label={t().progress(view().laid, view().total)}
        />
        {t().progress(view().laid, view().total)}
      </p>
      <Show when={share()}>
        {(own) => (
          <>
            <Show when={own().taken} fallback={<p>{mine() ? t().noneInHand : scene().question}</p>}>
              <div class="building-hand">
                <Face laying={props.laying} name={own().takenName} />
                <p>
                  <b>{t().inHand(own().takenName)}</b>
                </p>
                <Show when={!match.state.replay}>
                  <p class="soft">{spot() ? spot()!.label : t().wherever}</p>
                </Show>
                <Show when={spot()?.warnings.length}>
                  <ul class="building-warnings">
                    <For each={spot()!.warnings}>{(sign) => <li>{t().warning[sign]}</li>}</For>
                  </ul>
                </Show>
                <div class="building-buttons">
                  <button type="button" class="button" disabled={!spot()} onClick={lay}>
                    {t().place}
                  </button>
                  <button
                    type="button"
                    class="button quiet"
                    disabled={!site() || site()!.ways.length < 2}
                    onClick={turn}
                    title="R"
                  >
                    {t().turn}
                    <Show when={site() && site()!.ways.length > 1}>
                      <span class="soft">
                        {' '}
                        {t().turnOf((way() % site()!.ways.length) + 1, site()!.ways.length)}
                      </span>
                    </Show>
                  </button>
                  <For each={choices('back')}>
                    {(choice) => (
                      <button
                        type="button"
                        class="button quiet"
                        onClick={() => void (match.state.draft.length ? match.cancel() : match.act(choice))}
                      >
                        {sentence(choice.label)}
                      </button>
                    )}
                  </For>
                </div>
              </div>
            </Show>
            <div class="building-tray" role="group" aria-label={t().yours}>
              <Index each={own().faceDown}>
                {(count, index) => {
                  const shape = shapes[index]!;
                  const flip = () => choices('flip').find((choice) => choice.notation.endsWith(shape));
                  return (
                    <Show when={count() > 0}>
                      <button
                        type="button"
                        class="building-pile"
                        classList={{ open: !!flip() }}
                        data-thing={`flip ${shape}`}
                        {...stop(`flip ${shape}`)}
                        aria-disabled={!flip()}
                        onClick={() => void (flip() ? match.act(flip()!) : match.touch(`flip ${shape}`))}
                      >
                        <ShapeSign shape={shape} />
                        <span>{flip()?.label ?? t().faceDown(t().shapes[index]!, count())}</span>
                      </button>
                    </Show>
                  );
                }}
              </Index>
              <For each={own().tiles}>
                {(tile) => {
                  const thing = () => `take ${tile.kind}`;
                  const take = () => choices('take').find((choice) => choice.notation === thing());
                  const held = () => own().taken === tile.kind;
                  return (
                    <button
                      type="button"
                      class="building-pile"
                      classList={{ open: !!take(), held: held() }}
                      data-thing={thing()}
                      {...stop(thing())}
                      aria-disabled={!take() && !held()}
                      aria-label={take()?.label ?? `${tile.name} ×${tile.count}`}
                      onPointerDown={(event) => (take() || held()) && void pick(event, take())}
                      onClick={(event) => {
                        if (!take() && !held()) void match.touch(thing());
                        else if (event.detail === 0 && take()) void match.act(take()!);
                      }}
                    >
                      <ShapeSign shape={tile.shape} />
                      <span>{tile.name}</span>
                      <Show when={tile.count > 1}>
                        <span class="soft">×{tile.count}</span>
                      </Show>
                    </button>
                  );
                }}
              </For>
            </div>
          </>
        )}
      </Show>
      <div class="building-buttons">
        <For each={choices('pass')}>
          {(choice) => (
            <button type="button" class="button quiet" onClick={() => void match.act(choice)}>
              {sentence(choice.label)}
            </button>
          )}
        </For>
      </div>
      <p class="soft">{view().enforced ? t().enforced : t().advice}</p>
      <h2>{t().others}</h2>
      <Others laying={props.laying} />
      <Show when={view().aside.length}>
        <p class="soft">
          {t().aside}:{' '}
          {view()
            .aside.map((tile) => tile.name)
            .join(', ')}
        </p>
      </Show>
    </section>
  );
}

// The tile in hand, turned as it would lie.
function Face(props: { laying: Laying; name: string }): JSX.Element {
  const { view, face, sites, spot } = props.laying;
  const shown = () => face() ?? view().faces[0];
  const box = () => {
    const { centre, corners } = spot() ?? sites()[0].ways[0];
    const far = 60 + Math.max(...corners.map(({ x, y }) => Math.hypot(x - centre.x, y - centre.y)));
    return `${shown().centre.x - far} ${shown().centre.y - far} ${2 * far} ${2 * far}`;
  };
  return (
    <Show when={shown() && sites().length}>
      <svg class="building-face" viewBox={box()} role="img" aria-label={props.name} innerHTML={shown().svg} />
    </Show>
  );
}
