import { describe, expect, it } from 'vitest';
import type { TalkLine } from '#protocol';
import { worldOf } from '#games/ecodip/data/world.ts';
import { bargainsIn, keyOf, threadsOf } from './threads.ts';

const line = (n: number, seat: TalkLine['seat'], to?: TalkLine['to']): TalkLine => ({
  n,
  at: 0,
  seat,
  name: '',
  text: '',
  ...(to === undefined ? {} : { to }),
});

describe('the press', () => {
  it('[EC-13.11] keeps private, group and public messages apart', () => {
    const threads = threadsOf([line(1, 4, [2]), line(2, 2, [4]), line(3, 0), line(4, 4, [0, 2]), line(5, 2, [4, 0]), line(6, null)], 2);
    expect(threads.map(({ others, lines }) => [others, lines.map(({ n }) => n)])).toEqual([
      [[], [3, 6]],
      [[4], [1, 2]],
      [
        [4, 0],
        [4, 5],
      ],
    ]);
    expect(keyOf([4, 0])).toBe(keyOf([0, 4]));
  });

  const grammar = { world: worldOf({ russia: 'six' }), phase: 'SPRING_ORDERS', giftDefault: 'secret' } as const;

  it('[EC-13.5] [EC-4.4.3] makes of a bargain offered the order that matches it to the letter', () => {
    expect(bargainsIn('JE VENDS 3 TB A EOC POUR 75 KG D’OR', grammar, 'RUS', 'EOC')).toEqual([{ k: 'buy', with: 'RUS', n: 3, good: 'TB', price: 75 }]);
    expect(bargainsIn('I BUY 1 ABM (par) FROM EOC FOR 260 KG OF GOLD AT mos', grammar, 'RUS', 'EOC')).toEqual([
      { k: 'sell', with: 'RUS', n: 1, good: 'ABM', from: 'par', price: 260 },
    ]);
  });

  it('takes no bargain from what is meant for another, or is no order', () => {
    expect(bargainsIn('JE VENDS 3 TB A USA POUR 75 KG D’OR\nBonjour', grammar, 'RUS', 'EOC')).toEqual([]);
  });
});
