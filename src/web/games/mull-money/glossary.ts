import type { Word } from '../../rules/glossary-words.ts';

/** The words that one must know to read the booklet. */
export const GLOSSARY: readonly Word[] = [
  {
    forms: { fr: ['mission', 'missions'], en: ['mission', 'missions'] },
    says: {
      fr: 'Un tour complet, en cinq phases, de la pose des cartes au passage de l’Euro.',
      en: 'A whole round in five phases, from laying out the cards to passing the Euro.',
    },
    clause: 'MM-4.3.1',
  },
  {
    forms: { fr: ['lot', 'lots'], en: ['sets'] },
    says: { fr: 'Trois cartes posées ensemble, que l’un des joueurs prend.', en: 'Three cards laid out together are a set; each player takes one.' },
    clause: 'MM-4.3.1',
  },
  {
    forms: { fr: ['croissance'], en: ['growth'] },
    says: {
      fr: 'La colonne d’une usine\u00a0: ce que rapporte une production, et autant de points.',
      en: 'The column of a factory: what a production earns, and as many points.',
    },
    clause: 'MM-2.2.1',
  },
  {
    forms: { fr: ['service', 'services'], en: ['department', 'departments'] },
    says: {
      fr: 'Personnel, matières, déchets\u00a0: plus un marqueur va à droite, mieux l’usine travaille.',
      en: 'Staff, materials, waste: the farther right a marker, the better the factory works.',
    },
    clause: 'MM-2.3.1',
  },
  {
    forms: { fr: ['dépôt', 'dépôts'], en: ['dump', 'dumps'] },
    says: { fr: 'Les déchets d’une usine, de 0 à 16\u00a0: vert, jaune ou rouge.', en: 'The waste of a factory, from 0 to 16: green, yellow or red.' },
    clause: 'MM-2.4.1',
  },
  {
    forms: { fr: ['alerte', 'alertes'], en: ['alert', 'alerts'] },
    says: { fr: 'Une carte qui arrête la pose\u00a0: les dépôts jaunes et rouges paient.', en: 'A card that stops the layout: yellow and red dumps pay.' },
    clause: 'MM-4.4.2',
  },
  {
    forms: { fr: ['crédit', 'crédits'], en: ['loan', 'loans'] },
    says: {
      fr: '10 millions sans intérêt, et 10 points de moins tant qu’un Expert ne l’a pas rendu.',
      en: '10 million without interest, and 10 points less until an Expert repays it.',
    },
    clause: 'MM-4.1.2',
  },
  {
    forms: { fr: ['expert', 'experts'], en: ['expert', 'experts'] },
    says: { fr: 'Une carte qui en accompagne une autre et double son effet.', en: 'A card that goes with another and doubles its effect.' },
    clause: 'MM-4.7.11',
  },
  {
    forms: { fr: ['conserver', 'conservée', 'conservées'], en: ['kept card'] },
    says: { fr: 'Garder sa dernière carte pour la mission suivante.', en: 'The last card, kept for the next mission.' },
    clause: 'MM-4.6.4',
  },
  {
    forms: { fr: ['silo', 'silos'], en: ['silo', 'silos'] },
    says: {
      fr: 'Les matières premières d’une usine\u00a0; elles ne comptent pas à la fin.',
      en: 'The raw materials of a factory; they do not count at the end.',
    },
    clause: 'MM-2.5.1',
  },
  {
    forms: { fr: ['talon'], en: ['draw pile'] },
    says: {
      fr: 'Les cartes à tirer\u00a0; vide, la défausse mélangée le remplace.',
      en: 'The cards to draw; when it is empty the shuffled discards replace it.',
    },
    clause: 'MM-4.0.2',
  },
];
