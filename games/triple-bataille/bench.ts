import type { Bench } from '#kernel/game.ts';

/** Words for what the lab counts. */
export const bench: Bench<unknown> = {
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
