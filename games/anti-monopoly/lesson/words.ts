import type { Words } from '#kernel/words.ts';

/** What the guide of a first game says. */
export const words = {
  'camps.title': ['Deux camps, deux règles', 'Two camps, two sets of rules'],
  'camps.why': [
    'Vous êtes libre-concurrent, {other} est monopoliste, pour toute la partie. Chacun a {cash}\u00a0; on gagne en ruinant l’autre camp, ou en étant le plus riche du sien.',
    'You are a free competitor, {other} is a monopolist, for the whole game. Everybody has {cash}; you win by ruining the other camp, or as the richest of yours.',
  ],
  'camps.own': [
    'Libre-concurrent\u00a0: vous bâtissez partout où vous avez une rue, et vos loyers restent modestes.',
    'Competitor: you build wherever you own a street, and your rents stay modest.',
  ],
  'camps.other': [
    'Monopoliste\u00a0: il lui faut deux rues d’une même ville pour bâtir, mais ses loyers doublent.',
    'Monopolist: he needs two streets of one city to build, but his rents double.',
  ],
  'camps.how': ['Lancez les dés.', 'Throw the dice.'],
  'camps.instead': ['Rien d’autre ne presse\u00a0: le tour commence par les dés.', 'Nothing else is urgent: the turn begins with the dice.'],
  'buy.title': ['Une rue suffit', 'One street is enough'],
  'buy.why': [
    'Personne n’a {street}\u00a0: elle coûte {price}. Qui s’y arrête vous paiera {rent}.',
    'Nobody owns {street}: it costs {price}. Whoever stops there will pay you {rent}.',
  ],
  'buy.square': [
    'Berlin a trois rues. En prendre une, c’est déjà gêner le monopoliste, à qui il en faut deux.',
    'Berlin has three streets. Taking one already hinders the monopolist, who needs two.',
  ],
  'buy.cash': [
    'Il vous restera {left}. Refusée, la rue part aux enchères dès {mortgage}.',
    'You will have {left} left. Declined, the street goes to auction from {mortgage} on.',
  ],
  'buy.how': ['Achetez {street}.', 'Buy {street}.'],
  'buy.instead': [
    'Renoncer est permis\u00a0: la rue part alors aux enchères, et {other} peut l’avoir pour {mortgage}.',
    'You may decline: then the street goes to auction, and {other} may have it for {mortgage}.',
  ],
  'war.title': ['La guerre des prix', 'The price war'],
  'war.why': [
    'Une carte de votre camp vous y envoie\u00a0: vous êtes retenu, mais vous continuez d’encaisser vos loyers. Un monopoliste, lui, irait en prison et n’encaisserait rien.',
    'A card of your camp sends you there: you are detained, but you go on collecting your rents. A monopolist would go to prison and collect nothing.',
  ],
  'war.square': [
    'On en sort par un double, ou en payant {fee} avant de lancer\u00a0; au troisième tour, on paie de force.',
    'A double gets you out, or paying {fee} before you throw; on the third turn you have to pay.',
  ],
  'war.rival': [
    '{other} a pris {street}, une autre rue de Berlin\u00a0: la vôtre lui ferait la paire.',
    '{other} has taken {street}, another street of Berlin: yours would make his pair.',
  ],
  'trade.title': ['Une offre trop belle', 'Too good an offer'],
  'trade.why': [
    '{other} vous offre {sum} pour votre rue, qui a coûté {price}. Pourquoi tant\u00a0?',
    '{other} offers you {sum} for your street, which cost {price}. Why so much?',
  ],
  'trade.pair': [
    'Avec deux rues de Berlin, chaque loyer doublerait, {single:de} à {double}\u00a0: {both} à elles deux, et il pourrait bâtir.',
    'With two streets of Berlin, each rent would double, from {single} to {double}: {both} for the two, and he could build.',
  ],
  'trade.how': ['Refusez.', 'Reject it.'],
  'trade.shown': [
    'Un bot fort prendrait les {sum}, qui s’encaissent tout de suite. On refuse ici pour que vous voyiez ce que vaut une paire.',
    'A strong bot would take the {sum}, which are paid at once. You refuse here so that you see what a pair is worth.',
  ],
  'trade.instead': [
    'Accepter est permis, et {sum} sont bons à prendre. Mais vous lui donnez son monopole\u00a0: le guide refuse.',
    'You may accept, and {sum} are welcome. But you would hand him his monopoly: the guide refuses.',
  ],
  'build.title': ['Bâtir, même retenu', 'Building, even detained'],
  'build.why': [
    '{other} s’est arrêté chez vous et a payé {rent}, pendant que vous étiez à la guerre des prix. Une maison vous rapportera davantage.',
    '{other} stopped at your place and paid {rent}, while you were in the price war. A house will bring you more.',
  ],
  'build.square': [
    'Une maison coûte {step} et porte le loyer {rent:de} à {after}. Un libre-concurrent bâtit avec une seule rue.',
    'A house costs {step} and raises the rent from {rent} to {after}. A competitor builds with a single street.',
  ],
  'build.how': ['Bâtissez une maison à {street}.', 'Build a house in {street}.'],
  'build.shown': [
    'Un bot fort garderait ses {step}\u00a0: si tôt, ils manquent à qui doit payer. On bâtit ici pour que vous voyiez le loyer monter.',
    'A strong bot would keep its {step}: so early they are missed by whoever must pay. You build here to see the rent rise.',
  ],
  'build.instead': [
    'C’est permis. Mais on ne bâtit qu’avant de lancer, et chaque passage à {rent} est un passage sans maison.',
    'You may. But you can only build before you throw, and each visit at {rent} is a visit without a house.',
  ],
  'out.title': ['Sortir, ou attendre', 'Get out, or wait'],
  'out.why': [
    'Retenu, vous n’achetez rien de nouveau\u00a0: il faut circuler. Payer {fee} vous libère tout de suite.',
    'Detained, you buy nothing new: you have to move about. Paying {fee} sets you free at once.',
  ],
  'out.square': ['Sans payer, il faudrait un double\u00a0: une chance sur six.', 'Without paying it would take a double: one chance in six.'],
  'out.how': ['Payez {fee} pour sortir.', 'Pay {fee} to get out.'],
  'out.instead': [
    'Lancer sans payer est permis\u00a0: une chance sur six de sortir sans frais. Le guide paie.',
    'You may throw without paying: one chance in six to get out for nothing. The guide pays.',
  ],
  'turn.title': ['Et dans l’autre camp\u00a0?', 'And in the other camp?'],
  'turn.why': [
    'Votre rue rapporte {rent} avec une maison, et au plus {most} avec un hôtel. Voyons la même ville du côté du monopoliste.',
    'Your street brings {rent} with a house, and {most} at most with a hotel. Let us see the same city from the monopolist’s side.',
  ],
  'turn.square': [
    'La même maison, chez un monopoliste qui a deux rues, rapporterait {double}.',
    'The same house would bring {double} to a monopolist who owns two streets.',
  ],
  'pair.title': ['Monopoliste\u00a0: il faut la paire', 'Monopolist: it takes the pair'],
  'pair.why': [
    'Autre table\u00a0: cette fois vous êtes monopoliste. Vous avez deux rues de Berlin, et leurs loyers ont déjà doublé\u00a0: {rent} au lieu {single:de}.',
    'Another table: this time you are the monopolist. You own two streets of Berlin, and their rents have doubled already: {rent} instead of {single}.',
  ],
  'pair.square': [
    'Avec la paire vous pouvez bâtir\u00a0: {step} la maison, et le loyer passe à {after}.',
    'With the pair you may build: {step} a house, and the rent goes to {after}.',
  ],
  'pair.first': ['Votre première rue seule ne permettait rien\u00a0: il fallait la seconde.', 'Your first street alone allowed nothing: it took the second.'],
  'pair.how': ['Bâtissez à {street}.', 'Build in {street}.'],
  'pair.shown': [
    'Un bot fort attendrait d’avoir en main bien plus que ces {step}. On bâtit ici pour que vous voyiez le loyer de la paire.',
    'A strong bot would wait until it holds more than {step}. You build here to see what the pair asks in rent.',
  ],
  'pair.instead': [
    'C’est permis. Mais la paire est faite\u00a0: chaque maison vous rapporte le double de ce qu’elle rapporte à un concurrent.',
    'You may. But the pair is made: each house brings you twice what it brings a competitor.',
  ],
  'end.title': ['Deux façons de gagner', 'Two ways to win'],
  'end.why': [
    '{other} vient de s’arrêter à {street} et a payé {rent}. Le libre-concurrent joue sur le nombre et la durée, le monopoliste sur la paire et le coup fort.',
    '{other} has just stopped at {street} and paid {rent}. The competitor plays for numbers and time, the monopolist for the pair and the hard blow.',
  ],
  'auction.title': ['Aux enchères', 'Up for auction'],
  'auction.why': [
    'Troisième table\u00a0: vous êtes libre-concurrent, et il reste deux manches. {other} s’est arrêté à {street} sans l’acheter\u00a0: elle part aux enchères dès {opening}, la moitié de son prix.',
    'Third table: you are a free competitor, with two rounds to go. {other} stopped at {street} and did not buy it: it goes to auction from {opening} on, half its price.',
  ],
  'auction.pair': [
    '{other} a déjà {street}, dans la même ville\u00a0: plus tard, celle-ci ferait la paire.',
    '{other} already owns {street} in the same city: later, this one would make the pair.',
  ],
  'auction.cash': [
    'Vous avez {cash}. Chacun scelle un plafond\u00a0; le plus haut gagne, et ne paie que 100 de plus que le deuxième, ou la mise à prix s’il est seul.',
    'You have {cash}. Everybody seals a ceiling; the highest wins, and pays only 100 more than the second, or the opening price if it is alone.',
  ],
  'auction.how': ['Scellez un plafond de {most}.', 'Seal a ceiling of {most}.'],
  'auction.instead': [
    'C’est permis. Mais sans plafond la rue reste à la banque, pour qui s’y arrêtera\u00a0; le guide va jusqu’à {most}.',
    'You may. But without a ceiling the street stays with the bank, for whoever stops there next; the guide goes up to {most}.',
  ],
  'propose.title': ['Proposer un échange', 'Proposing a trade'],
  'propose.why': [
    'Dernière manche. Avant de lancer, on peut proposer un échange. {other} a {wanted}, de la ville où vous avez bâti\u00a0: offrez autre chose contre.',
    'The last round. Before you throw you may propose a trade. {other} owns {wanted}, in the city where you have built: offer something else for it.',
  ],
  'propose.wanted': [
    'Chez vous elle rapporterait {rent} par passage, et {other} n’aurait plus de paire à y faire.',
    'With you it would bring {rent} a visit, and {other} could make no pair there any more.',
  ],
  'propose.given': ['{given} vous rapporte {fare} par passage\u00a0: c’est ce que vous donnez.', '{given} brings you {fare} a visit: this is what you give.'],
  'propose.how': [
    'Ouvrez «\u00a0Échanger\u00a0», donnez {given}, demandez {wanted}, sans argent, et proposez.',
    'Open “Trade”, give {given}, ask for {wanted}, without cash, and propose.',
  ],
  'propose.instead': [
    'C’est permis. Le guide, lui, propose d’abord {given} contre {wanted}\u00a0: chacun donne quelque chose, personne ne fait de cadeau.',
    'You may. The guide first proposes {given} for {wanted}: everybody gives something, nobody makes a gift.',
  ],
  'debt.title': ['Quand la caisse est vide', 'When the cash runs out'],
  'debt.why': [
    '{other} a accepté. Vous voilà à {street}\u00a0: {rent} à payer, et il vous reste {cash}. La partie attend que vous réunissiez la somme.',
    '{other} has accepted. Now you stand on {street}: {rent} to pay, and you have {cash} left. The game waits until you have raised the sum.',
  ],
  'debt.street': [
    'Hypothéquée, {street} vous rend {half}, la moitié de son prix. Elle reste à vous, mais ne rapporte plus rien.',
    'Mortgaged, {street} gives you {half}, half its price. It stays yours, but brings nothing any more.',
  ],
  'debt.how': ['Hypothéquez {street}.', 'Mortgage {street}.'],
  'debt.instead': [
    'C’est permis. Mais {street} est ce qui vous manquera le moins\u00a0: {rent} par passage.',
    'You may. But {street} is what you will miss least: {rent} a visit.',
  ],
  'over.title': ['La partie est finie', 'The game is over'],
  'over.why': [
    'La dernière manche est jouée\u00a0: on compte les espèces, la valeur des titres et ce que paieraient leurs visiteurs. Vous avez {own}, {other} {theirs}\u00a0: les libre-concurrents gagnent.',
    'The last round is over: cash, the value of the titles and what their visitors would pay are counted. You have {own}, {other} {theirs}: the competitors win.',
  ],
  'end.prison': ['Prenez garde à la prison\u00a0: un monopoliste n’y encaisse rien.', 'Beware of prison: a monopolist collects nothing there.'],
} as const satisfies Words;
