import { at } from '#kernel/collections.ts';
import { describe, expect, it } from 'vitest';
import { OPEN, people } from './testing/chairs.ts';
import { eachHouse } from './testing/each-house.ts';
import type { House } from './testing/house.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const house = eachHouse();

/** Three at a table with so many hours for a round; the deadline is that of their first decision. */
const sit = async (hours: number, more: Parameters<House['create']>[0] = {}) => {
  const { created, clients, opening } = await house.begin({ seats: people(3), options: { windowSeconds: 3600 * hours, rounds: 20 }, ...more });
  return { created, ana: at(clients, 0), bob: at(clients, 1), cleo: at(clients, 2), opening: at(opening, 0), deadline: at(opening, 0).deadline ?? 0 };
};

describe('grace', () => {
  it('[HO-4.4] follows the deadline of a window, is shown to everybody, and ends in the time-out', async () => {
    const { ana, bob, opening, deadline } = await sit(20, { graceHours: 30 });
    const overdue = Promise.all([ana, bob].map((client) => client.when((scene) => scene.overdue)));
    const next = ana.when(({ info }) => info.turn === 2);
    expect([opening.info.graceHours, opening.overdue]).toEqual([30, false]);
    await bob.move({ type: 'seal', n: 2 });
    house.time.passUntil(deadline);
    for (const scene of await overdue) expect([scene.deadline, scene.info.turn, scene.awaited]).toEqual([deadline + 30 * HOUR, 1, [0, 2]]);
    house.time.passUntil(deadline + 29 * HOUR);
    await ana.settle();
    expect(ana.scene.info.turn).toBe(1);
    house.time.passUntil(deadline + 30 * HOUR);
    expect((await next).overdue).toBe(false);
  });

  it('goes to each seat where each decision has its own limit; an answer in it counts', async () => {
    const { ana, bob } = await sit(0, { secondsPerDecision: 3600, graceHours: 72 });
    house.time.pass(HOUR);
    await ana.until(() => ana.scene.overdue);
    await ana.move({ type: 'seal', n: 4 });
    await bob.until(() => !bob.scene.awaited.includes(0));
    expect(ana.log.at(-1)?.text).toMatchObject({ key: 'tontine.answered', args: { who: { seat: 0 } } });
    expect(bob.scene.overdue).toBe(true);
  });

  it('is set by whoever runs the table, from 0 to 72 hours, and outlives a restart', async () => {
    const { created, ana, bob } = await sit(600);
    const watcher = await house.join(created.table);
    expect(await watcher.ask({ t: 'grace', hours: 5 })).toMatchObject({ code: 'notOwner' });
    expect(await ana.ask({ t: 'grace', hours: 73 })).toMatchObject({ code: 'unknownMessage' });
    expect(await ana.ask({ t: 'grace', hours: 12 })).toMatchObject({ t: 'ok' });
    await bob.until(() => bob.scene.info.graceHours === 12);
    await bob.settle();
    expect(bob.log.at(-1)?.text).toMatchObject({ key: 'table.grace', args: { hours: 12 } });
    await house.stop();
    await house.start();
    expect((await house.join(created.table)).scene.info.graceHours).toBe(12);
  });
});

describe('an absence', () => {
  it('[HO-4.5] holds back the deadlines that await the seat until its end, for all in the window, and not those of others', async () => {
    const { ana, bob, cleo, deadline } = await sit(50);
    const until = deadline + 5 * HOUR;
    expect(await ana.ask({ t: 'vacation', until })).toMatchObject({ t: 'ok' });
    for (const client of [ana, bob, cleo]) await client.until(() => client.scene.deadline === until);
    expect(bob.scene.info.seats.map(({ awayUntil }) => awayUntil)).toEqual([until, null, null]);
    await bob.settle();
    expect(bob.log.at(-1)?.text).toMatchObject({ key: 'table.away', args: { who: { seat: 0 } } });
    house.time.passUntil(until - HOUR);
    await bob.settle();
    expect(bob.scene.info.turn).toBe(1);
    house.time.passUntil(until);
    await bob.until(() => bob.scene.info.turn === 2);
  });

  it('touches nobody else where each decision has its own limit', async () => {
    const { ana, bob } = await sit(0, { secondsPerDecision: 300 * 3600 });
    const deadline = bob.scene.deadline ?? 0;
    const until = deadline + 90 * HOUR;
    await ana.ask({ t: 'vacation', until });
    await bob.until(() => bob.scene.info.seats[0]?.awayUntil === until);
    expect([ana.scene.deadline, bob.scene.deadline]).toEqual([until, deadline]);
  });

  it('outlives a restart', async () => {
    const { created, ana, deadline } = await sit(100);
    const until = deadline + 350 * HOUR;
    await ana.ask({ t: 'vacation', until });
    await house.stop();
    await house.start();
    const late = await house.join(created.table);
    expect([late.scene.info.seats[0]?.awayUntil, late.scene.deadline]).toEqual([until, until]);
  });

  it('is ended by its holder, or by whoever runs the table; whoever is awaited keeps a day at least', async () => {
    const { created, bob, cleo, deadline } = await sit(50, { referee: 'someone' });
    const until = house.time.now() + 400 * HOUR;
    await bob.ask({ t: 'vacation', until });
    const referee = await house.join(created.table, created.referee ?? '');
    expect(await (await house.join(created.table)).ask({ t: 'vacation', until: null, seat: 1 })).toMatchObject({ code: 'notOwner' });
    expect(await referee.ask({ t: 'vacation', until: until + 1, seat: 1 })).toMatchObject({ code: 'notOwner' });
    // Without the absence there would be less than a day left.
    house.time.passUntil(deadline - 10 * HOUR);
    const back = cleo.when(({ info, deadline: shown }) => info.seats[1]?.awayUntil === null && shown !== until);
    const before = house.time.now();
    expect(await referee.ask({ t: 'vacation', until: null, seat: 1 })).toMatchObject({ t: 'ok' });
    const after = house.time.now();
    const fair = (await back).deadline ?? 0;
    expect(fair).toBeGreaterThanOrEqual(before + DAY);
    expect(fair).toBeLessThanOrEqual(after + DAY);
    await cleo.settle();
    expect(cleo.log.map(({ text }) => text)).toContainEqual(expect.objectContaining({ key: 'table.back', args: { who: { seat: 1 } } }));
  });

  it('[HO-4.5] is for players of slow tables, and for 21 days at most', async () => {
    const { created, ana } = await sit(30);
    const now = house.time.now();
    expect(await ana.ask({ t: 'vacation', until: now + 40 * DAY })).toMatchObject({ code: 'vacationTooLong' });
    expect(await ana.ask({ t: 'vacation', until: now - 1 })).toMatchObject({ code: 'vacationTooLong' });
    expect(await (await house.join(created.table)).ask({ t: 'vacation', until: now + 20 * DAY })).toMatchObject({ code: 'notYourSeat' });
    const fast = await sit(20);
    expect(await fast.ana.ask({ t: 'vacation', until: house.time.now() + 20 * DAY })).toMatchObject({ code: 'vacationTooFast' });
    const lobby = await house.create({ seats: [...people(2), OPEN], start: false });
    const [waiting] = await house.seat(lobby);
    expect(await waiting?.ask({ t: 'vacation', until: house.time.now() + 20 * DAY })).toMatchObject({ code: 'notStarted' });
  });

  it('ends on the days and at the hour that the table chose, the same after a restart', async () => {
    const rhythm = { days: [0, 1, 2, 3, 4, 5, 6], minute: 1200, zone: 'Europe/Paris' };
    const created = await house.create({ options: { windowSeconds: 24 * 3600, rounds: 2 }, rhythm });
    const read = async () => (await house.join(created.table, created.seats[0]?.token)).scene;
    const { deadline, info } = await read();
    expect(info.rhythm).toEqual(rhythm);
    expect(new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Paris', hour: '2-digit', minute: '2-digit' }).format(deadline ?? 0)).toBe('20:00');
    expect(deadline ?? 0).toBeGreaterThan(house.time.now());
    await house.stop();
    await house.start();
    expect((await read()).deadline).toBe(deadline);
    const wednesdays = await house.create({ options: { windowSeconds: 24 * 3600, rounds: 2 }, rhythm: { ...rhythm, days: [0], kinds: { round: [3] } } });
    const { scene } = await house.join(wednesdays.table, wednesdays.seats[0]?.token);
    expect(new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Paris', weekday: 'long' }).format(scene.deadline ?? 0)).toBe('Wednesday');
    const wrong = await house.post('/api/tables', { ...house.plan(), rhythm: { ...rhythm, zone: 'Mars/Olympus' } });
    expect(wrong.status).toBe(400);
  });
});
