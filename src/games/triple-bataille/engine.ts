import { at, type Seat, unreachable } from '#kernel';
import { isActivePlayer, type PublicFacts } from './facts.ts';
import type { Phase } from './phase.ts';
import { market, openMarket } from './phases/market.ts';
import { pick } from './phases/pick.ts';
import { openPlan, plan } from './phases/plan.ts';
import { openStake, revise, stake } from './phases/stake.ts';
import { afterVote, closeBattle } from './rules/close.ts';
import { bankset, startBankset } from './rules/historic/bankset.ts';
import { vote } from './rules/historic/vote.ts';
import { collectInterest } from './rules/interest.ts';
import { openBattle } from './rules/open.ts';
import { payAll } from './rules/pay.ts';
import { payOut } from './rules/payout.ts';
import { reveal } from './rules/reveal.ts';
import type { WindowKind } from './types.ts';
import type { Errand, Work } from './work.ts';

/* The clockwork of TB-4.1: automatic phases, and the window that is open. */

const PHASES: Readonly<Record<WindowKind, Phase>> = { bankset, plan, stake, pick, market, vote };

export const phaseOf = (kind: WindowKind): Phase => PHASES[kind];

const execute = (work: Work, errand: Errand): void => {
  switch (errand) {
    case 'open':
      return openBattle(work);
    case 'bankset':
      return startBankset(work);
    case 'plan':
      return openPlan(work);
    case 'pay':
      return payAll(work);
    case 'stake':
      return openStake(work);
    case 'revise':
      return revise(work);
    case 'reveal':
      return reveal(work);
    case 'payout':
      return payOut(work);
    case 'interest':
      return collectInterest(work);
    case 'market':
      return openMarket(work);
    case 'close':
      return closeBattle(work);
    case 'afterVote':
      return afterVote(work);
    default:
      return unreachable(errand);
  }
};

/** Does the open window still wait for somebody? */
const isAwaited = (facts: PublicFacts, phase: Phase): boolean => {
  for (const seat of facts.table.players.keys()) if (phase.awaits(facts, seat)) return true;
  return false;
};

/** Windows in which those who pause get the default as well (TB-4.14.2). */
const isForAllPlayers = (kind: WindowKind): boolean => kind === 'plan' || kind === 'stake' || kind === 'market';

/** TB-4.1.1: defaults in seat order for all who have not answered, then the window is closed. */
export const closeWindow = (work: Work, kind: WindowKind): void => {
  const phase = phaseOf(kind);
  const { players, first } = work.table;
  for (let step = 0; step < players.length; step++) {
    const seat: Seat = (Math.max(0, first) + step) % players.length;
    const subject = at(work.table.players, seat);
    if (phase.awaits(work, seat) || (isForAllPlayers(kind) && isActivePlayer(subject) && !subject.done)) phase.settle(work, seat);
  }
  work.reveals = true;
  phase.close(work);
};

/** Does what needs nobody, until somebody must decide or the game is over. */
export const run = (work: Work): void => {
  for (;;) {
    const { errand } = work;
    if (errand !== null) {
      work.errand = null;
      execute(work, errand);
      continue;
    }
    const { point } = work.table;
    if (point.kind === 'gameOver' || isAwaited(work, phaseOf(point.kind))) return;
    closeWindow(work, point.kind);
  }
};
