import type { Seat } from '#kernel/game.ts';
import type { SeatInfo } from '#protocol';
import { type Signal, signal } from '@preact/signals';
import { readStored, writeStored } from '../browser/storage.ts';

/* Whom this person does not read: nobody at the table learns of it. Their key ring, where they have one, tells their other devices by the numbers of chairs. */

/** Somebody as he was when he was silenced. */
export interface Muted {
  readonly seat: Seat;
  readonly name: string;
}

const isMuted = (value: unknown): value is Muted =>
  typeof value === 'object' && value !== null && 'seat' in value && typeof value.seat === 'number' && 'name' in value && typeof value.name === 'string';

/** Where they sit now: names are distinct at a table, so whoever moved up is found by his. Under another name one stays silenced; an empty chair is nobody. */
export const mutedSeats = (muted: readonly Muted[], seats: readonly SeatInfo[]): readonly Seat[] =>
  muted.flatMap(({ seat, name }) => {
    const people = seats.filter(({ holder }) => holder === 'person');
    const found = people.find((other) => other.name === name) ?? people.find((other) => other.seat === seat);
    return found === undefined ? [] : [found.seat];
  });

const tables = new Map<string, Signal<readonly Muted[]>>();

export const mutedAt = (table: string): Signal<readonly Muted[]> => {
  const stored = readStored(`muted.${table}`);
  const known = tables.get(table) ?? signal(Array.isArray(stored) ? stored.filter(isMuted) : []);
  tables.set(table, known);
  return known;
};

const keep = (table: string, muted: readonly Muted[]): void => {
  mutedAt(table).value = muted;
  writeStored(`muted.${table}`, muted);
};

/** What another device of the ring has told. Under which name is found out when it is read. */
export const learnMuted = (table: string, seats: readonly Seat[]): void => {
  const known = mutedAt(table).peek();
  if (known.length === seats.length && seats.every((seat) => known.some((held) => held.seat === seat))) return;
  keep(
    table,
    seats.map((seat) => known.find((held) => held.seat === seat) ?? { seat, name: '' }),
  );
};

/** Silences somebody, or reads them again. */
export const setMuted = (table: string, seats: readonly SeatInfo[], seat: Seat, on: boolean): void => {
  const muted = mutedAt(table);
  const others = mutedSeats(muted.peek(), seats).filter((other) => other !== seat);
  const now = [...others, ...(on ? [seat] : [])];
  keep(
    table,
    now.map((held) => ({ seat: held, name: seats[held]?.name ?? '' })),
  );
};
