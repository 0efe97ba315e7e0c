import type { Chance } from '#kernel/chance.ts';
import { recordOf } from '#kernel/collections.ts';
import type { Step } from '#kernel/game.ts';
import { worldOf } from './data/world.ts';
import { FIRST_PRICES, START, UN_ABM } from './data.ts';
import { openPhase, settle } from './engine.ts';
import { forEachPower, NOTHING_RULED } from './rules/position.ts';
import { power, tell } from './speak.ts';
import { type Options, type Secrets, type State, type Stocks, type Table, type Tag, TAGS, TALLIES } from './types.ts';
import { begin, emptyReport, finish } from './rules/work.ts';

/* EC-3: powers, provinces, units and stocks. */

/** EC-3.4: all missiles are in stock until they are placed; Japan's stay there. */
const startSecrets = (tag: Tag): Secrets => {
  const { gold, ICBM, ABM } = START[tag];
  return { gold, sites: {}, stock: { ICBM, ABM }, autoReady: false, abmPlace: null, carried: [], notes: [] };
};

const startStocks = (tag: Tag): Stocks => {
  const { TB, MP, BT } = START[tag];
  return { TB, MP, BT };
};

const openTable = (options: Options, powers: readonly Tag[]): Table => {
  const { land, start } = worldOf(options);
  return {
    powers,
    turn: 0,
    phase: 'PLACEMENT',
    stage: 'entry',
    clock: { set: 0, hours: 0 },
    asked: [],
    ready: [],
    units: start,
    dislodged: [],
    owners: Object.fromEntries(land.flatMap(({ id, owner }) => (owner === null ? [] : [[id, owner]]))),
    ruins: [],
    radioactive: {},
    factories: Object.fromEntries(land.flatMap(({ id, resource }) => (resource === 'factory' ? [[id, { status: 'idle', since: 0 }]] : []))),
    stocks: forEachPower(startStocks),
    un: { gold: 0, TB: 0, MP: 0, BT: 0, ABM: UN_ABM, ICBM: 0 },
    prices: FIRST_PRICES,
    priceHistory: [FIRST_PRICES],
    deals: [],
    motions: [],
    motionsSoFar: 0,
    eliminated: [],
    vacant: [],
    missed: forEachPower(() => 0),
    tally: recordOf(TALLIES, () => 0),
    report: emptyReport(0),
    ending: null,
  };
};

export const openState = (options: Options, powers: readonly Tag[]): State => ({
  options,
  table: openTable(options, powers),
  secrets: forEachPower(startSecrets),
  sheets: {},
  refereeVotes: {},
  record: [],
  ruled: NOTHING_RULED,
});

export const setup = (options: Options, _seats: number, chance: Chance): Step<State> => {
  const powers = options.seats === 'random' ? chance.of('powers').shuffle(TAGS) : TAGS;
  const work = begin(openState(options, powers), chance);
  work.log.push(tell('log.disclaimer', {}, ['EC-1.8']), tell('log.setup', { units: work.table.units.length }, ['EC-3.2', 'EC-3.3']));
  for (const [seat, tag] of powers.entries()) work.log.push(tell('log.seat', { who: { seat }, power: power(tag) }, ['EC-3.1']));
  openPhase(work, 'PLACEMENT');
  settle(work);
  return finish(work);
};
