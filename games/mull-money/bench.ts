import type { Bench } from '#kernel/game.ts';

/** Words for what the lab counts. */
export const bench: Bench<unknown> = {
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
