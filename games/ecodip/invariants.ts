import { sum } from '#kernel/collections.ts';
import type { Invariant } from '#kernel/game.ts';
import type { Clause } from '#kernel/messages.ts';
import { invariant } from '#kernel/work.ts';
import { checkUnits } from '#diplomacy/rules.ts';
import { worldOf } from './data/world.ts';
import { CENTRES_AT_START, GOLD_PER_MINE, MP_PER_BT, TOTALS } from './data.ts';
import { forceOf, holdingsOf, isRadioactive, living, unitAt, unitsOf, yearOf } from './rules/facts.ts';
import { centresNeeded } from './rules/ending.ts';
import { votesRecorded } from './rules/un.ts';
import { type Good, GOODS, MISSILES, type Missile, type Ruled, type State, TAGS } from './types.ts';

/* Section 9: what must hold after every step. */

const allUnits = ({ table }: State) => [...table.units, ...table.dislodged.map(({ unit }) => unit)];

const held = ({ table }: State, good: Good): number => table.un[good] + sum(TAGS.map((tag) => table.stocks[tag][good]));

const armed = ({ secrets, table }: State, kind: Missile): number =>
  table.un[kind] + sum(TAGS.map((tag) => secrets[tag].stock[kind] + sum(Object.values(secrets[tag].sites).map((arms) => arms[kind]))));

/** What there is, less what there should be by the public tally: the work of rulings, and of nothing else. */
export const accountOf = (state: State): Ruled => {
  const { table, secrets } = state;
  const { tally, un } = table;
  const bonds = held(state, 'BT') + sum(allUnits(state).map((unit) => forceOf(unit) - 1)) + tally.btLost;
  return {
    gold: un.gold + sum(TAGS.map((tag) => secrets[tag].gold)) - (TOTALS.gold + GOLD_PER_MINE * tally.mineHarvests - tally.factoryPayments),
    TB: held(state, 'TB') - (TOTALS.TB + tally.tbHarvested - tally.fed),
    MP: held(state, 'MP') - (TOTALS.MP + tally.mpHarvested - MP_PER_BT * tally.started),
    BT: bonds - (TOTALS.BT + tally.btDelivered),
    ICBM: armed(state, 'ICBM') - (TOTALS.ICBM - tally.icbmFired - tally.icbmDestroyed - tally.icbmDismantled),
    ABM: armed(state, 'ABM') - (TOTALS.ABM - tally.abmUsed - tally.abmDestroyed),
  };
};

const balances = (clause: Clause, ...kinds: readonly (keyof Ruled)[]): Invariant<State> => ({
  clause,
  holds: (state) => {
    const account = accountOf(state);
    const wrong = kinds.find((kind) => account[kind] !== state.ruled[kind]);
    return wrong === undefined ? null : `${wrong} is off by ${account[wrong] - state.ruled[wrong]}`;
  },
});

const neverNegative = ({ secrets, table }: State): string | null => {
  const amounts = [...TAGS.flatMap((tag) => [secrets[tag].gold, ...GOODS.map((good) => table.stocks[tag][good])]), ...Object.values(table.un)];
  return amounts.every((amount) => Number.isSafeInteger(amount) && amount >= 0) ? null : 'somebody holds less than nothing';
};

const unitsStand = ({ table, options }: State): string | null => {
  const fault = checkUnits(worldOf(options).board, table.units);
  return fault === null ? null : `${fault.key} ${JSON.stringify(fault.args)}`;
};

/** After overrun: not while retreats are awaited. */
const missilesStand = ({ secrets, table }: State): string | null => {
  for (const tag of TAGS) {
    for (const id of Object.keys(secrets[tag].sites)) {
      const unit = unitAt(table, id);
      if (table.owners[id] !== tag) return `${tag} has missiles in ${id} of ${table.owners[id] ?? 'nobody'}`;
      if (table.dislodged.length === 0 && unit !== undefined && unit.power !== tag) return `${unit.power} stands on missiles of ${tag} in ${id}`;
      if (isRadioactive(table, id)) return `missiles of ${tag} glow in ${id}`;
    }
  }
  return null;
};

const wasteland = ({ table }: State): string | null => {
  const unit = table.units.find(({ loc }) => isRadioactive(table, loc));
  return unit === undefined ? null : `a unit stands in radioactive ${unit.loc}`;
};

const centres = ({ table, options }: State): string | null => {
  const { centres: own, existing } = holdingsOf(worldOf(options), table);
  const owned = sum(Object.values(own));
  if (owned > existing || existing > CENTRES_AT_START) return `${owned} centres owned, ${existing} existing`;
  const crowded = table.phase === 'SPRING_ORDERS' ? living(table).find((tag) => unitsOf(table, tag).length > own[tag]) : undefined;
  return crowded === undefined ? null : `${crowded} has more units than centres`;
};

const occupation = ({ table, options }: State): string | null => {
  const world = worldOf(options);
  const sea = Object.keys(table.owners).find((id) => world.find(id)?.kind === 'sea');
  if (sea !== undefined) return `${sea} is owned`;
  const unit =
    table.phase === 'WINTER_ORDERS' ? table.units.find(({ loc, power }) => world.find(loc)?.kind !== 'sea' && table.owners[loc] !== power) : undefined;
  return unit === undefined ? null : `${unit.loc} is not its occupier's`;
};

const factories = ({ table }: State): string | null => {
  if (table.ending !== null) return null;
  const started = table.phase === 'WINTER_ORDERS' ? null : yearOf(table.turn) - 1;
  const odd = Object.entries(table.factories).find(([, { status, since }]) => status === 'producing' && since !== started);
  return odd === undefined ? null : `the factory in ${odd[0]} was started in ${odd[1].since}`;
};

const prices = ({ table }: State): string | null =>
  GOODS.every((good) => Number.isInteger(table.prices[good]) && table.prices[good] >= 1) ? null : 'a price is not a whole number of 1 or more';

const votes = ({ table }: State): string | null => {
  const { turn, motions } = table.report;
  const members = TAGS.length - table.eliminated.filter((fall) => fall.turn < turn).length;
  const odd = motions.find((result) => votesRecorded(result) !== members + (result.motion.what === 'ABM' ? 0 : 1));
  return odd === undefined ? null : `motion ${odd.motion.no} has ${votesRecorded(odd)} votes`;
};

const japan = ({ secrets, options }: State): string | null => {
  const { sites, stock } = secrets.JAP;
  if (Object.values(sites).some(({ ICBM }) => ICBM > 0)) return 'Japan has an ICBM on the map';
  return stock.ICBM <= 10 || options.japanBuysIcbm ? null : `Japan holds ${stock.ICBM} ICBM`;
};

const oneMaster = ({ table, options }: State): string | null => {
  const world = worldOf(options);
  if (options.victory === 'number') return null;
  const { centres: own } = holdingsOf(world, table);
  const needed = centresNeeded(world, table, options);
  const masters = living(table).filter((tag) => own[tag] >= needed);
  return masters.length <= 1 ? null : `${masters.join(' and ')} both have a majority`;
};

export const invariants: readonly Invariant<State>[] = [
  invariant('EC-9.1', unitsStand),
  balances('EC-9.2', 'BT'),
  balances('EC-9.3', 'gold'),
  invariant('EC-9.3', neverNegative),
  balances('EC-9.4', 'TB', 'MP'),
  balances('EC-9.5', ...MISSILES),
  invariant('EC-9.6', missilesStand),
  invariant('EC-9.7', wasteland),
  invariant('EC-9.8', centres),
  invariant('EC-9.9', occupation),
  invariant('EC-9.10', factories),
  invariant('EC-9.11', prices),
  invariant('EC-9.12', votes),
  invariant('EC-9.17', japan),
  invariant('EC-9.18', oneMaster),
];
