import { at, unreachable } from '#kernel/collections.ts';
import { coastDirection } from '../coasts.ts';
import { fleetLists, type MapData, splitNeighbour } from '../map-data.ts';
import type { Issued, MovementOrder, Unit } from '../types.ts';

/**
 * A second adjudicator, for tests only: slow and plain. It reads the clauses afresh, with strings and sets, knows nothing of
 * bounds, and simply tries every outcome (which moves succeed and which fail) against the equations of EC-4.6.5.
 */
export interface NaiveUnit {
  readonly unit: Unit;
  readonly force: number;
  /** The legal order; a hold where there is none. */
  readonly order: MovementOrder;
  /** For a fleet that moves, and for a support that names a coast: the coast meant. */
  readonly toCoast: string | null;
}

export interface NaiveGeography {
  readonly kind: (loc: string) => 'land' | 'coast' | 'sea';
  readonly walks: (from: string, to: string) => boolean;
  /** The coasts a fleet comes to, '' for a province with one; none when it cannot go there. */
  readonly sails: (from: string, fromCoast: string | undefined, to: string) => readonly string[];
  readonly meets: (a: string, b: string) => boolean;
}

const naiveGeography = (map: MapData): NaiveGeography => {
  const provinces = new Map(map.provinces.map((province) => [province.id, province]));
  const sails = (from: string, fromCoast: string | undefined, to: string): readonly string[] => {
    const province = provinces.get(from);
    const lists = province === undefined ? [] : fleetLists(province);
    const list = lists.length === 1 ? at(lists, 0) : lists.find(([coast]) => coast === fromCoast);
    return (list?.[1] ?? []).map(splitNeighbour).flatMap(([id, coast]) => (id === to ? [coast] : []));
  };
  return {
    kind: (loc) => provinces.get(loc)?.kind ?? 'land',
    walks: (from, to) => provinces.get(from)?.army?.includes(to) === true,
    sails,
    meets: (a, b) => {
      const province = provinces.get(a);
      return province !== undefined && fleetLists(province).some(([, list]) => list.some((one) => splitNeighbour(one)[0] === b));
    },
  };
};

/** Every chain of manned seas from one coast to another, without any short cut, found by trying them all. */
const minimalChains = (geography: NaiveGeography, seas: readonly string[], from: string, to: string): readonly (readonly string[])[] => {
  const chains: (readonly string[])[] = [];
  const walk = (chain: readonly string[]): void => {
    const last = at(chain, chain.length - 1);
    if (geography.meets(last, to)) {
      chains.push(chain);
      return;
    }
    for (const next of seas)
      if (geography.meets(last, next) && !geography.meets(next, from) && !chain.slice(0, -1).some((sea) => geography.meets(sea, next)) && !chain.includes(next))
        walk([...chain, next]);
  };
  for (const first of seas) if (geography.meets(first, from)) walk([first]);
  return chains;
};

const isChain = (geography: NaiveGeography, seas: readonly string[], from: string, to: string): boolean => {
  const reached = new Set(seas.filter((sea) => geography.meets(sea, from)));
  for (const sea of reached) {
    if (geography.meets(sea, to)) return true;
    for (const next of seas) if (geography.meets(sea, next)) reached.add(next);
  }
  return false;
};

interface Board {
  readonly geography: NaiveGeography;
  readonly units: readonly Unit[];
  readonly seas: readonly string[];
}

/** EC-4.6.2.2 to .4: the coast the order comes to, '' where that does not matter, or null for an illegal order. */
const legalCoast = (board: Board, unit: Unit, order: MovementOrder): string | null => {
  const { geography, units, seas } = board;
  const canShip = (from: string, to: string, fleets: readonly string[]): boolean =>
    geography.kind(from) === 'coast' && geography.kind(to) === 'coast' && from !== to && isChain(geography, fleets, from, to);
  const canReach = (one: Unit, to: string): boolean =>
    one.type === 'army' ? geography.walks(one.loc, to) : geography.sails(one.loc, one.coast, to).length > 0;
  const named = (one: Unit, to: string, coast: string | undefined): string | null | undefined => {
    const own = geography.sails(one.loc, one.coast, to);
    const direction = coast === undefined ? null : coastDirection(coast);
    return direction === null ? undefined : (own.find((name) => coastDirection(name) === direction) ?? null);
  };
  switch (order.k) {
    case 'hold':
      return '';
    case 'move': {
      if (unit.type === 'army') {
        const walks = geography.walks(unit.loc, order.to) && order.via !== true;
        return walks || canShip(unit.loc, order.to, seas) ? '' : null;
      }
      const own = geography.sails(unit.loc, unit.coast, order.to);
      const asked = own.includes('') ? undefined : named(unit, order.to, order.coast);
      return asked === undefined ? (own.length === 1 ? at(own, 0) : null) : asked;
    }
    case 'support': {
      const other = units.find(({ loc }) => loc === order.of);
      if (other === undefined || other === unit) return null;
      if (order.to === undefined) return canReach(unit, order.of) ? '' : null;
      if (!canReach(unit, order.to) || order.to === order.of) return null;
      const fleets = seas.filter((sea) => sea !== unit.loc);
      if (!canReach(other, order.to) && !(other.type === 'army' && canShip(other.loc, order.to, fleets))) return null;
      if (other.type === 'army' || geography.sails(other.loc, other.coast, order.to).includes('')) return '';
      const asked = named(other, order.to, order.coast);
      return asked === undefined ? '' : asked;
    }
    case 'convoy': {
      const army = units.find(({ loc }) => loc === order.of);
      if (army?.type !== 'army' || !seas.includes(unit.loc) || !canShip(order.of, order.to, seas)) return null;
      return minimalChains(geography, seas, order.of, order.to).some((chain) => chain.includes(unit.loc)) ? '' : null;
    }
    default:
      return unreachable(order);
  }
};

/** Each unit with its legal order. Orders must be one to a unit, by its own power. */
export const naiveOrders = (map: MapData, units: readonly Unit[], orders: readonly Issued<MovementOrder>[]): readonly NaiveUnit[] => {
  const geography = naiveGeography(map);
  const board: Board = { geography, units, seas: units.filter(({ loc }) => geography.kind(loc) === 'sea').map(({ loc }) => loc) };
  return units.map((unit) => {
    const order = orders.find((issued) => issued.order.at === unit.loc && issued.by === unit.power)?.order;
    const coast = order === undefined ? null : legalCoast(board, unit, order);
    const isLegal = order !== undefined && coast !== null;
    return { unit, force: unit.force ?? 1, order: isLegal ? order : { k: 'hold', at: unit.loc }, toCoast: coast === '' ? null : coast };
  });
};

/** Which decisions are settled by a backup rule instead of their equation, by province. */
export interface Forced {
  readonly failedConvoys: ReadonlySet<string>;
  readonly voidSupports: ReadonlySet<string>;
}

/** EC-4.6.3, EC-4.6.4: the relations between orders, looked up again whenever they are asked for. */
export const naiveRelations = (map: MapData, units: readonly NaiveUnit[]) => {
  const geography = naiveGeography(map);
  const unitAt = (loc: string): NaiveUnit | undefined => units.find(({ unit }) => unit.loc === loc);
  const destination = (one: NaiveUnit): string | null => (one.order.k === 'move' ? one.order.to : null);
  const movers = units.filter((one) => one.order.k === 'move');
  const supportsOf = (one: NaiveUnit): readonly NaiveUnit[] =>
    units.filter(({ order, toCoast }) => {
      if (order.k !== 'support' || order.of !== one.unit.loc) return false;
      if (order.to === undefined) return destination(one) === null;
      return destination(one) === order.to && (toCoast === null || toCoast === one.toCoast);
    });
  const carriersOf = (one: NaiveUnit): readonly NaiveUnit[] =>
    units.filter(({ order }) => order.k === 'convoy' && order.of === one.unit.loc && order.to === destination(one));
  const links = (one: NaiveUnit, carriers: readonly NaiveUnit[]): boolean =>
    isChain(
      geography,
      carriers.map(({ unit }) => unit.loc),
      one.unit.loc,
      destination(one) ?? '',
    );
  const isByConvoy = (one: NaiveUnit): boolean => {
    if (one.unit.type === 'fleet' || one.order.k !== 'move') return false;
    if (!geography.walks(one.unit.loc, one.order.to) || one.order.via === true) return true;
    const carriers = carriersOf(one);
    return carriers.some(({ unit }) => unit.power === one.unit.power) && links(one, carriers);
  };
  const opponentOf = (one: NaiveUnit): NaiveUnit | undefined => {
    const other = unitAt(destination(one) ?? '');
    return other !== undefined && destination(other) === one.unit.loc && !isByConvoy(one) && !isByConvoy(other) ? other : undefined;
  };
  const attackersOn = (loc: string): readonly NaiveUnit[] => movers.filter((one) => destination(one) === loc);
  /** Where a support is directed. */
  const aim = ({ order }: NaiveUnit): string => (order.k === 'support' ? (order.to ?? order.of) : '');
  const reducers = (supporter: NaiveUnit): readonly NaiveUnit[] =>
    attackersOn(supporter.unit.loc).filter((one) => one.unit.power !== supporter.unit.power && one.unit.loc !== aim(supporter));
  return { unitAt, destination, movers, supportsOf, carriersOf, links, isByConvoy, opponentOf, attackersOn, reducers };
};

/** Every outcome (the provinces whose moves succeed) that satisfies all equations. */
export const consistentOutcomes = (map: MapData, units: readonly NaiveUnit[], forced: Forced): readonly ReadonlySet<string>[] => {
  const r = naiveRelations(map, units);
  const found: ReadonlySet<string>[] = [];
  for (let bits = 0; bits < 2 ** r.movers.length; bits++) {
    const moved = new Set(r.movers.filter((_, index) => (bits & (1 << index)) !== 0).map(({ unit }) => unit.loc));
    const has = (one: NaiveUnit): boolean => moved.has(one.unit.loc);
    const dislodged = (one: NaiveUnit): boolean => !has(one) && r.attackersOn(one.unit.loc).some(has);
    const path = (one: NaiveUnit): boolean =>
      !r.isByConvoy(one) ||
      r.links(
        one,
        r.carriersOf(one).filter((fleet) => !dislodged(fleet) && !forced.failedConvoys.has(fleet.unit.loc)),
      );
    const power = (one: NaiveUnit): number => {
      if (dislodged(one) || forced.voidSupports.has(one.unit.loc)) return 0;
      const reduction = r
        .reducers(one)
        .filter(path)
        .reduce((total, { force }) => total + force, 0);
      return Math.max(0, one.force - reduction);
    };
    const sum = (one: NaiveUnit, except: string | null): number =>
      one.force +
      r
        .supportsOf(one)
        .filter(({ unit }) => unit.power !== except)
        .reduce((total, helper) => total + power(helper), 0);
    const attack = (one: NaiveUnit): number => {
      if (!path(one)) return 0;
      const defender = r.unitAt(r.destination(one) ?? '');
      if (defender === undefined || (r.opponentOf(one) === undefined && has(defender))) return sum(one, null);
      return defender.unit.power === one.unit.power ? 0 : sum(one, defender.unit.power);
    };
    const hold = (loc: string): number => {
      const one = r.unitAt(loc);
      if (one === undefined || has(one)) return 0;
      return r.destination(one) === null ? sum(one, null) : one.force;
    };
    const prevent = (one: NaiveUnit): number => {
      const opponent = r.opponentOf(one);
      return !path(one) || (opponent !== undefined && has(opponent)) ? 0 : sum(one, null);
    };
    const succeeds = (one: NaiveUnit): boolean => {
      const to = r.destination(one) ?? '';
      const opponent = r.opponentOf(one);
      const strength = attack(one);
      if (strength <= (opponent === undefined ? hold(to) : sum(opponent, null))) return false;
      return r.attackersOn(to).every((rival) => rival === one || strength > prevent(rival));
    };
    if (r.movers.every((one) => has(one) === succeeds(one))) found.push(moved);
  }
  return found;
};
