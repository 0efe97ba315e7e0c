import { formatMoney, formatNumber, type Voice } from '#kernel/words.ts';
import type { SeriesPoint } from '#protocol';
import type { AtTable } from '../at-table.tsx';
import type { LedgerColumn } from '../../kit/interface/game-page.ts';

/** One figure (cash, score…) of every seat, or figures of the whole table. */
export interface Figure {
  readonly key: string;
  readonly label: string;
  readonly columns: readonly LedgerColumn[];
}

/** What the ledger of this table counts, of the chairs that are there. */
export const columnsOf = ({ page, game, voice, scene: { view, info } }: Pick<AtTable, 'page' | 'game' | 'voice' | 'scene'>): readonly LedgerColumn[] =>
  view === null ? [] : (page?.columns?.(view, voice, info.seats) ?? game.figures?.columns(view, voice) ?? []);

/** Columns of the same metric belong together; those without a seat are the table's. */
export const figuresOf = (columns: readonly LedgerColumn[], tableLabel: string): readonly Figure[] => {
  const found = new Map<string, Figure>();
  for (const column of columns) {
    const key = column.seat === null ? '' : column.metric.slice(0, column.metric.lastIndexOf('/'));
    const figure = found.get(key) ?? { key, label: column.seat === null ? tableLabel : column.label, columns: [] };
    found.set(key, { ...figure, columns: [...figure.columns, column] });
  }
  return [...found.values()];
};

/** The last point of each turn, newest first. */
export const byTurn = (points: readonly SeriesPoint[]): readonly SeriesPoint[] => [...new Map(points.map((point) => [point.turn, point])).values()].reverse();

export const cellText = (point: SeriesPoint, { metric, money }: LedgerColumn, voice: Voice): string => {
  const value = point.metrics[metric];
  if (value === undefined) return '–';
  return money ? formatMoney(value, voice.lang, voice.unit) : formatNumber(value, voice.lang);
};

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** Every column of the ledger for a spreadsheet. */
export const csvOf = (
  points: readonly SeriesPoint[],
  columns: readonly LedgerColumn[],
  turnLabel: string,
  nameOf: (column: LedgerColumn) => string,
): string => {
  const head = [turnLabel, ...columns.map(nameOf)].map(quoted).join(',');
  const rows = [...points].map((point) => [point.turn, ...columns.map(({ metric }) => point.metrics[metric] ?? '')].join(','));
  return `\ufeff${[head, ...rows].join('\r\n')}\r\n`;
};
