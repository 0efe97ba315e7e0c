import type { Bench } from '#kernel/game.ts';
import { type State, TAGS } from './types.ts';

/** Words for what the lab counts, and the powers it counts by. */
export const bench: Bench<State> = {
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
