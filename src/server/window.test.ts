import { at } from '#kernel/collections.ts';
import { describe, expect, it } from 'vitest';
import type { Client } from './testing/client.ts';
import { people } from './testing/chairs.ts';
import { eachHouse } from './testing/each-house.ts';
import type { House } from './testing/house.ts';

const house = eachHouse();

/** Three at a table whose rounds are windows of so many seconds; the deadline is that of the first. */
const sit = async (windowSeconds: number, more: Parameters<House['create']>[0] = {}) => {
  const { clients, opening, ...begun } = await house.begin({ seats: people(3), options: { windowSeconds, rounds: 20 }, ...more });
  return { ...begun, ana: at(clients, 0), bob: at(clients, 1), cleo: at(clients, 2), opening, deadline: at(opening, 0).deadline ?? 0 };
};

const answeredInOrder = (client: Client): readonly unknown[] =>
  client.log.filter(({ text }) => text.key === 'tontine.answered').map(({ text }) => text.args?.who);

describe('a window of the rules', () => {
  it('gives all who are asked in it one deadline from its opening, without any limit of the table, which no move of theirs puts off', async () => {
    const { ana, bob, cleo, opening, deadline, from, to } = await sit(60);
    expect(deadline).toBeGreaterThanOrEqual(from + 60_000);
    expect(deadline).toBeLessThanOrEqual(to + 60_000);
    expect(opening.map((scene) => scene.deadline)).toEqual([deadline, deadline, deadline]);
    house.time.pass(1000);
    await ana.move({ type: 'pin' });
    await bob.move({ type: 'seal', n: 2 });
    await cleo.until(() => !cleo.scene.awaited.includes(1));
    expect([ana.scene.deadline, bob.scene.deadline, cleo.scene.deadline]).toEqual([deadline, deadline, deadline]);
  });

  it('times out those still awaited, in the order of the seats, and another window starts anew', async () => {
    const { ana, bob, deadline } = await sit(60);
    const next = ana.when(({ info }) => info.turn === 2);
    await bob.move({ type: 'seal', n: 5 });
    house.time.passUntil(deadline);
    const { awaited, deadline: nextDeadline } = await next;
    expect(answeredInOrder(ana).slice(0, 3)).toEqual([{ seat: 1 }, { seat: 0 }, { seat: 2 }]);
    expect((nextDeadline ?? 0) - deadline).toBeGreaterThanOrEqual(60_000);
    expect(awaited).toEqual([0, 1, 2]);
  });

  it('stands still in a pause, and closes as much later', async () => {
    const { ana, deadline } = await sit(600);
    await ana.ask({ t: 'pause', on: true });
    await ana.until(() => ana.scene.info.paused);
    const from = house.time.now();
    expect(ana.scene.deadline).toBeNull();
    house.time.passUntil(deadline + 1000);
    await ana.settle();
    expect(ana.scene.info.turn).toBe(1);
    const again = ana.when((scene) => scene.deadline !== null);
    const to = house.time.now();
    await ana.ask({ t: 'pause', on: false });
    const later = (await again).deadline ?? 0;
    expect(later).toBeGreaterThanOrEqual(deadline + to - from);
    house.time.passUntil(later);
    await ana.until(() => ana.scene.info.turn === 2);
  });

  it('goes on after a restart of the server, with nobody there', async () => {
    const { created } = await sit(60);
    await house.stop();
    const before = house.storedSteps;
    await house.start();
    await house.passUntil(() => house.storedSteps > before + 2, 60_000);
    const late = await house.join(created.table);
    expect(late.scene.info.turn).toBeGreaterThan(1);
  });

  it('does not make an answer stale by what others do in it; one’s own step does', async () => {
    const { ana, bob } = await sit(60);
    const shown = ana.scene.decisionNumber;
    await bob.move({ type: 'pin' });
    await ana.until(() => ana.scene.decisionNumber > shown);
    expect(await ana.ask({ t: 'move', decision: shown, move: { type: 'pin' } })).toMatchObject({ t: 'ok' });
    expect(await ana.ask({ t: 'move', decision: shown, move: { type: 'pin' } })).toMatchObject({ code: 'stale' });
    const now = ana.scene.decisionNumber;
    const twice = await Promise.all([1, 2].map(() => ana.ask({ t: 'move', decision: now, move: { type: 'pin' } })));
    expect(twice.map((answer) => (answer.t === 'no' ? answer.code : answer.t))).toEqual(['ok', 'stale']);
  });

  it('takes no answer to a window that has closed', async () => {
    const { ana, bob, cleo } = await sit(60);
    const shown = ana.scene.decisionNumber;
    for (const client of [ana, bob, cleo]) await client.move({ type: 'seal', n: 1 });
    await ana.until(() => ana.scene.info.turn === 2);
    expect(await ana.ask({ t: 'move', decision: shown, move: { type: 'seal', n: 5 } })).toMatchObject({ code: 'stale' });
  });
});

describe('more time', () => {
  it('[HO-4.3] is given by the referee or the owner, to everybody at once, and is written in the log', async () => {
    const { created, ana, bob, deadline } = await sit(60, { referee: 'someone' });
    const referee = await house.join(created.table, created.referee ?? '');
    const watcher = await house.join(created.table);
    expect(await watcher.ask({ t: 'extend', seconds: 30 })).toMatchObject({ code: 'notOwner' });
    expect(await referee.ask({ t: 'extend', seconds: 30 })).toMatchObject({ t: 'ok' });
    for (const client of [ana, bob, watcher]) await client.until(() => client.scene.deadline !== deadline);
    expect([ana.scene.deadline, bob.scene.deadline, watcher.scene.deadline]).toEqual([deadline + 30_000, deadline + 30_000, deadline + 30_000]);
    await watcher.settle();
    expect(watcher.log.at(-1)?.text).toMatchObject({ key: 'table.extended', args: { seconds: 30 } });
    expect(await referee.ask({ t: 'extend', seconds: 4 })).toMatchObject({ code: 'unknownMessage' });
  });

  it('[HO-4.3] is given by days where the table counts in days, a fortnight at most', async () => {
    const slow = await house.create({ secondsPerDecision: 259_200 });
    const [ana] = await house.seat(slow);
    const deadline = ana?.scene.deadline ?? 0;
    expect(await ana?.ask({ t: 'extend', seconds: 14 * 86_400 })).toMatchObject({ t: 'ok' });
    await ana?.until(() => ana.scene.deadline !== deadline);
    expect(ana?.scene.deadline).toBe(deadline + 14 * 86_400_000);
    expect(ana?.log.at(-1)?.text).toMatchObject({ key: 'table.extendedDays', args: { days: 14 } });
    expect(await ana?.ask({ t: 'extend', seconds: 14 * 86_400 + 1 })).toMatchObject({ code: 'unknownMessage' });
  });

  it('is also given where each decision has its own limit, and nowhere else', async () => {
    const limited = await house.create({ secondsPerDecision: 60 });
    const [ana] = await house.seat(limited);
    const deadline = ana?.scene.deadline ?? 0;
    expect(await ana?.ask({ t: 'extend', seconds: 5 })).toMatchObject({ t: 'ok' });
    expect(ana?.scene.deadline).toBe(deadline + 5000);
    const [free] = await house.seat(await house.create());
    expect(await free?.ask({ t: 'extend', seconds: 30 })).toMatchObject({ code: 'noDeadline' });
  });

  it('given in a pause, counts after it', async () => {
    const { ana, deadline } = await sit(60);
    await ana.ask({ t: 'pause', on: true });
    expect(await ana.ask({ t: 'extend', seconds: 30 })).toMatchObject({ t: 'ok' });
    await ana.ask({ t: 'pause', on: false });
    await ana.until(() => ana.scene.deadline !== null);
    expect(ana.scene.deadline ?? 0).toBeGreaterThanOrEqual(deadline + 30_000);
  });
});
