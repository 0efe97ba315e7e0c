import { expect, it } from 'vitest';
import { range } from '#kernel/collections.ts';
import { type CountedGame, partedIn } from './parted.ts';

const answer = (turn: number, kind: string): CountedGame['answers'][number] => {
  const said = { key: kind, clauses: [] };
  return { question: `${turn}`, kind, turn, prompt: said, answer: said, shown: turn };
};

it('[HO-14.5] a question that divided many comes before one that two alone came to', () => {
  const games = range(20).map((n): CountedGame => {
    const answers = [answer(1, n < 9 ? 'buy' : 'pass'), ...(n < 2 ? [answer(2, n === 0 ? 'sell' : 'pledge')] : [])];
    return { table: `${n}`, score: n, answers };
  });
  const told = partedIn(games, { least: 1, most: 3, by: 'halves' });
  expect(told.map(({ first, answered, groups }) => [first.turn, answered, groups.map(({ count }) => count)])).toEqual([
    [1, 20, [11, 9]],
    [2, 2, [1, 1]],
  ]);
});
