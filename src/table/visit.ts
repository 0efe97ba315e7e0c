import type { ClientRequest } from '#protocol';
import type { Identity } from './scene.ts';
import { isStill } from './identify.ts';
import type { Stamp } from './journal.ts';
import { type Refusal, refuse } from './refusal.ts';
import type { Prepared, TableState } from './state.ts';
import type { LiveTable } from './live-table.ts';
import type { Settled } from './clerk.ts';

export type Ask<T extends ClientRequest['t']> = Extract<ClientRequest, { readonly t: T }>;

/** A request at a table: who asks, and where. */
export interface Visit {
  readonly table: LiveTable;
  readonly identity: Identity;
  /** The connection that asks. */
  readonly guest: object;
  /** This socket's own chair is about to get this token: it keeps the chair. */
  readonly adopt: (tokenHash: string) => void;
}

/** `become`: after the answer, this socket is somebody else and is sent his scene. */
export type Reply = { readonly ok: true; readonly result?: Readonly<Record<string, unknown>>; readonly become?: Identity } | Refusal;

/** Judged when its turn comes: the chair or the link by which he asked may have gone to somebody else a moment ago. */
export const inChair =
  ({ identity }: Pick<Visit, 'identity'>, prepare: (state: TableState, stamp: Stamp) => Prepared) =>
  (state: TableState, stamp: Stamp): Prepared =>
    isStill(state, identity) ? prepare(state, stamp) : refuse('notYourSeat');

/** The owner of the table, or its referee. */
export const mayRun = ({ owner, you }: Identity): boolean => owner || you === 'referee';

export const replyOf = (settled: Settled): Reply => (settled.ok ? { ok: true, result: { step: settled.shown } } : settled);
