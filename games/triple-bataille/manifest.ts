import type { Manifest } from '#kernel/manifest.ts';

export const manifest = {
  id: 'triple-bataille',
  prefix: 'TB',
  title: 'Triple Bataille',
  tagline: { fr: 'La banque, l’État et vous\u00a0: monnaie-dette, puis monnaie libre.', en: 'The bank, the state and you: debt money, then free money.' },
  players: { min: 3, max: 60 },
  length: { fr: 'dès 15 min', en: 'from 15 min' },
  box: { side: '#C9B68B', lettering: 'ink' },
  endings: {
    emptyPile: ['pile épuisée', 'pile empty'],
    length: ['durée prévue', 'planned length'],
    history: ['fin de l’histoire', 'end of the history'],
    gameMaster: ['maître du jeu', 'game master'],
    vote: ['vote', 'vote'],
    sharing: ['don et partage', 'gift and sharing'],
    abandoned: ['abandon', 'abandoned'],
    battleLimit: ['trop de batailles', 'too many battles'],
  },
} as const satisfies Manifest;
