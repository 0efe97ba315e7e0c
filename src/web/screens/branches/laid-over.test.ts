import { describe, expect, it } from 'vitest';
import { type Branch, type Draw, drawnOf, isDieIn, rowsOf } from './laid-over.ts';

const line = (turn: number, key: string, who = 0) => ({ turn, text: { key, args: { who: { seat: who } }, clauses: [] } });
const point = (turn: number, own: number) => ({ turn, step: turn, metrics: { 'g.worth/0': own } });
const over = { reason: 'goal', text: { key: 'over', clauses: [] }, standings: [] };
const game = (more: Partial<Branch>): Branch => ({ told: [], points: [], outcome: over, draws: [], ...more });

describe('what differs', () => {
  const played = game({ told: [line(3, 'sells'), line(3, 'rolls'), line(4, 'rolls'), line(5, 'wins')], points: [point(3, 10), point(4, 20), point(5, 30)] });

  it('is told turn by turn, with the gap of the reader; turns that are alike are counted', () => {
    const branch = game({ told: [line(3, 'rolls'), line(3, 'keeps'), line(4, 'rolls')], points: [point(3, 40), point(4, 25)] });
    const { rows, alike } = rowsOf({ played, branch }, 'g.worth', 0);
    expect(rows.map(({ turn, gap }) => [turn, gap])).toEqual([
      [3, 30],
      [5, null],
    ]);
    expect(rows[0]).toMatchObject({ played: [{ key: 'sells' }], branch: [{ key: 'keeps' }] });
    expect(alike).toBe(1);
  });

  it('is nothing where the same was done, and a sentence too few counts as one', () => {
    expect(rowsOf({ played, branch: { ...played } }, 'g.worth', 0)).toEqual({ rows: [], alike: 3 });
    const twice = game({ ...played, told: [...played.told, line(4, 'rolls')] });
    expect(rowsOf({ played, branch: twice }, 'g.worth', 0).rows).toMatchObject([{ turn: 4, played: [], branch: [{ key: 'rolls' }] }]);
  });

  it('goes no further than a branch that is still played', () => {
    const told = [line(3, 'sells'), line(3, 'rolls'), line(4, 'waits')];
    const branch = game({ told, points: [point(3, 10), point(4, 10)], outcome: null, draws: null });
    expect(rowsOf({ played, branch }, 'g.worth', 0)).toEqual({ rows: [], alike: 1 });
    expect(drawnOf({ played, branch })).toBeNull();
  });
});

describe('what was drawn', () => {
  const draw = (name: string, value: Draw['value'], below = 6): Draw => ({ name, value, below, turn: Number(name.split('/')[1]) });

  it('is counted by its name: the same, otherwise, and in one of them only', () => {
    const drawn = drawnOf({
      played: game({ draws: [draw('die/3', 1), draw('die/3', 4), draw('deck/4', [1, 0], 2), draw('die/5', 2)] }),
      branch: game({ draws: [draw('die/3', 1), draw('die/3', 4), draw('die/4', 5), draw('deck/4', [1, 0, 2], 3)] }),
    });
    expect(drawn).toMatchObject({ same: 2, other: 1, onlyPlayed: 1, onlyBranch: 1 });
    expect(drawn?.pairs.map(({ turn }) => turn)).toEqual([3, 3, 4, 4, 5]);
  });

  it('is a die where its purpose is always among six: not a card of a heap that holds six', () => {
    const [die, card] = [draw('die/3', 1), draw('payment/4', 1)];
    const pairs = [die, card, draw('payment/4', 3, 5), draw('deck/4', [0, 1, 2, 3, 4, 5])].map((played) => ({ turn: played.turn, played, branch: null }));
    expect(pairs.map(({ played }) => isDieIn({ pairs })(played))).toEqual([true, false, false, false]);
  });
});
