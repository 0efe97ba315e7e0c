import type { MapPosition, MapPower } from './types.ts';

/** Two letters on a unit, the same in both languages. */
const LETTERS: Readonly<Record<string, string>> = {
  USA: 'US',
  AMS: 'AS',
  EOC: 'EO',
  EOR: 'ER',
  RUS: 'RU',
  JAP: 'JA',
  IND: 'IN',
  AFS: 'SA',
  AFN: 'AN',
  CHI: 'CH',
};

export const lettersOf = (power: string): string => LETTERS[power] ?? power.slice(0, 2);

const NOBODY: MapPower = { id: '', seat: 0, name: { fr: '', en: '' } };

export const powerOf = ({ powers }: Pick<MapPosition, 'powers'>, id: string): MapPower => powers.find((power) => power.id === id) ?? NOBODY;
