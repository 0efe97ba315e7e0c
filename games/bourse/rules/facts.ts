import { at, collect, unreachable } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import { LOAN_CARDS_PER_BANK, OPTION_CARDS, POOL_OPTION_PRICE } from '../data.ts';
import { type BankId, type Dataset, type OptionContract, type Player, SECURITIES, type SecurityId, type State } from '../types.ts';

/* Questions about a position that several decision points ask. */

export const player = (state: State, seat: Seat): Player => at(state.table.players, seat);

export const cashOf = (state: State, seat: Seat): number => at(state.ledger.seats, seat);

/** BO-4.0.2: with hidden cash nobody may learn anything from a question that is not asked. */
export const isCashHidden = (state: State): boolean => state.options.cashVisibility === 'hidden';

export const isActive = (state: State, seat: Seat): boolean => player(state, seat).active;

/** Active, and not a newcomer who waits for the next turn (BO-4.11.3). */
const takesPart = (state: State, seat: Seat): boolean => {
  const { active, since } = player(state, seat);
  return active && since <= state.table.turn;
};

/** Those who take part, clockwise, beginning with `from` himself. */
export const clockwiseFrom = (state: State, from: Seat): readonly Seat[] => {
  const count = state.table.players.length;
  const seats: Seat[] = [];
  for (let step = 0; step < count; step++) {
    const seat = (from + step) % count;
    if (takesPart(state, seat)) seats.push(seat);
  }
  return seats;
};

/** Those who take part, clockwise from the left-hand neighbour of `seat`, without himself. */
export const othersFrom = (state: State, seat: Seat): readonly Seat[] => clockwiseFrom(state, seat).filter((other) => other !== seat);

export const owned = (state: State, seat: Seat, security: SecurityId): number => player(state, seat).titles[security];

/** Titles under an option (BO-4.9.4). */
export const blocked = ({ table: { contracts } }: Pick<State, 'table'>, seat: Seat, security: SecurityId): number => {
  let shares = 0;
  for (const contract of contracts) if (contract.owner === seat && contract.security === security) shares += contract.shares;
  return shares;
};

/** Titles that the owner may sell: those not under an option (BO-4.9.4). */
export const free = (state: State, seat: Seat, security: SecurityId): number => owned(state, seat, security) - blocked(state, seat, security);

export const titlesOf = (state: State, seat: Seat): number => {
  const { titles } = player(state, seat);
  let count = 0;
  for (const security of SECURITIES) count += titles[security];
  return count;
};

/** BO-4.2.3: what a passage of Start pays. */
export const dividendsOf = (state: State, seat: Seat): number => {
  const { titles } = player(state, seat);
  let total = 0;
  for (const security of SECURITIES) if (titles[security] > 0) total += titles[security] * state.data.securities[security].dividend;
  return total;
};

/** The sixteen securities by increasing square number of the board in use. */
export const securitiesBySquare = (data: Dataset): readonly SecurityId[] =>
  collect(data.squares, (square) => (square.kind === 'security' ? square.security : null));

/** BO-4.5.6: loan cards that a bank still has. */
export const loanCardsLeft = (state: State, bank: BankId): number =>
  LOAN_CARDS_PER_BANK - state.table.players.filter((holder) => holder.loans.includes(bank)).length;

/** The price per title of an option on this security, or null where none can be had (BO-4.9.2, BO-6.2). */
export const optionPrice = (state: State, security: SecurityId): number | null => {
  const { optionPrice: printed, coefficient } = state.data.securities[security];
  switch (state.options.optionCards) {
    case 'none':
      return null;
    case 'perCompany':
      return printed;
    case 'pool14':
      return POOL_OPTION_PRICE[coefficient];
    default:
      return unreachable(state.options.optionCards);
  }
};

/** Is there an option card left for this security in the cash desk? */
export const hasOptionCard = (state: State, security: SecurityId): boolean => {
  const { contracts } = state.table;
  return state.options.optionCards === 'pool14' ? contracts.length < OPTION_CARDS : !contracts.some((contract) => contract.security === security);
};

export const contractsOn = (state: State, owner: Seat): readonly OptionContract[] => state.table.contracts.filter((contract) => contract.owner === owner);
