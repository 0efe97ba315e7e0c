import { writerOf } from '#kernel/figures.ts';
import { frameOf, group, path, px, SERIES_COLOURS, seriesMark, type Shape, text } from '#charts/shapes.ts';
import { spread } from '#charts/plane.ts';
import { tr } from '../../i18n/room.ts';
import { accountOf, sheetOf } from './account.ts';
import { ChartCard } from './chart-card.tsx';
import type { Debriefing } from './debriefing.ts';
import { finalValues, greatOf, seatCurves } from './series.ts';
import { Chart } from '../../kit/svg/chart/chart.tsx';

export interface Slope {
  readonly name: string;
  readonly first: number;
  readonly second: number;
  readonly followed: boolean;
}

interface SlopeChartProps {
  readonly label: string;
  readonly slopes: readonly Slope[];
  readonly heads: readonly [string, string];
  readonly write: (value: number) => string;
}

/** Each player once: the first game left, the second right. */
const SlopeChart = ({ label, slopes, heads, write }: SlopeChartProps) => {
  const readings = slopes.flatMap(({ first, second }) => [
    { turn: 0, value: first },
    { turn: 1, value: second },
  ]);
  const frame = frameOf({ width: 520, height: 440, margins: { left: 130, right: 130, top: 40, foot: 16 }, readings, reach: [0], turns: [0, 1] });
  const { plane, ticks } = frame;
  const large = px(15);
  const nameOf = ({ name, first, second }: Slope): readonly Shape[] =>
    ([first, second] as const).map((value, side) => {
      const [y = 0] = spread([plane.y(value)], 16, plane.top, plane.foot);
      const anchor = side === 0 ? 'end' : 'start';
      return text(`${name} ${write(value)}`, plane.x(side) + (side === 0 ? -12 : 12), y + 5, { class: 'chart-value', anchor, look: large });
    });
  return (
    <Chart
      label={label}
      size={frame}
      shapes={[
        ...ticks.map((value) =>
          group([
            path(`M${plane.left} ${plane.y(value)}H${plane.right}`, {}, { class: value === 0 ? 'chart-zero' : 'chart-line-rule' }),
            text(write(value), (plane.left + plane.right) / 2, plane.y(value) - 4, { class: 'chart-tick chart-halo', anchor: 'middle', look: px(13) }),
          ]),
        ),
        ...([0, 1] as const).map((series) => {
          const fill = SERIES_COLOURS[series];
          return group([
            path(`M${plane.x(series)} ${plane.top - 8}V${plane.foot}`, { stroke: fill, strokeWidth: 2 }),
            text(heads[series], plane.x(series), 18, { class: 'chart-value', anchor: 'middle', look: { fill, ...large } }),
          ]);
        }),
        ...slopes
          .toSorted((a, b) => Number(a.followed) - Number(b.followed))
          .map(({ first, second, followed }) =>
            group([
              path(
                `M${plane.x(0)} ${plane.y(first)}L${plane.x(1)} ${plane.y(second)}`,
                followed ? { stroke: 'var(--ink)', strokeWidth: 2.6 } : { stroke: 'var(--ink-3)', strokeWidth: 1.1, strokeOpacity: 0.7 },
                { class: 'chart-line' },
              ),
              seriesMark(0, plane.x(0), plane.y(first)),
              seriesMark(1, plane.x(1), plane.y(second)),
            ]),
          ),
        ...slopes.filter(({ followed }) => followed).flatMap(nameOf),
      ]}
    />
  );
};

/** Each player of both games: where they ended in the first, and in the second. */
export const Slopes = ({ debriefing }: { readonly debriefing: Debriefing }) => {
  const { games, charts, voice, heads, followed } = debriefing;
  const [first, second] = games;
  const chart = greatOf(charts);
  if (first === undefined || second === undefined || chart === undefined) return null;
  const after = finalValues(seatCurves(second.points, chart.key));
  const slopes = finalValues(seatCurves(first.points, chart.key)).flatMap(({ seat, value }) => {
    const name = first.names[seat] ?? '';
    const later = after.find((final) => second.names[final.seat] === name)?.value;
    return name === '' || later === undefined ? [] : [{ name, first: value, second: later, followed: name === followed }];
  });
  if (slopes.length === 0) return null;
  return (
    <ChartCard id="slopes" title={tr('debrief.slope')} help={tr('debrief.slopeHelp', { label: chart.label })}>
      <SlopeChart label={tr('debrief.slope')} slopes={slopes} heads={[heads[0] ?? '', heads[1] ?? '']} write={writerOf(chart, voice)} />
    </ChartCard>
  );
};

export const accountWords = {
  of: (label: string, name: string) => tr('debrief.of', { label, name }),
  highest: (label: string) => tr('debrief.highest', { label }),
  median: (label: string) => tr('debrief.median', { label }),
  lowest: (label: string) => tr('debrief.lowest', { label }),
  spread: (label: string) => tr('debrief.spread', { label }),
  points: (points: number) => tr('debrief.points', { points }),
};

interface Cell {
  readonly value: string | null;
  readonly class?: string | undefined;
  /** It names its row. */
  readonly head?: true;
}

interface LedgerProps {
  readonly id: string;
  readonly title: string;
  readonly class?: string;
  readonly heads: readonly { readonly words: string; readonly class?: string }[];
  readonly rows: readonly (readonly Cell[])[];
}

/** Figures of everybody or of every game, line by line, on a sheet. */
export const Ledger = ({ id, title, class: more = '', heads, rows }: LedgerProps) => (
  <section class={`sheet padded ${more}`} id={id} aria-labelledby={`${id}-title`}>
    <h2 id={`${id}-title`}>{title}</h2>
    <div class="scroll" tabIndex={0} role="group" aria-labelledby={`${id}-title`}>
      <table class="sums">
        <thead>
          <tr>
            {heads.map(({ words, class: kind }) => (
              <th key={words} scope="col" class={kind}>
                {words}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map(({ value, class: kind, head }, column) =>
                head === true ? (
                  <th key={column} scope="row" class={kind}>
                    {value}
                  </th>
                ) : (
                  <td key={column} class={kind}>
                    {value ?? '–'}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </section>
);

const nameCell = (value: string): Cell => ({ value, class: 'w500', head: true });

/** How it ended, line by line: everybody's figures at a small table, else a figure of each game and by how much two of them differ. */
export const Account = ({ debriefing }: { readonly debriefing: Debriefing }) => {
  const { named, charts, voice, games, heads } = debriefing;
  const isTwo = games.length === 2;
  const sheet = named === null ? null : sheetOf(charts, named, voice);
  const series = (index: number): string => `series-${index + 1} w700`;
  const columns =
    sheet === null
      ? [...heads.map((words, index) => ({ words, class: `series-${index + 1}` })), ...(isTwo ? [{ words: tr('debrief.difference') }] : [])]
      : sheet.names.map((words) => ({ words }));
  const rows =
    sheet === null
      ? accountOf(debriefing, accountWords).map(({ label, values, difference }) => ({
          label,
          cells: [...values.map((value, index) => ({ value, class: series(index) })), ...(isTwo ? [{ value: difference, class: 'w500 text-ink-2' }] : [])],
        }))
      : sheet.rows.map(({ label, values }) => ({ label, cells: values.map((value) => ({ value, class: 'w500 text-ink-2' })) }));
  if (rows.length === 0) return null;
  return (
    <Ledger
      id="account"
      title={tr('debrief.account')}
      class="across-all"
      heads={[{ words: tr('debrief.atEnd'), class: 'w500' }, ...columns]}
      rows={rows.map(({ label, cells }) => [nameCell(label)].concat(cells))}
    />
  );
};
