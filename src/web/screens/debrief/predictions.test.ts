import { describe, expect, it } from 'vitest';
import { tripleBataille } from '#games/triple-bataille/index.ts';
import type { RoomPoll } from '#protocol';
import { voiceOf } from '../../store/voice.ts';
import { debrief } from '#games/triple-bataille/page/room/debrief.tsx';
import type { GameFigures } from './game-file.ts';
import { pooled } from './series.ts';
import { withPredictions } from './predictions.ts';

const voice = voiceOf(tripleBataille, 'fr');
const metric = (name: string): string => `triple-bataille.metric.${name}`;

const game = (table: string, round: number, metrics: Readonly<Record<string, number>>): GameFigures => ({
  game: 'triple-bataille',
  code: table,
  table,
  round,
  createdAt: 0,
  options: {},
  names: ['Ana', 'Bob'],
  points: [{ turn: 1, step: 1, metrics }],
  outcome: null,
});
const debt = game('one', 0, { [metric('bankCash')]: 41, [metric('money')]: 100, [metric('giniWealth')]: 0.4 });
const free = game('two', 1, { [metric('giniWealth')]: 0.3 });

const poll = (more: Partial<RoomPoll>): RoomPoll => ({
  n: 0,
  text: '?',
  choices: ['a', 'b', 'c', 'd'],
  games: 0,
  at: 0,
  open: false,
  answered: 3,
  result: [1, 2, 0, 0],
  ...more,
});
const tell = (polls: readonly RoomPoll[]) => withPredictions([debt, free], { polls, rounds: 2 }, { debrief }, voice, String);

describe('what a room had answered', () => {
  it('stands with the game before which it was asked, beside what happened in it', () => {
    const [first, second] = tell([poll({ about: 'bankOfTen' }), poll({ about: 'gap', games: 1, choices: ['x', 'y', 'z'] })]);
    expect(first?.predictions).toEqual([
      {
        when: '1',
        question: '?',
        answers: [
          { words: 'a', count: 1 },
          { words: 'b', count: 2 },
          { words: 'c', count: 0 },
          { words: 'd', count: 0 },
        ],
        right: 1,
        happened: '4 cartes sur dix sont à la banque',
      },
    ]);
    expect(second?.predictions).toMatchObject([{ when: '2', right: 2, happened: 'inégalité (Gini)\u00a0: 0,4, puis 0,3' }]);
  });

  it('after the last game has no right answer, nor has what the record cannot tell', () => {
    const [first, second] = tell([poll({ about: 'gap' }), poll({ games: 2 }), poll({ games: 2, about: 'unheard of' })]);
    expect(first?.predictions).toMatchObject([{ right: null, happened: null }]);
    expect(second?.predictions).toMatchObject([{ when: 'null', right: null }, { right: null }]);
  });

  it('is told by nothing while it is sealed, and numbers are not counted', () => {
    expect(tell([poll({ open: true, result: null }), poll({ choices: [], result: [1, 5] })])).toEqual([debt, free]);
  });
});

describe('many tables as one crowd', () => {
  it('number their players one after the other, and keep what those had who were done earlier', () => {
    const one = { ...debt, points: [{ turn: 1, step: 4, metrics: { 'x/0': 1, 'x/1': 2, whole: 9 } }] };
    const two = { ...free, names: ['Cléo'], points: [1, 2].map((turn) => ({ turn, step: turn, metrics: { 'x/0': 10 * turn } })) };
    const { names, points } = pooled([one, two]);
    expect(names).toEqual(['Ana', 'Bob', 'Cléo']);
    expect(points.map(({ metrics }) => metrics)).toEqual([
      { 'x/0': 1, 'x/1': 2, 'x/2': 10 },
      { 'x/0': 1, 'x/1': 2, 'x/2': 20 },
    ]);
  });
});
