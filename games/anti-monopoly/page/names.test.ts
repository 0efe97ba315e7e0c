import { describe, expect, it } from 'vitest';
import { brokenName, capitalised, cityTag } from './names.ts';

describe('names on squares', () => {
  it('break at spaces and hyphens, and divide long German and Dutch words', () => {
    expect(brokenName('Rue de la Paix', 11)).toEqual(['Rue de la', 'Paix']);
    expect(brokenName('Champs-Élysées', 11)).toEqual(['Champs-', 'Élysées']);
    expect(brokenName('Alexanderplatz', 11)).toEqual(['Alexander-', 'platz']);
    expect(brokenName('Grand-Place', 11)).toEqual(['Grand-Place']);
  });

  it('start with a capital and have three letters, or initials', () => {
    expect(capitalised('rue Neuve')).toBe('Rue Neuve');
    expect(['Rome', 'Athènes', 'New Orleans', 'New York'].map(cityTag)).toEqual(['ROM', 'ATH', 'NO', 'NY']);
  });
});
