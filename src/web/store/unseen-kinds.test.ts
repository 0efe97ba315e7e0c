import { signal } from '@preact/signals';
import { BOXES } from '#catalogue';
import { chanceOf, deriveSeed, quickChance } from '#kernel/chance.ts';
import { typeOfWay } from '#kernel/drafts.ts';
import type { AnyGame, Decision, FullSight, Offer } from '#kernel/game.ts';
import { awaitedOf, nextOf, sightOf, waysOf } from '#kernel/match.ts';
import { resolveOptions } from '#kernel/options.ts';
import { describe, expect, it } from 'vitest';
import { type Later, watchUnseen } from './unseen.ts';

const STEPS = 150;

/** What somebody is shown who may do something of a kind that nobody was shown before, in random games of each ready-made setting. */
function* newKinds({ module }: AnyGame): Generator<FullSight<unknown, unknown>> {
  const known = new Set<string>();
  for (const [number, options] of [{}, ...module.presets.map((preset) => preset.options)].entries()) {
    const resolved = resolveOptions(module.options, options);
    const seats = Math.max(module.seats.min, Math.min(5, module.seats.max));
    if (!resolved.ok || module.checkOptions(resolved.options, seats) !== null) continue;
    const chance = chanceOf(deriveSeed(31, number));
    const wits = quickChance(number);
    let { state } = module.setup(resolved.options, seats, chance);
    for (let step = 0; step < STEPS && module.outcome(state) === null; step++) {
      const awaited = awaitedOf(module, state);
      const by = awaited[step % awaited.length];
      if (by === undefined) break;
      // Also somebody who is not waited for: instructions are given out of turn.
      for (const actor of [by, step % seats]) {
        const kinds = waysOf(module, state, actor).map(typeOfWay);
        if (kinds.every((kind) => known.has(kind))) continue;
        for (const kind of kinds) known.add(kind);
        yield sightOf(module, state, actor);
      }
      state = nextOf(module, state, { by, move: module.sample(state, by, wits) }, chance);
    }
  }
}

describe.each(BOXES)('in $id, whatever is asked', ({ load }) => {
  it('nothing that has just come takes a press, and all of it does once it has been in sight', async () => {
    const due: (() => void)[] = [];
    const later: Later = (run) => {
      due.push(run);
      return () => undefined;
    };
    const presses = signal(0);
    const drawn = signal<{ readonly offers: readonly Offer<unknown>[]; readonly decision: Decision | null } | null>(null);
    const { isUnseen } = watchUnseen(drawn, presses, later);
    const kinds = new Set<string>();
    const open: string[] = [];
    const shut: string[] = [];
    for (const { offers, decision } of newKinds(await load())) {
      presses.value++;
      drawn.value = { offers, decision };
      for (const offer of offers) {
        const kind = typeOfWay(offer);
        kinds.add(kind);
        if (!isUnseen(offer)) open.push(kind);
        // A deal that a page has put together itself is taken by no press either.
        if (offer.kind === 'form' && offer.judged === true && !isUnseen({ kind: 'move', label: offer.label, move: { type: offer.type } }))
          open.push(`${kind}, filled`);
      }
      for (const run of due.splice(0)) run();
      for (const offer of offers) if (isUnseen(offer)) shut.push(typeOfWay(offer));
    }
    expect([open, shut]).toEqual([[], []]);
    expect(kinds.size).toBeGreaterThan(8);
  });
});
