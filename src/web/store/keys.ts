import type { RingTable } from '#protocol';
import { signal } from '@preact/signals';
import { onStoredElsewhere, readStored, writeStored } from '../browser/storage.ts';
import type { HeldTable } from './tables.ts';

/* The key of this device: `device~2` opens the second chair of the ring's table, whatever its link is. */

const KEY = 'device';

const read = (): string | null => {
  const stored = readStored(KEY);
  return typeof stored === 'string' ? stored : null;
};

/** The token of this device on its key ring; null: it has none. */
export const deviceToken = signal(read());

export const watchDeviceElsewhere = (): void =>
  onStoredElsewhere(KEY, () => {
    deviceToken.value = read();
  });

export const setDeviceToken = (token: string | null): void => {
  deviceToken.value = token;
  writeStored(KEY, token);
};

/** A key must not be handed on: it is the device's, and opens every other chair too. */
export const isKey = (token: string): boolean => token.includes('~');

const rawTokens = ({ owner, seats }: HeldTable): readonly string[] =>
  [owner, ...seats.map(({ token }) => token)].filter((token): token is string => token !== null && !isKey(token));

/** Links of the table that the ring may not know yet. A referee's is meant to be handed on: it stays a link, and the ring knows it too. */
export const unheldTokens = (held: HeldTable, known: RingTable | undefined): readonly string[] => {
  const { referee } = held;
  return referee === null || isKey(referee) || known?.chairs.includes('referee') === true ? rawTokens(held) : [...rawTokens(held), referee];
};

/** What this device holds of a table, by what its ring says of it now; null: nothing any more. */
export const inStep = (held: HeldTable, known: RingTable | undefined, device: string | null): HeldTable | null => {
  const key = (chair: RingTable['chairs'][number]): string => `${device}~${chair}`;
  const chairs = known?.chairs ?? [];
  const ringed = chairs.filter((chair) => typeof chair === 'number').map((seat) => ({ seat, token: key(seat) }));
  const linked = held.seats.filter(({ seat, token }) => !isKey(token) && !chairs.includes(seat));
  const kept = (token: string | null): string | null => (token !== null && isKey(token) ? null : token);
  const owner = chairs.includes('owner') ? key('owner') : kept(held.owner);
  const referee = kept(held.referee) ?? (chairs.includes('referee') ? key('referee') : null);
  const seats = [...ringed, ...linked].toSorted((a, b) => a.seat - b.seat);
  return seats.length === 0 && owner === null && referee === null ? null : { ...held, seats, owner, referee };
};
