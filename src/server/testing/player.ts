import { at } from '#kernel/collections.ts';
import type { CreatedTable } from '#protocol';
import { Client } from './client.ts';

interface Sent {
  readonly id: string;
  readonly decision: number;
  readonly n: number;
}

/** A player of the load: seals a number whenever it is asked, comes back when the line is lost, and sends unanswered moves again. */
export class Player {
  readonly acknowledged: { readonly id: string; readonly step: number }[] = [];
  readonly #url: () => string;
  readonly #created: CreatedTable;
  readonly #seat: number;
  #client: Client | null = null;
  #last = 0;
  #stopped = false;
  #rested: Promise<void> = Promise.resolve();
  readonly lines: number[] = [];
  /** Log lines that came a second time, by a server that heard of them later than its client. */
  toldAgain = 0;
  connections = 0;
  /** A server that is about to stop is no reason. */
  isTurnedAway = false;
  /** The longest that an answer took, lost lines and servers included. */
  longestMs = 0;

  constructor(url: () => string, created: CreatedTable, seat: number) {
    this.#url = url;
    this.#created = created;
    this.#seat = seat;
  }

  stop(): void {
    this.#stopped = true;
  }

  /** Makes no further move until what is returned is called. */
  rest(): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#rested = promise;
    return resolve;
  }

  /** For the report of a failure. */
  get where(): unknown {
    const client = this.#client;
    return { connections: this.connections, closed: client?.closed, acknowledged: this.acknowledged.length, step: this.step, lastFrame: client?.frames.at(-1) };
  }

  get step(): number {
    return this.#client?.isSeated === true ? this.#client.scene.step : 0;
  }

  async #connect(): Promise<Client> {
    for (;;) {
      try {
        const logAfter = this.lines.at(-1);
        const client = await Client.join(this.#url(), {
          table: this.#created.table,
          token: at(this.#created.seats, this.#seat).token,
          ...(logAfter === undefined ? {} : { logAfter }),
        });
        this.connections++;
        if (client.refusals.some(({ code }) => code !== 'stopping')) this.isTurnedAway = true;
        return client;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
  }

  async play(): Promise<void> {
    let unanswered: Sent | null = null;
    let sentAt = 0;
    while (!this.#stopped) {
      const client = await this.#connect();
      this.#client = client;
      while (!this.#stopped && client.closed === null) {
        await this.#rested;
        await Promise.race([client.until(() => client.closed !== null || this.#stopped || client.scene.awaited.includes(this.#seat)), client.gone]);
        if (client.closed !== null || this.#stopped) break;
        const move: Sent = unanswered ?? { id: `${this.#seat}-${++this.#last}`, decision: client.scene.decisionNumber, n: 1 + (this.#last % 5) };
        if (unanswered === null) sentAt = performance.now();
        unanswered = move;
        const answer = await Promise.race([client.ask({ t: 'move', decision: move.decision, move: { type: 'seal', n: move.n } }, move.id), client.gone]);
        if (answer === null) break;
        if (answer.t === 'ok') this.acknowledged.push({ id: move.id, step: Number(answer.result?.step) });
        this.longestMs = Math.max(this.longestMs, performance.now() - sentAt);
        // Stale after a restart: it had not been stored, and the decision has a new number.
        unanswered = null;
      }
      // As a page does: by number.
      for (const { n } of client.log) {
        if (n > (this.lines.at(-1) ?? 0)) this.lines.push(n);
        else this.toldAgain++;
      }
      client.cut();
    }
  }
}
