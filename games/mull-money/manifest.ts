import type { Manifest } from '#kernel/manifest.ts';

export const manifest = {
  id: 'mull-money',
  prefix: 'MM',
  title: 'Müll + Money',
  tagline: { fr: 'Produisez, innovez, et ne vous noyez pas dans vos déchets.', en: 'Produce, innovate, and do not drown in your own waste.' },
  players: { min: 2, max: 4 },
  length: { fr: '60 min', en: '60 min' },
  box: { side: '#A97A14', lettering: 'ink' },
  endings: ['column', 'missionLimit', 'forfeit', 'abandoned', 'choked', 'paralysis', 'ruin', 'endless'],
} as const satisfies Manifest;
