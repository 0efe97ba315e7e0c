import type { Bench, GamePackage } from '#kernel/game.ts';
import { judging } from '#kernel/judging.ts';
import { bots, policies, search } from './bot/search.ts';
import { challenges } from './challenges.ts';
import { face } from './face.ts';
import { figures, recordedIn } from './figures.ts';
import { imagine } from './imagine.ts';
import { inputs, sample } from './inputs.ts';
import { invariants } from './invariants.ts';
import { manifest } from './manifest.ts';
import { decode } from './moves.ts';
import { outcome } from './scoring.ts';
import { setup } from './setup.ts';
import type { Move, Options, State, View } from './types.ts';
import { tells } from './tells.ts';
import { view } from './view.ts';

/** Words for what the lab counts. */
const bench: Bench<unknown> = {
  habits: {
    alwaysBorrows: { fr: 'emprunte toujours', en: 'always borrows' },
    bold: { fr: 'audacieux', en: 'bold' },
    cautious: { fr: 'prudent', en: 'cautious' },
    employs: { fr: 'emploie', en: 'employs' },
    hoards: { fr: 'thésaurise', en: 'hoards' },
    letsHouses: { fr: 'loue des maisons', en: 'lets houses' },
    neverBorrows: { fr: 'n’emprunte jamais', en: 'never borrows' },
    takesNoPost: { fr: 'refuse les postes', en: 'takes no post' },
  },
  together: true,
};

const module = judging<State, Move, View, Options>({
  ...face.module,
  rulesVersion: 2,
  invariants,
  setup,
  ...inputs,
  sample,
  view,
  outcome,
  turn: (state) => state.table.battle,
  decode,
  imagine,
  metrics: (state, viewer) => figures.metrics(view(state, viewer)),
  recorded: (state, turn, viewer) => recordedIn(view(state, viewer), turn),
  departs: () => true,
  tells,
});

export const tripleBataille: GamePackage<State, Move, View, Options> = {
  ...face,
  module,
  endings: manifest.endings,
  bots,
  policies,
  bench,
  search,
  challenges,
};
