import { expect, it } from 'vitest';
import { CELLS, currencyOf, enterpriseName } from './history.ts';

it('[TB-2.14] the historical board, cell by cell', () => {
  const rows = CELLS.map(({ years, duration, lowest, highest, usual, criteria, halfCap, shift, letters }) => [
    years,
    duration,
    `${lowest / 2}-${highest / 2}`,
    usual / 2,
    criteria,
    halfCap ? 'half' : 'full',
    shift,
    letters.join(' '),
  ]);
  expect(rows).toEqual([
    ['1946-1950', 5, '1-2', 1.5, 3, 'full', 0, 'T'],
    ['1951-1955', 5, '1-2', 2, 3, 'full', 0, 'T'],
    ['1956-1960', 5, '1-2.5', 2, 3, 'full', 0, 'T'],
    ['1961-1965', 5, '1-2', 1.5, 3, 'full', 0, 'T'],
    ['1966-1970', 5, '1.5-3', 2, 3, 'full', 0, 'T'],
    ['1971-1975', 5, '2-4', 3, 2, 'full', 0, 'T'],
    ['1976-1980', 5, '2.5-4.5', 3.5, 2, 'full', 0, 'T B'],
    ['1981-1985', 5, '3-5', 4, 1, 'full', 0, 'T B'],
    ['1986-1990', 5, '2.5-4', 3, 2, 'full', 0, 'T B P S'],
    ['1991-1995', 5, '2-3.5', 3, 1, 'full', 0, 'T B P S A'],
    ['1996-2000', 5, '1-2.5', 2, 2, 'full', 0, 'T B P S A'],
    ['2001-2003', 3, '0.5-1.5', 1, 1, 'full', 1, 'T B P S A'],
    ['2004-2007', 4, '0.5-1.5', 1, 3, 'full', 0, 'T B P S A'],
    ['2008-2009', 2, '0-1', 0.5, 0, 'half', 2, 'T B P S A'],
    ['2010-2014', 5, '0.5-1.5', 1, 2, 'full', 0, 'T B P S A'],
    ['2015-2019', 5, '0-1', 0.5, 2, 'full', 0, 'T B P S A'],
    ['2020-2024', 5, '0-1.5', 0.5, 2, 'full', 0, 'T B P S A'],
    ['2025-…', 5, '0-4', 1, 2, 'full', 0, 'T B P S A'],
  ]);
});

it('[TB-2.14] the usual rate as a simple yearly rate, in per cent', () => {
  const yearly = CELLS.map(({ usual, duration }) => Number(((100 * usual) / 2 / (6 * duration)).toFixed(1)));
  expect(yearly).toEqual([5, 6.7, 6.7, 5, 6.7, 10, 11.7, 13.3, 10, 10, 6.7, 5.6, 4.2, 4.2, 3.3, 1.7, 1.7, 3.3]);
});

it('[TB-2.14.1] the currency: old francs to cell 3, francs to cell 11, then euros', () => {
  const names = CELLS.map((_, index) => currencyOf(index + 1).fr);
  expect(names.slice(0, 3)).toEqual(Array(3).fill('anciens francs'));
  expect(names.slice(3, 11)).toEqual(Array(8).fill('francs'));
  expect(names.slice(11)).toEqual(Array(7).fill('euros'));
});

it('[TB-2.13.1] the enterprises by name, and numbered beyond the twelfth', () => {
  const names = Array.from({ length: 13 }, (_, index) => enterpriseName(index + 1).fr);
  expect(names.slice(0, 4)).toEqual(['Autoroutes', 'Française des Jeux', 'Aéroports', 'Télécom']);
  expect(names[11]).toBe('Télévision');
  expect(names[12]).toBe('Entreprise d’État n°\u00a013');
});
