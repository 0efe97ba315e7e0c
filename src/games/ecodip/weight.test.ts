import { performance } from 'node:perf_hooks';
import { describe, expect, it } from 'vitest';
import { at, quickChance, range } from '#kernel';
import { worldOf } from './data/world.ts';
import { ecodip } from './index.ts';
import { position } from './position.test-support.ts';
import type { State } from './types.ts';
import { TAGS } from './types.ts';

const { module } = ecodip;
const world = worldOf({ russia: 'six' });

/** More units than the map can ever feed: 110 armies and 40 fleets. */
const crowd = (): State => {
  const fleets = world.provinces.filter(({ kind }) => kind === 'sea').map(({ id }) => `F ${id}`);
  const armies = world.land.map(({ id }) => `A ${id}`);
  const units = [...armies.slice(0, 110), ...fleets.slice(0, 40)].map((text, index) => `${at(TAGS, index % 10)} ${text}`);
  return position({ units });
};

/** Every unit moves to its first neighbour. */
const sheetOf = (state: State, seat: number): string =>
  state.table.units
    .filter(({ power }) => power === state.table.powers[seat])
    .flatMap(({ type, loc }) => {
      const { army = [], fleet = [] } = at(world.board.provinces, world.board.provinceAt(loc));
      const near: readonly string[] = type === 'army' ? army : Object.values(fleet).flat();
      return near[0] === undefined ? [] : [`${loc} - ${near[0].replace('/', ' ')}`];
    })
    .join('\n');

describe('speed', () => {
  it('a season of ten powers with 150 units is resolved far under 50 ms', () => {
    let state = crowd();
    for (const seat of range(9)) ({ state } = module.apply(state, { by: seat, move: { type: 'submit', sheet: sheetOf(state, seat) } }, quickChance(1)));
    const last = { type: 'submit', sheet: sheetOf(state, 9) } as const;
    const times = range(5).map(() => {
      const start = performance.now();
      const { state: after } = module.apply(state, { by: 9, move: last }, quickChance(1));
      expect(after.table.report.orders).toHaveLength(150);
      return performance.now() - start;
    });
    expect(Math.min(...times)).toBeLessThan(50);
  });
});
