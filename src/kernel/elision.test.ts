import { describe, expect, it } from 'vitest';
import { type Arg, elide } from './words.ts';
import { renderText } from './messages.ts';

const said = (sentence: string, who: Arg): string =>
  renderText(
    { key: 'sentence', args: { who }, clauses: [] },
    {
      lang: 'fr',
      catalogue: { sentence: [sentence, ''], market: ['le marché', ''], laws: ['les lois', ''], AMS: ['Amsterdam, Dam', ''] },
      unit: 'F',
      seatName: (seat) => ['Inès', 'Balthazar', 'le chat', 'Le Goff'][seat] ?? '?',
    },
  );

describe('a French particle', () => {
  it.each(['Inès', 'Octave', 'Élodie', 'Œdipe', 'ECODIP', 'Amsterdam', 'Hélène', 'Hugo', 'Hadrien', 'Yves', 'uranium', 'île'])(
    'loses its e before %s',
    (word) => {
      expect(elide('de', word)).toBe(`d’${word}`);
      expect(elide('que', word)).toBe(`qu’${word}`);
    },
  );

  it.each(['Balthazar', 'Clémence', 'Paris', 'Yann', 'Hans', 'Hambourg', 'Houston', 'huit', 'onze', '11', '8 F', '', '«\u00a0'])(
    'keeps it before %j',
    (word) => {
      expect(elide('de', word)).toBe(`de ${word}`);
    },
  );

  it('does not care how an accent is written', () => {
    expect(elide('de', 'E\u0301lodie')).toBe('d’E\u0301lodie');
  });
});

describe('a blank with a particle', () => {
  it('bends before names, cities and words of the house', () => {
    expect(said('L’usine {who:de} passe.', { seat: 0 })).toBe('L’usine d’Inès passe.');
    expect(said('L’usine {who:de} passe.', { seat: 1 })).toBe('L’usine de Balthazar passe.');
    expect(said('Enchère {who:de}', { term: 'AMS' })).toBe('Enchère d’Amsterdam, Dam');
    expect(said('Table {who:de}', { text: { fr: 'ECODIP', en: 'ECODIP' } })).toBe('Table d’ECODIP');
    expect(said('Plus {who:que}', { seat: 0 })).toBe('Plus qu’Inès');
  });

  it('contracts a small article, not the capital of a name', () => {
    expect(said('Fin {who:de}', { term: 'market' })).toBe('Fin du marché');
    expect(said('Fin {who:de}', { term: 'laws' })).toBe('Fin des lois');
    expect(said('Usine {who:de}', { seat: 2 })).toBe('Usine du chat');
    expect(said('Usine {who:de}', { seat: 3 })).toBe('Usine de Le Goff');
  });

  it('stands before every name of a list, and never bends before a figure', () => {
    expect(said('le vote {who:de}', { list: [{ seat: 1 }, { seat: 0 }] })).toBe('le vote de Balthazar et d’Inès');
    expect(said('une somme {who:de}', { money: 11 })).toBe('une somme de 11\u00a0F');
  });
});
