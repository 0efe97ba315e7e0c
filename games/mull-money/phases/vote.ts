import { blank, type Draft, offerForm, offerMove } from '#kernel/drafts.ts';
import type { Seat } from '#kernel/game.ts';
import type { Message } from '#kernel/messages.ts';
import type { Choice } from '#kernel/motions.ts';
import { unexpected } from '#kernel/work.ts';
import { cashOf } from '../rules/facts.ts';
import { alertDue, corruptionPrice, sufferAlert, useCorruption } from '../rules/waste.ts';
import { checkBorrow, mostCredits } from '../rules/credit.ts';
import { lawName } from '../rules/laws.ts';
import { castBallot, mostBribes, voicesOf } from '../rules/vote.ts';
import { money, refuse, say, term, who } from '../speak.ts';
import type { Move, MoveOf, State } from '../types.ts';
import { finishGame } from '../rules/mission.ts';
import { send, waitAt, type Phase, type PointOf, refuseStep } from '../rules/work.ts';

/* MM-6.4.2: one ballot for each seat. */

const CHOICES = ['yes', 'no', 'abstain'] as const;

const checkBallot = (state: State, seat: Seat, { vote, bribes, borrow }: MoveOf<'castVote'>): Message | null => {
  if (vote === 'abstain' && bribes !== 0) return refuse('no.bribedAbstention', ['MM-6.4.3']);
  const most = mostBribes(state, seat);
  if (bribes < 0 || bribes > most) return refuse('no.bribes', ['MM-6.4.3', 'MM-6.4.5'], { most });
  return checkBorrow(state, seat, borrow);
};

const offers = (state: State, seat: Seat): readonly Draft<Move>[] => {
  const voices = voicesOf(state, seat, cashOf(state, seat));
  const plain = (vote: Choice): Draft<Move> =>
    offerMove({ type: 'castVote', vote, bribes: 0, borrow: 0 }, () => say(`do.vote.${vote}`, { voices }, ['MM-6.4.2']));
  const found: Draft<Move>[] = [plain('yes'), plain('no')];
  const bribes = mostBribes(state, seat);
  const credits = mostCredits(state, seat);
  const borrow = blank.int('borrow', 0, credits);
  if (bribes > 0) {
    found.push(
      offerForm('castVote', () => say('do.voteWithBribes', { amount: money(corruptionPrice(state)) }, ['MM-6.4.3', 'MM-6.4.4']), [
        blank.ballot('vote', ['yes', 'no']),
        blank.int('bribes', 1, bribes),
        borrow,
      ]),
    );
  }
  if (credits > 0) {
    found.push(
      offerForm('castVote', () => say('do.voteOnCredit', {}, ['MM-6.4.3']), [blank.ballot('vote', CHOICES), blank.int('bribes', 0, 0), { ...borrow, min: 1 }]),
    );
  }
  found.push(plain('abstain'));
  return found;
};

export const vote: Phase<PointOf<'vote'>> = {
  prompt: (state, { proposer, law }, seat) =>
    say('ask.vote', { proposer: who(proposer), law: lawName(law.type), voices: voicesOf(state, seat, cashOf(state, seat)) }, ['MM-6.4.2', 'MM-6.4.3']),
  offers: (state, _point, seat) => offers(state, seat),
  check: (state, _point, seat, move) => (move.type === 'castVote' ? checkBallot(state, seat, move) : refuseStep()),
  apply: (work, _point, seat, move) => {
    if (move.type !== 'castVote') return unexpected(move);
    return castBallot(work, seat, move);
  },
  timeout: () => ({ type: 'castVote', vote: 'abstain', bribes: 0, borrow: 0 }),
};

/* MM-4.4.3, MM-5.3: Corruption or the consequences; each answer takes effect when it comes. */

export const alert: Phase<PointOf<'alert'>> = {
  prompt: (state, { final }, seat) => {
    const { zone, fine, retreat } = alertDue(state, seat, final);
    const args = { zone: term(zone), fine: money(fine), retreat, price: money(corruptionPrice(state)) };
    return say(final ? 'ask.finalAlert' : 'ask.alert', args, final ? ['MM-5.3', 'MM-4.4.3'] : ['MM-4.4.3']);
  },
  offers: (state, { final }, seat) => {
    const { fine, retreat } = alertDue(state, seat, final);
    const answers: readonly Draft<Move>[] = [
      offerMove({ type: 'answerAlert', useCorruption: true }, () => say('do.useCorruption', { amount: money(corruptionPrice(state)) }, ['MM-4.4.3'])),
      offerMove({ type: 'answerAlert', useCorruption: false }, () => say('do.suffer', { amount: money(fine), retreat }, ['MM-4.4.3'])),
    ];
    return answers;
  },
  check: (_state, _point, _seat, move) => (move.type === 'answerAlert' ? null : refuseStep()),
  apply: (work, { final, asked }, seat, move) => {
    if (move.type !== 'answerAlert') return unexpected(move);
    if (move.useCorruption) useCorruption(work, seat);
    else sufferAlert(work, seat, final);
    const left = asked.filter((other) => other !== seat);
    if (left.length > 0) return waitAt(work, { kind: 'alert', final, asked: left });
    // MM-4.4.6: the layout goes on where it stopped.
    if (final) finishGame(work);
    else send(work, { do: 'layOut' });
  },
  timeout: () => ({ type: 'answerAlert', useCorruption: true }),
};
