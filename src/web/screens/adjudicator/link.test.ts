import { checkUnits } from '#diplomacy/rules.ts';
import { standardBoard } from '#diplomacy/standard.ts';
import type { MovementOrder, RetreatOrder, Unit } from '#diplomacy/types.ts';
import { at } from '#kernel/collections.ts';
import { type Arbitrary, assert, boolean, constant, constantFrom, integer, nat, oneof, option, property, record, string, tuple, uniqueArray } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readLink, STRONGEST, writeLink } from './link.ts';
import { SAMPLES, staged } from './samples.ts';
import { coastsIn, positionOf, type Scenario } from './scenario.ts';

const board = standardBoard();
const provinces = board.provinces.map(({ id }) => id);
const province = constantFrom(...provinces);
const power = constantFrom(...board.map.powers.map(({ id }) => id));

/** A place, with a coast or without where there are several. */
const goal = province.chain((to) => constantFrom(undefined, ...coastsIn(to)).map((coast) => (coast === undefined ? { to } : { to, coast })));

interface Described {
  readonly power: string;
  readonly type: Unit['type'];
  readonly coast: number;
  readonly force: number | undefined;
}

const unitOf = (loc: string, { power: whose, type, coast, force }: Described): Unit => ({
  power: whose,
  type,
  loc,
  ...(type === 'fleet' && coastsIn(loc).length > 0 ? { coast: at(coastsIn(loc), coast) } : {}),
  ...(force === undefined ? {} : { force }),
});

const unitIn = (loc: string): Arbitrary<Unit> => {
  const types = (['army', 'fleet'] as const).filter((type) => checkUnits(board, [{ power: 'france', type, loc, coast: coastsIn(loc)[0] }]) === null);
  return record({
    power,
    type: constantFrom(...types),
    coast: nat({ max: Math.max(0, coastsIn(loc).length - 1) }),
    force: option(integer({ min: 2, max: STRONGEST }), { nil: undefined }),
  }).map((unit) => unitOf(loc, unit));
};

type Goal = { readonly to: string; readonly coast?: string };
const moveTo = (loc: string, to: Goal, via: boolean): MovementOrder => ({ k: 'move', at: loc, ...to, ...(via ? { via } : {}) });
const supportTo = (loc: string, of: string, to: Goal): MovementOrder => ({ k: 'support', at: loc, of, ...to });
const retreatTo = (loc: string, to: Goal): RetreatOrder => ({ k: 'retreat', at: loc, ...to });

const orderFrom = (loc: string): Arbitrary<MovementOrder | null> =>
  oneof(
    constant(null),
    constant<MovementOrder>({ k: 'hold', at: loc }),
    tuple(goal, boolean()).map(([to, via]) => moveTo(loc, to, via)),
    province.map((of): MovementOrder => ({ k: 'support', at: loc, of })),
    tuple(province, goal).map(([of, to]) => supportTo(loc, of, to)),
    tuple(province, province).map(([of, to]): MovementOrder => ({ k: 'convoy', at: loc, of, to })),
  );

const retreatFrom = (loc: string): Arbitrary<RetreatOrder | null> =>
  oneof(
    constant(null),
    constant<RetreatOrder>({ k: 'disband', at: loc }),
    goal.map((to) => retreatTo(loc, to)),
  );

const scenarios: Arbitrary<Scenario> = uniqueArray(province, { maxLength: 34 }).chain((locs) =>
  record({
    units: tuple(...locs.map(unitIn)),
    orders: tuple(...locs.map(orderFrom)),
    retreats: tuple(...locs.map(retreatFrom)),
    readings: record({ paradox: constantFrom('szykman' as const, 'hold' as const), convoyFallback: constantFrom('none' as const, 'land' as const) }),
    stage: constantFrom('orders' as const, 'result' as const, 'retreated' as const),
  }).map(({ units, orders, retreats, readings, stage }) => ({
    units,
    readings,
    stage,
    orders: orders.filter((order) => order !== null),
    retreats: stage === 'orders' ? [] : retreats.filter((order) => order !== null),
  })),
);

describe('the link of a scenario', () => {
  it('carries every scenario there and back', () => {
    assert(
      property(scenarios, (scenario) => {
        expect(readLink(writeLink(scenario))).toEqual(scenario);
      }),
      { numRuns: 150 },
    );
  });

  it('stays short enough to paste: the start of a game with all its orders', () => {
    const start = positionOf(
      board.map.start,
      board.map.start.map(({ loc }) => ({ k: 'hold', at: loc })),
    );
    expect(writeLink(start).length).toBeLessThan(90);
    expect(writeLink(start)).toMatch(/^1\.[\w-]+$/);
  });

  it('knows a link with one letter changed, cut short, or of another version', () => {
    const link = writeLink(staged(at(SAMPLES, 5)));
    expect(readLink(link)).not.toBeNull();
    for (let i = 2; i < link.length; i++) expect(readLink(`${link.slice(0, i)}${link[i] === 'A' ? 'B' : 'A'}${link.slice(i + 1)}`)).toBeNull();
    for (let i = 0; i < link.length; i++) expect(readLink(link.slice(0, i))).toBeNull();
    expect(readLink(link.replace('1.', '2.'))).toBeNull();
    expect(readLink('n’importe quoi')).toBeNull();
  });

  it('never fails on what people may paste', () => {
    assert(
      property(string(), (text) => {
        const read = readLink(`1.${text}`);
        if (read !== null) expect(checkUnits(board, read.units)).toBeNull();
      }),
      { numRuns: 300 },
    );
  });
});
