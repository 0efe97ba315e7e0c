import type { GameFace } from '#kernel/game.ts';
import type { Words } from '#kernel/words.ts';
import { HOUSE_DATASET } from './data.ts';
import { manifest } from './manifest.ts';
import { words } from './words.ts';
import { checkOptions, optionSpecs, presets } from './options.ts';
import type { Options } from './types.ts';

/** A data set is called by its identifier in every language: it comes from a file, not from us. */
const namesOf = (datasets: readonly string[]): Words => Object.fromEntries(datasets.map((id) => [`bourse.option.dataset.${id}`, [id, id]]));

export const faceWith = (datasets: readonly string[]): GameFace<Options> => ({
  module: { id: manifest.id, seats: manifest.players, options: optionSpecs(datasets), presets, checkOptions },
  bots: { weak: true, decent: true, strong: true },
  words: { ...namesOf(datasets), ...words },
  unit: 'F',
  // BO-5.1 may count securities alone on the way to the target; the last places are by net worth (BO-5.5).
  scored: { metric: 'bourse.metric.worth', money: true, during: 'bourse.metric.score' },
});

export const face = faceWith([HOUSE_DATASET]);
