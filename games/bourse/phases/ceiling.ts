import { range } from '#kernel/collections.ts';
import { blank, type Draft, offerForm, offerMove } from '#kernel/drafts.ts';
import type { Seat } from '#kernel/game.ts';
import type { Progress } from '#kernel/skeleton.ts';
import { unexpected } from '#kernel/work.ts';
import { answeredAmong, lapseOn, openAnswers, seal } from '../rules/contracts.ts';
import { CEILING, NOMINAL } from '../data.ts';
import { clockwiseFrom, free, isActive, owned } from '../rules/facts.ts';
import { type Automatic, closeTask, handOut, pay, type Phase, refuseStep, replaceTask, setQuote, waitAt, type Work } from '../rules/work.ts';
import { money, named, refuse, say, tell, who } from '../speak.ts';
import type { Move, QuoteChange, SecurityId, State, TaskOf } from '../types.ts';

/* BO-4.4: what a quotation does when it leaves the scale, and the owners' answers. */

const ownersOf = (state: State, security: SecurityId): readonly Seat[] =>
  clockwiseFrom(state, state.table.roller).filter((seat) => owned(state, seat, security) > 0);

/** BO-4.4.4: titles are returned for nothing, options lapse, the quotation starts again. */
const crash = (work: Work, security: SecurityId, raw: number): void => {
  lapseOn(work, security);
  const name = named(work.data, security);
  for (const seat of ownersOf(work, security)) {
    const n = owned(work, seat, security);
    handOut(work, seat, security, -n);
    work.log?.push(tell('log.wipedOut', { who: who(seat), n, security: name }, ['BO-4.4.4']));
  }
  setQuote(work, security, NOMINAL);
  work.log?.push(tell('log.floor', { security: name, raw: money(raw), quote: money(NOMINAL) }, ['BO-4.4.4']));
};

const fallBack = (work: Work, { security, raw }: { readonly security: SecurityId; readonly raw: number }): void => {
  setQuote(work, security, NOMINAL);
  work.log?.push(tell('log.ceiling', { security: named(work.data, security), raw: money(raw), quote: money(NOMINAL) }, ['BO-4.4.2', 'BO-4.4.3']));
};

/** BO-4.4: fixes a quotation, or opens the question to its owners. */
const settleQuotation = (work: Work, security: SecurityId, raw: number): void => {
  if (raw < 0) return crash(work, security, raw);
  if (raw > CEILING) {
    const owners = ownersOf(work, security);
    if (owners.length === 0) return fallBack(work, { security, raw });
    work.agenda.push({ do: 'ceiling', security, raw, owners });
    return;
  }
  setQuote(work, security, raw);
  work.log?.push(tell('log.quoted', { security: named(work.data, security), quote: money(raw) }, ['BO-4.4.1']));
};

export const quotation: Automatic<TaskOf<'quotation'>> = {
  advance: (work, { security, raw }) => {
    closeTask(work);
    settleQuotation(work, security, raw);
    return 'goesOn';
  },
};

/** BO-2.8.13: one security at a time, in the order listed. */
export const quotes: Automatic<TaskOf<'quotes'>> = {
  advance: (work, { changes }) => {
    const [next, ...rest]: readonly QuoteChange[] = changes;
    if (rest.length === 0) closeTask(work);
    else replaceTask(work, { do: 'quotes', changes: rest });
    if (next !== undefined) settleQuotation(work, next.security, work.table.quotes[next.security] + next.change);
    return 'goesOn';
  },
};

/** BO-4.4.3, BO-4.4.5: the desk pays raw for each title sold and the excess over the nominal for each one kept. */
const proceeds = (state: State, { security, raw }: TaskOf<'ceiling'>, seat: Seat, sold: number): number =>
  sold * raw + (owned(state, seat, security) - sold) * (raw - NOMINAL);

const settleOwner = (work: Work, task: TaskOf<'ceiling'>, seat: Seat, sold: number): void => {
  const { security } = task;
  const kept = owned(work, seat, security) - sold;
  const amount = proceeds(work, task, seat, sold);
  pay(work, { from: 'desk', to: seat, amount });
  if (sold > 0) handOut(work, seat, security, -sold);
  work.log?.push(tell('log.ceilingSettled', { who: who(seat), sold, kept, security: named(work.data, security), amount: money(amount) }, ['BO-4.4.3']));
};

const soldBy = (move: Move | undefined): number => (move?.type === 'settleCeiling' ? move.sell : 0);

const advanceTogether = (work: Work, task: TaskOf<'ceiling'>): Progress => {
  const owners = task.owners.filter((seat) => isActive(work, seat));
  const asked = owners.filter((seat) => free(work, seat, task.security) > 0);
  const answered = answeredAmong(work, asked);
  if (answered.length < asked.length) return waitAt(work, { kind: 'ceilingDecision', security: task.security, raw: task.raw, asked, answered });
  const answers = openAnswers(work);
  for (const seat of owners) settleOwner(work, task, seat, soldBy(answers[seat]));
  closeTask(work);
  fallBack(work, task);
  return 'goesOn';
};

const advanceInOrder = (work: Work, task: TaskOf<'ceiling'>): Progress => {
  const { security, raw } = task;
  for (const [index, seat] of task.owners.entries()) {
    if (!isActive(work, seat)) continue;
    if (free(work, seat, security) > 0) {
      replaceTask(work, { ...task, owners: task.owners.slice(index) });
      return waitAt(work, { kind: 'ceilingDecision', security, raw, asked: [seat], answered: [] });
    }
    settleOwner(work, task, seat, 0);
  }
  closeTask(work);
  fallBack(work, task);
  return 'goesOn';
};

const offers = (state: State, task: TaskOf<'ceiling'>, seat: Seat): readonly Draft<Move>[] => {
  const { security, raw } = task;
  const most = free(state, seat, security);
  const amountFor = (sold: number): number => proceeds(state, task, seat, sold);
  const args = { security: named(state.data, security), raw: money(raw), difference: money(raw - NOMINAL), n: most };
  const keep: Draft<Move> = offerMove({ type: 'settleCeiling', sell: 0 }, () =>
    say('do.keepAll', { n: owned(state, seat, security), amount: money(amountFor(0)) }, ['BO-4.4.3']),
  );
  if (state.options.ceilingChoice === 'allOrNothing') {
    const label = () => say('do.sellAll', { n: most, amount: money(amountFor(most)) }, ['BO-4.4.3']);
    return [offerMove({ type: 'settleCeiling', sell: most }, label), keep];
  }
  // To keep all is an offer of its own, hence the start; and what is kept brings in something, too.
  const totals = { sell: range(most + 1).map((sold) => -amountFor(sold)) };
  const label = () => say('do.settleCeiling', args, ['BO-4.4.3']);
  return [offerForm('settleCeiling', label, [blank.int('sell', 0, most, { start: most })], { totals }), keep];
};

export const ceiling: Phase<TaskOf<'ceiling'>> = {
  advance: (work, task) => (work.options.answers === 'together' ? advanceTogether(work, task) : advanceInOrder(work, task)),
  prompt: (state, { security, raw }, seat) =>
    say('ask.ceiling', { n: owned(state, seat, security), security: named(state.data, security), raw: money(raw), difference: money(raw - NOMINAL) }, [
      'BO-4.4.3',
    ]),
  offers,
  check: (state, { security }, seat, move) => {
    if (move.type !== 'settleCeiling') return refuseStep();
    const most = free(state, seat, security);
    if (move.sell < 0 || move.sell > most) return refuse('no.notFree', ['BO-4.4.3', 'BO-4.4.5'], { n: most, security: named(state.data, security) });
    if (state.options.ceilingChoice === 'allOrNothing' && move.sell !== 0 && move.sell !== most) return refuse('no.allOrNothing', ['BO-4.4.3']);
    return null;
  },
  apply: (work, task, seat, move) => {
    if (move.type !== 'settleCeiling') return unexpected(move);
    if (work.options.answers === 'together') return seal(work, seat, move);
    settleOwner(work, task, seat, move.sell);
    replaceTask(work, { ...task, owners: task.owners.slice(1) });
  },
  timeout: () => ({ type: 'settleCeiling', sell: 0 }),
};
