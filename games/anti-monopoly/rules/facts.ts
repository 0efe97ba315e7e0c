import { at } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import { isStreet, MAX_LEVEL, mortgageValue, resaleValue, TITLE_DATA, titleIndex } from '../data.ts';
import type { Debt, Options, Player, Role, State, Table, Title, TitleId } from '../types.ts';

/* Questions that may be asked of any state, and mostly of any view. */

/** What the public part of a state tells. */
export interface PublicFacts {
  readonly options: Options;
  readonly table: Pick<Table, 'players' | 'titles'>;
}

export const player = ({ table }: PublicFacts, seat: Seat): Player => at(table.players, seat);

export const title = ({ table }: PublicFacts, id: TitleId): Title => at(table.titles, titleIndex(id));

export const cashOf = ({ ledger }: Pick<State, 'ledger'>, seat: Seat): number => at(ledger.seats, seat);

export const roleOf = (facts: PublicFacts, seat: Seat): Role => {
  const { role } = player(facts, seat);
  if (role === null) throw new Error(`seat ${seat} has no role yet`);
  return role;
};

export const isLiving = ({ table }: PublicFacts, seat: Seat): boolean => table.players[seat]?.bankrupt === false;

export type Stock = Pick<Table, 'houses' | 'hotels'>;

/** AM-9.2: what a level is made of. */
export const piecesAt = (role: Role, level: number): Stock => (level === MAX_LEVEL[role] ? { houses: 0, hotels: 1 } : { houses: level, hotels: 0 });

/** AM-4.7.4: a monopolist in prison receives nothing. */
export const isInPrison = (facts: PublicFacts, seat: Seat): boolean => {
  const { role, detained } = player(facts, seat);
  return detained && role === 'M';
};

/** Living seats clockwise, beginning with `from` itself if it lives. */
export const clockwiseFrom = (facts: PublicFacts, from: Seat): readonly Seat[] => {
  const { players } = facts.table;
  const seats: Seat[] = [];
  for (let step = 0; step < players.length; step++) {
    const seat = (from + step) % players.length;
    if (isLiving(facts, seat)) seats.push(seat);
  }
  return seats;
};

/** AM-3: the living seats after this one, clockwise, the seat itself last. */
export const seatLast = (facts: PublicFacts, seat: Seat): readonly Seat[] => clockwiseFrom(facts, seat + 1);

/** What the bank would give for everything: half of each level, half the price of each unmortgaged title. */
export const assetValue = ({ table }: PublicFacts, seat: Seat): number => {
  let value = 0;
  for (let index = 0; index < TITLE_DATA.length; index++) {
    const { owner, mortgaged, level } = at(table.titles, index);
    if (owner !== seat) continue;
    const data = at(TITLE_DATA, index);
    if (!mortgaged) value += mortgageValue(data);
    if (level > 0 && isStreet(data)) value += level * resaleValue(data);
  }
  return value;
};

/** AM-4.9.2: L. */
export const liquidationValue = (state: Pick<State, 'options' | 'table' | 'ledger'>, seat: Seat): number => cashOf(state, seat) + assetValue(state, seat);

/** The debt being settled. */
export const currentDebt = ({ debts }: Pick<Table, 'debts'>): Debt => at(debts, 0);

export const ownedBy = ({ table }: PublicFacts, seat: Seat): readonly number[] => {
  const owned: number[] = [];
  for (let index = 0; index < table.titles.length; index++) if (table.titles[index]?.owner === seat) owned.push(index);
  return owned;
};
