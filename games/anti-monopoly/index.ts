import type { Bench, GamePackage } from '#kernel/game.ts';
import { judging } from '#kernel/judging.ts';
import { dealer } from './bot/dealer.ts';
import { challenges } from './challenges.ts';
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
import { sitting } from './options.ts';
import { outcome } from './scoring.ts';
import { setup } from './setup.ts';
import type { Move, Options, State, View } from './types.ts';
import { view } from './view.ts';

/** Words for what the lab counts, and the camps it counts by. */
const bench: Bench<State> = {
  habits: {
    hoards: { fr: 'thésaurise', en: 'hoards' },
    neverTrades: { fr: 'n’échange jamais', en: 'never trades' },
    alwaysBuys: { fr: 'achète toujours', en: 'always buys' },
    alwaysBuilds: { fr: 'bâtit toujours', en: 'always builds' },
    buysCheap: { fr: 'rachète au plus bas', en: 'buys cheap' },
  },
  sides: ['C', 'M'],
  sideOf: (state, seat) => state.table.players[seat]?.role ?? null,
};

const module = judging<State, Move, View, Options>({
  ...face.module,
  rulesVersion: 2,
  invariants,
  setup,
  ...inputs,
  view,
  outcome,
  turn: (state) => state.table.round,
  decode,
  sample,
  imagine,
  metrics: (state, viewer) => figures.metrics(view(state, viewer)),
  departs: ({ options }) => options.onLeave === 'resign',
  sitting,
});

export const antiMonopoly: GamePackage<State, Move, View, Options> = {
  ...face,
  module,
  endings: manifest.endings,
  // AM-12.5: the levels that Anti-Monopoly II has bots for.
  bots: { weak, decent, strong: dealer },
  policies,
  bench,
  search,
  challenges,
};
