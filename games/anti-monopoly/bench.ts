import type { Bench } from '#kernel/game.ts';
import type { State } from './types.ts';

/** Words for what the lab counts, and the camps it counts by. */
export const bench: Bench<State> = {
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
