import type { MovementOrder, ProvinceId } from '#diplomacy/types.ts';
import { unitAt } from '#games/ecodip/rules/facts.ts';
import { judgeSheet } from '#games/ecodip/orders/judge.ts';
import type { Office } from '#games/ecodip/orders/office.ts';
import { printOrder } from '#games/ecodip/orders/print.ts';
import { benchOf, positionOf } from '#games/ecodip/rules/position.ts';
import { MISSILES, type Order, type OrderOf, type Table } from '#games/ecodip/types.ts';
import { withOrder, type Writing } from './text.ts';

/* What may be ordered by pointing at a province: candidates of the phase, and only those that the judge accepts. */

export type PlaceOrder = OrderOf<'build' | 'remove' | 'reinforce' | 'starve' | 'produce' | 'factory' | 'place' | 'retreat' | 'disband'>;

export const writingOf = ({ world, options, table }: Office, lang: 'fr' | 'en'): Writing => ({
  grammar: { world, phase: table.phase, giftDefault: options.giftDefault },
  printing: { world, units: [...table.units, ...table.dislodged.map(({ unit }) => unit)], lang },
});

export const isMovement = ({ phase }: Pick<Table, 'phase'>): boolean => phase === 'SPRING_ORDERS' || phase === 'AUTUMN_ORDERS';
export const isRetreat = ({ phase }: Pick<Table, 'phase'>): boolean => phase === 'SPRING_RETREATS' || phase === 'AUTUMN_RETREATS';

/** Every legal order of the unit in a province. */
export const legalMoves = ({ table, options }: Pick<Office, 'table' | 'options'>, loc: ProvinceId): readonly MovementOrder[] =>
  benchOf(options).desk.legalOrders(positionOf(table, options), loc);

/** An army, or a fleet on each coast there is. */
export const builds = ({ world }: Pick<Office, 'world'>, at: ProvinceId): readonly OrderOf<'build'>[] => {
  const coasts = world.find(at)?.coasts ?? [];
  const fleets = coasts.length === 0 ? [{ k: 'build', unit: 'F', at } as const] : coasts.map((coast) => ({ k: 'build', unit: 'F', at, coast }) as const);
  return [{ k: 'build', unit: 'A', at }, ...fleets];
};

const winterCandidates = (office: Office, at: ProvinceId): readonly PlaceOrder[] => [
  ...builds(office, at),
  { k: 'remove', at },
  { k: 'reinforce', at, n: 1 },
  { k: 'starve', at },
  { k: 'produce', at },
  { k: 'factory', at },
];

const retreatCandidates = ({ table, power }: Office, at: ProvinceId): readonly PlaceOrder[] => {
  const dislodged = table.dislodged.find(({ unit }) => unit.loc === at && unit.power === power);
  if (dislodged === undefined) return [];
  return [
    ...dislodged.retreats.map(({ loc, coast }): PlaceOrder => (coast === undefined ? { k: 'retreat', at, to: loc } : { k: 'retreat', at, to: loc, coast })),
    { k: 'disband', at },
  ];
};

const candidates = (office: Office, at: ProvinceId): readonly PlaceOrder[] => {
  const { table, power } = office;
  if (isRetreat(table)) return retreatCandidates(office, at);
  if (table.phase === 'WINTER_ORDERS') return table.owners[at] === power || unitAt(table, at)?.power === power ? winterCandidates(office, at) : [];
  return table.owners[at] === power ? MISSILES.map((what): PlaceOrder => ({ k: 'place', what, n: 1, at })) : [];
};

const isAccepted = (office: Office, writing: Writing, text: string, order: Order): boolean => {
  const printed = printOrder(order, writing.printing);
  const before = judgeSheet(office, text).lines.filter(({ refusal }) => refusal !== null).length;
  const { lines } = judgeSheet(office, withOrder(writing, text, order));
  return printed !== '' && lines.filter(({ refusal }) => refusal !== null).length <= before;
};

/** What a press may do with a province, apart from the orders to units. */
export const choicesAt = (office: Office, writing: Writing, text: string, at: ProvinceId): readonly PlaceOrder[] =>
  candidates(office, at).filter((order) => isAccepted(office, writing, text, order));
