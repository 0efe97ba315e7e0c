import { printUnit } from '#diplomacy/notation/print.ts';
import type { Unit } from '#diplomacy/types.ts';
import { sum } from '#kernel/collections.ts';
import type { Lang } from '#kernel/words.ts';
import { ordersOf, unitsOf } from '#games/ecodip/rules/facts.ts';
import { adjustmentOf } from '#games/ecodip/orders/judge-winter.ts';
import { type Office, pick } from '#games/ecodip/orders/office.ts';
import { defaultSites } from '#games/ecodip/rules/position.ts';
import { MISSILES, type Sheet } from '#games/ecodip/types.ts';
import type { WordKey } from '../words-in.ts';
import { isMovement, isRetreat } from './choices.ts';
import { isOrderOf } from './text.ts';
import { hungerOf, missingOf } from './winter.ts';

/* What a sheet leaves undone, and what the rules then do of themselves. */

/** A sentence of the page. */
export interface Omission {
  readonly key: Extract<WordKey, `seal.${'idle' | 'votes' | 'disbanded' | 'placed' | 'builds' | 'removals' | 'starving' | 'lot'}`>;
  readonly args: { readonly count: number; readonly units?: readonly string[]; readonly kind?: string; readonly sites?: readonly string[] };
}

type Lines = Sheet['lines'];

const counted = (key: Omission['key'], count: number, args: Omit<Omission['args'], 'count'> = {}): readonly Omission[] =>
  count > 0 ? [{ key, args: { count, ...args } }] : [];

const unitWords = ({ world }: Office, units: readonly Unit[], lang: Lang): readonly string[] => units.map((unit) => printUnit(world.board, unit, lang));

const idleMovement = (office: Office, lines: Lines, lang: Lang): readonly Omission[] => {
  const { table, power } = office;
  const idle = unitsOf(table, power).filter((unit) => !lines.some(({ order }) => isOrderOf(order, unit)));
  const open = table.motions.filter(({ no }) => !lines.some(({ order }) => order?.k === 'vote' && order.motion === no));
  return [...counted('seal.idle', idle.length, { units: unitWords(office, idle, lang) }), ...counted('seal.votes', open.length)];
};

/** EC-4.6.9.2: a dislodged unit without an order is disbanded. */
const idleRetreats = (office: Office, lines: Lines, lang: Lang): readonly Omission[] => {
  const { table, power } = office;
  const idle = table.dislodged.map(({ unit }) => unit).filter((unit) => unit.power === power && !lines.some(({ order }) => isOrderOf(order, unit)));
  return counted('seal.disbanded', idle.length, { units: unitWords(office, idle, lang) });
};

/** EC-3.5: where missiles go that nobody places. */
const idleMissiles = ({ secrets, world, power }: Office, sheet: Sheet | null, lang: Lang): readonly Omission[] => {
  const placed = pick(ordersOf(sheet ?? undefined), ['place']);
  return MISSILES.flatMap((kind) => {
    const left = secrets.stock[kind] - sum(placed.filter(({ what }) => what === kind).map(({ n }) => n));
    const sites = defaultSites(world, power).slice(0, left);
    return counted('seal.placed', left, { kind, sites: sites.map((id) => world.find(id)?.name[lang] ?? id) });
  });
};

/** EC-4.10.5, EC-4.11.3, EC-4.11.4. */
const idleWinter = (office: Office, sheet: Sheet | null, lines: Lines): readonly Omission[] => {
  const due = adjustmentOf(office);
  const used = lines.filter(({ order }) => order?.k === (due > 0 ? 'build' : 'remove') || (due > 0 && order?.k === 'waive')).length;
  const hunger = hungerOf(office, sheet);
  return [
    ...counted('seal.builds', due - used),
    ...counted('seal.removals', -due - used),
    ...counted('seal.starving', hunger.count),
    ...counted('seal.lot', missingOf(hunger)),
  ];
};

/** What sealing this sheet leaves to the rules of the phase. */
export const omissionsOf = (office: Office, sheet: Sheet | null, lang: Lang): readonly Omission[] => {
  const lines = (sheet?.lines ?? []).filter(({ refusal, replaced }) => refusal === null && !replaced);
  if (isMovement(office.table)) return idleMovement(office, lines, lang);
  if (isRetreat(office.table)) return idleRetreats(office, lines, lang);
  return office.table.phase === 'WINTER_ORDERS' ? idleWinter(office, sheet, lines) : idleMissiles(office, sheet, lang);
};
