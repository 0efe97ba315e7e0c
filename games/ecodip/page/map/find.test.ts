import { expect, it } from 'vitest';
import { findProvince } from './find.ts';
import { startPosition } from './testing/position.ts';

it('[EC-13.1] a province is found by its id, or by its name in either language, without accents', () => {
  const found = (text: string): string | undefined => findProvince(startPosition.provinces, text)?.id;
  expect(found('PAR')).toBe('par');
  expect(found('mno')).toBe('MNO');
  expect(found('piemont')).toBe('pie');
  expect(found('Greenl')).toBe('grl');
  expect(found(' ecosse ')).toBe('eco');
  expect(found('baffin')).toEqual(undefined);
});
