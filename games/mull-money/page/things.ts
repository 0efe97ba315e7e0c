import { CREDIT, POINTS_PER_CREDIT } from '#games/mull-money/data.ts';
import { player } from '#games/mull-money/rules/facts.ts';
import { lawSentence } from '#games/mull-money/rules/laws.ts';
import { wasteBoard, zoneAt } from '#games/mull-money/rules/waste.ts';
import { markerPoints } from '#games/mull-money/scoring.ts';
import { CARDS, type Player, SERVICES, type Service, type View } from '#games/mull-money/types.ts';
import { type Seat, seatOf } from '#kernel/game.ts';
import { type Explain, explainer, type Thing, thingsOf, type TipNow, tipper } from '#web/kit/parts/explain.ts';
import type { GameProps } from '#web/kit/interface/game-page.ts';
import { cardWords } from './card-words.ts';
import { alertChance, wagesDue, wasteOutlook } from './count.ts';
import { type Speech, speechOf } from './scene.tsx';
import { setsOf } from './sets.ts';

type Scene = Speech & { readonly you: Seat | null };

const thing = thingsOf<Scene>();

/** Of things that belong to a company, the seat comes last. */
const seatIn = (of: string): Seat => Number(of.split(' ').at(-1));
const companyIn = ({ view }: Scene, of: string): Player => player(view, seatIn(of));

const markerIn = (scene: Scene, of: string, service: Service) => {
  const marker = companyIn(scene, of)[service];
  return { marker, points: markerPoints(marker) };
};

const services: Readonly<Record<Service, Thing<Scene>>> = {
  personnel: thing(
    [
      'Il faut {needed} employés pour produire, et il y en a {employees}\u00a0; ce marqueur vaut {points|# point|# points} à la fin.',
      'Producing needs {needed} employees, and there are {employees}; this marker is worth {points|# point|# points} at the end.',
    ],
    ['MM-2.3.3', 'MM-2.3.1'],
    (scene, of) => {
      const { marker, points } = markerIn(scene, of, 'personnel');
      return { needed: 100 * marker, employees: 100 * companyIn(scene, of).employees, points };
    },
  ),
  materials: thing(
    [
      'Une production consomme {marker|# matière|# matières}, une Vente en met autant aux enchères\u00a0; {points|# point|# points} à la fin.',
      'A production uses {marker|# piece of material|# pieces of material}, a Sale auctions as many; {points|# point|# points} at the end.',
    ],
    ['MM-2.3.3', 'MM-2.3.1'],
    (scene, of) => markerIn(scene, of, 'materials'),
  ),
  waste: thing(
    [
      'Une production rejette {marker|# déchet|# déchets} au dépôt\u00a0; ce marqueur vaut {points|# point|# points} à la fin.',
      'A production leaves {marker|# barrel of waste|# barrels of waste} on the dump; this marker is worth {points|# point|# points} at the end.',
    ],
    ['MM-2.3.3', 'MM-2.3.1'],
    (scene, of) => markerIn(scene, of, 'waste'),
  ),
};

const column = thing(
  [
    'Dans cette colonne, une production rapporte {sum}, et la fin compte {points|# point|# points}.',
    'In this column a production earns {sum}, and the end counts {points|# point|# points}.',
  ],
  ['MM-4.7.2', 'MM-5.5'],
  (_, of) => ({ sum: { money: Number(of) }, points: Number(of) }),
);

const lastColumn = thing(
  [
    'La première usine dans cette colonne déclenche la fin\u00a0: la mission s’achève, puis vient la dernière alerte.',
    'The first factory in this column brings about the end: the mission is played out, then comes the last alert.',
  ],
  ['MM-5.1', 'MM-5.2'],
);

const treasury = thing(
  ['{sum} en caisse\u00a0; à la fin, deux millions font un point.', '{sum} in the treasury; at the end two millions make a point.'],
  ['MM-5.5'],
  ({ view }, of) => {
    const cash = view.cash[seatIn(of)] ?? null;
    return cash === null ? null : { sum: { money: cash } };
  },
);

const secretTreasury = thing(
  ['Chacun ne voit que sa propre trésorerie\u00a0; elle est montrée à la fin.', 'Everybody sees his own treasury only; it is shown at the end.'],
  ['MM-7.1'],
);

const dump = thing(
  [
    'Dépôt à {now}, zone {zone}\u00a0; la prochaine production l’amène à {next}, zone {nextZone}. À l’alerte, le jaune et le rouge coûtent amende et croissance.',
    'Dump at {now}, {zone} zone; the next production brings it to {next}, {nextZone} zone. At an alert, yellow and red cost a fine and growth.',
  ],
  ['MM-2.4.1', 'MM-4.4.2'],
  ({ view }, of) => {
    const { now, zone, next, nextZone, hasRoom } = wasteOutlook(view, seatIn(of));
    return hasRoom ? { now, zone: { term: zone }, next, nextZone: { term: nextZone } } : null;
  },
);

const fullDump = thing(
  [
    'Dépôt à {now}, zone {zone}\u00a0: il n’y a plus de place pour les déchets d’une production.',
    'Dump at {now}, {zone} zone: there is no more room for the waste of a production.',
  ],
  ['MM-4.7.2', 'MM-4.4.2'],
  ({ view }, of) => {
    const { now, zone } = wasteOutlook(view, seatIn(of));
    return { now, zone: { term: zone } };
  },
);

const emptyLot = thing(
  [
    'Les lots se forment au début de chaque mission\u00a0: trois cartes de trois sortes.',
    'Sets are laid out at the start of each mission: three cards of three kinds.',
  ],
  ['MM-4.3.1'],
);

const lot: Thing<Scene> = (scene, of) => {
  const { view, you, card, words } = scene;
  const set = setsOf(view).find((each) => each.lot === Number(of));
  if (set === undefined || set.cards.length === 0) return emptyLot(scene, of);
  const told = set.cards.map((each) => {
    const { text, clauses } = cardWords(scene, set.owner ?? you ?? 0, each.card);
    return { words: `${card(each.card)}${words('colon')}${text.replace(/\.$/, '')}`, clauses };
  });
  return { words: `${told.map((each) => each.words).join('. ')}.`, clauses: [...new Set(told.flatMap(({ clauses }) => clauses))] };
};

const risk = thing(
  [
    '{percent}\u00a0% de chances que l’Alerte sorte à la mission {mission}\u00a0: les dépôts jaunes et rouges paieraient.',
    'A chance of {percent}% that the Alert comes up in mission {mission}: yellow and red dumps would pay.',
  ],
  ['MM-4.4.1', 'MM-4.4.2'],
  ({ view }) => {
    const risked = alertChance(view);
    return risked === null ? null : { percent: Math.round(100 * risked.chance), mission: risked.mission };
  },
);

const noRisk = thing(
  ['Aucun lot ne sera plus formé\u00a0: seule la dernière alerte peut encore venir.', 'No set will be laid out any more: only the last alert may still come.'],
  ['MM-5.3'],
);

/** MM-13: what lies on the cloth and stands in the accounts, in one sentence each. */
export const things: Readonly<Record<string, Thing<Scene>>> = {
  balance: thing(
    [
      'Vers la droite, la croissance\u00a0: ce que rapporte une production, et autant de points. Vers le haut, les employés, qu’il faut payer.',
      'To the right, growth: what a production earns, and as many points. Upwards, the employees, who must be paid.',
    ],
    ['MM-2.2.1', 'MM-2.2.2'],
  ),
  growth: (scene, of) => (Number(of) === scene.view.options.endColumn ? lastColumn : column)(scene, of),
  wages: thing(
    ['{count} employés\u00a0: {sum} de salaires à la fin de chaque mission.', '{count} employees: {sum} of wages at the end of each mission.'],
    ['MM-4.9.1'],
    (_, of) => ({ count: 100 * Number(of), sum: { money: Number(of) } }),
  ),
  service: (scene, of) => {
    const which = SERVICES.find((each) => of.startsWith(each));
    return which === undefined ? null : services[which](scene, of);
  },
  services: thing(
    [
      'Plus un marqueur va à droite, moins la production demande ou rejette, et plus il compte à la fin.',
      'The further right a marker stands, the less a production needs or leaves behind, and the more it counts at the end.',
    ],
    ['MM-2.3.3', 'MM-2.3.4'],
  ),
  silo: thing(
    [
      '{pieces|# matière première|# matières premières} en silo\u00a0; la prochaine production en prend {needed}. Elles ne comptent pas à la fin.',
      '{pieces|# piece of raw material|# pieces of raw material} in the silo; the next production takes {needed}. They count nothing at the end.',
    ],
    ['MM-2.5.1', 'MM-4.7.2'],
    (scene, of) => {
      const { silo: pieces, materials: needed } = companyIn(scene, of);
      return { pieces, needed };
    },
  ),
  treasury: (scene, of) => treasury(scene, of) ?? secretTreasury(scene, of),
  wagesDue: thing(
    ['Les salaires de cette mission\u00a0: {sum}, un million par centaine d’employés.', 'The wages of this mission: {sum}, one million per hundred employees.'],
    ['MM-4.9.1'],
    ({ view }, of) => ({ sum: { money: wagesDue(view, seatIn(of)) } }),
  ),
  credits: thing(
    [
      '{credits|# crédit|# crédits}\u00a0: {points|# point|# points} de moins à la fin. Un crédit donne {each} sans intérêt, et ne se rend qu’avec un Expert.',
      '{credits|# credit|# credits}: {points|# point|# points} less at the end. A credit gives {each} without interest, and only an Expert repays it.',
    ],
    ['MM-4.1.2', 'MM-5.5'],
    (scene, of) => {
      const { credits } = companyIn(scene, of);
      return { credits, points: POINTS_PER_CREDIT * credits, each: { money: CREDIT } };
    },
  ),
  points: thing(
    [
      'Croissance, services, moitié de la trésorerie, moins dix par crédit\u00a0: ce que vaudrait l’usine si tout finissait ici.',
      'Growth, departments, half of the treasury, less ten per credit: what the factory would be worth if all ended here.',
    ],
    ['MM-5.5'],
  ),
  dump: (scene, of) => dump(scene, of) ?? fullDump(scene, of),
  common: thing(
    [
      'Le dépôt de tous\u00a0: case {now}, zone {zone}. À l’alerte, cette zone vaut pour tout le monde.',
      'Everybody’s dump: field {now}, {zone} zone. At an alert this zone holds for all.',
    ],
    ['MM-6.2.2', 'MM-6.2.3'],
    ({ view }) => ({ now: view.table.commonWaste, zone: { term: zoneAt(wasteBoard(view), view.table.commonWaste) } }),
  ),
  disaster: thing(
    ['Un désastre commun\u00a0: s’il arrive, la partie finit et personne ne gagne.', 'A common disaster: if it happens, the game ends and nobody wins.'],
    ['MM-6.7.1', 'MM-6.7.2'],
  ),
  reserve: thing(
    [
      'La réserve commune, {pieces|# matière|# matières}\u00a0: une carte Vente en met une part aux enchères.',
      'The common reserve, {pieces|# piece|# pieces}: a Sale card auctions a part of it.',
    ],
    ['MM-2.5.1', 'MM-4.7.1'],
    ({ view }) => ({ pieces: view.table.reserve }),
  ),
  order: thing(['L’ordre du tour, à partir de qui tient l’Euro.', 'The order of turns, from whoever holds the Euro on.'], ['MM-4.6.1']),
  first: thing(
    [
      '{name} tient l’Euro et joue en premier\u00a0; l’Euro passe à gauche après chaque mission.',
      '{name} holds the Euro and plays first; it goes to the left after each mission.',
    ],
    ['MM-4.10.2'],
    ({ view }) => ({ name: { seat: view.table.first } }),
  ),
  /** MM-13.3: what a card would do for somebody now, with the figures of this position. */
  card: (scene, of) => {
    const which = CARDS.find((each) => of.startsWith(each));
    if (which === undefined) return null;
    const { text, clauses } = cardWords(scene, seatIn(of), which);
    return { title: scene.card(which), words: text, clauses };
  },
  lot,
  pile: thing(
    [
      '{count|# carte|# cartes} au talon\u00a0; quand il est vide, la défausse est mélangée.',
      '{count|# card|# cards} in the pile; when it is empty, the discards are shuffled.',
    ],
    ['MM-4.0.2'],
    ({ view }) => ({ count: view.table.pileSize }),
  ),
  discard: thing(
    [
      '{count|# carte jouée ou laissée|# cartes jouées ou laissées}, que tous peuvent regarder.',
      '{count|# card played or left|# cards played or left}, which everybody may look at.',
    ],
    ['MM-4.6.8'],
    ({ view }) => ({ count: view.table.discard.length }),
  ),
  risk: (scene, of) => risk(scene, of) ?? noRisk(scene, of),
  law: ({ view, sentence }, of) => {
    const found = view.table.laws.find(({ id }) => id === of);
    return found === undefined ? null : { words: sentence(lawSentence(found.law)), clauses: lawSentence(found.law).clauses };
  },
};

const sceneOf = ({ view, you, voice }: GameProps<View>): Scene => ({ ...speechOf({ view, voice }), you: seatOf(you) });

export const explain: Explain<GameProps<View>> = explainer(sceneOf, things);

/** When each tip matters in the first games against bots, the rarer ones first. */
export const tip: TipNow<GameProps<View>> = tipper(sceneOf, [
  {
    id: 'bid',
    when: ({ view }) => view.table.point.kind === 'bid',
    told: thing(
      [
        'Offrez jusqu’à ce que vaut pour vous la prochaine production\u00a0; le vendeur garde votre argent.',
        'Bid up to what the next production is worth to you; the seller keeps your money.',
      ],
      ['MM-4.8.4'],
    ),
  },
  {
    id: 'waste',
    when: ({ view, you }) => you !== null && wasteOutlook(view, you).zone === 'green' && wasteOutlook(view, you).nextZone !== 'green',
    told: thing(
      [
        'Votre dépôt approche du jaune\u00a0: une Élimination coûte moins qu’une alerte.',
        'Your dump comes near the yellow zone: an Elimination costs less than an alert.',
      ],
      ['MM-4.4.2', 'MM-4.7.6'],
    ),
  },
  {
    id: 'keep',
    when: ({ view, you }) => you !== null && view.table.point.kind === 'play' && player(view, you).cards.length === 1,
    told: thing(
      [
        'La dernière carte peut se garder pour la mission suivante\u00a0: une Corruption gardée protège de l’alerte.',
        'The last card may be kept for the next mission: a Corruption kept protects against the alert.',
      ],
      ['MM-4.6.4', 'MM-4.4.3'],
    ),
  },
  {
    id: 'lot',
    when: ({ view }) => view.table.point.kind === 'chooseLot',
    told: thing(
      [
        'Gagne qui a le plus de points à la fin\u00a0: croissance, services et moitié de la caisse. Un lot vaut ce que ses trois cartes y feront\u00a0: comparez-les.',
        'Whoever has most points at the end wins: growth, departments and half the cash. A set is worth what its three cards do for that: compare them.',
      ],
      ['MM-5.5', 'MM-4.5.1'],
    ),
  },
]);
