import type { AnyGame, Localized } from '#kernel';

/** A box on the shelf. What is in it is fetched when somebody opens it. */
export interface Box {
  readonly id: string;
  readonly title: string;
  readonly tagline: Localized;
  readonly players: { readonly min: number; readonly max: number };
  readonly length: Localized;
  load(): Promise<AnyGame>;
}

export const BOXES: readonly Box[] = [
  {
    id: 'bourse',
    title: 'Bourse',
    tagline: {
      fr: 'Achetez avant la hausse, vendez avant la chute, doublez votre capital.',
      en: 'Buy before the rise, sell before the fall, double your capital.',
    },
    players: { min: 2, max: 6 },
    length: { fr: '60 min', en: '60 min' },
    load: async () => (await import('#games/bourse/index.ts')).bourse,
  },
  {
    id: 'mull-money',
    title: 'Müll + Money',
    tagline: { fr: 'Produisez, innovez, et ne vous noyez pas dans vos déchets.', en: 'Produce, innovate, and do not drown in your own waste.' },
    players: { min: 2, max: 4 },
    length: { fr: '60 min', en: '60 min' },
    load: async () => (await import('#games/mull-money/index.ts')).mullMoney,
  },
  {
    id: 'anti-monopoly',
    title: 'Anti-Monopoly II',
    tagline: { fr: 'Concurrents contre monopolistes : une ville, deux règles du jeu.', en: 'Competitors against monopolists: one city, two sets of rules.' },
    players: { min: 2, max: 6 },
    length: { fr: '90 min', en: '90 min' },
    load: async () => (await import('#games/anti-monopoly/index.ts')).antiMonopoly,
  },
  {
    id: 'triple-bataille',
    title: 'Triple Bataille',
    tagline: { fr: 'La banque, l’État et vous : monnaie-dette, puis monnaie libre.', en: 'The bank, the state and you: debt money, then free money.' },
    players: { min: 3, max: 60 },
    length: { fr: 'dès 15 min', en: 'from 15 min' },
    load: async () => (await import('#games/triple-bataille/index.ts')).tripleBataille,
  },
  {
    id: 'ecodip',
    title: 'ECODIP',
    tagline: { fr: 'Des ordres secrets, du blé, de l’or, des missiles : le monde à dix.', en: 'Secret orders, wheat, gold, missiles: ten powers, one world.' },
    players: { min: 10, max: 10 },
    length: { fr: 'par courrier', en: 'by mail' },
    load: async () => (await import('#games/ecodip/index.ts')).ecodip,
  },
];

export const findBox = (id: string): Box | undefined => BOXES.find((box) => box.id === id);
