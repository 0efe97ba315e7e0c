import { range } from '#kernel/collections.ts';
import type { GameFace } from '#kernel/game.ts';
import type { Words } from '#kernel/words.ts';
import { figures } from './figures.ts';
import { manifest } from './manifest.ts';
import { words } from './words.ts';
import { checkOptions, optionSpecs, presets } from './options.ts';
import type { Options } from './types.ts';

/** Three Negotiation cards in each of two hundred missions at most (MM-2.1, MM-6.1). */
const MOST_LAWS = 600;

/** A law is called by its number in every language (MM-6.4.7). */
const lawNumbers: Words = Object.fromEntries(range(MOST_LAWS).map((index) => [`V${index + 1}`, [`V${index + 1}`, `V${index + 1}`]]));

export const face: GameFace<Options> = {
  module: { id: manifest.id, seats: manifest.players, options: optionSpecs, presets, checkOptions },
  bots: { weak: true, decent: true, strong: true },
  words: { ...lawNumbers, ...figures.words, ...words },
  unit: 'M',
  scored: figures.scored,
  figures,
};
