import type { Words } from '#kernel/words.ts';

/** What each thing of the cloth says of itself. */
export const words = {
  balance: [
    'Vers la droite, la croissance\u00a0: ce que rapporte une production, et autant de points. Vers le haut, les employés, qu’il faut payer.',
    'To the right, growth: what a production earns, and as many points. Upwards, the employees, who must be paid.',
  ],
  growth: [
    'Dans cette colonne, une production rapporte {sum}, et la fin compte {points|# point|# points}.',
    'In this column a production earns {sum}, and the end counts {points|# point|# points}.',
  ],
  lastColumn: [
    'La première usine dans cette colonne déclenche la fin\u00a0: la mission s’achève, puis vient la dernière alerte.',
    'The first factory in this column brings about the end: the mission is played out, then comes the last alert.',
  ],
  wages: ['{count} employés\u00a0: {sum} de salaires à la fin de chaque mission.', '{count} employees: {sum} of wages at the end of each mission.'],
  'service.personnel': [
    'Il faut {needed} employés pour produire, et il y en a {employees}\u00a0; ce marqueur vaut {points|# point|# points} à la fin.',
    'Producing needs {needed} employees, and there are {employees}; this marker is worth {points|# point|# points} at the end.',
  ],
  'service.materials': [
    'Une production consomme {marker|# matière|# matières}, une Vente en met autant aux enchères\u00a0; {points|# point|# points} à la fin.',
    'A production uses {marker|# piece of material|# pieces of material}, a Sale auctions as many; {points|# point|# points} at the end.',
  ],
  'service.waste': [
    'Une production rejette {marker|# déchet|# déchets} au dépôt\u00a0; ce marqueur vaut {points|# point|# points} à la fin.',
    'A production leaves {marker|# barrel of waste|# barrels of waste} on the dump; this marker is worth {points|# point|# points} at the end.',
  ],
  services: [
    'Plus un marqueur va à droite, moins la production demande ou rejette, et plus il compte à la fin.',
    'The further right a marker stands, the less a production needs or leaves behind, and the more it counts at the end.',
  ],
  silo: [
    '{pieces|# matière première|# matières premières} en silo\u00a0; la prochaine production en prend {needed}. Elles ne comptent pas à la fin.',
    '{pieces|# piece of raw material|# pieces of raw material} in the silo; the next production takes {needed}. They count nothing at the end.',
  ],
  treasury: ['{sum} en caisse\u00a0; à la fin, deux millions font un point.', '{sum} in the treasury; at the end two millions make a point.'],
  treasurySecret: [
    'Chacun ne voit que sa propre trésorerie\u00a0; elle est montrée à la fin.',
    'Everybody sees his own treasury only; it is shown at the end.',
  ],
  wagesDue: [
    'Les salaires de cette mission\u00a0: {sum}, un million par centaine d’employés.',
    'The wages of this mission: {sum}, one million per hundred employees.',
  ],
  credits: [
    '{credits|# crédit|# crédits}\u00a0: {points|# point|# points} de moins à la fin. Un crédit donne {each} sans intérêt, et ne se rend qu’avec un Expert.',
    '{credits|# credit|# credits}: {points|# point|# points} less at the end. A credit gives {each} without interest, and only an Expert repays it.',
  ],
  points: [
    'Croissance, services, moitié de la trésorerie, moins dix par crédit\u00a0: ce que vaudrait l’usine si tout finissait ici.',
    'Growth, departments, half of the treasury, less ten per credit: what the factory would be worth if all ended here.',
  ],
  dump: [
    'Dépôt à {now}, zone {zone}\u00a0; la prochaine production l’amène à {next}, zone {nextZone}. À l’alerte, le jaune et le rouge coûtent amende et croissance.',
    'Dump at {now}, {zone} zone; the next production brings it to {next}, {nextZone} zone. At an alert, yellow and red cost a fine and growth.',
  ],
  dumpFull: [
    'Dépôt à {now}, zone {zone}\u00a0: il n’y a plus de place pour les déchets d’une production.',
    'Dump at {now}, {zone} zone: there is no more room for the waste of a production.',
  ],
  common: [
    'Le dépôt de tous\u00a0: case {now}, zone {zone}. À l’alerte, cette zone vaut pour tout le monde.',
    'Everybody’s dump: field {now}, {zone} zone. At an alert this zone holds for all.',
  ],
  disaster: [
    'Un désastre commun\u00a0: s’il arrive, la partie finit et personne ne gagne.',
    'A common disaster: if it happens, the game ends and nobody wins.',
  ],
  reserve: [
    'La réserve commune, {pieces|# matière|# matières}\u00a0: une carte Vente en met une part aux enchères.',
    'The common reserve, {pieces|# piece|# pieces}: a Sale card auctions a part of it.',
  ],
  order: ['L’ordre du tour, à partir de qui tient l’Euro.', 'The order of turns, from whoever holds the Euro on.'],
  first: [
    '{name} tient l’Euro et joue en premier\u00a0; l’Euro passe à gauche après chaque mission.',
    '{name} holds the Euro and plays first; it goes to the left after each mission.',
  ],
  lot: ['{cards}.', '{cards}.'],
  emptyLot: [
    'Les lots se forment au début de chaque mission\u00a0: trois cartes de trois sortes.',
    'Sets are laid out at the start of each mission: three cards of three kinds.',
  ],
  pile: [
    '{count|# carte|# cartes} au talon\u00a0; quand il est vide, la défausse est mélangée.',
    '{count|# card|# cards} in the pile; when it is empty, the discards are shuffled.',
  ],
  discard: [
    '{count|# carte jouée ou laissée|# cartes jouées ou laissées}, que tous peuvent regarder.',
    '{count|# card played or left|# cards played or left}, which everybody may look at.',
  ],
  risk: [
    '{percent}\u00a0% de chances que l’Alerte sorte à la mission {mission}\u00a0: les dépôts jaunes et rouges paieraient.',
    'A chance of {percent}% that the Alert comes up in mission {mission}: yellow and red dumps would pay.',
  ],
  noRisk: [
    'Aucun lot ne sera plus formé\u00a0: seule la dernière alerte peut encore venir.',
    'No set will be laid out any more: only the last alert may still come.',
  ],
  /* once each, in the first games against bots */
  'tip.lot': [
    'Gagne qui a le plus de points à la fin\u00a0: croissance, services et moitié de la caisse. Un lot vaut ce que ses trois cartes y feront\u00a0: comparez-les.',
    'Whoever has most points at the end wins: growth, departments and half the cash. A set is worth what its three cards do for that: compare them.',
  ],
  'tip.waste': [
    'Votre dépôt approche du jaune\u00a0: une Élimination coûte moins qu’une alerte.',
    'Your dump comes near the yellow zone: an Elimination costs less than an alert.',
  ],
  'tip.bid': [
    'Offrez jusqu’à ce que vaut pour vous la prochaine production\u00a0; le vendeur garde votre argent.',
    'Bid up to what the next production is worth to you; the seller keeps your money.',
  ],
  'tip.keep': [
    'La dernière carte peut se garder pour la mission suivante\u00a0: une Corruption gardée protège de l’alerte.',
    'The last card may be kept for the next mission: a Corruption kept protects against the alert.',
  ],
} as const satisfies Words;
