import { at, sum } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import { mean } from '#lab';
import type { Played, Row } from './table.ts';

/* What is read off the battles of a game. Amounts in bundles, so that prices do not count. */

export const last = ({ rows }: Played): Row => at(rows, rows.length - 1);

export const rowOf = ({ rows }: Played, battle: number): Row => at(rows, battle - 1);

/** Wealth of some seats at the end. */
export const wealths = (game: Played, seats: readonly Seat[] = Object.keys(last(game).wealth).map(Number)): readonly number[] =>
  seats.map((seat) => (last(game).wealth[seat] ?? 0) / last(game).bundle);

/** The bundle that a battle was played with: recorded rows stand after the change of value. */
export const bundleOf = ({ rows }: Played, row: Row): number => rows[row.battle - 2]?.bundle ?? 1;

export const total = ({ rows }: Played, figure: (row: Row) => number): number => sum(rows.map(figure));

export const average = ({ rows }: Played, figure: (row: Row) => number, from = 1): number => mean(rows.filter(({ battle }) => battle >= from).map(figure));

/** Money of a number of credits, in bundles per player, at the prices of a row. */
const perPlayer = (credits: number, { players }: Row, bundle: number): number => (6 * credits) / bundle / players;

/** What everybody together owes the bank, in bundles per player. */
export const debtOf = (row: Row): number => perPlayer(row.playerCredits + row.stateCredits + row.badCredits, row, row.bundle);

export const stateDebt = (row: Row): number => perPlayer(row.stateCredits, row, row.bundle);

/** Credits taken in a battle, in bundles per player. */
export const borrowed = (game: Played, row: Row, who: 'players' | 'state' | 'all'): number => {
  const { newCredits, stateCredits } = row.counters;
  return perPlayer((who === 'state' ? 0 : newCredits) + (who === 'players' ? 0 : stateCredits), row, bundleOf(game, row));
};

export const bank = (row: Row): NonNullable<Row['bank']> => {
  if (row.bank === null) throw new Error('the bank is hidden');
  return row.bank;
};

/** TB-14.2 H18: what the money of the bank's houses would be worth today as money, divided whenever money was. */
export const keptAsCash = ({ rows }: Played): number => {
  let cash = 0;
  for (const [index, row] of rows.entries()) {
    const before = rows[index - 1];
    const price = 2 * (before?.bundle ?? 1);
    cash += price * (row.property - (before?.property ?? 0));
    cash = Math.ceil((cash * (before?.divided ?? 1)) / row.divided);
  }
  return cash;
};
