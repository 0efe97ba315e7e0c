import { describe, expect, it } from 'vitest';
import { SECURITIES } from '#games/bourse/types.ts';
import { setName, shortName } from './names.ts';
import { position } from './testing/position.ts';

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
