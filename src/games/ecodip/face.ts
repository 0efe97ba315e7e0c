import type { GameFace } from '#kernel';
import { DIPLOMACY_CATALOGUES } from '#diplomacy';
import { manifest } from './manifest.ts';
import { en } from './messages.en.ts';
import { fr } from './messages.fr.ts';
import { checkOptions, optionSpecs, presets, seatTerm, windows } from './options.ts';
import type { Options } from './types.ts';
import { wordsOfTheMap } from './messages/map.ts';

export const face: GameFace<Options> = {
  module: {
    id: manifest.id,
    seats: manifest.players,
    options: optionSpecs,
    presets,
    checkOptions,
    windows,
    seatTerm,
    needsReferee: ({ referee }) => referee === 'human',
    talk: ({ press }) => press,
  },
  bots: { weak: true, decent: true, strong: true },
  advises: 'sheet',
  catalogues: {
    fr: { ...DIPLOMACY_CATALOGUES.fr, ...wordsOfTheMap('fr'), ...fr },
    en: { ...DIPLOMACY_CATALOGUES.en, ...wordsOfTheMap('en'), ...en },
  },
  unit: 'kg',
  scored: { metric: 'ecodip.metric.centres' },
};
