/** What the guide of a first game says. French comes first. */
export const fr = {
  'camps.title': 'Deux camps, deux règles',
  'camps.why':
    'Vous êtes libre-concurrent, {other} est monopoliste, pour toute la partie. Chacun a {cash}\u00a0; on gagne en ruinant l’autre camp, ou en étant le plus riche du sien.',
  'camps.own': 'Libre-concurrent\u00a0: vous bâtissez partout où vous avez une rue, et vos loyers restent modestes.',
  'camps.other': 'Monopoliste\u00a0: il lui faut deux rues d’une même ville pour bâtir, mais ses loyers doublent.',
  'camps.how': 'Lancez les dés.',
  'camps.instead': 'Rien d’autre ne presse\u00a0: le tour commence par les dés.',

  'buy.title': 'Une rue suffit',
  'buy.why': 'Personne n’a {street}\u00a0: elle coûte {price}. Qui s’y arrête vous paiera {rent}.',
  'buy.square': 'Berlin a trois rues. En prendre une, c’est déjà gêner le monopoliste, à qui il en faut deux.',
  'buy.cash': 'Il vous restera {left}. Refusée, la rue part aux enchères dès {mortgage}.',
  'buy.how': 'Achetez {street}.',
  'buy.instead': 'Renoncer est permis\u00a0: la rue part alors aux enchères, et {other} peut l’avoir pour {mortgage}.',

  'war.title': 'La guerre des prix',
  'war.why':
    'Une carte de votre camp vous y envoie\u00a0: vous êtes retenu, mais vous continuez d’encaisser vos loyers. Un monopoliste, lui, irait en prison et n’encaisserait rien.',
  'war.square': 'On en sort par un double, ou en payant {fee} avant de lancer\u00a0; au troisième tour, on paie de force.',
  'war.rival': '{other} a pris {street}, une autre rue de Berlin\u00a0: la vôtre lui ferait la paire.',

  'trade.title': 'Une offre trop belle',
  'trade.why': '{other} vous offre {sum} pour votre rue, qui a coûté {price}. Pourquoi tant\u00a0?',
  'trade.pair': 'Avec deux rues de Berlin, chaque loyer doublerait, {single:de} à {double}\u00a0: {both} à elles deux, et il pourrait bâtir.',
  'trade.how': 'Refusez.',
  'trade.instead': 'Accepter est permis, et {sum} sont bons à prendre. Mais vous lui donnez son monopole\u00a0: le guide refuse.',

  'build.title': 'Bâtir, même retenu',
  'build.why': '{other} s’est arrêté chez vous et a payé {rent}, pendant que vous étiez à la guerre des prix. Une maison vous rapportera davantage.',
  'build.square': 'Une maison coûte {step} et porte le loyer {rent:de} à {after}. Un libre-concurrent bâtit avec une seule rue.',
  'build.how': 'Bâtissez une maison à {street}.',
  'build.instead': 'C’est permis. Mais on ne bâtit qu’avant de lancer, et chaque passage à {rent} est un passage sans maison.',

  'out.title': 'Sortir, ou attendre',
  'out.why': 'Retenu, vous n’achetez rien de nouveau\u00a0: il faut circuler. Payer {fee} vous libère tout de suite.',
  'out.square': 'Sans payer, il faudrait un double\u00a0: une chance sur six.',
  'out.how': 'Payez {fee} pour sortir.',
  'out.instead': 'Lancer sans payer est permis\u00a0: une chance sur six de sortir sans frais. Le guide paie.',

  'turn.title': 'Et dans l’autre camp\u00a0?',
  'turn.why': 'Votre rue rapporte {rent} avec une maison, et au plus {most} avec un hôtel. Voyons la même ville du côté du monopoliste.',
  'turn.square': 'La même maison, chez un monopoliste qui a deux rues, rapporterait {double}.',

  'pair.title': 'Monopoliste\u00a0: il faut la paire',
  'pair.why':
    'Autre table\u00a0: cette fois vous êtes monopoliste. Vous avez deux rues de Berlin, et leurs loyers ont déjà doublé\u00a0: {rent} au lieu {single:de}.',
  'pair.square': 'Avec la paire vous pouvez bâtir\u00a0: {step} la maison, et le loyer passe à {after}.',
  'pair.first': 'Votre première rue seule ne permettait rien\u00a0: il fallait la seconde.',
  'pair.how': 'Bâtissez à {street}.',
  'pair.instead': 'C’est permis. Mais la paire est faite\u00a0: chaque maison vous rapporte le double de ce qu’elle rapporte à un concurrent.',

  'end.title': 'À vous de jouer',
  'end.why':
    '{other} vient de s’arrêter à {street} et a payé {rent}. Le libre-concurrent joue sur le nombre et la durée, le monopoliste sur la paire et le coup fort.',
  'end.prison': 'Prenez garde à la prison\u00a0: un monopoliste n’y encaisse rien.',
} as const;
