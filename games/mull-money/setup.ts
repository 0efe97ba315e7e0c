import type { Chance } from '#kernel/chance.ts';
import { range } from '#kernel/collections.ts';
import type { Seat, Step } from '#kernel/game.ts';
import { type Ledger, openLedger, transfer } from '#kernel/ledger.ts';
import { CARD_COUNTS, MOST_EMPLOYEES, START_CASH, START_GROWTH, START_MARKER, START_SILO, TOTAL_MATERIALS } from './data.ts';
import { run } from './engine.ts';
import { beginMission } from './rules/mission.ts';
import { money, tell, who } from './speak.ts';
import { CARDS, type Options, type Player, type State, type Table } from './types.ts';
import { begin, finish } from './rules/work.ts';

/* MM-3: automatic. */

/** MM-3.1. */
const newPlayer: Player = {
  retired: false,
  growth: START_GROWTH,
  employees: MOST_EMPLOYEES,
  personnel: START_MARKER,
  materials: START_MARKER,
  waste: START_MARKER,
  dump: 0,
  silo: START_SILO,
  credits: 0,
  cards: [],
  kept: null,
  used: [],
  lot: null,
  done: false,
  produced: 0,
  productions: 0,
};

/** MM-4.0.6: the bank starts at −15 M for each player; nothing is ever created. */
const dealCash = (seats: number): Ledger => {
  let ledger = openLedger(seats, [], ['bank']);
  for (const seat of range(seats)) ledger = transfer(ledger, { from: 'bank', to: seat, amount: START_CASH });
  return ledger;
};

const openTable = (seats: number, first: Seat, pileSize: number): Table => ({
  mission: 1,
  first,
  point: { kind: 'chooseLot', seat: first, last: false },
  players: range(seats).map(() => newPlayer),
  lots: [],
  leftover: [],
  filled: 0,
  pileSize,
  discard: [],
  alertAside: false,
  alerts: 0,
  reserve: TOTAL_MATERIALS - seats * START_SILO,
  endTriggered: null,
  leaving: [],
  commonWaste: 0,
  laws: [],
  inForce: {},
  lastVote: null,
  missionsChoked: 0,
  missionsParalysed: 0,
});

/** MM-2.1.1: all 53 cards. */
export const allCards = CARDS.flatMap((card) => range(CARD_COUNTS[card]).map(() => card));

export const setup = (options: Options, seats: number, chance: Chance): Step<State> => {
  const first = options.firstPlayer === 'random' ? chance.of('first').int(seats) : Number(options.firstPlayer);
  const pile = chance.of('pile').shuffle(allCards);
  const work = begin({ options, table: openTable(seats, first, pile.length), ledger: dealCash(seats), pile, motion: null, bribes: {} }, chance);
  work.log?.push(
    tell('log.setup', { cash: money(START_CASH), silo: START_SILO }, ['MM-3.1', 'MM-3.2', 'MM-3.3']),
    tell('log.first', { who: who(first) }, ['MM-3.4']),
  );
  beginMission(work);
  run(work);
  return finish(work);
};
