import type { GameFace } from '#kernel';
import { manifest } from './manifest.ts';
import { en } from './messages.en.ts';
import { fr } from './messages.fr.ts';
import { checkOptions, optionSpecs, presets } from './options.ts';
import type { Options } from './types.ts';

export const face: GameFace<Options> = {
  module: { id: manifest.id, seats: manifest.players, options: optionSpecs, presets, checkOptions },
  bots: { decent: true },
  catalogues: { fr, en },
  unit: 'F',
  scored: { metric: 'encan.metric.worth', money: true },
};
