import { range } from '#kernel/collections.ts';
import { describe, expect, it } from 'vitest';
import { areAlike, botName, nameTaken, readName, readTalk, unnamed, utf8Bytes } from './names.ts';
import { nameFor } from './player-name.ts';

describe('names at a table', () => {
  it.each([
    ['Ana', 'ANA'],
    ['Ana', 'A na'],
    ['Inès', 'Ines'],
    ['Ana', 'Аnа'],
    ['Olga', '0lga'],
    ['Paul', 'PauI'],
    ['Noe\u0301mie', 'Noémie'],
    ['Ana', 'Ana.'],
    ['Ana', 'Ａｎａ'],
    ['Ana', '@na'],
    ['Bob', '8ob'],
    ['Bernard', 'Bemard'],
    ['William', 'VVilliam'],
    ['Søren', 'Soren'],
    ['Marc', 'Μаrс'],
    ['Hélène', 'Ηélèñe'],
    ['Cœur', 'Coeur'],
    ['Malik', 'ＭＡＬＩＫ'],
    ['Ana', '𝐀𝐧𝐚'],
    ['Straße', 'Strasse'],
  ])('%s and %s are read alike', (name, other) => {
    expect(areAlike(name, other)).toBe(true);
    expect(nameTaken([{ seat: 0, name }], 1, other)).toMatchObject({ code: 'nameTaken' });
  });

  it.each([
    ['Ana', 'Anna'],
    ['Joueur 1', 'Joueur 2'],
    ['Joueur 1', 'Joueur 11'],
    ['Паша', 'Маша'],
    ['🦊', '🐻'],
    ['…', '!'],
    ['Léa', 'Léo'],
    ['Équipe 3', 'Équipe 4'],
    ['美咲', '美月'],
  ])('%s and %s are not', (name, other) => {
    expect(areAlike(name, other)).toBe(false);
  });

  it('one’s own seat is no obstacle, nor is an empty chair', () => {
    const seats = [
      { seat: 0, name: 'Ana' },
      { seat: 1, name: '' },
    ];
    expect([nameTaken(seats, 0, 'ana'), nameTaken(seats, 1, 'Bob')]).toEqual([null, null]);
  });

  it('are composed, and carry no towers of marks', () => {
    expect(readName(' Noe\u0301mie\u202e ', 24)).toBe('Noémie');
    expect(readName(`a${'\u0301'.repeat(23)}`, 24)).toMatchObject({ code: 'nameMarks' });
    expect(readName('Nguyễn', 24)).toBe('Nguyễn');
    expect(readName('a'.repeat(25), 24)).toMatchObject({ code: 'badName' });
  });

  it('that nobody chose are said in the reader’s language, and are nobody else’s in either', () => {
    expect(unnamed(0, ['Ana'])).toBe('Joueur 1');
    expect(['Joueur 1', 'Joueur', 'Joueur de flûte', 'Ana'].map((name) => nameFor(name, 'en'))).toEqual(['Player 1', 'Player', 'Joueur de flûte', 'Ana']);
    expect(nameFor('Joueur 1', 'fr')).toBe('Joueur 1');
    expect(['joueur 1', 'Player 1'].map((taken) => unnamed(0, [taken]))).toEqual(['Joueur 101', 'Joueur 101']);
  });

  it('of bots are nobody else’s, and at a table of sixty none is the second of a name', () => {
    expect(botName(1, ['balthazar'])).toBe('Clémence');
    const taken: string[] = [];
    for (const seat of range(60)) taken.push(botName(seat, taken));
    expect(taken.filter((name) => /\d/.test(name))).toEqual([]);
    expect(botName(60, taken)).toBe('Hortense 2');
  });
});

describe('names and talk', () => {
  it('lose what cannot be seen, keep what can', () => {
    expect(readName('  Zoé\u0000 \u202eB.  ', 24)).toBe('Zoé B.');
    expect(readName('e\u0301', 1)).toBe('é');
    expect(readName('\u200b\u2066', 24)).toMatchObject({ code: 'badName' });
    expect(readName('\u3164\u2800', 24)).toMatchObject({ code: 'badName' });
    expect(readName('x'.repeat(25), 24)).toMatchObject({ code: 'badName' });
    expect(readName('💰'.repeat(24), 24)).toBe('💰'.repeat(24));
    expect(readTalk('a\r\nb\u0007\n', 9)).toBe('a\nb');
    expect(readTalk('\n\n', 9)).toBeNull();
  });

  it.each(['', 'Ana', 'é’', '💰', 'a\ud800b', '\ufffd'])('%j is as long as it is sent', (text) => {
    expect(utf8Bytes(text)).toBe(Buffer.byteLength(text));
  });
});
