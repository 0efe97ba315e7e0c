import { createServer, type Server } from 'node:http';
import { at } from '#kernel/collections.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eachHouse } from './testing/each-house.ts';
import type { House } from './testing/house.ts';

const HOUR = 3_600_000;

interface Received {
  readonly event: string;
  readonly seat: number;
  readonly [field: string]: unknown;
}

/** The host's own receiver, with what it was sent; `statuses` answers the first requests. */
class Receiver {
  readonly received: Received[] = [];
  readonly credentials: (string | undefined)[] = [];
  statuses: number[] = [];
  readonly #server: Server;

  constructor() {
    this.#server = createServer((request, response) => {
      let body = '';
      request.on('data', (part: Buffer) => {
        body += part.toString('utf8');
      });
      request.on('end', () => {
        this.received.push(JSON.parse(body));
        this.credentials.push(request.headers.authorization);
        response.writeHead(this.statuses.shift() ?? 204).end();
      });
    });
  }

  async open(): Promise<string> {
    await new Promise<void>((resolve) => {
      this.#server.listen(0, '127.0.0.1', resolve);
    });
    const address = this.#server.address();
    return `127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  of(event: string): readonly number[] {
    return this.received
      .filter((notice) => notice.event === event)
      .map(({ seat }) => seat)
      .toSorted((a, b) => a - b);
  }

  async until(event: string, count: number): Promise<void> {
    await expect.poll(() => this.of(event).length).toBe(count);
  }
}

let receiver: Receiver;
let address: string;
beforeEach(async () => {
  receiver = new Receiver();
  address = await receiver.open();
});
afterEach(() => receiver.close());
const house = eachHouse(null);

const open = (url = `http://${address}/hook`) => house.start({ notify: { url }, site: 'https://games.example/' });

/** Two who have so many hours. */
const sit = (hours: number, more: Parameters<House['create']>[0] = {}) => house.pair({ options: { windowSeconds: 3600 * hours, rounds: 1 }, ...more });

describe('notices', () => {
  it('tell whose turn it is, remind once when a quarter of the time is left, and tell the end of the game, without a secret', async () => {
    await open();
    const { clients, opening, created } = await house.begin({ options: { windowSeconds: 8 * 3600, rounds: 1 } });
    const [ana, bob, deadline] = [at(clients, 0), at(clients, 1), at(opening, 0).deadline ?? 0];
    await receiver.until('yourTurn', 2);
    expect(receiver.received.find(({ seat }) => seat === 1)).toEqual({
      event: 'yourTurn',
      moment: 'round 1',
      turn: 1,
      table: created.table,
      code: created.code,
      game: 'tontine',
      seat: 1,
      name: 'Bob',
      deadline: new Date(deadline).toISOString(),
      url: `https://games.example/t/${created.table}`,
    });
    await ana.move({ type: 'seal', n: 3 });
    house.time.passUntil(deadline - 3 * HOUR);
    expect(await ana.ask({ t: 'say', text: 'nobody is reminded yet' })).toMatchObject({ t: 'ok' });
    expect(receiver.of('reminder')).toEqual([]);
    house.time.passUntil(deadline - 2 * HOUR);
    await receiver.until('reminder', 1);
    expect(receiver.of('reminder')).toEqual([1]);
    await bob.move({ type: 'seal', n: 3 });
    await receiver.until('gameOver', 2);
    expect([receiver.of('yourTurn'), receiver.of('reminder'), receiver.of('overdue'), receiver.of('gameOver')]).toEqual([[0, 1], [1], [], [0, 1]]);
    const said = JSON.stringify(receiver.received);
    for (const { token } of created.seats) expect(said).not.toContain(token);
    expect(said).not.toContain(created.owner);
  });

  it('tell that the grace has begun', async () => {
    await open();
    await sit(1, { graceHours: 20 });
    house.time.pass(HOUR);
    await receiver.until('overdue', 2);
    expect(receiver.of('overdue')).toEqual([0, 1]);
  });

  it('are for people with an hour or more, not for bots', async () => {
    await open();
    const withBot: Parameters<House['create']>[0] = {
      secondsPerDecision: 3600,
      seats: [
        { kind: 'here', name: 'Ana' },
        { kind: 'bot', level: 'weak' },
        { kind: 'here', name: 'Bob' },
      ],
    };
    await house.create(withBot);
    await receiver.until('yourTurn', 2);
    const { ana, bob } = await sit(0);
    for (const client of [ana, bob]) await client.move({ type: 'seal', n: 1 });
    await ana.until(() => ana.scene.outcome !== null);
    // What the fast table might have posted would have come before this.
    await house.create(withBot);
    await receiver.until('yourTurn', 4);
    expect(receiver.received.map(({ event, seat }) => [event, seat])).toEqual([
      ['yourTurn', 0],
      ['yourTurn', 2],
      ['yourTurn', 0],
      ['yourTurn', 2],
    ]);
  });

  it('are not repeated after a restart, which only sends the reminders still to come', async () => {
    await open();
    const { created } = await sit(8);
    await receiver.until('yourTurn', 2);
    await house.stop();
    await open();
    // Whoever is let in finds the clocks of the table wound.
    await house.join(created.table);
    house.time.pass(6 * HOUR);
    await receiver.until('reminder', 2);
    expect(receiver.of('yourTurn')).toEqual([0, 1]);
  });

  it('are tried twice, with the name and password of the address, and stop no game', async () => {
    receiver.statuses = [500, 500, 500, 500];
    await open(`http://host:s%C3%A9same@${address}/hook`);
    const { ana, bob } = await sit(600);
    // Two seats, two tries each, and no third before those of another table.
    await expect.poll(() => receiver.received.length).toBe(4);
    expect(new Set(receiver.credentials)).toEqual(new Set([`Basic ${Buffer.from('host:sésame').toString('base64')}`]));
    const { created: other } = await sit(600);
    await receiver.until('yourTurn', 6);
    expect(receiver.received.filter(({ table }) => table === other.table)).toHaveLength(2);
    receiver.close();
    for (const client of [ana, bob]) await client.move({ type: 'seal', n: 1 });
    await ana.until(() => ana.scene.outcome !== null);
  });

  it('go to http and https only', async () => {
    await expect(open('file:///etc/passwd')).rejects.toThrow('http or https');
  });
});
