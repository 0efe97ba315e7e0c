import type { Bench } from '#kernel/game.ts';

/** Words for what the lab counts. */
export const bench: Bench<unknown> = {
  habits: {
    hoards: { fr: 'thésaurise', en: 'hoards' },
    borrows: { fr: 'joue à crédit', en: 'plays on credit' },
    neverBorrows: { fr: 'n’emprunte jamais', en: 'never borrows' },
    dumps: { fr: 'laisse ses déchets', en: 'leaves its waste' },
    rushes: { fr: 'court à la croissance', en: 'rushes to grow' },
    cleansFirst: { fr: 'assainit d’abord', en: 'cleans first' },
    buysCheap: { fr: 'achète au plus bas', en: 'buys cheap' },
    votesNo: { fr: 'vote toujours non', en: 'always votes no' },
  },
};
