import { at } from '#kernel/collections.ts';
import { type CreatedTable, type GrantedRing, type HeldChannel, NOTICE_EVENTS } from '#protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { here, OPEN } from '../testing/chairs.ts';
import { eachHouse } from '../testing/each-house.ts';
import { Device, PushService } from '../testing/push-service.ts';

/* Who is told, while they are away, that a table fills and begins; and by which of their devices. */

let push: PushService;
let service: string;
beforeEach(async () => {
  push = new PushService();
  service = await push.open();
});
afterEach(() => push.close());
const house = eachHouse({ notices: { near: true, retryMs: 10 } });

const call = (method: string, path: string, key: string, body?: unknown): Promise<Response> =>
  fetch(`${house.url}${path}`, {
    method,
    headers: { authorization: `Bearer ${key}`, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

/** A browser that is told of everything at a seat. */
class Browser {
  readonly device = new Device();
  readonly path: string;
  channel: HeldChannel = { channel: '', secret: '' };
  constructor(path: string) {
    this.path = path;
  }
  async wish(table: string, token: string): Promise<this> {
    const asked = { kind: 'push', endpoint: `${service}${this.path}`, keys: this.device.keys, lang: 'en', zone: 'UTC', quiet: null };
    this.channel = JSON.parse(await (await house.post('/api/channels', asked)).text());
    expect((await call('PUT', `/api/tables/${table}/notices`, token, { channels: [this.channel], events: NOTICE_EVENTS })).status).toBe(200);
    return this;
  }
  /** The titles of what it was sent. */
  get told(): readonly string[] {
    return push.pushed.flatMap(({ body }) => {
      try {
        return [String(Object(JSON.parse(this.device.decrypt(body))).title)];
      } catch {
        // It was for another one.
        return [];
      }
    });
  }
}

describe('at a table that is not full yet', () => {
  it('those who are away are told that somebody sat down, and that the game began, also when chairs moved up', async () => {
    const created: CreatedTable = await house.create({ start: false, seats: [here('Ana'), OPEN, OPEN] });
    const ana = await new Browser('/ana').wish(created.table, at(created.seats, 0).token);
    const visitor = await house.join(created.table);
    const taken = await visitor.ask({ t: 'take', seat: 2, name: 'Bob' });
    expect(taken).toMatchObject({ t: 'ok' });
    await expect.poll(() => ana.told).toEqual(['tontine: somebody sat down']);
    const bob = await new Browser('/bob').wish(created.table, String(Object(taken).result.token));
    visitor.close();
    await visitor.gone;
    const owner = await house.join(created.table, undefined, { owner: created.owner });
    expect(await owner.ask({ t: 'start' })).toMatchObject({ t: 'ok' });
    await expect.poll(() => ana.told.length + bob.told.length).toBe(3);
    expect([ana.told, bob.told]).toEqual([['tontine: somebody sat down', 'tontine: the game starts'], ['tontine: the game starts']]);
  });

  it('those who are there are not told', async () => {
    const created = await house.create({ start: false, seats: [here('Ana'), OPEN] });
    const ana = await new Browser('/ana').wish(created.table, at(created.seats, 0).token);
    const present = await house.join(created.table, at(created.seats, 0).token);
    const visitor = await house.join(created.table);
    await visitor.ask({ t: 'take', seat: 1, name: 'Bob' });
    await present.ask({ t: 'start' });
    await present.until(() => present.scene.info.status === 'playing');
    const asked = await call('POST', `/api/channels/${ana.channel.channel}/test`, ana.channel.secret, {});
    expect(asked.status).toBe(202);
    // A test comes after whatever was to be told before it.
    await expect.poll(() => ana.told).toEqual(['Comptoir: a test']);
  });
});

describe('a device that is removed from its ring', () => {
  it('is told nothing more, at once; the other devices are', async () => {
    const created = await house.create({ start: false, seats: [here('Ana'), here('Bob')], options: { windowSeconds: 36_000, rounds: 9 } });
    const mine = { table: created.table, token: at(created.seats, 0).token };
    const ring: GrantedRing = await (await call('POST', '/api/ring', '', { label: 'Desk', kind: 'computer', holds: [mine] })).json();
    const { words }: { readonly words: readonly string[] } = await (await call('POST', '/api/ring/words', ring.token)).json();
    const lost: GrantedRing = await (await house.post('/api/carry/take', { words: words.join(' '), label: 'Phone', kind: 'phone' })).json();
    const [desk, phone] = [new Browser('/desk'), new Browser('/phone')];
    await desk.wish(created.table, `${ring.token}~0`);
    await phone.wish(created.table, `${lost.token}~0`);
    const { id } = lost.devices.find((device) => device.here) ?? { id: '' };
    expect((await call('DELETE', `/api/ring/devices/${id}`, ring.token)).status).toBe(200);
    expect((await call('GET', `/api/channels/${phone.channel.channel}`, phone.channel.secret)).status).toBe(403);
    // The game begins once the device is gone: a turn of before might have been told to both.
    const owner = await house.join(created.table, undefined, { owner: created.owner });
    expect(await owner.ask({ t: 'start' })).toMatchObject({ t: 'ok' });
    await expect.poll(() => desk.told).toContain('tontine: your turn');
    expect(phone.told).toEqual([]);
  });
});
