import type { MovementOrder, ProvinceId } from '#diplomacy/types.ts';

/** An order half given: its kind, and for a support or convoy perhaps whom it is for. */
export interface Draft {
  readonly kind: 'move' | 'support' | 'convoy';
  readonly of: ProvinceId | null;
}

export type Composing =
  /** Still to be told: what the choice of these provinces would be. */
  | { readonly to: 'go on'; readonly draft: Draft }
  /** One order, or several among which to choose (coasts, by land or by convoy). */
  | { readonly to: 'choose'; readonly orders: readonly MovementOrder[] }
  | { readonly to: 'nothing' };

const whomOf = (order: MovementOrder): ProvinceId | null => (order.k === 'support' || order.k === 'convoy' ? order.of : null);
const goalOf = (order: MovementOrder): ProvinceId | null => {
  if (order.k === 'support') return order.to ?? order.of;
  return order.k === 'move' || order.k === 'convoy' ? order.to : null;
};

/** The legal orders that a draft leaves open. */
export const openOrders = (legal: readonly MovementOrder[], { kind, of }: Draft): readonly MovementOrder[] =>
  legal.filter((order) => order.k === kind && (of === null || whomOf(order) === of));

/** The provinces that would take a draft further. */
export const targetsOf = (legal: readonly MovementOrder[], draft: Draft): ReadonlySet<ProvinceId> =>
  new Set(openOrders(legal, draft).flatMap((order) => (draft.kind !== 'move' && draft.of === null ? whomOf(order) : goalOf(order)) ?? []));

/** What the choice of a province makes of a draft. */
export const compose = (legal: readonly MovementOrder[], draft: Draft, loc: ProvinceId): Composing => {
  const open = openOrders(legal, draft);
  if (draft.kind !== 'move' && draft.of === null) {
    const forHim = open.filter((order) => whomOf(order) === loc);
    if (forHim.length === 0) return { to: 'nothing' };
    return forHim.length === 1 ? { to: 'choose', orders: forHim } : { to: 'go on', draft: { ...draft, of: loc } };
  }
  const orders = open.filter((order) => goalOf(order) === loc);
  return orders.length === 0 ? { to: 'nothing' } : { to: 'choose', orders };
};
