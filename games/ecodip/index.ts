import type { GamePackage } from '#kernel/game.ts';
import { judging } from '#kernel/judging.ts';
import { bench } from './bench.ts';
import { bots } from './bot/bot.ts';
import { policies } from './bot/policies.ts';
import { search } from './bot/decent.ts';
import { face } from './face.ts';
import { figures } from './figures.ts';
import { imagine } from './imagine.ts';
import { inputs } from './inputs.ts';
import { invariants } from './invariants.ts';
import { manifest } from './manifest.ts';
import { decode } from './moves.ts';
import { sample } from './sample.ts';
import { outcome } from './scoring.ts';
import { setup } from './setup.ts';
import type { Move, Options, State, View } from './types.ts';
import { view } from './view.ts';

const module = judging<State, Move, View, Options>({
  ...face.module,
  rulesVersion: 2,
  invariants,
  setup,
  ...inputs,
  view,
  outcome,
  turn: (state) => state.table.turn + 1,
  decode,
  sample,
  imagine,
  metrics: (state, viewer) => figures.metrics(view(state, viewer)),
  departs: ({ options }) => options.vacant === 'hold',
});

export const ecodip: GamePackage<State, Move, View, Options> = { ...face, module, endings: manifest.endings, bots, policies, bench, search };
