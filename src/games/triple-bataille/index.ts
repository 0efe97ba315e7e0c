import { type Catalogue, type GamePackage, judging, type Lang, range } from '#kernel';
import { bots } from './bot/bot.ts';
import { MOST_SEATS } from './content/data.ts';
import { en } from './content/messages.en.ts';
import { fr } from './content/messages.fr.ts';
import { numberedWords } from './content/numbered-words.ts';
import { decode } from './decode.ts';
import { imagine } from './imagine.ts';
import { apply, check, offers, pending } from './inputs.ts';
import { invariants } from './invariants.ts';
import { manifest } from './manifest.ts';
import { metrics, recorded } from './metrics.ts';
import { checkOptions, optionSpecs, presets, windows } from './options.ts';
import { sample } from './sample.ts';
import { outcome } from './scoring.ts';
import { setup } from './setup.ts';
import type { Move, Options, State, View } from './types.ts';
import { view } from './view.ts';

const module = judging<State, Move, View, Options>({
  id: manifest.id,
  rulesVersion: 2,
  seats: manifest.players,
  options: optionSpecs,
  presets,
  invariants,
  checkOptions,
  setup,
  pending,
  offers,
  check,
  apply,
  view,
  outcome,
  turn: (state) => state.table.battle,
  decode,
  sample,
  imagine,
  metrics,
  recorded,
  windows,
  departs: () => true,
});

const MOST_SUBSIDIARIES = 200;

/** Chairs, cards and subsidiaries are words on forms: `seat1`, `face0`, `subsidiary1`. */
const numbered = (lang: Lang): Catalogue => numberedWords(lang, { seats: range(MOST_SEATS), subsidiaries: range(MOST_SUBSIDIARIES) });

export const tripleBataille: GamePackage<State, Move, View, Options> = {
  module,
  bots,
  catalogues: { fr: { ...numbered('fr'), ...fr }, en: { ...numbered('en'), ...en } },
  unit: '',
};
