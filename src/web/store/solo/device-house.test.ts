import { findBox } from '#catalogue';
import { type ClientMessage, type ForkTable, type PlayNow, PROTOCOL, type ServerMessage } from '#protocol';
import { nim } from '#testkit/nim/index.ts';
import type { GameFinder } from '#table';
import { granted, House } from '#table/testing/house.ts';
import { Seen } from '#table/testing/seen.ts';
import { describe, expect, it } from 'vitest';
import { type HouseAnswer, KEPT, type SoloPlan } from './plan.ts';
import { DeviceHouse, type DeviceJournal } from './device-house.ts';
import { KeptJournal } from './kept-journal.ts';

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;
type Asked = WithoutId<Extract<ClientMessage, { readonly id: string }>>;

const setUp = (kept?: DeviceJournal) => {
  const { ports, time, journal: inMemory, mishaps } = new House();
  const journal = kept ?? inMemory;
  const { bots, log, secrets } = ports;
  const gamesWith =
    (version: number): GameFinder =>
    async (id) =>
      id === 'nim' ? { ...nim, module: { ...nim.module, rulesVersion: version } } : ((await findBox(id)?.load()) ?? null);
  const carried: ForkTable[] = [];
  const carry = async (plan: ForkTable): Promise<HouseAnswer> => {
    carried.push(plan);
    return { ok: true, value: {} };
  };
  /** `rules`: the version of the rules that a page was built with. */
  const open = (rules = nim.module.rulesVersion) =>
    new DeviceHouse({ journal, time, bots, log, secrets: { ...secrets, tablesBegin: KEPT }, games: gamesWith(rules), carry });
  return { open, house: open(), time, mishaps, carried };
};

/** Whoever sits before the device. */
const enter = async (house: DeviceHouse, time: House['time'], table: string, token: string | undefined) => {
  const seen = new Seen();
  const sent: string[] = [];
  const replies: ServerMessage[] = [];
  const guest = house.enter({
    isOpen: true,
    hangUp: () => undefined,
    send: (text) => {
      sent.push(text);
      const message: ServerMessage = JSON.parse(text);
      if (message.t === 'ok' || message.t === 'no') replies.push(message);
      else seen.take(message);
    },
  });
  let asked = 0;
  const say = async (message: ClientMessage): Promise<void> => {
    void guest.receive(message);
    await time.pass();
  };
  await say({ t: 'hello', v: PROTOCOL, table, lang: 'fr', ...(token === undefined ? {} : { token }) });
  const scene = () => {
    if (seen.scene === null) throw new Error(sent.join('\n'));
    return seen.scene;
  };
  const ask = async (request: Asked): Promise<ServerMessage | undefined> => {
    await say({ ...request, id: `${++asked}` });
    return replies.at(-1);
  };
  return { scene, sent, ask, move: (move: unknown) => ask({ t: 'move', decision: scene().decisionNumber, move }) };
};

const PLAN: SoloPlan = {
  game: 'bourse',
  options: {},
  seats: [
    { kind: 'here', name: 'Ana' },
    { kind: 'bot', level: 'decent' },
    { kind: 'bot', level: 'decent' },
  ],
  lang: 'fr',
  kept: true,
};

const NIM: Partial<SoloPlan> = { game: 'nim', options: { stones: 8 }, seats: PLAN.seats.slice(0, 2) };

const SEED = '0123456789abcdef0123456789abcdef';
const DICE = { seed: SEED, draws: 'named' } as const;

/** What takes its time on the house's clock, which is moved by hand. */
const inTime = async <T>(time: House['time'], work: Promise<T>): Promise<T> => {
  const over = work.then(() => true);
  while (!(await Promise.race([over, time.pass().then(() => false)])));
  return work;
};

const made = async (house: DeviceHouse, time: House['time'], plan: Partial<SoloPlan> = {}) => {
  const created = granted(await inTime(time, house.create({ ...PLAN, ...plan })));
  return created;
};

describe('the house on a device', () => {
  it('lays a table that its player plays at by the protocol, against bots', async () => {
    const { house, time, mishaps } = setUp();
    const { table, seats } = await made(house, time);
    expect(table).toMatch(/^here~/);
    const page = await enter(house, time, table, seats[0]?.token);
    expect(page.scene().you).toBe(0);
    for (let turns = 0; turns < 5; turns++) {
      for (let waited = 0; waited < 400 && !page.scene().awaited.includes(0); waited++) await time.pass(1000);
      const [offer] = page.scene().offers;
      if (offer?.kind !== 'move') break;
      expect(await page.move(offer.move)).toMatchObject({ t: 'ok' });
    }
    expect(page.scene().step).toBeGreaterThan(5);
    expect(mishaps).toEqual([]);
  });

  it('begins in a chosen position, with chosen dice', async () => {
    const { house, time } = setUp();
    const first = await made(house, time, { dice: DICE, pace: 'step' });
    const page = await enter(house, time, first.table, first.seats[0]?.token);
    const by = page.scene().awaited[0];
    const again = await made(house, time, { dice: DICE, pace: 'step', inputs: [{ by, move: { type: 'roll' } }] });
    const later = await enter(house, time, again.table, again.seats[0]?.token);
    expect(later.scene().step).toBe(1);
    expect(later.scene().info.pace).toBe('step');
    const refused = await inTime(time, house.create({ ...PLAN, inputs: [{ by: 0, move: { type: 'nonsense' } }] }));
    expect(refused).toMatchObject({ code: 'malformed' });
  });

  it('counts every step of a lesson, what only its learner can notice too', async () => {
    const { house, time } = setUp();
    const plan: Partial<SoloPlan> = {
      game: 'ecodip',
      options: { seats: 'choose' },
      seats: Array.from({ length: 10 }, (_, seat) => (seat === 0 ? { kind: 'here', name: 'Inès' } : { kind: 'bot', level: 'weak' })),
      inputs: [{ by: 0, move: { type: 'orders', sheet: 'PLACE 1 ICBM EN tex' } }],
      pace: 'step',
    };
    const stepsAt = async (kept: boolean): Promise<number> => {
      const { table, seats } = await made(house, time, { ...plan, kept });
      return (await enter(house, time, table, seats[0]?.token)).scene().step;
    };
    expect([await stepsAt(false), await stepsAt(true)]).toEqual([1, 0]);
  });

  it('has the others answer by a script, each when it is told to, and by themselves where it ends', async () => {
    const { house, time } = setUp();
    const script = { 1: [{ type: 'bid', amount: 50 }, { type: 'take', stones: 3 }, null, { type: 'take', stones: 99 }] };
    const { table, seats } = await made(house, time, { ...NIM, pace: 'step', script });
    const page = await enter(house, time, table, seats[0]?.token);
    await page.move({ type: 'bid', amount: 0 });
    await time.pass(60_000);
    expect(page.scene().awaited).toEqual([1]);
    await page.ask({ t: 'step' });
    await page.ask({ t: 'step' });
    expect(page.scene().view).toMatchObject({ stones: 5 });
    await page.move({ type: 'bid', amount: 0 });
    await page.ask({ t: 'step' });
    expect(page.scene().info.turn).toBe(2);
  });

  it('tells a page what its seat may see, and nothing else', async () => {
    const { house, time } = setUp();
    const { table, seats } = await made(house, time, { dice: DICE });
    const page = await enter(house, time, table, seats[0]?.token);
    const stranger = await enter(house, time, table, 'x'.repeat(32));
    await time.pass(20_000);
    expect([...page.sent, ...stranger.sent].join('')).not.toContain(SEED);
    expect(await inTime(time, house.answer({ do: 'recording', table, lang: 'fr' }))).toMatchObject({ ok: false, code: 'notFinished' });
    expect(stranger.sent.join('')).toContain('badToken');
  });

  it('goes on after the page was closed, and tells the whole game once it is over', async () => {
    const { open, house, time } = setUp();
    const { table, seats } = await made(house, time, { ...NIM, pace: 'atOnce' });
    const before = await enter(house, time, table, seats[0]?.token);
    await before.move({ type: 'bid', amount: 50 });
    await time.pass();
    const reopened = open();
    const page = await enter(reopened, time, table, seats[0]?.token);
    expect(page.scene().step).toBe(before.scene().step);
    for (let moves = 0; moves < 40 && page.scene().outcome === null; moves++) {
      const { view, awaited } = page.scene();
      const takes = typeof view === 'object' && view !== null && 'taker' in view && view.taker === 0;
      if (awaited.includes(0)) await page.move(takes ? { type: 'take', stones: 1 } : { type: 'bid', amount: 0 });
      await time.pass();
    }
    expect(page.scene().outcome).not.toBeNull();
    const answer = await inTime(time, reopened.answer({ do: 'recording', table, lang: 'fr' }));
    expect(answer).toMatchObject({ ok: true, value: { format: 1, game: 'nim', names: ['', 'Balthazar'] } });
  });

  it('takes up a game of older rules with the line that a server would write, and leaves one of newer rules to a newer page', async () => {
    const { house, open, time } = setUp();
    const { rulesVersion } = nim.module;
    const { table, seats } = await made(house, time, { ...NIM, pace: 'step' });
    const newer = await enter(open(rulesVersion + 1), time, table, seats[0]?.token);
    expect(newer.sent.join('')).toContain('table.rulesChanged');
    expect(newer.scene().info.rulesVersion).toBe(rulesVersion + 1);
    expect(await inTime(time, open().answer({ do: 'info', table, lang: 'fr' }))).toMatchObject({ ok: false, code: 'pageTooOld' });
  });

  it('hands a running game to the server as it stands, and forks one on the device', async () => {
    const { house, time, carried } = setUp();
    const { table, seats } = await made(house, time, { ...NIM, dice: DICE, pace: 'step' });
    const page = await enter(house, time, table, seats[0]?.token);
    await page.move({ type: 'bid', amount: 50 });
    expect(await inTime(time, house.answer({ do: 'carry', table, seat: 0, name: 'Ana', lang: 'fr' }))).toEqual({ ok: true, value: {} });
    const inputs = [{ by: 0, move: { type: 'bid', amount: 50 } }];
    expect(carried).toMatchObject([
      { from: { recording: { game: 'nim', seed: SEED, inputs }, after: 1, carried: true }, others: 'people', hidden: 'drawn', seat: 0 },
    ]);
    const plan: ForkTable = { from: { table, shown: 1 }, seat: 0, name: 'Ana', others: 'decent', hidden: 'kept', lang: 'fr' };
    const forked = await inTime(time, house.answer({ do: 'fork', table, plan, token: seats[0]?.token, lang: 'fr' }));
    expect(forked).toMatchObject({ ok: true, value: { table: expect.stringMatching(/^here~/) } });
    expect(await inTime(time, house.answer({ do: 'fork', table, plan, token: undefined, lang: 'fr' }))).toMatchObject({ ok: false, code: 'notYourSeat' });
    const same = { ...plan, sameDice: true } as const;
    expect(await inTime(time, house.answer({ do: 'fork', table, plan: same, token: seats[0]?.token, lang: 'fr' }))).toMatchObject({ code: 'sameDiceRunning' });
  });

  it('lays a table in one press, by the same rule as the server', async () => {
    const { house, time } = setUp();
    const answer = await inTime(time, house.answer({ do: 'playNow', plan: { game: 'bourse', lang: 'en', name: 'Bob' }, mustKeep: true }));
    expect(answer).toMatchObject({ ok: true, value: { seats: [{ seat: 0 }] } });
    expect(await inTime(time, house.answer({ do: 'playNow', plan: { game: 'chess', lang: 'en' }, mustKeep: true }))).toMatchObject({
      ok: false,
      code: 'unknownGame',
    });
  });

  it('lays no table in one press where the device takes none, unless it may be gone with the page', async () => {
    const { time, house } = setUp(new KeptJournal({ read: async () => [], add: () => Promise.reject(new Error('no room')), drop: async () => undefined }));
    const plan: PlayNow = { game: 'bourse', lang: 'fr' };
    expect(await inTime(time, house.answer({ do: 'playNow', plan, mustKeep: true }))).toMatchObject({ ok: false, code: 'keepsNothing' });
    expect(await inTime(time, house.answer({ do: 'playNow', plan, mustKeep: false }))).toMatchObject({ ok: true, value: { seats: [{ seat: 0 }] } });
  });

  it('lets go of a table for good', async () => {
    const { house, time } = setUp();
    const { table } = await made(house, time, NIM);
    expect(await inTime(time, house.answer({ do: 'remove', table, lang: 'fr' }))).toMatchObject({ ok: true });
    expect(await inTime(time, house.answer({ do: 'info', table, lang: 'en' }))).toMatchObject({ ok: false, code: 'noSuchTable' });
  });
});
