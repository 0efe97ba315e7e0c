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
  endings: {
    victory: { fr: 'maître du monde', en: 'master of the world' },
    lastSurvivor: { fr: 'seule survivante', en: 'sole survivor' },
    nobody: { fr: 'personne ne survit', en: 'nobody survives' },
    draw: { fr: 'nulle', en: 'draw' },
    lastYear: { fr: 'dernière année', en: 'last year' },
    abandoned: { fr: 'abandon', en: 'abandoned' },
  },
  together: true,
  usualGames: 16,
  sides: TAGS,
  sideOf: ({ table }, seat) => table.powers[seat] ?? null,
};
