import { range } from '#kernel/collections.ts';
import type { GameFace } from '#kernel/game.ts';
import { MOST_SEATS } from './content/data.ts';
import { words } from './content/words.ts';
import { numberedWords } from './content/numbered-words.ts';
import { figures } from './figures.ts';
import { manifest } from './manifest.ts';
import { checkOptions, optionSpecs, presets, windows } from './options.ts';
import type { Options } from './types.ts';

const MOST_SUBSIDIARIES = 200;

/** Chairs, cards and subsidiaries are words on forms: `seat1`, `face0`, `subsidiary1`. */
const numbered = numberedWords({ seats: range(MOST_SEATS), subsidiaries: range(MOST_SUBSIDIARIES) });

export const face: GameFace<Options> = {
  module: { id: manifest.id, seats: manifest.players, options: optionSpecs, presets, checkOptions, windows },
  bots: { weak: true, decent: true, strong: true },
  words: { ...numbered, ...figures.words, ...words },
  unit: '',
  scored: figures.scored,
  figures,
};
