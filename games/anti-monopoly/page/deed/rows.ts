import { hasMonopoly } from '#games/anti-monopoly/rules/rent.ts';
import type { Role, TitleId, View } from '#games/anti-monopoly/types.ts';
import type { Seat } from '#kernel/game.ts';
import { SP_FACTOR, SP_FACTOR_BOTH, UTILITIES } from '#games/anti-monopoly/data.ts';
import { campOf, cityOf, countedTransports, countedUtilities, dataOf, fareOf, holdingOf, isHotel, withTitle } from '../facts.ts';
import type { Speech } from '../speech.ts';

/** One line of a title: what a competitor charges, the state, what a monopolist charges. */
export interface DeedRow {
  readonly key: string;
  readonly label: string;
  readonly C: string;
  readonly M: string;
}

const NONE = '–';

const streetRows = (view: View, title: TitleId, speech: Speech): readonly DeedRow[] => {
  const data = dataOf(title);
  if (data.kind !== 'street') return [];
  const { C, M, monopoly } = data.rents;
  const { words } = speech;
  const write = (sum: number | undefined): string => (sum === undefined ? NONE : speech.money(sum));
  const doubled = view.options.doubleRent === 'all' ? write(2 * (C[0] ?? 0)) : '';
  return [
    { key: 'land', label: words('deed.land'), C: write(C[0]), M: write(M[0]) },
    { key: 'pair', label: words('deed.twoStreets'), C: doubled, M: write(monopoly) },
    ...[1, 2, 3].map((level) => ({ key: `${level}`, label: words('houses', { count: level }), C: write(C[level]), M: write(M[level]) })),
    { key: '4', label: words('houses', { count: 4 }), C: write(C[4]), M: NONE },
    { key: 'hotel', label: words('hotel'), C: write(C[5]), M: write(M[4]) },
  ];
};

const transportRows = ({ words, money }: Speech): readonly DeedRow[] =>
  [1, 2, 3, 4].map((count) => ({ key: `${count}`, label: words('deed.owned', { count }), C: money(fareOf('C', count)), M: money(fareOf('M', count)) }));

const utilityRows = ({ words }: Speech): readonly DeedRow[] => [
  { key: '1', label: words('deed.oneUtility'), C: words('deed.dice', { factor: SP_FACTOR }), M: words('deed.dice', { factor: SP_FACTOR }) },
  { key: '2', label: words('deed.bothUtilities'), C: words('deed.dice', { factor: SP_FACTOR }), M: words('deed.dice', { factor: SP_FACTOR_BOTH }) },
];

/** AM-13.4: both columns of a title. */
export const deedRows = (view: View, title: TitleId, speech: Speech): readonly DeedRow[] => {
  const { kind } = dataOf(title);
  if (kind === 'street') return streetRows(view, title, speech);
  return kind === 'transport' ? transportRows(speech) : utilityRows(speech);
};

export interface DeedNow {
  readonly camp: Role;
  readonly row: string;
}

/** The row and column that hold now for its owner; for an unsold title those that would hold if `buyer` had it. */
export const deedNow = (view: View, title: TitleId, buyer: Seat | null): DeedNow | null => {
  const { owner, level } = holdingOf(view, title);
  const holder = owner ?? buyer;
  const camp = holder === null ? null : campOf(view, holder);
  if (holder === null || camp === null) return null;
  const held = withTitle(view, title, { owner: holder, mortgaged: false });
  const { kind } = dataOf(title);
  if (kind === 'transport') return { camp, row: `${countedTransports(held, holder)}` };
  if (kind === 'utility') return { camp, row: `${countedUtilities(held, holder) === UTILITIES.length ? 2 : 1}` };
  if (isHotel(view, title)) return { camp, row: 'hotel' };
  if (level > 0) return { camp, row: `${level}` };
  const city = cityOf(title);
  const doubles = camp === 'M' || view.options.doubleRent === 'all';
  return { camp, row: doubles && city !== null && hasMonopoly(held, holder, city) ? 'pair' : 'land' };
};
