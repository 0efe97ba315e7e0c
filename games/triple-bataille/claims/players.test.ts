import { describe, expect, it } from 'vitest';
import { range, sum } from '#kernel/collections.ts';
import { careful, entrepreneur, idle, micro, spendthrift } from './players.ts';
import { keptAsCash } from './rows.ts';
import { type Played, type Player, playSeries, type TablePlan } from './table.ts';

const table = (player: Player, plan: Partial<TablePlan> = {}): readonly Played[] =>
  playSeries({ options: { mode: 'dette', length: 'open' }, players: range(4).map(() => player), battles: 5, ...plan }, 2);

const borrowed = ({ rows }: Played): number => sum(rows.map(({ counters }) => counters.newCredits));

describe('the players of the claims', () => {
  it('play the same game again from its number', () => {
    expect(table(entrepreneur)).toEqual(table(entrepreneur));
  });

  it('borrow and build, or never borrow', () => {
    for (const game of table(entrepreneur)) {
      expect(borrowed(game)).toBeGreaterThan(0);
      expect(game.rows.at(-1)?.factories).toBeGreaterThan(0);
    }
    for (const game of table(careful)) expect(borrowed(game)).toBe(0);
  });

  it('[TB-8.1.1] balance the first budget when all are micro-enterprises', () => {
    for (const { rows } of table(micro)) expect(rows[0]).toMatchObject({ stateBalance: 0, holdings: { state: 20 }, counters: { entries: 4 } });
  });

  it('do nothing, or spend everything', () => {
    const options = { mode: 'libre', length: 'open' } as const;
    for (const { rows } of table(idle, { options })) expect(rows.every(({ counters, houses }) => counters.entries === 0 && houses === 0)).toBe(true);
    for (const { rows } of table(spendthrift, { options })) expect(Object.values(rows[0]?.cash ?? {})).toEqual([0, 0, 0, 0]);
  });
});

describe('the game master of a table', () => {
  it('[TB-4.16.1] pulls his levers when PLAN opens', () => {
    const [game] = table(micro, { levers: { 2: [{ type: 'grantCredit', seat: 0, n: 1 }] } });
    expect(game?.rows.map(({ playerCredits }) => playerCredits)).toEqual([0, 1, 1, 1, 1]);
  });
});

describe('money kept instead of houses', () => {
  it('[TB-4.12.5] loses what every division takes', () => {
    const [game] = table(micro);
    if (game === undefined) throw new Error('no game');
    const [first] = game.rows;
    if (first === undefined) throw new Error('no battle');
    const rows = [
      { ...first, bundle: 2, divided: 1, property: 5 },
      { ...first, bundle: 1, divided: 4, property: 8 },
    ];
    // Five houses at 2 cards, then three at 4 cards, a quarter of which is left.
    expect(keptAsCash({ ...game, rows })).toBe(Math.ceil((5 * 2 + 3 * 4) / 4));
  });
});
