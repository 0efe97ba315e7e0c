import type { ClientMessage } from '#protocol';
import type { Identity } from './scene.ts';
import type { Request } from './journal.ts';
import type { Refusal } from './refusal.ts';
import type { Room } from './room.ts';
import type { Settled } from './table.ts';

export type Asking = Exclude<ClientMessage, { readonly t: 'hello' }>;
export type Ask<T extends Asking['t']> = Extract<Asking, { readonly t: T }>;

/** A request at a table: who asks, and where. */
export interface Visit {
  readonly room: Room;
  readonly identity: Identity;
  /** The connection that asks. */
  readonly guest: object;
  /** This socket's own chair is about to get this token: it keeps the chair. */
  readonly adopt: (tokenHash: string) => void;
}

/** `become`: after the answer, this socket is somebody else and is sent his scene. */
export type Reply = { readonly ok: true; readonly result?: Readonly<Record<string, unknown>>; readonly become?: Identity } | Refusal;

/** The owner of the table, or its referee. */
export const mayRun = ({ owner, you }: Identity): boolean => owner || you === 'referee';

export const stamp = (writer: Request['writer'], { id }: { readonly id: string }): Request => ({ writer, client: id, at: Date.now() });

export const replyOf = (settled: Settled): Reply => (settled.ok ? { ok: true, result: { step: settled.shown } } : settled);
