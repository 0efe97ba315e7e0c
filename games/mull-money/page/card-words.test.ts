import { describe, expect, it } from 'vitest';
import { CARDS, type Card, type Player, type View } from '#games/mull-money/types.ts';
import type { Seat } from '#kernel/game.ts';
import { LANGS } from '#kernel/words.ts';
import { eliminationFields } from '#games/mull-money/rules/effects.ts';
import { cardWords } from './card-words.ts';
import { speechOf } from './scene.tsx';
import { bookOf, players, position, stateOf, viewOf, voice } from './testing/position.ts';

const about = (view: View, card: Card, seat: Seat = 0) => cardWords(speechOf({ view, voice: voice() }), seat, card);
const withCamille = (change: Partial<Player>): View => position({ players: [{ ...players.camille, ...change }, players.bruno, players.ines, players.tom] });
const text = (view: View, card: Card, seat: Seat = 0): string => about(view, card, seat).text;
const short = (view: View, card: Card): string => about(view, card).short;

describe('a card explains itself', () => {
  it('[MM-13.3] with the figures of this very position, and the clause', () => {
    expect(about(withCamille({ silo: 4 }), 'production')).toMatchObject({
      text: '4\u00a0matières du silo deviennent 16\u00a0M et 3\u00a0déchets\u00a0: dépôt de 7 à 10, zone jaune.',
      clauses: ['MM-4.7.2'],
    });
    expect(text(position(), 'sale')).toBe('4\u00a0matières de la réserve aux enchères, qui vont au plus offrant\u00a0; le prix va au vendeur.');
    expect(text(position(), 'growth')).toBe('De la colonne 16 à la colonne 17\u00a0: 1\u00a0M de plus à chaque production, et 1\u00a0point à la fin.');
    expect(text(position(), 'elimination')).toBe('Dépôt de 7 à 4, zone verte.');
    expect(text(position(), 'transport')).toBe('Le dépôt recule de 1 (de 7 à 6), celui de chacun des autres avance d’autant.');
    expect(text(withCamille({ dump: 0 }), 'transport')).toBe('Ce dépôt est vide\u00a0; celui de chacun des autres avance de 1.');
  });

  it('[MM-13.3] by the reason, where it would do nothing, and by what it is for', () => {
    const { text: words, clauses } = about(position(), 'production');
    expect(words).toMatch(/^Il .*matière.* Une Production vend le travail de l’usine/);
    expect(clauses).toEqual(['MM-4.7.2']);
    expect(text(withCamille({ growth: 20 }), 'growth')).toMatch(/colonne 20.* Une Croissance avance l’usine d’une colonne\.$/);
  });

  it('[MM-7.1] by what is missing in the own treasury, never in another', () => {
    const poor = viewOf(stateOf({}, {}, [3, 1, 9, 15]));
    expect(text(poor, 'innovation')).toMatch(/Il manque 2\u00a0M\u00a0: il faudrait un crédit\.$/);
    expect(text(poor, 'innovation', 1)).not.toMatch(/manque/);
  });

  it('[MM-4.7.6] by what it is good for in its set: a Disposal beside a Production finds waste', () => {
    const clean = speechOf({ view: withCamille({ dump: 0 }), voice: voice() });
    expect(cardWords(clean, 0, 'elimination', ['sale', 'elimination'])).toMatchObject({ possible: false, short: 'vide' });
    expect(cardWords(clean, 0, 'elimination', ['production', 'elimination'])).toMatchObject({
      possible: true,
      short: '−3',
      text: 'Pas de déchets encore\u00a0: la Production du lot en fait 3, dont 3 s’en vont.',
      clauses: ['MM-4.7.2', 'MM-4.7.6'],
    });
  });

  it('[MM-6.5] with the laws in force', () => {
    const taxed = position(bookOf({ type: 'growthFee', amount: 4 }), { mode: 'simulation' });
    expect(text(taxed, 'growth')).toMatch(/Coûte 4\u00a0M\.$/);
    expect(text(taxed, 'transport')).toMatch(/^Nettoyer une case/);
  });

  it('whatever the card, in both languages', () => {
    for (const lang of LANGS) {
      for (const card of CARDS.filter((each) => each !== 'alert')) {
        const { text: words, clauses } = cardWords(speechOf({ view: position(), voice: voice(lang) }), 0, card);
        expect([lang, card, words.length > 10, clauses.length > 0]).toEqual([lang, card, true, true]);
      }
    }
  });
});

describe('what a card would do now', () => {
  it('[MM-4.7.2] tells the income of a production, or what is missing for it', () => {
    expect(short(withCamille({ silo: 4 }), 'production')).toBe('+16\u00a0M');
    expect(about(position(), 'production')).toMatchObject({ possible: false, short: 'manque 1', clauses: ['MM-4.7.2'] });
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
