import type { Board } from '#diplomacy/board.ts';
import { movementAdjudicator } from '#diplomacy/movement.ts';
import { DEFAULT_RULES } from '#diplomacy/rules.ts';
import { quickChance } from '#kernel/chance.ts';
import { range } from '#kernel/collections.ts';
import { type Phase, phaseGenerator } from '../src/diplomacy/testing/generate.ts';

/** Processor time: other programs on the machine do not count. */
const processorTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** Adjudications per second of a list of phases, orders in and results out, after a warm-up. */
export const rate = (board: Board, phases: readonly Phase[], seconds: number): number => {
  const adjudicate = movementAdjudicator(board, DEFAULT_RULES);
  const run = (span: number): number => {
    const started = processorTime();
    let done = 0;
    while (processorTime() - started < span) {
      for (const { position, orders } of phases) adjudicate(position, orders);
      done += phases.length;
    }
    return done / (processorTime() - started);
  };
  run(seconds / 3);
  return Math.max(run(seconds), run(seconds));
};

export const phasesOf = (board: Board, count: number, units: number, powers: number): readonly Phase[] => {
  const generate = phaseGenerator(board);
  return range(count).map((seed) => generate(quickChance(seed + 1), { units, powers, strongest: 1, moving: 55, shipping: 0 }));
};
