import { statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import type { HostSample } from '#protocol';
import type { Appended, Change, Journal } from '#table';
import type { Ledger } from '../ledger.ts';
import { PRICES } from '../prices.ts';
import type { StoredFigures } from './retention.ts';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** How much of the last hour is kept, and how finely. */
const SAMPLE_MS = 30_000;
const SAMPLES = 120;
/** Of the last writes: a slow one is forgotten after ten minutes, or when many others came after it. */
const WRITES = 2000;
const WRITES_MS = 10 * 60_000;

/** The value that this part of them does not exceed; null: there are none. */
const quantile = (values: readonly number[], part: number): number | null => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? null;
};

/** Whoever asks again within this time gets the same answer. */
const HELD_MS = 1000;

/** What is stored, counted at most once a second: those who may ask may ask often. */
export const heldFigures = (count: () => Promise<StoredFigures>): (() => Promise<StoredFigures>) => {
  let held: Promise<StoredFigures> | null = null;
  let at = 0;
  return () => {
    if (held === null || performance.now() - at >= HELD_MS) {
      at = performance.now();
      held = count();
      held.catch(() => {
        held = null;
      });
    }
    return held;
  };
};

interface Counted {
  readonly sockets: () => number;
  readonly stored: () => Promise<StoredFigures>;
  readonly file: string | null;
}

/** What happens in the house, counted where it happens: moves, how long a write takes, who is connected. */
export class Gauges {
  readonly #counted: Counted;
  readonly #since = Date.now();
  readonly #samples: HostSample[] = [];
  readonly #timer: NodeJS.Timeout;
  #writes: { readonly at: number; readonly ms: number }[] = [];
  #moves = 0;
  #writing = 0;
  #before = { at: performance.now(), moves: 0 };
  /** Hears of every write: how many entries, in which time. */
  onWrite: (entries: number, ms: number) => void = () => undefined;

  constructor(counted: Counted) {
    this.#counted = counted;
    this.#timer = setInterval(() => void this.sample().catch(() => undefined), SAMPLE_MS).unref();
  }

  /** When something was last played here (epoch ms). */
  movedAt = 0;

  /** A journal whose writes are counted. */
  count(journal: Pick<Journal, 'append'>): Pick<Journal, 'append'> {
    return { append: (changes) => this.#append(journal, changes) };
  }

  async #append(journal: Pick<Journal, 'append'>, changes: readonly Change[]): Promise<readonly Appended[]> {
    const began = performance.now();
    this.#writing += changes.length;
    try {
      const appended = await journal.append(changes);
      this.#wrote(changes.filter(({ kind }, index) => kind === 'entry' && appended[index] === 'stored').length, performance.now() - began);
      return appended;
    } finally {
      this.#writing -= changes.length;
    }
  }

  #wrote(entries: number, ms: number): void {
    this.#moves += entries;
    if (entries > 0) this.movedAt = Date.now();
    this.#writes.push({ at: performance.now(), ms });
    if (this.#writes.length > 2 * WRITES) this.#writes = this.#writes.slice(-WRITES);
    this.onWrite(entries, ms);
  }

  async #now(): Promise<HostSample> {
    const at = performance.now();
    const seconds = Math.max(0.001, (at - this.#before.at) / 1000);
    const { bytes } = await this.#counted.stored();
    return {
      at: Date.now(),
      movesPerSecond: (this.#moves - this.#before.moves) / seconds,
      p99: this.#quantile(0.99),
      sockets: this.#counted.sockets(),
      writing: this.#writing,
      memory: process.memoryUsage.rss(),
      disk: bytes,
    };
  }

  #quantile(part: number): number | null {
    const since = performance.now() - WRITES_MS;
    const lately = this.#writes.filter(({ at }) => at >= since).map(({ ms }) => ms);
    return quantile(lately, part);
  }

  async sample(): Promise<void> {
    const sample = await this.#now();
    this.#before = { at: performance.now(), moves: this.#moves };
    this.#samples.push(sample);
    if (this.#samples.length > SAMPLES) this.#samples.shift();
  }

  /** The last hour, and this moment last. */
  async samples(): Promise<readonly HostSample[]> {
    return [...this.#samples, await this.#now()];
  }

  get since(): number {
    return this.#since;
  }
  get p50(): number | null {
    return this.#quantile(0.5);
  }

  /** What is left on the disk that the file lies on; null: nobody can tell. */
  get diskFree(): number | null {
    try {
      const { bavail, bsize } = statfsSync(dirname(this.#counted.file ?? ''));
      return this.#counted.file === null ? null : bavail * bsize;
    } catch {
      return null;
    }
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}

interface Measured {
  readonly gauges: Gauges;
  readonly sockets: () => number;
  readonly stored: () => Promise<StoredFigures>;
  readonly ledger: Pick<Ledger, 'refused'>;
  readonly isWell: () => Promise<boolean>;
  readonly awake: () => number;
}

/** Figures in the text format of Prometheus. No label names a table, a person or an address. */
export const metricsOf = ({ gauges, sockets, stored, ledger, isWell, awake }: Measured): Registry => {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const moves = new Counter({ name: 'comptoir_moves_total', help: 'Entries written to the journals of tables', registers });
  const writes = new Histogram({
    name: 'comptoir_write_seconds',
    help: 'Time until what was asked together was on the disk',
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers,
  });
  gauges.onWrite = (entries, ms) => {
    moves.inc(entries);
    writes.observe(ms / 1000);
  };
  const refused = new Counter({
    name: 'comptoir_refused_total',
    help: 'What was asked for beyond what one may (docs/protocol.md), by what it was and of whom it is counted',
    labelNames: ['price', 'of'],
    collect() {
      this.reset();
      for (const [price, count] of ledger.refused) this.inc({ price, of: PRICES[price].of }, count);
    },
    registers: [],
  });
  register.registerMetric(refused);
  const gauge = (name: string, help: string, read: () => number | Promise<number>): void => {
    const measured = new Gauge({
      name,
      help,
      registers: [],
      async collect() {
        this.set(await read());
      },
    });
    register.registerMetric(measured);
  };
  gauge('comptoir_sockets', 'Open WebSockets', sockets);
  gauge('comptoir_tables_awake', 'Tables in memory', awake);
  gauge('comptoir_storage_up', '1: something could be stored now', async () => ((await isWell()) ? 1 : 0));
  const states = new Gauge({
    name: 'comptoir_tables',
    help: 'Tables by their state',
    labelNames: ['state'],
    async collect() {
      const { tables } = await stored();
      for (const [state, count] of Object.entries(tables)) this.set({ state }, count);
    },
    registers: [],
  });
  register.registerMetric(states);
  gauge('comptoir_outbox', 'Messages to players that wait to be sent', async () => (await stored()).outbox);
  gauge('comptoir_storage_bytes', 'Bytes stored', async () => (await stored()).bytes);
  return register;
};
