import { cell } from './cells.ts';
import { draftOrder } from './legality.ts';
import { HOLD, NONE, type Situation } from './situation.ts';
import type { Issued, MovementOrder } from './types.ts';

const isSameAsDraft = ({ draft, kind, target, to, toPlace, via }: Situation, u: number): boolean =>
  cell(kind, u) === draft.kind &&
  cell(target, u) === draft.target &&
  cell(to, u) === draft.to &&
  cell(toPlace, u) === draft.toPlace &&
  cell(via, u) === draft.via;

const takeDraft = (s: Situation, u: number, order: MovementOrder): void => {
  s.kind[u] = s.draft.kind;
  s.target[u] = s.draft.target;
  s.to[u] = s.draft.to;
  s.toPlace[u] = s.draft.toPlace;
  s.via[u] = s.draft.via;
  s.ordered[u] = 1;
  s.given[u] = order;
  s.faults[u] = null;
};

/** The unit an order is for: the one in the province named, if its own power wrote the order (EC-4.6.2.6: letter and coast do not matter). */
const unitOrdered = (s: Situation, { by, order }: Issued<MovementOrder>): number => {
  const province = s.board.provinceAt(order.at);
  const u = province === NONE ? NONE : cell(s.unitAt, province);
  return u === NONE || s.powers[cell(s.power, u)] !== by ? NONE : u;
};

/**
 * Gives the units their orders. EC-4.6.2.5: an illegal order does not exist, its unit holds. EC-4.6.2.7: a unit with two
 * different legal orders holds.
 */
export const loadOrders = (s: Situation, orders: readonly Issued<MovementOrder>[]): void => {
  for (const issued of orders) {
    const u = unitOrdered(s, issued);
    if (u === NONE) continue;
    const fault = draftOrder(s, u, issued.order);
    if (fault !== null) {
      if (cell(s.ordered, u) === 1 || s.faults[u] !== null) continue;
      s.faults[u] = fault;
      s.given[u] = issued.order;
    } else if (cell(s.ordered, u) === 0) takeDraft(s, u, issued.order);
    else if (!isSameAsDraft(s, u)) s.faults[u] = 'E-TWICE';
  }
  for (let u = 0; u < s.count; u++) if (s.faults[u] === 'E-TWICE') s.kind[u] = HOLD;
};
