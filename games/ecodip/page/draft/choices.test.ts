import { describe, expect, it } from 'vitest';
import { tryOut } from '#games/ecodip/orders/sandbox.ts';
import { supposedState } from '#games/ecodip/orders/supposed.ts';
import { position } from '#games/ecodip/position.test-support.ts';
import { spectatorOf, viewOf } from '../testing/position.ts';
import { authorOf, drawnTrial, readGuess, supposedSheets, withGuess } from './choices.ts';

const view = viewOf('EOC');

describe('suppositions', () => {
  it('[EC-13.2] resolves own orders and guesses together: two units of the same force bounce', () => {
    const sheets = supposedSheets({ power: 'EOC', text: 'A pie - nap' }, { EOR: 'A aut - nap' });
    const drawn = drawnTrial(view, tryOut(supposedState(view, sheets), sheets));
    expect(drawn.map(({ power, order, outcome }) => [power, 'at' in order ? order.at : '', outcome])).toEqual([
      ['EOC', 'pie', 'failed'],
      ['EOR', 'aut', 'failed'],
    ]);
  });

  it('[EC-4.2.7] a guess about one’s own unit comes after the sheet, and replaces', () => {
    const sheets = supposedSheets({ power: 'EOC', text: 'A par - esp\nF lon - MDN' }, { EOC: 'A par - bel' });
    expect(sheets).toEqual({ EOC: 'A par - esp\nF lon - MDN\nA par - bel' });
    const { after } = tryOut(supposedState(view, sheets), sheets);
    expect(after.table.report.orders.find(({ unit }) => unit.loc === 'par')?.order).toEqual({ k: 'move', at: 'par', to: 'bel' });
    expect(supposedSheets(null, { RUS: 'A kie T' })).toEqual({ RUS: 'A kie T' });
  });

  it('a unit has one guess, written in the reader’s language', () => {
    const state = supposedState(view, {});
    const once = withGuess(state, 'en', {}, 'EOC', { k: 'hold', at: 'par' });
    expect(once).toEqual({ EOC: 'A par H' });
    expect(withGuess(state, 'fr', { ...once, RUS: 'A kie T' }, 'EOC', { k: 'move', at: 'par', to: 'bel' })).toEqual({ EOC: 'A par - bel', RUS: 'A kie T' });
  });

  it('an order says whose it is, by its unit or its province, or the line names the power', () => {
    const read = (typed: string): string => {
      const guess = readGuess(spectatorOf(), typed);
      return guess.ok ? `${guess.by} ${guess.order.k}` : (guess.fault?.key ?? 'whose');
    };
    expect(read('A aut - nap')).toBe('EOR move');
    expect(read('TIR mos - nyo')).toBe('RUS fire');
    expect(read('place 1 abm en nyo')).toBe('USA place');
    expect(read('rus: je vends 1 TB a USA pour 5')).toBe('RUS sell');
    expect(read('JE DONNE 5 A USA')).toBe('whose');
    expect(read('A sui T')).toBe('whose');
    expect(read('BLABLA bla')).toMatch(/E-/);
  });

  it('a retreat is that of the unit which was dislodged, not of the one that came', () => {
    const { after } = tryOut(position({ units: ['RUS A kie 2', 'EOR A rou'] }), { RUS: 'A kie - rou' });
    expect(after.table.phase).toBe('SPRING_RETREATS');
    expect(authorOf(after.table, { k: 'retreat', at: 'rou', to: 'bul' })).toBe('EOR');
    expect(authorOf(after.table, { k: 'hold', at: 'rou' })).toBe('RUS');
  });
});
