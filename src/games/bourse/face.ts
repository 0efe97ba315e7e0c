import type { Catalogue, GameFace } from '#kernel';
import { HOUSE_DATASET } from './data.ts';
import { manifest } from './manifest.ts';
import { en } from './messages.en.ts';
import { fr } from './messages.fr.ts';
import { checkOptions, optionSpecs, presets } from './options.ts';
import type { Options } from './types.ts';

/** A data set is called by its identifier in every language: it comes from a file, not from us. */
const withNames = (catalogue: Catalogue, datasets: readonly string[]): Catalogue => ({
  ...Object.fromEntries(datasets.map((id) => [`bourse.option.dataset.${id}`, id])),
  ...catalogue,
});

export const faceWith = (datasets: readonly string[]): GameFace<Options> => ({
  module: { id: manifest.id, seats: manifest.players, options: optionSpecs(datasets), presets, checkOptions },
  bots: { weak: true, decent: true, strong: true },
  catalogues: { fr: withNames(fr, datasets), en: withNames(en, datasets) },
  unit: 'F',
  // BO-5.1 may count securities alone on the way to the target; the last places are by net worth (BO-5.5).
  scored: { metric: 'bourse.metric.worth', money: true, during: 'bourse.metric.score' },
});

export const face = faceWith([HOUSE_DATASET]);
