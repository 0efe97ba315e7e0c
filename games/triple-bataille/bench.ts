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
  endings: {
    emptyPile: { fr: 'pile épuisée', en: 'pile empty' },
    length: { fr: 'durée prévue', en: 'planned length' },
    history: { fr: 'fin de l’histoire', en: 'end of the history' },
    gameMaster: { fr: 'maître du jeu', en: 'game master' },
    vote: { fr: 'vote', en: 'vote' },
    sharing: { fr: 'don et partage', en: 'gift and sharing' },
    abandoned: { fr: 'abandon', en: 'abandoned' },
    battleLimit: { fr: 'trop de batailles', en: 'too many battles' },
  },
  flags: ['suffocated'],
  together: true,
};
