import type { GameFace } from '#kernel/game.ts';
import { manifest } from './manifest.ts';
import { words } from './words.ts';
import { checkOptions, optionSpecs, presets, seatTerm } from './options.ts';
import type { Options } from './types.ts';

/** All amounts are plain integers without a currency sign. */
export const face: GameFace<Options> = {
  module: { id: manifest.id, seats: manifest.players, options: optionSpecs, presets, checkOptions, seatTerm },
  bots: { weak: true, decent: true, strong: true },
  words,
  unit: '',
  // The count of AM-5.3 is made at the end alone; until then wealth is what players have.
  scored: { metric: 'anti-monopoly.metric.score', money: true, during: 'anti-monopoly.metric.liquidation' },
};
