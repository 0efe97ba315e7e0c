import { asking, debriefing, type GameProgramme, type ProgrammeQuestion, welcome } from '#kernel/programme.ts';

const WASTE: ProgrammeQuestion = {
  text: { fr: 'À votre table, qui paiera pour les déchets\u00a0?', en: 'At your table, who will pay for the waste?' },
  choices: [
    { fr: 'ceux qui les font', en: 'those who make it' },
    { fr: 'tout le monde', en: 'everybody' },
    { fr: 'personne, à temps', en: 'nobody in time' },
  ],
};

export const programmes: readonly GameProgramme[] = [
  {
    id: 'tables',
    title: { fr: 'Müll + Money, plusieurs tables', en: 'Müll + Money, several tables' },
    words: {
      fr: 'Des tables de quatre produisent, polluent et votent leurs lois\u00a0; le mur compare.',
      en: 'Tables of four produce, pollute and vote their laws; the wall compares.',
    },
    least: 2,
    parts: [
      welcome(10),
      asking(5, WASTE),
      {
        title: { fr: 'Müll + Money', en: 'Müll + Money' },
        minutes: 60,
        plays: { preset: 'classroom', perTable: 4, seconds: 60 },
        say: {
          fr: 'Chaque entreprise gagne de l’argent et fait des déchets. Les déchets des uns deviennent-ils l’affaire de tous\u00a0?',
          en: 'Each firm makes money, and waste. Does the waste of some become the business of all?',
        },
      },
      debriefing(20),
    ],
  },
];
