import { hasMonopoly } from '#games/anti-monopoly/rules/rent.ts';
import type { Move, Role, TitleId, View } from '#games/anti-monopoly/types.ts';
import type { Seat } from '#kernel/game.ts';
import { isStreet, mortgageValue, resaleValue, SP_FACTOR, SP_FACTOR_BOTH, titleData, UTILITIES } from '#games/anti-monopoly/data.ts';
import {
  askable,
  campOf,
  cityOf,
  countedTransports,
  countedUtilities,
  dataOf,
  fareOf,
  holdingOf,
  incomeNow,
  isHotel,
  liftCost,
  rentNow,
  withTitle,
} from '../facts.ts';
import type { Speech, TitleMove } from '../targets.ts';
import { checkBuy } from '#games/anti-monopoly/phases/buy-decision.ts';
import { checkBuild } from '#games/anti-monopoly/rules/buildings.ts';
import { checkLift, checkMortgage } from '#games/anti-monopoly/rules/mortgages.ts';
import type { Message } from '#kernel/messages.ts';
import { unreachable } from '#kernel/collections.ts';

/** One line of a title: what a competitor charges, the state, what a monopolist charges. */
interface DeedRow {
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

interface DeedNow {
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

type Action = 'buy' | 'build' | 'mortgage' | 'unmortgage';

export interface Refused {
  readonly action: Action;
  readonly why: Message;
  /** Of the title. */
  readonly price: number;
}

const asked = (view: View, seat: Seat, title: TitleId): readonly { readonly action: Action; readonly why: Message | null }[] => {
  const { owner, mortgaged } = holdingOf(view, title);
  const { point } = view.table;
  const state = askable(view);
  if (point.kind === 'buyDecision' && point.seat === seat && point.title === title) return [{ action: 'buy', why: checkBuy(state, seat, title) }];
  if (owner !== seat || point.kind !== 'preThrow' || point.seat !== seat) return [];
  if (mortgaged) return [{ action: 'unmortgage', why: checkLift(state, seat, title) }];
  const mortgage = { action: 'mortgage', why: checkMortgage(state, seat, title) } as const;
  return dataOf(title).kind === 'street' ? [{ action: 'build', why: checkBuild(state, seat, title) }, mortgage] : [mortgage];
};

/** AM-13.5: what may not be done with a title now, by its buyer or before its owner's throw, and the clause that forbids it. */
export const refusedOn = (view: View, seat: Seat, title: TitleId): readonly Refused[] =>
  asked(view, seat, title).flatMap(({ action, why }) => (why === null ? [] : [{ action, why, price: dataOf(title).price }]));

interface ActionWords {
  readonly word: string;
  readonly detail: string | null;
}

/** The position after a move on a title, as far as rents go. */
const afterMove = (view: View, move: TitleMove): View => {
  const { level } = holdingOf(view, move.title);
  switch (move.type) {
    case 'build':
      return withTitle(view, move.title, { level: level + 1 });
    case 'sellBuildings':
      return withTitle(view, move.title, { level: level - move.levels });
    case 'mortgage':
      return withTitle(view, move.title, { mortgaged: true });
    case 'unmortgage':
      return withTitle(view, move.title, { mortgaged: false });
    default:
      return unreachable(move);
  }
};

/** What a step brings in. */
export const gainOf = (move: Extract<Move, { type: 'sellBuildings' | 'mortgage' }>): number => {
  const data = titleData(move.title);
  if (move.type === 'mortgage') return mortgageValue(data);
  return isStreet(data) ? move.levels * resaleValue(data) : 0;
};

/** Rents lost over all titles of the owner: a mortgage may end a monopoly. */
export const rentLost = (view: View, seat: Seat, move: TitleMove): number => incomeNow(view, seat) - incomeNow(afterMove(view, move), seat);

const rentChange = (view: View, move: TitleMove, { words, money }: Speech): string | null => {
  const before = rentNow(view, move.title);
  const after = rentNow(afterMove(view, move), move.title);
  return before === after ? null : words('deed.rentChange', { before: money(before), after: money(after) });
};

const stepOf = (title: TitleId): number => {
  const data = titleData(title);
  return isStreet(data) ? data.step : 0;
};

/** The button on a title: what it does, its price, and the rent before and after. */
export const actionWords = (view: View, move: TitleMove, speech: Speech): ActionWords => {
  const { words, money } = speech;
  switch (move.type) {
    case 'build':
      return { word: `${words('deed.build')}, ${money(stepOf(move.title))}`, detail: rentChange(view, move, speech) };
    case 'sellBuildings':
      return { word: `${words('sellLevels', { levels: move.levels })}, +${money(gainOf(move))}`, detail: rentChange(view, move, speech) };
    case 'mortgage':
      return { word: `${words('raise.mortgage')}, +${money(gainOf(move))}`, detail: rentChange(view, move, speech) };
    case 'unmortgage':
      return { word: `${words('deed.redeem')}, ${money(liftCost(view, move.title))}`, detail: rentChange(view, move, speech) };
    default:
      return unreachable(move);
  }
};
