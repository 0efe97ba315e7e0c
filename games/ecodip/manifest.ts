import type { Manifest } from '#kernel/manifest.ts';

export const manifest = {
  id: 'ecodip',
  prefix: 'EC',
  title: 'ECODIP',
  tagline: {
    fr: 'Des ordres secrets, du blé, de l’or, des missiles\u00a0: le monde à dix.',
    en: 'Secret orders, wheat, gold, missiles: ten powers, one world.',
  },
  players: { min: 10, max: 10 },
  length: { fr: 'par courrier', en: 'by mail' },
  box: { side: '#0B2426', lettering: 'cream' },
  endings: {
    victory: ['maître du monde', 'master of the world'],
    lastSurvivor: ['seule survivante', 'sole survivor'],
    nobody: ['personne ne survit', 'nobody survives'],
    draw: ['nulle', 'draw'],
    lastYear: ['dernière année', 'last year'],
    abandoned: ['abandon', 'abandoned'],
  },
} as const satisfies Manifest;
