import type { Status } from '#diplomacy/movement.ts';
import { unreachable } from '#kernel/collections.ts';
import { seasonOf } from '#games/ecodip/rules/facts.ts';
import { POWER_NAMES, worldOf } from '#games/ecodip/data/world.ts';
import { type Arms, type Order, type Own, TAGS, type TurnReport, type View } from '#games/ecodip/types.ts';
import type { MapOrder } from '#web/kit/svg/map/order-drawing.tsx';
import type { Province } from '#games/ecodip/data/world.ts';
import type { Unit } from '#diplomacy/types.ts';
import type { DrawnOrder, MapPosition, MapPower } from './types.ts';
import type { SignName } from './signs.tsx';

/** A power wears the colours of its place in the table of powers, whoever plays it: grounds and units agree. */
const POWERS = TAGS.map((id, seat) => ({ id, seat, name: POWER_NAMES[id] }));

/** EC-7.1: one's own missiles; all of them for the referee, and for everybody after the end. */
const missilesOf = ({ own, desk }: View): MapPosition['missiles'] => {
  const all: Record<string, Arms> = {};
  for (const sites of desk === null ? [own?.sites ?? {}] : TAGS.map((tag) => desk.secrets[tag].sites))
    for (const [id, { ICBM, ABM }] of Object.entries(sites)) all[id] = { ICBM: (all[id]?.ICBM ?? 0) + ICBM, ABM: (all[id]?.ABM ?? 0) + ABM };
  return all;
};

/** All that the map shows of a view: while these are the same ones, so is the map. A power that seals its sheet is none of them. */
export const shownOnMap = ({ table, options, own, desk }: View): readonly unknown[] => {
  const { turn, owners, units, dislodged, ruins, radioactive, factories } = table;
  return [turn, owners, units, dislodged, ruins, radioactive, factories, options, own?.sites, desk];
};

/** What the map shows of a view. */
export const positionOf = (view: View): MapPosition => {
  const { turn, owners, units, dislodged, ruins, radioactive, factories } = view.table;
  return {
    provinces: worldOf(view.options).provinces,
    powers: POWERS,
    owners,
    units,
    dislodged: dislodged.map(({ unit }) => unit),
    ruins,
    radioactive,
    factories,
    missiles: missilesOf(view),
    frozen: seasonOf(turn) === 'autumn',
    turn,
  };
};

/** The line of an order on the map; null for orders that are no matter of places. */
const drawable = (order: Order): MapOrder | null => {
  switch (order.k) {
    case 'hold':
    case 'move':
    case 'support':
    case 'convoy':
    case 'retreat':
    case 'disband':
    case 'fire':
      return order;
    case 'build':
    case 'remove':
      return { k: order.k, at: order.at };
    case 'starve':
      return { k: 'remove', at: order.at };
    case 'askAbm':
    case 'askAid':
    case 'buy':
    case 'draw':
    case 'factory':
    case 'give':
    case 'giveUN':
    case 'place':
    case 'produce':
    case 'reinforce':
    case 'sell':
    case 'vote':
    case 'waive':
      return null;
    default:
      return unreachable(order);
  }
};

/** The orders of one's own sheet that stand, as written. */
export const draftOrders = ({ power, sheet }: Pick<Own, 'power' | 'sheet'>): readonly DrawnOrder[] =>
  (sheet?.lines ?? []).flatMap(({ order, refusal, replaced }): readonly DrawnOrder[] => {
    const drawn = order === null || refusal !== null || replaced ? null : drawable(order);
    return drawn === null ? [] : [{ power, order: drawn, outcome: 'written' }];
  });

const FAILURES: ReadonlySet<Status> = new Set<Status>(['bounces', 'noPath', 'cut', 'disrupted', 'void', 'annihilated']);

export const hasFailed = (status: Status): boolean => FAILURES.has(status);

/** EC-4.5: who fired where; a shot that was intercepted comes to nothing. */
export const drawnShots = ({ shots, strikes }: TurnReport): readonly DrawnOrder[] =>
  shots.map(({ by, from, target }) => ({
    power: by,
    order: { k: 'fire', from, target },
    outcome: strikes.some((strike) => strike.target === target && strike.hit) ? 'good' : 'failed',
  }));

/** The orders of a turn with what came of them. */
export const drawnOrders = ({ orders }: TurnReport): readonly DrawnOrder[] =>
  orders.flatMap(({ unit, order, status }): readonly DrawnOrder[] =>
    order === null ? [] : [{ power: unit.power, order, outcome: hasFailed(status) ? 'failed' : 'good' }],
  );

/** What was ordered in the turn of a report and what came of it, with the units where they stood before. */
export const turnOf = (view: View, report: TurnReport): { readonly position: MapPosition; readonly orders: readonly DrawnOrder[] } => ({
  position: { ...positionOf(view), units: report.orders.map(({ unit }) => unit), dislodged: [], turn: report.turn, frozen: seasonOf(report.turn) === 'autumn' },
  orders: [...drawnShots(report), ...drawnOrders(report)],
});

/* What is true of a province in a position. */

export const isRadioactive = ({ radioactive, turn }: MapPosition, id: string): boolean => (radioactive[id] ?? -1) >= turn;

export const isFrozen = ({ frozen }: MapPosition, { freezes }: Province): boolean => frozen && freezes;

const standing = new WeakMap<readonly Unit[], ReadonlyMap<string, Unit>>();

/** Every province is asked for, more than once for each picture: who stands where is looked up once. */
export const unitIn = ({ units }: MapPosition, id: string): Unit | undefined => {
  const known = standing.get(units) ?? new Map(units.toReversed().map((unit) => [unit.loc, unit]));
  standing.set(units, known);
  return known.get(id);
};

/** A centre that no missile has destroyed. */
export const hasCentre = ({ ruins }: MapPosition, { id, centre }: Province): boolean => centre && !ruins.includes(id);

/** What the ground is: a power's tag, or one of the words for what nobody owns. */
export const groundOf = (position: MapPosition, province: Province): string => {
  if (province.kind !== 'sea') return position.owners[province.id] ?? 'neutral';
  if (isFrozen(position, province)) return 'ice';
  return province.edge ? 'edge' : 'sea';
};

/** The same as a class of the style sheet: a power's land has the colour of its seat. */
export const landOf = (position: MapPosition, province: Province): string => {
  const ground = groundOf(position, province);
  return `land-${position.powers.find(({ id }) => id === ground)?.seat ?? ground}`;
};

/** What a province holds beside its centre, from left to right; nothing lasts under a missile but what was built later. */
export const holdingsOf = (position: MapPosition, province: Province): readonly SignName[] => {
  const { id, kind, resource, canal } = province;
  const ruined = position.ruins.includes(id);
  const factory = position.factories[id]?.status;
  const missiles = position.missiles[id];
  return [
    ...(resource === 'MP' && !ruined ? (['MP'] as const) : []),
    ...(factory === undefined ? [] : [factory]),
    ...(resource === 'gold' && !ruined ? (['gold'] as const) : []),
    ...(canal ? (['canal'] as const) : []),
    ...(kind !== 'sea' && !hasCentre(position, province) && !isRadioactive(position, id) ? (['food'] as const) : []),
    ...((missiles?.ICBM ?? 0) > 0 ? (['ICBM'] as const) : []),
    ...((missiles?.ABM ?? 0) > 0 ? (['ABM'] as const) : []),
  ];
};

/** Two letters on a unit, the same in both languages. */
const LETTERS: Readonly<Record<string, string>> = {
  USA: 'US',
  AMS: 'AS',
  EOC: 'EO',
  EOR: 'ER',
  RUS: 'RU',
  JAP: 'JA',
  IND: 'IN',
  AFS: 'SA',
  AFN: 'AN',
  CHI: 'CH',
};

export const lettersOf = (power: string): string => LETTERS[power] ?? power.slice(0, 2);

const NOBODY: MapPower = { id: '', seat: 0, name: { fr: '', en: '' } };

export const powerOf = ({ powers }: Pick<MapPosition, 'powers'>, id: string): MapPower => powers.find((power) => power.id === id) ?? NOBODY;
