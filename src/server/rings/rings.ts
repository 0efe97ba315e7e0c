import type { Seat } from '#kernel/game.ts';
import type { Lang } from '#kernel/words.ts';
import type { CarryOffer, CarryWords, GrantedRing, Hold, Known, NewDevice, RingTable, RingView } from '#protocol';
import {
  chairsOfRing,
  isRefusal,
  isStorageCode,
  type LiveTable,
  newToken,
  ownedBy,
  prepareCarried,
  type Prepared,
  prepareFreshTokens,
  prepareHold,
  prepareRingMove,
  readKey,
  readName,
  type Refusal,
  refuse,
  type Result,
  type RingKey,
  type Secrets,
  type Stamp,
  type TableState,
  type Time,
} from '#table';
import type { Cleaning } from '../cleaning.ts';
import type { Storage } from '../open-storage.ts';
import type { Tables } from '../tables.ts';
import { Carrying, type DeviceRecord } from './carry.ts';
import { addressesOf, chairName, erasePerson, saidFrom, saidThen, tablesOf } from './person.ts';

/** A device says that it was there at most so often: not every look is worth a write. */
const SEEN_EVERY_MS = 10 * 60_000;
const DEVICES_MOST = 12;
const LABEL_LENGTH = 60;

export interface RingPorts {
  readonly storage: Storage;
  readonly tables: Tables;
  readonly secrets: Secrets;
  readonly time: Time;
  readonly cleaning: Cleaning;
  /** Hangs up on whoever came in by this device. */
  readonly endDevice: (device: string) => void;
  /** Takes the name of a chair's holder out of the workshops that its table belongs to; `named`: only if they are called so there. */
  readonly eraseFromRooms: (table: string, seat: Seat, plain: string, named?: string) => Promise<void>;
}

/** The key rings of the house: devices that hold the same chairs. */
export class Rings {
  readonly ports: RingPorts;
  readonly #carrying: Carrying;

  constructor(ports: RingPorts) {
    this.ports = ports;
    this.#carrying = new Carrying(ports);
  }

  /** The device of a token; null: no device has it, or no longer. */
  async device(token: string): Promise<DeviceRecord | null> {
    const { storage, secrets, time } = this.ports;
    const found = await storage.rings.findDevice(secrets.hash(token));
    // Nobody waits for it: a device that is being removed must be noticed before anything else is written.
    if (found !== null && found.seenAt < time.now() - SEEN_EVERY_MS) storage.rings.seeDevice(found.id, time.now()).catch(() => undefined);
    return found;
  }

  /** Whose key this is, and by which device. */
  async keyOf(token: string | undefined): Promise<(RingKey & { readonly device: string }) | null> {
    const key = token === undefined ? null : readKey(token);
    const device = key === null ? null : await this.device(key.device);
    return key === null || device === null ? null : { ring: device.ring, chair: key.chair, device: device.id };
  }

  /** A device that holds links makes a ring of them. */
  async make(asked: NewDevice, holds: readonly Hold[]): Promise<Result<GrantedRing>> {
    const ring = newToken(this.ports.secrets);
    const refusal = await this.#hold(ring, holds);
    return refusal ?? this.grant(ring, asked);
  }

  /** What one more device of a ring will be called; or why there may be none. */
  async #newLabel(ring: string, { label }: NewDevice): Promise<Result<string>> {
    const name = readName(label, LABEL_LENGTH);
    if (isRefusal(name)) return name;
    return (await this.ports.storage.rings.listDevices(ring)).length >= DEVICES_MOST ? refuse('tooManyDevices') : name;
  }

  /** One more device for a ring. */
  async grant(ring: string, asked: NewDevice): Promise<Result<GrantedRing>> {
    const { storage, secrets, time } = this.ports;
    const label = await this.#newLabel(ring, asked);
    if (isRefusal(label)) return label;
    const token = newToken(secrets);
    const now = time.now();
    const id = newToken(secrets);
    await storage.rings.addDevice({ id, ring, tokenHash: secrets.hash(token), label, kind: asked.kind, createdAt: now, seenAt: now });
    return { token, ...(await this.#view(ring, id)) };
  }

  /** The device of this id, which says nothing by itself: whoever names it must prove more. */
  deviceCalled(id: string): Promise<DeviceRecord | null> {
    return this.ports.storage.rings.deviceCalled(id);
  }

  /** The seats of a ring at tables that are played. */
  async seatsOf(ring: string): Promise<readonly { readonly table: string; readonly seat: Seat }[]> {
    const { storage } = this.ports;
    const seats: { readonly table: string; readonly seat: Seat }[] = [];
    for (const table of await storage.rings.tablesOfRing(ring)) {
      const stored = await storage.find(table);
      if (stored?.record.status !== 'playing') continue;
      for (const seat of chairsOfRing(stored, ring)) if (typeof seat === 'number') seats.push({ table, seat });
    }
    return seats;
  }

  view({ ring, id }: DeviceRecord): Promise<RingView> {
    return this.#view(ring, id);
  }

  async hold(device: DeviceRecord, holds: readonly Hold[]): Promise<RingView> {
    await this.#hold(device.ring, holds);
    return this.view(device);
  }

  /** Null, or why none of these links could be put on the ring. What opens nothing, or is on another ring, is passed over: its link stays good. */
  async #hold(ring: string, holds: readonly Hold[]): Promise<Refusal | null> {
    let refusal = refuse('nothingToHold');
    let isHeld = false;
    const all = [...holds];
    for (const { table: id, token } of all) {
      const tokenHash = this.ports.secrets.hash(token);
      const table = await this.ports.tables.open(id);
      if (isRefusal(table)) continue;
      // The same link opens a chair at the next game, and at a fork by consent: they are the same person's, whether that person has been there or not.
      const { rematch, forking } = table.state.record;
      for (const next of [rematch?.next, forking?.made]) if (next && !all.some((known) => known.table === next.table)) all.push({ table: next.table, token });
      if (ownedBy(table.state, tokenHash)?.ring === ring) {
        isHeld = true;
        continue;
      }
      const settled = await this.#change(table, (state, stamp) => prepareHold(state, tokenHash, ring, stamp));
      if (!isRefusal(settled)) isHeld = true;
      else if (settled.code === 'badToken' && (await this.ports.storage.rings.adoptSat(tokenHash, ring))) isHeld = true;
      else if (settled.code !== 'badToken') refusal = settled;
    }
    return isHeld ? null : refusal;
  }

  #change(table: LiveTable, prepare: (state: TableState, stamp: Stamp) => Prepared) {
    return table.clerk.attempt('table', null, prepare);
  }

  /** Every table with a chair of the ring that can be opened. */
  async #tables(ring: string): Promise<readonly LiveTable[]> {
    const ids = await this.ports.storage.rings.tablesOfRing(ring);
    const opened: LiveTable[] = [];
    for (const id of ids) {
      const table = await this.ports.tables.open(id);
      if (!isRefusal(table)) opened.push(table);
    }
    return opened;
  }

  async #view(ring: string, here: string): Promise<RingView> {
    const { storage } = this.ports;
    const devices = await storage.rings.listDevices(ring);
    const tables: RingTable[] = [];
    const mutes = await storage.rings.mutedOf(ring);
    for (const id of await storage.rings.tablesOfRing(ring)) {
      const stored = await storage.find(id);
      if (stored === null) continue;
      const muted = mutes.get(id);
      const { code, game } = stored.record;
      tables.push({ table: id, code, game, chairs: chairsOfRing(stored, ring), ...(muted === undefined ? {} : { muted }) });
    }
    return {
      devices: devices.map(({ id, label, kind, createdAt, seenAt }) => ({ id, label, kind, createdAt, seenAt, here: id === here })),
      passkeys: (await storage.rings.listPasskeys(ring)).length,
      tables,
    };
  }

  /** Whom this person does not read at one of their tables: on all their devices. */
  async mute(device: DeviceRecord, table: string, seats: readonly Seat[]): Promise<Result<RingView>> {
    const { rings } = this.ports.storage;
    if (!(await rings.tablesOfRing(device.ring)).includes(table)) return refuse('noSuchTable');
    await rings.setMuted(table, device.ring, [...new Set(seats)]);
    return this.view(device);
  }

  show({ ring }: DeviceRecord, lang: Lang): Promise<CarryWords> {
    return this.#carrying.show(ring, lang);
  }

  async hide({ ring }: DeviceRecord): Promise<void> {
    await this.#carrying.hide(ring);
  }

  /** Whose ring these words open. */
  async look(words: string): Promise<Result<CarryOffer>> {
    const found = await this.#carrying.find(words);
    if (isRefusal(found)) return found;
    const { names, seats, devices } = await this.knownOf(found.ring);
    return { names, seats, devices };
  }

  /** These words, once: the device is on that ring from now on, with whatever it held alone before. */
  async take(words: string, asked: NewDevice, before: DeviceRecord | null): Promise<Result<GrantedRing>> {
    const found = await this.#carrying.find(words);
    if (isRefusal(found)) return found;
    return this.enter(found.ring, asked, before, 'words');
  }

  /** A device comes to a ring. Words that were shown meanwhile are used up by whoever comes first. */
  async enter(ring: string, asked: NewDevice, before: DeviceRecord | null, by: 'words' | 'passkey'): Promise<Result<GrantedRing>> {
    const { storage } = this.ports;
    if (before?.ring === ring) return refuse('sameRing');
    if (before !== null && (await storage.rings.listDevices(before.ring)).length + (await storage.rings.listPasskeys(before.ring)).length > 1)
      return refuse('ringShared');
    const label = await this.#newLabel(ring, asked);
    if (isRefusal(label)) return label;
    if (!(await this.#carrying.hide(ring)) && by === 'words') return refuse('wrongWords');
    const granted = await this.grant(ring, asked);
    if (isRefusal(granted)) return granted;
    for (const table of await this.#tables(ring)) await this.#change(table, (state, stamp) => prepareCarried(state, ring, stamp));
    if (before === null) return granted;
    for (const table of await this.#tables(before.ring)) await this.#change(table, (state, stamp) => prepareRingMove(state, before.ring, ring, stamp));
    await storage.rings.passSat(before.ring, ring);
    await storage.rings.dropDevice(before.id);
    const here = granted.devices.find((device) => device.here);
    await storage.notices.passDevice(before.id, here?.id ?? before.id);
    return { token: granted.token, ...(await this.#view(ring, here?.id ?? '')) };
  }

  /** Two of a kind are told apart by what their owner calls them. */
  async name(device: DeviceRecord, id: string, label: string): Promise<Result<RingView>> {
    const { rings } = this.ports.storage;
    const name = readName(label, LABEL_LENGTH);
    if (isRefusal(name)) return name;
    if (!(await rings.listDevices(device.ring)).some((known) => known.id === id)) return refuse('noSuchDevice');
    await rings.nameDevice(id, name);
    return this.view(device);
  }

  /** Ends a device at once, with every link that it may have kept, and every passkey: those that it made or came by, those of which that is not known, or (`all`) the ring's. */
  async revoke(device: DeviceRecord, id: string, all: boolean): Promise<Result<RingView>> {
    const { storage, secrets, endDevice } = this.ports;
    if (id === device.id) return refuse('ownDevice');
    const devices = await storage.rings.listDevices(device.ring);
    if (!devices.some((known) => known.id === id)) return refuse('noSuchDevice');
    const fresh = (): string => secrets.hash(newToken(secrets));
    // Shut out first and forgotten last: where a server dies over it, or the storage is away, the same again does what is left.
    await storage.rings.shutDevice(id, fresh());
    endDevice(id);
    const passkeys = await storage.rings.listPasskeys(device.ring);
    const held = passkeys.filter((passkey) => all || passkey.devices.length === 0 || passkey.devices.includes(id));
    await storage.rings.dropPasskeys(
      device.ring,
      held.map((passkey) => passkey.id),
    );
    await storage.notices.endDevice(id);
    await this.#carrying.hide(device.ring);
    for (const tableId of await storage.rings.tablesOfRing(device.ring)) {
      const table = await this.ports.tables.open(tableId);
      if (isRefusal(table) && (isStorageCode(table.code) || table.code === 'stopping')) return table;
      if (isRefusal(table)) continue;
      const { seats } = table.state;
      const settled = await this.#change(table, (state, stamp) => prepareFreshTokens(state, device.ring, fresh, stamp));
      if (isRefusal(settled) && settled.code !== 'tableDamaged') return settled;
      for (const [seat, { tokenHash }] of table.state.seats.entries()) {
        const before = seats[seat]?.tokenHash ?? null;
        if (before !== null && tokenHash !== null && before !== tokenHash) await storage.notices.rehold(table.id, before, tokenHash);
      }
    }
    await storage.rings.dropDevice(id);
    return this.view(device);
  }

  /** A device that was lost may have held a passkey too: all of them are worthless. */
  async dropPasskeys(device: DeviceRecord): Promise<RingView> {
    await this.ports.storage.rings.dropPasskeys(device.ring);
    return this.view(device);
  }

  /** What the house knows of whoever holds a ring. */
  async knownOf(ring: string): Promise<Known> {
    const { storage } = this.ports;
    const names = new Set<string>();
    let seats = 0;
    let words = 0;
    const addresses = new Set<string>();
    for (const { id, sat } of await tablesOf(storage, ring)) {
      const stored = await storage.find(id);
      if (stored === null) continue;
      const chairs = chairsOfRing(stored, ring);
      for (const channel of (await addressesOf(storage, stored, chairs, sat)).keys()) addresses.add(channel);
      for (const left of sat) {
        names.add(left.name);
        words += (await saidThen(storage, left)).filter(({ text }) => text !== '').length;
      }
      for (const chair of chairs) {
        if (typeof chair === 'number') seats++;
        const name = chairName(stored, chair);
        if (name !== null) names.add(name);
        const said = await storage.rings.saidBy(id, chair, saidFrom(stored, chair));
        words += said.filter(({ text }) => text !== '').length;
      }
    }
    const devices = (await storage.rings.listDevices(ring)).map(({ id }) => id);
    for (const { id } of await storage.notices.dailyChannels(devices)) addresses.add(id);
    return {
      names: [...names],
      seats,
      words,
      addresses: addresses.size,
      devices: devices.length,
      passkeys: (await storage.rings.listPasskeys(ring)).length,
    };
  }

  /** Forgets a person: their name, their words, their devices. Nobody can read them any more; the bytes of the file follow. */
  async erase(device: DeviceRecord): Promise<Refusal | null> {
    const { storage, endDevice, cleaning } = this.ports;
    const { ring } = device;
    const devices = await storage.rings.listDevices(ring);
    await this.#carrying.hide(ring);
    await cleaning.note();
    for (const held of await tablesOf(storage, ring)) {
      const refusal = await erasePerson(this.ports, held, ring);
      if (refusal !== null) return refusal;
    }
    for (const { id } of await storage.notices.dailyChannels(devices.map((held) => held.id))) await storage.notices.dropChannel(id);
    await storage.rings.dropRing(ring);
    for (const { id } of devices) endDevice(id);
    await cleaning.soon();
    return null;
  }
}
