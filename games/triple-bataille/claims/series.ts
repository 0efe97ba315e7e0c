import { range } from '#kernel/collections.ts';
import { weak } from '#games/triple-bataille/bot/decent.ts';
import { faceFrom, SPADES } from '#games/triple-bataille/rules/cards.ts';
import { abstinent, careful, changing, decent, entrepreneur, hasty, housed, idle, micro, spendthrift } from './players.ts';
import { type Played, type Player, playSeries, RANDOM, type TablePlan } from './table.ts';

/* The tables that the claims are measured on. Eight players, unless said otherwise. */

const eight = (player: Player): readonly Player[] => range(8).map(() => player);

/** Seats of the mixed table. */
export const ENTREPRENEURS = [0, 1] as const;
export const CAREFUL = [2, 3] as const;
export const OTHERS = [4, 5, 6, 7] as const;

export const TABLES = {
  decent: eight(decent),
  mixed: [entrepreneur, entrepreneur, careful, careful, decent, decent, decent, decent],
  bold: eight(entrepreneur),
} as const satisfies Readonly<Record<string, readonly Player[]>>;

export type TableName = keyof typeof TABLES;
export const TABLE_NAMES: readonly TableName[] = ['decent', 'mixed', 'bold'];

/** So that both kinds of money are compared after the same number of battles. */
const SHORT = 10;
const LONG = 20;

const short = (mode: 'dette' | 'libre', players: TablePlan['players'], more: Partial<TablePlan> = {}): TablePlan => ({
  players,
  battles: SHORT,
  ...more,
  options: { mode, length: 'open', ...more.options },
});

/** Everybody has one credit, nobody gets another. */
const fixedCredit = {
  2: range(8).map((seat) => ({ type: 'grantCredit', seat, n: 1 }) as const),
  3: [{ type: 'setCriteria', criteria: 0 }] as const,
};
/** 4♠: food costs two bundles in the next battle (TB-2.12). */
const DEAR_LIVING = { 3: [{ type: 'orderEvent', card: faceFrom(4, SPADES), seat: 'all' }] as const };

const UNEQUAL = [16, 10, 4, 2, 2, 2, 2, 2] as const;
const gifts = { 1: UNEQUAL.map((cards, seat) => ({ type: 'stateGift', seat, cards }) as const) };

export const EXTRA = {
  hasty: short('dette', [hasty, hasty, careful, careful, decent, decent, decent, decent]),
  allHasty: short('dette', eight(hasty)),
  careful: short('dette', eight(careful)),
  longDebt: short('dette', TABLES.decent, { battles: LONG }),
  longLocal: short('dette', TABLES.decent, { battles: LONG, options: { bankRealEstate: 'local' } }),
  longSince: short('dette', TABLES.decent, { battles: LONG, options: { thresholdBase: 'sinceDevaluation' } }),
  playersOnly: short('dette', TABLES.bold, { battles: LONG, options: { cycleCountsStateCredits: false } }),
  longBold: short('dette', TABLES.bold, { battles: LONG }),
  noMoreCredit: short('dette', eight(changing(entrepreneur, 4, abstinent(entrepreneur)))),
  strictBank: short('dette', TABLES.bold, { levers: { 4: [{ type: 'setCriteria', criteria: 0 }] } }),
  micro: short('dette', eight(micro), { battles: 4, levers: { 2: [{ type: 'grantCredit', seat: 0, n: 1 }] } }),
  randomLibre: short(
    'libre',
    range(8).map(() => RANDOM),
  ),
  randomEvents: short(
    'libre',
    range(8).map(() => RANDOM),
    { options: { events: true } },
  ),
  randomDebt: short(
    'dette',
    range(8).map(() => RANDOM),
  ),
  weakLibre: short('libre', eight(weak)),
  idleLibre: short('libre', eight(idle), { battles: 31 }),
  spendthriftLibre: short('libre', eight(spendthrift)),
  eventfulLibre: short('libre', TABLES.mixed, { options: { events: true } }),
  dearLiving: short('libre', eight(spendthrift), { levers: DEAR_LIVING }),
  fixedCredit: short('dette', eight(micro), { battles: 8, levers: fixedCredit }),
  spendthriftDebt: short('dette', eight(spendthrift)),
  giftedTenants: short('libre', eight(idle), { battles: 31, levers: gifts }),
  giftedOwners: short('libre', eight(housed), { battles: 31, levers: gifts }),
  retired: short('libre', eight(changing(decent, 8, idle)), { battles: 31 }),
  plansInTurn: short('dette', TABLES.decent, { inTurn: ['plan'] }),
  stakesInTurn: short('dette', TABLES.decent, { inTurn: ['stake'] }),
  marketsInTurn: short('dette', TABLES.decent, { inTurn: ['market'] }),
  longLibre: short('libre', TABLES.decent, { battles: 19 }),
} as const satisfies Readonly<Record<string, TablePlan>>;

const played = new Map<TablePlan, readonly Played[]>();
const plans = new Map<string, TablePlan>();

/** A series is played once, however many claims ask for it. */
export const gamesOf = (plan: TablePlan, games: number): readonly Played[] => {
  const known = played.get(plan) ?? playSeries(plan, games);
  played.set(plan, known);
  return known;
};

/** One of the three tables in one kind of money, with options of its own. */
export const tablePlan = (mode: 'dette' | 'libre', table: TableName, options: TablePlan['options'] = {}): TablePlan => {
  const key = JSON.stringify([mode, table, options]);
  const plan = plans.get(key) ?? short(mode, TABLES[table], { options });
  plans.set(key, plan);
  return plan;
};
