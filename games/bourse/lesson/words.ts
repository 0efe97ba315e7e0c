import type { Words } from '#kernel/words.ts';

/** What the guide of a first game says. */
export const words = {
  'goal.title': ['Seuls les titres comptent', 'Only securities count'],
  'goal.why': [
    'Vous avez {cash}, et votre score est {score:de}\u00a0: l’argent qui dort ne compte pas. Le premier qui possède pour {target} de titres a gagné.',
    'You have {cash}, and your score is {score}: idle money does not count. The first to own {target} in securities wins.',
  ],
  'goal.score': ['Votre score\u00a0: vos titres au cours affiché, moins vos emprunts.', 'Your score: your securities at the displayed price, less your loans.'],
  'goal.cycle': [
    '{phase}\u00a0: un coefficient\u00a0II gagne {mean} par visite en moyenne. Puis vient {next}.',
    '{phase}: a coefficient II gains {mean} a visit on average. {next} comes next.',
  ],
  'goal.quotes': [
    'Les seize cours partent {nominal:de}. Cinq titres par valeur, pas un de plus.',
    'All sixteen prices start from {nominal}. Five titles of each security, and no more.',
  ],
  'visit.title': ['Achetez aussi chez les autres', 'Buy at other people’s visits too'],
  'visit.why': [
    '{other} a fait {die} et visite {security}\u00a0: le cours monte {before:de} à {raw}. À chaque visite, tout le monde peut traiter, l’un après l’autre.',
    '{other} rolled {die} and visits {security}: the price rises from {before} to {raw}. At each visit everybody may trade, one after the other.',
  ],
  'visit.price': [
    'Il a acheté le premier\u00a0: chaque ordre pousse le prix {step:de}. Vous paierez {price}.',
    'He bought first: each order moves the price by {step}. You will pay {price}.',
  ],
  'visit.account': [
    'Trois titres vous coûtent {cost}, et votre score passe {score:de} à {after}.',
    'Three titles cost you {cost}, and your score goes from {score} to {after}.',
  ],
  'visit.how': ['Achetez 3\u00a0titres {security}.', 'Buy 3 {security} titles.'],
  'visit.instead': [
    'C’est permis, mais {cash} qui dorment n’avancent pas vers le but\u00a0: le guide propose 3\u00a0titres.',
    'You may, but {cash} lying idle do not bring you nearer the goal: the guide suggests 3 titles.',
  ],
  'die.title': ['Un seul dé pour deux choses', 'One die does two things'],
  'die.why': [
    'Le même dé avance votre pion et fixe le cours de la case atteinte. Vous pouvez donc tout prévoir avant de lancer.',
    'The same die moves your pawn and sets the price of the square it reaches. So you can foresee everything before you roll.',
  ],
  'die.square': [
    'Avec un\u00a06, vous visitez {security} à votre tour\u00a0: {change} au cours, {quote} deviennent {raw}.',
    'With a 6 you visit {security} in your turn: {change} on the price, {quote} become {raw}.',
  ],
  'die.table': ['Ici se lit d’avance ce que chaque face du dé ferait.', 'Here you can read in advance what each face of the die would do.'],
  'die.how': ['Lancez le dé.', 'Roll the die.'],
  'die.instead': ['C’est à vous de lancer\u00a0: le jeu attend votre dé.', 'It is for you to roll: the game waits for your die.'],
  'ceiling.title': ['Le plafond', 'The ceiling'],
  'ceiling.why': [
    '{security} arrive à {raw}, au-dessus {ceiling:de}. Le cours retombera à {nominal}, mais avant, chaque titre est payé.',
    '{security} comes to {raw}, above {ceiling}. The price will fall back to {nominal}, but first every title is paid.',
  ],
  'ceiling.panel': [
    'Vendu, un titre vous rapporte {raw}\u00a0; gardé, {gain}, et il reste à vous, à {nominal}.',
    'Sold, a title brings you {raw}; kept, {gain}, and it stays yours, at {nominal}.',
  ],
  'ceiling.account': [
    'En gardant vos {count}\u00a0titres\u00a0: {cash} de plus en liquidités, et {score} au score.',
    'If you keep your {count} titles: {cash} more in cash, and {score} in the score.',
  ],
  'ceiling.how': ['Gardez vos {count}\u00a0titres\u00a0: choisissez «\u00a0Tout garder\u00a0».', 'Keep your {count} titles: choose “Keep all”.'],
  'ceiling.instead': [
    'Vendre est permis\u00a0: {raw} par titre. Mais un titre gardé rapporte {gain} et peut remonter.',
    'You may sell: {raw} a title. But a title kept brings {gain} and may rise again.',
  ],
  'option.title': ['Une option sur les titres d’un autre', 'An option on somebody else’s shares'],
  'option.why': [
    'La caisse n’a plus {security:de}\u00a0: {owner} a les {count} derniers. Pour {fee} par titre, payés à lui, vous réservez le droit de les acheter.',
    'The desk has no {security} left: {owner} has the last {count}. For {fee} a share, paid to him, you reserve the right to buy them.',
  ],
  'option.due': [
    'Le droit échoit quand un pion retombe ici\u00a0: vous paierez alors le cours d’avant le dé, même s’il vient de bondir.',
    'The right falls due when a pawn lands here again: you will pay the price before the roll, even if it has just leapt.',
  ],
  'option.blocked': [
    'Jusque-là {owner} ne peut pas les vendre\u00a0; il garde leurs dividendes et les compte dans son score.',
    'Until then {owner} cannot sell them; he keeps their dividends and counts them in his score.',
  ],
  'option.shown': [
    'Un bot fort s’en passerait plutôt\u00a0: le cours peut baisser avant l’échéance. On la prend pour que vous la voyiez à l’œuvre.',
    'A strong bot would rather do without: the price may fall before the option is due. It is taken here so that you see one at work.',
  ],
  'option.how': [
    'Prenez une option sur les {count}\u00a0titres {owner:de}, puis le tour passe.',
    'Take an option on {owner}’s {count} shares, then the turn passes.',
  ],
  'option.instead': [
    'Sans option, {owner} reste libre de vendre. Le guide propose d’en prendre une sur ses {count}\u00a0titres.',
    'Without an option, {owner} stays free to sell. The guide suggests taking one on his {count} shares.',
  ],
  'bond.title': ['Une rente plutôt qu’un pari', 'An income rather than a bet'],
  'bond.why': [
    'Le dé vous mène à la {security}, une obligation\u00a0: coefficient\u00a0IV, elle bouge peu. Elle a perdu {loss}, elle est bon marché.',
    'The die takes you to {security}, a bond: with coefficient IV it moves little. It has lost {loss}, it is cheap.',
  ],
  'bond.dividend': [
    'Chaque titre verse {dividend} à chacun de vos passages au Départ. Un titre de coefficient\u00a0I ne verse que {least}.',
    'Each title pays {dividend} whenever you pass Start. A title of coefficient I pays only {least}.',
  ],
  'bond.cash': ['{other} a beaucoup dépensé\u00a0: il ne lui reste que {cash}. Retenez-le.', '{other} has spent a lot: he has only {cash} left. Remember it.'],
  'bond.how': ['Achetez 2\u00a0titres à {price}.', 'Buy 2 titles at {price}.'],
  'bond.instead': [
    'C’est permis. Mais à {price} le titre, chacun rend {dividend} par tour de plateau\u00a0: le guide en propose deux.',
    'You may. But at {price} a title, each returns {dividend} per lap: the guide suggests two.',
  ],
  'cycle.title': ['Le cycle tourne', 'The cycle turns'],
  'cycle.why': [
    '{other} vient d’emprunter {loan} à la banque. Et votre pion est à trois cases d’Événement.',
    '{other} has just borrowed {loan} from the bank. And your pawn is three squares from Event.',
  ],
  'cycle.event': [
    'Qui atteint cette case fait tourner le baromètre, puis retourne une carte qui vaut pour tous, ou pour lui seul.',
    'Whoever reaches this square turns the barometer, then turns up a card that applies to everybody, or to them alone.',
  ],
  'cycle.dial': [
    'Après {phase} vient {next}\u00a0: les cours n’y montent plus, ceux de coefficient\u00a0I perdent en moyenne.',
    'After {phase} comes {next}: prices no longer rise there, and those of coefficient I lose on average.',
  ],
  'cycle.how': ['Lancez le dé.', 'Roll the die.'],
  'cycle.instead': ['C’est à vous de lancer\u00a0: le jeu attend votre dé.', 'It is for you to roll: the game waits for your die.'],
  'default.title': ['Une cessation de paiement', 'A default'],
  'default.why': [
    'La carte rappelle tous les emprunts\u00a0: {other} doit {due} et n’a que {cash}. Il doit vendre, au besoin à moitié prix.',
    'The card calls in every loan: {other} owes {due} and has only {cash}. He must sell, at half price if need be.',
  ],
  'default.lot': [
    'Il met un titre aux enchères\u00a0: il vaut {value}, la mise à prix est la moitié, {opening}.',
    'He puts a title up for auction: it is worth {value}, the reserve is half of it, {opening}.',
  ],
  'default.account': [
    'Vous êtes seul à enchérir\u00a0: pour {opening}, votre score monte {value:de}.',
    'You are the only bidder: for {opening} your score rises by {value}.',
  ],
  'default.how': ['Offrez {opening}.', 'Bid {opening}.'],
  'default.instead': [
    'Vous pouvez passer ou offrir davantage. Mais personne d’autre n’enchérit\u00a0: {opening} suffisent pour un titre {value:de}.',
    'You may pass or bid more. But nobody else is bidding: {opening} are enough for a title of {value}.',
  ],
  'loan.title': ['Emprunter, en connaissance de cause', 'Borrowing with your eyes open'],
  'loan.why': [
    'Vous voici à la banque\u00a0: elle prête {loan}, vous en devrez {repayment}, tôt ou tard.',
    'Here you are at the bank: it lends {loan}, and you will owe {repayment}, sooner or later.',
  ],
  'loan.account': [
    'L’argent entrerait dans vos liquidités, la dette se retirerait de votre score\u00a0: il passerait {score:de} à {after}.',
    'The money would go into your cash, the debt come off your score: from {score} to {after}.',
  ],
  'loan.when': [
    'On rembourse en retombant sur cette banque, ou quand une carte l’exige. Vous venez de voir ce que cela coûte à qui n’a rien gardé.',
    'You repay when you land on this bank again, or when a card demands it. You have just seen what that costs whoever kept nothing back.',
  ],
  'loan.how': [
    'N’empruntez pas\u00a0: vous avez encore {cash} à placer. Un emprunt sert à qui n’a plus de quoi acheter ce qui monte.',
    'Do not borrow: you still have {cash} to invest. A loan is for those who have nothing left to buy what rises.',
  ],
  'loan.instead': [
    'C’est permis. Mais {cash} dorment déjà\u00a0: l’emprunt dormirait avec eux, et coûterait {interest}.',
    'You may. But {cash} lie idle already: the loan would lie beside them, and cost {interest}.',
  ],
  'end.title': ['À vous de jouer', 'Over to you'],
  'end.why': [
    'Vous savez l’essentiel\u00a0: acheter quand le cycle monte, vendre ou garder au plafond, n’emprunter que ce qu’on place et peut rendre.',
    'You know what matters: buy while the cycle rises, sell or keep at the ceiling, borrow only what you invest and can pay back.',
  ],
  'end.account': [
    'Votre score est {score:de} sur {target}\u00a0; {cash} attendent d’être placés.',
    'Your score is {score} out of {target}; {cash} are waiting to be placed.',
  ],
  'end.rival': [
    '{other} a {score}. La partie continue contre lui si vous voulez\u00a0: plus rien n’est écrit d’avance.',
    '{other} has {score}. The game goes on against him if you like: nothing is written beforehand any more.',
  ],
} as const satisfies Words;
