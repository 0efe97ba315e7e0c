import { describe, expect, it } from 'vitest';
import { contend, setPlayer, stake, workWith } from './work.test-support.ts';
import { presets } from '../options.ts';
import { placesIn, winnersOrder } from './winners.ts';

/* TB-8.2: order of the winners and payout. L = 1 and a tax of 2 unless said otherwise. */

const [A, K, Q] = [14, 13, 12];

const table = (seats: number) => workWith({ seats, battle: 4 });

describe('worked examples: who wins what', () => {
  it('[TB-8.2.1] [TB-4.7.2] [TB-4.7.4] a tie with a third player: the nines cancel, the 2 passes, the nines share places 3 and 4', () => {
    const entries = [stake(0, [K]), stake(1, [9]), stake(2, [9]), stake(3, [2])];
    expect(winnersOrder(table(4), entries)).toEqual([['0'], ['3'], ['1', '2']]);
    expect(contend(table(4), entries, 32)).toEqual({ gains: [3, 3, 3, 3], state: 20 });
  });

  it('[TB-8.2.2] [TB-4.17.2] the pot is exhausted: 21 for the first, 2 of 18 for the second, nothing for the third', () => {
    const entries = [stake(0, [Q, 7, 4], { f: 3 }), stake(1, [K, 3, 2], { f: 3 }), stake(2, [10, 9, 8], { f: 3 })];
    expect(contend(table(3), entries, 27)).toEqual({ gains: [2, 21, 0], state: 4 });
  });

  it('[TB-8.2.3] [TB-4.8.1] half-regime: 3, and the ladder is not used', () => {
    const entries = [stake(0, [A], { f: 1, post: true }), stake(1, [K], { f: 1 }), stake(2, [Q, 5], { f: 2 })];
    expect(contend(table(3), entries, 23)).toEqual({ gains: [3, 7, 7], state: 6 });
  });

  it('[TB-8.2.4] [TB-4.7.1] class before rank: the workshop with a 2 beats the micro-enterprise with an ace', () => {
    const entries = [stake(0, [A]), stake(1, [2], { f: 1 }), stake(2, [3])];
    expect(winnersOrder(table(3), entries).flat()).toEqual(['1', '0', '2']);
    expect(contend(table(3), entries, 24)).toEqual({ gains: [3, 7, 3], state: 11 });
  });

  it('[TB-4.8.1] a micro-enterprise with a public post gains 2', () => {
    expect(contend(table(3), [stake(0, [A], { post: true })], 24)).toEqual({ gains: [2, 0, 0], state: 22 });
  });

  it('[TB-8.2.5] [TB-4.7.2] support: two staked and two cards beat one staked and two cards', () => {
    const entries = [stake(0, [K], { f: 2 }), stake(1, [K, 4], { f: 2 })];
    expect(contend(table(3), entries, 60).gains).toEqual([6, 14, 0]);
  });

  it('[TB-8.2.6] [TB-4.7.2] a factory card is a 2 among the next cards', () => {
    const a = stake(0, [K], { f: 3 });
    expect(winnersOrder(table(3), [a, stake(1, [K, 5], { f: 2 })])).toEqual([['1'], ['0']]);
    expect(winnersOrder(table(3), [a, stake(1, [K, 2], { f: 2 })])).toEqual([['0', '1']]);
  });

  it('[TB-8.2.6] [TB-4.8.5] a full tie: the gains of both places are pooled, the last card goes to the last of the drawn order', () => {
    const tied = [stake(0, [K], { f: 3 }), stake(1, [K, 2], { f: 2 })];
    expect(contend(table(3), tied, 23, [['0', '1']])).toEqual({ gains: [9, 10, 0], state: 4 });
    expect(contend(table(3), tied, 24, [['1', '0']])).toEqual({ gains: [10, 10, 0], state: 4 });
  });

  it('[TB-8.2.7] cancelled kings with a survivor: the seven first, then the tied workshops share 6 + 5', () => {
    const entries = [stake(0, [K], { f: 1 }), stake(1, [K], { f: 1 }), stake(2, [7], { f: 1 })];
    expect(winnersOrder(table(3), entries)).toEqual([['2'], ['0', '1']]);
    expect(contend(table(3), entries, 40, [['2'], ['1', '0']])).toEqual({ gains: [6, 5, 7], state: 22 });
  });

  it('[TB-8.2.8] next cards after cancelling', () => {
    const entries = [stake(0, [K, 9], { f: 2 }), stake(1, [K, 9], { f: 2 }), stake(2, [Q], { f: 1 }), stake(3, [10], { f: 1 })];
    expect(winnersOrder(table(4), entries)).toEqual([['2'], ['3'], ['0', '1']]);
    expect(contend(table(4), entries, 60)).toEqual({ gains: [9, 9, 7, 6], state: 29 });
  });

  it('[TB-8.2.9] [TB-4.8.5] the half-regime inside a tie is not pooled with the other', () => {
    const entries = [stake(0, [K], { f: 1, post: true }), stake(1, [K], { f: 1 })];
    expect(winnersOrder(table(3), entries)).toEqual([['0', '1']]);
    expect(contend(table(3), entries, 30).gains).toEqual([3, 7, 0]);
  });

  it('[TB-8.2.10] [TB-4.6.2] bundles of two: 14 and 12 cards, a tax of 4 each time', () => {
    const work = workWith({ seats: 3, battle: 4, bundle: 2 });
    const entries = [stake(0, [4], { f: 1 }), stake(1, [5], { f: 1 })];
    expect(contend(work, entries, 34)).toEqual({ gains: [12, 14, 0], state: 8 });
  });

  it('[TB-8.2.11] a tiny pot: tax 2, six of seven, nothing', () => {
    expect(contend(table(3), [stake(0, [A], { f: 1 }), stake(1, [K], { f: 1 })], 8)).toEqual({ gains: [6, 0, 0], state: 2 });
  });

  it('[TB-8.2.12] [TB-4.8.8] nobody stakes: the whole pot goes to the state', () => {
    expect(contend(table(3), [], 28)).toEqual({ gains: [0, 0, 0], state: 28 });
  });

  it('[TB-8.2.36] five micros A A A 3 3 all cancel each other and form one group', () => {
    const entries = [stake(0, [A]), stake(1, [A]), stake(2, [A]), stake(3, [3]), stake(4, [3])];
    expect(winnersOrder(table(5), entries)).toEqual([['0', '1', '2', '3', '4']]);
    expect(contend(table(5), entries, 40)).toEqual({ gains: [3, 3, 3, 3, 3], state: 25 });
  });

  it('[TB-8.2.13] [TB-4.8.6] of an employee’s gain the employee gets what was staked, the boss the rest', () => {
    const entries = [stake(1, [K, 4], { key: '0/1', owner: 0, operator: 1, kind: 'subsidiary', f: 2 }), stake(0, [Q], { f: 1 }), stake(2, [A]), stake(3, [7])];
    expect(contend(table(4), entries, 33)).toEqual({ gains: [18, 2, 3, 2], state: 8 });
  });
});

describe('equal cards share their places', () => {
  const sharing = (seats: number) => workWith({ seats, battle: 4, options: { ties: 'share' } });

  it('[TB-4.7.2b] A A A 3 3: the aces share places 1 to 3, the threes 4 and 5', () => {
    const entries = [stake(0, [3]), stake(1, [A]), stake(2, [A]), stake(3, [3]), stake(4, [A])];
    expect(winnersOrder(sharing(5), entries)).toEqual([
      ['1', '2', '4'],
      ['0', '3'],
    ]);
  });

  it('[TB-4.7.2b] [TB-4.7.2] support and next cards are asked first; nobody weaker passes in front', () => {
    const entries = [stake(0, [K, 9], { f: 2 }), stake(1, [K, 9], { f: 2 }), stake(2, [K, 8], { f: 2 }), stake(3, [Q], { f: 1 }), stake(4, [A])];
    expect(winnersOrder(sharing(5), entries)).toEqual([['0', '1'], ['2'], ['3'], ['4']]);
  });

  it('[TB-4.7.2b] [TB-4.8.5] workshops: 7 + 6 for two, the odd card to the last drawn, then 5 for the next', () => {
    const entries = [stake(0, [K], { f: 1 }), stake(1, [K], { f: 1 }), stake(2, [7], { f: 1 })];
    expect(contend(sharing(3), entries, 40, [['1', '0'], ['2']])).toEqual({ gains: [7, 6, 5], state: 22 });
  });

  it('[TB-4.7.2b] [TB-4.8.5] an exhausted pot is shared by all of the group, and nothing is left for the next', () => {
    // Taxes of 2, gains of 3 and 2: the third of the aces and the king get nothing from the pot, but the aces share alike.
    const work = sharing(4);
    expect(contend(work, [stake(0, [A]), stake(1, [A]), stake(2, [A]), stake(3, [K])], 9, [['0', '1', '2'], ['3']])).toEqual({ gains: [1, 2, 2, 0], state: 4 });
    expect(work.table.battleReport.results.map(({ place, claim, gain }) => [place, claim, gain])).toEqual([
      [1, 3, 1],
      [1, 3, 2],
      [1, 3, 2],
      [4, 3, 0],
    ]);
  });

  it('[TB-4.7.2b] [TB-4.8.5] a micro-enterprise with a post shares the places, not the multiplier', () => {
    const entries = [stake(0, [A]), stake(1, [A], { post: true }), stake(2, [A]), stake(3, [2])];
    expect(contend(sharing(4), entries, 40).gains).toEqual([3, 2, 3, 3]);
  });

  it('[TB-4.7.2b] [TB-4.8.6] an employee gets his stake of the shared gain, the boss the rest', () => {
    const entries = [stake(1, [K], { key: '0/1', owner: 0, operator: 1, kind: 'subsidiary', f: 1 }), stake(2, [K], { f: 1 }), stake(3, [A])];
    expect(contend(sharing(4), entries, 40, [['2', '0/1'], ['3']]).gains).toEqual([6, 1, 6, 3]);
  });

  it('[TB-4.8.5] a shared gain that was paid in full counts as served', () => {
    const work = sharing(3);
    contend(work, [stake(0, [K], { f: 1 }), stake(1, [K], { f: 1 })], 40);
    expect(work.table.counters.served).toBe(2);
  });

  it('[TB-4.7.2b] [TB-4.8.5] the log names the places and says that they are shared', () => {
    const work = sharing(4);
    contend(work, [stake(0, [A]), stake(1, [K]), stake(2, [K]), stake(3, [2])], 40);
    const lines = (work.log ?? []).map(({ text }) => [text.key, text.args?.place ?? text.args?.from, text.args?.to]);
    expect(lines.slice(0, 4)).toEqual([
      ['log.wins', 1, undefined],
      ['log.ties', 2, 3],
      ['log.ties', 2, 3],
      ['log.wins', 4, undefined],
    ]);
  });

  it('[TB-4.7.4] the places of an order', () => {
    expect([...placesIn([['a'], ['b', 'c'], ['d']])]).toEqual([
      ['a', { from: 1, to: 1 }],
      ['b', { from: 2, to: 3 }],
      ['c', { from: 2, to: 3 }],
      ['d', { from: 4, to: 4 }],
    ]);
  });

  it.each([
    ['bySize', 8, 'cancel'],
    ['bySize', 9, 'share'],
    ['cancel', 30, 'cancel'],
    ['share', 3, 'share'],
  ] as const)('[TB-4.7.2b] %s with %i players is %s from set-up on', (ties, seats, settled) => {
    expect(workWith({ seats, options: { ties } }).options.ties).toBe(settled);
  });

  it('[TB-4.7.2b] bankers do not count, and the preset of a large room shares', () => {
    expect(workWith({ seats: 10, options: { mode: 'historique', bankers: 2 } }).options.ties).toBe('cancel');
    expect(presets.find(({ id }) => id === 'largeRoom')?.options.ties).toBe('share');
  });
});

describe('more of the order and of the payout', () => {
  it('[TB-4.7.2a] a cancelled card still counts for the support', () => {
    // After the kings cancel: 5 2 2 and 5 2 2 2 (support 4 and 5): the second goes first.
    const entries = [stake(0, [K, 5], { f: 2 }), stake(1, [K, 5], { f: 2 }), stake(2, [5, 5], { f: 3 }), stake(3, [K, 5], { f: 2 })];
    expect(winnersOrder(table(4), entries)).toEqual([['2'], ['0', '1', '3']]);
  });

  it('[TB-4.7.2] a longer list beats its prefix', () => {
    const work = table(3);
    // Same support by an event: 8♥ makes up for the factory card that is missing.
    setPlayer(work, 0, { events: [{ face: 6, from: 4, until: 4 }] });
    expect(winnersOrder(work, [stake(0, [K], { f: 1 }), stake(1, [K], { f: 2 })])).toEqual([['1'], ['0']]);
  });

  it('[TB-4.7.2] support counted in cards, by option', () => {
    const options = { tieSupportUnit: 'cards' } as const;
    const entries = [stake(0, [K], { f: 3 }), stake(1, [K, 2], { f: 1 })];
    expect(winnersOrder(workWith({ seats: 3, bundle: 2 }), entries)[0]).toEqual(['0']);
    expect(winnersOrder(workWith({ seats: 3, bundle: 2, options }), entries)).toEqual([['0'], ['1']]);
    const wide = [stake(0, [K], { f: 2 }), stake(1, [K, 2], { f: 1 })];
    // Bundles: 3 and 3, lists K 2 2 alike. Cards: 4 and 5.
    expect(winnersOrder(workWith({ seats: 3, bundle: 2 }), wide)).toEqual([['0', '1']]);
    expect(winnersOrder(workWith({ seats: 3, bundle: 2, options }), wide)).toEqual([['1'], ['0']]);
  });

  it('[TB-4.8.1] the ladder: 7, 6, 5, then 4 for all following; lowered in a crisis, never below 1', () => {
    const entries = [A, K, Q, 11, 10].map((rank, seat) => stake(seat, [rank], { f: 1 }));
    expect(contend(table(5), entries, 60).gains).toEqual([7, 6, 5, 4, 4]);
    const crisis = workWith({ seats: 5, battle: 14, options: { mode: 'historique', bankController: 'auto' } });
    crisis.table.state = { ...crisis.table.state, enterprises: [] };
    expect(contend(crisis, [...entries.slice(0, 3), stake(3, [A]), stake(4, [K], { post: true })], 60).gains).toEqual([5, 4, 3, 1, 1]);
  });

  it('[TB-4.8.4] a tax before each winner and none after the last; the rest is the state’s too', () => {
    expect(contend(table(3), [stake(0, [A]), stake(1, [K])], 30).state).toBe(30 - 3 - 3);
    const free = table(3);
    free.table.state = { ...free.table.state, tax: 0 };
    expect(contend(free, [stake(0, [A]), stake(1, [K])], 4)).toEqual({ gains: [3, 1, 0], state: 0 });
  });

  it('[TB-6.4.1] tax on the gains: the pot pays the usual tax, the winner the difference, or gets it back', () => {
    const taxed = (tax: number) => {
      const work = workWith({ seats: 3, battle: 4, options: { taxAdjust: 'gains' }, funds: { state: 10 }, state: { tax } });
      return contend(work, [stake(0, [A], { f: 1 }), stake(1, [K])], 14);
    };
    // 7 and 3 are due; the pot of 14 holds just the two taxes of 2 besides.
    expect(taxed(2)).toEqual({ gains: [7, 3, 0], state: 4 });
    expect(taxed(4)).toEqual({ gains: [5, 1, 0], state: 8 });
    expect(taxed(1)).toEqual({ gains: [8, 4, 0], state: 2 });
  });

  it('[TB-4.8.5] `tieShare: single`: one tax, one rung, the mean of the gains shared', () => {
    const work = workWith({ seats: 3, battle: 4, options: { tieShare: 'single' } });
    const entries = [stake(0, [K], { f: 1 }), stake(1, [K], { f: 1 }), stake(2, [2])];
    // Mean of 7 and 7 is 7: shared 3 and 4; then the micro.
    const { gains, state } = contend(work, entries, 30, [['0', '1'], ['2']]);
    expect(gains).toEqual([3, 4, 3]);
    expect(state).toBe(20);
  });

  it('[TB-4.8.7] gains go under the pile', () => {
    const work = table(3);
    const before = work.heaps.piles[0] ?? [];
    contend(work, [stake(0, [A])], 20);
    expect(work.heaps.piles[0]?.slice(0, before.length)).toEqual(before);
    expect(work.heaps.piles[0]).toHaveLength(before.length + 3);
  });
});
