/** MM-13.3: what each card does, in a sentence with the reader's own figures; and what it is for, where it can do nothing now. */
export const cardWordsFr = {
  'explain.production': '{pieces|#\u00a0matière du silo devient|#\u00a0matières du silo deviennent} {income} et {waste|#\u00a0déchet|#\u00a0déchets}',
  'explain.dump': 'dépôt de {start} à {to}, zone {zone}',
  'explain.commonWaste': 'tableau commun de {start} à {to}, zone {zone}',
  'explain.sale':
    '{pieces|#\u00a0matière de la réserve aux enchères, qui va|#\u00a0matières de la réserve aux enchères, qui vont} au plus offrant\u00a0; le prix va au vendeur.',
  'explain.growth': 'De la colonne {from} à la colonne {to}\u00a0: {gain} de plus à chaque production, et {points|#\u00a0point|#\u00a0points} à la fin.',
  'explain.fee': 'Coûte {price}.',
  'explain.innovation':
    '{price}\u00a0: un service avance d’un pas. Produire demande alors moins d’employés ou de matières, ou rejette moins de déchets\u00a0; et le pas compte à la fin.',
  'explain.short': 'Il manque {missing}\u00a0: il faudrait un crédit.',
  'explain.staff':
    'Recruter ou licencier 100 employés\u00a0; 100 employés coûtent 1\u00a0M par mission. L’usine en a {employees}, produire en demande {needed}.',
  'explain.transport': 'Le dépôt recule de {fields} (de {start} à {to}), celui de chacun des autres avance d’autant.',
  'explain.transportClean': 'Ce dépôt est vide\u00a0; celui de chacun des autres avance de {fields}.',
  'explain.negotiation': 'Nettoyer une case du tableau commun pour 1\u00a0M, proposer une règle au vote, ou les deux.',
  'explain.expert': 'Se joue avec une autre carte et en double l’effet\u00a0; avec une Production, {bonus} de plus.',
  'explain.repay': 'Ou rembourse un crédit de 10\u00a0M, ce qui rend 10 points.',
  'explain.corruption': 'Ne se joue pas\u00a0: gardée jusqu’à une Alerte, elle remplace l’amende par {price} et évite le recul.',
  'about.production': 'Une Production vend le travail de l’usine\u00a0: des matières contre la recette de sa colonne, et des déchets.',
  'about.growth': 'Une Croissance avance l’usine d’une colonne.',
  'about.innovation': 'Une Innovation avance un service d’un pas, pour 5\u00a0M.',
  'about.staff': 'Cette carte recrute ou licencie 100 employés.',
  'about.transport': 'Un Transport envoie des déchets chez les autres.',
  colon: '\u00a0: ',
  takeSet: 'Prendre le lot {number}',
  nameSet: 'Mettre aux enchères le lot {number}',
  whatSetDoes: 'Lot {number}\u00a0: ce que ses cartes feraient',
  forYou: 'Ce que ces cartes feraient pour votre usine, maintenant\u00a0:',
  forOther: 'Ce que ces cartes feraient pour l’usine {name:de}, maintenant\u00a0:',
} as const;
