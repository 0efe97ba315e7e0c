import { at, range, sum } from '#kernel/collections.ts';
import { figuresOf } from '#kernel/figures.ts';
import type { Seat } from '#kernel/game.ts';
import { balance } from '#kernel/ledger.ts';
import type { Table, View } from './types.ts';

/** EN-1.1: money, and lots at their worth. */
export const wealth = ({ ledger, bought }: Table, seat: Seat): number => balance(ledger, seat) + sum(at(bought, seat));

/** What is counted: metrics, ledger, curves, ranking and the lab's measures follow from it. */
export const figures = figuresOf({
  game: 'encan',
  facts: ({ table }: View) => table,
  options: ({ options }) => ({ ...options }),
  chairs: ({ table }) => range(table.active.length),
  ofSeats: {
    cash: { name: ['Argent', 'Money'], write: 'money', of: ({ ledger }, seat) => balance(ledger, seat) },
    lots: { name: ['Lots', 'Lots'], of: ({ bought }, seat) => at(bought, seat).length },
    worth: { name: ['Avoir', 'Wealth'], write: 'money', of: wealth },
  },
  ofTable: {},
  ranks: 'worth',
  purse: 'cash',
  columns: ['cash', 'lots', 'worth'],
  charts: ['worth'],
});
