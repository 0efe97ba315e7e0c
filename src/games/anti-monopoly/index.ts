import { type GamePackage, judging } from '#kernel';
import { bots } from './bot/bot.ts';
import { decode } from './decode.ts';
import { imagine } from './imagine.ts';
import { apply, check, offers, pending } from './inputs.ts';
import { invariants } from './invariants.ts';
import { manifest } from './manifest.ts';
import { en } from './messages.en.ts';
import { fr } from './messages.fr.ts';
import { metrics } from './metrics.ts';
import { checkOptions, optionSpecs, presets, sitting } from './options.ts';
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
  turn: (state) => state.table.round,
  decode,
  sample,
  imagine,
  metrics,
  departs: ({ options }) => options.onLeave === 'resign',
  sitting,
});

/** All amounts are plain integers without a currency sign. */
export const antiMonopoly: GamePackage<State, Move, View, Options> = { module, bots, catalogues: { fr, en }, unit: '' };
