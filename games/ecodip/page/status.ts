import type { Seat } from '#kernel/game.ts';
import { powerAt } from '#games/ecodip/rules/facts.ts';
import type { View } from '#games/ecodip/types.ts';
import { powerState } from './power-state.ts';
import { te } from './words.ts';

/** What a power is about to do, beside the name: ready, awaited, nothing to order. */
export const statusOf = (view: View, seat: Seat): string | null => {
  const state = powerState(view, powerAt(view.table, seat));
  return state === 'over' ? null : te(`state.${state}`);
};
