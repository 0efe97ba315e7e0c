import { type Chance, type Ledger, range, type Seat } from '#kernel';
import { NO_ANSWERS } from './rules/answers.ts';
import { NO_INSTRUCTIONS, STEP } from './data.ts';
import { askedSeats } from './engine.ts';
import { inputs } from './inputs.ts';
import type { CardId, Move, State, View } from './types.ts';

/* A full state that fits what a seat knows: for bots that look ahead. */

/** Hidden cash is guessed, within what the table has seen: debtors cannot pay, the highest bidder can. */
const guessCash = ({ agenda, options }: View, seat: Seat, chance: Chance): number => {
  let most = options.startCash;
  let least = 0;
  for (const task of agenda) {
    if (task.do === 'payments') for (const debt of task.debts) if (debt.seat === seat) most = Math.min(most, debt.amount - STEP);
    if (task.do === 'auction' && task.best?.seat === seat) least = task.best.amount;
  }
  return Math.max(least, STEP * chance.int(most / STEP + 1));
};

const imagineLedger = (view: View, chance: Chance): Ledger => {
  const seats = view.cash.map((cash, seat) => cash ?? guessCash(view, seat, chance));
  const created = view.options.startCash * seats.length;
  const desk = created - seats.reduce((total, cash) => total + cash, 0);
  return { seats, funds: { desk }, signed: ['desk'], created, destroyed: 0 };
};

/** Cards not seen in this cycle lie on top in an order nobody knows; those buried since follow in the order they were drawn. */
const imagineDeck = (view: View, chance: Chance): Pick<State, 'deck' | 'discard'> => {
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

export const imagine = (view: View, seat: Seat, chance: Chance): State => {
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
