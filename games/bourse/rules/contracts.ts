import type { Seat } from '#kernel/game.ts';
import type { Clause } from '#kernel/messages.ts';
import { cashOf, isActive } from './facts.ts';
import { money, named, tell, who } from '../speak.ts';
import type { Move, OptionContract, SecurityId, State } from '../types.ts';
import { endContract, handOver, pay, type Work } from './work.ts';

/* What happens to options on shares (BO-4.9). */

/** The most shares that the holder can pay at this price; at 0 the exercise costs nothing (BO-4.9.9). */
export const mostToExercise = (state: State, { holder, shares }: OptionContract, price: number): number =>
  price === 0 ? shares : Math.min(shares, Math.floor(cashOf(state, holder) / price));

/** BO-4.9.1: the price goes to the owner, the card to the roller. */
export const takeOption = (work: Work, contract: Omit<OptionContract, 'id'>, price: number): void => {
  const { contracts } = work.table;
  const { holder, owner, shares, security } = contract;
  const last = contracts[contracts.length - 1];
  pay(work, { from: holder, to: owner, amount: shares * price });
  work.table.contracts = [...contracts, { id: (last?.id ?? 0) + 1, ...contract }];
  const args = { who: who(holder), owner: who(owner), n: shares, security: named(work.data, security), amount: money(shares * price) };
  work.log?.push(tell('log.optionTaken', args, ['BO-4.9.1', 'BO-4.9.4']));
};

interface Exercise {
  readonly n: number;
  readonly price: number;
  /** Due (BO-4.9.6), or forced by a default of the owner (BO-4.8.7). */
  readonly clause: Clause<'BO'>;
}

/** BO-4.9.6: the holder pays the owner; what he does not buy is released and the card returns. */
export const exercise = (work: Work, contract: OptionContract, { n, price, clause }: Exercise): void => {
  const { holder, owner, security, id } = contract;
  endContract(work, id);
  pay(work, { from: holder, to: owner, amount: n * price });
  handOver(work, { from: owner, to: holder, security, n });
  const args = { who: who(holder), owner: who(owner), n, security: named(work.data, security), price: money(price), amount: money(n * price) };
  work.log?.push(tell('log.optionExercised', args, [clause]));
};

export const abandon = (work: Work, { holder, owner, security, shares, id }: OptionContract, clause: Clause<'BO'>): void => {
  endContract(work, id);
  const args = { who: who(holder), owner: who(owner), n: shares, security: named(work.data, security) };
  work.log?.push(tell('log.optionAbandoned', args, [clause]));
};

/** BO-4.4.4: at the floor an option lapses. */
export const lapseOn = (work: Work, security: SecurityId): void => {
  for (const contract of work.table.contracts) {
    if (contract.security !== security) continue;
    endContract(work, contract.id);
    work.log?.push(tell('log.optionLapsed', { who: who(contract.holder), security: named(work.data, security) }, ['BO-4.4.4']));
  }
};

/** BO-4.11.1: options held by a removed seat, and options on its shares, lapse. */
export const lapseOf = (work: Work, seat: Seat): void => {
  work.table.contracts = work.table.contracts.filter(({ holder, owner }) => holder !== seat && owner !== seat);
};

/* Steps answered together (BO-6.6, BO-6.7): answers are sealed and may be revised until the last one is in. */

export const NO_ANSWERS = {};

export const hasAnswered = ({ sealed }: State, seat: Seat): boolean => sealed !== NO_ANSWERS && sealed[seat] !== undefined;

export const seal = (work: Work, seat: Seat, move: Move): void => {
  work.sealed = { ...work.sealed, [seat]: move };
};

/** Those asked who have answered; BO-4.11.5: somebody removed is not waited for. */
export const answeredAmong = (state: State, asked: readonly Seat[]): readonly Seat[] =>
  asked.filter((seat) => isActive(state, seat) && hasAnswered(state, seat));

/** The answers are opened: undo is closed from here on. */
export const openAnswers = (work: Work): State['sealed'] => {
  const { sealed } = work;
  work.sealed = NO_ANSWERS;
  work.reveals = true;
  return sealed;
};
