import { describe, expect, it } from 'vitest';
import { groundOf, hasCentre, holdingsOf, isRadioactive } from './of-view.ts';
import { startPosition } from './testing/position.ts';
import type { Province } from '#games/ecodip/data/world.ts';
import type { MapPosition } from './types.ts';

const find = (id: string): Province => {
  const found = startPosition.provinces.find((province) => province.id === id);
  if (found === undefined) throw new Error(id);
  return found;
};

const held = (position: MapPosition) => position.provinces.flatMap((province) => holdingsOf(position, province));
const count = (position: MapPosition, sign: string): number => held(position).filter((one) => one === sign).length;

describe('what a province shows', () => {
  it('[EC-2.5.1] counts 79 centres, 89 food, 32 raw materials, 16 factories, 11 mines, 3 canals', () => {
    expect(startPosition.provinces.filter((province) => hasCentre(startPosition, province))).toHaveLength(79);
    expect(['food', 'MP', 'idle', 'gold', 'canal'].map((sign) => count(startPosition, sign))).toEqual([89, 32, 16, 11, 3]);
  });

  it('[EC-4.5.5] nothing of a centre or a mine is left where a missile fell, and the owner keeps the ground', () => {
    const struck: MapPosition = { ...startPosition, ruins: ['ala'], radioactive: { ala: 4 }, factories: {} };
    expect(hasCentre(struck, find('ala'))).toBe(false);
    expect(holdingsOf(struck, find('ala'))).toEqual([]);
    expect(groundOf(struck, find('ala'))).toBe('USA');
  });

  it('[EC-4.5.7] feeds again when the radioactivity is over', () => {
    const later: MapPosition = { ...startPosition, ruins: ['ala'], radioactive: { ala: 4 }, turn: 5 };
    expect([isRadioactive({ ...later, turn: 4 }, 'ala'), isRadioactive(later, 'ala')]).toEqual([true, false]);
    expect(holdingsOf(later, find('ala'))).toEqual(['food']);
  });

  it('[EC-4.6.8.1] freezes the five seas in autumn only', () => {
    const frozen = (position: MapPosition) => position.provinces.filter((province) => groundOf(position, province) === 'ice').map(({ id }) => id);
    expect(frozen(startPosition)).toEqual([]);
    expect(frozen({ ...startPosition, frozen: true }).toSorted()).toEqual(['MBE', 'MGR', 'MNO', 'MSI', 'VVV']);
  });

  it('shows missiles only where it is given some', () => {
    const armed: MapPosition = { ...startPosition, missiles: { par: { ICBM: 2, ABM: 0 }, mos: { ICBM: 0, ABM: 1 } } };
    expect([count(startPosition, 'ICBM'), count(startPosition, 'ABM')]).toEqual([0, 0]);
    expect([count(armed, 'ICBM'), count(armed, 'ABM')]).toEqual([1, 1]);
  });
});
