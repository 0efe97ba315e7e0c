import { type GamePackage, judging } from '#kernel';
import { DIPLOMACY_CATALOGUES } from '#diplomacy';
import { bots } from './bot/bot.ts';
import { decode } from './decode.ts';
import { imagine } from './imagine.ts';
import { apply, check, offers, pending } from './inputs.ts';
import { invariants } from './invariants.ts';
import { manifest } from './manifest.ts';
import { en } from './messages.en.ts';
import { fr } from './messages.fr.ts';
import { metrics } from './metrics.ts';
import { checkOptions, optionSpecs, presets, seatTerm, windows } from './options.ts';
import { sample } from './sample.ts';
import { outcome } from './scoring.ts';
import { setup } from './setup.ts';
import type { Move, Options, State, View } from './types.ts';
import { view } from './view.ts';
import { wordsOfTheMap } from './words.ts';

const module = judging<State, Move, View, Options>({
  id: manifest.id,
  rulesVersion: 1,
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
  turn: (state) => state.table.turn + 1,
  decode,
  sample,
  imagine,
  metrics,
  windows,
  seatTerm,
  departs: ({ options }) => options.vacant === 'hold',
  needsReferee: ({ referee }) => referee === 'human',
  talk: ({ press }) => press,
});

export const ecodip: GamePackage<State, Move, View, Options> = {
  module,
  bots,
  catalogues: {
    fr: { ...DIPLOMACY_CATALOGUES.fr, ...wordsOfTheMap('fr'), ...fr },
    en: { ...DIPLOMACY_CATALOGUES.en, ...wordsOfTheMap('en'), ...en },
  },
  unit: 'kg',
};
