import { at } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import { runner, takeErrand } from '#kernel/skeleton.ts';
import { isActivePlayer, isOver, type Phase, type PublicFacts } from './rules/facts.ts';
import { market, openMarket } from './phases/market.ts';
import { openPlan, pick, plan } from './phases/plan.ts';
import { openStake, revise, stake } from './phases/stake.ts';
import { afterVote, closeBattle } from './rules/close.ts';
import { bankset, startBankset } from './rules/historic/bankset.ts';
import { vote } from './rules/historic/vote.ts';
import { collectInterest } from './rules/interest.ts';
import { openBattle } from './rules/open.ts';
import { payAll } from './rules/pay.ts';
import { payOut } from './rules/payout.ts';
import { reveal } from './rules/stake.ts';
import type { Point, State, WindowKind } from './types.ts';
import type { Errand, Work } from './rules/work.ts';

/* The clockwork of TB-4.1: automatic phases, and the window that is open. */

const PHASES: Readonly<Record<WindowKind, Phase>> = { bankset, plan, stake, pick, market, vote };

/** The window that is open. */
export const phaseAt = ({ table }: Pick<State, 'table'>): Phase => {
  const { kind } = table.point;
  if (kind === 'gameOver') throw new Error('no window is open when the game is over');
  return PHASES[kind];
};

const ERRANDS: Readonly<Record<Errand, (work: Work) => void>> = {
  open: openBattle,
  bankset: startBankset,
  plan: openPlan,
  pay: payAll,
  stake: openStake,
  revise,
  reveal,
  payout: payOut,
  interest: collectInterest,
  market: openMarket,
  close: closeBattle,
  afterVote,
};

/** Does the open window still wait for somebody? */
const isOpen = (facts: PublicFacts): boolean => {
  const phase = phaseAt(facts);
  for (const seat of facts.table.players.keys()) if (phase.awaits(facts, seat)) return true;
  return false;
};

/** Windows in which those who pause get the default as well (TB-4.14.2). */
const isForAllPlayers = (kind: Point['kind']): boolean => kind === 'plan' || kind === 'stake' || kind === 'market';

/** TB-4.1.1: defaults in seat order for all who have not answered, then the window is closed. */
export const closeWindow = (work: Work): void => {
  const phase = phaseAt(work);
  const { players, first } = work.table;
  for (let step = 0; step < players.length; step++) {
    const seat: Seat = (Math.max(0, first) + step) % players.length;
    const subject = at(work.table.players, seat);
    if (phase.awaits(work, seat) || (isForAllPlayers(work.table.point.kind) && isActivePlayer(subject) && !subject.done)) phase.settle(work, seat);
  }
  work.reveals = true;
  phase.close(work);
};

/** Errands of the engine; between them the window that is open closes by itself when nobody is awaited any more. */
export const run = runner<Work, Errand | 'closeWindow'>(
  (work) => takeErrand(work) ?? (isOver(work) || isOpen(work) ? null : 'closeWindow'),
  (work, errand) => (errand === 'closeWindow' ? closeWindow(work) : ERRANDS[errand](work)),
);
