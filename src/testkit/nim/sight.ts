import type { Draws } from '#kernel/chance.ts';
import { at, range } from '#kernel/collections.ts';
import type { Seat, Viewer } from '#kernel/game.ts';
import { allFortunes } from './play.ts';
import type { State, View } from './types.ts';

const knowsFortune = (state: Pick<State, 'over'>, viewer: Viewer, seat: Seat): boolean => state.over !== null || viewer === seat || viewer === 'referee';

export const view = (state: State, viewer: Viewer): View => ({
  viewer,
  options: state.options,
  round: state.round,
  stones: state.stones,
  ledger: state.ledger,
  active: state.active,
  committed: state.bids.map((bid) => bid !== null),
  taker: state.taker,
  shaken: state.shaken,
  over: state.over,
  fortunes: state.fortunes.map((fortune, seat) => (knowsFortune(state, viewer, seat) ? fortune : null)),
  deckLeft: state.deck.length,
  ownBid: typeof viewer === 'number' ? (state.bids[viewer] ?? null) : null,
  ownNote: typeof viewer === 'number' ? (state.notes[viewer] ?? null) : null,
});

export const metrics = (state: State, viewer: Viewer): Readonly<Record<string, number>> => {
  const figures: Record<string, number> = { 'nim.metric.stones': state.stones };
  for (const seat of range(state.active.length)) {
    figures[`nim.metric.purse/${seat}`] = at(state.ledger.seats, seat);
    if (knowsFortune(state, viewer, seat)) figures[`nim.metric.fortune/${seat}`] = at(state.fortunes, seat);
  }
  return figures;
};

/** Deals the fortunes that are not known among those not seen, and the rest into the deck. */
const dealUnseen = (known: readonly (number | null)[], all: readonly number[], chance: Draws): Pick<State, 'fortunes' | 'deck'> => {
  const unseen = [...all];
  for (const fortune of known) if (fortune !== null) unseen.splice(unseen.indexOf(fortune), 1);
  const deck = chance.shuffle(unseen);
  const fortunes = known.map((fortune) => fortune ?? deck.pop() ?? 0);
  return { fortunes, deck };
};

export const imagine = (seen: View, seat: Seat, chance: Draws): State => ({
  options: seen.options,
  round: seen.round,
  stones: seen.stones,
  ledger: seen.ledger,
  active: seen.active,
  bids: seen.committed.map((hasBid, other) => (!hasBid ? null : other === seat ? seen.ownBid : chance.int(at(seen.ledger.seats, other) + 1))),
  taker: seen.taker,
  notes: seen.active.map((_, other) => (other === seat ? seen.ownNote : null)),
  shaken: seen.shaken,
  over: seen.over,
  ...dealUnseen(seen.fortunes, allFortunes(seen.options), chance),
});

/** Another state that the viewer cannot tell from this one: for the contract suite. */
export const scramble = (state: State, viewer: Viewer, chance: Draws): State => ({
  ...state,
  bids: state.bids.map((bid, seat) => (bid === null || seat === viewer ? bid : chance.int(at(state.ledger.seats, seat) + 1))),
  notes: state.notes.map((note, seat) => (seat === viewer ? note : chance.int(2) === 0 ? null : `note ${chance.int(100)}`)),
  ...dealUnseen(
    state.fortunes.map((fortune, seat) => (knowsFortune(state, viewer, seat) ? fortune : null)),
    allFortunes(state.options),
    chance,
  ),
});
