import type { Journal } from '#table';
import { Cleaning, type CleaningPace } from '../cleaning.ts';
import type { Ledger } from '../ledger.ts';
import type { Logger } from '../logs.ts';
import type { News } from '../cluster.ts';
import type { HealthCheck } from '../health.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { Storage } from '../open-storage.ts';
import type { Tables } from '../tables.ts';
import { Gauges, heldFigures, metricsOf } from './gauges.ts';
import type { Route } from '../route.ts';
import { hostRoutes } from './http.ts';
import { HostKey } from './key.ts';
import { HostRoom, HouseManners } from './room.ts';
import { Keeper } from './retention.ts';
import { Sign } from './sign.ts';

/** How often the server looks for tables that are too old. */
const RETENTION_MS = 6 * 3_600_000;

export interface HostOptions {
  /** What opens the host's room in place of the key in the database. */
  readonly hostToken?: string | undefined;
  /** Anybody may read `/metrics`. */
  readonly metricsOpen?: boolean | undefined;
  /** How often the server looks for tables that are too old: a test has no time. */
  readonly retentionMs?: number | undefined;
  /** When the storage is written anew without what was erased. */
  readonly cleaning?: Partial<CleaningPace> | undefined;
}

interface HostPorts {
  readonly storage: Storage;
  /** The file of the storage; null: it is no file. */
  readonly file: string | null;
  readonly ledger: Ledger;
  readonly log: Logger;
  readonly tables: () => Tables;
  readonly rooms: () => Rooms;
  readonly sockets: () => number;
  readonly thinking: () => number;
  readonly version: string;
  /** Of several servers one deletes what is too old. */
  readonly keepsHouse: () => boolean;
}

/** All that whoever runs the server has to do with it. */
export class Host {
  readonly manners: HouseManners;
  readonly sign: Sign;
  readonly cleaning: Cleaning;
  readonly #ports: HostPorts;
  readonly #options: HostOptions;
  readonly #gauges: Gauges;
  readonly #stored: ReturnType<typeof heldFigures>;
  readonly #keeper: Keeper;
  readonly key: HostKey;

  private constructor(ports: HostPorts, options: HostOptions, manners: HouseManners, sign: Sign) {
    const { storage, file, sockets, log } = ports;
    this.#ports = ports;
    this.#options = options;
    this.manners = manners;
    this.sign = sign;
    this.#stored = heldFigures(() => storage.host.figures());
    this.#gauges = new Gauges({ sockets, stored: this.#stored, file });
    const { keepsHouse } = ports;
    this.cleaning = new Cleaning({ storage, movedAt: () => this.#gauges.movedAt, keepsHouse, log, pace: options.cleaning });
    this.#keeper = new Keeper({
      store: storage.host,
      remove: (ids) => ports.tables().remove(ids),
      rooms: storage.rooms,
      forgetRooms: (expiry) => ports.rooms().forget(expiry),
      forgetChallenges: (closedBefore) => storage.challenges.forget(closedBefore),
      clean: () => this.cleaning.soon(),
      now: () => Date.now(),
      log,
      keepsHouse,
    });
    this.key = new HostKey(storage.host, options.hostToken);
  }

  static async open(ports: HostPorts, options: HostOptions): Promise<Host> {
    return new Host(ports, options, await HouseManners.open(ports.storage.host), await Sign.open(ports.storage.host));
  }

  /** A journal whose writes are counted. */
  count(journal: Pick<Journal, 'append'>): Pick<Journal, 'append'> {
    return this.#gauges.count(journal);
  }

  routes(health: HealthCheck): readonly Route[] {
    const { storage, file, log, tables, sockets, thinking, version, ledger } = this.#ports;
    const [gauges, stored] = [this.#gauges, this.#stored];
    const room = new HostRoom({
      storage,
      tables: tables(),
      cleaning: this.cleaning,
      manners: this.manners,
      keeper: this.#keeper,
      gauges,
      health,
      stored,
      thinking,
      version,
      file,
      log,
    });
    const isWell = async (): Promise<boolean> => (await health.check()).reason === null;
    const metrics = metricsOf({ gauges, sockets, stored, ledger, isWell, awake: () => tables().size });
    return hostRoutes(room, { key: this.key, sign: this.sign, metrics, metricsOpen: this.#options.metricsOpen === true });
  }

  /** The key of the room, told once; null: there is one already. */
  async start(): Promise<string | null> {
    this.#keeper.start(this.#options.retentionMs ?? RETENTION_MS);
    this.cleaning.start();
    return this.key.makeFirst();
  }

  /** Another server may have changed what is wanted here. */
  async hear({ kind }: News): Promise<void> {
    if (kind === 'house' || kind === 'gap') await Promise.all([this.manners.readAgain(), this.sign.readAgain()]);
  }

  async stop(): Promise<void> {
    this.#gauges.stop();
    await this.#keeper.stop();
    await this.cleaning.stop();
  }
}
