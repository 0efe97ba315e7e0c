/** What the guide of a first game says. French comes first. */
export const fr = {
  'goal.title': 'Dix puissances, un monde',
  'goal.why':
    'Vous menez l’Afrique Noire\u00a0: {centres} centres sur {all}. Qui en possède {needed} est maître du monde. Chacun écrit en secret, puis tout se résout à la fois.',
  'goal.free': 'Le Kenya (ken) n’est à personne et il a un centre, le petit disque\u00a0: c’est votre premier but.',
  'goal.rival': 'La Tanzanie (tan) est à l’Afrique du Sud\u00a0: sa flotte touche le Kenya elle aussi.',

  'march.title': 'Un ordre, sur la carte',
  'march.why': 'Chaque saison, une unité avance d’une province. Votre état-major a écrit quatre ordres sur {units}\u00a0: il vous en reste deux.',
  'march.army': 'Votre armée en Centrafrique (cen) touche le Kenya.',
  'march.target': 'Entrez-y au printemps\u00a0: à l’automne, la province est à qui s’y tient.',
  'march.how': 'Touchez l’armée en Centrafrique (cen), puis le Kenya (ken).',
  'march.instead': 'C’est un ordre permis, mais il laisse le Kenya à la flotte voisine. Le guide propose A cen - ken, et rien d’autre pour l’instant.',

  'support.title': 'Un soutien',
  'support.why':
    'Si la flotte de Tanzanie entre aussi au Kenya, c’est 1 contre 1\u00a0: à forces égales, personne ne bouge. Vous ne lirez ses ordres qu’après.',
  'support.sum': 'L’armée du Zaïre (zai) touche le Kenya\u00a0: sans bouger, elle y prête sa force. À deux, vous valez {force}.',
  'support.whole': 'Un soutien nomme tout le mouvement\u00a0: cette armée-ci, de cen à ken.',
  'support.how': 'Touchez l’armée du Zaïre (zai), «\u00a0Soutenir\u00a0», puis cen, puis ken.',
  'support.instead': 'Sans ce soutien, un seul adversaire suffit à vous arrêter. Le guide attend A zai S A cen - ken.',

  'sale.title': 'Une vente à deux mains',
  'sale.why':
    'Vous avez {bales} ballots de matières (MP), et pas d’usine. L’Europe Occidentale en a quatre, qui demandent {need} MP chacune\u00a0: elle achète.',
  'sale.offers':
    'Les offres sont sous «\u00a0Bourse\u00a0». L’acheteur écrit 1 MP pour {price}\u00a0: la vente a lieu si votre feuille dit la même chose, au printemps seulement.',
  'sale.how': 'Ouvrez «\u00a0Bourse\u00a0» et acceptez une offre de l’Europe Occidentale\u00a0: 1 MP pour {price}.',
  'sale.instead': 'Permis, mais sans écho\u00a0: l’Europe Occidentale a écrit 1 MP pour {price}, un seul ballot, et un autre prix ne trouverait personne.',

  'seal.title': 'Sceller la feuille',
  'seal.why': 'Personne ne lit votre feuille avant que tous aient scellé la leur. Les promesses n’obligent à rien\u00a0: seule la feuille compte.',
  'seal.last': 'Les neuf autres ont scellé\u00a0: avec vous, le printemps se résout.',
  'seal.how': 'Scellez votre feuille.',
  'seal.instead': 'Vous pouvez récrire votre feuille autant qu’il vous plaît avant de sceller. Mais celle-ci est bonne\u00a0: scellez-la.',

  'told.title': 'Deux contre un',
  'told.why':
    'L’Afrique du Sud voulait bien le Kenya\u00a0: à 2 contre 1, vous entrez, elle rebondit. Et les deux feuilles disaient 1 MP\u00a0: {price} sont à vous.',
  'told.entered': 'Votre armée est au Kenya. Il ne sera à vous qu’en automne, si elle y tient.',
  'told.bounced': 'La flotte est restée en Tanzanie\u00a0: une attaque manquée ne coûte rien.',

  'shot.title': 'Un missile, une seule fois',
  'shot.why':
    'L’Afrique du Sud a {bonds} bons techniques (BT). Cet hiver, placés sur sa flotte, ils en font une force de {force}\u00a0: elle reviendrait. Vous avez un missile.',
  'shot.site': 'Votre ICBM est en Centrafrique, en secret. Il peut frapper n’importe quelle province du monde.',
  'shot.target': 'La flotte, le centre et la mine de Tanzanie disparaissent\u00a0; personne n’y entre pendant {seasons} saisons encore. Rien ne revient.',
  'shot.how': '«\u00a0Écrire mes ordres\u00a0», touchez la Centrafrique (cen), «\u00a0Tirer\u00a0», puis la Tanzanie (tan).',
  'shot.instead': 'C’est plus doux, et permis. Mais la flotte resterait là\u00a0: le guide propose un seul tir, de cen sur tan.',

  'autumn.title': 'L’automne décide',
  'autumn.why': 'À la fin de l’automne, chaque province est à l’unité qui s’y tient. Traverser au printemps ne prend rien.',
  'autumn.stay': 'Votre armée du Kenya n’a pas d’ordre\u00a0: elle tient, et c’est ce qu’il faut.',
  'autumn.how': 'Scellez votre feuille.',
  'autumn.instead': 'Une unité qui part ne prend pas la province. Le guide propose de tenir, et de sceller.',

  'build.title': 'L’hiver\u00a0: construire',
  'build.why': 'Le Kenya est à vous\u00a0: {centres} centres pour {units} unités. Vous pouvez en lever {more} de plus.',
  'build.saved': 'L’Afrique du Sud a tiré sur le Zaïre en même temps. Votre ABM y était\u00a0: il a arrêté le missile.',
  'build.site': 'On construit dans un centre de son pays, libre\u00a0: la Centrafrique est vide, et près du front.',
  'build.how': '«\u00a0Écrire mes ordres\u00a0», touchez la Centrafrique (cen), puis «\u00a0Construire\u00a0» une armée.',
  'build.instead': 'D’autres centres sont libres, et attendre est permis. Le guide propose une armée en Centrafrique, la plus proche du front.',

  'food.title': 'L’hiver\u00a0: nourrir',
  'food.why': 'Chaque unité mange un ticket (TB) par an, la nouvelle aussi\u00a0: {mouths} pour {tickets} TB. Celle qu’on ne nourrit pas disparaît.',
  'food.left': 'Vos provinces sans centre en donnent un chacune à la récolte. Il vous en restera {left}\u00a0: comptez avant chaque construction.',
  'food.how': 'Scellez votre feuille.',
  'food.instead': 'Vous pouvez encore changer d’avis. Mais tout le monde mange, et la feuille est bonne\u00a0: scellez-la.',

  'end.title': 'À vous le monde',
  'end.why': 'Le printemps {year} commence. Ordres, soutiens, ventes, missiles, vivres\u00a0: vous savez l’essentiel. Le reste est affaire de promesses.',
  'end.count':
    'Vous avez {units} unités et {centres} centres\u00a0: il en faut {needed} pour gagner. La partie continue contre neuf autres si vous voulez\u00a0: plus rien n’est écrit d’avance.',
} as const;
