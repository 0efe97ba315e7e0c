import type { Bench, GamePackage } from '#kernel/game.ts';
import { judging } from '#kernel/judging.ts';
import { decent } from './bot/decent.ts';
import { challenges } from './challenges.ts';
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

/** Words for what the lab counts. */
const bench: Bench<unknown> = {
  habits: {
    hoards: { fr: 'thésaurise', en: 'hoards' },
    borrows: { fr: 'doit toujours deux crédits', en: 'always owes two loans' },
    owesOne: { fr: 'doit toujours un crédit', en: 'always owes one loan' },
    neverBorrows: { fr: 'n’emprunte jamais', en: 'never borrows' },
    dumps: { fr: 'laisse ses déchets', en: 'leaves its waste' },
    untilRed: { fr: 'attend le rouge', en: 'waits for the red' },
    dismisses: { fr: 'licencie', en: 'dismisses' },
    rushes: { fr: 'court à la croissance', en: 'rushes to grow' },
    cleansFirst: { fr: 'assainit d’abord', en: 'cleans first' },
    buysCheap: { fr: 'achète au plus bas', en: 'buys cheap' },
    votesNo: { fr: 'vote toujours non', en: 'always votes no' },
  },
};

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
  challenges,
};
