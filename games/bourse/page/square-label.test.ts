import { describe, expect, it } from 'vitest';
import { forecastFor } from './forecast.ts';
import { speechOf } from './speech.ts';
import { squareLabel } from './square-label.ts';
import { position, voice } from './testing/position.ts';

const fr = speechOf(voice());
const en = speechOf(voice('en'));
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

describe('a square in words', () => {
  it('[BO-13.1] says everything the drawing shows', () => {
    expect(plain(squareLabel(position(), 9, fr, undefined, true))).toBe(
      'Martell, case 9, 27 000 F, +4 000 F, coefficient III, 2 titres à la caisse, Camille 2, Inès 1, pions : Camille, à choisir',
    );
    expect(plain(squareLabel(position(), 9, en, undefined, false))).toBe(
      'Martell, square 9, 27,000 F, +4,000 F, coefficient III, 2 titles in the cash desk, Camille 2, Inès 1, pawns: Camille',
    );
  });

  it('[BO-4.9.4] names blocked titles and who holds the option', () => {
    expect(plain(squareLabel(position(), 6, fr, undefined, false))).toContain('Inès 2, dont 2 bloqués, option de Camille sur 2 titres d’Inès');
  });

  it('[BO-13.9] says who owes a bank and what it may still lend', () => {
    expect(plain(squareLabel(position(), 5, fr, undefined, false))).toBe('Banque A, case 5, 4 cartes d’emprunt à prêter, doivent : Camille');
  });

  it('[BO-13.4] adds the forecast', () => {
    const ghost = forecastFor(position(), 0)[3];
    expect(plain(squareLabel(position(), 13, fr, ghost, false))).toContain('avec un 4, 48 000 F, plafond, 20 000 F');
  });
});
