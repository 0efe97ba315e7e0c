import { describe, expect, it } from 'vitest';
import { adjustPower } from './adjustments.ts';
import type { Board } from './board.ts';
import datc from './fixtures/datc.json' with { type: 'json' };
import reinforced from './fixtures/reinforced.json' with { type: 'json' };
import { movementAdjudicator, type MovementResult } from './movement.ts';
import { resolveRetreats } from './retreats.ts';
import { DEFAULT_RULES } from './rules.ts';
import { standardBoard } from './standard.ts';
import { adjustmentOrders, entriesOf, type MovementCase, movementOrders, nameOf, retreatOrders, rulesFrom, unitFrom, worldBoard } from './testing/cases.ts';
import type { Closure, Position } from './types.ts';

const positionOf = ({ units, struck, closed }: MovementCase): Position => ({
  units: units.map(unitFrom),
  ...(struck === undefined ? {} : { struck }),
  ...(closed === undefined
    ? {}
    : { closed: Object.fromEntries(entriesOf(closed).map(([loc, why]): [string, Closure] => [loc, why === 'frozen' ? 'frozen' : 'radioactive'])) }),
});

const adjudicate = (board: Board, one: MovementCase): MovementResult =>
  movementAdjudicator(board, rulesFrom(one.rules))(positionOf(one), movementOrders(board, one.orders));

const fates = ({ results }: MovementResult): readonly (readonly [string, string])[] =>
  entriesOf(
    Object.fromEntries(
      results.map(({ unit, status, dislodgedFrom }) => [
        unit.loc,
        status === 'annihilated' ? status : dislodgedFrom !== null ? 'dislodged' : status === 'moves' ? status : 'stays',
      ]),
    ),
  );

const checkMovement = (board: Board, one: MovementCase): void => {
  const result = adjudicate(board, one);
  expect(fates(result)).toEqual(entriesOf(one.expect));
  const supports = result.results.flatMap(({ unit, support }) => (support === null ? [] : [[unit.loc, support] as const]));
  if (one.support !== undefined || supports.length === 0) expect(entriesOf(Object.fromEntries(supports))).toEqual(entriesOf(one.support));
  const ignored = result.results.filter(({ fault }) => fault !== null).map(({ unit }) => unit.loc);
  expect(ignored.sort()).toEqual([...(one.ignored ?? [])].sort());
  expect(result.backups).toEqual(one.backup ?? []);
  if (one.retreats === undefined && one.id.startsWith('X')) return;
  const retreats = Object.fromEntries(result.dislodged.map(({ unit, retreats: places }) => [unit.loc, places.map(nameOf).sort()]));
  expect(entriesOf(retreats)).toEqual(entriesOf(one.retreats).map(([loc, places]) => [loc, [...places].sort()]));
};

const checkRetreats = (board: Board, one: MovementCase): void => {
  const { dislodged } = adjudicate(board, one);
  const results = resolveRetreats(board, dislodged, retreatOrders(board, one.retreatOrders ?? []));
  const ends = Object.fromEntries(results.map(({ unit, arrived }) => [unit.loc, arrived === null ? 'disbanded' : nameOf(arrived)]));
  expect(entriesOf(ends)).toEqual(entriesOf(one.retreatExpect));
};

describe('DATC, version 3', () => {
  const cases: readonly MovementCase[] = datc.cases;
  const board = standardBoard();

  it('[EC-4.6.11.2] has all 165 cases', () => expect([cases.length, datc.adjustments.length]).toEqual([145, 20]));

  for (const one of cases) {
    it(`[EC-4.6.11.1] [${one.id}] ${one.title}`, () => {
      checkMovement(board, one);
      if (one.retreatOrders !== undefined) checkRetreats(board, one);
    });
  }

  for (const { id, title, power, units, owned, due, orders, expect: expected } of datc.adjustments) {
    it(`[EC-4.6.11.1] [${id}] ${title}`, () => {
      const standing = units.map((text) => unitFrom(`${power} ${text}`));
      const winter = { power, units: standing, owned, due, orders: adjustmentOrders(board, orders) };
      const { built, removed } = adjustPower(board, winter, DEFAULT_RULES);
      const changed = [...built, ...removed].map((unit) => `${unit.type === 'army' ? 'A' : 'F'} ${nameOf(unit)}`);
      expect(changed.sort()).toEqual([...expected].sort());
    });
  }
});

describe('reinforced units', () => {
  const cases: readonly MovementCase[] = reinforced.cases;
  for (const one of cases) it(`[${one.id}] ${one.title}`, () => checkMovement(worldBoard(), one));
});
