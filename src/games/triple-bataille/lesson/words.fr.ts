/** What the guide of a first game says. French comes first. */
export const fr = {
  'live.title': 'Des cartes pour monnaie',
  'live.why':
    'Votre argent, ce sont les {pile} cartes de votre pile\u00a0; pour payer, toutes se valent. Vivre en coûte {living} par bataille\u00a0: nourriture et loyer.',
  'live.dues': 'Une fois payé, il vous restera {left|# carte|# cartes}\u00a0: de quoi miser.',
  'live.pile': 'Personne ne voit ces cartes, vous non plus. Leur rang ne comptera qu’à la bataille.',
  'live.how': 'Rien à préparer pour l’instant\u00a0: terminez.',
  'live.instead': 'C’est permis. Mais il faut garder {living} cartes pour vivre, et une pour miser\u00a0: le guide ne prépare rien.',

  'stake.title': 'Le pot',
  'stake.why': 'Nourriture, loyers, aides\u00a0: ce que tous ont payé pour vivre fait le pot, {pot} cartes. C’est lui qu’on se dispute.',
  'stake.outcomes': 'Sans atelier, chaque carte misée en rapporte {gain}, tant qu’il en reste dans le pot.',
  'stake.pile': 'Votre carte du dessus ira sur la table. La plus forte est servie la première, la plus faible peut trouver le pot vide.',
  'stake.how': 'Misez 1 liasse\u00a0: votre carte.',
  'stake.instead': 'Ne pas miser est permis\u00a0: rien à perdre, rien à gagner. Avec {pot} cartes dans le pot, le guide mise.',

  'battle.title': 'La bataille',
  'battle.why': 'Tout le monde retourne sa mise\u00a0: vous êtes {place:th}, et vous gagnez {gain} cartes pour une.',
  'battle.winners': 'On sert du plus fort au plus faible\u00a0; avant chaque gagnant, l’État prélève {tax} cartes.',
  'battle.receipt': 'Votre compte\u00a0: {pile} cartes. Ce que personne n’a gagné, {rest} cartes, va à l’État, qui en paiera des salaires.',

  'house.title': 'Ne plus payer de loyer',
  'house.why': 'Le marché est ouvert\u00a0: une maison coûte {price} cartes, et vous ne paierez plus de loyer. En {price} batailles, elle est amortie.',
  'house.money': 'Ces cartes ne disparaissent pas\u00a0: une ira aux salaires du bâtiment, donc au prochain pot, une à l’État.',
  'house.how': 'Bâtissez votre maison principale.',
  'house.instead': 'C’est permis. Mais sans maison, le loyer revient à chaque bataille\u00a0: le guide bâtit.',

  'credit.title': 'Un crédit crée de l’argent',
  'credit.why': 'Il vous reste {pile|# carte|# cartes}, et la nourriture en coûte {food}\u00a0: rien à miser. La banque peut créer {size} cartes pour vous.',
  'credit.price': 'Elle en reprendra {interest} à chaque bataille, aussi longtemps que vous ne rendez pas les {size}.',
  'credit.dues': 'Avec ce crédit, il vous restera {left} cartes une fois la nourriture payée.',
  'credit.how': 'Prenez 1 crédit.',
  'credit.instead': 'C’est permis\u00a0: un poste public, par exemple, nourrit sans dette. Le guide prend un crédit pour voir ce qu’il coûte.',

  'interest.title': 'L’intérêt',
  'interest.why': 'Vous avez gagné {gain} cartes\u00a0; la banque en a pris {interest}. Il vous en reste {pile}, et vous en devez toujours {size}.',
  'interest.receipt': 'Votre crédit a créé {size} cartes, pas une de plus. Celles de l’intérêt, il faut les gagner à d’autres.',
  'interest.how': 'Remboursez votre crédit\u00a0: les {size} cartes sont détruites.',
  'interest.instead': 'C’est permis\u00a0: garder le crédit coûtera {interest} cartes à chaque bataille. Le guide rembourse.',

  'zero.title': 'Le compte retombe',
  'zero.why':
    'Le crédit est rendu\u00a0: il vous reste {pile|# carte|# cartes}. Vous avez gagné {gain} cartes\u00a0; la nourriture, la mise et l’intérêt les ont mangées.',
  'zero.bank': 'La banque a {bank} cartes, qu’elle ne dépense pas ici. Quand chacun doit gagner l’intérêt à d’autres, il en manque toujours à quelqu’un.',

  'libre.title': 'La même table en monnaie libre',
  'libre.why': 'Ici personne ne prête. À chaque bataille, chacun reçoit le même dividende\u00a0: {dividend} cartes, créées pour tous.',
  'libre.pile': 'Vos {pile} cartes d’aujourd’hui\u00a0: {before} d’hier, {dividend} de dividende.',
  'libre.prices': 'Les prix sont les mêmes, mais la ligne du crédit manque\u00a0: rien à rendre, aucun intérêt.',
  'libre.how': 'Terminez la préparation.',
  'libre.instead': 'C’est permis. Pour comparer, le guide fait comme à l’autre table\u00a0: il ne prépare rien.',

  'free.title': 'La même bataille',
  'free.why': 'Le pot est {pot:de} cartes\u00a0: le dividende des fonctionnaires y est entré. La bataille, elle, n’a pas changé.',
  'free.outcomes': 'Une carte misée en rapporte {gain}, comme à l’autre table. Rien n’en sera retiré ensuite.',
  'free.how': 'Misez 1 liasse.',
  'free.instead': 'Ne pas miser est permis. Pour comparer, le guide mise comme à l’autre table.',

  'end.title': 'À vous de jouer',
  'end.why': 'La bataille 2 commence\u00a0: une maison, {pile} cartes, aucune dette. À l’autre table, il fallait un crédit pour aller plus loin.',
  'end.pile': 'Le dividende n’est pas gratuit\u00a0: à partir du troisième cycle, toutes les piles sont divisées par deux. L’argent qui dort fond.',
} as const;
