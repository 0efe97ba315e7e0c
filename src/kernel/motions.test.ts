import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { range } from './collections.ts';
import { awaitedVoters, type Choice, cast, hasVoted, isVoter, type Majority, type Motion, propose, verdict, voicesFor, withdrawVoter } from './motions.ts';

const motion = (majority: Majority, voices: Readonly<Record<number, number>> = { 0: 1, 1: 1, 2: 1 }): Motion<string> =>
  propose({ id: 1, by: 0, proposal: 'more', majority, sealed: false, voices });

const voted = (majority: Majority, choices: readonly Choice[], voices?: Readonly<Record<number, number>>): Motion<string> =>
  choices.reduce((open, choice, seat) => cast(open, seat, choice), motion(majority, voices ?? Object.fromEntries(choices.map((_, seat) => [seat, 1]))));

describe('a motion', () => {
  it('stays open until the last ballot, even when it cannot fail any more', () => {
    const two = cast(cast(motion('all'), 0, 'yes'), 1, 'yes');
    expect(verdict(two)).toBe('open');
    expect(awaitedVoters(two)).toEqual([2]);
    expect(verdict(cast(two, 2, 'no'))).toBe('carried');
  });

  it.each<[Majority, readonly Choice[], 'carried' | 'rejected']>([
    ['cast', ['yes', 'no', 'abstain'], 'rejected'],
    ['cast', ['yes', 'abstain', 'abstain'], 'carried'],
    ['cast', ['abstain', 'abstain'], 'rejected'],
    ['all', ['yes', 'yes', 'no'], 'carried'],
    ['all', ['yes', 'no'], 'rejected'],
    ['all', ['yes', 'abstain', 'abstain'], 'rejected'],
    ['twoThirds', ['yes', 'yes', 'no'], 'carried'],
    ['twoThirds', ['yes', 'yes', 'no', 'no'], 'rejected'],
    ['twoThirds', ['yes', 'yes', 'yes', 'no', 'no'], 'rejected'],
    ['unanimity', ['yes', 'yes'], 'carried'],
    ['unanimity', ['yes', 'abstain'], 'rejected'],
    ['unanimity', ['yes', 'no'], 'rejected'],
  ])('by %s with %j is %s', (majority, choices, expected) => {
    expect(verdict(voted(majority, choices))).toBe(expected);
  });

  it('weighs voices, and reads them at the ballot when the rule says so', () => {
    expect(verdict(voted('all', ['yes', 'no', 'no'], { 0: 5, 1: 2, 2: 2 }))).toBe('carried');
    const late = cast(voted('all', ['yes', 'no'], { 0: 5, 1: 2 }), 1, 'no', 9);
    expect([voicesFor(late, 'yes'), voicesFor(late, 'no'), verdict(late)]).toEqual([5, 9, 'rejected']);
  });

  it('knows who votes and who has voted', () => {
    const open = cast(motion('cast', { 0: 1, 2: 1, 3: 0 }), 2, 'abstain');
    expect(range(4).map((seat) => isVoter(open, seat))).toEqual([true, false, true, false]);
    expect([hasVoted(open, 0), hasVoted(open, 2)]).toEqual([false, true]);
    expect(awaitedVoters(open)).toEqual([0]);
  });

  it('does not wait for somebody who left, nor count his ballot', () => {
    const open = cast(cast(motion('unanimity'), 0, 'yes'), 1, 'no');
    expect(verdict(withdrawVoter(open, 2))).toBe('rejected');
    expect(verdict(withdrawVoter(withdrawVoter(open, 2), 1))).toBe('carried');
  });

  it('is rejected when nobody is left to vote', () => {
    for (const majority of ['cast', 'all', 'twoThirds', 'unanimity'] as const) {
      expect(verdict(withdrawVoter(motion(majority, { 0: 1 }), 0))).toBe('rejected');
    }
  });

  it('is never carried against more noes than yeses, whatever the majority', () => {
    const choices = fc.array(fc.constantFrom<Choice>('yes', 'no', 'abstain'), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(choices, fc.constantFrom<Majority>('cast', 'all', 'twoThirds', 'unanimity'), (ballots, majority) => {
        const done = voted(majority, ballots);
        if (verdict(done) === 'carried') expect(voicesFor(done, 'yes')).toBeGreaterThan(voicesFor(done, 'no'));
        // Each majority asks for at least as much as the one before it.
        const carried = (['unanimity', 'twoThirds', 'all', 'cast'] as const).map((asked) => verdict(voted(asked, ballots)) === 'carried');
        expect(carried).toEqual([...carried].sort((a, b) => Number(a) - Number(b)));
      }),
      { numRuns: 500, seed: 4 },
    );
  });
});
