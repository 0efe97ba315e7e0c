import { describe, expect, it } from 'vitest';
import { inSeatOrder } from './facts.ts';
import { join } from './departure.ts';
import type { Options } from '../types.ts';
import type { Work } from './work.ts';
import { openBattle } from './open.ts';
import { pileOf, setPlayer, workWith } from './work.test-support.ts';

const opened = (work: Work): Work => {
  openBattle(work);
  return work;
};

describe('the opening of a battle', () => {
  it('[TB-4.2.1] [TB-4.1.2] the number grows and the first seat moves by one, round the table', () => {
    const work = workWith({ seats: 3, battle: 1 });
    const firsts = [work.table.first];
    for (let battle = 0; battle < 4; battle++) firsts.push(opened(work).table.first);
    expect(work.table.battle).toBe(5);
    expect(firsts).toEqual([0, 1, 2, 0, 1]);
    expect(inSeatOrder(work)).toEqual([1, 2, 0]);
  });

  it('[TB-4.2.1] S and aid are fixed: 2·N and N, less the cuts, not below N and 0', () => {
    const cut = (staffCuts: number, aidCuts: number): readonly number[] => {
      const work = workWith({ seats: 5, state: { staffCuts, aidCuts } });
      const { posts, aid } = opened(work).table.state;
      return [posts, aid];
    };
    expect(cut(0, 0)).toEqual([10, 5]);
    expect(cut(3, 2)).toEqual([7, 3]);
    expect(cut(9, 9)).toEqual([5, 0]);
  });

  it('[TB-4.2.3] the next pot becomes the pot', () => {
    const work = workWith({ funds: { pot: 0, nextPot: 6 } });
    opened(work);
    expect(work.table.funds).toMatchObject({ pot: 6, nextPot: 0 });
    expect(work.table.battleReport.origin.carried).toBe(6);
  });

  it('[TB-4.2.4] everybody inherits when his own twelfth battle begins, under his pile', () => {
    const work = workWith({ seats: 3, battle: 11 });
    for (const [seat, battles] of [11, 10, 11].entries()) setPlayer(work, seat, { battles });
    const before = work.heaps.piles[0] ?? [];
    const savings = work.heaps.inherits[0] ?? [];
    opened(work);
    expect(work.table.players.map(({ inherit }) => inherit)).toEqual([0, 3, 0]);
    expect(work.heaps.piles[0]?.slice(0, before.length)).toEqual(before);
    expect(new Set(work.heaps.piles[0]?.slice(before.length))).toEqual(new Set(savings));
  });

  it('[TB-4.2.7] free money: two cards on top of each pile; none in debt money and in découverte', () => {
    const received = (mode: Options['mode']): number => {
      const work = workWith({ options: { mode, bankController: 'auto' }, piles: { 0: 5 } });
      return pileOf(opened(work), 0) - 5;
    };
    expect([received('libre'), received('dette'), received('decouverte'), received('historique')]).toEqual([2, 0, 0, 0]);
  });
});

describe('newcomers', () => {
  const arrival = (options: Partial<Options>): Work => {
    const work = workWith({ options, seats: 4, battle: 3 });
    join(work, 4);
    return work;
  };

  it('[TB-4.14.1] they enter at the next opening, in the last seat, and N grows', () => {
    const work = arrival({ mode: 'dette' });
    expect([work.table.count, work.table.players[4]?.status]).toEqual([4, 'arriving']);
    opened(work);
    expect([work.table.count, work.table.players[4]?.status, work.table.state.posts]).toEqual([5, 'playing', 10]);
  });

  it.each([
    [{ mode: 'dette' }, 0, 0],
    [{ mode: 'libre' }, 3, 3],
    [{ mode: 'libre', libreStart: '6+3' }, 6, 3],
    [{ mode: 'decouverte' }, 12, 0],
  ] as const)('[TB-4.14.1] with %o they begin with %i cards and %i to inherit', (options, pile, inherit) => {
    const work = opened(arrival(options));
    expect(work.table.players[4]).toMatchObject({ pile, inherit });
  });

  it('[TB-4.14.1] the bank and the state get nothing for them', () => {
    const work = arrival({ mode: 'libre' });
    const { state } = work.table.funds;
    opened(work);
    expect(work.table.funds.state).toBe(state);
  });
});
