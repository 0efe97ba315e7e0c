import type { GameFace } from '#kernel/game.ts';
import { figures } from './figures.ts';
import { manifest } from './manifest.ts';
import { words } from './words.ts';
import { checkOptions, optionSpecs, presets, seatTerm } from './options.ts';
import type { Options } from './types.ts';

/** All amounts are plain integers without a currency sign. */
export const face: GameFace<Options> = {
  module: { id: manifest.id, seats: manifest.players, options: optionSpecs, presets, checkOptions, seatTerm },
  bots: { weak: true, decent: true, strong: true },
  words: { ...figures.words, ...words },
  unit: '',
  scored: figures.scored,
  figures,
};
