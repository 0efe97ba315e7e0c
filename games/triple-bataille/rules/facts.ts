import { at } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import type { Options, Player, State, Table, Vault } from '../types.ts';

/* Questions that may be asked of any state, step or view. */

export interface PublicFacts {
  readonly options: Options;
  readonly table: Table;
}

/** Facts and the bank's own heaps. */
export interface BankFacts extends PublicFacts {
  readonly vault: Vault;
}

export const player = ({ table }: PublicFacts, seat: Seat): Player => at(table.players, seat);

/** In the economy in this battle: counted in N, pays and receives (TB-2.1, TB-4.14.2). */
export const isActivePlayer = (subject: Player): boolean => subject.role === 'player' && subject.status !== 'arriving' && subject.status !== 'gone';

export const isActive = ({ table }: PublicFacts, seat: Seat): boolean => {
  const subject = table.players[seat];
  return subject !== undefined && isActivePlayer(subject);
};

/** Windows wait for him: neither paused nor leaving. */
export const isAttending = ({ table }: PublicFacts, seat: Seat): boolean => {
  const subject = table.players[seat];
  return subject !== undefined && subject.role === 'player' && subject.status === 'playing';
};

export const isBanker = ({ table }: PublicFacts, seat: Seat): boolean => {
  const subject = table.players[seat];
  return subject !== undefined && subject.role === 'banker' && subject.status === 'playing';
};

/** TB-4.1.2: players from the first seat round the table. */
export const inSeatOrder = (facts: PublicFacts): readonly Seat[] => {
  const { players, first } = facts.table;
  const seats: Seat[] = [];
  for (let step = 0; step < players.length; step++) {
    const seat = (first + step) % players.length;
    if (isActivePlayer(at(players, seat))) seats.push(seat);
  }
  return seats;
};

/** The next active player after a seat; the seat itself when there is no other. */
export const nextActive = (facts: PublicFacts, seat: Seat): Seat => {
  const { length } = facts.table.players;
  for (let step = 1; step <= length; step++) if (isActive(facts, (seat + step) % length)) return (seat + step) % length;
  return seat;
};

export const isDebt = ({ table }: PublicFacts): boolean => table.system === 'dette';
export const isLibre = ({ table }: PublicFacts): boolean => table.system === 'libre';
/** TB-6.6.9: the cells of the historical board hold until free money comes. */
export const followsHistory = ({ options, table }: PublicFacts): boolean => options.mode === 'historique' && table.system === 'dette';

export const totalHouses = ({ houses }: Player): number => houses.main + houses.secondary + houses.rental;

export const totalFactoryCards = ({ factory, subsidiaries }: Player): number => {
  let cards = factory;
  for (const subsidiary of subsidiaries) cards += subsidiary.cards;
  return cards;
};

/** TB-4.4.4: pays rent. */
export const isTenant = ({ houses }: Player): boolean => houses.main === 0;

/** C without options: every credit outstanding (TB-4.11.3). */
export const allCredits = ({ table }: PublicFacts): number => {
  let credits = table.state.credits + table.bank.badCredits;
  for (const { credits: own } of table.players) credits += own;
  return credits;
};

export const playerCredits = ({ table }: PublicFacts): number => {
  let credits = 0;
  for (const { credits: own } of table.players) credits += own;
  return credits;
};

/** C (TB-4.11.3): all of them, or with the option off only the players'. */
export const countedCredits = (facts: PublicFacts): number => (facts.options.cycleCountsStateCredits ? allCredits(facts) : playerCredits(facts));

/** TB-4.12.2: credits that the bank's equity still covers; may be negative. */
export const hat = (facts: BankFacts): number => 2 * facts.vault.bankEquity - allCredits(facts);

/** What the state owes in PAY (TB-4.4.2), in cards. */
export const budget = ({ table }: PublicFacts): number => table.bundle * (table.state.wage * table.state.posts + table.state.aid);

export const isOver = ({ table }: Pick<State, 'table'>): boolean => table.point.kind === 'gameOver';
