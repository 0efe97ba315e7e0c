import { blank, type Draft, type Field, type Message, offerForm, offerMove, type Seat, unreachable } from '#kernel';
import { HIGHEST_HALF_RATE, HIGHEST_TAX, LOOSEST_CRITERIA } from '../content/data.ts';
import { closeWindow } from '../engine.ts';
import { isActive, isDebt, isLibre, type PublicFacts } from '../rules/facts.ts';
import { seatName } from '../rules/names.ts';
import { bailOut } from '../rules/bank.ts';
import { dropRequests, grantBeyondLimit, lends } from '../rules/credit.ts';
import { orderEvent } from '../rules/events.ts';
import { orderableMeasures } from '../rules/historic/measures.ts';
import { pay } from '../rules/money.ts';
import { checkLeave, checkPause, checkResume, leave, pause, resume } from '../rules/seating.ts';
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

const refuseLever = (): Message => refuse('triple-bataille.no.lever', ['TB-4.16.1']);

const fits = (state: State, type: NumberLever, value: number): boolean => {
  const range = rangeOf(state, type);
  return range !== null && value >= range[0] && value <= range[1];
};

const isOpen = (state: State, move: Lever): boolean => {
  const { table, options } = state;
  switch (move.type) {
    case 'closeWindow':
      return true;
    case 'setTax':
      return fits(state, move.type, move.tax);
    case 'setCriteria':
      return fits(state, move.type, move.criteria);
    case 'setRate':
      return fits(state, move.type, move.halfRate);
    case 'setCap':
      return fits(state, move.type, move.cap);
    case 'addEquity':
      return fits(state, move.type, move.cards);
    case 'setAutoEquity':
      return isDebt(state) && table.bank.autoEquity !== (move.autoEquity === 'on');
    case 'setStateRepayment':
      return isDebt(state) && options.stateController === 'gm' && table.state.repays !== (move.repayment === 'on');
    case 'grantCredit':
      return fits(state, move.type, move.n) && isTarget(state, move.type, move.seat);
    case 'stateGift':
      return fits(state, move.type, move.cards) && isTarget(state, move.type, move.seat);
    case 'refuseCredit':
    case 'removePlayer':
    case 'pausePlayer':
    case 'resumePlayer':
    case 'nameBanker':
      return isTarget(state, move.type, move.seat);
    case 'orderBailout':
      return isDebt(state) && table.bank.badCredits > 0;
    case 'orderChange':
      return (isDebt(state) || isLibre(state)) && !table.orders.change;
    case 'orderMeasure':
      return orderableMeasures(state).includes(move.measure);
    case 'orderEvent':
      return move.card >= 0 && move.card < FACES && (move.seat === 'all' || isTarget(state, move.type, move.seat));
    case 'orderEnd':
      return !table.orders.end;
    case 'orderLibre':
      return isDebt(state) && !table.orders.libre;
    case 'setAfterEnd':
      return table.afterEnd !== move.afterEnd;
    default:
      return unreachable(move);
  }
};

export const checkLever = (state: State, move: Lever): Message | null => (isOpen(state, move) ? null : refuseLever());

const pull = (work: Work, move: Lever): void => {
  const { table } = work;
  switch (move.type) {
    case 'closeWindow':
      return closeWindow(work);
    case 'setTax':
      return changeState(work, { tax: move.tax });
    case 'setCriteria':
      return changeBank(work, { criteria: move.criteria });
    case 'setRate':
      return changeBank(work, { halfRate: move.halfRate });
    case 'setCap':
      return changeBank(work, { cap: move.cap });
    case 'addEquity':
      return pay(work, { from: 'bankProfit', to: 'bankEquity', amount: move.cards });
    case 'setAutoEquity':
      return changeBank(work, { autoEquity: move.autoEquity === 'on' });
    case 'setStateRepayment':
      return changeState(work, { repays: move.repayment === 'on' });
    case 'grantCredit':
      return grantBeyondLimit(work, move.seat, move.n);
    case 'refuseCredit':
      dropRequests(work, move.seat);
      return change(work, move.seat, { banned: table.battle });
    case 'orderBailout':
      return bailOut(work, table.bank.badCredits);
    case 'orderChange':
      table.orders = { ...table.orders, change: true };
      return undefined;
    case 'orderMeasure':
      table.orders = { ...table.orders, measures: [...table.orders.measures, move.measure] };
      return undefined;
    case 'orderEvent': {
      const seats = move.seat === 'all' ? [...table.players.keys()].filter((seat) => isActive(work, seat)) : [move.seat];
      for (const seat of seats) orderEvent(work, seat, move.card);
      return undefined;
    }
    case 'removePlayer':
      return leave(work, move.seat);
    case 'pausePlayer':
      return pause(work, move.seat);
    case 'resumePlayer':
      return resume(work, move.seat);
    case 'nameBanker':
      return change(work, move.seat, { role: 'banker' });
    case 'stateGift':
      return pay(work, { from: 'state', to: move.seat, amount: move.cards });
    case 'orderEnd':
      table.orders = { ...table.orders, end: true };
      return undefined;
    case 'orderLibre':
      table.orders = { ...table.orders, libre: true };
      return undefined;
    case 'setAfterEnd':
      table.afterEnd = move.afterEnd;
      return undefined;
    default:
      return unreachable(move);
  }
};

const seatOf = (move: Lever): Seat | null => ('seat' in move && move.seat !== 'all' ? move.seat : null);

/** Each is logged with the clause (TB-4.16.1). */
export const pullLever = (work: Work, move: Lever): void => {
  const lever = { term: `triple-bataille.lever.${move.type}` };
  const seat = seatOf(move);
  // What the game master has ordered stands in the record: it is corrected by another order, not taken back.
  work.reveals = true;
  work.log?.push(
    seat === null
      ? tell('triple-bataille.log.lever', { lever }, ['TB-4.16.1'])
      : tell('triple-bataille.log.leverFor', { lever, who: who(seat) }, ['TB-4.16.1']),
  );
  pull(work, move);
};

/* ---------- offers ---------- */

const label = (type: LeverType): Message => ({ key: `triple-bataille.lever.${type}`, clauses: ['TB-4.16.1'] });

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

const order = (move: Lever): Draft<Move> => {
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
    .map(order);

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

export const askReferee = (): Message => say('triple-bataille.ask.referee', {}, ['TB-4.16.1']);
