import { describe, expect, it } from 'vitest';
import { bourse } from './index.ts';
import { open } from './position.test-support.ts';
import type { Hand } from './position.test-support.ts';

/* Which offers ask before they are sent: what is dear and not to be taken back. */

const weighty = ({ state }: Hand): readonly string[] => bourse.module.offers(state, 0).flatMap((offer) => (offer.weighty === true ? [offer.label.key] : []));

describe('what asks before it is sent', () => {
  it('[BO-4.5.2] is a loan', () => {
    expect(weighty(open([{ square: 1 }, {}]).roll(4))).toEqual(['do.borrow']);
  });

  it('[BO-4.9.1] is an option', () => {
    const visit = open([{ square: 0 }, { titles: { DAR: 1 } }]).roll(1);
    expect(weighty(visit)).toEqual(['do.buyOption']);
  });

  it('[BO-4.8.4] is everything put up for auction', () => {
    const due = open([{ square: 1, cash: 0, titles: { DAR: 2, LOC: 1 }, loans: ['A'] }, {}, {}]).roll(4);
    expect(weighty(due)).toEqual(['do.auctionAll']);
  });
});
