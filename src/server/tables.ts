import type { AnyGame } from '#kernel/game.ts';
import type { Dice } from '#kernel/chance.ts';
import type { ChallengeAt, CreatedTable, CreateTable, TableInfo } from '#protocol';
import {
  createFork,
  createTable,
  type ForkPlan,
  type GameFinder,
  type Held,
  inBackground,
  isPlayedByNewer,
  isRefusal,
  isTableId,
  type LiveTable,
  openTable,
  newToken,
  prepareClose,
  type Refusal,
  refusalOf,
  refuse,
  type Result,
  type Since,
  type TablePorts,
} from '#table';
import type { News } from './cluster.ts';
import { Hibernation, inPlay, mayRest, noteRest, PUT_AWAY_MS, saveSnapshots } from './hibernation.ts';
import type { Storage } from './open-storage.ts';

const LISTED = 50;
const LOBBY_LISTED_MS = 24 * 3_600_000;
/** So many tables are looked at before they are put away again. */
const OPENED_AT_ONCE = 50;

const DELETED_KEPT = 10_000;
/** For some minutes: then the database has other troubles. */
const OPEN_TRIES = 120;
const OPEN_AGAIN_MS = 2000;

export interface TablesPorts extends TablePorts {
  readonly journal: Storage;
}

/** All tables of the server: made, found, read back, put away. */
export class Tables {
  readonly #ports: TablesPorts;
  readonly #games: GameFinder;
  readonly #tables = new Map<string, Promise<Result<LiveTable>>>();
  /** Deleted of late, or just now: whoever comes is told so. */
  readonly #deleted = new Set<string>();
  /** Those out of memory that have something to do by themselves. */
  readonly #hibernating: Hibernation;
  #resuming: Promise<void> = Promise.resolve();
  #stopped = false;

  constructor(ports: TablesPorts, games: GameFinder) {
    this.#ports = ports;
    this.#games = games;
    this.#hibernating = new Hibernation(ports.time, (id) => inBackground(this.open(id), ports.log, 'a table could not be woken'));
  }

  /** The table in memory, read back if need be. */
  async open(id: string): Promise<Result<LiveTable>> {
    // A table opened now would wind a clock that nobody stops any more.
    if (this.#stopped) return refuse('stopping');
    if (this.#deleted.has(id)) return refuse('tableDeleted');
    if (!isTableId(id)) return refuse('noSuchTable');
    const opening = this.#tables.get(id) ?? this.#read(id);
    this.#tables.set(id, opening);
    void this.#noteUse(id, opening);
    return opening;
  }

  /** Who is in charge of it is settled before its bots and clocks begin. */
  async #read(id: string): Promise<Result<LiveTable>> {
    const { cluster } = this.#ports.journal;
    try {
      await cluster?.claim([id]);
    } catch (error) {
      return refusalOf(error);
    }
    const table = await openTable(id, this.#games, this.#ports, this.#hibernating.rest(id));
    if (isRefusal(table)) await cluster?.release([id]).catch(() => undefined);
    else {
      this.#hibernating.drop(id);
      cluster?.tell({ kind: 'opened', table: id });
    }
    return table;
  }

  /** Another server has written. Only tables in memory can be behind. */
  async hear(news: News): Promise<void> {
    if (news.kind === 'gap' || news.kind === 'left') {
      for (const table of await this.#all()) {
        if (news.kind === 'left') table.hub.showElsewhere(news.server, null);
        else await this.#lookAgain(table);
      }
      return;
    }
    if (!('table' in news)) return;
    // What it was to do, and when, may be different now.
    if (news.kind === 'table' && this.#hibernating.has(news.table)) await this.open(news.table);
    if (news.kind === 'deleted') this.#hibernating.drop(news.table);
    const table = await this.#tables.get(news.table)?.catch(() => null);
    if (table === undefined || table === null || isRefusal(table)) return;
    switch (news.kind) {
      case 'table':
        if (news.seq > table.state.seq || news.talk > table.state.talk) await table.clerk.catchUp();
        return;
      case 'words':
        await table.clerk.reload();
        return table.showAgain();
      case 'present':
        return table.hub.showElsewhere(news.server, news.present);
      case 'answered':
        table.door.answered(table.state, news.answered, table.hub.present);
        return;
      case 'opened':
        return table.hub.tellPresent();
      case 'deleted':
        this.#noteDeleted(table.id);
        return this.#letGo(table, refuse('tableDeleted'));
      default:
        return news satisfies never;
    }
  }

  /** Neither did this server hear of the others for a while, nor they of it: what was written is read, and everybody says again who is there. */
  async #lookAgain(table: LiveTable): Promise<void> {
    await table.clerk.catchUp();
    table.hub.tellPresent();
    this.#ports.journal.cluster?.tell({ kind: 'opened', table: table.id });
  }

  /** What others wrote to a table that is open here; null: it is deleted, or theirs to serve. */
  async since(id: string, seq: number, talk: number): Promise<Since | null> {
    const [since, table] = [await this.#ports.journal.since(id, seq, talk), await this.#tables.get(id)];
    if (since === null || table === undefined || isRefusal(table) || !isPlayedByNewer(since.record, table.state.game)) return since;
    await this.#letGo(table, refuse('stopping'));
    return null;
  }

  /** It is served here no longer: everybody is told why, and hung up on. */
  async #letGo(table: LiveTable, why: Refusal): Promise<void> {
    this.#tables.delete(table.id);
    table.end(why);
    await this.#ports.journal.cluster?.release([table.id]);
  }

  /** This server has come to be in charge of these tables, or is no longer. One that nobody looks at here is opened: its clocks must run. */
  async charged(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      const isOpen = this.#tables.has(id);
      if (this.#ports.inCharge?.(id) === false) this.#hibernating.drop(id);
      if (!isOpen && this.#ports.inCharge?.(id) !== true) continue;
      const table = await this.#openAtLast(id);
      if (isOpen && !isRefusal(table)) table.chargeChanged();
    }
  }

  /** What could not be read just now would be found by nobody else: its clock would stand still until somebody came. */
  async #openAtLast(id: string): Promise<Result<LiveTable>> {
    for (let tries = 1; ; tries++) {
      const table = await this.open(id);
      if (!isRefusal(table) || !table.code.startsWith('storage') || tries === OPEN_TRIES) return table;
      await new Promise((resolve) => setTimeout(resolve, OPEN_AGAIN_MS).unref());
    }
  }

  #noteDeleted(id: string): void {
    if (this.#deleted.size >= DELETED_KEPT) this.#deleted.clear();
    this.#deleted.add(id);
  }

  async #noteUse(id: string, opening: Promise<Result<LiveTable>>): Promise<void> {
    const table = await opening.catch(() => null);
    // What could not be opened may be tried again.
    if (table === null || isRefusal(table)) {
      this.#tables.delete(id);
      return;
    }
    table.lastUsed = this.#ports.time.now();
    table.visits++;
  }

  async list(): Promise<readonly TableInfo[]> {
    const ids = await this.#ports.journal.listPublic({ limit: LISTED, lobbiesSince: this.#ports.time.now() - LOBBY_LISTED_MS });
    const tables = await Promise.all(ids.map((id) => this.open(id)));
    return tables.flatMap((table) => (isRefusal(table) ? [] : [table.hub.info()]));
  }

  async game(id: string): Promise<Result<AnyGame>> {
    const game = await this.#games(id);
    return game ?? refuse('unknownGame');
  }

  async create(plan: CreateTable, held?: Held): Promise<Result<CreatedTable>> {
    const game = await this.game(plan.game);
    if (isRefusal(game)) return game;
    const created = await createTable(plan, game, this.#ports, held);
    if (isRefusal(created)) return created;
    return (await this.begin(created.table)) ?? created;
  }

  /** A try at a challenge: the deal that everybody has, in a chair that its person holds by this token. */
  async createTry(plan: CreateTable, dice: Dice, challenge: ChallengeAt, tokenHash: string): Promise<Result<CreatedTable>> {
    const game = await this.game(plan.game);
    if (isRefusal(game)) return game;
    const held: Held = { owner: this.#ports.secrets.hash(newToken(this.#ports.secrets)), people: [{ tokenHash, mark: 0 }], inRoom: null };
    const created = await createTable(plan, game, this.#ports, held, { dice, challenge });
    return isRefusal(created) ? created : ((await this.begin(created.table)) ?? created);
  }

  /** A table that begins where another game stood. */
  async fork(plan: ForkPlan): Promise<Result<CreatedTable>> {
    const game = await this.game(plan.recording.game);
    if (isRefusal(game)) return game;
    const created = await createFork(plan, game, this.#ports);
    return isRefusal(created) ? created : ((await this.begin(created.table)) ?? created);
  }

  /** A table that has just been made: its clocks run from now on, and whoever is awaited is told. Null, or why it cannot be opened. */
  async begin(id: string): Promise<Refusal | null> {
    const table = await this.open(id);
    if (isRefusal(table)) return table;
    if (table.state.record.status === 'playing') table.reminders.open(table.state);
    return null;
  }

  /** Winds the clocks of tables that were in play when the server stopped, one after the other, and puts each away again: meanwhile people play. */
  resumeClocks(): void {
    this.#resuming = this.#resumeClocks();
    inBackground(this.#resuming, this.#ports.log, 'clocks could not be wound');
  }

  async #resumeClocks(): Promise<void> {
    const { ours, hibernating } = await inPlay(this.#ports, (id) => this.#tables.has(id));
    if (!this.#stopped) this.#hibernating.add(hibernating);
    const opened: LiveTable[] = [];
    for (const id of ours) {
      if (this.#stopped) return;
      if (this.#hibernating.has(id)) continue;
      const isOpen = this.#tables.has(id);
      const table = await this.open(id);
      if (!isOpen && !isRefusal(table)) opened.push(table);
      if (opened.length >= OPENED_AT_ONCE) await this.#putBack(opened.splice(0));
    }
    await this.#putBack(opened);
  }

  /** Those that nobody but us has asked for. */
  #putBack(opened: readonly LiveTable[]): Promise<void> {
    return this.#putAway(opened.filter((table) => table.visits === 1 && mayRest(table)));
  }

  async #all(): Promise<readonly LiveTable[]> {
    const tables: LiveTable[] = [];
    for (const opening of this.#tables.values()) {
      const table = await opening.catch(() => null);
      if (table !== null && !isRefusal(table)) tables.push(table);
    }
    return tables;
  }

  /** Puts tables away that nobody uses. */
  async sweep(): Promise<void> {
    const since = this.#ports.time.now() - PUT_AWAY_MS;
    await this.#putAway((await this.#all()).filter((table) => mayRest(table) && table.lastUsed < since));
  }

  async #putAway(tables: readonly LiveTable[]): Promise<void> {
    const visits = new Map(tables.map((table) => [table, table.visits]));
    await saveSnapshots(this.#ports, tables);
    await noteRest(this.#ports, tables.filter(mayRest));
    // Somebody may have come in while this was written, or be on the way.
    const away = tables.filter((table) => mayRest(table) && table.visits === visits.get(table));
    this.#hibernating.add(away.flatMap(({ id, wakesAt, rest }) => (wakesAt === null ? [] : [{ id, at: wakesAt, rest }])));
    for (const table of away) {
      table.stop();
      this.#tables.delete(table.id);
    }
    // Whoever has something to do by itself stays in this server's charge.
    const free = away.filter(({ id }) => !this.#hibernating.has(id)).map(({ id }) => id);
    if (free.length > 0) await this.#ports.journal.cluster?.release(free);
  }

  get size(): number {
    return this.#tables.size;
  }

  /** Deletes tables for good. Whatever was asked of them before is answered first; then everybody there is told that they are no more. */
  async remove(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      const opening = this.#tables.get(id);
      this.#noteDeleted(id);
      this.#hibernating.drop(id);
      const table = (await opening?.catch(() => null)) ?? null;
      this.#tables.delete(id);
      if (table === null || isRefusal(table)) continue;
      await table.clerk.attempt('table', null, (state, stamp) => prepareClose(state, true, stamp));
      table.end(refuse('tableDeleted'));
    }
    try {
      await this.#ports.journal.host.drop(ids);
    } catch (error) {
      for (const id of ids) this.#deleted.delete(id);
      throw error;
    }
    const { cluster } = this.#ports.journal;
    for (const table of ids) cluster?.tell({ kind: 'deleted', table });
    await cluster?.release(ids);
  }

  /** Stops bots and clocks, waits for what is being written, keeps every match as it stands. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#hibernating.stop();
    await this.#resuming.catch(() => undefined);
    const tables = await this.#all();
    const hibernating = tables.filter(({ isAtWork }) => !isAtWork).map((table) => ({ table, id: table.id, seq: table.state.seq, wakesAt: table.wakesAt }));
    for (const table of tables) table.stop();
    await this.#ports.committer.idle();
    await saveSnapshots(this.#ports, tables);
    await noteRest(
      this.#ports,
      hibernating.filter(({ table, seq }) => table.state.seq === seq),
    );
  }
}
