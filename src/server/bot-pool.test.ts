import { afterEach, describe, expect, it } from 'vitest';
import { bourse } from '#games/bourse/index.ts';
import { createMatch, sightOf } from '#kernel/match.ts';
import { BotPool, FairQueue } from './bot-pool.ts';

const opened = createMatch(bourse.module, { seats: 4, options: {}, seed: '0123456789abcdef0123456789abcdef' });
if (!opened.ok) throw new Error('Bourse refuses four players');
const { state } = opened.match.now;
const [seat] = sightOf(bourse.module, state, 'public').awaited;
if (typeof seat !== 'number') throw new Error('somebody begins');

const turn = (table: string, watched = true) =>
  ({ game: bourse, level: 'decent', seat, sight: sightOf(bourse.module, state, seat), seed: 5, table, watched }) as const;

const isLegal = (chosen: { readonly move: unknown } | null): boolean => {
  const move = bourse.module.decode(chosen?.move);
  return move !== null && bourse.module.check(state, { by: seat, move }) === null;
};

describe('bots in threads', () => {
  let botPool: BotPool;
  afterEach(() => botPool.stop());

  it('answer with a legal move, watched or not', async () => {
    botPool = new BotPool({}, { min: 0, max: 0 }, 1);
    for (const chosen of await Promise.all([botPool.choose(turn('a')), botPool.choose(turn('b', false))])) {
      expect(isLegal(chosen)).toBe(true);
    }
  });

  it('think strongly where the game says what a searcher needs', async () => {
    botPool = new BotPool({}, { min: 0, max: 0 }, 1);
    const chosen = await botPool.choose({ ...turn('a'), level: 'strong' });
    expect(isLegal(chosen)).toBe(true);
  });

  it('answer watched tables first, however many of the others were there before', async () => {
    botPool = new BotPool({}, { min: 0, max: 0 }, 1);
    const order: string[] = [];
    const ask = (table: string, watched: boolean): Promise<void> => botPool.choose(turn(table, watched)).then(() => void order.push(table));
    await Promise.all([...['a', 'b', 'c', 'd'].map((table) => ask(table, false)), ask('watched', true)]);
    // The first was being thought about already.
    expect(order.indexOf('watched')).toBeLessThan(2);
  });

  it('answer tables that nobody watches, too, however busy the main thread is', async () => {
    botPool = new BotPool({}, { min: 0, max: 0 }, 1);
    const busy = setInterval(() => {
      const end = performance.now() + 18;
      while (performance.now() < end);
    }, 20);
    const chosen = await Promise.all(['a', 'b', 'c'].map((table) => botPool.choose(turn(table, false))));
    clearInterval(busy);
    expect(chosen.map(isLegal)).toEqual([true, true, true]);
  });

  it('are told to stop, and leave nobody waiting', async () => {
    botPool = new BotPool({}, { min: 0, max: 0 }, 1);
    const waiting = [botPool.choose(turn('a')), botPool.choose(turn('b'))].map((thought) => thought.catch((error: unknown) => error));
    await botPool.stop();
    for (const ended of await Promise.all(waiting)) expect(ended).toBeInstanceOf(Error);
  });
});

describe('the queue of the bots', () => {
  it('gives every group its turn, and keeps the order within one', () => {
    const queue = new FairQueue<string>();
    for (const item of ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'c2']) queue.add(item.charAt(0), item);
    const order = ['a1', 'b1', 'c1', 'a2', 'c2', 'a3', 'a4'];
    expect(order.map(() => queue.take())).toEqual(order);
    expect([queue.take(), queue.isEmpty]).toEqual([undefined, true]);
  });

  it('lets a newcomer wait for one turn of each, not for all that is there', () => {
    const queue = new FairQueue<string>();
    for (let n = 0; n < 100; n++) queue.add('crowd', `crowd ${n}`);
    queue.take();
    queue.add('one', 'one');
    expect([queue.take(), queue.take()]).toEqual(['crowd 1', 'one']);
  });

  it('gives back everything that waits when it is cleared', () => {
    const queue = new FairQueue<number>();
    queue.add('a', 1);
    queue.add('b', 2);
    expect(queue.clear()).toEqual([1, 2]);
    expect(queue.isEmpty).toBe(true);
  });
});
