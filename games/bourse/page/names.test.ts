import { describe, expect, it } from 'vitest';
import { SECURITIES } from '#games/bourse/types.ts';
import { setName, shortName, squareLabel } from './names.ts';
import { forecastFor } from './facts.ts';
import { plain, position, sceneAt } from './testing/position.ts';

describe('a company’s name on its square', () => {
  it.each([
    ['Darty', ['Darty']],
    ['Ciments Français', ['Ciments', 'Français']],
    ['Charbonnages de France', ['Charbonnages', 'de France']],
    ['Constructions Métalliques de Provence', ['C.M.P.']],
  ])('sets %s', (name, lines) => {
    expect(setName(name, 106, 14).lines).toEqual(lines);
  });

  it('draws a single long word closer instead of cutting it', () => {
    expect(setName('Anticonstitutionnel', 106, 14)).toEqual({ lines: ['Anticonstitutionnel'], tight: true });
  });

  it('never takes more than two lines', () => {
    const { data } = position();
    for (const security of SECURITIES) expect(setName(data.securities[security].name.fr, 106, 14).lines.length).toBeLessThanOrEqual(2);
  });
});

describe('a company’s name in a heading', () => {
  it('gives way to its initials when it is too long', () => {
    expect(shortName('Charbonnages de France', 24)).toBe('Charbonnages de France');
    expect(shortName('Constructions Métalliques de Provence', 24)).toBe('C.M.P.');
  });
});

const scene = sceneAt();

describe('a square in words', () => {
  it('[BO-13.1] says everything the drawing shows', () => {
    expect(plain(squareLabel(scene, 9, undefined, true))).toBe(
      'Martell, case 9, 27 000 F, +4 000 F, coefficient III, 2 titres à la caisse, Camille 2, Inès 1, pions : Camille, à choisir',
    );
    expect(plain(squareLabel(sceneAt(position(), 'en'), 9, undefined, false))).toBe(
      'Martell, square 9, 27,000 F, +4,000 F, coefficient III, 2 titles in the cash desk, Camille 2, Inès 1, pawns: Camille',
    );
  });

  it('[BO-4.9.4] names blocked titles and who holds the option', () => {
    expect(plain(squareLabel(scene, 6, undefined, false))).toContain('Inès 2, dont 2 bloqués, option de Camille sur 2 titres d’Inès');
  });

  it('[BO-13.9] says who owes a bank and what it may still lend', () => {
    expect(plain(squareLabel(scene, 5, undefined, false))).toBe('Banque A, case 5, 4 cartes d’emprunt à prêter, doivent : Camille');
  });

  it('[BO-13.4] adds the forecast', () => {
    const ghost = forecastFor(position(), 0)[3];
    expect(plain(squareLabel(scene, 13, ghost, false))).toContain('avec un 4, 48 000 F, plafond, 20 000 F');
  });
});
