import type { Words } from '#kernel/words.ts';

/** What the guide of a first game says. */
export const words = {
  'goal.title': ['Une usine et des points', 'A factory and points'],
  'goal.why': [
    'On joue par missions\u00a0: chacun prend trois cartes, puis les joue. Votre usine vaut {points|# point|# points}. Dès que l’une atteint la colonne {end}, on finit la mission et l’on compte\u00a0: le plus de points gagne.',
    'The game goes by missions: everybody takes three cards, then plays them. Your factory is worth {points|# point|# points}. Once a factory reaches column {end}, the mission is finished and all is counted: the most points win.',
  ],
  'goal.balance': [
    'Votre colonne, {growth}\u00a0: ce que rapporte une production, et autant de points.',
    'Your column, {growth}: what a production brings in, and as many points.',
  ],
  'goal.floors': [
    'Vos trois services\u00a0: plus un marqueur va à droite, plus il compte, de 1 à 15\u00a0points.',
    'Your three departments: the farther right a marker, the more it counts, from 1 to 15 points.',
  ],
  'goal.cash': ['L’argent compte de moitié\u00a0: {cash} font {points|# point|# points}.', 'Money counts for half: {cash} make {points|# point|# points}.'],
  'lot.title': ['Choisir, c’est laisser', 'Choosing means leaving'],
  'lot.why': [
    'Trois lots pour deux joueurs\u00a0: vous choisissez, {other} choisit parmi ce que vous laissez, et le dernier lot est perdu pour tous.',
    'Three sets for two players: you choose, {other} chooses among what you leave, and the last set is lost to all.',
  ],
  'lot.best': [
    'Innover, produire, grandir\u00a0: les trois vous servent dès cette mission.',
    'Innovate, produce, grow: all three serve you in this very mission.',
  ],
  'lot.left': [
    'Lui aussi produit\u00a0: {other} le prendra sans doute. Regardez ce que vous laissez.',
    'It produces too: {other} will probably take it. Look at what you leave.',
  ],
  'lot.poor': ['Ici, pas de Production\u00a0: aucune recette.', 'No Production here: no income.'],
  'lot.how': ['Prenez le lot {lot}.', 'Take set {lot}.'],
  'lot.instead': [
    'C’est permis. Mais {other} aurait alors le choix du lot {lot}, le plus complet\u00a0: le guide le prend.',
    'You may. But then {other} could have set {lot}, the most complete one: the guide takes it.',
  ],
  'innovation.title': ['Innover avant de produire', 'Innovate before you produce'],
  'innovation.why': [
    'Une carte chacun, tour à tour, dans l’ordre qu’on veut. Votre usine rejette {waste|# déchet|# déchets} par production\u00a0: mieux vaut la moderniser d’abord.',
    'One card each, in turn, in any order. Your factory gives off {waste|# unit|# units} of waste at each production: better to modernise it first.',
  ],
  'innovation.floor': [
    'Un pas à droite\u00a0: {after|# déchet|# déchets} et non plus {before}, {pointsAfter|# point|# points} et non plus {pointsBefore}.',
    'One step to the right: {after|# unit|# units} of waste instead of {before}, and {pointsAfter|# point|# points} instead of {pointsBefore}.',
  ],
  'innovation.price': ['Le pas coûte {price}\u00a0: il vous restera {left}.', 'The step costs {price}: you will have {left} left.'],
  'innovation.how': ['Innovez au service des déchets.', 'Innovate in the waste department.'],
  'innovation.instead': [
    'C’est permis. Mais la production de cette mission rejetterait {waste|# déchet|# déchets} entiers\u00a0: le guide innove aux déchets.',
    'You may. But this mission’s production would then give off a full {waste|# unit|# units} of waste: the guide innovates in waste.',
  ],
  'auction.title': ['L’enchère', 'The auction'],
  'auction.why': [
    '{other} met {size|# matière|# matières} en vente. Chacun parle une fois, et lui le dernier\u00a0: il accepte la meilleure offre, ou paie plus à la banque pour les garder.',
    '{other} puts up {size|# raw material|# raw materials}. Each speaks once, the seller last: he accepts the best offer, or pays more to the bank to keep them.',
  ],
  'auction.order': [
    'Vous parlez avant lui. Si personne n’offre rien, il les prend pour rien.',
    'You speak before him. If nobody offers anything, he takes them for nothing.',
  ],
  'auction.silo': [
    'Vos {silo|# matière|# matières} suffisent à une production, pas à deux. À {offer}, ou elles sont à vous, ou il paie {least} pour les garder.',
    'Your {silo|# raw material is|# raw materials are} enough for one production, not for two. At {offer} they are yours, or he pays {least} to keep them.',
  ],
  'auction.how': ['Offrez {offer}.', 'Offer {offer}.'],
  'auction.instead': [
    'C’est permis. Mais avec {offer}, vous y gagnez de toute façon\u00a0: des matières pour vous, ou {least} de moins pour lui.',
    'You may. But with {offer} you gain either way: raw materials for you, or {least} less for him.',
  ],
  'production.title': ['Produire', 'Produce'],
  'production.why': [
    '{other} a payé {paid} à la banque pour garder ses matières. À vous de produire\u00a0: les vôtres deviennent de l’argent… et des déchets.',
    '{other} paid {paid} to the bank to keep his raw materials. Your turn to produce: yours become money… and waste.',
  ],
  'production.silo': [
    '{materials|# matière sort|# matières sortent} du silo, {income} entrent en caisse\u00a0: le chiffre de votre colonne.',
    '{materials|# raw material leaves|# raw materials leave} the silo, {income} come in: the figure of your column.',
  ],
  'production.dump': [
    '{waste|# fût viendra|# fûts viendront} ici, dessinés en clair. Tant que c’est vert, rien à craindre.',
    '{waste|# drum|# drums} will come here, drawn pale. As long as it is green there is nothing to fear.',
  ],
  'production.how': ['Produisez.', 'Produce.'],
  'production.instead': [
    'C’est permis. Mais sans production, pas de recette, et {wages} de salaires à payer\u00a0: le guide produit.',
    'You may. But without a production there is no income, and {wages} of wages to pay: the guide produces.',
  ],
  'growth.title': ['Grandir', 'Grow'],
  'growth.why': [
    'Une colonne de plus, c’est {next} à chaque production, et non plus {now}\u00a0; et un point de plus à la fin.',
    'One more column means {next} for each production instead of {now}, and one more point at the end.',
  ],
  'growth.end': [
    'Qui arrive ici met fin à la partie. On ne s’y presse que si l’on est devant.',
    'Whoever gets here ends the game. Hurry there only if you are ahead.',
  ],
  'growth.next': ['Votre usine avancera ici.', 'Your factory will move here.'],
  'growth.how': ['Jouez la Croissance.', 'Play Growth.'],
  'growth.instead': [
    'C’est permis\u00a0: la dernière carte peut même se garder. Mais plus tôt on grandit, plus de productions en profitent.',
    'You may: the last card can even be kept. But the sooner you grow, the more productions benefit from it.',
  ],
  'second.title': ['Un lot qui sert maintenant', 'A set that serves now'],
  'second.why': [
    'Les salaires sont payés, {wages} chacun. L’Euro, le pion de qui choisit d’abord, a changé de main\u00a0: {other} a pris le lot qui vous avait servi. À vous, parmi deux.',
    'Wages are paid, {wages} each. The Euro, the token of whoever chooses first, has changed hands: {other} took the set that served you last time. Your turn, out of two.',
  ],
  'second.tempting': [
    'L’Expert est une carte qui en renforce une autre\u00a0: avec lui, produire ferait {sum}… mais il faut des matières, et rien ici n’en procure.',
    'The Expert is a card that strengthens another one: with it, producing would make {sum}… but it takes raw materials, and nothing here gets you any.',
  ],
  'second.useful': [
    'Votre silo est vide. Ici, la Vente peut d’abord vous procurer {size|# matière|# matières}\u00a0; puis vous produirez.',
    'Your silo is empty. Here the Sale can first get you {size|# raw material|# raw materials}; then you produce.',
  ],
  'second.how': ['Prenez le lot {lot}.', 'Take set {lot}.'],
  'second.instead': [
    'C’est permis. Mais votre silo vide ne produirait rien de toute la mission\u00a0: le guide prend le lot {lot}, avec la Vente.',
    'You may. But with an empty silo you would produce nothing all mission: the guide takes set {lot}, with the Sale.',
  ],
  'seller.title': ['Le dernier mot', 'The last word'],
  'seller.why': [
    'Cette fois, c’est votre Vente\u00a0: {other} offre {best}. Acceptez, et il vous les paie\u00a0; ou gardez-les pour {least}, payés à la banque.',
    'This time the Sale is yours: {other} offers {best}. Accept, and he pays you; or keep them for {least}, paid to the bank.',
  ],
  'seller.silo': [
    'Avec ces {size|# matière|# matières}, votre carte Production peut servir tout de suite.',
    'With these {size|# raw material|# raw materials} your Production card is of use at once.',
  ],
  'seller.income': ['Elle rapporte {income}\u00a0: bien plus que {best}.', 'It brings in {income}: far more than {best}.'],
  'seller.how': ['Offrez vous-même {least} pour les garder\u00a0; la Production suit.', 'Offer {least} yourself to keep them; the Production follows.'],
  'seller.instead': [
    'C’est permis. Mais pour {best} de recette, vous perdriez une production de {income}\u00a0: le guide garde les matières.',
    'You may. But for {best} of income you would lose a production of {income}: the guide keeps the raw materials.',
  ],
  'waste.title': ['Les déchets restent', 'Waste stays'],
  'waste.why': [
    'Vous avez produit\u00a0: {income} de plus, et {waste|# fût|# fûts} de plus. Votre dépôt est à {dump}\u00a0; la prochaine production l’amènerait à {next}.',
    'You produced: {income} more, and {waste|# drum|# drums} more. Your dump is at {dump}; the next production would take it to {next}.',
  ],
  'waste.own': [
    'Vert jusqu’à {green}, jaune jusqu’à {yellow}, rouge jusqu’à {max}. Au-delà, plus de place, donc plus de production.',
    'Green up to {green}, yellow up to {yellow}, red up to {max}. Beyond that there is no room left, hence no production.',
  ],
  'waste.rival': ['{other} est à {dump}, dans le jaune. Si l’Alerte sort, il paiera.', '{other} is at {dump}, in the yellow. If the Alert comes, he will pay.'],
  'waste.how': ['Éliminez {fields|# case|# cases} de déchets.', 'Dispose of {fields|# unit|# units} of waste.'],
  'waste.instead': [
    'C’est permis. Mais votre prochaine production finirait alors dans le jaune\u00a0: le guide fait de la place.',
    'You may. But then your next production would end in the yellow: the guide makes room.',
  ],
  'alert.title': ['L’Alerte est sortie', 'The Alert has come'],
  'alert.why': [
    'Elle était cachée parmi les cartes des lots, et regarde tous les dépôts. Jaune\u00a0: {fine} d’amende et une colonne de recul. Rouge\u00a0: le double.',
    'It was hidden among the cards of the sets, and looks at every dump. Yellow: a fine of {fine} and one column back. Red: twice that.',
  ],
  'alert.rival': [
    '{other}, à {dump}, a payé, et son usine a reculé\u00a0: colonne {growth}.',
    '{other}, at {dump}, has paid, and his factory moved back: column {growth}.',
  ],
  'alert.own': ['Vous êtes à {dump}, dans le vert\u00a0: rien à payer, rien de perdu.', 'You are at {dump}, in the green: nothing to pay, nothing lost.'],
  'end.title': ['À vous de jouer', 'Over to you'],
  'end.why': [
    'Gagner, c’est tenir l’équilibre\u00a0: des lots utiles, des matières à temps, un dépôt propre, de l’argent changé en innovations.',
    'Winning means keeping a balance: useful sets, raw materials in time, a clean dump, money turned into innovations.',
  ],
  'end.points': [
    'Vous en êtes à {points|# point|# points}\u00a0: {growth} pour la croissance, {services} pour les services, {cash} pour la trésorerie.',
    'You stand at {points|# point|# points}: {growth} for growth, {services} for the departments, {cash} for the treasury.',
  ],
  'end.floors': [
    'Le premier pas d’un service vaut {first|# point|# points}, le dernier {last}\u00a0: mieux vaut en finir un.',
    'The first step of a department is worth {first|# point|# points}, the last one {last}: it is better to finish one.',
  ],
  'end.column': ['Une usine ici, une dernière alerte, et l’on compte.', 'A factory here, a final alert, and all is counted.'],
} as const satisfies Words;
