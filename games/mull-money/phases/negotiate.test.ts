import { describe, expect, it } from 'vitest';
import { A, B } from '#testkit/position.ts';
import { mullMoney } from '../index.ts';
import { cleaning, type Company, discarding, type Facts, type Hand, KEEP, open, playing, proposing, voting } from '../position.test-support.ts';
import type { Law, Options } from '../types.ts';

const TAX: Law = { type: 'productionTax', amount: 2 };

const negotiator: Company = { cards: ['transport', 'expert', 'growth'] };

interface Case extends Omit<Facts, 'options'> {
  readonly options?: Partial<Options>;
}

const table = ({ options, ...facts }: Case = {}, company: Company = negotiator): Hand =>
  open([company, { cards: ['growth'] }], { commonWaste: 10, ...facts, options: { mode: 'simulation', ...options } });

describe('the Negotiation card', () => {
  it('[MM-6.2.6] the Transport card is the Negotiation: its old effect does not exist, and in the base game there is no negotiating', () => {
    expect(table().refuses(A, playing('transport'))).toContain('MM-6.2.6');
    expect(open([negotiator, {}]).refuses(A, cleaning(1))).toEqual(['MM-6.2.6']);
    expect(JSON.stringify(mullMoney.module.offers(table().state, A).map(({ label }) => label))).toContain('"negotiation"');
  });

  it('[MM-6.3.1] clean-up, proposal or both, but not neither', () => {
    expect(table().refuses(A, cleaning(0))).toEqual(['MM-6.3.1']);
    expect(table().does(A, cleaning(1)).table.commonWaste).toBe(9);
    const both = table().does(A, proposing(TAX, { cleanup: 1 }));
    expect([both.table.commonWaste, both.at(A).c, both.table.point.kind]).toEqual([9, 14, 'vote']);
    expect(table().refuses(A, cleaning(2))).toContain('MM-6.3.2');
    expect(table({ commonWaste: 0 }).refuses(A, cleaning(1))).toContain('MM-6.3.2');
  });

  it('[MM-6.3.1] [MM-6.5.8] under compulsory clean-up the law says how much, and it is a forced payment', () => {
    const laws: readonly Law[] = [{ type: 'mandatoryCleanup', fields: 2, price: 3 }];
    const hand = table({ laws }, { ...negotiator, c: 1 });
    const alone = hand.does(A, cleaning(0));
    expect([alone.table.commonWaste, alone.at(A)]).toMatchObject([8, { c: 5, cr: 1 }]);
    const helped = hand.does(A, cleaning(0, 'expert'));
    expect([helped.table.commonWaste, helped.at(A)]).toMatchObject([6, { c: 9, cr: 2 }]);
    expect(hand.refuses(A, cleaning(1))).toContain('MM-6.3.1');
    const little = table({ laws, commonWaste: 1 }).does(A, cleaning(0, 'expert'));
    expect([little.table.commonWaste, little.at(A).c]).toEqual([0, 12]);
    expect(table({ laws, commonWaste: 0 }).refuses(A, cleaning(0))).toEqual(['MM-6.3.1']);
  });

  it('[MM-6.3.2] cards leave, then the marker moves, then comes the vote, then the next seat', () => {
    const vote = table().does(A, proposing(TAX, { cleanup: 1 }));
    expect([vote.cards(A), vote.table.discard, vote.table.commonWaste]).toEqual([['expert', 'growth'], ['transport'], 9]);
    expect(vote.keys().slice(0, 3)).toEqual(['log.negotiates', 'log.cleanedUp', 'log.proposes']);
    expect(vote.does(A, voting('no')).does(B, voting('no')).awaited).toEqual([B]);
  });

  it('[MM-6.3.3] only agreed laws, parameters in their domains, nothing that is in force exactly so', () => {
    expect(table().refuses(A, proposing({ type: 'wealthTax', threshold: 30, amount: 3 }))).toContain('MM-6.2.8');
    expect(table().refuses(A, proposing({ type: 'productionTax', amount: 6 }))).toContain('MM-6.3.3');
    expect(table().refuses(A, proposing({ type: 'repeal', lawId: 'V1' }))).toEqual(['MM-6.3.3']);
    const taxed = table({ laws: [TAX] });
    expect(taxed.refuses(A, proposing(TAX))).toEqual(['MM-6.3.3']);
    expect(taxed.refuses(A, proposing({ type: 'repeal', lawId: 'V2' }))).toContain('MM-6.3.3');
    expect(taxed.does(A, proposing({ type: 'productionTax', amount: 3 })).table.point.kind).toBe('vote');
    expect(table().does(A, proposing({ type: 'eliminationStrength', fields: 2 })).table.point.kind).toBe('vote');
  });

  it('[MM-6.3.4] the vote follows at once, and nothing can be withdrawn', () => {
    const vote = table().does(A, proposing(TAX));
    expect(vote.table.point).toMatchObject({ kind: 'vote', proposer: A, law: TAX });
    expect(vote.refuses(A, KEEP)).toEqual(['MM-4.2']);
    expect(vote.refuses(A, proposing(TAX))).toEqual(['MM-4.2']);
  });

  it('[MM-6.3.5] a discarded Negotiation has no effect, and is not used in the sense of a law', () => {
    const hand = table({ laws: [{ type: 'mandatoryCleanup', fields: 1, price: 1 }] }).does(A, discarding('transport'));
    expect([hand.table.commonWaste, hand.at(A).c]).toEqual([10, 15]);
  });

  it('[MM-6.3.6] with the Expert up to two fields, or not at all', () => {
    const twice = table().does(A, cleaning(2, 'expert'));
    expect([twice.table.commonWaste, twice.at(A).c, twice.cards(A)]).toEqual([8, 13, ['growth']]);
    expect(table().does(A, proposing(TAX, { help: 'expert' })).table.point.kind).toBe('vote');
    expect(table({ commonWaste: 1 }).refuses(A, cleaning(2, 'expert'))).toContain('MM-6.3.6');
    expect(table({ options: { expertWithNegotiation: 'illegal' } }).refuses(A, cleaning(1, 'expert'))).toEqual(['MM-6.3.6']);
  });

  it('[MM-6.2.8] [MM-6.5.1] a person finds every agreed law among the offers, one form for each', () => {
    const proposed = (agreedLaws: Options['agreedLaws'], lawList: Options['lawList'] = []): readonly string[] => {
      const { state } = table({ options: { agreedLaws, lawList }, laws: [{ type: 'lotAuction', minBid: 1 }] }, { cards: ['transport', 'growth'] });
      const names = mullMoney.module.offers(state, A).flatMap((offer) => (offer.kind === 'form' ? offer.fields : []));
      return [...new Set(names.flatMap((field) => (field.kind === 'pick' && field.name === 'law' ? field.from : [])))];
    };
    expect(proposed('standard')).toHaveLength(16);
    expect(proposed('full')).toHaveLength(28);
    expect(proposed('list', ['wealthTax', 'lotAuction'])).toEqual(['lotAuction', 'repeal', 'wealthTax']);
    // Sets by auction is in force, and the rulebook leaves no other figure for it.
    expect(proposed('rulebook')).toEqual(['mandatoryCleanup', 'dirtyProductionBan', 'repeal']);
  });
});
