import type { AnyGame, Seat } from '#kernel/game.ts';
import type { CreatedRoom, CreateRoom, RoomGame, RoomRequest } from '#protocol';
import {
  isRefusal,
  newCode,
  newFraction,
  newTableId,
  newToken,
  inBackground,
  prepareExtend,
  prepareHurry,
  prepareLeave,
  preparePause,
  preparePress,
  prepareTalking,
  prepareWall,
  readCode,
  refuse,
  type Result,
  type TableLimits,
} from '#table';
import type { Expiry } from '../host/retention.ts';
import type { News } from '../cluster.ts';
import type { Visit } from '../route.ts';
import type { Tables } from '../tables.ts';
import type { Charge } from '../ledger.ts';
import type { LiveRoom, RoomPorts } from './live-room.ts';
import { answeredByAll, dueAt, opened, openPoll, played, type Walk } from './moments.ts';
import { OpenRooms } from './open-rooms.ts';
import {
  answer,
  begin,
  begun,
  type Changed,
  claim,
  claimsIn,
  confirmed,
  erased,
  isToken,
  join,
  type Joining,
  lead,
  nextPerson,
  notBegun,
  part,
  personOf,
  renamed,
  settleClaim,
} from './room-acts.ts';
import {
  atAllTables,
  atChairOf,
  beginGame,
  emptyChairs,
  isPlayed,
  movePerson,
  renamePerson,
  returnPerson,
  seatPerson,
  tablesNow,
  unseatPerson,
} from './room-games.ts';
import type { ClaimRecord, RoomRecord } from './room-rows.ts';

/** A server that has not made the tables of a game by then is taken for dead. */
const BEGINNING_MS = 60_000;
/** A phone that is gone for less is only locked, or changes networks. */
const LOST_MS = 20_000;
const PINS = 90;
/** A wall that is reloaded is gone for less. */
const WALL_GONE_MS = 15_000;
/** Larger than any number of claims: one that was settled is not taken for another. */
const CLAIM_NUMBERS = 2 ** 31;

export interface RoomsPorts extends Omit<RoomPorts, 'moved'> {
  readonly tables: Tables;
  readonly limits: TableLimits;
  /** Words that whoever runs the house does not want to see. */
  readonly isBanned: (text: string) => boolean;
  readonly isTableCode: (code: string) => Promise<boolean>;
  /** The milliseconds that a second on a wall lasts. */
  readonly second: number;
  /** For what a room does by itself. */
  readonly charge: Charge;
}

/** What is answered to whoever asked; no answer of ours has an `ok`. */
export type RoomAnswer = Result<{ readonly person?: number }>;

type Ask<T extends RoomRequest['t']> = Extract<RoomRequest, { readonly t: T }>;
/** What concerns a room that is in memory here. */
type RoomNews = Extract<News, { readonly room: string } | { readonly kind: 'gap' | 'left' }>;
type Animating = Exclude<RoomRequest, Ask<'join' | 'claim' | 'leave' | 'answer'>>;

/** All rooms of the server, and what is asked of them. */
export class Rooms {
  readonly #ports: RoomsPorts;
  readonly #rooms: OpenRooms;
  /** This server's own name, to whoever reads what it has written. */
  readonly #server: string;
  /** Games whose tables this server is making. */
  readonly #making = new Set<string>();

  constructor(ports: RoomsPorts) {
    this.#ports = ports;
    this.#rooms = new OpenRooms({ ...ports, moved: (room) => this.#moved(room) });
    this.#server = ports.cluster?.server ?? newTableId(ports.secrets);
  }

  /** Whoever died over it, or could not write down that nothing came of it, keeps nobody from beginning anew. */
  #isBeginning({ beginning }: RoomRecord): boolean {
    if (!beginning) return false;
    const { cluster, time } = this.#ports;
    if (beginning.server === this.#server) return this.#making.has(beginning.id);
    if (beginning.server !== undefined && cluster?.lives(beginning.server) !== true) return false;
    return time.now() < beginning.at + BEGINNING_MS;
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

  open(id: string): Promise<Result<LiveRoom>> {
    return this.#rooms.open(id);
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

  /** Only rooms in memory are shown to somebody here. */
  async hear(news: News): Promise<void> {
    if (!('room' in news || news.kind === 'gap' || news.kind === 'left')) return;
    for await (const room of this.#rooms.inMemory('room' in news ? news.room : undefined)) await this.#hearIn(room, news);
  }

  async #hearIn(room: LiveRoom, news: RoomNews): Promise<void> {
    switch (news.kind) {
      case 'gap':
        room.tellPresent(true);
        this.#ports.cluster?.tell({ kind: 'roomOpened', room: room.record.id });
        return room.readAgain();
      case 'room':
        return room.readAgain();
      case 'roomOpened':
        return room.tellPresent(true);
      case 'inRoom':
        return room.showElsewhere(news.server, news.people);
      case 'left':
        return room.showElsewhere(news.server, null);
      default:
        return news satisfies never;
    }
  }

  /** Old rooms go, with the tables that are left of them; how many. A room in which somebody sits stays until they go. */
  async forget(expiry: Expiry): Promise<number> {
    let gone = 0;
    for (const { id, tables } of await this.#ports.store.expired(expiry)) {
      let isUsed = false;
      for await (const room of this.#rooms.inMemory(id)) isUsed = !room.idle;
      if (isUsed) continue;
      this.#rooms.forget(id);
      await this.#ports.tables.remove(tables);
      await this.#ports.store.remove(id);
      // Somebody who came meanwhile read it back: it must not outlive its row.
      this.#rooms.forget(id);
      gone += 1;
    }
    return gone;
  }

  sweep(): Promise<void> {
    return this.#rooms.sweep();
  }

  /** Nothing goes on by itself any more. */
  async stop(): Promise<void> {
    for await (const room of this.#rooms.inMemory()) room.stop();
  }

  get #walk(): Walk {
    return { now: this.#ports.time.now(), second: this.#ports.second };
  }

  /** Who looks at a room, or what is written of it, is another: its tables are told of walls, and its clock of what ends its moment. */
  #moved(room: LiveRoom): void {
    const { log, time, tables, second } = this.#ports;
    const due = dueAt(room.record);
    if (due === null) room.timer.clear();
    else if (due !== room.timer.at) room.timer.set(due, () => inBackground(this.#goOn(room, due), log, 'a room could not go on by itself'));
    const tell = (wanted: number): void => {
      if (room.second === wanted) return;
      room.second = wanted;
      const told = atAllTables(tables, room.record, (state, stamp) =>
        state.record.inRoom?.number === null ? prepareWall(state, wanted, stamp) : refuse('stale'),
      );
      inBackground(told, log, 'the tables of a room could not be told of its wall');
    };
    if (room.walled) {
      room.wallGone.clear();
      return tell(second);
    }
    if (room.second !== null && room.second > 0 && !room.wallGone.isSet) room.wallGone.set(time.now() + WALL_GONE_MS, () => tell(0));
    return undefined;
  }

  /** A moment is over: an open question is closed first, and its answers have their time; then comes what the programme says next. */
  async #goOn(room: LiveRoom, due: number): Promise<void> {
    const { charge } = this.#ports;
    const closes = openPoll(room.record) !== null;
    const next = room.record.steps[room.record.step + 1];
    const begins = !closes && next?.game !== undefined;
    // Said in the room first: of two servers whose clocks ring, one goes on.
    const settled = await room.change((record) => {
      if (dueAt(record) !== due) return refuse('stale');
      const rung: RoomRecord = { ...record, endsAt: null };
      if (closes) {
        const closed = lead(rung, { t: 'close' }, this.#walk);
        return isRefusal(closed) ? closed : { record: opened(closed.record, this.#walk) };
      }
      return next === undefined || begins ? { record: rung } : lead(rung, { t: 'step', step: record.step + 1 }, this.#walk);
    });
    if (isRefusal(settled) || !begins) return;
    const { step, games, id } = settled.record;
    await this.#begin(room, { t: 'begin', step: step + 1, games: games.length }, (name, amount) => charge(name, `room ${id}`, amount));
  }

  /** The game of one of its tables is over. */
  played(table: string): void {
    inBackground(this.#played(table), this.#ports.log, 'a room could not be told that its game is over');
  }

  async #played(table: string): Promise<void> {
    for (const id of await this.#ports.store.withTable(table)) {
      const room = await this.open(id);
      if (isRefusal(room) || !tablesNow(room.record).some((one) => one.table === table) || !(await isPlayed(this.#ports.tables, room.record))) continue;
      await room.change((record) => ({ record: tablesNow(record).some((one) => one.table === table) ? played(record, this.#walk) : record }));
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
    if (request.t === 'join') return this.#join(room, () => ({ name: request.name, other: request.other, tokenHash, paper: false }));
    if (request.t === 'claim') return this.#claim(room, request.name, tokenHash);
    if (request.t !== 'leave' && request.t !== 'answer')
      return tokenHash === room.record.animatorHash ? this.#animate(room, token, request, charge) : refuse('notAnimator');
    const person = personOf(room.record, tokenHash);
    if (person === -1) return refuse('notInRoom');
    if (request.t === 'leave') return this.#part(room, person, false);
    const changed = await room.change((record) => {
      const answered = answer(record, person, request.question, request.value);
      return isRefusal(answered) ? answered : { record: answeredByAll(answered.record, room.asked(LOST_MS), this.#walk) };
    });
    return done(changed);
  }

  /** Whose rules may have refused. */
  async gameOf(id: string, request: RoomRequest): Promise<Result<AnyGame> | null> {
    const room = await this.open(id);
    const step = request.t === 'begin' && !isRefusal(room) ? room.record.steps[request.step] : undefined;
    return step?.game === undefined ? null : this.#ports.tables.game(step.game.game);
  }

  async #animate(room: LiveRoom, token: string, request: Animating, charge: Visit['charge']): Promise<RoomAnswer> {
    const { tables, secrets } = this.#ports;
    switch (request.t) {
      case 'begin':
        return this.#begin(room, request, charge);
      case 'announce':
        return charge('announcements', 1, room.record.id) ?? done(await room.change((record) => lead(record, request, this.#walk)));
      case 'step':
      case 'ask':
      case 'close':
      case 'wall':
      case 'door':
      case 'names':
      case 'hold':
      case 'slide':
        return done(await room.change((record) => lead(record, request, this.#walk)));
      case 'talk': {
        const changed = await room.change((record) => lead(record, request, this.#walk));
        await atAllTables(tables, room.record, (state, stamp) => prepareTalking(state, request.on, stamp));
        return done(changed);
      }
      case 'press':
        await atAllTables(tables, room.record, (state, stamp) => preparePress(state, request.press, stamp));
        return {};
      case 'rename': {
        if (this.#ports.isBanned(request.name)) return refuse('bannedWord');
        const changed = await room.change((record) => renamed(record, request.person, request.name, this.#ports.limits.nameLength));
        if (!isRefusal(changed)) await renamePerson(tables, room.record, request.person);
        return done(changed);
      }
      case 'stand':
        await atChairOf(tables, room.record, request.person, (seat) => (state, stamp) => prepareLeave(state, seat, stamp));
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
        return this.#join(room, (record) => ({ name: request.name, tokenHash: secrets.hash(`${token}-${nextPerson(record)}`), paper: true }));
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

  /** `as`: who comes in; somebody on paper has a key by their number, which is known when it is written. */
  async #join(room: LiveRoom, as: (record: RoomRecord) => Joining): Promise<RoomAnswer> {
    const { isBanned, limits, tables } = this.#ports;
    const prepare = (record: RoomRecord): Changed => join(record, as(record), limits.nameLength);
    const { name, other = '', tokenHash } = as(room.record);
    if (isBanned(`${name} ${other}`)) return refuse('bannedWord');
    const judged = prepare(room.record);
    // Whoever is not let in takes no chair either.
    if (isRefusal(judged)) return judged;
    const before = personOf(room.record, tokenHash);
    if (before !== -1) await returnPerson(tables, room.record, before, tokenHash);
    const joined = await room.change(prepare);
    if (isRefusal(joined)) return joined;
    // Where a game is being begun, whoever begins it seats them.
    if (joined.person !== undefined && !this.#isBeginning(joined.record)) await seatPerson(tables, room, joined.person);
    return { person: joined.person ?? 0 };
  }

  async #claim(room: LiveRoom, name: string, tokenHash: string): Promise<RoomAnswer> {
    const { secrets, time } = this.#ports;
    const pin = String(10 + Math.floor(newFraction(secrets) * PINS));
    const claimed = { claim: Math.floor(newFraction(secrets) * CLAIM_NUMBERS), pin, tokenHash, at: time.now() };
    return done(await room.change((record) => claim(record, name, claimed)));
  }

  /** Settled before anything is done about it: of two who settle it at once, one does. */
  async #confirm(room: LiveRoom, { claim: number, yes }: Ask<'confirm'>): Promise<RoomAnswer> {
    const { tables, time } = this.#ports;
    let known: ClaimRecord | undefined;
    const settled = await room.change((record) => {
      known = claimsIn(record, time.now()).find((waiting) => waiting.claim === number);
      return settleClaim(record, number, time.now());
    });
    if (isRefusal(settled) || known === undefined || !yes) return done(settled);
    const claimed = known;
    const { person, tokenHash } = claimed;
    // The table first: the phone goes there as soon as the room knows its person.
    await movePerson(tables, room.record, person, tokenHash);
    await returnPerson(tables, room.record, person, tokenHash);
    const changed = await room.change((record) => confirmed(record, claimed));
    if (isRefusal(changed)) return changed;
    await seatPerson(tables, room, person);
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
    const dropped = await room.change((record) => ({ record: { ...record, claims: [] } }));
    if (isRefusal(dropped)) return dropped;
    for (const person of room.lostFor(LOST_MS)) {
      const parted = await this.#part(room, person, false);
      if (isRefusal(parted) && parted.code !== 'noSuchPerson') return parted;
    }
    return {};
  }

  /** Said in the room first, and then done: of two servers that are asked at once, one makes tables. */
  async #begin(room: LiveRoom, { step, games }: Ask<'begin'>, charge: Visit['charge']): Promise<RoomAnswer> {
    const { tables, time, secrets } = this.#ports;
    const id = newTableId(secrets);
    const second = room.walled ? this.#ports.second : 0;
    room.second = second;
    this.#making.add(id);
    try {
      const beginning = { id, at: time.now(), server: this.#server };
      const fenced = await room.change((record) => begin(record, games, beginning, this.#isBeginning(record)));
      if (isRefusal(fenced)) return fenced;
      const game = await beginGame(tables, fenced.record, step, { now: time.now(), second, charge });
      return isRefusal(game) ? game : done(await this.#beginOnce(room, { before: fenced.record, id, game }));
    } finally {
      this.#making.delete(id);
      await room.change((record) => notBegun(record, id));
    }
  }

  /** A game that is not over when the next one begins stands still, and may be looked at in the debrief. */
  async #beginOnce(room: LiveRoom, { before, id, game }: { readonly before: RoomRecord; readonly id: string; readonly game: RoomGame }): Promise<Changed> {
    const { tables } = this.#ports;
    for (const { table: old } of tablesNow(before)) {
      const table = await tables.open(old);
      if (!isRefusal(table)) await table.clerk.attempt('owner', null, (state, stamp) => preparePause(state, true, stamp));
    }
    const changed = await room.change((record) => {
      // It took this server too long, and another has begun.
      if (record.beginning?.id !== id) return refuse('stale');
      const now = lead(record, { t: 'step', step: game.step }, this.#walk);
      return isRefusal(now) ? now : { record: begun(now.record, before, game) };
    });
    if (isRefusal(changed)) {
      await tables.remove(game.tables.map(({ table }) => table));
      return changed;
    }
    await emptyChairs(tables, room.record, game);
    // Whoever came in meanwhile.
    for (const person of room.record.people.keys()) await seatPerson(tables, room, person);
    return changed;
  }
}

const done = (changed: Changed): RoomAnswer => (isRefusal(changed) ? changed : {});
