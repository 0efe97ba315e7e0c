import { unreachable } from '#kernel/collections.ts';
import { blank, type Draft, offerForm, offerMove } from '#kernel/drafts.ts';
import type { Message } from '#kernel/messages.ts';
import { unexpected } from '#kernel/work.ts';
import { TEXT_LENGTH } from '../data.ts';
import { resolve, settle } from '../engine.ts';
import { isPlayerMove, isRuling } from '../moves.ts';
import { isAlive, living } from '../rules/facts.ts';
import { applyRuling } from '../rules/ruling.ts';
import { makeVacant, reinstate } from '../rules/seating.ts';
import { cite, power, quote, refuse, say, tell } from '../speak.ts';
import type { Move, State, Tag, Vote } from '../types.ts';
import type { Work } from '../rules/work.ts';
import { isOfferedRuling, rulingForms } from './rulings.ts';
import { rejudge } from './sheet.ts';

/* EC-4.19: the desk of a human game master. */

const VOTES: readonly Vote[] = ['yes', 'no', 'abstain'];
const MOST_HOURS = 720;
const USUAL_HOURS = 24;

const aidMotions = ({ table }: State): readonly number[] =>
  table.phase === 'SPRING_ORDERS' || table.phase === 'AUTUMN_ORDERS' ? table.motions.filter(({ what }) => what !== 'ABM').map(({ no }) => no) : [];

const vacatable = ({ table }: State): readonly Tag[] => living(table).filter((tag) => !table.vacant.includes(tag));

/** EC-4.17.3: whom somebody plays again. */
const restorable = ({ table }: State): readonly Tag[] => table.vacant.filter((tag) => isAlive(table, tag));

const powerForm = (type: 'vacate' | 'reinstate', from: readonly Tag[]): readonly Draft<Move>[] =>
  from.length === 0 ? [] : [offerForm(type, () => say(`do.${type}`, {}, ['EC-4.19.1']), [blank.pick('power', from)])];

const reviewOffers: readonly Draft<Move>[] = [
  offerMove({ type: 'publish' }, () => say('do.publish', {}, ['EC-4.19.1'])),
  offerForm('sendBack', () => say('do.sendBack', {}, ['EC-4.19.1']), [{ kind: 'text', name: 'reason', maxLength: TEXT_LENGTH }]),
];

const voteOffers = (no: number): readonly Draft<Move>[] =>
  VOTES.map((vote) => offerMove({ type: 'voteAid', motion: no, vote }, () => say('do.voteAid', { no, vote: { term: `vote.${vote}` } }, ['EC-4.3.9'])));

/** EC-4.2.6: a deadline may be moved before it passes, where the game has any. */
const mayExtend = ({ table, options }: State): boolean => table.stage === 'entry' && options.deadlines !== 'table';

const offers = (state: State): readonly Draft<Move>[] => {
  if (state.options.referee !== 'human') return [];
  return [
    ...(state.table.stage === 'review' ? reviewOffers : []),
    ...aidMotions(state).flatMap(voteOffers),
    ...(mayExtend(state) ? [offerForm('extend', () => say('do.extend', {}, ['EC-4.2.6']), [blank.int('hours', 1, MOST_HOURS, { start: USUAL_HOURS })])] : []),
    ...powerForm('vacate', vacatable(state)),
    ...powerForm('reinstate', restorable(state)),
    ...rulingForms(state),
  ];
};

const check = (state: State, move: Move): Message | null => {
  if (isPlayerMove(move)) return refuse('no.refereeDoesNotPlay', ['EC-4.19.1']);
  if (state.options.referee !== 'human') return refuse('no.noReferee', ['EC-4.19.1']);
  if (isRuling(move)) return isOfferedRuling(state, move) ? null : refuse('no.ruling', ['EC-4.19.2']);
  switch (move.type) {
    case 'publish':
      return state.table.stage === 'review' ? null : refuse('no.nothingToPublish', ['EC-4.19.1']);
    case 'sendBack':
      if (state.table.stage !== 'review') return refuse('no.nothingToPublish', ['EC-4.19.1']);
      return move.reason.length <= TEXT_LENGTH ? null : refuse('no.tooLong', ['EC-4.19.1'], { most: TEXT_LENGTH });
    case 'voteAid':
      return aidMotions(state).includes(move.motion) ? null : refuse('E-MOTION', ['EC-4.3.9'], { n: quote(String(move.motion)) });
    case 'extend':
      return mayExtend(state) && move.hours >= 1 && move.hours <= MOST_HOURS ? null : refuse('no.deadline', ['EC-4.2.6']);
    case 'vacate':
      return vacatable(state).includes(move.power) ? null : refuse('no.alreadyVacant', ['EC-4.19.1']);
    case 'reinstate':
      return restorable(state).includes(move.power) ? null : refuse('no.notVacant', ['EC-4.19.1']);
    default:
      return unreachable(move);
  }
};

/** EC-4.19.1: the sheets stay as they were written, and nobody is ready. */
const sendBack = (work: Work, reason: string): void => {
  work.table.stage = 'entry';
  work.table.ready = [];
  work.reveals = true;
  work.log.push(tell('log.sentBack', { reason: cite(reason) }, ['EC-4.19.1']));
};

const apply = (work: Work, move: Move): void => {
  if (isPlayerMove(move)) return unexpected(move);
  if (isRuling(move)) {
    applyRuling(work, move);
    rejudge(work);
    if (work.table.ready.length < work.table.asked.length) work.table.stage = 'entry';
    return;
  }
  switch (move.type) {
    case 'publish':
      resolve(work);
      return settle(work);
    case 'sendBack':
      return sendBack(work, move.reason);
    case 'voteAid':
      work.refereeVotes = { ...work.refereeVotes, [move.motion]: move.vote };
      return;
    case 'extend':
      work.table.clock = { set: work.table.clock.set + 1, hours: move.hours };
      work.log.push(tell('log.extended', { hours: move.hours }, ['EC-4.2.6']));
      return;
    case 'vacate':
      makeVacant(work, move.power);
      work.log.push(tell('log.vacated', { who: power(move.power) }, ['EC-4.19.1']));
      return settle(work);
    case 'reinstate':
      reinstate(work, move.power);
      work.log.push(tell('log.reinstated', { who: power(move.power) }, ['EC-4.19.1', 'EC-4.17.3']));
      return;
    default:
      return unreachable(move);
  }
};

export const referee = { offers, check, apply };
