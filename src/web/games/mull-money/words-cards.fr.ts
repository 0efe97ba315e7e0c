import { elide } from '#kernel';

const plural = (count: number, one: string, many: string): string => `${count}\u00a0${count < 2 ? one : many}`;

/** MM-13.3: what each card does, in a sentence with the reader's own figures; and what it is for, where it can do nothing now. */
export const cardWordsFr = {
  explain: {
    production: (pieces: number, income: string, waste: number) =>
      `${plural(pieces, 'matière du silo devient', 'matières du silo deviennent')} ${income} et ${plural(waste, 'déchet', 'déchets')}`,
    dump: (start: number, to: number, zone: string) => `dépôt de ${start} à ${to}, zone ${zone}`,
    commonWaste: (start: number, to: number, zone: string) => `tableau commun de ${start} à ${to}, zone ${zone}`,
    sale: (pieces: number) =>
      `${plural(pieces, 'matière', 'matières')} de la réserve aux enchères, qui ${pieces < 2 ? 'va' : 'vont'} au plus offrant\u00a0; le prix va au vendeur.`,
    growth: (from: number, to: number, gain: string) =>
      `De la colonne ${from} à la colonne ${to}\u00a0: ${gain} de plus à chaque production, et ${plural(to - from, 'point', 'points')} à la fin.`,
    fee: (price: string) => `Coûte ${price}.`,
    innovation: (price: string) =>
      `${price}\u00a0: un service avance d’un pas. Produire demande alors moins d’employés ou de matières, ou rejette moins de déchets\u00a0; et le pas compte à la fin.`,
    short: (missing: string) => `Il manque ${missing}\u00a0: il faudrait un crédit.`,
    staff: (needed: number, employees: number) =>
      `Recruter ou licencier 100 employés\u00a0; 100 employés coûtent 1\u00a0M par mission. L’usine en a ${employees}, produire en demande ${needed}.`,
    transport: (fields: number, start: number) =>
      `Le dépôt recule de ${fields} (de ${start} à ${Math.max(0, start - fields)}), celui de chacun des autres avance d’autant.`,
    transportClean: (fields: number) => `Ce dépôt est vide\u00a0; celui de chacun des autres avance de ${fields}.`,
    negotiation: 'Nettoyer une case du tableau commun pour 1\u00a0M, proposer une règle au vote, ou les deux.',
    expert: (bonus: string) => `Se joue avec une autre carte et en double l’effet\u00a0; avec une Production, ${bonus} de plus.`,
    repay: 'Ou rembourse un crédit de 10\u00a0M, ce qui rend 10 points.',
    corruption: (price: string) => `Ne se joue pas\u00a0: gardée jusqu’à une Alerte, elle remplace l’amende par ${price} et évite le recul.`,
  },
  about: {
    production: 'Une Production vend le travail de l’usine\u00a0: des matières contre la recette de sa colonne, et des déchets.',
    growth: 'Une Croissance avance l’usine d’une colonne.',
    innovation: 'Une Innovation avance un service d’un pas, pour 5\u00a0M.',
    staff: 'Cette carte recrute ou licencie 100 employés.',
    transport: 'Un Transport envoie des déchets chez les autres.',
  },
  colon: '\u00a0: ',
  takeSet: (number: number) => `Prendre le lot ${number}`,
  nameSet: (number: number) => `Mettre aux enchères le lot ${number}`,
  whatSetDoes: (number: number) => `Lot ${number}\u00a0: ce que ses cartes feraient`,
  forYou: 'Ce que ces cartes feraient pour votre usine, maintenant\u00a0:',
  forOther: (name: string) => `Ce que ces cartes feraient pour l’usine ${elide('de', name)}, maintenant\u00a0:`,
};
