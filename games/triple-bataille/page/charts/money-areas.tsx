import { sum } from '#kernel/collections.ts';
import { makePlane, roundTicks } from '#web/kit/svg/chart/chart.tsx';
import { RoomAxes } from '#web/kit/svg/chart/room-lines.tsx';
import { useScene } from '../speech.ts';
import { type Holder, type Holding, holdersOf } from './readings.ts';

interface AreasSize {
  readonly width: number;
  readonly height: number;
  readonly right: number;
  readonly fontSize: number;
  /** Of the figures at the ends of the areas, in the same units. */
  readonly figure: (holder: Holder) => number;
}

const HAND_AREAS: AreasSize = { width: 640, height: 300, right: 205, fontSize: 19, figure: () => 19 };
/** Units are pixels of a wall of 1920 by 1080; the bank's figure is the largest, for it is what the room came to see. */
export const WALL_AREAS: AreasSize = {
  width: 1130,
  height: 610,
  right: 420,
  fontSize: 34,
  figure: (holder) => (holder === 'bank' ? 104 : holder === 'players' ? 76 : 46),
};

const COLOURS: Readonly<Record<Holder, string>> = {
  bank: 'light-dark(#40382e, #7d6f5c)',
  setAside: '#b9ab90',
  boards: '#76885a',
  state: '#3e6a94',
  players: '#d0a548',
};

/** From below upwards: each at the middle of its area, or as much higher as the one below needs. */
const spread = (wanted: readonly { readonly y: number; readonly size: number }[]): readonly number[] => {
  const placed: number[] = [];
  for (const { y } of wanted) placed.push(Math.min(y, (placed.at(-1) ?? Number.POSITIVE_INFINITY) - (wanted[placed.length - 1]?.size ?? 0) * 0.92 - 4));
  return placed;
};

/** A single battle is as wide as one. */
const widened = (held: readonly Holding[]): readonly Holding[] => {
  const [only, other] = held;
  return only === undefined || other !== undefined ? held : [only, { ...only, turn: only.turn + 1 }];
};

/** Money by holder as stacked areas, the bank at the bottom because it only grows. */
export const MoneyAreas = ({ held, size = HAND_AREAS }: { readonly held: readonly Holding[]; readonly size?: AreasSize }) => {
  const { width, height, right, fontSize, figure } = size;
  const { words, number } = useScene();
  const first = held[0]?.turn;
  const last = held.at(-1);
  if (first === undefined || last === undefined) return null;
  const top = Math.max(...held.map(({ cards }) => sum(Object.values(cards))));
  const ticks = roundTicks(0, top, 4);
  const plane = makePlane({
    width,
    height,
    margins: { left: 84, right, top: 16, foot: fontSize * 3 },
    turns: [first, Math.max(first + 1, last.turn)],
    values: [0, ticks.at(-1) ?? 1],
  });
  const layers = holdersOf(held);
  const of = ({ cards }: Holding, holder: Holder): number => cards[holder] ?? 0;
  const under = (point: Holding, layer: number): number => sum(layers.slice(0, layer).map((holder) => of(point, holder)));
  const named = layers.filter((holder) => of(last, holder) > 0);
  const places = spread(
    named.map((holder) => ({ y: plane.y(under(last, layers.indexOf(holder)) + of(last, holder) / 2) + figure(holder) * 0.35, size: figure(holder) })),
  );
  return (
    <svg class="chart" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={words('charts.money')}>
      {layers.map((name, layer) => {
        const upper = widened(held).map((point) => `${plane.x(point.turn)} ${plane.y(under(point, layer + 1))}`);
        const lower = widened(held)
          .toReversed()
          .map((point) => `${plane.x(point.turn)} ${plane.y(under(point, layer))}`);
        return <path key={name} d={`M${[...upper, ...lower].join('L')}Z`} style={{ fill: COLOURS[name] }} stroke="var(--sheet)" stroke-width="1.5" />;
      })}
      <RoomAxes plane={plane} ticks={ticks} turns={[first, last.turn]} write={number} turnWord={words('turnWord')} fontSize={fontSize} />
      {held
        .filter(({ divided }) => divided > 1)
        .map(({ turn, divided }) => (
          <g key={turn}>
            <path d={`M${plane.x(turn)} ${plane.top}V${plane.foot}`} stroke="var(--wax)" stroke-width="3" stroke-dasharray="3 8" stroke-linecap="round" />
            <text
              class="chart-value"
              x={plane.x(turn) + (turn === last.turn ? -8 : 8)}
              y={plane.top + fontSize}
              text-anchor={turn === last.turn ? 'end' : 'start'}
              style={{ fill: 'var(--wax)', fontSize: `${1.3 * fontSize}px` }}
            >
              {words('marks.divide', { by: divided })}
            </text>
          </g>
        ))}
      {named.map((name, layer) => (
        <text key={name} class="chart-value" x={plane.right + 16} y={places[layer]} style={{ fill: 'var(--ink)', fontSize: `${fontSize}px` }}>
          <tspan style={{ fontSize: `${figure(name)}px` }}>{number(of(last, name))}</tspan> {words(`charts.holders.${name}`)}
        </text>
      ))}
    </svg>
  );
};
