import { sum, unreachable } from '#kernel/collections.ts';
import type { Unit } from '#diplomacy/types.ts';
import { seasonOf } from '#games/ecodip/rules/facts.ts';
import type { Table, TurnReport, UnitReport, View } from '#games/ecodip/types.ts';
import { isRetreat } from '../draft/choices.ts';
import { drawnOrders, drawnShots, positionOf } from '../map/of-view.ts';
import type { DrawnOrder, MapPosition } from '../map/types.ts';

/* EC-13.10: a published turn, scene by scene, from its report: what was on the map before each, and what came of it. */

export const SCENES = ['un', 'trade', 'fire', 'move', 'retreat', 'loss', 'conquest', 'winter', 'gifts'] as const;
export type SceneName = (typeof SCENES)[number];

/** `awaited`: orders are still being written for it. `otherSeason`: a spring has none. */
export type SceneState = 'told' | 'quiet' | 'awaited' | 'otherSeason';

/** Springs neither conquer nor harvest: one scene stands for what autumn will bring. */
export const scenesOf = ({ turn }: Pick<TurnReport, 'turn'>): readonly SceneName[] =>
  seasonOf(turn) === 'spring' ? SCENES.filter((name) => name !== 'winter') : SCENES;

/** How much there is to tell. */
export const countOf = ({ report, motions, turn }: Pick<Table, 'report' | 'motions' | 'turn'>, name: SceneName): number => {
  switch (name) {
    case 'un':
      return report.motions.length;
    case 'trade':
      return report.deals.length;
    case 'fire':
      return sum(report.shots.map(({ n }) => n));
    case 'move':
      return report.orders.filter(({ order }) => order !== null).length;
    case 'retreat':
      return report.retreats.length;
    case 'loss':
      return sum(report.overrun.map(({ n }) => n));
    case 'conquest':
      return report.conquests.length;
    case 'winter':
      return report.built.length + report.removed.length + report.starved.length;
    case 'gifts':
      // EC-4.3.4: the requests of a turn are published when it ends.
      return report.gifts.length + (turn > report.turn ? motions.length : 0);
    default:
      return unreachable(name);
  }
};

const isAwaited = (table: Pick<Table, 'phase' | 'turn' | 'report'>, name: SceneName): boolean => {
  if (table.turn !== table.report.turn) return false;
  const isLate = name === 'winter' || name === 'gifts';
  if (table.phase === 'WINTER_ORDERS') return isLate;
  return isRetreat(table) && (isLate || name === 'retreat' || name === 'loss' || name === 'conquest');
};

export const sceneState = (table: Pick<Table, 'phase' | 'turn' | 'report' | 'motions'>, name: SceneName): SceneState => {
  if (seasonOf(table.report.turn) === 'spring' && (name === 'conquest' || name === 'winter')) return 'otherSeason';
  if (isAwaited(table, name)) return 'awaited';
  return countOf(table, name) > 0 ? 'told' : 'quiet';
};

/** What was told last: another edition opens by itself, once. */
export const editionOf = ({ report, phase }: Pick<Table, 'report' | 'phase'>): string | null => (report.orders.length === 0 ? null : `${report.turn} ${phase}`);

/** The scene that is new to somebody who was told `told` last. */
export const openingScene = ({ report, phase }: Pick<Table, 'report' | 'phase'>, told: unknown): SceneName => {
  const [turn, toldIn] = typeof told === 'string' ? told.split(' ') : [];
  if (turn !== String(report.turn)) return 'move';
  if (phase === 'SPRING_ORDERS' && seasonOf(report.turn) === 'autumn') return 'winter';
  return toldIn?.endsWith('_RETREATS') === true && !isRetreat({ phase }) ? 'retreat' : 'move';
};

/** Where a unit stands after the movement; null for one that was dislodged or annihilated. */
const movedUnit = ({ unit, order, status, dislodgedFrom }: UnitReport): Unit | null => {
  if (status === 'annihilated' || dislodgedFrom !== null) return null;
  if (status !== 'moves' || order?.k !== 'move') return unit;
  const { coast: _left, ...rest } = unit;
  return { ...rest, loc: order.to, ...(order.coast === undefined ? {} : { coast: order.coast }) };
};

const afterMovement = ({ orders }: TurnReport): readonly Unit[] => orders.map(movedUnit).filter((unit) => unit !== null);

const afterRetreats = (report: TurnReport): readonly Unit[] => [
  ...afterMovement(report),
  ...report.retreats.flatMap(({ arrived }) => (arrived === null ? [] : [arrived])),
];

const ownersBefore = ({ owners, report }: Table): MapPosition['owners'] => {
  const all: Record<string, string> = { ...owners };
  for (const { at, from } of report.conquests) {
    if (from === null) delete all[at];
    else all[at] = from;
  }
  return all;
};

const unstruck = (position: MapPosition, { strikes }: TurnReport): MapPosition => {
  const hit = new Set(strikes.filter((strike) => strike.hit).map(({ target }) => target));
  return {
    ...position,
    ruins: position.ruins.filter((id) => !hit.has(id)),
    radioactive: Object.fromEntries(Object.entries(position.radioactive).filter(([id]) => !hit.has(id))),
  };
};

const NOTHING: readonly DrawnOrder[] = [];

const drawnRetreats = ({ retreats }: TurnReport): readonly DrawnOrder[] =>
  retreats.map(({ unit, arrived }) => ({
    power: unit.power,
    order: arrived === null ? { k: 'disband', at: unit.loc } : { k: 'retreat', at: unit.loc, to: arrived.loc },
    outcome: arrived === null ? 'failed' : 'good',
  }));

const drawnWinter = ({ built, removed, starved }: TurnReport): readonly DrawnOrder[] => [
  ...built.map(({ power, loc }): DrawnOrder => ({ power, order: { k: 'build', at: loc }, outcome: 'good' })),
  ...[...removed, ...starved].map(({ power, loc }): DrawnOrder => ({ power, order: { k: 'remove', at: loc }, outcome: 'good' })),
];

/** The map of a scene: pieces and owners as they were before it, and the lines of what was done. */
export const pictureOf = (view: View, name: SceneName): { readonly position: MapPosition; readonly orders: readonly DrawnOrder[] } => {
  const { table } = view;
  const { report } = table;
  const now: MapPosition = { ...positionOf(view), turn: report.turn, frozen: seasonOf(report.turn) === 'autumn', dislodged: [] };
  const before: MapPosition = { ...now, units: report.orders.map(({ unit }) => unit), owners: ownersBefore(table) };
  switch (name) {
    case 'un':
    case 'trade':
      return { position: unstruck(before, report), orders: NOTHING };
    case 'fire':
      return { position: unstruck(before, report), orders: drawnShots(report) };
    case 'move':
      return { position: before, orders: drawnOrders(report) };
    case 'retreat':
      return {
        position: {
          ...before,
          units: afterMovement(report),
          dislodged: report.orders.filter(({ dislodgedFrom }) => dislodgedFrom !== null).map(({ unit }) => unit),
        },
        orders: drawnRetreats(report),
      };
    case 'loss':
      return { position: { ...before, units: afterRetreats(report) }, orders: NOTHING };
    case 'conquest':
      return { position: { ...now, units: afterRetreats(report) }, orders: NOTHING };
    case 'winter':
      return { position: { ...now, units: [...afterRetreats(report), ...report.built] }, orders: drawnWinter(report) };
    case 'gifts':
      return { position: positionOf(view), orders: NOTHING };
    default:
      return unreachable(name);
  }
};
