import { at, sum } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import { AVERAGE_SUM, HARD_ROUND_CAP, KEPT_CASH_PCT, MONEY_UNIT, TITLE_DATA, UTILITIES } from '../data.ts';
import { cashOf, clockwiseFrom, liquidationValue, ownedBy, player, roleOf } from './facts.ts';
import { money, tell, term, who } from '../speak.ts';
import { type Count, type EndReason, type Options, ROLES, type State, TITLE_IDS } from '../types.ts';
import { openPhase, throwDice, type Work } from './work.ts';
import { rentOf, titleName } from './rent.ts';

/* AM-5: when the game ends, and what is counted then. */

/** AM-5.3, AM-5.4, AM-5.7: what counts beside the income. */
export const holdingsOf = (state: Pick<State, 'options' | 'table' | 'ledger'>, seat: Seat, scoring: Options['limitScoring']): number => {
  if (scoring === 'liquid') return liquidationValue(state, seat);
  const cash = cashOf(state, seat);
  if (scoring === 'richest') return cash;
  return Math.floor((cash * KEPT_CASH_PCT[roleOf(state, seat)]) / (100 * MONEY_UNIT)) * MONEY_UNIT;
};

const isFree = (state: Pick<State, 'table'>, index: number): boolean => !at(state.table.titles, index).mortgaged;

/** AM-5.3: the charge of one utility by a throw of its own; at 7 when nobody else is left, for then nothing is thrown. */
const countUtility = (work: Work, seat: Seat, index: number, alone: boolean): { readonly charge: number; readonly thrown: readonly number[] } => {
  if (alone) return { charge: rentOf(work, index, AVERAGE_SUM), thrown: [] };
  const diceSum = sum(throwDice(work, seat, 'score'));
  const charge = rentOf(work, index, diceSum);
  const args = { who: who(seat), title: titleName(work.options, at(TITLE_IDS, index)), sum: diceSum, amount: money(charge) };
  work.log?.push(tell('log.scoreThrow', args, ['AM-5.3']));
  return { charge, thrown: [diceSum] };
};

const countSeat = (work: Work, seat: Seat, scoring: Options['limitScoring'], alone: boolean): Count => {
  const owned = ownedBy(work, seat).filter((index) => isFree(work, index));
  const utilities = owned.filter((index) => UTILITIES.includes(index)).map((index) => countUtility(work, seat, index, alone));
  const others = owned.filter((index) => !UTILITIES.includes(index)).map((index) => rentOf(work, index));
  const income = sum(others) + sum(utilities.map(({ charge }) => charge));
  const holdings = holdingsOf(work, seat, scoring);
  const score = holdings + income;
  work.log?.push(tell('log.counted', { who: who(seat), holdings: money(holdings), income: money(income), score: money(score) }, ['AM-5.3']));
  return { seat, holdings, income, score, throws: utilities.flatMap(({ thrown }) => thrown) };
};

const freePrices = (state: State, seat: Seat): number =>
  sum(
    ownedBy(state, seat)
      .filter((index) => isFree(state, index))
      .map((index) => at(TITLE_DATA, index).price),
  );

/** AM-5.5: score, then cash, then the prices of unmortgaged titles; 0 when they share. */
export const compareCounts = (state: State, a: Count, b: Count): number =>
  b.score - a.score || cashOf(state, b.seat) - cashOf(state, a.seat) || freePrices(state, b.seat) - freePrices(state, a.seat);

/** AM-5.2: the richest of each camp are named. */
const nameRepresentatives = (work: Work, counts: readonly Count[]): void => {
  for (const camp of ROLES) {
    const [best] = counts.filter(({ seat }) => roleOf(work, seat) === camp).toSorted((a, b) => compareCounts(work, a, b));
    if (best === undefined) continue;
    work.log?.push(tell('log.representative', { who: who(best.seat), camp: term(camp), score: money(best.score) }, ['AM-5.2']));
  }
};

const close = (work: Work, reason: EndReason, scoring: Options['limitScoring']): void => {
  const seats = clockwiseFrom(work, work.table.first);
  const counts = seats.map((seat) => countSeat(work, seat, scoring, seats.length === 1));
  if (reason === 'roundLimit' || reason === 'roundCap') nameRepresentatives(work, counts);
  const [best] = counts.toSorted((a, b) => compareCounts(work, a, b));
  if (best === undefined) throw new Error('nobody is left to win');
  const winners = counts.filter((count) => compareCounts(work, count, best) === 0).map(({ seat }) => seat);
  const camps = new Set(winners.map((seat) => roleOf(work, seat)));
  // AM-5.5: shared between the camps, nobody's camp has won.
  const winningCamp = camps.size === 1 ? roleOf(work, best.seat) : null;
  work.table.debts = [];
  openPhase(work, { kind: 'gameOver', reason, winningCamp, counts });
  work.errand = null;
  const list = { list: winners.map(who) };
  work.log?.push(
    winningCamp === null ? tell('log.drawn', { winners: list }, ['AM-5.5']) : tell('log.won', { winners: list, camp: term(winningCamp) }, ['AM-5.1', 'AM-5.2']),
  );
};

/** AM-5.1, after every bankruptcy: is the game over? Then it is closed. */
export const checkFall = (work: Work): boolean => {
  const living = clockwiseFrom(work, 0);
  if (living.length === 1) {
    close(work, work.options.victory === 'last' ? 'lastPlayer' : 'campFallen', 'richest');
    return true;
  }
  const camps = new Set(living.map((seat) => player(work, seat).role));
  if (work.options.victory === 'last' || camps.size > 1) return false;
  close(work, 'campFallen', 'richest');
  return true;
};

/** AM-5.2, AM-2.2.21: the last round that is played. */
export const lastRound = ({ roundLimit }: Pick<Options, 'roundLimit'>): number => (roundLimit === 0 ? HARD_ROUND_CAP : roundLimit);

export const endByLimit = (work: Work): void => close(work, work.options.roundLimit === 0 ? 'roundCap' : 'roundLimit', work.options.limitScoring);
