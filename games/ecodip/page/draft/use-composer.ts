import { useCallback, useMemo, useRef, useState } from 'preact/hooks';
import type { MovementOrder, ProvinceId, Unit } from '#diplomacy/types.ts';
import { at } from '#kernel/collections.ts';
import { unitAt, unitsOf } from '#games/ecodip/rules/facts.ts';
import { worldOf } from '#games/ecodip/data/world.ts';
import type { Order, Table, Tag, View } from '#games/ecodip/types.ts';
import { compose, type Draft, targetsOf } from '#diplomacy/composing.ts';
import { isMovement, isRetreat, legalMoves } from './choices.ts';
import { isOrderOf } from './text.ts';
import type { Writer } from './use-writer.ts';

/** Orders given by pointing: a unit, what it does, where; on one's own sheet, or as a guess at everybody's. */
export interface Composer {
  readonly chosen: ProvinceId | null;
  readonly unit: Unit | null;
  readonly draft: Draft | null;
  /** Every legal order of the chosen unit. */
  readonly legal: readonly MovementOrder[];
  /** Several orders lead to the province pointed at: coasts, or by land or by convoy. */
  readonly offered: readonly MovementOrder[];
  readonly targets: ReadonlySet<ProvinceId>;
  /** The site of a missile that is to be aimed. */
  readonly aiming: ProvinceId | null;
  readonly point: (id: ProvinceId) => void;
  readonly choose: (id: ProvinceId | null) => void;
  readonly begin: (kind: Draft['kind']) => void;
  readonly aim: (from: ProvinceId | null) => void;
  readonly give: (order: Order) => void;
}

interface Choice {
  readonly chosen: ProvinceId | null;
  readonly draft: Draft | null;
  readonly offered: readonly MovementOrder[];
  readonly aiming: ProvinceId | null;
}

const NOTHING: Choice = { chosen: null, draft: null, offered: [], aiming: null };
const MOVE: Draft = { kind: 'move', of: null };
const NOWHERE: ReadonlySet<ProvinceId> = new Set();
const NO_ORDERS: readonly MovementOrder[] = [];

/** Those of a power that have a refuge to choose. */
const homeless = ({ dislodged }: Table, power: Tag): readonly Unit[] =>
  dislodged.filter(({ unit, retreats }) => unit.power === power && retreats.length > 0).map(({ unit }) => unit);

/** The first of one's own units that has no order yet, `done` left out. */
export const nextUnit = (
  { table }: View,
  { office, sheet, canWrite }: Pick<Writer, 'office' | 'sheet' | 'canWrite'>,
  done: ProvinceId | null = null,
): ProvinceId | null => {
  if (office === null || !canWrite) return null;
  const lines = sheet?.lines ?? [];
  const asked = isMovement(table) ? unitsOf(table, office.power) : isRetreat(table) ? homeless(table, office.power) : [];
  const isIdle = (unit: Unit): boolean => unit.loc !== done && !lines.some(({ order, refusal }) => refusal === null && isOrderOf(order, unit));
  return asked.find(isIdle)?.loc ?? null;
};

interface Manner {
  /** Where orders go that are only supposed; null while one's own sheet is written. */
  readonly guess: ((order: MovementOrder) => void) | null;
  /** One unit after the other is asked for, as on a phone; else the reader chooses each. */
  readonly goesOn: boolean;
}

export const useComposer = (view: View, writer: Writer, { guess, goesOn }: Manner): Composer => {
  const { table, options, own } = view;
  const [choice, setChoice] = useState<Choice & { readonly phase: string }>({ ...NOTHING, phase: '' });
  const phase = `${table.turn} ${table.phase}`;
  // A unit that must retreat is shown at once: there is nothing else to do.
  const isFirst = choice.phase !== phase && (goesOn || isRetreat(table)) && guess === null;
  const first = isFirst ? nextUnit(view, writer) : null;
  const opening: Choice = first === null ? NOTHING : { ...NOTHING, chosen: first, draft: isMovement(table) ? MOVE : null };
  const { chosen, draft, offered, aiming } = choice.phase === phase ? choice : opening;
  const set = (next: Partial<Choice>): void => setChoice({ ...NOTHING, chosen, ...next, phase });

  const mayOrder = (unit: Unit | undefined): boolean =>
    unit !== undefined && isMovement(table) && (guess !== null || (writer.canWrite && unit.power === own?.power));
  const dislodged = useMemo(() => table.dislodged.find(({ unit }) => unit.loc === chosen && unit.power === own?.power), [table, chosen, own?.power]);
  const unit = chosen === null ? null : isRetreat(table) ? (dislodged?.unit ?? null) : (unitAt(table, chosen) ?? null);
  const legal = useMemo(() => (chosen !== null && isMovement(table) ? legalMoves({ table, options }, chosen) : NO_ORDERS), [table, options, chosen]);

  const targets = useMemo(() => {
    if (aiming !== null) return new Set(worldOf(options).land.map(({ id }) => id));
    if (draft !== null) return targetsOf(legal, draft);
    return dislodged === undefined || !writer.canWrite ? NOWHERE : new Set(dislodged.retreats.map(({ loc }) => loc));
  }, [aiming, draft, legal, dislodged, options, writer.canWrite]);

  const choose = (id: ProvinceId | null): void => set({ chosen: id, draft: id !== null && mayOrder(unitAt(table, id)) ? MOVE : null });

  const give = (order: Order): void => {
    if (guess !== null && (order.k === 'hold' || order.k === 'move' || order.k === 'support' || order.k === 'convoy')) guess(order);
    else writer.add(order);
    choose(goesOn && guess === null && 'at' in order ? nextUnit(view, writer, order.at ?? null) : null);
  };

  /** True when the province took the half-given order further. */
  const goOn = (id: ProvinceId): boolean => {
    if (draft === null) return false;
    const made = compose(legal, draft, id);
    if (made.to === 'nothing') return false;
    if (made.to === 'go on') set({ draft: made.draft });
    else if (made.orders.length === 1) give(at(made.orders, 0));
    else set({ draft, offered: made.orders });
    return true;
  };

  const retreatTo = (id: ProvinceId): boolean => {
    const places = writer.canWrite ? (dislodged?.retreats.filter(({ loc }) => loc === id) ?? []) : [];
    if (chosen === null || places.length !== 1) return false;
    const { coast } = at(places, 0);
    give(coast === undefined ? { k: 'retreat', at: chosen, to: id } : { k: 'retreat', at: chosen, to: id, coast });
    return true;
  };

  const pointNow = (id: ProvinceId): void => {
    if (aiming !== null) return give({ k: 'fire', from: aiming, target: id, n: 1 });
    if (goOn(id) || retreatTo(id)) return undefined;
    return choose(id === chosen ? null : id);
  };
  const latest = useRef(pointNow);
  latest.current = pointNow;
  // The map is drawn again only when what it is given changes.
  const point = useCallback((id: ProvinceId) => latest.current(id), []);

  return {
    chosen,
    unit,
    draft,
    legal,
    offered,
    targets,
    aiming,
    point,
    choose,
    begin: (kind) => set({ draft: { kind, of: null } }),
    aim: (from) => set({ chosen: from, aiming: from }),
    give,
  };
};
