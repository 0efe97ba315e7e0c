import type { GameFace } from '#kernel/game.ts';
import { manifest } from './manifest.ts';
import { words } from './words.ts';
import { checkOptions, optionSpecs, presets } from './options.ts';
import type { Options } from './types.ts';

export const face: GameFace<Options> = {
  module: { id: manifest.id, seats: manifest.players, options: optionSpecs, presets, checkOptions },
  bots: { decent: true },
  words,
  unit: 'F',
  scored: { metric: 'encan.metric.worth', money: true },
};
