import type { Seat } from '#kernel/game.ts';
import type { CreatedTable, Hold } from '#protocol';
import { computed, signal } from '@preact/signals';
import { onStoredElsewhere, readStored, writeStored } from '../browser/storage.ts';

/** A chair this device holds the link of. */
export interface HeldSeat {
  readonly seat: Seat;
  readonly token: string;
}

/** A table this device has sat at. Whoever holds a token holds the chair, so they never leave the device by themselves. */
export interface HeldTable {
  readonly table: string;
  readonly code: string;
  readonly game: string;
  readonly owner: string | null;
  readonly referee: string | null;
  readonly seats: readonly HeldSeat[];
  readonly usedAt: number;
}

const KEY = 'tables';
const KEPT = 60;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;
const isHeldSeat = (value: unknown): value is HeldSeat => isObject(value) && typeof value.seat === 'number' && typeof value.token === 'string';
const isToken = (value: unknown): value is string | null => value === null || typeof value === 'string';

/** What storage holds may be old or damaged: what is not a table is dropped. */
export const decodeTables = (raw: unknown): readonly HeldTable[] => {
  if (!Array.isArray(raw)) return [];
  return raw.flatMap((entry: unknown): readonly HeldTable[] => {
    if (!isObject(entry)) return [];
    const { table, code, game, owner, referee, seats, usedAt } = entry;
    if (typeof table !== 'string' || typeof code !== 'string' || typeof game !== 'string' || typeof usedAt !== 'number') return [];
    if (!isToken(owner) || !isToken(referee) || !Array.isArray(seats) || !seats.every(isHeldSeat)) return [];
    return [{ table, code, game, owner, referee, seats, usedAt }];
  });
};

/** The list with a table added or brought to the top; the oldest beyond sixty are forgotten. */
export const withTable = (tables: readonly HeldTable[], held: HeldTable): readonly HeldTable[] =>
  [held, ...tables.filter(({ table }) => table !== held.table)].slice(0, KEPT);

const tables = signal<readonly HeldTable[]>(decodeTables(readStored(KEY)));

export const watchOtherTabs = (): void => {
  onStoredElsewhere(KEY, () => {
    tables.value = decodeTables(readStored(KEY));
  });
};

const put = (next: readonly HeldTable[]): void => {
  tables.value = next;
  writeStored(KEY, next);
};

const LEFT = 'left';
const LEFT_MOST = 100;

/** Links that open nothing here any more: by them this device proves what it said there. */
export const leftLinks = (): readonly Hold[] => {
  const stored = readStored(LEFT);
  return Array.isArray(stored) ? stored.filter((hold): hold is Hold => isObject(hold) && typeof hold.table === 'string' && typeof hold.token === 'string') : [];
};

/** These are known to the house. */
export const dropLeftLinks = (known: readonly Hold[]): void =>
  writeStored(
    LEFT,
    leftLinks().filter(({ token }) => !known.some((hold) => hold.token === token)),
  );

const linksOf = (held: readonly HeldTable[]): readonly Hold[] => held.flatMap(({ table, seats }) => seats.map(({ token }) => ({ table, token })));

const keep = (next: readonly HeldTable[]): void => {
  const kept = new Set(linksOf(next).map(({ token }) => token));
  const gone = linksOf(tables.value).filter(({ token }) => !kept.has(token) && !token.includes('~'));
  if (gone.length > 0) writeStored(LEFT, [...leftLinks(), ...gone].slice(-LEFT_MOST));
  put(next);
};

/** Latest first. */
export const myTables = computed(() => tables.value);

export const heldTable = (table: string): HeldTable | undefined => tables.value.find((held) => held.table === table);

/** A link of this device that opens the table, for what only those at it may ask; undefined: it has none. */
export const tokenAt = (table: string): string | undefined => {
  const held = heldTable(table);
  return held?.seats[0]?.token ?? held?.referee ?? held?.owner ?? undefined;
};

export const rememberTable = (held: Omit<HeldTable, 'usedAt'>): void => keep(withTable(decodeTables(readStored(KEY)), { ...held, usedAt: Date.now() }));

export const rememberCreated = (created: CreatedTable, game: string): void =>
  rememberTable({ table: created.table, code: created.code, game, owner: created.owner, referee: created.referee, seats: created.seats });

/** A chair taken, or its link renewed. */
export const rememberSeat = (where: { readonly table: string; readonly code: string; readonly game: string }, held: HeldSeat): void => {
  const known = heldTable(where.table) ?? { ...where, owner: null, referee: null, seats: [] };
  rememberTable({ ...known, ...where, seats: [...known.seats.filter(({ seat }) => seat !== held.seat), held].sort((a, b) => a.seat - b.seat) });
};

/** The table without a token that no longer opens anything, or null when nothing is left to hold it by. */
export const withoutToken = (held: HeldTable, token: string): HeldTable | null => {
  const seats = held.seats.filter((seat) => seat.token !== token);
  const referee = held.referee === token ? null : held.referee;
  return seats.length === 0 && referee === null && held.owner === null ? null : { ...held, seats, referee };
};

export const forgetToken = (table: string, token: string): void => {
  const held = heldTable(table);
  if (held === undefined) return;
  const left = withoutToken(held, token);
  if (left === null) forgetTable(table);
  else keep(withTable(decodeTables(readStored(KEY)), left));
};

/** What the key ring of this device says it holds. */
export const replaceTables = (held: readonly HeldTable[]): void => {
  const next = held.slice(0, KEPT);
  // Written only when something is different: whoever watches the tables would ask for it again.
  if (JSON.stringify(next) !== JSON.stringify(tables.value)) put(next);
};

export const forgetTable = (table: string): void => keep(tables.value.filter((held) => held.table !== table));
