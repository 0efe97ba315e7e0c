import { describe, expect, it } from 'vitest';
import { bourse } from '#games/bourse/index.ts';
import type { MessageKey } from '#games/bourse/speak.ts';
import type { Offer } from '#kernel/game.ts';
import { type Arg, type Lang, LANGS, sentenceOf, wordOf } from '#kernel/words.ts';
import { briefOf } from '#web/shell/bar/bar-state.ts';
import { noteOf, rankOf } from './offer-rank.ts';
import { offerOf, targetsOf } from './targets.ts';
import { position, voice } from './testing/position.ts';

const label = { key: 'x', clauses: [] };
const move = (type: string): Offer<unknown> => ({ kind: 'move', label, move: { type } });
const form = (type: string, security?: string): Offer<unknown> => ({
  kind: 'form',
  label,
  type,
  fields: [
    ...(security === undefined ? [] : [{ kind: 'pick', name: 'security', from: [security], min: 1, max: 1 } as const]),
    { kind: 'int', name: 'n', min: 1, max: 2, step: 1 },
  ],
});

describe('the squares that may be chosen', () => {
  it('[BO-4.3.4] is the visited one during a visit, and stands for the likeliest offer', () => {
    const buy = form('buy');
    expect([...targetsOf(position(), [buy, form('sell'), move('done')])]).toEqual([[9, { offer: buy, values: {} }]]);
  });

  it('[BO-4.7.1] are those of the securities that a form names, and choosing one fills it in', () => {
    const targets = targetsOf(position({ visit: null }), [form('cardBuy', 'DAR'), form('cardBuy', 'POL'), move('pass')]);
    expect([...targets.keys()]).toEqual([1, 19]);
    expect(targets.get(19)?.values).toEqual({ security: 'POL' });
  });

  it('[BO-4.5.2] is the bank at which one may borrow', () => {
    expect([...targetsOf(position({ visit: null, point: { kind: 'bankDecision', bank: 'B' } }), [move('borrow'), move('pass')]).keys()]).toEqual([15]);
  });

  it('[BO-4.4.3] is none for what would move money at a press without its sum', () => {
    const view = position({ point: { kind: 'ceilingDecision', security: 'MAR', raw: 43_000, asked: [0], answered: [] } });
    expect([...targetsOf(view, [move('settleCeiling')]).keys()]).toEqual([]);
    expect([...targetsOf(view, [form('settleCeiling')]).keys()]).toEqual([9]);
  });

  it('[BO-4.7.3] are the banks of a loan to settle; one of several is a list', () => {
    const offer: Offer<unknown> = { kind: 'form', label, type: 'cardRepay', fields: [{ kind: 'pick', name: 'banks', from: ['A', 'B'], min: 1, max: 2 }] };
    expect(targetsOf(position({ visit: null }), [offer]).get(5)?.values).toEqual({ banks: ['A'] });
  });

  it('[BO-6.5] never are those of the alerts', () => {
    const alerts: Offer<unknown> = { kind: 'form', label, type: 'alerts', fields: [{ kind: 'pick', name: 'security', from: ['DAR'], min: 1, max: 16 }] };
    expect(targetsOf(position({ visit: null }), [alerts, move('roll')]).size).toBe(0);
  });

  it('finds offers by their type, in the order asked for', () => {
    const sell = form('sell');
    expect(offerOf([move('done'), sell], 'buy', 'sell')).toBe(sell);
  });
});

describe('the place of an offer in the bar', () => {
  it('[BO-4.0.4] keeps instructions apart and the passive move last', () => {
    expect([form('buy'), move('done'), form('alerts'), move('preparePass')].map(rankOf)).toEqual(['usual', 'passive', 'instruction', 'instruction']);
  });
});

describe('the words on a button', () => {
  const brief = (offer: Offer<unknown>, lang?: Lang) => briefOf(offer, { voice: voice(lang) });
  const said = (key: MessageKey, args: Readonly<Record<string, Arg>>): Offer<unknown> => ({ kind: 'move', label: { key, args, clauses: [] }, move: {} });

  it('[BO-4.8.4] [BO-13.8] keep every sum of the sentence', () => {
    const all = said('bourse.do.auctionAll', { titles: { list: [] }, value: { money: 273_000 }, opening: { money: 136_000 } });
    expect(brief(all).detail?.replaceAll('\u00a0', ' ')).toBe('valeur 273 000 F, mise à prix 136 000 F');
    expect(brief(said('bourse.do.cardRepay', { banks: { list: [{ term: 'A' }, { term: 'B' }] }, amount: { money: 100_000 } })).detail).toBe(
      'Banque A et Banque B, 100\u00a0000\u00a0F',
    );
  });

  it('[BO-4.8.4] say what a lot as filled is worth and where its price opens', () => {
    const lot: Offer<unknown> = { kind: 'form', label, type: 'auctionLot', fields: [] };
    expect(noteOf(lot, { DAR: 2, VAL: 1 }, position(), voice())?.replaceAll('\u00a0', ' ')).toBe('valeur 60 000 F, mise à prix 30 000 F');
  });

  it.each(LANGS)('are short for every offer the game can make (%s)', (lang) => {
    const offers = Object.keys(bourse.words).filter((key) => /^bourse\.do\.\w+$/.test(key));
    expect(offers.length).toBeGreaterThan(20);
    const spoken = { lang, catalogue: bourse.words };
    const words = offers.map((key) => sentenceOf(spoken, `${key}.short`) ?? wordOf(spoken, key));
    expect(words.filter((word) => word.length > 24 || word.includes('{'))).toEqual([]);
  });

  it('[BO-4.9.1] say whose titles an option concerns and what it costs', () => {
    const option = said('bourse.do.buyOption', { n: 1, owner: { seat: 2 }, amount: { money: 2000 } });
    expect(brief(option)).toMatchObject({ word: 'Option', detail: 'sur 1\u00a0titre d’Inès, 2\u00a0000\u00a0F' });
    expect(brief(option).help).toMatch(/droit d’acheter/);
    expect(brief(option, 'en').detail).toBe('on 1\u00a0title of Inès’s, 2,000\u00a0F');
  });
});
