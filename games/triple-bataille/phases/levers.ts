import { unreachable } from '#kernel/collections.ts';
import { blank, type Draft, offerForm, offerMove } from '#kernel/drafts.ts';
import type { Field, Seat } from '#kernel/game.ts';
import type { Message } from '#kernel/messages.ts';
import { HIGHEST_HALF_RATE, HIGHEST_TAX, LOOSEST_CRITERIA } from '../content/data.ts';
import { closeWindow } from '../engine.ts';
import { isActive, isDebt, isLibre, type PublicFacts, seatName } from '../rules/facts.ts';
import { bailOut } from '../rules/bank.ts';
import { dropRequests, grantBeyondLimit, lends } from '../rules/credit.ts';
import { orderEvent } from '../rules/events.ts';
import { orderableMeasures } from '../rules/historic/measures.ts';
import { pay } from '../rules/money.ts';
import { checkLeave, checkPause, checkResume, leave, pause, resume } from '../rules/departure.ts';
import { refuse, say, tell, who } from '../speak.ts';
import { AFTER_ENDS, type Lever, type LeverType, type Move, type State } from '../types.ts';
import { change, changeBank, changeState, type Work } from '../rules/work.ts';

/* TB-4.16: the levers of the game master. */

const MOST_GRANTED = 3;
const MOST_BANKERS = 3;
const FACES = 52;

const canHireBankers = ({ options, table }: PublicFacts): boolean =>
  options.mode === 'historique' &&
  options.bankController === 'players' &&
  table.system === 'dette' &&
  table.players.filter(({ role, status }) => role === 'banker' && status !== 'gone').length < MOST_BANKERS;

type NumberLever = 'setTax' | 'setCriteria' | 'setRate' | 'setCap' | 'addEquity' | 'grantCredit' | 'stateGift';
type SeatLever = 'grantCredit' | 'stateGift' | 'orderEvent' | 'refuseCredit' | 'removePlayer' | 'pausePlayer' | 'resumePlayer' | 'nameBanker';

/** Whole numbers that a lever may be set to. */
const rangeOf = (state: State, type: NumberLever): readonly [number, number] | null => {
  const { table, vault } = state;
  const debt = isDebt(state);
  switch (type) {
    case 'setTax':
      return [0, HIGHEST_TAX];
    case 'setCriteria':
      return debt ? [0, LOOSEST_CRITERIA] : null;
    case 'setRate':
      return debt ? [0, HIGHEST_HALF_RATE] : null;
    case 'setCap':
      return debt ? [0, table.count * table.bundle] : null;
    case 'addEquity':
      return debt && vault.bankProfit > 0 ? [1, vault.bankProfit] : null;
    case 'grantCredit':
      return lends(state) ? [1, MOST_GRANTED] : null;
    case 'stateGift':
      return table.funds.state > 0 ? [1, table.funds.state] : null;
    default:
      return unreachable(type);
  }
};

/** May this seat be named by this lever? */
const isTarget = (state: State, type: SeatLever, seat: Seat): boolean => {
  const subject = state.table.players[seat];
  if (subject === undefined) return false;
  switch (type) {
    case 'grantCredit':
    case 'stateGift':
    case 'orderEvent':
      return isActive(state, seat);
    case 'refuseCredit':
      return lends(state) && isActive(state, seat) && subject.banned < state.table.battle;
    case 'removePlayer':
      return checkLeave(state, seat) === null;
    case 'pausePlayer':
      return checkPause(state, seat) === null;
    case 'resumePlayer':
      return checkResume(state, seat) === null;
    case 'nameBanker':
      return canHireBankers(state) && subject.status === 'arriving' && subject.role === 'player';
    default:
      return unreachable(type);
  }
};

const refuseLever = (): Message => refuse('no.lever', ['TB-4.16.1']);

const fits = (state: State, type: NumberLever, value: number): boolean => {
  const range = rangeOf(state, type);
  return range !== null && value >= range[0] && value <= range[1];
};

/** One lever by its type, so that its row below is found by it. */
type LeverOf<T extends LeverType> = { [K in T]: Extract<Lever, { readonly type: K }> }[T];

interface Pulled<T extends LeverType> {
  readonly open: (state: State, move: LeverOf<T>) => boolean;
  readonly pull: (work: Work, move: LeverOf<T>) => void;
}

const order = (work: Work, what: Partial<Work['table']['orders']>): void => {
  work.table.orders = { ...work.table.orders, ...what };
};

const orderEvents = (work: Work, { seat, card }: LeverOf<'orderEvent'>): void => {
  const seats = seat === 'all' ? [...work.table.players.keys()].filter((each) => isActive(work, each)) : [seat];
  for (const each of seats) orderEvent(work, each, card);
};

const refuseCredit = (work: Work, { seat }: LeverOf<'refuseCredit'>): void => {
  dropRequests(work, seat);
  change(work, seat, { banned: work.table.battle });
};

const names = (state: State, { type, seat }: { readonly type: SeatLever; readonly seat: Seat }): boolean => isTarget(state, type, seat);

/** When each may be pulled, and what it does. */
const LEVERS: { readonly [T in LeverType]: Pulled<T> } = {
  closeWindow: { open: () => true, pull: closeWindow },
  setTax: { open: (state, { type, tax }) => fits(state, type, tax), pull: (work, { tax }) => changeState(work, { tax }) },
  setCriteria: { open: (state, { type, criteria }) => fits(state, type, criteria), pull: (work, { criteria }) => changeBank(work, { criteria }) },
  setRate: { open: (state, { type, halfRate }) => fits(state, type, halfRate), pull: (work, { halfRate }) => changeBank(work, { halfRate }) },
  setCap: { open: (state, { type, cap }) => fits(state, type, cap), pull: (work, { cap }) => changeBank(work, { cap }) },
  addEquity: {
    open: (state, { type, cards }) => fits(state, type, cards),
    pull: (work, { cards }) => pay(work, { from: 'bankProfit', to: 'bankEquity', amount: cards }),
  },
  setAutoEquity: {
    open: (state, { autoEquity }) => isDebt(state) && state.table.bank.autoEquity !== (autoEquity === 'on'),
    pull: (work, { autoEquity }) => changeBank(work, { autoEquity: autoEquity === 'on' }),
  },
  setStateRepayment: {
    open: (state, { repayment }) => isDebt(state) && state.options.stateController === 'gm' && state.table.state.repays !== (repayment === 'on'),
    pull: (work, { repayment }) => changeState(work, { repays: repayment === 'on' }),
  },
  grantCredit: { open: (state, move) => fits(state, move.type, move.n) && names(state, move), pull: (work, { seat, n }) => grantBeyondLimit(work, seat, n) },
  refuseCredit: { open: names, pull: refuseCredit },
  orderBailout: { open: (state) => isDebt(state) && state.table.bank.badCredits > 0, pull: (work) => bailOut(work, work.table.bank.badCredits) },
  orderChange: { open: (state) => (isDebt(state) || isLibre(state)) && !state.table.orders.change, pull: (work) => order(work, { change: true }) },
  orderMeasure: {
    open: (state, { measure }) => orderableMeasures(state).includes(measure),
    pull: (work, { measure }) => order(work, { measures: [...work.table.orders.measures, measure] }),
  },
  orderEvent: {
    open: (state, { type, card, seat }) => card >= 0 && card < FACES && (seat === 'all' || isTarget(state, type, seat)),
    pull: orderEvents,
  },
  removePlayer: { open: names, pull: (work, { seat }) => leave(work, seat) },
  pausePlayer: { open: names, pull: (work, { seat }) => pause(work, seat) },
  resumePlayer: { open: names, pull: (work, { seat }) => resume(work, seat) },
  nameBanker: { open: names, pull: (work, { seat }) => change(work, seat, { role: 'banker' }) },
  stateGift: {
    open: (state, move) => fits(state, move.type, move.cards) && names(state, move),
    pull: (work, { seat, cards }) => pay(work, { from: 'state', to: seat, amount: cards }),
  },
  orderEnd: { open: (state) => !state.table.orders.end, pull: (work) => order(work, { end: true }) },
  orderLibre: { open: (state) => isDebt(state) && !state.table.orders.libre, pull: (work) => order(work, { libre: true }) },
  setAfterEnd: { open: (state, { afterEnd }) => state.table.afterEnd !== afterEnd, pull: (work, { afterEnd }) => void (work.table.afterEnd = afterEnd) },
};

const isOpen = <T extends LeverType>(state: State, move: LeverOf<T>): boolean => LEVERS[move.type].open(state, move);
const pull = <T extends LeverType>(work: Work, move: LeverOf<T>): void => LEVERS[move.type].pull(work, move);

export const checkLever = (state: State, move: Lever): Message | null => (isOpen(state, move) ? null : refuseLever());

const seatOf = (move: Lever): Seat | null => ('seat' in move && move.seat !== 'all' ? move.seat : null);

/** Each is logged with the clause (TB-4.16.1). */
export const pullLever = (work: Work, move: Lever): void => {
  const lever = { term: `lever.${move.type}` };
  const seat = seatOf(move);
  // What the game master has ordered stands in the record: it is corrected by another order, not taken back.
  work.reveals = true;
  work.log?.push(seat === null ? tell('log.lever', { lever }, ['TB-4.16.1']) : tell('log.leverFor', { lever, who: who(seat) }, ['TB-4.16.1']));
  pull(work, move);
};

/* ---------- offers ---------- */

const label = (type: LeverType): Message => ({ key: `lever.${type}`, clauses: ['TB-4.16.1'] });

/** A blank that replaces a figure opens with it. */
const intField = (name: string, [min, max]: readonly [number, number], present = min): Field => blank.int(name, min, max, { near: present });

const numberLever = (state: State, type: NumberLever, name: string, present?: number): readonly Draft<Move>[] => {
  const range = rangeOf(state, type);
  return range === null ? [] : [offerForm(type, () => label(type), [intField(name, range, present)])];
};

const targetsOf = (state: State, type: SeatLever): readonly string[] =>
  [...state.table.players.keys()].filter((seat) => isTarget(state, type, seat)).map(seatName);

const seatField = (state: State, type: SeatLever): Field => blank.pick('seat', targetsOf(state, type));

const seatLever = (state: State, type: SeatLever): readonly Draft<Move>[] =>
  targetsOf(state, type).length === 0 ? [] : [offerForm(type, () => label(type), [seatField(state, type)])];

const amountLever = (state: State, type: NumberLever & SeatLever, name: string): readonly Draft<Move>[] => {
  const range = rangeOf(state, type);
  if (range === null || targetsOf(state, type).length === 0) return [];
  return [offerForm(type, () => label(type), [seatField(state, type), intField(name, range)])];
};

const pickLever = (type: LeverType, name: string, from: readonly string[]): readonly Draft<Move>[] =>
  from.length === 0 ? [] : [offerForm(type, () => label(type), [blank.pick(name, from)])];

/** What these change, they change for everybody: they are unfolded before anything is sent. */
const CHANGES_ALL: ReadonlySet<Lever['type']> = new Set(['orderChange', 'orderLibre', 'orderEnd']);

const orderOffer = (move: Lever): Draft<Move> => {
  const said = () => label(move.type);
  return CHANGES_ALL.has(move.type) ? offerMove(move, said, { weighty: true }) : offerMove(move, said);
};

const orders = (state: State): readonly Draft<Move>[] =>
  (
    [
      { type: 'closeWindow' },
      { type: 'orderChange' },
      { type: 'orderBailout' },
      { type: 'orderLibre' },
      { type: 'orderEnd' },
    ] as const satisfies readonly Lever[]
  )
    .filter((move) => isOpen(state, move))
    .map(orderOffer);

const FACE_NAMES = Array.from({ length: FACES }, (_, face) => `face${face}`);

const eventLever = (state: State): Draft<Move> =>
  offerForm('orderEvent', () => label('orderEvent'), [blank.pick('card', FACE_NAMES), blank.pick('seat', ['all', ...targetsOf(state, 'orderEvent')])]);

const switchNames = (open: boolean, on: boolean): readonly string[] => (open ? [on ? 'off' : 'on'] : []);

export const leverOffers = (state: State): readonly Draft<Move>[] => {
  const { table, options } = state;
  const debt = isDebt(state);
  return [
    ...orders(state),
    ...numberLever(state, 'setTax', 'tax', table.state.tax),
    ...numberLever(state, 'setCriteria', 'criteria', table.bank.criteria),
    ...numberLever(state, 'setRate', 'halfRate', table.bank.halfRate),
    ...numberLever(state, 'setCap', 'cap', table.bank.cap),
    ...numberLever(state, 'addEquity', 'cards'),
    ...pickLever('setAutoEquity', 'autoEquity', switchNames(debt, table.bank.autoEquity)),
    ...pickLever('setStateRepayment', 'repayment', switchNames(debt && options.stateController === 'gm', table.state.repays)),
    ...amountLever(state, 'grantCredit', 'n'),
    ...seatLever(state, 'refuseCredit'),
    ...amountLever(state, 'stateGift', 'cards'),
    ...pickLever('orderMeasure', 'measure', orderableMeasures(state)),
    eventLever(state),
    ...seatLever(state, 'pausePlayer'),
    ...seatLever(state, 'resumePlayer'),
    ...seatLever(state, 'removePlayer'),
    ...seatLever(state, 'nameBanker'),
    ...pickLever(
      'setAfterEnd',
      'afterEnd',
      AFTER_ENDS.filter((value) => value !== table.afterEnd).map((value) => value),
    ),
  ];
};

export const askReferee = (): Message => say('ask.referee', {}, ['TB-4.16.1']);
