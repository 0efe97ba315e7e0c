import { type Word, word } from '#web/rules/word.ts';

/** The words that one must know to read the booklet. */
export const GLOSSARY: readonly Word[] = [
  word('BO-2.5', ['phase', 'phases'], ['phase', 'phases'], {
    fr: 'L’une des quatre humeurs de l’économie, toujours dans le même ordre\u00a0: elle dit quelles variations valent.',
    en: 'One of the four moods of the economy, always in the same order: it says which variations hold.',
  }),
  word('BO-2.3.2', ['coefficient', 'coefficients'], ['coefficient', 'coefficients'], {
    fr: 'De I, très risqué, à IV, stable\u00a0: l’ampleur des variations d’une valeur.',
    en: 'From I, very risky, to IV, stable: how far a security moves.',
  }),
  word('BO-2.4', ['réglette', 'réglettes'], ['slide-rule'], {
    fr: 'La table des variations\u00a0: phase, coefficient et dé donnent ce qui s’ajoute au cours.',
    en: 'The table of variations: phase, coefficient and die give what is added to the price.',
  }),
  word('BO-4.3.4', ['visite', 'visites'], ['visit', 'visits'], {
    fr: 'L’arrivée d’un pion sur une valeur\u00a0: le cours change, puis chacun peut traiter une fois.',
    en: 'A pawn comes to a security: the price changes, then everybody may deal once.',
  }),
  word('BO-4.4.3', ['plafond'], ['ceiling'], {
    fr: '40\u00a0000\u00a0F\u00a0: au-dessus, les titres se vendent à la somme atteinte ou se gardent contre la différence.',
    en: '40,000\u00a0F: above it securities are sold at the sum reached, or kept for the difference.',
  }),
  word('BO-4.4.4', ['plancher'], ['floor'], {
    fr: '0\u00a0: au-dessous, les propriétaires perdent leurs titres de cette valeur.',
    en: '0: below it the owners lose their holdings of that security.',
  }),
  word('BO-4.2.3', ['dividende', 'dividendes'], ['dividend', 'dividends'], {
    fr: 'Ce que chaque titre rapporte à son propriétaire quand il passe au Départ.',
    en: 'What each security pays its owner on passing Start.',
  }),
  word('BO-4.5.2', ['emprunt', 'emprunts'], ['loan', 'loans'], {
    fr: '50\u00a0000\u00a0F d’une banque, à rendre avec intérêt\u00a0; il se déduit du score.',
    en: '50,000\u00a0F from a bank, to be repaid with interest; it is deducted from the score.',
  }),
  word('BO-4.9.1', ['carte-option', 'cartes-options'], ['option card', 'option cards'], {
    fr: 'Elle marque une option\u00a0: le droit d’acheter les actions d’un autre au cours d’avant le prochain lancer qui y mène.',
    en: 'It marks an option: the right to buy another’s shares at the price before the next throw that leads there.',
  }),
  word('BO-4.8.2', ['cessation de paiement'], ['default'], {
    fr: 'Ne pas pouvoir payer ce qu’on doit\u00a0: on vend des titres jusqu’à l’avoir.',
    en: 'Not to be able to pay what is due: securities are sold until it is there.',
  }),
  word('BO-5.5', ['fortune nette'], ['net worth'], {
    fr: 'Liquidités et titres, moins les emprunts\u00a0: ce qui classe les autres à la fin.',
    en: 'Cash and securities less loans: what ranks the others at the end.',
  }),
];
