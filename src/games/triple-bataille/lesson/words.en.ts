import type { fr } from './words.fr.ts';

export const en: Readonly<Record<keyof typeof fr, string>> = {
  'live.title': 'Cards for money',
  'live.why': 'Your money is the {pile} cards of your pile; to pay, one is worth as much as another. Living costs {living} of them each battle: food and rent.',
  'live.dues': 'Once that is paid you will have {left|# card|# cards} left: enough to stake.',
  'live.pile': 'Nobody sees these cards, not even you. Their rank will count in the battle only.',
  'live.how': 'Nothing to prepare for now: press “Finish”.',
  'live.instead': 'You may. But you need {living} cards to live, and one to stake: the guide prepares nothing.',

  'stake.title': 'The pot',
  'stake.why': 'Food, rents, aid: what everybody paid to live makes the pot, {pot} cards. That is what the battle is for.',
  'stake.outcomes': 'Without a workshop each card staked brings {gain}, as long as the pot lasts.',
  'stake.pile': 'Your top card will go on the table. The strongest is served first, the weakest may find the pot empty.',
  'stake.how': 'Stake 1 bundle: your card.',
  'stake.instead': 'You may stake nothing: nothing to lose, nothing to win. With {pot} cards in the pot, the guide stakes.',

  'battle.title': 'The battle',
  'battle.why': 'Everybody turns over his stake: you are {place:th}, and you win {gain} cards for one.',
  'battle.winners': 'The strongest are served first; before each winner the state takes {tax} cards.',
  'battle.receipt': 'Your account: {pile} cards. What nobody won, {rest} cards, goes to the state, which will pay wages with it.',

  'house.title': 'No more rent',
  'house.why': 'The market is open: a house costs {price} cards, and you will pay no rent any more. In {price} battles it has paid for itself.',
  'house.money': 'These cards do not vanish: one goes to the builders’ wages, hence to the next pot, one to the state.',
  'house.how': 'Build your main house.',
  'house.instead': 'You may. But without a house the rent comes back each battle: the guide builds.',

  'credit.title': 'A credit creates money',
  'credit.why': 'You have {pile|# card|# cards} left, and food costs {food}: nothing to stake. The bank can create {size} cards for you.',
  'credit.price': 'It will take {interest} back at each battle, as long as you do not return the {size}.',
  'credit.dues': 'With this credit you will have {left} cards left once food is paid.',
  'credit.how': 'Take 1 credit.',
  'credit.instead': 'You may: a public post, say, feeds you without debt. The guide takes a credit, to see what it costs.',

  'interest.title': 'Interest',
  'interest.why': 'You won {gain} cards; the bank took {interest} of them. You have {pile} left, and still owe {size}.',
  'interest.receipt': 'Your credit created {size} cards and not one more. Those of the interest have to be won from others.',
  'interest.how': 'Repay your credit: the {size} cards are destroyed.',
  'interest.instead': 'You may: keeping the credit will cost {interest} cards each battle. The guide repays.',

  'zero.title': 'Back where you were',
  'zero.why': 'The credit is returned: you have {pile|# card|# cards} left. You won {gain} cards; food, stake and interest have eaten them.',
  'zero.bank': 'The bank has {bank} cards, which it does not spend here. Where everybody must win the interest from others, somebody is always short.',

  'libre.title': 'The same table in free money',
  'libre.why': 'Here nobody lends. At each battle everybody gets the same dividend: {dividend} cards, created for all.',
  'libre.pile': 'Your {pile} cards of today: {before} of yesterday, {dividend} of dividend.',
  'libre.prices': 'Prices are the same, but the line of the credit is missing: nothing to return, no interest.',
  'libre.how': 'Nothing to prepare here either: press “Finish”.',
  'libre.instead': 'You may. To compare, the guide does as at the other table: it prepares nothing.',

  'free.title': 'The same battle',
  'free.why': 'The pot holds {pot} cards: the civil servants’ dividend has gone into it. The battle itself has not changed.',
  'free.outcomes': 'A card staked brings {gain}, as at the other table. Nothing will be taken out of it afterwards.',
  'free.how': 'Stake 1 bundle.',
  'free.instead': 'You may stake nothing. To compare, the guide stakes as at the other table.',

  'end.title': 'Over to you',
  'end.why': 'Battle 2 begins: a house, {pile} cards, no debt. At the other table it took a credit to go further.',
  'end.pile': 'The dividend is not free: from the third cycle on all piles are divided by two. Idle money melts away.',
};
