import type { Manifest } from '#kernel/manifest.ts';

export const manifest = {
  id: 'triple-bataille',
  prefix: 'TB',
  title: 'Triple Bataille',
  tagline: { fr: 'La banque, l’État et vous\u00a0: monnaie-dette, puis monnaie libre.', en: 'The bank, the state and you: debt money, then free money.' },
  players: { min: 3, max: 60 },
  length: { fr: 'dès 15 min', en: 'from 15 min' },
  box: { side: '#C9B68B', lettering: 'ink' },
  endings: ['emptyPile', 'length', 'history', 'gameMaster', 'vote', 'sharing', 'abandoned', 'battleLimit'],
} as const satisfies Manifest;
