import type { Words } from '#kernel/words.ts';

/** What each thing of the cloth says of itself. */
export const words = {
  pile: [
    '{pile|# carte|# cartes} dans la pile\u00a0: c’est la monnaie, que personne ne regarde avant de la retourner.',
    '{pile|# card|# cards} in the pile: this is the money, which nobody looks at before it is turned.',
  ],
  bundle: [
    'Une liasse vaut {bundle|# carte|# cartes} à ce moment de la partie\u00a0; tous les prix et toutes les mises se comptent en liasses.',
    'A bundle is worth {bundle|# card|# cards} at this point of the game; all prices and stakes are counted in bundles.',
  ],
  stake: [
    'La mise\u00a0: au plus {most|# liasse|# liasses} ici, prises sur le dessus de la pile. Selon la place, elle revient multipliée, ou pas du tout.',
    'The stake: at most {most|# bundle|# bundles} here, from the top of the pile. By the place reached it comes back multiplied, or not at all.',
  ],
  pot: [
    '{cards|# carte|# cartes} au pot\u00a0: les gagnants s’y servent dans l’ordre, après l’impôt\u00a0; les suivants n’ont que ce qui reste.',
    '{cards|# card|# cards} in the pot: the winners help themselves in order, after the tax; those who follow get only what is left.',
  ],
  potParts: ['D’où vient le pot de cette bataille, part par part.', 'Where the pot of this battle comes from, part by part.'],
  'price.living': [
    'Un repas coûte {cards|# carte|# cartes} à chaque bataille, et un loyer autant à qui n’a pas de maison.',
    'A meal costs {cards|# card|# cards} in each battle, and a rent as much to whoever has no house.',
  ],
  'price.house': [
    'Une maison coûte {cards|# carte|# cartes}, moitié en salaires, moitié à l’État\u00a0; elle supprime le loyer, ou en rapporte un.',
    'A house costs {cards|# card|# cards}, half as wages, half to the state; it ends the rent, or brings one in.',
  ],
  'price.workshop': [
    'Un atelier coûte {cards|# carte|# cartes} et permet de miser une liasse de plus.',
    'A workshop costs {cards|# card|# cards} and allows one more bundle to be staked.',
  ],
  'price.credit': [
    'Un crédit met {size|# carte|# cartes} dans la pile\u00a0; l’intérêt est dû à chaque bataille, le crédit reste à rendre.',
    'A credit puts {size|# card|# cards} into the pile; interest is due in each battle, the credit remains to be repaid.',
  ],
  outcomes: [
    'Ce que la mise laisserait selon la place atteinte\u00a0: gardé, gagné, intérêts payés.',
    'What the stake would leave by the place reached: kept, won, interest paid.',
  ],
  receipt: ['La bataille ligne par ligne, de la pile d’avant à celle d’après.', 'The battle line by line, from the pile before to the pile after.'],
  dues: ['Ce que cette bataille coûtera de toute façon\u00a0: repas, loyer, intérêts.', 'What this battle will cost in any case: meal, rent, interest.'],
  workshops: [
    'L’usine principale permet de miser autant de liasses qu’elle a d’ateliers, une sans atelier ou avec un poste public\u00a0; à présent, {most} au plus.',
    'The main factory lets one stake as many bundles as it has workshops, one without a workshop or with a public post; now {most} at most.',
  ],
  houses: [
    'Avec une maison, plus de loyer\u00a0; les autres se louent ou demandent de l’entretien.',
    'With a house there is no more rent; further ones are let or need upkeep.',
  ],
  'credits.dette': [
    '{credits|# crédit|# crédits} à {rate} d’intérêt par bataille\u00a0; chacun retire {size|# carte|# cartes} de la richesse.',
    '{credits|# credit|# credits} at {rate} of interest per battle; each takes {size|# card|# cards} from the wealth.',
  ],
  'credits.none': ['Ici la monnaie ne naît pas d’un crédit\u00a0; ce qui est dû le reste.', 'Here money is not born of credit; what is owed stays owed.'],
  wealth: [
    '{wealth}\u00a0: pile et gages, plus deux liasses par maison et huit par atelier, moins les crédits. La plus grande gagne.',
    '{wealth}: pile and pledges, plus two bundles a house and eight a workshop, less the credits. The greatest wins.',
  ],
  turned: [
    'Seule compte la première carte de chaque liasse\u00a0; la plus forte est servie d’abord.',
    'Only the first card of each bundle counts; the strongest is served first.',
  ],
  winners: [
    'L’ordre des gagnants\u00a0: chacun prend sa mise, multipliée selon sa place, tant que le pot le permet.',
    'The order of the winners: each takes his stake, multiplied by his place, as long as the pot allows.',
  ],
  money: ['Comment la monnaie naît ici, et ce qui la divise.', 'How money is born here, and what divides it.'],
  time: ['Une bataille par case\u00a0: l’histoire de la monnaie avance.', 'One battle for each field: the history of money goes on.'],
  verdict: [
    'Trois batailles, trois verdicts\u00a0: économique, monétaire, et celui des joueurs ensemble.',
    'Three battles, three verdicts: the economic one, the monetary one, and that of the players together.',
  ],
  'bank.profit': ['Les intérêts reçus\u00a0: ils ne reviennent pas dans le jeu.', 'The interest received: it does not come back into the game.'],
  'bank.equity': ['Les fonds propres permettent deux fois autant de crédits.', 'The equity allows twice as many credits.'],
  'bank.hat': ['Combien de crédits la banque peut encore accorder.', 'How many credits the bank may still grant.'],
  'bank.property': ['Les maisons que la banque s’est achetées avec ses bénéfices.', 'The houses that the bank bought with its profits.'],
  'bank.bad': [
    'Des crédits que personne ne rendra plus\u00a0: ils pèsent sur la banque et comptent pour le cycle.',
    'Credits that nobody will repay any more: they weigh on the bank and count for the cycle.',
  ],
  'bank.rate': ['Les cartes dues à chaque bataille pour chaque crédit.', 'The cards due in each battle for each credit.'],
  'bank.stock': ['Des biens saisis, à vendre au prix courant.', 'Seized property, for sale at the current price.'],
  'state.cash': [
    'L’argent public, qui paie postes et aides au début de chaque bataille.',
    'The public money, which pays posts and aids at the start of each battle.',
  ],
  'state.due': [
    'Ce que l’État devra payer à la prochaine bataille\u00a0; en monnaie dette il emprunte ce qui manque.',
    'What the state will have to pay in the next battle; with debt money it borrows what is lacking.',
  ],
  'state.tax': ['Tant de liasses prises dans le pot avant chaque gagnant.', 'So many bundles are taken from the pot before each winner.'],
  'state.posts': [
    'Un poste public verse un salaire à chaque bataille, à qui a un atelier au plus.',
    'A public post pays a wage in each battle, to whoever has one workshop at most.',
  ],
  'state.aid': ['Une aide paie le repas de qui n’a plus rien.', 'An aid pays the meal of whoever has nothing left.'],
  'state.credits': [
    'Les crédits de l’État\u00a0: ils comptent pour le cycle comme ceux des joueurs.',
    'The credits of the state: they count for the cycle like those of the players.',
  ],
  'state.enterprises': [
    'Les entreprises d’État rapportent une part du pot, tant qu’elles ne sont pas vendues.',
    'State enterprises bring in a part of the pot, as long as they are not sold.',
  ],
  'boards.wages': [
    'Ce que constructions et ateliers ont payé en salaires\u00a0: cela revient au pot.',
    'What buildings and workshops paid as wages: it comes back to the pot.',
  ],
  'boards.profit': ['Ce que les constructeurs gardent\u00a0: hors du jeu, jusqu’à une crise.', 'What the builders keep: out of the game, until a crisis.'],
  'boards.stock': ['Des biens à vendre au prix courant.', 'Property for sale at the current price.'],
  events: ['Les cartes retournées ont eu ces effets.', 'The cards turned had these effects.'],
  proposals: ['Ce que d’autres proposent\u00a0: ventes, emplois, prêts, dons.', 'What others propose: sales, jobs, loans, gifts.'],
  motions: ['Ce qui est proposé à tous et sera voté.', 'What is proposed to all and will be voted on.'],
  choices: ['Tout ce qu’on peut faire dans ce moment.', 'Everything that can be done at this moment.'],
  banker: ['La banque est à vous\u00a0: taux, critères et fonds propres.', 'The bank is yours: rate, criteria and equity.'],
  /* once each, in the first games against bots */
  'tip.goal': [
    'Le but\u00a0: être le plus riche à la fin, en cartes, maisons et ateliers, crédits déduits. À chaque bataille on paie sa vie, on mise, et les mieux placés se partagent le pot.',
    'The goal: to be the richest at the end, in cards, houses and workshops, credits deducted. In each battle you pay your living, stake, and the best placed share the pot.',
  ],
  'tip.stake': [
    'Gardez de quoi payer repas, loyer et intérêts\u00a0: la mise peut ne rien rapporter.',
    'Keep enough for meal, rent and interest: the stake may bring nothing back.',
  ],
  'tip.credit': [
    'Un crédit met des cartes dans votre pile aujourd’hui, et en reprend à chaque bataille.',
    'A credit puts cards into your pile today, and takes some back in each battle.',
  ],
  'tip.market': [
    'Un atelier permet de miser davantage, une maison supprime le loyer\u00a0: le marché est le moment d’y penser.',
    'A workshop allows a larger stake, a house ends the rent: the market is the moment to think of it.',
  ],
} as const satisfies Words;
