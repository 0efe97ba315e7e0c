import { asking, debriefing, type GameProgramme, type ProgrammePart, type ProgrammeQuestion, welcome } from '#kernel/programme.ts';

/* Workshops on money. */

const BANK_SHARE: ProgrammeQuestion = {
  text: { fr: 'À la fin, combien de cartes sur dix seront à la banque\u00a0?', en: 'At the end, how many cards out of ten will be the bank’s?' },
  choices: [
    { fr: 'moins de 3', en: 'fewer than 3' },
    { fr: '3 ou 4', en: '3 or 4' },
    { fr: '5 ou 6', en: '5 or 6' },
    { fr: '7 ou plus', en: '7 or more' },
  ],
  about: 'bankOfTen',
};

const FAIRER: ProgrammeQuestion = {
  text: { fr: 'Avec une monnaie libre, l’écart entre nous sera…', en: 'With free money, the gap between us will be…' },
  choices: [
    { fr: 'plus grand', en: 'larger' },
    { fr: 'le même', en: 'the same' },
    { fr: 'plus petit', en: 'smaller' },
  ],
  about: 'gap',
};

const CAUSE: ProgrammeQuestion = {
  text: { fr: 'Ce qui a décidé de votre place, c’est surtout…', en: 'What decided your place was above all…' },
  choices: [
    { fr: 'le hasard', en: 'chance' },
    { fr: 'mes choix', en: 'my choices' },
    { fr: 'la règle de la monnaie', en: 'the rule of money' },
    { fr: 'les autres', en: 'the others' },
  ],
};

/** TB-6.4.6: one press a stake. Announced ones would be revised by more than eight in a second window, and a class has many who never press twice. */
const CLASS = { ties: 'share', secretStakes: true, windowPlan: 60, windowStake: 30, windowMarket: 60 } as const;

const debt = (minutes: number): ProgrammePart => ({
  title: { fr: 'Monnaie-dette', en: 'Debt money' },
  minutes,
  plays: { preset: 'shortDebt', options: CLASS },
  say: {
    fr: 'La monnaie vient d’un crédit, et le crédit coûte deux cartes par bataille. Regardez où elle va.',
    en: 'Money comes from credit, and credit costs two cards a battle. Watch where it goes.',
  },
});

const free = (minutes: number): ProgrammePart => ({
  title: { fr: 'Monnaie libre', en: 'Free money' },
  minutes,
  plays: { preset: 'shortLibre', options: CLASS },
  say: {
    fr: 'Mêmes personnes, mêmes cartes. Cette fois chacun crée la même part de monnaie, sans la devoir à personne.',
    en: 'The same people, the same cards. This time everybody creates the same share of money and owes it to nobody.',
  },
});

const SAY_FIRST = {
  fr: 'Douze cartes chacun\u00a0: on mise, on retourne, le plus fort prend. Cherchez seulement à comprendre les gestes.',
  en: 'Twelve cards each: stake, turn them over, the strongest takes. For now, just get to know the moves.',
};

const SAY_HISTORY = {
  fr: 'Chaque case est une période de l’histoire de la monnaie. Les banquiers cherchent leur profit, les autres à vivre.',
  en: 'Each space is a period in the history of money. Bankers look for profit, the others for a living.',
};

export const programmes: readonly GameProgramme[] = [
  {
    id: 'discovery',
    title: { fr: 'Découverte', en: 'Discovery' },
    words: {
      fr: 'Apprendre les gestes avec douze cartes chacun, sans banque ni dividende.',
      en: 'Learn the moves with twelve cards each, with no bank and no dividend.',
    },
    least: 3,
    parts: [
      welcome(10),
      { title: { fr: 'Partie de découverte', en: 'A first game' }, minutes: 20, plays: { preset: 'discovery', options: CLASS }, say: SAY_FIRST },
      debriefing(15),
    ],
  },
  {
    id: 'debt',
    title: { fr: 'Monnaie-dette', en: 'Debt money' },
    words: { fr: 'La banque et l’État\u00a0: qui tient la monnaie, et pourquoi.', en: 'The bank and the state: who holds the money, and why.' },
    least: 3,
    parts: [welcome(10), asking(5, BANK_SHARE), debt(30), debriefing(15)],
  },
  {
    id: 'debtThenFree',
    title: { fr: 'Dette, puis libre', en: 'Debt, then free' },
    words: { fr: 'Les mêmes personnes, deux parties, les courbes l’une sur l’autre.', en: 'The same people, two games, the curves laid over each other.' },
    least: 3,
    parts: [welcome(10), asking(5, BANK_SHARE), debt(25), asking(5, FAIRER), free(25), asking(5, CAUSE), debriefing(15)],
  },
  {
    id: 'history',
    title: { fr: 'Histoire', en: 'History' },
    words: {
      fr: 'De 1946 à nos jours en dix-sept batailles\u00a0; les derniers venus tiennent la banque.',
      en: 'From 1946 to the present day in seventeen battles; the last to come in run the bank.',
    },
    least: 5,
    parts: [
      welcome(10),
      { title: { fr: 'Histoire', en: 'History' }, minutes: 65, plays: { preset: 'historic', options: CLASS, motions: true }, say: SAY_HISTORY },
      debriefing(15),
    ],
  },
];
