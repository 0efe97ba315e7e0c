import {
  BOARD,
  CITY_COLOURS,
  isStreet,
  MAX_LEVEL,
  MONOPOLY_STREETS,
  mortgageValue as mortgageOf,
  titleData,
  type TitleData,
  titleIndex,
  TP_FARE_C,
  TP_FARES_M,
  TRANSPORTS,
  UTILITIES,
} from '#games/anti-monopoly/data.ts';
import { assetValue, isInPrison } from '#games/anti-monopoly/rules/facts.ts';
import { holdingsOf, lastRound } from '#games/anti-monopoly/rules/ending.ts';
import { liftCost as liftCostOf } from '#games/anti-monopoly/rules/mortgages.ts';
import { countedCompanies, freeStreets, incomeOf, rentOf, utilityFactor } from '#games/anti-monopoly/rules/rent.ts';
import { type City, type Player, type Role, type SquareType, type State, type Title, TITLE_IDS, type TitleId, type View } from '#games/anti-monopoly/types.ts';
import { at } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';

/* Questions the page asks about a position. What the rules decide is asked of the rules. */

export const dataOf = (title: TitleId): TitleData => titleData(title);
export const priceOf = (title: TitleId): number => titleData(title).price;
export const mortgageValue = (title: TitleId): number => mortgageOf(titleData(title));
export const squareOf = (title: TitleId): number => titleData(title).square;

export const cityOf = (title: TitleId): City | null => {
  const data = titleData(title);
  return isStreet(data) ? data.city : null;
};

/** Of the band of a street; a company has ink. */
export const cityColour = (title: TitleId): string => {
  const city = cityOf(title);
  return city === null ? 'var(--ink-2)' : CITY_COLOURS[city];
};

export type SquareKind =
  | { readonly type: 'street' | 'transport' | 'utility'; readonly title: TitleId }
  | { readonly type: Exclude<SquareType, 'street' | 'transport' | 'utility'>; readonly title: null };

export const squareKind = (square: number): SquareKind => {
  const { type, title } = at(BOARD, square);
  if (type === 'street' || type === 'transport' || type === 'utility') return { type, title: at(TITLE_IDS, title) };
  return { type, title: null };
};

/* ---------- players ---------- */

export const playerOf = ({ table }: View, seat: Seat): Player => at(table.players, seat);
export const campOf = (view: View, seat: Seat): Role | null => playerOf(view, seat).role;
export const cashOf = ({ cash }: View, seat: Seat): number => at(cash, seat);
export const seatsOf = ({ table }: View): readonly Seat[] => [...table.players.keys()];
export const livingSeats = (view: View): readonly Seat[] => seatsOf(view).filter((seat) => !playerOf(view, seat).bankrupt);
export const membersOf = (view: View, camp: Role): readonly Seat[] => livingSeats(view).filter((seat) => campOf(view, seat) === camp);
export const pawnsOn = (view: View, square: number): readonly Seat[] => livingSeats(view).filter((seat) => playerOf(view, seat).pos === square);

/** AM-4.9.2: L. */
export const liquidationOf = (view: View, seat: Seat): number => cashOf(view, seat) + assetValue(view, seat);

/** The sum of all present rents, utilities at 7; nothing before a camp is chosen. */
export const incomeNow = (view: View, seat: Seat): number => (campOf(view, seat) === null ? 0 : incomeOf(view, seat));

export type Scoring = View['options']['limitScoring'];

/** AM-5.3, AM-5.4, AM-5.7: what is counted beside the rents. */
export const holdingsNow = (view: View, seat: Seat, scoring: Scoring): number =>
  campOf(view, seat) === null ? cashOf(view, seat) : holdingsOf(askable(view), seat, scoring);

/** The count if everything ended now, utilities at 7 (AM-13.8, AM-13.12). */
export const scoreNow = (view: View, seat: Seat, scoring: Scoring = view.options.limitScoring): number =>
  holdingsNow(view, seat, scoring) + incomeNow(view, seat);

/* ---------- titles ---------- */

export const holdingOf = ({ table }: View, title: TitleId): Title => at(table.titles, titleIndex(title));
export const titlesOf = (view: View, seat: Seat): readonly TitleId[] => TITLE_IDS.filter((title) => holdingOf(view, title).owner === seat);
export const unsoldTitles = (view: View): readonly TitleId[] => TITLE_IDS.filter((title) => holdingOf(view, title).owner === null);

/** The hotel stands at the highest level of its owner's camp. */
export const isHotel = (view: View, title: TitleId): boolean => {
  const { owner, level } = holdingOf(view, title);
  const camp = owner === null ? null : campOf(view, owner);
  return camp !== null && level === MAX_LEVEL[camp];
};

export const liftCost = ({ options }: View, title: TitleId): number => liftCostOf(options, title);

export type StopCost =
  | { readonly kind: 'sum'; readonly sum: number }
  | { readonly kind: 'dice'; readonly factor: number }
  | { readonly kind: 'none'; readonly why: 'unsold' | 'mortgaged' | 'prison' };

/** AM-13.4: what somebody stopping there pays now. */
export const stopCost = (view: View, title: TitleId): StopCost => {
  const { owner, mortgaged } = holdingOf(view, title);
  if (owner === null) return { kind: 'none', why: 'unsold' };
  if (mortgaged) return { kind: 'none', why: 'mortgaged' };
  if (isInPrison(view, owner)) return { kind: 'none', why: 'prison' };
  if (titleData(title).kind === 'utility') return { kind: 'dice', factor: utilityFactor(view, owner) };
  return { kind: 'sum', sum: rentOf(view, titleIndex(title)) };
};

/** The rent in figures, prison aside; utilities at 7. */
export const rentNow = (view: View, title: TitleId): number => rentOf(view, titleIndex(title));

/* ---------- cities and companies ---------- */

export const fareOf = (camp: Role, count: number): number => (camp === 'C' ? TP_FARE_C : (TP_FARES_M[count - 1] ?? 0));

/** The same position with a title in other hands or another state: what would be. */
export const withTitle = (view: View, title: TitleId, change: Partial<Title>): View => ({
  ...view,
  table: { ...view.table, titles: view.table.titles.with(titleIndex(title), { ...holdingOf(view, title), ...change }) },
});

export const countedTransports = (view: View, seat: Seat): number => countedCompanies(view, seat, TRANSPORTS);
export const countedUtilities = (view: View, seat: Seat): number => countedCompanies(view, seat, UTILITIES);

/** What the rules may be asked about: the deck orders, which nobody knows, are left out. */
export const askable = ({ options, table, cash, bank, sealed, offer, counter }: View): State => ({
  options,
  table,
  ledger: { seats: cash, funds: { bank }, signed: ['bank'], created: 0, destroyed: 0 },
  decks: { C: [], M: [] },
  sealed,
  offer,
  counter,
});

/** AM-13.12: so many rounds before a limit the counter stands out and everybody's present count is shown. */
const LAST_ROUNDS = 5;

/** Rounds after this one, or null without a limit in sight. */
export const roundsLeft = ({ options, table }: View): number | null => {
  const left = lastRound(options) - table.round;
  return options.roundLimit === 0 && left >= LAST_ROUNDS ? null : Math.max(0, left);
};

export const isNearLimit = (view: View): boolean => {
  const left = roundsLeft(view);
  return left !== null && left < LAST_ROUNDS && view.table.point.kind !== 'gameOver' && view.table.point.kind !== 'roleChoice';
};

/** AM-13.4: monopolists to whom this title would bring a pair of streets, or a dearer tariff of transports or utilities. */
export const needersOf = (view: View, title: TitleId): readonly Seat[] => {
  const { owner } = holdingOf(view, title);
  const city = cityOf(title);
  return membersOf(view, 'M').filter((seat) => {
    if (seat === owner) return false;
    if (city !== null) return freeStreets(view, seat, city) === MONOPOLY_STREETS - 1;
    return (dataOf(title).kind === 'transport' ? countedTransports(view, seat) : countedUtilities(view, seat)) > 0;
  });
};
