import type { Manifest } from '#kernel/manifest.ts';

export const manifest = {
  id: 'anti-monopoly',
  prefix: 'AM',
  title: 'Anti-Monopoly II',
  tagline: { fr: 'Concurrents contre monopolistes\u00a0: une ville, deux règles du jeu.', en: 'Competitors against monopolists: one city, two sets of rules.' },
  players: { min: 2, max: 6 },
  length: { fr: '90 min', en: '90 min' },
  box: { side: '#701C17', lettering: 'cream' },
  endings: {
    campFallen: ['un camp en faillite', 'a camp bankrupt'],
    lastPlayer: ['dernier solvable', 'last one solvent'],
    roundLimit: ['limite de manches', 'round limit'],
    roundCap: ['mille manches', 'a thousand rounds'],
  },
} as const satisfies Manifest;
