import type { Seat } from '#kernel/game.ts';
import { cast, type Choice, type Majority, type Motion, propose, verdict, voicesFor } from '#kernel/motions.ts';
import { POOR_BELOW, RICH_ABOVE } from '../data.ts';
import { cashOf, countCards, law, player, type PublicFacts, seatLast } from './facts.ts';
import { money, tell, term, who } from '../speak.ts';
import type { Ballot, Ballots, Law, Options, State } from '../types.ts';
import { waitAt, type Work } from './work.ts';
import { corruptionPrice, isCorruptionBanned } from './waste.ts';
import { giveUp } from './cards.ts';
import { forcePayment, takeCredits } from './credit.ts';
import { enact, lawName, lawSentence } from './laws.ts';
import { passTurn } from './mission.ts';

/* The vote on a law (MM-6.4), held as a motion of the kernel. */

export const MAJORITIES: Readonly<Record<Options['majority'], Majority>> = { voicesCast: 'cast', allVoices: 'all', heads: 'cast' };

const isSealed = ({ options }: Pick<PublicFacts, 'options'>): boolean => options.ballot === 'simultaneous';

/** MM-2.11: voices by treasury. */
export const treasuryVoices = (cash: number): number => (cash < POOR_BELOW ? 1 : cash <= RICH_ABOVE ? 2 : 3);

/** MM-6.4.3, law L-25: voices without bribes. By heads everybody has one. */
export const voicesOf = (facts: PublicFacts, seat: Seat, cash: number): number => {
  if (facts.options.majority === 'heads') return 1;
  const { employees, waste } = player(facts, seat);
  const system = law(facts, 'votingSystem')?.mode;
  if (system === undefined) return treasuryVoices(cash);
  return { equal: 1, employees, clean: 6 - waste }[system];
};

/** MM-6.4.3: Corruption cards that a seat may put into its ballot. */
export const mostBribes = (facts: PublicFacts, seat: Seat): number =>
  facts.options.majority === 'heads' || isCorruptionBanned(facts, 'vote') ? 0 : countCards(player(facts, seat).cards, 'corruption');

const motionOf = ({ motion }: Pick<State, 'motion'>): Motion<Law> => {
  if (motion === null) throw new Error('no vote is in progress');
  return motion;
};

/** Ballots cast so far, as the count will show them. */
export const ballotsOf = ({ motion, bribes }: Pick<State, 'motion' | 'bribes'>): Ballots => {
  const ballots: Record<Seat, Ballot> = {};
  if (motion === null) return ballots;
  for (const [key, vote] of Object.entries(motion.ballots)) {
    const seat = Number(key);
    ballots[seat] = { vote, bribes: bribes[seat] ?? 0, voices: motion.voices[seat] ?? 0 };
  }
  return ballots;
};

/** MM-6.4.1, MM-6.4.2: everybody at once, or one after the other with the proposer last. */
export const openVote = (work: Work, proposer: Seat, proposal: Law): void => {
  const voters = seatLast(work, proposer);
  const sealed = isSealed(work);
  work.motion = propose({
    id: work.table.laws.length + 1,
    by: proposer,
    proposal,
    majority: MAJORITIES[work.options.majority],
    sealed,
    voices: Object.fromEntries(voters.map((seat) => [seat, 1])),
  });
  work.bribes = {};
  work.log?.push(tell('log.proposes', { who: who(proposer), law: lawName(proposal.type) }, ['MM-6.3.3', 'MM-6.3.4']), {
    to: 'all',
    text: lawSentence(proposal),
  });
  waitAt(work, { kind: 'vote', proposer, law: proposal, asked: sealed ? voters : voters.slice(0, 1), voted: [] });
};

/** MM-6.4.4: bribes are paid for and lost, whatever the result. */
const payBribes = (work: Work, proposer: Seat): void => {
  const price = corruptionPrice(work);
  for (const seat of seatLast(work, proposer)) {
    for (let bribe = 0; bribe < (work.bribes[seat] ?? 0); bribe++) {
      giveUp(work, seat, [{ card: 'corruption', how: 'bribe' }]);
      forcePayment(work, { from: seat, to: 'bank', amount: price });
      work.log?.push(tell('log.bribe', { who: who(seat), amount: money(price) }, ['MM-6.4.4']));
    }
  }
};

const tellBallots = (work: Work, proposer: Seat, ballots: Ballots): void => {
  for (const seat of seatLast(work, proposer)) {
    const ballot = ballots[seat];
    if (ballot === undefined) continue;
    work.log?.push(tell('log.ballot', { who: who(seat), vote: term(ballot.vote), voices: ballot.voices }, ['MM-6.4.2', 'MM-6.4.3']));
  }
};

/** MM-6.4.4 to MM-6.4.6: the ballots are opened, bribes paid, the law enacted or not; then the next turn. */
const countVotes = (work: Work, proposer: Seat): void => {
  const motion = motionOf(work);
  const ballots = ballotsOf(work);
  const { mission } = work.table;
  const accepted = verdict(motion) === 'carried';
  const vote = { proposer, mission, voicesYes: voicesFor(motion, 'yes'), voicesNo: voicesFor(motion, 'no'), ballots };
  if (motion.sealed) tellBallots(work, proposer, ballots);
  payBribes(work, proposer);
  work.log?.push(
    tell(accepted ? 'log.accepted' : 'log.rejected', { law: lawName(motion.proposal.type), yes: vote.voicesYes, no: vote.voicesNo }, ['MM-6.4.5']),
  );
  work.table.lastVote = { ...vote, law: motion.proposal, accepted };
  if (accepted) enact(work, motion.proposal, vote);
  work.motion = null;
  work.bribes = {};
  passTurn(work, proposer);
};

export interface CastVote {
  readonly vote: Choice;
  readonly bribes: number;
  readonly borrow: number;
}

/** MM-6.4.2, MM-6.4.3: credits are public at once, the rest is sealed until the last ballot is in. */
export const castBallot = (work: Work, seat: Seat, { vote, bribes, borrow }: CastVote): void => {
  const { point } = work.table;
  if (point.kind !== 'vote') throw new Error('no vote is in progress');
  takeCredits(work, seat, borrow);
  const motion = cast(motionOf(work), seat, vote, voicesOf(work, seat, cashOf(work, seat)) + bribes);
  work.motion = motion;
  work.bribes = { ...work.bribes, [seat]: bribes };
  // A ballot once cast stands.
  work.reveals = true;
  if (motion.sealed) work.log?.push(tell('log.voted', { who: who(seat) }, ['MM-6.4.2']));
  else tellBallots(work, point.proposer, { [seat]: { vote, bribes, voices: motion.voices[seat] ?? 0 } });
  const voted = [...point.voted, seat];
  if (verdict(motion) !== 'open') return countVotes(work, point.proposer);
  const asked = motion.sealed ? point.asked.filter((other) => other !== seat) : seatLast(work, point.proposer).slice(voted.length, voted.length + 1);
  waitAt(work, { ...point, asked, voted });
};
