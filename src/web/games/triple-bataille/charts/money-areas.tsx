import { sum } from '#kernel';
import { makePlane, roundTicks } from '../../../svg/chart/plane.ts';
import { RoomAxes } from '../../../svg/chart/room-axes.tsx';
import type { Speech } from '../speech.ts';
import { type Holder, type Holding, holdersOf } from './readings.ts';

const WIDTH = 640;
const HEIGHT = 300;

const COLOURS: Readonly<Record<Holder, string>> = { bank: '#40382e', setAside: '#b9ab90', boards: '#76885a', state: '#3e6a94', players: '#d0a548' };

/** Words at the end of the areas keep this distance. */
const LINE = 22;

/** From below upwards: each at the middle of its area, or as much higher as the one below needs. */
const spread = (wanted: readonly number[]): readonly number[] => {
  const placed: number[] = [];
  for (const y of wanted) placed.push(Math.min(y, (placed.at(-1) ?? Number.POSITIVE_INFINITY) - LINE));
  return placed;
};

/** Money by holder as stacked areas, the bank at the bottom because it only grows. */
export const MoneyAreas = ({ held, speech }: { readonly held: readonly Holding[]; readonly speech: Speech }) => {
  const { words, number } = speech;
  const first = held[0]?.turn;
  const last = held.at(-1);
  if (first === undefined || last === undefined) return null;
  const top = Math.max(...held.map(({ cards }) => sum(Object.values(cards))));
  const ticks = roundTicks(0, top, 4);
  const plane = makePlane({
    width: WIDTH,
    height: HEIGHT,
    margins: { left: 84, right: 205, top: 16, foot: 56 },
    turns: [first, Math.max(first + 1, last.turn)],
    values: [0, ticks.at(-1) ?? 1],
  });
  const layers = holdersOf(held);
  const of = ({ cards }: Holding, holder: Holder): number => cards[holder] ?? 0;
  const under = (point: Holding, layer: number): number => sum(layers.slice(0, layer).map((holder) => of(point, holder)));
  const places = spread(layers.map((holder, layer) => plane.y(under(last, layer) + of(last, holder) / 2) + 6));
  return (
    <svg class="chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={words('charts.money')}>
      {layers.map((name, layer) => {
        const upper = held.map((point) => `${plane.x(point.turn)} ${plane.y(under(point, layer + 1))}`);
        const lower = held.toReversed().map((point) => `${plane.x(point.turn)} ${plane.y(under(point, layer))}`);
        return <path key={name} d={`M${[...upper, ...lower].join('L')}Z`} fill={COLOURS[name]} stroke="var(--sheet)" stroke-width="1.5" />;
      })}
      <RoomAxes plane={plane} ticks={ticks} turns={[first, last.turn]} write={number} turnWord={words('turnWord')} fontSize={19} />
      {layers.map((name, layer) => (
        <text key={name} class="chart-value" x={plane.right + 10} y={places[layer]} style={{ fill: 'var(--ink)', fontSize: '19px' }}>
          {words(`charts.holders.${name}`)} {number(of(last, name))}
        </text>
      ))}
    </svg>
  );
};
