import { describe, expect, it } from 'vitest';
import type { Trade } from '#games/anti-monopoly/types.ts';
import { position, told } from '../testing/position.ts';
import { afterTrade, effectsOf, effectWords, EMPTY, mayBeGiven, mortgagedAmong, rentEffects } from './deal.tsx';

const trade = (change: Partial<Trade>): Trade => ({ proposer: 1, to: 5, ...EMPTY, ...change });

describe('a trade', () => {
  it('[AM-4.10.4] moves titles and money, and leaves mortgages as they are', () => {
    const after = afterTrade(position(), trade({ to: 3, giveCash: 500, getTitles: ['MAD1'] }));
    expect([after.cash[1], after.cash[3]]).toEqual([4850, 2460]);
    expect(after.table.titles[6]).toEqual({ owner: 1, level: 0, mortgaged: true });
    expect(mortgagedAmong(position(), ['MAD1', 'PAR1'])).toEqual(['MAD1']);
  });

  it('[AM-4.10.3] offers no title with a building', () => {
    expect(mayBeGiven(position(), 'PAR1')).toBe(true);
    expect(mayBeGiven(position(), 'BER3')).toBe(false);
  });

  it('[AM-13.6] warns of transport companies and shows both sides’ rents', () => {
    const view = position();
    const sold = trade({ to: 4, giveCash: 3000, getTitles: ['TP2'] });
    expect(effectsOf(view, sold)).toEqual([{ kind: 'transports', seat: 1, count: 3, fare: 1600 }]);
    // Malik: Paris 220, Berlin 400 + 340, two companies at 800; with three at 1600 each.
    expect(rentEffects(view, sold)).toEqual([
      { seat: 1, before: 2560, after: 5760 },
      { seat: 4, before: 750, after: 550 },
    ]);
  });

  it('[AM-13.6] warns of monopolies broken and given', () => {
    const view = position({ titles: position().table.titles.map((title, index) => (index === 15 ? { owner: 1, level: 0, mortgaged: false } : title)) });
    const ceded = trade({ to: 3, giveTitles: ['PAR2'], getCash: 900 });
    expect(effectsOf(view, ceded)).toEqual([{ kind: 'breaks', seat: 1, city: 'PAR' }]);
    const back = effectsOf(position(), trade({ proposer: 3, to: 1, giveCash: 10, getTitles: ['PAR1'] }));
    expect(back).toEqual([]);
  });

  it('speaks to the reader as you', () => {
    const english = told(position(), 'en');
    const effect = { kind: 'pair', seat: 1, city: 'PAR' } as const;
    expect(effectWords(effect, 1, english)).toBe('You will have two streets of Paris: double rent and the right to build.');
    expect(effectWords(effect, 0, english)).toBe('Malik will have two streets of Paris: double rent and the right to build.');
  });
});
