import type { Bench } from '#kernel/game.ts';

/** Words for what the lab counts. */
export const bench: Bench<unknown> = {
  habits: {
    neverSells: { fr: 'ne vend jamais', en: 'never sells' },
    neverBorrows: { fr: 'n’emprunte jamais', en: 'never borrows' },
    alwaysBorrows: { fr: 'emprunte toujours', en: 'always borrows' },
    noOptions: { fr: 'ne prend pas d’option', en: 'takes no options' },
    bold: { fr: 'audacieux', en: 'bold' },
    cautious: { fr: 'prudent', en: 'cautious' },
    onlyI: { fr: 'coefficient I seul', en: 'coefficient I alone' },
    onlyII: { fr: 'coefficient II seul', en: 'coefficient II alone' },
    onlyIII: { fr: 'coefficient III seul', en: 'coefficient III alone' },
    onlyIV: { fr: 'coefficient IV seul', en: 'coefficient IV alone' },
  },
};
