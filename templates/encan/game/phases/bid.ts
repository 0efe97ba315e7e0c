import { at, balance, type Chance, type LogEntry, type Message, type Offer, replaceAt, type Seat, type Step, transfer } from '#kernel';
import { activeSeats } from '../facts.ts';
import { money, refuse, say, tell, who } from '../speak.ts';
import type { Ending, Move, State } from '../types.ts';

/* The one decision point: everybody seals a bid, the last one opens them all. */

export const promptBid = ({ table }: State): Message => say('encan.ask.bid', { worth: money(table.lot ?? 0) }, ['EN-3.1']);

/** What a form takes is written beside its button: a bid costs what it says, at most. */
export const bidOffers = ({ table, bids }: State, seat: Seat): readonly Offer<Move>[] => {
  const most = balance(table.ledger, seat);
  const start = bids[seat] ?? Math.min(most, Math.floor((table.lot ?? 0) / 2));
  return [
    {
      kind: 'form',
      label: say('encan.do.bid', {}, ['EN-3.1']),
      type: 'bid',
      fields: [{ kind: 'int', name: 'amount', min: 0, max: most, step: 1, start }],
      costs: { amount: 1 },
    },
  ];
};

export const checkBid = ({ table }: State, seat: Seat, { amount }: Move): Message | null => {
  const most = balance(table.ledger, seat);
  return Number.isInteger(amount) && amount >= 0 && amount <= most ? null : refuse('encan.no.badBid', ['EN-3.1'], { most: money(most) });
};

const end = (state: State, ending: Ending, log: readonly LogEntry[]): Step<State> => {
  const clause = ending === 'allSold' ? 'EN-4.1' : 'EN-4.2';
  return {
    state: { ...state, table: { ...state.table, lot: null, ending }, bids: state.bids.map(() => null) },
    log: [...log, tell(`encan.end.${ending}`, {}, [clause])],
    reveals: true,
  };
};

/** EN-2.2: the next lot is turned up, or the game is over. */
const nextLot = (state: State, log: readonly LogEntry[]): Step<State> => {
  const [lot, ...deck] = state.deck;
  if (lot === undefined) return end(state, 'allSold', log);
  const round = state.table.round + 1;
  const turned: LogEntry = { ...tell('encan.log.lot', { worth: money(lot) }, ['EN-2.2']), heading: { turn: round } };
  return { state: { ...state, deck, table: { ...state.table, round, lot }, bids: state.bids.map(() => null) }, log: [...log, turned], reveals: true };
};

/** EN-3.2, EN-3.3: when the last bid is in, all are opened. */
export const openBids = (state: State, log: readonly LogEntry[], chance: Chance): Step<State> => {
  const { table, bids, options } = state;
  const seats = activeSeats(table);
  if (seats.length < 2) return end(state, 'alone', log);
  if (seats.some((seat) => at(bids, seat) === null)) return { state, log, reveals: false };
  const amount = Math.max(...seats.map((seat) => bids[seat] ?? 0));
  const best = seats.filter((seat) => bids[seat] === amount);
  const lot = table.lot ?? 0;
  const figures = { worth: money(lot), amount: money(amount) };
  if (best.length > 1 && options.ties === 'none') {
    const unsold = { ...table, lastSale: { seat: null, lot, amount } };
    return nextLot({ ...state, table: unsold }, [...log, tell('encan.log.unsold', figures, ['EN-3.3'])]);
  }
  const seat = at(best, best.length > 1 ? chance.int(best.length) : 0);
  const sold = {
    ...table,
    ledger: transfer(table.ledger, { from: seat, to: 'bank', amount }),
    bought: replaceAt(table.bought, seat, [...at(table.bought, seat), lot]),
    lastSale: { seat, lot, amount },
  };
  return nextLot({ ...state, table: sold }, [...log, tell('encan.log.sold', { who: who(seat), ...figures }, ['EN-3.2'])]);
};

export const bid = (state: State, seat: Seat, { amount }: Move, chance: Chance): Step<State> => {
  // A bid revised is told to nobody: the others see who has bid, and no more.
  const log = at(state.bids, seat) === null ? [tell('encan.log.sealed', { who: who(seat) }, ['EN-3.1'])] : [];
  return openBids({ ...state, bids: replaceAt(state.bids, seat, amount) }, log, chance);
};
