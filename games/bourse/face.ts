import type { GameFace } from '#kernel/game.ts';
import type { Words } from '#kernel/words.ts';
import { HOUSE_DATASET } from './data.ts';
import { figures } from './figures.ts';
import { manifest } from './manifest.ts';
import { words } from './words.ts';
import { checkOptions, optionSpecs, presets } from './options.ts';
import type { Options } from './types.ts';

/** A data set is called by its identifier in every language: it comes from a file, not from us. */
const namesOf = (datasets: readonly string[]): Words => Object.fromEntries(datasets.map((id) => [`option.dataset.${id}`, [id, id]]));

export const faceWith = (datasets: readonly string[]): GameFace<Options> => ({
  module: { id: manifest.id, seats: manifest.players, options: optionSpecs(datasets), presets, checkOptions },
  bots: { weak: true, decent: true, strong: true },
  words: { ...namesOf(datasets), ...figures.words, ...words },
  unit: 'F',
  scored: figures.scored,
  figures,
});

export const face = faceWith([HOUSE_DATASET]);
