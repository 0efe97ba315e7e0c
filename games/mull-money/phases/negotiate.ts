import { gather, range } from '#kernel/collections.ts';
import { blank, type Draft, offerForm, offerMove } from '#kernel/drafts.ts';
import type { Field, Seat } from '#kernel/game.ts';
import type { Message } from '#kernel/messages.ts';
import { CLEANUP_PRICE, CREDIT } from '../data.ts';
import { cashOf, holds, isSimulation, law } from '../rules/facts.ts';
import { spendCard } from '../rules/cards.ts';
import { checkBorrow, checkPayment, creditsNeeded, forcePayment, mostCredits, takeCredits } from '../rules/credit.ts';
import { activeEntries, agreedLaws, checkProposal, lawForms, lawName } from '../rules/laws.ts';
import { checkHelp, checkHolds } from '../rules/plays.ts';
import { passTurn } from '../rules/mission.ts';
import { openVote } from '../rules/vote.ts';
import { moveCommonWaste } from '../rules/waste.ts';
import { money, refuse, say, tell, who } from '../speak.ts';
import type { Help, LawType, Move, Negotiate, State } from '../types.ts';
import { pay, type Work } from '../rules/work.ts';

/* The Negotiation card of the simulation variant (MM-6.3). */

/** MM-6.3.1, MM-6.3.6: fields that may be cleaned up by choice. Law L-01 leaves no choice. */
const mostCleanup = (state: State, help: Help): number =>
  law(state, 'mandatoryCleanup') === undefined ? Math.min(help === 'expert' ? 2 : 1, state.table.commonWaste) : 0;

/** Law L-01: fields that must be cleaned up. */
const dutyFields = (state: State, help: Help): number => {
  const duty = law(state, 'mandatoryCleanup');
  return duty === undefined ? 0 : Math.min(duty.fields * (help === 'expert' ? 2 : 1), state.table.commonWaste);
};

const checkCleanup = (state: State, { help, cleanup, proposal }: Negotiate): Message | null => {
  const most = mostCleanup(state, help);
  if (cleanup < 0 || cleanup > most) {
    return law(state, 'mandatoryCleanup') === undefined
      ? refuse('no.cleanup', ['MM-6.3.2', 'MM-6.3.6'], { most })
      : refuse('no.cleanupByLaw', ['MM-6.3.1', 'MM-6.5']);
  }
  return cleanup === 0 && proposal === null && dutyFields(state, help) === 0 ? refuse('no.emptyNegotiation', ['MM-6.3.1']) : null;
};

export const checkNegotiation = (state: State, seat: Seat, move: Negotiate): Message | null => {
  if (!isSimulation(state)) return refuse('no.baseGame', ['MM-6.2.6']);
  return (
    checkHolds(state, seat, 'transport') ??
    checkHelp(state, seat, 'transport', move.help) ??
    checkCleanup(state, move) ??
    (move.proposal === null ? null : checkProposal(state, move.proposal)) ??
    checkBorrow(state, seat, move.borrow) ??
    checkPayment(state, seat, { amount: CLEANUP_PRICE * move.cleanup, borrow: move.borrow })
  );
};

/** MM-6.3.2: the cards leave, the marker goes back, and a proposal is voted on at once. */
export const applyNegotiation = (work: Work, seat: Seat, { help, cleanup, proposal, borrow }: Negotiate): void => {
  takeCredits(work, seat, borrow);
  const expert = help === 'expert';
  spendCard(work, seat, 'transport', expert);
  work.log?.push(tell(expert ? 'log.negotiatesWithExpert' : 'log.negotiates', { who: who(seat) }, ['MM-6.3.1']));
  const duty = dutyFields(work, help);
  const fields = cleanup + duty;
  if (fields > 0) {
    const amount = CLEANUP_PRICE * cleanup + duty * (law(work, 'mandatoryCleanup')?.price ?? 0);
    moveCommonWaste(work, -fields);
    if (duty > 0) forcePayment(work, { from: seat, to: 'bank', amount });
    else pay(work, { from: seat, to: 'bank', amount });
    work.log?.push(tell('log.cleanedUp', { who: who(seat), fields, amount: money(amount), waste: work.table.commonWaste }, ['MM-6.3.2']));
  }
  if (proposal === null) passTurn(work, seat);
  else openVote(work, seat, proposal);
};

/* ---------- offers ---------- */

interface Blanks {
  readonly label: Draft<Move>['label'];
  readonly fields: readonly Field[];
  readonly leastCleanup: number;
}

/** The blanks that every negotiation has: who helps, how much is cleaned up, how many credits are taken for it. */
const form = (state: State, seat: Seat, help: Help, { label, fields, leastCleanup }: Blanks): Draft<Move> => {
  const cash = cashOf(state, seat);
  return offerForm(
    'negotiate',
    label,
    [
      ...fields,
      blank.pick('help', [help]),
      blank.int('cleanup', leastCleanup, affordableCleanup(state, seat, help)),
      blank.int('borrow', creditsNeeded(cash, CLEANUP_PRICE * leastCleanup), mostCredits(state, seat)),
    ],
    { costs: { cleanup: CLEANUP_PRICE, borrow: -CREDIT }, purse: cash },
  );
};

const affordableCleanup = (state: State, seat: Seat, help: Help): number =>
  Math.min(mostCleanup(state, help), Math.floor((cashOf(state, seat) + CREDIT * mostCredits(state, seat)) / CLEANUP_PRICE));

/** Clean-up alone, at its least cost, the most first; then with anything more. */
const cleanupOffers = (state: State, seat: Seat, help: Help): readonly Draft<Move>[] => {
  const duty = dutyFields(state, help);
  const most = affordableCleanup(state, seat, help);
  if (most === 0 && duty === 0) return [];
  const key = help === 'expert' ? 'do.cleanup.expert' : 'do.cleanup';
  const amount = (cleanup: number): number => CLEANUP_PRICE * cleanup + duty * (law(state, 'mandatoryCleanup')?.price ?? 0);
  const alone = (cleanup: number): Draft<Move> =>
    offerMove({ type: 'negotiate', proposal: null, help, cleanup, borrow: creditsNeeded(cashOf(state, seat), CLEANUP_PRICE * cleanup) }, () =>
      say(key, { fields: cleanup + duty, amount: money(amount(cleanup)) }, ['MM-6.3.2', 'MM-6.3.6']),
    );
  return [
    ...(duty > 0 ? [alone(0)] : range(most).map((index) => alone(most - index))),
    form(state, seat, help, { label: () => say('do.cleanupOnCredit', {}, ['MM-6.3.2', 'MM-4.0.3']), fields: [], leastCleanup: duty > 0 ? 0 : 1 }),
  ];
};

/** A repeal names the law it would end; other proposals their type. */
const proposalLabel = (state: State, type: LawType, fields: readonly Field[], help: Help): Message => {
  const expert = help === 'expert';
  const ended = type === 'repeal' ? activeEntries(state).find(({ id }) => fields.some((field) => field.kind === 'pick' && field.from.includes(id))) : undefined;
  if (ended === undefined) return say(expert ? 'do.propose.expert' : 'do.propose', { law: lawName(type) }, ['MM-6.3.3', 'MM-6.5']);
  const args = { lawId: { term: ended.id }, law: lawName(ended.law.type) };
  return say(expert ? 'do.repeal.expert' : 'do.repeal', args, ['MM-6.3.3', 'MM-6.5.9']);
};

const proposalOffers = (state: State, seat: Seat, help: Help): readonly Draft<Move>[] =>
  gather(agreedLaws(state.options), (type) =>
    lawForms(state, type).map((fields) => form(state, seat, help, { label: () => proposalLabel(state, type, fields, help), fields, leastCleanup: 0 })),
  );

export const negotiationOffers = (state: State, seat: Seat): readonly Draft<Move>[] => {
  if (!isSimulation(state) || !holds(state, seat, 'transport')) return [];
  const helps = (['alone', 'expert'] as const).filter((help) => checkHelp(state, seat, 'transport', help) === null);
  return [...gather(helps, (help) => cleanupOffers(state, seat, help)), ...gather(helps, (help) => proposalOffers(state, seat, help))];
};
