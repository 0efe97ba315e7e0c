import { describe, expect, it } from 'vitest';
import { CARDS, type Card, type Player, type View } from '#games/mull-money/types.ts';
import type { Seat } from '#kernel/game.ts';
import { LANGS } from '#kernel/words.ts';
import { cardWords } from './card-words.ts';
import { speechOf } from './speech.ts';
import { bookOf, players, position, stateOf, viewOf, voice } from './testing/position.ts';

const speech = speechOf(voice());
const withCamille = (change: Partial<Player>): View => position({ players: [{ ...players.camille, ...change }, players.bruno, players.ines, players.tom] });
const text = (view: View, card: Card, seat: Seat = 0): string => cardWords(view, seat, card, speech).text;

describe('a card explains itself', () => {
  it('[MM-13.3] with the figures of this very position, and the clause', () => {
    expect(cardWords(withCamille({ silo: 4 }), 0, 'production', speech)).toEqual({
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
    const { text: words, clauses } = cardWords(position(), 0, 'production', speech);
    expect(words).toMatch(/^Il .*matière.* Une Production vend le travail de l’usine/);
    expect(clauses).toEqual(['MM-4.7.2']);
    expect(text(withCamille({ growth: 20 }), 'growth')).toMatch(/colonne 20.* Une Croissance avance l’usine d’une colonne\.$/);
  });

  it('[MM-7.1] by what is missing in the own treasury, never in another', () => {
    const poor = viewOf(stateOf({}, {}, [3, 1, 9, 15]));
    expect(text(poor, 'innovation')).toMatch(/Il manque 2\u00a0M\u00a0: il faudrait un crédit\.$/);
    expect(text(poor, 'innovation', 1)).not.toMatch(/manque/);
  });

  it('[MM-6.5] with the laws in force', () => {
    const taxed = position(bookOf({ type: 'growthFee', amount: 4 }), { mode: 'simulation' });
    expect(text(taxed, 'growth')).toMatch(/Coûte 4\u00a0M\.$/);
    expect(text(taxed, 'transport')).toMatch(/^Nettoyer une case/);
  });

  it('whatever the card, in both languages', () => {
    for (const lang of LANGS) {
      for (const card of CARDS.filter((each) => each !== 'alert')) {
        const { text: words, clauses } = cardWords(position(), 0, card, speechOf(voice(lang)));
        expect([lang, card, words.length > 10, clauses.length > 0]).toEqual([lang, card, true, true]);
      }
    }
  });
});
