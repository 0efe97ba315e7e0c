import { describe, expect, it } from 'vitest';
import { antiMonopoly } from '#games/anti-monopoly/index.ts';
import { proposalWords } from '#games/anti-monopoly/page/status.ts';
import { bourse } from '#games/bourse/index.ts';
import { mullMoney } from '#games/mull-money/index.ts';
import { requireOptions } from '#kernel/options.ts';
import { voiceOf } from '../../store/testing/voice.ts';
import { answerWords, differences, differs, figuresIn, offerOf } from './answer-words.ts';

const say = (key: string, args = {}) => ({ key, args, clauses: [] });
const bid = {
  kind: 'form',
  type: 'bid',
  label: say('do.bid', { least: { money: 5 } }),
  fields: [{ kind: 'int', name: 'amount', min: 5, max: 12, step: 1 }],
  costs: { amount: 1 },
} as const;
const onCredit = {
  kind: 'form',
  type: 'bid',
  label: say('do.bidOnCredit', { least: { money: 5 } }),
  fields: [bid.fields[0], { kind: 'int', name: 'borrow', min: 0, max: 2, step: 1 }],
  costs: { amount: 1, borrow: -10 },
} as const;

describe('an answer in words', () => {
  it('[MM-4.8.2] names what was filled in, and no loan where none is taken', () => {
    const voice = voiceOf(mullMoney, ['Ana', 'Bo'])('en');
    const told = { offers: [onCredit, bid], voice, view: null, page: null };
    expect(answerWords(told, { type: 'bid', amount: 5, borrow: 0 })).toBe('Offer 5\u00a0M, without a loan');
    expect(answerWords(told, { type: 'bid', amount: 5 })).toBe('Offer 5\u00a0M, without a loan');
    expect(answerWords(told, { type: 'bid', amount: 5, borrow: 1 })).toBe('Take 1 loan and offer 5\u00a0M');
  });

  it('[BO-4.3.6] says how many', () => {
    const voice = voiceOf(bourse, ['Ana', 'Bo'])('en');
    const label = say('do.buy', { security: { text: { fr: 'Ford', en: 'Ford' } }, price: { money: 18_000 } });
    const buy = { kind: 'form', type: 'buy', label, fields: [{ kind: 'int', name: 'n', min: 1, max: 5, step: 1 }], costs: { n: 18_000 } } as const;
    expect(answerWords({ offers: [buy], voice, view: null, page: null }, { type: 'buy', n: 3 })).toBe('Buy 3 Ford at 18,000\u00a0F each');
  });

  it('[AM-4.10.2] tells a proposal, and finds the form that it fills', () => {
    const voice = voiceOf(antiMonopoly, ['Ana', 'Bo'])('en');
    const options = requireOptions(antiMonopoly.module.options, {});
    const move = { type: 'proposeTrade', to: 1, giveTitles: ['BER2'], giveCash: 0, getTitles: [], getCash: 1000 };
    const form = { kind: 'form', type: 'proposeTrade', judged: true, label: say('do.dealSell', { who: { seat: 1 } }), fields: [] } as const;
    const page = { advisedWords: (proposed: unknown) => proposalWords(proposed, options, voice) };
    expect(answerWords({ offers: [form], voice, view: null, page }, move)).toBe('Offer Bo Berlin, Kurfürstendamm for 1,000');
    expect(offerOf([form], move)).toBe(form);
  });
});

describe('where two answers differ', () => {
  it('is said in figures that are not written as nothing, each clause once', () => {
    const figures = figuresIn(mullMoney, null, voiceOf(mullMoney, ['Ana', 'Bo'])('fr'));
    const reason = (clause: string, more: number, sure = true) => ({ metric: 'mull-money.metric.dump', clause, mean: 5, low: 3, more, sure });
    const others = [reason('MM-4.4', 0.01), reason('MM-4.4', -1.4), reason('MM-4.4', 2), reason('MM-5.5', 3), reason('MM-4.7.3', 4, false)];
    const { told, clauses } = differences(reason('MM-5.5', 1), others, figures);
    expect(told.map(({ more }) => more)).toEqual([-1.4, 2, 3]);
    expect(clauses).toEqual(['MM-4.4']);
    expect([0.01, -1.4].map((more) => differs(reason('MM-5.5', more), figures))).toEqual([false, true]);
  });
});
