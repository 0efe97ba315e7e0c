import type { PersonExport } from '#protocol';
import {
  chairsOfRing,
  defaultName,
  type ErrorCode,
  isRefusal,
  isStorageCode,
  type LiveTable,
  newToken,
  prepareErase,
  prepareNameOff,
  prepareRingOff,
  type Refusal,
  type RingChair,
  type Stamp,
  type StoredTable,
  type StoredTalk,
  type TableState,
  unnamed,
} from '#table';
import type { Storage } from '../open-storage.ts';
import type { RingPorts } from './rings.ts';
import type { DeviceRecord, Sat, Trace } from './carry.ts';

/* What the house keeps of a person: shown, handed over, erased. */

interface RingTables {
  readonly id: string;
  /** Chairs of this table that left the ring. */
  readonly sat: readonly Sat[];
}

/** Every table that knows something of a ring. */
export const tablesOf = async (storage: Storage, ring: string): Promise<readonly RingTables[]> => {
  const left = await storage.rings.satOf(ring);
  const ids = new Set([...(await storage.rings.tablesOfRing(ring)), ...left.map(({ table }) => table)]);
  return [...ids].map((id) => ({ id, sat: left.filter(({ table }) => table === id) }));
};

/** What was said from a chair by whoever has it no longer. */
export const saidThen = async (storage: Storage, { table, writer, name, since, until }: Sat): Promise<readonly StoredTalk[]> =>
  (await storage.rings.saidBy(table, writer, since, until)).filter((line) => writer !== 'visitor' || line.name === name);

/** What a chair's holder is called; whoever runs or referees a table has no name there. */
export const chairName = ({ seats }: StoredTable, chair: RingChair): string | null => (typeof chair === 'number' ? (seats[chair]?.name ?? null) : null);

/** Lines from a chair up to this number are those of whoever sat there before. */
export const saidFrom = ({ seats }: StoredTable, chair: RingChair): number => (typeof chair === 'number' ? (seats[chair]?.talkSince ?? 0) : 0);

const holderOf = ({ seats }: StoredTable, chair: RingChair): string | null => (typeof chair === 'number' ? (seats[chair]?.tokenHash ?? null) : null);

/** The addresses by which the holder of these chairs is told, or was. */
export const addressesOf = async (
  storage: Storage,
  stored: StoredTable,
  chairs: readonly RingChair[],
  sat: readonly Sat[],
): Promise<ReadonlyMap<string, string>> => {
  const found = new Map<string, string>();
  for (const holder of [...chairs.map((chair) => holderOf(stored, chair)), ...sat.map((left) => left.holder)]) {
    if (holder === null) continue;
    for (const wish of await storage.notices.wishes({ table: stored.record.id, holder })) {
      const channel = await storage.notices.channel(wish.channel);
      if (channel !== null) found.set(channel.id, channel.address);
    }
  }
  return found;
};

export const exportPerson = async ({ storage, tables, time }: RingPorts, device: DeviceRecord): Promise<PersonExport> => {
  const { ring } = device;
  const written: PersonExport['tables'][number][] = [];
  const addresses = new Set<string>();
  for (const { id, sat } of await tablesOf(storage, ring)) {
    const stored = await storage.find(id);
    if (stored === null) continue;
    const { code, game, status, createdAt } = stored.record;
    const chairs: PersonExport['tables'][number]['chairs'][number][] = [];
    for (const address of (await addressesOf(storage, stored, chairsOfRing(stored, ring), sat)).values()) addresses.add(address);
    for (const chair of chairsOfRing(stored, ring)) {
      const said = await storage.rings.saidBy(id, chair, saidFrom(stored, chair));
      chairs.push({ chair, name: chairName(stored, chair), said: said.map(({ at, to, text }) => ({ at, to, text })) });
    }
    // Somebody who has left may not see how others played on.
    const table = status === 'finished' && chairs.length > 0 ? await tables.open(id) : null;
    const recorded = table === null || isRefusal(table) ? null : await table.recording();
    // Whatever others are told, this is theirs who ask.
    const own = new Map(chairs.map(({ chair, name }) => [chair, name]));
    const recording = recorded === null || isRefusal(recorded) ? null : { ...recorded, names: recorded.names?.map((name, seat) => own.get(seat) ?? name) };
    for (const left of sat) {
      const said = await saidThen(storage, left);
      chairs.push({ chair: left.writer, name: left.name, said: said.map(({ at, to, text }) => ({ at, to, text })), left: true });
    }
    written.push({ table: id, code, game, status, createdAt, chairs, ...(recording === null ? {} : { recording }) });
  }
  const devices = await storage.rings.listDevices(ring);
  for (const { address } of await storage.notices.dailyChannels(devices.map(({ id }) => id))) addresses.add(address);
  const passkeys = await storage.rings.listPasskeys(ring);
  return {
    exportedAt: time.now(),
    devices: devices.map(({ id, label, kind, createdAt, seenAt }) => ({ id, label, kind, createdAt, seenAt, here: id === device.id })),
    passkeys: passkeys.map(({ id, createdAt }) => ({ id, createdAt })),
    addresses: [...addresses],
    tables: written,
  };
};

/** A bot that kept a chair warm has its name in the next game too, and in a fork, where the chair is on no ring. */
const tablesAfter = async (storage: Storage, { record }: StoredTable, names: readonly string[]): Promise<readonly RingTables[]> => {
  const after: RingTables[] = [];
  for (const next of [record.rematch?.next, record.forking?.made]) {
    const stored = next ? await storage.find(next.table) : null;
    if (stored === null) continue;
    const table = stored.record.id;
    const bots = stored.seats.filter(({ holder, ring }) => holder === 'bot' && ring === null);
    const sat = names.map((name): Sat => {
      const writer = bots.find((bot) => bot.name === name)?.seat ?? 'visitor';
      return { table, writer, name, holder: null, since: 0, until: 0 };
    });
    after.push({ id: table, sat });
  }
  return after;
};

/** They are not there any more: nothing is to be done. */
const NOBODY: ReadonlySet<ErrorCode> = new Set(['noSuchSeat', 'nobodyThere']);

/** Null: it is written. Else why not: whoever was told that they are forgotten must not stand there all the same, because the storage was away. */
const offTheTable = async (table: LiveTable, prepares: readonly Parameters<LiveTable['clerk']['attempt']>[2][]): Promise<Refusal | null> => {
  for (const prepare of prepares) {
    const settled = await table.clerk.attempt('table', null, prepare);
    if (isRefusal(settled) && !NOBODY.has(settled.code)) return settled;
  }
  return null;
};

/** Takes a person out of one table, and those that came of it: first from the game as it is played, then from what was written. Null: it is done. */
export const erasePerson = async (ports: RingPorts, { id, sat }: RingTables, ring: string): Promise<Refusal | null> => {
  const { storage, tables, secrets, eraseFromRooms } = ports;
  const stored = await storage.find(id);
  if (stored === null) return null;
  const chairs = chairsOfRing(stored, ring);
  const table = await tables.open(id);
  if (isRefusal(table) && (isStorageCode(table.code) || table.code === 'stopping')) return table;
  // One that this program cannot play goes on for nobody, but its rows are emptied all the same.
  const live = isRefusal(table) ? null : table;
  const fresh = (): string => secrets.hash(newToken(secrets));
  const fault =
    live &&
    (await offTheTable(live, [
      ...chairs.flatMap((chair) => (typeof chair === 'number' ? [(state: TableState, stamp: Stamp) => prepareErase(state, chair, stamp)] : [])),
      ...sat.flatMap(({ writer, name }) => (writer === 'visitor' ? [] : [(state: TableState, stamp: Stamp) => prepareNameOff(state, writer, name, stamp)])),
      (state, stamp) => prepareRingOff(state, ring, fresh, stamp),
    ]));
  if (fault !== null) return fault;
  const traces = chairs.map((chair): Trace => {
    const plain = typeof chair === 'number' ? live?.state.seats[chair]?.name || unnamed(chair, []) : '';
    return { writer: chair, since: saidFrom(stored, chair), holder: holderOf(stored, chair), name: chairName(stored, chair) ?? '', plain };
  });
  const left = sat.map((was): Trace => ({ ...was, plain: was.writer === 'visitor' ? defaultName('fr') : unnamed(was.writer, []) }));
  await storage.rings.eraseTraces(id, [...traces, ...left]);
  for (const { writer, plain } of traces) if (typeof writer === 'number') await eraseFromRooms(id, writer, plain);
  for (const { writer, plain, name } of left) if (typeof writer === 'number') await eraseFromRooms(id, writer, plain, name);
  live?.forgetRead();
  const names = new Set([...traces, ...left].map(({ name }) => name).filter((name) => name !== ''));
  for (const next of await tablesAfter(storage, stored, [...names])) {
    const refusal = await erasePerson(ports, next, ring);
    if (refusal !== null) return refusal;
  }
  return null;
};
