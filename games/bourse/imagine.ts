import type { Draws } from '#kernel/chance.ts';
import { at, range } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import type { Ledger } from '#kernel/ledger.ts';
import { NO_ANSWERS } from './rules/contracts.ts';
import { NO_INSTRUCTIONS, STEP } from './data.ts';
import { askedSeats, inputs } from './engine.ts';
import { type CardId, type Move, SECURITIES, type State, type View } from './types.ts';

/* A full state that fits what a seat knows: for bots that look ahead. */

/**
 * What is usually left in hand beside so many titles, by least squares over games of our bots (mean error 26,000 F): who holds few titles
 * has not spent his start yet, who has borrowed has it still, and each lap has brought dividends.
 */
const usualCash = ({ table }: View, seat: Seat): number => {
  const { titles, loans, lap } = at(table.players, seat);
  const count = SECURITIES.reduce((sum, security) => sum + titles[security], 0);
  const value = SECURITIES.reduce((sum, security) => sum + titles[security] * table.quotes[security], 0);
  return 36_500 + 7000 * lap + 1000 * lap * lap - 3500 * count + 33_700 * loans.length + 0.02 * value + 0.72 * Math.max(0, 200_000 - value);
};

/** How far a guess strays from what is usual. */
const SPREAD = 30_000;

/** Hidden cash is guessed, within what the table has seen: debtors cannot pay, the highest bidder can. */
const guessCash = (view: View, seat: Seat, chance: Draws): number => {
  let most = Number.POSITIVE_INFINITY;
  let least = 0;
  for (const task of view.agenda) {
    if (task.do === 'payments') for (const debt of task.debts) if (debt.seat === seat) most = Math.min(most, debt.amount - STEP);
    if (task.do === 'auction' && task.best?.seat === seat) least = task.best.amount;
  }
  const guess = usualCash(view, seat) + chance.int(2 * SPREAD) - SPREAD;
  return Math.max(least, Math.min(most, STEP * Math.round(guess / STEP)));
};

const imagineLedger = (view: View, chance: Draws): Ledger => {
  const seats = view.cash.map((cash, seat) => cash ?? guessCash(view, seat, chance));
  const created = view.options.startCash * seats.length;
  const desk = created - seats.reduce((total, cash) => total + cash, 0);
  return { seats, funds: { desk }, signed: ['desk'], created, destroyed: 0 };
};

/** Cards not seen in this cycle lie on top in an order nobody knows; those buried since follow in the order they were drawn. */
const imagineDeck = (view: View, chance: Draws): Pick<State, 'deck' | 'discard'> => {
  const { data, table, options, agenda } = view;
  const count = data.cards.length;
  const { drawn } = table;
  const inHand = new Set(agenda.flatMap((task): readonly CardId[] => (task.do === 'event' ? [task.card] : [])));
  const sinceCycle = drawn.length % count;
  const cycle = drawn.length === 0 ? [] : drawn.slice(-(sinceCycle === 0 ? count : sinceCycle));
  const seen = new Set(cycle);
  const used = cycle.filter((id) => !inHand.has(id));
  const unseen = data.cards.flatMap(({ id }) => (seen.has(id) ? [] : [id]));
  if (options.eventDeck === 'reshuffle') return { deck: view.deck ?? chance.shuffle(unseen), discard: used };
  return { deck: view.deck ?? [...chance.shuffle(unseen), ...used], discard: [] };
};

export const imagine = (view: View, seat: Seat, chance: Draws): State => {
  const state: State = {
    options: view.options,
    coming: view.coming,
    data: view.data,
    table: view.table,
    ledger: imagineLedger(view, chance),
    ...imagineDeck(view, chance),
    deckShown: false,
    instructions: range(view.table.players.length).map((other) => (other === seat ? (view.own ?? NO_INSTRUCTIONS) : NO_INSTRUCTIONS)),
    sealed: NO_ANSWERS,
    agenda: view.agenda,
  };
  const { point } = view.table;
  const answered = 'answered' in point ? point.answered : [];
  const sealed: Record<Seat, Move> = {};
  for (const other of askedSeats(state)) {
    if (other === seat && view.answer !== null) sealed[other] = view.answer;
    else if (answered.includes(other)) sealed[other] = inputs.sample(state, other, chance);
  }
  return { ...state, sealed };
};
