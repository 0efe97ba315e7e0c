import type { Words } from '#kernel/words.ts';

/** What the guide of a first game says. */
export const words = {
  'goal.title': ['Dix puissances, un monde', 'Ten powers, one world'],
  'goal.why': [
    'Vous menez l’Afrique Noire\u00a0: {centres} centres sur {all}. Qui en possède {needed} est maître du monde. Chacun écrit en secret, puis tout se résout à la fois.',
    'You lead Sub-Saharan Africa: {centres} centres out of {all}. Whoever owns {needed} is master of the world. All write in secret, then everything is resolved at once.',
  ],
  'goal.free': [
    'Le Kenya (ken) n’est à personne et il a un centre, le petit disque\u00a0: c’est votre premier but.',
    'Kenya (ken) belongs to nobody and has a centre, the small disc: it is your first goal.',
  ],
  'goal.rival': [
    'La Tanzanie (tan) est à l’Afrique du Sud\u00a0: sa flotte touche le Kenya elle aussi.',
    'Tanzania (tan) belongs to South Africa: its fleet borders on Kenya too.',
  ],
  'march.title': ['Un ordre, sur la carte', 'An order, on the map'],
  'march.why': [
    'Chaque saison, une unité avance d’une province. Votre état-major a écrit quatre ordres sur {units}\u00a0: il vous en reste deux.',
    'Each season a unit moves by one province. Your staff has written four orders out of {units}: two are left for you.',
  ],
  'march.army': ['Votre armée en Centrafrique (cen) touche le Kenya.', 'Your army in Central Africa (cen) borders on Kenya.'],
  'march.target': [
    'Entrez-y au printemps\u00a0: à l’automne, la province est à qui s’y tient.',
    'Enter it in spring: in autumn a province belongs to whoever stands there.',
  ],
  'march.how': ['Touchez l’armée en Centrafrique (cen), puis le Kenya (ken).', 'Touch the army in Central Africa (cen), then Kenya (ken).'],
  'march.instead': [
    'C’est un ordre permis, mais il laisse le Kenya à la flotte voisine. Le guide propose A cen - ken, et rien d’autre pour l’instant.',
    'You may order that, but it leaves Kenya to the fleet next door. The guide suggests A cen - ken, and nothing else for now.',
  ],
  'support.title': ['Un soutien', 'A support'],
  'support.why': [
    'Si la flotte de Tanzanie entre aussi au Kenya, c’est 1 contre 1\u00a0: à forces égales, personne ne bouge. Vous ne lirez ses ordres qu’après.',
    'If the fleet of Tanzania enters Kenya too, it is 1 against 1: with equal forces nobody moves. You will read its orders only afterwards.',
  ],
  'support.sum': [
    'L’armée du Zaïre (zai) touche le Kenya\u00a0: sans bouger, elle y prête sa force. À deux, vous valez {force}.',
    'The army of Zaire (zai) borders on Kenya: without moving it lends its force there. Together you are worth {force}.',
  ],
  'support.whole': [
    'Un soutien nomme tout le mouvement\u00a0: cette armée-ci, de cen à ken.',
    'A support names the whole move: this very army, from cen to ken.',
  ],
  'support.how': [
    'Touchez l’armée du Zaïre (zai), «\u00a0Soutenir\u00a0», puis cen, puis ken.',
    'Touch the army of Zaire (zai), “Support”, then cen, then ken.',
  ],
  'support.instead': [
    'Sans ce soutien, un seul adversaire suffit à vous arrêter. Le guide attend A zai S A cen - ken.',
    'Without this support a single rival is enough to stop you. The guide waits for A zai S A cen - ken.',
  ],
  'sale.title': ['Une vente à deux mains', 'A sale takes two hands'],
  'sale.why': [
    'Vous avez {bales} ballots de matières (MP), et pas d’usine. L’Europe Occidentale en a quatre, qui demandent {need} MP chacune\u00a0: elle achète.',
    'You have {bales} bales of raw material (MP), and no factory. Western Europe has four, which take {need} MP each: it buys.',
  ],
  'sale.offers': [
    'Les offres sont sous «\u00a0Bourse\u00a0». L’acheteur écrit 1 MP pour {price}\u00a0: la vente a lieu si votre feuille dit la même chose, au printemps seulement.',
    'The offers lie under “Exchange”. The buyer writes 1 MP for {price}: the sale takes place if your sheet says the same, in spring only.',
  ],
  'sale.how': [
    'Ouvrez «\u00a0Bourse\u00a0» et acceptez une offre de l’Europe Occidentale\u00a0: 1 MP pour {price}.',
    'Open “Exchange” and accept an offer from Western Europe: 1 MP for {price}.',
  ],
  'sale.instead': [
    'Permis, mais sans écho\u00a0: l’Europe Occidentale a écrit 1 MP pour {price}, un seul ballot, et un autre prix ne trouverait personne.',
    'You may, but nobody answers: Western Europe has written 1 MP for {price}, a single bale, and another price would find nobody.',
  ],
  'seal.title': ['Sceller la feuille', 'Sealing the sheet'],
  'seal.why': [
    'Personne ne lit votre feuille avant que tous aient scellé la leur. Les promesses n’obligent à rien\u00a0: seule la feuille compte.',
    'Nobody reads your sheet before all have sealed theirs. Promises bind nobody: only the sheet counts.',
  ],
  'seal.last': ['Les neuf autres ont scellé\u00a0: avec vous, le printemps se résout.', 'The other nine have sealed: with you, spring is resolved.'],
  'seal.how': ['Scellez votre feuille.', 'Seal your sheet.'],
  'seal.instead': [
    'Vous pouvez récrire votre feuille autant qu’il vous plaît avant de sceller. Mais celle-ci est bonne\u00a0: scellez-la.',
    'You may rewrite your sheet as often as you like before sealing. But this one is good: seal it.',
  ],
  'told.title': ['Deux contre un', 'Two against one'],
  'told.why': [
    'L’Afrique du Sud voulait bien le Kenya\u00a0: à 2 contre 1, vous entrez, elle rebondit. Et les deux feuilles disaient 1 MP\u00a0: {price} sont à vous.',
    'South Africa did want Kenya: at 2 against 1 you get in, it bounces. And both sheets said 1 MP: {price} are yours.',
  ],
  'told.entered': [
    'Votre armée est au Kenya. Il ne sera à vous qu’en automne, si elle y tient.',
    'Your army is in Kenya. It will be yours only in autumn, if it holds there.',
  ],
  'told.bounced': [
    'La flotte est restée en Tanzanie\u00a0: une attaque manquée ne coûte rien.',
    'The fleet has stayed in Tanzania: a failed attack costs nothing.',
  ],
  'shot.title': ['Un missile, une seule fois', 'A missile, once only'],
  'shot.why': [
    'L’Afrique du Sud a {bonds} bons techniques (BT). Cet hiver, placés sur sa flotte, ils en font une force de {force}\u00a0: elle reviendrait. Vous avez un missile.',
    'South Africa has {bonds} technical bonds (BT). Placed on its fleet this winter they make a force of {force}: it would be back. You have a missile.',
  ],
  'shot.site': [
    'Votre ICBM est en Centrafrique, en secret. Il peut frapper n’importe quelle province du monde.',
    'Your ICBM stands in Central Africa, in secret. It can hit any province of the world.',
  ],
  'shot.target': [
    'La flotte, le centre et la mine de Tanzanie disparaissent\u00a0; personne n’y entre pendant {seasons} saisons encore. Rien ne revient.',
    'The fleet, the centre and the mine of Tanzania disappear; nobody enters for {seasons} more seasons. Nothing comes back.',
  ],
  'shot.how': [
    '«\u00a0Écrire mes ordres\u00a0», touchez la Centrafrique (cen), «\u00a0Tirer\u00a0», puis la Tanzanie (tan).',
    '“Write my orders”, touch Central Africa (cen), “Fire”, then Tanzania (tan).',
  ],
  'shot.instead': [
    'C’est plus doux, et permis. Mais la flotte resterait là\u00a0: le guide propose un seul tir, de cen sur tan.',
    'That is gentler, and allowed. But the fleet would stay there: the guide suggests one shot, from cen at tan.',
  ],
  'autumn.title': ['L’automne décide', 'Autumn decides'],
  'autumn.why': [
    'À la fin de l’automne, chaque province est à l’unité qui s’y tient. Traverser au printemps ne prend rien.',
    'At the end of autumn each province belongs to the unit that stands there. Passing through in spring takes nothing.',
  ],
  'autumn.stay': [
    'Votre armée du Kenya n’a pas d’ordre\u00a0: elle tient, et c’est ce qu’il faut.',
    'Your army in Kenya has no order: it holds, and that is what it takes.',
  ],
  'autumn.how': ['Scellez votre feuille.', 'Seal your sheet.'],
  'autumn.instead': [
    'Une unité qui part ne prend pas la province. Le guide propose de tenir, et de sceller.',
    'A unit that leaves does not take the province. The guide suggests holding, and sealing.',
  ],
  'build.title': ['L’hiver\u00a0: construire', 'Winter: building'],
  'build.why': [
    'Le Kenya est à vous\u00a0: {centres} centres pour {units} unités. Vous pouvez en lever {more} de plus.',
    'Kenya is yours: {centres} centres for {units} units. You may raise {more} more.',
  ],
  'build.saved': [
    'L’Afrique du Sud a tiré sur le Zaïre en même temps. Votre ABM y était\u00a0: il a arrêté le missile.',
    'South Africa fired at Zaire at the same time. Your ABM was there: it stopped the missile.',
  ],
  'build.site': [
    'On construit dans un centre de son pays, libre\u00a0: la Centrafrique est vide, et près du front.',
    'You build in a free centre of your own country: Central Africa is empty, and near the front.',
  ],
  'build.how': [
    '«\u00a0Écrire mes ordres\u00a0», touchez la Centrafrique (cen), puis «\u00a0Construire\u00a0» une armée.',
    '“Write my orders”, touch Central Africa (cen), then “Build” an army.',
  ],
  'build.instead': [
    'D’autres centres sont libres, et attendre est permis. Le guide propose une armée en Centrafrique, la plus proche du front.',
    'Other centres are free, and waiting is allowed. The guide suggests an army in Central Africa, the nearest to the front.',
  ],
  'food.title': ['L’hiver\u00a0: nourrir', 'Winter: feeding'],
  'food.why': [
    'Chaque unité mange un ticket (TB) par an, la nouvelle aussi\u00a0: {mouths} pour {tickets} TB. Celle qu’on ne nourrit pas disparaît.',
    'Each unit eats one ticket (TB) a year, the new one too: {mouths} for {tickets} TB. One that is not fed disappears.',
  ],
  'food.left': [
    'Vos provinces sans centre en donnent un chacune à la récolte. Il vous en restera {left}\u00a0: comptez avant chaque construction.',
    'Your provinces without a centre give one each at the harvest. You will have {left} left: count before you build.',
  ],
  'food.how': ['Scellez votre feuille.', 'Seal your sheet.'],
  'food.instead': [
    'Vous pouvez encore changer d’avis. Mais tout le monde mange, et la feuille est bonne\u00a0: scellez-la.',
    'You may still change your mind. But everybody eats, and the sheet is good: seal it.',
  ],
  'end.title': ['À vous le monde', 'The world is yours'],
  'end.why': [
    'Le printemps {year} commence. Ordres, soutiens, ventes, missiles, vivres\u00a0: vous savez l’essentiel. Le reste est affaire de promesses.',
    'Spring {year} begins. Orders, supports, sales, missiles, food: you know what matters. The rest is a matter of promises.',
  ],
  'end.count': [
    'Vous avez {units} unités et {centres} centres\u00a0: il en faut {needed} pour gagner. La partie continue contre neuf autres si vous voulez\u00a0: plus rien n’est écrit d’avance.',
    'You have {units} units and {centres} centres: {needed} win the game. The game goes on against nine others if you like: nothing is written beforehand any more.',
  ],
} as const satisfies Words;
