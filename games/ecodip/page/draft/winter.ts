import { adjustPower } from '#diplomacy/adjustments.ts';
import type { AdjustmentOrder, ProvinceId, Unit } from '#diplomacy/types.ts';
import { sum, unreachable } from '#kernel/collections.ts';
import { FACTORY_PRICE, MP_PER_BT } from '#games/ecodip/data.ts';
import { centresOf, ordersOf, provincesOf, unitsOf } from '#games/ecodip/rules/facts.ts';
import { adjustmentOf } from '#games/ecodip/orders/judge-winter.ts';
import { judgeSheet } from '#games/ecodip/orders/judge.ts';
import { type Office, pick } from '#games/ecodip/orders/office.ts';
import { printOrder } from '#games/ecodip/orders/print.ts';
import { adjudicationRules } from '#games/ecodip/rules/position.ts';
import type { Order, OrderOf, Sheet } from '#games/ecodip/types.ts';
import { builds } from './choices.ts';
import { withoutOrder, type Writing } from './text.ts';
import { linesOf, parseLine } from '#games/ecodip/orders/parse.ts';

/* EC-13.8: what a winter leaves to decide, recalculated as the sheet is written. */

export interface WinterBalance {
  /** Builds allowed when positive, removals due when negative; and how many the sheet uses. */
  readonly due: number;
  readonly used: number;
  /** Units after builds and removals, and the tickets to feed them. */
  readonly mouths: number;
  readonly tickets: number;
  readonly bonds: number;
  readonly material: number;
  readonly factoryPrice: number;
  /** What new factories and gifts leave; negative: the gold does not last for all of them. */
  readonly gold: number;
}

interface Adjusted {
  readonly standing: readonly Unit[];
  /** EC-4.10.5: removals that nobody orders are made all the same. */
  readonly byRule: readonly Unit[];
}

const asAdjustment = (order: OrderOf<'build' | 'remove' | 'waive'>): AdjustmentOrder =>
  order.k === 'build' ? { ...order, unit: order.unit === 'A' ? 'army' : 'fleet' } : order;

/** EC-4.10: the units that will stand when food is handed out. */
export const afterAdjustment = ({ world, table, options, power }: Office, sheet: Sheet | null): Adjusted => {
  const orders = pick(ordersOf(sheet ?? undefined), ['build', 'remove', 'waive']).map(asAdjustment);
  const winter = { power, units: table.units, owned: centresOf(world, table, power), orders };
  const { built, removed, disorder } = adjustPower(world.board, winter, adjudicationRules(options));
  return { standing: [...unitsOf(table, power).filter((unit) => !removed.includes(unit)), ...built], byRule: disorder };
};

export const winterBalance = (office: Office, sheet: Sheet | null): WinterBalance => {
  const { table, power, secrets } = office;
  const orders = ordersOf(sheet ?? undefined);
  const due = adjustmentOf(office);
  const { TB, MP, BT } = table.stocks[power];
  const factoryPrice = FACTORY_PRICE * table.prices.BT;
  return {
    due,
    used: pick(orders, due > 0 ? ['build', 'waive'] : ['remove']).length,
    mouths: afterAdjustment(office, sheet).standing.length,
    tickets: TB,
    bonds: BT - sum(pick(orders, ['reinforce']).map(({ n }) => n)),
    material: MP - MP_PER_BT * pick(orders, ['produce']).length,
    factoryPrice,
    gold: secrets.gold - factoryPrice * pick(orders, ['factory']).length - sum(pick(orders, ['give']).map(({ gold }) => gold)),
  };
};

const accepts = (office: Office, writing: Writing, order: Order): boolean =>
  judgeSheet(office, printOrder(order, writing.printing)).lines.every(({ refusal }) => refusal === null);

/** The home centres where something may be built, each with what it takes. */
export const openSites = (office: Office, writing: Writing): readonly { readonly id: string; readonly builds: readonly OrderOf<'build'>[] }[] => {
  const { world, power } = office;
  return world.land
    .filter(({ owner, centre }) => owner === power && centre)
    .map(({ id }) => ({ id, builds: builds(office, id).filter((order) => accepts(office, writing, order)) }))
    .filter((site) => site.builds.length > 0);
};

/** EC-4.14.1: the provinces that could take a factory. */
export const factorySites = (office: Office, writing: Writing): readonly string[] =>
  provincesOf(office.world, office.table, office.power).filter((at) => accepts(office, writing, { k: 'factory', at }));

/** The sheet without a build, nor what it ordered for the unit that would have been built (EC-4.2.3). */
export const withoutBuild = (writing: Writing, text: string, build: OrderOf<'build'>): string => {
  const about: readonly Order[] = [build, { k: 'starve', at: build.at }, { k: 'reinforce', at: build.at, n: 1 }];
  return about.reduce((rest, order) => withoutOrder(writing, rest, order), text);
};

/* EC-4.11.3, EC-4.11.4, EC-13.8: who goes without food, as the sheet stands. */

export interface Hunger {
  /** The units to feed: those that stand after builds and removals. */
  readonly standing: readonly Unit[];
  /** Those that the sheet names, in the order written. */
  readonly named: readonly ProvinceId[];
  /** How many go without. */
  readonly count: number;
}

export const hungerOf = (office: Office, sheet: Sheet | null): Hunger => {
  const { standing } = afterAdjustment(office, sheet);
  const written = new Set(pick(ordersOf(sheet ?? undefined), ['starve']).map(({ at }) => at));
  return {
    standing,
    named: [...written].filter((at) => standing.some(({ loc }) => loc === at)),
    count: Math.max(0, standing.length - office.table.stocks[office.power].TB),
  };
};

/** `spare`: named, but food reaches so far. `drawn`: not named, and the lot may fall on it. */
export type Fate = 'starves' | 'spare' | 'drawn' | 'fed';

export type HungerRow =
  | { readonly kind: 'unit'; readonly unit: Unit; readonly fate: Fate }
  /** A place that nobody named: the lot fills it, all armies before any fleet. */
  | { readonly kind: 'lot'; readonly type: Unit['type'] }
  /** Above it are those who starve. */
  | { readonly kind: 'line' };

/** Places above the line for which the sheet names nobody. */
export const missingOf = ({ named, count }: Hunger): number => Math.max(0, count - named.length);

const others = ({ standing, named }: Hunger): readonly Unit[] => standing.filter(({ loc }) => !named.includes(loc));

/** EC-4.11.4: what the lot leaves to a unit that is not named. */
const fateOfOther = (unit: Unit, missing: number, armies: number, fleets: number): Fate => {
  if (unit.type === 'army') return missing === 0 ? 'fed' : missing < armies ? 'drawn' : 'starves';
  if (missing <= armies) return 'fed';
  return missing - armies < fleets ? 'drawn' : 'starves';
};

/** The list from top to bottom: those named, the places left to the lot, the line, those in reserve, all the others. */
export const rowsOf = (hunger: Hunger): readonly HungerRow[] => {
  const { standing, named, count } = hunger;
  const rest = others(hunger);
  const missing = missingOf(hunger);
  const armies = rest.filter(({ type }) => type === 'army').length;
  const unitRow = (unit: Unit, fate: Fate): HungerRow => ({ kind: 'unit', unit, fate });
  const ranked = named.flatMap((at) => standing.filter(({ loc }) => loc === at));
  return [
    ...ranked.slice(0, count).map((unit) => unitRow(unit, 'starves')),
    ...Array.from({ length: missing }, (_, index): HungerRow => ({ kind: 'lot', type: index < armies ? 'army' : 'fleet' })),
    { kind: 'line' },
    ...ranked.slice(count).map((unit) => unitRow(unit, 'spare')),
    ...rest.map((unit) => unitRow(unit, fateOfOther(unit, missing, armies, rest.length - armies))),
  ];
};

export const fateOf = (hunger: Hunger, at: ProvinceId): Fate =>
  rowsOf(hunger).flatMap((row) => (row.kind === 'unit' && row.unit.loc === at ? [row.fate] : []))[0] ?? 'fed';

/**
 * The names after a unit is dropped: `index` counts the rows above it, without itself and without the line. Above the line,
 * or among those in reserve, it is named at that place; lower down it is named no more.
 */
export const dropped = ({ named, count }: Hunger, at: ProvinceId, index: number): readonly ProvinceId[] => {
  const rest = named.filter((other) => other !== at);
  return index < Math.max(count, rest.length) ? rest.toSpliced(Math.min(index, rest.length), 0, at) : rest;
};

export type Step = 'up' | 'down' | 'first' | 'out';

/** The same by keys and buttons: one place up or down, to the top, off the list. Up from below means named last. */
export const stepped = ({ named }: Hunger, at: ProvinceId, step: Step): readonly ProvinceId[] => {
  const place = named.indexOf(at);
  const rest = named.filter((other) => other !== at);
  switch (step) {
    case 'up':
      return rest.toSpliced(place === -1 ? rest.length : Math.max(0, place - 1), 0, at);
    case 'down':
      return place === -1 || place === named.length - 1 ? rest : rest.toSpliced(place + 1, 0, at);
    case 'first':
      return [at, ...rest];
    case 'out':
      return rest;
    default:
      return unreachable(step);
  }
};

/** The sheet with this list in the place of the one that it held. */
export const withHungry = ({ grammar, printing }: Writing, text: string, named: readonly ProvinceId[]): string => {
  const lines = linesOf(grammar, text);
  const isStarving = (line: string): boolean => {
    const parsed = parseLine(grammar, line);
    return parsed.ok && parsed.order.k === 'starve';
  };
  const first = lines.findIndex(isStarving);
  const kept = lines.filter((line) => !isStarving(line));
  const printed = named.map((at) => printOrder({ k: 'starve', at }, printing));
  return kept.toSpliced(first === -1 ? kept.length : first, 0, ...printed).join('\n');
};
