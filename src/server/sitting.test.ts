import { at } from '#kernel/collections.ts';
import { describe, expect, it } from 'vitest';
import { eachHouse } from './testing/each-house.ts';

const house = eachHouse();

const sit = async (sittingSeconds: number) => {
  const created = await house.create({ seats: [0, 1].map((seat) => ({ kind: 'here', name: `P${seat}` }) as const), options: { sittingSeconds, rounds: 20 } });
  return house.seat(created);
};

const play = async (clients: Awaited<ReturnType<typeof sit>>): Promise<void> => {
  for (const client of clients) await client.move({ type: 'seal', n: 1 });
};

describe('a duration agreed for the whole game', () => {
  it('[AM-6.3] when it is over, the round in progress is the last', async () => {
    const clients = await sit(3600);
    const ana = at(clients, 0);
    house.time.pass(3_600_000);
    await ana.until(() => ana.log.some(({ text }) => text.key === 'tontine.amended'));
    await play(clients);
    await ana.until(() => ana.scene.outcome !== null);
  });

  it('goes on counting after a restart of the server, from the start of play', async () => {
    const created = await house.create({
      seats: [0, 1].map((seat) => ({ kind: 'here', name: `P${seat}` }) as const),
      options: { sittingSeconds: 3600, rounds: 20 },
    });
    house.time.pass(2_000_000);
    await house.stop();
    await house.start();
    const clients = await house.seat(created);
    const ana = at(clients, 0);
    expect(ana.log.some(({ text }) => text.key === 'tontine.amended')).toBe(false);
    house.time.pass(1_600_000);
    await ana.until(() => ana.log.some(({ text }) => text.key === 'tontine.amended'));
    await play(clients);
    await ana.until(() => ana.scene.outcome !== null);
  });

  it('without one nothing ends by itself', async () => {
    const clients = await sit(0);
    house.time.pass(24 * 3_600_000);
    await play(clients);
    expect(at(clients, 0).scene.outcome).toBeNull();
  });
});
