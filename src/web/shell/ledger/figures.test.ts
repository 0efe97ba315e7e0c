import type { SeriesPoint } from '#protocol';
import { describe, expect, it } from 'vitest';
import type { LedgerColumn } from '../../kit/interface/game-page.ts';
import { byTurn, cellText, csvOf, figuresOf } from './figures.ts';

const column = (metric: string, seat: number | null, money = true): LedgerColumn => ({ metric, seat, label: metric.split('/')[0] ?? '', money });
const columns = [column('cash/0', 0), column('cash/1', 1), column('score/0', 0), column('loans', null, false)];
const points: readonly SeriesPoint[] = [
  { turn: 1, step: 3, metrics: { 'cash/0': 1000, loans: 0 } },
  { turn: 1, step: 5, metrics: { 'cash/0': 2000, loans: 1 } },
  { turn: 2, step: 8, metrics: { 'cash/0': 3000, 'cash/1': -4000, loans: 1 } },
];
const voice = { lang: 'fr', catalogue: {}, unit: 'F', seatName: String } as const;

describe('the ledger', () => {
  it('puts the seats of one figure side by side, and the table’s own figures together', () => {
    expect(figuresOf(columns, 'Table').map(({ label, columns: inside }) => [label, inside.length])).toEqual([
      ['cash', 2],
      ['score', 1],
      ['Table', 1],
    ]);
  });

  it('shows each turn once, as it ended, the newest first', () => {
    expect(byTurn(points).map(({ step }) => step)).toEqual([8, 5]);
  });

  it('writes sums with their unit and says where nothing may be known', () => {
    const [first, second] = columns;
    const last = points[2];
    if (first === undefined || second === undefined || last === undefined || points[0] === undefined) throw new Error('fixture');
    expect(cellText(last, second, voice)).toBe('\u22124\u00a0000\u00a0F');
    expect(cellText(points[0], second, voice)).toBe('–');
  });

  it('goes to a spreadsheet with quoted heads and empty cells for the unknown', () => {
    const csv = csvOf(points, columns.slice(0, 2), 'Tour', ({ metric }) => `le "${metric}"`);
    expect(csv.split('\r\n').slice(0, 2)).toEqual(['\ufeff"Tour","le ""cash/0""","le ""cash/1"""', '1,1000,']);
  });
});
