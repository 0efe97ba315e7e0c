import { debriefing, type GameProgramme, welcome } from '#kernel/programme.ts';

export const programmes: readonly GameProgramme[] = [
  {
    id: 'tables',
    title: { fr: 'Anti-Monopoly, plusieurs tables', en: 'Anti-Monopoly, several tables' },
    words: {
      fr: 'Des tables de six\u00a0: monopolistes contre concurrents, d’une table à l’autre.',
      en: 'Tables of six: monopolists against competitors, from one table to the next.',
    },
    least: 4,
    parts: [welcome(10), { title: { fr: 'Anti-Monopoly', en: 'Anti-Monopoly' }, minutes: 60, plays: { preset: 'quick', perTable: 6 } }, debriefing(20)],
  },
];
