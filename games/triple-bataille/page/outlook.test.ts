import { describe, expect, it } from 'vitest';
import { faceFrom } from '#games/triple-bataille/rules/cards.ts';
import { figuresNow } from '#games/triple-bataille/rules/indicators.ts';
import type { Entry } from '#games/triple-bataille/types.ts';
import { behindOf, creditLimit, duesOf, outcomesOf, ownEndOf, pricesOf, receiptOf, standingOf } from './outlook.ts';
import { viewOf } from './testing/position.ts';

/** Two workshops, two houses (one let), three credits, bundles of two cards. */
const lea = { pile: 9, factory: 2, credits: 3, houses: { main: 1, secondary: 0, rental: 1 } };
const table = { bundle: 2, battle: 8, point: { kind: 'stake', round: 1 } } as const;

describe('what a stake may bring', () => {
  it('[TB-13.1] counts gain and interest at each place of the ladder, and when the pot is empty', () => {
    const outcomes = outcomesOf(viewOf({ table, me: lea }), 0, 2);
    expect(outcomes.map(({ place, gain, sum }) => [place, gain, sum])).toEqual([
      [1, 28, 27],
      [2, 24, 23],
      [3, 20, 19],
      [4, 16, 15],
      [null, 0, -1],
    ]);
  });

  it('[TB-4.8.1] has one gain for a micro-enterprise, less with a public post', () => {
    expect(outcomesOf(viewOf({ table, me: { ...lea, factory: 0 } }), 0, 1).map(({ gain }) => gain)).toEqual([6, 0]);
    expect(outcomesOf(viewOf({ table, me: { ...lea, factory: 0, post: true } }), 0, 1).map(({ gain }) => gain)).toEqual([4, 0]);
    expect(outcomesOf(viewOf({ table, me: { ...lea, factory: 1, post: true } }), 0, 1).map(({ gain }) => gain)).toEqual([6, 0]);
  });

  it('[TB-6.6.9] has no interest in free money', () => {
    expect(outcomesOf(viewOf({ options: { mode: 'libre' }, me: { pile: 3 } }), 0, 1).at(-1)?.sum).toBe(2);
  });
});

describe('what a battle costs', () => {
  it('[TB-13.1] adds food, rent, the wage to come and the interest', () => {
    expect(
      duesOf(viewOf({ table: { ...table, point: { kind: 'plan' } }, me: { ...lea, post: true, houses: { main: 0, secondary: 0, rental: 0 } } }), 0),
    ).toEqual({
      pile: 9,
      wage: 4,
      living: 4,
      interest: 6,
      left: 3,
    });
  });

  it('[TB-2.4] lists prices in cards of the day', () => {
    expect(pricesOf(viewOf({ table }))).toEqual({ living: 2, house: 4, workshop: 16 });
  });

  it('[TB-2.5.1] limits credits by houses and workshops', () => {
    expect(creditLimit(viewOf({ table, me: lea }), 0)).toBe(10);
  });
});

describe('the account of a battle', () => {
  it('[TB-5.2] gives wealth and the place among the players', () => {
    expect(standingOf(viewOf({ table, me: { ...lea, pile: 19 } }), 0)).toEqual({ wealth: 41, place: 1, of: 4 });
    expect(standingOf(viewOf({ table, me: { ...lea, pile: 19 }, others: { pile: 50 } }), 0).place).toBe(4);
  });

  it('[TB-13.1] explains the pile line by line; what it cannot explain is a line of its own', () => {
    const indicators = [{ battle: 7, cash: { 0: 9 }, wealth: { 0: 0 } }];
    // A record of which only the cash is read.
    const view = { ...viewOf({ table: { ...table, point: { kind: 'market' } }, me: { ...lea, pile: 19, gained: 20 } }), indicators };
    expect(receiptOf(Object.assign(viewOf(), view), 0).map(({ key, amount }) => [key, amount])).toEqual([
      ['start', 9],
      ['food', -2],
      ['gain', 20],
      ['interest', -6],
      ['other', -2],
    ]);
  });
});

describe('how one’s own game ended', () => {
  it('[TB-5.2] how far from the mean, what one has, and the battles that decided it', () => {
    const row = figuresNow(viewOf());
    if (row === null) throw new Error('nobody plays');
    const recorded = (battle: number, wealth: number) => ({ ...row, battle, bundle: 1, wealth: { 0: wealth } });
    const view = viewOf({
      seats: 4,
      me: { pile: 10, pledge: 0, inherit: 0, credits: 1, houses: { main: 1, secondary: 0, rental: 0 }, factory: 0, subsidiaries: [] },
      others: { pile: 2, pledge: 0, inherit: 0, credits: 0, houses: { main: 0, secondary: 0, rental: 0 }, factory: 0, subsidiaries: [] },
      indicators: [recorded(1, 3), recorded(2, 9), recorded(3, 6)],
    });
    expect(ownEndOf(view, 0)).toEqual({
      fromMean: 3,
      means: { cards: 10, property: 2, debts: 6 },
      best: { battle: 2, bundles: 6 },
      worst: { battle: 3, bundles: -3 },
    });
  });
});

const [HEARTS, SPADES] = [0, 3];

const entry = (seat: number, ranks: readonly number[], more: Partial<Entry> = {}): Entry => ({
  key: String(seat),
  owner: seat,
  operator: seat,
  kind: 'main',
  b: ranks.length,
  f: 1,
  post: false,
  counting: ranks.map((rank) => faceFrom(rank, seat === 0 ? HEARTS : SPADES)),
  cards: [],
  ...more,
});

/** The second entry stands behind the first; `together`: both in one group. */
const whyBehind = (ahead: Entry, own: Entry, together = false): unknown => {
  const { battleReport } = viewOf().table;
  const order = together ? [[ahead.key, own.key]] : [[ahead.key], [own.key]];
  return behindOf(viewOf({ table: { battleReport: { ...battleReport, entries: [ahead, own], order } } }), own.key)?.why ?? null;
};

describe('why somebody else is ahead', () => {
  it('[TB-4.7.1] a workshop comes before a micro-enterprise, whatever the cards', () => {
    expect(whyBehind(entry(1, [6]), entry(0, [13], { kind: 'micro', f: 0 }))).toBe('workshop');
  });

  it('[TB-4.7.2] says nothing where a stronger card shows it', () => {
    expect(whyBehind(entry(1, [14]), entry(0, [13]))).toBeNull();
  });

  it('[TB-4.7.2] with equal cards first by stake and workshops, then by the next card', () => {
    expect(whyBehind(entry(1, [13, 12]), entry(0, [13]))).toBe('support');
    expect(whyBehind(entry(1, [13, 12]), entry(0, [13, 9]))).toBe('nextCard');
  });

  it('[TB-4.7.2] a stronger card that was cancelled by a perfect tie', () => {
    expect(whyBehind(entry(1, [5]), entry(0, [13]))).toBe('cancelled');
  });

  it('[TB-4.7.4] places shared with somebody', () => {
    expect(whyBehind(entry(1, [13]), entry(0, [13]), true)).toBe('shared');
  });

  it('[TB-4.7.2] places shared because every card was cancelled: unequal stakes are not called equal', () => {
    expect(whyBehind(entry(1, [6]), entry(0, [5]), true)).toBe('spent');
    expect(whyBehind(entry(1, [6, 5]), entry(0, [6]), true)).toBe('spent');
  });

  it('nothing to say of the first, or of somebody who did not stake', () => {
    const view = viewOf({ table: { battleReport: { ...viewOf().table.battleReport, entries: [entry(0, [13])], order: [['0']] } } });
    expect([behindOf(view, '0'), behindOf(view, '3')]).toEqual([null, null]);
  });
});
