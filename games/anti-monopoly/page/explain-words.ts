import type { Words } from '#kernel/words.ts';

/** What each thing of the board says of itself. Amounts carry no currency sign. */
export const words = {
  'square.start': ['Passer par le Départ, ou s’y arrêter, rapporte {bonus}.', 'Passing Start, or stopping there, brings {bonus}.'],
  'square.corner10': [
    'On y passe en touriste, sans rien payer\u00a0; qui y est retenu en sort par un double, ou pour {fee}.',
    'One walks through as a tourist and pays nothing; whoever is held here leaves by a double, or for {fee}.',
  ],
  'square.foundation': [
    'Un monopoliste y paie {fee}\u00a0; un libre-concurrent lance un dé\u00a0: un 1 lui rapporte {one}, un 2 {two}.',
    'A monopolist pays {fee} here; a competitor throws a die: a 1 brings him {one}, a 2 {two}.',
  ],
  'square.goDetention': [
    'On est posé en case 10\u00a0: un monopoliste en prison, sans revenus\u00a0; un libre-concurrent à la guerre des prix, avec les siens.',
    'The pawn goes to square 10: a monopolist to prison, without income; a competitor to the price war, keeping his.',
  ],
  'square.card': [
    'On tire la carte du dessus du paquet de son camp, et son effet s’accomplit aussitôt.',
    'The top card of one’s own camp’s deck is drawn, and its effect takes place at once.',
  ],
  'square.incomeTax': [
    'Au choix\u00a0: {flat}, ou {c}\u00a0% de ses espèces ({m}\u00a0% pour un monopoliste) et {titles}\u00a0% du prix de ses titres.',
    'Either {flat}, or {c}% of one’s cash ({m}% for a monopolist) and {titles}% of the price of one’s titles.',
  ],
  'square.envTax': ['Qui s’y arrête paie {tax} à la banque.', 'Whoever stops here pays {tax} to the bank.'],
  unsold: [
    '{title} est à la banque\u00a0: {price} pour l’acheter\u00a0; qui y renonce l’ouvre aux enchères à partir de {reserve}.',
    '{title} belongs to the bank: {price} to buy it; whoever declines opens an auction from {reserve} on.',
  ],
  owned: ['{title}, {owner:de}, {camp}\u00a0: s’y arrêter coûte {cost}.', '{title}, {owner}’s, {camp}: stopping there costs {cost}.'],
  ownedDice: [
    '{title}, {owner:de}, {camp}\u00a0: s’y arrêter coûte {factor} fois les dés.',
    '{title}, {owner}’s, {camp}: stopping there costs {factor} times the dice.',
  ],
  free: [
    '{title}, {owner:de}\u00a0: rien à payer, le titre est hypothéqué ou son propriétaire est en prison.',
    '{title}, {owner}’s: nothing to pay, the title is mortgaged or its owner is in prison.',
  ],
  camps: [
    'La valeur de liquidation de chaque camp\u00a0: espèces, bâtiments et titres comme si l’on vendait tout.',
    'The liquidation value of each camp: cash, buildings and titles as if all were sold.',
  ],
  'camp.C': [
    'Libre-concurrent\u00a0: il bâtit dès sa première rue, demande des loyers modestes et les reçoit toujours.',
    'Competitor: he builds from his first street on, asks modest rents and always receives them.',
  ],
  'camp.M': [
    'Monopoliste\u00a0: à deux rues d’une ville il double ses loyers et peut bâtir\u00a0; en prison il ne reçoit rien.',
    'Monopolist: with two streets of a city he doubles his rents and may build; in prison he receives nothing.',
  ],
  dice: [
    'On avance de la somme\u00a0; un double au premier lancer donne droit à un second.',
    'One moves by the sum; a double at the first throw gives a second.',
  ],
  deck: [
    '{camp}\u00a0: on ne tire que dans le paquet de son camp\u00a0; {count|# carte tirée|# cartes tirées} jusqu’ici.',
    '{camp}: one draws from the deck of one’s own camp only; {count|# card|# cards} drawn so far.',
  ],
  stock: [
    'Ce qui n’est plus en stock ne se construit pas\u00a0: il reste {houses|# maison|# maisons} et {hotels|# hôtel|# hôtels}.',
    'What is out of stock cannot be built: {houses|# house|# houses} and {hotels|# hotel|# hotels} are left.',
  ],
  stockUnlimited: ['À cette table, maisons et hôtels ne manquent jamais.', 'At this table houses and hotels never run out.'],
  round: [
    'Une manche, c’est un tour de chacun\u00a0; après la manche {limit}, on compte.',
    'A round is one turn of everybody; after round {limit} the count is made.',
  ],
  roundUnlimited: [
    'Une manche, c’est un tour de chacun\u00a0; seule la faillite finit la partie.',
    'A round is one turn of everybody; only bankruptcy ends the game.',
  ],
  card: ['La dernière carte tirée\u00a0; elle est retournée sous son paquet.', 'The card drawn last; it has gone under its deck.'],
  cash: [
    '{sum} en espèces, pour acheter, bâtir et payer\u00a0; sans elles, il faut hypothéquer ou vendre.',
    '{sum} in cash, to buy, build and pay with; without it, one must mortgage or sell.',
  ],
  income: [
    '{sum}\u00a0: tous ses loyers d’aujourd’hui ensemble, les services comptés à un lancer de 7.',
    '{sum}: all present rents together, utilities counted at a throw of 7.',
  ],
  worth: [
    '{sum}\u00a0: espèces, bâtiments à moitié prix et titres à leur valeur d’hypothèque. Au-dessous d’une dette, c’est la faillite.',
    '{sum}: cash, buildings at half price and titles at their mortgage value. Below a debt it means bankruptcy.',
  ],
  count: ['{sum}\u00a0: ce que donnerait le décompte si la limite tombait maintenant.', '{sum}: what the count would be if the limit fell now.'],
  titles: [
    '{name} a {count|# titre|# titres}\u00a0; chacun rapporte quand un autre s’y arrête.',
    '{name} has {count|# title|# titles}; each earns when somebody else stops there.',
  ],
  ahead: ['Une somme de {sum}, {ways} chances sur 36, mène ici.', 'A sum of {sum}, {ways} chances in 36, leads here.'],
  /* once each, in the first games against bots */
  'panel.ceilings': [
    'Chacun scelle le plus qu’il paierait\u00a0; le plus haut l’emporte, à 100 de plus que le deuxième. Passer est une réponse aussi.',
    'Everybody seals the most they would pay; the highest wins, at 100 more than the second. To pass is an answer, too.',
  ],
  'panel.bidding': [
    'À son tour on offre au moins 100 de plus, ou l’on passe pour de bon\u00a0; la meilleure offre prend le titre.',
    'In turn one offers at least 100 more, or passes for good; the best offer takes the title.',
  ],
  'panel.prison': [
    'En prison, un monopoliste n’encaisse rien. Il en sort par un double ou 500 avant de lancer\u00a0; au troisième tour il paie.',
    'In prison a monopolist collects nothing. A double or 500 before the throw gets one out; in the third turn one pays.',
  ],
  'panel.war': [
    'À la guerre des prix, un libre-concurrent encaisse toujours. Il en sort par un double ou 500 avant de lancer\u00a0; au troisième tour il paie.',
    'In a price war a competitor still collects. A double or 500 before the throw gets one out; in the third turn one pays.',
  ],
  'panel.tax': [
    'Le forfait, ou un pourcentage des espèces et du prix des titres\u00a0: au choix, calculés à l’arrivée.',
    'The flat sum, or a percentage of cash and of the price of titles: as one likes, reckoned on arrival.',
  ],
  'panel.raise': [
    'Qui peut payer le doit\u00a0: on hypothèque ou l’on vend ce qu’on veut, et la dette se paie dès que les espèces suffisent.',
    'Whoever can pay must: mortgage or sell what you like; the debt is paid as soon as the cash suffices.',
  ],
  'tip.goal': [
    'Votre camp gagne en ruinant l’autre, ou par son plus riche à la dernière manche. Achetez où vous passez\u00a0: ceux qui s’y arrêtent paieront.',
    'Your camp wins by ruining the other, or by its richest in the last round. Buy where you land: whoever stops there pays.',
  ],
  'tip.buy': [
    'À deux rues d’une ville, un monopoliste double ses loyers\u00a0; un libre-concurrent peut bâtir dès la première.',
    'With two streets of a city a monopolist doubles his rents; a competitor may build from the first one on.',
  ],
  'tip.auction': [
    'Scellez ce que le titre vaut pour vous\u00a0: on ne paie qu’un pas de plus que le deuxième.',
    'Seal what the title is worth to you: one pays only a step more than the second.',
  ],
  'tip.raise': [
    'Hypothéquer une rue isolée coûte moins cher que vendre une maison à moitié prix.',
    'Mortgaging a single street costs less than selling a house at half price.',
  ],
  'tip.build': [
    'Il vous reste de quoi bâtir\u00a0: un niveau de plus rapporte à chaque arrêt des autres.',
    'You have enough to build: one more level earns at every stop of the others.',
  ],
} as const satisfies Words;
