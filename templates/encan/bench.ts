import type { Bench } from '#kernel/game.ts';

/** Words for what the lab counts. */
export const bench: Bench<unknown> = {
  habits: {},
  endings: {
    allSold: { fr: 'tout est vendu', en: 'all sold' },
    alone: { fr: 'seul en jeu', en: 'last one in play' },
  },
};
