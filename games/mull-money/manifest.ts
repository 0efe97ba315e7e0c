import type { Manifest } from '#kernel/manifest.ts';

export const manifest = {
  id: 'mull-money',
  prefix: 'MM',
  title: 'Müll + Money',
  tagline: { fr: 'Produisez, innovez, et ne vous noyez pas dans vos déchets.', en: 'Produce, innovate, and do not drown in your own waste.' },
  players: { min: 2, max: 4 },
  length: { fr: '60 min', en: '60 min' },
  box: { side: '#A97A14', lettering: 'ink' },
  endings: {
    column: ['dernière colonne', 'last column'],
    missionLimit: ['dernière mission', 'last mission'],
    forfeit: ['seul en jeu', 'last one in play'],
    abandoned: ['abandon', 'abandoned'],
    choked: ['désastre, étouffement', 'disaster, choked by waste'],
    paralysis: ['désastre, paralysie', 'disaster, paralysed'],
    ruin: ['désastre, ruine', 'disaster, ruin'],
    endless: ['désastre, enlisement', 'disaster, endless'],
  },
} as const satisfies Manifest;
