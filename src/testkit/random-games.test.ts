import { assert, constant, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fixedSeries, randomGames } from './random-games.ts';

const messageOf = (act: () => unknown): string => {
  try {
    act();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return 'nothing was thrown';
};

const broken = (number: number): void => {
  if (number === 3) throw new Error('a hand has six cards');
};

describe('a random game', () => {
  it('that fails “says $which” (and how)', () => {
    expect(messageOf(() => randomGames(5, broken))).toBe(
      'a hand has six cards\nRandom game 3. Again: npm run again -- src/testkit/random-games.test.ts -t "that fails .says .which. .and how." --from 3',
    );
    expect(messageOf(() => fixedSeries(5, broken))).toBe(
      'a hand has six cards\nGame 3 of 5. Again: npm run again -- src/testkit/random-games.test.ts -t "that fails .says .which. .and how."',
    );
  });

  it('is one of so many, each made of its number', () => {
    expect(randomGames(3, (number) => number)).toEqual([0, 1, 2]);
    expect(fixedSeries(2, (number) => number)).toEqual([0, 1]);
  });
});

describe('a property', () => {
  const draw = (): readonly number[] => {
    const seen: number[] = [];
    assert(property(integer(), (value) => void seen.push(value)));
    return seen;
  };

  it('is tried with the same values at every run', () => {
    const values = draw();
    expect(values).toHaveLength(100);
    expect(draw()).toEqual(values);
  });

  it('that fails names the command that tries it again', () => {
    const message = messageOf(() => assert(property(constant(7), (value) => expect(value).toBe(8))));
    expect(message).toMatch(/seed: 1,[\s\S]*Counterexample: \[7\][\s\S]*expected 7 to be 8/);
    expect(message).toMatch(/\nAgain: npm run again -- src\/testkit\/random-games\.test\.ts -t "that fails names the command that tries it again" --from 1$/);
  });
});
