import { unreachable } from '#kernel/collections.ts';
import { BATTLES_AFTER_FREE_MONEY, DISCOVERY_LIMIT, LAST_CELL, MOST_BATTLES, SHORT_GAME } from '../content/data.ts';
import { isActivePlayer, isDebt, isLibre, type PublicFacts } from './facts.ts';
import { wealthOf } from '../scoring.ts';
import { tell } from '../speak.ts';
import type { EndReason } from '../types.ts';
import { changeCycle, type Work } from './work.ts';
import { battlesInCycle, changesValue, isExitDue, leaveCycle } from './cycles.ts';
import { introduceFreeMoney } from './historic/privatisation.ts';

/* TB-5.1, TB-5.6: when a game ends, and how it may go on. */

/** TB-5.1: the first battle of C4 (`big`: C9; `mini`: after the second mini-devaluation). */
const isLastDebtBattle = ({ table }: PublicFacts): boolean => {
  const { debt, battles, divisions, schedule } = table.cycle;
  if (battles !== 1) return false;
  switch (schedule) {
    case 'standard':
      return debt === 'C4';
    case 'big':
      return debt === 'C9';
    case 'mini':
      return debt === 'C3m' && divisions === 2;
    default:
      return unreachable(schedule);
  }
};

const LAST_LIBRE_CYCLE = 4;

const isLastLibreBattle = (facts: PublicFacts): boolean => {
  const { cycle } = facts.table;
  if (facts.options.surpriseChange !== 'off' && facts.options.surpriseFrom === 'start') return false;
  return cycle.libre >= LAST_LIBRE_CYCLE && cycle.libreBattle >= battlesInCycle(facts);
};

/** Battle 10 of a short debt game is not the last one when it brings a change of value; battle 11 always is. */
const isLastShortBattle = (facts: PublicFacts, changes: boolean): boolean => {
  const { battle } = facts.table;
  if (battle < SHORT_GAME) return false;
  return battle > SHORT_GAME || !isDebt(facts) || !changes;
};

const historyEnds = ({ options, table }: PublicFacts): boolean => {
  if (options.historicEnd === 'open' || table.length === 'open') return false;
  const { libreSince } = table.history;
  return libreSince === null ? table.battle >= LAST_CELL : table.battle >= libreSince + BATTLES_AFTER_FREE_MONEY;
};

const byLength = (facts: PublicFacts, changes: boolean): EndReason | null => {
  const { options, table } = facts;
  if (options.mode === 'historique') return historyEnds(facts) ? 'history' : null;
  if (options.mode === 'decouverte' && !isLibre(facts)) {
    const broke = table.players.some((subject) => isActivePlayer(subject) && subject.pile === 0);
    return broke ? 'emptyPile' : table.battle >= DISCOVERY_LIMIT ? 'length' : null;
  }
  if (table.length === 'open') return null;
  if (table.length === 'short') return isLastShortBattle(facts, changes) ? 'length' : null;
  return (isDebt(facts) ? isLastDebtBattle(facts) : isLastLibreBattle(facts)) ? 'length' : null;
};

/** Is this battle the last one, before its exit is executed (TB-5.1.1)? `changes`: its exit would change values now. */
export const endReason = (facts: PublicFacts, changes: boolean): EndReason | null => {
  const { table } = facts;
  if (table.orders.end) return 'gameMaster';
  const staying = table.players.filter((subject) => isActivePlayer(subject) && subject.status !== 'leaving').length;
  if (staying <= 1) return 'abandoned';
  return byLength(facts, changes) ?? (table.battle >= MOST_BATTLES ? 'battleLimit' : null);
};

/** TB-5.1: a standard free-money game ends with a last division. */
export const endsWithDivision = (facts: PublicFacts): boolean => isLibre(facts) && facts.table.length === 'standard' && facts.options.mode !== 'historique';

/** TB-5.6: may play go on after the count? */
export const goesOn = (facts: PublicFacts, reason: EndReason): boolean => {
  if (reason !== 'length' && reason !== 'history') return false;
  if (facts.options.mode === 'decouverte') return false;
  switch (facts.table.afterEnd) {
    case 'stop':
      return false;
    case 'continueDebt':
    case 'switchLibre':
      return isDebt(facts);
    case 'continueBig':
      return isDebt(facts) && facts.table.cycle.schedule === 'standard';
    case 'continueLibre':
      return isLibre(facts);
    default:
      return unreachable(facts.table.afterEnd);
  }
};

/** TB-5.6: the count is kept, and what it had put off is executed (TB-5.1.1). */
export const playOn = (work: Work, exitLeftOut: boolean): void => {
  const { table } = work;
  const wealth = Object.fromEntries(table.players.flatMap((subject, seat) => (isActivePlayer(subject) ? [[seat, wealthOf(work, seat)]] : [])));
  table.counts = [...table.counts, { battle: table.battle, bundle: table.bundle, wealth }];
  table.length = 'open';
  work.log?.push(tell('log.playOn', {}, ['TB-5.6']));
  if (table.afterEnd === 'continueBig') changeCycle(work, { schedule: 'big' });
  if (table.afterEnd === 'switchLibre') introduceFreeMoney(work);
  else if (exitLeftOut) leaveCycle(work);
};

/** Would an exit at this CLOSE change values at once? A pending surprise does not (TB-5.1.1). */
export const changesNow = (facts: PublicFacts): boolean =>
  facts.table.orders.change ||
  (facts.options.surpriseChange === 'off' && facts.options.cycleCheck === 'endOfBattle' && isExitDue(facts) && changesValue(facts));
