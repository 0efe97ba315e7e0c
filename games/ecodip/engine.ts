import { unreachable } from '#kernel/collections.ts';
import { centresOf, living, ordersOf, powerOf, seasonOf, unitsOf, yearOf } from './rules/facts.ts';
import { adjustmentOf } from './orders/judge-winter.ts';
import { officeOf, pick } from './orders/office.ts';
import { MP_PER_BT } from './data.ts';
import { fixPrices, give, openBooks } from './rules/books.ts';
import { testAbandoned, testDraw, testEliminations, testLastYear, testVictory } from './rules/ending.ts';
import { conquer, harvest } from './rules/harvest.ts';
import { fire, overrun } from './rules/missiles.ts';
import { move, retreat } from './rules/movement.ts';
import { placeMissiles } from './rules/position.ts';
import { trade } from './rules/trade.ts';
import { holdSession, openMotions } from './rules/un.ts';
import { adjust, buildFactories, feed, reinforce, startFactories } from './rules/winter.ts';
import { money, power, quote, tell, word } from './speak.ts';
import { type PhaseName, type Table, type Tag, TAGS } from './types.ts';
import { changeSecrets, emptyReport, type Work } from './rules/work.ts';

/* The clockwork of EC-4.1: phases, and what is resolved between them. */

/** EC-4.1.3: who has something to decide. A vacant power that nobody plays is not asked (EC-4.17.2). */
const askedIn = ({ table, world, options }: Work, phase: PhaseName): readonly Tag[] => {
  const present = living(table).filter((tag) => options.vacant === 'bot' || !table.vacant.includes(tag));
  switch (phase) {
    case 'PLACEMENT':
      return present.filter((tag) => tag !== 'JAP');
    case 'SPRING_ORDERS':
    case 'AUTUMN_ORDERS':
      return present;
    case 'SPRING_RETREATS':
    case 'AUTUMN_RETREATS':
      return present.filter((tag) => table.dislodged.some(({ unit, retreats }) => unit.power === tag && retreats.length > 0));
    case 'WINTER_ORDERS':
      return present.filter((tag) => centresOf(world, table, tag).length > 0);
    case 'GAME_OVER':
      return [];
    default:
      return unreachable(phase);
  }
};

/** EC-4.1.7: nothing to build, start, remove, starve or place. */
const hasEmptyWinter = (work: Work, tag: Tag): boolean => {
  const { table } = work;
  const { TB, MP, BT } = table.stocks[tag];
  const idle = Object.entries(table.factories).some(([id, { status }]) => status === 'idle' && table.owners[id] === tag);
  return adjustmentOf(officeOf(work, tag)) === 0 && unitsOf(table, tag).length <= TB && BT === 0 && !(idle && MP >= MP_PER_BT);
};

export const openPhase = (work: Work, phase: PhaseName): void => {
  const { table } = work;
  if (testAbandoned(work)) return;
  table.phase = phase;
  table.stage = 'entry';
  table.clock = { set: 0, hours: 0 };
  work.sheets = {};
  table.asked = askedIn(work, phase);
  table.ready = phase === 'WINTER_ORDERS' ? table.asked.filter((tag) => work.secrets[tag].autoReady && hasEmptyWinter(work, tag)) : [];
};

/** The heading of a turn. */
const openTurn = (work: Work): void => {
  const { table } = work;
  const season = seasonOf(table.turn);
  const line = tell('log.turn', { season: word(`season.${season}`), year: quote(String(yearOf(table.turn))) }, ['EC-4.1.2']);
  work.log.push({ ...line, heading: { turn: table.turn + 1 } });
  openPhase(work, season === 'spring' ? 'SPRING_ORDERS' : 'AUTUMN_ORDERS');
};

/** EC-7.4: the table of stocks and the property of the UN. */
const publishStocks = ({ table, log }: Work): void => {
  for (const tag of living(table)) {
    const { TB, MP, BT } = table.stocks[tag];
    log.push(tell('log.stocks', { who: power(tag), tb: TB, mp: MP, bt: BT }, ['EC-7.4']));
  }
  const { gold, TB, MP, BT, ABM } = table.un;
  log.push(tell('log.unStocks', { gold: money(gold), tb: TB, mp: MP, bt: BT, abm: ABM }, ['EC-7.4', 'EC-4.3.13']));
};

/** Motions are opened at the prices of this turn, and published after the new ones (EC-4.3.3, EC-7.4). */
const endTurn = (work: Work, endsYear: boolean): void => {
  const { table, options } = work;
  const price = table.prices.BT;
  if (endsYear === (options.exchangeTiming === 'year')) fixPrices(work);
  publishStocks(work);
  openMotions(work, price);
  for (const tag of TAGS) if (work.secrets[tag].carried.length > 0) changeSecrets(work, tag, { carried: [] });
  if (endsYear && testLastYear(work)) return;
  if (endsYear) table.deals = [];
  table.turn++;
  table.radioactive = Object.fromEntries(Object.entries(table.radioactive).filter(([, until]) => until >= table.turn));
  openTurn(work);
};

/** What each power's sheet leaves for the end of the turn. */
const carryOver = (work: Work): void => {
  for (const tag of living(work.table)) {
    const later = pick(ordersOf(work.sheets[tag]), ['give', 'giveUN', 'askAbm', 'askAid']);
    if (later.length > 0) changeSecrets(work, tag, { carried: [...work.secrets[tag].carried, ...later] });
  }
};

/** Steps 0 to 3. */
const resolveOrders = (work: Work): void => {
  if (testDraw(work)) return;
  const { table } = work;
  table.report = emptyReport(table.turn);
  for (const tag of TAGS) if (work.secrets[tag].notes.length > 0) changeSecrets(work, tag, { notes: [] });
  const books = openBooks(work);
  carryOver(work);
  holdSession(work, books);
  trade(work, books);
  fire(work, books);
  move(work, books);
  const choices = table.dislodged.some(({ retreats }) => retreats.length > 0);
  if (!choices) return resolveRetreats(work);
  for (const { unit } of table.dislodged) work.log.push(tell('log.mustRetreat', { who: power(powerOf(unit)), at: word(unit.loc) }, ['EC-4.6.9.1']));
  openPhase(work, seasonOf(table.turn) === 'spring' ? 'SPRING_RETREATS' : 'AUTUMN_RETREATS');
};

/** The end of step 3, and what follows without a decision. */
const resolveRetreats = (work: Work): void => {
  retreat(work);
  overrun(work);
  if (seasonOf(work.table.turn) === 'spring') {
    give(work);
    return endTurn(work, false);
  }
  conquer(work);
  if (testVictory(work)) return;
  harvest(work);
  openPhase(work, 'WINTER_ORDERS');
};

/** Steps A5 to A11. */
const resolveWinter = (work: Work): void => {
  carryOver(work);
  const before = work.log.length;
  const over = testEliminations(work);
  if (over) return;
  // EC-7.4: eliminations are published after the gifts.
  const eliminations = work.log.splice(before);
  adjust(work);
  feed(work);
  reinforce(work);
  startFactories(work);
  buildFactories(work);
  give(work);
  work.log.push(...eliminations);
  endTurn(work, true);
};

const resolvePlacement = (work: Work): void => {
  placeMissiles(work);
  openTurn(work);
};

export const resolve = (work: Work): void => {
  work.reveals = true;
  const { phase } = work.table;
  switch (phase) {
    case 'PLACEMENT':
      return resolvePlacement(work);
    case 'SPRING_ORDERS':
    case 'AUTUMN_ORDERS':
      return resolveOrders(work);
    case 'SPRING_RETREATS':
    case 'AUTUMN_RETREATS':
      return resolveRetreats(work);
    case 'WINTER_ORDERS':
      return resolveWinter(work);
    case 'GAME_OVER':
      throw new Error('nothing is resolved when the game is over');
    default:
      return unreachable(phase);
  }
};

const isComplete = ({ asked, ready }: Table): boolean => asked.every((tag) => ready.includes(tag));

/** Resolves phases as long as nobody has to decide; a human referee looks first (EC-4.19.1). */
export const settle = (work: Work): void => {
  const { table } = work;
  while (table.ending === null && isComplete(table)) {
    if (work.options.referee === 'human' && table.asked.length > 0) {
      table.stage = 'review';
      return;
    }
    resolve(work);
  }
};
