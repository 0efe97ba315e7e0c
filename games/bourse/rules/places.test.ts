import { describe, expect, it } from 'vitest';
import { A, B } from '#testkit/position.ts';
import { bourse } from '../index.ts';
import { type Hand, open } from '../position.test-support.ts';

/** The thing that each offer is about, by the type of its move; those that are about nothing are left out. */
const about = ({ state }: Hand, seat = A): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    bourse.module.offers(state, seat).flatMap((offer) => {
      const type = offer.kind === 'form' ? offer.type : offer.move.type;
      const named = offer.kind === 'form' && offer.fields[0]?.kind === 'pick' ? ` ${offer.fields[0].from[0]}` : '';
      return offer.about === undefined ? [] : [[type + named, offer.about]];
    }),
  );

const aboveTheCeiling = (options = {}): Hand =>
  open([{ square: 16, titles: { JBO: 2 } }, {}], { phase: 'expansion', quotes: { JBO: 40_000 }, options }).roll(2);

describe('the squares that may be chosen', () => {
  it('[BO-4.3.4] is the visited one during a visit, for a purchase and for a sale; before it the die', () => {
    const start = open([{ titles: { THO: 1 } }, { titles: { THO: 1 } }]);
    expect(about(start)).toEqual({ roll: 'die' });
    expect(about(start.roll(6))).toEqual({ buy: 'square 6', sell: 'square 6' });
  });

  it('[BO-4.3.8] [BO-4.7.1] are those of the securities that a form names', () => {
    const buying = about(open([{ square: 4 }, {}], { deck: ['EV07'] }).roll(6));
    expect(buying).toMatchObject({ 'cardBuy DAR': 'square 1', 'cardBuy POL': 'square 19' });
    expect(Object.keys(buying)).toHaveLength(16);
  });

  it('[BO-4.8.3] are those of the titles that a debtor may sell', () => {
    const due = open([{ square: 1, loans: ['A'], cash: 0, titles: { DAR: 4, LOC: 1 } }, {}]).roll(4);
    expect(about(due)).toEqual({ 'sellToDesk DAR': 'square 1', 'sellToDesk LOC': 'square 12' });
  });

  it('[BO-4.5.2] is the bank at which one may borrow', () => {
    expect(about(open([{ square: 9 }, {}]).roll(6))).toEqual({ borrow: 'square 15' });
  });

  it('[BO-4.4.3] is none for what would move money at a press without its sum', () => {
    expect(about(aboveTheCeiling())).toEqual({ settleCeiling: 'square 18' });
    expect(about(aboveTheCeiling({ ceilingChoice: 'allOrNothing' }))).toEqual({});
  });

  it('[BO-4.9.6] is that of an option which is due', () => {
    const due = open([{}, { titles: { THO: 2 } }], { contracts: [{ security: 'THO', holder: A, owner: B, shares: 2 }] }).roll(6);
    expect(about(due)).toEqual({ exerciseOption: 'square 6' });
  });

  it('[BO-6.4] [BO-6.5] never are those of instructions: an order is prepared at one’s place in the order of play', () => {
    expect(about(open([{}, { titles: { THO: 1 } }]).roll(6), B)).toEqual({ prepareBuy: 'turn' });
  });
});

describe('the place of an offer in the bar', () => {
  it('[BO-4.0.4] keeps instructions apart and the passive move last', () => {
    const { state } = open([{}, {}]).roll(6);
    const ranks = (seat: number) => bourse.module.offers(state, seat).map(({ rank = 'usual' }) => rank);
    expect([ranks(A), new Set(ranks(B))]).toEqual([['usual', 'passive', 'instruction', 'instruction'], new Set(['instruction'])]);
  });
});
