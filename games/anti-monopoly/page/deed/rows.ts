import { hasMonopoly } from '#games/anti-monopoly/rules/rent.ts';
import type { Role, Title, TitleId, View } from '#games/anti-monopoly/types.ts';
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
import type { Told, TitleMove } from '../scene.ts';
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

/** AM-13.4: both columns of a title. */
export const deedRows = ({ view, words, money }: Told, title: TitleId): readonly DeedRow[] => {
  const data = dataOf(title);
  const dice = (factor: number): string => words('deed.dice', { factor });
  if (data.kind === 'street') {
    const { C, M, monopoly } = data.rents;
    const write = (sum: number | undefined): string => (sum === undefined ? NONE : money(sum));
    const doubled = view.options.doubleRent === 'all' ? write(2 * (C[0] ?? 0)) : '';
    // The fourth level of a monopolist is the hotel.
    const houses = [1, 2, 3, 4].map((level) => ({
      key: `${level}`,
      label: words('houses', { count: level }),
      C: write(C[level]),
      M: write(level === 4 ? undefined : M[level]),
    }));
    return [
      { key: 'land', label: words('deed.land'), C: write(C[0]), M: write(M[0]) },
      { key: 'pair', label: words('deed.twoStreets'), C: doubled, M: write(monopoly) },
      ...houses,
      { key: 'hotel', label: words('hotel'), C: write(C[5]), M: write(M[4]) },
    ];
  }
  if (data.kind === 'transport') {
    return [1, 2, 3, 4].map((count) => ({
      key: `${count}`,
      label: words('deed.owned', { count }),
      C: money(fareOf('C', count)),
      M: money(fareOf('M', count)),
    }));
  }
  return [
    { key: '1', label: words('deed.oneUtility'), C: dice(SP_FACTOR), M: dice(SP_FACTOR) },
    { key: '2', label: words('deed.bothUtilities'), C: dice(SP_FACTOR), M: dice(SP_FACTOR_BOTH) },
  ];
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

/** What a move makes of its title, and what it brings in; a price counts against it. */
export const outcomeOf = (view: View, move: TitleMove): { readonly after: Partial<Title>; readonly gain: number } => {
  const data = titleData(move.title);
  const { level } = holdingOf(view, move.title);
  switch (move.type) {
    case 'build':
      return { after: { level: level + 1 }, gain: isStreet(data) ? -data.step : 0 };
    case 'sellBuildings':
      return { after: { level: level - move.levels }, gain: isStreet(data) ? move.levels * resaleValue(data) : 0 };
    case 'mortgage':
      return { after: { mortgaged: true }, gain: mortgageValue(data) };
    case 'unmortgage':
      return { after: { mortgaged: false }, gain: -liftCost(view, move.title) };
    default:
      return unreachable(move);
  }
};

const afterMove = (view: View, move: TitleMove): View => withTitle(view, move.title, outcomeOf(view, move).after);

/** Rents lost over all titles of the owner: a mortgage may end a monopoly. */
export const rentLost = (view: View, seat: Seat, move: TitleMove): number => incomeNow(view, seat) - incomeNow(afterMove(view, move), seat);

export const ACTIONS = { build: 'deed.build', mortgage: 'raise.mortgage', unmortgage: 'deed.redeem' } as const;

/** The button on a title: what it does, its price, and the rent before and after. */
export const actionWords = ({ view, words, money }: Told, move: TitleMove): { readonly word: string; readonly detail: string | null } => {
  const { gain } = outcomeOf(view, move);
  const word = move.type === 'sellBuildings' ? words('sellLevels', { levels: move.levels }) : words(ACTIONS[move.type]);
  const [before, after] = [rentNow(view, move.title), rentNow(afterMove(view, move), move.title)];
  return {
    word: `${word}, ${gain > 0 ? '+' : ''}${money(Math.abs(gain))}`,
    detail: before === after ? null : words('deed.rentChange', { before: money(before), after: money(after) }),
  };
};
