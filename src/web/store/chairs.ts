import type { Actor, Seat } from '#kernel/game.ts';
import type { TakeResult } from '#protocol';
import { type Reply, type Connection, connect } from './connection.ts';
import { newId, newToken } from './identifiers.ts';
import { isKey } from './keys.ts';
import { lineTo } from './socket.ts';
import type { LinkToken } from './links.ts';
import { isObject } from './api.ts';
import { readTab, writeTab } from '../browser/storage.ts';
import { lang } from '../browser/settings.ts';
import { type HeldTable, heldTable, rememberSeat, rememberTable } from './tables.ts';

/** One pair of eyes of this device at a table: a seat, the referee's chair, or a place to watch from. */
export interface Chair {
  readonly connection: Connection;
  /** What opens it, or null for a spectator. */
  token(): string | null;
  /** A spectator has sat down: this is what opens the chair from now on; null: they got up. */
  adopt(token: string | null): void;
}

const chairOf = (table: string, first: string | null, owner: string | null): Chair => {
  let token = first;
  const connection = connect({ dial: lineTo(table), table, token: () => token, owner, lang: () => lang.peek(), newId });
  return {
    connection,
    token: () => token,
    adopt: (taken) => {
      token = taken;
    },
  };
};

/** Who opens the table: its players; whoever runs it; whoever plays for somebody else, in that chair alone; or eyes that must see what everybody sees, whatever this device holds. */
export type Role = 'player' | 'animator' | 'onlooker' | 'stand-in';

/** Every chair this device holds at the table; one to watch from when it holds none. The owner's token alone sees no secrets. */
export const openChairs = (table: string, link: LinkToken | null, role: Role): readonly Chair[] => {
  const held: Pick<HeldTable, 'owner' | 'referee' | 'seats'> = heldTable(table) ?? { owner: null, referee: null, seats: [] };
  if (role === 'stand-in') return [chairOf(table, link?.token ?? null, null)];
  if (role === 'onlooker') return [chairOf(table, null, held.owner)];
  if (role === 'animator') {
    const referee = link?.kind === 'referee' ? link.token : held.referee;
    if (referee !== null || held.owner !== null) return [chairOf(table, referee, held.owner)];
  }
  const tokens = new Set(held.seats.map(({ token }) => token));
  if (held.referee !== null) tokens.add(held.referee);
  if (link !== null) tokens.add(link.token);
  if (tokens.size === 0) return [chairOf(table, null, held.owner)];
  return [...tokens].map((token) => chairOf(table, token, held.owner));
};

const isTakeResult = (result: Readonly<Record<string, unknown>>): result is Readonly<Record<string, unknown>> & TakeResult =>
  typeof result.seat === 'number' && typeof result.token === 'string';

const settle = (chair: Chair, answer: Reply): string | null => {
  if (!answer.ok) return answer.message;
  const info = chair.connection.scene.value?.info;
  if (!isTakeResult(answer.result) || info === undefined) return '';
  chair.adopt(answer.result.token);
  rememberSeat({ table: info.table, code: info.code, game: info.game }, { seat: answer.result.seat, token: answer.result.token });
  return null;
};

/** Whoever comes back to his chair has its token already. An answer that is lost on the way is then asked for again, and found to be given. */
const tokenFor = (chair: Chair, seat: Seat): string => {
  const own = chair.token();
  const table = chair.connection.scene.peek()?.info.table;
  const held = table === undefined ? undefined : heldTable(table)?.seats.find(({ token }) => token === own);
  return held?.seat === seat && !isKey(held.token) ? held.token : newToken();
};

/** A chair that was asked for: somebody may have to say yes first. */
interface Asking {
  readonly seat: Seat;
  readonly name: string;
  readonly token: string;
}

const isAsking = (value: unknown): value is Asking =>
  isObject(value) && typeof value.seat === 'number' && typeof value.name === 'string' && typeof value.token === 'string';

const ask = async (chair: Chair, asking: Asking): Promise<string | null> => {
  const key = `asking.${chair.connection.scene.peek()?.info.table}`;
  writeTab(key, asking);
  const answer = await chair.connection.ask({ t: 'take', ...asking });
  writeTab(key, null);
  return settle(chair, answer);
};

/** Sits down. Null, or why not. */
export const takeSeat = (chair: Chair, seat: Seat, name: string): Promise<string | null> => ask(chair, { seat, name, token: tokenFor(chair, seat) });

/** A page that was loaded anew goes on asking, by the same token: whoever was let in meanwhile sits. Null: nothing had been asked. */
export const askAgain = (chair: Chair, table: string): Promise<string | null> | null => {
  const asking = readTab(`asking.${table}`);
  return isAsking(asking) ? ask(chair, asking) : null;
};

/** How often somebody else may be faster. */
const TRIES = 8;
/** Sixty who come in at once do not all reach for the same chair. */
const REACH = 6;

/** Sits down wherever there is room. Null, or why not. */
export const takeAnySeat = async (chair: Chair, name: string): Promise<string | null> => {
  for (let tries = 1; ; tries++) {
    const open = chair.connection.scene.peek()?.info.seats.filter(({ holder }) => holder === 'open') ?? [];
    const { seat } = open[Math.floor(Math.random() * Math.min(REACH, open.length))] ?? { seat: 0 };
    const answer = await chair.connection.ask({ t: 'take', seat, name, token: tokenFor(chair, seat) });
    if (answer.ok || answer.code !== 'seatTaken' || tries >= TRIES) return settle(chair, answer);
  }
};

/** The chair of a link, once the server said which one it is, is this device's. */
export const rememberChair = (chair: Chair, you: Actor | null): void => {
  const info = chair.connection.scene.peek()?.info;
  const token = chair.token();
  if (info === undefined || token === null || you === null) return;
  const where = { table: info.table, code: info.code, game: info.game };
  const known = heldTable(info.table);
  if (you === 'referee') {
    if (known?.referee !== token) rememberTable({ ...(known ?? { owner: null, seats: [] }), ...where, referee: token });
    // What the ring opens already needs no link.
  } else if (known?.seats.some((held) => held.token === token || (held.seat === you && isKey(held.token))) !== true) rememberSeat(where, { seat: you, token });
};
