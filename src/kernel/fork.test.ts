import { describe, expect, it } from 'vitest';
import { type Move, nim, type Options, type State, type View } from '../testkit/nim/index.ts';
import { quickChance } from './chance.ts';
import { digestOf } from './sha256.ts';
import { createMatch, type Input, type Match, moments, play } from './match.ts';
import { comparePrints, decodeRecording, forkAt, type Recording, record, replay, replaying, seatCount } from './recording.ts';
import { traced } from './tracing.ts';

type NimMatch = Match<State, Move, View, Options>;

const A = 'fedcba9876543210fedcba9876543210';
const B = '0123456789abcdef0123456789abcdef';

const begun = (): NimMatch => {
  const created = createMatch(nim.module, { seats: 3, options: {}, seed: A });
  if (!created.ok) throw new Error(created.refusal.key);
  return created.match;
};

/** Goes on for so many steps, or to the end. */
const goOn = (from: NimMatch, steps: number): NimMatch => {
  let match = from;
  const chance = quickChance(steps);
  for (let step = 0; step < steps && nim.module.outcome(match.now.state) === null; step++) {
    const by = nim.module.pending(match.now.state).find(({ duty, answered }) => duty === 'must' && answered !== true)?.seat ?? 0;
    const played = play(match, { by, move: nim.module.sample(match.now.state, by, chance) });
    if (!played.ok) throw new Error(played.refusal.key);
    ({ match } = played);
  }
  return match;
};

const origin = goOn(begun(), 4);
const forked = goOn(forkAt(origin, B), 200);
const recording: Recording = { ...record(forked), seed: B, forks: [{ upTo: 4, seed: A }] };
const onPaper = (raw: unknown): Recording | null => decodeRecording(JSON.parse(JSON.stringify(raw)));

describe('the recording of a fork', () => {
  it('plays the first inputs with the dice of its origin, the others with its own', () => {
    const again = replay(nim.module, onPaper(recording) ?? recording);
    if (!again.ok) throw new Error(again.refusal.key);
    expect(moments(again.match).map(({ state }) => state)).toEqual(moments(forked).map(({ state }) => state));
    expect(again.match.seed).toBe(B);
  });

  it('says whose sight the hidden things were drawn anew from, and draws the same again', () => {
    const imagined = goOn(forkAt(origin, B, 1), 200);
    const again = replay(nim.module, { ...record(imagined), seed: B, forks: [{ upTo: 4, seed: A, imagined: 1 }] });
    expect(again).toMatchObject({ ok: true, match: { now: { state: imagined.now.state } } });
    expect(nim.module.view(forkAt(origin, B, 1).now.state, 1)).toEqual(nim.module.view(origin.now.state, 1));
  });

  it('can be forked again, even before anything was played', () => {
    const twice: Recording = { ...recording, forks: [{ upTo: 0, seed: B }, { upTo: 0, seed: A }, ...(recording.forks ?? [])] };
    expect(replay(nim.module, { ...twice, inputs: [] })).toMatchObject({ ok: true, match: { now: { step: 0 } } });
  });

  it('is nothing when its forks are out of order, beyond its end or from a chair that is not there', () => {
    const far = recording.inputs.length + 1;
    expect(
      onPaper({
        ...recording,
        forks: [
          { upTo: 3, seed: A },
          { upTo: 2, seed: A },
        ],
      }),
    ).toBeNull();
    expect(onPaper({ ...recording, forks: [{ upTo: far, seed: A }] })).toBeNull();
    expect(onPaper({ ...recording, forks: [{ upTo: 1, seed: 'x' }] })).toBeNull();
    expect(replay(nim.module, { ...recording, forks: [{ upTo: 4, seed: A, imagined: 3 }] })).toMatchObject({ ok: false, step: 4 });
  });

  it('drops a motion that was open, and lets nobody undo across it', () => {
    const proposed = play(origin, { by: 0, motion: { act: 'propose', options: { maxTake: 2 }, voters: [0, 1] } });
    if (!proposed.ok) throw new Error(proposed.refusal.key);
    expect(forkAt(proposed.match, B).now).toMatchObject({ motion: null, reveals: true });
  });
});

describe('a fork with the dice of its origin', () => {
  /** What was drawn under each name. */
  const drawnIn = (match: NimMatch): ReadonlyMap<string, unknown> => {
    const drawn = new Map<string, unknown>();
    const steps = replaying(nim.module, record(match), 'all', (chance) => traced(chance, (name, below, value) => drawn.set(name, [below, value])));
    for (;;) {
      const step = steps.next();
      if (step.done !== true) continue;
      if (!step.value.ok) throw new Error(step.value.refusal.key);
      expect(step.value.match.now.state).toEqual(match.now.state);
      return drawn;
    }
  };

  it('[HO-13.7] draws the same under the same name, whatever else is done there', () => {
    const playRounds = (from: NimMatch, amounts: readonly number[]): NimMatch => {
      let match = from;
      for (const amount of amounts) {
        for (const by of [0, 1, 2]) match = step(match, { by, move: { type: 'bid', amount: by === 0 ? amount : 0 } });
        match = step(match, { by: match.now.state.taker ?? 0, move: { type: 'take', stones: 1 } });
      }
      return match;
    };
    const step = (match: NimMatch, input: Input<Move, Options>): NimMatch => {
      const played = play(match, input);
      if (!played.ok) throw new Error(played.refusal.key);
      return played.match;
    };
    const created = createMatch(nim.module, { seats: 3, options: { stones: 20, ties: 'drawn' }, seed: A });
    if (!created.ok) throw new Error(created.refusal.key);
    const whole = playRounds(created.match, [1, 0, 0, 0]);
    const branch = playRounds(forkAt(playRounds(created.match, [1]), A), [2, 0, 0]);
    const [before, after] = [drawnIn(whole), drawnIn(branch)];
    // Round 2 was tied in one of them only.
    expect([...before.keys()]).toEqual(['fortunes', 'tie/2', 'tie/3', 'tie/4']);
    expect([...after.keys()]).toEqual(['fortunes', 'tie/3', 'tie/4']);
    for (const [name, drawn] of after) expect(drawn).toEqual(before.get(name));
  });
});

describe('boards on file', () => {
  const prints = moments(forked)
    .filter(({ step }) => step % 3 === 0)
    .map(({ step, state }) => ({ step, digest: digestOf(state) }));

  it('agree, or differ from a step on, or there are none', () => {
    expect(comparePrints(forked, prints)).toEqual({ boards: prints.length, differs: null });
    expect(comparePrints(forked, prints.with(1, { step: 3, digest: '0000000000000000' }))).toMatchObject({ differs: 3 });
    expect(comparePrints(forked, [{ step: 9999, digest: '' }])).toMatchObject({ differs: 9999 });
    expect(comparePrints(forked)).toEqual({ boards: 0, differs: null });
  });
});

it('counts the chairs that newcomers took', () => {
  expect(
    seatCount({
      seats: 2,
      inputs: [
        { by: 'table', event: 'joined', seat: 2 },
        { by: 'table', event: 'joined', seat: 0 },
      ],
    }),
  ).toBe(3);
});
