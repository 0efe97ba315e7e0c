/** What the guide of a first game says. French comes first. */
export const fr = {
  'goal.title': 'Une usine et des points',
  'goal.why':
    'Votre usine vaut {points|# point|# points}. Dès que l’une atteint la colonne {end}, on finit la mission et l’on compte\u00a0: le plus de points gagne.',
  'goal.balance': 'Votre colonne, {growth}\u00a0: ce que rapporte une production, et autant de points.',
  'goal.floors': 'Vos trois services\u00a0: plus un marqueur va à droite, plus il compte, de 1 à 15\u00a0points.',
  'goal.cash': 'L’argent compte de moitié\u00a0: {cash} font {points|# point|# points}.',

  'lot.title': 'Choisir, c’est laisser',
  'lot.why': 'Trois lots pour deux joueurs\u00a0: vous choisissez, {other} choisit parmi ce que vous laissez, et le dernier lot est perdu pour tous.',
  'lot.best': 'Innover, produire, grandir\u00a0: les trois vous servent dès cette mission.',
  'lot.left': 'Lui aussi produit\u00a0: {other} le prendra sans doute. Regardez ce que vous laissez.',
  'lot.poor': 'Ici, pas de Production\u00a0: aucune recette.',
  'lot.how': 'Prenez le lot {lot}.',
  'lot.instead': 'C’est permis. Mais {other} aurait alors le choix du lot {lot}, le plus complet\u00a0: le guide le prend.',

  'innovation.title': 'Innover avant de produire',
  'innovation.why':
    'Une carte chacun, tour à tour, dans l’ordre qu’on veut. Votre usine rejette {waste|# déchet|# déchets} par production\u00a0: mieux vaut la moderniser d’abord.',
  'innovation.floor': 'Un pas à droite\u00a0: {after|# déchet|# déchets} et non plus {before}, {pointsAfter|# point|# points} et non plus {pointsBefore}.',
  'innovation.price': 'Le pas coûte {price}\u00a0: il vous restera {left}.',
  'innovation.how': 'Innovez au service des déchets.',
  'innovation.instead': 'C’est permis. Mais la production de cette mission rejetterait {waste|# déchet|# déchets} entiers\u00a0: le guide innove aux déchets.',

  'auction.title': 'L’enchère',
  'auction.why':
    '{other} met {size|# matière|# matières} en vente. Chacun parle une fois, et lui le dernier\u00a0: il accepte la meilleure offre, ou paie plus à la banque pour les garder.',
  'auction.order': 'Vous parlez avant lui. Si personne n’offre rien, il les prend pour rien.',
  'auction.silo':
    'Vos {silo|# matière|# matières} suffisent à une production, pas à deux. À {offer}, ou elles sont à vous, ou il paie {least} pour les garder.',
  'auction.how': 'Offrez {offer}.',
  'auction.instead': 'C’est permis. Mais avec {offer}, vous y gagnez de toute façon\u00a0: des matières pour vous, ou {least} de moins pour lui.',

  'production.title': 'Produire',
  'production.why': '{other} a payé {paid} à la banque pour garder ses matières. À vous de produire\u00a0: les vôtres deviennent de l’argent… et des déchets.',
  'production.silo': '{materials|# matière sort|# matières sortent} du silo, {income} entrent en caisse\u00a0: le chiffre de votre colonne.',
  'production.dump': '{waste|# fût viendra|# fûts viendront} ici, dessinés en clair. Tant que c’est vert, rien à craindre.',
  'production.how': 'Produisez.',
  'production.instead': 'C’est permis. Mais sans production, pas de recette, et {wages} de salaires à payer\u00a0: le guide produit.',

  'growth.title': 'Grandir',
  'growth.why': 'Une colonne de plus, c’est {next} à chaque production, et non plus {now}\u00a0; et un point de plus à la fin.',
  'growth.end': 'Qui arrive ici met fin à la partie. On ne s’y presse que si l’on est devant.',
  'growth.next': 'Votre usine avancera ici.',
  'growth.how': 'Jouez la Croissance.',
  'growth.instead': 'C’est permis\u00a0: la dernière carte peut même se garder. Mais plus tôt on grandit, plus de productions en profitent.',

  'second.title': 'Un lot qui sert maintenant',
  'second.why':
    'Les salaires sont payés, {wages} chacun. L’Euro a changé de main\u00a0: {other} a choisi d’abord, et pris le lot qui vous avait servi. À vous, parmi deux.',
  'second.tempting': 'Produire avec l’Expert ferait {sum}… mais il faut des matières, et rien ici n’en procure.',
  'second.useful': 'Votre silo est vide. Ici, la Vente peut d’abord vous procurer {size|# matière|# matières}\u00a0; puis vous produirez.',
  'second.how': 'Prenez le lot {lot}.',
  'second.instead': 'C’est permis. Mais votre silo vide ne produirait rien de toute la mission\u00a0: le guide prend le lot {lot}, avec la Vente.',

  'seller.title': 'Le dernier mot',
  'seller.why':
    'Cette fois, c’est votre Vente\u00a0: {other} offre {best}. Acceptez, et il vous les paie\u00a0; ou gardez-les pour {least}, payés à la banque.',
  'seller.silo': 'Avec ces {size|# matière|# matières}, votre carte Production peut servir tout de suite.',
  'seller.income': 'Elle rapporte {income}\u00a0: bien plus que {best}.',
  'seller.how': 'Offrez vous-même {least} pour les garder\u00a0; la Production suit.',
  'seller.instead': 'C’est permis. Mais pour {best} de recette, vous perdriez une production de {income}\u00a0: le guide garde les matières.',

  'waste.title': 'Les déchets restent',
  'waste.why':
    'Vous avez produit\u00a0: {income} de plus, et {waste|# fût|# fûts} de plus. Votre dépôt est à {dump}\u00a0; la prochaine production l’amènerait à {next}.',
  'waste.own': 'Vert jusqu’à {green}, jaune jusqu’à {yellow}, rouge jusqu’à {max}. Au-delà, plus de place, donc plus de production.',
  'waste.rival': '{other} est à {dump}, dans le jaune. Si l’Alerte sort, il paiera.',
  'waste.how': 'Éliminez {fields|# case|# cases} de déchets.',
  'waste.instead': 'C’est permis. Mais votre prochaine production finirait alors dans le jaune\u00a0: le guide fait de la place.',

  'alert.title': 'L’Alerte est sortie',
  'alert.why':
    'Elle était cachée parmi les cartes des lots, et regarde tous les dépôts. Jaune\u00a0: {fine} d’amende et une colonne de recul. Rouge\u00a0: le double.',
  'alert.rival': '{other}, à {dump}, a payé, et son usine a reculé\u00a0: colonne {growth}.',
  'alert.own': 'Vous êtes à {dump}, dans le vert\u00a0: rien à payer, rien de perdu.',

  'end.title': 'À vous de jouer',
  'end.why': 'Gagner, c’est tenir l’équilibre\u00a0: des lots utiles, des matières à temps, un dépôt propre, de l’argent changé en innovations.',
  'end.points': 'Vous en êtes à {points|# point|# points}\u00a0: {growth} pour la croissance, {services} pour les services, {cash} pour la trésorerie.',
  'end.floors': 'Le premier pas d’un service vaut {first|# point|# points}, le dernier {last}\u00a0: mieux vaut en finir un.',
  'end.column': 'Une usine ici, une dernière alerte, et l’on compte.',
} as const;
