import type { Chance, Draws } from '#kernel/chance.ts';
import { at, range, replaceAt } from '#kernel/collections.ts';
import { blank, offerForm } from '#kernel/drafts.ts';
import type { Invariant, Outcome, Seat, Step, Viewer } from '#kernel/game.ts';
import { addSeat, auditLedger, balance, createMoney, openLedger, transfer } from '#kernel/ledger.ts';
import { runner, skeleton } from '#kernel/skeleton.ts';
import { tableMessage } from '#kernel/table-messages.ts';
import type { DecisionPoint, Making, Mutable } from '#kernel/work.ts';
import type { Arg } from '#kernel/words.ts';
import { wealth } from './figures.ts';
import { manifest } from './manifest.ts';
import { decode, type Move, type Options, type State, type Table, type View } from './types.ts';
import { speech } from './words.ts';

const { say, tell, refuse } = speech;
const money = (amount: number): Arg => ({ money: amount });

/** EN-2.2: the worth of every lot there is. */
const LOTS: readonly number[] = range(12).map((index) => 10 + 5 * (index % 11));

/** One step in the making: a copy of the state whose fields may be replaced. It reads like a state, so every question may be asked of it. */
interface Work extends Making, Mutable<Omit<State, 'table'>> {
  readonly table: Mutable<Table>;
}

/* ---------- questions ---------- */

const isActive = ({ active }: Table, seat: Seat): boolean => active[seat] === true;
const activeSeats = (table: Table): readonly Seat[] => range(table.active.length).filter((seat) => isActive(table, seat));
const hasBid = ({ bids }: State, seat: Seat): boolean => at(bids, seat) !== null;

/* ---------- what the table does by itself ---------- */

/** Of a heading only the turn is shown: what happens stands on a line of its own. */
const lotLines = (worth: number, turn: number) => [
  { ...tell('log.sale', { turn }, ['EN-2.2']), heading: { turn } },
  tell('log.lot', { worth: money(worth) }, ['EN-2.2']),
];

/** EN-2.1, EN-2.2: purses are filled, lots shuffled, the first one turned up. */
const setup = (options: Options, seats: number, chance: Chance): Step<State> => {
  const [lot = 0, ...deck] = chance.of('lots').shuffle(LOTS).slice(0, options.lots);
  const everybody = range(seats);
  const ledger = everybody.reduce((filled, to) => createMoney(filled, { to, amount: options.purse }), openLedger(seats, ['bank'], []));
  const table = { round: 1, lot, ledger, bought: everybody.map(() => []), active: everybody.map(() => true), lastSale: null, ending: null };
  return { state: { options, table, deck, bids: everybody.map(() => null) }, log: lotLines(lot, 1), reveals: true };
};

/** Cites the ending, and the clause by which players are ranked: both stand under the last places. */
const endText = (ending: 'allSold' | 'alone') => say(`end.${ending}`, {}, [ending === 'allSold' ? 'EN-4.1' : 'EN-4.2', 'EN-1.1']);

const end = (work: Work, ending: 'allSold' | 'alone'): void => {
  work.table.lot = null;
  work.table.ending = ending;
  work.bids = work.bids.map(() => null);
  work.reveals = true;
  work.log?.push({ to: 'all', text: endText(ending) });
};

/** EN-2.2: the next lot is turned up, or the game is over. */
const nextLot = (work: Work): void => {
  const [lot, ...deck] = work.deck;
  if (lot === undefined) return end(work, 'allSold');
  work.deck = deck;
  work.bids = work.bids.map(() => null);
  work.table.round++;
  work.table.lot = lot;
  work.reveals = true;
  work.log?.push(...lotLines(lot, work.table.round));
};

/** EN-3.2, EN-3.3: the last bid is in, all are opened. */
const openBids = (work: Work): void => {
  const { table, bids, options, chance } = work;
  const seats = activeSeats(table);
  const amount = Math.max(...seats.map((seat) => bids[seat] ?? 0));
  const best = seats.filter((seat) => bids[seat] === amount);
  const lot = table.lot ?? 0;
  const sums = { worth: money(lot), amount: money(amount) };
  if (best.length > 1 && options.ties === 'none') {
    table.lastSale = { seat: null, lot, amount };
    work.log?.push(tell('log.unsold', sums, ['EN-3.3']));
  } else {
    const seat = at(best, best.length > 1 ? chance.of('tie', work.table.round).int(best.length) : 0);
    table.ledger = transfer(table.ledger, { from: seat, to: 'bank', amount });
    table.bought = replaceAt(table.bought, seat, [...at(table.bought, seat), lot]);
    table.lastSale = { seat, lot, amount };
    work.log?.push(tell('log.sold', { who: { seat }, ...sums }, ['EN-3.2']));
  }
  nextLot(work);
};

/** EN-4.2: one player alone ends the game; EN-3.2: the last bid opens them all. */
const run = runner(
  (work: Work) => {
    if (work.table.ending !== null) return null;
    const seats = activeSeats(work.table);
    if (seats.length < 2) return () => end(work, 'alone');
    return seats.every((seat) => hasBid(work, seat)) ? () => openBids(work) : null;
  },
  (_, task) => task(),
);

/* ---------- what players do ---------- */

/** The one decision point: everybody seals a bid, the last one opens them all. */
const bid: DecisionPoint<State, Work, Table, Move> = {
  prompt: (_, { lot }) => say('ask.bid', { worth: money(lot ?? 0) }, ['EN-3.1']),
  // What a form takes is written beside its button: a bid costs what it says, at most.
  offers: ({ bids }, { ledger, lot }, seat) => {
    const most = balance(ledger, seat);
    const start = bids[seat] ?? Math.min(most, Math.floor((lot ?? 0) / 2));
    return [offerForm('bid', () => say('do.bid', {}, ['EN-3.1']), [blank.int('amount', 0, most, { start })], { costs: { amount: 1 } })];
  },
  check: (_, { ledger }, seat, { amount }) => {
    const most = balance(ledger, seat);
    return amount >= 0 && amount <= most ? null : refuse('no.badBid', ['EN-3.1'], { most: money(most) });
  },
  apply: (work, _, seat, { amount }) => {
    // A bid revised is told to nobody: the others see who has bid, and no more.
    if (!hasBid(work, seat)) work.log?.push(tell('log.sealed', { who: { seat } }, ['EN-3.1']));
    work.bids = replaceAt(work.bids, seat, amount);
  },
  timeout: () => ({ type: 'bid', amount: 0 }),
};

/** Who may act, what is allowed, what it does. */
const inputs = skeleton<State, Work, Table, Move, Options>({
  decode,
  begin: (state, chance, log) => ({ ...state, table: { ...state.table }, log, reveals: false, chance }),
  run,
  finish: ({ options, table, deck, bids, log, reveals }) => ({ state: { options, table, deck, bids }, log: log ?? [], reveals }),
  isOver: ({ table }) => table.ending !== null,
  point: ({ table }) => table,
  phase: () => bid,
  asked: ({ table }) => activeSeats(table),
  hasAnswered: hasBid,
  /** EN-4.2: who leaves keeps what they have; a chair that somebody left may be taken, or a new one after the last. */
  seating: {
    checkLeave: ({ table }, seat) => (isActive(table, seat) ? null : tableMessage('table.notSeated')),
    checkJoin: ({ table: { active } }, seat) =>
      (seat === active.length ? seat < manifest.players.max : active[seat] === false) ? null : tableMessage('table.notFree'),
    leave: (work, seat) => {
      work.table.active = replaceAt(work.table.active, seat, false);
      work.bids = replaceAt(work.bids, seat, null);
      work.log?.push(tell('log.left', { who: { seat } }, ['EN-4.2']));
      run(work);
    },
    join: (work, seat) => {
      const { table } = work;
      if (seat === table.active.length) {
        table.ledger = createMoney(addSeat(table.ledger), { to: seat, amount: work.options.purse });
        table.bought = [...table.bought, []];
        work.bids = [...work.bids, null];
      }
      table.active = replaceAt(table.active, seat, true);
      work.reveals = true;
      work.log?.push(tell('log.joined', { who: { seat } }, ['EN-4.2']));
    },
  },
  amend: {
    check: () => null,
    apply: (work, amended) => {
      work.options = { ...work.options, ...amended };
      work.reveals = true;
      work.log?.push(tell('log.ties', {}, ['EN-3.3']));
    },
  },
});

/* ---------- what is seen, and who has won ---------- */

/** All that the viewer may know: the table, who has bid, and their own bid. */
const view = ({ options, table, bids }: State, viewer: Viewer): View => ({
  options,
  table,
  committed: bids.map((sealed) => sealed !== null),
  ownBid: typeof viewer === 'number' ? (bids[viewer] ?? null) : null,
});

/** A full state that fits what the seat knows: lots that may still come in any order, bids of the others up to the worth of the lot. */
const imagine = ({ options, table, committed, ownBid }: View, seat: Seat, chance: Draws): State => {
  const unseen = [...LOTS];
  for (const lot of [...table.bought.flat(), ...(table.lot === null ? [] : [table.lot])]) unseen.splice(unseen.indexOf(lot), 1);
  const left = table.ending === null ? options.lots - table.round : 0;
  const guess = (other: Seat): number => chance.int(Math.min(balance(table.ledger, other), table.lot ?? 0) + 1);
  const bids = committed.map((has, other) => (!has ? null : other === seat ? ownBid : guess(other)));
  return { options, table, deck: chance.shuffle(unseen).slice(0, left), bids };
};

/** EN-1.1: equals share the place. */
const outcome = ({ table }: State): Outcome | null => {
  if (table.ending === null) return null;
  const scores = range(table.active.length).map((seat) => wealth(table, seat));
  const standings = scores.map((score, seat) => ({ seat, score, rank: 1 + scores.filter((other) => other > score).length }));
  return { reason: table.ending, text: endText(table.ending), standings };
};

const invariants: readonly Invariant<State>[] = [
  { clause: 'EN-2.1', holds: ({ table }) => auditLedger(table.ledger) },
  {
    clause: 'EN-2.2',
    holds: ({ table, deck, options }) => (table.ending !== null || table.round + deck.length === options.lots ? null : 'a lot was lost or made'),
  },
];

export const rules = { ...inputs, decode, setup, view, imagine, outcome, invariants, turn: ({ table }: State): number => table.round };
