import { describe, expect, it } from 'vitest';
import { quickChance, scriptedChance } from '#kernel/chance.ts';
import { range } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import { requireOptions, resolveOptions } from '#kernel/options.ts';
import { bourse } from './index.ts';
import { checkOptions } from './options.ts';
import { type Options, SECURITIES } from './types.ts';

const { module } = bourse;

const optionsWith = (chosen: Partial<Options>): Options => requireOptions(module.options, chosen);

/** Draws that leave the deck as printed: the last index down, each card swapped with itself. */
const UNSHUFFLED = range(34).map((index) => 34 - index);

const start = (chosen: Partial<Options>, seats: number, roller: Seat, ...more: readonly number[]) =>
  module.setup(optionsWith(chosen), seats, scriptedChance([...UNSHUFFLED, roller, ...more])).state;

describe('setting up', () => {
  it('[BO-3.1] pawns stand on Start', () => {
    expect(start({}, 6, 0).table.players.map(({ square }) => square)).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('[BO-3.2] the phase is Recession, or the one chosen', () => {
    expect(start({}, 2, 0).table.phase).toBe('recession');
    for (const startPhase of ['recovery', 'expansion', 'stagnation'] as const) expect(start({ startPhase }, 2, 0).table.phase).toBe(startPhase);
  });

  it('[BO-3.3] every quotation is 20,000', () => {
    const { quotes } = start({}, 3, 0).table;
    expect(SECURITIES.map((security) => quotes[security])).toEqual(range(16).map(() => 20_000));
  });

  it('[BO-3.4] [BO-2.1.1] [BO-2.1.2] everybody has the initial capital and no title; the desk counts from 0 and holds every title', () => {
    const state = start({ startCash: 150_000 }, 3, 0);
    expect([state.ledger.seats, state.ledger.funds.desk]).toEqual([[150_000, 150_000, 150_000], 0]);
    expect(SECURITIES.map((security) => state.table.desk[security])).toEqual(range(16).map(() => 5));
    expect(state.table.players.every(({ titles, loans }) => loans.length === 0 && SECURITIES.every((security) => titles[security] === 0))).toBe(true);
  });

  it('[BO-3.5] the deck is shuffled first: Fisher–Yates from the last index down', () => {
    expect(start({}, 2, 0).deck).toEqual(start({}, 2, 0).data.cards.map(({ id }) => id));
    const swapped = module.setup(optionsWith({}), 2, scriptedChance([0, ...UNSHUFFLED.slice(1), 0])).state.deck;
    expect([swapped[0], swapped[34]]).toEqual(['EV35', 'EV01']);
  });

  it('[BO-3.6] the starting player is drawn second, among all', () => {
    expect(range(4).map((roller) => start({}, 4, roller).table.roller)).toEqual([0, 1, 2, 3]);
    expect(() => start({}, 4, 4)).toThrow();
  });

  it('[BO-3.8] a random phase is drawn third; turn 1, nobody misses a turn', () => {
    const phases = range(4).map((draw) => start({ startPhase: 'random' }, 2, 0, draw).table.phase);
    expect(phases).toEqual(['recession', 'recovery', 'expansion', 'stagnation']);
    const { table } = start({}, 2, 1);
    expect([table.turn, table.players.map(({ turnsToMiss }) => turnsToMiss)]).toEqual([1, [0, 0]]);
  });
});

describe('house rules', () => {
  it('[BO-5.2] the target is twice the initial capital unless chosen, and lies above it', () => {
    expect(optionsWith({}).winTarget).toBe(400_000);
    expect(optionsWith({ startCash: 150_000 }).winTarget).toBe(300_000);
    expect(checkOptions(optionsWith({ startCash: 300_000, winTarget: 300_000 }))?.clauses).toEqual(['BO-5.2']);
    expect(checkOptions(optionsWith({ startCash: 300_000, winTarget: 310_000 }))).toBeNull();
  });

  it('[BO-5.4] the turn limit is 0 or 20 to 1,000', () => {
    const accepts = (turnLimit: number): boolean => resolveOptions(module.options, { turnLimit }).ok;
    expect([0, 19, 20, 1000, 1001].map(accepts)).toEqual([true, false, true, true, false]);
  });

  it('[BO-2.1.3] further data sets are offered by name, and a bad file is named with its line', () => {
    const { data } = module.setup(optionsWith({}), 2, quickChance(1)).state;
    const added = bourse.withDatasets?.({ 'mine.json': JSON.stringify({ ...data, id: 'my-box' }) });
    if (added?.ok !== true) throw new Error(added?.error);
    const resolved = resolveOptions(added.game.module.options, { dataset: 'my-box' });
    expect(resolved.ok).toBe(true);
    expect(added.game.words['option.dataset.my-box']).toEqual(['my-box', 'my-box']);
    expect(bourse.withDatasets?.({ 'twice.json': JSON.stringify(data) })).toMatchObject({ ok: false, error: expect.stringContaining('twice.json') });
    expect(bourse.withDatasets?.({ 'broken.json': '{\n"id": }' })).toMatchObject({ ok: false, error: expect.stringMatching(/broken\.json, line 2/) });
  });
});
