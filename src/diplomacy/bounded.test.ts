import { quickChance } from '#kernel/chance.ts';
import { describe, expect, it } from 'vitest';
import type { Board } from './board.ts';
import { movementAdjudicator, type MovementResult } from './movement.ts';
import { DEFAULT_RULES } from './rules.ts';
import type { Phase } from './testing/generate.ts';
import { armada, armadaGrid, crowd, gridBoard, paradoxes, paradoxGrid, roundabout } from './testing/grid.ts';

/** In milliseconds: far above what is measured (bench/adjudicate.ts prints the curve), far below what anything exponential would take. */
const TIME_LIMIT = 4000;

const adjudicate = (board: Board, { position, orders }: Phase): MovementResult => movementAdjudicator(board, DEFAULT_RULES)(position, orders);

describe('time on adversarial positions of about 1,000 provinces', { timeout: TIME_LIMIT }, () => {
  it('stays bounded where every province is taken and everybody attacks or supports', () => {
    const board = gridBoard({ width: 100, height: 10, isSea: (row, column) => row < 4 && Math.floor(column / 5) % 2 === 1 });
    expect(adjudicate(board, crowd(board, quickChance(1), 5)).results).toHaveLength(1000);
  });

  it('[EC-4.6.6.4] stays bounded where a thousand units go round in circles, and all advance', () => {
    const grid = { width: 100, height: 10, isSea: (row: number) => row % 2 === 1 };
    const board = gridBoard(grid);
    const { results, backups } = adjudicate(board, roundabout(board, grid));
    expect([results.every(({ status }) => status === 'moves'), backups]).toEqual([true, ['circular']]);
  });

  it('[EC-4.6.6.4] stays bounded in a ring of 166 convoy paradoxes, where all convoys fail', () => {
    const { results, backups } = adjudicate(gridBoard(paradoxGrid(166)), paradoxes(166, true));
    expect(backups).toEqual(['szykman']);
    expect(results.filter(({ backup }) => backup === 'szykman')).toHaveLength(166);
  });

  it('[EC-4.6.6.2] follows a chain of 166 convoys down to its first link', () => {
    const { backups, dislodged } = adjudicate(gridBoard(paradoxGrid(166)), paradoxes(166, false));
    expect([backups, dislodged]).toEqual([[], []]);
  });

  it('[EC-4.6.2.4] stays bounded where hundreds of fleets offer more routes than can be counted', () => {
    const grid = armadaGrid(100, 10);
    const { results } = adjudicate(gridBoard(grid), armada(grid, quickChance(2), 1));
    expect(results.find(({ unit }) => unit.type === 'army')?.status).toBe('moves');
  });
});
