import { asking, debriefing, type GameProgramme, type ProgrammeQuestion, welcome } from '#kernel/programme.ts';

const LUCK: ProgrammeQuestion = {
  text: { fr: 'Ce qui fera votre fortune, ce sera surtout…', en: 'What makes your fortune will be above all…' },
  choices: [
    { fr: 'les dés', en: 'the dice' },
    { fr: 'mes achats', en: 'what I buy' },
    { fr: 'le bon moment', en: 'the right moment' },
    { fr: 'les autres', en: 'the others' },
  ],
};

export const programmes: readonly GameProgramme[] = [
  {
    id: 'tables',
    title: { fr: 'Bourse, plusieurs tables', en: 'Bourse, several tables' },
    words: {
      fr: 'Des tables de cinq jouent la même bourse\u00a0; le mur compare les fortunes.',
      en: 'Tables of five play the same exchange; the wall compares the fortunes.',
    },
    least: 4,
    parts: [
      welcome(10),
      asking(5, LUCK),
      {
        title: { fr: 'Bourse', en: 'Bourse' },
        minutes: 60,
        plays: { preset: 'classroom', perTable: 5, seconds: 60 },
        say: {
          fr: 'Chaque table est un marché à part. Regardez au mur si la même règle y fait les mêmes fortunes.',
          en: 'Each table is a market of its own. Watch on the wall whether the same rule makes the same fortunes there.',
        },
      },
      debriefing(20),
    ],
  },
];
