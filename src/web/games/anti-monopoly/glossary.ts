import type { Word } from '../../rules/glossary-words.ts';

/** The words that one must know to read the booklet. */
export const GLOSSARY: readonly Word[] = [
  {
    forms: { fr: ['libre-concurrent', 'libre-concurrents'], en: ['free competitor', 'free competitors', 'competitor', 'competitors'] },
    says: { fr: 'Le camp qui bâtit dès la première rue et encaisse toujours.', en: 'The camp that builds from its first street on and always collects.' },
    clause: 'AM-4.3.4',
  },
  {
    forms: { fr: ['monopoliste', 'monopolistes'], en: ['monopolist', 'monopolists'] },
    says: {
      fr: 'Le camp qui ne bâtit qu’avec un monopole, et dont les loyers doublent.',
      en: 'The camp that builds only with a monopoly, and whose rents double.',
    },
    clause: 'AM-2.2.17',
  },
  {
    forms: { fr: ['monopole', 'monopoles'], en: ['monopoly', 'monopolies'] },
    says: { fr: 'Deux rues non hypothéquées d’une même ville.', en: 'Two unmortgaged streets of one city.' },
    clause: 'AM-2.2.17',
  },
  {
    forms: { fr: ['guerre des prix'], en: ['price war'] },
    says: { fr: 'Où un libre-concurrent est retenu\u00a0; il y encaisse toujours.', en: 'Where a competitor is held; rents are still collected there.' },
    clause: 'AM-4.7.3',
  },
  {
    forms: { fr: ['prison'], en: ['prison'] },
    says: { fr: 'Où un monopoliste est retenu\u00a0; il n’y encaisse rien.', en: 'Where a monopolist is held; nothing is collected there.' },
    clause: 'AM-4.7.4',
  },
  {
    forms: { fr: ['valeur de liquidation'], en: ['liquidation value'] },
    says: {
      fr: 'Les espèces, plus ce que bâtiments et titres rapporteraient à moitié prix.',
      en: 'Cash, plus what buildings and titles would bring at half price.',
    },
    clause: 'AM-4.9.2',
  },
  {
    forms: { fr: ['enchère', 'enchères'], en: ['auction', 'auctions'] },
    says: {
      fr: 'Un titre auquel on renonce va au plus haut plafond, au prix du deuxième plus 100.',
      en: 'A title that is declined goes to the highest ceiling, at 100 more than the second.',
    },
    clause: 'AM-4.8.7',
  },
  {
    forms: { fr: ['plafond', 'plafonds'], en: ['ceiling', 'ceilings'] },
    says: { fr: 'Le plus qu’on paierait pour un titre, scellé en secret.', en: 'The most one would pay for a title, sealed in secret.' },
    clause: 'AM-4.8.6',
  },
  {
    forms: { fr: ['faillite', 'faillites'], en: ['bankruptcy', 'bankruptcies'] },
    says: {
      fr: 'Ne plus pouvoir payer\u00a0: tout va au créancier, et le pion est retiré.',
      en: 'No longer to be able to pay: all goes to the creditor, and the pawn is removed.',
    },
    clause: 'AM-4.9.5',
  },
  {
    forms: { fr: ['manche', 'manches'], en: ['round', 'rounds'] },
    says: { fr: 'Un tour de table entier\u00a0; la limite se compte en manches.', en: 'Once round the table; the limit is counted in rounds.' },
    clause: 'AM-3.9',
  },
];
