import type { Manifest } from '#kernel/manifest.ts';

export const manifest = {
  id: 'encan',
  prefix: 'EN',
  title: 'Encan',
  tagline: { fr: 'Des lots, des mises secrètes, une bourse pour tout payer.', en: 'Lots, sealed bids, one purse to pay for them all.' },
  players: { min: 2, max: 6 },
  length: { fr: '10 min', en: '10 min' },
  box: { side: '#4A2B52', lettering: 'cream' },
  endings: { allSold: ['tout est vendu', 'all sold'], alone: ['seul en jeu', 'last one in play'] },
} as const satisfies Manifest;
