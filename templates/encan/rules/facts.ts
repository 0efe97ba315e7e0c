import { at, range, sum } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import { balance } from '#kernel/ledger.ts';
import type { State, Table } from '../types.ts';

/* Questions about a table; a view has one too. */

export const isActive = ({ active }: Table, seat: Seat): boolean => active[seat] === true;

export const activeSeats = (table: Table): readonly Seat[] => range(table.active.length).filter((seat) => isActive(table, seat));

/** EN-4.1: money, and lots at their worth. */
export const wealth = ({ ledger, bought }: Table, seat: Seat): number => balance(ledger, seat) + sum(at(bought, seat));

export const hasBid = ({ bids }: State, seat: Seat): boolean => at(bids, seat) !== null;
