import type { Draws } from '#kernel/chance.ts';
import type { Viewer } from '#kernel/game.ts';
import { clausesIn } from '#testkit/boxes.ts';
import { contract } from '#testkit/contract.ts';
import { mullMoney } from './index.ts';
import type { State } from './types.ts';

/* Everything that a viewer may not know is changed here, by a reading of MM-7 of its own: it must not ask view.ts. */

/** Others' cash and with it the bank: only who leads an auction is known to have his offer. */
const scrambleCash = (state: State, viewer: Viewer, chance: Draws): State => {
  const { options, table, ledger } = state;
  const { point } = table;
  if (options.openMoney || viewer === 'referee' || point.kind === 'gameOver') return state;
  let bank = ledger.funds.bank ?? 0;
  const seats = ledger.seats.map((cash, seat) => {
    if (seat === viewer || table.players[seat]?.retired === true) return cash;
    const leads = (point.kind === 'bid' || point.kind === 'bidLot') && point.best !== null && point.best.seat === seat;
    const other = Math.max(leads && point.best !== null ? point.best.amount : 0, chance.int(60));
    bank += cash - other;
    return other;
  });
  return { ...state, ledger: { ...ledger, seats, funds: { bank } } };
};

/** Nobody knows the order of the pile. */
const scramblePile = (state: State, chance: Draws): State => ({ ...state, pile: chance.shuffle(state.pile) });

/** A sealed ballot is known to its owner alone, not to the game master either. */
const scrambleBallots = (state: State, viewer: Viewer, chance: Draws): State => {
  const { motion, bribes, table } = state;
  if (motion === null || state.options.ballot === 'sequential') return state;
  const ballots = { ...motion.ballots };
  const voices = { ...motion.voices };
  const cards = { ...bribes };
  for (const seat of Object.keys(ballots).map(Number)) {
    if (seat === viewer) continue;
    const corruption = table.players[seat]?.cards.filter((card) => card === 'corruption').length ?? 0;
    ballots[seat] = chance.int(2) === 0 ? 'yes' : 'no';
    cards[seat] = chance.int(corruption + 1);
    voices[seat] = 1 + chance.int(5);
  }
  return { ...state, motion: { ...motion, ballots, voices }, bribes: cards };
};

const scramble = (state: State, viewer: Viewer, chance: Draws): State =>
  scrambleBallots(scramblePile(scrambleCash(state, viewer, chance), chance), viewer, chance);

/** A proposed law is laid out flat in its form. */
const asForm = (move: unknown): unknown => {
  const decoded = mullMoney.module.decode(move);
  if (decoded?.type !== 'negotiate') return move;
  const { proposal, ...rest } = decoded;
  if (proposal === null) return rest;
  const { type: law, ...parameters } = proposal;
  return { ...rest, law, ...parameters };
};

contract(mullMoney, { scramble, clauses: clausesIn(new URL('booklet.en.md', import.meta.url)), asForm, games: 60 });
