// What the marks mean while a board is built.
import { For, type JSX } from 'solid-js';
import { LegendMark } from '../../parts/Legend';
import { buildingWords as t } from './words';

const hexagon = '-230,-398 230,-398 460,0 230,398 -230,398 -460,0';

export default function Legend(): JSX.Element {
  return (
    <ul class="legend">
      <For each={['', 'warned', 'chosen'] as const}>
        {(mark) => (
          <LegendMark text={t().marks[mark || 'site']} of="-520 -520 1040 1040">
            <polygon class={`building-site ${mark}`} points={hexagon} />
          </LegendMark>
        )}
      </For>
      <For each={Object.entries(t().warning)}>
        {([sign, text]) => (
          <LegendMark text={text} of="-190 -190 380 380">
            <g class="building-broken">
              <circle r="150" />
              <text y="75">{sign}</text>
            </g>
          </LegendMark>
        )}
      </For>
    </ul>
  );
}
