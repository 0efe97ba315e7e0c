import { deriveSeed, quickChance } from '#kernel/chance.ts';
import { at } from '#kernel/collections.ts';
import type { Viewer } from '#kernel/game.ts';
import { createMatch } from '#kernel/match.ts';
import { bourse } from '#games/bourse/index.ts';
import { type Patch, patched, type Scene } from '#protocol';
import { describe, expect, it } from 'vitest';
import { Clerk } from './clerk.ts';
import { DecisionNumbers } from './decision-numbers.ts';
import { prepareInput } from './prepare.ts';
import { SceneMaker, ScenePatches } from './scene.ts';
import { awaitedAt, type TableState } from './state.ts';
import { granted, House } from './testing/house.ts';

const VIEWERS: readonly Viewer[] = [0, 1, 2, 'public', 'referee'];

const begin = (): TableState => {
  const seed = deriveSeed(3, 3);
  const created = createMatch(bourse.module, { seats: 3, options: { turnLimit: 20, cashVisibility: 'hidden' }, seed });
  if (!created.ok) throw new Error('not created');
  return {
    game: bourse,
    record: {
      id: 't',
      code: 'c',
      game: 'bourse',
      rulesVersion: 1,
      options: {},
      status: 'playing',
      paused: false,
      closed: false,
      watching: 'link',
      secondsPerDecision: null,
      graceHours: 0,
      rhythm: null,
      joining: 'people',
      takebacks: 'two',
      pace: 'calm',
      advised: [],
      unsettled: [],
      guarded: false,
      challenge: null,
      draws: 'named',
      takeback: null,
      rematch: null,
      series: null,
      fork: null,
      forking: null,
      inRoom: null,
      referee: 'person',
      refereePlays: false,
      ownerRing: null,
      refereeRing: null,
      ownerHash: '',
      refereeHash: '',
      seed,
      createdAt: 0,
    },
    seats: [],
    seq: 1,
    talk: 0,
    moved: 0,
    lines: 0,
    match: created.match,
    mark: { seq: 1, shown: 0, movers: [], previous: null },
  };
};

describe('patches between scenes', () => {
  it('lead from every scene of a game to the next, for every viewer, and are null when nothing changed', () => {
    const { ports } = new House();
    const chance = quickChance(4);
    let state = begin();
    const held = new Map<Viewer, unknown>();
    const last = new Map<Viewer, { readonly scene: Scene; readonly moment: unknown }>();
    let steps = 0;
    let patchesSent = 0;
    while (state.record.status === 'playing') {
      const clerk = new Clerk(state, ports);
      const scenes = new SceneMaker(clerk, new DecisionNumbers(clerk, ports), () => ({ deadline: null, overdue: false }));
      const patches = new ScenePatches();
      for (const viewer of VIEWERS) {
        const identity = { you: viewer === 'public' ? null : viewer, viewer, owner: false, tokenHash: null, ownerHash: null, former: null, ring: null };
        const before = last.get(viewer);
        const scene = scenes.scene(identity, before?.scene ?? null, before?.moment ?? null);
        const text = before === undefined ? null : patches.patch(before.scene, scene);
        const patch: Patch | null = text === null ? null : JSON.parse(text);
        const next = before === undefined ? JSON.parse(JSON.stringify(scene)) : patched(held.get(viewer), patch);
        expect(next).toEqual(JSON.parse(JSON.stringify(scene)));
        expect(patches.patch(scene, { ...scene })).toBeNull();
        held.set(viewer, next);
        last.set(viewer, { scene, moment: scenes.moment });
        if (text !== null) patchesSent++;
      }
      const seat = at(awaitedAt(state), 0);
      if (state.match === null || seat === 'referee') throw new Error('a seat is asked');
      const move: unknown = bourse.module.sample(JSON.parse(JSON.stringify(state.match.now.state)), seat, chance);
      const prepared = granted(prepareInput(state, { by: seat, move }, { writer: seat, client: null, at: 0 }));
      ({ state } = prepared);
      steps++;
    }
    expect(steps).toBeGreaterThan(20);
    expect(patchesSent).toBeGreaterThan(steps);
  });
});
