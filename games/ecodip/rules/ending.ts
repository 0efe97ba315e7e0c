import { sum } from '#kernel/collections.ts';
import type { World } from '../data/world.ts';
import { CENTRES_AT_START, FIRST_YEAR } from '../data.ts';
import { centresExisting, centresOf, forceOf, living, ordersOf, unitsOf, yearOf } from './facts.ts';
import { money, power, quote, tell } from '../speak.ts';
import { type Arms, GOODS, MISSILES, type Options, type State, type Stocks, type Table, type Tag } from '../types.ts';
import { addGold, addMissiles, addStock, changeSecrets, changeUn, endGame, missilesAt, publish, tally, type Work } from './work.ts';

/* Section 5 and EC-4.16: eliminations and the ways a game ends. */

/** EC-5.1: how many centres win now. */
export const centresNeeded = (world: World, table: Pick<Table, 'ruins'>, options: Options): number => {
  if (options.victory === 'number') return options.victoryNumber;
  const base = options.victoryBase === 'initial' ? CENTRES_AT_START : centresExisting(world, table);
  return Math.floor(base / 2) + (options.victory === 'majority' ? 1 : 2);
};

/** EC-5.1; with a fixed number the one with more centres wins, and equals play on. */
const winnerOf = ({ world, table, options }: Work): Tag | null => {
  const needed = centresNeeded(world, table, options);
  const counts = living(table).map((tag) => ({ tag, centres: centresOf(world, table, tag).length }));
  const reached = counts.filter(({ centres }) => centres >= needed).toSorted((a, b) => b.centres - a.centres);
  const [first, second] = reached;
  return first === undefined || second?.centres === first.centres ? null : first.tag;
};

/** True when the game is won at A3c. */
export const testVictory = (work: Work): boolean => {
  const winner = winnerOf(work);
  if (winner === null) return false;
  work.log.push(tell('log.VICTORY', { who: power(winner) }, ['EC-5.1']));
  endGame(work, { reason: 'victory', winners: [winner] });
  return true;
};

/** All missiles of a power, taken off the map and out of its stock. */
const disarm = (work: Work, tag: Tag): Arms => {
  const { sites } = work.secrets[tag];
  const arms = { ICBM: 0, ABM: 0 };
  for (const kind of MISSILES) {
    for (const place of ['STOCK', ...Object.keys(sites)]) {
      const n = missilesAt(work, tag, kind, place);
      addMissiles(work, tag, kind, place, -n);
      arms[kind] += n;
    }
  }
  return arms;
};

const seizeGoods = (work: Work, tag: Tag): Stocks => {
  const goods = work.table.stocks[tag];
  for (const good of GOODS) {
    addStock(work, tag, good, -goods[good]);
    addStock(work, 'UN', good, goods[good]);
  }
  return goods;
};

/** EC-4.16.1. */
const eliminate = (work: Work, tag: Tag): void => {
  const { table, options } = work;
  const { gold } = work.secrets[tag];
  tally(work, { btLost: sum(unitsOf(table, tag).map((unit) => forceOf(unit) - 1)) });
  table.units = table.units.filter((unit) => unit.power !== tag);
  addGold(work, tag, -gold);
  addGold(work, 'UN', gold);
  const { TB, MP, BT } = seizeGoods(work, tag);
  const { ICBM, ABM } = disarm(work, tag);
  changeUn(work, { ABM: table.un.ABM + ABM });
  if (options.eliminatedIcbm === 'stockOfUN') changeUn(work, { ICBM: table.un.ICBM + ICBM });
  else tally(work, { icbmDestroyed: ICBM });
  table.owners = Object.fromEntries(Object.entries(table.owners).filter(([, owner]) => owner !== tag));
  changeSecrets(work, tag, { carried: [], abmPlace: null });
  table.eliminated = [...table.eliminated, { power: tag, turn: table.turn }];
  table.vacant = table.vacant.filter((other) => other !== tag);
  const received = { gold: money(gold), tb: TB, mp: MP, bt: BT, abm: ABM, icbm: ICBM };
  work.log.push(tell('log.ELIMINATED', { who: power(tag), ...received }, ['EC-4.16.1', 'EC-4.16.2']));
};

/** EC-4.16.1, in step A5. True when the game ends with it (EC-5.2). */
export const testEliminations = (work: Work): boolean => {
  const { table, world } = work;
  const fallen = living(table).filter((tag) => centresOf(world, table, tag).length === 0);
  for (const tag of fallen) eliminate(work, tag);
  publish(work, { eliminated: fallen });
  const left = living(table);
  const [last] = left;
  if (left.length > 1) return false;
  if (last === undefined) work.log.push(tell('log.nobodyLeft', {}, ['EC-5.2']));
  else work.log.push(tell('log.lastSurvivor', { who: power(last) }, ['EC-5.2']));
  endGame(work, { reason: last === undefined ? 'nobody' : 'lastSurvivor', winners: left });
  return true;
};

/** EC-5.3: every living power that is not vacant accepts, on the sheets of one phase. */
export const testDraw = (work: Work): boolean => {
  const { table, options, sheets } = work;
  const voters = living(table).filter((tag) => !table.vacant.includes(tag));
  const accepts = (tag: Tag): boolean => ordersOf(sheets[tag]).some((order) => order.k === 'draw' && order.accept);
  if (!options.draws || voters.length === 0 || !voters.every(accepts)) return false;
  work.log.push(tell('log.draw', { n: voters.length }, ['EC-5.3']));
  endGame(work, { reason: 'draw', winners: voters });
  return true;
};

/** What EC-5.4 compares, in this order. */
const strengthOf = ({ table, secrets }: Pick<State, 'table' | 'secrets'>, world: World, tag: Tag): readonly number[] => {
  const units = unitsOf(table, tag);
  return [centresOf(world, table, tag).length, units.length, sum(units.map(forceOf)), secrets[tag].gold];
};

const compareStrength = (a: readonly number[], b: readonly number[]): number => {
  for (const [index, value] of a.entries()) if (value !== b[index]) return (b[index] ?? 0) - value;
  return 0;
};

/** EC-5.4: after A11 of the last year. */
export const testLastYear = (work: Work): boolean => {
  const { options, table, world } = work;
  if (options.maxYears === 0 || yearOf(table.turn) < FIRST_YEAR + options.maxYears - 1) return false;
  const ranked = living(table)
    .map((tag) => ({ tag, strength: strengthOf(work, world, tag) }))
    .toSorted((a, b) => compareStrength(a.strength, b.strength));
  const [best] = ranked;
  const winners = ranked.filter(({ strength }) => best !== undefined && compareStrength(strength, best.strength) === 0).map(({ tag }) => tag);
  work.log.push(tell('log.lastYear', { who: { list: winners.map((tag) => power(tag)) }, year: quote(String(yearOf(table.turn))) }, ['EC-5.4']));
  endGame(work, { reason: 'lastYear', winners });
  return true;
};

/** Nobody is left to decide anything: the game is given up (EC-4.17.2). */
export const testAbandoned = (work: Work): boolean => {
  const { table, options } = work;
  if (options.vacant !== 'hold' || !living(table).every((tag) => table.vacant.includes(tag))) return false;
  work.log.push(tell('log.abandoned', {}, ['EC-4.17.2']));
  endGame(work, { reason: 'abandoned', winners: [] });
  return true;
};
