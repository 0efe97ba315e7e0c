import { at } from '#kernel/collections.ts';
import type { AnyGame } from '#kernel/game.ts';
import { formatNumber, wordOf } from '#kernel/words.ts';
import { meanInterval, type Prepared, rateInterval, type Row, type Summary } from '#lab';
import type { Terminal } from './terminal.ts';

/** Below this a mean is shown with a decimal: it counts loans rather than francs. */
const SMALL = 100;

export const formats = ({ lang }: Terminal) => {
  const whole = (value: number): string => (Number.isNaN(value) ? '–' : formatNumber(Math.round(value), lang));
  const decimal = (value: number): string => (lang === 'fr' ? value.toFixed(1).replace('.', ',') : value.toFixed(1));
  return { whole, decimal, figure: (value: number): string => (Math.abs(value) < SMALL ? decimal(value) : whole(value)) };
};

/** Columns of equal width, the first to the left, the others to the right. */
export const aligned = (rows: readonly (readonly string[])[]): readonly string[] => {
  const widths: number[] = [];
  for (const row of rows) for (const [column, text] of row.entries()) widths[column] = Math.max(widths[column] ?? 0, text.length);
  return rows.map((row) =>
    row
      .map((text, column) => (column === 0 ? text.padEnd(at(widths, column)) : text.padStart(at(widths, column))))
      .join('  ')
      .trimEnd(),
  );
};

/** Names and what they stand for, both to the left. */
const labelled = (rows: readonly (readonly [string, string])[]): readonly string[] => {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, value]) => `${name.padEnd(width)}  ${value}`);
};

/** The name of a figure in the game's own words; `key/2` belongs to the third seat. */
const metricLabel = (game: AnyGame, name: string, { lang, texts }: Terminal): string => {
  const [key = name, seat] = name.split('/');
  const label = wordOf({ lang, catalogue: game.words }, key);
  return seat === undefined ? label : `${label}, ${texts('simulate.bySeat', { seat: Number(seat) + 1 })}`;
};

/** What a person reads; `--json` has the same figures. */
export const reportLines = ({ package: game }: Prepared, summary: Summary, results: readonly Row[], terminal: Terminal): readonly string[] => {
  const { texts } = terminal;
  const { whole, decimal, figure } = formats(terminal);
  const finished = results.filter(({ end }) => end !== null);
  const winRow = (name: string, wins: number, seats: number): readonly string[] => {
    const { low, high } = rateInterval(wins, summary.games);
    return [`  ${name}`, String(seats), `${decimal(100 * (wins / summary.games))} %`, `${decimal(100 * low)}–${decimal(100 * high)} %`];
  };
  const metricRow = ([name, { mean, p10, median, p90 }]: readonly [string, Summary['metrics'][string]]): readonly string[] => {
    const { low, high } = meanInterval(finished.flatMap(({ figures }) => figures?.[name] ?? []));
    return [`  ${metricLabel(game, name, terminal)}`, figure(mean), `${figure(low)}–${figure(high)}`, whole(p10), whole(median), whole(p90)];
  };
  const { p10, median, p90 } = summary.length;
  return [
    texts('simulate.title', { game: summary.game, games: whole(summary.games), players: summary.players, seed: String(summary.seed) }),
    '',
    ...labelled([
      [texts('simulate.seats'), summary.bots.join(', ')],
      [
        texts('simulate.finished'),
        `${whole(summary.finished)} / ${whole(summary.games)} (${texts(summary.errors === 0 ? 'simulate.noErrors' : 'simulate.errors', { count: summary.errors })})`,
      ],
      [
        texts('simulate.moves'),
        `${whole(summary.moves)} (${texts('simulate.perSecond', { rate: whole(summary.movesPerSecond), seconds: decimal(summary.seconds) })})`,
      ],
      [
        texts('simulate.length'),
        `${texts('simulate.tenth')} ${whole(p10)}, ${texts('simulate.median')} ${whole(median)}, ${texts('simulate.ninetieth')} ${whole(p90)}`,
      ],
    ]),
    '',
    ...aligned([
      [texts('simulate.wins'), texts('simulate.ofSeats'), texts('simulate.share'), texts('simulate.interval')],
      ...Object.entries(summary.wins.byBot).map(([level, wins]) => winRow(level, wins, summary.bots.filter((seated) => seated === level).length)),
      ...summary.wins.bySeat.map((wins, seat) => winRow(texts('simulate.bySeat', { seat: seat + 1 }), wins, 1)),
    ]),
    '',
    ...aligned([
      [
        texts('simulate.figures'),
        texts('simulate.mean'),
        texts('simulate.interval'),
        texts('simulate.tenth'),
        texts('simulate.median'),
        texts('simulate.ninetieth'),
      ],
      ...Object.entries(summary.metrics).map(metricRow),
    ]),
  ];
};
