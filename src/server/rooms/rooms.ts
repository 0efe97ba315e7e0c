import type { AnyGame, Seat } from '#kernel/game.ts';
import type { CreatedRoom, CreateRoom, RoomRequest } from '#protocol';
import {
  describeError,
  isRefusal,
  newCode,
  newTableId,
  newToken,
  prepareExtend,
  prepareHurry,
  preparePause,
  readCode,
  refusalOf,
  refuse,
  type Result,
  type TableLimits,
} from '#table';
import type { Expiry } from '../host/retention.ts';
import type { News } from '../cluster.ts';
import type { Visit } from '../route.ts';
import type { Tables } from '../tables.ts';
import { LiveRoom, type RoomPorts } from './live-room.ts';
import { answer, begun, type Changed, erased, isNameTaken, isToken, join, lead, mayBegin, nextPerson, part, personOf, withPerson } from './room-acts.ts';
import { atAllTables, beginGame, emptyChairs, movePerson, returnPerson, seatPerson, tablesNow, unseatPerson } from './room-games.ts';
import type { RoomRecord } from './room-rows.ts';

const PUT_AWAY_MS = 10 * 60_000;
/** A phone that is gone for less is only locked, or changes networks. */
const LOST_MS = 20_000;

export interface RoomsPorts extends RoomPorts {
  readonly tables: Tables;
  readonly limits: TableLimits;
  /** Words that whoever runs the house does not want to see. */
  readonly isBanned: (text: string) => boolean;
  readonly isTableCode: (code: string) => Promise<boolean>;
}

/** What is answered to whoever asked; no answer of ours has an `ok`. */
export type RoomAnswer = Result<{ readonly person?: number }>;

type Ask<T extends RoomRequest['t']> = Extract<RoomRequest, { readonly t: T }>;
type Animating = Exclude<RoomRequest, Ask<'join' | 'claim' | 'leave' | 'answer'>>;

/** All rooms of the server, and what is asked of them. */
export class Rooms {
  readonly #ports: RoomsPorts;
  readonly #rooms = new Map<string, Promise<Result<LiveRoom>>>();
  /** Rooms in which a game is being begun: one press begins one. */
  readonly #beginning = new Set<string>();

  constructor(ports: RoomsPorts) {
    this.#ports = ports;
  }

  async create({ people, lang, minutes, title, steps }: CreateRoom): Promise<Result<CreatedRoom>> {
    const { secrets, store, time, isTableCode } = this.#ports;
    const animator = newToken(secrets);
    const now = time.now();
    const made: Omit<RoomRecord, 'code'> = {
      id: newTableId(secrets),
      animatorHash: secrets.hash(animator),
      title,
      expected: people,
      minutes,
      lang,
      createdAt: now,
      steps,
      step: 0,
      stepAt: now,
      people: [],
      games: [],
      polls: [],
      announcement: null,
      wall: 'auto',
    };
    for (;;) {
      const code = newCode(secrets);
      if (!(await isTableCode(code)) && (await store.create({ ...made, code })) === 'stored') return { room: made.id, code, animator };
    }
  }

  async open(id: string): Promise<Result<LiveRoom>> {
    const opening = this.#rooms.get(id) ?? this.#read(id);
    this.#rooms.set(id, opening);
    const room = await opening;
    if (isRefusal(room)) this.#rooms.delete(id);
    return room;
  }

  async #read(id: string): Promise<Result<LiveRoom>> {
    try {
      const found = await this.#ports.store.find(id);
      return found === null ? refuse('noSuchRoom') : new LiveRoom(found.record, found.version, this.#ports);
    } catch (error) {
      this.#ports.log.error({ room: id, error: describeError(error) }, 'a room could not be read');
      return refusalOf(error);
    }
  }

  idOfCode(typed: string): Promise<string | null> {
    return this.#ports.store.findCode(readCode(typed));
  }

  /** Takes the name of this chair's holder (`named`: if they are called so) out of the rooms of its table; their phone opens nothing there any more. */
  async erase(table: string, seat: Seat, plain: string, named?: string): Promise<void> {
    for (const id of await this.#ports.store.withTable(table)) {
      const room = await this.open(id);
      if (!isRefusal(room)) await room.change((record) => erased(record, table, seat, plain, named));
    }
  }

  /** Another server has written to a room: whoever looks at it here is shown that. */
  async hear(news: News): Promise<void> {
    for (const [id, opening] of this.#rooms) {
      if (news.kind !== 'gap' && (news.kind !== 'room' || news.room !== id)) continue;
      const room = await opening;
      if (!isRefusal(room)) await room.readAgain();
    }
  }

  /** Old rooms go, with the tables that are left of them; how many. A room in which somebody sits stays until they go. */
  async forget(expiry: Expiry): Promise<number> {
    let gone = 0;
    for (const { id, tables } of await this.#ports.store.expired(expiry)) {
      const room = await this.#rooms.get(id);
      if (room !== undefined && !isRefusal(room) && !room.idle) continue;
      this.#rooms.delete(id);
      await this.#ports.tables.remove(tables);
      await this.#ports.store.remove(id);
      // Somebody who came meanwhile read it back: it must not outlive its row.
      this.#rooms.delete(id);
      gone += 1;
    }
    return gone;
  }

  /** Rooms that nobody looks at are read back when somebody comes. */
  async sweep(): Promise<void> {
    const since = this.#ports.time.now() - PUT_AWAY_MS;
    for (const [id, opening] of this.#rooms) {
      const room = await opening;
      if (isRefusal(room) || (room.idle && room.lastUsed < since)) this.#rooms.delete(id);
    }
  }

  /** Somebody who was let in before, with the same phone. */
  knows({ record }: LiveRoom, token: string | undefined): boolean {
    return token !== undefined && personOf(record, this.#ports.secrets.hash(token)) !== -1;
  }

  async ask(room: LiveRoom, token: string | undefined, request: RoomRequest, charge: Visit['charge']): Promise<RoomAnswer> {
    const { hash } = this.#ports.secrets;
    if (!isToken(token)) return refuse('weakToken');
    const tokenHash = hash(token);
    if (request.t === 'join') return this.#join(room, { name: request.name, other: request.other, tokenHash, paper: false });
    if (request.t === 'claim') return this.#claim(room, request.name, tokenHash);
    if (request.t !== 'leave' && request.t !== 'answer')
      return tokenHash === room.record.animatorHash ? this.#animate(room, token, request, charge) : refuse('notAnimator');
    const person = personOf(room.record, tokenHash);
    if (person === -1) return refuse('notInRoom');
    if (request.t === 'leave') return this.#part(room, person, false);
    return done(await room.change((record) => answer(record, person, request.question, request.value)));
  }

  /** Whose rules may have refused. */
  async gameOf(id: string, request: RoomRequest): Promise<Result<AnyGame> | null> {
    const room = await this.open(id);
    const step = request.t === 'begin' && !isRefusal(room) ? room.record.steps[request.step] : undefined;
    return step?.game === undefined ? null : this.#ports.tables.game(step.game.game);
  }

  async #animate(room: LiveRoom, token: string, request: Animating, charge: Visit['charge']): Promise<RoomAnswer> {
    const { tables, time, secrets } = this.#ports;
    switch (request.t) {
      case 'begin':
        return this.#begin(room, request, charge);
      case 'announce':
        return charge('announcements', 1, room.record.id) ?? done(await room.change((record) => lead(record, request, time.now())));
      case 'step':
      case 'ask':
      case 'close':
      case 'wall':
      case 'door':
        return done(await room.change((record) => lead(record, request, time.now())));
      case 'press':
        room.press(request.press);
        return {};
      case 'pause':
        await atAllTables(tables, room.record, (state, stamp) => preparePause(state, request.on, stamp));
        return {};
      case 'hurry':
      case 'extend': {
        const prepare = request.t === 'hurry' ? prepareHurry : prepareExtend;
        await atAllTables(tables, room.record, (state, stamp) => prepare(state, request.seconds, stamp));
        return {};
      }
      case 'paper':
        // Any device that holds the console can work the token out again.
        return this.#join(room, { name: request.name, tokenHash: secrets.hash(`${token}-${nextPerson(room.record)}`), paper: true });
      case 'remove':
        return this.#part(room, request.person, true);
      case 'clear':
        return this.#clear(room);
      case 'confirm':
        return this.#confirm(room, request);
      default:
        return request satisfies never;
    }
  }

  async #join(room: LiveRoom, joining: Parameters<typeof join>[1]): Promise<RoomAnswer> {
    if (this.#ports.isBanned(`${joining.name} ${joining.other ?? ''}`)) return refuse('bannedWord');
    const before = personOf(room.record, joining.tokenHash);
    if (before !== -1) await returnPerson(this.#ports.tables, room.record, before, joining.tokenHash);
    const joined = await room.change((record) => join(record, joining, this.#ports.limits.nameLength));
    if (isRefusal(joined)) return joined;
    if (joined.person !== undefined) room.arrived(joined.person);
    if (joined.person !== undefined && !this.#beginning.has(room.record.id)) await seatPerson(this.#ports.tables, room, joined.person);
    return { person: joined.person ?? 0 };
  }

  #claim(room: LiveRoom, name: string, tokenHash: string): RoomAnswer {
    const person = room.record.people.findIndex((known) => isNameTaken({ ...room.record, people: [known] }, name));
    if (person === -1) return refuse('noSuchPerson');
    return room.claim(person, room.record.people[person]?.name ?? name, tokenHash) ?? {};
  }

  async #confirm(room: LiveRoom, { claim: number, yes }: Ask<'confirm'>): Promise<RoomAnswer> {
    const claim = room.takeClaim(number);
    if (claim === null) return refuse('noSuchAsker');
    if (!yes) return {};
    // The table first: the phone goes there as soon as the room knows its person.
    await movePerson(this.#ports.tables, room.record, claim.person, claim.tokenHash);
    await returnPerson(this.#ports.tables, room.record, claim.person, claim.tokenHash);
    const changed = await room.change((record) => ({ record: withPerson(record, claim.person, { tokenHash: claim.tokenHash, paper: false, gone: false }) }));
    if (isRefusal(changed)) return changed;
    await seatPerson(this.#ports.tables, room, claim.person);
    return {};
  }

  async #part(room: LiveRoom, person: number, sent: boolean): Promise<RoomAnswer> {
    const who = room.record.people[person]?.tokenHash;
    if (who === undefined) return refuse('noSuchPerson');
    // Another may have the number by the time it is written.
    const changed = await room.change((record) => ({ record: record.people[person]?.tokenHash === who ? part(record, person, sent) : record }));
    if (isRefusal(changed)) return changed;
    await unseatPerson(this.#ports.tables, room.record, person, sent);
    return {};
  }

  /** Whoever sat in a game may come back to their chair, as after leaving; the others are forgotten. */
  async #clear(room: LiveRoom): Promise<RoomAnswer> {
    room.dropClaims();
    for (const person of room.lostFor(LOST_MS)) {
      const parted = await this.#part(room, person, false);
      if (isRefusal(parted) && parted.code !== 'noSuchPerson') return parted;
    }
    return {};
  }

  async #begin(room: LiveRoom, { step, games }: Ask<'begin'>, charge: Visit['charge']): Promise<RoomAnswer> {
    const { id } = room.record;
    if (this.#beginning.has(id) || games !== room.record.games.length) return refuse('stale');
    if (!mayBegin(room.record)) return refuse('tooManyGames');
    this.#beginning.add(id);
    try {
      return await this.#beginOnce(room, step, charge);
    } finally {
      this.#beginning.delete(id);
    }
  }

  /** A game that is not over when the next one begins stands still, and may be looked at in the debrief. */
  async #beginOnce(room: LiveRoom, step: number, charge: Visit['charge']): Promise<RoomAnswer> {
    const { tables, time } = this.#ports;
    const { record: before } = room;
    const game = await beginGame(tables, before, step, { now: time.now(), charge });
    if (isRefusal(game)) return game;
    for (const { table: id } of tablesNow(before)) {
      const table = await tables.open(id);
      if (!isRefusal(table)) await table.clerk.attempt('owner', null, (state, stamp) => preparePause(state, true, stamp));
    }
    const changed = await room.change((record) => {
      const now = lead(record, { t: 'step', step }, time.now());
      return isRefusal(now) ? now : { record: begun(now.record, before, game) };
    });
    if (isRefusal(changed)) return changed;
    await emptyChairs(tables, room.record, game);
    // Whoever came in meanwhile.
    for (const person of room.record.people.keys()) await seatPerson(tables, room, person);
    return {};
  }
}

const done = (changed: Changed): RoomAnswer => (isRefusal(changed) ? changed : {});
