import type { Draws } from '#kernel/chance.ts';
import { at } from '#kernel/collections.ts';
import type { Viewer } from '#kernel/game.ts';
import { clausesIn } from '#testkit/boxes.ts';
import { contract } from '#testkit/contract.ts';
import { antiMonopoly } from './index.ts';
import { type Answer, type Deal, type Move, type Role, SEAT_NAMES, type State, TITLE_IDS, type Trade } from './types.ts';

/* Everything that a viewer may not know is changed here, by a reading of AM-7 of its own: it must not ask view.ts. */

/** Nobody knows the order of the cards that have not been drawn; those drawn lie at the bottom as they were drawn. */
const scrambleDeck = ({ decks, table }: State, camp: Role, chance: Draws): State['decks'][Role] => {
  const known = table.decks[camp].recent.length;
  const unseen = decks[camp].length - known;
  return [...chance.shuffle(decks[camp].slice(0, unseen)), ...decks[camp].slice(unseen)];
};

/** A sealed answer is known to its seat alone, not to the game master either. */
const scrambleSealed = ({ sealed, table, ledger }: State, viewer: Viewer, chance: Draws): State['sealed'] => {
  const { point } = table;
  if (point.kind !== 'ceilings') return sealed;
  const others = Object.values(sealed).map((answer): Answer => {
    const steps = Math.floor((at(ledger.seats, answer.seat) - point.opening) / 50);
    if (answer.seat === viewer) return answer;
    return { seat: answer.seat, amount: steps < 0 || chance.int(3) === 0 ? null : point.opening + 50 * chance.int(steps + 1) };
  });
  return Object.fromEntries(others.map((answer) => [answer.seat, answer]));
};

/** A pending offer, and a counter-proposal, are known to both parties and the game master. */
const scrambleTrade = (trade: Trade | null, viewer: Viewer, chance: Draws): Trade | null => {
  if (trade === null || viewer === 'referee' || viewer === trade.proposer || viewer === trade.to) return trade;
  const title = at(TITLE_IDS, chance.int(TITLE_IDS.length));
  return { ...trade, giveTitles: [title], giveCash: 10 * chance.int(50), getTitles: [], getCash: 10 };
};

const scramble = (state: State, viewer: Viewer, chance: Draws): State => ({
  ...state,
  decks: { C: scrambleDeck(state, 'C', chance), M: scrambleDeck(state, 'M', chance) },
  sealed: scrambleSealed(state, viewer, chance),
  offer: scrambleTrade(state.offer, viewer, chance),
  counter: scrambleTrade(state.counter, viewer, chance),
});

/** A form leaves out what stays empty: titles, and the cash that nobody pays. */
const dealAsForm = ({ giveTitles, giveCash, getTitles, getCash }: Deal): object => {
  const titles = { ...(giveTitles.length > 0 ? { giveTitles } : {}), ...(getTitles.length > 0 ? { getTitles } : {}) };
  if (giveCash !== 0 && getCash !== 0) return { ...titles, giveCash, getCash };
  return getCash === 0 ? { ...titles, giveCash } : { ...titles, getCash };
};

const asForm = (raw: unknown): unknown => {
  const move: Move | null = antiMonopoly.module.decode(raw);
  if (move?.type === 'counter') return { type: move.type, ...dealAsForm(move) };
  if (move?.type !== 'proposeTrade') return raw;
  return { type: move.type, to: SEAT_NAMES[move.to] ?? move.to, ...dealAsForm(move) };
};

/** One of each move that random games seldom meet. */
const deal = { giveTitles: ['ROM1'], giveCash: 0, getTitles: [], getCash: 600 };
const examples: readonly unknown[] = [
  { type: 'proposeTrade', to: 1, ...deal },
  { type: 'counter', ...deal },
  { type: 'withdraw' },
  { type: 'declareBankruptcy' },
  { type: 'sellBuildings', title: 'ROM1', levels: 1 },
  { type: 'bid', amount: 500 },
];

contract(antiMonopoly, { scramble, clauses: clausesIn(new URL('booklet.en.md', import.meta.url)), asForm, examples, games: 24 });
