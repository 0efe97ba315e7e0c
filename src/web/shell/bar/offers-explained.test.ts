import type { Offer } from '#kernel/game.ts';
import type { Clause } from '#kernel/messages.ts';
import type { Voice } from '#kernel/words.ts';
import { describe, expect, it } from 'vitest';
import { offersExplained as explained } from './offers-explained.ts';

const voice: Voice = {
  lang: 'en',
  catalogue: {
    'x.buy': ['', 'Buy {what}.'],
    'x.buy.short': ['', 'Buy…'],
    'x.buy.detail': ['', '{what}, dear'],
    'x.sell': ['', 'Sell {what}.'],
    'x.sell.short': ['', 'Sell'],
    'x.option': ['', 'Take an option on {what}.'],
    'x.option.help': ['', 'The right to buy later.'],
  },
  unit: 'F',
  seatName: () => 'Ana',
};
const offersExplained = (offers: readonly Offer<unknown>[]) => explained(offers, voice, ({ count, ways }) => `${count} ways: ${ways}`);
const offer = (key: string, what: string, clause: Clause = 'BO-4.4'): Offer<unknown> => ({
  kind: 'move',
  label: { key, args: { what: { text: { fr: what, en: what } } }, clauses: [clause] },
  move: { type: key, what },
});

describe('a button', () => {
  it('explains the one offer that it sends', () => {
    expect(offersExplained([offer('x.buy', 'rails')])).toEqual({ words: 'Buy rails.', clauses: ['BO-4.4'] });
    expect(offersExplained([offer('x.option', 'rails')])).toEqual({
      title: 'Take an option on rails.',
      words: 'The right to buy later.',
      clauses: ['BO-4.4'],
    });
    expect(offersExplained([])).toBeNull();
  });

  it('with several behind it says what there is to choose from, and cites for all of them', () => {
    expect(offersExplained([offer('x.buy', 'rails'), offer('x.buy', 'mines', 'BO-4.5')])).toMatchObject({
      title: 'Buy',
      words: '2 ways: rails, dear; mines, dear',
      clauses: ['BO-4.4', 'BO-4.5'],
    });
    expect(offersExplained([offer('x.sell', 'rails'), offer('x.sell', 'mines')])?.words).toBe('2 ways: Sell rails; Sell mines');
  });

  it('names four ways at most, and says what a kind is for where it has words for it', () => {
    const many = ['a', 'b', 'c', 'd', 'e'].map((what) => offer('x.buy', what));
    expect(offersExplained(many)?.words).toBe('5 ways: a, dear; b, dear; c, dear; d, dear; …');
    expect(offersExplained([offer('x.option', 'rails'), offer('x.option', 'mines')])).toEqual({ words: 'The right to buy later.', clauses: ['BO-4.4'] });
  });
});
