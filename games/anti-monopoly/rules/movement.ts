import { sum } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import { DETENTION_SQUARE, LEVELLING_BONUS, SQUARES, START_BONUS } from '../data.ts';
import { player, type PublicFacts } from './facts.ts';
import { money, tell, who } from '../speak.ts';
import type { Role } from '../types.ts';
import { change, pay, send, throwDice, type Work } from './work.ts';
import { squareName } from './names.ts';

/* AM-4.4, AM-4.5, AM-4.7: the throw, the track, prison and price war. */

/** AM-6.15: what a competitor receives besides at Start: the sum agreed on, or the one that levels camps of these sizes. */
export const competitorBonus = ({ options, table }: PublicFacts): number => {
  if (!options.levelledCamps) return options.competitorStartBonus;
  const members = (camp: Role): number => table.players.filter(({ role }) => role === camp).length;
  return LEVELLING_BONUS[`${members('C')}-${members('M')}`] ?? 0;
};

/** AM-4.5.2, AM-6.15. */
export const startBonus = (facts: PublicFacts, seat: Seat): number => START_BONUS + (player(facts, seat).role === 'C' ? competitorBonus(facts) : 0);

/** AM-4.5: forward to a square, with the bonus for passing or reaching Start before anything on it. */
export const advanceTo = (work: Work, seat: Seat, square: number): void => {
  const passesStart = square < player(work, seat).pos;
  change(work, seat, { pos: square });
  // AM-4.5.3: the bonus comes before anything on the new square, the arrival included.
  if (passesStart) {
    const amount = startBonus(work, seat);
    pay(work, { from: 'bank', to: seat, amount });
    work.log?.push(tell('anti-monopoly.log.startBonus', { who: who(seat), amount: money(amount) }, ['AM-4.5.2']));
  }
  work.log?.push(tell('anti-monopoly.log.moved', { who: who(seat), square: squareName(work.options, square) }, ['AM-4.5.1']));
  send(work, 'land');
};

const isMonopolist = (facts: PublicFacts, seat: Seat): boolean => player(facts, seat).role === 'M';

/** AM-4.7.1: placed on 10 directly, without the bonus. */
export const detain = (work: Work, seat: Seat): void => {
  change(work, seat, { pos: DETENTION_SQUARE, detained: true, detainedTurns: 0 });
  work.log?.push(tell(isMonopolist(work, seat) ? 'anti-monopoly.log.imprisoned' : 'anti-monopoly.log.priceWar', { who: who(seat) }, ['AM-4.7.1']));
  send(work, 'afterThrow');
};

/** AM-4.4.2: a double frees, anything else is a turn spent; the extra throw in the turn of arrival is none. */
const throwDetained = (work: Work, seat: Seat, isDouble: boolean): boolean => {
  if (isDouble) {
    change(work, seat, { detained: false, detainedTurns: 0 });
    work.log?.push(tell('anti-monopoly.log.releasedByDouble', { who: who(seat) }, ['AM-4.4.2', 'AM-4.7.2']));
    return true;
  }
  if (work.table.throwNo === 1) change(work, seat, { detainedTurns: player(work, seat).detainedTurns + 1 });
  work.log?.push(tell(isMonopolist(work, seat) ? 'anti-monopoly.log.staysInPrison' : 'anti-monopoly.log.staysInPriceWar', { who: who(seat) }, ['AM-4.4.2']));
  return false;
};

/** AM-4.4: two dice, always. */
export const throwAndMove = (work: Work, seat: Seat): void => {
  const dice = throwDice(work, seat, 'move');
  const [first = 0, second = 0] = dice;
  work.table.double = first === second;
  const key = work.table.double ? 'anti-monopoly.log.thrownDouble' : 'anti-monopoly.log.thrown';
  work.log?.push(tell(key, { who: who(seat), first, second }, ['AM-4.4.1']));
  if (player(work, seat).detained && !throwDetained(work, seat, work.table.double)) return send(work, 'nextTurn');
  advanceTo(work, seat, (player(work, seat).pos + sum(dice)) % SQUARES);
};
