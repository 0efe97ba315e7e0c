/** What the guide of a first game says. French comes first. */
export const fr = {
  'goal.title': 'Seuls les titres comptent',
  'goal.why': 'Vous avez {cash}, et votre score est {score:de}\u00a0: l’argent qui dort ne compte pas. Le premier qui possède pour {target} de titres a gagné.',
  'goal.score': 'Votre score\u00a0: vos titres au cours affiché, moins vos emprunts.',
  'goal.cycle': '{phase}\u00a0: un coefficient\u00a0II gagne {mean} par visite en moyenne. Puis vient {next}.',
  'goal.quotes': 'Les seize cours partent {nominal:de}. Cinq titres par valeur, pas un de plus.',

  'visit.title': 'Achetez aussi chez les autres',
  'visit.why':
    '{other} a fait {die} et visite {security}\u00a0: le cours monte {before:de} à {raw}. À chaque visite, tout le monde peut traiter, l’un après l’autre.',
  'visit.price': 'Il a acheté le premier\u00a0: chaque ordre pousse le prix {step:de}. Vous paierez {price}.',
  'visit.account': 'Trois titres vous coûtent {cost}, et votre score passe {score:de} à {after}.',
  'visit.how': 'Achetez 3\u00a0titres {security}.',
  'visit.instead': 'C’est permis, mais {cash} qui dorment n’avancent pas vers le but\u00a0: le guide propose 3\u00a0titres.',

  'die.title': 'Un seul dé pour deux choses',
  'die.why': 'Le même dé avance votre pion et fixe le cours de la case atteinte. Vous pouvez donc tout prévoir avant de lancer.',
  'die.square': 'Avec un\u00a06, vous visitez {security} à votre tour\u00a0: {change} au cours, {quote} deviennent {raw}.',
  'die.table': 'Ici se lit d’avance ce que chaque face du dé ferait.',
  'die.how': 'Lancez le dé.',
  'die.instead': 'C’est à vous de lancer\u00a0: le jeu attend votre dé.',

  'ceiling.title': 'Le plafond',
  'ceiling.why': '{security} arrive à {raw}, au-dessus {ceiling:de}. Le cours retombera à {nominal}, mais avant, chaque titre est payé.',
  'ceiling.panel': 'Vendu, un titre vous rapporte {raw}\u00a0; gardé, {gain}, et il reste à vous, à {nominal}.',
  'ceiling.account': 'En gardant vos {count}\u00a0titres\u00a0: {cash} de plus en liquidités, et {score} au score.',
  'ceiling.how': 'Gardez vos {count}\u00a0titres\u00a0: choisissez «\u00a0Tout garder\u00a0».',
  'ceiling.instead': 'Vendre est permis\u00a0: {raw} par titre. Mais un titre gardé rapporte {gain} et peut remonter.',

  'option.title': 'Une option sur les titres d’un autre',
  'option.why':
    'La caisse n’a plus {security:de}\u00a0: {owner} a les {count} derniers. Pour {fee} par titre, payés à lui, vous réservez le droit de les acheter.',
  'option.due': 'Le droit échoit quand un pion retombe ici\u00a0: vous paierez alors le cours d’avant le dé, même s’il vient de bondir.',
  'option.blocked': 'Jusque-là {owner} ne peut pas les vendre\u00a0; il garde leurs dividendes et les compte dans son score.',
  'option.how': 'Prenez une option sur les {count}\u00a0titres {owner:de}, puis le tour passe.',
  'option.instead': 'Sans option, {owner} reste libre de vendre. Le guide propose d’en prendre une sur ses {count}\u00a0titres.',

  'bond.title': 'Une rente plutôt qu’un pari',
  'bond.why': 'Le dé vous mène à la {security}, une obligation\u00a0: coefficient\u00a0IV, elle bouge peu. Elle a perdu {loss}, elle est bon marché.',
  'bond.dividend': 'Chaque titre verse {dividend} à chacun de vos passages au Départ. Un titre de coefficient\u00a0I ne verse que {least}.',
  'bond.cash': '{other} a beaucoup dépensé\u00a0: il ne lui reste que {cash}. Retenez-le.',
  'bond.how': 'Achetez 2\u00a0titres à {price}.',
  'bond.instead': 'C’est permis. Mais à {price} le titre, chacun rend {dividend} par tour de plateau\u00a0: le guide en propose deux.',

  'cycle.title': 'Le cycle tourne',
  'cycle.why': '{other} vient d’emprunter {loan} à la banque. Et votre pion est à trois cases d’Événement.',
  'cycle.event': 'Qui atteint cette case fait tourner le baromètre, puis retourne une carte qui vaut pour tous, ou pour lui seul.',
  'cycle.dial': 'Après {phase} vient {next}\u00a0: les cours n’y montent plus, ceux de coefficient\u00a0I perdent en moyenne.',
  'cycle.how': 'Lancez le dé.',
  'cycle.instead': 'C’est à vous de lancer\u00a0: le jeu attend votre dé.',

  'default.title': 'Une cessation de paiement',
  'default.why': 'La carte rappelle tous les emprunts\u00a0: {other} doit {due} et n’a que {cash}. Il doit vendre, au besoin à moitié prix.',
  'default.lot': 'Il met un titre aux enchères\u00a0: il vaut {value}, la mise à prix est la moitié, {opening}.',
  'default.account': 'Vous êtes seul à enchérir\u00a0: pour {opening}, votre score monte {value:de}.',
  'default.how': 'Offrez {opening}.',
  'default.instead': 'Vous pouvez passer ou offrir davantage. Mais personne d’autre n’enchérit\u00a0: {opening} suffisent pour un titre {value:de}.',

  'loan.title': 'Emprunter, en connaissance de cause',
  'loan.why': 'Vous voici à la banque\u00a0: elle prête {loan}, vous en devrez {repayment}, tôt ou tard.',
  'loan.account': 'L’argent entre dans vos liquidités, la dette se retire de votre score\u00a0: il passera {score:de} à {after}.',
  'loan.when': 'On rembourse en retombant sur cette banque, ou quand une carte l’exige. Vous venez de voir ce que cela coûte à qui n’a rien gardé.',
  'loan.how': 'Empruntez {loan}\u00a0: il vous reste assez pour le rendre.',
  'loan.instead': 'C’est prudent, et permis. Mais {loan} placés dans un titre qui monte rapportent plus que leurs {interest} d’intérêt.',

  'end.title': 'À vous de jouer',
  'end.why': 'Vous savez l’essentiel\u00a0: acheter quand le cycle monte, vendre ou garder au plafond, n’emprunter que ce qu’on peut rendre.',
  'end.account': 'Votre score est {score:de} sur {target}\u00a0; {cash} attendent d’être placés.',
  'end.rival': '{other} a {score}. La partie continue contre lui si vous voulez\u00a0: plus rien n’est écrit d’avance.',
} as const;
