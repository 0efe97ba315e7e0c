import type { Words } from '#kernel/words.ts';

/** What each thing of the board says of itself. */
export const words = {
  security: [
    '{name} cote {quote}\u00a0: en {phase}, un dé y ajoute de {low} à {high}\u00a0; chaque titre verse {dividend} par passage au Départ.',
    '{name} stands at {quote}: in {phase}, a die adds {low} to {high}; each title pays {dividend} per pass of Start.',
  ],
  start: [
    'Passer ou atteindre le Départ verse les dividendes de tous ses titres\u00a0; y tomber juste change aussi la phase et retourne une carte.',
    'Passing or reaching Start pays the dividends of all one’s titles; an exact landing also changes the phase and turns a card.',
  ],
  event: [
    'Y arriver fait passer à la phase {next}, puis retourne une carte\u00a0; il en reste {count} avant que la pioche recommence.',
    'Landing here leads to {next}, then turns a card; {count} are left before the pile begins again.',
  ],
  bank: [
    'La Banque {bank} prête {principal}, à rendre {repayment} dès que le pion s’y arrête de nouveau\u00a0; {left|# carte d’emprunt reste|# cartes d’emprunt restent}.',
    'Bank {bank} lends {principal}, to be repaid with {repayment} when the pawn next stops here; {left|# loan card is|# loan cards are} left.',
  ],
  dial: [
    'Phase présente\u00a0: {phase}. Chaque arrivée sur une case Événement mène à la suivante, ici {next}.',
    'Phase in force: {phase}. Each landing on an Event square leads to the next one, here {next}.',
  ],
  die: ['Le même lancer avance le pion et fixe de combien le cours varie.', 'The same throw moves the pawn and decides by how much the price varies.'],
  thrown: [
    '{name} a lancé {face}\u00a0: le même chiffre a avancé son pion et choisi la colonne des variations.',
    '{name} threw {face}: the same figure moved the pawn and chose the column of the variations.',
  ],
  rule: [
    'La ligne est le coefficient de la valeur, la colonne le dé\u00a0: en {phase}, ce chiffre s’ajoute au cours, en milliers de francs.',
    'The row is the coefficient of the security, the column the die: in {phase}, that figure is added to the price, in thousands of francs.',
  ],
  scale: [
    'Au-dessus de {ceiling}, un titre peut verser son gain et le cours repart de {nominal}\u00a0; sous 0, les titres sont perdus.',
    'Above {ceiling} a title may pay out its gain and the price begins again at {nominal}; below 0 the titles are lost.',
  ],
  turn: [
    'Après le lancer, chacun traite une fois, à partir du lanceur\u00a0: un achat ou une vente, ou rien.',
    'After the throw everybody trades once, from the thrower on: one purchase or one sale, or nothing.',
  ],
  'score.securities': [
    '{titles} de titres moins {debt} d’emprunts font {score}\u00a0; qui atteint {target} à la fin d’un tour gagne. Les liquidités ne comptent pas.',
    '{titles} of titles less {debt} of loans make {score}; whoever reaches {target} at the end of a turn wins. Cash does not count.',
  ],
  'score.netWorth': [
    'Liquidités et titres, moins les emprunts\u00a0; qui atteint {target} à la fin d’un tour gagne.',
    'Cash and titles, less the loans; whoever reaches {target} at the end of a turn wins.',
  ],
  cash: ['{sum} pour acheter et pour payer\u00a0; le score ne les compte pas.', '{sum} to buy and to pay with; the score does not count it.'],
  cashCounts: ['{sum} pour acheter et pour payer.', '{sum} to buy and to pay with.'],
  cashHidden: ['À cette table, chacun ne voit que ses propres liquidités.', 'At this table everybody sees his own cash only.'],
  titles: ['Tous ses titres, aux cours affichés\u00a0: {sum}.', 'All titles at the prices shown: {sum}.'],
  loans: ['Chaque emprunt retire {each} du score jusqu’à son remboursement.', 'Each loan takes {each} from the score until it is repaid.'],
  worth: [
    'Liquidités et titres, moins les emprunts\u00a0: après le gagnant, cette somme classe les autres.',
    'Cash and titles, less the loans: after the winner, this sum ranks the others.',
  ],
  holding: [
    '{count|# titre|# titres} {name} à {quote}\u00a0: {value}, et {dividend} à chaque passage au Départ.',
    '{count|# title|# titles} of {name} at {quote}: {value}, and {dividend} per pass of Start.',
  ],
  holdingBlocked: [
    '{count|# titre|# titres} {name} à {quote}, dont {blocked|# bloqué|# bloqués} par une option\u00a0: ils rapportent, mais ne se vendent pas.',
    '{count|# title|# titles} of {name} at {quote}, {blocked|# of them|# of them} blocked by an option: they pay, but cannot be sold.',
  ],
  dividends: ['{sum} à chaque passage au Départ, ce que versent ensemble tous ses titres.', '{sum} per pass of Start, what all titles pay together.'],
  option: [
    'Au prochain pion qui s’arrête chez {company}, {holder} peut acheter {count|# titre|# titres} {owner:de} au cours d’avant le lancer.',
    'When a pawn next stops at {company}, {holder} may buy {count|# title|# titles} of {owner} at the price before the throw.',
  ],
  loan: ['{sum} à rendre dès que le pion s’arrête à la Banque {bank}.', '{sum} to be repaid when the pawn stops at Bank {bank}.'],
  loanNear: [
    '{sum} à rendre à la Banque {bank}\u00a0: un {die} au prochain lancer y mène.',
    '{sum} to be repaid to Bank {bank}: a {die} at the next throw leads there.',
  ],
  /* once each, in the first games against bots */
  'panel.ceiling': [
    'Au-dessus de 40\u00a0000\u00a0F, chacun dit combien il vend à la somme atteinte\u00a0; ce qu’il garde est payé de la différence avec 20\u00a0000\u00a0F, et le cours y revient.',
    'Above 40,000\u00a0F everybody says how many to sell at the sum reached; what is kept is paid the difference to 20,000\u00a0F, and the price goes back there.',
  ],
  'panel.option': [
    'Une option se décide avant tout le reste\u00a0: la lever achète au cours d’avant le lancer, y renoncer ne coûte que son prix.',
    'An option is decided before all else: to exercise it buys at the price before the throw; to drop it costs no more than what was paid for it.',
  ],
  'panel.default': [
    'Qui doit payer et n’a pas l’argent vend des titres, à la caisse à moitié prix ou aux enchères, jusqu’à l’avoir.',
    'Whoever must pay and has no money sells securities, to the till at half price or by auction, until there is enough.',
  ],
  'panel.auction': [
    'La mise à prix est la moitié de ce que le lot vaut aux cours affichés\u00a0; la meilleure offre l’emporte.',
    'The reserve is half of what the lot is worth at the prices shown; the best offer wins.',
  ],
  forecast: [
    'Montre, sur les six cases à la portée de ce dé, le cours que chacune aurait.',
    'Shows, on the six squares within reach of this die, the price that each would have.',
  ],
  'tip.goal': [
    'Le but\u00a0: {target} de titres, emprunts déduits. L’argent qui dort ne compte pas\u00a0: où le dé vous mène, achetez ce qui peut monter.',
    'The goal: {target} in securities, loans deducted. Idle cash does not count: where the die takes you, buy what may rise.',
  ],
  'tip.trade': [
    'Vos liquidités ne comptent pas au score\u00a0: à chaque visite, demandez-vous ce qu’elles feraient en titres.',
    'Your cash does not count for the score: at each visit, ask yourself what it would do as titles.',
  ],
  'tip.bank': [
    'Un emprunt coûte 10\u00a0000\u00a0F, quel que soit le temps qu’il dure\u00a0: plus il est pris tôt, plus il travaille.',
    'A loan costs 10,000 F however long it lasts: the earlier it is taken, the longer it works.',
  ],
  'tip.ceiling': [
    'Un titre vendu rapporte toute la somme atteinte\u00a0; un titre gardé, la différence avec 20\u00a0000\u00a0F, et il repart de là.',
    'A title sold brings the whole sum reached; a title kept, the difference from 20,000 F, and it begins again there.',
  ],
  'tip.default': [
    'Vendre à la caisse ne rapporte que la moitié\u00a0: les autres paieront peut-être davantage aux enchères.',
    'The cash desk pays only half: at auction the others may pay more.',
  ],
  'tip.option': [
    'Une option se lève au cours d’avant le lancer\u00a0: si le cours vient de monter, c’est un gain sûr.',
    'An option is taken up at the price before the throw: if the price has just risen, the gain is certain.',
  ],
} as const satisfies Words;
