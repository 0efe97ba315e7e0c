import { bourse } from '#games/bourse/index.ts';
import { commitment, deriveSeed, quickChance } from '#kernel/chance.ts';
import { digestOf } from '#kernel/sha256.ts';
import { createMatch, moments, play } from '#kernel/match.ts';
import { record, type Recording, replay } from '#kernel/recording.ts';
import { describe, expect, it } from 'vitest';
import { develop } from '../replay/film.ts';
import { agreement, UNSEALED, verdictOf } from './verdict.ts';

/** Some moves of a real game, chosen at random. */
const recorded = (moves: number): Recording => {
  const created = createMatch(bourse.module, { seats: 3, options: {}, seed: deriveSeed(7, 1) });
  if (!created.ok) throw new Error('no match');
  let { match } = created;
  const chance = quickChance(5);
  for (let made = 0; made < moves; made++) {
    const asked = bourse.module.pending(match.now.state).find(({ duty, answered }) => duty === 'must' && answered !== true);
    if (asked === undefined || asked.seat === 'referee') break;
    const played = play(match, { by: asked.seat, move: bourse.module.sample(match.now.state, asked.seat, chance) });
    if (!played.ok) throw new Error(played.refusal.key);
    match = played.match;
  }
  expect(moments(match)).toHaveLength(moves + 1);
  return record(match);
};

describe('verifying a game', () => {
  const recording = recorded(40);

  it('agrees when the seed gives the fingerprint and the rules allow every move', () => {
    const verdict = verdictOf(bourse, recording, commitment(recording.seed));
    expect(verdict).toMatchObject({ sealHolds: true, refused: null, moves: 40 });
    expect(agreement(verdict)).toBe('all');
    const unsealed = verdictOf(bourse, recording, null);
    expect(unsealed).toMatchObject({ sealHolds: null, refused: null });
    expect(agreement(unsealed)).toBe('moves');
  });

  it('does not agree with another seed’s fingerprint', () => {
    expect(agreement(verdictOf(bourse, recording, commitment(deriveSeed(8, 1))))).toBe('none');
  });

  it('names the first move that the rules refuse', () => {
    const tampered: Recording = {
      ...recording,
      inputs: recording.inputs.map((input, index) => (index === 20 ? { by: 0, move: { type: 'bid', amount: 1000 } } : input)),
    };
    const verdict = verdictOf(bourse, tampered, commitment(recording.seed));
    expect(verdict.refused?.step).toBe(21);
    expect(agreement(verdict)).toBe('none');
  });

  it('says where the boards differ from those of the file, and agrees by them alone without a fingerprint', () => {
    const replayed = replay(bourse.module, recording);
    if (!replayed.ok) throw new Error(replayed.refusal.key);
    const prints = moments(replayed.match)
      .filter(({ step }) => step % 10 === 0)
      .map(({ step, state }) => ({ step, digest: digestOf(state) }));
    expect(agreement(verdictOf(bourse, { ...recording, prints }, null))).toBe('boards');
    const other = verdictOf(bourse, { ...recording, prints: prints.with(2, { step: 20, digest: '' }) }, commitment(recording.seed));
    expect([agreement(other), other.boards.differs]).toEqual(['none', 20]);
  });

  it('asks of a fork whether the dice before are those of its origin', () => {
    const own = deriveSeed(9, 9);
    const fork: Recording = { ...recording, seed: own, inputs: recording.inputs.slice(0, 10), forks: [{ upTo: 10, seed: recording.seed }] };
    expect(agreement(verdictOf(bourse, fork, commitment(own), [commitment(recording.seed)]))).toBe('all');
    expect(agreement(verdictOf(bourse, fork, commitment(own)))).toBe('moves');
    expect(agreement(verdictOf(bourse, fork, commitment(own), [commitment(own)]))).toBe('none');
  });

  it('[HO-13.7] finds one fingerprint twice where a fork has the dice of its origin', () => {
    const same: Recording = { ...recording, forks: [{ upTo: 10, seed: recording.seed }] };
    const verdict = verdictOf(bourse, same, commitment(recording.seed), [commitment(recording.seed)]);
    expect([agreement(verdict), verdict.origins]).toEqual(['all', [{ upTo: 10, holds: true }]]);
  });

  it('[HO-13.6] says of a game begun on a device since when its dice were sealed', () => {
    const own = deriveSeed(9, 9);
    const carried: Recording = { ...recording, seed: own, inputs: recording.inputs.slice(0, 10), forks: [{ upTo: 10, seed: recording.seed }] };
    const verdict = verdictOf(bourse, carried, commitment(own), [UNSEALED]);
    expect([verdict.origins, agreement(verdict)]).toEqual([[{ upTo: 10, holds: UNSEALED }], 'since']);
    expect(agreement(verdictOf(bourse, carried, commitment(recording.seed), [UNSEALED]))).toBe('none');
    expect(agreement(verdictOf(bourse, carried, null, [UNSEALED]))).toBe('moves');
  });

  it('develops into a film with a frame for the set-up and for every move', () => {
    const developed = develop(bourse, JSON.parse(JSON.stringify(recording)));
    if (!developed.ok) throw new Error('not developed');
    expect(developed.film.frames).toHaveLength(41);
    expect(developed.film.frames.map(({ step }) => step)).toEqual([...developed.film.frames.keys()]);
    const steps = developed.film.lines.map(({ step }) => step);
    expect(steps).toEqual([...steps].sort((a, b) => a - b));
  });
});
