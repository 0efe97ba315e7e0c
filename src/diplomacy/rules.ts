import { at } from '#kernel/collections.ts';
import type { Message } from '#kernel/messages.ts';
import { type Board, LAND, SEA } from './board.ts';
import { cell } from './coasts.ts';
import { placeName } from './map-data.ts';
import { say, word } from './speech.ts';
import type { Place, Unit } from './types.ts';

/** Readings between which editions and tables differ; the defaults are the game. */
export interface Rules {
  /** EC-4.6.4.1: an army ordered VIA CONVOY to a neighbouring province when the convoy orders make no route: it stays, or walks. */
  readonly convoyFallback: 'none' | 'land';
  /** EC-4.6.6.4 (a), EC-4.6.6.5: the convoys of a paradox fail, or its moves do. */
  readonly paradox: 'szykman' | 'hold';
  /** EC-4.10.5: civil disorder measures the way to the owned centres (rules of 2023), or to the home centres (earlier rules), by water or over all borders for fleets. */
  readonly disorder: 'owned' | 'home' | 'homeAnyBorder';
  /** EC-4.6.5.4: several attackers on a supporter reduce its support by their sum, or by the strongest. */
  readonly supportReduction: 'sum' | 'max';
  /** EC-4.6.8.3: a fleet in a frozen sea may give support. */
  readonly frozenSupport: 'no' | 'yes';
}

export const DEFAULT_RULES: Rules = {
  convoyFallback: 'none',
  paradox: 'szykman',
  disorder: 'owned',
  supportReduction: 'sum',
  frozenSupport: 'no',
};

/** What each rule may be; the first value is the default. */
export const RULE_VALUES: { readonly [K in keyof Rules]: readonly [Rules[K], ...Rules[K][]] } = {
  convoyFallback: ['none', 'land'],
  paradox: ['szykman', 'hold'],
  disorder: ['owned', 'home', 'homeAnyBorder'],
  supportReduction: ['sum', 'max'],
  frozenSupport: ['no', 'yes'],
};

const isRule = (name: string): name is keyof Rules => Object.hasOwn(RULE_VALUES, name);

/** The rules after one `name=value`, or null when there is no such rule or value. */
export const withRule = (rules: Rules, setting: string): Rules | null => {
  const [name = '', value = ''] = setting.split('=');
  if (!isRule(name)) return null;
  const known = RULE_VALUES[name].find((choice) => choice === value);
  return known === undefined ? null : { ...rules, [name]: known };
};

/** The unit in another place. */
export const relocate = (unit: Unit, { loc, coast }: Place): Unit => {
  const { coast: _left, ...rest } = unit;
  return coast === undefined ? { ...rest, loc } : { ...rest, loc, coast };
};

/** EC-9.1: whether a unit can stand where it is said to stand. */
const canStand = (board: Board, { type, coast }: Unit, province: number): boolean => {
  const kind = cell(board.kinds, province);
  if (type === 'army') return kind !== SEA;
  return kind !== LAND && (at(board.harbours, province).length === 1 || board.coastAt(province, coast) >= 0);
};

/** EC-9.1, EC-9.2: null for units that can be on the map together, or what is wrong with the first that cannot. */
export const checkUnits = (board: Board, units: readonly Unit[]): Message | null => {
  const taken = new Set<number>();
  for (const unit of units) {
    const place = word(placeName(unit.loc, unit.coast));
    const province = board.provinceAt(unit.loc);
    if (province < 0) return say('diplomacy.E-PROV', { x: word(unit.loc) }, ['EC-4.18.5']);
    if (!canStand(board, unit, province)) return say('diplomacy.map.cannotStand', { place }, ['EC-4.6.1.1']);
    if (taken.has(province)) return say('diplomacy.map.crowded', { place }, ['EC-4.6.1.1']);
    if (unit.force !== undefined && !(Number.isSafeInteger(unit.force) && unit.force >= 1)) return say('diplomacy.badForce', { place }, ['EC-4.6.1.2']);
    taken.add(province);
  }
  return null;
};
