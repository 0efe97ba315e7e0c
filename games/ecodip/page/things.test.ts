import { expect, it } from 'vitest';
import type { Table } from '#games/ecodip/types.ts';
import { viewOf, voice } from './testing/position.ts';
import { province } from './things.ts';

const told = (id: string, table: Partial<Table> = {}) => province({ view: viewOf('AFN', { table }), voice: voice() }, id);

it('[EC-4.9.1] [EC-4.10.2] a province says who holds it and what it yields', () => {
  expect(told('zai')).toEqual({
    words: 'Zaïre (Afrique Noire)\u00a0: un centre (une unité permise) et 1 MP à chaque récolte.',
    clauses: ['EC-4.10.2', 'EC-4.9.1'],
  });
  expect(told('ken')?.words).toBe('Kenya (libre)\u00a0: un centre (une unité permise).');
  expect(told('eth')).toEqual({ words: 'Éthiopie (Afrique Noire)\u00a0: 1 TB à chaque récolte.', clauses: ['EC-4.9.1'] });
  expect(told('zam', { ruins: ['zam'] })?.words).toBe('Zambie (libre)\u00a0: 1 TB à chaque récolte.');
});

it('[EC-4.5.6] [EC-4.6.8.3] a sea, a frozen one and a province that was hit say why nothing is had there', () => {
  expect(told('CMZ')?.clauses).toEqual(['EC-4.6.1.1']);
  expect([told('MGR')?.clauses, told('MGR', { turn: 1 })?.clauses]).toEqual([['EC-4.6.1.1'], ['EC-4.6.8.3']]);
  expect(told('tan', { turn: 1, radioactive: { tan: 5 } })?.words).toBe(
    'Tanzanie est radioactive\u00a0: personne n’y entre et elle ne donne rien\u00a0; elle rouvre au printemps 2014.',
  );
  expect(told('nowhere')).toBeNull();
});
