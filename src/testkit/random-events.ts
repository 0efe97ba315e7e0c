import type { Chance } from '#kernel/chance.ts';
import { range } from '#kernel/collections.ts';
import type { AnyGame } from '#kernel/game.ts';
import type { OpenInput } from './faults.ts';
import { amendment } from './option-values.ts';
import { pickOne } from './random-player.ts';

/** Something that may happen at a table: whether the rules allow it now is for `check` to say. */
export const randomEvent = (game: AnyGame, chairs: number, chance: Chance): OpenInput => {
  const event = pickOne(['joined', 'left', 'timeout', 'amend'] as const, chance);
  if (event === 'amend') return { by: 'table', event, options: amendment(game.module.options, chance) };
  // One chair beyond the last: a newcomer's.
  return { by: 'table', event, seat: pickOne([...range(chairs), chairs], chance) };
};

/** Does the input seat somebody at a new chair? */
export const seatsNewcomer = (input: OpenInput, chairs: number): boolean => input.by === 'table' && input.event === 'joined' && input.seat === chairs;
