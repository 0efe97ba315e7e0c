import {
  describeError,
  hasWord,
  isRefusal,
  type LiveTable,
  type Manners,
  prepareClose,
  prepareMute,
  prepareUnname,
  prepareWordsGone,
  type Refusal,
  refuse,
  type Result,
  type TableReport,
} from '#table';
import { StorageError } from '#table/journal.ts';
import type { HostStore, Keeper, StoredFigures } from './retention.ts';
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Backup, HostFigures, HostReport, HostTableQuery, HostTables, ReportAct, HostRoom as View } from '#protocol';
import type { Cleaning } from '../cleaning.ts';
import type { Logger } from '../logs.ts';
import type { HealthCheck } from '../health.ts';
import type { Storage } from '../open-storage.ts';
import type { Tables } from '../tables.ts';
import { backUp } from './backup.ts';
import type { Gauges } from './gauges.ts';

const NAME = 'bannedWords';

const readWords = (stored: string | null): readonly string[] => {
  const value: unknown = stored === null ? [] : JSON.parse(stored);
  return Array.isArray(value) ? value.filter((word) => typeof word === 'string') : [];
};

/** The words that are not wanted here, and what people report. */
export class HouseManners implements Manners {
  readonly #store: HostStore;
  #words: readonly string[];
  #has: (text: string) => boolean;

  private constructor(store: HostStore, words: readonly string[]) {
    this.#store = store;
    this.#words = words;
    this.#has = hasWord(words);
  }

  static async open(store: HostStore): Promise<HouseManners> {
    return new HouseManners(store, readWords(await store.setting(NAME)));
  }

  get words(): readonly string[] {
    return this.#words;
  }

  async setWords(words: readonly string[]): Promise<void> {
    await this.#store.set(NAME, JSON.stringify(words));
    this.#use(words);
  }

  async readAgain(): Promise<void> {
    this.#use(readWords(await this.#store.setting(NAME)));
  }

  #use(words: readonly string[]): void {
    this.#words = words;
    this.#has = hasWord(words);
  }

  readonly isBanned = (text: string): boolean => this.#has(text);

  readonly report = (report: TableReport): Promise<void> => this.#store.report(report, Date.now());
}

const PAGE = 25;
const REPORTS = 50;
const MUTED = 100;
/** Measured in small portions, so that moves come in between. */
const MEASURED = 50;
const BACKUPS = 'backups';

type StoredReport = HostReport & { readonly talk: number | null };

interface RoomPorts {
  readonly storage: Storage;
  readonly tables: Tables;
  readonly cleaning: Cleaning;
  readonly manners: HouseManners;
  readonly keeper: Keeper;
  readonly gauges: Gauges;
  readonly health: HealthCheck;
  readonly stored: () => Promise<StoredFigures>;
  readonly thinking: () => number;
  readonly version: string;
  /** The file of the storage; null: it is no file. */
  readonly file: string | null;
  readonly log: Logger;
}

/** What whoever runs the server sees and does. There is no way from here to a hand, an order or a letter. */
export class HostRoom {
  readonly ports: RoomPorts;
  #measuring: Promise<void> | null = null;
  #last: Backup | null = null;
  #backingUp: Promise<Result<Backup>> | null = null;

  constructor(ports: RoomPorts) {
    this.ports = ports;
  }

  async view(failing: (code: NonNullable<Awaited<ReturnType<HealthCheck['check']>>['reason']>) => string): Promise<View> {
    const { storage, manners, keeper, file } = this.ports;
    const reports = await storage.host.reports(REPORTS);
    return {
      figures: await this.#figures(failing),
      reports: reports.map(({ talk: _talk, ...report }) => report),
      muted: await storage.host.muted(MUTED),
      retention: await keeper.retention(),
      words: manners.words,
      lab: storage.experiments === null ? null : { experiments: await storage.experiments.latest(), workers: await storage.experiments.workers() },
      backups: file === null ? null : { folder: join(dirname(file), BACKUPS), last: this.#last },
    };
  }

  async #figures(failing: Parameters<HostRoom['view']>[0]): Promise<HostFigures> {
    const { tables, gauges, health, version, thinking } = this.ports;
    const { reason } = await health.check();
    const stored = await this.ports.stored();
    return {
      version,
      since: gauges.since,
      failing: reason === null ? null : failing(reason),
      tables: stored.tables,
      awake: tables.size,
      p50: gauges.p50,
      diskFree: gauges.diskFree,
      thinking: thinking(),
      outbox: stored.outbox,
      samples: await gauges.samples(),
    };
  }

  async tables(query: HostTableQuery): Promise<HostTables> {
    const { host } = this.ports.storage;
    if (query.sort === 'bytes' && query.offset === 0) await this.#measure();
    return { ...(await host.tables(query, PAGE)), pageSize: PAGE };
  }

  /** Once for all who ask meanwhile. */
  #measure(): Promise<void> {
    const measure = async (): Promise<void> => {
      let place: number | null = 0;
      while (place !== null) place = await this.ports.storage.host.measure(place, MEASURED);
    };
    this.#measuring ??= measure().finally(() => {
      this.#measuring = null;
    });
    return this.#measuring;
  }

  /** Nobody plays or speaks there until it is opened again. Null, or why one of them could not be. */
  async close(ids: readonly string[], closed: boolean): Promise<Refusal | null> {
    for (const id of ids) {
      const refusal = await this.#change(id, (table) => table.clerk.attempt('table', null, (state, stamp) => prepareClose(state, closed, stamp)));
      if (refusal !== null) return refusal;
    }
    this.ports.log.info({ tables: ids.length, closed }, 'tables closed or opened by the host');
    return null;
  }

  async #change(id: string, work: (table: LiveTable) => Promise<Result<object>>): Promise<Refusal | null> {
    const table = await this.ports.tables.open(id);
    if (isRefusal(table)) return table;
    const settled = await work(table);
    return isRefusal(settled) ? settled : null;
  }

  /** Afterwards nothing of them is left, in memory or in the bytes of the file. */
  async remove(ids: readonly string[]): Promise<void> {
    await this.ports.tables.remove(ids);
    await this.ports.cleaning.run();
    this.ports.log.info({ tables: ids.length }, 'tables deleted by the host');
  }

  async settle(id: number, act: ReportAct): Promise<Refusal | null> {
    const { host } = this.ports.storage;
    const report = (await host.reports(REPORTS)).find((known) => known.report === id);
    if (report === undefined) return refuse('noSuchReport');
    const refusal = await this.#act(report, act);
    if (refusal === null) await host.settle(id);
    return refusal;
  }

  async #act(report: StoredReport, act: ReportAct): Promise<Refusal | null> {
    const { table: id, seat, talk } = report;
    if (act === 'dismiss') return null;
    if (act === 'close') return this.close([id], true);
    if (act === 'words') return talk === null ? refuse('nothingToReport') : this.#takeWords(id, talk, report.name);
    if (seat === null) return refuse('nobodyThere');
    if (act === 'unname') return this.#unname(id, seat);
    return this.mute(id, seat, true);
  }

  /** Takes the word from somebody at a table, or gives it back. */
  mute(id: string, seat: number, muted: boolean): Promise<Refusal | null> {
    return this.#change(id, (table) => table.clerk.attempt('table', null, (state, stamp) => prepareMute(state, seat, muted, stamp)));
  }

  async #takeWords(id: string, talk: number, name: string): Promise<Refusal | null> {
    await this.ports.storage.host.emptyLine(id, talk);
    return this.#change(id, async (table) => {
      const settled = await table.clerk.attempt('table', null, (state, stamp) => prepareWordsGone(state, name, stamp));
      table.showAgain();
      return settled;
    });
  }

  /** The name leaves the chair, and every line that named it. */
  async #unname(id: string, seat: number): Promise<Refusal | null> {
    return this.#change(id, async (table) => {
      const held = table.state.seats[seat];
      const settled = await table.clerk.attempt('table', null, (state, stamp) => prepareUnname(state, seat, stamp));
      if (isRefusal(settled) || held === undefined) return settled;
      const plain = settled.seats[seat]?.name ?? '';
      await this.ports.storage.rings.eraseTraces(id, [{ writer: seat, since: held.talkSince, holder: null, name: held.name, plain, keepWords: true }]);
      table.showAgain();
      return settled;
    });
  }

  /** One at a time; whoever asks meanwhile gets the same. */
  backUp(): Promise<Result<Backup>> {
    this.#backingUp ??= this.#backUp().finally(() => {
      this.#backingUp = null;
    });
    return this.#backingUp;
  }

  async #backUp(): Promise<Result<Backup>> {
    const { file, cleaning, log } = this.ports;
    if (file === null) return refuse('noBackupHere');
    try {
      const folder = join(dirname(file), BACKUPS);
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      const target = join(folder, `comptoir-${new Date().toISOString().replaceAll(':', '-')}.sqlite`);
      this.#last = await cleaning.beside(() => backUp(file, target));
      return this.#last;
    } catch (error) {
      log.error({ error: describeError(error) }, 'the backup failed');
      return refuse(error instanceof StorageError && error.fault === 'full' ? 'storageFull' : 'backupFailed');
    }
  }
}
