import { type Catalogue, type GamePackage, judging, range } from '#kernel';
import { bots } from './bot/bot.ts';
import { decode } from './decode.ts';
import { imagine } from './imagine.ts';
import { apply, check, offers, pending } from './inputs.ts';
import { invariants } from './invariants.ts';
import { manifest } from './manifest.ts';
import { en } from './messages.en.ts';
import { fr } from './messages.fr.ts';
import { metrics } from './metrics.ts';
import { checkOptions, optionSpecs, presets } from './options.ts';
import { sample } from './sample.ts';
import { outcome } from './scoring.ts';
import { setup } from './setup.ts';
import type { Move, Options, State, View } from './types.ts';
import { view } from './view.ts';

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
  turn: (state) => state.table.mission,
  decode,
  sample,
  imagine,
  metrics,
  departs: ({ options }) => options.onLeave === 'retire',
});

/** Three Negotiation cards in each of two hundred missions at most (MM-2.1, MM-6.1). */
const MOST_LAWS = 600;

/** A law is called by its number in every language (MM-6.4.7). */
const lawNumbers: Catalogue = Object.fromEntries(range(MOST_LAWS).map((index) => [`V${index + 1}`, `V${index + 1}`]));

export const mullMoney: GamePackage<State, Move, View, Options> = {
  module,
  bots,
  catalogues: { fr: { ...lawNumbers, ...fr }, en: { ...lawNumbers, ...en } },
  unit: 'M',
};
