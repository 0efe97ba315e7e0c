import { at, recordOf, unreachable } from '#kernel/collections.ts';
import { blank, type Draft, offerForm, offerMove } from '#kernel/drafts.ts';
import type { Field, Seat } from '#kernel/game.ts';
import type { Message } from '#kernel/messages.ts';
import { latest } from '#kernel/work.ts';
import { ALERT_NEVER_BUY, ALERT_NEVER_SELL, CEILING, STEP, TITLES_PER_SECURITY } from '../data.ts';
import { free } from './facts.ts';
import { money, named, refuse, say } from '../speak.ts';
import { type BySecurity, type Instructions, type Move, type PreparedOrder, SECURITIES, type SecurityId, type State, type TaskOf } from '../types.ts';
import { instruct, instructionsOf, replaceTask, type Work } from './work.ts';

/* What a seat may say out of turn (BO-4.0.4): prepared orders, alerts, pass until my turn. */

type Preparation = Extract<Move, { readonly type: 'preparePass' | 'prepareBuy' | 'prepareSell' | 'prepareNone' }>;
export type Instruction = Preparation | Extract<Move, { readonly type: 'alerts' | 'passUntilMyTurn' }>;

const isPreparation = ({ type }: Move): boolean => type === 'preparePass' || type === 'prepareBuy' || type === 'prepareSell' || type === 'prepareNone';

export const isInstruction = (move: Move): move is Instruction => isPreparation(move) || move.type === 'alerts' || move.type === 'passUntilMyTurn';

const tradesToCome = (state: State): TaskOf<'otherTrade'> | null => {
  // The trades of the others lie at the head of the agenda, or just below the trade of the roller.
  const { agenda } = state;
  for (let index = agenda.length - 1; index >= agenda.length - 2 && index >= 0; index--) {
    const task = agenda[index];
    if (task?.do === 'otherTrade') return task;
  }
  return null;
};

/** BO-6.4: from the moment the quotation is fixed until the seat's own turn to trade. */
const mayPrepare = (state: State, seat: Seat): boolean => {
  if (state.options.visitOrders !== 'prepared') return false;
  const { visit, point } = state.table;
  if (visit === null || visit.fixed === null || (point.kind === 'otherTrade' && point.seat === seat)) return false;
  const trades = tradesToCome(state);
  return trades !== null && trades.seats.includes(seat);
};

export const mayInstruct = (state: State, seat: Seat): boolean => state.options.standingOrders || mayPrepare(state, seat);

const isPrice = (price: number, min: number, max: number): boolean => price >= min && price <= max && price % STEP === 0;

const checkPrepared = (state: State, seat: Seat, move: Preparation): Message | null => {
  if (state.options.visitOrders !== 'prepared') return refuse('no.noPreparedOrders', ['BO-6.4']);
  if (!mayPrepare(state, seat)) return refuse('no.notPreparingNow', ['BO-6.4']);
  switch (move.type) {
    case 'preparePass':
      return null;
    case 'prepareNone':
      return instructionsOf(state, seat).prepared === null ? refuse('no.nothingPrepared', ['BO-6.4']) : null;
    case 'prepareBuy':
      if (move.n < 1 || move.n > TITLES_PER_SECURITY) return refuse('no.preparedNumber', ['BO-6.4'], { n: TITLES_PER_SECURITY });
      return isPrice(move.max, STEP, CEILING) ? null : refuse('no.limitPrice', ['BO-6.4'], { min: money(STEP), max: money(CEILING) });
    case 'prepareSell': {
      const most = state.table.visit === null ? 0 : free(state, seat, state.table.visit.security);
      if (move.n < 1 || move.n > most) return refuse('no.preparedNumber', ['BO-6.4', 'BO-4.9.4'], { n: most });
      return isPrice(move.min, STEP, CEILING) ? null : refuse('no.limitPrice', ['BO-6.4'], { min: money(STEP), max: money(CEILING) });
    }
    default:
      return unreachable(move);
  }
};

/** Null, or why the seat may not give this instruction. */
export const checkInstruction = (state: State, seat: Seat, move: Instruction): Message | null => {
  if (move.type !== 'alerts' && move.type !== 'passUntilMyTurn') return checkPrepared(state, seat, move);
  if (!state.options.standingOrders) return refuse('no.noStandingOrders', ['BO-6.5']);
  if (move.type === 'passUntilMyTurn') return instructionsOf(state, seat).passUntilMyTurn === move.on ? refuse('no.alreadySaid', ['BO-6.5']) : null;
  const { securities, buyAt, sellAt } = move;
  if (securities.length === 0 || new Set(securities).size < securities.length) return refuse('no.alertSecurities', ['BO-6.5']);
  if (!isPrice(buyAt, ALERT_NEVER_BUY, CEILING)) return refuse('no.limitPrice', ['BO-6.5'], { min: money(ALERT_NEVER_BUY), max: money(CEILING) });
  if (!isPrice(sellAt, STEP, ALERT_NEVER_SELL)) return refuse('no.limitPrice', ['BO-6.5'], { min: money(STEP), max: money(ALERT_NEVER_SELL) });
  return null;
};

const withAlert = (levels: BySecurity<number>, securities: readonly SecurityId[], level: number): BySecurity<number> =>
  recordOf(SECURITIES, (security) => (securities.includes(security) ? level : levels[security]));

const preparedBy = (move: Preparation): PreparedOrder | null => {
  switch (move.type) {
    case 'preparePass':
      return { kind: 'pass' };
    case 'prepareBuy':
      return { kind: 'buy', n: move.n, max: move.max };
    case 'prepareSell':
      return { kind: 'sell', n: move.n, min: move.min };
    case 'prepareNone':
      return null;
    default:
      return unreachable(move);
  }
};

/** BO-6.5: an instruction of the very seat that is being asked takes effect at once. */
const reconsider = (work: Work, seat: Seat): void => {
  const { point } = work.table;
  const task = work.agenda[work.agenda.length - 1];
  if (point.kind === 'otherTrade' && point.seat === seat && task?.do === 'otherTrade' && task.dropped) replaceTask(work, { ...task, dropped: false });
};

export const applyInstruction = (work: Work, seat: Seat, move: Instruction): void => {
  const before = instructionsOf(work, seat);
  if (move.type === 'alerts') {
    instruct(work, seat, {
      ...before,
      buyAt: withAlert(before.buyAt, move.securities, move.buyAt),
      sellAt: withAlert(before.sellAt, move.securities, move.sellAt),
    });
    reconsider(work, seat);
  } else if (move.type === 'passUntilMyTurn') {
    instruct(work, seat, { ...before, passUntilMyTurn: move.on });
    if (move.on) reconsider(work, seat);
  } else instruct(work, seat, { ...before, prepared: preparedBy(move) });
};

const prepareOffers = (state: State, seat: Seat): readonly Draft<Move>[] => {
  const { visit } = state.table;
  if (visit === null) return [];
  const security = named(state.data, visit.security);
  const most = free(state, seat, visit.security);
  const { prepared } = instructionsOf(state, seat);
  const limit = (name: string, present: number | null) => blank.int(name, STEP, CEILING, { step: STEP, near: present ?? visit.fixed ?? STEP });
  const number = (max: number, present: number) => blank.int('n', 1, max, { near: present });
  // The price if nobody trades before him (BO-13.7), or the order that he gave already.
  const buying = prepared?.kind === 'buy' ? prepared : { n: 1, max: null };
  const selling = prepared?.kind === 'sell' ? prepared : { n: 1, min: null };
  const form = (type: 'prepareBuy' | 'prepareSell', fields: readonly Field[]): Draft<Move> =>
    offerForm(type, () => say(`do.${type}`, { security }, ['BO-6.4']), fields);
  const offers: Draft<Move>[] = [
    offerMove({ type: 'preparePass' }, () => say('do.preparePass', {}, ['BO-6.4'])),
    form('prepareBuy', [number(TITLES_PER_SECURITY, buying.n), limit('max', buying.max)]),
  ];
  if (most > 0) offers.push(form('prepareSell', [number(most, selling.n), limit('min', selling.min)]));
  if (prepared !== null) offers.push(offerMove({ type: 'prepareNone' }, () => say('do.prepareNone', {}, ['BO-6.4'])));
  return offers;
};

/** They stay for most of a game as they are; so do the offers to change them. */
const standingOffers = latest(({ passUntilMyTurn, buyAt, sellAt }: Instructions): readonly Draft<Move>[] => {
  // As he has said it so far: the first security, with all of which he said the same.
  const first = at(SECURITIES, 0);
  const alike = SECURITIES.filter((security) => buyAt[security] === buyAt[first] && sellAt[security] === sellAt[first]);
  return [
    offerMove({ type: 'passUntilMyTurn', on: !passUntilMyTurn }, () => say(passUntilMyTurn ? 'do.askMeAgain' : 'do.passUntilMyTurn', {}, ['BO-6.5'])),
    offerForm('alerts', () => say('do.alerts', {}, ['BO-6.5']), [
      blank.pick('securities', SECURITIES, { min: 1, max: SECURITIES.length, start: alike }),
      blank.int('buyAt', ALERT_NEVER_BUY, CEILING, { step: STEP, start: buyAt[first] }),
      blank.int('sellAt', STEP, ALERT_NEVER_SELL, { step: STEP, start: sellAt[first] }),
    ]),
  ];
});

const NONE: readonly Draft<Move>[] = [];

/** What the seat may instruct now: never asked for, offered after everything else. */
export const instructionOffers = (state: State, seat: Seat): readonly Draft<Move>[] => {
  const standing = state.options.standingOrders ? standingOffers(instructionsOf(state, seat)) : NONE;
  return mayPrepare(state, seat) ? [...prepareOffers(state, seat), ...standing] : standing;
};
