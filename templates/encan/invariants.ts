import type { Invariant } from '#kernel/game.ts';
import { auditLedger } from '#kernel/ledger.ts';
import type { State } from './types.ts';

export const invariants: readonly Invariant<State>[] = [
  { clause: 'EN-2.1', holds: ({ table }) => auditLedger(table.ledger) },
  {
    clause: 'EN-2.2',
    holds: ({ table, deck, options }) => (table.ending !== null || table.round + deck.length === options.lots ? null : 'a lot was lost or made'),
  },
];
