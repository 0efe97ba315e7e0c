import { describe, expect, it } from 'vitest';
import type { TalkLine } from '#protocol';
import { worldOf } from '#games/ecodip/data/world.ts';
import { type Said, saidIn, sayOffer } from './said.ts';

const world = worldOf({ russia: 'six' });
const heard = (text: string): readonly Said[] => {
  const line: TalkLine = { n: 1, at: 0, seat: 4, name: 'Inès', text };
  return saidIn(world, line);
};

describe('what a line of talk offers', () => {
  it('[EC-13.5] [EC-4.4.3] is an order, the season it is for before it, to one power or to anybody', () => {
    expect(heard('Printemps 2012\u00a0: JE VENDS 3 TB A EOC POUR 75 KG D’OR')).toEqual([
      { terms: { k: 'sell', n: 3, good: 'TB', price: 75 }, to: 'EOC', turn: 2, isWithdrawal: false },
    ]);
    expect(heard('autumn 2011: I BUY 1 ABM (par) FROM ANYBODY FOR 260 KG OF GOLD')).toEqual([
      { terms: { k: 'buy', n: 1, good: 'ABM', from: 'par', price: 260 }, to: null, turn: 1, isWithdrawal: false },
    ]);
    expect(heard('Bonjour.\nJe vends 2 BT à tous pour 290 kg')).toEqual([
      { terms: { k: 'sell', n: 2, good: 'BT', price: 290 }, to: null, turn: null, isWithdrawal: false },
    ]);
  });

  it('is nothing in other talk, in orders that are no trades, and in lots that the rules do not know', () => {
    expect(heard('Je vends la peau de l’ours. We sell and buy all sorts.')).toEqual([]);
    expect(heard('A par - bel; JE DONNE 50 KG D’OR A IND')).toEqual([]);
    expect(heard('JE VENDS 3 TB ET 2 MP A EOC POUR 75 KG D’OR')).toEqual([]);
    expect(heard('JE VENDS 1 ICBM A EOC POUR 75 KG D’OR')).toEqual([]);
  });

  it('[EC-7.1] says nothing of where a buyer will place a missile', () => {
    expect(heard('J’ACHETE 1 ABM (mos) A RUS POUR 260 KG D’OR EN par')[0]?.terms).toEqual({ k: 'buy', n: 1, good: 'ABM', from: 'mos', price: 260 });
  });

  it.each(['fr', 'en'] as const)('[EC-13.5] is read back as it was written in %s, also when it is withdrawn', (lang) => {
    const printing = { world, units: [], lang };
    for (const isWithdrawal of [false, true]) {
      for (const to of ['USA', 'CHI', null] as const) {
        for (const k of ['sell', 'buy'] as const) {
          const goods = { terms: { k, n: 3, good: 'MP', price: 150 }, to, turn: 4, isWithdrawal } as const;
          const missile = { terms: { k, n: 1, good: 'ICBM', from: 'STOCK', price: 300 }, to, turn: 5, isWithdrawal } as const;
          expect(heard(sayOffer(goods, printing))).toEqual([goods]);
          expect(heard(sayOffer(missile, printing))).toEqual([missile]);
        }
      }
    }
  });

  it('[EC-13.5] is written in the words of the rulebook', () => {
    const offer = { terms: { k: 'sell', n: 3, good: 'TB', price: 75 }, to: null, turn: 2, isWithdrawal: false } as const;
    expect(sayOffer(offer, { world, units: [], lang: 'fr' })).toBe('Printemps 2012\u00a0: JE VENDS 3 TB A QUICONQUE POUR 75 KG D’OR');
    expect(sayOffer({ ...offer, isWithdrawal: true }, { world, units: [], lang: 'en' })).toBe(
      'Spring 2012: I WITHDRAW MY OFFER: I SELL 3 TB TO ANYBODY FOR 75 KG OF GOLD',
    );
  });
});
