import { describe, expect, it } from 'vitest';
import { A, B, C } from '#testkit/position.ts';
import { deal, type Hand } from '../hand.test-support.ts';
import { inputs } from '../inputs.ts';
import { setPile, setPlayer } from '../rules/work.test-support.ts';
import type { Options, Player } from '../types.ts';

const { pending } = inputs;

/** STAKE of the first battle of the learning mode: ten cards each are left after food and rent. */
const stake = (options: Partial<Options> = {}, seats = 4, facts: Partial<Player> = {}): Hand =>
  deal({ mode: 'decouverte', ...options }, seats)
    .with((work) => setPlayer(work, A, facts))
    .closed();

describe('stakes', () => {
  it('[TB-4.5.2] as many bundles as the main factory has cards; one without, one with a post', () => {
    const most = (facts: Partial<Player>): number => {
      const hand = stake({}, 4, facts);
      return [0, 1, 2, 3].filter((b) => hand.refuses(A, { type: 'setStake', b }) === null).length - 1;
    };
    expect([most({}), most({ factory: 1 }), most({ factory: 2 }), most({ factory: 3 }), most({ factory: 1, post: true }), most({ post: true })]).toEqual([
      1, 1, 2, 3, 1, 1,
    ]);
  });

  it('[TB-4.5.1] nobody employed, destitute, or without a bundle; [TB-4.17.4] and nobody has to', () => {
    const refused = (hand: Hand) => hand.refuses(A, { type: 'setStake', b: 1 });
    const start = stake();
    expect(refused(start)).toBeNull();
    for (const facts of [{ boss: B }, { destitute: true }] as const) expect(refused(start.with((work) => setPlayer(work, A, facts)))).toContain('TB-4.5.1');
    expect(refused(start.with((work) => setPile(work, A, 0)))).toContain('TB-4.5.1');
    expect(start.allDone().table.battleReport.entries).toEqual([]);
  });

  it('[TB-4.5.3] leisure is spent at once, and an announced stake that can no longer be laid is lowered', () => {
    const announced = stake({}, 4, { factory: 3 }).does(A, { type: 'setStake', b: 3 });
    const { pile } = announced.player(A);
    const spent = announced.does(A, { type: 'leisure', b: pile - 1 });
    expect([spent.player(A).stake, spent.player(A).pile, spent.table.funds.pot - announced.table.funds.pot]).toEqual([1, 1, pile - 1]);
    expect(spent.refuses(A, { type: 'leisure', b: 2 })).toEqual(['TB-4.5.3']);
  });

  it('[TB-4.5.4] up to eight players: open, a change clears the ready of the others, two changes each', () => {
    const ready = stake().does(A, { type: 'setStake', b: 1 }).does(B, { type: 'done' });
    expect(ready.player(A).stake).toBe(1);
    const changed = ready.does(A, { type: 'setStake', b: 0 });
    expect([changed.player(B).done, changed.player(A).stakeChanges]).toEqual([false, 1]);
    const again = changed.does(A, { type: 'setStake', b: 1 });
    expect(again.refuses(A, { type: 'setStake', b: 0 })).toEqual(['TB-4.5.4']);
  });

  it('[TB-4.5.4] more than eight: all announce unseen, then everybody may change once, in half the time', () => {
    const start = stake({ windowStake: 20 }, 9);
    const secret = start.does(A, { type: 'setStake', b: 1 });
    expect([secret.player(A).stake, secret.player(A).done]).toEqual([null, true]);
    const second = secret.closed();
    expect([second.table.point, second.player(A).stake, second.player(B).stake]).toEqual([{ kind: 'stake', round: 2 }, 1, 0]);
    expect(pending(second.state)[0]?.window?.seconds).toBe(10);
    const changed = second.does(B, { type: 'done' }).does(A, { type: 'setStake', b: 0 });
    expect([changed.player(B).done, changed.refuses(A, { type: 'setStake', b: 1 })]).toEqual([true, ['TB-4.5.4']]);
  });

  it('[TB-4.5.4] default at closing: the stake announced, else none', () => {
    const over = stake().does(A, { type: 'setStake', b: 1 }).closed();
    expect(over.table.battleReport.entries.map(({ owner }) => owner)).toEqual([A]);
  });

  it('[TB-4.5.5] [TB-6.4.6] secret stakes: a hidden commitment, revealed together; who commits nothing does not play', () => {
    const start = stake({ secretStakes: true }, 3);
    const committed = start.does(A, { type: 'setStake', b: 1 });
    expect([committed.player(A).stake, committed.awaited]).toEqual([null, [B, C]]);
    const revised = committed.does(A, { type: 'setStake', b: 0 }).does(A, { type: 'setStake', b: 1 });
    expect(revised.closed().table.battleReport.entries.map(({ owner }) => owner)).toEqual([A]);
  });

  it('[TB-4.6.1] [TB-4.6.2] stakes come from the top of the pile, and the first card of a bundle counts', () => {
    const start = stake({}, 3, { factory: 2 }).with((work) => {
      work.table.bundle = 2;
    });
    const top = start.state.heaps.piles[A]?.slice(0, 4) ?? [];
    const [entry] = start.does(A, { type: 'setStake', b: 2 }).closed().table.battleReport.entries;
    expect(entry).toMatchObject({ owner: A, operator: A, kind: 'main', b: 2, f: 2, counting: [(top[0] ?? 0) % 54, (top[2] ?? 0) % 54] });
  });
});
