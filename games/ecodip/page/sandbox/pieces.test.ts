import { expect, it } from 'vitest';
import { worldOf } from '#games/ecodip/data/world.ts';
import { tryOut } from '#games/ecodip/orders/sandbox.ts';
import { position } from '#games/ecodip/rules/staging.ts';
import { stancesAt, withPiece } from './pieces.ts';

const world = worldOf({ russia: 'six' });

it('[EC-13.2] knows what may stand where', () => {
  expect(['ruh', 'par', 'esp', 'MCH', 'xyz'].map((id) => stancesAt(world, id))).toEqual([['A'], ['A', 'F'], ['A', 'F/ce', 'F/co'], ['F'], []]);
});

it('[EC-13.2] puts down, changes and takes up pieces, and the rules go on from there', () => {
  const empty = position({ units: [] });
  const two = withPiece(withPiece(empty, 'par', { power: 'EOC', stance: 'A', force: 3 }), 'bel', { power: 'EOR', stance: 'A', force: 2 });
  expect(two.table.units).toEqual([
    { power: 'EOC', type: 'army', loc: 'par', force: 3 },
    { power: 'EOR', type: 'army', loc: 'bel', force: 2 },
  ]);
  expect(tryOut(two, { EOC: 'A par - bel' }).after.table.report.orders[0]?.status).toBe('moves');
  const even = withPiece(two, 'bel', { power: 'EOR', stance: 'A', force: 3 });
  expect(tryOut(even, { EOC: 'A par - bel' }).after.table.report.orders[0]?.status).toBe('bounces');
  expect(withPiece(even, 'bel', null).table.units).toHaveLength(1);
  expect(withPiece(empty, 'MCH', { power: 'EOC', stance: 'A', force: 1 })).toBe(empty);
});
