import type { Words } from '#kernel/words.ts';

/** What each thing of the board says of itself. */
export const words = {
  power: [
    '{power}, {player}\u00a0: {centres|# centre|# centres}\u00a0; il en faut {needed} pour gagner.',
    '{power}, {player}: {centres|# centre|# centres}; {needed} are needed to win.',
  ],
  province: ['{name} ({owner})\u00a0: {gives}.', '{name} ({owner}): {gives}.'],
  'province.free': ['libre', 'free'],
  'province.sea': [
    '{name}, une mer\u00a0: seules les flottes s’y tiennent\u00a0; elle n’est à personne et ne donne rien.',
    '{name}, a sea: only fleets stand there; it belongs to nobody and yields nothing.',
  ],
  'province.frozen': [
    '{name} est gelée cet automne\u00a0: on n’y entre pas, on n’en sort pas, et on n’y attaque pas.',
    '{name} is frozen this autumn: nobody enters, leaves or attacks there.',
  ],
  'province.radioactive': [
    '{name} est radioactive\u00a0: personne n’y entre et elle ne donne rien\u00a0; elle rouvre {at}.',
    '{name} is radioactive: nobody enters and it yields nothing; it reopens {at}.',
  ],
  'gives.centre': ['un centre (une unité permise)', 'a centre (one unit allowed)'],
  'gives.food': ['1 TB à chaque récolte', '1 TB at each harvest'],
  'gives.MP': ['1 MP à chaque récolte', '1 MP at each harvest'],
  'gives.gold': ['{gold} kg d’or à chaque récolte', '{gold} kg of gold at each harvest'],
  'gives.factory': ['une usine à BT', 'a factory for BT'],
  centres: [
    '{centres|# centre|# centres}\u00a0: autant d’unités permises, et {needed} font gagner.',
    '{centres|# centre|# centres}: as many units are allowed, and {needed} win.',
  ],
  provinces: [
    '{provinces|# province|# provinces}\u00a0: chacune donne à la récolte des vivres, des matières ou de l’or.',
    '{provinces|# province|# provinces}: each gives food, material or gold at the harvest.',
  ],
  units: [
    '{units|# unité|# unités} d’une force totale de {force}\u00a0; chacune mange un TB par an.',
    '{units|# unit|# units} of a total force of {force}; each eats one TB a year.',
  ],
  force: [
    'La force totale\u00a0: 1 par unité, et 1 de plus par bon technique placé sur elle.',
    'The total force: 1 for each unit, and 1 more for each technical bond placed on it.',
  ],
  'good.TB': ['TB, les vivres\u00a0: un par unité et par an, sinon elle disparaît.', 'TB, food: one for each unit and year, or it disappears.'],
  'good.MP': ['MP, les matières\u00a0: deux mettent une usine en service.', 'MP, material: two start a factory.'],
  'good.BT': [
    'BT, les bons techniques\u00a0: placé sur une unité, chacun ajoute 1 à sa force, pour toujours.',
    'BT, technical bonds: placed on a unit, each adds 1 to its force, for ever.',
  ],
  stocks: ['Vivres, matières et bons techniques\u00a0: tout le monde voit ces stocks.', 'Food, material and technical bonds: everybody sees these stocks.'],
  gold: [
    '{gold} kg d’or\u00a0: lui seul et l’arbitre le savent. Il paie marchés, usines et dons.',
    '{gold} kg of gold: only its owner and the referee know. It pays for deals, factories and gifts.',
  ],
  goldSecret: ['L’or de chacun est secret jusqu’à la fin.', 'Everybody’s gold is secret until the end.'],
  arms: [
    'Vos missiles et anti-missiles\u00a0: un ICBM dévaste une province, un ABM sur place en arrête un.',
    'Your missiles and anti-missiles: an ICBM lays a province waste, an ABM on the spot stops one.',
  ],
  season: [
    'Un tour est un printemps ou un automne\u00a0; tous écrivent en secret, puis tout se résout à la fois, étape par étape.',
    'A turn is a spring or an autumn; all write in secret, then everything is resolved at once, step by step.',
  ],
  'step.un': ['L’ONU vote les demandes d’ABM et d’aide.', 'The UN votes on requests for ABMs and aid.'],
  'step.trade': [
    'Une vente n’a lieu que si les deux feuilles disent exactement la même chose.',
    'A sale takes place only if both sheets say exactly the same.',
  ],
  'step.missiles': ['En automne, seuls les missiles s’achètent et se vendent.', 'In autumn only missiles are bought and sold.'],
  'step.fire': ['Tous les tirs partent à la fois\u00a0; un ABM arrête un ICBM.', 'All missiles leave at once; an ABM stops one ICBM.'],
  'step.move': ['La plus grande force entre\u00a0; à forces égales, personne ne bouge.', 'The greater force enters; with equal forces nobody moves.'],
  'step.retreat': [
    'Une unité délogée se retire dans une province libre voisine, ou disparaît.',
    'A dislodged unit withdraws to a free neighbouring province, or disappears.',
  ],
  'step.conquest': ['En automne, une province appartient à qui s’y tient.', 'In autumn a province belongs to whoever stands in it.'],
  'step.harvest': ['Chaque province donne sa récolte à son propriétaire.', 'Each province gives its harvest to its owner.'],
  'step.adjust': [
    'Moins d’unités que de centres\u00a0: on construit\u00a0; plus\u00a0: on retire.',
    'Fewer units than centres: one builds; more: one removes.',
  ],
  'step.feed': ['Un TB par unité\u00a0; celles qu’on ne nourrit pas disparaissent.', 'One TB for each unit; those that are not fed disappear.'],
  'step.bonds': ['Un bon technique placé sur une unité y reste.', 'A technical bond placed on a unit stays there.'],
  'step.factories': ['Deux MP mettent une usine en service\u00a0: un an plus tard elle livre un BT.', 'Two MP start a factory: a year later it delivers a BT.'],
  'step.gifts': ['On donne de l’or à qui l’on veut, des marchandises à l’ONU seule.', 'Gold may be given to anybody, goods to the UN alone.'],
  'step.prices': ['Les cours se font une fois par an, d’après les marchés conclus.', 'Prices are made once a year, from the deals concluded.'],
  'sign.centre': ['Un centre permet une unité et compte pour la victoire.', 'A centre allows a unit and counts for victory.'],
  'sign.food': ['Cette province donne des vivres (TB) à la récolte.', 'This province gives food (TB) at the harvest.'],
  'sign.MP': ['Cette province donne une matière première (MP) à la récolte.', 'This province gives raw material (MP) at the harvest.'],
  'sign.factory': [
    'Une usine à l’arrêt, en marche ou en chantier\u00a0: en marche, elle livre un BT après un an.',
    'A factory idle, at work or being built: at work, it delivers a BT after a year.',
  ],
  'sign.gold': ['Cette province donne de l’or à la récolte.', 'This province gives gold at the harvest.'],
  'sign.missiles': ['Vos missiles et anti-missiles, que vous seul voyez.', 'Your missiles and anti-missiles, which you alone see.'],
  'sign.radioactive': [
    'Radioactive\u00a0: personne n’y entre, et elle ne donne rien jusque-là.',
    'Radioactive: nobody enters, and it gives nothing until then.',
  ],
  'sign.ice': ['Ces mers gèlent en automne\u00a0: on n’y entre pas et on n’en sort pas.', 'These seas freeze in autumn: nobody enters or leaves them.'],
  'sign.canal': [
    'Une flotte entre dans une province à canal et en ressort de l’autre côté.',
    'A fleet enters a province with a canal and leaves it on the other side.',
  ],
  'sign.force': ['Le chiffre d’une unité est sa force\u00a0: 1, plus ses bons techniques.', 'The figure on a unit is its force: 1, plus its technical bonds.'],
  'sign.barred': ['Ces deux provinces se touchent, mais on ne passe pas.', 'These two provinces touch, but nobody passes.'],
  price: [
    'Le cours indicatif {good:de}, {price} kg d’or\u00a0: la bourse n’achète ni ne vend, les joueurs conviennent de leurs prix.',
    'The indicative price of {good}, {price} kg of gold: the exchange neither buys nor sells, players agree on their prices.',
  ],
  un: [
    'L’ONU vend ses ABM et donne ce qu’elle possède, si les puissances le votent.',
    'The UN sells its ABMs and gives what it owns, if the powers vote for it.',
  ],
  /* once each, in the first games against bots */
  'tip.goal': [
    'Le but\u00a0: {needed} centres. Chaque saison, tous écrivent leurs ordres en secret\u00a0; d’ici là on parle, on promet, on vend.',
    'The goal: {needed} centres. Each season everybody writes orders in secret; until then one talks, promises and sells.',
  ],
  'tip.orders': [
    'À forces égales, personne ne bouge\u00a0: un soutien, le vôtre ou celui d’un autre, fait la différence.',
    'With equal forces nobody moves: a support, yours or somebody else’s, makes the difference.',
  ],
  'tip.trade': [
    'Une vente n’a lieu que si l’acheteur écrit exactement la même chose\u00a0: convenez-en d’abord.',
    'A sale takes place only if the buyer writes exactly the same: agree on it first.',
  ],
  'tip.retreat': ['Une unité délogée sans ordre de retraite disparaît.', 'A dislodged unit without an order to retreat disappears.'],
  'tip.winter': ['Chaque unité mange un TB\u00a0: comptez vos vivres avant de construire.', 'Each unit eats one TB: count your food before you build.'],
} as const satisfies Words;
