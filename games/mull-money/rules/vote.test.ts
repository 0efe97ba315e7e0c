import { describe, expect, it } from 'vitest';
import { A, B, C } from '#testkit/position.ts';
import { mullMoney } from '../index.ts';
import { type Company, type Facts, type Hand, innovating, KEEP, open, playing, proposing, voting } from '../position.test-support.ts';
import type { Law, Options } from '../types.ts';

const TAX: Law = { type: 'productionTax', amount: 2 };

interface Case extends Omit<Facts, 'options'> {
  readonly options?: Partial<Options>;
}

const voteOf = (companies: readonly Company[], { options, ...facts }: Case = {}): Hand => {
  const [first = {}, ...others] = companies;
  const proposer: Company = { ...first, cards: ['transport', ...(first.cards ?? ['growth'])] };
  return open([proposer, ...others], { ...facts, options: { mode: 'simulation', agreedLaws: 'full', ...options } }).does(A, proposing(TAX));
};

const voices = (hand: Hand): unknown => Object.values(hand.table.lastVote?.ballots ?? {}).map((ballot) => ballot.voices);

describe('the vote', () => {
  it('[MM-6.4.1] everybody votes, the proposer included', () => {
    expect(voteOf([{}, {}, {}]).awaited).toEqual([B, C, A]);
  });

  it('[MM-6.4.2] sealed: nobody sees a ballot before the last is in, and a ballot once cast stands', () => {
    const cast = voteOf([{}, {}, {}]).does(B, voting('no'));
    expect([cast.awaited, cast.table.point, cast.reveals]).toMatchObject([[C, A], { voted: [B] }, true]);
    for (const viewer of [A, C, 'public', 'referee'] as const) expect(mullMoney.module.view(cast.state, viewer).ballots).toEqual({});
    expect(mullMoney.module.view(cast.state, B).ballots).toEqual({ 1: { vote: 'no', bribes: 0, voices: 2 } });
    expect(cast.refuses(B, voting('yes'))).toEqual(['MM-4.2']);
    expect(JSON.stringify(cast.log)).not.toContain('"no"');
    const counted = cast.does(C, voting('no')).does(A, voting('yes'));
    expect(counted.table.lastVote).toMatchObject({ accepted: false, voicesYes: 2, voicesNo: 4 });
  });

  it('[MM-6.4.2] open: in order from the left neighbour of the proposer, who votes last', () => {
    const vote = voteOf([{}, {}, {}], { options: { ballot: 'sequential' } });
    expect(vote.awaited).toEqual([B]);
    expect(vote.refuses(A, voting('yes'))).toEqual(['MM-4.2']);
    const first = vote.does(B, voting('no'));
    expect([first.awaited, mullMoney.module.view(first.state, 'public').ballots]).toEqual([[C], { 1: { vote: 'no', bribes: 0, voices: 2 } }]);
    const second = first.does(C, voting('yes'));
    expect([second.awaited, second.does(A, voting('yes')).table.lastVote?.accepted]).toEqual([[A], true]);
  });

  it('[MM-6.4.3] [MM-6.2.7] bribes need Corruption cards, and none go with an abstention', () => {
    const vote = voteOf([{}, { cards: ['corruption', 'corruption', 'growth'] }]);
    expect(vote.refuses(B, voting('yes', 3))).toContain('MM-6.4.3');
    expect(vote.refuses(B, voting('abstain', 1))).toEqual(['MM-6.4.3']);
    expect(vote.refuses(A, voting('yes', 1))).toContain('MM-6.4.3');
    expect(voices(vote.does(B, voting('no', 2)).does(A, voting('yes')))).toEqual([2, 4]);
  });

  it('[MM-6.4.3] [MM-6.5.6] later credits do not change a ballot already cast', () => {
    const cast = voteOf([{}, { c: 5 }]).does(B, voting('no'));
    const borrowed = cast.does(B, { type: 'takeCredit', count: 3 });
    expect(voices(borrowed.does(A, voting('yes')))).toEqual([2, 1]);
  });

  it('[MM-6.4.4] bribes are lost also if the vote is lost, and forced payments', () => {
    const vote = voteOf([{ c: 30 }, { c: 0, cards: ['corruption', 'corruption', 'growth'] }]);
    const counted = vote.does(B, voting('no', 2)).does(A, voting('yes'));
    expect([counted.table.lastVote?.accepted, counted.cards(B), counted.at(B)]).toMatchObject([false, ['growth'], { c: 8, cr: 1 }]);
    expect(counted.table.discard).toEqual(['transport', 'corruption', 'corruption']);
  });

  it('[MM-6.4.4] [MM-6.5.8] the price of Corruption by law', () => {
    const counted = voteOf([{}, { cards: ['corruption', 'growth'] }], { laws: [{ type: 'corruptionPrice', price: 4 }] })
      .does(B, voting('no', 1))
      .does(A, voting('yes'));
    expect(counted.at(B).c).toBe(11);
  });

  it('[MM-6.4.5] by heads neither voices nor bribes matter, and all abstentions reject', () => {
    const vote = voteOf([{ c: 0 }, { c: 0 }, { c: 99, cards: ['corruption', 'growth'] }], { options: { majority: 'heads' } });
    expect(vote.refuses(C, voting('no', 1))).toContain('MM-6.4.5');
    const counted = vote.does(A, voting('yes')).does(B, voting('yes')).does(C, voting('no'));
    expect(counted.table.lastVote).toMatchObject({ accepted: true, voicesYes: 2, voicesNo: 1 });
    const none = vote.does(A, voting('abstain')).does(B, voting('abstain')).does(C, voting('abstain'));
    expect(none.table.lastVote?.accepted).toBe(false);
  });

  it('[MM-6.4.5] of all voices: abstainers count with what they would have had', () => {
    const vote = voteOf([{ c: 25 }, { c: 12 }, { c: 9 }], { options: { majority: 'allVoices' } });
    // 3 yes of 3 + 2 + 1 voices is no majority; 3 + 1 is.
    expect(vote.does(A, voting('yes')).does(B, voting('no')).does(C, voting('abstain')).table.lastVote?.accepted).toBe(false);
    expect(vote.does(A, voting('yes')).does(B, voting('no')).does(C, voting('yes')).table.lastVote?.accepted).toBe(true);
  });

  it('[MM-6.4.6] a law governs every check after the vote, in this mission too', () => {
    const vote = voteOf([{ cards: ['production', 'growth'] }, { cards: ['growth'] }]);
    const law = vote.does(A, voting('yes')).does(B, voting('yes')).does(B, KEEP);
    expect(law.does(A, playing('production')).at(A).c).toBe(15 + 14 - 2);
  });

  it('[MM-6.4.7] the law book tells who, when and how; a repeal takes no number and brings nothing back', () => {
    const law = voteOf([{ cards: ['transport', 'transport', 'growth'] }, { c: 9 }], { mission: 3 })
      .does(A, voting('yes'))
      .does(B, voting('no'));
    expect(law.table.laws).toEqual([
      {
        id: 'V1',
        law: TAX,
        proposer: A,
        mission: 3,
        voicesYes: 2,
        voicesNo: 1,
        ballots: { 0: { vote: 'yes', bribes: 0, voices: 2 }, 1: { vote: 'no', bribes: 0, voices: 1 } },
        status: 'active',
      },
    ]);
    const repealed = law
      .does(A, proposing({ type: 'repeal', lawId: 'V1' }))
      .does(A, voting('yes'))
      .does(B, voting('yes'));
    const again = repealed.does(A, proposing(TAX)).does(A, voting('yes')).does(B, voting('yes'));
    expect(again.table.laws.map(({ id, status }) => [id, status])).toEqual([
      ['V1', 'repealed'],
      ['V2', 'active'],
    ]);
  });

  it('[MM-6.4.7] free texts do not supersede each other', () => {
    const text = (words: string): Law => ({ type: 'freeText', text: words });
    const start = open([{ cards: ['transport', 'transport', 'growth'] }, {}], { options: { mode: 'simulation', freeTextLaws: true } });
    const agree = (hand: Hand, law: Law): Hand => hand.does(A, proposing(law)).does(A, voting('yes')).does(B, voting('yes'));
    expect(agree(agree(start, text('a')), text('b')).table.laws.map(({ status }) => status)).toEqual(['active', 'active']);
  });

  it('[MM-6.4.8] who gives his last card as a bribe has no further turn; a kept Corruption may still be a bribe', () => {
    const vote = voteOf([{ cards: ['growth', 'staff'] }, { cards: ['corruption'] }, { cards: ['corruption'], done: true }]);
    const counted = vote.does(A, voting('yes')).does(B, voting('no', 1)).does(C, voting('no', 1));
    expect([counted.cards(B), counted.cards(C), counted.awaited]).toEqual([[], [], [A]]);
    const left = voteOf([{ cards: ['growth', 'staff'] }, { cards: ['corruption', 'growth'] }])
      .does(A, voting('yes'))
      .does(B, voting('yes', 1));
    expect([left.awaited, left.moves(B)]).toEqual([[B], [playing('growth'), KEEP, { type: 'discardCard', card: 'growth' }]]);
  });

  it('[MM-6.5] [MM-6.5.8] voting systems replace the treasury table, and bribes are added after it', () => {
    const counted = (mode: 'equal' | 'employees' | 'clean'): unknown => {
      const companies: readonly Company[] = [
        { c: 99, e: 4, W: 5 },
        { c: 0, e: 2, W: 1, cards: ['corruption', 'growth'] },
      ];
      return voices(
        voteOf(companies, { laws: [{ type: 'votingSystem', mode }] })
          .does(A, voting('yes'))
          .does(B, voting('no', 1)),
      );
    };
    expect(counted('equal')).toEqual([1, 2]);
    expect(counted('employees')).toEqual([4, 3]);
    expect(counted('clean')).toEqual([1, 6]);
  });

  it('[MM-6.5] a ban on bribes in votes', () => {
    const vote = voteOf([{}, { cards: ['corruption', 'growth'] }], { laws: [{ type: 'corruptionBan', scope: 'vote' }] });
    expect(vote.refuses(B, voting('no', 1))).toContain('MM-6.4.3');
    expect(voteOf([{}, { cards: ['corruption', 'growth'] }], { laws: [{ type: 'corruptionBan', scope: 'alert' }] }).does(B, voting('no', 1)).awaited).toEqual([
      A,
    ]);
  });
});

it('[MM-6.5.6] a law changes nothing that was done before', () => {
  const innovated = open([{ cards: ['innovation', 'transport', 'growth'] }, {}], { options: { mode: 'simulation' } }).does(A, innovating('waste'));
  const law = innovated
    .does(A, proposing({ type: 'innovationPrice', service: 'all', price: 0 }))
    .does(A, voting('yes'))
    .does(B, voting('yes'));
  expect(law.at(A).c).toBe(10);
});
