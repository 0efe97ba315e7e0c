import type { Draws } from '#kernel/chance.ts';
import { recordOf } from '#kernel/collections.ts';
import type { Seat, Viewer } from '#kernel/game.ts';
import { clausesIn } from '#testkit/boxes.ts';
import { contract } from '#testkit/contract.ts';
import { bourse } from './index.ts';
import { type BySecurity, type Instructions, type Move, SECURITIES, type State } from './types.ts';

/* Everything that a viewer may not know is changed here, by a reading of BO-7 of its own: it must not ask view.ts. */

const prices = (chance: Draws, least: number): BySecurity<number> => recordOf(SECURITIES, () => 1000 * (least + chance.int(41)));

const otherInstructions = (chance: Draws): Instructions => ({
  prepared: chance.int(2) === 0 ? null : { kind: 'pass' },
  buyAt: prices(chance, 0),
  sellAt: prices(chance, 1),
  passUntilMyTurn: chance.int(2) === 0,
});

/** Others' cash, where it is hidden: nobody may tell it from what happens, so debtors stay short and bids stay covered. */
const scrambleCash = (state: State, viewer: Viewer, chance: Draws): State => {
  if (state.options.cashVisibility === 'public' || viewer === 'referee' || state.table.point.kind === 'gameOver') return state;
  let desk = state.ledger.funds.desk ?? 0;
  const seats = state.ledger.seats.map((cash, seat) => {
    if (seat === viewer || state.table.players[seat]?.active === false) return cash;
    let least = 0;
    let most = 300_000;
    for (const task of state.agenda) {
      if (task.do === 'payments') for (const debt of task.debts) if (debt.seat === seat) most = Math.min(most, debt.amount - 1000);
      if (task.do === 'auction' && task.best?.seat === seat) least = task.best.amount;
    }
    const other = Math.max(least, 1000 * chance.int(most / 1000 + 1));
    desk += cash - other;
    return other;
  });
  return { ...state, ledger: { ...state.ledger, seats, funds: { desk } } };
};

const otherAnswer = (answer: Move, state: State, seat: Seat, chance: Draws): Move => {
  const cash = state.ledger.seats[seat] ?? 0;
  const { point } = state.table;
  if (answer.type === 'settleCeiling') return { type: 'settleCeiling', sell: 0 };
  if (answer.type === 'tender' || answer.type === 'cardRepay') return { type: 'pass' };
  if (point.kind !== 'auctionBid') return answer;
  return cash < point.lot.opening || chance.int(2) === 0 ? { type: 'passBid' } : { type: 'bid', amount: cash };
};

const scrambleAnswers = (state: State, viewer: Viewer, chance: Draws): State => ({
  ...state,
  sealed: Object.fromEntries(
    Object.entries(state.sealed).map(([key, answer]) => [key, Number(key) === viewer ? answer : otherAnswer(answer, state, Number(key), chance)]),
  ),
});

const scrambleDeck = (state: State, viewer: Viewer, chance: Draws): State => {
  const { deck, options, table, data } = state;
  if (viewer === 'referee' && state.deckShown) return state;
  // Buried cards lie below in a known order; with a pile of used cards the whole deck is unknown.
  const unknown = options.eventDeck === 'reshuffle' ? deck.length : Math.max(0, data.cards.length - table.drawn.length);
  return { ...state, deck: [...chance.shuffle(deck.slice(0, unknown)), ...deck.slice(unknown)] };
};

const scramble = (state: State, viewer: Viewer, chance: Draws): State => {
  const instructed: State = {
    ...state,
    instructions: state.instructions.map((instructions, seat) => (seat === viewer ? instructions : otherInstructions(chance))),
  };
  return scrambleAnswers(scrambleDeck(scrambleCash(instructed, viewer, chance), viewer, chance), viewer, chance);
};

/** A lot is laid out flat, with a blank for every security. */
const asForm = (move: unknown): unknown => {
  const decoded = bourse.module.decode(move);
  if (decoded?.type !== 'auctionLot') return move;
  return { type: decoded.type, ...Object.fromEntries(SECURITIES.map((security) => [security, decoded.lot[security] ?? 0])) };
};

/** One move of each type, as off the wire: a type that no offer leads to would be found out. */
const examples: readonly unknown[] = [
  { type: 'roll' },
  { type: 'exerciseOption', n: 1 },
  { type: 'abandonOption' },
  { type: 'forgetOption' },
  { type: 'settleCeiling', sell: 1 },
  { type: 'buy', n: 1 },
  { type: 'sell', n: 1 },
  { type: 'take', n: 1 },
  { type: 'buyOption', owner: 1, n: 1 },
  { type: 'done' },
  { type: 'pass' },
  { type: 'borrow' },
  { type: 'cardBuy', security: 'DAR', n: 1 },
  { type: 'cardSell', security: 'DAR', n: 1 },
  { type: 'cardRepay', banks: ['A'] },
  { type: 'tender', n: 1 },
  { type: 'auctionLot', lot: { DAR: 1 } },
  { type: 'sellToDesk', security: 'DAR', n: 1 },
  { type: 'bid', amount: 20_000 },
  { type: 'passBid' },
  { type: 'preparePass' },
  { type: 'prepareBuy', n: 1, max: 20_000 },
  { type: 'prepareSell', n: 1, min: 20_000 },
  { type: 'prepareNone' },
  { type: 'alerts', securities: ['DAR'], buyAt: 20_000, sellAt: 30_000 },
  { type: 'passUntilMyTurn', on: true },
  { type: 'showDeck' },
];

contract(bourse, { scramble, clauses: clausesIn(new URL('booklet.en.md', import.meta.url)), asForm, examples, games: 40 });
