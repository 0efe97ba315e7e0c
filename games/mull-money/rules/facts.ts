import { at } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import type { Card, LawsInForce, LawType, Options, Player, State, Table } from '../types.ts';
import type { Message } from '#kernel/messages.ts';
import { refuse, tell, who } from '../speak.ts';
import type { Work } from './work.ts';

/* Questions that may be asked of any state. */

/** What the public part of a state tells. */
export interface PublicFacts {
  readonly options: Options;
  readonly table: Pick<Table, 'players' | 'first' | 'commonWaste' | 'inForce'>;
}

export const player = ({ table }: PublicFacts, seat: Seat): Player => at(table.players, seat);

export const cashOf = ({ ledger }: Pick<State, 'ledger'>, seat: Seat): number => at(ledger.seats, seat);

export const isSimulation = ({ options }: Pick<PublicFacts, 'options'>): boolean => options.mode === 'simulation';

/** The law of this type in force, if any. */
export const law = <K extends LawType>({ table }: PublicFacts, type: K): LawsInForce[K] => table.inForce[type];

/** MM-0.3: not retired. */
export const isActive = ({ table }: PublicFacts, seat: Seat): boolean => table.players[seat]?.retired === false;

/** Active seats clockwise, beginning with `from` itself if it is active. */
export const clockwiseFrom = (facts: PublicFacts, from: Seat): readonly Seat[] => {
  const { players } = facts.table;
  const seats: Seat[] = [];
  for (let step = 0; step < players.length; step++) {
    const seat = (from + step) % players.length;
    if (isActive(facts, seat)) seats.push(seat);
  }
  return seats;
};

/** MM-0.3: "in order" is clockwise starting with the first player. */
export const inOrder = (facts: PublicFacts): readonly Seat[] => clockwiseFrom(facts, facts.table.first);

/** Everybody once, from the left neighbour of a seat to that seat itself. */
export const seatLast = (facts: PublicFacts, seat: Seat): readonly Seat[] => clockwiseFrom(facts, seat + 1);

export const holds = (facts: PublicFacts, seat: Seat, card: Card): boolean => player(facts, seat).cards.includes(card);

export const countCards = (cards: readonly Card[], card: Card): number => {
  let count = 0;
  for (const held of cards) if (held === card) count++;
  return count;
};

/* Leaving and taking over (MM-4.11). Seats cannot be added after the start. */

export const checkSeat = (state: State, seat: Seat): Message | null => (isActive(state, seat) ? null : refuse('no.noSuchSeat', ['MM-4.11.1']));

/** MM-4.11.2, MM-4.11.3: a bot plays on; with `retire` only to the end of the mission. */
export const leave = (work: Work, seat: Seat): void => {
  const { table, options } = work;
  if (options.onLeave === 'bot') work.log?.push(tell('log.left', { who: who(seat) }, ['MM-4.11.2']));
  else {
    if (!table.leaving.includes(seat)) table.leaving = [...table.leaving, seat];
    work.log?.push(tell('log.leaving', { who: who(seat) }, ['MM-4.11.3']));
  }
};

/** MM-4.11.2: whoever sits down again before the end of the mission stays in the game. */
export const join = (work: Work, seat: Seat): void => {
  const { table } = work;
  if (table.leaving.includes(seat)) table.leaving = table.leaving.filter((other) => other !== seat);
  work.log?.push(tell('log.tookOver', { who: who(seat) }, ['MM-4.11.2']));
};
