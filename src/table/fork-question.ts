import type { TableKey } from '#kernel/table-messages.ts';
import type { Forking } from '#protocol';
import type { TableRecord } from './journal.ts';

/* The question whether a running game is forked by consent of all (HO-13.4), as it stands with what else happens at the table. */

export const isAsked = (forking: Forking | null, now: number): forking is Forking => forking !== null && forking.made === null && now < forking.deadline;

/** A line of its own says why a question is over that nobody has answered. */
type Why = Extract<TableKey, `table.forking${'Lapsed' | 'Undone' | 'Reseated'}`>;

export interface Ended {
  readonly record: TableRecord;
  readonly notes: readonly { readonly key: Why }[];
}

/** What they agreed to, or who agrees, is not what it was: the question is over, and must be put anew. */
export const endForking = (record: TableRecord, now: number, key: Why): Ended =>
  isAsked(record.forking, now) ? { record: { ...record, forking: null }, notes: [{ key }] } : { record, notes: [] };
