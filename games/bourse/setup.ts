import type { Chance } from '#kernel/chance.ts';
import { at, range } from '#kernel/collections.ts';
import type { Seat, Step } from '#kernel/game.ts';
import { createMoney, type Ledger, openLedger } from '#kernel/ledger.ts';
import { NO_ANSWERS } from './rules/contracts.ts';
import { ALL_TITLES, NO_CHANGES, NO_INSTRUCTIONS, START_QUOTES } from './data.ts';
import { run } from './engine.ts';
import { newPlayer } from './rules/seating.ts';
import { money, tell, who } from './speak.ts';
import { beginTurn } from './rules/turn.ts';
import { type Dataset, ECONOMIC_PHASES, type EconomicPhase, type Options, type State, type Table } from './types.ts';
import { begin, finish, NO_AMENDMENT } from './rules/work.ts';

/* BO-3: automatic. */

/** BO-3.4, BO-2.1.2: everybody has the same, and the desk counts from 0. */
const dealCash = (seats: number, startCash: number): Ledger => {
  let ledger = openLedger(seats, [], ['desk']);
  for (const seat of range(seats)) ledger = createMoney(ledger, { to: seat, amount: startCash });
  return ledger;
};

const openTable = (seats: number, roller: Seat, phase: EconomicPhase, cardsLeft: number): Table => ({
  turn: 1,
  roller,
  extraTurn: false,
  rollerInsolvent: false,
  phase,
  quotes: START_QUOTES,
  changes: NO_CHANGES,
  desk: ALL_TITLES,
  players: range(seats).map(() => newPlayer(1)),
  contracts: [],
  visit: null,
  point: { kind: 'awaitRoll' },
  lastRoll: null,
  card: null,
  drawn: [],
  cardsLeft,
});

export const setup = (data: Dataset, options: Options, seats: number, chance: Chance): Step<State> => {
  const deck = chance.of('deck', 0).shuffle(data.cards.map(({ id }) => id));
  const roller = chance.of('roller').int(seats);
  const phase = options.startPhase === 'random' ? at(ECONOMIC_PHASES, chance.of('phase').int(ECONOMIC_PHASES.length)) : options.startPhase;
  const state: State = {
    options,
    coming: NO_AMENDMENT,
    data,
    table: openTable(seats, roller, phase, data.cards.length),
    ledger: dealCash(seats, options.startCash),
    deck,
    discard: [],
    deckShown: false,
    instructions: range(seats).map(() => NO_INSTRUCTIONS),
    sealed: NO_ANSWERS,
    agenda: [],
  };
  const work = begin(state, chance);
  work.reveals = true;
  work.log?.push(
    tell('log.setup', { cash: money(options.startCash), phase: { term: `phase.${phase}` } }, ['BO-3.2', 'BO-3.3', 'BO-3.4']),
    tell('log.starter', { who: who(roller) }, ['BO-3.6']),
  );
  beginTurn(work);
  run(work);
  return finish(work);
};
