import { debriefing, type GameProgramme, welcome } from '#kernel/programme.ts';

export const programmes: readonly GameProgramme[] = [
  {
    id: 'tables',
    title: { fr: 'Bourse, plusieurs tables', en: 'Bourse, several tables' },
    words: {
      fr: 'Des tables de cinq jouent la même bourse\u00a0; le mur compare les fortunes.',
      en: 'Tables of five play the same exchange; the wall compares the fortunes.',
    },
    least: 4,
    parts: [welcome(10), { title: { fr: 'Bourse', en: 'Bourse' }, minutes: 60, plays: { preset: 'classroom', perTable: 5 } }, debriefing(20)],
  },
];
