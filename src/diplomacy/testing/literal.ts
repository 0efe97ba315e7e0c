import { type NaiveUnit, naiveRelations } from './naive.ts';
import type { MapData } from '../map-data.ts';

/**
 * The procedure of EC-4.6.6 written down word for word, for tests only: every bound is computed afresh in every round, and
 * components are found by asking who can reach whom. Where several outcomes are consistent, or none, this says which one
 * the backup rules choose.
 */
export interface LiteralOutcome {
  readonly moved: ReadonlySet<string>;
  /** Support delivered, by the supporter's province. */
  readonly power: ReadonlyMap<string, number>;
  readonly backups: ReadonlyMap<string, 'szykman' | 'mutualSupport' | 'circular'>;
}

type Known = 'yes' | 'no' | 'unknown';
type Bounds = readonly [number, number];

export const literalOutcome = (map: MapData, units: readonly NaiveUnit[]): LiteralOutcome => {
  const r = naiveRelations(map, units);
  const carriers = new Map(r.movers.map((one) => [one, r.carriersOf(one)]));
  const supports = new Map(units.map((one) => [one, r.supportsOf(one)]));
  const convoyers = [...carriers.values()].flat();
  const helpers = [...supports.values()].flat();
  const move = new Map<NaiveUnit, Known>(r.movers.map((one) => [one, 'unknown']));
  const convoy = new Map<NaiveUnit, Known>(convoyers.map((one) => [one, 'unknown']));
  const power = new Map<NaiveUnit, Bounds>(helpers.map((one) => [one, [0, one.force]]));
  const backups = new Map<string, 'szykman' | 'mutualSupport' | 'circular'>();
  const settled = new Set<NaiveUnit>();

  const isMove = (one: NaiveUnit): Known => move.get(one) ?? 'no';
  const isConvoy = (one: NaiveUnit): Known => convoy.get(one) ?? 'no';
  const powerOf = (one: NaiveUnit): Bounds => power.get(one) ?? [0, 0];

  const path = (one: NaiveUnit): Known => {
    if (!r.isByConvoy(one)) return 'yes';
    const fleets = carriers.get(one) ?? [];
    if (
      r.links(
        one,
        fleets.filter((fleet) => isConvoy(fleet) === 'yes'),
      )
    )
      return 'yes';
    return r.links(
      one,
      fleets.filter((fleet) => isConvoy(fleet) !== 'no'),
    )
      ? 'unknown'
      : 'no';
  };
  const dislodged = (one: NaiveUnit): Known => {
    const into = r.attackersOn(one.unit.loc).map(isMove);
    return into.includes('yes') ? 'yes' : into.every((known) => known === 'no') ? 'no' : 'unknown';
  };
  const powerBounds = (one: NaiveUnit): Bounds => {
    const reduction = (counts: (known: Known) => boolean): number =>
      r
        .reducers(one)
        .filter((attacker) => counts(path(attacker)))
        .reduce((total, { force }) => total + force, 0);
    const out = dislodged(one);
    const low = out === 'no' ? Math.max(0, one.force - reduction((known) => known !== 'no')) : 0;
    return [low, out === 'yes' ? 0 : Math.max(0, one.force - reduction((known) => known === 'yes'))];
  };
  const sum = (one: NaiveUnit, except: string | null): Bounds => {
    const counted = (supports.get(one) ?? []).filter(({ unit }) => unit.power !== except).map(powerOf);
    return [one.force + counted.reduce((total, [low]) => total + low, 0), one.force + counted.reduce((total, [, high]) => total + high, 0)];
  };
  const attack = (one: NaiveUnit): Bounds => {
    const way = path(one);
    const defender = r.unitAt(r.destination(one) ?? '');
    const leaves: Known = defender === undefined ? 'yes' : r.opponentOf(one) === undefined ? isMove(defender) : 'no';
    const ifStays: Bounds = defender === undefined ? sum(one, null) : defender.unit.power === one.unit.power ? [0, 0] : sum(one, defender.unit.power);
    const ifLeaves = sum(one, null);
    const low = way !== 'yes' ? 0 : (leaves === 'yes' ? ifLeaves : ifStays)[0];
    return [low, way === 'no' ? 0 : (leaves === 'no' ? ifStays : ifLeaves)[1]];
  };
  const hold = (loc: string): Bounds => {
    const one = r.unitAt(loc);
    if (one === undefined) return [0, 0];
    if (r.destination(one) === null) return sum(one, null);
    return [isMove(one) === 'no' ? one.force : 0, isMove(one) === 'yes' ? 0 : one.force];
  };
  const prevent = (one: NaiveUnit): Bounds => {
    const opponent = r.opponentOf(one);
    const against = opponent === undefined ? 'no' : isMove(opponent);
    const [low, high] = sum(one, null);
    return [path(one) === 'yes' && against === 'no' ? low : 0, path(one) === 'no' || against === 'yes' ? 0 : high];
  };
  const verdict = (one: NaiveUnit): Known => {
    const to = r.destination(one) ?? '';
    const opponent = r.opponentOf(one);
    const [low, high] = attack(one);
    const others = [
      opponent === undefined ? hold(to) : sum(opponent, null),
      ...r
        .attackersOn(to)
        .filter((rival) => rival !== one)
        .map(prevent),
    ];
    if (others.every(([, theirs]) => low > theirs)) return 'yes';
    return others.some(([theirs]) => high <= theirs) ? 'no' : 'unknown';
  };

  const narrow = (): boolean => {
    let changed = false;
    for (const one of r.movers) {
      if (isMove(one) !== 'unknown' || verdict(one) === 'unknown') continue;
      move.set(one, verdict(one));
      changed = true;
    }
    for (const one of convoyers) {
      const out = dislodged(one);
      if (isConvoy(one) !== 'unknown' || out === 'unknown') continue;
      convoy.set(one, out === 'yes' ? 'no' : 'yes');
      changed = true;
    }
    for (const one of helpers) {
      const [low, high] = powerBounds(one);
      const before = powerOf(one);
      if (settled.has(one) || (low === before[0] && high === before[1])) continue;
      power.set(one, [low, high]);
      changed = true;
    }
    return changed;
  };

  const isOpen = (one: NaiveUnit): boolean => isMove(one) === 'unknown' || isConvoy(one) === 'unknown' || powerOf(one)[0] < powerOf(one)[1];
  const shipping = (one: NaiveUnit): readonly NaiveUnit[] => (r.isByConvoy(one) ? (carriers.get(one) ?? []) : []);
  const edges = (one: NaiveUnit): readonly NaiveUnit[] => {
    const into = r.attackersOn(one.unit.loc);
    if (one.order.k === 'convoy') return into;
    if (one.order.k === 'support') return [...into, ...r.reducers(one).flatMap(shipping)];
    const to = r.destination(one) ?? '';
    const opponent = r.opponentOf(one);
    const defender = r.unitAt(to);
    const rivals = r.attackersOn(to).filter((rival) => rival !== one);
    const resistance =
      opponent !== undefined
        ? (supports.get(opponent) ?? [])
        : defender === undefined
          ? []
          : r.destination(defender) === null
            ? (supports.get(defender) ?? [])
            : [defender];
    const named = [...shipping(one), ...(supports.get(one) ?? []), ...resistance];
    for (const rival of rivals) {
      const against = r.opponentOf(rival);
      named.push(...shipping(rival), ...(supports.get(rival) ?? []));
      if (against !== undefined) named.push(against);
    }
    return named;
  };
  const reachable = (one: NaiveUnit): ReadonlySet<NaiveUnit> => {
    const reached = new Set(edges(one).filter(isOpen));
    for (const next of reached) for (const further of edges(next)) if (isOpen(further)) reached.add(further);
    return reached;
  };
  const applyRules = (open: readonly NaiveUnit[]): void => {
    const reach = new Map(open.map((one) => [one, reachable(one)]));
    const closed = open.filter((one) => [...(reach.get(one) ?? [])].every((other) => reach.get(other)?.has(one) === true));
    for (const one of closed) {
      const members = [one, ...(reach.get(one) ?? [])];
      const rule = members.some(({ order }) => order.k === 'convoy')
        ? 'szykman'
        : members.some(({ order }) => order.k === 'support')
          ? 'mutualSupport'
          : 'circular';
      const kind = { szykman: 'convoy', mutualSupport: 'support', circular: 'move' }[rule];
      if (one.order.k !== kind) continue;
      backups.set(one.unit.loc, rule);
      settled.add(one);
      if (rule === 'szykman') convoy.set(one, 'no');
      else if (rule === 'circular') move.set(one, 'yes');
      else power.set(one, [0, 0]);
    }
  };

  for (;;) {
    while (narrow());
    const open = units.filter(isOpen);
    if (open.length === 0) break;
    applyRules(open);
  }
  return {
    moved: new Set(r.movers.filter((one) => isMove(one) === 'yes').map(({ unit }) => unit.loc)),
    power: new Map(helpers.map((one) => [one.unit.loc, powerOf(one)[0]])),
    backups,
  };
};
