import { type AnyGame, resolveOptions } from '#kernel';
import type { CreatedTable, CreateTable, TableInfo } from '#protocol';
import { botSeat, openSeat } from './chairs.ts';
import type { GameFinder } from './games.ts';
import { prepareStart } from './journal.ts';
import { DamagedTable, loadState } from './load.ts';
import { describeError } from './logs.ts';
import { nameTaken, readName } from './names.ts';
import { type Refusal, refusalOf, refuse, refuseByRule } from './refusal.ts';
import { Room, type RoomSurroundings } from './room.ts';
import type { TableState } from './state.ts';
import { type Opening, type SeatRecord, StorageError, type TableRecord } from './storage.ts';
import { hashToken, newCode, newSeed, newTableId, newToken, readCode } from './tokens.ts';

/** A table that nobody has used for so long leaves the memory; it is read back when somebody comes. */
const PUT_AWAY_MS = 5 * 60_000;
const LISTED = 50;
const LOBBY_LISTED_MS = 24 * 3_600_000;
/** A table played at within this time may have a window of days open, whose clock must go on after a restart. */
const LATELY_MS = 60 * 24 * 3_600_000;

interface Seated {
  readonly records: readonly SeatRecord[];
  readonly tokens: CreatedTable['seats'];
}

interface Opened {
  readonly record: TableRecord;
  readonly opening?: Opening;
}

/** The start of a match at a table that is not stored yet: both are written together, or neither. */
const open = (game: AnyGame, record: TableRecord, seats: readonly SeatRecord[]): Opened | Refusal => {
  const lobby: TableState = { game, record, seats, seq: 0, talk: 0, lines: 0, match: null, mark: { seq: 0, shown: 0, previous: null } };
  const prepared = prepareStart(lobby, newSeed(), { writer: 'owner', client: null, at: record.createdAt });
  if (!prepared.ok) return prepared;
  const { change, state } = prepared;
  if (change.kind !== 'entry' || change.snapshot === undefined) throw new Error('a match starts with an entry and a snapshot');
  return { record: state.record, opening: { entry: change.entry, snapshot: change.snapshot } };
};

/** All tables of the server: made, found, read back, put away. */
export class Tables {
  readonly #around: RoomSurroundings;
  readonly #games: GameFinder;
  readonly #rooms = new Map<string, Promise<Room | Refusal>>();
  #stopped = false;

  constructor(around: RoomSurroundings, games: GameFinder) {
    this.#around = around;
    this.#games = games;
  }

  /** The table in memory, read back if need be. */
  async open(id: string): Promise<Room | Refusal> {
    // A table opened now would wind a clock that nobody stops any more.
    if (this.#stopped) return refuse('stopping');
    const opening = this.#rooms.get(id) ?? this.#read(id);
    this.#rooms.set(id, opening);
    void this.#noteUse(id, opening);
    return opening;
  }

  async #noteUse(id: string, opening: Promise<Room | Refusal>): Promise<void> {
    const room = await opening.catch(() => null);
    // What could not be opened may be tried again.
    if (room === null || 'ok' in room) this.#rooms.delete(id);
    else room.lastUsed = Date.now();
  }

  async #read(id: string): Promise<Room | Refusal> {
    const { storage, log } = this.#around;
    try {
      const stored = await storage.find(id);
      if (stored === null) return refuse('noSuchTable');
      const game = await this.#games(stored.record.game);
      if (game === null) return refuse('gameMissing');
      const room = new Room(await loadState(storage, game, stored), stored.last, this.#around);
      if (stored.record.status === 'playing' && stored.record.rulesVersion !== game.module.rulesVersion) await room.changeRules();
      return room;
    } catch (error) {
      // One table that cannot be read keeps nobody from the others.
      const why = error instanceof DamagedTable ? error.message : describeError(error);
      log.error({ table: id, why }, 'a table could not be reopened');
      return error instanceof StorageError ? refusalOf(error) : refuse('tableDamaged');
    }
  }

  async byCode(typed: string): Promise<Room | Refusal> {
    const id = await this.#around.storage.findCode(readCode(typed));
    return id === null ? refuse('wrongCode') : this.open(id);
  }

  async list(): Promise<readonly TableInfo[]> {
    const ids = await this.#around.storage.listPublic({ limit: LISTED, lobbiesSince: Date.now() - LOBBY_LISTED_MS });
    const rooms = await Promise.all(ids.map((id) => this.open(id)));
    return rooms.flatMap((room) => ('ok' in room ? [] : [room.hub.info()]));
  }

  async game(id: string): Promise<AnyGame | Refusal> {
    const game = await this.#games(id);
    return game ?? refuse('unknownGame');
  }

  #seat(plan: CreateTable, game: AnyGame): Seated | Refusal {
    const { nameLength } = this.#around.limits;
    const records: SeatRecord[] = [];
    const tokens: CreatedTable['seats'][number][] = [];
    for (const [seat, kind] of plan.seats.entries()) {
      if (kind.kind !== 'here') {
        records.push(openSeat(seat));
        continue;
      }
      const read = readName(kind.name, nameLength);
      if (!read.ok) return read;
      const doubled = nameTaken(records, seat, read.name);
      if (doubled !== null) return doubled;
      const token = newToken();
      tokens.push({ seat, token });
      records.push({ ...openSeat(seat), name: read.name, holder: 'person', tokenHash: hashToken(token), owner: true });
    }
    // Bots last: they give way to the names of people.
    for (const [seat, kind] of plan.seats.entries()) {
      if (kind.kind !== 'bot') continue;
      if (game.bots[kind.level] === undefined) return refuse('noSuchBot');
      records[seat] = botSeat(seat, kind.level, records);
    }
    return { records, tokens };
  }

  /** Where the rules say whether they wait for a referee: he has what to do, and is no player (EC-4.19.1). */
  #refereeFault({ referee, seats }: CreateTable, wanted: boolean | undefined): Refusal | null {
    if (wanted === undefined) return null;
    if (!wanted) return referee === 'auto' ? null : refuse('refereeIdle');
    if (referee === 'auto') return refuse('needsReferee');
    return referee === 'me' && seats.some(({ kind }) => kind === 'here') ? refuse('refereeNoPlayer') : null;
  }

  /** Makes a table; with `start`, also opens the match. */
  async create(plan: CreateTable): Promise<CreatedTable | Refusal> {
    const game = await this.game(plan.game);
    if ('ok' in game) return game;
    const { min, max } = game.module.seats;
    const count = plan.seats.length;
    if (count < min || count > max) return refuseByRule({ key: 'table.badSeatCount', args: { min, max }, clauses: [] });
    const resolved = resolveOptions(game.module.options, plan.options);
    if (!resolved.ok) return refuseByRule(resolved.refusal);
    const conflict = game.module.checkOptions(resolved.options, count);
    if (conflict !== null) return refuseByRule(conflict);
    const chair = this.#refereeFault(plan, game.module.needsReferee?.(resolved.options));
    if (chair !== null) return chair;
    if (plan.start && plan.seats.some((seat) => seat.kind === 'open')) return refuse('seatsOpen');
    const seated = this.#seat(plan, game);
    if ('ok' in seated) return seated;
    const owner = newToken();
    const referee = plan.referee === 'auto' ? null : newToken();
    const lobby: TableRecord = {
      id: newTableId(),
      code: newCode(),
      game: game.module.id,
      rulesVersion: game.module.rulesVersion,
      options: resolved.options,
      status: 'lobby',
      paused: false,
      watching: plan.watching,
      joining: plan.joining ?? 'people',
      secondsPerDecision: plan.secondsPerDecision,
      graceHours: plan.graceHours ?? 0,
      referee: referee === null ? 'auto' : 'person',
      refereePlays: plan.referee === 'me' && seated.tokens.length > 0,
      ownerHash: hashToken(owner),
      refereeHash: referee === null ? null : hashToken(referee),
      seed: null,
      createdAt: Date.now(),
    };
    const opened = plan.start ? open(game, lobby, seated.records) : { record: lobby };
    if ('ok' in opened) return opened;
    const code = await this.#store(opened, seated.records);
    if (typeof code !== 'string') return code;
    const room = await this.open(lobby.id);
    if ('ok' in room) return room;
    if (plan.start) room.reminders.open(room.table.stored);
    return { table: lobby.id, code, owner, seats: seated.tokens, referee };
  }

  /** Stores a table under the first code that is free. */
  async #store({ record, opening }: Opened, seats: readonly SeatRecord[]): Promise<string | Refusal> {
    try {
      for (let { code } = record; ; code = newCode()) {
        if ((await this.#around.storage.create({ ...record, code }, seats, opening)) === 'stored') return code;
      }
    } catch (error) {
      this.#around.log.error({ error: describeError(error) }, 'a table could not be stored');
      return refusalOf(error);
    }
  }

  /** Winds the clocks of tables that were in play when the server stopped. */
  async resumeClocks(): Promise<void> {
    for (const id of await this.#around.storage.listTimed(Date.now() - LATELY_MS)) await this.open(id);
  }

  async #all(): Promise<readonly Room[]> {
    const rooms: Room[] = [];
    for (const opening of this.#rooms.values()) {
      const room = await opening.catch(() => null);
      if (room !== null && !('ok' in room)) rooms.push(room);
    }
    return rooms;
  }

  async #saveSnapshots(rooms: readonly Room[]): Promise<void> {
    const snapshots = rooms.flatMap((room) => {
      const snapshot = room.unsavedSnapshot;
      return snapshot === null ? [] : [{ table: room.table.id, snapshot }];
    });
    if (snapshots.length === 0) return;
    try {
      await this.#around.storage.saveSnapshots(snapshots);
    } catch (error) {
      // A snapshot only saves time: the journal holds everything.
      this.#around.log.error({ error: describeError(error) }, 'snapshots could not be stored');
    }
  }

  /** Puts tables away that nobody uses. */
  async sweep(): Promise<void> {
    const since = Date.now() - PUT_AWAY_MS;
    const rooms = (await this.#all()).filter((room) => room.idle && room.lastUsed < since);
    await this.#saveSnapshots(rooms);
    // Somebody may have come in while the snapshots were written.
    for (const room of rooms.filter(({ idle }) => idle)) {
      room.stop();
      this.#rooms.delete(room.table.id);
    }
  }

  /** Stops bots and clocks, waits for what is being written, keeps every match as it stands. */
  async stop(): Promise<void> {
    this.#stopped = true;
    const rooms = await this.#all();
    for (const room of rooms) room.stop();
    await this.#around.committer.idle();
    await this.#saveSnapshots(rooms);
  }
}
