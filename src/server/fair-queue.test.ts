import { describe, expect, it } from 'vitest';
import { FairQueue } from './fair-queue.ts';

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
