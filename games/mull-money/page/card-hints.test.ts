import { describe, expect, it } from 'vitest';
import type { Card, Player, View } from '#games/mull-money/types.ts';
import { eliminationFields } from '#games/mull-money/rules/effects.ts';
import { hintOf } from './card-words.ts';
import { speechOf } from './speech.ts';
import { bookOf, players, position, voice } from './testing/position.ts';

const speech = speechOf(voice());
const withCamille = (change: Partial<Player>): View => position({ players: [{ ...players.camille, ...change }, players.bruno, players.ines, players.tom] });
const short = (view: View, card: Card): string => hintOf(view, 0, card, speech).short;

describe('what a card would do now', () => {
  it('[MM-4.7.2] tells the income of a production, or what is missing for it', () => {
    expect(short(withCamille({ silo: 4 }), 'production')).toBe('+16\u00a0M');
    expect(hintOf(position(), 0, 'production', speech)).toMatchObject({ possible: false, short: 'manque 1', reason: { clauses: ['MM-4.7.2'] } });
    expect(short(withCamille({ silo: 4, employees: 2 }), 'production')).toBe('manque 100');
    expect(short(withCamille({ silo: 4, dump: 14 }), 'production')).toBe('dépôt plein');
  });

  it('[MM-4.7.1] tells how many pieces a sale would bring under the hammer', () => {
    expect(short(position(), 'sale')).toBe('× 4');
    expect(short(position({ reserve: 2 }), 'sale')).toBe('× 2');
  });

  it('[MM-4.7.4] tells the price of an innovation, the lowest where laws differ, or that the building is finished', () => {
    expect(short(position(), 'innovation')).toBe('5\u00a0M');
    expect(short(position(bookOf({ type: 'innovationPrice', service: 'waste', price: 3 }), { mode: 'simulation' }), 'innovation')).toBe('3\u00a0M');
    expect(short(withCamille({ personnel: 1, materials: 1, waste: 1 }), 'innovation')).toBe('achevée');
  });

  it('[MM-4.7.6] [MM-6.2.5] tells how much waste goes, as far as there is any', () => {
    expect(short(position(), 'elimination')).toBe('−3');
    expect(short(withCamille({ dump: 1 }), 'elimination')).toBe('−1');
    expect(short(withCamille({ dump: 0 }), 'elimination')).toBe('vide');
    expect(eliminationFields(position({}, { mode: 'simulation' }), 'alone')).toBe(2);
    expect(eliminationFields(position(bookOf({ type: 'eliminationStrength', fields: 4 }), { mode: 'simulation' }), 'expert')).toBe(8);
  });

  it('[MM-4.6.7] says when the factory stands on the last column', () => {
    expect(short(position(), 'growth')).toBe('→ 17');
    expect(short(withCamille({ growth: 20 }), 'growth')).toBe('au bout');
  });

  it('[MM-6.2.6] knows that Transport is the Negotiation in the simulation variant', () => {
    expect(short(position(), 'transport')).toBe('−1 / +1');
    expect(short(position({}, { mode: 'simulation' }), 'transport')).toBe('règle');
  });
});
