import { at, range } from '#kernel/collections.ts';
import type { Message } from '#kernel/messages.ts';
import { type Board, listAt, SEA } from './board.ts';
import { cell } from './coasts.ts';
import { isConvoyPossible } from './convoy.ts';
import { faultMessage } from './faults.ts';
import { draftOrder, isBlocked } from './legality.ts';
import type { Rules } from './rules.ts';
import { createSituation, loadPosition, NONE, type Situation } from './situation.ts';
import type { Issued, MovementOrder, Place, Position, ProvinceId } from './types.ts';

/** Where movement orders are looked at before they are given: one judge for pages, bots and parsers. */
export interface OrderDesk {
  /** EC-4.6.2: null for a legal order, or why it is refused. */
  check(position: Position, issued: Issued<MovementOrder>): Message | null;
  /** Every legal order of the unit in a province; none where no unit stands. A support names a coast, too, where its fleet could choose. */
  legalOrders(position: Position, loc: ProvinceId): readonly MovementOrder[];
}

const idAt = (board: Board, province: number): ProvinceId => at(board.provinces, province).id;

const sailTo = (from: ProvinceId, { loc: to, coast }: Place): MovementOrder =>
  coast === undefined ? { k: 'move', at: from, to } : { k: 'move', at: from, to, coast };

/** EC-12.1 asks for moves a unit could make: by land or sea next door, or to any coast a convoy could reach. */
const moveCandidates = (s: Situation, u: number): readonly MovementOrder[] => {
  const { board } = s;
  const loc = idAt(board, cell(s.province, u));
  if (cell(s.isFleet, u) === 1) return listAt(board.sailings, cell(s.place, u)).map((place) => sailTo(loc, board.placeOf(place)));
  const near = listAt(board.walks, cell(s.province, u)).map((to): MovementOrder => ({ k: 'move', at: loc, to: idAt(board, to) }));
  return [...near, ...overseas(s, u).map((to): MovementOrder => ({ k: 'move', at: loc, to, via: true }))];
};

/** The coasts to which fleets could carry an army. */
const overseas = (s: Situation, army: number): readonly ProvinceId[] =>
  range(s.board.provinceCount)
    .filter((to) => isConvoyPossible(s, cell(s.province, army), to, NONE))
    .map((to) => idAt(s.board, to));

/** A convoy order is needed only where the army could also walk; elsewhere VIA CONVOY says nothing new. */
const withoutNeedlessVia = (s: Situation, u: number, order: MovementOrder): MovementOrder => {
  if (order.k !== 'move' || order.via !== true) return order;
  const near = cell(s.board.armyTouch, cell(s.province, u) * s.board.provinceCount + s.board.provinceAt(order.to)) === 1;
  return near ? order : { k: 'move', at: order.at, to: order.to };
};

const reachable = (s: Situation, u: number): readonly number[] =>
  cell(s.isFleet, u) === 1
    ? [...new Set(listAt(s.board.sailings, cell(s.place, u)).map((place) => cell(s.board.placeProvince, place)))]
    : listAt(s.board.walks, cell(s.province, u));

/** The coasts among which a support could tell: those of the destination that the supported fleet could choose between. */
const coastsToTell = (s: Situation, mover: number, to: number): readonly string[] => {
  if (cell(s.isFleet, mover) === 0) return [];
  const coasts = listAt(s.board.sailings, cell(s.place, mover))
    .filter((place) => cell(s.board.placeProvince, place) === to)
    .flatMap((place) => s.board.placeCoast[place] ?? []);
  return coasts.length > 1 ? coasts : [];
};

/** The supports a unit could give another into a province it reaches itself. */
const supportsFor = (s: Situation, u: number, other: number, into: number): readonly MovementOrder[] => {
  const loc = idAt(s.board, cell(s.province, u));
  const of = idAt(s.board, cell(s.province, other));
  if (cell(s.province, other) === into) return [{ k: 'support', at: loc, of }];
  const to = idAt(s.board, into);
  const telling = coastsToTell(s, other, into).map((coast): MovementOrder => ({ k: 'support', at: loc, of, to, coast }));
  return [{ k: 'support', at: loc, of, to }, ...telling];
};

const supportCandidates = (s: Situation, u: number): readonly MovementOrder[] => {
  const others = range(s.count).filter((other) => other !== u);
  return reachable(s, u).flatMap((into) => others.flatMap((other) => supportsFor(s, u, other, into)));
};

const convoyCandidates = (s: Situation, u: number): readonly MovementOrder[] => {
  if (cell(s.board.kinds, cell(s.province, u)) !== SEA) return [];
  const loc = idAt(s.board, cell(s.province, u));
  return range(s.count)
    .filter((other) => cell(s.isFleet, other) === 0)
    .flatMap((army) => overseas(s, army).map((to): MovementOrder => ({ k: 'convoy', at: loc, of: idAt(s.board, cell(s.province, army)), to })));
};

const unitIn = (s: Situation, loc: ProvinceId): number => {
  const province = s.board.provinceAt(loc);
  return province < 0 ? NONE : cell(s.unitAt, province);
};

/** An order desk for one board. It keeps its tables: make it once. */
export const orderDesk = (board: Board, rules: Rules): OrderDesk => {
  const s = createSituation(board, rules);
  let loaded: Position | null = null;
  /** A sheet has many orders: what lies on the desk already is not laid out again. */
  const load = (position: Position): void => {
    if (loaded !== position) loadPosition(s, position);
    loaded = position;
  };
  return {
    check: (position, { by, order }) => {
      load(position);
      if (board.provinceAt(order.at) < 0) return faultMessage(board, 'E-PROV', order);
      const u = unitIn(s, order.at);
      if (u === NONE || at(s.units, u).power !== by) return faultMessage(board, 'E-NOUNIT', order);
      const fault = draftOrder(s, u, order);
      return fault === null ? null : faultMessage(board, fault, order, isBlocked(s, u, order));
    },
    legalOrders: (position, loc) => {
      load(position);
      const u = unitIn(s, loc);
      if (u === NONE) return [];
      const candidates: readonly MovementOrder[] = [
        { k: 'hold', at: idAt(board, cell(s.province, u)) },
        ...moveCandidates(s, u),
        ...supportCandidates(s, u),
        ...convoyCandidates(s, u),
      ];
      return candidates.filter((order) => draftOrder(s, u, order) === null).map((order) => withoutNeedlessVia(s, u, order));
    },
  };
};
