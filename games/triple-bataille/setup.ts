import type { Chance } from '#kernel/chance.ts';
import { range } from '#kernel/collections.ts';
import type { Step } from '#kernel/game.ts';
import { newPack } from './rules/cards.ts';
import { BANK_START, CARDS_PER_PLAYER, DISCOVERY_HAND, HAND, INHERITANCE, LIBRE_HAND, PUBLIC_WAGE, STATE_START } from './content/data.ts';
import { run } from './engine.ts';
import { bankerCount, settledTies } from './options.ts';
import { firstEnterprises } from './rules/historic/privatisation.ts';
import { addUnder, createMoney, putOnTop } from './rules/money.ts';
import { NO_BATTLE } from './rules/open.ts';
import { newPlayer } from './rules/departure.ts';
import { tell } from './speak.ts';
import { NO_COUNTERS, type Options, type Sealed, type State, type System, type Table } from './types.ts';
import { begin, change, finish, type Work } from './rules/work.ts';

/* TB-3: before the first battle. */

export const NOTHING_SEALED: Sealed = { stakes: {}, bids: {}, picks: {}, ballots: {}, measures: [], settings: {}, proposals: [] };

const SYSTEMS: Readonly<Record<Options['mode'], System>> = { decouverte: 'decouverte', dette: 'dette', historique: 'dette', libre: 'libre' };

/** TB-2.3.3: enough for a whole game, usually. */
const packsFor = (players: number): number => Math.ceil((CARDS_PER_PLAYER * players) / 52) + 1;

const emptyTable = (options: Options, seats: number): Table => {
  const bankers = bankerCount(options, seats);
  const players = seats - bankers;
  const nothing = { houses: 0, factories: [] };
  return {
    point: { kind: 'bankset' },
    opening: 0,
    battle: 0,
    first: -1,
    count: players,
    bundle: 1,
    system: SYSTEMS[options.mode],
    length: options.length,
    afterEnd: options.afterEnd,
    taxPolicy: options.taxPolicy,
    players: range(seats).map((seat) => newPlayer(seat < players ? 'player' : 'banker', 'playing', options)),
    funds: { pot: 0, nextPot: 0, state: 0, wagesBuilding: 0, wagesIndustry: 0, profitBuilding: 0, profitIndustry: 0 },
    packs: packsFor(players),
    bank: { halfRate: 2 * Number(options.interest), criteria: options.unsecured, cap: 0, autoEquity: true, badCredits: 0, bailouts: 0, granted: 0 },
    state: {
      tax: options.tax,
      credits: 0,
      posts: 0,
      aid: 0,
      staffCuts: 0,
      aidCuts: 0,
      wage: PUBLIC_WAGE,
      wageTax: false,
      repays: true,
      enterprises: firstEnterprises(options, players),
      onSale: null,
    },
    stock: { bank: nothing, boards: nothing, state: nothing },
    cycle: {
      debt: 'C1',
      libre: 1,
      libreBattle: 0,
      battles: 0,
      pending: false,
      base: 0,
      exited: 0,
      divided: 1,
      divisions: 0,
      schedule: options.mode === 'historique' ? 'standard' : options.debtSchedule,
    },
    history: { cell: 1, libreSince: null, suffocated: 0 },
    loans: [],
    nextLoan: 1,
    proposals: [],
    queue: [],
    battleReport: NO_BATTLE,
    motions: [],
    votes: [],
    measures: [],
    orders: { change: false, libre: false, end: false, measures: [], events: [] },
    counters: NO_COUNTERS,
    counts: [],
    committed: [],
    shown: [],
  };
};

const emptyState = (options: Options, seats: number, chance: Chance): State => {
  const table = emptyTable(options, seats);
  const nothing = range(seats).map(() => []);
  return {
    options: { ...options, ties: settledTies(options, table.count) },
    table,
    vault: { bankProfit: 0, bankEquity: 0, property: 0 },
    heaps: {
      pioche: chance.of('pioche').shuffle(range(table.packs).flatMap((pack) => newPack(pack, options.jokers))),
      zones: { pot: [], nextPot: [], state: [], wagesBuilding: [], wagesIndustry: [], profitBuilding: [], profitIndustry: [], bankProfit: [], bankEquity: [] },
      piles: nothing,
      pledges: nothing,
      inherits: nothing,
      escrows: {},
    },
    sealed: NOTHING_SEALED,
    indicators: [],
    money: 0,
  };
};

const dealHands = (work: Work, cards: number): void => {
  for (let seat = 0; seat < work.table.count; seat++) putOnTop(work, seat, createMoney(work, cards));
};

const dealInheritances = (work: Work): void => {
  for (let seat = 0; seat < work.table.count; seat++) {
    work.heaps.inherits[seat] = createMoney(work, INHERITANCE);
    change(work, seat, { inherit: INHERITANCE, inherited: false });
  }
};

/** TB-3.2 to TB-3.6, in the order of their tables. */
const deal = (work: Work): void => {
  const { options, table } = work;
  const { count } = table;
  switch (table.system) {
    case 'dette':
      dealHands(work, HAND);
      dealInheritances(work);
      addUnder(work, 'state', createMoney(work, STATE_START * count));
      return addUnder(work, 'bankProfit', createMoney(work, BANK_START + count));
    case 'libre':
      dealHands(work, LIBRE_HAND[options.libreStart]);
      dealInheritances(work);
      addUnder(work, 'state', createMoney(work, (options.libreStart === '6+3' ? STATE_START : options.libreStateStart) * count));
      addUnder(work, 'profitBuilding', createMoney(work, Math.floor(count / 2)));
      return addUnder(work, 'profitIndustry', createMoney(work, Math.ceil(count / 2)));
    case 'decouverte':
      dealHands(work, DISCOVERY_HAND);
      return addUnder(work, 'state', createMoney(work, STATE_START * count));
  }
};

export const setup = (options: Options, seats: number, chance: Chance): Step<State> => {
  const work = begin(emptyState(options, seats, chance), chance);
  deal(work);
  work.log?.push(tell('log.start', { mode: { term: `option.mode.${options.mode}` }, players: work.table.count }, ['TB-3.1']));
  work.errand = 'open';
  run(work);
  return finish(work);
};
