import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { quickChance } from '#kernel/chance.ts';
import { at, range } from '#kernel/collections.ts';
import { sightOf } from '#kernel/match.ts';
import { diffText } from '#protocol';
import { crowd, crowdedSheet } from './crowd.test-support.ts';
import { ecodip } from './index.ts';
import type { State } from './types.ts';

const { module } = ecodip;

const weight = (value: unknown): number => gzipSync(JSON.stringify(value)).length;

const sealed = (state: State, seats: number): State =>
  range(seats).reduce(
    (before, seat) => module.apply(before, { by: seat, move: { type: 'submit', sheet: crowdedSheet(before, seat) } }, quickChance(1)).state,
    state,
  );

/* What goes over the wire in a season of 150 units; how long it takes is measured by bench/season.ts. */
describe('weight of a crowded season', () => {
  it('a seat’s first sight is under 150 kB, and the news of the season under 20 kB', () => {
    const before = sealed(crowd(), 9);
    const after = sealed(before, 10);
    expect(after.table.report.orders).toHaveLength(150);
    for (const seat of range(10)) {
      expect(weight(sightOf(module, after, seat))).toBeLessThan(150_000);
      expect(weight(diffText(sightOf(module, before, seat), sightOf(module, after, seat)))).toBeLessThan(20_000);
    }
  });

  it('[EC-13.12] so are the referee’s, with the preview', () => {
    const before = sealed(crowd({ referee: 'human' }), 9);
    const after = sealed(before, 10);
    expect(at(module.view(after, 'referee').preview?.table.report.orders ?? [], 149)).toBeDefined();
    expect(weight(sightOf(module, after, 'referee'))).toBeLessThan(150_000);
    expect(weight(diffText(sightOf(module, before, 'referee'), sightOf(module, after, 'referee')))).toBeLessThan(20_000);
  });
});
