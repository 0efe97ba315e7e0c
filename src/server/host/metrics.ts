import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Gauges } from './gauges.ts';
import type { StoredFigures } from './records.ts';

export interface Measured {
  readonly gauges: Gauges;
  readonly sockets: () => number;
  readonly stored: () => Promise<StoredFigures>;
  readonly isWell: () => Promise<boolean>;
  readonly awake: () => number;
}

/** Figures in the text format of Prometheus. No label names a table, a person or an address. */
export const metricsOf = ({ gauges, sockets, stored, isWell, awake }: Measured): Registry => {
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
