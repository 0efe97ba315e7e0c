import { describe, expect, it } from 'vitest';
import { shortName } from './speech.ts';

describe('names where there is little room', () => {
  it('stay whole, then lose all but the first word, then all but its beginning', () => {
    expect(shortName('Camille', 12)).toBe('Camille');
    expect(shortName('Maximilienne-Alexandra', 12)).toBe('Maximilienne');
    expect(shortName('Bartholomé de la Tour', 10)).toBe('Bartholomé');
    expect(shortName('Maximilienne', 8)).toBe('Maximil.');
  });
});
