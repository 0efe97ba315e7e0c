import { asking, debriefing, type GameProgramme, type ProgrammeQuestion, welcome } from '#kernel/programme.ts';

const PEACE: ProgrammeQuestion = {
  text: {
    fr: 'Dans quatre ans, la puissance la plus riche sera-t-elle la plus étendue\u00a0?',
    en: 'In four years, will the richest power be the largest one?',
  },
  choices: [
    { fr: 'oui', en: 'yes' },
    { fr: 'non', en: 'no' },
  ],
};

export const programmes: readonly GameProgramme[] = [
  {
    id: 'evening',
    title: { fr: 'ECODIP, en une journée', en: 'ECODIP, in one day' },
    words: {
      fr: 'Dix puissances négocient, commercent et se menacent pendant quatre ans\u00a0; à plusieurs par puissance.',
      en: 'Ten powers negotiate, trade and threaten for four years; several people to a power.',
    },
    least: 5,
    parts: [
      welcome(15),
      asking(5, PEACE),
      {
        title: { fr: 'ECODIP', en: 'ECODIP' },
        minutes: 240,
        plays: { preset: 'live' },
        say: {
          fr: 'On négocie debout, à voix haute ou à l’écart\u00a0; les feuilles se ferment toutes ensemble. Rien de ce qui est promis n’oblige.',
          en: 'Negotiate on your feet, aloud or aside; the sheets close all together. Nothing that is promised binds.',
        },
      },
      debriefing(30),
    ],
  },
];
