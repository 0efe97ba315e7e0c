import type { WorkshopGuide } from '#kernel/programme.ts';

export const guide: WorkshopGuide = {
  roles: '8',
  licence: {
    fr: 'Contenu dérivé de Triple Bataille, de Nicopaz, jeu-triple-bataille.timlib.com, modifié par les contributeurs de Comptoir. Creative Commons BY-NC-SA 4.0.',
    en: 'Derived from Triple Bataille by Nicopaz, jeu-triple-bataille.timlib.com, modified by the Comptoir contributors. Creative Commons BY-NC-SA 4.0.',
  },
};
