import type { GamePackage } from '#kernel/game.ts';
import { judging } from '#kernel/judging.ts';
import { bench } from './bench.ts';
import { decent } from './bot/decent.ts';
import { policies } from './bot/policies.ts';
import { search } from './bot/search.ts';
import { weak } from './bot/weak.ts';
import { face } from './face.ts';
import { figures } from './figures.ts';
import { imagine } from './imagine.ts';
import { inputs, sample } from './inputs.ts';
import { invariants } from './invariants.ts';
import { manifest } from './manifest.ts';
import { decode } from './moves.ts';
import { outcome } from './scoring.ts';
import { setup } from './setup.ts';
import type { Move, Options, State, View } from './types.ts';
import { view } from './view.ts';

const module = judging<State, Move, View, Options>({
  ...face.module,
  rulesVersion: 1,
  invariants,
  setup,
  ...inputs,
  sample,
  view,
  outcome,
  turn: (state) => state.table.mission,
  decode,
  imagine,
  metrics: (state, viewer) => figures.metrics(view(state, viewer)),
  departs: ({ options }) => options.onLeave === 'retire',
});

export const mullMoney: GamePackage<State, Move, View, Options> = {
  ...face,
  module,
  endings: manifest.endings,
  // MM-12.6: the levels that Müll + Money has bots for.
  bots: { weak, decent },
  policies,
  bench,
  search,
};
