import { range } from '#kernel/collections.ts';
import { balance } from '#kernel/ledger.ts';
import { wealth } from './rules/facts.ts';
import type { State } from './types.ts';

export const metrics = ({ table }: State): Readonly<Record<string, number>> =>
  Object.fromEntries(
    range(table.active.length).flatMap((seat) => [
      [`encan.metric.cash/${seat}`, balance(table.ledger, seat)],
      [`encan.metric.worth/${seat}`, wealth(table, seat)],
    ]),
  );
