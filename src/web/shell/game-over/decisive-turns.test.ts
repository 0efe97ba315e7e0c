import { describe, expect, it } from 'vitest';
import { line } from '../log/testing/lines.ts';
import { toldOf } from './decisive.ts';

const swing = { kind: 'swing', turn: 11, step: 24, from: 20, seat: 1, change: 70 } as const;
const figures = (turn: number, step: number, ...scores: readonly number[]) => ({
  turn,
  step,
  metrics: Object.fromEntries(scores.map((score, seat) => [`x.score/${seat}`, score])),
});
const outcome = {
  reason: 'target',
  text: { key: 'x', clauses: [] },
  standings: [
    { seat: 1, rank: 1, score: 90 },
    { seat: 0, rank: 2, score: 10 },
  ],
};
const said = (n: number, step: number, key: string, seat: number, money: number) =>
  line(n, { step, text: { key, args: { who: { seat }, sum: { money } }, clauses: ['BO-4.4'] } });

const bought = said(101, 21, 'bought', 1, 60);
const heading = line(102, { step: 21, heading: { turn: 11, seat: 0 } });
const fell = said(103, 22, 'fell', 1, 900);
const paid = said(104, 23, 'paid', 0, 20);
const ended = said(105, 24, 'ended', 1, 1);
const lines = [bought, heading, fell, paid, ended];
const telling = { metric: 'x.score', outcome, weighing: (you: number) => ({ you, weights: { ended: 40 } }) };
const points = [figures(10, 20, 10, 10), figures(11, 21, 10, 70), figures(11, 22, 10, 60), figures(11, 23, 10, 80), figures(11, 24, 10, 80)];

describe('a moment that decided', () => {
  it('is told by what moved the figure, not by a larger sum beside it, in the turn that the move closed', () => {
    const closed = { ...swing, turn: 10, step: 21 };
    expect(toldOf(closed, { lines: lines.slice(0, 2), points: points.slice(0, 2) }, telling)).toEqual({ ...closed, lines: [bought] });
  });

  it('is told in the turn that it opened where it came after the heading', () => {
    const later = [figures(10, 20, 10, 10), figures(11, 21, 10, 10), figures(11, 22, 10, 10), figures(11, 23, 10, 80)];
    expect(toldOf(swing, { lines, points: later }, telling)).toEqual({ ...swing, lines: [paid] });
  });

  it('is told by the line that names whose figure rose, where a game can tell', () => {
    const moved = ({ key }: { readonly key: string }) => (key === 'paid' ? { up: 1, down: 0 } : { up: 0, down: 1 });
    const together = lines.map((each) => ({ ...each, step: 21 }));
    expect(toldOf(swing, { lines: together, points: points.slice(0, 2) }, { ...telling, moved }).lines.map(({ n }) => n)).toEqual([104]);
  });

  it('is the end where the game ended, what weighs most where figures are secret, and silent until lines have come', () => {
    expect(toldOf({ ...swing, kind: 'last' }, { lines, points }, telling)).toMatchObject({ turn: 11, lines: [ended] });
    expect(toldOf(swing, { lines: [bought, fell], points: [] }, telling)).toMatchObject({ turn: 11, lines: [fell] });
    expect(toldOf(swing, { lines: [], points }, telling)).toEqual({ ...swing, lines: [] });
  });
});
