import type { Seat } from '#kernel/game.ts';
import type { Choice } from '#kernel/motions.ts';
import { CREDIT } from '../data.ts';
import { mostCredits } from '../rules/credit.ts';
import { clockwiseFrom } from '../rules/facts.ts';
import { checkProposal } from '../rules/laws.ts';
import { mostBribes, voicesOf } from '../rules/vote.ts';
import type { Law, MoveOf, View } from '../types.ts';
import { cashSeen } from './reading.ts';
import { type Judge, judgeOf } from './judge.ts';
import { likelyBills, stakesFor } from './laws.ts';
import type { Bill } from './plan.ts';
import { COMMON_WEIGHTS } from './weights.ts';

/* MM-12.9: votes, bribes, and laws worth proposing. */

/** MM-12.9: no credit is taken for voices unless the law is worth more than this. */
const BORROW_FROM = 5;

const choiceOf = (stake: number): Choice => (stake > COMMON_WEIGHTS.voteFrom ? 'yes' : stake < -COMMON_WEIGHTS.voteFrom ? 'no' : 'abstain');

interface Count {
  yes: number;
  no: number;
  silent: number;
}

/** How the others will vote, or have voted where that can be seen. */
const countOthers = (view: View, seat: Seat, stakeOf: (seat: Seat) => number): Count => {
  const count: Count = { yes: 0, no: 0, silent: 0 };
  for (const other of clockwiseFrom(view, 0)) {
    if (other === seat) continue;
    const ballot = view.ballots[other];
    const vote = ballot?.vote ?? choiceOf(stakeOf(other));
    count[vote === 'abstain' ? 'silent' : vote] += ballot?.voices ?? voicesOf(view, other, cashSeen(view, other));
  }
  return count;
};

/** MM-6.4.5: a tie rejects; by all voices, those who abstain weigh against. */
const isCarried = ({ options }: View, { yes, no, silent }: Count): boolean => (options.majority === 'allVoices' ? yes > no + silent : yes > no);

const withBallot = (count: Count, vote: Choice, voices: number): Count => {
  const key = vote === 'abstain' ? 'silent' : vote;
  return { ...count, [key]: count[key] + voices };
};

export const castVote = (view: View, seat: Seat, law: Law): MoveOf<'castVote'> => {
  const stakeOf = stakesFor(judgeOf(view, seat))(law);
  const stake = stakeOf(seat);
  const vote = choiceOf(stake);
  const plain: MoveOf<'castVote'> = { type: 'castVote', vote, bribes: 0, borrow: 0 };
  if (vote === 'abstain' || Math.abs(stake) < COMMON_WEIGHTS.bribeFrom) return plain;
  const others = countOthers(view, seat, stakeOf);
  const cash = cashSeen(view, seat);
  const succeeds = (bribes: number, borrow: number): boolean =>
    isCarried(view, withBallot(others, vote, voicesOf(view, seat, cash + CREDIT * borrow) + bribes)) === (vote === 'yes');
  if (succeeds(0, 0)) return plain;
  for (let bribes = 1; bribes <= mostBribes(view, seat); bribes++) if (succeeds(bribes, 0)) return { ...plain, bribes };
  return Math.abs(stake) > BORROW_FROM && mostCredits(view, seat) > 0 && succeeds(0, 1) ? { ...plain, borrow: 1 } : plain;
};

/** The law that brings most among those that should be accepted. */
export const billOf = (judge: Judge): Bill | null => {
  const { view, seat } = judge;
  const stakesIn = stakesFor(judge);
  let best: Bill | null = null;
  for (const law of likelyBills(view)) {
    const stakeOf = stakesIn(law);
    const gain = stakeOf(seat);
    if (gain < Math.max(COMMON_WEIGHTS.proposeFrom, best?.gain ?? 0)) continue;
    if (checkProposal(view, law) !== null) continue;
    if (isCarried(view, withBallot(countOthers(view, seat, stakeOf), 'yes', voicesOf(view, seat, cashSeen(view, seat))))) best = { law, gain };
  }
  return best;
};
