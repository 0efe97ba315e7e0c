import { setTimeout as pause } from 'node:timers/promises';
import { at } from '#kernel';
import { describe, expect, it } from 'vitest';
import { OPEN, people } from './testing/chairs.ts';
import { eachHouse } from './testing/each-house.ts';
import type { House } from './testing/house.ts';

/** An hour of these tests; a day of them is 2.4 seconds. */
const HOUR = 100;
const DAY = 24 * HOUR;

const house = eachHouse({ hourMs: HOUR });

/** Three at a table; the deadline is that of their first decision. */
const sit = async (windowSeconds: number, more: Parameters<House['create']>[0] = {}) => {
  const { created, clients, opening } = await house.begin({ seats: people(3), options: { windowSeconds, rounds: 20 }, ...more });
  return { created, ana: at(clients, 0), bob: at(clients, 1), cleo: at(clients, 2), opening: at(opening, 0), deadline: at(opening, 0).deadline ?? 0 };
};

describe('grace', () => {
  it('[HO-4.4] follows the deadline of a window, is shown to everybody, and ends in the time-out', async () => {
    const { ana, bob, opening, deadline } = await sit(2, { graceHours: 30 });
    const overdue = Promise.all([ana, bob].map((client) => client.when((scene) => scene.overdue)));
    const next = ana.when(({ info }) => info.turn === 2);
    expect([opening.info.graceHours, opening.overdue]).toEqual([30, false]);
    await bob.move({ type: 'seal', n: 2 });
    for (const scene of await overdue) expect([scene.deadline, scene.info.turn, scene.awaited]).toEqual([deadline + 3000, 1, [0, 2]]);
    expect((await next).overdue).toBe(false);
    expect(Date.now()).toBeGreaterThanOrEqual(deadline + 3000);
  });

  it('goes to each seat where each decision has its own limit; an answer in it counts', async () => {
    await house.stop();
    await house.start({ hourMs: 10 * HOUR });
    const { ana, bob } = await sit(0, { secondsPerDecision: 1, graceHours: 72 });
    await ana.until(() => ana.scene.overdue);
    await ana.move({ type: 'seal', n: 4 });
    await bob.until(() => !bob.scene.awaited.includes(0));
    expect(ana.log.at(-1)?.text).toMatchObject({ key: 'tontine.answered', args: { who: { seat: 0 } } });
    expect(bob.scene.overdue).toBe(true);
  });

  it('is set by whoever runs the table, from 0 to 72 hours, and outlives a restart', async () => {
    const { created, ana, bob } = await sit(60);
    const watcher = await house.join(created.table);
    expect(await watcher.ask({ t: 'grace', hours: 5 })).toMatchObject({ code: 'notOwner' });
    expect(await ana.ask({ t: 'grace', hours: 73 })).toMatchObject({ code: 'unknownMessage' });
    expect(await ana.ask({ t: 'grace', hours: 12 })).toMatchObject({ t: 'ok' });
    await bob.until(() => bob.scene.info.graceHours === 12);
    await bob.settle();
    expect(bob.log.at(-1)?.text).toMatchObject({ key: 'table.grace', args: { hours: 12 } });
    await house.stop();
    await house.start({ hourMs: HOUR });
    expect((await house.join(created.table)).scene.info.graceHours).toBe(12);
  });
});

describe('an absence', () => {
  it('[HO-4.5] holds back the deadlines that await the seat until its end, for all in the window, and not those of others', async () => {
    const { ana, bob, cleo, deadline } = await sit(5);
    const until = deadline + 500;
    expect(await ana.ask({ t: 'vacation', until })).toMatchObject({ t: 'ok' });
    for (const client of [ana, bob, cleo]) await client.until(() => client.scene.deadline === until);
    expect(bob.scene.info.seats.map(({ awayUntil }) => awayUntil)).toEqual([until, null, null]);
    await bob.settle();
    expect(bob.log.at(-1)?.text).toMatchObject({ key: 'table.away', args: { who: { seat: 0 } } });
    await bob.until(() => bob.scene.info.turn === 2);
    expect(Date.now()).toBeGreaterThanOrEqual(until);
  });

  it('touches nobody else where each decision has its own limit', async () => {
    const { ana, bob } = await sit(0, { secondsPerDecision: 30 });
    const deadline = bob.scene.deadline ?? 0;
    const until = deadline + 9000;
    await ana.ask({ t: 'vacation', until });
    await bob.until(() => bob.scene.info.seats[0]?.awayUntil === until);
    expect([ana.scene.deadline, bob.scene.deadline]).toEqual([until, deadline]);
  });

  it('outlives a restart', async () => {
    const { created, ana, deadline } = await sit(10);
    const until = deadline + 35_000;
    await ana.ask({ t: 'vacation', until });
    await house.stop();
    await house.start({ hourMs: HOUR });
    const late = await house.join(created.table);
    expect([late.scene.info.seats[0]?.awayUntil, late.scene.deadline]).toEqual([until, until]);
  });

  it('is ended by its holder, or by whoever runs the table; whoever is awaited keeps a day at least', async () => {
    const { created, bob, cleo, deadline } = await sit(5, { referee: 'someone' });
    const until = Date.now() + 40_000;
    await bob.ask({ t: 'vacation', until });
    const referee = await house.join(created.table, created.referee ?? '');
    expect(await (await house.join(created.table)).ask({ t: 'vacation', until: null, seat: 1 })).toMatchObject({ code: 'notOwner' });
    expect(await referee.ask({ t: 'vacation', until: until + 1, seat: 1 })).toMatchObject({ code: 'notOwner' });
    // Without the absence there would be less than a day left.
    await pause(deadline - 1000 - Date.now());
    const back = cleo.when(({ info, deadline: shown }) => info.seats[1]?.awayUntil === null && shown !== until);
    const before = Date.now();
    expect(await referee.ask({ t: 'vacation', until: null, seat: 1 })).toMatchObject({ t: 'ok' });
    const after = Date.now();
    const fair = (await back).deadline ?? 0;
    expect(fair).toBeGreaterThanOrEqual(before + DAY);
    expect(fair).toBeLessThanOrEqual(after + DAY);
    await cleo.settle();
    expect(cleo.log.map(({ text }) => text)).toContainEqual(expect.objectContaining({ key: 'table.back', args: { who: { seat: 1 } } }));
  });

  it('[HO-4.5] is for players of slow tables, and for 21 days at most', async () => {
    const { created, ana } = await sit(3);
    const now = Date.now();
    expect(await ana.ask({ t: 'vacation', until: now + 40 * DAY })).toMatchObject({ code: 'vacationTooLong' });
    expect(await ana.ask({ t: 'vacation', until: now - 1 })).toMatchObject({ code: 'vacationTooLong' });
    expect(await (await house.join(created.table)).ask({ t: 'vacation', until: now + 20 * DAY })).toMatchObject({ code: 'notYourSeat' });
    const fast = await sit(2);
    expect(await fast.ana.ask({ t: 'vacation', until: Date.now() + 20 * DAY })).toMatchObject({ code: 'vacationTooFast' });
    const lobby = await house.create({ seats: [...people(2), OPEN], start: false });
    const [waiting] = await house.seat(lobby);
    expect(await waiting?.ask({ t: 'vacation', until: Date.now() + 20 * DAY })).toMatchObject({ code: 'notStarted' });
  });

  it('ends on the days and at the hour that the table chose, the same after a restart', async () => {
    const rhythm = { days: [0, 1, 2, 3, 4, 5, 6], minute: 1200, zone: 'Europe/Paris' };
    const created = await house.create({ options: { windowSeconds: 600, rounds: 2 }, rhythm });
    const read = async () => (await house.join(created.table, created.seats[0]?.token)).scene;
    const { deadline, info } = await read();
    expect(info.rhythm).toEqual(rhythm);
    expect(new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Paris', hour: '2-digit', minute: '2-digit' }).format(deadline ?? 0)).toBe('20:00');
    expect(deadline ?? 0).toBeGreaterThan(Date.now());
    await house.stop();
    await house.start({ hourMs: HOUR });
    expect((await read()).deadline).toBe(deadline);
    const wrong = await house.post('/api/tables', { ...house.plan(), rhythm: { ...rhythm, zone: 'Mars/Olympus' } });
    expect(wrong.status).toBe(400);
  });
});
