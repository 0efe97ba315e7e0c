import type { Bench, Bot, BotLevel, GamePackage } from '#kernel/game.ts';
import { judging } from '#kernel/judging.ts';
import { policies, weak } from './bot/policies.ts';
import { challenges } from './challenges.ts';
import { decent, search } from './bot/decent.ts';
import { face } from './face.ts';
import { figures } from './figures.ts';
import { imagine } from './imagine.ts';
import { inputs } from './inputs.ts';
import { invariants } from './invariants.ts';
import { manifest } from './manifest.ts';
import { writing } from './orders/writing.ts';
import { decode } from './moves.ts';
import { sample } from './sample.ts';
import { outcome } from './scoring.ts';
import { setup } from './setup.ts';
import { type Move, type Options, type State, TAGS, type View } from './types.ts';
import { view } from './view.ts';
import { strong } from './bot/strong.ts';

/** Words for what the lab counts, and the powers it counts by. */
const bench: Bench<State> = {
  habits: {
    neverTrades: { fr: 'ne commerce pas', en: 'never trades' },
    neverFires: { fr: 'ne tire jamais', en: 'never fires' },
    hoards: { fr: 'thésaurise', en: 'hoards' },
    leaderRush: { fr: 'vise la première', en: 'hunts the leader' },
    stacks: { fr: 'empile ses bons', en: 'stacks its bonds' },
    levels: { fr: 'étale ses bons', en: 'spreads its bonds' },
  },
  together: true,
  usualGames: 16,
  sides: TAGS,
  sideOf: ({ table }, seat) => table.powers[seat] ?? null,
};

/** EC-12: the levels that ECODIP has bots for. */
const bots: Partial<Record<BotLevel, Bot<View, Move>>> = { weak, decent, strong };

const module = judging<State, Move, View, Options>({
  ...face.module,
  rulesVersion: 3,
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

export const ecodip: GamePackage<State, Move, View, Options> = {
  ...face,
  module,
  endings: manifest.endings,
  bots,
  policies,
  bench,
  search,
  writing,
  challenges,
};
