import type { GameFace } from '#kernel/game.ts';
import { words as DIPLOMACY_WORDS } from '#diplomacy/words.ts';
import { wordsOfTheMap } from './data/map-words.ts';
import { figures } from './figures.ts';
import { manifest } from './manifest.ts';
import { words } from './words.ts';
import { checkOptions, optionSpecs, presets, seatTerm, windows } from './options.ts';
import type { Options } from './types.ts';

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
  words: { ...DIPLOMACY_WORDS, ...wordsOfTheMap(), ...figures.words, ...words },
  unit: 'kg',
  scored: figures.scored,
  figures,
};
