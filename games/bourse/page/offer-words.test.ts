import { describe, expect, it } from 'vitest';
import { bourse } from '#games/bourse/index.ts';
import type { MessageKey } from '#games/bourse/speak.ts';
import type { Offer } from '#kernel/game.ts';
import { type Arg, type Lang, LANGS, sentenceOf, wordOf } from '#kernel/words.ts';
import { briefOf } from '#web/shell/bar/bar-state.ts';
import { noteOf } from './status.ts';
import { position, voice } from './testing/position.ts';

describe('the words on a button', () => {
  const brief = (offer: Offer<unknown>, lang?: Lang) => briefOf(offer, { voice: voice(lang) });
  const said = (key: MessageKey, args: Readonly<Record<string, Arg>>): Offer<unknown> => ({ kind: 'move', label: { key, args, clauses: [] }, move: {} });

  it('[BO-4.8.4] [BO-13.8] keep every sum of the sentence', () => {
    const all = said('do.auctionAll', { titles: { list: [] }, value: { money: 273_000 }, opening: { money: 136_000 } });
    expect(brief(all).detail?.replaceAll('\u00a0', ' ')).toBe('valeur 273 000 F, mise à prix 136 000 F');
    expect(brief(said('do.cardRepay', { banks: { list: [{ term: 'A' }, { term: 'B' }] }, amount: { money: 100_000 } })).detail).toBe(
      'Banque A et Banque B, 100\u00a0000\u00a0F',
    );
  });

  it('[BO-4.8.4] say what a lot as filled is worth and where its price opens', () => {
    const lot: Offer<unknown> = { kind: 'form', label: { key: 'x', clauses: [] }, type: 'auctionLot', fields: [] };
    expect(noteOf(lot, { DAR: 2, VAL: 1 }, position(), voice())?.replaceAll('\u00a0', ' ')).toBe('valeur 60 000 F, mise à prix 30 000 F');
  });

  it.each(LANGS)('are short for every offer the game can make (%s)', (lang) => {
    const offers = Object.keys(bourse.words).filter((key) => /^do\.\w+$/.test(key));
    expect(offers.length).toBeGreaterThan(20);
    const spoken = { lang, catalogue: bourse.words };
    const words = offers.map((key) => sentenceOf(spoken, `${key}.short`) ?? wordOf(spoken, key));
    expect(words.filter((word) => word.length > 24 || word.includes('{'))).toEqual([]);
  });

  it('have a slip that says more, where the button bears the whole sentence already', () => {
    const bare = Object.keys(bourse.words).filter((key) => /^do\.\w+$/.test(key) && !(`${key}.short` in bourse.words));
    expect(bare.length).toBeGreaterThan(4);
    expect(bare.filter((key) => !(`${key}.help` in bourse.words))).toEqual([]);
  });

  it('[BO-4.9.1] say whose titles an option concerns and what it costs', () => {
    const option = said('do.buyOption', { n: 1, owner: { seat: 2 }, amount: { money: 2000 } });
    expect(brief(option)).toMatchObject({ word: 'Option', detail: 'sur 1\u00a0titre d’Inès, 2\u00a0000\u00a0F' });
    expect(brief(option).help).toMatch(/droit d’acheter/);
    expect(brief(option, 'en').detail).toBe('on 1\u00a0title of Inès’s, 2,000\u00a0F');
  });
});
