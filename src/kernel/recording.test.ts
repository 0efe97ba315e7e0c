import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Move, nim, type Options, type State, type View } from '../testkit/nim/index.ts';
import { quickChance } from './chance.ts';
import { createMatch, type Match, moments, play, playChecked } from './match.ts';
import { decodeInput, decodeRecording, type Recording, record, replay, resume, snapshot } from './recording.ts';

type NimMatch = Match<State, Move, View, Options>;

const SEED = 'fedcba9876543210fedcba9876543210';

/** A game of three with a die, a note, a motion carried, a time-out, a departure and an arrival. */
const played = (): NimMatch => {
  const created = createMatch(nim.module, { seats: 3, options: { ties: 'drawn' }, seed: SEED });
  if (!created.ok) throw new Error(created.refusal.key);
  let { match } = created;
  const chance = quickChance(1);
  const events: Readonly<Record<number, Parameters<typeof play<State, Move, View, Options>>[1]>> = {
    2: { by: 'referee', move: { type: 'shake' } },
    3: { by: 1, motion: { act: 'propose', options: { maxTake: 2 }, voters: [0, 1, 2] } },
    4: { by: 0, motion: { act: 'vote', choice: 'yes' } },
    6: { by: 2, motion: { act: 'vote', choice: 'yes' } },
    7: { by: 0, move: { type: 'note', text: 'é’' } },
    8: { by: 'table', event: 'left', seat: 2 },
    9: { by: 'table', event: 'joined', seat: 3 },
    10: { by: 'table', event: 'amend', options: { notes: false } },
  };
  while (nim.module.outcome(match.now.state) === null) {
    const by = nim.module.pending(match.now.state).find((decision) => decision.duty === 'must' && decision.answered !== true)?.seat ?? 0;
    const input = events[match.now.step] ?? { by, move: nim.module.sample(match.now.state, by, chance) };
    const step = play(match, input);
    match = step.ok ? step.match : playChecked(match, { by, move: nim.module.sample(match.now.state, by, chance) });
  }
  return match;
};

const MATCH = played();
const overPaper = (recording: Recording): Recording => {
  const decoded = decodeRecording(JSON.parse(JSON.stringify(recording)));
  if (decoded === null) throw new Error('the recording did not decode');
  return decoded;
};

describe('a recording', () => {
  it('holds options, seats, seed and every input', () => {
    const recording = record(MATCH);
    expect(recording).toMatchObject({ format: 1, game: 'nim', rulesVersion: 1, seats: 3, seed: SEED, options: { ties: 'drawn', maxTake: 3 } });
    expect(recording.inputs).toHaveLength(MATCH.now.step);
  });

  it('played again passes through the same moments', () => {
    const again = replay(nim.module, overPaper(record(MATCH)));
    if (!again.ok) throw new Error(again.refusal.key);
    expect(moments(again.match).map(({ state, log }) => ({ state, log }))).toEqual(moments(MATCH).map(({ state, log }) => ({ state, log })));
  });

  it('stops at the first input that the rules refuse, by number', () => {
    const recording = record(MATCH);
    const inputs = recording.inputs.with(4, { by: 0, move: { type: 'take', stones: 1 } });
    expect(replay(nim.module, { ...recording, inputs })).toMatchObject({ ok: false, step: 5, refusal: { key: 'notAsked' } });
    expect(replay(nim.module, { ...recording, inputs: [{ by: 'nobody' }] })).toMatchObject({ ok: false, step: 1, refusal: { key: 'table.malformedInput' } });
  });

  it('is refused by another game, other rules or options that do not exist', () => {
    const recording = record(MATCH);
    expect(replay(nim.module, { ...recording, game: 'chess' })).toMatchObject({ step: 0, refusal: { key: 'table.otherGame' } });
    expect(replay(nim.module, { ...recording, rulesVersion: 2 })).toMatchObject({
      step: 0,
      refusal: { key: 'table.otherRules', args: { theirs: 2, ours: 1 } },
    });
    expect(replay(nim.module, { ...recording, options: { stone: 1 } })).toMatchObject({ step: 0, refusal: { key: 'table.unknownOption' } });
    expect(replay(nim.module, { ...recording, seats: 60 })).toMatchObject({ step: 0, refusal: { key: 'table.badSeatCount' } });
  });

  it('carries the names of a table, and where its rules changed: from there on these rules judge nothing', () => {
    const recording = record(played());
    const names = ['Ana', 'Bob', 'Cléo'];
    const changed = { ...recording, names, rulesChanges: [{ after: 2, rulesVersion: nim.module.rulesVersion + 1 }] };
    expect(decodeRecording(JSON.parse(JSON.stringify(changed)))).toEqual(changed);
    expect([decodeRecording({ ...recording, names: [1] }), decodeRecording({ ...recording, rulesChanges: [{ after: 'x' }] })]).toEqual([null, null]);
    expect(replay(nim.module, changed)).toMatchObject({ ok: false, step: 3, refusal: { key: 'table.mixedRules', args: { step: 2 } } });
    expect(replay(nim.module, { ...recording, names })).toMatchObject({ ok: true });
    expect(replay(nim.module, { ...changed, inputs: recording.inputs.slice(0, 2) })).toMatchObject({ ok: true });
  });

  it('another seed makes another game, or none', () => {
    const other = replay(nim.module, { ...record(MATCH), seed: '0'.repeat(32) });
    expect(other.ok && JSON.stringify(other.match.now.state) === JSON.stringify(MATCH.now.state)).toBe(false);
  });
});

describe('decodeRecording', () => {
  const good = record(MATCH);

  it('survives garbage', () => {
    fc.assert(
      fc.property(fc.anything(), (raw) => {
        expect(decodeRecording(raw)).toBeNull();
      }),
      { numRuns: 1000, seed: 5 },
    );
  });

  it.each([
    ['format', 2],
    ['game', 7],
    ['rulesVersion', '1'],
    ['rulesVersion', -1],
    ['seats', 1.5],
    ['options', null],
    ['options', []],
    ['seed', 'short'],
    ['seed', 5],
    ['inputs', {}],
  ])('refuses %s = %j', (key, value) => {
    expect(decodeRecording({ ...good, [key]: value })).toBeNull();
    expect(decodeRecording(good)).toEqual(good);
  });
});

describe('decodeInput', () => {
  it('survives garbage, wherever it stands', () => {
    const garbage = fc.oneof(fc.anything(), fc.jsonValue());
    const input = fc.oneof(
      garbage,
      fc.record(
        {
          by: fc.oneof(fc.constantFrom<unknown>(0, 'table', 'referee', -1, 1.5), garbage),
          move: garbage,
          motion: garbage,
          event: garbage,
          seat: garbage,
          options: garbage,
        },
        { requiredKeys: [] },
      ),
      fc.record({
        by: fc.constantFrom<unknown>(0, 'table', 'referee'),
        motion: fc.record({ act: fc.constantFrom<unknown>('propose', 'vote', 1), options: garbage, voters: garbage, choice: garbage }),
      }),
    );
    fc.assert(
      fc.property(input, (raw) => {
        const decoded = decodeInput(nim.module, raw);
        expect(decoded === null || 'by' in decoded).toBe(true);
      }),
      { numRuns: 2000, seed: 6 },
    );
  });

  it.each([
    [
      { by: 0, move: { type: 'shake', more: 1 } },
      { by: 0, move: { type: 'shake' } },
    ],
    [
      { by: 'referee', move: { type: 'shake' }, extra: 1 },
      { by: 'referee', move: { type: 'shake' } },
    ],
    [
      { by: 'table', event: 'timeout', seat: 2 },
      { by: 'table', event: 'timeout', seat: 2 },
    ],
    [
      { by: 'table', event: 'amend', options: { maxTake: 1 } },
      { by: 'table', event: 'amend', options: { maxTake: 1 } },
    ],
    [
      { by: 1, motion: { act: 'vote', choice: 'no', x: 1 } },
      { by: 1, motion: { act: 'vote', choice: 'no' } },
    ],
    [
      { by: 1, motion: { act: 'propose', options: { notes: false }, voters: [0] } },
      { by: 1, motion: { act: 'propose', options: { notes: false }, voters: [0] } },
    ],
    [{ by: 0 }, null],
    [{ by: -1, move: { type: 'shake' } }, null],
    [{ by: '0', move: { type: 'shake' } }, null],
    [{ by: 'table', move: { type: 'shake' } }, null],
    [{ by: 'table', event: 'fire', seat: 0 }, null],
    [{ by: 'table', event: 'left', seat: -1 }, null],
    [{ by: 'table', event: 'amend', options: [] }, null],
    [{ by: 'table', event: 'amend', options: { maxTake: 'all' } }, null],
    [{ by: 'referee', motion: { act: 'vote', choice: 'yes' } }, null],
    [{ by: 0, motion: { act: 'vote', choice: 'abstain' } }, null],
    [{ by: 0, motion: { act: 'propose', options: { notes: false }, voters: ['0'] } }, null],
  ])('%j becomes %j', (raw, expected) => {
    expect(decodeInput(nim.module, raw)).toEqual(expected);
  });
});

describe('a snapshot', () => {
  it('taken anywhere, through JSON, goes on to the same end', () => {
    for (const moment of moments(MATCH)) {
      const kept = JSON.parse(JSON.stringify(snapshot(moment)));
      let match: NimMatch = resume(nim.module, { options: MATCH.options, seats: 3, seed: SEED, draws: 'named' }, kept);
      for (const later of moments(MATCH)) if (later.step > moment.step && later.input !== null) match = playChecked(match, later.input);
      expect(match.now.state).toEqual(MATCH.now.state);
      expect(match.now).toMatchObject({ step: MATCH.now.step, motionsSoFar: 1 });
    }
  });

  it('is as far as undo goes back', () => {
    const match = resume(nim.module, { options: MATCH.options, seats: 3, seed: SEED, draws: 'named' }, snapshot(MATCH.now));
    expect(match.now).toMatchObject({ input: null, previous: null, reveals: true, log: [] });
  });
});
