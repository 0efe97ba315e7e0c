import type { Words } from '#kernel/words.ts';

/** What the guide of a first game says. */
export const words = {
  'live.title': ['Des cartes pour monnaie', 'Cards for money'],
  'live.why': [
    'Votre argent, ce sont les {pile} cartes de votre pile\u00a0; pour payer, toutes se valent. Vivre en coûte {living} par bataille\u00a0: nourriture et loyer.',
    'Your money is the {pile} cards in your pile; when you pay, one is worth as much as another. Living costs {living} of them each battle: food and rent.',
  ],
  'live.dues': [
    'Une fois payé, il vous restera {left|# carte|# cartes}\u00a0: de quoi miser.',
    'Once that is paid you will have {left|# card|# cards} left: enough to stake.',
  ],
  'live.pile': [
    'Personne ne voit ces cartes, vous non plus. Leur rang ne comptera qu’à la bataille.',
    'Nobody sees these cards, not even you. Their rank counts only in the battle.',
  ],
  'live.how': ['Rien à préparer pour l’instant\u00a0: terminez.', 'Nothing to prepare for now: press “Finish”.'],
  'live.instead': [
    'C’est permis. Mais il faut garder {living} cartes pour vivre, et une pour miser\u00a0: le guide ne prépare rien.',
    'You may. But you need {living} cards to live, and one to stake: the guide prepares nothing.',
  ],
  'stake.title': ['Le pot', 'The pot'],
  'stake.why': [
    'Nourriture, loyers, aides\u00a0: ce que tous ont payé pour vivre fait le pot, {pot} cartes. C’est lui qu’on se dispute.',
    'Food, rents, aid: what everybody paid to live makes up the pot, {pot} cards. That is what the battle is for.',
  ],
  'stake.outcomes': [
    'Sans atelier, chaque carte misée en rapporte {gain}, tant qu’il en reste dans le pot.',
    'Without a workshop each card staked brings {gain}, as long as the pot lasts.',
  ],
  'stake.pile': [
    'Votre carte du dessus ira sur la table. La plus forte est servie la première, la plus faible peut trouver le pot vide.',
    'Your top card will go on the table. The strongest is served first, the weakest may find the pot empty.',
  ],
  'stake.how': ['Misez 1 liasse\u00a0: votre carte.', 'Stake 1 bundle: your card.'],
  'stake.instead': [
    'Ne pas miser est permis\u00a0: rien à perdre, rien à gagner. Avec {pot} cartes dans le pot, le guide mise.',
    'You may stake nothing: nothing to lose, nothing to win. With {pot} cards in the pot, the guide stakes.',
  ],
  'battle.title': ['La bataille', 'The battle'],
  'battle.why': [
    'Tout le monde retourne sa mise\u00a0: vous êtes {place:th}, et vous gagnez {gain} cartes pour une.',
    'Everybody turns over their stake: you are {place:th}, and you win {gain} cards for one.',
  ],
  'battle.winners': [
    'On sert du plus fort au plus faible\u00a0; avant chaque gagnant, l’État prélève {tax} cartes.',
    'The strongest are served first; before each winner the state takes {tax} cards.',
  ],
  'battle.receipt': [
    'Votre compte\u00a0: {pile} cartes. Ce que personne n’a gagné, {rest} cartes, va à l’État, qui en paiera des salaires.',
    'Your account: {pile} cards. What nobody won, {rest} cards, goes to the state, which will pay wages with it.',
  ],
  'house.title': ['Ne plus payer de loyer', 'No more rent'],
  'house.why': [
    'Le marché est ouvert\u00a0: une maison coûte {price} cartes, et vous ne paierez plus de loyer. En {price} batailles, elle est amortie.',
    'The market is open: a house costs {price} cards, and you will pay no more rent. In {price} battles it has paid for itself.',
  ],
  'house.money': [
    'Ces cartes ne disparaissent pas\u00a0: une ira aux salaires du bâtiment, donc au prochain pot, une à l’État.',
    'These cards do not vanish: one goes to the builders’ wages, and so to the next pot, one to the state.',
  ],
  'house.how': ['Bâtissez votre maison principale.', 'Build your main house.'],
  'house.instead': [
    'C’est permis. Mais sans maison, le loyer revient à chaque bataille\u00a0: le guide bâtit.',
    'You may. But without a house the rent comes back each battle: the guide builds.',
  ],
  'credit.title': ['Un crédit crée de l’argent', 'A credit creates money'],
  'credit.why': [
    'Il vous reste {pile|# carte|# cartes}, et la nourriture en coûte {food}\u00a0: rien à miser. La banque peut créer {size} cartes pour vous.',
    'You have {pile|# card|# cards} left, and food costs {food}: nothing to stake. The bank can create {size} cards for you.',
  ],
  'credit.price': [
    'Elle en reprendra {interest} à chaque bataille, aussi longtemps que vous ne rendez pas les {size}.',
    'It will take back {interest} each battle until you return the {size}.',
  ],
  'credit.dues': [
    'Avec ce crédit, il vous restera {left} cartes une fois la nourriture payée.',
    'With this credit you will have {left} cards left once food is paid.',
  ],
  'credit.how': ['Prenez 1 crédit.', 'Take 1 credit.'],
  'credit.instead': [
    'C’est permis\u00a0: un poste public, par exemple, nourrit sans dette. Le guide prend un crédit pour voir ce qu’il coûte.',
    'You may: a public post, say, feeds you without debt. The guide takes a credit, to see what it costs.',
  ],
  'interest.title': ['L’intérêt', 'Interest'],
  'interest.why': [
    'Vous avez gagné {gain} cartes\u00a0; la banque en a pris {interest}. Il vous en reste {pile}, et vous en devez toujours {size}.',
    'You won {gain} cards; the bank took {interest} of them. You have {pile} left, and still owe {size}.',
  ],
  'interest.receipt': [
    'Votre crédit a créé {size} cartes, pas une de plus. Celles de l’intérêt, il faut les gagner à d’autres.',
    'Your credit created {size} cards and not one more. Those of the interest have to be won from others.',
  ],
  'interest.how': ['Remboursez votre crédit\u00a0: les {size} cartes sont détruites.', 'Repay your credit: the {size} cards are destroyed.'],
  'interest.instead': [
    'C’est permis\u00a0: garder le crédit coûtera {interest} cartes à chaque bataille. Le guide rembourse.',
    'You may: keeping the credit will cost {interest} cards each battle. The guide repays.',
  ],
  'zero.title': ['Le compte retombe', 'Back where you were'],
  'zero.why': [
    'Le crédit est rendu\u00a0: il vous reste {pile|# carte|# cartes}. Vous avez gagné {gain} cartes\u00a0; la nourriture, la mise et l’intérêt les ont mangées.',
    'The credit is returned: you have {pile|# card|# cards} left. You won {gain} cards; food, stake and interest have eaten them.',
  ],
  'zero.bank': [
    'La banque a {bank} cartes, qu’elle ne dépense pas ici. Quand chacun doit gagner l’intérêt à d’autres, il en manque toujours à quelqu’un.',
    'The bank has {bank} cards, which it does not spend here. Where everybody must win the interest from others, somebody is always short.',
  ],
  'libre.title': ['La même table en monnaie libre', 'The same table in free money'],
  'libre.why': [
    'Ici personne ne prête. À chaque bataille, chacun reçoit le même dividende\u00a0: {dividend} cartes, créées pour tous.',
    'Here nobody lends. In each battle everybody gets the same dividend: {dividend} cards, created for all.',
  ],
  'libre.pile': [
    'Vos {pile} cartes d’aujourd’hui\u00a0: {before} d’hier, {dividend} de dividende.',
    'Your {pile} cards today: {before} from yesterday, {dividend} of dividend.',
  ],
  'libre.prices': [
    'Les prix sont les mêmes, mais la ligne du crédit manque\u00a0: rien à rendre, aucun intérêt.',
    'Prices are the same, but the line for credit is missing: nothing to return, no interest.',
  ],
  'libre.how': ['Terminez la préparation.', 'Nothing to prepare here either: press “Finish”.'],
  'libre.shown': [
    'Un bot fort prendrait un poste public. On ne prépare rien ici, pour que seule la monnaie diffère de l’autre table.',
    'A strong bot would take a public post. Nothing is prepared here, so that only the money differs from the other table.',
  ],
  'libre.instead': [
    'C’est permis. Pour comparer, le guide fait comme à l’autre table\u00a0: il ne prépare rien.',
    'You may. To compare, the guide does what it did at the other table: it prepares nothing.',
  ],
  'free.title': ['La même bataille', 'The same battle'],
  'free.why': [
    'Le pot est {pot:de} cartes\u00a0: le dividende des fonctionnaires y est entré. La bataille, elle, n’a pas changé.',
    'The pot holds {pot} cards: the civil servants’ dividend has gone into it. The battle itself has not changed.',
  ],
  'free.outcomes': [
    'Une carte misée en rapporte {gain}, comme à l’autre table. Rien n’en sera retiré ensuite.',
    'A card staked brings {gain}, as at the other table. Nothing will be taken out of it afterwards.',
  ],
  'free.how': ['Misez 1 liasse.', 'Stake 1 bundle.'],
  'free.instead': [
    'Ne pas miser est permis. Pour comparer, le guide mise comme à l’autre table.',
    'You may stake nothing. To compare, the guide stakes as it did at the other table.',
  ],
  'end.title': ['À vous de jouer', 'Over to you'],
  'end.why': [
    'La bataille 2 commence\u00a0: une maison, {pile} cartes, aucune dette. À l’autre table, il fallait un crédit pour aller plus loin.',
    'Battle 2 begins: a house, {pile} cards, no debt. At the other table it took a credit to go further.',
  ],
  'end.pile': [
    'Le dividende n’est pas gratuit\u00a0: à partir du troisième cycle, toutes les piles sont divisées par deux. L’argent qui dort fond.',
    'The dividend is not free: from the third cycle on all piles are divided by two. Idle money melts away.',
  ],
} as const satisfies Words;
