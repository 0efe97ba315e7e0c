import { type Word, word } from '#web/rules/word.ts';

/** The words that one must know to read the booklet. */
export const GLOSSARY: readonly Word[] = [
  word('MM-4.3.1', ['mission', 'missions'], ['mission', 'missions'], {
    fr: 'Un tour complet, en cinq phases, de la pose des cartes au passage de l’Euro.',
    en: 'A whole round in five phases, from laying out the cards to passing the Euro.',
  }),
  word('MM-4.3.1', ['lot', 'lots'], ['sets'], {
    fr: 'Trois cartes posées ensemble, que l’un des joueurs prend.',
    en: 'Three cards laid out together are a set; each player takes one.',
  }),
  word('MM-2.2.1', ['croissance'], ['growth'], {
    fr: 'La colonne d’une usine\u00a0: ce que rapporte une production, et autant de points.',
    en: 'The column of a factory: what a production earns, and as many points.',
  }),
  word('MM-2.3.1', ['service', 'services'], ['department', 'departments'], {
    fr: 'Personnel, matières, déchets\u00a0: plus un marqueur va à droite, mieux l’usine travaille.',
    en: 'Staff, materials, waste: the farther right a marker, the better the factory works.',
  }),
  word('MM-2.4.1', ['dépôt', 'dépôts'], ['dump', 'dumps'], {
    fr: 'Les déchets d’une usine, de 0 à 16\u00a0: vert, jaune ou rouge.',
    en: 'The waste of a factory, from 0 to 16: green, yellow or red.',
  }),
  word('MM-4.4.2', ['alerte', 'alertes'], ['alert', 'alerts'], {
    fr: 'Une carte qui arrête la pose\u00a0: les dépôts jaunes et rouges paient.',
    en: 'A card that stops the layout: yellow and red dumps pay.',
  }),
  word('MM-4.1.2', ['crédit', 'crédits'], ['loan', 'loans'], {
    fr: '10 millions sans intérêt, et 10 points de moins tant qu’un Expert ne l’a pas rendu.',
    en: '10 million without interest, and 10 points less until an Expert repays it.',
  }),
  word('MM-4.7.11', ['expert', 'experts'], ['expert', 'experts'], {
    fr: 'Une carte qui en accompagne une autre et double son effet.',
    en: 'A card that goes with another and doubles its effect.',
  }),
  word('MM-4.6.4', ['conserver', 'conservée', 'conservées'], ['kept card'], {
    fr: 'Garder sa dernière carte pour la mission suivante.',
    en: 'The last card, kept for the next mission.',
  }),
  word('MM-2.5.1', ['silo', 'silos'], ['silo', 'silos'], {
    fr: 'Les matières premières d’une usine\u00a0; elles ne comptent pas à la fin.',
    en: 'The raw materials of a factory; they do not count at the end.',
  }),
  word('MM-4.0.2', ['talon'], ['draw pile'], {
    fr: 'Les cartes à tirer\u00a0; vide, la défausse mélangée le remplace.',
    en: 'The cards to draw; when it is empty the shuffled discards replace it.',
  }),
];
