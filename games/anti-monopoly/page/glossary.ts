import { type Word, word } from '#web/rules/word.ts';

/** The words that one must know to read the booklet. */
export const GLOSSARY: readonly Word[] = [
  word('AM-4.3.4', ['libre-concurrent', 'libre-concurrents'], ['free competitor', 'free competitors', 'competitor', 'competitors'], {
    fr: 'Le camp qui bâtit dès la première rue et encaisse toujours.',
    en: 'The camp that builds from its first street on and always collects.',
  }),
  word('AM-2.2.17', ['monopoliste', 'monopolistes'], ['monopolist', 'monopolists'], {
    fr: 'Le camp qui ne bâtit qu’avec un monopole, et dont les loyers doublent.',
    en: 'The camp that builds only with a monopoly, and whose rents double.',
  }),
  word('AM-2.2.17', ['monopole', 'monopoles'], ['monopoly', 'monopolies'], {
    fr: 'Deux rues non hypothéquées d’une même ville.',
    en: 'Two unmortgaged streets of one city.',
  }),
  word('AM-4.7.3', ['guerre des prix'], ['price war'], {
    fr: 'Où un libre-concurrent est retenu\u00a0; il y encaisse toujours.',
    en: 'Where a competitor is held; rents are still collected there.',
  }),
  word('AM-4.7.4', ['prison'], ['prison'], {
    fr: 'Où un monopoliste est retenu\u00a0; il n’y encaisse rien.',
    en: 'Where a monopolist is held; nothing is collected there.',
  }),
  word('AM-4.9.2', ['valeur de liquidation'], ['liquidation value'], {
    fr: 'Les espèces, plus ce que bâtiments et titres rapporteraient à moitié prix.',
    en: 'Cash, plus what buildings and titles would bring at half price.',
  }),
  word('AM-4.8.7', ['enchère', 'enchères'], ['auction', 'auctions'], {
    fr: 'Un titre auquel on renonce va au plus haut plafond, au prix du deuxième plus 100.',
    en: 'A title that is declined goes to the highest ceiling, at 100 more than the second.',
  }),
  word('AM-4.8.6', ['plafond', 'plafonds'], ['ceiling', 'ceilings'], {
    fr: 'Le plus qu’on paierait pour un titre, scellé en secret.',
    en: 'The most one would pay for a title, sealed in secret.',
  }),
  word('AM-4.9.5', ['faillite', 'faillites'], ['bankruptcy', 'bankruptcies'], {
    fr: 'Ne plus pouvoir payer\u00a0: tout va au créancier, et le pion est retiré.',
    en: 'No longer to be able to pay: all goes to the creditor, and the pawn is removed.',
  }),
  word('AM-3.9', ['manche', 'manches'], ['round', 'rounds'], {
    fr: 'Un tour de table entier\u00a0; la limite se compte en manches.',
    en: 'Once round the table; the limit is counted in rounds.',
  }),
];
