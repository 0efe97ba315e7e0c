import { type Word, word } from '#web/rules/word.ts';

/** The words that one must know to read the booklet. */
export const GLOSSARY: readonly Word[] = [
  word('TB-2.1.1', ['liasse', 'liasses'], ['bundle', 'bundles'], {
    fr: 'L’unité des prix\u00a0: une ou plusieurs cartes, selon la monnaie du moment.',
    en: 'The unit of prices: one or more cards, as the money stands.',
  }),
  word('TB-4.5.2', ['mise', 'mises'], ['stake', 'stakes'], {
    fr: 'Les liasses qu’on risque dans une bataille\u00a0; la place dit ce qu’il en revient.',
    en: 'The bundles risked in a battle; the place says what comes back.',
  }),
  word('TB-4.8.4', ['pot'], ['pot'], {
    fr: 'Ce que vies et mises ont apporté, partagé dans l’ordre des gagnants tant qu’il suffit.',
    en: 'What livings and stakes brought, shared in the order of winners as long as it lasts.',
  }),
  word('TB-4.3.4', ['crédit', 'crédits'], ['credit', 'credits'], {
    fr: 'Des cartes créées par la banque, à rendre, et dont on paie l’intérêt à chaque bataille.',
    en: 'Cards created by the bank, to be repaid, with interest in each battle.',
  }),
  word('TB-4.12.2', ['chapeau'], ['hat'], {
    fr: 'Les crédits que la banque peut encore accorder.',
    en: 'The credits that the bank may still grant.',
  }),
  word('TB-4.9.5', ['saisie', 'saisies'], ['seizure', 'seizures'], {
    fr: 'La banque prend un bien après l’autre jusqu’à ce que l’intérêt soit payé.',
    en: 'The bank takes one good after the other until the interest is paid.',
  }),
  word('TB-4.9.6', ['faillite', 'faillites'], ['bankruptcy', 'bankruptcies'], {
    fr: 'Plus rien à saisir\u00a0: les crédits ne seront jamais remboursés.',
    en: 'Nothing left to seize: the credits will never be repaid.',
  }),
  word('TB-4.3.1', ['poste public', 'postes publics'], ['public post', 'public posts'], {
    fr: 'Un emploi de l’État\u00a0: un salaire sûr, et une mise plus petite.',
    en: 'A job of the state: a sure wage, and a smaller stake.',
  }),
  word('TB-5.2', ['richesse'], ['wealth'], {
    fr: 'Cartes, maisons et ateliers, moins les crédits\u00a0: ce qui classe à la fin.',
    en: 'Cards, houses and workshops less credits: what ranks at the end.',
  }),
];
