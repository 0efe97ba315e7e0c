import type { Manifest } from '#kernel/manifest.ts';

export const manifest = {
  id: 'bourse',
  prefix: 'BO',
  title: 'Bourse',
  tagline: {
    fr: 'Achetez avant la hausse, vendez avant la chute, doublez votre capital.',
    en: 'Buy before the rise, sell before the fall, double your capital.',
  },
  players: { min: 2, max: 6 },
  length: { fr: '60 min', en: '60 min' },
  box: { side: '#132A47', lettering: 'cream' },
  endings: {
    target: ['but atteint', 'target reached'],
    turnLimit: ['dernier tour', 'last turn'],
    lastSeat: ['seul en jeu', 'last one in play'],
  },
} as const satisfies Manifest;
