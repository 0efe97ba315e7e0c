import { unreachable } from '#kernel/collections.ts';
import { blank, type Draft, offerForm, offerMove } from '#kernel/drafts.ts';
import type { Seat } from '#kernel/game.ts';
import type { Message } from '#kernel/messages.ts';
import { type Choice, type Majority, verdict } from '#kernel/motions.ts';
import { unexpected } from '#kernel/work.ts';
import { FIRST_VOTE_CELL } from '../../content/history.ts';
import { followsHistory, isAttending, isBanker, type Phase, type PublicFacts, refuseStep } from '../facts.ts';
import { MOTIONS } from '../../moves.ts';
import { refuse, say, tell, term, who } from '../../speak.ts';
import type { Ballot, MotionKind, Move, MoveOf, State, VoteResult } from '../../types.ts';
import { endGame, send, waitAt, type Work } from '../work.ts';
import { introduceFreeMoney } from './privatisation.ts';

/* TB-6.6.8: motions and the vote. */

const isVoter = (facts: PublicFacts, seat: Seat): boolean => isAttending(facts, seat) || isBanker(facts, seat);

/* ---------- tabling, in MARKET ---------- */

const mayTableFreeMoney = (facts: PublicFacts): boolean => {
  const { options, table } = facts;
  if (!followsHistory(facts) || options.libreVoteFrom === 'never') return false;
  return options.libreVoteFrom === 'always' || table.history.cell >= FIRST_VOTE_CELL || table.history.suffocated > 0;
};

const mayTable = (facts: PublicFacts, motion: MotionKind): boolean => {
  switch (motion) {
    case 'endGame':
      return true;
    case 'monnaieLibre':
      return mayTableFreeMoney(facts);
    case 'autreSysteme':
      return mayTableFreeMoney(facts) || (facts.options.mode === 'historique' && facts.table.history.libreSince !== null);
    default:
      return unreachable(motion);
  }
};

/** A rejected motion rests for the next two battles. */
const RESTS = 2;
const isResting = ({ table }: PublicFacts, motion: MotionKind): boolean =>
  table.votes.some((vote) => vote.motion === motion && !vote.passed && table.battle <= vote.battle + RESTS);

const isTabled = ({ table }: PublicFacts, motion: MotionKind): boolean => table.motions.some((tabled) => tabled.motion === motion);

export const checkMotion = (state: State, seat: Seat, { motion }: MoveOf<'tableMotion'>): Message | null => {
  if (!isVoter(state, seat)) return refuseStep();
  if (!mayTable(state, motion)) return refuse('no.motionNotYet', ['TB-6.6.8'], { motion: { term: motion } });
  if (isTabled(state, motion)) return refuse('no.motionTabled', ['TB-6.6.8'], { motion: { term: motion } });
  return isResting(state, motion) ? refuse('no.motionRests', ['TB-6.6.8'], { motion: { term: motion }, battles: RESTS }) : null;
};

/** Moves of the MARKET window, by players and bankers. */
export const motionOffers = (state: State, seat: Seat): readonly Draft<Move>[] =>
  MOTIONS.map((motion) => ({ type: 'tableMotion', motion }) as const)
    .filter((move) => checkMotion(state, seat, move) === null)
    .map((move) => offerMove(move, () => say('do.tableMotion', { motion: term(move.motion) }, ['TB-6.6.8'])));

export const tableMotion = (work: Work, seat: Seat, { motion }: MoveOf<'tableMotion'>): void => {
  work.table.motions = [...work.table.motions, { motion, by: seat }];
  work.log?.push(tell('log.motion', { who: who(seat), motion: term(motion) }, ['TB-6.6.8']));
};

/* ---------- counting ---------- */

const votedSeats = ({ table }: PublicFacts): readonly Seat[] => (table.point.kind === 'vote' ? table.point.voted : []);

/** TB-6.6.10: the players alone, all of them. */
const electorate = (facts: PublicFacts, motion: MotionKind): readonly Seat[] =>
  [...facts.table.players.keys()].filter((seat) => (motion === 'autreSysteme' ? isAttending(facts, seat) : isVoter(facts, seat)));

const majorityFor = ({ options }: PublicFacts, motion: MotionKind): Majority => {
  if (motion === 'autreSysteme') return 'unanimity';
  if (motion === 'endGame') return 'all';
  return options.libreVoteThreshold === 'majority' ? 'all' : options.libreVoteThreshold;
};

/** How a motion ends if all who have not answered say the same. */
const passes = (work: Work, motion: MotionKind, others: Choice): boolean => {
  const seats = electorate(work, motion);
  const voices = Object.fromEntries(seats.map((seat) => [seat, 1]));
  const voted = votedSeats(work);
  const choiceOf = (seat: Seat): Choice => (voted.includes(seat) ? (work.sealed.ballots[seat]?.[motion] ?? 'no') : others);
  const ballots = Object.fromEntries(seats.map((seat) => [seat, choiceOf(seat)]));
  return verdict({ id: 0, by: 0, proposal: motion, majority: majorityFor(work, motion), sealed: true, voices, ballots }) === 'carried';
};

const isCertain = (work: Work): boolean => work.table.motions.every(({ motion }) => passes(work, motion, 'yes') === passes(work, motion, 'no'));

const resultOf = (work: Work, motion: MotionKind): VoteResult => {
  const seats = electorate(work, motion);
  const saysYes = (seat: Seat): boolean => work.sealed.ballots[seat]?.[motion] === 'yes';
  return {
    battle: work.table.battle,
    motion,
    yes: seats.filter(saysYes),
    no: seats.filter((seat) => !saysYes(seat)),
    passed: passes(work, motion, 'no'),
  };
};

/* ---------- the window ---------- */

const answersOf = (move: MoveOf<'castVote'>): Readonly<Partial<Record<MotionKind, Ballot>>> =>
  Object.fromEntries(MOTIONS.flatMap((motion) => (move[motion] === undefined ? [] : [[motion, move[motion]]])));

const awaits = (facts: PublicFacts, seat: Seat): boolean => isVoter(facts, seat) && !votedSeats(facts).includes(seat);

const offers = (state: State, seat: Seat): readonly Draft<Move>[] => {
  if (!awaits(state, seat)) return [];
  const fields = MOTIONS.filter((motion) => isTabled(state, motion)).map((motion) => blank.ballot(motion, ['yes', 'no']));
  return [offerForm('castVote', () => say('do.castVote', {}, ['TB-6.6.8']), fields)];
};

const check = (state: State, seat: Seat, move: Move): Message | null => {
  if (move.type !== 'castVote' || !awaits(state, seat)) return refuseStep();
  const complete = MOTIONS.every((motion) => (move[motion] !== undefined) === isTabled(state, motion));
  return complete ? null : refuse('no.ballot', ['TB-6.6.8']);
};

const setVoted = (work: Work, voted: readonly Seat[]): void => {
  work.table.point = { kind: 'vote', voted };
};

/** TB-6.6.8: the window closes when the results are certain: nobody else is awaited then. */
const apply = (work: Work, seat: Seat, move: Move): void => {
  if (move.type !== 'castVote') return unexpected(move);
  work.sealed.ballots = { ...work.sealed.ballots, [seat]: answersOf(move) };
  setVoted(work, [...votedSeats(work), seat]);
  // Whether the window closes tells how the others voted: a ballot taken back and cast otherwise would feel them out.
  work.reveals = true;
  if (isCertain(work))
    setVoted(
      work,
      [...work.table.players.keys()].filter((other) => isVoter(work, other)),
    );
};

/** In the order autreSysteme, endGame, monnaieLibre. */
const close = (work: Work): void => {
  const tabled = MOTIONS.filter((motion) => isTabled(work, motion));
  const results = tabled.map((motion) => resultOf(work, motion));
  work.table.votes = [...work.table.votes, ...results];
  work.table.motions = [];
  work.sealed.ballots = {};
  work.reveals = true;
  for (const { motion, yes, no, passed } of results) {
    const key = passed ? 'log.passed' : 'log.rejected';
    work.log?.push(tell(key, { motion: term(motion), yes: yes.length, no: no.length }, ['TB-6.6.8']));
  }
  const hasPassed = (motion: MotionKind): boolean => results.some((result) => result.motion === motion && result.passed);
  if (hasPassed('autreSysteme')) return endGame(work, 'sharing');
  if (hasPassed('endGame')) return endGame(work, 'vote');
  if (hasPassed('monnaieLibre')) introduceFreeMoney(work);
  return send(work, 'afterVote');
};

/** After CLOSE: opens the window if a motion was tabled and somebody may vote. */
export const startVote = (work: Work): void => {
  const somebodyVotes = work.table.players.some((_, seat) => isVoter(work, seat));
  if (work.table.motions.length > 0 && somebodyVotes) waitAt(work, { kind: 'vote', voted: [] });
  else {
    work.table.motions = [];
    send(work, 'afterVote');
  }
};

export const vote: Phase = {
  awaits,
  concerns: awaits,
  prompt: () => say('ask.vote', {}, ['TB-6.6.8']),
  offers,
  check,
  apply,
  // No answer counts as no.
  settle: (work, seat) => setVoted(work, [...votedSeats(work), seat]),
  close,
};
