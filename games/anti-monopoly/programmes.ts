import { asking, debriefing, type GameProgramme, type ProgrammeQuestion, welcome } from '#kernel/programme.ts';

const CAMPS: ProgrammeQuestion = {
  text: { fr: 'D’une table à l’autre, qui gagnera le plus souvent\u00a0?', en: 'From table to table, who will win most often?' },
  choices: [
    { fr: 'les monopolistes', en: 'the monopolists' },
    { fr: 'les concurrents', en: 'the competitors' },
    { fr: 'autant les uns que les autres', en: 'both as often' },
  ],
};

export const programmes: readonly GameProgramme[] = [
  {
    id: 'tables',
    title: { fr: 'Anti-Monopoly, plusieurs tables', en: 'Anti-Monopoly, several tables' },
    words: {
      fr: 'Des tables de six\u00a0: monopolistes contre concurrents, d’une table à l’autre.',
      en: 'Tables of six: monopolists against competitors, from one table to the next.',
    },
    least: 4,
    parts: [
      welcome(10),
      asking(5, CAMPS),
      {
        title: { fr: 'Anti-Monopoly', en: 'Anti-Monopoly' },
        minutes: 60,
        plays: { preset: 'quick', perTable: 6, seconds: 60 },
        say: {
          fr: 'À chaque table deux camps jouent avec deux règles. Lequel des deux paie la rue de l’autre\u00a0?',
          en: 'At each table two camps play by two rules. Which of them pays for the other’s street?',
        },
      },
      debriefing(20),
    ],
  },
];
